/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole game as one flat value.
 *
 * FpState has no pointers: undo, search, saves and tests only copy it. Tables stand at its end,
 * each with its used rows first, and fp_state_copy () copies only those. The texts and programs of
 * cards are in the catalog (fp-catalog.h), which never changes during a game.
 *
 * The state keeps four identities apart: the person who decides and remembers, the seat with its
 * hand, the colour of the ships, and the sheet (an alien in play). Person, seat and colour share
 * one number where the rules don't tell them apart. */
#pragma once

#include "engine/state/fp-random.h"
#include "engine/state/fp-types.h"

/* Card flags. */
enum
{
  FP_CARD_FACE_UP = 1 << 0,
  FP_CARD_COPY = 1 << 1, /* made by a `copy`, not one of the edition's components */
  FP_CARD_IGNORED = 1 << 2, /* counts as blank */
  FP_CARD_VEILED = 1 << 3, /* face down until its player shows it (fp-veiled.h) */
};

/* A card in the game: of a hand, a token, a planet tile and so on. */
typedef struct
{
  uint16_t def; /* index into the catalog */
  uint16_t zone; /* zone in which the card lies */
  uint16_t next, prev; /* neighbours there, FP_NO_CARD at the ends */
  uint8_t holder; /* seat: ally, or player who played it; FP_NOBODY */
  uint8_t flags; /* FP_CARD_… */
  /* half that counts (0 or 1); word that a position gave a planet, else 0 */
  uint8_t face;
  uint8_t known; /* persons who know that the card lies here, bit per person (fp-knowledge.h) */
  uint8_t pooled; /* persons who know only that the card is in its pool, likewise */
  uint8_t owned; /* persons who know only that the card is among its player's */
  /* current sets of cards with this card, bits FP_MARK_…; aligned like the other members, which
   * keeps the row at 18 bytes */
  uint32_t marks __attribute__ ((packed, aligned (2)));
} FpCard;

/* A list of cards, top first. The edition defines the zone numbers. */
typedef struct
{
  uint16_t first, last, count;
  uint16_t under; /* card over or under the cards of this zone; FP_NO_CARD: a zone of the edition */
  uint8_t owner; /* seat, or FP_NOBODY */
  FpSeats known, pooled; /* supersets of the bits @known and @pooled of the zone's cards */
} FpZone;

/* A place for ships. Rows: out of the game, supply, Warp, the edition's planets, then cards that
 * ships have been put on. */
typedef struct
{
  uint16_t card; /* the planet tile or other card; FP_NO_CARD for other places */
  uint8_t dispute; /* 1 while an encounter is fought here: nobody controls the place (ruling 19) */
  uint8_t ships[FP_MAX_FLEETS];
} FpPlace;

/* A frame of the control stack: the position and the locals of a procedure. @at is a label of the C
 * source and never leaves the program. Once the procedure is done, @at holds its result until its
 * triggers are resolved. */
typedef struct
{
  uint8_t procedure;
  uint8_t stage; /* FpStage */
  uint8_t action; /* row of its action + 1, 0: none */
  uint8_t last; /* FpStage with which the frame ends early (fp-batch.h), 0: none */
  uint16_t at;
  int16_t locals[29];
} FpFrame;

enum
{
  FP_INLINE_CARDS = 6,
  FP_INLINE_VALUES = 14,
};

/* An action that is about to happen or has happened: `that` in the rules which answer it
 * (docs/design/card-language.md 2.3). Its cards are listed in @inline_cards. Many cards are marked
 * with bit @mark instead. */
typedef struct
{
  uint8_t procedure; /* procedure that performs the action */
  uint8_t who; /* affected seat, FP_NOBODY */
  uint8_t by; /* seat whose rule or choice causes the action; FP_NOBODY: the rules of the game */
  uint8_t flags; /* FP_ACTION_… */
  uint8_t from, to; /* places, FP_NO_PLACE */
  uint8_t level; /* level of the action's encounter, 0: none */
  uint8_t after_frame; /* frame whose end starts the action's “after” round */
  uint8_t word; /* a role, a face or an end of a pile, as the verb defines */
  int16_t count; /* ships, cards, or a number */
  int16_t zone; /* zone to which the cards go, −1 */
  uint16_t card; /* the only card; FP_NO_CARD: see @inline_cards and FP_ACTION_MARKED */
  uint16_t inline_cards[FP_INLINE_CARDS];
  uint8_t n_inline;
  uint8_t mark; /* with FP_ACTION_MARKED: number of the bit, 0 to FP_MAX_MARKED − 1 */
  uint16_t cause; /* FpCause, or a procedure */
  uint16_t source; /* card whose rule causes the action, FP_NO_CARD */
  int16_t code; /* instruction that causes the action; −1: the rules of the game */
} FpAction;

enum
{
  FP_ACTION_GONE = 1 << 0, /* replaced: does not happen */
  FP_ACTION_TAKEN = 1 << 1, /* a rule has begun to do something instead */
  FP_ACTION_PROCEEDS = 1 << 2, /* the replacing rule lets the action happen after all */
  FP_ACTION_DONE = 1 << 3, /* has happened */
  FP_ACTION_MARKED = 1 << 4, /* has many cards, marked in FpCard.marks */
  /* an effect fired in a “before” round (FpProcedureDef.notes_answers) */
  FP_ACTION_ANSWERED = 1 << 5,
  FP_ACTION_FROM_SEVERAL = 1 << 6, /* the ships leave several places, rows of FpState.splits */
  FP_ACTION_TO_SEVERAL = 1 << 7, /* they go to several */
};

/* A place of an action whose ships leave several places, or go to several (fp-splits.h). */
typedef struct
{
  uint8_t action; /* row of the action + 1; 0: an offer of the ship selection about to run */
  uint8_t to; /* 1: ships go there; 0: they leave it */
  uint8_t place;
  /* of an offer: ships that may be chosen there; of an action: the player's ships that stood there
   * when it began */
  uint8_t most;
  uint8_t count; /* ships; of an offer: chosen so far */
  uint8_t note; /* of the action's procedure */
} FpSplit;

/* A move of ships in the running encounter, which going back undoes (fp-past.h). */
typedef struct
{
  uint8_t step; /* step of the outermost encounter, a procedure */
  uint8_t seat;
  uint8_t from, to; /* places */
  uint8_t count;
} FpPastMove;

/* A term of an offer in a deal: what a player would give another one. The edition says what kinds
 * of terms there are and which members they use. */
typedef struct
{
  uint8_t offer; /* offers are numbered from 0 as they are made */
  uint8_t giver; /* seat */
  uint8_t what; /* kind of term */
  uint8_t count;
  uint8_t place; /* FP_NO_PLACE */
  uint8_t kind; /* of cards */
  uint16_t def; /* index into the catalog, FP_NO_CARD */
} FpDealTerm;

enum
{
  FP_MAX_OFFER_TERMS = 16,
};

/* An offer: its terms in their order (fp-deal-terms.h). */
typedef struct
{
  FpDealTerm terms[FP_MAX_OFFER_TERMS];
  guint n;
  uint8_t speaker; /* seat that makes the offer */
} FpDealOffer;

/* Kinds of card memory. */
typedef enum
{
  FP_MEMORY_COUNTER, /* counter @index has @value */
  /* ability @index was used: until encounter @level ends, the turn ends, or for good */
  FP_MEMORY_USED,
  /* zapped: the card's abilities can't be used, until encounter @level or outside of encounters the
   * turn ends */
  FP_MEMORY_ZAPPED,
  /* the card was played from zone @index, a hand, or discarded from there because of a card that
   * was played (fp-past.h) */
  FP_MEMORY_LEFT_HAND,
  /* seat @index has played the card, until encounter @level or outside of encounters the turn
   * ends */
  FP_MEMORY_PLAYED,
} FpMemoryKind;

typedef struct
{
  uint16_t card;
  uint8_t kind; /* FpMemoryKind */
  uint8_t index;
  uint8_t limit; /* FpLimit; of counters 0 */
  uint8_t level;
  int16_t value; /* of a counter; else the step in which it happened, as in FpPastMove */
} FpMemory;

/* A secret number: of ships, or a guess. */
typedef struct
{
  uint8_t kind; /* kind of the edition, or a program's FP_SECRET_… */
  uint8_t owner; /* seat */
  FpSeats known; /* seats that may see the value */
  uint8_t level; /* level of the secret's encounter, 0: none */
  int16_t value; /* within low..high */
  int16_t low, high;
  uint16_t number; /* kept secret: its number, see FP_VARIABLE_SECRET */
  uint8_t n_legal; /* number of values in @legal; 0: the values are in @mask */
  /* values possible for all that others know: the options of its decision */
  int16_t legal[FP_INLINE_VALUES];
  uint64_t mask; /* likewise, if these are close together: bit k for legal[0] + k */
} FpSecret;

/* Values of variables that stand for something else. */
enum
{
  FP_VARIABLE_NOTHING = INT16_MIN, /* nothing yet */
  FP_VARIABLE_SET = -32000, /* + k: the cards marked as set k */
  FP_VARIABLE_SECRET = -31900, /* + k: the kept secret with number k */
  FP_VARIABLE_SECRETS = 1800,
};

/* An offer that a player has declined: what an optional effect offered about an action
 * (fp_trigger_keep_offers ()). */
typedef struct
{
  uint16_t effect; /* its number */
  uint16_t offer; /* hash of the offer */
  uint16_t action; /* row of the action */
} FpOffer;

/* A rule in force: of a card, of a running encounter, or created by a program. The members before
 * @number are those that an index of effects depends on (fp-effect-index.c). */
typedef struct
{
  uint16_t rule; /* index into the catalog's rules */
  uint16_t card; /* source, FP_NO_CARD: none */
  uint8_t me; /* owner, FP_NOBODY: nobody's rule */
  uint8_t kind; /* FpEffectKind */
  uint8_t listens : 3; /* FpListens: the kind of rule, cached */
  uint8_t turn : 5; /* modify: place in the order of application; else 1: optional, cached */
  /* cached: the query that it modifies, or the only procedure that it answers; FP_MACHINE_NONE: it
   * answers several */
  uint8_t subject;
  uint16_t number; /* unique while the effect is in force */
  uint8_t level; /* level of the encounter that created or owns the effect, 0: none */
  uint8_t step; /* procedure of the step in which the effect was created */
  /* whenever: 1 while the condition holds; permission: 1 after its use was stopped, to the end of
   * the encounter */
  uint8_t held;
  FpSeats they; /* seats that the creating line was about */
  /* 0 unless FpEdition.changes_by_time: higher than that of each effect that was in force before */
  uint16_t since;
  uint64_t fired; /* bit per row of the actions: the effect has fired for it */
  uint64_t declined; /* likewise: the player was asked and declined */
  int16_t kept[FP_MAX_KEPT]; /* names of the creating program, as bound at that time */
} FpEffect;

/* Kinds of listeners: first the trigger rounds, in their order. */
typedef enum
{
  FP_LISTENS_REPLACE,
  FP_LISTENS_BEFORE,
  FP_LISTENS_WHEN,
  FP_LISTENS_AFTER,
  FP_N_ROUNDS,
  FP_LISTENS_STATE = FP_N_ROUNDS, /* whenever */
  FP_LISTENS_QUERY, /* modify */
  FP_LISTENS_NOTHING, /* no rule, or a suspended one */
} FpListens;

typedef enum
{
  /* of a card in force; suspended instead of ended if it fired for an action that is still open */
  FP_EFFECT_CARD,
  FP_EFFECT_ENCOUNTER, /* of the encounter itself */
  FP_EFFECT_LASTING, /* created by a program, until the moment that its rule names */
  FP_EFFECT_ONCE, /* created by a program, for the next time only */
  /* ignore or copy: @rule is the instruction, whose change of @card ends with the row */
  FP_EFFECT_STATUS,
} FpEffectKind;

/* A side of an encounter. */
typedef struct
{
  FpSeats mains; /* main players */
  FpSeats allies;
} FpSide;

enum
{
  FP_OUTCOME_OPEN = 0, /* outcome of an encounter that isn't decided, in every edition */
};

/* An encounter. Up to three are nested, and each has roles and numbers of its own. The edition says
 * what @sets, @numbers and @of_seat are (FpEncounterNumbers). */
typedef struct
{
  uint8_t kind; /* index into the edition's encounters */
  uint8_t place; /* the place that it is about, FP_NO_PLACE */
  uint8_t outcome; /* index into the edition's outcomes */
  uint8_t round; /* 1 at first, one more after each new beginning */
  FpSeats winners, losers; /* none until it is decided */
  uint8_t go_to; /* step to go on with, FP_MACHINE_NONE: the next */
  uint8_t jumps; /* number of such jumps so far */
  uint8_t step; /* the step begun last, if the edition keeps the past (fp-past.h) */
  int16_t code; /* instruction that called the encounter, −1: none */
  int16_t number; /* its printed number */
  int16_t base; /* first variable of the calling program, −1 */
  uint16_t card; /* the card that began the encounter, FP_NO_CARD */
  FpSide sides[FP_MAX_SIDES]; /* if its kind has sides, see fp_encounter_side () */
  FpRoles roles[FP_MAX_SEATS]; /* if its kind gives roles, see fp_encounter_roles () */
  FpSeats sets[FP_SEAT_SETS];
  int16_t numbers[FP_ENCOUNTER_NUMBERS];
  int8_t of_seat[FP_MAX_SEATS][FP_SEAT_NUMBERS];
} FpEncounter;

/* The open decision. Its options are generated on request. After the answer, kind, seat, frame and
 * group keep their values. */
typedef struct
{
  uint8_t open;
  uint8_t kind; /* index into the edition's decision kinds */
  uint8_t seat; /* seat that must decide */
  uint8_t flags; /* FP_DECISION_… */
  uint8_t frame; /* frame that waits for the answer */
  uint8_t slot; /* offset of the local that gets the answer, in int16_t */
  uint8_t picked; /* answers already given in this group */
  uint8_t least; /* fewest answers of the group */
  uint8_t most; /* most answers of the group */
  uint8_t pad;
  uint16_t group; /* number of the group: all answers of a group are one choice */
  int16_t arg[6]; /* arguments of the options, as the decision kind defines */
} FpPendingDecision;

enum
{
  FP_DECISION_SECRET = 1 << 0, /* others see neither answer nor options */
  FP_DECISION_TOGETHER = 1 << 1, /* revealed when all have answered */
  FP_DECISION_UNORDERED = 1 << 2, /* a set: its answers come in rising order */
  FP_DECISION_PLACES = 1 << 3, /* ships place by place: likewise, and a place may come again */
};

enum
{
  FP_ENDING_NONE = 0, /* the game hasn't ended */
  FP_MAX_ENDINGS = 16, /* of an edition */
};

typedef struct
{
  uint8_t person;
  uint8_t colour;
  uint8_t role; /* lasting role, FP_NO_ROLE: none */
  uint8_t pad;
  int16_t hand_limit;
  int16_t counts[FP_SEAT_COUNTS]; /* counters of the edition */
} FpSeatRow;

/* The cards that a name of a program stands for. They bear the mark of the set. */
typedef struct
{
  uint16_t first; /* the lowest of these instances; undefined if there are none */
  uint16_t n;
} FpCardSet;

/* A look at what follows from the state, not taken again while nothing that it reads has changed
 * (fp-state-inputs.h). */
typedef struct
{
  uint64_t inputs; /* FP_CHANGED_…: what it may read */
  uint64_t missed; /* changes since the last look that FpHead.changed no longer has */
  uint64_t effects; /* FpHead.effects_signature at the last look; 0: there was none */
  uint32_t work; /* work of the last look */
} FpLook;

/* The looks. */
enum
{
  FP_LOOK_STATE, /* the conditions of effects that wait for a state */
  FP_LOOK_CARDS, /* the query about cards that settling asks (fp_query_cards_again ()) */
  FP_N_LOOKS,
};

/* Counts of unknown cards among some cards, a bit for each person. */
typedef struct
{
  FpSeats full; /* persons who know of each card at least its pool; if there are none, all are 0 */
  FpSeats one, two; /* persons who don't know at least one, two cards exactly */
} FpUnknowns;

typedef struct
{
  FpRandom random;
  uint8_t n_seats, n_encounters, n_secrets, n_actions, n_memories, n_splits, n_offers, n_deal_terms, n_past_moves;
  uint16_t n_places, n_zones, n_cards, n_frames, n_effects;
  uint16_t n_variables;
  uint8_t ending; /* index into the edition's endings; not 0 once the game is over */
  FpSeats winners; /* 0 with an ending: no player wins */
  FpSeats conceded; /* players who gave up while the others go on */
  uint64_t options; /* set-up options, bit per option of the edition (fp_setup_bit ()) */
  uint32_t answers; /* answers so far, forced ones not counted */
  uint64_t modified[FP_QUERY_WORDS]; /* bit per query that an effect modifies */
  uint64_t listened[FP_PROCEDURE_WORDS]; /* bit per procedure that an effect answers or ends with */
  uint64_t listened_by_round[FP_N_ROUNDS][FP_PROCEDURE_WORDS]; /* the same for each trigger round */
  uint64_t ended[FP_PROCEDURE_WORDS]; /* bit per procedure with which an effect ends */
  uint64_t effects_signature; /* of the rows of effects (fp-effect-index.h), 0: unknown */
  /* bit per row of the actions for which an effect may have fired or been declined */
  uint64_t answered;
  uint16_t fuel; /* instructions left before a program is stopped */
  /* consecutive turns without a decision, counted by the edition */
  uint16_t turns_without_decision;
  uint16_t effects_created; /* numbers given to effects so far */
  uint16_t effects_taken; /* only of the first so many numbers one may be in use already */
  uint16_t sets; /* sets of cards that names stand for, bit per set */
  FpCardSet card_sets[FP_N_SETS]; /* those of these bits */
  uint16_t n_secrets_kept; /* numbers given to kept secrets so far */
  uint16_t n_selected; /* cards marked by the running selection */
  uint16_t first_selected; /* the lowest of these instances; undefined if there are none */
  /* ships (see FpEditionRules.settles_by_presence) or effects have changed since the last
   * FpEditionRules.settle */
  uint8_t board_dirty;
  uint8_t offers_dirty; /* declined effects whose offers aren't kept may be there */
  uint16_t n_state_triggers; /* effects that wait for a state (whenever) */
  uint16_t n_suspended; /* effects that fired for an open action, their cards out of force */
  FpSeats knowledge_dirty; /* seats whose hidden cards moved since fp_knowledge_deduce () */
  FpSeats decks_counted; /* seats whose @decks are right */
  FpUnknowns decks[FP_MAX_SEATS]; /* of the decks of each seat (fp_knowledge_deduce ()) */
  uint8_t state_triggers_on; /* 0 until effects that wait for a state may fire (ruling 7) */
  uint64_t changed; /* FP_CHANGED_…: what has changed since one of @looks was taken */
  FpLook looks[FP_N_LOOKS];
  int16_t result; /* result of the last called procedure */
  uint16_t groups; /* decision groups begun so far */
  int16_t table[FP_MAX_TABLE]; /* counters of the table, as the edition defines */
  FpPendingDecision pending;
  /* Last, because fp_state_copy () copies only the seats of players and running encounters. */
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
  FpOffer offers[FP_MAX_OFFERS];
  FpAction actions[FP_MAX_ACTIONS];
  FpSplit splits[FP_MAX_SPLITS];
  FpDealTerm deal_terms[FP_MAX_DEAL_TERMS];
  FpPastMove past_moves[FP_MAX_PAST_MOVES];
  FpMemory memory[FP_MAX_MEMORIES];
  FpSecret secrets[FP_MAX_SECRETS];
  int16_t variables[FP_MAX_VARIABLES];
} FpState;

_Static_assert(FP_MAX_ACTIONS <= 64, "a bit for each action");
_Static_assert(sizeof (FpCard) == 18, "a card has no holes");
_Static_assert(sizeof (FpEffect) == 48, "an effect has no holes");
_Static_assert(sizeof (FpState) <= 64 * 1024, "the state has outgrown its house");

/* fp_seats_all: returns the seats of all players. */
static inline FpSeats
fp_seats_all (const FpState *state)
{
  return (FpSeats) ((1U << state->head.n_seats) - 1);
}

/* fp_state_copy: makes @to the same game as @from. Rows behind the used ones are undefined in @to
 * and never read. */
void fp_state_copy (FpState *to, const FpState *from);

/* fp_state_used: returns the number of bytes that fp_state_copy () copies. */
gsize fp_state_used (const FpState *state);

/* FpFrame.stage: stages of a procedure on the stack (docs/design/card-language.md 2.6). */
typedef enum
{
  FP_STAGE_FRESH, /* just pushed */
  FP_STAGE_REPLACING, /* the “replace” round runs */
  FP_STAGE_BEFORE, /* the “before” round runs */
  FP_STAGE_RUNNING,
  FP_STAGE_SETTLING, /* has happened; the rules of the game react */
  FP_STAGE_WHEN, /* the “when” round runs */
  FP_STAGE_AFTER, /* the “after” round runs, also for actions that waited for this end */
  FP_STAGE_END,
} FpStage;

/* fp_state_encounter_kind: returns the kind of the innermost running encounter, 0: none is
 * running. */
static inline guint
fp_state_encounter_kind (const FpState *state)
{
  return state->head.n_encounters > 0 ? state->head.encounters[state->head.n_encounters - 1].kind : 0;
}

/* fp_state_in_encounter: returns TRUE while an encounter is running. */
static inline gboolean
fp_state_in_encounter (const FpState *state)
{
  return state->head.n_encounters > 0;
}

/* fp_state_encounter: returns the innermost running encounter. There must be one. */
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

/* Things that change in a state, a bit each. The first ones are the cards of zones, with what is
 * known of each card and how it lies. The last zones share a bit. */
enum
{
  FP_CHANGED_ZONES = 62,
};
#define FP_CHANGED_MEMORY ((uint64_t) 1 << 62) /* card memory */
/* anything else, which never counts as unchanged */
#define FP_CHANGED_OTHER ((uint64_t) 1 << 63)
#define FP_CHANGED_ALL UINT64_MAX

static inline uint64_t
fp_changed_zone (guint zone)
{
  return (uint64_t) 1 << MIN (zone, FP_CHANGED_ZONES - 1U);
}

/* Zones. The first card of a zone is its top. */

/* fp_zone_remove: takes @card out of its zone. The card lies nowhere until it is added again. */
void fp_zone_remove (FpState *state, uint16_t card);

/* fp_zone_add_top, fp_zone_add_bottom: put @card, which lies nowhere, on top of or under the cards
 * of @zone. */
void fp_zone_add_top (FpState *state, uint16_t zone, uint16_t card);
void fp_zone_add_bottom (FpState *state, uint16_t zone, uint16_t card);

/* fp_zone_exchange: swaps the positions of @a and @b, which lie in the same zone. */
void fp_zone_exchange (FpState *state, uint16_t a, uint16_t b);

/* fp_zone_shuffle: puts the cards of @zone into a random order drawn from the game's own generator.
 * Knowledge stays unchanged; games call fp_shuffle (). */
void fp_zone_shuffle (FpState *state, uint16_t zone);

/* fp_zone_list: writes the cards of @zone, top first, to @cards (FP_MAX_CARDS items). Returns their
 * number. */
guint fp_zone_list (const FpState *state, uint16_t zone, uint16_t *cards);

#define FP_EACH_CARD(state, zone, card) \
  for (uint16_t card = (state)->zones[zone].first; card != FP_NO_CARD; card = (state)->cards[card].next)

#define FP_EACH_SEAT(state, seat) for (uint8_t seat = 0; seat < (state)->head.n_seats; seat++)
