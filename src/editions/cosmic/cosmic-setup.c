/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up (combined rules, p. 3 to 5): aliens, the deck, and the first player. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-box.h"
#include "editions/encounter/encounter-deal.h"

/* A power is lost with the third home colony (p. 7). */
static int
power_needs (guint n_seats G_GNUC_UNUSED)
{
  return ENCOUNTER_USUAL_POWER_NEEDS;
}

/* Returns TRUE if @step comes up, which the shared rules don't know. */
static int
comes_up (const FpEngine *e, guint step)
{
  const FpState *s = e->state;
  uint8_t defense = encounter_main (s, ENCOUNTER_DEFENSE);

  switch (step)
    {
    case COSMIC_renew_hand:
      return encounter_played (s, defense) == FP_NO_CARD && !encounter_may_play ((FpEngine *) e, defense)
                 ? ENCOUNTER_COMES_UP
                 : ENCOUNTER_IS_SKIPPED;
    case COSMIC_play_reinforcements:
      return encounter_totals_decide ((FpEngine *) e) ? ENCOUNTER_COMES_UP : ENCOUNTER_IS_SKIPPED;
    default:
      return ENCOUNTER_AS_USUAL;
    }
}

/* Returns the hardest alert of the aliens that may be dealt, 0: any. */
static int
hardest (const FpState *s)
{
  return s->head.options >> COSMIC_OPTION_GREEN_ALIENS & 1    ? 1
         : s->head.options >> COSMIC_OPTION_YELLOW_ALIENS & 1 ? 2
                                                              : 0;
}

/* A power that comes after the set-up, or doesn't work in it, is too late for what it does
 * there. */
gboolean
cosmic_may_take (const FpEngine *e, guint def, gboolean late)
{
  const FpState *s = e->state;
  const FpCardDef *card = fp_catalog_card (e->catalog, def);

  return (hardest (s) == 0 || card->complexity <= hardest (s)) &&
         fp_edition_may_deal (e->edition, card, s->head.n_seats, s->head.options) &&
         !((late || encounter_book (e)->late_aliens) && cosmic_has_set_up (e, def));
}

/* Two morphs: both players lose (p. 18). A morph against another card counts as that card. */
static const uint8_t judgements[FP_MAX_KINDS][FP_MAX_KINDS] = {
  [COSMIC_KIND_MORPH] = { [COSMIC_KIND_MORPH] = ENCOUNTER_BOTH_LOSE },
};

const EncounterBook cosmic_book = {
  .hand = 8,
  .planets = 5,
  .home_ships = 4,
  .colonies = 5,
  .least_sent = 1,
  .most_sent = 4,
  .failure_loss = 3,
  .encounters = 2,
  .most_encounters = 10000,
  .power_needs = power_needs,
  .hand_kinds = COSMIC_HAND_KINDS,
  .guest_kinds = COSMIC_GUEST_KINDS,
  .encounter_kinds = COSMIC_ENCOUNTER_KINDS,
  .must_regroup = TRUE,
  .claims_from_empty_hands = TRUE,
  .offense_needs_card_until = COSMIC_renew_hand,
  .deals_aliens = TRUE,
  .regroup_ships = cosmic_regroup_ships,
  .rewards_apart = TRUE,
  .reward_event = COSMIC_EVENT_REWARD_TAKEN,
  .added = { COSMIC_REINFORCEMENTS, COSMIC_REINFORCEMENTS + 1 },
  .out_of_cards = COSMIC_quake,
  .reshuffle = COSMIC_reshuffle,
  .interlude = COSMIC_interlude,
  .deal = COSMIC_deal,
  .forfeit = COSMIC_forfeit,
  .judgements = judgements,
  .terms = encounter_terms,
  .both_lose = cosmic_both_lose,
  .counts_as = cosmic_counts_as,
  .comes_up = comes_up,
  .targets = encounter_targets,
  .may_take = cosmic_may_take,
  .reserves = { [ENCOUNTER_KIND_ALIEN] = ENCOUNTER_ALIENS, [COSMIC_KIND_FLARE] = COSMIC_FLARES },
  .first_zone = cosmic_first_zone,
  .alien_dealt = cosmic_alien_dealt,
  .aliens_dealt = 2,
  .no_aliens = UINT64_C (1) << COSMIC_OPTION_NO_ALIENS,
  .random_aliens = UINT64_C (1) << COSMIC_OPTION_RANDOM_ALIENS,
  .choose_aliens = UINT64_C (1) << COSMIC_OPTION_CHOOSE_ALIENS,
};

enum
{
  COSMIC_MOST_HOME_SHIPS = 16, /* on each planet at first: all ships of a seat fit its numbers */
};

/* Puts @more ships, which were not in the game before, on each home planet of @seat. */
static void
add_ships (FpEngine *e, uint8_t seat, int more)
{
  FpState *s = e->state;

  for (uint8_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_system (s, place) == seat)
      {
        s->places[ENCOUNTER_OUT].ships[seat] = (uint8_t) (s->places[ENCOUNTER_OUT].ships[seat] + more);
        s->head.seats[seat].counts[ENCOUNTER_MORE_SHIPS] += (int16_t) more;
        fp_move_ships (e, seat, ENCOUNTER_OUT, place, more);
        FP_EMIT (e, SHIPS_MOVED, .seat = seat, .from = ENCOUNTER_OUT, .to = place, .count = (int16_t) more);
      }
}

/* Prepare the deck (p. 4): flares are added, and it is shuffled. Aliens may bring more ships. */
FpFlow
cosmic_prepare_deck (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  int usual = encounter_book (e)->home_ships;

  FP_EACH_SEAT (e->state, seat)
    if (fp_query_player (e, COSMIC_Q_HOME_SHIPS, seat, usual) > usual)
      add_ships (e, seat, MIN (fp_query_player (e, COSMIC_Q_HOME_SHIPS, seat, usual), COSMIC_MOST_HOME_SHIPS) - usual);
  encounter_box_close (e, ENCOUNTER_KIND_ALIEN);
  cosmic_add_flares (e);
  encounter_box_close (e, COSMIC_KIND_FLARE);
  fp_shuffle (e, ENCOUNTER_DECK);
  fp_shuffle (e, ENCOUNTER_DESTINY);
  return FP_FLOW_DONE;
}

/* Puts the destiny cards that lie face up back, and shuffles them. */
static void
shuffle_destiny (FpEngine *e)
{
  FpState *s = e->state;

  while (s->zones[ENCOUNTER_DESTINY_DISCARDS].count > 0)
    fp_move_card (e, s->zones[ENCOUNTER_DESTINY_DISCARDS].first, ENCOUNTER_DESTINY, FP_BOTTOM, FP_FACE_DOWN);
  fp_shuffle (e, ENCOUNTER_DESTINY);
}

/* Choose the first player (p. 5): destiny cards are turned up until one has the colour of a
 * player. Then they are shuffled. */
FpFlow
cosmic_find_first_player (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  FpState *s = e->state;
  uint8_t first = FP_NOBODY;
  uint16_t card = FP_NO_CARD;

  for (guint left = s->zones[ENCOUNTER_DESTINY].count; left > 0 && first == FP_NOBODY; left--)
    {
      card = encounter_turn_destiny (e, FP_NOBODY);
      first = card != FP_NO_CARD ? encounter_destiny_colour (e, card) : FP_NOBODY;
    }
  if (first != FP_NOBODY)
    {
      s->head.table[ENCOUNTER_TURN_OF] = first;
      COSMIC_EMIT (e, FIRST_PLAYER, .seat = first, .n_cards = 1, .cards = { card }, .seen = 0xff);
    }
  shuffle_destiny (e);
  return FP_FLOW_DONE;
}
