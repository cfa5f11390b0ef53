/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the box as it is printed, to be looked up or chosen outside a game. */
#pragma once

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"
#include "book/fp-word-filter.h"

/* What is said of it.  Strings and objects are given away to the item by fp_printed_card_new (). */
typedef struct
{
  char *id; /* the shortest by which the box knows it; as in FpGameSetup.alien */
  char *name;
  FpCardItem *card; /* to be read */
  char *kind; /* in the card language: “alien” */
  char *group; /* what all of its kind are called: “Aliens” */
  char *set; /* id of its set */
  char **words; /* of its name and its texts, to be found by (fp_word_filter_found ()) */
  char *complexity; /* “Green (simple)”; NULL: not said */
  char *origin; /* “As printed” */
  int complexity_rank, origin_rank; /* what comes first in a list of these */
  gboolean first_game; /* recommended for a first game */
} FpPrintedCardFacts;

#define FP_TYPE_PRINTED_CARD (fp_printed_card_get_type ())
G_DECLARE_FINAL_TYPE (FpPrintedCard, fp_printed_card, FP, PRINTED_CARD, GObject)

/* fp_printed_card_new: an item of @facts.  It never changes.  (transfer full) */
FpPrintedCard *fp_printed_card_new (const FpPrintedCardFacts *facts);

/* fp_printed_card_facts: what it says; owned by the item. */
const FpPrintedCardFacts *fp_printed_card_facts (FpPrintedCard *self);

/* fp_catalog_model_cards: the cards of @box of @kind (“alien”; NULL: all kinds, one after the other), of FpPrintedCard:
 * plans by what they are worth, others by name.  (transfer full) */
GListModel *fp_catalog_model_cards (FpCatalogModel *box, const char *kind);

/* fp_catalog_model_cards_find: that of @cards with the id @id, NULL: none.  (transfer full) */
FpPrintedCard *fp_catalog_model_cards_find (GListModel *cards, const char *id);
