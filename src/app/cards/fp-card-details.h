/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card details: the panel where a card is read, with its state and the cards under it. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_DETAILS (fp_card_details_get_type ())
G_DECLARE_FINAL_TYPE (FpCardDetails, fp_card_details, FP, CARD_DETAILS, AdwBin)

/* fp_card_details_show: shows @card. NULL shows a hint on how to select one. */
void fp_card_details_show (FpCardDetails *self, FpCardItem *card);

/* Amount of information about a card. */
typedef enum
{
  FP_CARD_DETAILS_FACE, /* the printed text */
  FP_CARD_DETAILS_RULES, /* plus links to the rules pages it references */
  FP_CARD_DETAILS_WHOLE, /* plus its program in plain words */
} FpCardDetailsExtent;

/* fp_card_details_set_catalog: sets the source of everything beyond the printed text, and how much
 * of it is shown. @catalog_model may be NULL. */
void fp_card_details_set_catalog (FpCardDetails *self, FpCatalogModel *catalog_model, FpCardDetailsExtent extent);

/* fp_card_details_read: focuses the panel, so that keys scroll the text. */
void fp_card_details_read (FpCardDetails *self);

/* fp_card_details_set_floating: makes the panel as high as its text, without scrolling. */
void fp_card_details_set_floating (FpCardDetails *self);
