/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Flow of duels and contests (rulebook p. 9 to 11 and 17): their beginning, their end, and the
 * steps between in printed order unless a card says otherwise. */
#include "editions/duel/duel-private.h"

/* --- Beginning and ending --- */

static void
begin_encounter (FpEngine *e, const FpEncounterCall *call)
{
  FpState *s = e->state;
  gboolean contest = call->place == FP_NO_PLACE;
  FpSeats held = contest ? 0 : duel_controllers (e, (uint8_t) call->place);
  FpEncounter *encounter = fp_encounter_begin (e, contest ? DUEL_ENCOUNTER_CONTEST : DUEL_ENCOUNTER_DUEL, call);

  encounter->sets[DUEL_HELD] = held;
  if (contest)
    DUEL_EMIT (e, CONTEST_BEGAN);
  else
    {
      s->places[encounter->place].dispute++;
      DUEL_EMIT (e, DUEL_BEGAN, .from = encounter->place, .value = encounter->number);
    }
}

/* Steps may have been left out, so everything that they would have put in order is done here. */
static void
end_encounter (FpEngine *e)
{
  FpState *s = e->state;
  uint8_t winner = fp_seats_only (fp_state_encounter (s)->winners);

  duel_end_dispute (s);
  duel_sweep (e);
  FP_EACH_SEAT (s, seat)
    {
      fp_secret_take (e, DUEL_SECRET_DIAL, seat, 0);
      while (fp_secret_take (e, DUEL_SECRET_TACTIC, seat, -1) >= 0)
        ;
    }
  fp_encounter_end (e); /* control counts for the roles again (ruling 33) */
  s->head.result = winner == FP_NOBODY ? -1 : winner;
}

/* --- Running the steps --- */

/* Returns the step to which a card sends the encounter, or −1. The number of jumps is limited. */
static int
sent_elsewhere (FpEncounter *encounter)
{
  int step = encounter->go_to;

  encounter->go_to = 0;
  if (step == 0 || encounter->jumps == DUEL_MOST_JUMPS)
    return -1;
  encounter->jumps++;
  return step;
}

/* Returns the step after @current, or −1 after the last. */
static int
next_step (const FpEngine *e, int current)
{
  FpEncounter *encounter = fp_state_encounter (e->state);
  int elsewhere = sent_elsewhere (encounter), next = duel_step_rank (e, current) + 1;
  const FpEncounterDef *kind = &duel_encounters[fp_state_encounter_kind (e->state)];

  if (elsewhere >= 0 && duel_step_rank (e, elsewhere) >= 0)
    return elsewhere;
  if (encounter->outcome == DUEL_OUTCOME_AGAIN)
    {
      fp_encounter_decide (e, encounter, FP_OUTCOME_OPEN, 0, 0);
      return kind->steps[0];
    }
  if (encounter->outcome == DUEL_OUTCOME_NOBODY)
    next = MAX (next, duel_step_rank (e, DUEL_cleanup));
  else if (encounter->outcome != FP_OUTCOME_OPEN)
    next = MAX (next, duel_step_rank (e, DUEL_resolve_prize));
  return next < (int) kind->n_steps ? kind->steps[next] : -1;
}

static int
first_step (const FpState *s)
{
  return duel_encounters[fp_state_encounter_kind (s)].steps[0];
}

/* Begins to show the dials that are due before @step. Returns FALSE if there are none. */
static gboolean
begin_showing_dials (FpEngine *e, int step)
{
  const FpEncounter *encounter = fp_state_encounter_const (e->state);
  FpSeats due;

  /* the usual case, at once: no dial is hidden */
  if (encounter->kind != DUEL_ENCOUNTER_DUEL || encounter->sets[DUEL_SHOWN] == (1U << e->state->head.n_seats) - 1)
    return FALSE;
  due = duel_dials_due (e, step);
  if (due == 0)
    return FALSE;
  *(show_dials_locals *) fp_engine_push (e, DUEL_show_dials) = (show_dials_locals){ .due = due };
  return TRUE;
}

FP_LOCALS (encounter)
{
  FpEncounterCall call;
  int16_t step;
};

FpFlow
duel_run_encounter (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (encounter);
  begin_encounter (e, &my->call);
  for (my->step = (int16_t) first_step (s); my->step >= 0; my->step = (int16_t) next_step (e, my->step))
    {
      if (begin_showing_dials (e, my->step))
        FP_GO;
      FP_RUN ((guint) my->step);
    }
  end_encounter (e);
  FP_END;
}

FpFlow
duel_duel (FpEngine *e, FpFrame *f)
{
  return duel_run_encounter (e, f);
}

FpFlow
duel_contest (FpEngine *e, FpFrame *f)
{
  return duel_run_encounter (e, f);
}

/* --- Actions that change the flow --- */

static void
emit_winner (FpEngine *e, const FpAction *action)
{
  const FpEncounter *encounter = fp_state_encounter (e->state);
  uint8_t winner = fp_seats_only (encounter->winners), loser = fp_seats_only (encounter->losers);

  if (winner == FP_NOBODY)
    FP_EMIT (e, ALL_LOSE, .from = encounter->place);
  else if (action->cause == DUEL_check_ships)
    DUEL_EMIT (e, DUEL_DECIDED, .seat = winner, .other = loser, .from = encounter->place);
  else if (encounter->kind == DUEL_ENCOUNTER_CONTEST)
    DUEL_EMIT (e, CONTEST_WON, .seat = winner, .other = loser);
  else
    DUEL_EMIT (e, DUEL_WON, .seat = winner, .other = loser);
}

/* Decides the encounter, unless it is decided already (ruling 36). If nobody wins, all lose. */
FpFlow
duel_win (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;

  s->head.result = -1;
  if (encounter == NULL || (encounter->outcome != FP_OUTCOME_OPEN && encounter->outcome != DUEL_OUTCOME_AGAIN))
    return FP_FLOW_DONE;
  if (action->who == FP_NOBODY)
    fp_encounter_decide (e, encounter, DUEL_OUTCOME_ALL_LOSE, 0, 0);
  else
    fp_encounter_decide (e, encounter, DUEL_OUTCOME_DECIDED, (FpSeats) (1U << action->who),
                         (FpSeats) (1U << duel_opponent (action->who)));
  s->head.result = action->who;
  emit_winner (e, action);
  return FP_FLOW_DONE;
}

/* Returns the rank of the running step in the encounter. */
static int
running_rank (const FpEngine *e)
{
  const FpState *s = e->state;
  int rank = -1;

  for (guint i = s->head.n_frames; i > 0 && rank < 0; i--)
    rank = duel_step_rank (e, s->frames[i - 1].procedure);
  return rank;
}

/* Continues the encounter with another of its steps once the running one is over. Going back
 * forgets the winner and ends lasting effects created since (docs/design/card-language.md 1.3). */
FpFlow
duel_go_to (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;
  int to = encounter == NULL ? -1 : duel_step_rank (e, action->word);

  s->head.result = -1;
  if (to < 0 || running_rank (e) < 0 || encounter->jumps == DUEL_MOST_JUMPS)
    return FP_FLOW_DONE;
  encounter->go_to = action->word;
  s->head.result = action->word;
  if (to <= running_rank (e))
    {
      if (to <= duel_step_rank (e, DUEL_determine_winner))
        fp_encounter_decide (e, encounter, FP_OUTCOME_OPEN, 0, 0);
      fp_effect_go_back (e, s->head.n_encounters, action->word, action->source);
    }
  FP_EMIT (e, WENT_BACK, .value = action->word);
  return FP_FLOW_DONE;
}
