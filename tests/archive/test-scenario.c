/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios: some pass, some fail at a known line, some are refused without being played. */
#include <string.h>

#include "archive/scenarios/fp-scenario.h"
#include "fixture/duel.h"
#include "fixture/file.h"

#define XMLNS "xmlns='" FP_SCENARIO_NAMESPACE "' "
#define DUEL(inside)                                                                                         \
  "<scenario " XMLNS "edition='duel' id='x' title='t' start='duel' planet='p1' advantage='3'>\n"             \
  "<seat id='orange'><hand>plan-4 plan-5</hand></seat><seat id='blue'><hand>plan-6 traitors</hand></seat>\n" \
  "<pile id='discovery'>forsaken-planet</pile>\n" inside "</scenario>"
/* DIALS is line 4. Then orange must choose a plan. */
#define DIALS "<answer seat='orange' to='set-dials'>1</answer><answer seat='blue' to='set-dials'>2</answer>\n"
#define END_PLAN "<end asked='choose-plans/plan' seat='orange'/>\n"
/* PLANS is lines 5 and 6. Then blue must decide on a reinforcement; orange has none. */
#define PLANS                                                          \
  "<answer seat='orange' to='choose-plans/plan'>plan-4</answer>"       \
  "<answer seat='orange' to='choose-plans/tactic'>shield-2</answer>\n" \
  "<answer seat='blue' to='choose-plans/plan'>plan-6</answer>"         \
  "<answer seat='blue' to='choose-plans/tactic'>shield-2</answer>\n"
#define END_CARD "<end asked='play-reinforcements/card' seat='blue'/>\n"
#define END_DIALS "<end asked='set-dials' seat='blue'/>\n"

/* Plays the text as a file. Returns its TAP output with FILE in place of the file's name. */
static char *
run (const char *text, guint *failed)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  char *path = file_with (text);
  const char *paths[2] = { path, NULL };

  g_assert_true (fp_scenarios_run (paths, duel_find, NULL, out, failed, &error));
  g_assert_no_error (error);
  g_string_replace (out, path, "FILE", 0);
  file_remove (path);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

static void
test_passes (void)
{
  static const char *const good[] = {
    DUEL (DIALS END_PLAN),
    DUEL (DIALS "<expect that='orange.ships-here = 1 and blue.ships-here = 2' can='plan-4' cannot='plan-6'/>" END_PLAN),
    DUEL (DIALS "<expect asked='choose-plans/plan' seat='orange'/><expect asked='choose-plans/plan'/>" END_PLAN),
    DUEL (DIALS "<expect event='ships-sent' count='3'/><expect event='dial-revealed' count='2'/>" END_PLAN),
    DUEL (DIALS "<expect event='duel-began' count='0'/><expect seen='p1' by='blue'/>" END_PLAN),
    DUEL (DIALS "<expect seen='plan-4' by='orange' in='orange.hand'/><expect unseen='plan-4' by='blue'/>"
                "<expect known='plan-4' by='blue' in='orange.cards'/>"
                "<expect unknown='plan-4' by='blue' in='orange.held'/>" END_PLAN),
    /* A step that ends during the previous answer, and a step far ahead. */
    DUEL ("<expect after='reveal-dials' that='blue.ships-here = 2'/>" DIALS
          "<expect after='reveal-dials' that='orange.ships-here = 1'/>" END_PLAN),
    /* Orange's forced pass may be written or left out. Blue must decide. */
    DUEL (DIALS PLANS "<answer seat='orange' to='play-reinforcements/card'>pass</answer>" END_CARD),
    DUEL (DIALS PLANS "<expect that='blue.clout = 9'/><answer seat='blue' to='play-reinforcements/card'>pass</answer>"
                      "<expect after='determine-winner' that='winner = blue'/>" END_DIALS),
    DUEL ("<concede seat='orange'/><end game='blue'/>"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      guint failed;
      g_autofree char *out = run (good[i], &failed);

      g_assert_cmpstr (out, ==, "1..1\nok 1 - FILE#x t\n");
      g_assert_cmpuint (failed, ==, 0);
    }
}

/* Checks the report of a failure: its line, message and question. */
static void
assert_fails (const char *text, int line, const char *message, const char *question)
{
  guint failed;
  g_autofree char *out = run (text, &failed);
  g_autofree char *wanted = g_strdup_printf (
      "1..1\nnot ok 1 - FILE#x t\n  ---\n  file: 'FILE'\n  line: %d\n  message: '%s'\n%s%s%s", line, message,
      question != NULL ? "  question: '" : "", question != NULL ? question : "", question != NULL ? "'\n" : "");

  g_assert_cmpuint (failed, ==, 1);
  if (!g_str_has_prefix (out, wanted))
    g_assert_cmpstr (out, ==, wanted);
}

static void
test_fails (void)
{
  static const char plan[] = "orange is asked choose-plans/plan";
  static const char dial[] = "orange is asked set-dials";

  assert_fails (DUEL ("<answer seat='blue' to='set-dials'>1</answer>" END_PLAN), 4,
                "“blue” is not asked “set-dials” now: orange is asked set-dials", dial);
  assert_fails (DUEL ("<answer seat='orange' to='choose-plans/plan'>plan-4</answer>" END_PLAN), 4,
                "“orange” is not asked “choose-plans/plan” now: orange is asked set-dials", dial);
  assert_fails (DUEL ("<answer seat='orange' to='set-dials'>5</answer>" END_PLAN), 4, "“5” is no option", dial);
  assert_fails (DUEL ("<answer seat='orange' to='set-dials'>1 2</answer>" END_PLAN), 4,
                "“2” is one answer too many for that question", "blue is asked set-dials");
  assert_fails (DUEL (DIALS "<expect that='orange.ships-here = 2 and blue.ships-here = 2'/>" END_PLAN), 5,
                "it is not so that orange.ships-here = 2 and blue.ships-here = 2; orange.ships-here is 1", plan);
  assert_fails (DUEL (DIALS "<expect that='leader = blue'/>" END_PLAN), 5,
                "it is not so that leader = blue; leader is orange; blue is blue", plan);
  assert_fails (DUEL (DIALS "<expect can='plan-4 plan-6'/>" END_PLAN), 5, "“plan-6” is no option; expected that it is",
                plan);
  assert_fails (DUEL (DIALS "<expect cannot='plan-4'/>" END_PLAN), 5, "“plan-4” is an option; expected that it is none",
                plan);
  assert_fails (DUEL (DIALS "<expect asked='choose-plans/tactic'/>" END_PLAN), 5,
                "orange is asked choose-plans/plan; expected that choose-plans/tactic is asked", plan);
  assert_fails (DUEL (DIALS "<expect event='ships-sent' count='4'/>" END_PLAN), 5,
                "“ships-sent” counts 3 since the last answer, in 2 events; expected 4", plan);
  assert_fails (DUEL (DIALS "<expect event='plan-chosen'/>" END_PLAN), 5,
                "no event “plan-chosen” since the last answer; expected one", plan);
  assert_fails (DUEL (DIALS "<expect seen='plan-4' by='blue'/>" END_PLAN), 5,
                "“blue” sees no “plan-4”; expected that it does", plan);
  assert_fails (DUEL (DIALS "<expect seen='plan-4' by='orange' in='orange.deck'/>" END_PLAN), 5,
                "“orange” sees no “plan-4” in orange.deck; expected that it does", plan);
  assert_fails (DUEL (DIALS "<expect unseen='plan-4' by='orange' in='orange.hand'/>" END_PLAN), 5,
                "“orange” sees a “plan-4” in orange.hand; expected that it doesn''t", plan);
  assert_fails (DUEL (DIALS "<expect known='plan-4' by='blue' in='orange.held'/>" END_PLAN), 5,
                "“blue” knows of no “plan-4” in orange.held; expected that it does", plan);
  assert_fails (DUEL (DIALS "<expect unknown='plan-4' by='blue' in='orange.cards'/>" END_PLAN), 5,
                "“blue” knows of a “plan-4” in orange.cards; expected that it doesn''t", plan);
  assert_fails (DUEL ("<expect after='reveal-dials' that='blue.ships-here = 3'/>\n" DIALS END_PLAN), 4,
                "it is not so that blue.ships-here = 3; blue.ships-here is 2", "nothing is asked");
  assert_fails (DUEL (DIALS "<expect after='determine-winner' that='winner = blue'/>" END_PLAN), 5,
                "the step “determine-winner” never ended, so nothing was judged", plan);
  assert_fails (DUEL (DIALS END_DIALS), 5, "orange is asked choose-plans/plan; expected that blue set-dials is asked",
                plan);
  assert_fails (DUEL (DIALS "<end game='blue'/>"), 5, "the game is not over; expected that it is", plan);
  assert_fails (DUEL ("<concede seat='orange'/><end game='orange'/>"), 4, "the game''s winner: blue; expected orange",
                "the game is over");
  assert_fails (DUEL ("<concede seat='blue'/><end game='orange'/>"), 4,
                "“blue” cannot give up now: orange is asked set-dials", dial);
  assert_fails (DUEL ("<concede seat='orange'/><answer seat='blue' to='set-dials'>1</answer><end game='blue'/>"), 4,
                "“blue” is not asked “set-dials” now: the game is over", "the game is over");
  assert_fails (DUEL ("<planet id='p2' orange='20'/>" END_DIALS), 2,
                "“orange” has 20 ships on planets, “supply” -5, “warp” 5; expected 20 in all", NULL);
  assert_fails (DUEL ("<expect cannot='1'/>"), 1, "a scenario without <end> as its last element; expected one", NULL);
}

static void
test_files (void)
{
  guint failed;
  g_autofree char *both = run ("<scenarios " XMLNS "><scenario edition='duel' id='a' title='one' start='duel' "
                               "planet='p1'><end asked='set-dials' seat='orange'/></scenario><scenario edition='duel' "
                               "id='b' title='two' start='duel' planet='p1'><end game='none'/></scenario></scenarios>",
                               &failed);
  g_autofree char *broken = NULL;
  g_autofree char *other = NULL;

  g_assert_true (g_str_has_prefix (both, "1..2\nok 1 - FILE#a one\nnot ok 2 - FILE#b two\n"));
  g_assert_cmpuint (failed, ==, 1);
  broken = run ("<scenario", &failed);
  g_assert_true (g_str_has_prefix (broken, "1..1\nnot ok 1 - FILE\n  ---\n  file: 'FILE'\n  line: 1\n"));
  g_assert_cmpuint (failed, ==, 1);
  other = run ("<set/>", &failed);
  g_assert_nonnull (strstr (other, "namespace “”; expected"));
}

static void
test_unreadable (void)
{
  const char *paths[] = { "/nowhere/at/all.xml", NULL };
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint failed;

  g_assert_false (fp_scenarios_run (paths, duel_find, NULL, out, &failed, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpstr (out->str, ==, "");
}

#define PLAIN(inside) "<scenario " XMLNS "edition='duel' id='x' title='t'>\n" inside "</scenario>"
#define OVER "\n<end game='none'/>"

static void
test_refused (void)
{
  static const char *const bad[][2] = {
    { "<scenario edition='duel' id='x' title='t'><end game='none'/></scenario>",
      "f:1:1: namespace “”; expected “" FP_SCENARIO_NAMESPACE "”\n" },
    { "<scenario " XMLNS "edition='cosmic'/>", "f:1:1: <scenario> without the attribute “id”; it must have one\n"
                                               "f:1:1: <scenario> without the attribute “title”; it must have one\n"
                                               "f:1:72: unknown edition “cosmic”\n" },
    { "<scenarios " XMLNS "/>", "f:1:1: <scenarios> without a <scenario>; expected at least one\n" },
    { PLAIN (""), "f:1:1: a scenario without <end> as its last element; expected one\n" },
    { PLAIN (OVER "<expect that='leader = blue'/>"),
      "f:1:1: a scenario without <end> as its last element; expected one\n"
      "f:3:1: <end> before other elements; it must be the last\n" },
    { PLAIN ("<anwser seat='blue' to='set-dials'>1</anwser>" OVER),
      "f:2:1: unknown element in <scenario> “anwser”; did you mean “answer”?\n" },
    { PLAIN ("<answer seat='bleu' to='set-dails'/><answer to='choose-plans/plam'>x</answer>" OVER),
      "f:2:1: <answer> without an answer; expected the id of an option\n"
      "f:2:15: unknown seat “bleu”; did you mean “blue”?\n"
      "f:2:25: unknown step “set-dails”; did you mean “set-dials”?\n"
      "f:2:37: <answer> without the attribute “seat”; it must have one\n"
      "f:2:62: unknown question “plam”; did you mean “plan”?\n" },
    { PLAIN ("<expect/>" OVER),
      "f:2:1: <expect> that expects nothing; expected that, can, cannot, asked, event, seen, known or digest\n" },
    { PLAIN ("<expect event='ship-sent'/><expect count='2' that='leader = blue'/>" OVER),
      "f:2:16: unknown event “ship-sent”; did you mean “ships-sent”?\n"
      "f:2:36: “count” without “event”; the two belong together\n" },
    { PLAIN ("<expect after='set-dial' that='leader = blue'/>" OVER),
      "f:2:16: unknown step “set-dial”; did you mean “set-dials”?\n" },
    { PLAIN ("<expect seen='plan-99' by='blue'/>" OVER), "f:2:15: unknown card “plan-99”; did you mean “plan--2”?\n" },
    { PLAIN ("<expect seen='plan-4'/><expect by='blue' that='leader = blue'/>" OVER),
      "f:2:1: “seen” without “by”; the two belong together\n"
      "f:2:32: “by” without “seen”; the two belong together\n" },
    { PLAIN ("<expect seen='plan-4' unseen='plan-5' by='blue'/><expect known='plan-4' by='blue'/>" OVER),
      "f:2:1: “unseen” beside “seen”; expected an <expect> for each\n"
      "f:2:50: “known” without “in”; the two belong together\n" },
    { PLAIN ("<expect seen='plan-4' by='blue' in='orange.hnad'/>" OVER),
      "f:2:37: unknown place “orange.hnad”; expected one such as orange.hand, past or CARD.under\n" },
    { PLAIN ("<expect seen='plan-4' by='blue' in='orange.held'/>" OVER),
      "f:2:37: “orange.held” is several places; expected one of them, or none\n" },
    { PLAIN ("<expect known='plan-4' by='blue' in='orange.hand'/>" OVER),
      "f:2:38: “orange.hand” is no deck; expected one, or SEAT.held, or SEAT.cards\n" },
    { PLAIN ("<end asked='set-dials'/>"), "f:2:6: “asked” without “seat”; the two belong together\n" },
    { PLAIN ("<end/>"), "f:2:1: <end> must say either what is asked or how the game ended\n" },
    { PLAIN ("<end game='purple'/>"),
      "f:2:12: unknown ending “purple”; expected one of orange, blue, both, none, undecided\n" },
    { PLAIN ("<concede seat='blue'/><seat id='blue'/>" OVER),
      "f:2:23: <seat> behind the first step of the play; expected before it\n" },
    { "<scenario " XMLNS "edition='duel' id='x' title='t' start='duel' card='p1'>" OVER "</scenario>",
      "f:1:1: start=\"duel\" without “planet”; it must have one\nf:1:114: “p1” is a card of kind planet, which "
      "“card” can't be\n" },
    { "<scenario " XMLNS "edition='duel' id='x' title='t' advantage='4'>" OVER "</scenario>",
      "f:1:95: “advantage” without start=\"duel\"\n" },
    /* An impossible position in an otherwise sound scenario. */
    { PLAIN ("<seat id='blue' supply='16' warp='5'/>" OVER),
      "f:2:1: “blue” has 0 ships on planets, “supply” 16, “warp” 5; expected 20 in all\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (FpDocument) document = duel_parse (bad[i][0]);
      g_autoptr (FpProblems) problems = fp_problems_new ("f");
      g_autoptr (GString) messages = g_string_new (NULL);

      fp_scenario_check (fp_document_root (document), duel_find, NULL, problems);
      fp_problems_print (problems, messages);
      g_assert_cmpstr (messages->str, ==, bad[i][1]);
    }
}

/* A mistake in an expression has its own place. */
static void
test_expression (void)
{
  g_autoptr (FpDocument) document = duel_parse (PLAIN ("<expect that='leader = bleu'/>" OVER));
  g_autoptr (FpProblems) problems = fp_problems_new ("f");

  fp_scenario_check (fp_document_root (document), duel_find, NULL, problems);
  g_assert_cmpuint (fp_problems_count (problems), ==, 1);
  g_assert_cmpint (fp_problems_get (problems, 0)->at.line, ==, 2);
  g_assert_cmpint (fp_problems_get (problems, 0)->at.column, ==, 24);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archive/scenario/passes", test_passes);
  g_test_add_func ("/archive/scenario/fails", test_fails);
  g_test_add_func ("/archive/scenario/files", test_files);
  g_test_add_func ("/archive/scenario/unreadable", test_unreadable);
  g_test_add_func ("/archive/scenario/refused", test_refused);
  g_test_add_func ("/archive/scenario/expression", test_expression);
  status = g_test_run ();
  duel_forget ();
  return status;
}
