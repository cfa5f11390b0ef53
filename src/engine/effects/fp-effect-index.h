/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects in force, found by what they listen for.
 *
 * An index lists the rows of the effects for each trigger round and procedure, and for each query,
 * so an action costs only the rules that answer it, whatever else is in force. An index holds for
 * all states with the same rows of effects, and imagined games meet the same rows again and again.
 * The engine keeps indexes by a signature of the rows. They are never part of a state. */
#pragma once

#include "engine/effects/fp-effect-rows.h"

typedef struct _FpEffectIndex
{
  gsize room; /* bytes allocated */
  uint64_t signature; /* FpHead.effects_signature */
  uint64_t modified[FP_QUERY_WORDS]; /* the sets of the same name in FpHead */
  uint64_t listened[FP_PROCEDURE_WORDS];
  uint64_t listened_by_round[FP_N_ROUNDS][FP_PROCEDURE_WORDS];
  uint64_t ended[FP_PROCEDURE_WORDS];
  /* the bits of @listened_by_round for which effects listen, not only hands might */
  uint64_t in_force[FP_N_ROUNDS][FP_PROCEDURE_WORDS];
  guint n_effects;
  guint n_states, n_suspended; /* FpHead.n_state_triggers, FpHead.n_suspended */
  /* Lists of rows. List 0 has the effects that wait for a state. Each bit of @modified has a list,
   * then each bit of @listened_by_round. So an index is as small as what listens. The lists in
   * front of those of a word are counted. */
  guint n_lists;
  uint16_t before_queries[FP_QUERY_WORDS];
  uint16_t before_rounds[FP_N_ROUNDS][FP_PROCEDURE_WORDS];
  uint16_t items[]; /* n_lists + 1 offsets into the rows, at which the lists begin; then the rows */
} FpEffectIndex;

/* A list of rows of effects. */
typedef struct
{
  const uint16_t *rows;
  guint n;
} FpRowList;

/* fp_effect_index_list: returns a list of @index. fp_effect_index_states: returns the effects that
 * wait for a state. fp_effect_index_query: returns the effects that modify @query, which has a bit
 * in the set: by turn, then nobody's, then by seat, or by time (FpEdition.changes_by_time). */
static inline FpRowList
fp_effect_index_list (const FpEffectIndex *index, guint list)
{
  const uint16_t *at = index->items + list;

  return (FpRowList){ index->items + index->n_lists + 1 + at[0], (guint) (at[1] - at[0]) };
}

static inline FpRowList
fp_effect_index_states (const FpEffectIndex *index)
{
  return fp_effect_index_list (index, 0);
}

FpRowList fp_effect_index_query (const FpEffectIndex *index, guint query);

/* fp_effect_index_find: returns the index of the effects in force. It belongs to the engine and is
 * valid until the next call. */
const FpEffectIndex *fp_effect_index_find (FpEngine *engine);

/* fp_effect_index: the same, for the usual case that it is the one found last. */
static inline const FpEffectIndex *
fp_effect_index (FpEngine *engine)
{
  if (engine->index != NULL && engine->index->signature == engine->state->head.effects_signature)
    return engine->index;
  return fp_effect_index_find (engine);
}

/* fp_effect_index_changed: notes that rows of effects have come, gone or changed what they listen
 * for. fp_effect_index_renew: likewise, and makes the sets in the head those of the rows.
 * fp_effect_index_dropped: likewise; nothing has changed since the sets were right, except that the
 * @n rows @gone have gone.
 * fp_effect_index_suspended: likewise, except that the @n rows @gone are suspended now. */
void fp_effect_index_changed (FpEngine *engine);
void fp_effect_index_renew (FpEngine *engine);
void fp_effect_index_dropped (FpEngine *engine, const FpEffect *gone, guint n);
void fp_effect_index_suspended (FpEngine *engine, const FpEffect *gone, guint n);

/* fp_effect_index_round: returns the rows that listen for the actions @first to @last in round
 * @round, in order. @scratch: FP_MAX_EFFECTS items, in which the rows may be. */
FpRowList fp_effect_index_round (FpEngine *engine, FpListens round, guint first, guint last, uint16_t *scratch);

/* fp_effect_index_answers: returns TRUE if effects in force listen for one of the actions @first to
 * @last in round @round. */
static inline gboolean
fp_effect_index_answers (FpEngine *engine, FpListens round, guint first, guint last)
{
  const uint64_t *in_force = fp_effect_index (engine)->in_force[round];
  const FpAction *actions = engine->state->actions;

  for (guint action = first; action <= last; action++)
    if (in_force[actions[action].procedure / 64] >> actions[action].procedure % 64 & 1)
      return TRUE;
  return FALSE;
}

/* fp_effect_sets_find: makes the sets of @index, which are empty, those of the rows. */
void fp_effect_sets_find (const FpEngine *engine, FpEffectIndex *index);

/* fp_effect_answers_several: returns TRUE if @row answers several procedures. */
static inline gboolean
fp_effect_answers_several (const FpEffect *row)
{
  return row->subject == FP_MACHINE_NONE && row->listens < FP_N_ROUNDS;
}

/* fp_effect_index_is_right: returns TRUE if the signature and the sets in the head are those of the
 * rows. */
gboolean fp_effect_index_is_right (FpEngine *engine);

/* fp_effect_indexes_free: frees all indexes of @engine. */
void fp_effect_indexes_free (FpEngine *engine);

/* fp_effect_is_suspended: returns TRUE if @row fired for an open action, and its card is out of
 * force now. */
static inline gboolean
fp_effect_is_suspended (const FpEffect *row)
{
  return row->kind == FP_EFFECT_CARD && row->listens == FP_LISTENS_NOTHING;
}

/* fp_procedures_add: adds the procedures @bits, NULL: none, to the set @to.
 * fp_procedures_add_one: adds @procedure. */
static inline void
fp_procedures_add (uint64_t *to, const uint64_t *bits)
{
  for (guint i = 0; i < FP_PROCEDURE_WORDS && bits != NULL; i++)
    to[i] |= bits[i];
}

static inline void
fp_procedures_add_one (uint64_t *to, guint procedure)
{
  to[procedure / 64] |= (uint64_t) 1 << procedure % 64;
}

/* fp_effect_ending: returns the procedures that end @row, NULL: none. @when: before or after
 * them. */
const uint64_t *fp_effect_ending (const FpEngine *engine, const FpEffect *row, uint8_t *when);
