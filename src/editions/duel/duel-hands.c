/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands and decks (rulebook p. 17, “Hand limit”): drawing, discarding, empty hands, empty decks. */
#include "editions/duel/duel-private.h"

int
duel_hand_limit (FpEngine *e, uint8_t seat)
{
  return MAX (fp_ask_player (e, DUEL_Q_HAND_LIMIT, seat, e->state->head.seats[seat].hand_limit), 0);
}

void
duel_tell_cards (FpEngine *e, FpEventKind kind, uint8_t seat, const uint16_t *cards, guint n, FpSeats seen)
{
  FpEvent event = { .kind = (uint8_t) kind, .seat = seat, .other = FP_NOBODY, .seen = seen, .count = (int16_t) n };

  if (e->listener == NULL && e->reach == NULL)
    return;
  event.from = event.to = FP_NO_PLACE;
  event.n_cards = (uint16_t) MIN (n, FP_EVENT_MAX_CARDS);
  memcpy (event.cards, cards, event.n_cards * sizeof *cards);
  fp_engine_tell (e, &event);
}

/* Having zero cards in the deck: the discard pile becomes the new one. */
static void
renew_deck (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t pile = duel_zone (seat, DUEL_DISCARD), deck = duel_zone (seat, DUEL_DECK);
  int n = s->zones[pile].count;

  if (n == 0)
    return;
  while (s->zones[pile].count > 0)
    fp_move_card (e, s->zones[pile].first, deck, FP_BOTTOM, FP_FACE_DOWN);
  fp_zone_shuffle (s, deck);
  FP_TELL (e, DECK_RENEWED, .seat = seat, .count = (int16_t) n);
}

/* Takes the top card of @seat's deck into the hand; FP_NO_CARD if there is none to take. */
static uint16_t
draw_one (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t deck = duel_zone (seat, DUEL_DECK), card;

  if (s->zones[deck].count == 0)
    renew_deck (e, seat);
  card = s->zones[deck].first;
  if (card != FP_NO_CARD)
    fp_move_card (e, card, duel_zone (seat, DUEL_HAND), FP_BOTTOM, FP_FACE_DOWN);
  return card;
}

void
duel_draw_cards (FpEngine *e, uint8_t seat, int n)
{
  uint16_t cards[FP_MAX_CARDS];
  guint drawn = 0;

  for (int i = 0; i < MIN (n, FP_MAX_CARDS); i++)
    {
      uint16_t card = draw_one (e, seat);

      if (card == FP_NO_CARD)
        break;
      cards[drawn++] = card;
    }
  if (n > 0)
    duel_tell_cards (e, FP_EVENT_CARDS_DRAWN, seat, cards, drawn, (FpSeats) (1 << seat));
}

void
duel_fill_hand (FpEngine *e, uint8_t seat)
{
  if (e->state->zones[duel_zone (seat, DUEL_HAND)].count > 0 || duel_hand_limit (e, seat) == 0)
    return;
  FP_TELL (e, HAND_FILLED, .seat = seat, .value = (int16_t) duel_hand_limit (e, seat));
  duel_draw_cards (e, seat, duel_hand_limit (e, seat));
}

void
duel_discard_card (FpEngine *e, uint16_t card, uint8_t pile)
{
  fp_force_drop_card (e, card);
  e->state->cards[card].holder = FP_NOBODY;
  fp_move_card (e, card, duel_zone (pile, DUEL_DISCARD), FP_TOP, FP_FACE_UP);
}

/* By definition, like ones by instance. */
static void
sort_cards (const FpState *s, uint16_t *cards, guint n)
{
  uint32_t keys[FP_MAX_CARDS];

  for (guint i = 0; i < n; i++)
    {
      uint32_t key = (uint32_t) s->cards[cards[i]].def << 16 | cards[i];
      guint k = i;

      for (; k > 0 && keys[k - 1] > key; k--)
        keys[k] = keys[k - 1];
      keys[k] = key;
    }
  for (guint i = 0; i < n; i++)
    cards[i] = (uint16_t) keys[i];
}

guint
duel_sorted (const FpState *s, uint16_t zone, uint16_t *cards)
{
  guint n = fp_zone_list (s, zone, cards);

  sort_cards (s, cards, n);
  return n;
}

void
duel_add_distinct (const FpState *s, const uint16_t *cards, guint n, FpOptions *options)
{
  for (guint i = 0; i < n; i++)
    if (i == 0 || s->cards[cards[i]].def != s->cards[cards[i - 1]].def)
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

guint
duel_take_marked (FpState *s, uint16_t *cards)
{
  guint n = 0;

  for (uint16_t card = 0; card < s->head.n_cards && (int) n < s->head.result; card++)
    if (s->cards[card].marks & DUEL_MARK)
      {
        s->cards[card].marks &= (uint16_t) ~DUEL_MARK;
        cards[n++] = card;
      }
  sort_cards (s, cards, n);
  return n;
}

/* The cards to pick from, in rising order. */
static guint
candidates (FpEngine *e, int zone, guint frame, uint16_t *cards)
{
  const FpVerbCall *call = (const FpVerbCall *) (void *) e->state->frames[frame].locals;
  uint16_t room[FP_ROOM];
  FpContext context;
  FpValue set;

  if (zone >= 0)
    return duel_sorted (e->state, (uint16_t) zone, cards);
  context = fp_verb_context (e, call, room, FP_ROOM);
  set = fp_verb_set (e, call, &context);
  if (set.n_items > 0)
    memcpy (cards, set.items, set.n_items * sizeof *cards);
  sort_cards (e->state, cards, set.n_items);
  return set.n_items;
}

/* Behind the card picked last, and so that enough are left behind it; “done” once enough are picked. */
void
duel_pick_options (FpEngine *e, const FpAsk *ask, FpOptions *options)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = candidates (e, ask->arg[0], ask->frame - 1U, cards), first = 0;
  int needed = MAX (ask->least - ask->picked, 1);

  while (ask->arg[1] >= 0 && first < n && cards[first++] != ask->arg[1])
    ;
  for (guint i = first; i < n; i++)
    if ((int) (n - i) >= needed && (i == first || s->cards[cards[i]].def != s->cards[cards[i - 1]].def))
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
  if (ask->picked >= ask->least)
    fp_options_add (options, FP_OPTION_DONE, -1, -1);
}

static void
mark_all (FpEngine *e, int zone, guint frame)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = candidates (e, zone, frame, cards);

  for (guint i = 0; i < n; i++)
    e->state->cards[cards[i]].marks |= DUEL_MARK;
}

static int
n_candidates (FpEngine *e, int zone, guint frame)
{
  uint16_t cards[FP_MAX_CARDS];

  return zone >= 0 ? e->state->zones[zone].count : (int) candidates (e, zone, frame, cards);
}

static gboolean
sees_candidates (FpEngine *e, int zone, guint frame, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;

  if (zone >= 0 && e->state->zones[zone].owner == seat)
    return TRUE;
  n = candidates (e, zone, frame, cards);
  for (guint i = 0; i < n; i++)
    if (!fp_card_seen (e, cards[i], seat))
      return FALSE;
  return TRUE;
}

/* Among cards that the chooser can't see chance picks (card-language.md 2.10). */
static void
mark_by_chance (FpEngine *e, int zone, guint frame, int how_many)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = candidates (e, zone, frame, cards);

  for (int i = 0; i < how_many; i++, n--)
    {
      guint drawn = fp_random_below (&e->state->head.random, n);

      e->state->cards[cards[drawn]].marks |= DUEL_MARK;
      cards[drawn] = cards[n - 1];
    }
}

/* Unordered picks in rising order, so that each subset exists once (card-language.md 2.11). */
FpFlow
duel_pick (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (pick);
  my->most = (int16_t) MIN (MIN (my->most, UINT8_MAX), n_candidates (e, my->zone, s->head.n_frames - 2U));
  my->least = MIN (my->least, my->most);
  my->last = -1;
  s->head.result = my->least;
  if (my->least == n_candidates (e, my->zone, s->head.n_frames - 2U))
    {
      mark_all (e, my->zone, s->head.n_frames - 2U);
      FP_RETURN;
    }
  if (!sees_candidates (e, my->zone, s->head.n_frames - 2U, my->seat))
    {
      mark_by_chance (e, my->zone, s->head.n_frames - 2U, my->least);
      FP_RETURN;
    }
  while (my->picked < my->most)
    {
      FP_CHOOSE (my->seat, my->kind, card, .flags = FP_ASK_UNORDERED | FP_ASK_SECRET, .picked = (uint8_t) my->picked,
                 .least = (uint8_t) my->least, .most = (uint8_t) my->most, .arg = { my->zone, my->last });
      if (my->card < 0)
        break;
      s->cards[my->card].marks |= DUEL_MARK;
      my->last = my->card;
      my->picked++;
    }
  s->head.result = my->picked;
  FP_END;
}

FP_LOCALS (draw)
{
  FpVerbCall call;
  int16_t count;
};

/* “Up to” is a choice. */
FpFlow
duel_draw (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (draw);
  while (fp_verb_next (e, &my->call))
    {
      my->count = my->call.most;
      if (my->call.least < my->call.most)
        FP_CHOOSE (my->call.seat, DUEL_DECIDE_HOW_MANY, count, .arg = { my->call.code, my->call.least, my->call.most });
      duel_draw_cards (e, my->call.seat, my->count);
    }
  FP_END;
}

static void
discard_marked (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint marked = duel_take_marked (e->state, cards), n = 0;

  /* Tokens are spent, never discarded. */
  for (guint i = 0; i < marked; i++)
    if (fp_engine_def (e, cards[i])->kind != FP_KIND_TACTIC)
      {
        duel_discard_card (e, cards[i], seat);
        cards[n++] = cards[i];
      }
  if (n > 0)
    duel_tell_cards (e, FP_EVENT_CARDS_DISCARDED, seat, cards, n, 0xff);
}

FP_LOCALS (discard)
{
  FpVerbCall call;
};

/* As many as possible; an empty hand is not filled for it (ruling 50). */
FpFlow
duel_discard (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (discard);
  while (fp_verb_next (e, &my->call))
    {
      FP_CALL (DUEL_pick, pick_locals, .seat = my->call.seat, .kind = DUEL_DECIDE_DISCARD,
               .zone = (int16_t) (fp_catalog_instruction (e->catalog, my->call.code)->set < 0
                                      ? duel_zone (my->call.seat, DUEL_HAND)
                                      : -1),
               .least = my->call.least, .most = my->call.most);
      discard_marked (e, my->call.seat);
    }
  FP_END;
}

/* Cards in @seat's hand above its limit, 0 or less: none. */
static int16_t
excess (FpEngine *e, uint8_t seat)
{
  return (int16_t) (e->state->zones[duel_zone (seat, DUEL_HAND)].count - duel_hand_limit (e, seat));
}

FP_LOCALS (enforce_hand_limit)
{
  uint8_t turn, seat;
};

/* Before a new destiny card: too many are discarded, leader first; then an empty hand is filled (p. 17, ruling 10). */
FpFlow
duel_enforce_hand_limit (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (enforce_hand_limit);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (excess (e, my->seat) <= 0)
        continue;
      FP_CALL (DUEL_pick, pick_locals, .seat = my->seat, .kind = DUEL_DECIDE_DISCARD,
               .zone = (int16_t) duel_zone (my->seat, DUEL_HAND), .least = excess (e, my->seat),
               .most = excess (e, my->seat));
      discard_marked (e, my->seat);
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    duel_fill_hand (e, duel_in_order (s, my->turn));
  FP_END;
}
