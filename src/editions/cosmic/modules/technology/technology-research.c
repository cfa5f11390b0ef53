/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Research (combined rules, p. 10): ships on techs, which complete them. */
#include "editions/cosmic/modules/technology/technology-module.h"

#include "engine/program/fp-ship-selection.h"

/* --- Ships on techs --- */

/* Returns TRUE if ships on @card have nothing to do there any more. */
static gboolean
is_over (const FpEngine *e, uint16_t card)
{
  uint16_t zone = e->state->cards[card].zone;

  return fp_engine_def (e, card)->kind == COSMIC_KIND_TECH &&
         (e->state->zones[zone].owner == FP_NOBODY ||
          zone != technology_zone (e, TECHNOLOGY_UNDER_WAY, e->state->zones[zone].owner));
}

/* Puts the return of @seat's ships at @place on the stack. Returns FALSE if there are none. */
static gboolean
call_back (FpEngine *e, uint8_t seat, uint8_t place)
{
  int16_t n = e->state->places[place].ships[seat];
  EncounterGoHome *call;

  if (n == 0)
    return FALSE;
  call = fp_engine_push (e, COSMIC_call_back);
  *call = (EncounterGoHome){ .seat = seat, .from = place, .count = n };
  return TRUE;
}

/* --- Cards of techs that are over --- */

/* Puts cards that lie under the tech @card where such cards lie when they are over. */
static void
clear_under (FpEngine *e, uint16_t card)
{
  int under = fp_zone_under (e, card, FALSE);

  while (under >= 0 && e->state->zones[under].count > 0)
    {
      uint16_t guest = e->state->zones[under].first;
      const FpCardDef *def = fp_engine_def (e, guest);
      int pile = fp_module_pile_for (e, def);

      if (pile < 0)
        pile = def->kind == ENCOUNTER_KIND_ALIEN ? ENCOUNTER_ALIENS : ENCOUNTER_DISCARDS;
      fp_move_card (e, guest, (uint16_t) pile, FP_TOP, FP_FACE_UP);
    }
}

/* Returns TRUE if the tech of definition @def works for a player. */
static gboolean
is_completed (const FpEngine *e, guint def)
{
  FP_EACH_SEAT (e->state, seat)
    FP_EACH_CARD (e->state, technology_zone (e, TECHNOLOGY_TECHS, seat), card)
      if (e->state->cards[card].def == def)
        return TRUE;
  return FALSE;
}

/* Tokens whose tech works for nobody leave the table, and so does what lies under techs that are
 * over. */
static void
clear_cards (FpEngine *e)
{
  const FpState *s = e->state;
  uint16_t tokens = technology_zone (e, TECHNOLOGY_TOKENS, 0);

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      const FpCardDef *def = fp_engine_def (e, card);

      if (def->kind == COSMIC_KIND_TECH && is_over (e, card) && s->zones[s->cards[card].zone].owner == FP_NOBODY)
        clear_under (e, card);
      else if (def->kind == COSMIC_KIND_TOKEN && s->cards[card].zone != tokens &&
               !is_completed (e, def->belongs_to - 1U))
        fp_move_card (e, card, tokens, FP_BOTTOM, FP_FACE_UP);
    }
}

gboolean
technology_settle (FpEngine *e)
{
  const FpState *s = e->state;

  clear_cards (e);
  for (uint8_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (s->places[place].card != FP_NO_CARD && is_over (e, s->places[place].card))
      FP_EACH_SEAT (s, seat)
        if (call_back (e, seat, place))
          return TRUE;
  return FALSE;
}

typedef EncounterGoHome call_back_locals;

/* Ships come home from a tech. A card that keeps them from it sends them to the Warp. */
FpFlow
technology_call_back (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (call_back);
  FP_CALL (ENCOUNTER_go_home, EncounterGoHome, .seat = my->seat, .from = my->from, .count = my->count);
  fp_move_ships (e, my->seat, my->from, ENCOUNTER_WARP, s->places[my->from].ships[my->seat]);
  FP_END;
}

/* --- Options --- */

void
technology_researched_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_sorted (e->state, technology_zone (e, TECHNOLOGY_UNDER_WAY, pending->seat), cards);

  for (guint i = 0; i < n; i++)
    fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
  fp_options_add (options, FP_OPTION_DONE, -1, -1);
}

/* Ways to go on with the tech arg[0]. One that stays face down is never completed. */
void
technology_how_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t card = (uint16_t) pending->arg[0];

  if (encounter_colony_ships (e->state, pending->seat) > 0)
    fp_options_add (options, FP_OPTION_WORD, TECHNOLOGY_RESEARCH, COSMIC_WORDS_TECH);
  if (!technology_is_hidden (e, card) && technology_is_ready (e, card, pending->seat))
    fp_options_add (options, FP_OPTION_WORD, TECHNOLOGY_COMPLETE, COSMIC_WORDS_TECH);
  fp_options_add (options, FP_OPTION_WORD, TECHNOLOGY_ABANDON, COSMIC_WORDS_TECH);
}

/* --- The step --- */

/* Begins to move the ship of @seat that was chosen to the tech @card. */
static gboolean
begin_research (FpEngine *e, uint8_t seat, uint16_t card)
{
  FpAction about = fp_common_action (ENCOUNTER_move, seat, COSMIC_research), *action;

  about.to = fp_place_on (e, card, TRUE);
  about.count = 1;
  action = about.to != FP_NO_PLACE ? fp_action_begin (e, &about) : NULL;
  if (action != NULL)
    fp_split_attach (e, action);
  else
    fp_split_withdraw (e->state);
  return action != NULL;
}

/* Puts the return of @seat's ships on @card on the stack if they have nothing to do there any more.
 * Returns FALSE if none are there. */
static gboolean
call_back_from (FpEngine *e, uint8_t seat, uint16_t card)
{
  uint8_t place = fp_place_on (e, card, FALSE);

  return place != FP_NO_PLACE && is_over (e, card) && call_back (e, seat, place);
}

FP_LOCALS (research)
{
  uint8_t seat, pad;
  int16_t tech, how;
};

/* Research. The offense puts a ship on one of its techs, or completes one; before that it may
 * abandon some. */
FpFlow
technology_research (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (research);
  my->seat = encounter_offense (s);
  do
    {
      if (s->zones[technology_zone (e, TECHNOLOGY_UNDER_WAY, my->seat)].count == 0)
        FP_RETURN;
      FP_CHOOSE (my->seat, COSMIC_DECIDE_RESEARCHED, tech, .flags = FP_DECISION_SECRET);
      if (my->tech < 0)
        FP_RETURN;
      FP_CHOOSE (my->seat, COSMIC_DECIDE_HOW, how, .flags = FP_DECISION_SECRET, .arg = { my->tech });
      if (my->how != TECHNOLOGY_RESEARCH)
        {
          FP_ACTION (my->how == TECHNOLOGY_COMPLETE ? COSMIC_complete : ENCOUNTER_discard, .who = my->seat,
                     .card = (uint16_t) my->tech, .count = 1, .cause = COSMIC_research);
          if (call_back_from (e, my->seat, (uint16_t) my->tech))
            FP_GO;
        }
    }
  while (my->how == TECHNOLOGY_ABANDON);
  if (my->how == TECHNOLOGY_COMPLETE)
    FP_RETURN;
  encounter_offer_colonies (e, my->seat);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
           .kind = COSMIC_DECIDE_RESEARCHER, .least = 1, .most = 1, .code = -1);
  if (s->head.result > 0 && begin_research (e, my->seat, (uint16_t) my->tech))
    FP_GO;
  fp_split_withdraw (s);
  FP_END;
}

/* The tech is turned up, and its ships go home. */
FpFlow
technology_complete (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t card = fp_common_action_card (e, action);

  e->state->head.result = -1;
  if (action->who == FP_NOBODY || card == FP_NO_CARD ||
      e->state->cards[card].zone != technology_zone (e, TECHNOLOGY_UNDER_WAY, action->who))
    return FP_FLOW_DONE;
  fp_move_card (e, card, technology_zone (e, TECHNOLOGY_TECHS, action->who), FP_BOTTOM, FP_FACE_UP);
  COSMIC_EMIT (e, TECH_COMPLETED, .seat = action->who, .n_cards = 1, .cards = { card }, .seen = 0xff);
  e->state->head.result = 1;
  return FP_FLOW_DONE;
}
