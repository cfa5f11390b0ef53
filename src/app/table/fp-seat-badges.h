/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The badges of a player: the part in the encounter, one planet from winning, a power that does not
 * work, several aliens, the player who is asked. At most three are shown, the first ones first. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

#define FP_TYPE_SEAT_BADGES (fp_seat_badges_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatBadges, fp_seat_badges, FP, SEAT_BADGES, AdwBin)

/* fp_seat_badges_show: shows the badges of @seat, in few letters if @brief. */
void fp_seat_badges_show (FpSeatBadges *self, const FpSeatFacts *seat, gboolean brief);

/* fp_seat_badges_count_aliens: returns how many of the first cards of @seat are aliens: those of
 * one kind with the first. The other ones are pieces that a module has added. */
guint fp_seat_badges_count_aliens (const FpSeatFacts *seat);
