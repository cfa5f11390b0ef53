/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games opened from files. */
#pragma once

#include "model/game/fp-game.h"

/* How opening went, for people.  Cleared by fp_game_opening_clear (). */
typedef struct
{
  gboolean in_use; /* another window plays the game: only a copy can be opened */
  char *trouble; /* what is wrong, a sentence or two; NULL: nothing */
  char *advice; /* what can be done, or has been; NULL: nothing */
  char *details; /* place by place, for reports; NULL: nothing to add */
} FpGameOpening;

void fp_game_opening_clear (FpGameOpening *opening);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpGameOpening, fp_game_opening_clear)

/* fp_game_new_from_file: the game in the file @path.  One that could be opened whole is kept there from now on; one
 * that could be opened in part, or that is to be a @copy, goes on in a new file of the games folder, and @path stays as
 * it is.  @opening is filled in; @pace as in fp_game_new ().  NULL if there is nothing to play on with: @opening says
 * why. (transfer full) */
FpGame *fp_game_new_from_file (FpCatalogModel *box, const char *path, gboolean copy, guint pace,
                               FpGameOpening *opening);
