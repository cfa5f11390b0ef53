/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows in which a person is asked, and cards that a person wants to play. */
#include "archive/fp-window-stops.h"

#include "archive/fp-window-passes.h"
#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-window.h"
#include "engine/effects/fp-veiled.h"
#include "engine/effects/fp-window-hands.h"
#include "engine/program/fp-program.h"
#include "engine/program/fp-program-lookahead.h"
#include "engine/runner/fp-encounter.h"
#include "engine/runner/fp-table-layout.h"

/* --- Preferences --- */

static const char *const ids[FP_N_STOPS] = { "usual", "always", "use", "reveal", "never" };

const char *
fp_stops_id (FpStops stops)
{
  return ids[stops];
}

gboolean
fp_stops_find (const char *id, FpStops *stops)
{
  for (guint i = 0; i < FP_N_STOPS; i++)
    if (strcmp (ids[i], id) == 0)
      {
        *stops = (FpStops) i;
        return TRUE;
      }
  return FALSE;
}

static int
index_of (const GArray *numbers, guint number)
{
  for (guint i = 0; numbers != NULL && i < numbers->len; i++)
    if (g_array_index (numbers, guint, i) == number)
      return (int) i;
  return -1;
}

static void
add_number (GArray **numbers, guint number)
{
  if (*numbers == NULL)
    *numbers = g_array_new (FALSE, FALSE, sizeof number);
  if (index_of (*numbers, number) < 0)
    g_array_append_val (*numbers, number);
}

gboolean
fp_seat_stops_at (const FpSeatStops *stops, guint def)
{
  return index_of (stops->cards, def) >= 0;
}

void
fp_seat_stops_set_at (FpSeatStops *stops, guint def, gboolean asked)
{
  int index = index_of (stops->cards, def);

  if (asked)
    add_number (&stops->cards, def);
  else if (index >= 0)
    g_array_remove_index (stops->cards, (guint) index);
}

void
fp_seat_stops_forget (FpSeatStops *stops)
{
  g_clear_pointer (&stops->asked, g_array_unref);
  stops->wanted = 0;
}

void
fp_seat_stops_clear (FpSeatStops *stops)
{
  fp_seat_stops_forget (stops);
  g_clear_pointer (&stops->cards, g_array_unref);
}

/* --- Moments --- */

guint
fp_stops_reveal_step (const FpEdition *edition)
{
  const char *reveal = edition->layout != NULL ? edition->layout->reveal : NULL;

  return reveal != NULL ? fp_edition_step (edition, reveal) : FP_MACHINE_NONE;
}

gboolean
fp_stops_is_before_reveal (const FpEdition *edition, uint16_t step)
{
  guint reveal = fp_stops_reveal_step (edition);

  for (guint kind = 1; kind < edition->n_encounters; kind++)
    {
      const FpEncounterDef *def = &edition->encounters[kind];
      gboolean revealed = FALSE;

      for (guint i = 0; i < def->n_steps; i++)
        {
          revealed = revealed || def->steps[i] == reveal;
          if (def->steps[i] == step)
            return !revealed;
        }
    }
  return TRUE;
}

/* Returns TRUE if windows ask about @rule, @alone: at a moment at which nobody does anything. */
static gboolean
is_asked (const FpEdition *edition, const FpRule *rule, gboolean alone)
{
  for (guint i = FP_MACHINE_NONE + 1; rule->may && i < edition->n_procedures; i++)
    if ((rule->actions[i / 64] >> i % 64 & 1) != 0 && edition->procedures[i].window &&
        (!alone || edition->procedures[i].kind != FP_PROCEDURE_ACTION))
      return fp_effect_listens (rule) < FP_N_ROUNDS;
  return FALSE;
}

gboolean
fp_stops_asks_about (const FpEngine *engine, guint def, gboolean alone)
{
  const FpCardDef *card = fp_catalog_card (engine->catalog, def);

  for (guint i = 0; card->abilities != NULL && i < card->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (card->abilities, FpAbilityDef, i);

      for (guint rule = ability->first_rule; rule < ability->first_rule + ability->n_rules; rule++)
        if (is_asked (engine->edition, fp_catalog_rule (engine->catalog, rule), alone))
          return TRUE;
    }
  return FALSE;
}

/* --- Wanted cards --- */

/* Returns TRUE if @card lies veiled before @seat. */
static gboolean
is_veiled (const FpEngine *engine, uint8_t seat, uint16_t card)
{
  const FpState *s = engine->state;
  return card < s->head.n_cards && fp_card_is_veiled (s, card) && s->zones[s->cards[card].zone].owner == seat;
}

static gboolean
is_held (const FpEngine *engine, uint8_t seat, uint16_t card)
{
  const FpHidingPlaces *held = &engine->places[seat][FP_HIDDEN_HELD];
  for (guint i = 0; card < engine->state->head.n_cards && i < held->n; i++)
    if (engine->state->cards[card].zone == held->zone[i])
      return fp_card_is (fp_engine_def (engine, card), FP_KIND_IN_HAND);
  return FALSE;
}

gboolean
fp_stops_can_want (const FpEngine *engine, uint8_t seat, uint16_t card)
{
  return is_veiled (engine, seat, card) ||
         (is_held (engine, seat, card) && fp_stops_asks_about (engine, engine->state->cards[card].def, TRUE));
}

uint16_t
fp_seat_stops_wanted (const FpSeatStops *stops, const FpEngine *engine, uint8_t seat)
{
  uint16_t card = (uint16_t) (stops->wanted - 1U);

  return stops->wanted != 0 && fp_stops_can_want (engine, seat, card) ? card : (uint16_t) FP_NO_CARD;
}

/* Returns TRUE if @option uses @card, or another copy of it in the same hand. */
static gboolean
is_use_of (const FpEngine *engine, const FpOption *option, uint16_t card)
{
  const FpCard *cards = engine->state->cards;
  return option->kind == FP_OPTION_ABILITY && option->target >= 0 && cards[option->target].def == cards[card].def &&
         cards[option->target].zone == cards[card].zone;
}

/* Returns the number of options of the open window that play @card. @found: the last one. */
static guint
count_uses (FpEngine *engine, uint16_t card, int *found)
{
  const FpOptions *options = fp_engine_options (engine);
  guint n = 0;
  *found = -1;
  for (guint i = 0; card != FP_NO_CARD && i < options->n; i++)
    if (is_use_of (engine, &options->option[i], card))
      {
        *found = (int) i;
        n++;
      }
  return n;
}

/* Returns TRUE if the window asks after something has happened, or somebody does something: a
 * player may want to see it first. */
static gboolean
answers_something (const FpEngine *engine, const FpDecision *decision)
{
  return decision->arg[FP_WINDOW_STAGE] == FP_TRIGGER_AFTER ||
         engine->edition->procedures[decision->moment].kind == FP_PROCEDURE_ACTION;
}

/* --- Stops --- */

/* A window, and the seat that it may ask. */
typedef struct
{
  FpSeatStops *stops; /* the seat's */
  gboolean presumes; /* the seat is asked as if it could hold any card */
  FpEngine *engine; /* at the window */
  const FpDecision *decision;
  gboolean note; /* the seat has been asked: rules are noted, and the search goes on */
} Window;

/* Returns a number for the running encounter, or for the turn outside one. */
static guint
number_of_encounter (const FpEngine *engine)
{
  const FpEditionTable *table = &engine->edition->table;
  guint encounters = table->tally != NULL ? table->tally (engine->state).encounters : 0;
  return (guint) table->turns (engine->state) << 16 | encounters;
}

/* Returns a number under which an offer of @rule is noted. A card in a hand has one for all its
 * moments: passing once keeps it. */
static guint
key_of (const FpEngine *engine, guint rule, gboolean in_hand)
{
  int ability = fp_catalog_rule (engine->catalog, rule)->ability;
  return in_hand && ability >= 0 ? (guint) ability << 1 | 1 : rule << 1;
}

static gboolean
was_asked (const Window *window, guint key)
{
  const FpSeatStops *stops = window->stops;
  return stops->asked_in == number_of_encounter (window->engine) && index_of (stops->asked, key) >= 0;
}

/* Returns the seats on both sides of the running encounter. */
static FpSeats
taking_part (const FpEngine *engine)
{
  const FpEncounterDef *def = fp_engine_encounter (engine);
  FpSeats seats = 0;
  for (guint i = 0; def != NULL && i < def->n_sides; i++)
    {
      const FpSide *side = &fp_state_encounter_const (engine->state)->sides[i];
      seats |= (FpSeats) (side->mains | side->allies);
    }
  return def == NULL || def->n_sides == 0 ? fp_seats_all (engine->state) : seats;
}

/* Returns TRUE if the running encounter concerns @seat: it takes part, or somebody who does could
 * win the game by it. */
static gboolean
concerns (FpEngine *engine, uint8_t seat)
{
  const FpEditionTable *table = &engine->edition->table;
  FpSeats seats = taking_part (engine);
  int standings[FP_MAX_SEATS];
  if (seats >> seat & 1)
    return TRUE;
  table->standings (engine, standings);
  FP_EACH_SEAT (engine->state, other)
    if ((seats >> other & 1) && standings[other] + 1 >= table->needed (engine, other))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if all that happens is that @seat itself uses or plays something. */
static gboolean
is_own_doing (const Window *window)
{
  const FpEngine *engine = window->engine;
  const FpDecision *decision = window->decision;
  if (decision->moment != FP_MACHINE_USE && decision->moment != engine->edition->plays.procedure)
    return FALSE;
  for (int row = decision->arg[FP_WINDOW_FIRST]; row <= decision->arg[FP_WINDOW_LAST]; row++)
    if (engine->state->actions[row].who != decision->seat)
      return FALSE;
  return TRUE;
}

/* Returns TRUE if @rule would change nothing for anybody at a moment at which nobody does anything.
 * A rule that would replace something changes that, at least. */
static gboolean
is_idle (const Window *window, guint rule)
{
  FpEngine *engine = window->engine;
  const FpRule *row = fp_catalog_rule (engine->catalog, rule);
  uint16_t card = 0;
  if (row->code < 0 || row->ability < 0 || window->decision->arg[FP_WINDOW_STAGE] == FP_TRIGGER_REPLACE)
    return FALSE;
  /* Any copy will do, wherever it lies: the answer must not depend on who holds one. */
  guint def = g_array_index (engine->catalog->abilities, FpAbilityRef, row->ability).card;
  while (card < engine->state->head.n_cards && engine->state->cards[card].def != def)
    card++;
  return card < engine->state->head.n_cards && fp_program_is_idle (engine, row->code, card, window->decision->seat);
}

/* Returns TRUE if @rule, of a card in the hand or of another one, can matter in the window. A rule
 * about what its own player does says so: other rules that reach that are about everybody. One of a
 * veiled card that only changes numbers has no other moment. */
static gboolean
can_matter (const Window *window, guint rule, gboolean in_hand)
{
  const FpProcedureDef *moment = &window->engine->edition->procedures[window->decision->moment];
  if (moment->kind == FP_PROCEDURE_ACTION)
    return fp_catalog_rule (window->engine->catalog, rule)->who < 0 || !is_own_doing (window);
  if (is_idle (window, rule) ||
      (moment->recurs && fp_catalog_rule (window->engine->catalog, rule)->kind != FP_RULE_MODIFY) ||
      was_asked (window, key_of (window->engine, rule, in_hand)))
    return FALSE;
  return !in_hand || concerns (window->engine, window->decision->seat);
}

/* Returns TRUE if the seat is stopped for @rule of the card @def. */
static gboolean
stops_for (const Window *window, guint rule, guint def, gboolean in_hand)
{
  FpSeatStops *stops = window->stops;
  if (window->note)
    {
      add_number (&stops->asked, key_of (window->engine, rule, in_hand));
      return FALSE;
    }
  return index_of (stops->cards, def) >= 0 || (stops->stops == FP_STOPS_USUAL && can_matter (window, rule, in_hand));
}

static gboolean
stops_for_hidden (FpEngine *engine, guint rule, gpointer data)
{
  int ability = fp_catalog_rule (engine->catalog, rule)->ability;
  guint def = ability >= 0 ? g_array_index (engine->catalog->abilities, FpAbilityRef, ability).card : G_MAXUINT;
  gboolean veiled = ability >= 0 && fp_card_is (fp_catalog_card (engine->catalog, def), FP_KIND_SHEET);
  return stops_for (data, rule, def, !veiled);
}

/* Returns TRUE if the seat is stopped for something that it is offered, or could be. */
static gboolean
stops_for_any (Window *window)
{
  const FpDecision *decision = window->decision;
  const FpOptions *options = fp_engine_options (window->engine);
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      gboolean card = option->kind == FP_OPTION_ABILITY && option->target >= 0;
      const FpCardDef *def = card ? fp_engine_def (window->engine, (uint16_t) option->target) : NULL;
      if (option->kind == FP_OPTION_ABILITY &&
          stops_for (window, option->rule, card ? window->engine->state->cards[option->target].def : G_MAXUINT,
                     card && fp_card_is (def, FP_KIND_IN_HAND)))
        return TRUE;
    }
  return window->presumes &&
         fp_window_find_hidden (window->engine, (FpTriggerStage) decision->arg[FP_WINDOW_STAGE],
                                (guint) decision->arg[FP_WINDOW_FIRST], (guint) decision->arg[FP_WINDOW_LAST],
                                decision->seat, stops_for_hidden, window);
}

gboolean
fp_window_stops (FpSeatStops *stops, gboolean presume, FpEngine *engine, const FpDecision *decision)
{
  Window window = { stops, presume, engine, decision, FALSE };

  if (decision->arg[FP_WINDOW_SILENT] && !presume)
    return FALSE;
  switch ((FpStops) stops->stops)
    {
    case FP_STOPS_USUAL:
      break;
    case FP_STOPS_ALWAYS:
      return TRUE;
    case FP_STOPS_AT_USE:
      if (decision->moment == FP_MACHINE_USE)
        return TRUE;
      break;
    case FP_STOPS_AT_REVEAL:
      if (!fp_stops_is_before_reveal (engine->edition, decision->step))
        return TRUE;
      break;
    case FP_STOPS_NEVER:
    case FP_N_STOPS:
      return FALSE;
    }
  return stops_for_any (&window);
}

int
fp_window_unasked (FpSeatStops *stops, gboolean presume, gboolean passes, FpEngine *engine)
{
  FpDecision decision;
  int use;

  if (!fp_engine_decision (engine, &decision) || !fp_window_is_asked (&decision))
    return -1;
  guint n = count_uses (engine, fp_seat_stops_wanted (stops, engine, decision.seat), &use);
  if (n > 0)
    return n == 1 && !answers_something (engine, &decision) ? use : -1;
  if (!passes && fp_window_stops (stops, presume, engine, &decision))
    return -1;
  return fp_engine_find_option (engine, "pass");
}

void
fp_window_note_asked (FpSeatStops *stops, gboolean presume, FpEngine *engine)
{
  FpDecision decision;
  int use;

  if (!fp_engine_decision (engine, &decision) || !fp_window_is_asked (&decision))
    return;
  Window window = { stops, presume, engine, &decision, TRUE };
  guint encounter = number_of_encounter (engine);
  if (stops->asked_in != encounter)
    g_clear_pointer (&stops->asked, g_array_unref);
  stops->asked_in = encounter;
  stops_for_any (&window);
  if (count_uses (engine, fp_seat_stops_wanted (stops, engine, decision.seat), &use) > 0)
    stops->wanted = 0;
}
