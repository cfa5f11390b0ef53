/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card of one of several players: portrait, name, score, alien, figures, badges and chips. Its
 * height depends on its form and the size of type, never on what the player has. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

/* The forms of the card. */
typedef enum
{
  FP_SEAT_CARD_WIDE, /* in a wide column: with pips, and words on the badges */
  FP_SEAT_CARD_SLIM, /* in a narrow one: the score as a number, badges in few letters */
  FP_SEAT_CARD_OWN, /* the viewer's, beside the hand: as the first, with a line more */
} FpSeatCardForm;

#define FP_TYPE_SEAT_CARD (fp_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (FpSeatCard, fp_seat_card, FP, SEAT_CARD, AdwBin)

/* fp_seat_card_new: returns a card that can be chosen if the player can. (transfer floating) */
FpSeatCard *fp_seat_card_new (FpSeatCardForm form);

/* fp_seat_card_set_form: changes between the first two forms. */
void fp_seat_card_set_form (FpSeatCard *self, FpSeatCardForm form);

/* fp_seat_card_show: shows @seat. */
void fp_seat_card_show (FpSeatCard *self, FpSeatItem *seat);
