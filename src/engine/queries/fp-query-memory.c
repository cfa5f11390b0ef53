/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembered answers to queries. */
#include "engine/queries/fp-query-memory.h"

#include "engine/state/fp-hash.h"

enum
{
  SLOTS = 64, /* a power of 2 */
};

typedef struct
{
  uint64_t evaluation; /* FpEngine.evaluation in which the answer holds, 0: empty */
  FpQueryKey key;
  int32_t answer;
  guint work;
} Slot;

struct _FpQueryMemory
{
  Slot slots[SLOTS];
};

FpQueryMemory *
fp_query_memory_new (void)
{
  return g_new0 (FpQueryMemory, 1);
}

/* Returns TRUE if @about is one thing, and puts its number into @number. */
static gboolean
is_one (const FpValue *about, int32_t *number)
{
  *number = about->n_items == 1 ? about->items[0] : about->number;
  return about->type == FP_TYPE_NOTHING || about->type == FP_TYPE_PLAYERS || about->n_items == 1;
}

/* Returns TRUE for the types whose values are one number. */
static gboolean
is_number (FpType type)
{
  return type == FP_TYPE_NUMBER || type == FP_TYPE_YES_NO || type == FP_TYPE_WORD || type == FP_TYPE_PLAYERS;
}

gboolean
fp_query_memory_key (const FpEngine *engine, guint query, const FpValue *about, const FpValue *plain, FpQueryKey *key)
{
  gboolean recorded = engine->trace != NULL || (engine->coverage != NULL && engine->coverage->abilities != NULL);

  if (engine->evaluations == 0 || recorded || !is_number (plain->type) || !is_one (about, &key->about))
    return FALSE;
  key->query = (uint16_t) query;
  key->type = (uint8_t) about->type;
  key->plain = plain->number;
  key->eyes = engine->eyes;
  key->permitted = engine->permitted;
  return TRUE;
}

static Slot *
slot_of (const FpEngine *engine, const FpQueryKey *key)
{
  uint64_t hash =
      fp_hash_mix (FP_HASH_START, (uint64_t) key->query << 40 | (uint64_t) key->type << 32 | (uint32_t) key->about);

  return &engine->query_memory->slots[hash % SLOTS];
}

static gboolean
is_same (const FpQueryKey *a, const FpQueryKey *b)
{
  return a->query == b->query && a->type == b->type && a->about == b->about && a->plain == b->plain &&
         a->eyes == b->eyes && a->permitted == b->permitted;
}

gboolean
fp_query_memory_find (FpEngine *engine, const FpQueryKey *key, int32_t *answer)
{
  const Slot *slot = slot_of (engine, key);

  if (slot->evaluation != engine->evaluation || !is_same (&slot->key, key) ||
      engine->work + slot->work > engine->work_limit)
    return FALSE;
  engine->work += slot->work;
  *answer = slot->answer;
  return TRUE;
}

void
fp_query_memory_keep (FpEngine *engine, const FpQueryKey *key, int32_t answer, guint work)
{
  if (engine->work <= engine->work_limit)
    *slot_of (engine, key) = (Slot){ engine->evaluation, *key, answer, work };
}
