/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers of an edition with the encounter of a turn: places, zones, kinds, words, roles, outcomes,
 * queries, decisions and events. An edition appends its own. */
#pragma once

#include "engine/program/fp-program.h"
#include "engine/runner/fp-events.h"

/* Places for ships. The planets follow, system by system. */
enum
{
  ENCOUNTER_OUT,
  ENCOUNTER_WARP,
  ENCOUNTER_BESIDE, /* ships of the defense's allies */
  ENCOUNTER_GATE, /* ships of the offense and its allies */
  ENCOUNTER_FIRST_PLANET,
};

/* Shared zones, then a block of zones for each seat, then the edition's own. */
enum
{
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARDS,
  ENCOUNTER_DESTINY, /* cards that say where the offense has its encounter */
  ENCOUNTER_DESTINY_DISCARDS, /* those turned up */
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
  ENCOUNTER_KIND_DESTINY,
  ENCOUNTER_N_KINDS,
};

/* Fields of cards (FpCardDef.field). */
enum
{
  ENCOUNTER_FIELD_SEAT, /* planet, destiny: seat + 1 */
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
  /* home colonies with which a power was lost that changes how many it needs, + 1; 0: none was */
  ENCOUNTER_POWER_LOST_WITH,
  ENCOUNTER_POWER_CHANGES, /* this turn's losses and returns of such a power */
  ENCOUNTER_WIN, /* ENCOUNTER_WIN_OPEN and what follows it: its win by colonies */
  ENCOUNTER_MORE_SHIPS, /* ships that a seat has in the game besides the usual ones */
};

/* Values of ENCOUNTER_WIN. A win that a card has stopped comes again after the next encounter. */
enum
{
  ENCOUNTER_WIN_OPEN,
  ENCOUNTER_WIN_STANDS,
  ENCOUNTER_WIN_STOPPED, /* in this encounter */
  ENCOUNTER_WIN_STOPPED_BEFORE, /* in the encounter before this one */
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
  ENCOUNTER_FELL_SHORT, /* 1: a draw has found no card since EncounterBook.out_of_cards ran */
  ENCOUNTER_RENEWED, /* 1: the discards have become the deck, and EncounterBook.reshuffle is due */
  ENCOUNTER_NEXT_OF, /* seat that has the next encounter, in the turn of another, + 1; 0: none */
};

enum
{
  ENCOUNTER_N_KEPT = 4, /* numbers of the game that positions keep beside the turns */
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
  ENCOUNTER_N_ROLES = 9,
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
  ENCOUNTER_USUAL_POWER_NEEDS = 3, /* home colonies without which a power is lost */
};

/* Events. */
enum
{
  ENCOUNTER_EVENT_TURN_BEGAN = FP_N_EVENTS, /* of seat */
  ENCOUNTER_EVENT_DESTINY_DRAWN, /* seat turns up card */
  ENCOUNTER_EVENT_MET, /* offense seat has an encounter with defense other */
  ENCOUNTER_EVENT_AIMED, /* offense seat, defense other, place from: the encounter begins */
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
