/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson being taken: what is said when, after undoing and opening again, and that all of it comes up in time. */
#include <string.h>

#include "fixture/home.h"
#include "session/game/fp-tutorial-progress.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/new-games.h"

/* How long people take: to read a minute's words, and to answer one question. */
enum
{
  WORDS_A_MINUTE = 200,
  SECONDS_AN_ANSWER = 10,
  MINUTES = 10,
};

/* The shipped lesson. */
static FpLesson *
shipped (FpProblems *problems)
{
  g_autoptr (GPtrArray) paths = fp_lessons_find ();
  g_autoptr (GError) error = NULL;
  g_assert_cmpuint (paths->len, >=, 1);
  FpLesson *lesson =
      fp_lesson_load (g_ptr_array_index (paths, 0), fp_catalogs_find, new_games_catalogs (), problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (lesson);
  return lesson;
}

static const FpLessonNote *
note_of (const FpLesson *lesson, const FpDue *due)
{
  return &g_array_index (fp_lesson_chapter_at (lesson, due->chapter)->notes, FpLessonNote, due->note);
}

/* What is due now as one text. */
static char *
said (const FpLesson *lesson, FpSession *session)
{
  g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < due->len; i++)
    g_string_append_printf (text, "%s\n", note_of (lesson, &g_array_index (due, FpDue, i))->text);
  return g_string_free (text, FALSE);
}

/* Lets the computer answer until the learner is asked. */
static void
to_learner (FpSession *session)
{
  while (fp_session_play (session))
    ;
}

/* The learner's first questions come one after the other; each is explained when it is asked, and not again. */
static void
test_order (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, "Ada", NULL);
  to_learner (session);
  g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
  g_assert_cmpuint (due->len, ==, FP_TUTORIAL_AT_ONCE);
  g_assert_cmpint (note_of (lesson, &g_array_index (due, FpDue, 0))->when, ==, FP_NOTE_FROM_START);
  const FpLessonNote *last = note_of (lesson, &g_array_index (due, FpDue, due->len - 1));
  g_assert_cmpint (last->when, ==, FP_NOTE_ASKED);
  g_assert_cmpstr (last->asked, ==, "set-dials");
  /* Of what happened the log's order counts. */
  for (guint i = 1, entry = 0; i < due->len; i++)
    if (g_array_index (due, FpDue, i).entry != G_MAXUINT)
      {
        g_assert_cmpuint (g_array_index (due, FpDue, i).entry, >=, entry);
        entry = g_array_index (due, FpDue, i).entry;
      }
  fp_session_answer (session, 0);
  to_learner (session);
  g_autofree char *second = said (lesson, session);
  g_assert_nonnull (strstr (second, "plan"));
  for (guint i = 0; i < due->len; i++)
    g_assert_null (strstr (second, note_of (lesson, &g_array_index (due, FpDue, i))->text));
}

/* The lesson @notes, in one chapter, of a Duel from its set-up on. */
static FpLesson *
made_of (const char *notes)
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
  FpLesson *lesson = fp_lesson_load (path, fp_catalogs_find, new_games_catalogs (), problems, &error);
  g_assert_nonnull (lesson);
  return lesson;
}

/* Not the file's order counts but that in which things come up; and what is asked again is not explained again. */
static void
test_moments (void)
{
  g_autoptr (FpLesson) lesson = made_of ("<note from='end'>end</note><note asked='set-dials'>dial</note>"
                                         "<note event='duel-began'>duel</note><note step='draw-destiny'>draw</note>"
                                         "<note event='destiny-drawn'>card</note><note from='start'>start</note>");
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  guint dials = 0;
  while (!fp_session_over (session))
    {
      FpDecision decision;
      char id[128];
      to_learner (session);
      if (!fp_engine_decision (fp_session_engine (session), &decision))
        break;
      g_autofree char *now = said (lesson, session);
      gboolean dial = strcmp (fp_decision_id (fp_session_engine (session), &decision, id, sizeof id), "set-dials") == 0;
      g_assert_cmpstr (now, ==, dial && dials == 0 ? "start\ndraw\ncard\nduel\ndial\n" : "");
      dials += dial;
      fp_session_answer (session, 0);
    }
  g_assert_cmpuint (dials, >, 1);
  g_autofree char *last = said (lesson, session);
  g_assert_cmpstr (last, ==, "end\n");
}

/* What can wait does while three others are said: it comes behind what has happened since, before what is asked. */
static void
test_waits (void)
{
  g_autoptr (FpLesson) lesson =
      made_of ("<note from='start'>a</note><note from='start' waits='yes'>b</note>"
               "<note from='start'>c</note><note event='duel-began' waits='yes'>d</note>"
               "<note asked='set-dials'>dial</note><note from='start' waits='yes'>e</note>"
               "<note event='ships-sent'>sent</note><note asked='choose-plans/plan'>plan</note>"
               "<note asked='choose-plans/tactic'>tactic</note>");
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  static const char *const moments[] = { "a\nc\ndial\n", "sent\nb\nplan\n", "e\nd\ntactic\n" };
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      to_learner (session);
      g_autofree char *now = said (lesson, session);
      g_assert_cmpstr (now, ==, moments[i]);
      fp_session_answer (session, 0);
    }
}

/* Whoever learns hears no more than three notes between two answers, and nothing is lost by that. */
static void
test_never_many (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped (problems);
  guint all = 0;
  for (guint option = 0; option < 2; option++)
    {
      g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
      g_autoptr (GHashTable) heard = g_hash_table_new (NULL, NULL);
      while (!fp_session_over (session))
        {
          to_learner (session);
          g_autoptr (GArray) due = fp_tutorial_due (lesson, session, FP_TUTORIAL_WHOLE);
          g_assert_cmpuint (due->len, <=, FP_TUTORIAL_AT_ONCE);
          for (guint i = 0; i < due->len; i++)
            g_assert_true (g_hash_table_add (heard, (gpointer) note_of (lesson, &g_array_index (due, FpDue, i))));
          if (!fp_session_over (session))
            fp_session_answer (session, MIN (option, fp_engine_options (fp_session_engine (session))->n - 1));
        }
      all = MAX (all, g_hash_table_size (heard));
    }
  g_test_message ("%u notes were heard in one game", all);
  g_assert_cmpuint (all, >, 20);
}

/* Going back brings back what was to be said there. */
static void
test_undo (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  /* To the plan: what comes next, the tactic, can be taken back without anything coming to light. */
  to_learner (session);
  fp_session_answer (session, 0);
  to_learner (session);
  g_autofree char *before = said (lesson, session);
  fp_session_answer (session, 0);
  to_learner (session);
  g_autofree char *after = said (lesson, session);
  g_assert_cmpstr (before, !=, after);
  g_assert_true (fp_session_undo (session));
  g_autofree char *again = said (lesson, session);
  g_assert_cmpstr (again, ==, before);
}

/* What is due lies in the game alone: who opens the file hears the same. */
static void
test_opened (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (GError) error = NULL;
  g_autoptr (FpLesson) lesson = shipped (problems);
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, FP_TUTORIAL_WHOLE, NULL, NULL);
  g_autofree char *path = home_path ("lesson.fifthplanet");
  for (guint i = 0; i < 3; i++)
    {
      to_learner (session);
      fp_session_answer (session, 0);
    }
  to_learner (session);
  g_assert_true (fp_tutorial_is (lesson, session));
  g_assert_true (fp_session_save (session, path, &error));
  g_autofree char *before = said (lesson, session);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) other = fp_game_open (path, G_MAXUINT, new_games_catalogs (), problems, &opened);
  g_autofree char *after = said (lesson, other);
  g_assert_true (fp_tutorial_is (lesson, other));
  g_assert_cmpstr (after, ==, before);
  /* Any other game is none of the lesson's. */
  FpSetup setup;
  new_games_setup (&setup, 3, "person", "novice");
  g_autoptr (FpSession) stranger = new_games_start (&setup);
  g_assert_false (fp_tutorial_is (lesson, stranger));
}

/* A chapter speaks of itself alone, and from its own position on. */
static void
test_chapters (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped (problems);
  for (guint i = 0; i < lesson->chapters->len; i++)
    {
      g_autoptr (FpSession) session = fp_tutorial_begin (lesson, (int) i, NULL, NULL);
      g_autoptr (GArray) due = fp_tutorial_due (lesson, session, (int) i);
      for (guint k = 0; k < due->len; k++)
        g_assert_cmpuint (g_array_index (due, FpDue, k).chapter, ==, i);
      g_assert_cmpint (fp_session_seat_to_decide (session), !=, FP_NOBODY);
    }
}

/* Everything comes up, and no player of the lesson is unknown. */
static void
test_all_comes_up (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (GString) printed = g_string_new (NULL);
  g_autoptr (FpLesson) lesson = shipped (problems);
  fp_tutorial_try (lesson, problems);
  fp_problems_print (problems, printed);
  g_assert_cmpstr (printed->str, ==, "");
}

/* Nobody is ever asked that, whatever is chosen. */
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
  g_autoptr (FpLesson) lesson = fp_lesson_load (path, fp_catalogs_find, new_games_catalogs (), problems, &error);
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

/* Reading every note of the lesson, and answering in the first three duels or contests, takes under ten minutes.  (By
 * then nearly everything has been explained: what is left comes when it comes.) */
static void
test_ten_minutes (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_autoptr (FpLesson) lesson = shipped (problems);
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
      to_learner (session);
      fp_session_answer (session, 0);
      answers++;
      ended = 0;
      for (guint i = 0; i < fp_session_log (session)->len; i++)
        {
          const FpLogEntry *entry = g_ptr_array_index (fp_session_log (session), i);
          ended += entry->event.kind == FP_EVENT_DUEL_WON || entry->event.kind == FP_EVENT_DUEL_DECIDED ||
                   entry->event.kind == FP_EVENT_CONTEST_WON;
        }
    }
  guint seconds = words * 60 / WORDS_A_MINUTE + answers * SECONDS_AN_ANSWER;
  g_test_message ("%u words, %u answers: %u seconds", words, answers, seconds);
  g_assert_cmpuint (seconds, <, MINUTES * 60);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/course/order", test_order);
  g_test_add_func ("/course/moments", test_moments);
  g_test_add_func ("/course/waits", test_waits);
  g_test_add_func ("/course/never-many", test_never_many);
  g_test_add_func ("/course/undo", test_undo);
  g_test_add_func ("/course/opened", test_opened);
  g_test_add_func ("/course/chapters", test_chapters);
  g_test_add_func ("/course/all-comes-up", test_all_comes_up);
  g_test_add_func ("/course/never-comes-up", test_never_comes_up);
  g_test_add_func ("/course/ten-minutes", test_ten_minutes);
  int result = g_test_run ();
  new_games_end ();
  home_end ();
  return result;
}
