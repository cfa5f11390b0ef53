/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destiny (combined rules, p. 11): a card says with whom the offense has its encounter. */
#include "editions/cosmic/cosmic.h"

/* --- The card --- */

/* The top card of destiny is turned up. The result is that card, or −1. */
FpFlow
cosmic_draw_destiny (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t card = encounter_turn_destiny (e, action->who);

  action->card = card;
  e->state->head.result = card == FP_NO_CARD ? -1 : (int16_t) card;
  return FP_FLOW_DONE;
}

/* Returns what @seat has of the thing that a special card counts; the highest number is met. */
static int
figure_of (const FpState *s, guint shows, uint8_t seat)
{
  switch (shows)
    {
    case COSMIC_SHOWS_MOST_CARDS:
      return s->zones[encounter_zone (seat, ENCOUNTER_HAND)].count;
    case COSMIC_SHOWS_MOST_COLONIES:
      return encounter_foreign_colonies (s, seat);
    default:
      return -s->places[ENCOUNTER_WARP].ships[seat];
    }
}

/* Returns the player whom a special card names. Of several the first on the left of @offense. */
static uint8_t
special_defense (const FpState *s, guint shows, uint8_t offense)
{
  uint8_t best = encounter_nth (s, offense, 1);

  for (guint i = 2; i < s->head.n_seats; i++)
    if (figure_of (s, shows, encounter_nth (s, offense, i)) > figure_of (s, shows, best))
      best = encounter_nth (s, offense, i);
  return best;
}

void
cosmic_defense_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  FP_EACH_SEAT (e->state, seat)
    if (seat != pending->seat)
      fp_options_add (options, FP_OPTION_SEAT, seat, seat);
}

/* --- The step --- */

FP_LOCALS (destiny)
{
  uint8_t offense, colour;
  int16_t card, answer;
};

/* Returns what the card turned up shows besides a colour. */
static guint
shows (const FpEngine *e, int card)
{
  return (guint) fp_engine_def (e, (uint16_t) card)->field[COSMIC_FIELD_SHOWS];
}

/* Returns TRUE if a card that does not have the colour of @seat can be turned up. */
static gboolean
is_other_left (const FpEngine *e, uint8_t seat)
{
  static const uint16_t zones[] = { ENCOUNTER_DESTINY, ENCOUNTER_DESTINY_DISCARDS };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    FP_EACH_CARD (e->state, zones[i], card)
      if (encounter_destiny_colour (e, card) != seat)
        return TRUE;
  return FALSE;
}

/* Draw a destiny card. A colour means that player, a wild card any other one, a special card the
 * one it describes. With the own colour the offense attacks a foreign colony at home, settles an
 * empty planet there, or draws again. */
FpFlow
cosmic_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (destiny);
  my->offense = encounter_offense (s);
  do
    {
      my->answer = -1;
      FP_ACTION (COSMIC_draw_destiny, .who = my->offense, .cause = ENCOUNTER_destiny);
      my->card = s->head.result;
      if (my->card < 0)
        {
          encounter_call_off (e);
          FP_RETURN;
        }
      my->colour = encounter_destiny_colour (e, (uint16_t) my->card);
      if (my->colour == my->offense)
        FP_CHOOSE (my->offense, COSMIC_DECIDE_OWN_COLOUR, answer);
    }
  while (my->colour == my->offense && my->answer < 0 && is_other_left (e, my->offense));
  if (my->colour == my->offense)
    {
      if (my->answer < 0)
        encounter_call_off (e);
      else
        encounter_set_target_at_home (e, my->offense, my->answer);
      FP_RETURN;
    }
  if (my->colour == FP_NOBODY && shows (e, my->card) == COSMIC_SHOWS_WILD)
    {
      FP_CHOOSE (my->offense, COSMIC_DECIDE_DEFENSE, answer);
      my->colour = (uint8_t) my->answer;
      COSMIC_EMIT (e, DEFENSE_CHOSEN, .seat = my->offense, .other = my->colour);
    }
  else if (my->colour == FP_NOBODY)
    my->colour = special_defense (s, shows (e, my->card), my->offense);
  encounter_set_target (e, my->colour, my->colour, FP_NO_PLACE);
  FP_END;
}
