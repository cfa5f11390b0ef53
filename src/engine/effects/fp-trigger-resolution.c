/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Resolution of one trigger: its player may be asked, then its program runs
 * (docs/design/card-language.md 2.6). */
#include "engine/effects/fp-trigger-round.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-play.h"
#include "engine/effects/fp-trigger-offers.h"
#include "engine/effects/fp-veiled.h"
#include "engine/runner/fp-procedure.h"
#include "engine/state/fp-mutations.h"
#include "engine/program/fp-program.h"

void
fp_trigger_options (FpEngine *engine G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options)
{
  fp_options_add (options, FP_OPTION_YES, 1, -1);
  fp_options_add (options, FP_OPTION_NO, 0, -1);
}

static FpAction *
answered_action (const FpEngine *e, const FpResolveLocals *my)
{
  return my->action < 0 ? NULL : &e->state->actions[my->action];
}

static void
decline (FpEngine *e, const FpResolveLocals *my)
{
  FpEffect *row = fp_effect_find (e, my->number);

  if (row != NULL && my->action >= 0)
    fp_trigger_decline (e->state, row, (guint) my->action);
  if (row != NULL && e->trace != NULL)
    fp_trace_answer (e, row, my->action, FP_TRACE_DECLINED);
  /* The mere offer can reveal what the player holds, so other seats don't see this event. */
  FP_EMIT (e, DECLINED, .seat = my->me, .value = fp_catalog_rule (e->catalog, my->rule)->ability, .n_cards = 1,
           .cards = { my->card }, .seen = (FpSeats) (1U << my->me));
}

/* Records that the rule fires about the action that it answers. */
static void
mark_fired (FpEngine *e, const FpResolveLocals *my)
{
  FpEffect *row = fp_effect_find (e, my->number);
  FpAction *action = answered_action (e, my);

  if (row != NULL && e->trace != NULL)
    fp_trace_answer (e, row, my->action, FP_TRACE_WORKED);
  if (action == NULL)
    return;
  fp_trigger_keep_offers (e);
  if (row != NULL)
    {
      row->fired |= (uint64_t) 1 << my->action;
      e->state->head.answered |= (uint64_t) 1 << my->action;
    }
  if (my->stage == FP_TRIGGER_BEFORE && e->edition->procedures[action->procedure].notes_answers)
    action->flags |= FP_ACTION_ANSWERED;
  if (my->stage != FP_TRIGGER_REPLACE)
    return;
  action->flags &= (uint8_t) ~(FP_ACTION_TAKEN | FP_ACTION_PROCEEDS);
  if (row != NULL && row->kind != FP_EFFECT_CARD)
    action->flags |= FP_ACTION_TAKEN;
}

/* Pushes the rule's program with the names that its effect has kept. */
static void
begin_program (FpEngine *e, const FpResolveLocals *my)
{
  const FpRule *rule = fp_catalog_rule (e->catalog, my->rule);
  const FpEffect *row = fp_effect_find (e, my->number);
  gboolean lasting = row != NULL && row->kind != FP_EFFECT_CARD;
  FpSeats they = (FpSeats) (lasting && row->me == FP_NOBODY ? row->they : my->me == FP_NOBODY ? 0 : 1 << my->me);
  int16_t kept[FP_MAX_KEPT];
  FpProgramLocals *program;

  if (lasting)
    memcpy (kept, row->kept, sizeof kept);
  fp_program_push (e, rule->code, -1, -1, rule->n_variables, my->card, my->me, they);
  program = (FpProgramLocals *) (void *) e->state->frames[e->state->head.n_frames - 1].locals;
  program->action = my->action;
  for (int i = 0; lasting && i < MIN (program->owns, FP_MAX_KEPT); i++)
    e->state->variables[program->base + i] = kept[i];
}

/* In reports an ability has worked only if it changed the game or led to a decision. */
static void
begin_report (FpEngine *e, FpResolveLocals *my)
{
  uint64_t fingerprint;

  if (e->coverage == NULL || e->coverage->abilities == NULL)
    return;
  fingerprint = fp_state_fingerprint (e);
  memcpy (my->before, &fingerprint, sizeof fingerprint);
  my->answers = (uint16_t) e->state->head.answers;
}

static void
report (FpEngine *e, const FpResolveLocals *my)
{
  int ability = fp_catalog_rule (e->catalog, my->rule)->ability;
  uint64_t before;

  if (ability < 0 || e->coverage == NULL || e->coverage->abilities == NULL)
    return;
  memcpy (&before, my->before, sizeof before);
  if (my->answers != (uint16_t) e->state->head.answers || before != fp_state_fingerprint (e))
    e->coverage->abilities[ability]++;
}

gboolean
fp_trigger_answered_before (FpEngine *engine, const FpFrame *frame)
{
  FpAction *action = fp_action (engine, frame);
  gboolean answered = action != NULL && (action->flags & FP_ACTION_ANSWERED) != 0;

  if (!answered)
    return FALSE;
  fp_trigger_keep_offers (engine);
  action->flags &= (uint8_t) ~FP_ACTION_ANSWERED;
  return TRUE;
}

void
fp_trigger_ended (FpEngine *engine)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_frames && engine->coverage != NULL && engine->coverage->abilities != NULL; i++)
    if (s->frames[i].procedure == FP_MACHINE_RESOLVE)
      {
        const FpResolveLocals *my = (const FpResolveLocals *) (const void *) s->frames[i].locals;
        int ability = fp_catalog_rule (engine->catalog, my->rule)->ability;

        if (ability >= 0)
          engine->coverage->abilities[ability]++;
      }
}

/* Tells that @my has cancelled @action if that is the play of a card. */
static void
tell_stopped (FpEngine *e, const FpResolveLocals *my, const FpAction *action)
{
  if (e->edition->told.stopped != 0 && action->procedure == e->edition->plays.procedure)
    FP_EMIT_NUMBER (e, e->edition->told.stopped, .seat = action->who, .other = my->me, .n_cards = 1,
                    .cards = { action->card }, .seen = 0xff);
}

static void
conclude (FpEngine *e, const FpResolveLocals *my)
{
  FpAction *action = answered_action (e, my);

  if (action != NULL && my->stage == FP_TRIGGER_REPLACE && (action->flags & FP_ACTION_TAKEN) &&
      !(action->flags & FP_ACTION_PROCEEDS))
    {
      action->flags |= FP_ACTION_GONE;
      tell_stopped (e, my, action);
      if (fp_catalog_rule (e->catalog, my->rule)->ability >= 0)
        FP_EMIT (e, ABILITY_REPLACED, .seat = my->me, .count = action->who == FP_NOBODY ? -1 : action->who,
                 .other = action->procedure, .value = fp_catalog_rule (e->catalog, my->rule)->ability, .n_cards = 1,
                 .cards = { my->card }, .seen = 0xff);
    }
  report (e, my);
}

/* Returns the number of the effect of @my's rule, −1: there is none. */
static int
number_of (const FpState *s, const FpResolveLocals *my)
{
  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].kind == FP_EFFECT_CARD && s->effects[i].card == my->card && s->effects[i].rule == my->rule)
      return s->effects[i].number;
  return -1;
}

/* Turns up the card of @my if it lies veiled. Its rules come into force anew. Returns FALSE if
 * nothing is left to do, because the rule only changes numbers. */
static gboolean
turn_up (FpEngine *e, FpResolveLocals *my)
{
  int number;

  if (!fp_card_is_veiled (e->state, my->card))
    return TRUE;
  fp_turn_card (e, my->card, FP_FACE_UP);
  FP_EMIT_NUMBER (e, e->edition->told.unveiled, .seat = my->me, .n_cards = 1, .cards = { my->card }, .seen = 0xff);
  number = number_of (e->state, my);
  my->number = number >= 0 ? (uint16_t) number : my->number;
  return number >= 0 && fp_catalog_rule (e->catalog, my->rule)->kind != FP_RULE_MODIFY;
}

_Static_assert(FP_MAX_ZONES - 1 <= UINT8_MAX, "FpResolveLocals has any zone");

FpFlow
fp_trigger_resolve (FpEngine *e, FpFrame *f)
{
  typedef FpResolveLocals resolve_locals;

  FP_BEGIN (resolve);
  if (fp_catalog_rule (e->catalog, my->rule)->may && my->me != FP_NOBODY && !my->chosen)
    {
      FP_CHOOSE (my->me, FP_DECIDE_USE, answer, .arg = { (int16_t) my->rule, (int16_t) my->card });
      if (my->answer == 0)
        {
          decline (e, my);
          FP_RETURN;
        }
    }
  if (!turn_up (e, my))
    FP_RETURN;
  begin_report (e, my);
  mark_fired (e, my);
  if (fp_catalog_rule (e->catalog, my->rule)->code >= 0)
    {
      begin_program (e, my);
      FP_GO;
    }
  if (my->played)
    FP_CALL (e->edition->plays.putting_away, FpPutAwayLocals, .card = my->card, .seat = my->me,
             .stopped = my->played == 2, .zone = my->zone);
  conclude (e, my);
  FP_END;
}

/* A step begun by a rule, such as one of a nested encounter, asks for itself. So does the
 * card of a turn that a rule resolves again. */
gboolean
fp_trigger_asker (const FpEngine *engine, uint16_t *rule, uint16_t *card, uint8_t *me)
{
  const FpState *s = engine->state;
  int program_card = FP_NO_CARD; /* card of the running program */
  gboolean several = s->head.pending.kind == FP_DECIDE_FIRST || s->head.pending.kind == FP_DECIDE_INSTEAD ||
                     s->head.pending.kind == FP_DECIDE_WINDOW;

  for (int i = several || !s->head.pending.open ? -1 : s->head.pending.frame; i >= 0; i--)
    {
      const FpFrame *frame = &s->frames[i];
      const FpResolveLocals *my = (const FpResolveLocals *) (const void *) frame->locals;

      if (engine->edition->procedures[frame->procedure].step)
        return FALSE;
      if (frame->procedure == FP_MACHINE_PROGRAM && program_card == FP_NO_CARD)
        program_card = (uint16_t) ((const FpProgramLocals *) (const void *) frame->locals)->card;
      if (frame->procedure != FP_MACHINE_RESOLVE)
        continue;
      if (program_card != FP_NO_CARD && program_card != my->card)
        return FALSE;
      *rule = my->rule;
      *card = my->card;
      *me = my->me;
      return TRUE;
    }
  return FALSE;
}

/* Using an ability does nothing by itself: the action exists to be answered. Its result says that
 * it has happened, whatever became of the answers to it. */
FpFlow
fp_use_run (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  e->state->head.result = 0;
  return FP_FLOW_DONE;
}
