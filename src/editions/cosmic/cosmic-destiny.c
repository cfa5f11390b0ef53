/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destiny (combined rules, p. 11): a card says with whom the offense has its encounter. */
#include "editions/cosmic/cosmic.h"

/* --- The card --- */

/* The top card of destiny is turned up, or the one that a card has chosen. The result is that card,
 * or −1. */
FpFlow
cosmic_draw_destiny (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t card = fp_common_action_card (e, action);

  if (card == FP_NO_CARD || e->state->cards[card].zone != ENCOUNTER_DESTINY)
    card = encounter_turn_destiny (e, action->who);
  else
    encounter_turn_up_destiny (e, action->who, card);
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

/* Returns what a destiny card shows besides a colour. */
static guint
shown_by (const FpEngine *e, int card)
{
  return (guint) fp_engine_def (e, (uint16_t) card)->field[COSMIC_FIELD_SHOWS];
}

gboolean
cosmic_is_wild (const FpEngine *e, uint16_t card)
{
  return shown_by (e, card) == COSMIC_SHOWS_WILD;
}

uint8_t
cosmic_destiny_means (const FpEngine *e, uint16_t card)
{
  uint8_t colour = encounter_destiny_colour (e, card);

  return colour != FP_NOBODY || shown_by (e, card) <= COSMIC_SHOWS_WILD
             ? colour
             : special_defense (e->state, shown_by (e, card), encounter_offense (e->state));
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

/* Returns the card that was drawn just now, −1: none. A card may have made the offense draw another
 * one in its place, so it is the one on top. */
static int16_t
drawn_last (const FpState *s)
{
  return s->head.result < 0 ? -1 : (int16_t) s->zones[ENCOUNTER_DESTINY_DISCARDS].first;
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
      my->card = drawn_last (s);
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
  if (my->colour == FP_NOBODY && shown_by (e, my->card) == COSMIC_SHOWS_WILD)
    {
      FP_CHOOSE (my->offense, COSMIC_DECIDE_DEFENSE, answer);
      my->colour = (uint8_t) my->answer;
      COSMIC_EMIT (e, DEFENSE_CHOSEN, .seat = my->offense, .other = my->colour);
    }
  else if (my->colour == FP_NOBODY)
    my->colour = special_defense (s, shown_by (e, my->card), my->offense);
  encounter_set_target (e, my->colour, my->colour, FP_NO_PLACE);
  FP_END;
}

/* --- Another defense --- */

/* A card chooses the defense and the planet. */
FpFlow
cosmic_meet (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);

  s->head.result = -1;
  if (!fp_state_in_encounter (s) || action->who == FP_NOBODY || action->who == encounter_offense (s) ||
      encounter_system (s, action->to) == FP_NOBODY)
    return FP_FLOW_DONE;
  encounter_set_target (e, action->who, encounter_system (s, action->to), action->to);
  s->head.result = action->who;
  return FP_FLOW_DONE;
}
