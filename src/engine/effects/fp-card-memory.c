/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card memory: counters, used-up limits of abilities, zapped cards. */
#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-past.h"

#include <string.h>

static FpMemory *
find_memory (const FpEngine *engine, uint16_t card, FpMemoryKind kind, guint index)
{
  FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_memories; i++)
    if (s->memory[i].card == card && s->memory[i].kind == kind && s->memory[i].index == index)
      return &s->memory[i];
  return NULL;
}

static FpMemory *
ensure_memory (FpEngine *engine, uint16_t card, FpMemoryKind kind, guint index)
{
  FpState *s = engine->state;
  FpMemory *entry = find_memory (engine, card, kind, index);

  s->head.changed |= FP_CHANGED_MEMORY;
  if (entry != NULL)
    return entry;
  /* The game is over then: the last entry may be lost. */
  if (s->head.n_memories == FP_MAX_MEMORIES)
    {
      fp_engine_overflow (engine, "memory of a card");
      s->head.n_memories--;
    }
  entry = &s->memory[s->head.n_memories++];
  *entry = (FpMemory){ .card = card, .kind = (uint8_t) kind, .index = (uint8_t) index };
  return entry;
}

static const FpAbilityDef *
ability_of (const FpEngine *engine, uint16_t card, guint index)
{
  return &g_array_index (fp_engine_def (engine, card)->abilities, FpAbilityDef, index);
}

void
fp_ability_used (FpEngine *engine, uint16_t card, guint index)
{
  guint limit = ability_of (engine, card, index)->limit;
  FpMemory *entry;

  if (limit == FP_LIMIT_NONE)
    return;
  entry = ensure_memory (engine, card, FP_MEMORY_USED, index);
  entry->limit = (uint8_t) limit;
  entry->level = limit == FP_LIMIT_ENCOUNTER ? engine->state->head.n_encounters : 0;
  entry->value = (int16_t) fp_past_step (engine);
}

/* An ability used in an encounter may be used again in a nested one. The limit is that of the
 * innermost. */
gboolean
fp_ability_spent (const FpEngine *engine, uint16_t card, guint index)
{
  const FpMemory *entry;

  if (engine->state->head.n_memories == 0 || ability_of (engine, card, index)->limit == FP_LIMIT_NONE)
    return FALSE;
  entry = find_memory (engine, card, FP_MEMORY_USED, index);
  return entry != NULL && (entry->limit != FP_LIMIT_ENCOUNTER || entry->level >= engine->state->head.n_encounters);
}

/* Makes @entry last until the running encounter ends, or outside of encounters the turn. */
static void
last_for_encounter (const FpEngine *engine, FpMemory *entry)
{
  guint level = engine->state->head.n_encounters;

  entry->limit = level > 0 ? FP_LIMIT_ENCOUNTER : FP_LIMIT_TURN;
  entry->level = (uint8_t) level;
  entry->value = (int16_t) fp_past_step (engine);
}

void
fp_card_zap (FpEngine *engine, uint16_t card)
{
  last_for_encounter (engine, ensure_memory (engine, card, FP_MEMORY_ZAPPED, 0));
  fp_effect_update_belongings (engine, card);
}

gboolean
fp_card_is_zapped (const FpEngine *engine, uint16_t card)
{
  return find_memory (engine, card, FP_MEMORY_ZAPPED, 0) != NULL;
}

void
fp_card_note_play (FpEngine *engine, uint16_t card, uint8_t seat)
{
  last_for_encounter (engine, ensure_memory (engine, card, FP_MEMORY_PLAYED, seat));
}

void
fp_card_forget_play (FpEngine *engine, uint16_t card, uint8_t seat)
{
  const FpMemory *entry = find_memory (engine, card, FP_MEMORY_PLAYED, seat);

  if (entry != NULL)
    fp_memory_remove (engine, (guint) (entry - engine->state->memory));
}

gboolean
fp_card_was_played (const FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_memories; i++)
    if (s->memory[i].card == card && s->memory[i].kind == FP_MEMORY_PLAYED)
      return TRUE;
  return FALSE;
}

guint
fp_cards_played_by (const FpEngine *engine, uint8_t seat)
{
  const FpState *s = engine->state;
  guint n = 0;

  for (guint i = 0; i < s->head.n_memories; i++)
    n += s->memory[i].kind == FP_MEMORY_PLAYED && s->memory[i].index == seat;
  return n;
}

void
fp_card_left_hand (FpEngine *engine, uint16_t card, uint16_t hand, guint step)
{
  FpMemory *entry = ensure_memory (engine, card, FP_MEMORY_LEFT_HAND, hand);

  entry->limit = FP_LIMIT_ENCOUNTER;
  entry->level = 1;
  entry->value = (int16_t) step;
}

gboolean
fp_card_has_left_hand (const FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_memories; i++)
    if (s->memory[i].card == card && s->memory[i].kind == FP_MEMORY_LEFT_HAND)
      return TRUE;
  return FALSE;
}

void
fp_memory_remove (FpEngine *engine, guint index)
{
  FpState *s = engine->state;
  const FpMemory entry = s->memory[index];

  s->head.n_memories--;
  memmove (s->memory + index, s->memory + index + 1, (s->head.n_memories - index) * sizeof *s->memory);
  s->head.changed |= FP_CHANGED_MEMORY;
  if (entry.kind == FP_MEMORY_ZAPPED)
    fp_effect_update_belongings (engine, entry.card);
}

int
fp_counter (const FpEngine *engine, uint16_t card, guint index)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  const FpMemory *entry = find_memory (engine, card, FP_MEMORY_COUNTER, index);

  if (entry != NULL)
    return entry->value;
  return def->counters == NULL || index >= def->counters->len
             ? 0
             : g_array_index (def->counters, FpCounterDef, index).start;
}

gboolean
fp_counter_in_danger (const FpEngine *engine, uint16_t card, guint index)
{
  const FpCounterDef *counter = &g_array_index (fp_engine_def (engine, card)->counters, FpCounterDef, index);
  int value = fp_counter (engine, card, index);

  if (counter->danger < 0)
    return FALSE;
  return counter->start > counter->danger ? value <= counter->danger : value >= counter->danger;
}

void
fp_counter_set (FpEngine *engine, uint16_t card, guint index, int value)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  int most = def->counters == NULL ? 0 : g_array_index (def->counters, FpCounterDef, index).most;

  ensure_memory (engine, card, FP_MEMORY_COUNTER, index)->value = (int16_t) CLAMP (value, 0, most);
}

void
fp_memory_end (FpEngine *engine, guint level)
{
  FpState *s = engine->state;
  uint16_t freed[FP_MAX_MEMORIES];
  guint kept = 0, n_freed = 0;

  for (guint i = 0; i < s->head.n_memories; i++)
    {
      const FpMemory *entry = &s->memory[i];
      gboolean over =
          entry->kind != FP_MEMORY_COUNTER &&
          (level == 0 ? entry->limit == FP_LIMIT_TURN : entry->limit == FP_LIMIT_ENCOUNTER && entry->level >= level);

      if (over && entry->kind == FP_MEMORY_ZAPPED)
        freed[n_freed++] = entry->card;
      if (over)
        continue;
      s->memory[kept] = *entry;
      /* The past of the outermost encounter ends with it. */
      if (entry->kind != FP_MEMORY_COUNTER && level <= 1)
        s->memory[kept].value = FP_MACHINE_NONE;
      kept++;
    }
  s->head.n_memories = (uint8_t) kept;
  s->head.changed |= FP_CHANGED_MEMORY;
  for (guint i = 0; i < n_freed; i++)
    fp_effect_update_belongings (engine, freed[i]);
}

void
fp_card_forget (FpEngine *engine, uint16_t card)
{
  for (guint i = engine->state->head.n_memories; i > 0; i--)
    if (engine->state->memory[i - 1].card == card)
      fp_memory_remove (engine, i - 1);
}
