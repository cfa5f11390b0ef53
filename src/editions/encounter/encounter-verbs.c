/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of verbs for cards (docs/design/card-language.md 2.5), with checks that they can do
 * anything now. */
#include "editions/encounter/encounter-verbs.h"

/* --- Ships and places that a line need not name --- */

/* Makes @io the @n places @colonies. */
static void
set_planets (FpContext *c, const uint16_t *colonies, guint n, FpValue *io)
{
  guint capacity = n;
  uint16_t *items = fp_context_take (c, &capacity);

  *io = (FpValue){ .type = FP_TYPE_PLANETS, .items = items, .n_items = MIN (n, capacity) };
  for (guint i = 0; i < io->n_items; i++)
    items[i] = colonies[i];
}

void
encounter_verb_to_colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_planets (c, colonies, encounter_colonies (c->engine->state, seat, colonies), io);
}

/* Ships that leave the encounter don't return to the planet that they defend. */
void
encounter_verb_to_other_colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_planets (c, colonies, encounter_other_colonies (c->engine->state, seat, colonies), io);
}

/* Makes @io the place of @seat's ships in the encounter. */
void
encounter_verb_to_encounter (FpContext *c, uint8_t seat, FpValue *io)
{
  uint8_t place =
      fp_state_in_encounter (c->engine->state) ? encounter_ships_involved (c->engine->state, seat).place : FP_NO_PLACE;

  *io = (FpValue){ .type = FP_TYPE_PLANETS };
  if (place != FP_NO_PLACE)
    fp_value_one (c, io, FP_TYPE_PLANETS, place);
}

/* Makes @io all of @seat's ships on the @n planets @colonies. */
static void
set_ships (FpContext *c, uint8_t seat, const uint16_t *colonies, guint n, FpValue *io)
{
  uint8_t places[FP_MAX_PLACES];

  for (guint i = 0; i < n; i++)
    places[i] = (uint8_t) colonies[i];
  fp_value_ships (c, io, seat, places, NULL, n);
}

void
encounter_verb_ships_on_colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_ships (c, seat, colonies, encounter_colonies (c->engine->state, seat, colonies), io);
}

void
encounter_verb_ships_elsewhere (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_ships (c, seat, colonies, encounter_other_colonies (c->engine->state, seat, colonies), io);
}

void
encounter_verb_ships_here (FpContext *c, uint8_t seat, FpValue *io)
{
  uint8_t place =
      fp_state_in_encounter (c->engine->state) ? encounter_ships_involved (c->engine->state, seat).place : FP_NO_PLACE;

  *io = place == FP_NO_PLACE ? (FpValue){ .type = FP_TYPE_NOTHING, .place = FP_NO_PLACE }
                             : (FpValue){ .type = FP_TYPE_SHIPS, .seat = seat, .place = place };
}

uint8_t
encounter_usual_place (const FpEngine *e G_GNUC_UNUSED, const FpVerb *verb, uint8_t seat G_GNUC_UNUSED)
{
  return verb->action == ENCOUNTER_recover ? ENCOUNTER_WARP : FP_NO_PLACE;
}

/* --- Amounts --- */

int
encounter_verb_ships_in_warp (FpEngine *e, uint8_t seat)
{
  return encounter_colony_ships (e->state, seat) > 0 ? e->state->places[ENCOUNTER_WARP].ships[seat] : 0;
}

int
encounter_verb_colony_ships (FpEngine *e, uint8_t seat)
{
  return encounter_colony_ships (e->state, seat);
}

/* Returns @seat's ships in the encounter that could leave it. */
int
encounter_verb_ships_involved (FpEngine *e, uint8_t seat)
{
  return fp_state_in_encounter (e->state) ? encounter_ships_involved (e->state, seat).n : 0;
}

/* --- Checks that a line can do anything --- */

gboolean
encounter_verb_can_recover (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return encounter_verb_ships_in_warp (e, seat) > 0 &&
         fp_common_is_any (e, in, c, encounter_verb_ships_in_warp (e, seat));
}

gboolean
encounter_verb_can_lose (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, encounter_verb_colony_ships (e, seat));
}

gboolean
encounter_verb_can_send (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_state_in_encounter (e->state) && encounter_ships_involved (e->state, seat).place != FP_NO_PLACE &&
         fp_common_is_any (e, in, c, encounter_verb_colony_ships (e, seat));
}

gboolean
encounter_verb_can_return (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, encounter_verb_ships_involved (e, seat));
}

/* Only allies can leave an encounter. */
gboolean
encounter_verb_can_become (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
                           uint8_t seat)
{
  return encounter_side_of (e->state, seat) != FP_NO_SIDE && !(encounter_mains (e->state) >> seat & 1);
}

gboolean
encounter_verb_can_win (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
                        uint8_t seat)
{
  return encounter_side_of (e->state, seat) != FP_NO_SIDE && fp_state_encounter (e->state)->outcome == FP_OUTCOME_OPEN;
}

/* --- Destinations --- */

void
encounter_verb_to_warp (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = ENCOUNTER_WARP;
}
