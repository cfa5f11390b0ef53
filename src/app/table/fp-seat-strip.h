/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's strip: name, role, aliens, figures and tokens. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

#define FP_TYPE_SEAT_STRIP (fp_seat_strip_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatStrip, fp_seat_strip, FP, SEAT_STRIP, AdwBin)

/* fp_seat_strip_show: shows @seat. */
void fp_seat_strip_show (FpSeatStrip *self, FpSeatItem *seat);

/* fp_seat_strip_line_up: aligns the aliens and planets of @self with those of @other, independent
 * of the length of the names. */
void fp_seat_strip_line_up (FpSeatStrip *self, FpSeatStrip *other);

/* fp_seat_strip_set_narrow: sets @narrow to TRUE to show the tokens on a line of their own. */
void fp_seat_strip_set_narrow (FpSeatStrip *self, gboolean narrow);
