/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the catalog as printed, to be looked up or chosen outside a game. */
#pragma once

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"
#include "book/fp-word-filter.h"

/* Facts about a printed card. fp_printed_card_new () takes ownership of strings and objects. */
typedef struct
{
  char *id; /* shortest id in the catalog, as in FpGameSetup.alien */
  char *name;
  FpCardItem *card; /* item for the card details */
  char *kind; /* in the card language: “alien” */
  char *group; /* name of all cards of its kind: “Aliens” */
  char *set; /* id of its set */
  char **apart; /* ids of the cards that are not chosen together with it; NULL: none */
  char **words; /* words of its name and texts, for searching (fp_word_filter_found ()) */
  char *complexity; /* the edition's word, “Green (simple)”; NULL if it has none */
  char *origin; /* “As printed” */
  int complexity_rank, origin_rank; /* positions in a sorted list of these */
  int first_game; /* number of its group for a first game, as in FpGameSetup; 0: none */
} FpPrintedCardFacts;

#define FP_TYPE_PRINTED_CARD (fp_printed_card_get_type ())
G_DECLARE_FINAL_TYPE (FpPrintedCard, fp_printed_card, FP, PRINTED_CARD, FpItem)

/* fp_printed_card_new: returns an immutable item with @facts. (transfer full) */
FpPrintedCard *fp_printed_card_new (const FpPrintedCardFacts *facts);

/* fp_printed_card_facts: returns the facts; owned by the item. */
const FpPrintedCardFacts *fp_printed_card_facts (FpPrintedCard *self);

/* fp_catalog_model_cards: returns the cards of @kind (“alien”), a list of FpPrintedCard. NULL: of
 * all kinds in turn, with the cards of modules. Plans are sorted by value, other cards by name.
 * (transfer full) */
GListModel *fp_catalog_model_cards (FpCatalogModel *catalog_model, const char *kind);

/* fp_catalog_model_cards_for: likewise the cards of @kind that may be dealt or chosen in a game of
 * @n_seats with the set-up options @options, with those of its modules. (transfer full) */
GListModel *fp_catalog_model_cards_for (FpCatalogModel *catalog_model, const char *kind, guint n_seats,
                                        guint64 options);

/* fp_catalog_model_cards_find: returns the card of @cards with the id @id, or NULL. (transfer
 * full) */
FpPrintedCard *fp_catalog_model_cards_find (GListModel *cards, const char *id);
