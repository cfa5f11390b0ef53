/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set and the amount of a program line with a verb. */
#include "engine/program/fp-verb-line.h"

#include "engine/effects/fp-effects.h"
#include "engine/runner/fp-splits.h"
#include "engine/state/fp-mutations.h"

void
fp_verb_context (const FpEngine *engine, const FpVerbCall *call, uint16_t *scratch, guint size, FpContext *context)
{
  *context = (FpContext){
    .engine = engine,
    .me = call->me,
    .they = (FpSeats) (call->seat == FP_NOBODY ? call->they : 1 << call->seat),
    .card = (uint16_t) call->card,
    .variables = call->base < 0 ? NULL : engine->state->variables + call->base,
    .action = call->action,
    .scratch = scratch,
    .scratch_size = size,
  };
}

/* Keeps only the player's own cards, in a line about nobody. Cards of nobody stay with the first
 * player. */
static void
keep_owned (const FpEngine *engine, uint8_t seat, FpContext *context, FpValue *set)
{
  guint kept = 0;

  fp_value_cards (context, set);
  if (set->type != FP_TYPE_CARDS)
    return;
  for (guint i = 0; i < set->n_items; i++)
    {
      uint8_t owner = fp_card_owner (engine->state, set->items[i]);

      if (owner == seat || owner == FP_NOBODY)
        set->items[kept++] = set->items[i];
    }
  set->n_items = kept;
}

void
fp_verb_set (const FpEngine *engine, const FpVerbCall *call, FpContext *context, FpValue *set)
{
  const FpInstruction *in = fp_verb_line (engine, call);

  fp_verb_evaluate (engine, call->phase == FP_VERB_WITH ? in->to : in->set, context, set);
  if (call->they == 0 && in->who < 0 && call->seat != FP_NOBODY)
    keep_owned (engine, call->seat, context, set);
}

const FpVerb *
fp_verb_from_places (const FpEngine *engine, const FpAction *action)
{
  const FpEdition *edition = engine->edition;

  for (guint i = 0; i < edition->n_verbs; i++)
    if (edition->verbs[i].action == action->procedure && edition->verbs[i].places != 0)
      return &edition->verbs[i];
  return NULL;
}

gboolean
fp_verb_about_ships (const FpEngine *engine, const FpInstruction *in)
{
  const FpVerb *verb = fp_verb_of (engine, in);

  if (verb == NULL)
    return FALSE;
  return verb->amount_kind == FP_AMOUNT_SHIPS ||
         (in->set >= 0 && fp_expression_type (fp_catalog_expression (engine->catalog, in->set)) == FP_TYPE_SHIPS);
}

gboolean
fp_verb_about_cards (const FpEngine *engine, const FpInstruction *in)
{
  const FpVerb *verb = fp_verb_of (engine, in);

  return verb == NULL || (!fp_verb_about_ships (engine, in) && (in->set >= 0 || verb->usual_zone != NULL));
}

gboolean
fp_verb_pile (FpEngine *engine, const FpInstruction *in, FpContext *context, uint8_t seat, FpValue *pile)
{
  const FpVerb *verb = fp_verb_of (engine, in);

  if (in->set >= 0)
    fp_verb_evaluate (engine, in->set, context, pile);
  else if (verb->usual_ships != NULL)
    verb->usual_ships (context, seat, pile);
  else
    *pile = (FpValue){ .type = FP_TYPE_SHIPS,
                       .place = engine->edition->rules.usual_place (engine, verb, seat),
                       .seat = seat };
  return pile->type == FP_TYPE_SHIPS && pile->place != FP_NO_PLACE && pile->seat != FP_NOBODY;
}

/* Returns TRUE if @count ships of @pile leave no ship at @place. */
static gboolean
is_emptied (FpEngine *engine, const FpValue *pile, int count, uint8_t place)
{
  int there = engine->state->places[place].ships[pile->seat];
  guint n;
  const FpSplit *rows = fp_split_offered (engine->state, FALSE, &n);

  if (pile->n_items == 0)
    return pile->place == place && count >= there;
  for (guint i = 0; i < n; i++)
    if (rows[i].place == place)
      return rows[i].count >= there;
  return FALSE;
}

void
fp_verb_keep_occupied (FpEngine *engine, const FpVerbCall *call, const FpValue *pile, FpValue *to)
{
  guint kept = 0;

  if (to->type != FP_TYPE_PLANETS)
    return;
  for (guint i = 0; i < to->n_items; i++)
    if (!is_emptied (engine, pile, call->count, (uint8_t) to->items[i]))
      to->items[kept++] = to->items[i];
  to->n_items = kept;
}

static int
ships_there (FpEngine *engine, const FpInstruction *in, FpContext *context, uint8_t seat)
{
  const FpVerb *verb = fp_verb_of (engine, in);
  FpValue pile;

  if (in->set < 0 && verb->usual_amount != NULL)
    return verb->usual_amount (engine, seat);
  return fp_verb_pile (engine, in, context, seat, &pile) ? fp_value_number (context, &pile) : 0;
}

static int
n_available (FpEngine *engine, const FpInstruction *in, FpContext *context, uint8_t seat)
{
  const FpVerb *verb = fp_verb_of (engine, in);
  FpValue set;

  if (fp_verb_about_ships (engine, in))
    return ships_there (engine, in, context, seat);
  if (in->set < 0 && verb != NULL && verb->usual_zone != NULL)
    return engine->state->zones[verb->usual_zone (engine, seat)].count;
  if (in->set < 0)
    return verb != NULL && verb->usual_amount != NULL ? verb->usual_amount (engine, seat) : INT16_MAX;
  fp_verb_evaluate (engine, in->set, context, &set);
  fp_value_cards (context, &set);
  return fp_value_number (context, &set);
}

static int
evaluate_amount (const FpEngine *engine, int expression, FpContext *context, int otherwise)
{
  FpValue value;

  if (expression < 0)
    return otherwise;
  fp_verb_evaluate (engine, expression, context, &value);
  return CLAMP (fp_value_number (context, &value), 0, INT16_MAX);
}

/* Returns the amount @expression for @call's player. The usual plain number takes no context. */
static int16_t
amount_of (const FpEngine *engine, const FpVerbCall *call, int expression, int otherwise)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  int number;

  if (expression < 0)
    return (int16_t) otherwise;
  if (fp_expression_is_constant (fp_catalog_expression (engine->catalog, expression), &number) && number >= 0)
    return (int16_t) MIN (number, INT16_MAX);
  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  return (int16_t) evaluate_amount (engine, expression, &context, otherwise);
}

gboolean
fp_verb_payable (FpEngine *engine, const FpInstruction *in, const FpContext *context, uint8_t seat)
{
  FpContext own = *context;
  int n;

  own.they = (FpSeats) (1 << seat);
  n = n_available (engine, in, &own, seat);
  return in->all ? n > 0 : n >= evaluate_amount (engine, in->least, &own, 1);
}

void
fp_verb_work_out_amount (const FpEngine *engine, FpVerbCall *call)
{
  const FpInstruction *in = fp_verb_line (engine, call);

  call->least = in->all ? INT16_MAX : 1;
  call->most = INT16_MAX;
  if (!in->all)
    {
      call->least = amount_of (engine, call, in->least, 1);
      call->most = amount_of (engine, call, in->most, INT16_MAX);
    }
  call->least = MIN (call->least, call->most);
}

void
fp_verb_clamp_amount (FpEngine *engine, FpVerbCall *call)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  int n;

  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  n = n_available (engine, fp_verb_line (engine, call), &context, call->seat);
  call->most = (int16_t) MIN (call->most, n);
  call->least = MIN (call->least, call->most);
  call->count = call->most;
}
