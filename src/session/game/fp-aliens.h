/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aliens settled before a game begins: a seat's choice of its alien is answered for it. */
#pragma once

#include "players/fp-player.h"

/* fp_aliens_is_choice: returns TRUE if @decision is the choice of an alien. */
gboolean fp_aliens_is_choice (const FpEngine *engine, const FpDecision *decision);

/* fp_aliens_option: returns the option of the open decision @decision that takes the deciding
 * seat's alien of @aliens (card ids by seat, NULL: any); −1: it is another decision, the alien is
 * not settled, or not available (any more). */
int fp_aliens_option (FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS]);

/* fp_aliens_choose: returns @player's answer to the open decision @decision, after @made choices.
 * Its alien is a matter of taste, but it does not take one that another seat is to have. */
guint fp_aliens_choose (FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS],
                        FpPlayer *player, uint32_t made);

/* fp_alien_of: returns the definition of @seat's alien, −1: none. */
int fp_alien_of (const FpEngine *engine, uint8_t seat);

/* fp_aliens_check: returns TRUE if @id names an alien of @catalog. If not, @message (free with
 * g_free ()) says so, with the nearest known id. */
gboolean fp_aliens_check (const FpCatalog *catalog, const char *id, char **message);
