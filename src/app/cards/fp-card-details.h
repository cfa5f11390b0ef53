/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The place where cards are read: one card with all that stands on it, all it has come to, and what lies under it. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_DETAILS (fp_card_details_get_type ())
G_DECLARE_FINAL_TYPE (FpCardDetails, fp_card_details, FP, CARD_DETAILS, AdwBin)

/* fp_card_details_show: shows @card; NULL: none, but how to get at one. */
void fp_card_details_show (FpCardDetails *self, FpCardItem *card);

/* How much is said of a card. */
typedef enum
{
  FP_CARD_DETAILS_FACE, /* what stands on it */
  FP_CARD_DETAILS_RULES, /* and the rules it touches, to be opened */
  FP_CARD_DETAILS_WHOLE, /* and what it does in plain words */
} FpCardDetailsExtent;

/* fp_card_details_set_box: says as much as @extent of cards of @box; without it, only what stands on them. */
void fp_card_details_set_box (FpCardDetails *self, FpCatalogModel *box, FpCardDetailsExtent extent);

/* fp_card_details_read: the keys are the card's: they scroll its text. */
void fp_card_details_read (FpCardDetails *self);

/* fp_card_details_set_floating: it is as high as the card's text, which can't be scrolled there. */
void fp_card_details_set_floating (FpCardDetails *self);
