/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers in a deal: the order of their terms, and their ids, such as
 * “give.card.attack-8+take.colony@blue-2” (docs/design/contracts.md, “Deals”). */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_deal_term_order: returns a number below, equal to or above 0 if @a comes before, with or after
 * @b in an offer of @speaker: what the speaker gives first, then by kind of term. */
int fp_deal_term_order (const FpDealTerm *a, const FpDealTerm *b, uint8_t speaker);

/* fp_deal_offer_add: adds @term at its place in @offer. Returns FALSE if the offer is full. */
gboolean fp_deal_offer_add (FpDealOffer *offer, const FpDealTerm *term);

/* fp_deal_offer_same: returns TRUE if @a and @b have the same terms, whoever makes the offer. */
gboolean fp_deal_offer_same (const FpDealOffer *a, const FpDealOffer *b);

/* fp_deal_offer_id: writes the id of @offer to @buffer of @size bytes. Returns @buffer. */
const char *fp_deal_offer_id (const FpEngine *engine, const FpDealOffer *offer, char *buffer, gsize size);

/* fp_deal_option_id: FpDecisionKind.id of a kind whose named options are offers. */
const char *fp_deal_option_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size);

/* fp_deal_offer_read: makes @offer the offer to @other that @speaker calls @id; its terms may come
 * in any order. Returns FALSE if @id is not made of terms. */
gboolean fp_deal_offer_read (const FpEngine *engine, const char *id, uint8_t speaker, uint8_t other,
                             FpDealOffer *offer);

/* fp_deal_stored, fp_deal_store: read offer number @number of the running deal, made by @speaker,
 * from the state, and put @offer there under that number, in place of the one before.
 * fp_deal_store () returns FALSE, having stored nothing, if there is no room. */
void fp_deal_stored (const FpState *state, guint number, uint8_t speaker, FpDealOffer *offer);
gboolean fp_deal_store (FpState *state, guint number, const FpDealOffer *offer);
