/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sets of what effects in force listen for, in the head of a state (fp-effect-index.h). */
#include "engine/effects/fp-effect-index.h"

#include <string.h>

enum
{
  FEW = 4, /* rows that have gone, each of which is looked up among the others */
};

const uint64_t *
fp_effect_ending (const FpEngine *engine, const FpEffect *row, uint8_t *when)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  if (rule == NULL)
    {
      const FpInstruction *in = fp_catalog_instruction (engine->catalog, row->rule);

      *when = in->until_when;
      return in->until_actions;
    }
  *when = rule->until_when;
  return row->kind == FP_EFFECT_LASTING ? rule->until_actions : NULL;
}

void
fp_effect_index_changed (FpEngine *engine)
{
  engine->state->head.effects_signature = 0;
}

/* Adds what @row listens for and what ends it to the sets of @index, whatever kind of row it is. */
static void
add_sets (const FpEngine *engine, FpEffectIndex *index, const FpEffect *row)
{
  uint8_t when;

  if (row->kind >= FP_EFFECT_LASTING)
    fp_procedures_add (index->ended, fp_effect_ending (engine, row, &when));
  if (row->kind == FP_EFFECT_ONCE && row->listens < FP_N_ROUNDS)
    fp_procedures_add (index->ended, fp_catalog_rule (engine->catalog, row->rule)->actions);
  if (row->listens < FP_N_ROUNDS && row->subject == FP_MACHINE_NONE)
    fp_procedures_add (index->listened_by_round[row->listens], fp_catalog_rule (engine->catalog, row->rule)->actions);
  else if (row->listens < FP_N_ROUNDS)
    fp_procedures_add_one (index->listened_by_round[row->listens], row->subject);
  else if (row->listens == FP_LISTENS_QUERY)
    fp_procedures_add_one (index->modified, row->subject);
  else if (row->listens == FP_LISTENS_STATE)
    index->n_states++;
  else if (fp_effect_is_suspended (row))
    {
      index->n_suspended++;
      /* only to keep its fired bits valid */
      fp_procedures_add (index->listened, fp_catalog_rule (engine->catalog, row->rule)->actions);
    }
}

/* Returns TRUE if @row has a single place in the sets, that of its subject. */
static gboolean
is_simple (const FpEffect *row)
{
  return row->kind < FP_EFFECT_LASTING &&
         (row->listens == FP_LISTENS_QUERY || (row->listens < FP_N_ROUNDS && row->subject != FP_MACHINE_NONE));
}

void
fp_effect_sets_find (const FpEngine *engine, FpEffectIndex *index)
{
  const FpEffect *effects = engine->state->effects;
  guint n = engine->state->head.n_effects;
  uint64_t answered[FP_LISTENS_NOTHING + 1][FP_PROCEDURE_WORDS] = { 0 }; /* subjects by FpListens */

  index->n_effects = n;
  memcpy (answered, engine->hands_listen, sizeof engine->hands_listen);
  for (const FpEffect *row = effects; row < effects + n; row++)
    /* the usual cases, without a look at the rule */
    if (is_simple (row))
      fp_procedures_add_one (answered[row->listens], row->subject);
    else
      add_sets (engine, index, row);
  for (guint word = 0; word < FP_QUERY_WORDS; word++)
    index->modified[word] |= answered[FP_LISTENS_QUERY][word];
  fp_procedures_add (index->listened, index->ended);
  for (guint round = 0; round < FP_N_ROUNDS; round++)
    {
      fp_procedures_add (index->listened_by_round[round], answered[round]);
      fp_procedures_add (index->listened, index->listened_by_round[round]);
    }
}

void
fp_effect_index_renew (FpEngine *engine)
{
  FpHead *head = &engine->state->head;
  FpEffectIndex sets = { 0 };

  fp_effect_index_changed (engine);
  fp_effect_sets_find (engine, &sets);
  memcpy (head->modified, sets.modified, sizeof head->modified);
  memcpy (head->listened, sets.listened, sizeof head->listened);
  memcpy (head->listened_by_round, sets.listened_by_round, sizeof head->listened_by_round);
  memcpy (head->ended, sets.ended, sizeof head->ended);
  head->n_state_triggers = (uint16_t) sets.n_states;
  head->n_suspended = (uint16_t) sets.n_suspended;
}

/* Returns TRUE if an effect in force, or a hand, listens for what @gone has listened for. */
static gboolean
is_listened_for (const FpEngine *engine, const FpEffect *gone)
{
  const FpEffect *effects = engine->state->effects;
  const guint word = gone->subject / 64, bit = gone->subject % 64;

  if (gone->listens < FP_N_ROUNDS && (engine->hands_listen[gone->listens][word] >> bit & 1))
    return TRUE;
  for (const FpEffect *row = effects; row < effects + engine->state->head.n_effects; row++)
    if (row->listens == gone->listens &&
        (row->subject == gone->subject ||
         (fp_effect_answers_several (row) && (fp_catalog_rule (engine->catalog, row->rule)->actions[word] >> bit & 1))))
      return TRUE;
  return FALSE;
}

/* Returns word @word of the procedures that suspended effects answer. */
static uint64_t
suspended_answers (const FpEngine *engine, guint word)
{
  const FpState *s = engine->state;
  uint64_t answers = 0;

  if (s->head.n_suspended == 0)
    return 0;
  for (const FpEffect *row = s->effects; row < s->effects + s->head.n_effects; row++)
    if (fp_effect_is_suspended (row))
      answers |= fp_catalog_rule (engine->catalog, row->rule)->actions[word];
  return answers;
}

/* Takes what @gone has listened for, and nothing else does, out of the sets in the head. */
static void
take_out (FpEngine *engine, const FpEffect *gone)
{
  FpHead *head = &engine->state->head;
  const guint word = gone->subject / 64;
  const uint64_t others = ~((uint64_t) 1 << gone->subject % 64);

  if (gone->listens == FP_LISTENS_QUERY)
    {
      head->modified[word] &= others;
      return;
    }
  head->listened_by_round[gone->listens][word] &= others;
  head->listened[word] = head->ended[word] | suspended_answers (engine, word);
  for (guint round = 0; round < FP_N_ROUNDS; round++)
    head->listened[word] |= head->listened_by_round[round][word];
}

/* Returns TRUE if the @n rows @gone are so few and simple that the sets need not be made anew. */
static gboolean
are_simple (const FpEffect *gone, guint n)
{
  for (guint i = 0; i < n && n <= FEW; i++)
    if (!is_simple (&gone[i]))
      return FALSE;
  return n <= FEW;
}

void
fp_effect_index_dropped (FpEngine *engine, const FpEffect *gone, guint n)
{
  if (!are_simple (gone, n))
    {
      fp_effect_index_renew (engine);
      return;
    }
  fp_effect_index_changed (engine);
  for (guint i = 0; i < n; i++)
    if (!is_listened_for (engine, &gone[i]))
      take_out (engine, &gone[i]);
}

void
fp_effect_index_suspended (FpEngine *engine, const FpEffect *gone, guint n)
{
  FpHead *head = &engine->state->head;

  if (are_simple (gone, n))
    {
      head->n_suspended = (uint16_t) (head->n_suspended + n);
      for (guint i = 0; i < n; i++)
        fp_procedures_add (head->listened, fp_catalog_rule (engine->catalog, gone[i].rule)->actions);
    }
  fp_effect_index_dropped (engine, gone, n);
}
