/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers of optional effects, kept when their players decline. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_trigger_decline: notes that the player of @row has declined the effect about action @index. */
void fp_trigger_decline (FpState *state, FpEffect *row, guint index);

/* fp_trigger_keep_offers: keeps what declined effects offer now about each action, up to
 * FP_MAX_OFFERS, those about the innermost actions. To be called before anything changes: until
 * then an offer is as it was declined. */
void fp_trigger_keep_offers (FpEngine *engine);

/* fp_trigger_offer_changed: returns TRUE if the effect @row, declined about action @index, offers
 * its player something else about that action now (ruling 57). */
gboolean fp_trigger_offer_changed (FpEngine *engine, const FpEffect *row, guint index);
