/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for the player of one seat of a new game: colour, name, and person, character or
 * level of the computer. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game-setup.h"

#define FP_TYPE_PLAYER_ROW (fp_player_row_get_type ())
G_DECLARE_FINAL_TYPE (FpPlayerRow, fp_player_row, FP, PLAYER_ROW, AdwActionRow)

/* fp_player_row_new: returns a row for @seat, which shows nothing yet. It adds the button for
 * its player to @players, so that those of all rows have the same width. (transfer floating) */
FpPlayerRow *fp_player_row_new (guint seat, GtkSizeGroup *players);

/* Signals: “colour” (guint): the player shall have the edition's colour of this number, and another
 * player who has it this one's. “choose”: another player shall be chosen.
 *
 * fp_player_row_show_colour: shows the colour of the row's seat in @setup and offers the others.
 * fp_player_row_show: shows the player, too. */
void fp_player_row_show_colour (FpPlayerRow *self, const FpGameSetup *setup);
void fp_player_row_show (FpPlayerRow *self, const FpGameSetup *setup);

/* fp_player_row_read: sets the player of the row's seat in @setup. */
void fp_player_row_read (FpPlayerRow *self, FpGameSetup *setup);

/* fp_player_row_name: returns the name as typed; owned by the row. */
const char *fp_player_row_name (FpPlayerRow *self);

/* fp_player_row_focus_name: focuses the name; FALSE if it can't have the focus. The row itself
 * never has the focus, since a list focuses its rows as it likes. */
gboolean fp_player_row_focus_name (FpPlayerRow *self);

/* fp_player_row_type_name, fp_player_row_choose: type a name; choose a person (NULL) or a computer
 * player. */
void fp_player_row_type_name (FpPlayerRow *self, const char *name);
void fp_player_row_choose (FpPlayerRow *self, const char *player);

/* fp_player_row_player: returns the player, NULL for a person; owned by the row.
 * fp_player_row_focus_player: focuses the button for the player. */
const char *fp_player_row_player (FpPlayerRow *self);
void fp_player_row_focus_player (FpPlayerRow *self);
