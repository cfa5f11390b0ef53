/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons: good ones are read, bad ones refused with the line of each mistake. */
#include <string.h>

#include "archive/lessons/fp-lesson.h"
#include "fixture/duel.h"
#include "fixture/file.h"

#define XMLNS "xmlns='" FP_LESSON_NAMESPACE "' "
#define HEAD XMLNS "edition='duel' id='x' learner='blue' player='novice'"
#define SETUP "<position start='setup'><seed>7</seed><seat id='blue' alien='swarm'/></position>"
#define NOTE "<note asked='set-dials' point='question' page='duel-set-dials'>Dial.</note>"
/* A whole lesson: @inside is line 2, @notes line 4. */
#define LESSON(inside, notes) \
  "<lesson " HEAD "><title>T</title>\n" inside "\n<chapter id='a'><title>A</title>\n" notes "\n</chapter></lesson>"

/* Loads the lesson @text from a file, and adds its mistakes to @problems. */
static FpLesson *
load (const char *text, FpProblems *problems)
{
  g_autoptr (GError) error = NULL;
  char *path = file_with (text);
  FpLesson *lesson = fp_lesson_load (path, duel_find, NULL, problems, &error);
  g_assert_no_error (error);
  file_remove (path);
  return lesson;
}

static void
test_reads (void)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("FILE");
  g_autoptr (FpLesson) lesson =
      load (LESSON (SETUP,
                    "<position start='duel' planet='p1'/>\n<note event='ships-destroyed' by='other' point='warp'>\n"
                    "  Ships   go\n  there.\n</note><note from='end'>Over.</note><note step='cleanup'>So.</note>" NOTE),
            problems);
  g_assert_nonnull (lesson);
  g_assert_cmpint (lesson->learner, ==, 1);
  g_assert_cmpstr (lesson->title, ==, "T");
  g_assert_cmpuint (fp_lesson_seed (lesson->position), ==, 7);
  g_assert_true (fp_lesson_from_setup (lesson->position));
  g_assert_cmpint (fp_lesson_chapter (lesson, "a"), ==, 0);
  g_assert_cmpint (fp_lesson_chapter (lesson, "b"), ==, -1);
  const FpLessonChapter *chapter = fp_lesson_chapter_at (lesson, 0);
  g_assert_false (fp_lesson_from_setup (chapter->position));
  g_assert_cmpuint (chapter->notes->len, ==, 4);
  const FpLessonNote *notes = &g_array_index (chapter->notes, FpLessonNote, 0);
  g_assert_cmpstr (notes[0].text, ==, "Ships go there.");
  g_assert_cmpint (notes[0].when, ==, FP_NOTE_EVENT);
  g_assert_cmpint (notes[0].what, ==, FP_EVENT_SHIPS_DESTROYED);
  g_assert_cmpint (notes[0].to, ==, FP_NOTE_TO_OTHER);
  g_assert_cmpint (notes[1].when, ==, FP_NOTE_FROM_END);
  g_assert_cmpint (notes[2].when, ==, FP_NOTE_STEP);
  g_assert_cmpint (notes[3].when, ==, FP_NOTE_ASKED);
  g_assert_cmpstr (notes[3].page, ==, "duel-set-dials");
}

/* A text, and a part of each complaint about it with its line, in order. */
typedef struct
{
  const char *text;
  const char *wrong[4];
} Mistake;

static const Mistake mistakes[] = {
  { "<lesson " HEAD ">", { "FILE:1:" } },
  { "<set/>", { "FILE:1:1: unknown element" } },
  { "<lesson edition='duel' id='x' learner='blue' player='novice'><title>T</title>" SETUP
    "<chapter id='a'><title>A</title>" NOTE "</chapter></lesson>",
    { "FILE:1:1: namespace “”" } },
  { "<lesson " XMLNS "edition='chess' id='x' learner='blue' player='novice'/>", { "unknown edition “chess”" } },
  { "<lesson " XMLNS "edition='duel' id='x' learner='blu'><title>T</title>" SETUP
    "<chapter id='a'><title>A</title>" NOTE "</chapter></lesson>",
    { "FILE:1:1: <lesson> without the attribute “player”", "“blu”; did you mean “blue”?" } },
  { LESSON ("", NOTE), { "FILE:1:1: <lesson> without a <position>" } },
  { "<lesson " HEAD "><title>T</title>" SETUP "</lesson>", { "<lesson> without a <chapter>" } },
  { "<lesson " HEAD "><title>T</title>" SETUP "\n<chapter id='a'>" NOTE "</chapter></lesson>",
    { "FILE:2:1: <chapter> without a <title>" } },
  { LESSON (SETUP, ""), { "FILE:3:1: <chapter> without a <note>" } },
  { LESSON (SETUP SETUP, NOTE), { "FILE:2:81: <position> that is out of place" } },
  { LESSON (SETUP, NOTE "</chapter>\n<chapter id='a'><title>A</title>" NOTE), { "FILE:5:14: a second chapter “a”" } },
  { LESSON (SETUP, "<note>When?</note>"), { "FILE:4:1: <note> with nothing that says when" } },
  { LESSON (SETUP, "<note from='start' step='cleanup'>When?</note>"), { "several things that say when" } },
  { LESSON (SETUP, "<note asked='set-dails'>Dial.</note>"), { "FILE:4:14: unknown step “set-dails”" } },
  { LESSON (SETUP, "<note asked='choose-plans/plam'>Plan.</note>"), { "FILE:4:27: unknown question “plam”" } },
  { LESSON (SETUP, "<note step='clean'>Clean.</note>"), { "FILE:4:13: unknown step “clean”" } },
  { LESSON (SETUP, "<note event='duel-wun'>Won.</note>"), { "FILE:4:14: unknown event “duel-wun”" } },
  { LESSON (SETUP, "<note from='middle'>Now.</note>"), { "FILE:4:13: unknown end of a game “middle”" } },
  { LESSON (SETUP, "<note step='cleanup' by='other'>Clean.</note>"), { "FILE:4:22: “by” without “event” or “asked”" } },
  { LESSON (SETUP, "<note event='duel-won' by='me'>Won.</note>"), { "FILE:4:28: unknown player “me”" } },
  { LESSON (SETUP, "<note from='start' point='wrap'>There.</note>"),
    { "FILE:4:27: unknown place to point at “wrap”; did you mean “warp”?" } },
  { LESSON (SETUP, "<note from='start'/>"), { "FILE:4:1: <note> that says nothing" } },
  { LESSON (SETUP,
            "<note from='start'>a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a"
            " a a a a a a a a a a a a a a a a a a a</note>"),
    { "FILE:4:20: a note of 61 words; expected at most 60" } },
  { LESSON (SETUP, "<note from='start' colour='red'><b>x</b></note>"),
    { "FILE:4:1: <note> that says nothing", "FILE:4:20: ", "FILE:4:33: " } },
  { LESSON ("<position start='setup'><planet id='p1'/></position>", NOTE),
    { "FILE:2:25: <planet> at start=\"setup\"" } },
  { LESSON ("<position start='setup'><seat id='blue'><hand>plan-4</hand></seat></position>", NOTE),
    { "FILE:2:41: cards of a seat at start=\"setup\"" } },
  { LESSON (SETUP, "<position start='duel'/>" NOTE), { "FILE:4:1: start=\"duel\" without “planet”" } },
  { LESSON (SETUP, "<position><seat id='blue'><hand>plan-4 plan-4 plan-4 plan-4 plan-4</hand></seat></position>" NOTE),
    { "FILE:4:" } },
  { LESSON (SETUP, "<position><seat id='bleu' alien='swurm'/></position>" NOTE), { "“bleu”", "“swurm”" } },
  { LESSON (SETUP, "<note step='clean' point='wrap'>Two.</note>\n<note event='x'>Three.</note>"),
    { "FILE:4:13: unknown step", "FILE:4:27: unknown place", "FILE:5:14: unknown event" } },
};

/* All mistakes of a file are reported at once, in order, with their places. */
static void
test_mistakes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("FILE");
      g_autoptr (FpLesson) lesson = load (mistakes[i].text, problems);
      g_autoptr (GString) printed = g_string_new (NULL);
      fp_problems_print (problems, printed);
      g_test_message ("%s\n%s", mistakes[i].text, printed->str);
      g_assert_null (lesson);
      const char *from = printed->str;
      for (guint k = 0; from != NULL && k < G_N_ELEMENTS (mistakes[i].wrong) && mistakes[i].wrong[k] != NULL; k++)
        {
          from = strstr (from, mistakes[i].wrong[k]);
          if (from == NULL)
            g_test_fail_printf ("no “%s” in its place", mistakes[i].wrong[k]);
          else
            from += strlen (mistakes[i].wrong[k]);
        }
    }
}

static void
test_pages (void)
{
  static const char *const some[] = { "duel-clout", "duel-set-dials", NULL }, *const others[] = { "duel-clout", NULL };
  g_autoptr (FpProblems) problems = fp_problems_new ("FILE");
  g_autoptr (FpLesson) lesson = load (LESSON (SETUP, NOTE), problems);
  fp_lesson_check_pages (lesson, some, problems);
  g_assert_cmpuint (fp_problems_count (problems), ==, 0);
  fp_lesson_check_pages (lesson, others, problems);
  g_assert_cmpuint (fp_problems_count (problems), ==, 1);
  g_assert_cmpint (fp_problems_get (problems, 0)->at.line, ==, 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/reads", test_reads);
  g_test_add_func ("/lesson/mistakes", test_mistakes);
  g_test_add_func ("/lesson/pages", test_pages);
  int result = g_test_run ();
  duel_forget ();
  return result;
}
