/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons in progress. */
#include "session/game/fp-tutorial-progress.h"

#include <string.h>

#include "config.h"

#include <glib/gi18n.h>

#include "session/game/fp-session-private.h"

enum
{
  TRIES = 40, /* games in which everything that a chapter is about should come up */
  LONGEST = 3000, /* answers in one of them */
};

/* Finding and beginning */

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns TRUE if the file @name is a lesson of the edition called @edition; NULL: of any. */
static gboolean
is_lesson_of (const char *name, const char *edition)
{
  gsize length = edition != NULL ? strlen (edition) : 0;
  return g_str_has_suffix (name, ".xml") &&
         (edition == NULL || (g_str_has_prefix (name, edition) && (name[length] == '.' || name[length] == '-')));
}

GPtrArray *
fp_lessons_find (const char *edition)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *data = fp_data_dir (NULL);
  g_autofree char *folder = data != NULL ? g_build_filename (data, "lessons", NULL) : NULL;
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_lesson_of (name, edition))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, by_name);
  return paths;
}

static const FpElement *
position_of (const FpLesson *lesson, int chapter)
{
  const FpElement *own = chapter >= 0 ? fp_lesson_chapter_at (lesson, (guint) chapter)->position : NULL;
  return own != NULL ? own : lesson->position;
}

/* Returns the alien that @position gives to the seat called @seat, NULL: none. */
static const char *
alien_of (const FpElement *position, const char *seat)
{
  for (guint i = 0; i < fp_element_n_children (position); i++)
    {
      const FpElement *part = fp_element_child_at (position, i);
      if (fp_element_is (part, "seat") && g_strcmp0 (fp_element_get (part, "id"), seat) == 0)
        return fp_element_get (part, "alien");
    }
  return NULL;
}

FpLesson *
fp_tutorial_load (const char *path, FpCatalogs *catalogs, FpProblems *problems, GError **error)
{
  g_autoptr (FpLesson) lesson = fp_lesson_load (path, fp_catalogs_for, catalogs, problems, error);
  g_autoptr (GError) unknown = NULL;
  if (lesson == NULL || fp_player_check (lesson->player, &unknown))
    return g_steal_pointer (&lesson);
  fp_problems_add (problems, lesson->player_at, "%s", unknown->message);
  return NULL;
}

/* Returns the number of players at @position: of its seats, but no fewer than the edition needs. */
static guint
n_seats_of (const FpLesson *lesson, const FpElement *position)
{
  guint n = 0;
  for (guint i = 0; i < fp_element_n_children (position); i++)
    n += fp_element_is (fp_element_child_at (position, i), "seat");
  return CLAMP (n, lesson->edition->least_seats, lesson->edition->most_seats);
}

/* Fills in the seats, and everything settled before the game. */
static void
fill_setup (const FpLesson *lesson, const FpElement *position, FpSetup *setup)
{
  fp_setup_init (setup, lesson->edition);
  setup->seed = fp_lesson_seed (position);
  setup->options = fp_lesson_options (position, lesson->edition);
  setup->n_seats = n_seats_of (lesson, position);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      fp_setup_set_seat (setup, seat, fp_text_colour (lesson->edition, seat),
                         seat == lesson->learner ? "person" : lesson->player);
      if (fp_lesson_from_setup (position))
        fp_setup_set_alien (setup, seat, alien_of (position, lesson->edition->seat_ids[seat]));
    }
}

/* Returns the game of @setup, which begins at @position. */
static FpSession *
begin_at (const FpLesson *lesson, const FpElement *position, const FpSetup *setup)
{
  if (fp_lesson_from_setup (position))
    return fp_session_new (setup, lesson->catalog);
  FpState *origin = fp_session_new_state ();
  g_autoptr (FpEngine) engine = fp_engine_new (lesson->edition, lesson->catalog);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  fp_engine_use (engine, origin);
  /* The position was tried when the lesson was read. */
  gboolean sound = fp_position_apply (engine, position, setup->options, problems);
  g_assert (sound);
  FpSession *session = fp_session_new_from (setup, lesson->catalog, origin);
  g_aligned_free (origin);
  return session;
}

FpSession *
fp_tutorial_begin (const FpLesson *lesson, int chapter, const char *learner, const char *other)
{
  const FpElement *position = position_of (lesson, chapter);
  FpSetup setup;
  fill_setup (lesson, position, &setup);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    {
      const char *name = seat == lesson->learner ? learner : setup.n_seats == 2 ? other : NULL;
      if (name != NULL)
        fp_setup_set_seat (&setup, seat, name, seat == lesson->learner ? "person" : lesson->player);
    }
  FpSession *session = begin_at (lesson, position, &setup);
  fp_setup_clear (&setup);
  return session;
}

gboolean
fp_tutorial_is (const FpLesson *lesson, const FpSession *session)
{
  const FpSetup *has = fp_session_setup (session);
  FpSetup setup;
  if (has->edition != lesson->edition || session->origin != NULL || !fp_lesson_from_setup (lesson->position))
    return FALSE;
  fill_setup (lesson, lesson->position, &setup);
  gboolean same = has->seed == setup.seed && has->options == setup.options && has->n_seats == setup.n_seats;
  for (guint seat = 0; same && seat < setup.n_seats; seat++)
    same = g_strcmp0 (has->seats[seat].by, setup.seats[seat].by) == 0 &&
           g_strcmp0 (has->seats[seat].alien, setup.seats[seat].alien) == 0;
  fp_setup_clear (&setup);
  return same;
}

const char *
fp_tutorial_words (const char *text)
{
  return *text != '\0' ? g_dpgettext2 (GETTEXT_PACKAGE, "lesson", text) : text;
}

/* Trying */

/* Plays a game from @position on with random answers. */
static FpSession *
play_random (const FpLesson *lesson, const FpElement *position, guint game)
{
  FpSetup setup;
  FpRandom random;
  fill_setup (lesson, position, &setup);
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, NULL, "person");
  FpSession *session = begin_at (lesson, position, &setup);
  fp_setup_clear (&setup);
  fp_random_seed (&random, game + 1);
  for (guint i = 0; i < LONGEST && !fp_session_over (session); i++)
    fp_session_answer (session, fp_random_below (&random, fp_engine_options (session->engine)->n));
  return session;
}

static void
try_chapter (const FpLesson *lesson, guint chapter, FpProblems *problems)
{
  const GArray *notes = fp_lesson_chapter_at (lesson, chapter)->notes;
  g_autofree gboolean *come = g_new0 (gboolean, notes->len);
  guint missing = notes->len;
  for (guint game = 0; game < TRIES && missing > 0; game++)
    {
      g_autoptr (FpSession) session = play_random (lesson, position_of (lesson, (int) chapter), game);
      for (guint i = 0; i < notes->len; i++)
        if (!come[i] && fp_tutorial_has_come (lesson, session, chapter, i))
          {
            come[i] = TRUE;
            missing--;
          }
    }
  for (guint i = 0; i < notes->len; i++)
    if (!come[i])
      fp_problems_add (problems, g_array_index (notes, FpLessonNote, i).at,
                       "what this note waits for came up in none of %d games of chapter “%s”; expected that it can",
                       TRIES, fp_lesson_chapter_at (lesson, chapter)->id);
}

/* Too many notes at once would not be read. */
static void
try_crowds (const FpLesson *lesson, FpProblems *problems)
{
  for (guint game = 0; game < TRIES; game++)
    {
      FpDue last;
      g_autoptr (FpSession) session = play_random (lesson, lesson->position, game);
      guint most = fp_tutorial_crowd (lesson, session, &last);
      if (most <= FP_TUTORIAL_AT_ONCE)
        continue;
      const GArray *notes = fp_lesson_chapter_at (lesson, last.chapter)->notes;
      fp_problems_add (problems, g_array_index (notes, FpLessonNote, last.note).at,
                       "%u notes that can't wait were due at once, this one last; expected at most %d", most,
                       FP_TUTORIAL_AT_ONCE);
      return;
    }
}

void
fp_tutorial_try (const FpLesson *lesson, FpProblems *problems)
{
  g_autoptr (GError) error = NULL;
  if (!fp_player_check (lesson->player, &error))
    fp_problems_add (problems, lesson->player_at, "%s", error->message);
  for (guint i = 0; i < lesson->chapters->len; i++)
    try_chapter (lesson, i, problems);
  try_crowds (lesson, problems);
}
