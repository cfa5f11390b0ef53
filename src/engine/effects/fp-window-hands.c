/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Optional effects that a hand may hold. */
#include "engine/effects/fp-window-hands.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-candidates.h"
#include "engine/knowledge/fp-knowledge.h"

static gboolean
is_windowed (const FpEngine *e, const FpRule *rule)
{
  for (guint i = FP_MACHINE_NONE + 1; i < e->edition->n_procedures; i++)
    if ((rule->actions[i / 64] >> i % 64 & 1) != 0 && e->edition->procedures[i].window)
      return TRUE;
  return FALSE;
}

static void
add_rule (FpEngine *e, guint index)
{
  const FpRule *rule = fp_catalog_rule (e->catalog, index);
  FpListens listens = fp_effect_listens (rule);

  if (!rule->may || listens >= FP_N_ROUNDS || !is_windowed (e, rule))
    return;
  g_array_append_val (e->hand_rules, index);
  for (guint i = 0; i < FP_PROCEDURE_WORDS; i++)
    e->hands_listen[listens][i] |= rule->actions[i];
}

void
fp_window_find_hands (FpEngine *e)
{
  for (guint def = 0; e->catalog != NULL && def < e->catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (e->catalog, def);

      for (guint i = 0; fp_card_is (card, FP_KIND_IN_HAND) && card->abilities != NULL && i < card->abilities->len; i++)
        {
          const FpAbilityDef *ability = &g_array_index (card->abilities, FpAbilityDef, i);

          for (guint rule = 0; rule < ability->n_rules; rule++)
            add_rule (e, ability->first_rule + rule);
        }
    }
}

/* Returns TRUE if @seat has a card that others can't see. */
static gboolean
hides_cards (const FpEngine *e, uint8_t seat)
{
  const FpHidingPlaces *places = &e->places[seat][FP_HIDDEN_HELD];

  for (guint i = 0; i < places->n; i++)
    if (e->state->zones[places->zone[i]].count > 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if @rule, in @seat's hand, could answer the action in row @index. Conditions don't
 * count: they may be about the hand. */
static gboolean
could_answer (FpEngine *e, guint number, const FpRule *rule, uint8_t seat, guint index)
{
  const FpAction *action = &e->state->actions[index];
  const FpEffect row = { .rule = (uint16_t) number, .card = FP_NO_CARD, .me = seat, .kind = FP_EFFECT_CARD };
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if (!(rule->actions[action->procedure / 64] >> action->procedure % 64 & 1) || (action->flags & FP_ACTION_GONE))
    return FALSE;
  fp_effect_context (e, &row, NULL, 0, (int) index, scratch, &context);
  return fp_effect_header (e, &row) == FP_TRACE_WORKED && fp_candidate_concerns (e, &row, rule, action, &context);
}

gboolean
fp_window_could_hold (FpEngine *e, FpTriggerStage stage, guint first, guint last, uint8_t seat)
{
  FpOpenAnswers open;

  fp_open_answers_find (e, &open);
  if (open.n >= FP_MOST_OPEN_ANSWERS || !hides_cards (e, seat))
    return FALSE;
  for (guint i = 0; i < e->hand_rules->len; i++)
    {
      guint number = g_array_index (e->hand_rules, guint, i);
      const FpRule *rule = fp_catalog_rule (e->catalog, number);

      for (guint index = first; fp_effect_listens (rule) == (FpListens) stage && index <= last; index++)
        if (could_answer (e, number, rule, seat, index))
          return TRUE;
    }
  return FALSE;
}
