/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cards remember: their counters, and which of their abilities were used up. */
#include "engine/fp-force.h"

static FpNote *
find_note (const FpEngine *engine, uint16_t card, FpNoteKind kind, guint index)
{
  FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_notes; i++)
    if (s->notes[i].card == card && s->notes[i].kind == kind && s->notes[i].index == index)
      return &s->notes[i];
  return NULL;
}

static FpNote *
make_note (FpEngine *engine, uint16_t card, FpNoteKind kind, guint index)
{
  FpState *s = engine->state;
  FpNote *note = find_note (engine, card, kind, index);

  if (note != NULL)
    return note;
  /* More than any sane cards remember: the oldest is forgotten rather than the game stopped. */
  if (s->head.n_notes == FP_MAX_NOTES)
    {
      s->head.n_notes--;
      memmove (s->notes, s->notes + 1, s->head.n_notes * sizeof *s->notes);
    }
  note = &s->notes[s->head.n_notes++];
  *note = (FpNote){ .card = card, .kind = (uint8_t) kind, .index = (uint8_t) index };
  return note;
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
  FpNote *note;

  if (limit == FP_LIMIT_NONE)
    return;
  note = make_note (engine, card, FP_NOTE_USED, index);
  note->limit = (uint8_t) limit;
  note->level = limit == FP_LIMIT_ENCOUNTER ? engine->state->head.n_encounters : 0;
}

/* An ability used in a duel may be used again in one inside it: the limit is the innermost's. */
gboolean
fp_ability_spent (const FpEngine *engine, uint16_t card, guint index)
{
  const FpNote *note;

  if (ability_of (engine, card, index)->limit == FP_LIMIT_NONE)
    return FALSE;
  note = find_note (engine, card, FP_NOTE_USED, index);
  return note != NULL && (note->limit != FP_LIMIT_ENCOUNTER || note->level >= engine->state->head.n_encounters);
}

int
fp_counter (const FpEngine *engine, uint16_t card, guint index)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  const FpNote *note = find_note (engine, card, FP_NOTE_COUNTER, index);

  if (note != NULL)
    return note->value;
  return def->counters == NULL || index >= def->counters->len
             ? 0
             : g_array_index (def->counters, FpCounterDef, index).start;
}

void
fp_counter_set (FpEngine *engine, uint16_t card, guint index, int value)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  int most = def->counters == NULL ? 0 : g_array_index (def->counters, FpCounterDef, index).most;

  make_note (engine, card, FP_NOTE_COUNTER, index)->value = (int16_t) CLAMP (value, 0, most);
}

void
fp_notes_end (FpEngine *engine, guint level)
{
  FpState *s = engine->state;
  guint kept = 0;

  for (guint i = 0; i < s->head.n_notes; i++)
    {
      const FpNote *note = &s->notes[i];
      gboolean over =
          note->kind == FP_NOTE_USED &&
          (level == 0 ? note->limit == FP_LIMIT_TURN : note->limit == FP_LIMIT_ENCOUNTER && note->level >= level);

      if (!over)
        s->notes[kept++] = *note;
    }
  s->head.n_notes = (uint8_t) kept;
}
