/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of puzzles: finding them, and writing one of a moment of a game. */
#include "session/puzzles/fp-puzzle.h"

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

#include "session/files/fp-session-file.h"

/* Finding */

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Appends the paths of the puzzles in @folder, in the order of their names. */
static void
append_paths (GPtrArray *paths, const char *folder)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (found, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (found, by_name);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (paths, g_ptr_array_index (found, i));
}

char *
fp_puzzles_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "fifth-planet", "puzzles", NULL);
}

GPtrArray *
fp_puzzles_find (const char *edition)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *data = fp_data_dir (NULL);
  g_autofree char *shipped = data != NULL ? g_build_filename (data, "puzzles", edition, NULL) : NULL;
  g_autofree char *own = fp_puzzles_folder ();
  g_autofree char *own_of_edition = g_build_filename (own, edition, NULL);
  append_paths (paths, shipped);
  append_paths (paths, own_of_edition);
  return paths;
}

/* Writing */

FpPuzzle *
fp_puzzle_of (FpSession *session, FpCatalogs *catalogs, const char **reason)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision) || fp_engine_encounter (engine) == NULL)
    {
      *reason = _ ("A puzzle needs a moment of an encounter at which somebody decides.");
      return NULL;
    }
  if (decision.most > 1 || decision.picked > 0)
    {
      *reason = _ ("A puzzle asks for one answer, and here several are chosen together.");
      return NULL;
    }
  /* The solution is still to be found, so the first option stands in for it. */
  g_autofree char *text = fp_session_puzzle (session, "moment", 0, reason);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  FpPuzzle *puzzle = text != NULL ? fp_puzzle_parse (text, catalogs, problems) : NULL;
  if (puzzle == NULL)
    *reason = _ ("This moment can't be written down as a position.");
  return puzzle;
}

const char *
fp_puzzle_fault (const FpPuzzleProof *proof)
{
  if (proof->n_unproved > 0)
    return _ ("Too much can happen until the end of the encounter to prove what wins.");
  if (proof->n_winning == 0)
    return _ ("No answer wins this encounter against every reply.");
  if (proof->n_winning > 1)
    return _ ("More than one answer wins this encounter.");
  return NULL;
}

char *
fp_puzzle_make (FpSession *session, FpCatalogs *catalogs, const char *id, const char **reason)
{
  g_autoptr (FpPuzzle) puzzle = fp_puzzle_of (session, catalogs, reason);
  if (puzzle == NULL)
    return NULL;
  FpPuzzleProof proof;
  fp_puzzle_prove (puzzle, FP_PUZZLE_DEALS, FP_PUZZLE_MOST, &proof);
  *reason = fp_puzzle_fault (&proof);
  return *reason == NULL ? fp_session_puzzle (session, id, proof.winning, reason) : NULL;
}

char *
fp_puzzle_keep (const char *edition, const char *id, const char *text, GError **error)
{
  g_autofree char *folder = fp_puzzles_folder ();
  g_autofree char *of_edition = g_build_filename (folder, edition, NULL);
  g_autofree char *name = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_build_filename (of_edition, name, NULL);
  if (g_mkdir_with_parents (of_edition, 0700) != 0)
    {
      int fault = errno;
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (fault), "%s: %s", of_edition,
                   g_strerror (fault));
      return NULL;
    }
  return g_file_set_contents (path, text, -1, error) ? g_steal_pointer (&path) : NULL;
}
