/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's strip: name, role, figures and tactics. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

#define FP_TYPE_SEAT_STRIP (fp_seat_strip_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatStrip, fp_seat_strip, FP, SEAT_STRIP, AdwBin)

/* fp_seat_strip_show: shows @seat. */
void fp_seat_strip_show (FpSeatStrip *self, FpSeatItem *seat);

/* fp_seat_strip_line_up: from now on aliens and planets begin in @self where they begin in @other, however long the
 * names are. */
void fp_seat_strip_line_up (FpSeatStrip *self, FpSeatStrip *other);

/* fp_seat_strip_set_narrow: whether the tactics stand in a line of their own. */
void fp_seat_strip_set_narrow (FpSeatStrip *self, gboolean narrow);
