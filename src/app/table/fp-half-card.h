/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with two halves in the decision bar: a button for each half that can be chosen, or one for
 * the whole card. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-option-item.h"

#define FP_TYPE_HALF_CARD (fp_half_card_get_type ())
G_DECLARE_FINAL_TYPE (FpHalfCard, fp_half_card, FP, HALF_CARD, GtkBox)

/* fp_half_card_new: returns an empty card for the token of @option. (transfer floating) */
FpHalfCard *fp_half_card_new (const FpOptionFacts *option);

/* fp_half_card_is: returns TRUE if @option chooses that token or a half of it. */
gboolean fp_half_card_is (FpHalfCard *self, const FpOptionFacts *option);

/* fp_half_card_button: returns a button for @option, to be appended to its card. (transfer
 * floating) */
GtkWidget *fp_half_card_button (const FpOptionFacts *option, gboolean toggles);
