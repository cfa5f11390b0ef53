/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One program line with a verb: for each affected player in turn, evaluates the amount, requests
 * the decisions and pushes the verb's action. */
#include "engine/program/fp-program-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-player-selection.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/program/fp-verb-line.h"
#include "engine/state/fp-mutations.h"

typedef FpVerbCall verb_locals;

enum
{
  /* FpAction.word of a move: 1 top or 2 bottom, plus the face (1 up, 2 down) above */
  FACE_SHIFT = 2,
};

/* --- The line, for the player affected now --- */

/* Returns the verb of a line that has one. */
static const FpVerb *
real_verb (const FpEngine *engine, const FpInstruction *in)
{
  return &engine->edition->verbs[in->verb];
}

/* Moves on to the next affected player. Returns FALSE after the last one. */
static gboolean
next_player (FpEngine *engine, FpVerbCall *call)
{
  uint8_t seat = fp_seats_first (engine, call->who);

  if (seat == FP_NOBODY && call->phase != FP_VERB_NOT_BEGUN)
    return FALSE;
  call->times = 0;
  call->phase = FP_VERB_BEGUN;
  call->seat = seat;
  if (seat != FP_NOBODY)
    call->who &= (FpSeats) ~(1 << seat);
  fp_verb_work_out_amount (engine, call);
  return TRUE;
}

void
fp_verb_how_many_options (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, FpOptions *options)
{
  for (int i = pending->arg[1]; i <= pending->arg[2]; i++)
    fp_options_add (options, FP_OPTION_NUMBER, i, -1);
}

/* --- The action --- */

static void
fill_target (FpEngine *engine, const FpInstruction *in, FpContext *context, FpAction *about)
{
  FpValue to;

  fp_verb_evaluate (engine, in->to, context, &to);
  if (to.type == FP_TYPE_ZONE)
    about->zone = (int16_t) to.number;
  else if (to.type == FP_TYPE_SHIPS)
    about->to = to.place;
  else if (to.type == FP_TYPE_CARDS && to.n_items > 0 && fp_verb_about_ships (engine, in))
    about->to = fp_place_on (engine, to.items[0], TRUE);
  else if (to.type == FP_TYPE_CARDS && to.n_items > 0)
    about->zone = (int16_t) fp_zone_under (engine, to.items[0], TRUE);
  else if (to.type == FP_TYPE_PLANETS && to.n_items > 0)
    {
      about->to = (uint8_t) to.items[0];
      if (!fp_verb_about_ships (engine, in))
        about->zone = (int16_t) fp_zone_under (engine, engine->state->places[to.items[0]].card, TRUE);
    }
}

/* Begins the action @about with the ships that were chosen place by place, or adds it to the batch
 * of its line. */
static FpAction *
begin_with_places (FpEngine *engine, const FpVerb *verb, const FpAction *about)
{
  FpAction *action = verb->at_once ? fp_batch_add (engine, about) : fp_action_begin (engine, about);

  if (action != NULL)
    fp_split_attach (engine, action);
  return action;
}

/* Fills in the places and the zone of @about, the action of the line for @call's player. Returns
 * FALSE if the action is impossible. */
static gboolean
fill_places (FpEngine *engine, const FpVerbCall *call, FpAction *about)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  gboolean ships = fp_verb_about_ships (engine, in),
           target = in->to >= 0 && !(real_verb (engine, in)->attributes & FP_ATTRIBUTE_WITH);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue pile;

  if (!ships && !target)
    return TRUE;
  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  if (ships && fp_verb_pile (engine, in, &context, call->seat, &pile))
    {
      about->from = pile.n_items > 0 ? FP_NO_PLACE : pile.place;
      about->who = pile.seat;
    }
  if (target)
    fill_target (engine, in, &context, about);
  return !target || about->zone >= 0 || about->to != FP_NO_PLACE;
}

/* Begins the action of the line for @call's player. Returns NULL if it is impossible. */
static FpAction *
begin_action (FpEngine *engine, const FpVerbCall *call)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  const FpVerb *verb = real_verb (engine, in);
  FpAction about = { .procedure = (uint8_t) verb->action,
                     .who = call->seat,
                     .by = call->me,
                     .cause = FP_CAUSE_ABILITY,
                     .from = FP_NO_PLACE,
                     .to = FP_NO_PLACE,
                     .count = call->count,
                     .zone = -1,
                     .card = FP_NO_CARD,
                     .source = (uint16_t) call->card,
                     .code = call->code };

  about.word = in->word;
  if (verb->attributes & FP_ATTRIBUTE_END || verb->attributes & FP_ATTRIBUTE_FACE)
    about.word = (uint8_t) (in->word | in->face << FACE_SHIFT);
  return fill_places (engine, call, &about) ? begin_with_places (engine, verb, &about) : NULL;
}

/* Binds the line's name: one card, or the set of cards. */
static void
bind (FpEngine *engine, const FpVerbCall *call, const uint16_t *cards, guint n)
{
  const FpInstruction *in = fp_verb_line (engine, call);

  if (in->slot < 0)
    return;
  if (in->binds_set)
    fp_program_set_cards (engine, call->base, in->slot, cards, n);
  else
    engine->state->variables[call->base + in->slot] = (int16_t) (n > 0 ? cards[0] : FP_VARIABLE_NOTHING);
}

/* Returns TRUE if the line names cards that only its action finds, such as those off a deck. */
static gboolean
names_what_comes (const FpEngine *engine, const FpInstruction *in)
{
  const FpVerb *verb = fp_verb_of (engine, in);

  return verb != NULL && verb->amount_kind == FP_AMOUNT_CARDS && !fp_verb_about_cards (engine, in) &&
         !fp_verb_about_ships (engine, in);
}

void
fp_verb_name_cards (FpEngine *engine, const FpFrame *frame, const uint16_t *cards, guint n)
{
  const FpFrame *line = frame > engine->state->frames ? frame - 1 : NULL;
  const FpVerbCall *call = line != NULL ? (const FpVerbCall *) (const void *) line->locals : NULL;

  if (line != NULL && line->procedure == FP_MACHINE_VERB && names_what_comes (engine, fp_verb_line (engine, call)))
    bind (engine, call, cards, n);
}

static gboolean
begin_card_action (FpEngine *engine, const FpVerbCall *call, const uint16_t *cards, guint n)
{
  FpAction *action;

  bind (engine, call, cards, n);
  if (n == 0 || fp_verb_line (engine, call)->verb == FP_VERB_CHOOSE)
    return FALSE;
  action = begin_action (engine, call);
  if (action == NULL)
    return FALSE;
  action->count = (int16_t) n;
  if (n == 1)
    action->card = cards[0];
  else
    for (guint i = 0; i < n; i++)
      fp_action_add_card (engine, action, cards[i]);
  return TRUE;
}

static gboolean
begin_selected_action (FpEngine *engine, const FpVerbCall *call)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (engine->state, cards);

  return begin_card_action (engine, call, cards, n);
}

/* --- Selection --- */

/* Returns the players that the line names to choose, 0: it names none. */
static FpSeats
choosers_of (const FpEngine *engine, const FpVerbCall *call)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if (in->chooser < 0)
    return 0;
  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  return fp_expression_players (fp_catalog_expression (engine->catalog, in->chooser), &context);
}

/* Returns the seat that decides the number or order, even where chance selects the cards. */
static uint8_t
asker_of (const FpEngine *engine, const FpVerbCall *call)
{
  FpSeats choosers = choosers_of (engine, call);

  if (choosers != 0)
    return fp_seats_first (engine, choosers);
  /* Lines about nobody still need a seat that chooses: the first in order. */
  return call->seat != FP_NOBODY ? call->seat : fp_seats_first (engine, 0xff);
}

static uint8_t
chooser_of (const FpEngine *engine, const FpVerbCall *call)
{
  return fp_verb_line (engine, call)->by_chance ? FP_NOBODY : asker_of (engine, call);
}

static void
begin_selection (FpEngine *engine, const FpVerbCall *call, int least, int most)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  const FpVerb *verb = fp_verb_of (engine, in);
  uint8_t seat = chooser_of (engine, call);
  gboolean usual = verb != NULL && in->set < 0 && call->phase != FP_VERB_WITH;
  int16_t zone = usual ? (int16_t) verb->usual_zone (engine, call->seat) : -1;
  FpSelectionLocals *selection = fp_engine_push (engine, FP_MACHINE_SELECTION);

  *selection =
      (FpSelectionLocals){ .seat = seat,
                           .asker = asker_of (engine, call),
                           .kind = verb != NULL && verb->decision != 0 ? verb->decision : (uint8_t) FP_DECIDE_PICK,
                           .zone = zone,
                           .least = (int16_t) least,
                           .most = (int16_t) most };
}

/* Gives a deck the cards that the line takes, if possible. */
static void
refill (FpEngine *engine, const FpVerbCall *call)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  if (fp_verb_line (engine, call)->set < 0 && call->phase != FP_VERB_WITH)
    return;
  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  fp_verb_set (engine, call, &context, &set);
  if (set.type == FP_TYPE_ZONE && fp_zone_visibility (engine, (uint16_t) set.number) == FP_VISIBLE_TO_NOBODY &&
      call->most > 0 && call->most < INT16_MAX)
    engine->edition->rules.refill (engine, (uint16_t) set.number, call->most);
}

static gboolean
must_fill_hand (FpEngine *engine, const FpFrame *frame, const FpVerbCall *call)
{
  const FpVerb *verb = fp_verb_of (engine, fp_verb_line (engine, call));
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;

  if ((verb != NULL && !verb->fills_hand) || call->seat == FP_NOBODY)
    return FALSE;
  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  return fp_program_fills (engine, frame - 1, fp_verb_line (engine, call)->set, &context, call->seat);
}

/* --- Revealed secrets --- */

/* Emits a revealed secret. Players and planets have their own event fields. A card's identity goes
 * only to seats that see the card anyway. */
static void
emit_shown (FpEngine *e, const FpInstruction *in, uint8_t owner, int value)
{
  FpSeats seen = 0;

  if (in->how == FP_TYPE_PLAYERS)
    FP_EMIT (e, SECRET_SHOWN, .seat = owner, .other = fp_seats_first (e, (FpSeats) value));
  else if (in->how == FP_TYPE_PLANETS)
    FP_EMIT (e, SECRET_SHOWN, .seat = owner, .from = (int16_t) value);
  else if (in->how != FP_TYPE_CARDS)
    FP_EMIT (e, SECRET_SHOWN, .seat = owner, .value = (int16_t) value, .to = in->word);
  else
    {
      FP_EACH_SEAT (e->state, seat)
        if (fp_card_seen (e, (uint16_t) value, seat))
          seen |= (FpSeats) (1 << seat);
      FP_EMIT (e, SECRET_SHOWN, .seat = owner, .n_cards = 1, .cards = { (uint16_t) value }, .seen = seen);
    }
}

static void
show_kept (FpEngine *engine, const FpVerbCall *call)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  FpState *s = engine->state;
  guint n = in->each ? s->head.n_seats : 1;

  for (guint i = 0; i < n; i++)
    {
      int variable = s->variables[call->base + in->slot + (int) i], value = fp_secret_read (s, variable);

      if (value == FP_VARIABLE_NOTHING)
        continue;
      fp_secret_show (engine, variable);
      emit_shown (engine, in, fp_secret_owner (s, variable), value);
    }
}

/* --- Orders --- */

/* Collects the cards to put in order, as they lie, top first. */
static guint
cards_to_arrange (FpEngine *engine, const FpVerbCall *call, uint16_t *cards)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;
  guint n = 0;

  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  fp_verb_evaluate (engine, fp_verb_line (engine, call)->set, &context, &set);
  fp_value_cards (&context, &set);
  if (set.type != FP_TYPE_CARDS || set.n_items == 0)
    return 0;
  FP_EACH_CARD (engine->state, engine->state->cards[set.items[0]].zone, card)
    for (guint i = 0; i < set.n_items; i++)
      if (set.items[i] == card)
        cards[n++] = card;
  return n;
}

/* Returns TRUE if @seat doesn't see all @cards. They are offered by their place then, 1 for the
 * top, so that neither the options nor their number tell what lies there. */
static gboolean
is_blind (const FpEngine *engine, uint8_t seat, const uint16_t *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!fp_card_seen (engine, cards[i], seat))
      return TRUE;
  return FALSE;
}

void
fp_verb_arrange_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options)
{
  const FpVerbCall *call = (const FpVerbCall *) (const void *) engine->state->frames[pending->frame].locals;
  uint16_t cards[FP_MAX_CARDS];
  guint n = cards_to_arrange (engine, call, cards);

  if (call->times >= (int) n)
    return;
  if (is_blind (engine, pending->seat, cards, n))
    {
      for (guint i = (guint) call->times; i < n; i++)
        fp_options_add (options, FP_OPTION_NUMBER, (int) i + 1, -1);
      return;
    }
  fp_sort_cards (engine->state, cards + call->times, n - (guint) call->times);
  fp_options_add_cards (engine, cards + call->times, n - (guint) call->times, pending->seat, options);
}

/* The next decision about the order. */
typedef struct
{
  uint8_t n; /* cards to arrange */
  uint8_t flags;
} NextPlace;

enum
{
  PLACE_USES = 4, /* times that the set counts as evaluated for a decision */
};

/* Returns FALSE if all cards have their places. Open cards visibly change at once; otherwise only
 * the chooser knows the order. The set counts as evaluated for each use of it, so that fuel lasts
 * as long as ever. */
static gboolean
find_next_place (FpEngine *engine, const FpVerbCall *call, NextPlace *next)
{
  uint16_t cards[FP_MAX_CARDS];
  guint work_done = engine->work_done, n = cards_to_arrange (engine, call, cards);

  if (call->times >= (int) n)
    return FALSE;
  engine->work_done += (PLACE_USES - 1) * (engine->work_done - work_done);
  *next = (NextPlace){ .n = fp_group_size ((int) n) };
  for (guint i = 0; i < n; i++)
    FP_EACH_SEAT (engine->state, seat)
      if (!fp_card_seen (engine, cards[i], seat))
        next->flags = FP_DECISION_SECRET;
  return TRUE;
}

/* Puts the chosen card next from the top. */
static void
put_next (FpEngine *engine, FpVerbCall *call)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = cards_to_arrange (engine, call, cards);

  uint8_t seat = asker_of (engine, call);
  uint16_t card = (uint16_t) call->count;

  if (call->times >= (int) n || call->count < 0)
    return;
  if (is_blind (engine, seat, cards, n))
    card = cards[CLAMP (call->count - 1, call->times, (int) n - 1)];
  fp_knowledge_mixed (engine, cards, n, (FpSeats) (1 << seat));
  fp_zone_exchange (engine->state, cards[call->times], card);
}

static gboolean
begin_arranged_action (FpEngine *engine, const FpVerbCall *call)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = cards_to_arrange (engine, call, cards);

  return begin_card_action (engine, call, cards, n);
}

/* --- Results --- */

static void
bind_result (FpEngine *engine, const FpVerbCall *call)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  int result = engine->state->head.result;

  if (in->slot < 0 || fp_verb_about_cards (engine, in) || names_what_comes (engine, in))
    return;
  engine->state->variables[call->base + in->slot] = (int16_t) (fp_verb_about_ships (engine, in) ? MAX (result, 0)
                                                               : result < 0                     ? FP_VARIABLE_NOTHING
                                                                                                : result);
}

/* --- Kinds of lines --- */

/* Returns TRUE if the line's actions happen at once, after all players have chosen. */
static gboolean
is_at_once (const FpEngine *engine, const FpVerbCall *call)
{
  const FpVerb *verb = fp_verb_of (engine, fp_verb_line (engine, call));

  return verb != NULL && verb->at_once;
}

/* Returns TRUE if the verb happens even to a player who has nothing of what its line demands, and
 * the line demands something: a number above 0, not “all of” what there is. */
static gboolean
demands_in_vain (const FpEngine *engine, const FpVerbCall *call)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  FpVerbCall demand = *call;

  if (!real_verb (engine, in)->happens_without || in->all || call->count > 0)
    return FALSE;
  fp_verb_work_out_amount (engine, &demand);
  return demand.least > 0;
}

/* Offers the ships of several places. Returns their owner, FP_NOBODY: they stand in one place. */
static uint8_t
offer_origins (FpEngine *engine, const FpVerbCall *call, FpContext *context)
{
  FpValue pile;

  if (!fp_verb_pile (engine, fp_verb_line (engine, call), context, call->seat, &pile) || pile.n_items == 0)
    return FP_NOBODY;
  for (guint i = 0; i < pile.n_items; i++)
    fp_split_offer (engine, (uint8_t) (pile.items[i] & 0xff), FALSE,
                    MIN (pile.items[i] >> 8, engine->state->places[pile.items[i] & 0xff].ships[pile.seat]));
  return pile.seat;
}

/* Offers several places to which the line's ships can go. Returns the owner of the ships,
 * FP_NOBODY: they go to one place. */
static uint8_t
offer_targets (FpEngine *engine, const FpVerbCall *call, FpContext *context)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  const FpVerb *verb = real_verb (engine, in);
  FpValue to, pile;

  fp_verb_evaluate (engine, in->to, context, &to);
  if (call->count <= 0 || !fp_verb_pile (engine, in, context, call->seat, &pile))
    return FP_NOBODY;
  if (in->to < 0 && verb->usual_targets != NULL)
    {
      verb->usual_targets (context, call->seat, &to);
      fp_verb_keep_occupied (engine, call, &pile, &to);
    }
  if (to.type != FP_TYPE_PLANETS || (to.n_items < 2 && (in->to >= 0 || to.n_items == 0)))
    return FP_NOBODY;
  for (guint i = 0; i < to.n_items; i++)
    fp_split_offer (engine, (uint8_t) to.items[i], TRUE, call->count);
  return pile.seat;
}

/* Lets a player choose the places that the line's ships leave, or go to (@to). Returns FALSE if
 * there is no more than one. */
static gboolean
begin_ship_selection (FpEngine *engine, const FpVerbCall *call, gboolean to)
{
  const FpInstruction *in = fp_verb_line (engine, call);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  uint8_t owner;

  if (real_verb (engine, in)->places == 0 || !fp_verb_about_ships (engine, in))
    return FALSE;
  fp_verb_context (engine, call, scratch, FP_SCRATCH_ITEMS, &context);
  owner = to ? offer_targets (engine, call, &context) : offer_origins (engine, call, &context);
  if (owner == FP_NOBODY)
    return FALSE;
  *(FpShipSelectionLocals *) fp_engine_push (engine, FP_MACHINE_SHIP_SELECTION) =
      (FpShipSelectionLocals){ .seat = asker_of (engine, call),
                               .owner = owner,
                               .kind = real_verb (engine, in)->places,
                               .to = to ? 1 : 0,
                               .least = to ? call->count : call->least,
                               .most = to ? call->count : call->most,
                               .code = call->code,
                               .last = -1 };
  return TRUE;
}

/* A number of something, such as ships or cards off a deck. */
static FpFlow
count_line (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (verb);
  while (next_player (e, my))
    {
      fp_verb_clamp_amount (e, my);
      if (begin_ship_selection (e, my, FALSE))
        {
          FP_GO;
          my->count = s->head.result;
        }
      else if (my->least < my->most)
        FP_CHOOSE (asker_of (e, my), FP_DECIDE_HOW_MANY, count, .arg = { my->code, my->least, my->most });
      if (begin_ship_selection (e, my, TRUE))
        FP_GO;
      if (names_what_comes (e, fp_verb_line (e, my)))
        bind (e, my, NULL, 0);
      s->head.result = 0;
      if ((my->count > 0 || demands_in_vain (e, my)) && begin_action (e, my) != NULL)
        {
          if (!is_at_once (e, my))
            FP_GO;
        }
      else
        fp_split_withdraw (s); /* places from which nothing was taken */
      bind_result (e, my);
    }
  if (is_at_once (e, my))
    {
      FP_RUN (FP_MACHINE_BATCH);
      bind_result (e, my);
    }
  FP_END;
}

/* Some cards of a set. */
static FpFlow
selection_line (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (verb);
  while (next_player (e, my))
    {
      if (must_fill_hand (e, f, my))
        FP_GO;
      refill (e, my);
      begin_selection (e, my, my->least, my->most);
      FP_GO;
      if (begin_selected_action (e, my) && !is_at_once (e, my))
        FP_GO;
    }
  if (is_at_once (e, my))
    FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}

/* Remembers the first set while the second one is selected. */
static void
keep_first (FpState *s)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (s, cards);

  for (guint i = 0; i < n; i++)
    s->cards[cards[i]].marks |= 1U << FP_MARK_FIRST;
}

static gboolean
begin_swap (FpEngine *engine, const FpVerbCall *call)
{
  FpState *s = engine->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].marks & 1U << FP_MARK_FIRST)
      {
        s->cards[card].marks &= ~(1U << FP_MARK_FIRST);
        cards[n++] = card;
      }
  if (n > 0 && s->head.result > 0)
    return begin_card_action (engine, call, cards, n);
  fp_selection_take (s, cards);
  return FALSE;
}

/* Swaps two sets: the first is the action's cards, the second stays marked as selected. */
static FpFlow
swap_line (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (verb);
  while (next_player (e, my))
    {
      if (must_fill_hand (e, f, my))
        FP_GO;
      begin_selection (e, my, my->least, my->most);
      FP_GO;
      keep_first (s);
      my->phase = FP_VERB_WITH;
      if (must_fill_hand (e, f, my))
        FP_GO;
      begin_selection (e, my, INT16_MAX, INT16_MAX);
      FP_GO;
      my->phase = FP_VERB_BEGUN;
      if (begin_swap (e, my))
        FP_GO;
    }
  FP_END;
}

static int
n_usual (const FpEngine *engine, const FpVerbCall *call)
{
  return engine->state->zones[real_verb (engine, fp_verb_line (engine, call))->usual_zone (engine, call->seat)].count;
}

static gboolean
begin_single_action (FpEngine *engine, const FpVerbCall *call)
{
  uint16_t card = (uint16_t) call->count;

  return begin_card_action (engine, call, &card, 1);
}

/* One card after the other, each chosen after the one before has happened. */
static FpFlow
each_line (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (verb);
  while (next_player (e, my))
    for (my->times = 0; my->times < MIN (my->most, n_usual (e, my)); my->times++)
      {
        FP_CHOOSE (asker_of (e, my), real_verb (e, fp_verb_line (e, my))->decision, count,
                   .picked = (uint8_t) my->times, .least = fp_group_size (MIN (my->least, n_usual (e, my))),
                   .most = fp_group_size (MIN (my->most, n_usual (e, my))));
        if (my->count < 0)
          break;
        if (begin_single_action (e, my))
          FP_GO;
      }
  FP_END;
}

/* Asks for the next card from the top; the last one needs no decision. */
static FpFlow
arrange_line (FpEngine *e, FpFrame *f)
{
  NextPlace next;

  FP_BEGIN (verb);
  while (next_player (e, my))
    {
      for (my->times = 0; find_next_place (e, my, &next); my->times++)
        {
          FP_CHOOSE (asker_of (e, my), FP_DECIDE_ARRANGE, count, .flags = next.flags,
                     .picked = fp_group_size (my->times), .least = next.n, .most = next.n, .arg = { -1, -1, my->code });
          put_next (e, my);
        }
      if (begin_arranged_action (e, my))
        FP_GO;
    }
  FP_END;
}

/* No choice at all: winning, discovering. */
static FpFlow
single_line (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (verb);
  while (next_player (e, my))
    {
      if (begin_action (e, my) == NULL)
        continue;
      FP_GO;
      bind_result (e, my);
    }
  FP_END;
}

static FpFlow
show_line (FpEngine *e, FpFrame *f)
{
  show_kept (e, (const FpVerbCall *) (const void *) f->locals);
  return FP_FLOW_DONE;
}

FpFlow
fp_verb_run (FpEngine *e, FpFrame *f)
{
  const FpInstruction *in = fp_verb_line (e, (const FpVerbCall *) (const void *) f->locals);
  const FpVerb *verb = fp_verb_of (e, in);

  if (verb == NULL)
    return fp_player_selection_is (e, in) ? fp_player_selection_run (e, f) : selection_line (e, f);
  if ((verb->attributes & FP_ATTRIBUTE_SECRET) && in->set < 0)
    return show_line (e, f);
  if (verb->attributes & FP_ATTRIBUTE_WITH)
    return swap_line (e, f);
  if (verb->arranges)
    return arrange_line (e, f);
  if (verb->one_by_one && in->set < 0)
    return each_line (e, f);
  if (fp_verb_about_cards (e, in))
    return selection_line (e, f);
  return verb->amount_kind == FP_AMOUNT_NONE ? single_line (e, f) : count_line (e, f);
}
