/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons with any kind of mistake: read, begun, and played with the notes that are due. */
#include "fuzz.h"

#include "session/game/fp-editions.h"
#include "session/game/fp-tutorial-progress.h"

enum
{
  MOST_BYTES = 64 * 1024,
  MOST_ANSWERS = 40, /* in each game */
  MOST_CHAPTERS = 4, /* of a lesson that are played */
};

static FpCatalogs *catalogs;

void
fuzz_start (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;

  catalogs = fp_catalogs_new (NULL, problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (catalogs);
}

void
fuzz_stop (void)
{
  g_clear_pointer (&catalogs, fp_catalogs_free);
}

/* Plays @chapter of @lesson with random answers for all seats. */
static void
play (const FpLesson *lesson, int chapter, uint64_t seed)
{
  g_autoptr (FpSession) session = fp_tutorial_begin (lesson, chapter, "Ada", NULL);
  FpEngine *engine = fp_session_engine (session);
  FpRandom random;

  fp_random_seed (&random, seed);
  engine->checking = TRUE;
  for (guint i = 0; i < MOST_ANSWERS && !fp_session_over (session); i++)
    {
      g_autoptr (GArray) due = fp_tutorial_due (lesson, session, chapter);

      for (guint k = 0; k < due->len; k++)
        g_assert_cmpuint (g_array_index (due, FpDue, k).chapter, <, lesson->chapters->len);
      fp_session_answer (session, fp_random_below (&random, fp_engine_options (engine)->n));
    }
  g_assert_cmpstr (fp_state_check (engine), ==, NULL);
}

gboolean
fuzz_one (const char *data, gsize length)
{
  g_autoptr (FpProblems) problems = NULL;
  g_autoptr (FpLesson) lesson = NULL;
  g_autoptr (GError) error = NULL;
  const char *path;

  if (length > MOST_BYTES)
    return FALSE;
  path = fuzz_file (0, data, length);
  problems = fp_problems_new (path);
  lesson = fp_tutorial_load (path, catalogs, problems, &error);
  g_assert_no_error (error);
  g_assert_true ((lesson != NULL) == (fp_problems_count (problems) == 0));
  if (lesson == NULL)
    return FALSE;
  for (int chapter = FP_TUTORIAL_WHOLE; chapter < (int) MIN (lesson->chapters->len, MOST_CHAPTERS); chapter++)
    play (lesson, chapter, fuzz_seed (data, length));
  return TRUE;
}
