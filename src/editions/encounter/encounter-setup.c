/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up: aliens and hands. */
#include "editions/encounter/encounter-box.h"
#include "engine/effects/fp-veiled.h"

static gboolean
has_option (const FpState *s, uint64_t bits)
{
  return (s->head.options & bits) != 0;
}

/* Returns TRUE if aliens are dealt to choose from. */
static gboolean
deals_aliens (const FpEngine *e)
{
  const EncounterBook *book = encounter_book (e);

  return book->deals_aliens ? !has_option (e->state, book->choose_aliens | book->random_aliens)
                            : has_option (e->state, book->deal_aliens);
}

/* Returns TRUE if @seat has an alien already. A position may give it one. */
static gboolean
has_alien (const FpState *s, uint8_t seat)
{
  return s->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].count > 0;
}

void
encounter_take_alien (FpEngine *e, uint8_t seat, uint16_t card)
{
  gboolean veils = encounter_book (e)->veils_aliens;

  fp_move_card (e, card, encounter_zone (seat, ENCOUNTER_ALIEN), FP_TOP, veils ? FP_FACE_DOWN : FP_FACE_UP);
  e->state->head.seats[seat].counts[ENCOUNTER_POWER_BEGUN] = 0;
  if (veils)
    {
      fp_card_learned (e, card, seat);
      fp_card_veil (e, card);
    }
  FP_EMIT (e, ALIEN_TAKEN, .seat = seat, .n_cards = 1, .cards = { card },
           .seen = (FpSeats) (veils ? 1U << seat : 0xff));
}

/* The unused aliens are mixed, so that nobody knows which of them it is. */
void
encounter_return_alien (FpEngine *e, uint16_t card)
{
  gboolean veils = encounter_book (e)->veils_aliens;

  fp_move_card (e, card, ENCOUNTER_ALIENS, FP_BOTTOM, veils ? FP_FACE_DOWN : FP_FACE_UP);
  if (veils)
    fp_shuffle (e, ENCOUNTER_ALIENS);
}

/* Returns TRUE if the alien with definition @def goes together with those that the other seats
 * have, or were dealt and may still choose. */
static gboolean
goes_with_others (const FpEngine *e, guint def, uint8_t seat)
{
  FP_EACH_SEAT (e->state, other)
    FP_EACH_CARD (e->state, encounter_zone (other, ENCOUNTER_ALIEN), theirs)
      if (other != seat && fp_catalog_apart (e->catalog, def, e->state->cards[theirs].def))
        return FALSE;
  return TRUE;
}

guint
encounter_unused_aliens (const FpEngine *e, uint16_t *cards)
{
  guint n = fp_zone_sorted (e->state, ENCOUNTER_ALIENS, cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (encounter_book (e)->may_take (e, e->state->cards[cards[i]].def, FALSE))
      cards[kept++] = cards[i];
  return kept;
}

gboolean
encounter_is_unused (const FpEngine *e, guint def)
{
  const FpState *s = e->state;

  if (!encounter_book (e)->may_take (e, def, FALSE))
    return FALSE;
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].def == def)
      return s->cards[card].zone == ENCOUNTER_ALIENS;
  return encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN);
}

guint
encounter_aliens_for (const FpEngine *e, uint8_t seat, uint16_t *cards)
{
  guint n = encounter_unused_aliens (e, cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (goes_with_others (e, e->state->cards[cards[i]].def, seat))
      cards[kept++] = cards[i];
  return kept;
}

/* Draws an alien for @seat from the box. @open: everybody sees the draw. FP_NO_CARD: there is
 * none. */
static uint16_t
draw_from_box (FpEngine *e, uint8_t seat, gboolean open)
{
  uint16_t defs[FP_MAX_CARDS];
  guint n = encounter_box_list (e, ENCOUNTER_KIND_ALIEN, defs), kept = 0;

  for (guint i = 0; i < n; i++)
    if (goes_with_others (e, defs[i], seat))
      defs[kept++] = defs[i];
  if (kept == 0)
    return FP_NO_CARD;
  return encounter_box_bring (e,
                              defs[open ? fp_engine_draw (e, kept) : fp_random_below (&e->state->head.random, kept)]);
}

static gboolean
any_alien (const FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];

  if (encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN))
    return encounter_box_list (e, ENCOUNTER_KIND_ALIEN, cards) > 0;
  return encounter_aliens_for (e, seat, cards) > 0;
}

void
encounter_alien_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = deals_aliens (e) ? fp_zone_sorted (s, encounter_zone (pending->seat, ENCOUNTER_ALIEN), cards)
                             : encounter_aliens_for (e, pending->seat, cards);

  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

uint16_t
encounter_draw_alien (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;

  if (encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN))
    return draw_from_box (e, seat, !encounter_book (e)->veils_aliens);
  n = encounter_aliens_for (e, seat, cards);
  if (n == 0)
    return FP_NO_CARD;
  return cards[encounter_book (e)->veils_aliens ? fp_random_below (&e->state->head.random, n) : fp_engine_draw (e, n)];
}

static void
take_random_alien (FpEngine *e, uint8_t seat)
{
  uint16_t card = encounter_draw_alien (e, seat);

  if (card != FP_NO_CARD)
    encounter_take_alien (e, seat, card);
}

/* Deals @n aliens to @seat, which looks at them. */
static void
deal_aliens (FpEngine *e, uint8_t seat, guint n)
{
  uint16_t cards[FP_MAX_CARDS];

  for (guint i = 0; i < n; i++)
    {
      gboolean boxed = encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN);
      guint left = boxed ? 0 : encounter_aliens_for (e, seat, cards);
      uint16_t card = boxed      ? draw_from_box (e, seat, FALSE)
                      : left > 0 ? cards[fp_random_below (&e->state->head.random, left)]
                                 : FP_NO_CARD;

      if (card == FP_NO_CARD)
        return;
      fp_move_card (e, card, encounter_zone (seat, ENCOUNTER_ALIEN), FP_BOTTOM, FP_FACE_DOWN);
      fp_card_learned (e, card, seat);
      if (encounter_book (e)->alien_dealt != NULL)
        encounter_book (e)->alien_dealt (e, card, seat);
    }
}

static void
turn_unused (FpEngine *e, FpFacing facing)
{
  FP_EACH_CARD (e->state, ENCOUNTER_ALIENS, card)
    fp_turn_card (e, card, facing);
}

/* Unused aliens lie face down while aliens are dealt, so that they don't tell which were dealt. */
static void
hide_unused (FpEngine *e)
{
  turn_unused (e, FP_FACE_DOWN);
  fp_shuffle (e, ENCOUNTER_ALIENS);
}

/* Returns TRUE if @card is one of the @n cards @cards. */
static gboolean
is_among (uint16_t card, const uint16_t *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] == card)
      return TRUE;
  return FALSE;
}

/* Turns up the aliens that nobody can have: without secret aliens all unused ones, else those that
 * were not dealt in any case. */
static void
show_unused (FpEngine *e)
{
  uint16_t secret[FP_MAX_CARDS];
  guint n;

  if (encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN))
    return;
  if (!encounter_book (e)->veils_aliens)
    {
      turn_unused (e, FP_FACE_UP);
      return;
    }
  n = encounter_unused_aliens (e, secret);
  fp_shuffle (e, ENCOUNTER_ALIENS);
  FP_EACH_CARD (e->state, ENCOUNTER_ALIENS, card)
    if (!is_among (card, secret, n))
      fp_turn_card (e, card, FP_FACE_UP);
}

void
encounter_mix_unused (FpEngine *e)
{
  if (encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN))
    return;
  hide_unused (e);
  show_unused (e);
}

/* Shows the alien that @seat has chosen. The others go back. */
static void
show_chosen (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (e->state, encounter_zone (seat, ENCOUNTER_ALIEN), cards);
  int chosen = fp_secret_take (e, ENCOUNTER_SECRET_ALIEN, seat, -1);

  if (chosen < 0)
    return;
  for (guint i = 0; i < n; i++)
    if (cards[i] != chosen)
      fp_move_card (e, cards[i], ENCOUNTER_ALIENS, FP_BOTTOM, FP_FACE_DOWN);
  encounter_take_alien (e, seat, (uint16_t) chosen);
}

FP_LOCALS (choose_aliens)
{
  uint8_t seat;
  FpSeats dealt;
  int16_t card;
};

/* Choose aliens (2000 edition, p. 4; combined rules, p. 3 and 4). Each player is dealt an
 * alien, or chooses: one of several dealt, secretly, or any, openly. */
FpFlow
encounter_choose_aliens (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (choose_aliens);
  if (has_option (s, encounter_book (e)->no_aliens))
    FP_RETURN;
  if (encounter_book (e)->prepare_aliens != NULL)
    encounter_book (e)->prepare_aliens (e);
  if (deals_aliens (e))
    {
      hide_unused (e);
      for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
        if (!has_alien (s, my->seat))
          {
            deal_aliens (e, my->seat, encounter_book (e)->aliens_dealt);
            my->dealt |= (FpSeats) (has_alien (s, my->seat) << my->seat);
          }
      for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
        if (my->dealt >> my->seat & 1)
          {
            FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_ALIEN, card, .flags = FP_DECISION_SECRET | FP_DECISION_TOGETHER);
            fp_secret_keep (e, ENCOUNTER_SECRET_ALIEN, my->seat, my->card, 0, INT16_MAX);
            my->card = 0;
          }
      for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
        show_chosen (e, my->seat);
      show_unused (e);
      FP_RETURN;
    }
  if (encounter_book (e)->veils_aliens)
    hide_unused (e);
  else if (has_option (s, encounter_book (e)->choose_aliens) && encounter_is_boxed (e, ENCOUNTER_KIND_ALIEN))
    encounter_box_open (e, ENCOUNTER_KIND_ALIEN);
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    {
      if (has_alien (s, my->seat) || !any_alien (e, my->seat))
        continue;
      if (!has_option (s, encounter_book (e)->choose_aliens))
        {
          take_random_alien (e, my->seat);
          continue;
        }
      FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_ALIEN, card);
      if (my->card >= 0)
        encounter_take_alien (e, my->seat, encounter_box_front (e, (uint16_t) my->card));
    }
  if (encounter_book (e)->veils_aliens)
    show_unused (e);
  FP_END;
}

FP_LOCALS (deal_hands)
{
  uint8_t seat, pad;
};

/* Deal hands (2000 edition, p. 4; combined rules, p. 5). Each player draws a hand. */
FpFlow
encounter_deal_hands (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (deal_hands);
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    FP_ACTION (ENCOUNTER_draw, .who = my->seat,
               .count = (int16_t) fp_query_player (e, ENCOUNTER_Q_HAND_SIZE, my->seat, encounter_book (e)->hand),
               .cause = ENCOUNTER_deal_hands);
  FP_END;
}
