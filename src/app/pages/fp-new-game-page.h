/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for a new game: players and set-up. Signal “start” (FpGameSetup) when the player starts
 * the game. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/game/fp-game-setup.h"

#define FP_TYPE_NEW_GAME_PAGE (fp_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (FpNewGamePage, fp_new_game_page, FP, NEW_GAME_PAGE, AdwBin)

/* Signals: “start” (FpGameSetup) and “edition” (FpGameSetup): another edition was chosen, whose
 * last game the handler fills in.
 *
 * fp_new_game_page_show: fills in @setup, except for the seed. */
void fp_new_game_page_show (FpNewGamePage *self, const FpGameSetup *setup);

/* fp_new_game_page_set_catalog: sets the source of the aliens to choose from. */
void fp_new_game_page_set_catalog (FpNewGamePage *self, FpCatalogModel *catalog_model);

/* fp_new_game_page_choose_alien: opens the alien chooser for @seat. */
void fp_new_game_page_choose_alien (FpNewGamePage *self, guint seat);

/* fp_new_game_page_back: closes the alien chooser. Returns FALSE if it was not open. */
gboolean fp_new_game_page_back (FpNewGamePage *self);
