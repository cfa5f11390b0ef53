/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Veiled cards: characters (FP_KIND_SHEET) that lie face down because their players have not shown
 * them yet.
 *
 * A veiled card belongs to its player, but none of its rules works. At the moments that its rules
 * answer, the window of its player offers them all the same, compulsory ones too. Choosing one
 * turns the card up for good (FpEditionEvents.unveiled), and then the rule works as ever. Rules
 * that only change numbers have no moment: the player is offered them at any time
 * (FpEditionRules.any_time). A card that moves or is turned up is no longer veiled.
 *
 * FpEditionRules.veils says that a game has such cards. Then all that such cards may hold counts as
 * a listener, as for hands (fp-window-hands.h). */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_card_is_veiled: returns TRUE if @card lies veiled. */
static inline gboolean
fp_card_is_veiled (const FpState *state, uint16_t card)
{
  return card != FP_NO_CARD && (state->cards[card].flags & FP_CARD_VEILED) != 0;
}

/* fp_veiled_listens: returns the round in which @rule of a veiled card is offered,
 * FP_LISTENS_NOTHING: it isn't. */
FpListens fp_veiled_listens (const FpEngine *engine, const FpRule *rule);

/* fp_effect_is_veiled: returns TRUE if @row is a rule of a veiled card. */
static inline gboolean
fp_effect_is_veiled (const FpEngine *engine, const FpEffect *row)
{
  return engine->edition->rules.veils && row->kind == FP_EFFECT_CARD && fp_card_is_veiled (engine->state, row->card);
}

/* fp_effect_may_turn_up: returns TRUE if @row, of a veiled card, may be turned up now. */
gboolean fp_effect_may_turn_up (FpEngine *engine, const FpEffect *row);
