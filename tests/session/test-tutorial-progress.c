/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Progress in a tutorial: the notes due at each moment, after undo and after reopening, and all of
 * them in time. */
#include <string.h>

#include "fixture/home.h"
#include "archive/fp-window-passes.h"
#include "editions/duel/duel-events.h"
#include "engine/state/fp-random.h"
#include "session/game/fp-tutorial-progress.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/new-games.h"

/* Reading speed, time for one decision, and the limit for the lesson. */
enum
{
  WORDS_A_MINUTE = 200,
  SECONDS_AN_ANSWER = 10,
  MINUTES = 10,
  FIRST_ANSWERS = 30, /* of the lesson for four, which goes on with fewer notes */
  ZAP_GAMES = 6, /* games in which the note about a stopped power is looked for … */
  ZAP_ANSWERS = 60, /* … and answers of the learner in each */
};

/* Returns the shipped lesson of @edition. */
static FpLesson *
shipped_lesson_of (const char *edition, FpProblems *problems)
{
  g_autoptr (GPtrArray) paths = fp_lessons_find (edition);
  g_autoptr (GError) error = NULL;
  g_assert_cmpuint (paths->len, >=, 1);
  FpLesson *lesson =
      fp_lesson_load (g_ptr_array_index (paths, 0), fp_catalogs_for, new_games_catalogs (), problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lesson);
  return lesson;
}

static FpLesson *
shipped_lesson (FpProblems *problems)
{
  return shipped_lesson_of ("duel", problems);
}

static const FpLessonNote *
note_of (const FpLesson *lesson, const FpDue *due)
{
  return &g_array_index (fp_lesson_chapter_at (lesson, due->chapter)->notes, FpLessonNote, due->note);
}

/* Returns the notes due now as one text. */
static char *
due_text (const FpLesson *lesson, FpSession *session)
{
  g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < due->len; i++)
    g_string_append_printf (text, "%s\n", note_of (lesson, &g_array_index (due, FpDue, i))->text);
  return g_string_free (text, FALSE);
}

/* Lets the computer answer until the learner must decide. */
static void
play_to_learner (FpSession *session)
{
  while (fp_session_play (session))
    ;
}

/* The learner's first decisions are explained one by one when they come, and not again. */
static void
test_order (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, "Ada", NULL);
  play_to_learner (session);
  g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
  g_assert_cmpuint (due->len, ==, FP_TUTORIAL_AT_ONCE);
  g_assert_cmpint (note_of (lesson, &g_array_index (due, FpDue, 0))->when, ==, FP_NOTE_FROM_START);
  const FpLessonNote *last = note_of (lesson, &g_array_index (due, FpDue, due->len - 1));
  g_assert_cmpint (last->when, ==, FP_NOTE_ASKED);
  g_assert_cmpstr (last->asked, ==, "set-dials");
  /* Notes about events come in the order of the log. */
  for (guint i = 1, entry = 0; i < due->len; i++)
    if (g_array_index (due, FpDue, i).entry != G_MAXUINT)
      {
        g_assert_cmpuint (g_array_index (due, FpDue, i).entry, >=, entry);
        entry = g_array_index (due, FpDue, i).entry;
      }
  fp_session_answer (session, 0);
  play_to_learner (session);
  g_autofree char *second = due_text (lesson, session);
  g_assert_nonnull (strstr (second, "plan"));
  for (guint i = 0; i < due->len; i++)
    g_assert_null (strstr (second, note_of (lesson, &g_array_index (due, FpDue, i))->text));
}

/* Returns a lesson of @notes in one chapter, of a Duel from its set-up on. */
static FpLesson *
lesson_of (const char *notes)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("FILE");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = home_path ("made.xml");
  g_autofree char *text = g_strdup_printf ("<lesson xmlns='" FP_LESSON_NAMESPACE
                                           "' edition='duel' id='x' learner='orange' player='random'><title>T</title>"
                                           "<position start='setup'><option id='no-aliens'>yes</option></position>"
                                           "<chapter id='a'><title>A</title>%s</chapter></lesson>",
                                           notes);
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  FpLesson *lesson = fp_lesson_load (path, fp_catalogs_for, new_games_catalogs (), problems, &error);
  g_assert_nonnull (lesson);
  return lesson;
}

/* Notes come in the order of the game, not of the file. A repeated decision is not explained
 * again. */
static void
test_moments (void)
{
  g_autoptr (FpLesson) lesson = lesson_of ("<note from='end'>end</note><note asked='set-dials'>dial</note>"
                                           "<note event='duel-began'>duel</note><note step='draw-destiny'>draw</note>"
                                           "<note event='destiny-drawn'>card</note><note from='start'>start</note>");
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  guint dials = 0;
  while (!fp_session_over (session))
    {
      FpDecision decision;
      char id[128];
      play_to_learner (session);
      if (!fp_engine_decision (fp_session_engine (session), &decision))
        break;
      g_autofree char *now = due_text (lesson, session);
      gboolean dial = strcmp (fp_decision_id (fp_session_engine (session), &decision, id, sizeof id), "set-dials") == 0;
      g_assert_cmpstr (now, ==, dial && dials == 0 ? "start\ndraw\ncard\nduel\ndial\n" : "");
      dials += dial;
      fp_session_answer (session, 0);
    }
  g_assert_cmpuint (dials, >, 1);
  g_autofree char *last = due_text (lesson, session);
  g_assert_cmpstr (last, ==, "end\n");
}

/* A note that can wait does so while three others are due. It comes after the notes about new
 * events and before the note about the decision. */
static void
test_waits (void)
{
  g_autoptr (FpLesson) lesson =
      lesson_of ("<note from='start'>a</note><note from='start' waits='yes'>b</note>"
                 "<note from='start'>c</note><note event='duel-began' waits='yes'>d</note>"
                 "<note asked='set-dials'>dial</note><note from='start' waits='yes'>e</note>"
                 "<note event='ships-sent'>sent</note><note asked='choose-plans/plan'>plan</note>"
                 "<note asked='choose-plans/tactic'>tactic</note>");
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  static const char *const moments[] = { "a\nc\ndial\n", "sent\nb\nplan\n", "e\nd\ntactic\n" };
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      play_to_learner (session);
      g_autofree char *now = due_text (lesson, session);
      g_assert_cmpstr (now, ==, moments[i]);
      fp_session_answer (session, 0);
    }
}

/* At most three notes come between two answers, and none is lost. */
static void
test_never_many (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  guint all = 0;
  for (guint option = 0; option < 2; option++)
    {
      g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      while (!fp_session_over (session))
        {
          play_to_learner (session);
          g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
          g_assert_cmpuint (due->len, <=, FP_TUTORIAL_AT_ONCE);
          for (guint i = 0; i < due->len; i++)
            g_assert_true (g_hash_table_add (seen, (gpointer) note_of (lesson, &g_array_index (due, FpDue, i))));
          if (!fp_session_over (session))
            fp_session_answer (session, MIN (option, fp_engine_options (fp_session_engine (session))->n - 1));
        }
      all = MAX (all, g_hash_table_size (seen));
    }
  g_test_message ("%u notes were heard in one game", all);
  g_assert_cmpuint (all, >, 20);
}

/* Undo brings back the notes of that moment. */
static void
test_undo (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  /* Up to the plan: the next answer, the tactic, can be undone without revealing anything. */
  play_to_learner (session);
  fp_session_answer (session, 0);
  play_to_learner (session);
  g_autofree char *before = due_text (lesson, session);
  fp_session_answer (session, 0);
  play_to_learner (session);
  g_autofree char *after = due_text (lesson, session);
  g_assert_cmpstr (before, !=, after);
  g_assert_true (fp_session_undo (session));
  g_autofree char *again = due_text (lesson, session);
  g_assert_cmpstr (again, ==, before);
}

/* The notes due depend on the game alone, so a reopened game has the same. */
static void
test_opened (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (GError) error = NULL;
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  g_autofree char *path = home_path ("lesson.fifthplanet");
  for (guint i = 0; i < 3; i++)
    {
      play_to_learner (session);
      fp_session_answer (session, 0);
    }
  play_to_learner (session);
  g_assert_true (fp_tutorial_is (lesson, session));
  g_assert_true (fp_session_save (session, path, &error));
  g_autofree char *before = due_text (lesson, session);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) other = fp_game_open (path, G_MAXUINT, new_games_catalogs (), problems, &opened);
  g_autofree char *after = due_text (lesson, other);
  g_assert_true (fp_tutorial_is (lesson, other));
  g_assert_cmpstr (after, ==, before);
  /* A game that isn't from the lesson has no notes. */
  FpSetup setup;
  new_games_setup (&setup, 3, "person", "novice");
  g_autoptr (FpSession) stranger = new_games_start (&setup);
  g_assert_false (fp_tutorial_is (lesson, stranger));
}

/* A chapter has its own notes only, and begins at its own position. */
static void
test_chapters (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  for (guint i = 0; i < lesson->chapters->len; i++)
    {
      g_autoptr (FpSession) session = fp_tutorial_begin (lesson, (int) i, NULL, NULL);
      g_autoptr (GArray) due = fp_tutorial_due (lesson, session, (int) i);
      for (guint k = 0; k < due->len; k++)
        g_assert_cmpuint (g_array_index (due, FpDue, k).chapter, ==, i);
      g_assert_cmpint (fp_session_seat_to_decide (session), !=, FP_NOBODY);
    }
}

/* Every note comes up, and every player of the lesson exists. */
static void
test_all_comes_up (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  fp_tutorial_try (lesson, problems);
  fp_problems_print (problems, printed);
  g_assert_cmpstr (printed->str, ==, "");
}

/* A decision that never comes is reported. */
static void
test_never_comes_up (void)
{
  static const char text[] =
      "<lesson xmlns='" FP_LESSON_NAMESPACE "' edition='duel' id='x' learner='blue' player='nobody'><title>T</title>"
      "<position start='setup'/><chapter id='a'><title>A</title><position><seed>1</seed></position>\n"
      "<note from='start'>A.</note>\n<note asked='set-dials/plan'>B.</note></chapter></lesson>";
  g_autoptr (FpProblems) problems = fp_problems_new ("FILE");
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autofree char *path = home_path ("never.xml");
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  g_autoptr (FpLesson) lesson = fp_lesson_load (path, fp_catalogs_for, new_games_catalogs (), problems, &error);
  g_assert_nonnull (lesson);
  fp_tutorial_try (lesson, problems);
  fp_problems_print (problems, printed);
  g_assert_cmpuint (fp_problems_count (problems), ==, 2);
  g_assert_nonnull (strstr (printed->str, "nobody"));
  g_assert_nonnull (strstr (printed->str, "FILE:3:1: what this note waits for"));
}

static guint
n_words (const char *text)
{
  guint n = 1;
  for (; *text != '\0'; text++)
    n += *text == ' ';
  return n;
}

/* Reading all notes and answering in the first three duels or contests takes under ten minutes. By
 * then nearly everything has been explained. */
static void
test_ten_minutes (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped_lesson (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  guint words = 0, answers = 0, ended = 0;
  for (guint i = 0; i < lesson->chapters->len; i++)
    {
      const GArray *notes = fp_lesson_chapter_at (lesson, i)->notes;
      for (guint k = 0; k < notes->len; k++)
        words += n_words (g_array_index (notes, FpLessonNote, k).text);
    }
  while (ended < 3 && !fp_session_over (session))
    {
      play_to_learner (session);
      fp_session_answer (session, 0);
      answers++;
      ended = 0;
      for (guint i = 0; i < fp_session_log (session)->len; i++)
        {
          const FpLogEntry *entry = g_ptr_array_index (fp_session_log (session), i);
          ended += entry->event.kind == DUEL_EVENT_DUEL_WON || entry->event.kind == DUEL_EVENT_DUEL_DECIDED ||
                   entry->event.kind == DUEL_EVENT_CONTEST_WON;
        }
    }
  guint seconds = words * 60 / WORDS_A_MINUTE + answers * SECONDS_AN_ANSWER;
  g_test_message ("%u words, %u answers: %u seconds", words, answers, seconds);
  g_assert_cmpuint (seconds, <, MINUTES * 60);
}

/* The lesson for four: three notes at most at a time, none twice, nearly all of them in the first
 * answers, in under ten minutes. Each comes up in games with random answers. */
static void
test_four (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autoptr (FpLesson) lesson = shipped_lesson_of ("classic", problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, "Ada", "Robot");
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint words = 0, answers = 0;
  g_assert_cmpuint (fp_session_setup (session)->n_seats, ==, 4);
  g_assert_cmpstr (fp_session_setup (session)->seats[0].name, ==, "Ada");
  g_assert_cmpstr (fp_session_setup (session)->seats[1].name, !=, fp_session_setup (session)->seats[2].name);
  for (; answers < FIRST_ANSWERS && !fp_session_over (session); answers++)
    {
      play_to_learner (session);
      g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
      g_assert_cmpuint (due->len, <=, FP_TUTORIAL_AT_ONCE);
      for (guint i = 0; i < due->len; i++)
        {
          const FpLessonNote *note = note_of (lesson, &g_array_index (due, FpDue, i));
          g_assert_true (g_hash_table_add (seen, (gpointer) note));
          words += n_words (note->text);
        }
      fp_session_answer (session, 0);
    }
  guint seconds = words * 60 / WORDS_A_MINUTE + answers * SECONDS_AN_ANSWER;
  g_test_message ("%u notes, %u words, %u answers: %u seconds", g_hash_table_size (seen), words, answers, seconds);
  g_assert_cmpuint (g_hash_table_size (seen), >=, 20);
  g_assert_cmpuint (seconds, <, MINUTES * 60);
  fp_tutorial_try (lesson, problems);
  fp_problems_print (problems, printed);
  g_assert_cmpstr (printed->str, ==, "");
}

/* Returns TRUE if one of the notes @due waits for the question @asked. */
static gboolean
waits_for (const FpLesson *lesson, const GArray *due, const char *asked)
{
  for (guint i = 0; i < due->len; i++)
    if (g_strcmp0 (note_of (lesson, &g_array_index (due, FpDue, i))->asked, asked) == 0)
      return TRUE;
  return FALSE;
}

/* The note about stopping a power waits for the power of another player. Questions about the
 * learner's own power come before and after, and it is not said there. */
static void
test_other_power (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped_lesson_of ("classic", problems);
  guint own = 0, of_others = 0;
  for (guint game = 0; game < ZAP_GAMES; game++)
    {
      g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, "Ada", "Robot");
      FpRandom random;
      fp_random_seed (&random, game);
      for (guint answers = 0; answers < ZAP_ANSWERS && !fp_session_over (session); answers++)
        {
          FpDecision decision;
          play_to_learner (session);
          if (!fp_engine_decision (fp_session_engine (session), &decision))
            break;
          g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
          uint8_t about = fp_window_asks_about (fp_session_engine (session), &decision);
          gboolean asked = fp_decision_is (fp_session_engine (session), &decision, "use/window");
          gboolean said = waits_for (lesson, due, "use/window");
          g_assert_false (said && (!asked || about == lesson->learner || about == FP_NOBODY));
          own += asked && about == lesson->learner ? 1 : 0;
          of_others += said ? 1 : 0;
          fp_session_answer (session, fp_random_below (&random, fp_engine_options (fp_session_engine (session))->n));
        }
    }
  g_test_message ("%u questions about the own power, %u notes", own, of_others);
  g_assert_cmpuint (own, >, 0);
  g_assert_cmpuint (of_others, >, 0);
  g_assert_cmpuint (of_others, <=, ZAP_GAMES);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/tutorial-progress/order", test_order);
  g_test_add_func ("/tutorial-progress/moments", test_moments);
  g_test_add_func ("/tutorial-progress/waits", test_waits);
  g_test_add_func ("/tutorial-progress/never-many", test_never_many);
  g_test_add_func ("/tutorial-progress/undo", test_undo);
  g_test_add_func ("/tutorial-progress/opened", test_opened);
  g_test_add_func ("/tutorial-progress/chapters", test_chapters);
  g_test_add_func ("/tutorial-progress/all-comes-up", test_all_comes_up);
  g_test_add_func ("/tutorial-progress/never-comes-up", test_never_comes_up);
  g_test_add_func ("/tutorial-progress/ten-minutes", test_ten_minutes);
  g_test_add_func ("/tutorial-progress/four", test_four);
  g_test_add_func ("/tutorial-progress/other-power", test_other_power);
  int result = g_test_run ();
  new_games_end ();
  home_end ();
  return result;
}
