/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save files: written, read back, replayed, refused. */
#include <string.h>

#include "archive/saves/fp-save-file.h"
#include "fixture/duel.h"

/* Plays a random game of at most @n choices and returns its save. */
static FpSaveFile *
play (FpEngine *engine, guint64 seed, guint n)
{
  FpSaveFile *save = fp_save_file_new (engine->edition);
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) seed);
  FpDecision decision;
  char to[96], answer[96];

  save->seed = seed;
  fp_save_file_add_sets (save, engine->catalog);
  fp_save_file_add_seat (save, "orange", "Ada & <Eve>", "person", "duel:swarm");
  fp_save_file_add_seat (save, "blue", NULL, "random", NULL);
  save->undo = g_strdup ("free");
  fp_engine_start (engine, 2, seed, 0);
  for (guint i = 0; i < n && fp_engine_decision (engine, &decision); i++)
    {
      guint option = (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n);

      fp_decision_id (engine, &decision, to, sizeof to);
      fp_option_id (engine, &fp_engine_options (engine)->option[option], answer, sizeof answer);
      fp_save_file_add (save, engine->edition->seat_ids[decision.seat], to, answer);
      fp_engine_answer (engine, (guint) fp_engine_find_option (engine, answer));
      if (i % 20 == 19)
        fp_save_file_add_digest (save, fp_state_digest (engine));
    }
  return save;
}

static FpSaveFile *
read_back (const char *text)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  g_autoptr (GString) messages = g_string_new (NULL);
  FpSaveFileFault fault;
  FpSaveFile *save = fp_save_file_parse (duel_parse (text), &fault, problems);

  fp_problems_print (problems, messages);
  g_assert_cmpstr (messages->str, ==, "");
  g_assert_cmpint (fault, ==, FP_SAVE_FILE_SOUND);
  return save;
}

/* Returns TRUE if the first @to choices can be replayed from the beginning. */
static gboolean
replay (const FpSaveFile *save, FpEngine *engine, guint to, FpProblems *problems)
{
  guint before = fp_problems_count (problems);

  g_assert_true (fp_save_file_begin (save, engine, problems));
  fp_save_file_replay (save, engine, 0, to, problems);
  return fp_problems_count (problems) == before;
}

/* Nothing is written that could not be read again. */
static void
test_limits (void)
{
  g_autoptr (FpSaveFile) many = fp_save_file_new (duel_edition ()), large = fp_save_file_new (duel_edition ());
  g_autofree char *most = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < FP_SAVE_FILE_MAX; i++)
    fp_save_file_add (many, "orange", DUEL_SET_DIALS, "1");
  most = fp_save_file_write (many, NULL, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (strlen (most), <=, FP_SAVE_FILE_MAX_BYTES);
  g_autoptr (FpSaveFile) back = read_back (most);
  g_assert_cmpuint (back->choices->len, ==, FP_SAVE_FILE_MAX);
  fp_save_file_add (many, "orange", DUEL_SET_DIALS, "1");
  g_assert_null (fp_save_file_write (many, NULL, NULL, 0, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_clear_error (&error);
  for (guint i = 0; i < FP_SAVE_FILE_MAX_BYTES / 20; i++)
    fp_save_file_add_back (large, "orange");
  g_assert_null (fp_save_file_write (large, NULL, NULL, 0, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
}

static void
test_round_trip (void)
{
  FpEngine *engine = duel_engine (), *other = duel_engine ();

  for (guint seed = 1; seed < 20; seed++)
    {
      g_autoptr (FpSaveFile) save = play (engine, seed, 10000);
      g_autofree char *text = fp_save_file_write (save, NULL, NULL, 0, NULL);
      g_autoptr (FpSaveFile) back = read_back (text);
      g_autofree char *again = fp_save_file_write (back, NULL, NULL, 0, NULL);
      g_autoptr (FpProblems) problems = fp_problems_new ("f");

      g_assert_cmpstr (again, ==, text);
      g_assert_true (fp_save_file_same_programs (back, other->edition, other->catalog, NULL));
      g_assert_true (replay (back, other, G_MAXUINT, problems));
      g_assert_cmpuint (fp_state_digest (other), ==, fp_state_digest (engine));
      g_assert_true (fp_engine_over (other));
    }
  duel_engine_free (engine);
  duel_engine_free (other);
}

static void
test_part (void)
{
  FpEngine *engine = duel_engine (), *other = duel_engine ();
  g_autoptr (FpSaveFile) save = play (engine, 3, 10);
  g_autoptr (FpProblems) problems = fp_problems_new ("f");

  g_assert_true (replay (save, other, 4, problems));
  g_assert_cmpuint (other->state->head.answers, ==, 4);
  g_assert_true (replay (save, other, 0, problems));
  g_assert_cmpuint (other->state->head.answers, ==, 0);
  fp_save_file_add_digest (save, fp_state_digest (engine) + 1);
  g_assert_false (replay (save, other, G_MAXUINT, problems));
  g_assert_cmpstr (fp_problems_get (problems, 0)->message, ==,
                   "after 10 choices the game is another one than was saved");
  duel_engine_free (engine);
  duel_engine_free (other);
}

static void
test_concede (void)
{
  FpEngine *engine = duel_engine ();
  g_autoptr (FpSaveFile) save = fp_save_file_new (engine->edition);
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  char to[96];
  FpDecision decision;

  fp_engine_start (engine, 2, 1, 0);
  g_assert_true (fp_engine_decision (engine, &decision));
  fp_decision_id (engine, &decision, to, sizeof to);
  fp_save_file_add (save, engine->edition->seat_ids[decision.seat], to, "none-such");
  g_assert_false (replay (save, engine, G_MAXUINT, problems));
  g_array_set_size (save->choices, 0);
  fp_save_file_add (save, engine->edition->seat_ids[decision.seat], to, FP_SAVE_FILE_CONCEDE);
  g_assert_true (replay (save, engine, G_MAXUINT, problems));
  g_assert_cmpint (engine->state->head.ending, ==, fp_edition_ending (engine->edition, FP_ENDS_CONCEDED));
  g_assert_cmpint (engine->state->head.winners, ==, 1 << (decision.seat ^ 1));
  fp_save_file_add (save, "orange", to, "1");
  g_assert_false (replay (save, engine, G_MAXUINT, problems));
  g_assert_cmpstr (fp_problems_get (problems, 1)->message, ==, "a choice after the end of the game; expected none");
  duel_engine_free (engine);
}

static void
test_other_programs (void)
{
  FpEngine *engine = duel_engine ();
  g_autoptr (FpSaveFile) save = fp_save_file_new (engine->edition);
  g_autofree char *why = NULL;

  g_assert_false (fp_save_file_same_programs (save, engine->edition, engine->catalog, &why));
  g_assert_cmpstr (why, ==, "0 card sets then, 2 now");
  g_clear_pointer (&why, g_free);
  fp_save_file_add_sets (save, engine->catalog);
  g_array_index (save->sets, FpSavedSet, 0).programs++;
  g_assert_false (fp_save_file_same_programs (save, engine->edition, engine->catalog, &why));
  g_assert_cmpstr (why, ==, "what the cards of “duel” do has changed since");
  duel_engine_free (engine);
}

#define GAME(attributes, inside) "<game xmlns='" FP_SAVE_FILE_NAMESPACE "' " attributes ">\n" inside "</game>"
#define HEAD "format='1' edition='duel' rules='1'"

/* The first choices of a damaged save are kept. */
static void
test_salvaged (void)
{
  static const struct
  {
    const char *text, *messages;
    guint choices;
  } damaged[] = {
    { GAME (HEAD, "<seed>1</seed><choices><c seat='blue' to='x'>1</c><c seat='blue'>3</c><c seat='blue' to='x'>2</c>"
                  "</choices>"),
      "f:2:51: <c> without the attribute “to”; it must have one\n", 1 },
    { GAME (HEAD, "<seed>1</seed><choices><c seat='blue' to='x'/></choices>"),
      "f:2:24: <c> without an answer; expected the id of an option\n", 0 },
    { GAME (HEAD, "<seed>1</seed><choices><digest after='3'>xyz</digest></choices>"),
      "f:2:39: a digest after 3 choices stands after 0\n"
      "f:2:42: digest “xyz”; expected sixteen hexadecimal digits\n",
      0 },
    { GAME (HEAD, "<seed>1</seed><choices><c seat='blue' to='x'>1</c></choices><resuld game='none' by='special'/>"),
      "f:2:61: unknown element in <game> “resuld”; did you mean “result”?\n", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("f");
      g_autoptr (GString) messages = g_string_new (NULL);
      FpSaveFileFault fault;
      g_autoptr (FpSaveFile) save = fp_save_file_parse (duel_parse (damaged[i].text), &fault, problems);

      fp_problems_print (problems, messages);
      g_assert_cmpstr (messages->str, ==, damaged[i].messages);
      g_assert_cmpint (fault, ==, FP_SAVE_FILE_BAD_CHOICES);
      g_assert_cmpuint (save->choices->len, ==, damaged[i].choices);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text, *messages;
    FpSaveFileFault fault;
  } bad[] = {
    { "<game/>", "f:1:1: namespace “”; expected “" FP_SAVE_FILE_NAMESPACE "”\n", FP_SAVE_FILE_NO_GAME },
    { GAME ("format='2' edition='duel' rules='0'", "<seed>1</seed><choices/>"),
      "f:1:63: format 2; this program reads formats up to 1\n", FP_SAVE_FILE_NEWER },
    { GAME ("format='1' edition='duel' rules='0'", "<seed>1</seed><choices/>"),
      "f:1:88: rules “0”; expected a whole number from 1 to 2147483647\n", FP_SAVE_FILE_BAD_HEAD },
    { GAME (HEAD, "<seed>1</seed><choises/>"),
      "f:2:15: unknown element in <game> “choises”; did you mean “choices”?\n"
      "f:1:1: a game without <choices>; expected one\n",
      FP_SAVE_FILE_BAD_HEAD },
    { GAME (HEAD, "<seed>x</seed><choices/>"),
      "f:2:7: seed “x”; expected a whole number from 0 to 18446744073709551615\n", FP_SAVE_FILE_BAD_HEAD },
    { GAME (HEAD, "<set id='x'/><option/><seat/><seed>1</seed><choices/>"),
      "f:2:1: <set> without the attribute “version”; it must have one\nf:2:1: <set> without the attribute “programs”; "
      "it must have one\n"
      "f:2:14: <option> without the attribute “id”; it must have one\nf:2:14: unknown value of an option “”; expected "
      "one of yes, no\n"
      "f:2:23: <seat> without the attribute “id”; it must have one\n",
      FP_SAVE_FILE_BAD_HEAD },
    { GAME (HEAD, "<option id='first-game'>maybe</option><seed>1</seed><choices/>"),
      "f:2:25: unknown value of an option “maybe”; expected one of yes, no\n", FP_SAVE_FILE_BAD_HEAD },
    { GAME (HEAD, "<seed>1</seed><seed>2</seed>\n<choices/><choices/>"),
      "f:2:15: a second <seed>; one was given on line 2\nf:3:11: a second <choices>; one was given on line 3\n",
      FP_SAVE_FILE_BAD_HEAD },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("f");
      g_autoptr (GString) messages = g_string_new (NULL);
      FpSaveFileFault fault;

      g_autoptr (FpSaveFile) save = fp_save_file_parse (duel_parse (bad[i].text), &fault, problems);
      g_assert_true ((save != NULL) == (bad[i].fault == FP_SAVE_FILE_BAD_HEAD));
      fp_problems_print (problems, messages);
      g_assert_cmpstr (messages->str, ==, bad[i].messages);
      g_assert_cmpint (fault, ==, bad[i].fault);
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archive/save-file/round-trip", test_round_trip);
  g_test_add_func ("/archive/save-file/limits", test_limits);
  g_test_add_func ("/archive/save-file/part", test_part);
  g_test_add_func ("/archive/save-file/concede", test_concede);
  g_test_add_func ("/archive/save-file/other-programs", test_other_programs);
  g_test_add_func ("/archive/save-file/salvaged", test_salvaged);
  g_test_add_func ("/archive/save-file/refused", test_refused);
  status = g_test_run ();
  duel_forget ();
  return status;
}
