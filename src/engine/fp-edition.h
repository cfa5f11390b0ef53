/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an edition of the game brings along: its procedures and steps, its questions, verbs, names and set-up. */
#pragma once

#include "engine/fp-catalog.h"
#include "engine/fp-expression.h"
#include "engine/fp-state.h"

typedef struct _FpOptions FpOptions;

typedef enum
{
  FP_FLOW_DONE, /* this procedure is finished */
  FP_FLOW_CALL, /* another was put on the stack, or this one goes on at its new label */
  FP_FLOW_ASK, /* a question is open */
} FpFlow;

typedef FpFlow (*FpProcedure) (FpEngine *engine, FpFrame *frame);

enum
{
  FP_MAX_PROCEDURES = 96,
  FP_MAX_DECISION_KINDS = 48,
  FP_MAX_QUESTIONS = 32,
};

typedef struct
{
  const char *id; /* of a step: as in ids and moments; of another procedure: for debugging */
  FpProcedure run;
  gboolean step; /* a printed step, with a rules page and moments */
} FpProcedureDef;

/* A kind of question that a procedure can ask. */
typedef struct
{
  const char *what; /* behind the step's id: “plan” in “choose-plans/plan”; NULL: the step's id alone */
  void (*options) (FpEngine *engine, const FpAsk *ask, FpOptions *options);
} FpDecisionKind;

/* A number (or word …) of the game that rules may modify (card-language.md 2.4).  In order of rank. */
typedef struct
{
  const char *id;
  FpType about; /* what “it” is: players, cards, planets; FP_TYPE_NOTHING: the encounter */
  FpType gives;
  uint8_t words; /* of type word */
} FpQuestion;

/* What a verb's amount attribute is called and counts. */
typedef enum
{
  FP_THING_NONE, /* no amount: win-game, discover … */
  FP_THING_CARDS, /* cards="2 of hand" */
  FP_THING_REINFORCEMENTS, /* reinforcements="2" */
  FP_THING_SHIPS, /* ships="3 of supply" */
  FP_THING_TACTICS, /* tactics="1 of spent" */
  FP_THING_ENVOYS, /* envoys="1" */
} FpThing;

typedef struct
{
  const char *id;
  uint16_t procedure; /* gets an FpVerbCall as its first locals */
  FpThing thing;
  gboolean needs_set; /* the amount must say “of …” */
  FpType set; /* type of what stands behind “of” */
  gboolean binds; /* may bind a name with `as` (planets) */
  /* Whether it could do anything for @seat now (ruling 17). */
  gboolean (*possible) (FpEngine *engine, const FpInstruction *instruction, const FpContext *context, uint8_t seat);
} FpVerb;

/* How a verb was called: the first locals of every verb's procedure. */
typedef struct
{
  int16_t code; /* instruction, −1: called by the rules themselves */
  int16_t base; /* variables of the program */
  int16_t card; /* this; FP_NO_CARD as int16 */
  uint8_t me; /* “you”, FP_NOBODY */
  FpSeats who; /* to whom it happens, those still to come */
  FpSeats they; /* whom the line is about */
  uint8_t seat; /* whom it is happening to right now */
  int16_t least, most; /* the amount, already worked out for @seat */
} FpVerbCall;

/* Who may see the cards of a zone. */
typedef enum
{
  FP_SIGHT_NOBODY, /* face down: decks */
  FP_SIGHT_OWNER, /* hands */
  FP_SIGHT_ALL, /* open */
  FP_SIGHT_CARD, /* each as it lies: face up all, else who knows it */
} FpSight;

typedef struct
{
  const char *id; /* as in positions: “hand”, “discovery” */
  uint8_t owner; /* seat, FP_NOBODY: shared */
  uint8_t sight; /* FpSight */
} FpZoneDef;

enum
{
  FP_ADVANTAGE_OF_CARD = INT16_MIN,
};

/* A set-up option: first-game. */
typedef struct
{
  const char *id;
} FpSetupOption;

struct _FpEdition
{
  const char *id; /* “duel” */
  int rules; /* raised whenever the same choices would give another game */
  guint least_seats, most_seats;
  const char *const *seat_ids; /* most_seats of them */
  const FpProcedureDef *procedures;
  guint n_procedures;
  uint16_t root; /* procedure of a whole game */
  uint16_t program; /* procedure that runs a card's program: fp_program_run */
  uint16_t duel, contest; /* procedures called by cards; get an FpEncounterCall (fp-program.h) as their first locals */
  const FpDecisionKind *decisions;
  guint n_decisions;
  const FpQuestion *questions;
  guint n_questions;
  const FpVerb *verbs;
  guint n_verbs;
  const FpName *names; /* vocabulary, ended by a NULL name */
  const FpZoneDef *zones; /* n_zones of them for the most seats */
  guint n_zones;
  const char *const *roles; /* ids of roles, by number: “leader”, “straggler” */
  guint n_roles;
  const FpSetupOption *options;
  guint n_options;
  int ships; /* each player's */

  /* Makes zones, places, cards and seats of a new game and puts the root procedure on the stack. */
  void (*begin) (FpEngine *engine, guint n_seats);
  /* Seats in the order in which rules and players come up; returns how many. */
  guint (*order) (const FpState *state, uint8_t seats[FP_MAX_SEATS]);
  /* NULL, or what is unsound beyond what the engine checks itself. */
  const char *(*check) (FpEngine *engine);
  /* The winner of the game by the edition's own measure, for reports: planets controlled by @seat. */
  int (*standing) (const FpEngine *engine, uint8_t seat);
  /* What @seat's clout is in the running encounter as far as the open cards tell, 0 outside one. */
  int (*clout) (FpEngine *engine, uint8_t seat);
  /* Destiny cards (turns) so far. */
  int (*turns) (const FpState *state);

  /* For positions (contracts.md, Scenarios); the state is one that begin () made, its cards and ships moved since. */

  /* Puts on the stack, instead of what is there, what a game set up so far would have: @start “destiny” (the next
   * destiny card is about to be drawn; @card_def is the one drawn before it, whose icon names the deck, −1: it is the
   * game's first), “duel” at @place with @advantage
   * (FP_ADVANTAGE_OF_CARD: the one printed on the card, 0 without a card), or “contest”; @card_def: the destiny card of
   * a duel or contest, −1: none.  FALSE with @error (static text) if it can't be. */
  gboolean (*start_at) (FpEngine *engine, const char *start, uint8_t place, int advantage, int card_def,
                        const char **error);
  /* Gives @seat the role @role; does not look after the others. */
  void (*set_role) (FpState *state, uint8_t seat, uint8_t role);
};

/* fp_edition_step: index of the step called @id, −1: none. */
int fp_edition_step (const FpEdition *edition, const char *id);
/* fp_edition_seat: the seat called @id, −1: none.  fp_edition_verb, fp_edition_question: their indices, −1: none. */
int fp_edition_seat (const FpEdition *edition, const char *id);
int fp_edition_verb (const FpEdition *edition, const char *id);
int fp_edition_question (const FpEdition *edition, const char *id);
