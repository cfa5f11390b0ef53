/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The machine: runs procedures until somebody must choose, says what may be chosen, takes the answer, goes on.
 *
 * An engine is a thin thing around a state: point it at any copy of one and it goes on from there.
 */
#pragma once

#include "engine/program/fp-catalog.h"
#include "engine/runner/fp-edition.h"
#include "engine/runner/fp-events.h"
#include "engine/state/fp-state.h"

/* One thing that may be answered. */
typedef enum
{
  FP_OPTION_NUMBER,
  FP_OPTION_CARD, /* @value: instance */
  FP_OPTION_HALF, /* a tactic with one half: @value is instance × 2 + half */
  FP_OPTION_PLANET, /* @value: place */
  FP_OPTION_SEAT, /* @value: seat */
  FP_OPTION_LINE, /* a line of a card's choice: @value is its instruction */
  FP_OPTION_WORD, /* @value: a word of the list @target */
  FP_OPTION_ABILITY, /* @value: which of those offered, from 0; @rule; @target: its card, −1: none */
  FP_OPTION_YES,
  FP_OPTION_NO,
  FP_OPTION_PASS,
  FP_OPTION_DONE,
} FpOptionKind;

struct _FpOption
{
  uint8_t kind; /* FpOptionKind */
  uint8_t number; /* FP_OPTION_LINE: which line, from 1 */
  int16_t value; /* what the asking procedure gets; yes 1, no 0, pass and done −1 */
  int16_t target; /* what it is about on the table: card instance, place, seat, word list; −1 */
  uint16_t rule; /* FP_OPTION_ABILITY: its number in the catalog */
};

struct _FpOptions
{
  guint n;
  FpOption option[FP_MAX_OPTIONS];
};

/* An open question, for those who answer it. */
typedef struct
{
  uint8_t seat; /* who is asked */
  uint8_t kind; /* index into the edition's decision kinds */
  uint16_t step; /* index of the innermost step's procedure: its rules page */
  uint8_t flags; /* FP_DECISION_… */
  uint8_t picked; /* answers already given in this group */
  uint8_t least, most; /* of a group; 1, 1 for a single answer */
  uint16_t group;
  int16_t arg[6];
} FpDecision;

/* Called for everything that happens.  @engine's state is as it is right after. */
typedef void (*FpListener) (const FpEngine *engine, const FpEvent *event, gpointer data);

/* Called for each question that is answered by itself with @option because it has no other, the rest of a group that
 * had begun (ask->picked above 0) included.  @engine's state goes on from there when this returns. */
typedef void (*FpForcedListener) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option,
                                  gpointer data);

/* What has been met while playing: counts by step (procedure), step × decision kind, event. */
typedef struct
{
  uint64_t procedures[FP_MAX_PROCEDURES];
  uint64_t decisions[FP_MAX_PROCEDURES][FP_MAX_DECISION_KINDS];
  uint64_t events[FP_N_EVENTS];
  uint64_t *abilities; /* by number in the catalog; how often each changed something or asked; NULL: not counted */
} FpCoverage;

enum
{
  FP_TRAIT_PART = 1 << 0, /* nobody's moment: a piece of another procedure */
  FP_TRAIT_DEFERS_AFTER =
      1 << 1, /* what happens in it is answered “after” at its end: steps, wholes, lines of programs */
  FP_TRAIT_STEP = 1 << 2,
};

enum
{
  FP_MOST_PLACES = 16,
};

/* The edition's zones in which one player's cards lie hidden (fp-knowledge.h). */
typedef struct
{
  uint16_t zone[FP_MOST_PLACES];
  uint8_t deck[FP_MOST_PLACES]; /* it is a deck, not held */
  guint n;
} FpHidingPlaces;

struct _FpEngine
{
  FpState *state; /* not owned */
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpHidingPlaces places[FP_MAX_SEATS]; /* each seat's */
  uint8_t traits[FP_MAX_PROCEDURES]; /* FP_TRAIT_…: what the runner must know of each procedure */
  FpListener listener; /* NULL: none */
  gpointer listener_data;
  FpCoverage *reach; /* NULL: not counted */
  FpSeats light; /* seats to whom something hidden or random has come to light since somebody last cleared this */
  gboolean checking; /* invariants after each answer; a failure aborts */
  FpOptions *options; /* of the open question */
  guint options_for; /* state answers + 1 they belong to, 0: none */
  struct _FpTrace *trace; /* notes what becomes of rules (fp-trace.h); NULL: nothing is noted */
  FpForcedListener forced; /* NULL: none */
  gpointer forced_data;
  /* Called when a step has ended, before what follows it; NULL: none. */
  void (*step_ended) (FpEngine *engine, guint procedure, gpointer data);
  gpointer step_ended_data;
};

/* fp_engine_new: an engine for games of @edition with the cards of @catalog (both outlive it). */
FpEngine *fp_engine_new (const FpEdition *edition, const FpCatalog *catalog);
void fp_engine_free (FpEngine *engine);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpEngine, fp_engine_free)

/* fp_engine_use: goes on with @state from now on, forgetting all that was worked out for another. */
void fp_engine_use (FpEngine *engine, FpState *state);

/* fp_engine_start: makes the engine's state a new game of @n_seats players (the edition's range) from @seed with the
 * set-up options @options (bit per option of the edition), and runs it to its first question. */
void fp_engine_start (FpEngine *engine, guint n_seats, uint64_t seed, uint32_t options);

/* fp_engine_describe: @ask as those who answer it need it, in @decision. */
void fp_engine_describe (const FpEngine *engine, const FpPendingDecision *pending, FpDecision *decision);

/* fp_engine_over: whether the game has ended. */
static inline gboolean
fp_engine_over (const FpEngine *engine)
{
  return engine->state->head.ending != FP_ENDING_NONE;
}

/* fp_engine_decision: the open question into @decision; FALSE when the game is over. */
gboolean fp_engine_decision (const FpEngine *engine, FpDecision *decision);

/* fp_engine_options: what may be answered: at least two options, in an order that never changes.  Owned by the engine,
 * good until the next answer. */
const FpOptions *fp_engine_options (FpEngine *engine);

/* fp_engine_answer: answers the open question with option @index and runs on to the next question or the end. */
void fp_engine_answer (FpEngine *engine, guint index);

/* fp_engine_concede: @seat gives up; the opponent wins (ruling 61). */
void fp_engine_concede (FpEngine *engine, uint8_t seat);

/* fp_engine_draw: what chance draws, a number from 0 to @bound − 1, from the game's own generator, where everybody sees
 * what comes of it. */
uint32_t fp_engine_draw (FpEngine *engine, uint32_t bound);

/* fp_engine_run: runs until a question is open or the game is over.  For those who build positions. */
void fp_engine_run (FpEngine *engine);

/* fp_decision_id: writes the id of @decision (“set-dials”, “choose-plans/plan”) to @buffer of @size bytes; returns it.
 */
const char *fp_decision_id (const FpEngine *engine, const FpDecision *decision, char *buffer, gsize size);

/* fp_option_id: writes the id of @option (“plan-13”, “blast-2@2”, “3”, “pass”) to @buffer; returns it. */
const char *fp_option_id (const FpEngine *engine, const FpOption *option, char *buffer, gsize size);

/* fp_engine_find_option: index of the option that @id names, −1 if none does.  A card may be named with or without its
 * set, or by the id of the card in whose place it stands, the n-th token of a kind with @n; of cards alike in several
 * places the n-th with #n. */
int fp_engine_find_option (FpEngine *engine, const char *id);

/* fp_engine_plain_id: what options call the card or ability (“CARD/ABILITY”) that @id names by any of its ids; @id
 * itself if it names none.  Free with g_free (). */
char *fp_engine_plain_id (const FpEngine *engine, const char *id);

/* fp_engine_card_id: writes the id of card instance @card (a token is named by its first half, “@n” where that is not
 * enough) to @buffer; returns it. */
const char *fp_engine_card_id (const FpEngine *engine, uint16_t card, char *buffer, gsize size);

/* fp_engine_half_id: writes the id of one half of token @card to @buffer; returns it. */
const char *fp_engine_half_id (const FpEngine *engine, uint16_t card, guint half, char *buffer, gsize size);

/* fp_engine_def: the definition of card instance @card. */
static inline const FpCardDef *
fp_engine_def (const FpEngine *engine, uint16_t card)
{
  return fp_catalog_card (engine->catalog, engine->state->cards[card].def);
}

/* fp_engine_context: a context for working out expressions in this state; @room for sets (@size items). */
FpContext fp_engine_context (const FpEngine *engine, uint16_t *room, guint size);

/* fp_ending_id: the id of @ending (“five-planets”); NULL for FP_ENDING_NONE.  Static. */
const char *fp_ending_id (FpEnding ending);

/* fp_engine_winner_id: who has won: a seat's id, “both”, or “none”.  Static. */
const char *fp_engine_winner_id (const FpEngine *engine);

/* fp_state_digest: 64 bits that stand for the game: what it is, not how it is stored (contracts.md, Saves). */
uint64_t fp_state_digest (const FpEngine *engine);

/* fp_state_fingerprint: 64 bits that stand for what lies on the table: cards, ships, roles, encounters, rules in force,
 * counters; not for who is doing what. */
uint64_t fp_state_fingerprint (const FpEngine *engine);

/* fp_state_check: NULL if the state is sound, else what is wrong (static text, for us). */
const char *fp_state_check (FpEngine *engine);
