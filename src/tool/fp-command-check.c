/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool check: reports mistakes in our files, and prints nothing for a good one. */
#include "config.h"

#include <glib/gi18n.h>

#include "book/fp-book.h"
#include "lab/fp-trial-games.h"
#include "session/game/fp-tutorial-progress.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/files/fp-user-sets.h"
#include "tool/fp-tool.h"

/* A run over some files. */
typedef struct
{
  FpCatalogs *catalogs; /* NULL: not loaded yet */
  int no_catalogs; /* exit code if they can't be loaded */
  GPtrArray *sets; /* paths, of const char*, checked together since a set may span several files */
  gboolean faulty;
} FpCheck;

static void
note_problems (FpCheck *check, FpProblems *problems)
{
  g_autoptr (GString) text = g_string_new (NULL);
  fp_problems_print (problems, text);
  if (text->len > 0)
    {
      fp_tool_report ("%s", g_strchomp (text->str));
      check->faulty = TRUE;
    }
}

/* Loads the cards for scenarios and games. Sets don't need them: the installed cards may be at
 * fault. */
static FpCatalogs *
need_catalogs (FpCheck *check)
{
  if (check->catalogs == NULL && check->no_catalogs == FP_EXIT_WELL)
    check->catalogs = fp_tool_catalogs (&check->no_catalogs);
  return check->catalogs;
}

/* Checks that the pages of notes exist; without a book nothing can be checked. */
static void
check_pages (const FpLesson *lesson, FpProblems *problems)
{
  g_auto (GStrv) folders = fp_book_folders ();
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (FpBook) book = fp_book_load ((const char *const *) folders, faults, NULL);
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  if (book == NULL)
    return;
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    g_ptr_array_add (pages, fp_book_page (book, i)->id);
  g_ptr_array_add (pages, NULL);
  fp_lesson_check_pages (lesson, (const char *const *) pages->pdata, problems);
}

/* Plays a lesson to find faults that can't be seen in its text. */
static void
check_lesson (FpCheck *check, const char *path, FpProblems *problems, GError **error)
{
  if (need_catalogs (check) == NULL)
    return;
  g_autoptr (FpLesson) lesson = fp_lesson_load (path, fp_catalogs_for, check->catalogs, problems, error);
  if (lesson == NULL)
    return;
  check_pages (lesson, problems);
  fp_tutorial_try (lesson, problems);
  fp_problems_sort (problems);
}

static void
check_game (FpCheck *check, const char *path, FpProblems *problems)
{
  if (need_catalogs (check) == NULL)
    return;
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (path, G_MAXUINT, check->catalogs, problems, &opened);
}

/* FALSE with @error if the file can't be read. */
static gboolean
check_file (FpCheck *check, const char *path, GError **error)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GError) own = NULL;
  switch (fp_file_kind (path, problems, &own))
    {
    case FP_FILE_SET:
      g_ptr_array_add (check->sets, (char *) path);
      break;
    case FP_FILE_SCENARIOS:
      if (need_catalogs (check) != NULL)
        fp_scenario_check_file (path, fp_catalogs_for, check->catalogs, problems, &own);
      break;
    case FP_FILE_GAME:
      check_game (check, path, problems);
      break;
    case FP_FILE_REPORT:
      {
        g_autoptr (FpReport) report = fp_report_load (path, problems, &own);
        if (report != NULL && report->has_game)
          check_game (check, path, problems);
      }
      break;
    case FP_FILE_LESSON:
      check_lesson (check, path, problems, &own);
      break;
    case FP_FILE_OTHER:
    default:
      break;
    }
  note_problems (check, problems);
  if (own == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&own));
  return FALSE;
}

/* Returns the paths of the shipped cards of @edition, on which the sets @files may build. NULL: the
 * files are of shipped sets themselves, or the shipped ones are at fault. */
static GPtrArray *
shipped_sets (const GPtrArray *files, const FpEdition *edition)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (FpCatalog) catalog = fp_edition_load (edition, problems, NULL);
  if (catalog == NULL)
    return NULL;
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *id = fp_set_file_id (g_ptr_array_index (files, i));
      for (guint k = 0; k < catalog->sets->len; k++)
        if (g_strcmp0 (id, g_array_index (catalog->sets, FpSetInfo, k).id) == 0)
          return NULL;
    }
  return fp_edition_set_paths (edition, NULL);
}

/* Adds advice about games with the cards of the sets @files if nobody wins such games. Some of the
 * shipped cards alone make no game. */
static void
advise_of_games (const FpEdition *edition, const FpCatalog *catalog, const GPtrArray *files, FpProblems *advice)
{
  if (fp_library_missing (catalog, edition) != NULL)
    return;
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (sets, fp_set_file_id (g_ptr_array_index (files, i)));
  g_ptr_array_add (sets, NULL);
  FpTrialResult result = fp_trial_games (edition, catalog, (const char *const *) sets->pdata);
  if (result.won)
    return;
  if (result.dropped == result.games)
    fp_problems_add (advice, (FpLocation){ 1, 1 },
                     "warning: none of %u trial games with these cards could be finished, because the cards need more "
                     "room than a game has; expected limit=\"game\" where something lasts until the end of the game, "
                     "and no ability that goes on without end",
                     result.games);
  else
    fp_problems_add (advice, (FpLocation){ 1, 1 },
                     "warning: nobody won any of %u trial games with these cards in %d answers; expected games that "
                     "end: see which ability keeps the players from winning",
                     result.games, FP_TRIAL_ANSWERS);
}

/* Prints advice about the sets @named, which have no mistakes. @advice: of FpProblems, for each
 * file that @catalog has cards of. */
static void
advise (const FpEdition *edition, const FpCatalog *catalog, GPtrArray *named, const GPtrArray *advice)
{
  for (guint i = 0; i < advice->len; i++)
    {
      FpProblems *of_file = g_ptr_array_index (advice, i);
      g_autoptr (GString) text = g_string_new (NULL);
      guint number;
      if (!g_ptr_array_find_with_equal_func (named, fp_problems_file (of_file), g_str_equal, &number))
        continue;
      if (number == 0)
        advise_of_games (edition, catalog, named, of_file);
      fp_problems_sort (of_file);
      fp_problems_print (of_file, text);
      if (text->len > 0)
        fp_tool_report ("%s", g_strchomp (text->str));
    }
}

/* Adds the files @others to @files, in front or at the end. */
static void
add_files (GPtrArray *files, const GPtrArray *others, gboolean in_front)
{
  for (guint i = 0; i < others->len; i++)
    g_ptr_array_insert (files, in_front ? (int) i : -1, g_ptr_array_index (others, i));
}

/* Checks the sets @named, all for @edition, with all its modules. */
static gboolean
check_sets_of (FpCheck *check, const FpEdition *edition, GPtrArray *named, GError **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GPtrArray) advice = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) own = NULL;
  g_autoptr (FpEditionVariant) variant = fp_edition_variant_new (edition, NULL, fp_edition_all_modules (edition));
  edition = fp_edition_variant_get (variant);
  g_autoptr (GPtrArray) shipped = shipped_sets (named, edition);
  g_autoptr (GPtrArray) sisters = fp_set_sisters (named);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  add_files (files, named, FALSE);
  if (shipped != NULL)
    add_files (files, shipped, TRUE);
  /* Sister files come last: if two files contradict each other, the named one is not blamed. */
  add_files (files, sisters, FALSE);
  g_ptr_array_add (files, NULL);
  g_autoptr (FpCatalog) catalog =
      fp_library_load_advised (edition, (const char *const *) files->pdata, problems, advice, &own);
  /* Mistakes in files that were not named are left out. */
  g_ptr_array_set_size (problems, (int) (problems->len - MIN (sisters->len, problems->len)));
  if (fp_tool_print_problems (problems))
    check->faulty = TRUE;
  else if (catalog != NULL)
    advise (edition, catalog, named, advice);
  if (own == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&own));
  return FALSE;
}

/* Checks the sets among the files, edition by edition. */
static gboolean
check_sets (FpCheck *check, GError **error)
{
  const FpEdition *edition;
  for (guint i = 0; (edition = fp_edition_nth (i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) files = g_ptr_array_new ();
      for (guint k = 0; k < check->sets->len; k++)
        if (fp_set_file_edition (g_ptr_array_index (check->sets, k)) == edition)
          g_ptr_array_add (files, g_ptr_array_index (check->sets, k));
      if (files->len > 0 && !check_sets_of (check, edition, files, error))
        return FALSE;
    }
  return TRUE;
}

static int
check_files (const char *const *paths)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  FpCheck check = { .sets = sets, .no_catalogs = FP_EXIT_WELL };
  gboolean unreadable = FALSE;
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      if (!check_file (&check, paths[i], &error))
        {
          fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
          unreadable = TRUE;
        }
    }
  g_autoptr (GError) error = NULL;
  if (!check_sets (&check, &error))
    {
      fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
      unreadable = TRUE;
    }
  g_clear_pointer (&check.catalogs, fp_catalogs_free);
  if (unreadable || check.no_catalogs == FP_EXIT_SYSTEM)
    return FP_EXIT_SYSTEM;
  return check.faulty ? FP_EXIT_FAULT : check.no_catalogs;
}

static int
run (int argc, char **argv)
{
  g_auto (GStrv) paths = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_check, entries, 0, &argc, &argv, &status))
    return status;
  if (paths == NULL)
    return fp_tool_usage (&fp_command_check, _ ("a file is missing"));
  return check_files ((const char *const *) paths);
}

const FpCommand fp_command_check = {
  .name = "check",
  .arguments = "FILE…",
  .summary = N_ ("Check card sets, scenarios, lessons and saved games"),
  .about = N_ ("Prints nothing for a good file, and a warning for a card set that will hardly work as it was meant. "
               "Card sets are checked together, because a set may have several files. "
               "Cards may name those of the program and those in other files of their set in the same folder."),
  .run = run,
};
