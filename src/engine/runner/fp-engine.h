/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine: runs procedures until a seat must decide, lists the options, takes the answer and
 * goes on. An engine is a thin wrapper around a state and can go on from any copy of a state. */
#pragma once

#include "engine/program/fp-catalog.h"
#include "engine/runner/fp-edition.h"
#include "engine/runner/fp-events.h"
#include "engine/state/fp-state.h"

/* Kinds of options. */
typedef enum
{
  FP_OPTION_NUMBER,
  FP_OPTION_CARD, /* @value: instance */
  FP_OPTION_HALF, /* a card with one half: @value is instance × 2 + half */
  FP_OPTION_PLANET, /* @value: place */
  FP_OPTION_SEAT, /* @value: seat */
  FP_OPTION_COLONY, /* ships of a seat on a planet; @value: place | seat << 8 */
  FP_OPTION_LINE, /* a line of a card's choice; @value: its instruction */
  FP_OPTION_WORD, /* @value: a word of the list @target */
  FP_OPTION_ABILITY, /* @value: index among those offered; @rule; @target: its card, −1: none */
  FP_OPTION_YES,
  FP_OPTION_NO,
  FP_OPTION_PASS,
  FP_OPTION_DONE,
  /* its decision kind, @number, writes its id and says what @value and @target are */
  FP_OPTION_NAMED,
  FP_OPTION_HELP, /* a number of ships for a seat; @value: seat | ships << 8 */
} FpOptionKind;

struct _FpOption
{
  uint8_t kind; /* FpOptionKind */
  /* FP_OPTION_LINE: number of the line, from 1; FP_OPTION_NAMED: kind of its decision;
   * FP_OPTION_ABILITY: 1 + the seat that the offer is about, 0: there is no like offer */
  uint8_t number;
  int16_t value; /* result for the procedure; yes 1, no 0, pass and done −1 */
  int16_t target; /* subject on the table: card instance, place, seat, word list; −1: none */
  uint16_t rule; /* FP_OPTION_ABILITY: number in the catalog */
};

struct _FpOptions
{
  guint n;
  FpOption option[FP_MAX_OPTIONS];
};

/* An open decision, for those who answer. */
typedef struct
{
  uint8_t seat; /* seat that must decide */
  uint8_t kind; /* index into the edition's decision kinds */
  uint16_t step; /* procedure of the innermost step, for its rules page */
  /* procedure that its id begins with: in windows and what follows from them the action or step
   * that they are about, else the step */
  uint16_t moment;
  uint8_t flags; /* FP_DECISION_… */
  uint8_t picked; /* answers already given in this group */
  uint8_t least, most; /* of a group; 1, 1 for a single answer */
  uint16_t group;
  int16_t arg[6];
} FpDecision;

/* Called for every event, with @engine's state right after the event. */
typedef void (*FpListener) (const FpEngine *engine, const FpEvent *event, gpointer data);

/* Called for each decision that is answered automatically because @option is the only one. This
 * includes the rest of a group that had begun (pending->picked above 0), and windows that have
 * nothing to offer. @engine's state goes on
 * from there when the listener returns. */
typedef void (*FpForcedListener) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option,
                                  gpointer data);

/* Coverage of play: counts by procedure, step × decision kind, and event. */
typedef struct
{
  uint64_t procedures[FP_MAX_PROCEDURES];
  uint64_t decisions[FP_MAX_PROCEDURES][FP_MAX_DECISION_KINDS];
  uint64_t events[FP_MAX_EVENTS];
  /* by number in the catalog: uses that changed something or led to a decision; NULL: not
   * counted */
  uint64_t *abilities;
} FpCoverage;

enum
{
  FP_TRAIT_PART = 1 << 0, /* no moment: a piece of another procedure */
  /* step, whole, program line or card put away: its end starts “after” rounds */
  FP_TRAIT_DEFERS_AFTER = 1 << 1,
  FP_TRAIT_STEP = 1 << 2,
  FP_TRAIT_ENCOUNTER = 1 << 3,
};

enum
{
  FP_MOST_PLACES = 16,
  FP_WORK_PER_FUEL = 64, /* nodes and items of expressions for one unit of fuel */
  /* limits of an evaluation with all inside it: with fuel, and without */
  FP_MOST_WORK = 20000,
  FP_LEAST_WORK = 2000,
};

enum
{
  FP_PERMITTED_ALL = 0,
  FP_PERMITTED_NONE = UINT32_MAX,
};

/* Some of the edition's zones in which the cards of one player lie hidden (fp-knowledge.h), in
 * order. */
typedef struct
{
  uint16_t zone[FP_MOST_PLACES];
  guint n;
} FpHidingPlaces;

/* The kinds of such zones. */
typedef enum
{
  FP_HIDDEN_DECKS,
  FP_HIDDEN_HELD,
  FP_HIDDEN_ALL,
  FP_N_HIDDEN,
} FpHidden;

struct _FpEngine
{
  FpState *state; /* not owned */
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpHidingPlaces places[FP_MAX_SEATS][FP_N_HIDDEN]; /* by seat */
  uint8_t visibility[FP_MAX_ZONES]; /* FpVisibility of each zone (fp_zone_visibility ()) */
  uint8_t traits[FP_MAX_PROCEDURES]; /* FP_TRAIT_… of each procedure */
  FpProcedure run[FP_MAX_PROCEDURES]; /* the function of each procedure */
  /* rank of each procedure among the steps of each kind of encounter (fp_engine_step_rank ()) */
  int8_t step_ranks[FP_MAX_ENCOUNTER_KINDS][FP_MAX_PROCEDURES];
  FpListener listener; /* NULL: none */
  gpointer listener_data;
  FpCoverage *coverage; /* NULL: not counted */
  FpSeats informed; /* seats that learned something hidden or random since a caller cleared this */
  gboolean checking; /* check invariants after each answer; a failure aborts */
  gboolean halted; /* nothing runs on until fp_engine_use (): the step listener has seen enough */
  /* fp_engine_run () must not go on: a decision is open, the game is over or @halted */
  gboolean stopped;
  gboolean strict; /* with @checking: an overflow aborts as well; not for hostile cards */
  guint work; /* nodes and items of the running evaluation of expressions so far */
  guint work_limit; /* for this evaluation */
  guint evaluations; /* running inside each other (fp_engine_begin_work ()) */
  uint64_t evaluation; /* number of the outermost of them; it changes with the state, too */
  struct _FpQueryMemory *query_memory; /* answers of the running evaluation (fp-query-memory.h) */
  struct _FpCopyMemory *copies; /* outcomes that copies of a rule share (fp-copies.h); NULL: none */
  /* an expression has read the card or the kept names of its own rule; a reader clears it before */
  gboolean own_read;
  guint work_done; /* of all evaluations before, not yet charged */
  uint16_t overworked; /* card of an evaluation that was cut short; FP_NO_CARD: none */
  gboolean overworked_told; /* since the last answer */
  guint eyes; /* viewer of answers to queries (fp_engine_look ()) + 1, 0: the rules of the game */
  /* permissions that count in queries: FP_PERMITTED_…, or the number of the only effect */
  guint permitted;
  guint dropped; /* overflows in all games so far (fp_engine_overflow (), fp_engine_drop ()) */
  FpFrame spare; /* frame of a procedure for which there was no room */
  FpOptions *options; /* of the open decision */
  FpDealOffer added; /* offer that FpDecisionKind.find has added to the options */
  guint options_for; /* FpHead.answers + 1 for which @options is valid, 0: none */
  /* offers of the window found last (fp-window-offers.h), and FpHead.answers + 1 for which they are
   * valid; NULL, 0: none */
  struct _FpOffersMemory *offers;
  guint offers_for;
  struct _FpOpenAnswers *open_answers; /* rules being resolved (fp_open_answers ()) */
  struct _FpTrace *trace; /* record of evaluated rules (fp-trace.h); NULL: none */
  /* rules of the catalog that hands may hold and windows ask, and the procedures that they answer
   * in each round */
  struct _FpHandRules *hand_rules;
  uint64_t hands_listen[FP_N_ROUNDS][FP_PROCEDURE_WORDS];
  /* indexes of effects found so far, and the last one (fp-effect-index.h); NULL: none */
  struct _FpEffectIndex **indexes;
  const struct _FpEffectIndex *index;
  guint effect_found; /* row that fp_effect_find () found last */
  /* effects whose end is being undone; until that is done, the sets of listeners in the head may
   * hold too much */
  guint undoing;
  FpForcedListener forced; /* NULL: none */
  gpointer forced_data;
  /* Called when a step has ended, before the next procedure; NULL: none. It may set @halted. */
  void (*step_ended) (FpEngine *engine, guint procedure, gpointer data);
  gpointer step_ended_data;
};

/* fp_engine_new: returns an engine for games of @edition with the cards of @catalog, which both
 * must outlive the engine. Free with fp_engine_free (). */
FpEngine *fp_engine_new (const FpEdition *edition, const FpCatalog *catalog);
void fp_engine_free (FpEngine *engine);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpEngine, fp_engine_free)

/* fp_engine_use: switches to @state (not owned) and drops the cached options. */
void fp_engine_use (FpEngine *engine, FpState *state);

/* fp_engine_start: makes the engine's state a new game of @n_seats players (the edition's range)
 * and runs it to its first decision. @options: bit per set-up option of the edition. */
void fp_engine_start (FpEngine *engine, guint n_seats, uint64_t seed, uint64_t options);

/* fp_engine_describe: fills @decision from @pending, for those who answer. */
void fp_engine_describe (const FpEngine *engine, const FpPendingDecision *pending, FpDecision *decision);

/* fp_engine_over: returns TRUE once the game has ended. */
static inline gboolean
fp_engine_over (const FpEngine *engine)
{
  return engine->state->head.ending != FP_ENDING_NONE;
}

/* fp_engine_step_rank: returns the rank of @procedure among the steps of encounters of @kind. −1:
 * it is none. The same as fp_edition_step_rank (), without a search. */
static inline int
fp_engine_step_rank (const FpEngine *engine, guint kind, guint procedure)
{
  return procedure < FP_MAX_PROCEDURES ? engine->step_ranks[kind][procedure] : -1;
}

/* fp_engine_decision: fills @decision with the open decision. Returns FALSE when the game is
 * over. */
gboolean fp_engine_decision (const FpEngine *engine, FpDecision *decision);

/* fp_engine_asked: returns the seat that the open decision asks, FP_NOBODY when the game is over.
 * For callers that don't read the rest of the decision. */
static inline uint8_t
fp_engine_asked (const FpEngine *engine)
{
  const FpPendingDecision *pending = &engine->state->head.pending;

  return pending->open ? pending->seat : (uint8_t) FP_NOBODY;
}

/* fp_engine_options: returns the options of the open decision: at least two, in a fixed order.
 * Owned by the engine, valid until the next answer.
 * fp_engine_make_options: the same when the engine doesn't have them yet. */
const FpOptions *fp_engine_make_options (FpEngine *engine);

static inline const FpOptions *
fp_engine_options (FpEngine *engine)
{
  const FpHead *head = &engine->state->head;

  return head->pending.open && engine->options_for == head->answers + 1 ? engine->options
                                                                        : fp_engine_make_options (engine);
}

/* fp_engine_answer: answers the open decision with option @index and runs to the next decision or
 * the end. */
void fp_engine_answer (FpEngine *engine, guint index);

/* fp_engine_concede: @seat, who hasn't yet, gives up. The game ends, or goes on without the seat's
 * player, as the edition says (FpConceding). Decisions of the seat are then answered by somebody
 * else. */
void fp_engine_concede (FpEngine *engine, uint8_t seat);

/* fp_engine_draw: returns a number from 0 to @bound − 1 from the game's own generator, for a draw
 * that everybody sees. */
static inline uint32_t
fp_engine_draw (FpEngine *engine, uint32_t bound)
{
  engine->informed |= (FpSeats) ((1 << engine->state->head.n_seats) - 1);
  return fp_random_below (&engine->state->head.random, bound);
}

/* fp_engine_undecided: ends the game, if it isn't over, without a winner (ruling 62). */
FP_COLD void fp_engine_undecided (FpEngine *engine);

/* fp_engine_overflow: ends the game undecided because there is no room for another @what (static
 * text, for developers), and counts this. With FpEngine.strict the program aborts.
 * fp_engine_drop: likewise, but the game goes on without it. For options, which are made in any
 * state that somebody looks at. */
FP_COLD void fp_engine_overflow (FpEngine *engine, const char *what);
FP_COLD void fp_engine_drop (FpEngine *engine, const char *what);

/* fp_engine_begin_work, fp_engine_end_work: count the evaluations of expressions in between as one,
 * with one limit of work for all of them (fp_expression_eval ()). Such pairs may be nested. */
static inline void
fp_engine_begin_work (FpEngine *engine)
{
  if (engine->evaluations++ > 0)
    return;
  engine->evaluation++;
  engine->work = 0;
  engine->work_limit = engine->state->head.fuel > 1 ? FP_MOST_WORK : FP_LEAST_WORK;
}

static inline void
fp_engine_end_work (FpEngine *engine)
{
  if (--engine->evaluations == 0)
    engine->work_done += engine->work;
}

/* fp_engine_charge: takes fuel for the work of expressions since the last charge. The last unit
 * stays: the next instruction takes it and says that there is none left. */
static inline void
fp_engine_charge (FpEngine *engine)
{
  FpHead *head = &engine->state->head;
  guint units = engine->work_done / FP_WORK_PER_FUEL;

  engine->work_done %= FP_WORK_PER_FUEL;
  if (head->fuel > 0)
    head->fuel = (uint16_t) (head->fuel - MIN (head->fuel - 1U, units));
}

/* fp_engine_look: from here on only the rules of whose effect @viewer can know count in the answers
 * to queries (fp_effect_change_is_known ()). FP_NOBODY: a bystander. Returns the eyes before, for
 * fp_engine_look_again (). A total is worked out so before somebody sees it. */
static inline guint
fp_engine_look (FpEngine *engine, uint8_t viewer)
{
  guint before = engine->eyes;

  engine->eyes = viewer + 1U;
  return before;
}

static inline void
fp_engine_look_again (FpEngine *engine, guint before)
{
  engine->eyes = before;
}

/* fp_engine_run: runs until a decision is open or the game is over. For code that builds
 * positions. */
void fp_engine_run (FpEngine *engine);

/* fp_decision_id: writes the id of @decision (“STEP”, “STEP/SUBJECT”) to @buffer of @size
 * bytes. Returns @buffer. */
const char *fp_decision_id (const FpEngine *engine, const FpDecision *decision, char *buffer, gsize size);

/* fp_decision_is: returns TRUE if @id is the id of @decision, or was the id in an earlier version
 * of the program. */
gboolean fp_decision_is (const FpEngine *engine, const FpDecision *decision, const char *id);

enum
{
  FP_OPTION_ID_SIZE = 1024, /* room for the id of any option; that of an offer is the longest */
};

/* fp_option_id: writes the id of @option (the id of a card, “3”, “pass”) to @buffer of @size
 * bytes. Returns @buffer. */
const char *fp_option_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size);

/* Stands for the usual number of ships, and for the usual place of each that has none yet. */
#define FP_USUAL_ID "usual"

/* fp_engine_find_option: returns the index of the option called @id, or −1. A card's set may be
 * left out, and the id of the card that it replaces works too. @n is the n-th token of a kind, #n
 * the n-th of like cards in several places. FP_USUAL_ID is the usual number, or the
 * next place of the usual split (fp_ship_selection_usual ()). */
int fp_engine_find_option (FpEngine *engine, const char *id);

/* fp_engine_plain_id: returns the id in options of the card or ability (“CARD/ABILITY”) that @id
 * names by any of its ids. Returns a copy of @id if there is none. Free with g_free (). */
char *fp_engine_plain_id (const FpEngine *engine, const char *id);

/* fp_engine_card_id: writes the id of card instance @card to @buffer of @size bytes. A token is
 * named by its first half, with “@n” where needed. Returns @buffer. */
const char *fp_engine_card_id (const FpEngine *engine, uint16_t card, char *buffer, gsize size);

/* fp_definition_id: writes the id of the card definition @def, without the edition's own set.
 * fp_place_id: writes the id of the planet or other card at @place, or the id of @place in
 * positions. Both write to @buffer of @size bytes and return @buffer. */
const char *fp_definition_id (const FpEngine *engine, const FpCardDef *def, char *buffer, gsize size);
const char *fp_place_id (const FpEngine *engine, uint8_t place, char *buffer, gsize size);

/* fp_engine_half_id: writes the id of one half of token @card to @buffer of @size bytes. Returns
 * @buffer. */
const char *fp_engine_half_id (const FpEngine *engine, uint16_t card, guint half, char *buffer, gsize size);

/* fp_engine_encounter: returns the definition of the innermost running encounter, NULL: none is
 * running. */
static inline const FpEncounterDef *
fp_engine_encounter (const FpEngine *engine)
{
  guint kind = fp_state_encounter_kind (engine->state);

  return kind > 0 ? &engine->edition->encounters[kind] : NULL;
}

/* fp_engine_def: returns the definition of card instance @card. */
static inline const FpCardDef *
fp_engine_def (const FpEngine *engine, uint16_t card)
{
  return fp_catalog_card (engine->catalog, engine->state->cards[card].def);
}

/* fp_engine_context: makes @context one for expressions in this state. @scratch holds the items of
 * sets (@size items). */
static inline void
fp_engine_context (const FpEngine *engine, uint16_t *scratch, guint size, FpContext *context)
{
  *context = (FpContext){
    .engine = engine, .me = FP_NOBODY, .card = FP_NO_CARD, .action = -1, .scratch = scratch, .scratch_size = size
  };
}

/* fp_place_is_planet: returns TRUE if @place is a planet, not supply, Warp or a card that carries
 * ships. */
static inline gboolean
fp_place_is_planet (const FpEngine *engine, uint8_t place)
{
  const FpState *s = engine->state;

  return place < s->head.n_places && s->places[place].card != FP_NO_CARD &&
         fp_card_is (fp_engine_def (engine, s->places[place].card), FP_KIND_PLACE);
}

/* fp_seats_first: returns the first of @seats in the edition's order, FP_NOBODY if there is
 * none. */
static inline uint8_t
fp_seats_first (const FpEngine *engine, FpSeats seats)
{
  uint8_t order[FP_MAX_SEATS];
  guint n;

  /* the usual case, without the order: one seat or none */
  if ((seats & (seats - 1)) == 0)
    return fp_seats_only (seats);
  n = engine->edition->rules.order (engine->state, order);
  for (guint i = 0; i < n; i++)
    if (seats & 1 << order[i])
      return order[i];
  return FP_NOBODY;
}

/* fp_engine_winner_ids: returns the winners of the game: the ids of their seats in order, “both” of
 * two, “none” or “undecided”. Free with g_free (). */
char *fp_engine_winner_ids (const FpEngine *engine);

/* fp_state_digest: returns 64 bits that identify the game, independent of its storage
 * (docs/design/contracts.md, “Saves”). */
uint64_t fp_state_digest (const FpEngine *engine);

/* fp_decision_digest: returns @digest with the digest of the game and all options of the open
 * decision mixed in. */
uint64_t fp_decision_digest (FpEngine *engine, uint64_t digest);

/* fp_state_fingerprint: returns 64 bits that identify the table: cards, ships, roles, encounters,
 * effects and counters. The running procedures don't count. */
uint64_t fp_state_fingerprint (const FpEngine *engine);

/* fp_state_check: returns NULL if the state is sound, else a description of the fault (static text,
 * for developers). */
const char *fp_state_check (FpEngine *engine);
