/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the answers to the open question would take ships and cards, as the asked player can tell. */
#pragma once

#include "engine/program/fp-destination.h"

typedef struct _FpDestinations FpDestinations;

/* fp_destinations_new: for what @viewer is asked in @engine's state, good until its next change: worked out in a game
 * that they can't tell from the real one, so that nothing they don't know has a part in it.  Free with
 * fp_destinations_free (). */
FpDestinations *fp_destinations_new (FpEngine *engine, uint8_t viewer);
void fp_destinations_free (FpDestinations *destinations);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDestinations, fp_destinations_free)

/* fp_destinations_find: into @goal where @option goes; FALSE: nowhere. */
gboolean fp_destinations_find (FpDestinations *destinations, const FpOption *option, FpDestination *destination);

/* fp_destinations_card: the card on which the place of row @place is; FP_NO_CARD: on none. */
uint16_t fp_destinations_card (const FpDestinations *destinations, uint8_t place);
