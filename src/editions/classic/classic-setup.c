/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up (handbook p. 4): the first player, and the aliens that may be dealt. */
#include "editions/classic/classic.h"
#include "editions/encounter/encounter-deal.h"

/* Three home colonies keep a power, of two players four (p. 12 and 16). */
static int
power_needs (guint n_seats)
{
  return n_seats == 2 ? 4 : ENCOUNTER_USUAL_POWER_NEEDS;
}

const EncounterBook classic_book = {
  .hand = 7,
  .planets = 5,
  .home_ships = 4,
  .colonies = 5,
  .least_sent = 1,
  .most_sent = 4,
  .failure_loss = 3,
  .encounters = 2,
  .renews_at_once = TRUE,
  .most_encounters = 10000,
  .power_needs = power_needs,
  .hand_kinds = ENCOUNTER_HAND_KINDS,
  .encounter_kinds = ENCOUNTER_ENCOUNTER_KINDS,
  .terms = encounter_terms,
  .comes_up = classic_comes_up,
  .targets = classic_targets,
  .may_take = classic_may_take,
  .aliens_dealt = 2,
  .no_aliens = UINT64_C (1) << CLASSIC_OPTION_NO_ALIENS,
  .choose_aliens = UINT64_C (1) << CLASSIC_OPTION_CHOOSE_ALIENS,
  .deal_aliens = UINT64_C (1) << CLASSIC_OPTION_TWO_ALIENS,
};

/* Returns the seat that begins by a set-up option, FP_NOBODY: the discs say it. */
static uint8_t
first_by_option (const FpState *s)
{
  FP_EACH_SEAT (s, seat)
    if (s->head.options >> (CLASSIC_OPTION_FIRST_PLAYER + seat) & 1)
      return seat;
  return FP_NOBODY;
}

/* The deck and the discs are shuffled. Orders: the first disc turned up says who begins. It goes
 * back (ruling 2). In a campaign the score says who begins (ruling 54). */
FpFlow
classic_prepare_orders (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  FpState *s = e->state;
  uint8_t first = first_by_option (s);

  fp_shuffle (e, ENCOUNTER_DECK);
  fp_shuffle (e, ENCOUNTER_DESTINY);
  if (first != FP_NOBODY)
    {
      s->head.table[ENCOUNTER_TURN_OF] = first;
      return FP_FLOW_DONE;
    }
  first = classic_turn_orders (e, FP_NOBODY);
  if (first == FP_NOBODY)
    return FP_FLOW_DONE;
  s->head.table[ENCOUNTER_TURN_OF] = first;
  fp_move_card (e, s->zones[ENCOUNTER_DESTINY_DISCARDS].first, ENCOUNTER_DESTINY, FP_BOTTOM, FP_FACE_DOWN);
  fp_shuffle (e, ENCOUNTER_DESTINY);
  return FP_FLOW_DONE;
}

/* Returns the group for new players that the options name, 0: none. */
static int
group (const FpState *s)
{
  for (int i = 0; i < CLASSIC_GROUPS; i++)
    if (s->head.options >> (CLASSIC_OPTION_FIRST_GROUP + i) & 1)
      return i + 1;
  return 0;
}

/* Only aliens of the chosen group are played (p. 4, ruling 1). */
gboolean
classic_may_take (const FpEngine *e, guint def, gboolean late G_GNUC_UNUSED)
{
  const FpCardDef *card = fp_catalog_card (e->catalog, def);

  return group (e->state) == 0 || card->field[CLASSIC_FIELD_GROUP] == group (e->state);
}
