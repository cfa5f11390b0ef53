/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Flow of duels and contests (rulebook p. 9 to 11 and 17): their beginning, their end, and the
 * steps between in printed order unless a card says otherwise. */
#include "editions/duel/duel-private.h"

/* --- Beginning and ending --- */

/* Creates the card's effects for this encounter. They know the values of bound names. */
static void
create_encounter_effects (FpEngine *e, const FpEncounterCall *call)
{
  FpState *s = e->state;
  FpEffect about = {
    .card = (uint16_t) call->card, .me = FP_NOBODY, .kind = FP_EFFECT_ENCOUNTER, .level = s->head.n_encounters
  };
  const FpInstruction *in;

  if (call->code < 0)
    return;
  for (int i = 0; i < FP_MAX_KEPT; i++)
    about.kept[i] = call->base >= 0 && call->base + i < s->head.n_variables ? s->variables[call->base + i]
                                                                            : (int16_t) FP_VARIABLE_NOTHING;
  in = fp_catalog_instruction (e->catalog, call->code);
  for (int i = 0; i < in->count; i++)
    fp_effect_create (e, (guint) (in->first_rule + i), &about);
}

void
duel_begin_encounter (FpEngine *e, const FpEncounterCall *call)
{
  FpState *s = e->state;
  FpEncounter *encounter = &s->head.encounters[s->head.n_encounters++];

  *encounter = (FpEncounter){
    .kind = call->place == FP_NO_PLACE ? DUEL_ENCOUNTER_CONTEST : DUEL_ENCOUNTER_DUEL,
    .place = (uint8_t) call->place,
    .winner = FP_NOBODY,
    .loser = FP_NOBODY,
    .round = 1,
    .code = call->code,
    .advantage = call->number,
    .base = call->base,
    .card = (uint16_t) call->card,
    .held = call->place == FP_NO_PLACE ? 0 : duel_controllers (e, (uint8_t) call->place),
  };
  create_encounter_effects (e, call);
  if (encounter->kind == DUEL_ENCOUNTER_DUEL)
    {
      s->places[encounter->place].dispute++;
      DUEL_EMIT (e, DUEL_BEGAN, .from = encounter->place, .value = encounter->advantage);
    }
  else
    DUEL_EMIT (e, CONTEST_BEGAN);
}

/* Steps may have been left out, so everything that they would have put in order is done here. */
void
duel_end_encounter (FpEngine *e)
{
  FpState *s = e->state;
  FpHead *head = &s->head;
  uint8_t winner = fp_state_encounter (s)->winner;

  duel_end_dispute (s);
  duel_sweep (e);
  FP_EACH_SEAT (s, seat)
    {
      fp_secret_take (e, DUEL_SECRET_DIAL, seat, 0);
      while (fp_secret_take (e, DUEL_SECRET_TACTIC, seat, -1) >= 0)
        ;
    }
  fp_effect_end_encounter (e, head->n_encounters, FALSE);
  fp_memory_end (e, head->n_encounters);
  head->n_encounters--;
  head->board_dirty = TRUE; /* control counts for the roles again (ruling 33) */
  head->result = winner == FP_NOBODY ? -1 : winner;
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
  if (encounter->outcome == FP_OUTCOME_AGAIN)
    {
      encounter->outcome = FP_OUTCOME_OPEN;
      return kind->steps[0];
    }
  if (encounter->outcome == FP_OUTCOME_NOBODY)
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

FP_LOCALS (encounter)
{
  FpEncounterCall call;
  int16_t step;
};

FpFlow
duel_run_encounter (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (encounter);
  duel_begin_encounter (e, &my->call);
  for (my->step = (int16_t) first_step (s); my->step >= 0; my->step = (int16_t) next_step (e, my->step))
    {
      if (duel_dials_due (e, my->step) != 0)
        FP_CALL (DUEL_show_dials, show_dials_locals, .due = duel_dials_due (e, my->step));
      FP_RUN ((guint) my->step);
    }
  duel_end_encounter (e);
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

  if (encounter->winner == FP_NOBODY)
    FP_EMIT (e, ALL_LOSE, .from = encounter->place);
  else if (action->cause == DUEL_check_ships)
    DUEL_EMIT (e, DUEL_DECIDED, .seat = encounter->winner, .other = encounter->loser, .from = encounter->place);
  else if (encounter->kind == DUEL_ENCOUNTER_CONTEST)
    DUEL_EMIT (e, CONTEST_WON, .seat = encounter->winner, .other = encounter->loser);
  else
    DUEL_EMIT (e, DUEL_WON, .seat = encounter->winner, .other = encounter->loser);
}

/* Decides the encounter, unless it is decided already (ruling 36). If nobody wins, all lose. */
FpFlow
duel_win (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;

  s->head.result = -1;
  if (encounter == NULL || (encounter->outcome != FP_OUTCOME_OPEN && encounter->outcome != FP_OUTCOME_AGAIN))
    return FP_FLOW_DONE;
  encounter->winner = action->who;
  encounter->loser = action->who == FP_NOBODY ? FP_NOBODY : duel_opponent (action->who);
  encounter->outcome = action->who == FP_NOBODY ? FP_OUTCOME_ALL_LOSE : FP_OUTCOME_DECIDED;
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
        {
          encounter->outcome = FP_OUTCOME_OPEN;
          encounter->winner = encounter->loser = FP_NOBODY;
        }
      fp_effect_go_back (e, s->head.n_encounters, action->word, action->source);
    }
  FP_EMIT (e, WENT_BACK, .value = action->word);
  return FP_FLOW_DONE;
}
