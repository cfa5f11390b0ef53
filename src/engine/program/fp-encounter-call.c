/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The beginning and the end of an encounter that cards or the rules call. */
#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-past.h"
#include "engine/effects/fp-permissions.h"
#include "engine/program/fp-program.h"

/* Creates the calling line's effects for this encounter. They know the values of bound names. */
static void
create_effects (FpEngine *engine, const FpEncounterCall *call)
{
  FpState *s = engine->state;
  FpEffect about = {
    .card = (uint16_t) call->card, .me = FP_NOBODY, .kind = FP_EFFECT_ENCOUNTER, .level = s->head.n_encounters
  };
  const FpInstruction *in;

  if (call->code < 0)
    return;
  for (int i = 0; i < FP_MAX_KEPT; i++)
    about.kept[i] = call->base >= 0 && call->base + i < s->head.n_variables ? s->variables[call->base + i]
                                                                            : (int16_t) FP_VARIABLE_NOTHING;
  in = fp_catalog_instruction (engine->catalog, call->code);
  for (int i = 0; i < in->count; i++)
    fp_effect_create (engine, (guint) (in->first_rule + i), &about);
}

FpEncounter *
fp_encounter_begin (FpEngine *engine, guint kind, const FpEncounterCall *call)
{
  FpHead *head = &engine->state->head;
  FpEncounter *encounter = &head->encounters[head->n_encounters++];

  *encounter = (FpEncounter){
    .kind = (uint8_t) kind,
    .place = (uint8_t) call->place,
    .round = 1,
    .code = call->code,
    .number = call->number,
    .base = call->base,
    .card = (uint16_t) call->card,
  };
  create_effects (engine, call);
  return encounter;
}

void
fp_encounter_end (FpEngine *engine)
{
  FpHead *head = &engine->state->head;

  fp_effect_end_encounter (engine, head->n_encounters, FALSE);
  fp_memory_end (engine, head->n_encounters);
  if (head->n_encounters == 1)
    fp_past_end (engine);
  fp_permissions_renew (engine);
  head->n_encounters--;
  head->board_dirty = TRUE;
}
