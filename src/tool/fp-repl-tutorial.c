/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons in the terminal. */
#include "tool/fp-repl-tutorial.h"

#include <string.h>

#include "config.h"

#include <glib/gi18n.h>

#include "tool/fp-tool.h"

enum
{
  LINE = 78, /* characters of a line */
};

struct _FpReplTutorial
{
  FpLesson *lesson;
  int chapter;
  GHashTable *shown; /* of const FpLessonNote* */
};

FpReplTutorial *
fp_repl_tutorial_new (FpLesson *lesson, int chapter)
{
  FpReplTutorial *tutorial = g_new0 (FpReplTutorial, 1);
  tutorial->lesson = lesson;
  tutorial->chapter = chapter;
  tutorial->shown = g_hash_table_new (NULL, NULL);
  return tutorial;
}

void
fp_repl_tutorial_free (FpReplTutorial *tutorial)
{
  if (tutorial == NULL)
    return;
  fp_lesson_free (tutorial->lesson);
  g_hash_table_unref (tutorial->shown);
  g_free (tutorial);
}

const FpLesson *
fp_repl_tutorial_lesson (const FpReplTutorial *tutorial)
{
  return tutorial->lesson;
}

FpSession *
fp_repl_tutorial_begin (const FpReplTutorial *tutorial)
{
  return fp_tutorial_begin (tutorial->lesson, tutorial->chapter, NULL, NULL);
}

/* Prints a note behind a bar, which sets it apart from events. */
static void
print_note (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong used = LINE;
  for (guint i = 0; words[i] != NULL; i++)
    {
      glong length = g_utf8_strlen (words[i], -1) + 1;
      gboolean breaks = used + length > LINE;
      fp_tool_print (breaks ? (i > 0 ? "\n  | %s" : "  | %s") : " %s", words[i]);
      used = (breaks ? 3 : used) + length;
    }
  fp_tool_print ("\n");
}

void
fp_repl_tutorial_say (FpReplTutorial *tutorial, FpSession *session)
{
  g_autoptr (GArray) due = fp_tutorial_due (tutorial->lesson, session, tutorial->chapter);
  int last = -1;
  for (guint i = 0; i < due->len; i++)
    {
      const FpDue *one = &g_array_index (due, FpDue, i);
      const FpLessonChapter *chapter = fp_lesson_chapter_at (tutorial->lesson, one->chapter);
      FpLessonNote *note = &g_array_index (chapter->notes, FpLessonNote, one->note);
      if (!g_hash_table_add (tutorial->shown, note))
        continue;
      if (last != (int) one->chapter)
        fp_tool_print ("  | [%s]\n", fp_tutorial_words (chapter->title));
      last = (int) one->chapter;
      print_note (fp_tutorial_words (note->text));
    }
}

/* Finding */

/* Returns the lesson in the file @path, NULL after a report. */
static FpLesson *
load (const char *path, FpCatalogs *catalogs)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  FpLesson *lesson = fp_tutorial_load (path, catalogs, problems, &error);
  g_ptr_array_add (all, problems);
  fp_tool_print_problems (all);
  if (error != NULL)
    fp_tool_report ("%s", error->message);
  return lesson;
}

FpLesson *
fp_repl_tutorial_find (const char *path, const char *edition, FpCatalogs *catalogs)
{
  g_autoptr (GPtrArray) paths = fp_lessons_find (edition);
  if (path != NULL)
    return load (path, catalogs);
  for (guint i = 0; i < paths->len; i++)
    {
      FpLesson *lesson = load (g_ptr_array_index (paths, i), catalogs);
      if (lesson != NULL)
        return lesson;
    }
  fp_tool_fail (FP_EXIT_SYSTEM, _ ("there is no lesson"));
  return NULL;
}

int
fp_repl_tutorial_chapter (const FpLesson *lesson, const char *id)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  int chapter = fp_lesson_chapter (lesson, id);
  for (guint i = 0; chapter < 0 && i < lesson->chapters->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "", fp_lesson_chapter_at (lesson, i)->id);
  if (chapter < 0)
    /* Translators: the words typed; the known ids of chapters, with commas. */
    fp_tool_fail (FP_EXIT_USAGE, _ ("there is no chapter “%s”; there are: %s"), id, ids->str);
  return chapter;
}
