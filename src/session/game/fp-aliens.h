/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aliens that are settled before a game begins: the question which alien a seat plays with is answered for it. */
#pragma once

#include "players/fp-player.h"

/* fp_aliens_is_choice: whether @decision is the choice of an alien. */
gboolean fp_aliens_is_choice (const FpEngine *engine, const FpDecision *decision);

/* fp_aliens_option: the option of the open question @decision that takes the asked seat's alien of @aliens (card ids by
 * seat, NULL: any); −1: it is another question, the alien is not settled, or it can't be had (any more). */
int fp_aliens_option (FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS]);

/* fp_aliens_choose: what @player answers to the open question @decision, after @made choices; which alien it
 * plays with is a matter of taste, but it does not take one that another seat is to have. */
guint fp_aliens_choose (FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS],
                        FpPlayer *player, uint32_t made);

/* fp_alien_of: the definition of the alien that @seat plays with, −1: none. */
int fp_alien_of (const FpEngine *engine, uint8_t seat);

/* fp_aliens_check: whether @id names an alien of @catalog.  If not, @message (free with g_free ()) says so, with the
 * nearest there is. */
gboolean fp_aliens_check (const FpCatalog *catalog, const char *id, char **message);
