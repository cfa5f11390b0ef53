/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Techs from the deck: the first one of each player, and those that come instead of an
 * encounter. */
#include "editions/cosmic/modules/technology/technology-module.h"

enum
{
  DEALT = 2, /* techs at first, of which each player keeps one */
  SECRET_TECH = 101, /* a tech kept in the set-up, behind the secrets of the encounter */
};

/* --- The deck --- */

/* Puts the discards under the deck, which has one card or none (p. 20). */
static void
renew (FpEngine *e)
{
  const FpZone *discards = &e->state->zones[technology_zone (e, TECHNOLOGY_DISCARDS, 0)];
  uint16_t deck = technology_zone (e, TECHNOLOGY_DECK, 0);
  int16_t n = (int16_t) discards->count;

  while (discards->count > 0)
    fp_move_card (e, discards->first, deck, FP_BOTTOM, FP_FACE_DOWN);
  fp_shuffle (e, deck);
  FP_EMIT (e, DECK_RENEWED, .seat = FP_NOBODY, .count = n, .value = (int16_t) (e->state->zones[deck].count - n));
}

/* Gives @seat up to @n techs of the deck, face down. Returns their number. Its last card is not
 * drawn but shuffled with the discards, if there are any. */
static int
draw (FpEngine *e, uint8_t seat, int n)
{
  const FpState *s = e->state;
  uint16_t deck = technology_zone (e, TECHNOLOGY_DECK, 0), hers = technology_zone (e, TECHNOLOGY_UNDER_WAY, seat);
  uint16_t cards[FP_EVENT_MAX_CARDS];
  int drawn = 0;

  for (; drawn < MIN (n, (int) G_N_ELEMENTS (cards)); drawn++)
    {
      if (s->zones[deck].count <= 1 && s->zones[technology_zone (e, TECHNOLOGY_DISCARDS, 0)].count > 0)
        renew (e);
      cards[drawn] = s->zones[deck].first;
      if (cards[drawn] == FP_NO_CARD)
        break;
      fp_move_card (e, cards[drawn], hers, FP_BOTTOM, FP_FACE_DOWN);
    }
  if (drawn > 0)
    fp_common_emit_cards (e, COSMIC_EVENT_TECHS_DEALT, seat, cards, (guint) drawn, (FpSeats) (1U << seat));
  return drawn;
}

/* Writes the last @n techs that @seat has got. Returns their number. */
static guint
drawn_last (const FpEngine *e, uint8_t seat, int n, uint16_t cards[FP_MAX_CARDS])
{
  guint all = fp_zone_list (e->state, technology_zone (e, TECHNOLOGY_UNDER_WAY, seat), cards);
  guint kept = MIN (all, (guint) MAX (n, 0));

  memmove (cards, cards + (all - kept), kept * sizeof *cards);
  return kept;
}

/* Discards all of the last @n techs that @seat has got but @chosen. */
static void
keep_one (FpEngine *e, uint8_t seat, int n, uint16_t chosen)
{
  uint16_t cards[FP_MAX_CARDS];
  guint last = drawn_last (e, seat, n, cards), gone = 0;

  for (guint i = 0; i < last; i++)
    if (cards[i] != chosen)
      {
        fp_move_card (e, cards[i], technology_zone (e, TECHNOLOGY_DISCARDS, 0), FP_TOP, FP_FACE_UP);
        cards[gone++] = cards[i];
      }
  COSMIC_EMIT (e, TECH_KEPT, .seat = seat, .n_cards = 1, .cards = { chosen }, .seen = (FpSeats) (1U << seat));
  if (gone > 0)
    fp_common_emit_cards (e, FP_EVENT_CARDS_DISCARDED, seat, cards, gone, 0xff);
}

/* The last techs of a player, in number arg[0]. */
void
technology_kept_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = drawn_last (e, pending->seat, pending->arg[0], cards);

  fp_sort_cards (e->state, cards, n);
  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

/* --- Steps --- */

FP_LOCALS (deal_techs)
{
  uint8_t seat, pad;
  int16_t card;
};

/* Returns TRUE if @seat chooses among the techs that it was dealt. */
static gboolean
has_choice (const FpEngine *e, uint8_t seat)
{
  return e->state->zones[technology_zone (e, TECHNOLOGY_UNDER_WAY, seat)].count == DEALT;
}

/* Deal techs (p. 5). Each player looks at two, and keeps one of them secretly. */
FpFlow
technology_deal_techs (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (deal_techs);
  fp_shuffle (e, technology_zone (e, TECHNOLOGY_DECK, 0));
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    draw (e, my->seat, DEALT);
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    if (has_choice (e, my->seat))
      {
        FP_CHOOSE (my->seat, COSMIC_DECIDE_KEPT_TECH, card, .flags = FP_DECISION_SECRET | FP_DECISION_TOGETHER,
                   .arg = { DEALT });
        fp_secret_keep (e, SECRET_TECH, my->seat, my->card, 0, INT16_MAX);
        my->card = 0;
      }
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    if (has_choice (e, my->seat))
      keep_one (e, my->seat, DEALT, (uint16_t) fp_secret_take (e, SECRET_TECH, my->seat, -1));
  FP_END;
}

gboolean
technology_may_acquire (const FpEngine *e, uint8_t seat G_GNUC_UNUSED)
{
  return e->state->zones[technology_zone (e, TECHNOLOGY_DECK, 0)].count +
             e->state->zones[technology_zone (e, TECHNOLOGY_DISCARDS, 0)].count >
         0;
}

FP_LOCALS (acquire_tech)
{
  uint8_t seat, pad;
  int16_t n, card;
};

/* Acquire a tech (p. 20). Instead of another encounter the player draws a tech for each foreign
 * colony and one more, and keeps one of them. */
FpFlow
technology_acquire_tech (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (acquire_tech);
  my->seat = encounter_offense (s);
  my->n = (int16_t) draw (e, my->seat, encounter_foreign_colonies (s, my->seat) + 1);
  if (my->n > 0)
    {
      FP_CHOOSE (my->seat, COSMIC_DECIDE_KEPT_TECH, card, .flags = FP_DECISION_SECRET, .arg = { my->n });
      keep_one (e, my->seat, my->n, (uint16_t) my->card);
    }
  FP_END;
}
