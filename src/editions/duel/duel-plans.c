/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choice of plans and tactics (rulebook p. 9: step 4 of a duel, 2 of a contest), and the revealing
 * of plans (steps 7 and 3). */
#include "editions/duel/duel-private.h"

enum
{
  /* every card of a hand can be a plan (ruling 29) */
  PLANS = 1U << DUEL_KIND_PLAN | 1U << DUEL_KIND_REINFORCEMENT,
  SECRETLY = FP_DECISION_SECRET | FP_DECISION_TOGETHER,
};

/* --- Plans --- */

/* Collects the cards of @zone that @query leaves. A query that would leave none is waived. Only
 * those who offer the cards sort them. */
static guint
choices_of (FpEngine *e, guint query, uint8_t seat, guint zone, guint kinds, uint16_t *cards)
{
  guint n = fp_zone_list (e->state, duel_zone (seat, zone), cards);

  n = duel_query_cards (e, query, seat, cards, n, kinds);
  return n > 0 ? n : fp_zone_list (e->state, duel_zone (seat, zone), cards);
}

/* Returns the number of cards that choices_of () collects, at most @most. */
static guint
count_choices (FpEngine *e, guint query, uint8_t seat, guint zone, guint kinds, guint most)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;

  if (fp_query_is_modified (e, query))
    return MIN (choices_of (e, query, seat, zone, kinds, cards), most);
  for (uint16_t card = s->zones[duel_zone (seat, zone)].first; card != FP_NO_CARD && n < most;
       card = s->cards[card].next)
    n += kinds >> fp_engine_def (e, card)->kind & 1;
  return n > 0 ? n : MIN (s->zones[duel_zone (seat, zone)].count, most);
}

static guint
plan_choices (FpEngine *e, uint8_t seat, uint16_t *cards)
{
  return choices_of (e, DUEL_Q_PLAN_CHOICES, seat, DUEL_HAND, PLANS, cards);
}

/* The card picked before, as it was offered. */
typedef struct
{
  int card; /* −1: none */
  int zone;
  int before; /* cards before it in @zone, if @seat didn't see it; −1: it did */
  uint8_t seat;
} Picked;

/* Keeps those of the sorted @cards behind the card picked @last. Cards behind it in its zone have
 * moved up a place. */
static guint
behind (const FpEngine *e, uint16_t *cards, guint n, const Picked *last)
{
  guint kept = 0;
  uint64_t from;

  if (last->card < 0)
    return n;
  from = last->before < 0 ? fp_card_rank (e->state, (uint16_t) last->card, (uint16_t) last->zone) + 1
                          : fp_place_rank ((uint16_t) last->zone, (guint) last->before);
  for (guint i = 0; i < n; i++)
    if (fp_card_offered_rank (e, cards[i], last->seat) >= from)
      cards[kept++] = cards[i];
  return kept;
}

/* Offers one of each kind of card. Several plans are picked in rising order, so enough must be
 * left. arg[0] to arg[2] are the card picked before, its zone and its place if it wasn't seen. */
void
duel_plan_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = plan_choices (e, pending->seat, cards), needed = (guint) MAX (pending->most - pending->picked, 1);

  fp_sort_offered (e, cards, n, pending->seat);
  n = behind (e, cards, n, &(Picked){ pending->arg[0], pending->arg[1], pending->arg[2], pending->seat });
  for (guint i = 0; i < n && n - i >= needed; i++)
    if (i == 0 || !fp_cards_seen_alike (e, cards[i], cards[i - 1], pending->seat))
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

/* Returns the number of plans @seat has still to choose. Plans in the slot count already. */
static int16_t
plans_to_choose (FpEngine *e, uint8_t seat)
{
  int wanted = fp_query_player (e, DUEL_Q_PLAN_COUNT, seat, 1);
  int missing = wanted - e->state->zones[duel_slot (e->state, seat, DUEL_PLAN)].count;

  return fp_group_size ((int) count_choices (e, DUEL_Q_PLAN_CHOICES, seat, DUEL_HAND, PLANS, (guint) MAX (missing, 0)));
}

/* Returns TRUE if @seat chooses before the others, and openly. */
static gboolean
plays_open (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, DUEL_Q_PLAYS_OPEN, seat, FALSE) != 0;
}

/* Everybody sees a card leave a public pile. */
static void
place_plan (FpEngine *e, uint8_t seat, uint16_t card, gboolean open)
{
  FpState *s = e->state;
  FpSeats seen = (FpSeats) (open ? 0xff : 1 << seat);

  if (duel_seat_zone (s->cards[card].zone) != DUEL_HAND)
    seen |= s->cards[card].known;
  fp_move_card (e, card, duel_slot (s, seat, DUEL_PLAN), FP_BOTTOM, open ? FP_FACE_UP : FP_FACE_DOWN);
  DUEL_EMIT (e, PLAN_CHOSEN, .seat = seat, .n_cards = 1, .cards = { card }, .seen = seen);
}

/* The cards to choose from are secret even if the choice is open. */
static uint8_t
decision_flags (gboolean open, int count)
{
  return (uint8_t) ((open ? FP_DECISION_SECRET : SECRETLY) | (count > 1 ? FP_DECISION_UNORDERED : 0));
}

FP_LOCALS (choose_plan)
{
  uint8_t seat, open;
  int16_t picked, count, last, zone, before, card;
};

/* An empty hand is filled first (ruling 28). */
FpFlow
duel_lay_plan (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (choose_plan);
  my->seat = fp_action (e, f)->who;
  my->last = -1;
  if (s->zones[duel_zone (my->seat, DUEL_HAND)].count == 0)
    FP_CALL (DUEL_fill_hand, fill_hand_locals, .seat = my->seat);
  my->open = plays_open (e, my->seat) ? 1 : 0;
  my->count = plans_to_choose (e, my->seat);
  if (my->count == 0 && s->zones[duel_slot (s, my->seat, DUEL_PLAN)].count == 0)
    DUEL_EMIT (e, NO_PLAN, .seat = my->seat);
  for (my->picked = 0; my->picked < my->count; my->picked++)
    {
      FP_CHOOSE (my->seat, DUEL_DECIDE_PLAN, card, .flags = decision_flags (my->open, my->count),
                 .picked = (uint8_t) my->picked, .least = fp_group_size (my->count), .most = fp_group_size (my->count),
                 .arg = { my->last, my->zone, my->before });
      if (my->card < 0)
        break;
      my->zone = (int16_t) s->cards[my->card].zone;
      my->before =
          fp_card_seen (e, (uint16_t) my->card, my->seat) ? -1 : (int16_t) fp_cards_before (s, (uint16_t) my->card);
      place_plan (e, my->seat, (uint16_t) my->card, my->open);
      my->last = my->card;
    }
  my->card = my->last = my->zone = my->before = 0;
  s->head.result = my->count;
  FP_END;
}

/* --- Tactics --- */

/* Returns TRUE if @seat has chosen @card already, in this duel or in one around it. */
static gboolean
chosen (const FpState *s, uint8_t seat, uint16_t card)
{
  for (guint i = 0; i < s->head.n_secrets; i++)
    if (s->secrets[i].kind == DUEL_SECRET_TACTIC && s->secrets[i].owner == seat && s->secrets[i].value / 2 == card)
      return TRUE;
  return FALSE;
}

guint
duel_tactic_choices (FpEngine *e, uint8_t seat, uint16_t *cards)
{
  return choices_of (e, DUEL_Q_TACTIC_CHOICES, seat, DUEL_READY, 1U << DUEL_KIND_TACTIC, cards);
}

/* Collects the tokens that @seat can choose, at most @most. */
static guint
tactic_choices (FpEngine *e, uint8_t seat, guint most, uint16_t *cards)
{
  const FpState *s = e->state;
  guint n = duel_tactic_choices (e, seat, cards), kept = 0;

  for (guint i = 0; i < n && kept < most; i++)
    if (s->cards[cards[i]].holder == seat && !chosen (s, seat, cards[i]))
      cards[kept++] = cards[i];
  return kept;
}

/* Offers the halves of readied tokens. A token with the same half twice is one option. */
void
duel_tactic_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = tactic_choices (e, pending->seat, FP_MAX_CARDS, cards),
        needed = (guint) MAX (pending->most - pending->picked, 1);
  const int card = pending->arg[0];
  const Picked last = { card, card < 0 ? 0 : e->state->cards[card].zone, -1, pending->seat };

  fp_sort_offered (e, cards, n, pending->seat);
  n = behind (e, cards, n, &last);
  for (guint i = 0; i < n && n - i >= needed; i++)
    {
      const FpCardDef *def = fp_engine_def (e, cards[i]);

      fp_options_add (options, FP_OPTION_HALF, cards[i] * 2, cards[i]);
      if (def->field[DUEL_FIELD_ICON] != def->field[DUEL_FIELD_ICON + 1] ||
          def->field[DUEL_FIELD_HALF] != def->field[DUEL_FIELD_HALF + 1])
        fp_options_add (options, FP_OPTION_HALF, cards[i] * 2 + 1, cards[i]);
    }
}

/* Returns the number of tactics that can be kept secret now. Room is left for one of the other
 * player, a choice made together, and dials and tactics of duels inside this one. */
static int
tactics_kept (const FpState *s)
{
  int capacity = FP_MAX_SECRETS - 3 - 4 * (FP_MAX_ENCOUNTERS - (int) s->head.n_encounters);

  for (guint i = 0; i < s->head.n_secrets; i++)
    capacity -= fp_secret_is_kept (&s->secrets[i]) ? 0 : 1;
  return MAX (capacity, 1);
}

/* Returns the number of tokens that @seat can choose, at most @most. While nothing modifies the
 * choice, the search ends with the last one that is needed. */
static guint
count_tactics (FpEngine *e, uint8_t seat, guint most)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;

  if (fp_query_is_modified (e, DUEL_Q_TACTIC_CHOICES))
    return tactic_choices (e, seat, most, cards);
  for (uint16_t card = s->zones[duel_zone (seat, DUEL_READY)].first; card != FP_NO_CARD && n < most;
       card = s->cards[card].next)
    n += fp_engine_def (e, card)->kind == DUEL_KIND_TACTIC && s->cards[card].holder == seat && !chosen (s, seat, card);
  return n > 0 ? n : tactic_choices (e, seat, most, cards);
}

static int16_t
tactics_to_choose (FpEngine *e, uint8_t seat)
{
  int wanted = fp_query_player (e, DUEL_Q_TACTIC_COUNT, seat, 1);
  int missing = wanted - e->state->zones[duel_slot (e->state, seat, DUEL_TACTIC)].count;

  if (missing <= 0)
    return 0;
  return (int16_t) MIN ((int) count_tactics (e, seat, (guint) missing), tactics_kept (e->state));
}

/* Only the owner knows the token and its half until step 5, unless they are played open. */
static void
keep_tactic (FpEngine *e, uint8_t seat, int half, gboolean open)
{
  fp_secret_keep (e, DUEL_SECRET_TACTIC, seat, half, 0, INT16_MAX);
  if (open)
    fp_secret_look (e, DUEL_SECRET_TACTIC, seat, 0);
  DUEL_EMIT (e, TACTIC_CHOSEN, .seat = seat, .value = half & 1, .n_cards = 1, .cards = { (uint16_t) (half / 2) },
             .seen = (FpSeats) (open ? 0xff : 1 << seat));
}

FP_LOCALS (choose_tactic)
{
  uint8_t seat, open;
  int16_t picked, count, last, half;
};

/* A player without a readied tactic plays none (ruling 27). */
FpFlow
duel_lay_tactic (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (choose_tactic);
  my->seat = fp_action (e, f)->who;
  my->last = -1;
  my->open = plays_open (e, my->seat) ? 1 : 0;
  my->count = tactics_to_choose (e, my->seat);
  if (my->count == 0 && s->zones[duel_slot (s, my->seat, DUEL_TACTIC)].count == 0)
    DUEL_EMIT (e, NO_TACTIC, .seat = my->seat);
  for (my->picked = 0; my->picked < my->count; my->picked++)
    {
      FP_CHOOSE (my->seat, DUEL_DECIDE_TACTIC, half, .flags = decision_flags (my->open, my->count),
                 .picked = (uint8_t) my->picked, .least = fp_group_size (my->count), .most = fp_group_size (my->count),
                 .arg = { my->last });
      if (my->half < 0)
        break;
      keep_tactic (e, my->seat, my->half, my->open);
      my->last = my->half / 2;
    }
  my->half = my->last = 0;
  s->head.result = my->count;
  FP_END;
}

/* --- The steps --- */

FP_LOCALS (choose_plans)
{
  uint8_t turn, seat;
};

/* Returns the seat that chooses first: the only one that plays open, else the first to decide. */
static uint8_t
first_to_choose (FpEngine *e)
{
  uint8_t first = duel_first_to_decide (e), other = duel_opponent (first);

  return !plays_open (e, first) && plays_open (e, other) ? other : first;
}

/* One secret choice each, plan first. Both finish before anything shows (ruling 26). */
FpFlow
duel_choose_plans (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (choose_plans);
  my->seat = first_to_choose (e);
  for (my->turn = 0; my->turn < 2; my->turn++, my->seat = duel_opponent (my->seat))
    {
      FP_ACTION (DUEL_lay_plan, .who = my->seat, .cause = DUEL_choose_plans);
      if (fp_state_encounter (s)->kind == DUEL_ENCOUNTER_DUEL)
        FP_ACTION (DUEL_lay_tactic, .who = my->seat, .cause = DUEL_choose_plans);
    }
  FP_END;
}

FP_LOCALS (reveal_plans)
{
  uint8_t turn;
};

FpFlow
duel_reveal_plans (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_plans);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      uint8_t seat = duel_in_order (s, my->turn);

      FP_EACH_CARD (s, duel_slot (s, seat, DUEL_PLAN), card)
        {
          fp_turn_card (e, card, FP_FACE_UP);
          DUEL_EMIT (e, PLAN_REVEALED, .seat = seat, .value = (int16_t) duel_card_value (e, card), .n_cards = 1,
                     .cards = { card }, .seen = 0xff);
        }
    }
  FP_END;
}
