/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of the options of the open decision, as the seat that decides can know them. */
#pragma once

#include "engine/program/fp-destination.h"

typedef struct _FpDestinations FpDestinations;

/* fp_destinations_new: returns the destinations for @viewer's decision in @engine's state, valid
 * until the state changes. They come from a determinization, so hidden information has no part in
 * them. Free with fp_destinations_free (). */
FpDestinations *fp_destinations_new (FpEngine *engine, uint8_t viewer);
void fp_destinations_free (FpDestinations *destinations);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDestinations, fp_destinations_free)

/* fp_destinations_find: puts the destination of @option into @destination. FALSE: @option has
 * none. */
gboolean fp_destinations_find (FpDestinations *destinations, const FpOption *option, FpDestination *destination);

/* fp_destinations_card: returns the card that carries the place of row @place, FP_NO_CARD: none. */
uint16_t fp_destinations_card (const FpDestinations *destinations, uint8_t place);
