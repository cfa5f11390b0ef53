/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of a card's face: the colours of its kind, and its motif. */
#pragma once

#include "app/cards/fp-card-motif.h"
#include "model/items/fp-card-item.h"

/* fp_card_face_show: gives @widget the colours of the kind of @card (style class “face-plan”), and
 * shows its motif in @motif. A character has no motif, and NULL has neither. */
void fp_card_face_show (GtkWidget *widget, FpCardMotif *motif, const FpCardFacts *card);
