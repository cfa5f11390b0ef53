/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips of a player: cards with names that are no aliens, and rows of small cards, as modules of an
 * edition add them. One chip, “+3”, counts those without room; its tooltip names them. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

#define FP_TYPE_SEAT_CHIPS (fp_seat_chips_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatChips, fp_seat_chips, FP, SEAT_CHIPS, AdwBin)

/* fp_seat_chips_show: shows the chips of @seat, at most @most besides the one that counts. */
void fp_seat_chips_show (FpSeatChips *self, const FpSeatFacts *seat, guint most);
