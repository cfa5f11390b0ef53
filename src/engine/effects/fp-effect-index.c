/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of the effects in force. */
#include "engine/effects/fp-effect-index.h"

#include "engine/state/fp-hash.h"

#include <string.h>

enum
{
  KEPT = 512, /* indexes that an engine keeps, a power of 2 */
  SPARE = 128, /* bytes of an index for the next one in its place */
};

/* --- Building --- */

/* Makes the sets of @index those in @head, which are always those of the rows. */
static void
take_sets (const FpHead *head, FpEffectIndex *index)
{
  index->signature = head->effects_signature;
  memcpy (index->modified, head->modified, sizeof index->modified);
  memcpy (index->listened, head->listened, sizeof index->listened);
  memcpy (index->listened_by_round, head->listened_by_round, sizeof index->listened_by_round);
  memcpy (index->ended, head->ended, sizeof index->ended);
  index->n_effects = head->n_effects;
  index->n_states = head->n_state_triggers;
  index->n_suspended = head->n_suspended;
}

enum
{
  MOST_LISTS = 1 + FP_MAX_QUERIES + FP_N_ROUNDS * FP_MAX_PROCEDURES,
};

/* An index being built. */
typedef struct
{
  const FpEngine *engine;
  /* for each kind of listener and its subject the number of effects, then the place of the next.
   * Effects that answer several procedures are counted as FP_MACHINE_NONE as well. */
  uint16_t at[FP_LISTENS_NOTHING][FP_MAX_PROCEDURES];
  uint16_t offsets[MOST_LISTS + 1]; /* the first n_lists + 1 are used */
  guint n_rows; /* of all lists so far */
  gboolean several; /* some effects answer several procedures */
} Building;

_Static_assert(FP_MAX_QUERIES <= FP_MAX_PROCEDURES, "queries and procedures are subjects of one table");

/* Finds the procedures that @row answers, several. Returns their number. */
static guint
find_several (const Building *building, const FpEffect *row, uint8_t *procedures)
{
  const FpRule *rule = fp_catalog_rule (building->engine->catalog, row->rule);
  guint n = 0;

  for (guint word = 0; word < FP_PROCEDURE_WORDS; word++)
    for (uint64_t left = rule->actions[word]; left != 0; left &= left - 1)
      procedures[n++] = (uint8_t) (word * 64 + (guint) __builtin_ctzll (left));
  return n;
}

/* Makes the numbers of rows of the bits of @words 0. */
static void
clear_counts (const uint64_t *words, guint n_words, uint16_t *at)
{
  for (guint i = 0; i < n_words; i++)
    for (uint64_t left = words[i]; left != 0; left &= left - 1)
      at[i * 64 + (guint) __builtin_ctzll (left)] = 0;
}

/* Makes all numbers of rows that count_rows () may change 0. */
static void
clear_all_counts (Building *building, const FpEffectIndex *sets)
{
  building->at[FP_LISTENS_STATE][FP_MACHINE_NONE] = 0;
  clear_counts (sets->modified, FP_QUERY_WORDS, building->at[FP_LISTENS_QUERY]);
  for (guint round = 0; round < FP_N_ROUNDS; round++)
    {
      building->at[round][FP_MACHINE_NONE] = 0;
      clear_counts (sets->listened_by_round[round], FP_PROCEDURE_WORDS, building->at[round]);
    }
}

/* Counts the rows of each list. */
static void
count_rows (Building *building, guint n_effects)
{
  const FpEffect *effects = building->engine->state->effects;
  uint8_t procedures[FP_MAX_PROCEDURES];
  guint several = 0;
  for (const FpEffect *row = effects; row < effects + n_effects; row++)
    if (row->listens != FP_LISTENS_NOTHING)
      building->at[row->listens][row->subject]++;
  for (guint round = 0; round < FP_N_ROUNDS; round++)
    several += building->at[round][FP_MACHINE_NONE];
  building->several = several > 0;
  for (const FpEffect *row = effects; several > 0; row++)
    if (fp_effect_answers_several (row))
      {
        several--;
        for (guint n = find_several (building, row, procedures); n > 0; n--)
          building->at[row->listens][procedures[n - 1]]++;
      }
}

/* Begins the lists of the bits of @words. @at: the numbers of rows by bit, which become places.
 * @filled: the bits whose lists have rows. */
static void
begin_lists (Building *building, FpEffectIndex *index, const uint64_t *words, guint n_words, uint16_t *at,
             uint16_t *before, uint64_t *filled)
{
  guint list = index->n_lists, n_rows = building->n_rows;

  for (guint i = 0; i < n_words; i++)
    {
      uint64_t with_rows = 0;

      before[i] = (uint16_t) list;
      for (uint64_t left = words[i]; left != 0; left &= left - 1)
        {
          uint16_t *bit = &at[i * 64 + (guint) __builtin_ctzll (left)];
          guint n = *bit;

          if (n > 0)
            with_rows |= left & -left;
          building->offsets[list++] = *bit = (uint16_t) n_rows;
          n_rows += n;
        }
      filled[i] = with_rows;
    }
  index->n_lists = list;
  building->n_rows = n_rows;
}

/* Begins all lists, and finds the sets of effects in force. */
static void
begin_all_lists (Building *building, FpEffectIndex *index)
{
  uint64_t filled[FP_QUERY_WORDS];
  uint16_t *states = &building->at[FP_LISTENS_STATE][FP_MACHINE_NONE];

  building->n_rows = *states;
  building->offsets[0] = *states = 0;
  index->n_lists = 1;
  begin_lists (building, index, index->modified, FP_QUERY_WORDS, building->at[FP_LISTENS_QUERY], index->before_queries,
               filled);
  for (guint round = 0; round < FP_N_ROUNDS; round++)
    begin_lists (building, index, index->listened_by_round[round], FP_PROCEDURE_WORDS, building->at[round],
                 index->before_rounds[round], index->in_force[round]);
  building->offsets[index->n_lists] = (uint16_t) building->n_rows;
}

/* Returns the rank of @row among those that modify the same query: by its turn, then its owner,
 * nobody's first. An owner's cards come by their kinds, and rules that programs created last. With
 * FpEdition.changes_by_time only the time counts. */
static guint
rank_of (const FpEngine *engine, const FpEffect *row)
{
  guint order = UINT8_MAX;

  if (engine->edition->changes_by_time)
    return row->since;
  if (row->kind == FP_EFFECT_CARD)
    order = engine->edition->kinds[fp_engine_def (engine, row->card)->kind].change_order;
  return row->turn << 16 | (guint) (uint8_t) (row->me + 1) << 8 | order;
}

/* Sorts the rows of a query by rank. Equal rows keep their order: a key is a rank, then the place
 * in the list before. */
static void
sort_query (const FpEngine *engine, uint16_t *rows, guint n)
{
  uint64_t keys[FP_MAX_EFFECTS];

  for (guint i = 0; i < n; i++)
    {
      uint64_t key = (uint64_t) rank_of (engine, &engine->state->effects[rows[i]]) << 32 | i << 16 | rows[i];
      guint k = i;

      for (; k > 0 && keys[k - 1] > key; k--)
        keys[k] = keys[k - 1];
      keys[k] = key;
    }
  for (guint i = 0; i < n; i++)
    rows[i] = (uint16_t) keys[i];
}

/* Puts the rows into their lists. */
static void
put_rows (Building *building, const FpEffectIndex *index, uint16_t *rows)
{
  const FpEffect *effects = building->engine->state->effects;
  const uint16_t *offsets = building->offsets;
  uint8_t procedures[FP_MAX_PROCEDURES];

  for (guint i = 0; i < index->n_effects; i++)
    if (building->several && fp_effect_answers_several (&effects[i]))
      for (guint n = find_several (building, &effects[i], procedures); n > 0; n--)
        rows[building->at[effects[i].listens][procedures[n - 1]]++] = (uint16_t) i;
    else if (effects[i].listens != FP_LISTENS_NOTHING)
      rows[building->at[effects[i].listens][effects[i].subject]++] = (uint16_t) i;
  /* The lists of queries come behind list 0. */
  for (guint list = 1; list < index->before_rounds[0][0]; list++)
    if (offsets[list + 1] - offsets[list] > 1)
      sort_query (building->engine, rows + offsets[list], (guint) (offsets[list + 1] - offsets[list]));
}

/* Returns the size of @index in bytes. The padding behind the struct is no part of it. */
static gsize
size_of (const FpEffectIndex *index, guint n_rows)
{
  return offsetof (FpEffectIndex, items) + (index->n_lists + 1 + n_rows) * sizeof *index->items;
}

/* Returns memory for an index of @size bytes: that of @old (NULL: none), an index no longer needed,
 * if there is enough. */
static FpEffectIndex *
make_room (FpEffectIndex *old, gsize size)
{
  FpEffectIndex *index = old;

  if (old == NULL || old->room < size)
    {
      g_free (old);
      index = g_malloc (size + SPARE);
      index->room = size + SPARE;
    }
  return index;
}

/* Builds the index of the rows in the memory of @old (NULL: none). */
static FpEffectIndex *
build (const FpEngine *engine, FpEffectIndex *old)
{
  FpEffectIndex sets, *index;
  Building building;

  building.engine = engine;
  take_sets (&engine->state->head, &sets);
  clear_all_counts (&building, &sets);
  count_rows (&building, sets.n_effects);
  begin_all_lists (&building, &sets);
  index = make_room (old, MAX (sizeof sets, size_of (&sets, building.n_rows)));
  sets.room = index->room;
  *index = sets;
  put_rows (&building, index, index->items + index->n_lists + 1);
  memcpy (index->items, building.offsets, (index->n_lists + 1) * sizeof *building.offsets);
  return index;
}

/* Returns the list of bit @bit of @words. */
static guint
list_of (const uint64_t *words, const uint16_t *before, guint bit)
{
  return before[bit / 64] + (guint) __builtin_popcountll (words[bit / 64] & (((uint64_t) 1 << bit % 64) - 1));
}

FpRowList
fp_effect_index_query (const FpEffectIndex *index, guint query)
{
  return fp_effect_index_list (index, list_of (index->modified, index->before_queries, query));
}

/* --- Finding --- */

_Static_assert(offsetof (FpEffect, number) == sizeof (uint64_t),
               "one word and FpEffect.since say all that an index depends on");

/* Returns @signature with the times of the rows that change numbers mixed in. */
static uint64_t
mix_times (const FpState *s, uint64_t signature)
{
  for (const FpEffect *row = s->effects; row < s->effects + s->head.n_effects; row++)
    if (row->listens == FP_LISTENS_QUERY)
      signature = fp_hash_mix (signature, row->since);
  return signature;
}

/* Returns the signature of the rows, which is not 0. It never leaves the program, so the order of
 * the bytes in a word doesn't matter. */
static uint64_t
signature_of (const FpEngine *engine)
{
  const FpState *s = engine->state;
  uint64_t signature = FP_HASH_START, word;

  for (const FpEffect *row = s->effects; row < s->effects + s->head.n_effects; row++)
    {
      memcpy (&word, row, sizeof word);
      signature = fp_hash_mix (signature, word);
    }
  if (engine->edition->changes_by_time)
    signature = mix_times (s, signature);
  return MAX (signature, 1);
}

/* Aborts if @index is not what the rows give. */
static void
check (const FpEngine *engine, const FpEffectIndex *index)
{
  FpEffectIndex *right = build (engine, NULL);
  const gsize from = offsetof (FpEffectIndex, signature);

  if (memcmp (&index->signature, &right->signature, size_of (right, right->items[right->n_lists]) - from) != 0)
    g_error ("the index of effects is wrong after %u answers", engine->state->head.answers);
  g_free (right);
}

const FpEffectIndex *
fp_effect_index_find (FpEngine *engine)
{
  FpHead *head = &engine->state->head;
  FpEffectIndex **slot;

  g_assert (engine->undoing == 0);
  if (head->effects_signature == 0)
    head->effects_signature = signature_of (engine);
  if (engine->indexes == NULL)
    engine->indexes = g_new0 (FpEffectIndex *, KEPT);
  slot = &engine->indexes[head->effects_signature % KEPT];
  if (*slot == NULL || (*slot)->signature != head->effects_signature)
    *slot = build (engine, *slot);
  else if (engine->checking)
    check (engine, *slot);
  engine->index = *slot;
  return *slot;
}

gboolean
fp_effect_index_is_right (FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  FpEffectIndex right = { 0 };

  fp_effect_sets_find (engine, &right);
  return (head->effects_signature == 0 || head->effects_signature == signature_of (engine)) &&
         memcmp (head->modified, right.modified, sizeof head->modified) == 0 &&
         memcmp (head->listened, right.listened, sizeof head->listened) == 0 &&
         memcmp (head->listened_by_round, right.listened_by_round, sizeof head->listened_by_round) == 0 &&
         memcmp (head->ended, right.ended, sizeof head->ended) == 0 && head->n_state_triggers == right.n_states &&
         head->n_suspended == right.n_suspended;
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
unite (const FpRowList *lists, guint n_lists, uint16_t *rows)
{
  uint64_t found[FP_EFFECT_WORDS] = { 0 };
  guint n = 0;

  for (guint i = 0; i < n_lists; i++)
    for (guint k = 0; k < lists[i].n; k++)
      found[lists[i].rows[k] / 64] |= (uint64_t) 1 << lists[i].rows[k] % 64;
  for (guint word = 0; word < FP_EFFECT_WORDS; word++)
    for (uint64_t left = found[word]; left != 0; left &= left - 1)
      rows[n++] = (uint16_t) (word * 64 + (guint) __builtin_ctzll (left));
  return n;
}

/* Returns the rows that listen for @procedure in round @round. */
static FpRowList
round_list (const FpEffectIndex *index, FpListens round, guint procedure)
{
  if ((index->in_force[round][procedure / 64] >> procedure % 64 & 1) == 0)
    return (FpRowList){ NULL, 0 };
  return fp_effect_index_list (index,
                               list_of (index->listened_by_round[round], index->before_rounds[round], procedure));
}

FpRowList
fp_effect_index_round (FpEngine *engine, FpListens round, guint first, guint last, uint16_t *scratch)
{
  const FpEffectIndex *index = fp_effect_index (engine);
  const FpAction *actions = engine->state->actions;
  FpRowList lists[FP_MAX_ACTIONS];
  guint n_lists = 0;

  if (first == last)
    return round_list (index, round, actions[first].procedure);
  for (guint action = first; action <= last; action++)
    if (action == first || actions[action].procedure != actions[action - 1].procedure)
      {
        lists[n_lists] = round_list (index, round, actions[action].procedure);
        n_lists += lists[n_lists].n > 0;
      }
  if (n_lists > 1)
    return (FpRowList){ scratch, unite (lists, n_lists, scratch) };
  return n_lists > 0 ? lists[0] : (FpRowList){ NULL, 0 };
}
