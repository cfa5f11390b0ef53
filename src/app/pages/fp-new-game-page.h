/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays, and how the game is set up.  Signal “start” (FpGameSetup) when all is said. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/game/fp-game-setup.h"

#define FP_TYPE_NEW_GAME_PAGE (fp_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (FpNewGamePage, fp_new_game_page, FP, NEW_GAME_PAGE, AdwBin)

/* fp_new_game_page_show: fills the page with @setup, but leaves the seed open. */
void fp_new_game_page_show (FpNewGamePage *self, const FpGameSetup *setup);

/* fp_new_game_page_set_box: aliens are chosen among those of @box. */
void fp_new_game_page_set_box (FpNewGamePage *self, FpCatalogModel *box);

/* fp_new_game_page_choose_alien: opens the list of aliens for @seat. */
void fp_new_game_page_choose_alien (FpNewGamePage *self, guint seat);

/* fp_new_game_page_back: back from choosing an alien; FALSE: there is nothing to go back from. */
gboolean fp_new_game_page_back (FpNewGamePage *self);
