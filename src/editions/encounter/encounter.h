/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The encounter of a turn, as several editions have it: an offense points its ships at a planet,
 * both sides have allies and play a card each.
 *
 * An edition fills in an EncounterBook and names it in FpEdition.encounter. The numbers of places,
 * zones, kinds, steps, decisions, queries and events below are the first ones of such an edition,
 * which appends its own. Their ids are the edition's, and so is the order of the steps. A rule of
 * one edition is a step or a function of its book, never a condition in these files. */
#pragma once

#include "editions/common/fp-common.h"
#include "engine/effects/fp-play.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-deal-terms.h"
#include "engine/runner/fp-encounter.h"

/* Places for ships. The planets follow, system by system. */
enum
{
  ENCOUNTER_OUT,
  ENCOUNTER_WARP,
  ENCOUNTER_CARRIERS, /* ships of the defense's allies */
  ENCOUNTER_GATE, /* ships of the offense and its allies: the mothership */
  ENCOUNTER_FIRST_PLANET,
};

/* Shared zones, then a block of zones for each seat, then the edition's own. */
enum
{
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARDS,
  ENCOUNTER_MEETINGS, /* cards that say whom the offense meets */
  ENCOUNTER_MET, /* those turned up */
  ENCOUNTER_ALIENS, /* aliens that nobody plays */
  ENCOUNTER_STAGE, /* cards being played from hands */
  ENCOUNTER_REMOVED,
  ENCOUNTER_FIRST_SEAT_ZONE,
};

/* Zones of a seat. */
enum
{
  ENCOUNTER_HAND,
  ENCOUNTER_ALIEN,
  ENCOUNTER_CARD, /* the card played in the encounter */
  ENCOUNTER_ASIDE, /* cards of the hand that nobody may see or use for now */
  ENCOUNTER_SYSTEM, /* home planets */
  ENCOUNTER_SEAT_ZONES,
};

enum
{
  ENCOUNTER_KIND_NONE,
  ENCOUNTER_KIND_ALIEN,
  ENCOUNTER_KIND_ATTACK,
  ENCOUNTER_KIND_NEGOTIATE,
  ENCOUNTER_KIND_ARTIFACT,
  ENCOUNTER_KIND_PLANET,
  ENCOUNTER_KIND_MEETING,
  ENCOUNTER_N_KINDS,
};

/* Fields of cards (FpCardDef.field). */
enum
{
  ENCOUNTER_FIELD_SEAT, /* planet, meeting: seat + 1 */
};

/* Lists of words. The first one has the ids of the seats. */
enum
{
  ENCOUNTER_WORDS_SEAT = FP_WORD_LIST_OWN,
  ENCOUNTER_WORDS_BETTER,
  ENCOUNTER_WORDS_REWARD,
  ENCOUNTER_WORDS_DEAL,
  ENCOUNTER_WORDS_END,
};

enum
{
  ENCOUNTER_HIGHER = 1,
  ENCOUNTER_LOWER,
};

enum
{
  ENCOUNTER_REWARD_CARD = 1,
  ENCOUNTER_REWARD_SHIP,
};

/* Numbers of a seat (FpSeatRow.counts). */
enum
{
  ENCOUNTER_POWER_BEGUN, /* 1: its loss has begun, 2: its return, 0: neither */
};

/* Words of ENCOUNTER_WORDS_DEAL. */
enum
{
  ENCOUNTER_DEAL_COMPOSE = 1,
  ENCOUNTER_DEAL_OFFER,
  ENCOUNTER_DEAL_ACCEPT,
  ENCOUNTER_DEAL_REFUSE,
  ENCOUNTER_DEAL_END,
};

/* Kinds of terms in deals, in their order. */
enum
{
  ENCOUNTER_TERM_COLONY, /* a colony on a planet where the giver has one */
  ENCOUNTER_TERM_CARD, /* a named card */
  ENCOUNTER_TERM_KIND, /* cards of a kind, chosen by the giver */
  ENCOUNTER_TERM_LOWEST, /* the lowest attacks, by printed value */
  ENCOUNTER_TERM_HIGHEST,
  ENCOUNTER_TERM_RANDOM, /* cards at random */
  ENCOUNTER_TERM_SHIPS, /* ships freed from the Warp */
  ENCOUNTER_N_TERMS,
};

/* Numbers of the game (FpHead.table). */
enum
{
  ENCOUNTER_TURNS, /* begun so far */
  ENCOUNTER_TURN_OF, /* seat whose turn it is */
  ENCOUNTER_COUNT, /* encounters begun so far */
  ENCOUNTER_SUCCESS, /* 1: the offense had success in the last encounter */
  ENCOUNTER_DEALS, /* made so far */
  ENCOUNTER_FAILED_DEALS, /* not made so far */
};

/* Sides of an encounter. */
enum
{
  ENCOUNTER_OFFENSE,
  ENCOUNTER_DEFENSE,
  ENCOUNTER_N_SIDES,
};

/* Roles, bits of FpEncounter.roles. */
enum
{
  ENCOUNTER_ROLE_OFFENSE = 1 << 0,
  ENCOUNTER_ROLE_DEFENSE = 1 << 1,
  ENCOUNTER_ROLE_OFFENSIVE_ALLY = 1 << 2,
  ENCOUNTER_ROLE_DEFENSIVE_ALLY = 1 << 3,
  ENCOUNTER_ROLE_BYSTANDER = 1 << 4,
};

/* Numbers of words for roles. */
enum
{
  ENCOUNTER_N_ROLES = 8,
};

/* Sets of seats of an encounter (FpEncounter.sets). */
enum
{
  ENCOUNTER_INVITED, /* by the offense, and in the next set by the defense */
  ENCOUNTER_INVITED_BY_DEFENSE,
  ENCOUNTER_BARRED, /* may not join any more */
  ENCOUNTER_N_SETS,
};

/* Numbers of each seat in an encounter (FpEncounter.of_seat). */
enum
{
  ENCOUNTER_SENT, /* ships that the seat has brought */
  ENCOUNTER_LOST, /* own ships that the outcome has sent to the Warp */
  ENCOUNTER_N_SEAT_NUMBERS,
};

/* Numbers of an encounter (FpEncounter.numbers). */
enum
{
  ENCOUNTER_NUMBER, /* of the encounter in its turn, from 1 */
  ENCOUNTER_WHERE, /* seat in whose system it is + 1, 0: not known yet */
  ENCOUNTER_N_NUMBERS,
};

/* Outcomes, besides FP_OUTCOME_OPEN. */
enum
{
  ENCOUNTER_OUTCOME_WON = 1,
  ENCOUNTER_OUTCOME_TALKS, /* not decided: the main players negotiate */
  ENCOUNTER_OUTCOME_DEAL,
  ENCOUNTER_OUTCOME_FAILED, /* no deal */
  ENCOUNTER_OUTCOME_LANDED, /* on an own planet that nobody defends */
  ENCOUNTER_OUTCOME_OVER, /* the turn ends without a result */
  ENCOUNTER_N_OUTCOMES,
};

enum
{
  ENCOUNTER_ENDING_COLONIES = 1,
  ENCOUNTER_ENDING_SPECIAL,
  ENCOUNTER_ENDING_CONCEDED,
  ENCOUNTER_ENDING_UNDECIDED,
  ENCOUNTER_N_ENDINGS,
};

/* Queries, in order of rank. */
enum
{
  ENCOUNTER_Q_KIND, /* of a card */
  ENCOUNTER_Q_VALUE, /* of a card */
  ENCOUNTER_Q_POWER_NEEDS, /* home colonies that a player's power needs */
  ENCOUNTER_Q_HAND_SIZE, /* cards of a new hand */
  ENCOUNTER_Q_COLONIES_NEEDED, /* foreign colonies that win */
  ENCOUNTER_Q_SEEN_BY, /* seats that see a card */
  ENCOUNTER_Q_PLAYS_OPEN, /* plays the card first and face up */
  ENCOUNTER_Q_TARGET_CHOICES, /* planets that the offense may choose among */
  ENCOUNTER_Q_SHIP_CHOICES, /* numbers of ships that a player may send */
  ENCOUNTER_Q_INVITE_CHOICES, /* players that a main player may invite */
  ENCOUNTER_Q_JOIN_CHOICES, /* main players whom a player may join */
  ENCOUNTER_Q_CARD_CHOICES, /* cards that a main player may play */
  ENCOUNTER_Q_SHIP_VALUE, /* worth of a player's ship in totals */
  ENCOUNTER_Q_TOTAL, /* of a main player's side */
  ENCOUNTER_Q_BETTER, /* higher or lower total wins */
  ENCOUNTER_Q_TIE_GOES_TO, /* main player who wins a tie */
  ENCOUNTER_Q_FAILURE_LOSS, /* ships lost without a deal */
  ENCOUNTER_Q_COMPENSATION, /* cards */
  ENCOUNTER_Q_REWARDS, /* cards and ships of an ally */
  ENCOUNTER_Q_FREES_SHIPS, /* may free ships of the partner in a deal */
  ENCOUNTER_Q_SECOND_ENCOUNTER, /* may have another encounter */
  ENCOUNTER_N_QUERIES,
};

enum
{
  ENCOUNTER_DECIDE_ALIEN = FP_N_PROGRAM_DECISIONS,
  ENCOUNTER_DECIDE_COLONY, /* of a ship that is regained */
  ENCOUNTER_DECIDE_SHIPS, /* to send */
  ENCOUNTER_DECIDE_PLANET, /* to point at */
  ENCOUNTER_DECIDE_INVITED, /* next player to invite; arg[0]: side, arg[1]: last seat */
  ENCOUNTER_DECIDE_SIDE,
  ENCOUNTER_DECIDE_CARD,
  ENCOUNTER_DECIDE_LOSE, /* ships that are lost by choice */
  ENCOUNTER_DECIDE_HOME, /* colonies of ships that go home */
  ENCOUNTER_DECIDE_REWARD,
  ENCOUNTER_DECIDE_SECOND,
  ENCOUNTER_DECIDE_DISCARD,
  ENCOUNTER_DECIDE_PROPOSE, /* arg[0]: number of the offer */
  ENCOUNTER_DECIDE_COMPOSE, /* likewise */
  ENCOUNTER_DECIDE_ANSWER, /* likewise */
  ENCOUNTER_DECIDE_GIVE, /* cards of a kind; arg[0]: kind, arg[1]: last definition */
  ENCOUNTER_DECIDE_DEAL_SHIPS, /* to a granted colony */
  ENCOUNTER_N_DECISIONS,
};

/* Kinds of encounters. */
enum
{
  ENCOUNTER_OF_TURN = 1,
  ENCOUNTER_N_ENCOUNTERS,
};

/* Kinds of secrets. */
enum
{
  ENCOUNTER_SECRET_ALIEN = 100,
};

enum
{
  ENCOUNTER_MOST_JUMPS = 20, /* of an encounter, to steps that cards name */
};

/* The procedures, without ids: each has its function. OWN steps have functions of the edition,
 * SHARED procedures those of editions/common/. */
#define ENCOUNTER_PROCEDURES(WHOLE, STEP, OWN, SHARED, ACT, PART)            \
  WHOLE (game, encounter_game)                                               \
  WHOLE (setup, encounter_setup)                                             \
  OWN (find_first_player)                                                    \
  STEP (choose_aliens, encounter_choose_aliens)                              \
  STEP (deal_hands, encounter_deal_hands)                                    \
  WHOLE (turn, encounter_turn)                                               \
  STEP (start_turn, encounter_start_turn)                                    \
  WHOLE (encounter, encounter_encounter)                                     \
  STEP (regain_ship, encounter_regain_ship)                                  \
  OWN (meet)                                                                 \
  STEP (gather_ships, encounter_gather_ships)                                \
  STEP (point, encounter_point)                                              \
  STEP (offense_invites, encounter_offense_invites)                          \
  STEP (defense_invites, encounter_defense_invites)                          \
  STEP (allies_answer, encounter_allies_answer)                              \
  STEP (play_cards, encounter_play_cards)                                    \
  STEP (reveal_cards, encounter_reveal_cards)                                \
  STEP (determine_outcome, encounter_determine_outcome)                      \
  STEP (make_deal, encounter_make_deal)                                      \
  STEP (settle_ships, encounter_settle_ships)                                \
  STEP (claim_compensations, encounter_claim_compensations)                  \
  STEP (claim_rewards, encounter_claim_rewards)                              \
  STEP (discard_cards, encounter_discard_cards)                              \
  STEP (second_encounter, encounter_second_encounter)                        \
  STEP (end_turn, encounter_end_turn)                                        \
  WHOLE (any_time, encounter_any_time)                                       \
  SHARED (draw, fp_common_draw, ENCOUNTER_THAT_CARDS)                        \
  SHARED (discard, fp_common_discard, ENCOUNTER_THAT_CARDS)                  \
  SHARED (reveal, fp_common_reveal, ENCOUNTER_THAT_CARDS)                    \
  SHARED (look, fp_common_look, ENCOUNTER_THAT_CARDS)                        \
  SHARED (swap, fp_common_swap, ENCOUNTER_THAT_CARDS)                        \
  SHARED (shuffle, fp_common_shuffle, ENCOUNTER_THAT_CARDS)                  \
  SHARED (arrange, fp_common_arrange, ENCOUNTER_THAT_CARDS)                  \
  SHARED (copy, fp_common_copy, ENCOUNTER_THAT_CARDS)                        \
  SHARED (ignore, fp_common_ignore, ENCOUNTER_THAT_CARDS)                    \
  SHARED (move, fp_common_move, ENCOUNTER_THAT_CARDS | ENCOUNTER_THAT_SHIPS) \
  SHARED (send, fp_common_ships, ENCOUNTER_THAT_SHIPS)                       \
  SHARED (recover, fp_common_ships, ENCOUNTER_THAT_SHIPS)                    \
  SHARED (warp, fp_common_ships, ENCOUNTER_THAT_SHIPS)                       \
  ACT (return, encounter_return, ENCOUNTER_THAT_SHIPS)                       \
  SHARED (land, fp_common_ships, ENCOUNTER_THAT_SHIPS)                       \
  SHARED (play, fp_play_run, ENCOUNTER_THAT_CARDS)                           \
  SHARED (zap, fp_common_zap, ENCOUNTER_THAT_CARDS)                          \
  ACT (new_hand, encounter_new_hand, 0)                                      \
  ACT (answer, encounter_answer, 0)                                          \
  ACT (win, encounter_win, 0)                                                \
  ACT (win_game, encounter_win_game, 0)                                      \
  ACT (go_to, encounter_go_to, 0)                                            \
  ACT (become, encounter_become, FP_THAT_ROLE)                               \
  ACT (take_compensation, encounter_take_compensation, FP_THAT_COUNT)        \
  ACT (take_reward, encounter_take_reward, FP_THAT_COUNT)                    \
  ACT (lose_power, encounter_lose_power, ENCOUNTER_THAT_CARDS)               \
  ACT (regain_power, encounter_regain_power, ENCOUNTER_THAT_CARDS)           \
  SHARED (move_cards, fp_common_move_cards)                                  \
  PART (go_home, encounter_go_home)                                          \
  PART (lose_by_choice, encounter_lose_by_choice)                            \
  PART (negotiate, encounter_negotiate)                                      \
  PART (compose, encounter_compose)                                          \
  PART (carry_out, encounter_carry_out)                                      \
  PART (give_cards, encounter_give_cards)                                    \
  PART (take_colony, encounter_take_colony)

enum
{
  ENCOUNTER_THAT_CARDS = FP_THAT_CARDS | FP_THAT_COUNT,
  ENCOUNTER_THAT_SHIPS = FP_THAT_SHIPS | FP_THAT_COUNT | FP_THAT_FROM | FP_THAT_TO,
};

#define ENCOUNTER_ENUM_PROCEDURE(name, ...) ENCOUNTER_##name,
enum
{
  ENCOUNTER_BEFORE_PROCEDURES = FP_N_MACHINE_PROCEDURES - 1,
  ENCOUNTER_PROCEDURES (ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE,
                        ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE, ENCOUNTER_ENUM_PROCEDURE)
      ENCOUNTER_N_PROCEDURES,
};

#define ENCOUNTER_DECLARE(name, function, ...) FpFlow function (FpEngine *e, FpFrame *f);
#define ENCOUNTER_DECLARE_NOTHING(...)
ENCOUNTER_PROCEDURES (ENCOUNTER_DECLARE, ENCOUNTER_DECLARE, ENCOUNTER_DECLARE_NOTHING, ENCOUNTER_DECLARE_NOTHING,
                      ENCOUNTER_DECLARE, ENCOUNTER_DECLARE)

/* Rows of an edition's procedures. Those with an id of their own here are alike in all editions. */
#define ENCOUNTER_STEP_ROW(number, word, function, encounters) \
  [number] = { .id = word, .run = function, .step = TRUE, .kind = FP_PROCEDURE_STEP, .window = TRUE, .in = encounters }
#define ENCOUNTER_WHOLE_ROW(number, word, function) \
  [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_WHOLE, .window = TRUE }
#define ENCOUNTER_ACT_ROW(number, word, function, knows) \
  [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_ACTION, .window = TRUE, .that = knows }
#define ENCOUNTER_PART_ROW(number, word, function) [number] = { .id = word, .run = function, .kind = FP_PROCEDURE_PART }
#define ENCOUNTER_COMMON_PROCEDURES                                                                             \
  ENCOUNTER_WHOLE_ROW (ENCOUNTER_game, "game", encounter_game),                                                 \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_setup, "setup", encounter_setup),                                          \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_turn, "turn", encounter_turn),                                             \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_encounter, "encounter", encounter_encounter),                              \
      ENCOUNTER_WHOLE_ROW (ENCOUNTER_any_time, "any-time", encounter_any_time),                                 \
      ENCOUNTER_ACT_ROW (ENCOUNTER_draw, "draw", fp_common_draw, ENCOUNTER_THAT_CARDS),                         \
      ENCOUNTER_ACT_ROW (ENCOUNTER_discard, "discard", fp_common_discard, ENCOUNTER_THAT_CARDS),                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_reveal, "reveal", fp_common_reveal, ENCOUNTER_THAT_CARDS),                   \
      ENCOUNTER_ACT_ROW (ENCOUNTER_look, "look", fp_common_look, ENCOUNTER_THAT_CARDS),                         \
      ENCOUNTER_ACT_ROW (ENCOUNTER_swap, "swap", fp_common_swap, ENCOUNTER_THAT_CARDS),                         \
      ENCOUNTER_ACT_ROW (ENCOUNTER_shuffle, "shuffle", fp_common_shuffle, ENCOUNTER_THAT_CARDS),                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_arrange, "arrange", fp_common_arrange, ENCOUNTER_THAT_CARDS),                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_copy, "copy", fp_common_copy, ENCOUNTER_THAT_CARDS),                         \
      ENCOUNTER_ACT_ROW (ENCOUNTER_ignore, "ignore", fp_common_ignore, ENCOUNTER_THAT_CARDS),                   \
      ENCOUNTER_ACT_ROW (ENCOUNTER_move, "move", fp_common_move, ENCOUNTER_THAT_CARDS | ENCOUNTER_THAT_SHIPS),  \
      ENCOUNTER_ACT_ROW (ENCOUNTER_send, "send", fp_common_ships, ENCOUNTER_THAT_SHIPS),                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_recover, "recover", fp_common_ships, ENCOUNTER_THAT_SHIPS),                  \
      ENCOUNTER_ACT_ROW (ENCOUNTER_warp, "warp", fp_common_ships, ENCOUNTER_THAT_SHIPS),                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_return, "return", encounter_return, ENCOUNTER_THAT_SHIPS),                   \
      ENCOUNTER_ACT_ROW (ENCOUNTER_land, "land", fp_common_ships, ENCOUNTER_THAT_SHIPS),                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_play, "play", fp_play_run, ENCOUNTER_THAT_CARDS),                            \
      ENCOUNTER_ACT_ROW (ENCOUNTER_zap, "zap", fp_common_zap, ENCOUNTER_THAT_CARDS),                            \
      ENCOUNTER_ACT_ROW (ENCOUNTER_new_hand, "new-hand", encounter_new_hand, 0),                                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_answer, "answer", encounter_answer, 0),                                      \
      ENCOUNTER_ACT_ROW (ENCOUNTER_win, "win", encounter_win, 0),                                               \
      ENCOUNTER_ACT_ROW (ENCOUNTER_win_game, "win-game", encounter_win_game, 0),                                \
      ENCOUNTER_ACT_ROW (ENCOUNTER_go_to, "go-to", encounter_go_to, 0),                                         \
      ENCOUNTER_ACT_ROW (ENCOUNTER_become, "become", encounter_become, FP_THAT_ROLE),                           \
      ENCOUNTER_ACT_ROW (ENCOUNTER_take_compensation, "take-compensation", encounter_take_compensation,         \
                         FP_THAT_COUNT),                                                                        \
      ENCOUNTER_ACT_ROW (ENCOUNTER_take_reward, "take-reward", encounter_take_reward, FP_THAT_COUNT),           \
      ENCOUNTER_ACT_ROW (ENCOUNTER_lose_power, "lose-power", encounter_lose_power, ENCOUNTER_THAT_CARDS),       \
      ENCOUNTER_ACT_ROW (ENCOUNTER_regain_power, "regain-power", encounter_regain_power, ENCOUNTER_THAT_CARDS), \
      ENCOUNTER_PART_ROW (ENCOUNTER_move_cards, "move-cards", fp_common_move_cards),                            \
      ENCOUNTER_PART_ROW (ENCOUNTER_go_home, "go-home", encounter_go_home),                                     \
      ENCOUNTER_PART_ROW (ENCOUNTER_lose_by_choice, "lose-by-choice", encounter_lose_by_choice),                \
      ENCOUNTER_PART_ROW (ENCOUNTER_negotiate, "negotiate", encounter_negotiate), ENCOUNTER_DEAL_PROCEDURES

/* Rows of the procedures of a deal. */
#define ENCOUNTER_DEAL_PROCEDURES                                                    \
  ENCOUNTER_PART_ROW (ENCOUNTER_compose, "compose", encounter_compose),              \
      ENCOUNTER_PART_ROW (ENCOUNTER_carry_out, "carry-out", encounter_carry_out),    \
      ENCOUNTER_PART_ROW (ENCOUNTER_give_cards, "give-cards", encounter_give_cards), \
      ENCOUNTER_PART_ROW (ENCOUNTER_take_colony, "take-colony", encounter_take_colony)

/* Events. */
enum
{
  ENCOUNTER_EVENT_TURN_BEGAN = FP_N_EVENTS, /* of seat */
  ENCOUNTER_EVENT_MEETING_TURNED, /* seat turns up card */
  ENCOUNTER_EVENT_MET, /* offense seat meets defense other */
  ENCOUNTER_EVENT_POINTED, /* offense seat, defense other, place from: the encounter begins */
  ENCOUNTER_EVENT_RESETTLES, /* offense seat points at place from, which nobody defends */
  ENCOUNTER_EVENT_INVITED, /* seat invites other */
  ENCOUNTER_EVENT_INVITED_NOBODY, /* seat */
  ENCOUNTER_EVENT_ALLIED, /* seat joins other */
  ENCOUNTER_EVENT_REFUSED, /* seat joins nobody */
  ENCOUNTER_EVENT_CARD_PLAYED, /* seat; card seen by seat */
  ENCOUNTER_EVENT_NO_CARD, /* seat has no encounter card */
  ENCOUNTER_EVENT_CARD_REVEALED, /* seat's card is worth value */
  ENCOUNTER_EVENT_TOTAL_COUNTED, /* the total of main player seat is value */
  ENCOUNTER_EVENT_WON, /* the side of seat wins against that of other, at place from */
  ENCOUNTER_EVENT_TALKS_BEGAN, /* seat and other negotiate */
  ENCOUNTER_EVENT_OFFER_MADE, /* number value, by seat to other */
  ENCOUNTER_EVENT_OFFER_REFUSED, /* likewise, by other */
  ENCOUNTER_EVENT_DEAL_MADE, /* between seat and other */
  ENCOUNTER_EVENT_DEAL_FAILED, /* likewise */
  ENCOUNTER_EVENT_COMPENSATED, /* seat takes count cards from other; cards seen by both */
  ENCOUNTER_EVENT_COLONY_GAINED, /* seat at place from */
  ENCOUNTER_EVENT_COLONY_LOST, /* seat at place from */
  ENCOUNTER_EVENT_POWER_LOST, /* seat's card */
  ENCOUNTER_EVENT_POWER_REGAINED, /* seat's card */
  ENCOUNTER_EVENT_PLAYED, /* seat plays card from its hand */
  ENCOUNTER_EVENT_ZAPPED, /* seat's card is zapped by other */
  ENCOUNTER_EVENT_TURN_OVER, /* of seat, with an encounter that has no result */
  ENCOUNTER_EVENTS_END,
};

#define ENCOUNTER_EMIT(engine, name, ...) FP_EMIT_NUMBER (engine, ENCOUNTER_EVENT_##name, __VA_ARGS__)

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

/* FpEdition.plays. */
#define ENCOUNTER_PLAYS                                                                           \
  {                                                                                               \
    .procedure = ENCOUNTER_play, .zone = ENCOUNTER_STAGE, .kinds = ENCOUNTER_KIND_BIT (ARTIFACT), \
    .put_away = encounter_put_away                                                                \
  }

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
 * encounter_join: makes @seat an ally of @side. encounter_leave: makes @seat a bystander again. */
void encounter_set_defense (FpEngine *engine, uint8_t seat);
void encounter_join (FpEngine *engine, uint8_t seat, guint side);
void encounter_leave (FpEngine *engine, uint8_t seat);

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

/* encounter_standing, encounter_needed, encounter_controllers: FpEditionTable. */
int encounter_standing (const FpEngine *engine, uint8_t seat);
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

extern const FpOutcomeDef encounter_outcomes[ENCOUNTER_N_OUTCOMES];
extern const char *const encounter_seat_sets[ENCOUNTER_N_SETS];
extern const FpSeatNumberDef encounter_seat_numbers[ENCOUNTER_N_SEAT_NUMBERS];
extern const char *const encounter_own_numbers[ENCOUNTER_N_NUMBERS];
extern const FpRoleDef encounter_roles[ENCOUNTER_N_ROLES];
extern const FpEndingDef encounter_endings[ENCOUNTER_N_ENDINGS];

/* FpEdition.encounter_numbers. */
#define ENCOUNTER_NUMBERS                                                                                     \
  {                                                                                                           \
    .sets = encounter_seat_sets, .n_sets = ENCOUNTER_N_SETS, .of_seat = encounter_seat_numbers,               \
    .n_of_seat = ENCOUNTER_N_SEAT_NUMBERS, .numbers = encounter_own_numbers, .n_numbers = ENCOUNTER_N_NUMBERS \
  }

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

/* encounter_total, encounter_total_parts, encounter_project: FpEditionTable. */
int encounter_total (FpEngine *engine, uint8_t seat);
guint encounter_total_parts (FpEngine *engine, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
void encounter_project (FpEngine *engine, FpProjectedResult *result);

/* encounter_compensation: returns the cards that @seat may take from the other main player.
 * encounter_rewards: returns the cards and ships due to @seat. */
int encounter_compensation (FpEngine *engine, uint8_t seat);
int encounter_rewards (FpEngine *engine, uint8_t seat);

/* --- Options of decisions --- */

void encounter_no_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_alien_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_colony_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_planet_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_invited_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_side_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_card_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_reward_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_second_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

void encounter_propose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_compose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_answer_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_give_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* encounter_option_offer: FpDecisionKind.offer. encounter_find_offer: FpDecisionKind.find.
 * encounter_weigh_deal: FpEditionThinking.weigh of the decisions in a talk, which compose nothing
 * term by term. encounter_inclination: FpEditionThinking.inclination. */
void encounter_option_offer (FpEngine *engine, const FpOption *option, FpDealOffer *offer);
int encounter_find_offer (FpEngine *engine, const char *id);
guint encounter_weigh_deal (const FpOption *option);
FpInclination encounter_inclination (const FpPendingDecision *pending, const FpOption *option);

extern const FpDealTermDef encounter_deal_terms[ENCOUNTER_N_TERMS];

/* Rows of an edition's decisions. */
#define ENCOUNTER_DECISIONS                                                                                        \
  FP_PROGRAM_DECISIONS (encounter_no_options), [ENCOUNTER_DECIDE_ALIEN] = { NULL, encounter_alien_options },       \
                                               [ENCOUNTER_DECIDE_COLONY] = { "colony", encounter_colony_options,   \
                                                                             .pass = "none" },                     \
                                               [ENCOUNTER_DECIDE_SHIPS] = { "ships", fp_ship_selection_options },  \
                                               [ENCOUNTER_DECIDE_PLANET] = { "planet", encounter_planet_options }, \
                                               [ENCOUNTER_DECIDE_INVITED] = { NULL, encounter_invited_options },   \
                                               [ENCOUNTER_DECIDE_SIDE] = { "side", encounter_side_options,         \
                                                                           .pass = "neither" },                    \
                                               [ENCOUNTER_DECIDE_CARD] = { "card", encounter_card_options,         \
                                                                           1U << ENCOUNTER_KIND_ATTACK |           \
                                                                               1U << ENCOUNTER_KIND_NEGOTIATE },   \
                                               [ENCOUNTER_DECIDE_LOSE] = { "lose", fp_ship_selection_options },    \
                                               [ENCOUNTER_DECIDE_HOME] = { "home", fp_ship_selection_options },    \
                                               [ENCOUNTER_DECIDE_REWARD] = { "reward", encounter_reward_options }, \
                                               [ENCOUNTER_DECIDE_SECOND] = { NULL, encounter_second_options },     \
                                               [ENCOUNTER_DECIDE_DISCARD] = { "discard", fp_selection_options },   \
                                               ENCOUNTER_DEAL_DECISIONS

/* Rows of the decisions of a talk. */
#define ENCOUNTER_DEAL_DECISIONS                                                                  \
  [ENCOUNTER_DECIDE_PROPOSE] = { "propose", encounter_propose_options, .id = fp_deal_option_id,   \
                                 .find = encounter_find_offer, .offer = encounter_option_offer }, \
  [ENCOUNTER_DECIDE_COMPOSE] = { "compose", encounter_compose_options, .id = fp_deal_option_id,   \
                                 .offer = encounter_option_offer },                               \
  [ENCOUNTER_DECIDE_ANSWER] = { "answer", encounter_answer_options },                             \
  [ENCOUNTER_DECIDE_GIVE] = { "give", encounter_give_options },                                   \
  [ENCOUNTER_DECIDE_DEAL_SHIPS] = { "ships", fp_ship_selection_options }

/* --- Tables for an edition --- */

/* Rows of an edition's queries, events and zones. */
#define ENCOUNTER_QUERIES                                                                               \
  [ENCOUNTER_Q_KIND] = { "kind", FP_TYPE_CARDS, FP_TYPE_WORD, FP_WORD_LIST_KIND },                      \
  [ENCOUNTER_Q_VALUE] = { "value", FP_TYPE_CARDS, FP_TYPE_NUMBER, 0 },                                  \
  [ENCOUNTER_Q_POWER_NEEDS] = { "power-needs", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                    \
  [ENCOUNTER_Q_HAND_SIZE] = { "hand-size", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                        \
  [ENCOUNTER_Q_COLONIES_NEEDED] = { "colonies-needed", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },            \
  [ENCOUNTER_Q_SEEN_BY] = { "seen-by", FP_TYPE_CARDS, FP_TYPE_PLAYERS, 0 },                             \
  [ENCOUNTER_Q_PLAYS_OPEN] = { "plays-open", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0 },                      \
  [ENCOUNTER_Q_TARGET_CHOICES] = { "target-choices", FP_TYPE_PLAYERS, FP_TYPE_PLANETS, 0 },             \
  [ENCOUNTER_Q_SHIP_CHOICES] = { "ship-choices", FP_TYPE_PLAYERS, FP_TYPE_NUMBERS, 0 },                 \
  [ENCOUNTER_Q_INVITE_CHOICES] = { "invite-choices", FP_TYPE_PLAYERS, FP_TYPE_PLAYERS, 0 },             \
  [ENCOUNTER_Q_JOIN_CHOICES] = { "join-choices", FP_TYPE_PLAYERS, FP_TYPE_PLAYERS, 0, .chosen = TRUE }, \
  [ENCOUNTER_Q_CARD_CHOICES] = { "card-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0 },                   \
  [ENCOUNTER_Q_SHIP_VALUE] = { "ship-value", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                      \
  [ENCOUNTER_Q_TOTAL] = { "total", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                                \
  [ENCOUNTER_Q_BETTER] = { "better", FP_TYPE_NOTHING, FP_TYPE_WORD, ENCOUNTER_WORDS_BETTER },           \
  [ENCOUNTER_Q_TIE_GOES_TO] = { "tie-goes-to", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },                   \
  [ENCOUNTER_Q_FAILURE_LOSS] = { "failure-loss", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                  \
  [ENCOUNTER_Q_COMPENSATION] = { "compensation", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                  \
  [ENCOUNTER_Q_REWARDS] = { "rewards", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                            \
  [ENCOUNTER_Q_FREES_SHIPS] = { "frees-ships", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0 },                    \
  [ENCOUNTER_Q_SECOND_ENCOUNTER] = { "second-encounter", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0 }

#define ENCOUNTER_KIND_BIT(kind) (1U << ENCOUNTER_KIND_##kind)
#define ENCOUNTER_HAND_CARDS \
  (ENCOUNTER_KIND_BIT (ATTACK) | ENCOUNTER_KIND_BIT (NEGOTIATE) | ENCOUNTER_KIND_BIT (ARTIFACT))
#define ENCOUNTER_SHARED_ZONES(meetings, met)                     \
  [ENCOUNTER_DECK] = { "deck",                                    \
                       FP_NOBODY,                                 \
                       FP_VISIBLE_TO_NOBODY,                      \
                       FALSE,                                     \
                       .kinds = ENCOUNTER_HAND_CARDS,             \
                       .listed = FP_LISTED_DECK },                \
  [ENCOUNTER_DISCARDS] = { "discards",                            \
                           FP_NOBODY,                             \
                           FP_VISIBLE_TO_ALL,                     \
                           TRUE,                                  \
                           .pile = TRUE,                          \
                           .kinds = ENCOUNTER_HAND_CARDS,         \
                           .listed = FP_LISTED_CARDS },           \
  [ENCOUNTER_MEETINGS] = { meetings,                              \
                           FP_NOBODY,                             \
                           FP_VISIBLE_TO_NOBODY,                  \
                           FALSE,                                 \
                           .kinds = ENCOUNTER_KIND_BIT (MEETING), \
                           .listed = FP_LISTED_DECK },            \
  [ENCOUNTER_MET] = { met,                                        \
                      FP_NOBODY,                                  \
                      FP_VISIBLE_TO_ALL,                          \
                      TRUE,                                       \
                      .pile = TRUE,                               \
                      .kinds = ENCOUNTER_KIND_BIT (MEETING),      \
                      .listed = FP_LISTED_CARDS },                \
  [ENCOUNTER_ALIENS] = { "aliens",                                \
                         FP_NOBODY,                               \
                         FP_VISIBLE_BY_CARD,                      \
                         TRUE,                                    \
                         .kinds = ENCOUNTER_KIND_BIT (ALIEN),     \
                         .listed = FP_LISTED_DECK },              \
  [ENCOUNTER_STAGE] = { "stage",                                  \
                        FP_NOBODY,                                \
                        FP_VISIBLE_TO_ALL,                        \
                        TRUE,                                     \
                        .kinds = ENCOUNTER_KIND_BIT (ARTIFACT),   \
                        .listed = FP_LISTED_NEVER },              \
  [ENCOUNTER_REMOVED] = { "removed", FP_NOBODY, FP_VISIBLE_BY_CARD, TRUE, .listed = FP_LISTED_REMOVED }
#define ENCOUNTER_ZONES_OF(seat)                                                                                   \
  { "hand", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = ENCOUNTER_HAND_CARDS, .listed = FP_LISTED_CARDS },          \
      { "alien", seat, FP_VISIBLE_BY_CARD, TRUE, .kinds = ENCOUNTER_KIND_BIT (ALIEN), .listed = FP_LISTED_SHEET }, \
      { "card", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = ENCOUNTER_HAND_CARDS, .chosen = TRUE },                 \
      { "aside", seat, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = ENCOUNTER_HAND_CARDS },                               \
  {                                                                                                                \
    "system", seat, FP_VISIBLE_TO_ALL, TRUE, .kinds = ENCOUNTER_KIND_BIT (PLANET), .listed = FP_LISTED_PLANETS     \
  }

extern const FpEventDef encounter_events[ENCOUNTER_EVENTS_END - FP_N_EVENTS];
extern const FpCommon encounter_common;

/* --- Verbs (encounter-verbs.c) --- */

enum
{
  ENCOUNTER_N_VERBS = 19,
};

extern const FpVerb encounter_verbs[ENCOUNTER_N_VERBS];

/* encounter_usual_place: FpEditionRules.usual_place. */
uint8_t encounter_usual_place (const FpEngine *engine, const FpVerb *verb, uint8_t seat);

/* --- Positions (encounter-positions.c) --- */

enum
{
  ENCOUNTER_N_POSITION_PLACES = 3,
  ENCOUNTER_N_STARTS = 2,
};

extern const FpPositionPlace encounter_position_places[ENCOUNTER_N_POSITION_PLACES];
extern const FpStartDef encounter_starts[ENCOUNTER_N_STARTS];
extern const char *const encounter_sides[ENCOUNTER_N_SIDES];
gboolean encounter_start_at (FpEngine *engine, const FpStart *start, const char **error);
void encounter_set_turns (FpState *state, int turns);
