/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations shared by the files of the small edition. */
#pragma once

#include "editions/common/fp-common.h"
#include "editions/mini/fp-mini.h"
#include "editions/mini/mini-modules.h"
#include "engine/program/fp-program.h"
#include "engine/effects/fp-play.h"
#include "engine/runner/fp-encounter.h"
#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-table-layout.h"

/* Rows of modules: the first argument is the name. */
#define MINI_MODULE_OPTION(name, id) MINI_OPTION_##name,
#define MINI_MODULE_NUMBER(name, id) MINI_MODULE_##name,
#define MINI_MODULE_KIND(name, ...) MINI_KIND_##name,
#define MINI_MODULE_QUERY(name, ...) MINI_Q_##name,
#define MINI_MODULE_EVENT(name, ...) MINI_EVENT_##name,
#define MINI_MODULE_ENDING(name, ...) MINI_ENDING_##name,
#define MINI_MODULE_COUNT(name) MINI_##name,

/* Set-up options, numbers of bits: one for each module. */
enum
{
  MINI_MODULE_OPTIONS (MINI_MODULE_OPTION) MINI_N_OPTIONS,
};

enum
{
  MINI_MODULE_OPTIONS (MINI_MODULE_NUMBER) MINI_N_MODULES,
};

/* Places for ships. Each player's planets follow, in the order of the seats. */
enum
{
  MINI_OUT,
  MINI_SUPPLY,
  MINI_WARP,
  MINI_GATE, /* ships in the encounter */
  MINI_FIRST_PLANET,
};

enum
{
  MINI_SHIPS = 12, /* of each player */
  MINI_PLANETS = 2, /* of each player, unless the sets have more for everybody */
  MINI_TO_WIN = 2, /* planets of others with own ships */
  MINI_HAND = 6, /* cards dealt, and drawn by a player without an attack card */
  MINI_MOST_LAUNCHED = 4, /* ships of offense or defense */
  MINI_MOST_ALLIED = 2, /* ships of an ally */
  MINI_ROUNDS = 4, /* turns of each player, unless somebody wins before */
};

/* Zones for cards: a block for each seat, then the shared ones. */
enum
{
  MINI_HAND_ZONE,
  MINI_ALIEN,
  MINI_ARTIFACTS, /* on the table */
  MINI_CARD, /* the card planned in the encounter */
  MINI_SYSTEM, /* planets */
  MINI_SEAT_ZONES,
  MINI_DECK = FP_MAX_SEATS * MINI_SEAT_ZONES,
  MINI_DISCARDS,
  MINI_ALIENS, /* aliens that nobody plays */
  MINI_REMOVED,
  MINI_STAGE, /* cards being played */
  MINI_N_ZONES,
};

enum
{
  MINI_KIND_NONE,
  MINI_KIND_ALIEN,
  MINI_KIND_ATTACK,
  MINI_KIND_ARTIFACT,
  MINI_KIND_PLANET,
  MINI_KIND_TRICK, /* played from the hand */
  MINI_MODULE_KINDS (MINI_MODULE_KIND) MINI_N_KINDS,
};

/* Numbers of the edition, indices of FpHead.table. */
enum
{
  MINI_TURNS,
  MINI_TURN_OF, /* seat whose turn it is */
  MINI_MAINS, /* main players: offense + 256 × defense */
  MINI_MODULE_COUNTS (MINI_MODULE_COUNT) MINI_N_COUNTS,
};

/* Sides, counted from 1. */
enum
{
  MINI_OFFENSE = 1,
  MINI_DEFENSE,
};

/* Roles in an encounter. */
enum
{
  MINI_ROLE_OFFENSE,
  MINI_ROLE_DEFENSE,
  MINI_ROLE_ALLY,
};

/* Endings of the game. */
enum
{
  MINI_ENDING_PLANETS = 1, /* the winners have ships on enough planets, or on the most */
  MINI_ENDING_CONCEDED,
  MINI_ENDING_UNDECIDED,
  MINI_MODULE_ENDINGS (MINI_MODULE_ENDING) MINI_N_ENDINGS,
};

/* Outcomes, besides FP_OUTCOME_OPEN. */
enum
{
  MINI_OUTCOME_WON = 1,
  MINI_N_OUTCOMES,
};

/* Queries, in order of rank. */
enum
{
  MINI_Q_VALUE, /* of a card */
  MINI_Q_SHIPS, /* ships that count for a main player's side */
  MINI_Q_TOTAL, /* of a main player's side */
  MINI_Q_ALLY_SHIPS, /* numbers of ships with which a player may ally */
  MINI_MODULE_QUERIES (MINI_MODULE_QUERY) MINI_N_QUERIES,
};

enum
{
  MINI_DECIDE_ARTIFACT = FP_N_PROGRAM_DECISIONS,
  MINI_DECIDE_DEFENSE,
  MINI_DECIDE_SHIPS, /* from 1 to arg[0] */
  MINI_DECIDE_SIDE,
  MINI_DECIDE_CARD,
  MINI_DECIDE_DISCARD,
  MINI_DECIDE_LOSE,
  MINI_N_DECISIONS,
};

enum
{
  MINI_ENCOUNTER = 1,
  MINI_N_ENCOUNTERS,
};

/* Numbers of rows of tables. */
enum
{
  MINI_N_VERBS = 6,
  MINI_N_POSITION_PLACES = 3,
  MINI_N_STARTS = 2,
  MINI_N_SIDES = 2,
};

enum
{
  MINI_THAT_CARDS = FP_THAT_CARDS | FP_THAT_COUNT,
  MINI_THAT_SHIPS = FP_THAT_SHIPS | FP_THAT_COUNT | FP_THAT_FROM | FP_THAT_TO,
};

#define MINI_PROCEDURES(STEP, WHOLE, SHARED, ACT, PART)           \
  WHOLE (game, "game", mini_game)                                 \
  STEP (deal, "deal", mini_deal)                                  \
  WHOLE (turn, "turn", mini_turn)                                 \
  STEP (regroup, "regroup", mini_regroup)                         \
  STEP (meet, "meet", mini_meet)                                  \
  WHOLE (encounter, "encounter", mini_encounter)                  \
  STEP (launch, "launch", mini_launch)                            \
  STEP (alliance, "alliance", mini_alliance)                      \
  STEP (planning, "planning", mini_planning)                      \
  STEP (reveal, "reveal", mini_reveal)                            \
  SHARED (draw, "draw", fp_common_draw, MINI_THAT_CARDS)          \
  SHARED (discard, "discard", fp_common_discard, MINI_THAT_CARDS) \
  SHARED (send, "send", fp_common_ships, MINI_THAT_SHIPS)         \
  SHARED (lose, "lose", fp_common_ships, MINI_THAT_SHIPS)         \
  SHARED (recover, "recover", fp_common_ships, MINI_THAT_SHIPS)   \
  SHARED (retreat, "retreat", fp_common_ships, MINI_THAT_SHIPS)   \
  SHARED (land, "land", fp_common_ships, MINI_THAT_SHIPS)         \
  ACT (ally, "ally", mini_ally, 0)                                \
  ACT (win, "win", mini_win, 0)                                   \
  ACT (lose_power, "lose-power", mini_turn_alien, 0)              \
  SHARED (regain_power, "regain-power", mini_turn_alien, 0)       \
  SHARED (play, "play", fp_play_run, MINI_THAT_CARDS)             \
  SHARED (zap, "zap", fp_common_zap, MINI_THAT_CARDS)             \
  SHARED (move, "move", fp_common_move, MINI_THAT_CARDS)          \
  PART (fill_hand, "fill-hand", mini_fill_hand)                   \
  PART (settle_ships, "settle-ships", mini_settle_ships)          \
  PART (move_cards, "move-cards", mini_move_cards)                \
  PART (putting_away, "put-away", mini_putting_away)

#define MINI_ENUM_PROCEDURE(name, ...) MINI_##name,
enum
{
  MINI_BEFORE_PROCEDURES = FP_N_MACHINE_PROCEDURES - 1,
  MINI_PROCEDURES (MINI_ENUM_PROCEDURE, MINI_ENUM_PROCEDURE, MINI_ENUM_PROCEDURE, MINI_ENUM_PROCEDURE,
                   MINI_ENUM_PROCEDURE) MINI_MODULE_STEPS (MINI_ENUM_PROCEDURE) MINI_N_PROCEDURES,
};

#define MINI_DECLARE_PROCEDURE(name, word, function, ...) FpFlow function (FpEngine *e, FpFrame *f);
#define MINI_DECLARE_NOTHING(...)
MINI_PROCEDURES (MINI_DECLARE_PROCEDURE, MINI_DECLARE_PROCEDURE, MINI_DECLARE_NOTHING, MINI_DECLARE_PROCEDURE,
                 MINI_DECLARE_PROCEDURE)
MINI_MODULE_STEPS (MINI_DECLARE_PROCEDURE)

/* Events of the edition. */
enum
{
  MINI_EVENT_ARTIFACT_LAID = FP_N_EVENTS, /* seat lays card on the table */
  MINI_EVENT_MET, /* offense seat meets defense other */
  MINI_EVENT_ENCOUNTER_BEGAN, /* offense seat, defense other, planet from */
  MINI_EVENT_ALLIED, /* seat joins the side of main player other */
  MINI_EVENT_CARD_PLANNED, /* seat; card seen by seat */
  MINI_EVENT_CARD_REVEALED, /* seat's card is worth value */
  MINI_EVENT_TOTAL_COUNTED, /* the total of main player seat is value */
  MINI_EVENT_ENCOUNTER_WON, /* the side of seat wins against that of other, at planet from */
  MINI_EVENT_POWER_LOST, /* seat's alien is turned down */
  MINI_EVENT_POWER_REGAINED, /* and up again */
  MINI_EVENT_PLAYED, /* seat plays card */
  MINI_EVENT_ZAPPED, /* seat's card is zapped by other */
  MINI_MODULE_EVENTS (MINI_MODULE_EVENT) MINI_EVENTS_END,
};

#define MINI_EMIT(engine, name, ...) FP_EMIT_NUMBER (engine, MINI_EVENT_##name, __VA_ARGS__)

/* mini_planets: returns the number of planets of each player. */
guint mini_planets (const FpState *state);

/* mini_zone: returns the number of @seat's zone @zone. */
static inline uint16_t
mini_zone (guint seat, guint zone)
{
  return (uint16_t) (seat * MINI_SEAT_ZONES + zone);
}

/* Locals of the whole game. */
FP_LOCALS (mini_game)
{
  uint8_t dealt, in_turn;
  int16_t step; /* of the set-up */
};

/* Locals of a turn. */
FP_LOCALS (mini_turn)
{
  uint8_t met, pad; /* met: the offense has met the defense */
  int16_t step; /* at the start of the turn */
};

/* mini_resume_encounter: pushes the encounter of the position @start, in a turn whose frame is on
 * top. Returns FALSE with @error (static text) if there is no such encounter. */
gboolean mini_resume_encounter (FpEngine *engine, const FpStart *start, const char **error);

extern const FpKindDef mini_kinds[MINI_N_KINDS];
extern const FpEventDef mini_events[MINI_EVENTS_END - FP_N_EVENTS];
extern const FpEncounterDef mini_encounters[MINI_N_ENCOUNTERS];
extern const FpOutcomeDef mini_outcomes[MINI_N_OUTCOMES];
extern const FpNameDef mini_names[];
extern const FpVerb mini_verbs[MINI_N_VERBS];
extern const FpZoneDef mini_zones[MINI_N_ZONES];
extern const FpCommon mini_common;
extern const FpEditionTexts mini_texts;
extern const FpTableLayout mini_layout;
MINI_DECLARE_MODULES

/* mini_nth: returns the seat that is @n seats behind the one whose turn it is. */
uint8_t mini_nth (const FpState *state, guint n);

/* mini_hand_of_kind: writes the sorted cards of @kind in @seat's hand to @cards (FP_MAX_CARDS
 * items). Returns their number. */
guint mini_hand_of_kind (const FpEngine *engine, uint8_t seat, guint kind, uint16_t *cards);

/* mini_lacks_power: returns TRUE if @seat has no use of its power: half of its ships are in the
 * warp. */
gboolean mini_lacks_power (const FpState *state, uint8_t seat);

/* mini_standing: returns the number of planets on which @seat has ships. mini_standings:
 * FpEditionTable.standings. */
int mini_standing (const FpEngine *engine, uint8_t seat);
void mini_standings (const FpEngine *engine, int standings[FP_MAX_SEATS]);

/* Sides are MINI_OFFENSE and MINI_DEFENSE.
 * mini_set_mains: makes two seats the main players of the next encounter.
 * mini_main: returns the main player of @side.
 * mini_side: returns the seats on @side of the running encounter.
 * mini_side_of: returns the side of @seat, 0: none. */
void mini_set_mains (FpState *state, uint8_t offense, uint8_t defense);
uint8_t mini_main (const FpState *state, guint side);
FpSeats mini_side (const FpState *state, guint side);
guint mini_side_of (const FpState *state, uint8_t seat);

/* mini_value: returns what @card is worth in an encounter.
 * mini_total: returns the total of the side whose main player is @seat, 0 for others.
 * mini_totals, mini_total_parts, mini_project: FpEditionTable.totals, .parts, .project. */
int mini_value (FpEngine *engine, uint16_t card);
int mini_total (FpEngine *engine, uint8_t seat);
void mini_totals (FpEngine *engine, int totals[FP_MAX_SEATS]);
guint mini_total_parts (FpEngine *engine, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
void mini_project (FpEngine *engine, FpProjectedResult *result);

/* mini_begin_fill_hand: FpEditionRules.fill_hand. */
void mini_begin_fill_hand (FpEngine *engine, uint8_t seat);

/* Options of decisions. */
void mini_artifact_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void mini_defense_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void mini_ships_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void mini_side_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void mini_card_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* mini_begin: FpEditionRules.begin. mini_in_force: FpEditionRules.in_force.
 * mini_back, mini_may_lie: FpEditionHidden. */
void mini_begin (FpEngine *engine, guint n_seats);
gboolean mini_in_force (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
int mini_back (const FpCardDef *def);
gboolean mini_may_lie (const FpCardDef *def, uint16_t zone);

/* mini_put_away: FpEditionPlays.put_away: a played card is discarded. */
gboolean mini_put_away (FpEngine *engine, uint16_t card, uint8_t seat, int zone, gboolean stopped);

/* mini_usual_place: FpEditionRules.usual_place. */
uint8_t mini_usual_place (const FpEngine *engine, const FpVerb *verb, uint8_t seat);

/* For FpEditionPositions. */
extern const FpPositionPlace mini_position_places[MINI_N_POSITION_PLACES];
extern const FpStartDef mini_starts[MINI_N_STARTS];
extern const char *const mini_sides[MINI_N_SIDES];
gboolean mini_start_at (FpEngine *engine, const FpStart *start, const char **error);
void mini_set_turns (FpState *state, int turns);
