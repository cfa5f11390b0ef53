/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers of optional effects, kept when their players decline. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_trigger_keep_offers: keeps what declined effects offer now, each about the action declined
 * last. To be called before anything changes: until then an offer is as it was declined. */
void fp_trigger_keep_offers (FpEngine *engine);

/* fp_trigger_offer_changed: returns TRUE if the effect @row offers its player something else about
 * the action declined last (ruling 57). */
gboolean fp_trigger_offer_changed (FpEngine *engine, const FpEffect *row);
