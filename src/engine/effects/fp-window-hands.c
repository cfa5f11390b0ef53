/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Optional effects that a hand may hold. */
#include "engine/effects/fp-window-hands.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-candidates.h"
#include "engine/effects/fp-veiled.h"
#include "engine/knowledge/fp-knowledge.h"

#include <string.h>

enum
{
  N_LISTS = FP_N_ROUNDS * FP_MAX_PROCEDURES,
};

/* The rules that hands may hold and windows ask, in a list for each round and procedure that they
 * answer. List k has @rules from @at[k] to before @at[k + 1]. */
typedef struct _FpHandRules
{
  guint at[N_LISTS + 2]; /* the last one is needed only while the lists are made */
  uint16_t *rules; /* of the catalog */
} FpHandRules;

static guint
list_of (FpListens round, guint procedure)
{
  return round * FP_MAX_PROCEDURES + procedure;
}

/* Writes the procedures that @rule answers from a hand or, with @veiled, of a veiled card. Returns
 * the round. */
static FpListens
answers_of (const FpEngine *e, const FpRule *rule, gboolean veiled, uint64_t procedures[FP_PROCEDURE_WORDS])
{
  const guint any_time = e->edition->rules.any_time;

  memcpy (procedures, rule->actions, FP_PROCEDURE_WORDS * sizeof *procedures);
  if (veiled && rule->kind == FP_RULE_MODIFY)
    procedures[any_time / 64] |= (uint64_t) 1 << any_time % 64;
  return veiled ? fp_veiled_listens (e, rule) : fp_effect_listens (rule);
}

static gboolean
is_windowed (const FpEngine *e, const uint64_t *procedures)
{
  for (guint i = FP_MACHINE_NONE + 1; i < e->edition->n_procedures; i++)
    if ((procedures[i / 64] >> i % 64 & 1) != 0 && e->edition->procedures[i].window)
      return TRUE;
  return FALSE;
}

/* Calls @each for the rules of @card that windows ask about, in order. */
static void
each_rule_of (FpEngine *e, const FpCardDef *card, gboolean veiled,
              void (*each) (FpEngine *e, guint index, FpListens listens, const uint64_t *procedures))
{
  uint64_t procedures[FP_PROCEDURE_WORDS];

  for (guint i = 0; card->abilities != NULL && i < card->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (card->abilities, FpAbilityDef, i);

      for (guint index = ability->first_rule; index < ability->first_rule + ability->n_rules; index++)
        {
          const FpRule *rule = fp_catalog_rule (e->catalog, (int) index);
          FpListens listens = answers_of (e, rule, veiled, procedures);

          if ((veiled || rule->may) && listens < FP_N_ROUNDS && is_windowed (e, procedures))
            each (e, index, listens, procedures);
        }
    }
}

/* Calls @each for every rule that works from a hand, or is of a card that may lie veiled, and is
 * asked in windows, of the cards that the game may have, in order. */
static void
each_rule (FpEngine *e, void (*each) (FpEngine *e, guint index, FpListens listens, const uint64_t *procedures))
{
  for (guint def = 0; e->catalog != NULL && def < e->catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (e->catalog, def);
      gboolean veiled = e->edition->rules.veils && fp_card_is (card, FP_KIND_SHEET);

      if ((veiled || fp_card_is (card, FP_KIND_IN_HAND)) &&
          (e->edition->has_card == NULL || e->edition->has_card (e->edition, card)))
        each_rule_of (e, card, veiled, each);
    }
}

/* Adds the rule to the sets of procedures, and counts it in the lists behind its own. */
static void
count_rule (FpEngine *e, guint index G_GNUC_UNUSED, FpListens listens, const uint64_t *procedures)
{
  for (guint i = 0; i < FP_PROCEDURE_WORDS; i++)
    {
      e->hands_listen[listens][i] |= procedures[i];
      for (uint64_t left = procedures[i]; left != 0; left &= left - 1)
        e->hand_rules->at[list_of (listens, i * 64 + (guint) __builtin_ctzll (left)) + 2]++;
    }
}

/* Puts the rule into its lists. */
static void
put_rule (FpEngine *e, guint index, FpListens listens, const uint64_t *procedures)
{
  for (guint i = 0; i < FP_PROCEDURE_WORDS; i++)
    for (uint64_t left = procedures[i]; left != 0; left &= left - 1)
      {
        guint *at = &e->hand_rules->at[list_of (listens, i * 64 + (guint) __builtin_ctzll (left)) + 1];

        e->hand_rules->rules[(*at)++] = (uint16_t) index;
      }
}

void
fp_window_find_hands (FpEngine *e)
{
  guint *at;

  e->hand_rules = g_new0 (FpHandRules, 1);
  at = e->hand_rules->at;
  each_rule (e, count_rule);
  for (guint list = 0; list < N_LISTS; list++)
    at[list + 2] += at[list + 1];
  e->hand_rules->rules = g_new (uint16_t, MAX (at[N_LISTS + 1], 1));
  each_rule (e, put_rule);
}

void
fp_window_forget_hands (FpEngine *e)
{
  g_free (e->hand_rules->rules);
  g_free (e->hand_rules);
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

/* Returns TRUE if @seat has a veiled card. */
static gboolean
has_veiled (const FpEngine *e, uint8_t seat)
{
  const FpZoneDef *zones = e->edition->zones;

  for (guint zone = 0; e->edition->rules.veils && zone < e->edition->n_zones; zone++)
    if (zones[zone].owner == seat && zones[zone].listed == FP_LISTED_SHEET &&
        fp_card_is_veiled (e->state, e->state->zones[zone].first))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the rule with number @number is of a card that may lie veiled. */
static gboolean
is_of_sheet (const FpEngine *e, guint number)
{
  int ability = fp_catalog_rule (e->catalog, (int) number)->ability;
  guint card = g_array_index (e->catalog->abilities, FpAbilityRef, ability).card;

  return fp_card_is (fp_catalog_card (e->catalog, card), FP_KIND_SHEET);
}

/* Returns TRUE if the rule with number @number, in @seat's hand, could answer the action in row
 * @index, which is of a procedure that it answers. Conditions don't count: they may be about the
 * hand. */
static gboolean
could_answer (FpEngine *e, guint number, uint8_t seat, guint index)
{
  const FpRule *rule = fp_catalog_rule (e->catalog, number);
  const FpAction *action = &e->state->actions[index];
  const FpEffect row = { .rule = (uint16_t) number, .card = FP_NO_CARD, .me = seat, .kind = FP_EFFECT_CARD };
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if (action->flags & FP_ACTION_GONE)
    return FALSE;
  fp_effect_context (e, &row, NULL, 0, (int) index, scratch, &context);
  return fp_effect_header (e, &row) == FP_TRACE_WORKED && fp_candidate_concerns (e, &row, rule, action, &context);
}

/* Returns TRUE if so many rules are being resolved that no other is offered. */
static gboolean
is_too_deep (const FpEngine *e)
{
  FpOpenAnswers open;

  fp_open_answers_find (e, &open);
  return open.n >= FP_MOST_OPEN_ANSWERS;
}

gboolean
fp_window_hands_answer (const FpEngine *e, FpTriggerStage stage, guint first, guint last)
{
  const guint *at = e->hand_rules->at;

  for (guint index = first; index <= last; index++)
    {
      const guint list = list_of ((FpListens) stage, e->state->actions[index].procedure);

      if (at[list] < at[list + 1])
        return TRUE;
    }
  return FALSE;
}

gboolean
fp_window_find_hidden (FpEngine *e, FpTriggerStage stage, guint first, guint last, uint8_t seat, FpHiddenRuleFunc test,
                       gpointer data)
{
  gboolean veiled, hand;

  if (!fp_window_hands_answer (e, stage, first, last))
    return FALSE;
  veiled = has_veiled (e, seat);
  hand = hides_cards (e, seat);
  if (!(hand || veiled) || is_too_deep (e))
    return FALSE;
  for (guint index = first; index <= last; index++)
    {
      const guint *at = &e->hand_rules->at[list_of ((FpListens) stage, e->state->actions[index].procedure)];

      for (guint i = at[0]; i < at[1]; i++)
        if ((!e->edition->rules.veils || (is_of_sheet (e, e->hand_rules->rules[i]) ? veiled : hand)) &&
            could_answer (e, e->hand_rules->rules[i], seat, index) && test (e, e->hand_rules->rules[i], data))
          return TRUE;
    }
  return FALSE;
}

static gboolean
is_any (FpEngine *e G_GNUC_UNUSED, guint rule G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  return TRUE;
}

gboolean
fp_window_could_hold (FpEngine *e, FpTriggerStage stage, guint first, guint last, uint8_t seat)
{
  return fp_window_find_hidden (e, stage, first, last, seat, is_any, NULL);
}
