/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strips of two players: the viewer's below the table, the other one's above it. */
#pragma once

#include "app/table/fp-seat-strip.h"
#include "model/game/fp-game.h"

#define FP_TYPE_SEAT_STRIPS (fp_seat_strips_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatStrips, fp_seat_strips, FP, SEAT_STRIPS, GObject)

/* fp_seat_strips_new: returns the strips of a table. @near is the viewer's, inside the vertical box
 * @table. The other one is put in front of everything in @table. (transfer full) */
FpSeatStrips *fp_seat_strips_new (GtkBox *table, FpSeatStrip *near);

/* fp_seat_strips_show: shows the two players of @game. NULL hides the strips. */
void fp_seat_strips_show (FpSeatStrips *self, FpGame *game);

/* fp_seat_strips_highlight: highlights the strips of the seats in @seats, a bit per seat, and no
 * others. */
void fp_seat_strips_highlight (FpSeatStrips *self, FpGame *game, guint seats);

/* fp_seat_strips_set_narrow: sets the layout of both strips (fp_seat_strip_set_narrow ()). */
void fp_seat_strips_set_narrow (FpSeatStrips *self, gboolean narrow);

/* fp_seat_strips_far: returns the strip of the other player, owned by the page. */
FpSeatStrip *fp_seat_strips_far (FpSeatStrips *self);
