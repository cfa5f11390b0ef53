/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices on the page for a new game: lists that fit the edition, and what each choice means. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game-setup.h"

/* fp_new_game_aliens_meaning: returns what the way @way (FpGameAliens) to get aliens means for
 * @n_seats players. fp_new_game_undo_meaning: returns what the undo rule @undo (FpGameUndo) means.
 * NULL: there is no such choice. Both are static. */
const char *fp_new_game_aliens_meaning (guint way, guint n_seats);
const char *fp_new_game_undo_meaning (guint undo);

/* fp_new_game_show_ways: offers dealing at random in @aliens, in the order of FpGameAliens, only
 * where the edition of @setup has other ways besides.
 * fp_new_game_show_groups: offers as many groups of aliens for a first game in @groups as the
 * edition has. */
void fp_new_game_show_ways (GtkDropDown *aliens, const FpGameSetup *setup);
void fp_new_game_show_groups (GtkDropDown *groups, const FpGameSetup *setup);
