/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starting points of positions: a turn, or a step of an encounter. */
#include "editions/encounter/encounter-box.h"
#include "editions/encounter/encounter-course.h"
#include "editions/encounter/encounter-sending.h"

const FpPositionPlace encounter_position_places[ENCOUNTER_N_POSITION_PLACES] = {
  { "warp", ENCOUNTER_WARP },
  { "gate", ENCOUNTER_GATE },
  { "out", ENCOUNTER_OUT },
};

const FpStartDef encounter_starts[ENCOUNTER_N_STARTS] = { { "turn", FP_START_SIDE }, { "setup" } };
const char *const encounter_sides[ENCOUNTER_N_SIDES] = { "offense", "defense" };

/* The score and the bound of encounters need these numbers; one says whether the last encounter had
 * success. */
const FpPositionNumber encounter_kept[ENCOUNTER_N_KEPT] = {
  { "encounters", ENCOUNTER_COUNT },
  { "success", ENCOUNTER_SUCCESS },
  { "deals", ENCOUNTER_DEALS },
  { "failed-deals", ENCOUNTER_FAILED_DEALS },
};

void
encounter_set_turns (FpState *s, int turns)
{
  s->head.table[ENCOUNTER_TURNS] = (int16_t) turns;
}

uint8_t
encounter_turn_of (const FpState *s)
{
  return (uint8_t) s->head.table[ENCOUNTER_TURN_OF];
}

/* Returns the rank of @step among the steps of the encounter, −1: it is none. */
static int
rank_of (const FpEngine *e, guint step)
{
  return fp_edition_step_rank (e->edition, ENCOUNTER_OF_TURN, step);
}

gboolean
encounter_is_behind (const FpEngine *e, guint step, guint other)
{
  return rank_of (e, step) > rank_of (e, other);
}

/* Returns TRUE if ships of a player who is not the offense are in the gate. Those of allies
 * are given with them. */
static gboolean
others_at_gate (const FpState *s, uint8_t offense)
{
  FP_EACH_SEAT (s, seat)
    if (seat != offense && s->places[ENCOUNTER_GATE].ships[seat] > 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if a player who is on neither side of @start has a card. */
static gboolean
others_have_cards (const FpState *s, const FpStart *start)
{
  FP_EACH_SEAT (s, seat)
    if (start->cards[seat] != FP_NO_CARD && seat != start->sides[ENCOUNTER_OFFENSE] &&
        seat != start->sides[ENCOUNTER_DEFENSE])
      return TRUE;
  return FALSE;
}

/* Returns TRUE if @defense can be met at @place: in its system, or at a colony of it. */
static gboolean
can_be_met (const FpState *s, uint8_t place, uint8_t defense)
{
  return encounter_system (s, place) == defense || s->places[place].ships[defense] > 0;
}

/* Returns TRUE if @place is a planet of @offense's system without any ship. */
static gboolean
can_be_settled (const FpState *s, uint8_t place, uint8_t offense)
{
  FP_EACH_SEAT (s, seat)
    if (s->places[place].ships[seat] > 0)
      return FALSE;
  return encounter_system (s, place) == offense;
}

/* Returns TRUE if the planet of the encounter is known at the step of rank @rank. */
static gboolean
needs_place (const FpEngine *e, int rank)
{
  return rank > rank_of (e, ENCOUNTER_aim);
}

/* Returns TRUE if the step of rank @rank comes behind both aiming and launching. An encounter at a
 * planet that nobody defends ends with the later one. */
static gboolean
needs_defense (const FpEngine *e, int rank)
{
  return rank > MAX (rank_of (e, ENCOUNTER_aim), rank_of (e, ENCOUNTER_launch_ships));
}

/* Returns what is wrong with @start, NULL if it is possible. Static text. */
static const char *
fault (const FpEngine *e, const FpStart *start)
{
  int rank = rank_of (e, start->step);
  uint8_t defense = start->sides[ENCOUNTER_DEFENSE];

  if (rank < 0)
    return "that step is not one of an encounter; expected one from the first to the last of its steps";
  if (rank > rank_of (e, ENCOUNTER_determine_outcome))
    return "the outcome is known then; expected a step before it";
  if (start->number > encounter_book (e)->encounters)
    return "a turn has no encounter of that number";
  if (needs_place (e, rank) && start->place == FP_NO_PLACE)
    return "after a planet has been chosen, “defense” and “at” must be given";
  if (needs_defense (e, rank) && defense == FP_NOBODY)
    return "after a planet has been chosen, “defense” and “at” must be given";
  if (start->place != FP_NO_PLACE && defense == FP_NOBODY &&
      !can_be_settled (e->state, start->place, start->sides[ENCOUNTER_OFFENSE]))
    return "“at” without “defense”; only an own planet without ships has none";
  if (start->place != FP_NO_PLACE && defense != FP_NOBODY && !can_be_met (e->state, start->place, defense))
    return "the defense has neither that planet nor ships there";
  if (others_at_gate (e->state, start->sides[ENCOUNTER_OFFENSE]))
    return "only the offense has ships at=\"gate\"; expected those of allies in <ally>";
  if (others_have_cards (e->state, start))
    return "only main players have a <card>";
  if (rank >= rank_of (e, ENCOUNTER_reveal_cards))
    for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
      if (start->cards[start->sides[side]] == FP_NO_CARD)
        return "after cards have been played, both main players must have a <card>";
  return NULL;
}

/* Lays the ships of the ally @seat, who has just joined. */
static void
lay_ally (FpEngine *e, const FpStart *start, uint8_t seat)
{
  uint8_t place = start->ally_side[seat] == ENCOUNTER_OFFENSE ? ENCOUNTER_GATE : ENCOUNTER_BESIDE;

  encounter_join (e, seat, start->ally_side[seat]);
  e->state->places[place].ships[seat] = (uint8_t) (e->state->places[place].ships[seat] + start->ally_ships[seat]);
}

/* Returns TRUE if the card of @seat lies face up: behind the reveal each one does. */
static gboolean
is_open (const FpEngine *e, const FpStart *start, uint8_t seat)
{
  return (start->open >> seat & 1) != 0 || encounter_is_behind (e, start->step, ENCOUNTER_reveal_cards);
}

/* Sets up the encounter of @start. */
static void
set_up_encounter (FpEngine *e, const FpStart *start)
{
  FpState *s = e->state;
  FpEncounter *encounter;

  encounter_begin_row (e, start->number);
  encounter = fp_state_encounter (s);
  encounter->place = start->place;
  if (start->sides[ENCOUNTER_DEFENSE] != FP_NOBODY)
    encounter_set_defense (e, start->sides[ENCOUNTER_DEFENSE]);
  if (start->place != FP_NO_PLACE)
    encounter->numbers[ENCOUNTER_WHERE] = (int16_t) (encounter_system (s, start->place) + 1);
  else if (start->sides[ENCOUNTER_DEFENSE] != FP_NOBODY)
    encounter->numbers[ENCOUNTER_WHERE] = (int16_t) (start->sides[ENCOUNTER_DEFENSE] + 1);
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    encounter->sets[ENCOUNTER_INVITED + side] = start->invited[side];
  FP_EACH_SEAT (s, seat)
    {
      if (start->ally_side[seat] != FP_NO_SIDE)
        lay_ally (e, start, seat);
      if (start->cards[seat] != FP_NO_CARD)
        fp_move_card (e, start->cards[seat], encounter_zone (seat, ENCOUNTER_CARD), FP_BOTTOM,
                      is_open (e, start, seat) ? FP_FACE_UP : FP_FACE_DOWN);
      encounter_note_sent (e, seat);
    }
}

/* The game goes on shuffling as it would have, whatever the box has drawn. */
static void
settle_box (FpEngine *e)
{
  const FpRandom random = e->state->head.random;

  encounter_box_settle (e);
  e->state->head.random = random;
}

gboolean
encounter_start_at (FpEngine *e, const FpStart *start, const char **error)
{
  FpState *s = e->state;
  encounter_game_locals *game;
  encounter_turn_locals *turn;
  encounter_encounter_locals *encounter;

  s->head.n_frames = 0;
  s->head.n_variables = 0;
  s->head.state_triggers_on = 1;
  s->head.board_dirty = TRUE;
  s->head.table[ENCOUNTER_TURN_OF] = start->sides[ENCOUNTER_OFFENSE] == FP_NOBODY ? 0 : start->sides[ENCOUNTER_OFFENSE];
  game = fp_engine_push (e, ENCOUNTER_game);
  game->set_up = TRUE;
  encounter_match_powers (e);
  settle_box (e);
  if (start->id != NULL)
    {
      if (!others_at_gate (s, FP_NOBODY))
        return TRUE;
      *error = "ships at=\"gate\" outside of an encounter";
      return FALSE;
    }
  *error = fault (e, start);
  if (*error != NULL)
    return FALSE;
  game->in_turn = TRUE;
  turn = fp_engine_push (e, ENCOUNTER_turn);
  turn->started = turn->in_encounter = TRUE;
  turn->number = start->number;
  encounter = fp_engine_push (e, ENCOUNTER_encounter);
  encounter->number = start->number;
  encounter->defense =
      start->sides[ENCOUNTER_DEFENSE] == FP_NOBODY ? 0 : (uint8_t) (start->sides[ENCOUNTER_DEFENSE] + 1);
  set_up_encounter (e, start);
  encounter->step = (int16_t) encounter_step_of_position (e, start->step);
  return TRUE;
}
