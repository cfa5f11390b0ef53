/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choice of aliens (rulebook p. 7, set-up step 3; ruling 5): openly, from dealt aliens, or none. */
#include "editions/duel/duel-private.h"

static gboolean
has_option (const FpState *s, uint64_t bit)
{
  return (s->head.options & bit) != 0;
}

/* Returns TRUE if @seat has an alien already. A position may give it one. */
static gboolean
has_alien (const FpState *s, uint8_t seat)
{
  return s->zones[duel_zone (seat, DUEL_ALIEN)].count > 0;
}

/* Collects the unused aliens recommended for a first game (rulebook p. 4). Returns their number. */
static guint
first_game_aliens (const FpEngine *e, uint16_t *cards)
{
  guint n = 0;

  FP_EACH_CARD (e->state, DUEL_ALIENS, card)
    if (fp_engine_def (e, card)->first_game)
      cards[n++] = card;
  fp_sort_cards (e->state, cards, n);
  return n;
}

/* Collects the aliens from which @seat chooses: those dealt, those of a first game, or all. */
static guint
choices (const FpEngine *e, uint8_t seat, uint16_t *cards)
{
  const FpState *s = e->state;
  guint n = 0;

  if (has_option (s, DUEL_OPTION_DEALT_ALIENS))
    return fp_zone_sorted (s, duel_zone (seat, DUEL_ALIEN), cards);
  if (has_option (s, DUEL_OPTION_FIRST_GAME))
    n = first_game_aliens (e, cards);
  return n > 0 ? n : fp_zone_sorted (s, DUEL_ALIENS, cards);
}

void
duel_alien_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = choices (e, pending->seat, cards);

  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

static void
take_alien (FpEngine *e, uint8_t seat, uint16_t card)
{
  fp_move_card (e, card, duel_zone (seat, DUEL_ALIEN), FP_TOP, FP_FACE_UP);
  FP_EMIT (e, ALIEN_TAKEN, .seat = seat, .n_cards = 1, .cards = { card }, .seen = 0xff);
}

/* Turns the unused aliens over. Face down, they don't reveal which aliens were dealt. */
static void
turn_all (FpEngine *e, FpFacing facing)
{
  FP_EACH_CARD (e->state, DUEL_ALIENS, card)
    fp_turn_card (e, card, facing);
}

static void
deal (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;

  for (int i = 0; i < DUEL_DEALT && s->zones[DUEL_ALIENS].count > 0; i++)
    {
      uint16_t card = s->zones[DUEL_ALIENS].first;

      fp_move_card (e, card, duel_zone (seat, DUEL_ALIEN), FP_BOTTOM, FP_FACE_DOWN);
      fp_card_learned (e, card, seat);
    }
}

/* Shows the alien picked. The others go back. */
static void
show_picked (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (s, duel_zone (seat, DUEL_ALIEN), cards);
  int picked = fp_secret_take (e, DUEL_SECRET_ALIEN, seat, -1);

  if (picked < 0)
    return;
  for (guint i = 0; i < n; i++)
    if (cards[i] != picked)
      fp_move_card (e, cards[i], DUEL_ALIENS, FP_BOTTOM, FP_FACE_DOWN);
  take_alien (e, seat, (uint16_t) picked);
}

/* Deals to each seat without an alien. Returns the seats dealt to. */
static FpSeats
deal_to_all (FpEngine *e)
{
  FpState *s = e->state;
  FpSeats dealt = 0;

  turn_all (e, FP_FACE_DOWN);
  fp_shuffle (e, DUEL_ALIENS);
  FP_EACH_SEAT (s, seat)
    if (!has_alien (s, seat))
      {
        deal (e, seat);
        if (has_alien (s, seat))
          dealt |= (FpSeats) (1 << seat);
      }
  return dealt;
}

FP_LOCALS (choose_aliens)
{
  uint8_t seat;
  FpSeats dealt;
  int16_t card;
};

/* Step 3: plan decks are shuffled, tactics are readied already, aliens are chosen. The choice is
 * open in seat order, or a secret one of three dealt, shown together. */
FpFlow
duel_choose_aliens (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (choose_aliens);
  FP_EACH_SEAT (s, seat)
    fp_shuffle (e, duel_zone (seat, DUEL_DECK));
  if (has_option (s, DUEL_OPTION_NO_ALIENS))
    FP_RETURN;
  if (has_option (s, DUEL_OPTION_DEALT_ALIENS))
    {
      my->dealt = deal_to_all (e);
      for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
        {
          if (!(my->dealt & 1 << my->seat))
            continue;
          FP_CHOOSE (my->seat, DUEL_DECIDE_ALIEN, card, .flags = FP_DECISION_SECRET | FP_DECISION_TOGETHER);
          fp_secret_keep (e, DUEL_SECRET_ALIEN, my->seat, my->card, 0, INT16_MAX);
          my->card = 0;
        }
      for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
        show_picked (e, my->seat);
      turn_all (e, FP_FACE_UP);
      FP_RETURN;
    }
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    {
      if (has_alien (s, my->seat) || s->zones[DUEL_ALIENS].count == 0)
        continue;
      FP_CHOOSE (my->seat, DUEL_DECIDE_ALIEN, card);
      take_alien (e, my->seat, (uint16_t) my->card);
    }
  FP_END;
}
