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

/* The meaning of two encounter cards. */
typedef enum
{
  ENCOUNTER_ATTACKS_DECIDE, /* an attack wins against any other card, or one of the next two */
  ENCOUNTER_TOTALS_DECIDE, /* two attacks */
  ENCOUNTER_TALKS_BEGIN, /* no attack */
  ENCOUNTER_OFFENSE_WINS,
  ENCOUNTER_DEFENSE_WINS,
  ENCOUNTER_BOTH_LOSE,
} EncounterJudgement;

/* Answers of EncounterBook.comes_up. */
enum
{
  ENCOUNTER_AS_USUAL = -1,
  ENCOUNTER_IS_SKIPPED,
  ENCOUNTER_COMES_UP,
};

typedef struct _EncounterTermDef EncounterTermDef;

/* The book of an edition: its numbers, which are defaults of queries, and its own functions. */
typedef struct _EncounterBook
{
  uint8_t hand; /* cards of a new hand */
  uint8_t planets; /* of each system */
  uint8_t home_ships; /* on each of them at first */
  uint8_t colonies; /* foreign ones that win the game */
  uint8_t least_sent, most_sent; /* ships of an offense or an ally */
  uint8_t more_ships; /* query + 1 for ships that may be sent besides the most, 0: none */
  uint8_t failure_loss; /* ships lost without a deal */
  uint8_t encounters; /* most of a turn */
  uint16_t most_encounters; /* of a game, which is undecided then */
  uint8_t power_needs_less; /* home colonies that a power needs less than @power_needs says */
  gboolean renews_at_once; /* a defense without an encounter card renews its hand once known */
  /* Returns the home colonies that a power needs with that many players. */
  int (*power_needs) (guint n_seats);
  guint hand_kinds; /* kinds of cards in hands, a mask */
  guint guest_kinds; /* kinds of other cards that may lie under cards, likewise */
  guint encounter_kinds; /* those of them that are encounter cards */
  gboolean must_regroup; /* the ship in the Warp must come back */
  /* Last step before which an offense without an encounter card ends its turn at once, 0: none. */
  uint8_t offense_needs_card_until;
  gboolean deals_aliens; /* aliens are dealt to choose from unless an option says otherwise */
  /* Zones of the cards that are added to each side's total, 0: there are none. */
  uint16_t added[ENCOUNTER_N_SIDES];
  /* Procedure that runs once a draw has fallen short, 0: none. */
  uint8_t out_of_cards;
  /* Action that lets cards answer that the discards were shuffled into the deck, 0: none. */
  uint8_t reshuffle;
  /* Procedure that runs after an encounter if a card gave the next one away, 0: none. */
  uint8_t interlude;
  /* Returns the ships that @seat takes back from the Warp in that step. NULL: one. */
  int (*regroup_ships) (FpEngine *engine, uint8_t seat);
  const EncounterTermDef *terms; /* of deals, by their numbers in FpEdition.deal_terms */
  gboolean rewards_apart; /* answers to a reward come before the next one */
  uint8_t reward_event; /* event that tells a reward by its word, 0: none */
  /* Action that happens between an agreement and its fulfilment, 0: none. */
  uint8_t deal;
  /* Action that happens before the ships of each losing player go to the Warp, 0: none. */
  uint8_t forfeit;
  /* Compensation is claimed even if the opponent has no card. */
  gboolean claims_from_empty_hands;
  /* Meanings of the kinds of the offense's and the defense's card (EncounterJudgement) that no
   * attack decides. NULL: there are none. */
  const uint8_t (*judgements)[FP_MAX_KINDS];
  /* Gives the encounter its outcome if ENCOUNTER_BOTH_LOSE is judged. NULL: it never is. */
  void (*both_lose) (FpEngine *engine);
  /* Returns the card whose printed kind and value @card has now. NULL: always its own. */
  uint16_t (*counts_as) (const FpEngine *engine, uint16_t card);
  /* Returns the zone in which copies of definition @def begin, −1: they stay in the box. NULL: as
   * encounter_first_zone () says. */
  int (*first_zone) (const FpEngine *engine, guint def);
  /* Returns ENCOUNTER_COMES_UP or ENCOUNTER_IS_SKIPPED for @step of the encounter,
   * ENCOUNTER_AS_USUAL: as the shared rules say. NULL: always as usual. */
  int (*comes_up) (const FpEngine *engine, guint step);
  /* Returns the planets at which the offense may point, as places. Returns their number. */
  guint (*targets) (FpEngine *engine, uint16_t *places);
  /* Kinds whose cards own no row as long as nobody has them (encounter-box.h), a mask. */
  guint boxed;
  uint16_t reserves[FP_MAX_KINDS]; /* zones of the few that own one all the same */
  /* Returns TRUE if the alien with definition @def may be dealt or chosen; @late: after the
   * set-up. */
  gboolean (*may_take) (const FpEngine *engine, guint def, gboolean late);
  /* @alien has been dealt to @seat, which may choose another one. NULL: nothing follows. */
  void (*alien_dealt) (FpEngine *engine, uint16_t alien, uint8_t seat);
  /* Called before aliens are chosen. NULL: nothing is prepared. */
  void (*prepare_aliens) (FpEngine *engine);
  gboolean veils_aliens; /* players keep their aliens secret until they turn them up */
  gboolean late_aliens; /* powers come after the set-up, so none that works in it is dealt */
  uint8_t aliens_dealt; /* from which each player chooses with the option @deal_aliens */
  /* Set-up options, as bits of FpHead.options. */
  uint64_t no_aliens, choose_aliens, deal_aliens, random_aliens;
} EncounterBook;

/* encounter_book: returns the book of the edition. */
static inline const EncounterBook *
encounter_book (const FpEngine *e)
{
  return e->edition->encounter;
}

/* encounter_zone: returns the number of @seat's zone @zone. encounter_seat_zone: returns which of
 * these zones number @zone is for its owner, −1: none of them. */
static inline uint16_t
encounter_zone (guint seat, guint zone)
{
  return (uint16_t) (ENCOUNTER_FIRST_SEAT_ZONE + seat * ENCOUNTER_SEAT_ZONES + zone);
}

static inline int
encounter_seat_zone (const FpState *s, uint16_t zone)
{
  int which = -1;

  if (zone < s->head.n_zones && s->zones[zone].owner != FP_NOBODY && s->zones[zone].under == FP_NO_CARD)
    which = zone - encounter_zone (s->zones[zone].owner, 0);
  return which >= 0 && which < ENCOUNTER_SEAT_ZONES ? which : -1;
}

/* --- Components (encounter-components.c) --- */

/* encounter_begin: FpEditionRules.begin. encounter_in_force: FpEditionRules.in_force.
 * encounter_may_lie: returns TRUE if a card of @def may lie in @zone by the @n_zones rows @zones;
 * only @hand_kinds lie under cards (FpEditionHidden.may_lie). encounter_back: returns the back of
 * @def, which all of @hand_kinds share (FpEditionHidden.back).
 * encounter_first_zone: returns the zone in which copies of definition @def begin, −1: they stay
 * in the box. */
void encounter_begin (FpEngine *engine, guint n_seats);
gboolean encounter_in_force (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
gboolean encounter_may_lie (const FpZoneDef *zones, guint n_zones, guint hand_kinds, const FpCardDef *def,
                            uint16_t zone);
int encounter_back (guint hand_kinds, const FpCardDef *def);
int encounter_first_zone (const FpEngine *engine, guint def);

/* encounter_put_away: FpEditionPlays.put_away: a card played is discarded. */
gboolean encounter_put_away (FpEngine *engine, uint16_t card, uint8_t seat, int zone, gboolean stopped);

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

/* encounter_order_mains_first: FpEditionRules.order: the offense, the defense, then the others
 * from the offense's left. Without an encounter it begins with the seat whose turn it is. */
guint encounter_order_mains_first (const FpState *state, uint8_t seats[FP_MAX_SEATS]);

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

/* encounter_is_settled: returns TRUE if only the consequences of the encounter follow. */
gboolean encounter_is_settled (const FpEngine *engine);

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

/* encounter_powerless: FpEditionTable.powerless: the alien @card is turned down, because its seat
 * has too few home colonies. */
gboolean encounter_powerless (FpEngine *engine, uint16_t card);

/* encounter_may_turn_up: FpEditionRules.may_turn_up: @seat has enough home colonies for the power
 * of its veiled alien @card. */
gboolean encounter_may_turn_up (FpEngine *engine, uint16_t card, uint8_t seat);

/* encounter_match_powers: turns the aliens of a position as the home colonies say. */
void encounter_match_powers (FpEngine *engine);

/* encounter_tally: FpEditionTable.tally. */
FpTally encounter_tally (const FpState *state);

/* encounter_winning: returns the players whose win by colonies stands: no card has stopped it.
 * Nobody if no card answers such wins: then the game ends at once.
 * encounter_reopen_wins: an encounter is over. Wins that were stopped before it come again. */
FpSeats encounter_winning (const FpState *state);
void encounter_reopen_wins (FpState *state);

/* encounter_settle: FpEditionRules.settle: powers lost and regained, and the end of the game. */
gboolean encounter_settle (FpEngine *engine);

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
 * with @gate, of the gate. They wait for a batch. */
typedef struct
{
  uint8_t seat, gate;
  int16_t count;
} EncounterLoseByChoice;

/* Locals of the part encounter_reward: @seat takes the reward @word. */
typedef struct
{
  uint8_t seat, word;
} EncounterReward;

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
 * encounter_may_play: returns TRUE if @seat has an encounter card in hand, or may play one that
 * lies elsewhere.
 * encounter_begin_fill_hand: FpEditionRules.fill_hand.
 * encounter_renew_hand: begins a new hand for @seat if it has no encounter card. Returns FALSE if
 * it has one.
 * encounter_fell_short: FpCommon.fell_short: notes it for EncounterBook.out_of_cards.
 * encounter_deck_renewed: FpCommon.deck_renewed: notes it for EncounterBook.reshuffle. */
gboolean encounter_has_card (const FpEngine *engine, uint8_t seat);
guint encounter_cards (FpEngine *engine, uint8_t seat, uint16_t *cards);
gboolean encounter_may_play (FpEngine *engine, uint8_t seat);
void encounter_begin_fill_hand (FpEngine *engine, uint8_t seat);
gboolean encounter_renew_hand (FpEngine *engine, uint8_t seat, uint16_t cause);

/* --- Destiny (encounter-destiny.c) --- */

/* encounter_turn_destiny: turns up the top card of destiny. Its last card is never turned up: the
 * cards turned up before are shuffled with it. Returns the card, FP_NO_CARD: there is none.
 * encounter_turn_up_destiny: turns up @card of destiny.
 * encounter_destiny_colour: returns the seat of the colour on @card, FP_NOBODY: it names none. */
uint16_t encounter_turn_destiny (FpEngine *engine, uint8_t seat);
void encounter_turn_up_destiny (FpEngine *engine, uint8_t seat, uint16_t card);
uint8_t encounter_destiny_colour (const FpEngine *engine, uint16_t card);

/* encounter_own_colour_options: offers the foreign colonies in the offense's system, its empty
 * planets, and a pass. encounter_set_target_at_home: makes the owner of the answered colony the
 * defense; nobody defends an empty planet. */
void encounter_own_colour_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_set_target_at_home (FpEngine *engine, uint8_t seat, int answer);

/* encounter_targets: writes the places of the planets of the system in which the encounter is.
 * Returns their number. */
guint encounter_targets (FpEngine *engine, uint16_t *places);

/* --- Reports (encounter-reports.c) --- */

/* encounter_roles_taken, encounter_turns, encounter_no_subject: FpEditionTable. */
gboolean encounter_roles_taken (const FpState *state);
int encounter_turns (const FpState *state);
uint16_t encounter_no_subject (const FpState *state, const FpPendingDecision *pending);

/* --- Thinking (encounter-heuristics.c) --- */

/* encounter_chance, encounter_weigh: FpEditionThinking. */
double encounter_chance (FpEngine *engine, uint8_t seat);
void encounter_weigh (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n,
                      guint *weights);

/* --- Light play (encounter-light-play.c) --- */

/* encounter_refine: FpEditionThinking.refine. */
void encounter_refine (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n,
                       guint *weights);

/* --- What a learned judgement sees (encounter-features.c) --- */

enum
{
  ENCOUNTER_N_FEATURES = 30,
};

/* Their ids, for an edition that appends its own. */
#define ENCOUNTER_FEATURES                                                                                            \
  "foreign-1", "foreign-2", "foreign-3", "foreign-4", "home-1", "home-2", "home-3", "home-4", "home-5", "late-1",     \
      "late-2", "late-3", "thin", "alone", "guests", "empty-homes", "ships-abroad", "ships-at-home", "ships-in-warp", \
      "cards", "values", "best", "low", "middling", "high", "very-high", "negotiates", "other-cards", "powers",       \
      "powers-off"

/* encounter_features, encounter_measure: FpEditionThinking. */
extern const char *const encounter_features[ENCOUNTER_N_FEATURES];
void encounter_measure (FpEngine *engine, uint8_t seat, int16_t *figures);

/* --- The course (encounter-course.c) --- */

/* encounter_may_ask_any_time: returns TRUE if a card can be used at any time. */
gboolean encounter_may_ask_any_time (const FpState *state);

/* encounter_may_have_another: returns TRUE if it is the turn of @seat, who may have another
 * encounter in it. */
gboolean encounter_may_have_another (FpEngine *engine, uint8_t seat);

/* encounter_number: returns the number of encounters that the running turn has had, with the one
 * that is running; −1: no turn is running. */
int encounter_number (const FpState *state);

/* --- Who is met --- */

/* encounter_set_target: the encounter is against @defense, in the system of @system, at the planet
 * @place (FP_NO_PLACE: to be chosen). FP_NOBODY: nobody defends @place. */
void encounter_set_target (FpEngine *engine, uint8_t defense, uint8_t system, uint8_t place);

/* --- Set-up (encounter-setup.c) --- */

/* encounter_unused_aliens: writes the rows of aliens that nobody plays and that may be dealt or
 * chosen, sorted. Returns their number.
 * encounter_is_unused: returns TRUE if the alien with definition @def is one of them, with a row or
 * in the box. */
guint encounter_unused_aliens (const FpEngine *engine, uint16_t *cards);
gboolean encounter_is_unused (const FpEngine *engine, guint def);

/* encounter_aliens_for: writes the aliens that @seat may be dealt or may choose, sorted: those of
 * the book that go together with the aliens of the other seats. Returns their number. */
guint encounter_aliens_for (const FpEngine *engine, uint8_t seat, uint16_t *cards);

/* encounter_mix_unused: mixes the unused aliens. If aliens are kept secret, those that may be dealt
 * lie face down then, the others face up. */
void encounter_mix_unused (FpEngine *engine);

/* encounter_draw_alien: returns one of these aliens by chance, FP_NO_CARD: there is none. */
uint16_t encounter_draw_alien (FpEngine *engine, uint8_t seat);

/* encounter_take_alien: lays the alien @card before @seat, for all to see or veiled. The engine's
 * event tells it.
 * encounter_return_alien: puts @card back to the unused aliens, open or, if aliens are kept secret,
 * face down among them. */
void encounter_take_alien (FpEngine *engine, uint8_t seat, uint16_t card);
void encounter_return_alien (FpEngine *engine, uint16_t card);

/* --- Totals (encounter-outcome.c) --- */

/* encounter_run_out: ends the turn of an offense that must play a card and has none; cards laid
 * already go back. Returns FALSE if the offense has one. */
gboolean encounter_run_out (FpEngine *engine);

/* encounter_kind: returns the kind of @card as it counts now. encounter_value: returns its value.
 * encounter_played: returns the card that @seat has played, FP_NO_CARD: none. */
guint encounter_kind (FpEngine *engine, uint16_t card);

/* encounter_counts: returns TRUE if everybody knows as what @card, played in the encounter, counts:
 * it lies face up, or an effect gives it a kind although it lies face down. FP_NO_CARD doesn't
 * count. */
gboolean encounter_counts (const FpEngine *engine, uint16_t card);

/* encounter_tell_revealed: tells that @seat's @card is turned up. */
void encounter_tell_revealed (FpEngine *engine, uint8_t seat, uint16_t card);
int encounter_value (FpEngine *engine, uint16_t card);
uint16_t encounter_played (const FpState *state, uint8_t seat);

/* encounter_added: returns the first card added to the total of @side, FP_NO_CARD: none.
 * encounter_n_added: returns the number of these cards. */
uint16_t encounter_added (const FpEngine *engine, guint side);
int16_t encounter_n_added (const FpEngine *engine, guint side);

/* encounter_destination: FpEditionTable, for the ships that a step asks about.
 * encounter_joined_place: returns the place to which a player sends ships in @frame, which is of
 * encounter_answer (). */
gboolean encounter_destination (FpEngine *engine, const FpPendingDecision *pending, FpDestination *destination);
uint8_t encounter_joined_place (const FpEngine *engine, const FpFrame *frame);

/* encounter_totals_decide: returns TRUE if both main players have cards that count as attacks. */
gboolean encounter_totals_decide (FpEngine *engine);

/* encounter_total: returns the total of @seat.
 * encounter_totals, encounter_total_parts, encounter_without_totals, encounter_project:
 * FpEditionTable. */
int encounter_total (FpEngine *engine, uint8_t seat);
void encounter_totals (FpEngine *engine, int totals[FP_MAX_SEATS]);
guint encounter_total_parts (FpEngine *engine, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
gboolean encounter_without_totals (FpEngine *engine, FpSeats *fighting);
void encounter_project (FpEngine *engine, FpProjectedResult *result);

/* encounter_payer: returns the player whose hand compensates @seat: the main player of the other
 * side. FP_NOBODY: @seat is on no side.
 * encounter_compensation: returns the cards that @seat may take from that player.
 * encounter_rewards: returns the cards and ships due to @seat. */
uint8_t encounter_payer (const FpState *state, uint8_t seat);
int encounter_compensation (FpEngine *engine, uint8_t seat);
int encounter_rewards (FpEngine *engine, uint8_t seat);
