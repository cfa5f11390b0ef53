/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References of a card, read from its programs. The rules book shows its pages beside a card and
 * the cards beside a page. */
#pragma once

#include "engine/runner/fp-edition.h"

/* Kinds of references, the closest first. */
typedef enum
{
  FP_REFERENCE_CHANGES, /* a rule answers or replaces this step or action, or modifies this query */
  FP_REFERENCE_DOES, /* the program performs this action, or calls this encounter */
  FP_REFERENCE_READS, /* the card depends on this name or role */
  FP_REFERENCE_IS, /* the card is of this kind */
  FP_N_REFERENCES,
} FpReference;

/* Called with the id of a procedure, query, name, role or kind of card (static). */
typedef void (*FpReferenceListener) (const char *word, FpReference how, gpointer data);

/* fp_card_references: calls @listener with @data for all references of card definition @def, in the
 * order of its text. A repeated word is reported each time. */
void fp_card_references (const FpEdition *edition, const FpCatalog *catalog, guint def, FpReferenceListener listener,
                         gpointer data);
