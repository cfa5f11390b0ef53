/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complete states that agree with everything one person knows, for players that search. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_determinize: makes @to a random state that @viewer can't tell from the engine's. @to must be
 * another state than the engine's, which stays unchanged.
 *   - A card known to lie in a place stays there. A card known to be in a pool gets a random place
 *     of that pool, other cards any place that is left.
 *   - Secret numbers are drawn anew from their possible values. The generator gets a new seed.
 *   - While another player is asked, that player has a choice there too. The part of a group that
 *     was already chosen is chosen again.
 *
 * All such states are equally likely, up to the precision of the degrees of knowledge. The result
 * depends only on @viewer's knowledge and on @random. */
void fp_determinize (FpEngine *engine, uint8_t viewer, FpRandom *random, FpState *to);

/* The cards of a state that one person can't know, found once for many deals. */
typedef struct _FpHiddenCards FpHiddenCards;
FpHiddenCards *fp_hidden_cards_new (void);
void fp_hidden_cards_free (FpHiddenCards *hidden);

/* fp_hidden_cards_find: finds those of the engine's state for @viewer. That state must not change
 * until the last deal.
 * fp_hidden_cards_deal: makes @to like fp_determinize (), from the state of the last find. @engine:
 * any of the same edition and catalog. Its own state stays unchanged. */
void fp_hidden_cards_find (FpHiddenCards *hidden, const FpEngine *engine, uint8_t viewer);
void fp_hidden_cards_deal (const FpHiddenCards *hidden, FpEngine *engine, FpRandom *random, FpState *to);

/* fp_determinize_others: in a state made for @viewer, writes the cards that could also lie in place
 * of the hidden card @card: itself first, then others that its player holds hidden. @cards:
 * FP_MAX_CARDS items. Returns their number. */
guint fp_determinize_others (const FpEngine *engine, uint8_t viewer, uint16_t card, uint16_t *cards);

/* fp_determinize_trade: swaps @card and @other, one of those cards. */
void fp_determinize_trade (FpEngine *engine, uint8_t viewer, uint16_t card, uint16_t other);
