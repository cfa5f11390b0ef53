/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games opened from files. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-private.h"
#include "session/files/fp-game-file.h"

void
fp_game_opening_clear (FpGameOpening *opening)
{
  g_clear_pointer (&opening->trouble, g_free);
  g_clear_pointer (&opening->advice, g_free);
  g_clear_pointer (&opening->details, g_free);
}

static char *
joined (const char *first, const char *second)
{
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second);
  return g_strdup_printf ("%s %s", first, second);
}

static void
describe (FpGameOpening *opening, const FpOpened *opened, const FpProblems *problems)
{
  opening->trouble = joined (opened->trouble, opened->journal);
  opening->advice = g_strdup (opened->advice);
  if (fp_problems_count (problems) == 0)
    return;
  g_autoptr (GString) lines = g_string_new (NULL);
  fp_problems_print (problems, lines);
  g_strchomp (lines->str);
  opening->details = g_string_free (g_steal_pointer (&lines), FALSE);
}

/* Keeps @game in the file it was opened from. Returns FALSE if another window already plays it. */
static gboolean
keep_opened (FpGame *game, const char *path, FpGameOpening *opening)
{
  if (fp_autosave_keep_opened (game->autosave, path))
    return TRUE;
  fp_game_opening_clear (opening);
  opening->in_use = TRUE;
  opening->trouble = g_strdup (_ ("This game is already open in another window."));
  opening->advice = g_strdup (_ ("Continue there, or open a separate copy here."));
  return FALSE;
}

FpGame *
fp_game_new_from_file (FpCatalogModel *catalog_model, const char *path, gboolean copy, guint pace,
                       FpGameOpening *opening)
{
  *opening = (FpGameOpening){ 0 };
  g_auto (FpOpened) opened = { 0 };
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (FpProblems) problems = fp_problems_new (name);
  FpSession *session = fp_game_open (path, G_MAXUINT, catalog_model->catalogs, problems, &opened);
  describe (opening, &opened, problems);
  if (session == NULL)
    return NULL;
  g_autoptr (FpGame) game = fp_game_new_for (catalog_model, session, pace);
  if (copy || opened.extent != FP_OPENED_WHOLE || opened.reported)
    fp_game_keep (game);
  else if (!keep_opened (game, path, opening))
    return NULL;
  fp_game_begin (game);
  return g_steal_pointer (&game);
}
