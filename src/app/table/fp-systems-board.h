/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of an edition whose planets lie in systems of the players: the other players in the
 * order of turns along the top, each with the home system below, the stage in the middle between
 * the destiny card and the news, and the viewer's system at the bottom. */
#pragma once

#include <adwaita.h>

#include "app/table/fp-stage-view.h"
#include "model/game/fp-deal-clock.h"
#include "model/game/fp-game.h"

#define FP_TYPE_SYSTEMS_BOARD (fp_systems_board_get_type ())
G_DECLARE_FINAL_TYPE (FpSystemsBoard, fp_systems_board, FP, SYSTEMS_BOARD, AdwBin)

/* fp_systems_board_set_game: follows the planets of @game, NULL for none. */
void fp_systems_board_set_game (FpSystemsBoard *self, FpGame *game);

/* fp_systems_board_show: shows the game as it is now. Without a game it does nothing. */
void fp_systems_board_show (FpSystemsBoard *self);

/* fp_systems_board_fit: arranges the other players for a board of @width pixels. */
void fp_systems_board_fit (FpSystemsBoard *self, int width);

/* fp_systems_board_rescale: adapts to another size of type. */
void fp_systems_board_rescale (FpSystemsBoard *self);

/* fp_systems_board_set_form: sets the form of the stage. */
void fp_systems_board_set_form (FpSystemsBoard *self, FpStageForm form);

/* fp_systems_board_set_news: shows the last lines of the log if @shown: the log is hidden. */
void fp_systems_board_set_news (FpSystemsBoard *self, gboolean shown);

/* fp_systems_board_highlight: highlights the players @seats (a bit per seat) and the shared places
 * @places (a bit per place), and nothing else. */
void fp_systems_board_highlight (FpSystemsBoard *self, guint seats, guint places);

/* fp_systems_board_set_clock: sets the clock of the game's deals, NULL: none. */
void fp_systems_board_set_clock (FpSystemsBoard *self, FpDealClock *clock);

/* fp_systems_board_compose: moves the focus to where an offer is composed. Returns FALSE if none
 * is. */
gboolean fp_systems_board_compose (FpSystemsBoard *self);

/* fp_systems_board_near: returns the card of the viewer, which the page puts beside the hand. */
GtkWidget *fp_systems_board_near (FpSystemsBoard *self);

/* fp_systems_board_room: returns the room of the stage. Only there content may be too high. */
GtkScrolledWindow *fp_systems_board_room (FpSystemsBoard *self);

/* fp_systems_board_groups: adds the groups of the board to @groups, in the order of Tab. */
void fp_systems_board_groups (FpSystemsBoard *self, GPtrArray *groups);
