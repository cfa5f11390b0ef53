/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders (handbook p. 6, 10 and 16): a disc says in which system the offense has its encounter. */
#include "editions/classic/classic.h"

/* The last disc is never turned up: the discs that lie face up are shuffled under it before. */
uint8_t
classic_turn_orders (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t disc;

  if (s->zones[ENCOUNTER_MEETINGS].count < 2)
    {
      while (s->zones[ENCOUNTER_MET].count > 0)
        fp_move_card (e, s->zones[ENCOUNTER_MET].first, ENCOUNTER_MEETINGS, FP_BOTTOM, FP_FACE_DOWN);
      fp_shuffle (e, ENCOUNTER_MEETINGS);
    }
  disc = s->zones[ENCOUNTER_MEETINGS].first;
  if (disc == FP_NO_CARD)
    return FP_NOBODY;
  fp_move_card (e, disc, ENCOUNTER_MET, FP_TOP, FP_FACE_UP);
  ENCOUNTER_EMIT (e, MEETING_TURNED, .seat = seat, .n_cards = 1, .cards = { disc }, .seen = 0xff);
  return (uint8_t) (fp_engine_def (e, disc)->field[ENCOUNTER_FIELD_SEAT] - 1);
}

/* --- The own colour --- */

/* Offers the foreign colonies in @seat's system, its empty planets, and another disc. */
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
classic_own_colour_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  own_system_options (e, pending->seat, options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

FP_LOCALS (receive_orders)
{
  uint8_t offense, colour;
  int16_t answer;
};

/* Makes the owner of the answered colony the defense. Nobody defends an empty own planet. */
static void
meet_at_home (FpEngine *e, uint8_t seat, int answer)
{
  encounter_meets (e, answer > 0xff ? (uint8_t) (answer >> 8) : FP_NOBODY, seat, (uint8_t) (answer & 0xff));
}

/* Returns TRUE if a disc of another colour than @seat's can be turned up. */
static gboolean
is_other_left (const FpEngine *e, uint8_t seat)
{
  static const uint16_t zones[] = { ENCOUNTER_MEETINGS, ENCOUNTER_MET };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    FP_EACH_CARD (e->state, zones[i], disc)
      if (fp_engine_def (e, disc)->field[ENCOUNTER_FIELD_SEAT] != seat + 1)
        return TRUE;
  return FALSE;
}

/* Step 2: the colour of the top disc is the system in which the offense has its encounter. With its
 * own colour it may choose a colony or an empty planet at home, or turn up another disc. If no
 * other colour is left, there is no encounter (ruling 2). */
FpFlow
classic_receive_orders (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (receive_orders);
  my->offense = encounter_offense (s);
  do
    {
      my->answer = -1;
      my->colour = classic_turn_orders (e, my->offense);
      if (my->colour == my->offense)
        FP_CHOOSE (my->offense, CLASSIC_DECIDE_OWN_COLOUR, answer);
    }
  while (my->colour == my->offense && my->answer < 0 && is_other_left (e, my->offense));
  if (my->colour == FP_NOBODY || (my->colour == my->offense && my->answer < 0))
    encounter_call_off (e);
  else if (my->answer >= 0)
    meet_at_home (e, my->offense, my->answer);
  else
    encounter_meets (e, my->colour, my->colour, FP_NO_PLACE);
  FP_END;
}

/* --- The course --- */

/* Two players use no discs (p. 16). */
gboolean
classic_comes_up (const FpEngine *e, guint step)
{
  return step != ENCOUNTER_meet || e->state->head.n_seats > 2;
}

/* Step 4: any planet of the system of the orders. Two players: any of the opponent's system, and
 * the opponent's colonies at home. */
guint
classic_targets (FpEngine *e, uint16_t *places)
{
  const FpState *s = e->state;
  uint8_t offense = encounter_offense (s);
  int system = fp_state_encounter_const (s)->numbers[ENCOUNTER_WHERE] - 1;
  guint n = 0;

  for (uint16_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (system >= 0
            ? encounter_system (s, place) == system
            : encounter_system (s, place) != offense || encounter_is_colony (s, place, encounter_nth (s, offense, 1)))
      places[n++] = place;
  return n;
}
