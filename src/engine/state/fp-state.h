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

#include "engine/state/fp-random.h"
#include "engine/state/fp-types.h"

/* Card flags. */
enum
{
  FP_CARD_FACE_UP = 1 << 0,
  FP_CARD_COPY = 1 << 1, /* made by a `copy`, not in the box */
  FP_CARD_IGNORED = 1 << 2, /* counts as blank */
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
  uint8_t known; /* persons who know that this card lies here, bit per person (fp-knowledge.h) */
  uint8_t pooled; /* persons who know that it is somewhere in its pool, likewise */
  uint8_t owned; /* persons who know that it is somewhere among its player's cards */
  uint32_t marks; /* sets of cards that it is in now, FP_MARK_… */
} FpCard;

/* A list of cards, top first.  What a zone number means is the edition's. */
typedef struct
{
  uint16_t first, last, count;
  uint16_t under; /* the card under which (or on which) these lie, FP_NO_CARD: a zone of the edition */
  uint8_t owner; /* seat, or FP_NOBODY */
  FpSeats pooled; /* persons who may know of a card here that it is in its pool; a bit too many does no harm */
} FpZone;

/* A place for ships.  Rows: out of the game, supply, Warp, then planets (the edition's), then cards that ships have
 * been put on. */
typedef struct
{
  uint16_t card; /* the planet tile, or other card; FP_NO_CARD for other places */
  uint8_t parent; /* the place in which this one lies, FP_NO_PLACE: on the table */
  uint8_t dispute; /* 1 while a duel is fought here: nobody controls it (ruling 19) */
  uint8_t ships[FP_MAX_FLEETS];
} FpPlace;

/* Where a procedure stands, and its locals.  @at is a label of the C source and never leaves the program; once the
 * procedure is done it is its result, until those who answer it have spoken. */
typedef struct
{
  uint8_t procedure;
  uint8_t stage; /* FpStage: how far announcing it has got */
  uint8_t action; /* its row among the acts + 1, 0: none */
  uint8_t pad;
  uint16_t at;
  int16_t locals[29];
} FpFrame;

enum
{
  FP_INLINE_CARDS = 6,
  FP_INLINE_VALUES = 14,
};

/* Something that happens or is about to: what `that` is to the rules which answer it (card-language.md 2.3).  Its cards
 * are listed in it, or, if there are many, marked with its row's bit. */
typedef struct
{
  uint8_t procedure; /* what it is */
  uint8_t who; /* to whom it happens, FP_NOBODY */
  uint8_t by; /* whose rule or choice causes it, FP_NOBODY: the rules of the game */
  uint8_t cause; /* FpCause, or a procedure + 1 */
  uint8_t flags; /* FP_ACTION_… */
  uint8_t from, to; /* places, FP_NO_PLACE */
  uint8_t level; /* the encounter it belongs to, 0: none */
  uint8_t after_frame; /* the frame whose end it waits for with its “after” */
  uint8_t word; /* a role, a face, an end of a pile: the verb's */
  int16_t count; /* ships, cards, a number */
  int16_t zone; /* where its cards are put, −1 */
  uint16_t card; /* its only card; FP_NO_CARD: those of @few, or marked */
  uint16_t inline_cards[FP_INLINE_CARDS];
  uint8_t n_inline;
  uint16_t source; /* the card whose rule causes it, FP_NO_CARD */
  int16_t code; /* the instruction that causes it, −1: the rules of the game do */
} FpAction;

enum
{
  FP_ACTION_GONE = 1 << 0, /* replaced: it doesn't happen */
  FP_ACTION_TAKEN = 1 << 1, /* a rule has begun to do something in its stead */
  FP_ACTION_PROCEEDS = 1 << 2, /* and lets it happen after all */
  FP_ACTION_DONE = 1 << 3, /* it has happened */
  FP_ACTION_MARKED = 1 << 4, /* it has many cards, marked */
};

/* What cards remember. */
typedef enum
{
  FP_MEMORY_COUNTER, /* counter @index is @value */
  FP_MEMORY_USED, /* ability @index was used: until encounter @level ends, or the turn, or for good */
} FpMemoryKind;

typedef struct
{
  uint16_t card;
  uint8_t kind; /* FpMemoryKind */
  uint8_t index;
  uint8_t limit; /* FpLimit, of FP_MEMORY_USED */
  uint8_t level;
  int16_t value;
} FpMemory;

/* A secret number: a dial, a guess (architecture.md, Knowledge). */
typedef struct
{
  uint8_t kind; /* what it is: the edition's, or a program's FP_SECRET_… */
  uint8_t owner; /* seat */
  FpSeats known; /* seats that may see it */
  uint8_t level; /* the encounter it belongs to, 0: none */
  int16_t value; /* within low..high */
  int16_t low, high;
  uint16_t number; /* of a kept one: what names are bound to (FP_KEPT_SECRET) */
  uint8_t n_legal; /* how many of @legal there are; 0: @mask says it */
  int16_t legal[FP_INLINE_VALUES]; /* what it may be for all that others know: the options of its question */
  uint64_t mask; /* likewise, where these lie near each other: bit k for legal[0] + k */
} FpSecret;

/* What a variable holds that stands for something else. */
enum
{
  FP_VARIABLE_NOTHING = INT16_MIN, /* nothing yet */
  FP_VARIABLE_SET = -32000, /* + k: the cards marked as set k */
  FP_VARIABLE_SECRET = -31900, /* + k: the kept secret of number k, of FP_VARIABLE_SECRETS */
  FP_VARIABLE_SECRETS = 1800,
};

/* A rule in force: of a card, of a running duel or contest, or laid down by a program. */
typedef struct
{
  uint16_t rule; /* index into the catalog's rules */
  uint16_t card; /* its source, FP_NO_CARD: none */
  uint16_t number; /* its own, as long as it is in force */
  uint8_t me; /* whose rule, FP_NOBODY: nobody's */
  uint8_t kind; /* FpEffectKind */
  uint8_t level; /* the encounter in which it was laid down, or whose own it is; 0: none */
  uint8_t step; /* the step in which it was laid down */
  uint8_t held; /* whenever: 1 as long as its condition holds */
  uint8_t listens; /* FpListens: what kind of rule it is, so that others needn't look it up */
  uint8_t query; /* modify: which; and when among those that modify it */
  uint8_t turn;
  FpSeats they; /* whom the line was about that laid it down */
  uint32_t fired; /* bit per row of the acts: has had its say about it */
  uint32_t declined; /* likewise: was asked and said no */
  int16_t kept[FP_MAX_KEPT]; /* what names were bound to when it was laid down */
} FpEffect;

/* In the order of rounds. */
typedef enum
{
  FP_LISTENS_REPLACE,
  FP_LISTENS_BEFORE,
  FP_LISTENS_WHEN,
  FP_LISTENS_AFTER,
  FP_N_ROUNDS,
  FP_LISTENS_STATE = FP_N_ROUNDS, /* whenever */
  FP_LISTENS_QUERY, /* modify */
  FP_LISTENS_NOTHING, /* no rule */
} FpListens;

typedef enum
{
  FP_EFFECT_CARD, /* as long as its card is in force; hears nothing while it is not, if it has spoken about what is open
                   */
  FP_EFFECT_ENCOUNTER, /* the encounter's own */
  FP_EFFECT_LASTING, /* laid down, until the moment its rule says */
  FP_EFFECT_ONCE, /* laid down for the next time only */
  FP_EFFECT_STATUS, /* no rule: @rule is the instruction (ignore, copy) whose doing to @card ends when it says */
} FpEffectKind;

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
  FP_OUTCOME_ALL_LOSE, /* decided: nobody wins, all lose */
};

/* One duel or contest; three can be nested. */
typedef struct
{
  uint8_t kind; /* FP_ENCOUNTER_… */
  uint8_t place; /* of a duel, else FP_NO_PLACE */
  uint8_t outcome;
  uint8_t winner, loser; /* seats, FP_NOBODY until decided, and where nobody wins */
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
  uint8_t go_to; /* step to go on with, 0: the next */
  uint8_t jumps; /* times it went on elsewhere */
} FpEncounter;

/* The open question.  Its options are made when they are asked for.  Of the last one that was open stay kind, seat,
 * frame and group. */
typedef struct
{
  uint8_t open;
  uint8_t kind; /* the edition's decision kind */
  uint8_t seat; /* who is asked */
  uint8_t flags; /* FP_DECISION_… */
  uint8_t frame; /* which frame waits for the answer */
  uint8_t slot; /* offset of the local that gets it, in int16_t */
  uint8_t picked; /* answers of this group given before */
  uint8_t least; /* answers the group needs */
  uint8_t most; /* answers the group can have */
  uint8_t pad;
  uint16_t group; /* counts groups: all answers of a group are one choice */
  int16_t arg[6]; /* what the options depend on, the edition's */
} FpPendingDecision;

enum
{
  FP_DECISION_SECRET = 1 << 0, /* others see neither answer nor options */
  FP_DECISION_TOGETHER = 1 << 1, /* shown when all have answered */
  FP_DECISION_UNORDERED = 1 << 2, /* a group of picks in rising order */
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
  uint8_t n_seats, n_encounters, n_secrets, n_effects, n_actions, n_memories;
  uint16_t n_places, n_zones, n_cards, n_frames;
  uint16_t n_variables;
  uint8_t ending; /* FpEnding; not 0: the game is over */
  FpSeats winners; /* 0 with an ending: no player wins */
  uint32_t options; /* set-up options, bit per option of the edition */
  uint32_t answers; /* choices made so far, forced ones not counted */
  uint64_t modified; /* bit per question that some rule in force modifies */
  uint64_t listened[2]; /* bit per procedure that some rule in force answers or ends with */
  uint64_t listened_by_round[FP_N_ROUNDS][2]; /* likewise those answered in each round */
  uint64_t ended[2]; /* likewise those that end something */
  uint64_t listeners[FP_LISTENS_NOTHING][2]; /* bit per rule in force, by what it hears */
  uint16_t fuel; /* instructions left before a program is stopped */
  uint16_t turns_without_decision; /* turns in a row in which nobody has been asked anything: the edition's to count */
  uint16_t effects_created; /* numbers of rules given out so far */
  uint16_t sets; /* sets of cards that names stand for now, bit per set */
  uint16_t n_secrets_kept; /* numbers of kept secrets given out so far */
  uint16_t n_selected; /* cards that a pick has marked */
  uint8_t board_dirty; /* ships or rules have changed since the rules of the game last looked (FpEdition.settle) */
  uint8_t n_state_triggers; /* rules in force that wait for a state (whenever) */
  FpSeats knowledge_dirty; /* whose hidden cards have moved since it was looked what follows from that
                              (fp_knowledge_deduce) */
  uint8_t state_triggers_on; /* 0 until what waits for a state may be looked at (ruling 7) */
  int16_t result; /* what the last called procedure gave back */
  uint16_t groups; /* groups begun so far */
  int16_t table[FP_MAX_TABLE]; /* counts of the table, the edition's */
  FpPendingDecision pending;
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
  FpEffect effects[FP_MAX_EFFECTS];
  FpAction actions[FP_MAX_ACTIONS];
  FpMemory memory[FP_MAX_MEMORIES];
  FpSecret secrets[FP_MAX_SECRETS];
  int16_t variables[FP_MAX_VARIABLES];
} FpState;

_Static_assert(sizeof (FpState) <= 32 * 1024, "the state has outgrown its house");

/* fp_state_copy: makes @to the same game as @from.  Copies the used rows only; what lies behind them in @to is
 * undefined and never read. */
void fp_state_copy (FpState *to, const FpState *from);

/* fp_state_used: bytes that fp_state_copy () copies. */
gsize fp_state_used (const FpState *state);

/* FpFrame.stage: what happens to a procedure on the stack (card-language.md 2.6). */
typedef enum
{
  FP_STAGE_FRESH, /* put there */
  FP_STAGE_REPLACING, /* rules that stand in for it have their say */
  FP_STAGE_BEFORE, /* rules that come before it have theirs */
  FP_STAGE_RUNNING,
  FP_STAGE_SETTLING, /* it has happened; what the rules of the game make of it */
  FP_STAGE_WHEN, /* rules that answer it at once have their say next */
  FP_STAGE_AFTER, /* then rules that come after it, and after all that waited for its end */
  FP_STAGE_END,
} FpStage;

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

/* fp_zone_exchange: @a and @b, which lie in the same zone, trade places. */
void fp_zone_exchange (FpState *state, uint16_t a, uint16_t b);

/* fp_zone_shuffle: puts the cards of @zone into a random order drawn from the game's own generator.  What people know
 * stays as it is: fp_shuffle () is for games. */
void fp_zone_shuffle (FpState *state, uint16_t zone);

/* fp_zone_list: the cards of @zone, top first, into @cards (room for FP_MAX_CARDS); returns how many. */
guint fp_zone_list (const FpState *state, uint16_t zone, uint16_t *cards);

#define FP_EACH_CARD(state, zone, card) \
  for (uint16_t card = (state)->zones[zone].first; card != FP_NO_CARD; card = (state)->cards[card].next)

#define FP_EACH_SEAT(state, seat) for (uint8_t seat = 0; seat < (state)->head.n_seats; seat++)
