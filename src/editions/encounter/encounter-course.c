/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of an encounter: its steps in the edition's order, as far as they come up. */
#include "editions/encounter/encounter-course.h"

#include "engine/effects/fp-going-back.h"
#include "engine/effects/fp-past.h"

const char *const encounter_seat_sets[ENCOUNTER_N_SETS] = {
  [ENCOUNTER_INVITED] = "invited-by-offense",
  [ENCOUNTER_INVITED_BY_DEFENSE] = "invited-by-defense",
  [ENCOUNTER_BARRED] = "barred",
};
const FpSeatNumberDef encounter_seat_numbers[ENCOUNTER_N_SEAT_NUMBERS] = {
  [ENCOUNTER_SENT] = { "sent" },
  [ENCOUNTER_LOST] = { "lost" },
};
const char *const encounter_own_numbers[ENCOUNTER_N_NUMBERS] = {
  [ENCOUNTER_NUMBER] = "number",
  [ENCOUNTER_WHERE] = "where",
};

/* --- Beginning and ending --- */

void
encounter_begin_row (FpEngine *e, int number)
{
  const FpEncounterCall call = {
    .place = FP_NO_PLACE, .number = (int16_t) number, .code = -1, .base = -1, .card = (int16_t) FP_NO_CARD
  };
  uint8_t offense = (uint8_t) e->state->head.table[ENCOUNTER_TURN_OF];
  FpEncounter *encounter = fp_encounter_begin (e, ENCOUNTER_OF_TURN, &call);

  encounter->sides[ENCOUNTER_OFFENSE].mains = (FpSeats) (1U << offense);
  FP_EACH_SEAT (e->state, seat)
    encounter->roles[seat] = seat == offense ? ENCOUNTER_ROLE_OFFENSE : ENCOUNTER_ROLE_BYSTANDER;
  encounter->numbers[ENCOUNTER_NUMBER] = (int16_t) number;
  e->state->head.table[ENCOUNTER_COUNT]++;
}

static guint
outcome_flags (const FpEngine *e)
{
  return e->edition->outcomes[fp_state_encounter_const (e->state)->outcome].flags;
}

/* Returns TRUE if the offense had success: its side has won, or the outcome says so. */
static gboolean
had_success (const FpEngine *e)
{
  const FpEncounter *encounter = fp_state_encounter_const (e->state);

  return (outcome_flags (e) & FP_OUTCOME_SUCCESS) ||
         (encounter->winners & encounter->sides[ENCOUNTER_OFFENSE].mains) != 0;
}

/* Ships that a card has sent after the others were settled go back to a colony, or else to the
 * Warp. */
static void
clear_ships (FpEngine *e, uint8_t seat, uint8_t from)
{
  FpState *s = e->state;
  uint16_t colonies[FP_MAX_PLACES];
  int n = s->places[from].ships[seat];
  uint8_t to;

  if (n == 0)
    return;
  to = encounter_colonies (s, seat, colonies) > 0 ? (uint8_t) colonies[0] : ENCOUNTER_WARP;
  fp_move_ships (e, seat, from, to, n);
  FP_EMIT (e, SHIPS_RETREATED, .seat = seat, .from = from, .to = to, .count = (int16_t) n);
}

/* Cards that still lie in @number, by other ways than the rules of the game, are discarded. */
static void
clear_zone (FpEngine *e, uint16_t number)
{
  const FpZone *zone = &e->state->zones[number];

  while (zone->count > 0)
    fp_move_card (e, zone->first, ENCOUNTER_DISCARDS, FP_TOP, FP_FACE_UP);
}

/* An encounter too many ends the game. */
static void
end_encounter (FpEngine *e)
{
  FpState *s = e->state;

  s->head.table[ENCOUNTER_SUCCESS] = (int16_t) had_success (e);
  FP_EACH_SEAT (s, seat)
    {
      clear_ships (e, seat, ENCOUNTER_GATE);
      clear_ships (e, seat, ENCOUNTER_BESIDE);
      clear_zone (e, encounter_zone (seat, ENCOUNTER_CARD));
    }
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    if (encounter_book (e)->added[side] != 0)
      clear_zone (e, encounter_book (e)->added[side]);
  fp_encounter_end (e);
  encounter_reopen_wins (s);
  if (s->head.table[ENCOUNTER_COUNT] >= encounter_book (e)->most_encounters)
    fp_engine_undecided (e);
}

/* --- Running the steps --- */

static int
rank_of (const FpEngine *e, int step)
{
  return fp_engine_step_rank (e, ENCOUNTER_OF_TURN, (guint) step);
}

/* Returns TRUE if players have cards in the encounter. */
static gboolean
any_played (const FpEngine *e)
{
  FP_EACH_SEAT (e->state, seat)
    if (encounter_played (e->state, seat) != FP_NO_CARD)
      return TRUE;
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    if (encounter_added (e, side) != FP_NO_CARD)
      return TRUE;
  return FALSE;
}

static gboolean
any_ships_involved (const FpState *s)
{
  FP_EACH_SEAT (s, seat)
    if (s->places[ENCOUNTER_GATE].ships[seat] + s->places[ENCOUNTER_BESIDE].ships[seat] > 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if players other than the main ones are there. */
static gboolean
any_bystanders (const FpState *s)
{
  return s->head.n_seats > 2;
}

/* Returns TRUE if the offense can invite, or if a power works at that moment. Powers that are used
 * before allies are invited work in a game for two as well (ruling 55 of the 2000 edition). */
static gboolean
offense_invites (const FpState *s)
{
  return any_bystanders (s) || fp_has_listeners (s, ENCOUNTER_offense_invites);
}

static gboolean
any_compensation (FpEngine *e)
{
  FP_EACH_SEAT (e->state, seat)
    if (encounter_compensation (e, seat) > 0)
      return TRUE;
  return FALSE;
}

static gboolean
any_rewards (FpEngine *e)
{
  FP_EACH_SEAT (e->state, seat)
    if (encounter_rewards (e, seat) > 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if @step comes up now as far as the shared rules say. */
static gboolean
usually_comes_up (FpEngine *e, guint step)
{
  const FpState *s = e->state;
  const FpEncounter *encounter = fp_state_encounter_const (s);

  switch (step)
    {
    case ENCOUNTER_offense_invites:
      return offense_invites (s);
    case ENCOUNTER_defense_invites:
    case ENCOUNTER_allies_answer:
      return any_bystanders (s);
    case ENCOUNTER_make_deal:
      return encounter->outcome == ENCOUNTER_OUTCOME_TALKS;
    case ENCOUNTER_settle_ships:
      return fp_encounter_is_decided (e, encounter) || any_ships_involved (s);
    case ENCOUNTER_claim_compensations:
      return any_compensation (e);
    case ENCOUNTER_claim_rewards:
      return any_rewards (e);
    case ENCOUNTER_discard_cards:
      return any_played (e);
    default:
      return TRUE;
    }
}

/* Returns TRUE if @step comes up now. The book of the edition has the first word. */
static gboolean
comes_up (FpEngine *e, guint step)
{
  const EncounterBook *book = encounter_book (e);
  int answer = book->comes_up != NULL ? book->comes_up (e, step) : ENCOUNTER_AS_USUAL;

  return answer == ENCOUNTER_AS_USUAL ? usually_comes_up (e, step) : answer == ENCOUNTER_COMES_UP;
}

/* Returns the step to which a card sends the encounter, or −1. The number of jumps is limited. */
static int
sent_elsewhere (FpEncounter *encounter)
{
  int step = encounter->go_to;

  encounter->go_to = 0;
  if (step == 0 || encounter->jumps == ENCOUNTER_MOST_JUMPS)
    return -1;
  encounter->jumps++;
  return step;
}

/* Returns TRUE if the step of rank @rank needs an opponent and a planet, and the offense has none.
 * A card can send the encounter past the steps that name them. */
static gboolean
has_no_target (const FpEngine *e, int rank)
{
  const FpState *s = e->state;

  return rank > MAX (rank_of (e, ENCOUNTER_aim), rank_of (e, ENCOUNTER_launch_ships)) &&
         (encounter_main (s, ENCOUNTER_DEFENSE) == FP_NOBODY || fp_state_encounter_const (s)->place == FP_NO_PLACE);
}

/* Returns the first step from rank @rank on that comes up, 0: there is none. An encounter that is
 * decided, or over, goes on with its consequences. One with nobody is called off. */
static int
step_from (FpEngine *e, int rank)
{
  const FpEncounterDef *kind = &e->edition->encounters[ENCOUNTER_OF_TURN];
  const int settling = rank_of (e, ENCOUNTER_settle_ships);

  for (; rank < (int) kind->n_steps; rank++)
    {
      if (rank < settling && !encounter_is_settled (e) && has_no_target (e, rank))
        encounter_call_off (e);
      if (rank < settling && encounter_is_settled (e))
        rank = settling;
      if (comes_up (e, kind->steps[rank]))
        return kind->steps[rank];
    }
  return 0;
}

guint
encounter_step_of_position (FpEngine *e, guint step)
{
  return (guint) step_from (e, rank_of (e, (int) step));
}

/* Ends the turn of an offense without an encounter card if it needs one behind the step
 * @current. */
static void
check_offense (FpEngine *e, int current)
{
  uint8_t until = encounter_book (e)->offense_needs_card_until;

  if (until != 0 && rank_of (e, current) <= rank_of (e, until) && !encounter_is_settled (e))
    encounter_run_out (e);
}

static int
next_step (FpEngine *e, int current)
{
  int elsewhere = sent_elsewhere (fp_state_encounter (e->state));

  check_offense (e, current);
  return step_from (e, elsewhere >= 0 ? rank_of (e, elsewhere) : rank_of (e, current) + 1);
}

/* Begins a new hand for a defense that has become known and needs one. It comes after “any time”,
 * so that the defense may first play what it can play now (ruling 7 of the 2000 edition). Returns
 * FALSE if none is due. */
static gboolean
renew_at_once (FpEngine *e, encounter_encounter_locals *my)
{
  uint8_t defense = encounter_main (e->state, ENCOUNTER_DEFENSE);

  if (defense == FP_NOBODY || my->defense == defense + 1 || encounter_is_settled (e))
    return FALSE;
  my->defense = (uint8_t) (defense + 1);
  return encounter_book (e)->renews_at_once && encounter_renew_hand (e, defense, FP_CAUSE_NONE);
}

FpFlow
encounter_encounter (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (encounter_encounter);
  if (my->step == 0)
    {
      encounter_begin_row (e, my->number);
      my->step = (int16_t) step_from (e, 0);
    }
  while (my->step != 0)
    {
      if (encounter_may_ask_any_time (s))
        FP_RUN (ENCOUNTER_any_time);
      if (renew_at_once (e, my))
        FP_GO;
      fp_past_begin_step (e, (guint) my->step);
      FP_RUN ((guint) my->step);
      my->step = (int16_t) next_step (e, my->step);
    }
  end_encounter (e);
  FP_END;
}

/* --- Actions that change the course --- */

/* Returns the rank of the running step. */
static int
running_rank (const FpEngine *e)
{
  const FpState *s = e->state;
  int rank = -1;

  for (guint i = s->head.n_frames; i > 0 && rank < 0; i--)
    rank = rank_of (e, s->frames[i - 1].procedure);
  return rank;
}

/* Continues the encounter with another of its steps once the running one is over. Going back
 * forgets the outcome and undoes what has been done since (ruling 38 of the 2000 edition). */
FpFlow
encounter_go_to (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;
  int to = encounter == NULL ? -1 : rank_of (e, action->word);

  s->head.result = -1;
  if (to < 0 || running_rank (e) < 0 || encounter->jumps == ENCOUNTER_MOST_JUMPS)
    return FP_FLOW_DONE;
  encounter->go_to = action->word;
  s->head.result = action->word;
  if (to <= running_rank (e))
    {
      fp_encounter_decide (e, encounter, FP_OUTCOME_OPEN, 0, 0);
      fp_go_back (e, action->word, action->source);
      encounter_restore_allies (e, action->word);
      FP_EMIT (e, WENT_BACK, .value = action->word);
    }
  return FP_FLOW_DONE;
}

/* Makes @seat, who is a bystander and may still join, an ally with @role. Returns FALSE if that is
 * impossible. */
static gboolean
become_ally (FpEngine *e, uint8_t seat, guint role)
{
  FpState *s = e->state;

  if ((role != ENCOUNTER_ROLE_OFFENSIVE_ALLY && role != ENCOUNTER_ROLE_DEFENSIVE_ALLY) ||
      encounter_side_of (s, seat) != FP_NO_SIDE || (fp_state_encounter (s)->sets[ENCOUNTER_BARRED] >> seat & 1) != 0)
    return FALSE;
  encounter_join (e, seat, role == ENCOUNTER_ROLE_OFFENSIVE_ALLY ? ENCOUNTER_OFFENSE : ENCOUNTER_DEFENSE);
  return TRUE;
}

/* Makes an ally a bystander, who may not join any more, or a bystander an ally. Other changes of
 * roles are impossible. */
FpFlow
encounter_become (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  guint role = action->word > 0 && action->word <= ENCOUNTER_N_ROLES ? encounter_roles[action->word - 1].mask : 0;

  s->head.result = -1;
  if (!fp_state_in_encounter (s) || action->who == FP_NOBODY || (encounter_mains (s) >> action->who & 1))
    return FP_FLOW_DONE;
  if (become_ally (e, action->who, role))
    s->head.result = action->word;
  if (role != ENCOUNTER_ROLE_BYSTANDER)
    return FP_FLOW_DONE;
  encounter_leave (e, action->who);
  fp_state_encounter (s)->sets[ENCOUNTER_BARRED] |= (FpSeats) (1U << action->who);
  s->head.result = action->word;
  return FP_FLOW_DONE;
}

/* A card lets a player win the game, with those whose win by colonies stands. Or such a win, which
 * cards could answer, stands now. */
FpFlow
encounter_win_game (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);

  if (action->who != FP_NOBODY && action->cause == FP_CAUSE_NONE)
    {
      e->state->head.seats[action->who].counts[ENCOUNTER_WIN] = ENCOUNTER_WIN_STANDS;
      e->state->head.board_dirty = TRUE;
    }
  else if (action->who != FP_NOBODY)
    fp_engine_end (e, ENCOUNTER_ENDING_SPECIAL, (FpSeats) (1U << action->who | encounter_winning (e->state)));
  return FP_FLOW_DONE;
}
