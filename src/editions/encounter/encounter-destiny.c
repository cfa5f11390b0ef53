/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destiny: the card that says in which system the offense has its encounter. */
#include "editions/encounter/encounter.h"

void
encounter_turn_up_destiny (FpEngine *e, uint8_t seat, uint16_t card)
{
  fp_move_card (e, card, ENCOUNTER_DESTINY_DISCARDS, FP_TOP, FP_FACE_UP);
  ENCOUNTER_EMIT (e, DESTINY_DRAWN, .seat = seat, .n_cards = 1, .cards = { card }, .seen = 0xff);
}

uint16_t
encounter_turn_destiny (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t card;

  if (s->zones[ENCOUNTER_DESTINY].count < 2)
    {
      while (s->zones[ENCOUNTER_DESTINY_DISCARDS].count > 0)
        fp_move_card (e, s->zones[ENCOUNTER_DESTINY_DISCARDS].first, ENCOUNTER_DESTINY, FP_BOTTOM, FP_FACE_DOWN);
      fp_shuffle (e, ENCOUNTER_DESTINY);
    }
  card = s->zones[ENCOUNTER_DESTINY].first;
  if (card != FP_NO_CARD)
    encounter_turn_up_destiny (e, seat, card);
  return card;
}

uint8_t
encounter_destiny_colour (const FpEngine *e, uint16_t card)
{
  int colour = fp_engine_def (e, card)->field[ENCOUNTER_FIELD_SEAT];

  return colour > 0 ? (uint8_t) (colour - 1) : FP_NOBODY;
}

/* --- The own colour --- */

/* Offers the foreign colonies in @seat's system, and its empty planets. */
static void
own_system_options (const FpEngine *e, uint8_t seat, FpOptions *options)
{
  const FpState *s = e->state;

  for (uint8_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    {
      gboolean empty = TRUE;

      if (encounter_system (s, place) != seat)
        continue;
      FP_EACH_SEAT (s, other)
        if (encounter_is_colony (s, place, other))
          {
            empty = FALSE;
            if (other != seat)
              fp_options_add (options, FP_OPTION_COLONY, place | other << 8, place);
          }
      if (empty)
        fp_options_add (options, FP_OPTION_PLANET, place, place);
    }
}

void
encounter_own_colour_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  own_system_options (e, pending->seat, options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

void
encounter_set_target_at_home (FpEngine *e, uint8_t seat, int answer)
{
  encounter_set_target (e, answer > 0xff ? (uint8_t) (answer >> 8) : FP_NOBODY, seat, (uint8_t) (answer & 0xff));
}

guint
encounter_targets (FpEngine *e, uint16_t *places)
{
  const FpState *s = e->state;
  int system = fp_state_encounter_const (s)->numbers[ENCOUNTER_WHERE] - 1;
  guint n = 0;

  for (uint16_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_system (s, place) == system)
      places[n++] = place;
  return n;
}
