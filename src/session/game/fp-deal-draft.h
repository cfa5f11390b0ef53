/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal on the table: the offer that a person composes, or the one that was made last.
 *
 * A person adds and removes terms in any order. The offer is then made by its id
 * (FpDecisionKind.find). Only the engine knows which offers are legal, so each is tried on a copy
 * of the game. A new draft begins with the other player's last offer, as far as it can be made.
 */
#pragma once

#include "session/game/fp-session.h"

typedef struct _FpDealDraft FpDealDraft;

/* fp_deal_draft_new: returns a draft for the pending decision of @session, valid until the
 * session's next change. Returns NULL if no offer is made or open there, or no person must answer.
 * Free with fp_deal_draft_free (). */
FpDealDraft *fp_deal_draft_new (FpSession *session);
void fp_deal_draft_free (FpDealDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDealDraft, fp_deal_draft_free)

/* fp_deal_draft_is_composed: returns TRUE if the person can change the offer and make it. */
gboolean fp_deal_draft_is_composed (const FpDealDraft *draft);

/* fp_deal_draft_opens: returns the index of the option that asks for terms one by one instead, −1
 * if none does. */
int fp_deal_draft_opens (const FpDealDraft *draft);

/* fp_deal_draft_ends: returns the index of the option that ends the talk without an agreement, −1
 * if none does. */
int fp_deal_draft_ends (const FpDealDraft *draft);

/* fp_deal_draft_number: returns the number of deals of the game that are over. */
guint fp_deal_draft_number (const FpDealDraft *draft);

/* fp_deal_draft_offer: returns the offer; owned by @draft. */
const FpDealOffer *fp_deal_draft_offer (const FpDealDraft *draft);

/* fp_deal_draft_terms: returns all terms that an offer can have, and sets @n to their number; owned
 * by @draft. */
const FpDealTerm *fp_deal_draft_terms (const FpDealDraft *draft, guint *n);

/* fp_deal_draft_can_add: returns TRUE if term @index of those can be added to the offer.
 * fp_deal_draft_add: adds it. fp_deal_draft_remove: removes term @index of the offer. Both return
 * FALSE if that is not possible. */
gboolean fp_deal_draft_can_add (FpDealDraft *draft, guint index);
gboolean fp_deal_draft_add (FpDealDraft *draft, guint index);
gboolean fp_deal_draft_remove (FpDealDraft *draft, guint index);

/* fp_deal_draft_complete: returns TRUE if the offer can be made. */
gboolean fp_deal_draft_complete (FpDealDraft *draft);

/* fp_deal_draft_make: answers the decision of @session, which must be the one at creation, with the
 * offer. Returns FALSE if the offer can't be made. */
gboolean fp_deal_draft_make (FpDealDraft *draft, FpSession *session);
