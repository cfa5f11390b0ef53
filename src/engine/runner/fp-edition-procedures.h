/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An edition's rows for the runner: its procedures and steps, decisions, terms of deals, queries
 * and verbs. */
#pragma once

#include "engine/expression/fp-expression.h"
#include "engine/program/fp-catalog.h"
#include "engine/state/fp-state.h"

typedef struct _FpOption FpOption;
typedef struct _FpOptions FpOptions;
typedef struct _FpDestination FpDestination;

typedef enum
{
  FP_FLOW_DONE, /* the procedure is finished */
  FP_FLOW_CALL, /* another procedure was pushed, or this one goes on at its new label */
  FP_FLOW_DECISION, /* a decision is open */
} FpFlow;

typedef FpFlow (*FpProcedure) (FpEngine *engine, FpFrame *frame);

enum
{
  FP_MAX_DECISION_KINDS = 96,
  FP_MOST_ANSWERS = 20000, /* usual bound of a game */
};

/* Roles of a procedure for the rules of cards. */
typedef enum
{
  FP_PROCEDURE_PART, /* none: a piece of another procedure */
  /* a printed step: a moment with a rules page; its end starts the “after” rounds */
  FP_PROCEDURE_STEP,
  FP_PROCEDURE_WHOLE, /* made of steps: a moment too */
  FP_PROCEDURE_ACTION, /* happens to a player; has a row among the actions */
} FpProcedureKind;

typedef struct
{
  const char *id; /* as in ids and moments; of a part: for debugging */
  FpProcedure run;
  gboolean step; /* a printed step, with a rules page and moments */
  uint8_t kind; /* FpProcedureKind */
  /* step that asks for fp_trigger_answered_before () */
  gboolean notes_answers;
  /* of a part: answers “after” what happens inside come at its end, not at that of the step */
  gboolean answered;
  /* a moment whose trigger rounds ask each seat once for all it may use (fp-trigger-window.h) */
  gboolean window;
  /* a moment that comes again and again in a turn, for what players do of their own accord: nobody
   * has done anything then that is answered */
  gboolean recurs;
  uint8_t in; /* encounters with this step, bit per kind; 0: no step of an encounter */
  uint8_t that; /* action: its properties in `that`, FP_THAT_… */
} FpProcedureDef;

/* A moment that format 1 of card sets called differently. Saves and digests keep the old id, so
 * that games of every version open. */
typedef struct
{
  uint16_t procedure;
  const char *was;
} FpFormerId;

/* Procedures of the machine itself. An edition numbers its own from FP_N_MACHINE_PROCEDURES. */
enum
{
  FP_MACHINE_NONE, /* no procedure */
  FP_MACHINE_PROGRAM, /* a card's program */
  FP_MACHINE_VERB, /* a line of a program */
  FP_MACHINE_ROUND, /* a trigger round */
  FP_MACHINE_RESOLVE, /* an effect that fires */
  FP_MACHINE_SELECTION, /* a selection of cards */
  FP_MACHINE_SHIP_SELECTION, /* a selection of ships of several places */
  FP_MACHINE_BATCH, /* actions of several players at once */
  FP_MACHINE_USE, /* action: use of an ability */
  FP_N_MACHINE_PROCEDURES,
};

/* Properties of an action in `that`, besides who, by and cause. */
enum
{
  FP_THAT_CARDS = 1 << 0,
  FP_THAT_SHIPS = 1 << 1,
  FP_THAT_COUNT = 1 << 2,
  FP_THAT_FROM = 1 << 3,
  FP_THAT_TO = 1 << 4,
  FP_THAT_ROLE = 1 << 5,
};

/* A kind of decision that a procedure can request. */
typedef struct
{
  /* behind the step's id: “SUBJECT” in “STEP/SUBJECT”; NULL: the step's id alone */
  const char *what;
  void (*options) (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
  /* kinds of cards that the rules of the game offer, bit per kind; 0: any, or no cards */
  uint32_t kinds;
  /* Writes the id of @option, which is FP_OPTION_NAMED (fp_deal_option_id () if these are offers).
   * NULL: there are none. */
  const char *(*id) (const FpEngine *engine, const FpOption *option, char *buffer, gsize size);
  /* Returns the index of the option of this kind called @id, −1: none. May add an option that is
   * legal though not offered (fp_options_add_offer ()); it stays until the answer. NULL: the option
   * whose id it is. */
  int (*find) (FpEngine *engine, const char *id);
  /* Makes @offer the terms that @option, which is FP_OPTION_NAMED, is about. NULL: none is about
   * any. */
  void (*offer) (FpEngine *engine, const FpOption *option, FpDealOffer *offer);
  const char *pass; /* id of its option FP_OPTION_PASS; NULL: “pass” */
  const char *ends; /* id of its option that ends a talk without an agreement; NULL: none */
} FpDecisionKind;

/* Flags of kinds of terms in deals. */
enum
{
  FP_DEAL_TERM_PLACE = 1 << 0, /* about a place: “colony@PLACE” */
  FP_DEAL_TERM_CARD = 1 << 1, /* about a card by name: “card.ID” */
  FP_DEAL_TERM_KIND = 1 << 2, /* about a number of cards of a kind: “kind.KIND.N” */
  /* without a flag: about a number: “random.N” */
};

/* A kind of terms in deals, in the order in which an offer lists them. */
typedef struct
{
  const char *id;
  uint8_t flags; /* FP_DEAL_TERM_… */
} FpDealTermDef;

/* A query: a number, word or set of the game that rules may modify (docs/design/card-language.md
 * 2.4). Listed in order of rank. */
typedef struct
{
  const char *id;
  FpType about; /* type of “it”: players, cards, planets; FP_TYPE_NOTHING: the encounter */
  FpType gives;
  uint8_t words; /* list of words, if @gives is a word */
  /* “.PART”: allowed without meaning behind the name of its subject; NULL: nothing is */
  const char *part;
  /* a choice is made from its answer, and permissions for it are used when they are exercised
   * (fp-permissions.h) */
  gboolean chosen;
  /* a number, yes-no or a player on which it depends who is asked what, or how many options there
   * are; sets that players choose from need no mark */
  gboolean asks;
  /* a set from which something must be chosen: an `exclude` that would leave nothing is waived */
  gboolean compulsory;
} FpQueryDef;

/* The amount attribute of a verb. */
typedef enum
{
  FP_AMOUNT_NONE, /* no amount: win-game, discover and so on */
  FP_AMOUNT_CARDS, /* cards="2 of hand" */
  FP_AMOUNT_SHIPS, /* ships="3 of supply" */
} FpAmountKind;

/* Other attributes of a verb. */
enum
{
  /* attribute who="…"; without it the line happens to nobody in particular */
  FP_ATTRIBUTE_WHO = 1 << 0,
  FP_ATTRIBUTE_AS = 1 << 1, /* as="…": binds a planet, the cards, or the number of ships */
  FP_ATTRIBUTE_TO = 1 << 2, /* to="…", of @to */
  FP_ATTRIBUTE_MUST_TO = 1 << 3,
  FP_ATTRIBUTE_WITH = 1 << 4, /* with="…": cards (required) */
  FP_ATTRIBUTE_CHOOSER = 1 << 5, /* chooser="…": a player, or chance */
  FP_ATTRIBUTE_END = 1 << 6, /* end="top" or "bottom" */
  FP_ATTRIBUTE_FACE = 1 << 7, /* face="up" or "down" */
  FP_ATTRIBUTE_ROLE = 1 << 8, /* role="…" (required) */
  FP_ATTRIBUTE_STEP = 1 << 9, /* step="…": of an encounter (required) */
  FP_ATTRIBUTE_UNTIL = 1 << 10, /* until="before …" or "after …" (required) */
  FP_ATTRIBUTE_FROM = 1 << 11, /* from="…", of @to (required): summon */
  FP_ATTRIBUTE_SECRET = 1 << 12, /* secret="NAME": a kept secret, instead of cards */
  FP_ATTRIBUTE_SHIPS = 1 << 13, /* ships="…" may stand instead of cards */
  /* the attribute may be who="nobody": the line happens once, to nobody */
  FP_ATTRIBUTE_NOBODY = 1 << 14,
  /* a line about nobody, without a choice, happens to each owner of its cards */
  FP_ATTRIBUTE_OWNERS = 1 << 15,
};

/* A verb of the card language. The engine evaluates the amount, requests the decisions, and
 * performs the verb for each player as an action. */
typedef struct
{
  const char *id;
  uint16_t action; /* procedure of the action */
  FpAmountKind amount_kind;
  const char *things; /* its cards in sentences, a word of the edition's texts; NULL: “cards” */
  const char *example; /* a set for that amount; NULL: a usual one */
  gboolean needs_set; /* the amount must say “of …” */
  FpType set; /* type of the set behind “of” */
  uint16_t attributes; /* FP_ATTRIBUTE_… */
  FpType to; /* type of `to` or `from` */
  uint8_t decision; /* kind of the decision that selects its cards or tokens */
  /* selects the next card after an action with the one before, if the line names no set */
  gboolean one_by_one;
  /* kind of the decision that selects ships place by place; 0: ships of one place go to one */
  uint8_t places;
  /* happens to several players at once: all choose first (fp-batch.h) */
  gboolean at_once;
  gboolean arranges; /* puts its cards in an order, one after the other */
  gboolean fills_hand; /* from the own hand: an empty hand is filled first (ruling 50) */
  /* Returns the zone of the cards if the line names no set: `discard cards="2"` takes from the
   * hand. −1: none. */
  int (*usual_zone) (const FpEngine *engine, uint8_t seat);
  /* Happens even to a player who has nothing of what the line demands: having to send ships. */
  gboolean happens_without;
  /* Makes @io the ships of @seat that a line takes if it names none. NULL: those of
   * FpEditionRules.usual_place. */
  void (*usual_ships) (FpContext *context, uint8_t seat, FpValue *io);
  /* Makes @io the places to which ships of @seat go if the line names none: @seat chooses among
   * several. NULL: the action knows. */
  void (*usual_targets) (FpContext *context, uint8_t seat, FpValue *io);
  /* Returns the number available if the line names no set. NULL: no bound. */
  int (*usual_amount) (FpEngine *engine, uint8_t seat);
  /* Undoes the verb's change of @card when its moment has come (ignore, copy). NULL: the verb lasts
   * by itself. */
  void (*ends) (FpEngine *engine, uint16_t card);
  /* Returns TRUE if the verb could do anything for @seat now (ruling 17). */
  gboolean (*possible) (FpEngine *engine, const FpInstruction *instruction, const FpContext *context, uint8_t seat);
  /* Sets the destination of @seat's ships or cards for a line without one (fp-destination.h). NULL:
   * each line has its own. */
  void (*destination) (const FpEngine *engine, uint8_t seat, FpDestination *destination);
} FpVerb;
