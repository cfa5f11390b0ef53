/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of cards: in rising order, by chance among cards that the chooser can't see, or off the
 * top of a deck. */
#include "engine/program/fp-card-selection.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-player-selection.h"
#include "engine/program/fp-verb-line.h"
#include "engine/state/fp-mutations.h"

enum
{
  SELECTED_BIT = 1 << FP_MARK_SELECTED,
};

/* Sources other than a hand or a plain set. */
enum
{
  NO_DECK = -1, /* a set of cards */
  HALVES = -2, /* halves of cards: an item is instance × 2 + half */
};

void
fp_selection_mark (FpState *state, uint16_t card)
{
  FpHead *head = &state->head;

  state->cards[card].marks |= SELECTED_BIT;
  head->first_selected = head->n_selected == 0 ? card : MIN (head->first_selected, card);
  head->n_selected++;
}

guint
fp_selection_take (FpState *state, uint16_t *cards)
{
  guint n = 0;

  for (uint16_t card = state->head.first_selected; n < state->head.n_selected && card < state->head.n_cards; card++)
    if (state->cards[card].marks & SELECTED_BIT)
      {
        state->cards[card].marks &= ~(uint32_t) SELECTED_BIT;
        cards[n++] = card;
      }
  state->head.n_selected = 0;
  fp_sort_cards (state, cards, n);
  return n;
}

/* Returns TRUE if @seat sees all @cards. Unseen ones keep the order in which they lie, because
 * sorting them would reveal what they are. */
static gboolean
sees_cards (const FpEngine *e, uint8_t seat, const uint16_t *cards, guint n)
{
  for (guint i = 0; i < n && seat != FP_NOBODY; i++)
    if (!fp_card_seen (e, cards[i], seat))
      return FALSE;
  return TRUE;
}

/* Replaces the planets in @set by their cards: planets are selected like these. */
static void
take_planet_cards (const FpState *s, FpValue *set)
{
  if (set->type != FP_TYPE_PLANETS)
    return;
  for (guint i = 0; i < set->n_items; i++)
    set->items[i] = s->places[set->items[i]].card;
  set->type = FP_TYPE_CARDS;
}

/* Collects the cards to select from, in the order of their set. @deck: the deck on which they lie,
 * NO_DECK or HALVES. */
static guint
collect (FpEngine *e, int zone, guint frame, uint16_t *cards, int *deck)
{
  const FpVerbCall *call = (const FpVerbCall *) (void *) e->state->frames[frame].locals;
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue set;

  *deck = NO_DECK;
  if (zone >= 0)
    return fp_zone_list (e->state, (uint16_t) zone, cards);
  fp_verb_context (e, call, scratch, FP_SCRATCH_ITEMS, &context);
  fp_verb_set (e, call, &context, &set);
  if (set.type == FP_TYPE_ZONE && fp_zone_visibility (e, (uint16_t) set.number) == FP_VISIBLE_TO_NOBODY)
    *deck = set.number;
  fp_value_cards (&context, &set);
  take_planet_cards (e->state, &set);
  if (set.type != FP_TYPE_CARDS && set.type != FP_TYPE_HALVES)
    return 0;
  if (set.n_items > 0)
    memcpy (cards, set.items, set.n_items * sizeof *cards);
  if (set.type == FP_TYPE_HALVES)
    *deck = HALVES;
  return set.n_items;
}

/* Sorts the @n cards of collect () as @seat gets them offered. @deck as there. Returns TRUE if the
 * seat sees all of them. */
static gboolean
sort_for (const FpEngine *e, int zone, uint8_t seat, int deck, uint16_t *cards, guint n)
{
  gboolean seen = deck != HALVES && sees_cards (e, seat, cards, n);

  if (zone >= 0 || (deck != HALVES && seen))
    fp_sort_cards (e->state, cards, n);
  return seen;
}

/* Offers cards behind the last selected one, with enough left behind them, and “done” once enough
 * are selected. */
void
fp_selection_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  int deck, needed = MAX (pending->least - pending->picked, 1);
  guint n, first = 0;
  gboolean seen;

  if (s->frames[pending->frame].procedure == FP_MACHINE_VERB)
    {
      fp_player_selection_options (e, pending, options);
      return;
    }
  n = collect (e, pending->arg[0], pending->frame - 1U, cards, &deck);
  seen = sort_for (e, pending->arg[0], pending->seat, deck, cards, n);
  if (deck == HALVES)
    {
      for (guint i = 0; i < n; i++)
        fp_options_add (options, FP_OPTION_HALF, cards[i], cards[i] / 2);
      return;
    }
  while (pending->arg[1] >= 0 && first < n && cards[first++] != pending->arg[1])
    ;
  for (guint i = first; i < n; i++)
    if ((int) (n - i) >= needed && (i == first || !seen || !fp_cards_alike (s, cards[i], cards[i - 1])))
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
  if (pending->picked >= pending->least)
    fp_options_add (options, FP_OPTION_DONE, -1, -1);
}

static void
mark_all (FpEngine *e, const uint16_t *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    fp_selection_mark (e->state, cards[i]);
}

static void
mark_top (FpEngine *e, int deck, int how_many)
{
  FP_EACH_CARD (e->state, deck, card)
    {
      if (how_many-- <= 0)
        break;
      fp_selection_mark (e->state, card);
    }
}

static void
mark_by_chance (FpEngine *e, uint16_t *cards, guint n, int how_many)
{
  for (int i = 0; i < how_many; i++, n--)
    {
      guint drawn = fp_engine_draw (e, n);

      fp_selection_mark (e->state, cards[drawn]);
      cards[drawn] = cards[n - 1];
    }
}

/* Marks the chosen card; for a half the card, with that half chosen from now on. */
static void
mark_answer (FpEngine *e, FpSelectionLocals *my)
{
  uint16_t cards[FP_MAX_CARDS], card = (uint16_t) my->card;
  int deck;

  collect (e, my->zone, e->state->head.n_frames - 2U, cards, &deck);
  if (deck == HALVES)
    {
      e->state->cards[card / 2].face = card & 1;
      card /= 2;
    }
  fp_selection_mark (e->state, card);
}

static gboolean
sees_all (const FpEngine *e, const FpSelectionLocals *my, const uint16_t *cards, guint n)
{
  if (my->zone >= 0 && e->state->zones[my->zone].owner == my->seat)
    return TRUE;
  for (guint i = 0; i < n; i++)
    if (!fp_card_choosable (e, cards[i], my->seat))
      return FALSE;
  return TRUE;
}

/* The cards to select from. */
typedef struct
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;
  int deck; /* the deck on which they lie, NO_DECK or HALVES */
} Source;

static void
find_source (FpEngine *e, const FpSelectionLocals *my, Source *source)
{
  source->n = collect (e, my->zone, e->state->head.n_frames - 2U, source->cards, &source->deck);
}

/* Limits the number to the cards available. Returns TRUE if nobody sees the cards: the top of a
 * deck, or a selection by chance (docs/design/card-language.md 2.10). */
static gboolean
prepare (const FpEngine *e, FpSelectionLocals *my, const Source *source)
{
  const int n = (int) source->n;

  /* A token has two halves but can be selected once. */
  my->most = (int16_t) MIN (MIN (my->most, UINT8_MAX), source->deck == HALVES ? MIN (n, 1) : n);
  my->least = MIN (my->least, my->most);
  my->last = -1;
  return source->deck >= 0 ||
         (source->deck != HALVES && (my->seat == FP_NOBODY || !sees_all (e, my, source->cards, source->n)));
}

/* Selects without a decision: all cards, the top of a deck, or by chance. Returns TRUE when
 * done. */
static gboolean
select_automatically (FpEngine *e, FpSelectionLocals *my, Source *source)
{
  /* In another deal of the hidden cards there may be fewer than were counted. */
  if (source->deck < 0)
    my->least = (int16_t) MIN (my->least, (int) source->n);
  e->state->head.result = my->least;
  if (source->deck >= 0)
    mark_top (e, source->deck, my->least);
  else if (source->deck == HALVES)
    return my->most == 0;
  else if (my->least == (int) source->n)
    mark_all (e, source->cards, source->n);
  else if (my->seat == FP_NOBODY || !sees_all (e, my, source->cards, source->n))
    {
      sort_for (e, my->zone, my->seat, source->deck, source->cards, source->n);
      mark_by_chance (e, source->cards, source->n, my->least);
    }
  else
    return FALSE;
  return TRUE;
}

/* Progress of a selection. */
typedef enum
{
  ASKS_NUMBER,
  ASKS_CARDS,
  IS_DONE,
} Progress;

/* Begins the selection. The number and the cards come from one evaluation of the set, which counts
 * for both: so fuel lasts as long as with two. */
static Progress
begin (FpEngine *e, FpSelectionLocals *my)
{
  Source source;
  guint work_done = e->work_done;

  find_source (e, my, &source);
  if (prepare (e, my, &source) && my->least < my->most)
    return ASKS_NUMBER;
  e->work_done += e->work_done - work_done;
  return select_automatically (e, my, &source) ? IS_DONE : ASKS_CARDS;
}

/* Goes on with the number that the asker has chosen. */
static Progress
go_on (FpEngine *e, FpSelectionLocals *my)
{
  Source source;

  my->most = my->least = MAX (my->least, 0);
  find_source (e, my, &source);
  return select_automatically (e, my, &source) ? IS_DONE : ASKS_CARDS;
}

/* Returns the program line whose cards are selected. */
static int16_t
line_below (const FpEngine *e)
{
  return ((const FpVerbCall *) (const void *) e->state->frames[e->state->head.n_frames - 2U].locals)->code;
}

FpFlow
fp_selection_run (FpEngine *e, FpFrame *f)
{
  typedef FpSelectionLocals selection_locals;

  Progress progress;

  FP_BEGIN (selection);
  progress = begin (e, my);
  if (progress == ASKS_NUMBER)
    {
      FP_CHOOSE (my->asker, FP_DECIDE_HOW_MANY, least, .arg = { line_below (e), my->least, my->most });
      progress = go_on (e, my);
    }
  if (progress == IS_DONE)
    FP_RETURN;
  while (my->picked < my->most)
    {
      FP_CHOOSE (my->seat, my->kind, card, .flags = FP_DECISION_UNORDERED | FP_DECISION_SECRET,
                 .picked = fp_group_size (my->picked), .least = fp_group_size (my->least),
                 .most = fp_group_size (my->most), .arg = { my->zone, my->last });
      if (my->card < 0)
        break;
      mark_answer (e, my);
      my->last = my->card;
      my->picked++;
    }
  s->head.result = my->picked;
  FP_END;
}

static void
deselect (FpState *s, FpPendingDecision *pending, FpSelectionLocals *my)
{
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    s->cards[card].marks &= ~(uint32_t) SELECTED_BIT;
  s->head.n_selected = 0;
  my->picked = 0;
  my->last = -1;
  pending->picked = 0;
  pending->arg[1] = -1;
}

/* Repeats forced choices of the group, while a further one is left to ask. */
void
fp_selection_again (FpEngine *engine)
{
  FpState *s = engine->state;
  FpPendingDecision *pending = &s->head.pending;
  FpSelectionLocals *my = (FpSelectionLocals *) (void *) s->frames[pending->frame].locals;

  if (!pending->open || s->frames[pending->frame].procedure != FP_MACHINE_SELECTION || my->picked == 0)
    return;
  deselect (s, pending, my);
  while (my->picked + 1 < my->most)
    {
      FpOptions options = { .n = 0 };

      fp_selection_options (engine, pending, &options);
      if (options.n != 1 || options.option[0].value < 0)
        return;
      my->card = my->last = pending->arg[1] = options.option[0].value;
      mark_answer (engine, my);
      pending->picked = (uint8_t) ++my->picked;
    }
}
