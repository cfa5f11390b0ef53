/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of the effects in force. */
#include "engine/effects/fp-effect-index.h"

#include "engine/state/fp-hash.h"

#include <string.h>

enum
{
  KEPT = 512, /* indexes that an engine keeps, a power of 2 */
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

static void
add_bits (uint64_t *to, const uint64_t *bits)
{
  for (guint i = 0; i < FP_PROCEDURE_WORDS && bits != NULL; i++)
    to[i] |= bits[i];
}

/* --- Building --- */

/* Adds what @row listens for to the sets of @index. */
static void
add_sets (const FpEngine *engine, FpEffectIndex *index, const FpEffect *row)
{
  const FpRule *rule = fp_effect_rule (engine, row);

  if (row->kind >= FP_EFFECT_LASTING)
    {
      uint8_t when;
      const uint64_t *until = fp_effect_ending (engine, row, &when);

      add_bits (index->listened, until);
      add_bits (index->ended, until);
    }
  if (fp_effect_is_suspended (row))
    add_bits (index->listened, rule->actions); /* only to keep its fired bits valid */
  if (row->listens < FP_N_ROUNDS)
    {
      add_bits (index->listened, rule->actions);
      add_bits (index->listened_by_round[row->listens], rule->actions);
      if (row->kind == FP_EFFECT_ONCE)
        add_bits (index->ended, rule->actions);
    }
  else if (row->listens == FP_LISTENS_QUERY)
    index->modified[row->query / 64] |= (uint64_t) 1 << row->query % 64;
}

enum
{
  N_SPANS = 2 + FP_MAX_QUERIES + FP_N_ROUNDS * FP_MAX_PROCEDURES,
};

/* An index being built, and its spans that have rows. */
typedef struct
{
  FpEffectIndex *index;
  FpRowSpan *spans[N_SPANS];
  guint n_spans;
} Building;

/* A step of a pass over the rows: enters @row into @span. */
typedef void (*Enter) (Building *building, FpRowSpan *span, guint row);

/* Calls @enter for each span to which row @i belongs. */
static void
enter_row (const FpEngine *engine, Building *building, guint i, Enter enter)
{
  FpEffectIndex *index = building->index;
  const FpEffect *row = &engine->state->effects[i];

  if (row->kind == FP_EFFECT_CARD)
    enter (building, &index->cards, i);
  if (row->listens == FP_LISTENS_STATE)
    enter (building, &index->states, i);
  else if (row->listens == FP_LISTENS_QUERY)
    enter (building, &index->queries[row->query], i);
  for (guint word = 0; row->listens < FP_N_ROUNDS && word < FP_PROCEDURE_WORDS; word++)
    for (uint64_t left = fp_effect_rule (engine, row)->actions[word]; left != 0; left &= left - 1)
      enter (building, &index->rounds[row->listens][word * 64 + (guint) __builtin_ctzll (left)], i);
}

static void
count_row (Building *building, FpRowSpan *span, guint row G_GNUC_UNUSED)
{
  if (span->n++ == 0)
    building->spans[building->n_spans++] = span;
  building->index->n_rows++;
}

static void
put_row (Building *building, FpRowSpan *span, guint row)
{
  building->index->rows[span->first + span->n++] = (uint16_t) row;
}

/* Gives each span that has rows its room, and empties it. */
static void
place_spans (Building *building)
{
  guint first = 0;

  for (guint i = 0; i < building->n_spans; i++)
    {
      FpRowSpan *span = building->spans[i];

      span->first = (uint16_t) first;
      first += span->n;
      span->n = 0;
    }
}

/* Returns the rank of @row among those that modify the same query. Nobody's rows come first. */
static guint
rank_of (const FpEffect *row)
{
  return row->turn * 256U + (uint8_t) (row->me + 1);
}

/* Sorts the rows of a query by turn and owner. Equal rows keep their order. */
static void
sort_query (const FpEffect *effects, uint16_t *rows, guint n)
{
  for (guint i = 1; i < n; i++)
    {
      uint16_t row = rows[i];
      guint k = i;

      for (; k > 0 && rank_of (&effects[rows[k - 1]]) > rank_of (&effects[row]); k--)
        rows[k] = rows[k - 1];
      rows[k] = row;
    }
}

/* Counts the rows of each span of @index and adds up the sets. */
static void
count_rows (const FpEngine *engine, Building *building)
{
  FpEffectIndex *index = building->index;

  for (guint round = 0; round < FP_N_ROUNDS; round++)
    {
      add_bits (index->listened, engine->hands_listen[round]);
      add_bits (index->listened_by_round[round], engine->hands_listen[round]);
    }
  for (guint i = 0; i < index->n_effects; i++)
    {
      add_sets (engine, index, &engine->state->effects[i]);
      index->n_suspended += fp_effect_is_suspended (&engine->state->effects[i]);
      enter_row (engine, building, i, count_row);
    }
}

static FpEffectIndex *
build (const FpEngine *engine)
{
  const FpState *s = engine->state;
  FpEffectIndex counted = { .n_effects = s->head.n_effects, .signature = s->head.effects_signature }, *index;
  Building building;

  building.index = &counted;
  building.n_spans = 0;
  count_rows (engine, &building);
  place_spans (&building);
  index = g_malloc (sizeof counted + counted.n_rows * sizeof *index->rows);
  memcpy (index, &counted, sizeof counted);
  building.index = index;
  for (guint i = 0; i < s->head.n_effects; i++)
    enter_row (engine, &building, i, put_row);
  for (guint word = 0; word < FP_QUERY_WORDS; word++)
    for (uint64_t left = index->modified[word]; left != 0; left &= left - 1)
      {
        const FpRowSpan *span = &index->queries[word * 64 + (guint) __builtin_ctzll (left)];

        sort_query (s->effects, index->rows + span->first, span->n);
      }
  return index;
}

/* --- Finding --- */

/* Returns the signature of the rows, which is not 0. */
static uint64_t
signature_of (const FpState *s)
{
  uint64_t signature = FP_HASH_START;

  for (guint i = 0; i < s->head.n_effects; i++)
    {
      const FpEffect *row = &s->effects[i];

      signature = fp_hash_mix (signature, (uint64_t) row->rule << 32 | (uint64_t) row->card << 16 |
                                              (uint64_t) row->me << 8 | row->kind << 4 | row->listens);
    }
  return MAX (signature, 1);
}

/* Aborts if @index is not what the rows give. */
static void
check (const FpEngine *engine, const FpEffectIndex *index)
{
  FpEffectIndex *right = build (engine);

  if (memcmp (index, right, offsetof (FpEffectIndex, rows) + right->n_rows * sizeof *right->rows) != 0)
    g_error ("the index of effects is wrong after %u answers", engine->state->head.answers);
  g_free (right);
}

const FpEffectIndex *
fp_effect_index_find (FpEngine *engine)
{
  FpHead *head = &engine->state->head;
  FpEffectIndex **slot;

  if (head->effects_signature == 0)
    head->effects_signature = signature_of (engine->state);
  if (engine->indexes == NULL)
    engine->indexes = g_new0 (FpEffectIndex *, KEPT);
  slot = &engine->indexes[head->effects_signature % KEPT];
  if (*slot == NULL || (*slot)->signature != head->effects_signature)
    {
      g_free (*slot);
      *slot = build (engine);
    }
  else if (engine->checking)
    check (engine, *slot);
  engine->index = *slot;
  return *slot;
}

void
fp_effect_index_changed (FpEngine *engine)
{
  engine->state->head.effects_signature = 0;
}

void
fp_effect_index_renew (FpEngine *engine)
{
  FpHead *head = &engine->state->head;
  const FpEffectIndex *index;

  fp_effect_index_changed (engine);
  index = fp_effect_index (engine);
  memcpy (head->modified, index->modified, sizeof head->modified);
  memcpy (head->listened, index->listened, sizeof head->listened);
  memcpy (head->listened_by_round, index->listened_by_round, sizeof head->listened_by_round);
  memcpy (head->ended, index->ended, sizeof head->ended);
  head->n_state_triggers = (uint16_t) index->states.n;
}

gboolean
fp_effect_index_is_right (FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  g_autofree FpEffectIndex *right = build (engine);

  return (head->effects_signature == 0 || head->effects_signature == signature_of (engine->state)) &&
         memcmp (head->modified, right->modified, sizeof head->modified) == 0 &&
         memcmp (head->listened, right->listened, sizeof head->listened) == 0 &&
         memcmp (head->listened_by_round, right->listened_by_round, sizeof head->listened_by_round) == 0 &&
         memcmp (head->ended, right->ended, sizeof head->ended) == 0 && head->n_state_triggers == right->states.n;
}

void
fp_effect_indexes_free (FpEngine *engine)
{
  for (guint i = 0; engine->indexes != NULL && i < KEPT; i++)
    g_free (engine->indexes[i]);
  g_free (engine->indexes);
}

/* --- Rounds --- */

/* Lists the rows of several procedures, each once, in order. */
static guint
unite (const FpEffectIndex *index, const FpRowSpan *spans, const uint8_t *procedures, guint n_procedures,
       uint16_t *rows)
{
  uint64_t found[FP_EFFECT_WORDS] = { 0 };
  guint n = 0;

  for (guint i = 0; i < n_procedures; i++)
    for (guint k = 0; k < spans[procedures[i]].n; k++)
      {
        guint row = index->rows[spans[procedures[i]].first + k];

        found[row / 64] |= (uint64_t) 1 << row % 64;
      }
  for (guint word = 0; word < FP_EFFECT_WORDS; word++)
    for (uint64_t left = found[word]; left != 0; left &= left - 1)
      rows[n++] = (uint16_t) (word * 64 + (guint) __builtin_ctzll (left));
  return n;
}

const uint16_t *
fp_effect_index_round (FpEngine *engine, FpListens round, guint first, guint last, uint16_t *scratch, guint *n)
{
  const FpEffectIndex *index = fp_effect_index (engine);
  const FpAction *actions = engine->state->actions;
  const FpRowSpan *spans = index->rounds[round];
  uint8_t procedures[FP_MAX_ACTIONS];
  guint n_procedures = 0;

  for (guint action = first; action <= last; action++)
    if (spans[actions[action].procedure].n > 0 &&
        (n_procedures == 0 || procedures[n_procedures - 1] != actions[action].procedure))
      procedures[n_procedures++] = actions[action].procedure;
  if (n_procedures > 1)
    {
      *n = unite (index, spans, procedures, n_procedures, scratch);
      return scratch;
    }
  *n = n_procedures > 0 ? spans[procedures[0]].n : 0;
  return n_procedures > 0 ? index->rows + spans[procedures[0]].first : scratch;
}
