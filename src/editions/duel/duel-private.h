/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the chapters of Duel share: where things lie, what is asked, small questions about the state. */
#pragma once

#include "editions/duel/duel-steps.h"
#include "engine/fp-force.h"
#include "engine/fp-moves.h"
#include "engine/fp-procedure.h"
#include "engine/fp-program.h"

/* Places for ships (rulebook p. 5). */
enum
{
  DUEL_OUT,
  DUEL_SUPPLY,
  DUEL_WARP,
  DUEL_FIRST_PLANET,
};

enum
{
  DUEL_SHIPS = 20, /* each player's (rulebook p. 4) */
  DUEL_IN_WARP = 5, /* at the start (p. 6) */
  DUEL_HAND_LIMIT = 6, /* p. 17 */
  DUEL_TO_WIN = 5, /* planets (p. 9) */
  DUEL_MOST_SHIPS = 4, /* on a dial (p. 10) */
};

/* Zones for cards: a block for each seat, then the shared ones. */
enum
{
  DUEL_HAND,
  DUEL_DECK,
  DUEL_DISCARD,
  DUEL_READY,
  DUEL_SPENT,
  DUEL_ALIEN,
  DUEL_PLAN, /* the next nine: one for each level of nested encounters */
  DUEL_TACTIC = DUEL_PLAN + FP_MAX_ENCOUNTERS,
  DUEL_BESIDE = DUEL_TACTIC + FP_MAX_ENCOUNTERS, /* reinforcements beside the plan */
  DUEL_SEAT_ZONES = DUEL_BESIDE + FP_MAX_ENCOUNTERS,
  DUEL_DISCOVERY = 2 * DUEL_SEAT_ZONES,
  DUEL_EVENT,
  DUEL_REFRESH,
  DUEL_REINFORCEMENTS,
  DUEL_PLANETS, /* the stack */
  DUEL_TABLE, /* revealed planets, in the order of discovery */
  DUEL_PAST,
  DUEL_ENVOYS, /* in play, allied or not: in the order of their decks */
  DUEL_ENVOYS_A,
  DUEL_ENVOYS_B,
  DUEL_ENVOYS_C,
  DUEL_REMOVED,
  DUEL_N_ZONES,
};

/* Roles, the numbers in seats[].role. */
enum
{
  DUEL_LEADER,
  DUEL_STRAGGLER,
};

/* The table's numbers. */
enum
{
  DUEL_TURNS, /* destiny cards drawn */
  DUEL_NEXT, /* FpCardKind of the deck to draw from */
  DUEL_CARD, /* the destiny card drawn last, −1: none yet */
};

/* Set-up options. */
enum
{
  DUEL_OPTION_FIRST_GAME = 1 << 0,
};

enum
{
  DUEL_SECRET_DIAL,
  DUEL_SECRET_TACTIC, /* token × 2 + half; it stays among the readied ones until it is shown, or its absence would tell
                       */
};

/* Questions that rules may modify, in order of rank (card-language.md 2.4). */
enum
{
  DUEL_Q_HAND_LIMIT,
  DUEL_Q_PLANETS_NEEDED,
  DUEL_Q_MAY_SEND,
  DUEL_Q_SEND_FROM,
  DUEL_Q_DIAL_CHOICES,
  DUEL_Q_SHIPS_SENT,
  DUEL_Q_ADVANTAGE,
  DUEL_Q_CLOUT,
  DUEL_Q_BETTER,
  DUEL_Q_TIE_GOES_TO,
  DUEL_Q_PRIZE_FOR,
  DUEL_N_QUESTIONS,
};

_Static_assert((int) DUEL_N_QUESTIONS <= (int) FP_MAX_QUESTIONS, "a bit for each question");

/* Decision kinds, behind those of programs. */
enum
{
  DUEL_DECIDE_DIAL = FP_N_PROGRAM_DECISIONS,
  DUEL_DECIDE_ENVOY,
  DUEL_DECIDE_PLAN,
  DUEL_DECIDE_TACTIC,
  DUEL_DECIDE_CARD,
  DUEL_DECIDE_SIDE,
  DUEL_DECIDE_DISCARD,
  DUEL_DECIDE_READY,
  DUEL_DECIDE_SPEND,
  DUEL_DECIDE_BEFRIEND,
  DUEL_DECIDE_ESTRANGE,
  DUEL_DECIDE_KEEP_ENVOY,
  DUEL_DECIDE_HOW_MANY,
  DUEL_N_DECISIONS,
};

/* How a game begins: first local of `game`. */
enum
{
  DUEL_START_SETUP,
  DUEL_START_DESTINY,
  DUEL_START_DUEL,
  DUEL_START_CONTEST,
};

FP_LOCALS (game)
{
  FpEncounterCall call; /* where it begins with an encounter */
  int16_t start;
};

/* Picking some cards of a set, one after the other in rising order; they end up marked (DUEL_MARK), the result is how
 * many. */
FP_LOCALS (pick)
{
  uint8_t seat, kind;
  int16_t zone; /* to pick from; −1: the set of the verb in the frame below */
  int16_t least, most;
  int16_t picked, last, card;
};

enum
{
  DUEL_MARK = 1 << 0,
};

FP_LOCALS (keep_one_envoy)
{
  int16_t card;
  uint8_t seat, pad;
};

#define DUEL_DECLARE(name, id) FpFlow duel_##name (FpEngine *e, FpFrame *f);
DUEL_PROCEDURES (DUEL_DECLARE, DUEL_DECLARE, DUEL_DECLARE, DUEL_DECLARE)

/* A seat's zone; for a slot of the running encounter use duel_slot (). */
static inline uint16_t
duel_zone (uint8_t seat, guint zone)
{
  return (uint16_t) (seat * DUEL_SEAT_ZONES + zone);
}

/* @slot (DUEL_PLAN, TACTIC, BESIDE) of @seat in the running encounter. */
static inline uint16_t
duel_slot (const FpState *s, uint8_t seat, guint slot)
{
  return (uint16_t) (seat * DUEL_SEAT_ZONES + slot + s->head.n_encounters - 1U);
}

/* duel-roles.c */

/* duel_leader, duel_straggler: who is. */
uint8_t duel_leader (const FpState *s);
uint8_t duel_straggler (const FpState *s);
/* duel_in_order: the seat whose turn is @turn: 0 the leader, 1 the straggler. */
uint8_t duel_in_order (const FpState *s, int turn);
/* duel_order: as FpEdition.order. */
guint duel_order (const FpState *s, uint8_t seats[FP_MAX_SEATS]);
/* duel_check_roles: outside encounters and in step 11: strictly more planets make the straggler the leader (p. 16,
 * ruling 33). */
void duel_check_roles (FpEngine *e);

/* duel-planets.c */

/* duel_place_of: the place of planet tile @card. */
uint8_t duel_place_of (const FpState *s, uint16_t card);
/* duel_symbol: the symbol of the planet at @place. */
FpSymbol duel_symbol (const FpEngine *e, uint8_t place);
/* duel_controllers: who controls the planet at @place: nobody while it is in dispute (ruling 19). */
FpSeats duel_controllers (const FpState *s, uint8_t place);
/* duel_standing: planets that @seat controls. */
int duel_standing (const FpEngine *e, uint8_t seat);
/* duel_tell_control: tells what has changed at @place since its controllers were @before. */
void duel_tell_control (FpEngine *e, uint8_t place, FpSeats before);
/* duel_bar: the planets with the first of @symbols that is on the table; into @places, @room at most; returns how many
 * (p. 18). */
guint duel_bar (const FpEngine *e, const uint16_t *symbols, guint n_symbols, uint16_t *places, guint room);
void duel_planet_options (FpEngine *e, const FpAsk *ask, FpOptions *options);

/* duel-hands.c */

/* duel_hand_limit: @seat's (p. 17). */
int duel_hand_limit (FpEngine *e, uint8_t seat);
/* duel_draw_cards: @seat draws up to @n cards; an empty deck is renewed when a card is needed (p. 17, ruling 51). */
void duel_draw_cards (FpEngine *e, uint8_t seat, int n);
/* duel_fill_hand: an empty hand is filled up to the limit (p. 17). */
void duel_fill_hand (FpEngine *e, uint8_t seat);
/* duel_discard_card: @card goes to @pile's discard pile, face up. */
void duel_discard_card (FpEngine *e, uint16_t card, uint8_t pile);
/* duel_tell_cards: tells of @n cards, seen by @seen. */
void duel_tell_cards (FpEngine *e, FpEventKind kind, uint8_t seat, const uint16_t *cards, guint n, FpSeats seen);
/* duel_sorted: the cards of @zone in the order of their definitions, into @cards; returns how many. */
guint duel_sorted (const FpState *s, uint16_t zone, uint16_t *cards);
/* duel_add_distinct: adds cards to @options, like ones once. */
void duel_add_distinct (const FpState *s, const uint16_t *cards, guint n, FpOptions *options);
/* duel_take_marked: the cards that the last pick has marked, in rising order, into @cards, unmarked; returns how many.
 */
guint duel_take_marked (FpState *s, uint16_t *cards);
void duel_pick_options (FpEngine *e, const FpAsk *ask, FpOptions *options);

/* duel-clout.c */

/* duel_clout: @seat's clout now: plan (if revealed), ship advantage, reinforcements, rules (p. 9, rulings 34 and 35).
 */
int duel_clout (FpEngine *e, uint8_t seat);
/* duel_ships_here: @seat's ships on the planet of the running duel; 0 in contests. */
int duel_ships_here (const FpState *s, uint8_t seat);
/* duel_card_value: what @card is worth as it lies: a plan, a reinforcement, the half of a tactic that counts. */
int duel_card_value (const FpEngine *e, uint16_t card);

/* duel-ships.c */

void duel_how_many_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
/* duel_pile: the pile of ships that @call's verb is about: @place and @seat; the Warp where it names none.  FALSE: what
 * it names is nothing now. */
gboolean duel_pile (const FpEngine *e, const FpVerbCall *call, uint8_t *place, uint8_t *seat);

/* duel-encounter.c */

/* duel_begin_encounter, duel_end_encounter: around a duel or contest. */
void duel_begin_encounter (FpEngine *e, const FpEncounterCall *call);
void duel_end_encounter (FpEngine *e);
/* duel_may_send: whether @seat can send ships to the planet of the running duel (ruling 21). */
gboolean duel_may_send (FpEngine *e, uint8_t seat);

/* Options of the remaining decision kinds, in the file of the step that asks. */
void duel_dial_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_envoy_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_plan_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_tactic_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_card_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_side_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_friend_options (FpEngine *e, const FpAsk *ask, FpOptions *options);
void duel_keep_options (FpEngine *e, const FpAsk *ask, FpOptions *options);

/* duel-begin.c, duel-check.c, duel-names.c: parts of the edition. */
extern const FpZoneDef duel_zones[DUEL_N_ZONES];
extern const FpName duel_names[];
enum
{
  DUEL_N_VERBS = 12,
};
extern const FpVerb duel_verbs[DUEL_N_VERBS];

void duel_begin (FpEngine *e, guint n_seats);
gboolean duel_start_at (FpEngine *e, const char *start, uint8_t place, int advantage, int card_def, const char **error);
void duel_set_role (FpState *s, uint8_t seat, uint8_t role);
const char *duel_check (FpEngine *e);
