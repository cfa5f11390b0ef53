/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an edition of the game brings along: its procedures and steps, its questions, verbs, names and set-up. */
#pragma once

#include "engine/program/fp-catalog.h"
#include "engine/expression/fp-expression.h"
#include "engine/state/fp-state.h"

typedef struct _FpOption FpOption;
typedef struct _FpOptions FpOptions;
typedef struct _FpDestination FpDestination;

typedef enum
{
  FP_FLOW_DONE, /* this procedure is finished */
  FP_FLOW_CALL, /* another was put on the stack, or this one goes on at its new label */
  FP_FLOW_DECISION, /* a question is open */
} FpFlow;

typedef FpFlow (*FpProcedure) (FpEngine *engine, FpFrame *frame);

enum
{
  FP_MAX_PROCEDURES = 128,
  FP_MAX_DECISION_KINDS = 48,
  FP_MAX_QUERIES = 64,
};

/* What a procedure is to the rules of cards. */
typedef enum
{
  FP_PROCEDURE_PART, /* nothing: a piece of another */
  FP_PROCEDURE_STEP, /* a printed step: a moment, with a rules page; what happens in it comes “after” at its end */
  FP_PROCEDURE_WHOLE, /* made of steps: a moment too */
  FP_PROCEDURE_ACTION, /* something that happens to a player; has a row among the acts */
} FpProcedureKind;

typedef struct
{
  const char *id; /* of a step, whole or act: as in ids and moments; of another procedure: for debugging */
  FpProcedure run;
  gboolean step; /* a printed step, with a rules page and moments */
  uint8_t kind; /* FpProcedureKind */
  uint8_t
      in; /* encounters in which this step can come, bit 1 << FP_ENCOUNTER_…; 0: a step of something else, or no step */
  uint8_t that; /* of an act: what `that` knows of it, FP_THAT_… */
} FpProcedureDef;

/* What `that` knows of an act besides who, by and cause. */
enum
{
  FP_THAT_CARDS = 1 << 0,
  FP_THAT_SHIPS = 1 << 1,
  FP_THAT_COUNT = 1 << 2,
  FP_THAT_FROM = 1 << 3,
  FP_THAT_TO = 1 << 4,
  FP_THAT_ROLE = 1 << 5,
};

/* A kind of question that a procedure can ask. */
typedef struct
{
  const char *what; /* behind the step's id: “plan” in “choose-plans/plan”; NULL: the step's id alone */
  void (*options) (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
  uint32_t kinds; /* of the cards that the rules of the game let one choose, bit per kind; 0: any, or no cards */
} FpDecisionKind;

/* A number (or word …) of the game that rules may modify (card-language.md 2.4).  In order of rank. */
typedef struct
{
  const char *id;
  FpType about; /* what “it” is: players, cards, planets; FP_TYPE_NOTHING: the encounter */
  FpType gives;
  uint8_t words; /* of type word */
  const char *part; /* “.dial”: may stand behind those it is about, where it says nothing more; NULL: nothing may */
} FpQueryDef;

/* What a verb's amount attribute is called and counts. */
typedef enum
{
  FP_AMOUNT_NONE, /* no amount: win-game, discover … */
  FP_AMOUNT_CARDS, /* cards="2 of hand" */
  FP_AMOUNT_REINFORCEMENTS, /* reinforcements="2" */
  FP_AMOUNT_SHIPS, /* ships="3 of supply" */
  FP_AMOUNT_TACTICS, /* tactics="1 of spent" */
  FP_AMOUNT_ENVOYS, /* envoys="1" */
} FpAmountKind;

/* What else a verb's line says. */
enum
{
  FP_ATTRIBUTE_WHO = 1 << 0, /* who="…"; without it the line happens to nobody in particular */
  FP_ATTRIBUTE_AS = 1 << 1, /* as="…": a planet, the cards, how many ships */
  FP_ATTRIBUTE_TO = 1 << 2, /* to="…", of @to */
  FP_ATTRIBUTE_MUST_TO = 1 << 3,
  FP_ATTRIBUTE_WITH = 1 << 4, /* with="…": cards (required) */
  FP_ATTRIBUTE_CHOOSER = 1 << 5, /* chooser="…": a player, or chance */
  FP_ATTRIBUTE_AT = 1 << 6, /* at="top" or "bottom" */
  FP_ATTRIBUTE_FACE = 1 << 7, /* face="up" or "down" */
  FP_ATTRIBUTE_ROLE = 1 << 8, /* role="…" (required) */
  FP_ATTRIBUTE_STEP = 1 << 9, /* step="…": of an encounter (required) */
  FP_ATTRIBUTE_UNTIL = 1 << 10, /* until="before …" or "after …" (required) */
  FP_ATTRIBUTE_FROM = 1 << 11, /* from="…", of @to (required): summon */
  FP_ATTRIBUTE_VALUE = 1 << 12, /* value="NAME": a kept secret, instead of cards */
  FP_ATTRIBUTE_SHIPS = 1 << 13, /* ships="…" may stand instead of cards */
  FP_ATTRIBUTE_NOBODY = 1 << 14, /* who="nobody" has a meaning: it happens once, to nobody */
  FP_ATTRIBUTE_OWNERS = 1 << 15, /* in a line about nobody that leaves nothing to choose it happens to those whose cards
                                  * they are, each with their own */
};

/* A verb of the card language.  The machine works out the amount, asks what must be chosen, and makes it happen to each
 * player as an act. */
typedef struct
{
  const char *id;
  uint16_t action; /* procedure that makes it happen: an act */
  FpAmountKind amount_kind;
  gboolean needs_set; /* the amount must say “of …” */
  FpType set; /* type of what stands behind “of” */
  uint16_t attributes; /* FP_ATTRIBUTE_… */
  FpType to; /* type of `to` or `from` */
  uint8_t decision; /* decision kind that picks cards, tokens or envoys for it */
  gboolean arranges; /* its cards are put in an order, one after the other */
  gboolean fills_hand; /* out of the own hand: an empty hand is filled first (ruling 50) */
  /* Where its cards come from, or −1, if the line names no set: `discard cards="2"` is out of the hand. */
  int (*usual_zone) (uint8_t seat);
  /* How many things there are for it at most if the line names no set; NULL: no bound. */
  int (*usual_amount) (FpEngine *engine, uint8_t seat);
  /* What it did to @card until some moment is over (ignore, copy); NULL: it lasts by itself. */
  void (*ends) (FpEngine *engine, uint16_t card);
  /* Whether it could do anything for @seat now (ruling 17). */
  gboolean (*possible) (FpEngine *engine, const FpInstruction *instruction, const FpContext *context, uint8_t seat);
  /* Where @seat's ships or cards go by it if its line doesn't say (fp-destination.h); NULL: that is different from line
   * to line. */
  void (*destination) (const FpEngine *engine, uint8_t seat, FpDestination *destination);
} FpVerb;

/* Who may see the cards of a zone. */
typedef enum
{
  FP_VISIBLE_TO_NOBODY, /* face down: decks */
  FP_VISIBLE_TO_OWNER, /* hands */
  FP_VISIBLE_TO_ALL, /* open */
  FP_VISIBLE_BY_CARD, /* each as it lies: face up all, else who knows it */
} FpVisibility;

typedef struct
{
  const char *id; /* as in positions: “hand”, “discovery” */
  uint8_t owner; /* seat, FP_NOBODY: shared */
  uint8_t visibility; /* FpVisibility */
  uint8_t faces_up; /* cards moved there lie face up unless a card says otherwise */
  uint8_t both_halves; /* of tokens there no half counts yet: one picked is its player's secret until it is moved */
  uint8_t chosen; /* what lies there face down its owner has chosen in secret */
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

enum
{
  FP_CLOUT_PARTS = 24, /* what is more is put together in the last one */
};

/* A part of a clout. */
typedef struct
{
  uint16_t card; /* that gives it, FP_NO_CARD: none */
  uint8_t advantage; /* the ship advantage */
  uint8_t rule; /* what a rule made of the number before it, not what a card is worth */
  int16_t value;
} FpCloutPart;

/* How the running duel or contest would be decided as the open cards stand. */
typedef struct
{
  int16_t clout[FP_MAX_SEATS];
  gboolean lower; /* the lower clout wins */
  FpSeats ties; /* who wins a tie; none: all lose */
  uint8_t winner; /* FP_NOBODY: nobody would */
} FpProjectedResult;

/* Steps that the machine itself begins or looks for, by their procedures. */
typedef struct
{
  uint16_t root; /* a whole game */
  uint16_t program; /* runs a card's program: fp_program_run */
  uint16_t verb; /* fp_verb_run */
  uint16_t round; /* fp_trigger_round_run */
  uint16_t resolve; /* fp_trigger_resolve */
  uint16_t pick; /* fp_selection_run */
  uint16_t use; /* the act of using an ability: fp_use_run */
  uint16_t fill_hand; /* fills an empty hand before a card of it must be used (ruling 50): first local the seat */
  uint16_t duel, contest; /* called by cards; get an FpEncounterCall (fp-program.h) as their first locals */
} FpEditionSteps;

/* For computer players. */
typedef struct
{
  /* A step at whose end nothing is under way; what the chance of @seat to win is then, 0 to 1, as the table looks. */
  uint16_t quiet;
  double (*chance) (FpEngine *engine, uint8_t seat);
  /* How much an option of the open question @ask is worth a try by who doesn't think long: 0: it is plainly silly. */
  guint (*weigh) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option);
} FpEditionThinking;

/* What may be behind what one can't see (fp_determinize). */
typedef struct
{
  /* What the back of a card shows: hidden cards of one back may be mistaken for each other, if they may lie in the same
   * places: whether a card of @def may lie in @zone; NULL: whether any card may. */
  int (*back) (const FpCardDef *def);
  gboolean (*may_lie) (const FpCardDef *def, uint16_t zone);
  /* The id of the slot into which a token goes that is chosen in secret, kept as a secret of @kind whose value is the
   * card × 2 + the half that is to count; NULL: secrets of this kind are no tokens. */
  const char *(*secret_slot) (uint8_t kind);
  /* Whether a secret of @kind is how many ships a dial is set to, until it is shown; NULL: none is. */
  gboolean (*is_dial) (uint8_t kind);
} FpEditionHidden;

/* For positions (contracts.md, Scenarios); the state is one that begin () made, its cards and ships moved since. */
typedef struct
{
  /* Puts on the stack, instead of what is there, what a game set up so far would have: @start “destiny” (the next
   * destiny card is about to be drawn; @card_def is the one drawn before it, whose icon names the deck, −1: it is the
   * game's first), “duel” at @place with @advantage
   * (FP_ADVANTAGE_OF_CARD: the one printed on the card, 0 without a card), or “contest”; @card_def: the destiny card of
   * a duel or contest, −1: none.  FALSE with @error (static text) if it can't be. */
  gboolean (*start_at) (FpEngine *engine, const char *start, uint8_t place, int advantage, int card_def,
                        const char **error);
  /* So many destiny cards have been drawn. */
  void (*set_turns) (FpState *state, int turns);
  /* Gives @seat the role @role; does not look after the others. */
  void (*set_role) (FpState *state, uint8_t seat, uint8_t role);
} FpEditionPositions;

struct _FpEdition
{
  const char *id; /* “duel” */
  int rules; /* raised whenever the same choices would give another game */
  guint least_seats, most_seats;
  const char *const *seat_ids; /* most_seats of them */
  const FpProcedureDef *procedures;
  guint n_procedures;
  FpEditionSteps steps;
  const FpDecisionKind *decisions;
  guint n_decisions;
  const FpQueryDef *queries;
  guint n_queries;
  const FpVerb *verbs;
  guint n_verbs;
  const FpNameDef *names; /* vocabulary, ended by a NULL name */
  const FpZoneDef *zones; /* n_zones of them for the most seats */
  guint n_zones;
  const char *const *roles; /* ids of roles, by number: “leader”, “straggler” */
  guint n_roles;
  const FpSetupOption *options;
  guint n_options;
  int ships; /* each player's */
  FpEditionThinking thinking;
  FpEditionHidden hidden;
  FpEditionPositions positions;

  /* Makes zones, places, cards and seats of a new game and puts the root procedure on the stack. */
  void (*begin) (FpEngine *engine, guint n_seats);
  /* Whether the players have their roles: not before the step of the set-up that gives them. */
  gboolean (*roles_taken) (const FpState *state);
  /* Seats in the order in which rules and players come up; returns how many. */
  guint (*order) (const FpState *state, uint8_t seats[FP_MAX_SEATS]);
  /* NULL, or what is unsound beyond what the engine checks itself. */
  const char *(*check) (FpEngine *engine);
  /* The winner of the game by the edition's own measure, for reports: planets controlled by @seat. */
  int (*standing) (const FpEngine *engine, uint8_t seat);
  /* Who controls the planet at @place now. */
  FpSeats (*controllers) (const FpEngine *engine, uint8_t place);
  /* What @seat's clout is in the running encounter as far as the open cards tell, 0 outside one. */
  int (*clout) (FpEngine *engine, uint8_t seat);
  /* Of what that number is made: writes up to FP_CLOUT_PARTS parts, which add up to it, and returns how many. */
  guint (*clout_parts) (FpEngine *engine, uint8_t seat, FpCloutPart parts[FP_CLOUT_PARTS]);
  /* Who would win the running duel or contest by that.  How many planets @seat needs to win the game. */
  void (*project_result) (FpEngine *engine, FpProjectedResult *result_now);
  int (*needed) (FpEngine *engine, uint8_t seat);
  /* The card that the open question @ask is about, where it is none of its options: the asked player knows it.
   * FP_NO_CARD: none. */
  uint16_t (*subject) (const FpState *state, const FpPendingDecision *pending);
  /* The zone from which the next destiny card comes, as far as that can be known now. */
  uint16_t (*next_deck) (FpEngine *engine);
  /* The zone of copies of cards that are over, which are nothing any more; 0: the edition's cards aren't copied. */
  uint16_t copies;
  /* Destiny cards (turns) so far. */
  int (*turns) (const FpState *state);

  /* Called whenever something has happened and before cards answer it: what the rules make of it at once, such as the
   * end of the game (card-language.md 2.6, “Settling”).  May end the game; asks nothing.  Left out as long as
   * FpHead.stirred is not set and no rule in force modifies one of the questions @settling (bit per question). */
  void (*settle) (FpEngine *engine);
  uint64_t settling;
  /* Whether the rules of abilities with @where of @card work now; @me: whose they are, FP_NOBODY: nobody's
   * (card-language.md 2.8). */
  gboolean (*in_force) (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
  /* Makes sure that @zone, which nobody sees into, has @n cards on top if it can (ruling 42): a plan deck gets its
   * discard pile shuffled under it. */
  void (*refill) (FpEngine *engine, uint16_t zone, int n);
  /* Where ships come from that a verb takes without saying of what: `recover ships="3"`; FP_NO_PLACE: from nowhere. */
  uint8_t (*usual_place) (const FpEngine *engine, const FpVerb *verb, uint8_t seat);
  /* As fp_destination_find () for questions that no line of a program asks; FALSE: nothing goes anywhere. */
  gboolean (*destination) (FpEngine *engine, const FpPendingDecision *pending, FpDestination *destination);
};

/* fp_edition_step: index of the step called @id, −1: none. */
int fp_edition_step (const FpEdition *edition, const char *id);
/* fp_edition_seat: the seat called @id, −1: none.  fp_edition_verb, fp_edition_query: their indices, −1: none. */
int fp_edition_seat (const FpEdition *edition, const char *id);
int fp_edition_verb (const FpEdition *edition, const char *id);
int fp_edition_query (const FpEdition *edition, const char *id);
