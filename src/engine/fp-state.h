/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole game as one flat value.
 *
 * FpState has no pointers: copying it is all that undo, search, saving and tests need.  Seven tables stand at its end,
 * each with its rows in use first; fp_state_copy () copies only those.  What cards *say* is not here but in the
 * catalog (fp-catalog.h), which never changes while a game runs.
 *
 * Four identities are kept apart from the first day (multiplayer.md 1.2): the person who decides and remembers, the
 * seat with its hand, the colour of the ships, and the sheet (an alien in play).  In Duel person, seat and colour k are
 * the same k.
 */
#pragma once

#include "engine/fp-random.h"
#include "engine/fp-types.h"

/* Card flags. */
enum
{
  FP_CARD_FACE_UP = 1 << 0,
};

/* A card in the game: a plan, a tactics token, a planet tile, a destiny card … all alike. */
typedef struct
{
  uint16_t def; /* index into the catalog */
  uint16_t zone; /* where it lies */
  uint16_t next, prev; /* neighbours there, FP_NO_CARD at the ends */
  uint8_t holder; /* an envoy's ally; who played a reinforcement; FP_NOBODY */
  uint8_t flags; /* FP_CARD_… */
  uint8_t face; /* a tactic's half that counts (0 or 1); a planet's symbol where a position changed it (else 0) */
  uint8_t known; /* persons who know that this card lies here, bit per person */
  uint16_t marks; /* sets of cards that a procedure is putting together, bit per set */
  uint16_t pad;
} FpCard;

/* A list of cards, top first.  What a zone number means is the edition's. */
typedef struct
{
  uint16_t first, last, count;
  uint8_t owner; /* seat, or FP_NOBODY */
  uint8_t pad;
} FpZone;

/* A place for ships.  Rows: out of the game, supply, Warp, then planets (the edition's). */
typedef struct
{
  uint16_t card; /* the planet tile, FP_NO_CARD for other places */
  uint8_t parent; /* the place in which this one lies, FP_NO_PLACE: on the table */
  uint8_t dispute; /* 1 while a duel is fought here: nobody controls it (ruling 19) */
  uint8_t ships[FP_MAX_FLEETS];
} FpPlace;

/* Where a procedure stands, and its locals.  @at is a label of the C source and never leaves the program. */
typedef struct
{
  uint16_t procedure;
  uint16_t at;
  int16_t locals[30];
} FpFrame;

/* A secret number: a dial, a guess (architecture.md, Knowledge). */
typedef struct
{
  uint8_t kind; /* what it is, the edition's (or FP_SECRET_CHOICE) */
  uint8_t owner; /* seat */
  FpSeats known; /* seats that may see it */
  uint8_t level; /* the encounter it belongs to, 0: none */
  int16_t value; /* within low..high */
  int16_t low, high;
} FpSecret;

/* A rule in force: a `modify` of a card in force or of a running duel. */
typedef struct
{
  uint16_t rule; /* index into the catalog's rules */
  uint16_t card; /* its source, FP_NO_CARD: a running duel's or contest's own */
  int16_t base; /* first captured variable, −1: none */
  uint8_t me; /* whose rule, FP_NOBODY: nobody's */
  uint8_t level; /* ends with this encounter, 0: with its card */
} FpForce;

enum
{
  FP_ENCOUNTER_DUEL = 1,
  FP_ENCOUNTER_CONTEST = 2,
};

/* How an encounter stands. */
enum
{
  FP_OUTCOME_OPEN, /* being fought */
  FP_OUTCOME_AGAIN, /* to begin again (rulebook p. 11, step 6) */
  FP_OUTCOME_DECIDED, /* @winner is known */
  FP_OUTCOME_NOBODY, /* over, and nobody won (ruling 32) */
};

/* One duel or contest; three can be nested. */
typedef struct
{
  uint8_t kind; /* FP_ENCOUNTER_… */
  uint8_t place; /* of a duel, else FP_NO_PLACE */
  uint8_t outcome;
  uint8_t winner, loser; /* seats, FP_NOBODY until decided */
  uint8_t round; /* 1 the first time, 2 after it began again … */
  int16_t code; /* the catalog's instruction that called it, −1: none */
  int16_t advantage; /* printed ship advantage */
  int16_t base; /* variables of the program that called it, −1 */
  uint16_t card; /* the destiny card it belongs to, FP_NO_CARD */
  int8_t dial[FP_MAX_SEATS];
  int8_t sent[FP_MAX_SEATS];
  FpSeats barred; /* who can't send (ruling 21) */
  FpSeats shown; /* whose dials are shown */
  FpSeats held; /* who controlled the planet before */
  uint8_t pad;
} FpEncounter;

/* The open question.  Its options are made when they are asked for. */
typedef struct
{
  uint8_t open;
  uint8_t kind; /* the edition's decision kind */
  uint8_t seat; /* who is asked */
  uint8_t flags; /* FP_ASK_… */
  uint8_t frame; /* which frame waits for the answer */
  uint8_t slot; /* offset of the local that gets it, in int16_t */
  uint8_t picked; /* answers of this group given before */
  uint8_t least; /* answers the group needs */
  uint8_t most; /* answers the group can have */
  uint8_t pad;
  uint16_t group; /* counts groups: all answers of a group are one choice */
  int16_t arg[6]; /* what the options depend on, the edition's */
} FpAsk;

enum
{
  FP_ASK_SECRET = 1 << 0, /* others see neither answer nor options */
  FP_ASK_TOGETHER = 1 << 1, /* shown when all have answered */
  FP_ASK_UNORDERED = 1 << 2, /* a group of picks in rising order */
};

/* How a game ended. */
typedef enum
{
  FP_ENDING_NONE, /* not ended */
  FP_ENDING_FIVE_PLANETS, /* rulebook p. 9, first way */
  FP_ENDING_NO_SHIPS, /* second way */
  FP_ENDING_SPECIAL, /* third way, and ruling 12 */
  FP_ENDING_CONCEDED, /* ruling 61 */
} FpEnding;

typedef struct
{
  uint8_t person;
  uint8_t colour;
  uint8_t role; /* the edition's */
  uint8_t pad;
  int16_t hand_limit;
  int16_t counts[5]; /* the edition's */
} FpSeatRow;

typedef struct
{
  FpRandom random;
  uint8_t n_seats, n_encounters, n_secrets, n_force;
  uint16_t n_places, n_zones, n_cards, n_frames;
  uint16_t n_variables;
  uint8_t ending; /* FpEnding; not 0: the game is over */
  FpSeats winners; /* 0 with an ending: no player wins */
  uint32_t options; /* set-up options, bit per option of the edition */
  uint32_t answers; /* choices made so far, forced ones not counted */
  uint32_t hooked; /* bit per question that some rule in force modifies */
  int16_t result; /* what the last called procedure gave back */
  uint16_t groups; /* groups begun so far */
  int16_t table[FP_MAX_TABLE]; /* counts of the table, the edition's */
  FpAsk ask;
  FpSeatRow seats[FP_MAX_SEATS];
  FpEncounter encounters[FP_MAX_ENCOUNTERS];
} FpHead;

typedef struct
{
  _Alignas(64) FpHead head;
  FpPlace places[FP_MAX_PLACES];
  FpZone zones[FP_MAX_ZONES];
  FpCard cards[FP_MAX_CARDS];
  FpFrame frames[FP_MAX_FRAMES];
  FpForce force[FP_MAX_FORCE];
  FpSecret secrets[FP_MAX_SECRETS];
  int16_t variables[FP_MAX_VARIABLES];
} FpState;

_Static_assert(sizeof (FpState) <= 32 * 1024, "the state has outgrown its house");

/* fp_state_copy: makes @to the same game as @from.  Copies the used rows only; what lies behind them in @to is
 * undefined and never read. */
void fp_state_copy (FpState *to, const FpState *from);

/* fp_state_used: bytes that fp_state_copy () copies. */
gsize fp_state_used (const FpState *state);

/* fp_state_opponent: the other seat of a game for two. */
static inline uint8_t
fp_state_opponent (uint8_t seat)
{
  return seat ^ 1;
}

/* fp_state_in_encounter: whether a duel or contest is running. */
static inline gboolean
fp_state_in_encounter (const FpState *state)
{
  return state->head.n_encounters > 0;
}

/* fp_state_encounter: the innermost running duel or contest; there must be one. */
static inline FpEncounter *
fp_state_encounter (FpState *state)
{
  return &state->head.encounters[state->head.n_encounters - 1];
}

static inline const FpEncounter *
fp_state_encounter_const (const FpState *state)
{
  return &state->head.encounters[state->head.n_encounters - 1];
}

/* Zones.  Top of a zone is its first card. */

/* fp_zone_remove: takes @card out of its zone; it lies nowhere until inserted again. */
void fp_zone_remove (FpState *state, uint16_t card);

/* fp_zone_add_top, fp_zone_add_bottom: lay @card, which lies nowhere, on top of or under the cards of @zone. */
void fp_zone_add_top (FpState *state, uint16_t zone, uint16_t card);
void fp_zone_add_bottom (FpState *state, uint16_t zone, uint16_t card);

/* fp_zone_shuffle: puts the cards of @zone into a random order drawn from the game's own generator; nobody knows
 * afterwards where a card lies. */
void fp_zone_shuffle (FpState *state, uint16_t zone);

/* fp_zone_list: the cards of @zone, top first, into @cards (room for FP_MAX_CARDS); returns how many. */
guint fp_zone_list (const FpState *state, uint16_t zone, uint16_t *cards);

#define FP_EACH_CARD(state, zone, card) \
  for (uint16_t card = (state)->zones[zone].first; card != FP_NO_CARD; card = (state)->cards[card].next)

#define FP_EACH_SEAT(state, seat) for (uint8_t seat = 0; seat < (state)->head.n_seats; seat++)
