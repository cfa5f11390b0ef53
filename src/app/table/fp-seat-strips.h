/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strips of all players: the viewer's below the table, those of the others above it, in the
 * order in which turns go around from the viewer. */
#pragma once

#include "app/table/fp-seat-strip.h"
#include "model/game/fp-game.h"

#define FP_TYPE_SEAT_STRIPS (fp_seat_strips_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatStrips, fp_seat_strips, FP, SEAT_STRIPS, GObject)

/* fp_seat_strips_new: returns the strips of a table. @near is the viewer's, inside the vertical box
 * @table. The others are put in front of everything in @table. (transfer full) */
FpSeatStrips *fp_seat_strips_new (GtkBox *table, FpSeatStrip *near);

/* fp_seat_strips_show: shows the players of @game. */
void fp_seat_strips_show (FpSeatStrips *self, FpGame *game);

/* fp_seat_strips_highlight: highlights the strips of the seats in @seats, a bit per seat, and no
 * others. */
void fp_seat_strips_highlight (FpSeatStrips *self, FpGame *game, guint seats);

/* fp_seat_strips_set_narrow: sets the layout of all strips (fp_seat_strip_set_narrow ()). */
void fp_seat_strips_set_narrow (FpSeatStrips *self, gboolean narrow);

/* fp_seat_strips_others: returns the strips of the other players (of FpSeatStrip), owned by the
 * strips. */
GPtrArray *fp_seat_strips_others (FpSeatStrips *self);
