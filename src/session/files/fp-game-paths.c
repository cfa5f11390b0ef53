/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that make up a game, and their owner. */
#include "session/files/fp-game-paths.h"

#include <glib/gstdio.h>

#include "archive/saves/fp-journal.h"
#include "session/files/fp-game-lock.h"
#include "session/files/fp-games-folder.h"

char **
fp_game_paths (const char *path)
{
  g_autofree char *journal = fp_journal_path (path);
  const char *const all[] = { path, journal };
  g_autoptr (GStrvBuilder) there = g_strv_builder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_file_test (all[i], G_FILE_TEST_EXISTS))
      g_strv_builder_add (there, all[i]);
  return g_strv_builder_end (there);
}

gboolean
fp_game_path_is_ours (const char *path)
{
  g_autofree char *games = fp_games_folder ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *canonical_games = g_canonicalize_filename (games, NULL);
  g_autofree char *canonical_folder = g_canonicalize_filename (folder, NULL);
  return g_strcmp0 (canonical_games, canonical_folder) == 0;
}

void
fp_game_remove (const char *path)
{
  g_auto (GStrv) paths = fp_game_paths (path);
  for (guint i = 0; paths[i] != NULL; i++)
    g_remove (paths[i]);
}

gboolean
fp_game_put_aside (const char *path, char **aside, GError **error)
{
  g_autofree char *journal = fp_journal_path (path), *to = g_strconcat (path, "~", NULL);
  g_autofree char *journal_to = fp_journal_path (to);
  g_autoptr (FpGameLock) lock = NULL;
  GStatBuf about;
  *aside = NULL;
  if (g_stat (path, &about) != 0 || !S_ISREG (about.st_mode) || about.st_size == 0)
    return TRUE;
  if (!fp_game_lock (path, &lock, error))
    return FALSE;
  if (g_rename (path, to) == 0)
    {
      /* The journal moves along; an older game's journal there would be in its way. */
      (void) g_unlink (journal_to);
      (void) g_rename (journal, journal_to);
      *aside = g_steal_pointer (&to);
    }
  return TRUE;
}
