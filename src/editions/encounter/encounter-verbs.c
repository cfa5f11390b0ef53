/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Verbs for cards (docs/design/card-language.md 2.5), with checks that they can do anything now. */
#include "editions/encounter/encounter.h"

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

static void
to_colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_planets (c, colonies, encounter_colonies (c->engine->state, seat, colonies), io);
}

/* Ships that leave the encounter don't return to the planet that they defend. */
static void
to_other_colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_planets (c, colonies, encounter_other_colonies (c->engine->state, seat, colonies), io);
}

/* Makes @io the place of @seat's ships in the encounter. */
static void
to_encounter (FpContext *c, uint8_t seat, FpValue *io)
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

static void
ships_on_colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_ships (c, seat, colonies, encounter_colonies (c->engine->state, seat, colonies), io);
}

static void
ships_elsewhere (FpContext *c, uint8_t seat, FpValue *io)
{
  uint16_t colonies[FP_MAX_PLACES];

  set_ships (c, seat, colonies, encounter_other_colonies (c->engine->state, seat, colonies), io);
}

static void
ships_here (FpContext *c, uint8_t seat, FpValue *io)
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

static int
ships_in_warp (FpEngine *e, uint8_t seat)
{
  return encounter_colony_ships (e->state, seat) > 0 ? e->state->places[ENCOUNTER_WARP].ships[seat] : 0;
}

static int
colony_ships (FpEngine *e, uint8_t seat)
{
  return encounter_colony_ships (e->state, seat);
}

/* Returns @seat's ships in the encounter that could leave it. */
static int
ships_involved (FpEngine *e, uint8_t seat)
{
  return fp_state_in_encounter (e->state) ? encounter_ships_involved (e->state, seat).n : 0;
}

/* --- Checks that a line can do anything --- */

static gboolean
can_recover (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return ships_in_warp (e, seat) > 0 && fp_common_is_any (e, in, c, ships_in_warp (e, seat));
}

static gboolean
can_lose (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, colony_ships (e, seat));
}

static gboolean
can_send (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_state_in_encounter (e->state) && encounter_ships_involved (e->state, seat).place != FP_NO_PLACE &&
         fp_common_is_any (e, in, c, colony_ships (e, seat));
}

static gboolean
can_return (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, ships_involved (e, seat));
}

/* Only allies can leave an encounter. */
static gboolean
can_become (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  return encounter_side_of (e->state, seat) != FP_NO_SIDE && !(encounter_mains (e->state) >> seat & 1);
}

static gboolean
can_win (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  return encounter_side_of (e->state, seat) != FP_NO_SIDE && fp_state_encounter (e->state)->outcome == FP_OUTCOME_OPEN;
}

/* --- Destinations --- */

static void
to_warp (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = ENCOUNTER_WARP;
}

#define SHIPS .amount_kind = FP_AMOUNT_SHIPS, .set = FP_TYPE_SHIPS, .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS
#define PLAIN .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_WHO

const FpVerb encounter_verbs[ENCOUNTER_N_VERBS] = {
  FP_COMMON_VERB_DRAW (ENCOUNTER_draw),
  FP_COMMON_VERB_DISCARD (ENCOUNTER_discard, ENCOUNTER_DECIDE_DISCARD),
  FP_COMMON_VERB_REVEAL (ENCOUNTER_reveal),
  FP_COMMON_VERB_LOOK (ENCOUNTER_look),
  FP_COMMON_VERB_SWAP (ENCOUNTER_swap),
  FP_COMMON_VERB_SHUFFLE (ENCOUNTER_shuffle),
  FP_COMMON_VERB_ARRANGE (ENCOUNTER_arrange),
  FP_COMMON_VERB_IGNORE (ENCOUNTER_ignore),
  FP_COMMON_VERB_ZAP (ENCOUNTER_zap),
  FP_COMMON_VERB_MOVE (ENCOUNTER_move),
  { .id = "send",
    .action = ENCOUNTER_send,
    SHIPS,
    .places = ENCOUNTER_DECIDE_SHIPS,
    .usual_ships = ships_elsewhere,
    .usual_targets = to_encounter,
    .usual_amount = colony_ships,
    .possible = can_send },
  { .id = "recover",
    .action = ENCOUNTER_recover,
    SHIPS,
    .places = ENCOUNTER_DECIDE_HOME,
    .at_once = TRUE,
    .usual_targets = to_colonies,
    .usual_amount = ships_in_warp,
    .possible = can_recover },
  { .id = "warp",
    .action = ENCOUNTER_warp,
    SHIPS,
    .places = ENCOUNTER_DECIDE_LOSE,
    .at_once = TRUE,
    .usual_ships = ships_on_colonies,
    .usual_amount = colony_ships,
    .possible = can_lose,
    .destination = to_warp },
  { .id = "return",
    .action = ENCOUNTER_return,
    SHIPS,
    .places = ENCOUNTER_DECIDE_HOME,
    .at_once = TRUE,
    .usual_ships = ships_here,
    .usual_targets = to_other_colonies,
    .usual_amount = ships_involved,
    .possible = can_return },
  { .id = "new-hand", .action = ENCOUNTER_new_hand, PLAIN },
  { .id = "become",
    .action = ENCOUNTER_become,
    .amount_kind = FP_AMOUNT_NONE,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_ROLE,
    .possible = can_become },
  { .id = "win", .action = ENCOUNTER_win, PLAIN, .possible = can_win },
  { .id = "win-game", .action = ENCOUNTER_win_game, PLAIN },
  { .id = "go-to", .action = ENCOUNTER_go_to, .amount_kind = FP_AMOUNT_NONE, .attributes = FP_ATTRIBUTE_STEP },
};
