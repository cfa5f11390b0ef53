/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The encounter of a turn, as several editions have it: an offense points its ships at a planet,
 * both sides have allies and play a card each.
 *
 * An edition fills in an EncounterBook and names it in FpEdition.encounter. The numbers of
 * encounter-numbers.h and encounter-procedures.h are the first ones of such an edition, which
 * appends its own. Their ids are the edition's, and so is the order of the steps. A rule of one
 * edition is a step or a function of its book, never a condition in these files. */
#pragma once

#include "editions/common/fp-common.h"
#include "editions/encounter/encounter-numbers.h"
#include "editions/encounter/encounter-procedures.h"
#include "editions/encounter/encounter-tables.h"
#include "engine/effects/fp-play.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-deal-terms.h"
#include "engine/runner/fp-encounter.h"

/* The book of an edition: its numbers, which are defaults of queries, and its own functions. */
typedef struct _EncounterBook
{
  uint8_t hand; /* cards of a new hand */
  uint8_t planets; /* of each system */
  uint8_t home_ships; /* on each of them at first */
  uint8_t colonies; /* foreign ones that win the game */
  uint8_t least_sent, most_sent; /* ships of an offense or an ally */
  uint8_t failure_loss; /* ships lost without a deal */
  uint8_t encounters; /* most of a turn */
  uint16_t most_encounters; /* of a game, which is undecided then */
  const uint8_t *setup; /* steps of the set-up, @n_setup of them */
  guint n_setup;
  /* Returns the home colonies that a power needs with that many players. */
  int (*power_needs) (guint n_seats);
  /* Returns TRUE if @step of the encounter comes up, beyond what the shared rules say. NULL: it
   * does. */
  gboolean (*comes_up) (const FpEngine *engine, guint step);
  /* Returns the planets at which the offense may point, as places. Returns their number. */
  guint (*targets) (FpEngine *engine, uint16_t *places);
  /* Collects the aliens that may be dealt or chosen. Returns their number. */
  guint (*aliens) (const FpEngine *engine, uint16_t *cards);
  uint8_t aliens_dealt; /* from which each player chooses with the option @deal_aliens */
  /* Set-up options, as bits of FpHead.options. */
  uint32_t no_aliens, choose_aliens, deal_aliens;
} EncounterBook;

/* encounter_book: returns the book of the edition. */
static inline const EncounterBook *
encounter_book (const FpEngine *e)
{
  return e->edition->encounter;
}

/* encounter_zone: returns the number of @seat's zone @zone. encounter_seat_zone: returns what zone
 * number @zone is for its owner, −1: it is nobody's. */
static inline uint16_t
encounter_zone (guint seat, guint zone)
{
  return (uint16_t) (ENCOUNTER_FIRST_SEAT_ZONE + seat * ENCOUNTER_SEAT_ZONES + zone);
}

static inline int
encounter_seat_zone (const FpState *s, uint16_t zone)
{
  if (zone < ENCOUNTER_FIRST_SEAT_ZONE || zone >= s->head.n_zones || s->zones[zone].owner == FP_NOBODY ||
      s->zones[zone].under != FP_NO_CARD)
    return -1;
  return (zone - ENCOUNTER_FIRST_SEAT_ZONE) % ENCOUNTER_SEAT_ZONES;
}

/* --- Components (encounter-components.c) --- */

/* encounter_begin: FpEditionRules.begin. encounter_in_force: FpEditionRules.in_force.
 * encounter_may_lie: FpEditionHidden.may_lie; encounter_back: .back. */
void encounter_begin (FpEngine *engine, guint n_seats);
gboolean encounter_in_force (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
gboolean encounter_may_lie (const FpCardDef *def, uint16_t zone);
int encounter_back (const FpCardDef *def);

/* encounter_put_away: FpEditionPlays.put_away: a card played is discarded. */
gboolean encounter_put_away (FpEngine *engine, uint16_t card, uint8_t seat, gboolean stopped);

/* encounter_check: FpEditionRules.check. */
const char *encounter_check (FpEngine *engine);

/* --- Seats (encounter-roles.c) --- */

/* encounter_nth: returns the seat that is @n seats to the left of @seat.
 * encounter_offense: returns the offense, or the seat whose turn it is.
 * encounter_main: returns the main player of @side, FP_NOBODY if there is none yet.
 * encounter_opponent: returns the other main player, FP_NOBODY for others.
 * encounter_side_of: returns the side of @seat, FP_NO_SIDE: none.
 * encounter_side: returns the seats on @side. */
uint8_t encounter_nth (const FpState *state, uint8_t seat, guint n);
uint8_t encounter_offense (const FpState *state);
uint8_t encounter_main (const FpState *state, guint side);
uint8_t encounter_opponent (const FpState *state, uint8_t seat);
guint encounter_side_of (const FpState *state, uint8_t seat);
FpSeats encounter_side (const FpState *state, guint side);

/* encounter_mains: returns the main players. */
FpSeats encounter_mains (const FpState *state);

/* encounter_order_bystanders_first: FpEditionRules.order: the others from the offense's left, then
 * the offense, then the defense. */
guint encounter_order_bystanders_first (const FpState *state, uint8_t seats[FP_MAX_SEATS]);

/* encounter_in_order: returns the seat that acts as number @turn, FP_NOBODY: none does. */
uint8_t encounter_in_order (const FpEngine *engine, guint turn);

/* encounter_chooser: FpEditionRules.chooser. */
uint8_t encounter_chooser (const FpState *state, const FpAction *action);

/* encounter_set_defense: makes @seat the defense.
 * encounter_join: makes @seat an ally of @side. encounter_leave: makes @seat a bystander again.
 * encounter_restore_allies: makes the allies those whose ships are there, once the encounter has
 * gone back to @step and ships with it. */
void encounter_set_defense (FpEngine *engine, uint8_t seat);
void encounter_join (FpEngine *engine, uint8_t seat, guint side);
void encounter_leave (FpEngine *engine, uint8_t seat);
void encounter_restore_allies (FpEngine *engine, guint step);

/* encounter_decide: gives the encounter an outcome without a winner. */
void encounter_decide (FpEngine *engine, guint outcome);

/* encounter_call_off: the turn ends: the encounter has no result, and ships go home. */
void encounter_call_off (FpEngine *engine);

/* --- Colonies (encounter-colonies.c) --- */

/* encounter_system: returns the seat in whose system @place is, FP_NOBODY: it is no planet.
 * encounter_is_colony: returns TRUE if @seat has ships on the planet at @place. */
uint8_t encounter_system (const FpState *state, guint place);
gboolean encounter_is_colony (const FpState *state, guint place, uint8_t seat);

/* encounter_colonies: writes the places of @seat's colonies. Returns their number.
 * encounter_home_colonies, encounter_foreign_colonies: return the number of these.
 * encounter_colony_ships: returns the number of ships there. */
guint encounter_colonies (const FpState *state, uint8_t seat, uint16_t *places);
int encounter_home_colonies (const FpState *state, uint8_t seat);
int encounter_foreign_colonies (const FpState *state, uint8_t seat);
int encounter_colony_ships (const FpState *state, uint8_t seat);

/* encounter_power_needs: returns the number of home colonies without which @seat has no power. */
int encounter_power_needs (FpEngine *engine, uint8_t seat);

/* encounter_standings, encounter_needed, encounter_controllers: FpEditionTable. */
void encounter_standings (const FpEngine *engine, int standings[FP_MAX_SEATS]);
int encounter_needed (FpEngine *engine, uint8_t seat);
FpSeats encounter_controllers (const FpEngine *engine, uint8_t place);

/* encounter_match_powers: turns the aliens of a position as the home colonies say. */
void encounter_match_powers (FpEngine *engine);

/* encounter_tally: FpEditionTable.tally. */
FpTally encounter_tally (const FpState *state);

/* encounter_settle: FpEditionRules.settle: powers lost and regained, and the end of the game. */
gboolean encounter_settle (FpEngine *engine);

/* encounter_ships_moved: FpCommon.ships_moved. */
void encounter_ships_moved (FpEngine *engine, const FpAction *action, int n);

/* encounter_can_hold: FpCommon.can_hold. */
gboolean encounter_can_hold (const FpEngine *engine, uint8_t place);

/* --- Ships that go home or are lost (encounter-ships.c) --- */

/* Locals of the part encounter_go_home: @count ships of @seat go from @from to colonies of its
 * choice, or to the Warp if it has none. With @together they wait for a batch. */
typedef struct
{
  uint8_t seat, from;
  uint8_t together, pad;
  int16_t count;
} EncounterGoHome;

/* Locals of the part encounter_lose_by_choice: @seat chooses @count ships to lose, of colonies and,
 * with @gate, of the mothership. They wait for a batch. */
typedef struct
{
  uint8_t seat, gate;
  int16_t count;
} EncounterLoseByChoice;

/* encounter_offer_colonies: offers all of @seat's ships on colonies to a selection. */
void encounter_offer_colonies (FpEngine *engine, uint8_t seat);

/* Ships of a player in the encounter. */
typedef struct
{
  uint8_t place; /* FP_NO_PLACE: none */
  uint8_t pad;
  int16_t n;
} EncounterShips;

/* encounter_ships_involved: returns @seat's ships in the encounter. */
EncounterShips encounter_ships_involved (const FpState *state, uint8_t seat);

/* encounter_other_colonies: writes the places of @seat's colonies, but not that of the planet which
 * it defends in the encounter. Returns their number. */
guint encounter_other_colonies (const FpState *state, uint8_t seat, uint16_t *places);

/* --- Hands (encounter-hands.c) --- */

/* encounter_has_card: returns TRUE if @seat has an encounter card in hand.
 * encounter_cards: writes those that @seat may play, sorted. Returns their number.
 * encounter_begin_fill_hand: FpEditionRules.fill_hand. */
gboolean encounter_has_card (const FpEngine *engine, uint8_t seat);
guint encounter_cards (FpEngine *engine, uint8_t seat, uint16_t *cards);
void encounter_begin_fill_hand (FpEngine *engine, uint8_t seat);

/* --- The course (encounter-course.c) --- */

/* encounter_may_ask_any_time: returns TRUE if a card can be used at any time. */
gboolean encounter_may_ask_any_time (const FpState *state);

/* --- Who is met --- */

/* encounter_meet: the offense meets @defense, in the system of @system, at the planet @place
 * (FP_NO_PLACE: to be chosen). The defense, if known, draws a new hand if it must: begins that
 * action and returns TRUE. FP_NOBODY: nobody defends @place. */
gboolean encounter_meets (FpEngine *engine, uint8_t defense, uint8_t system, uint8_t place);

/* --- Totals (encounter-outcome.c) --- */

/* encounter_kind: returns the kind of @card as it counts now. encounter_value: returns its value.
 * encounter_played: returns the card that @seat has played, FP_NO_CARD: none. */
guint encounter_kind (FpEngine *engine, uint16_t card);
int encounter_value (FpEngine *engine, uint16_t card);
uint16_t encounter_played (const FpState *state, uint8_t seat);

/* encounter_destination: FpEditionTable, for the ships that a step asks about.
 * encounter_joined_place: returns the place to which a player sends ships in @frame, which is of
 * encounter_answer (). */
gboolean encounter_destination (FpEngine *engine, const FpPendingDecision *pending, FpDestination *destination);
uint8_t encounter_joined_place (const FpEngine *engine, const FpFrame *frame);

/* encounter_total: returns the total of @seat.
 * encounter_totals, encounter_total_parts, encounter_project: FpEditionTable. */
int encounter_total (FpEngine *engine, uint8_t seat);
void encounter_totals (FpEngine *engine, int totals[FP_MAX_SEATS]);
guint encounter_total_parts (FpEngine *engine, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
void encounter_project (FpEngine *engine, FpProjectedResult *result);

/* encounter_compensation: returns the cards that @seat may take from the other main player.
 * encounter_rewards: returns the cards and ships due to @seat. */
int encounter_compensation (FpEngine *engine, uint8_t seat);
int encounter_rewards (FpEngine *engine, uint8_t seat);
