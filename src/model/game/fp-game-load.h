/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games opened from files. */
#pragma once

#include "model/game/fp-game.h"

/* The result of opening a file, in words. Clear with fp_game_opening_clear (). */
typedef struct
{
  gboolean in_use; /* another window plays the game; only a copy can be opened */
  char *trouble; /* a sentence or two about the problem; NULL if none */
  char *advice; /* a possible remedy, or one already taken; NULL if none */
  char *details; /* problems by place, for bug reports; NULL if none */
} FpGameOpening;

void fp_game_opening_clear (FpGameOpening *opening);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpGameOpening, fp_game_opening_clear)

/* fp_game_new_from_file: returns the game in the file @path. A game opened completely stays in
 * @path. A game opened in part, from a report, or as a @copy goes on in a new file of the games
 * folder. @path is
 * then left unchanged. @opening is always filled in. @pace is as in fp_game_new (). Returns NULL if
 * there is nothing to play; @opening gives the reason. (transfer full) */
FpGame *fp_game_new_from_file (FpCatalogModel *catalog_model, const char *path, gboolean copy, guint pace,
                               FpGameOpening *opening);
