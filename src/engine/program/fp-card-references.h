/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the game a card is about, read from its programs: for the rules book, which shows its pages beside a card and
 * the cards beside a page. */
#pragma once

#include "engine/runner/fp-edition.h"

/* How a card touches something, the closest first. */
typedef enum
{
  FP_REFERENCE_CHANGES, /* a rule of it answers this step or act, takes its place, or changes the answer to this
                           question */
  FP_REFERENCE_DOES, /* its program makes this act happen, or calls this duel or contest */
  FP_REFERENCE_READS, /* it depends on this name or role */
  FP_REFERENCE_IS, /* it is of this kind */
  FP_N_REFERENCES,
} FpReference;

/* Hears of the id of a procedure, question, name, role or kind of card that a card touches; static. */
typedef void (*FpReferenceListener) (const char *word, FpReference how, gpointer data);

/* fp_card_references: tells @listener with @data all that the card @def of @catalog touches, in the order of its text;
 * a word that comes up several times is told as often. */
void fp_card_references (const FpEdition *edition, const FpCatalog *catalog, guint def, FpReferenceListener listener,
                         gpointer data);
