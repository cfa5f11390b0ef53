/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices of one value of a set: open, secretly together, or kept secret. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"

static void
values_for (const FpEngine *e, const FpInstruction *in, uint8_t seat, FpContext *context, FpValue *value)
{
  context->they = (FpSeats) (1 << seat);
  fp_expression_eval (fp_catalog_expression (e->catalog, in->set), context, value);
  fp_value_cards (context, value);
}

static void
add_thing (FpEngine *engine, const FpPendingDecision *pending, const FpValue *set, uint16_t item, FpOptions *options)
{
  const FpExpression *from = fp_catalog_expression (engine->catalog, instruction (engine, pending->arg[0])->set);

  if (set->type == FP_TYPE_HALVES)
    fp_options_add (options, FP_OPTION_HALF, item, item / 2);
  else if (set->type == FP_TYPE_WORD)
    fp_options_add (options, FP_OPTION_WORD, item, (int) fp_expression_words (from));
  else
    fp_options_add (options, set->type == FP_TYPE_CARDS ? FP_OPTION_CARD : FP_OPTION_PLANET, item, item);
}

/* Returns TRUE if @seat sees all cards. Unseen cards keep their order: sorting by identity would
 * reveal it. */
static gboolean
all_seen (const FpEngine *engine, const FpValue *cards, uint8_t seat)
{
  for (guint i = 0; i < cards->n_items; i++)
    if (!fp_card_seen (engine, cards->items[i], seat))
      return FALSE;
  return TRUE;
}

void
fp_program_choose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options)
{
  const FpProgramLocals *my = (const FpProgramLocals *) (void *) engine->state->frames[pending->frame].locals;
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  fp_program_context (engine, my, scratch, FP_SCRATCH_ITEMS, &context);
  values_for (engine, instruction (engine, pending->arg[0]), pending->seat, &context, &set);
  if (set.type == FP_TYPE_NUMBERS && set.n_items > 0)
    for (guint i = 0; i < set.n_items; i++)
      fp_options_add (options, FP_OPTION_NUMBER, set.items[i], -1);
  else if (set.type == FP_TYPE_NUMBERS)
    for (int i = set.number; i <= set.high; i++)
      fp_options_add (options, FP_OPTION_NUMBER, i, -1);
  else if (set.type == FP_TYPE_PLAYERS)
    {
      FP_EACH_SEAT (engine->state, seat)
        if (set.number & 1 << seat)
          fp_options_add (options, FP_OPTION_SEAT, seat, seat);
    }
  else if (set.type == FP_TYPE_CARDS && all_seen (engine, &set, pending->seat))
    {
      fp_sort_cards (engine->state, set.items, set.n_items);
      fp_options_add_cards (engine, set.items, set.n_items, pending->seat, options);
    }
  else
    for (guint i = 0; i < set.n_items; i++)
      add_thing (engine, pending, &set, set.items[i], options);
}

static gboolean
nothing_to_choose (const FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  values_for (e, in, seat, &context, &set);
  if (set.type == FP_TYPE_NUMBERS)
    return set.high < set.number;
  if (set.type == FP_TYPE_PLAYERS)
    return set.number == 0;
  return set.n_items == 0;
}

/* Emits the chosen card to seats that see it anyway. The chooser may not: the card can lie face
 * down. */
static void
emit_card (FpEngine *e, uint8_t seat, uint16_t card)
{
  FpSeats seen = 0;

  FP_EACH_SEAT (e->state, other)
    if (fp_card_seen (e, card, other))
      seen |= (FpSeats) (1 << other);
  FP_EMIT (e, CHOICE_MADE, .seat = seat, .n_cards = 1, .cards = { card }, .seen = seen);
}

/* Returns the value of the name for the answer. For a half it is the card, with that
 * half chosen from now on. */
static int
value_of_answer (FpEngine *e, const FpProgramLocals *my, FpType type)
{
  if (type == FP_TYPE_PLAYERS)
    return 1 << my->answer;
  if (type != FP_TYPE_HALVES)
    return my->answer;
  e->state->cards[my->answer / 2].face = my->answer & 1;
  return my->answer / 2;
}

static FpType
type_of_choice (const FpEngine *e, const FpInstruction *in)
{
  return fp_expression_type (fp_catalog_expression (e->catalog, in->set));
}

/* Keeps @seat's choice secret until the program shows it. */
static void
seal_choice (FpEngine *e, FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  FpType type = type_of_choice (e, in);

  fp_program_set (e, my, in->each ? in->slot + seat : in->slot,
                  fp_secret_seal (e, seat, value_of_answer (e, my, type), type));
  FP_EMIT (e, CHOICE_SEALED, .seat = seat);
}

/* Returns TRUE if @in may end its program and leaves @seat no choice. */
static gboolean
is_picked (FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  if (!in->ends_if_empty)
    return FALSE;
  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  values_for (e, in, seat, &context, &set);
  return set.n_items == 1;
}

static void
keep_choice (FpEngine *e, FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  FpType type = type_of_choice (e, in);

  fp_program_set (e, my, in->each ? in->slot + seat : in->slot, value_of_answer (e, my, type));
  if (type == FP_TYPE_PLANETS && e->edition->told.picked != 0 && is_picked (e, my, in, seat))
    FP_EMIT_NUMBER (e, e->edition->told.picked, .from = my->answer);
  else if (type == FP_TYPE_PLANETS)
    FP_EMIT (e, PLANET_CHOSEN, .seat = seat, .from = my->answer);
  else if (type == FP_TYPE_PLAYERS)
    FP_EMIT (e, CHOICE_MADE, .seat = seat, .other = (uint8_t) my->answer);
  else if (type == FP_TYPE_CARDS || type == FP_TYPE_ZONE)
    emit_card (e, seat, (uint16_t) my->answer);
  else if (type != FP_TYPE_HALVES)
    FP_EMIT (e, CHOICE_MADE, .seat = seat, .value = my->answer,
             .to = (int16_t) fp_expression_words (fp_catalog_expression (e->catalog, in->set)));
}

/* Returns TRUE if @seat can tell apart all cards of the set. */
static gboolean
sees_all (const FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  values_for (e, in, seat, &context, &set);
  for (guint i = 0; set.type == FP_TYPE_CARDS && i < set.n_items; i++)
    if (!fp_card_choosable (e, set.items[i], seat))
      return FALSE;
  return TRUE;
}

static gboolean
open_to_all (const FpEngine *e, const FpProgramLocals *my, const FpInstruction *in, uint8_t seat)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  values_for (e, in, seat, &context, &set);
  if (set.type == FP_TYPE_HALVES)
    return FALSE;
  for (guint i = 0; set.type == FP_TYPE_CARDS && i < set.n_items; i++)
    FP_EACH_SEAT (e->state, other)
      if (!fp_card_seen (e, set.items[i], other))
        return FALSE;
  return TRUE;
}

/* Chance chooses among cards that the chooser can't see (docs/design/card-language.md 2.10). */
static FpGo
draw_value (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
  values_for (e, in, my->turn, &context, &set);
  my->answer = (int16_t) set.items[fp_engine_draw (e, set.n_items)];
  my->phase = 2;
  return FP_GO_NEXT;
}

static FpGo
request_value (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  FpType type = fp_expression_type (fp_catalog_expression (e->catalog, in->set));
  uint8_t flags = in->how == FP_HOW_TOGETHER ? FP_DECISION_SECRET | FP_DECISION_TOGETHER
                  : in->how == FP_HOW_KEPT || !open_to_all (e, my, in, my->turn) ? FP_DECISION_SECRET
                                                                                 : 0;

  my->phase = 2;
  fp_engine_request (e, f,
                     &(FpPendingDecision){ .seat = my->turn,
                                           .kind = type == FP_TYPE_PLANETS ? FP_DECIDE_PLANET : FP_DECIDE_CHOOSE,
                                           .flags = flags,
                                           .slot = offsetof (FpProgramLocals, answer) / 2,
                                           .arg = { my->pc } });
  return FP_GO_STOP;
}

/* Reveals the secret values when all have chosen. */
static void
show_values (FpEngine *e, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = fp_program_players (e, my, in->who);

  for (uint8_t seat; (seat = fp_seats_first (e, who)) != FP_NOBODY; who &= (FpSeats) ~(1 << seat))
    {
      int value = fp_secret_take (e, FP_SECRET_CHOICE, seat, INT16_MIN);

      if (value == INT16_MIN)
        continue;
      my->answer = (int16_t) value;
      keep_choice (e, my, in, seat);
    }
}

/* Skips the rest of the card (ruling 16): this part of its program and its callers stop here.
 * Secrets sealed for this choice are dropped. */
static void
end_program (FpEngine *e, const FpProgramLocals *my)
{
  FpState *s = e->state;

  FP_EACH_SEAT (s, seat)
    fp_secret_take (e, FP_SECRET_CHOICE, seat, 0);
  for (guint i = s->head.n_frames; i > 0; i--)
    {
      FpProgramLocals *other = (FpProgramLocals *) (void *) s->frames[i - 1].locals;

      if (s->frames[i - 1].procedure != FP_MACHINE_PROGRAM || other->base != my->base)
        break;
      other->stop = other->pc;
    }
}

/* Fills the empty hand of a player who has to choose a card of it (ruling 50). */
static gboolean
fill_hands (FpEngine *e, const FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  FpSeats who = fp_program_players (e, my, in->who);

  my->phase = 1;
  FP_EACH_SEAT (e->state, seat)
    {
      uint16_t scratch[FP_SCRATCH_ITEMS];
      FpContext context;

      fp_program_context (e, my, scratch, FP_SCRATCH_ITEMS, &context);
      context.they = (FpSeats) (1 << seat);
      if ((who & 1 << seat) && !(my->struck & 1 << seat) && fp_program_fills (e, f, in->set, &context, seat))
        {
          /* Only once: with no card to draw the hand stays empty. */
          my->struck |= (uint16_t) (1 << seat);
          return TRUE;
        }
    }
  my->struck = 0;
  return FALSE;
}

FpGo
fp_program_choose_from (FpEngine *e, FpFrame *f, FpProgramLocals *my, const FpInstruction *in)
{
  gboolean together = in->how == FP_HOW_TOGETHER;

  if (my->phase == 0)
    my->left = fp_program_players (e, my, in->who);
  if (my->phase < 2 && fill_hands (e, f, my, in))
    return FP_GO_STOP;
  if (my->phase == 2 && together)
    {
      fp_secret_keep (e, FP_SECRET_CHOICE, my->turn, my->answer, INT16_MIN, INT16_MAX);
      FP_EMIT (e, CHOICE_SEALED, .seat = my->turn);
    }
  else if (my->phase == 2 && in->how == FP_HOW_KEPT)
    seal_choice (e, my, in, my->turn);
  else if (my->phase == 2)
    keep_choice (e, my, in, my->turn);
  my->answer = 0;
  while ((my->turn = fp_seats_first (e, my->left)) != FP_NOBODY)
    {
      my->left &= (FpSeats) ~(1 << my->turn);
      if (!nothing_to_choose (e, my, in, my->turn))
        return sees_all (e, my, in, my->turn) ? request_value (e, f, my, in) : draw_value (e, my, in);
      if (in->ends_if_empty)
        {
          if (e->edition->told.nothing_left != 0)
            FP_EMIT_NUMBER (e, e->edition->told.nothing_left);
          end_program (e, my);
          return FP_GO_END;
        }
    }
  if (together)
    show_values (e, my, in);
  my->phase = 0;
  my->pc++;
  return FP_GO_NEXT;
}
