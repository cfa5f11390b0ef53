/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Course of a game: the set-up, turns, and the steps of a turn around its encounters. */
#include "editions/encounter/encounter.h"
#include "editions/encounter/encounter-course.h"
#include "editions/encounter/encounter-module.h"
#include "engine/effects/fp-permissions.h"

enum
{
  MOST_IDLE = 200, /* turns in a row in which nobody chooses anything */
};

/* Counts the turn that begins. Turns in which nobody can play would go on for ever. */
static void
count_turn (FpEngine *e)
{
  FpHead *head = &e->state->head;

  if (head->turns_without_decision == MOST_IDLE || head->table[ENCOUNTER_TURNS] == INT16_MAX)
    {
      fp_engine_undecided (e);
      return;
    }
  head->turns_without_decision++;
  head->table[ENCOUNTER_TURNS]++;
  FP_EACH_SEAT (e->state, seat)
    head->seats[seat].counts[ENCOUNTER_POWER_CHANGES] = 0;
  head->n_variables = 0;
}

FpFlow
encounter_game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (encounter_game);
  if (!my->set_up)
    FP_RUN (ENCOUNTER_setup);
  my->set_up = TRUE;
  s->head.state_triggers_on = 1;
  while (s->head.ending == FP_ENDING_NONE)
    {
      if (!my->in_turn)
        {
          my->in_turn = TRUE;
          count_turn (e);
          if (s->head.ending != FP_ENDING_NONE)
            FP_RETURN;
          FP_RUN (ENCOUNTER_turn);
        }
      my->in_turn = FALSE;
      fp_memory_end (e, 0);
      s->head.table[ENCOUNTER_TURN_OF] = encounter_nth (s, (uint8_t) s->head.table[ENCOUNTER_TURN_OF], 1);
    }
  FP_END;
}

FP_LOCALS (setup)
{
  int16_t step;
};

FpFlow
encounter_setup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (setup);
  for (my->step = 0; my->step < (int) e->edition->setup.n; my->step++)
    FP_RUN (e->edition->setup.steps[my->step]);
  FP_END;
}

/* --- Turns --- */

/* At any time means before each step, and after an outcome. The moment itself is empty. */
FpFlow
encounter_any_time (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

gboolean
encounter_may_ask_any_time (const FpState *s)
{
  return fp_has_listeners (s, ENCOUNTER_any_time);
}

/* Returns TRUE if the rules alone allow the turn's player another encounter, after @number of
 * them. */
static gboolean
is_usual_another (const FpEngine *e, int number)
{
  return e->state->head.table[ENCOUNTER_SUCCESS] != 0 && number < encounter_book (e)->encounters;
}

/* Returns TRUE if rules and cards allow the turn's player another encounter, after @number of
 * them. */
static gboolean
is_allowed_another (FpEngine *e, int number)
{
  return fp_query_player (e, ENCOUNTER_Q_SECOND_ENCOUNTER, encounter_offense (e->state),
                          is_usual_another (e, number)) != 0;
}

/* Returns TRUE if the turn's player can have another encounter, after @number of them. Another one
 * needs a card in hand. For the first one, any card will do that may be played. */
static gboolean
may_go_on (FpEngine *e, int number)
{
  uint8_t offense = encounter_offense (e->state);

  return number == 0 ? encounter_may_play (e, offense)
                     : encounter_has_card (e, offense) && is_allowed_another (e, number);
}

int
encounter_number (const FpState *s)
{
  for (guint i = s->head.n_frames; i > 0; i--)
    if (s->frames[i - 1].procedure == ENCOUNTER_turn)
      return ((const encounter_turn_locals *) (const void *) s->frames[i - 1].locals)->number;
  return -1;
}

gboolean
encounter_may_have_another (FpEngine *e, uint8_t seat)
{
  int number = encounter_number (e->state);

  return number >= 0 && seat == encounter_offense (e->state) && is_allowed_another (e, number);
}

/* Returns the permission by which alone the turn's player may have another encounter, 0: none is
 * needed. */
static uint16_t
permission_to_go_on (FpEngine *e)
{
  const FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << encounter_offense (e->state) };
  const FpValue plain = { .type = FP_TYPE_YES_NO, .number = is_usual_another (e, encounter_number (e->state)) };

  return fp_permission_for (e, ENCOUNTER_Q_SECOND_ENCOUNTER, &about, plain, TRUE);
}

/* A turn has one encounter, and another one after a success. */
FpFlow
encounter_turn (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (encounter_turn);
  if (!my->started)
    {
      my->started = TRUE;
      fp_effect_number_anew (e);
      ENCOUNTER_EMIT (e, TURN_BEGAN, .seat = encounter_offense (s));
      if (encounter_may_ask_any_time (s))
        FP_RUN (ENCOUNTER_any_time);
      for (my->step = 0; my->step < (int) e->edition->turn.n; my->step++)
        FP_RUN (e->edition->turn.steps[my->step]);
      my->step = 0;
    }
  while (my->in_encounter || may_go_on (e, my->number))
    {
      if (!my->in_encounter && my->number > 0)
        {
          FP_RUN (ENCOUNTER_second_encounter);
          if (s->head.result > 1)
            {
              FP_RUN ((guint) s->head.result);
              break;
            }
          if (s->head.result == 0)
            break;
        }
      if (!my->in_encounter)
        {
          my->in_encounter = TRUE;
          my->number++;
          FP_CALL (ENCOUNTER_encounter, encounter_encounter_locals, .number = my->number);
        }
      my->in_encounter = FALSE;
      if (s->head.table[ENCOUNTER_NEXT_OF] != 0)
        FP_RUN (encounter_book (e)->interlude);
    }
  if (encounter_may_ask_any_time (s))
    FP_RUN (ENCOUNTER_any_time);
  FP_RUN (ENCOUNTER_end_turn);
  FP_END;
}

/* --- Steps --- */

FP_LOCALS (start_turn)
{
  int16_t unused;
};

/* Start the turn (2000 edition, p. 11; combined rules, p. 9). A player without an encounter
 * card at the start of the own turn draws a new hand. */
FpFlow
encounter_start_turn (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (start_turn);
  if (encounter_renew_hand (e, encounter_offense (s), ENCOUNTER_start_turn))
    FP_GO;
  FP_END;
}

void
encounter_second_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const EncounterModule *module = encounter_instead (e, pending->seat);

  fp_options_add (options, FP_OPTION_YES, 1, -1);
  if (module != NULL)
    fp_options_add (options, FP_OPTION_WORD, module->instead_word, module->instead_words);
  fp_options_add (options, FP_OPTION_NO, 0, -1);
}

/* Returns the result of the step that follows from the answer @answer to it, which is 1 for yes: 0,
 * 1, or a step instead of the encounter. */
static int16_t
result_of (const FpEngine *e, int16_t answer)
{
  const EncounterModule *module = answer > 1 ? encounter_instead (e, encounter_offense (e->state)) : NULL;

  return module != NULL ? module->instead : answer;
}

FP_LOCALS (second_encounter)
{
  int16_t answer;
  uint16_t permission;
};

/* A second encounter (2000 edition, p. 10; combined rules, p. 20). */
FpFlow
encounter_second_encounter (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (second_encounter);
  FP_CHOOSE (encounter_offense (s), ENCOUNTER_DECIDE_SECOND, answer);
  my->permission = my->answer > 0 ? permission_to_go_on (e) : 0;
  if (my->permission != 0)
    {
      fp_permission_use (e, my->permission);
      FP_GO;
      my->answer = (int16_t) (fp_permission_used (e, my->permission) ? my->answer : 0);
    }
  s->head.result = result_of (e, my->answer);
  FP_END;
}

/* End the turn (2000 edition, p. 10; combined rules, p. 20). The next player's turn follows.
 * The step itself is empty. */
FpFlow
encounter_end_turn (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}
