/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries, actions and steps that no shipped card changes, but a fan's card may: a card of one duel
 * changes each of them, and the duel is played as a scenario. */
#include <glib/gstdio.h>

#include "archive/scenarios/fp-scenario.h"
#include "fixture/duel.h"
#include "library/fp-library.h"

/* Both players have set 3 on their dials. */
#define DIALS "<answer seat='orange' to='set-dials'>3</answer><answer seat='blue' to='set-dials'>3</answer>"
#define PLANS(orange, blue)                                                                                       \
  "<answer seat='orange' to='choose-plans/plan'>plan-10</answer>"                                                 \
  "<answer seat='orange' to='choose-plans/tactic'>" orange "</answer>"                                            \
  "<answer seat='blue' to='choose-plans/plan'>plan-10</answer><answer seat='blue' to='choose-plans/tactic'>" blue \
  "</answer>"
#define SHIELDS PLANS ("shield-3", "shield-3")
#define HANDS "plan-10 plan-4"
#define NEXT "<end asked='set-dials' seat='orange'/>"
/* The winner of a tie gets the planet, and so becomes the leader. */
#define BLUE_LEADS "<end asked='set-dials' seat='blue'/>"

static const struct
{
  const char *name;
  const char *rules; /* of the event card “try”'s duel */
  const char *orange, *blue; /* hands */
  const char *position;
  const char *play;
} cases[] = {
  { "tactic-count", "<modify what='tactic-count' of='leader' to='2'/>", HANDS, HANDS, "",
    DIALS "<answer seat='orange' to='choose-plans/plan'>plan-10</answer>"
          "<answer seat='orange' to='choose-plans/tactic'>shield-2 shield-3</answer>"
          "<answer seat='blue' to='choose-plans/plan'>plan-10</answer>"
          "<expect after='resolve-tactics' that='orange.ships-here = 3 and count(orange.spent) = 2'/>"
          "<answer seat='blue' to='choose-plans/tactic'>blast-4</answer>" BLUE_LEADS },
  { "seen-by", "<modify what='seen-by' of='leader.hand' include='straggler'/>", "plan-10 plan-42", "plan-10 big-boost",
    "",
    DIALS
    "<expect seen='plan-42' by='blue'/>" SHIELDS "<expect asked='play-reinforcements/card' seat='blue'/>"
    "<expect seen='plan-42' by='blue'/><answer seat='blue' to='play-reinforcements/card'>pass</answer>" BLUE_LEADS },
  { "seen-by-not-while-choosing",
    "<modify what='seen-by' of='plans' include='everyone'/>"
    "<trigger when='lay-plan' who='everyone'><draw who='that.who' cards='1'/></trigger>",
    HANDS, HANDS, "",
    DIALS "<answer seat='orange' to='choose-plans/plan'>plan-10</answer><expect event='cards-looked-at' count='0'/>"
          "<answer seat='orange' to='choose-plans/tactic'>shield-3</answer><expect event='cards-looked-at' count='0'/>"
          "<answer seat='blue' to='choose-plans/plan'>plan-10</answer><answer seat='blue' to='choose-plans/tactic'>"
          "shield-3</answer><expect event='cards-looked-at' count='2'/>" BLUE_LEADS },
  { "plays-open", "<modify what='plays-open' of='straggler' to='yes'/>", HANDS, "plan-31 plan-4", "",
    DIALS "<expect asked='choose-plans/plan' seat='blue'/><answer seat='blue' to='choose-plans/plan'>plan-31</answer>"
          "<expect seen='plan-31' by='orange'/><expect that='blue.clout = 31'/>"
          "<answer seat='blue' to='choose-plans/tactic'>shield-3</answer><expect event='tactic-chosen' count='1'/>"
          "<answer seat='orange' to='choose-plans/plan'>plan-10</answer><answer seat='orange' to='choose-plans/tactic'>"
          "shield-3</answer>" BLUE_LEADS },
  { "plays-open-both", "<modify what='plays-open' of='everyone' to='yes'/>", "plan-42 plan-4", HANDS, "",
    DIALS "<answer seat='orange' to='choose-plans/plan'>plan-42</answer><expect seen='plan-42' by='blue'/>"
          "<end asked='choose-plans/tactic' seat='orange'/>" },
  { "first", "<modify what='first' to='straggler'/>", "plan-10 traitors", "plan-10 big-boost", "",
    "<answer seat='blue' to='set-dials'>3</answer><answer seat='orange' to='set-dials'>3</answer>"
    "<answer seat='blue' to='choose-plans/plan'>plan-10</answer><answer seat='blue' to='choose-plans/tactic'>shield-3"
    "</answer><answer seat='orange' to='choose-plans/plan'>plan-10</answer><answer seat='orange' "
    "to='choose-plans/tactic'>shield-3</answer><end asked='play-reinforcements/card' seat='blue'/>" },
  { "first-nobody", "<modify what='first' to='nobody'/>", HANDS, HANDS, "",
    "<answer seat='orange' to='set-dials'>3</answer><end asked='set-dials' seat='blue'/>" },
  { "nobodys-lines",
    "<trigger after='choose-plans'><discard cards='plans'/><trigger before='reveal-plans'><move "
    "cards='everyone.discards[printed = 10]' to='leader.hand'/></trigger></trigger>"
    "<trigger after='discard' who='everyone'><draw who='that.who' cards='1'/></trigger>",
    HANDS, HANDS, "",
    DIALS SHIELDS
    "<expect event='cards-discarded' count='2'/><expect that='count(orange.hand) = 4 and count(blue.hand) = "
    "2'/>" BLUE_LEADS },
  { "tactic-choices", "<modify what='tactic-choices' of='leader' exclude='leader.ready[value = 4]'/>", HANDS, HANDS, "",
    DIALS
    "<answer seat='orange' to='choose-plans/plan'>plan-10</answer><expect can='blast-3' cannot='blast-4 shield-2'/>"
    "<end asked='choose-plans/tactic' seat='orange'/>" },
  { "something-to-choose",
    "<modify what='tactic-choices' of='leader' exclude='leader.ready'/><modify what='plan-choices' of='leader' "
    "exclude='leader.hand'/>",
    HANDS, HANDS, "",
    DIALS "<expect can='plan-4 plan-10'/><answer seat='orange' to='choose-plans/plan'>plan-10</answer><expect "
          "can='blast-3 blast-4'/><end asked='choose-plans/tactic' seat='orange'/>" },
  { "plan-choices", "<modify what='plan-choices' of='leader' exclude='leader.hand[printed = 10]'/>",
    "plan-10 plan-4 plan-5", HANDS, "",
    DIALS "<expect cannot='plan-10' can='plan-4 plan-5'/><end asked='choose-plans/plan' seat='orange'/>" },
  { "ship-value", "<modify what='ship-value' of='leader' to='2'/>", HANDS, HANDS, "",
    DIALS "<expect after='determine-winner' that='orange.clout = 15 and blue.clout = 10'/>" SHIELDS NEXT },
  { "stays-ready-no", "<modify what='stays-ready' of='everyone.tactic' to='no'/>", HANDS, HANDS, "",
    DIALS "<expect after='resolve-tactics' that='count(orange.spent) = 1'/>" PLANS ("recover-1", "shield-3")
        BLUE_LEADS },
  { "stays-ready-yes", "<modify what='stays-ready' of='everyone.tactic' to='yes'/>", HANDS, HANDS, "",
    DIALS
    "<expect after='resolve-tactics' that='count(orange.ready) = 5 and count(blue.ready) = 5'/>" SHIELDS BLUE_LEADS },
  { "icon", "<modify what='icon' of='leader.tactic' to='shield'/>", HANDS, HANDS, "",
    DIALS "<expect after='resolve-tactics' that='orange.ships-here = 3 and blue.ships-here = 3'/>" PLANS (
        "blast-4", "blast-3") BLUE_LEADS },
  { "play-choices", "<modify what='play-choices' of='leader' exclude='leader.hand'/>", "plan-10 traitors",
    "plan-10 big-boost", "",
    DIALS SHIELDS "<expect event='passed' count='1'/><expect asked='play-reinforcements/card' seat='blue'/>"
                  "<answer seat='blue' to='play-reinforcements/card'>pass</answer>" BLUE_LEADS },
  { "tie-to-nobody", "<modify what='tie-goes-to' to='nobody'/><prize for='loser'><draw cards='1'/></prize>", HANDS,
    HANDS, "<planet id='p1' orange='1' blue='1'/>",
    DIALS "<expect after='resolve-prize' that='count(orange.hand) = 2 and count(blue.hand) = 2'/>" PLANS (
        "shield-3", "shield-3") "<expect event='all-lose' count='1'/><expect event='ships-retreated' count='8'/>"
                                "<expect event='planet-lost' count='2'/>" NEXT },
  { "winner-prize-for-nobody",
    "<trigger after='reveal-plans'><win who='nobody'/></trigger>"
    "<prize for='winner'><draw cards='1'/></prize>",
    HANDS, HANDS, "",
    DIALS SHIELDS "<expect event='prize-given' count='0'/><expect event='clout-counted' count='0'/>" NEXT },
  { "first-win-counts",
    "<trigger after='reveal-plans'><win who='leader'/></trigger><trigger after='reveal-plans'><win who='straggler'/>"
    "</trigger>",
    HANDS, HANDS, "",
    DIALS "<expect after='resolve-prize' that='winner = orange and loser = blue'/>" SHIELDS
          "<answer seat='orange' to='reveal-plans/first'>try:try</answer>" NEXT },
  { "go-back", "<trigger after='reveal-plans' if='here.symbol is blue'><go-to step='reveal-plans'/></trigger>", HANDS,
    HANDS, "", DIALS SHIELDS "<expect event='went-back' count='20'/>" BLUE_LEADS },
  { "no-cleanup", "<replace what='cleanup'/>", HANDS, HANDS, "",
    DIALS SHIELDS
    "<expect that='count(orange.discards) = 1 and count(blue.discards) = 1 and orange.ships-on-planets = 3'/>"
    "<expect that='count(orange.planets) = 1 and count(blue.planets) = 1'/>" NEXT },
  { "no-tactics", "<replace what='reveal-tactics'/>", HANDS, HANDS, "",
    DIALS PLANS ("blast-4", "blast-4") "<expect that='count(orange.ready) = 5 and orange.warp = 5'/>" BLUE_LEADS },
  { "no-blasts", "<replace what='carry-out-tactic' who='everyone'/>", HANDS, HANDS, "",
    DIALS PLANS (
        "blast-4",
        "blast-4") "<expect event='ships-destroyed' count='0'/><expect that='count(blue.spent) = 1'/>" BLUE_LEADS },
  { "token-paid-away", "<trigger after='choose-plans'><spend who='everyone' cards='all of ready'/></trigger>", HANDS,
    HANDS, "",
    DIALS PLANS ("blast-4",
                 "blast-4") "<expect event='tactic-revealed' count='0'/><expect that='orange.warp = 5'/>" BLUE_LEADS },
  { "gain-planet", "<trigger after='gain-planet' who='everyone'><draw who='that.who' cards='3'/></trigger>", HANDS,
    HANDS, "", DIALS SHIELDS "<expect that='count(orange.hand) = 1 and count(blue.hand) = 4'/>" BLUE_LEADS },
  { "become",
    "<trigger after='become' who='everyone'><draw who='that.who' cards='2'/></trigger>"
    "<prize for='winner'><become who='leader' role='straggler'/></prize>",
    HANDS, HANDS, "",
    DIALS SHIELDS "<expect that='leader = blue and count(orange.hand) = 3'/><end asked='set-dials' seat='blue'/>" },
  { "win-together", "<trigger after='reveal-plans'><win-game who='everyone'/></trigger>", HANDS, HANDS, "",
    DIALS SHIELDS "<end game='both'/>" },
  { "lose-together", "<trigger after='reveal-plans'><lose-game who='everyone'/></trigger>", HANDS, HANDS, "",
    DIALS SHIELDS "<end game='none'/>" },
  { "saved-from-no-ships", "<replace what='lose-game' who='everyone'/>", HANDS, HANDS,
    "<seat id='orange' role='leader' supply='0' warp='20'><hand>plan-10 plan-4</hand></seat>",
    DIALS "<expect event='no-ships' count='1'/><expect event='ships-sent' count='3'/>" SHIELDS BLUE_LEADS },
};

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static FpCatalog *
read_sets (const char *folder, const char *rules)
{
  g_autofree char *own = g_build_filename (folder, "try.xml", NULL);
  g_autofree char *text =
      g_strdup_printf ("<set xmlns='https://fifthplanet.github.io/ns/set/2' id='try' edition='duel' version='1'>"
                       "<event id='try' next='discovery' origin='original'><name>Try</name><text>Try 1.</text>"
                       "<program><duel at='named(p1).planet' advantage='5'>%s</duel></program></event></set>",
                       rules);

  write_file (folder, "try.xml", text);
  return duel_catalog_with (own);
}

static gboolean
find (const char *id G_GNUC_UNUSED, uint64_t options G_GNUC_UNUSED, const FpEdition **edition,
      const FpCatalog **catalog, gpointer data)
{
  *edition = duel_edition ();
  *catalog = data;
  return TRUE;
}

static char *
position (guint i)
{
  g_autofree char *orange = g_strdup_printf ("<seat id='orange' role='leader'><hand>%s</hand></seat>", cases[i].orange);
  gboolean own = g_str_has_prefix (cases[i].position, "<seat");

  return g_strdup_printf ("%s<seat id='blue'><hand>%s</hand></seat>%s<pile id='discovery'>vacant-shipyard</pile>",
                          own ? "" : orange, cases[i].blue, cases[i].position);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data), failed = 0;
  g_autofree char *folder = g_dir_make_tmp ("fifth-planet-XXXXXX", NULL);
  g_autofree char *scenario = g_build_filename (folder, "play.xml", NULL);
  g_autofree char *set = g_build_filename (folder, "try.xml", NULL);
  g_autofree char *where = position (i);
  g_autofree char *text =
      g_strdup_printf ("<scenario xmlns='" FP_SCENARIO_NAMESPACE
                       "' edition='duel' id='x' title='t' start='duel' planet='p1' card='try:try'>%s%s</scenario>",
                       where, cases[i].play);
  FpCatalog *catalog = read_sets (folder, cases[i].rules);
  const char *paths[] = { scenario, NULL };
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  write_file (folder, "play.xml", text);
  g_assert_true (fp_scenarios_run (paths, find, catalog, out, &failed, &error));
  g_test_message ("%s", out->str);
  g_assert_cmpuint (failed, ==, 0);
  fp_catalog_free (catalog);
  g_unlink (scenario);
  g_unlink (set);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/questions/%s", cases[i].name);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_case);
    }
  return g_test_run ();
}
