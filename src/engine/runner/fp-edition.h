/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of an edition: its procedures and steps, decisions, queries, verbs, names and
 * set-up. */
#pragma once

#include "engine/program/fp-catalog.h"
#include "engine/expression/fp-expression.h"
#include "engine/runner/fp-events.h"
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
  FP_MAX_DECISION_KINDS = 48,
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
  /* a moment whose trigger rounds ask each seat once for all it may use (fp-trigger-window.h) */
  gboolean window;
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

/* Visibility of the cards in a zone. */
typedef enum
{
  FP_VISIBLE_TO_NOBODY, /* face down: decks */
  FP_VISIBLE_TO_OWNER, /* hands */
  FP_VISIBLE_TO_ALL, /* open */
  FP_VISIBLE_BY_CARD, /* face up: to all; face down: to seats that know the card */
} FpVisibility;

/* The way in which positions describe the cards of a zone. */
typedef enum
{
  FP_LISTED_NEVER, /* cards lie there only during a step, so that no position can be written */
  FP_LISTED_CARDS, /* by their ids, completely */
  FP_LISTED_DECK, /* by their ids; unnamed cards that belong there lie below */
  FP_LISTED_DRAWN, /* by their ids: used cards that began turns, the last one on top */
  FP_LISTED_PLANETS, /* by <planet>; of a seat: in its <system>, where they always lie */
  FP_LISTED_ALLIES, /* by elements of their own */
  FP_LISTED_SHEET, /* by the attribute “alien” of <seat> */
  FP_LISTED_REMOVED, /* not at all: unnamed cards that rest="none" excludes */
  FP_LISTED_SILENT, /* not at all: cards that are always there, or no longer count */
} FpListed;

typedef struct
{
  const char *id; /* as in positions: “hand”, “past” */
  uint8_t owner; /* seat, FP_NOBODY: shared */
  uint8_t visibility; /* FpVisibility */
  uint8_t faces_up; /* cards that enter lie face up unless a card says otherwise */
  /* tokens without a chosen half; a choice stays its player's secret until the token moves */
  uint8_t both_halves;
  uint32_t kinds; /* kinds of cards that a position may put there, bit per kind; 0: its id is one */
  uint8_t chosen; /* face-down cards there are secret choices of the owner */
  uint8_t pile; /* an open pile: cards come to its top one by one */
  uint8_t listed; /* FpListed */
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
  FP_TOTAL_PARTS = 24, /* further parts are merged into the last one */
};

/* A part of a player's total in an encounter. */
typedef struct
{
  uint16_t card; /* source, FP_NO_CARD: none */
  int16_t query; /* query whose value the part is, −1: none */
  uint8_t rule; /* 1: change by a rule, not the worth of a card */
  int16_t value;
} FpTotalPart;

/* The result of the running encounter if only the open cards counted. */
typedef struct
{
  int16_t total[FP_MAX_SEATS];
  gboolean lower; /* the lower total wins */
  FpSeats ties; /* winners of a tie; none: all lose */
  uint8_t winner; /* FP_NOBODY: nobody would */
} FpProjectedResult;

/* Events of the edition's own that the engine emits. 0: none. */
typedef struct
{
  uint8_t picked; /* a choice that may end its program leaves only place @from */
  uint8_t nothing_left; /* such a choice leaves nothing, and ends its program */
  uint8_t played; /* seat plays a card from its hand, for FpEditionPlays */
} FpEditionEvents;

/* The ways to count a figure. */
typedef enum
{
  FP_FIGURE_TIMES, /* number of events */
  FP_FIGURE_AMOUNT, /* sum of FpEvent.count */
  FP_FIGURE_HIGHEST, /* largest FpEvent.value; −1 without events */
} FpFigureHow;

enum
{
  FP_FIGURE_EVENTS = 4, /* most kinds of events of a figure */
  FP_MAX_FIGURES = 16,
};

/* A figure of a player, counted from events of its seat. */
typedef struct
{
  const char *id; /* “ships-lost” */
  FpFigureHow how;
  uint8_t events[FP_FIGURE_EVENTS]; /* @n_events kinds */
  guint n_events;
} FpFigureDef;

/* Flags of endings. */
enum
{
  FP_ENDS_UNDECIDED = 1 << 0, /* the game goes on without end, or needs more room than there is */
  FP_ENDS_CONCEDED = 1 << 1, /* all others gave up */
  FP_ENDS_BY_STANDING = 1 << 2, /* the winners' standing (FpEditionTable) is as needed */
  FP_ENDS_BY_CARD = 1 << 3, /* a card or prize says who wins */
};

/* An ending of a game. Number 0 is FP_ENDING_NONE. Each edition has one that is undecided, and one
 * by which players give up. */
typedef struct
{
  const char *id; /* “no-ships” */
  uint8_t flags; /* FP_ENDS_… */
} FpEndingDef;

/* The consequence of giving up. */
typedef enum
{
  FP_CONCEDING_ENDS, /* all others win */
  FP_CONCEDING_GOES_ON, /* the others play on; whoever remains alone wins */
} FpConceding;

/* Points of campaigns: games in a row. */
typedef struct
{
  int alone, shared; /* of a winner */
  int near_standing, near; /* standing of a loser, and its points */
  int goal; /* points that end the campaign */
  /* set-up option by which the first seat begins; those of the other seats follow */
  uint8_t first_option;
  uint8_t (*turn_of) (const FpState *state); /* returns the seat whose turn it is */
  uint16_t (*hand) (uint8_t seat); /* returns the zone of @seat's hand */
} FpCampaignDef;

/* A role, or a word for several: “not-ally” means all roles but those of allies. */
typedef struct
{
  const char *id; /* as in the card language: “not-ally” */
  FpRoles mask; /* a seat with one of these roles has it */
} FpRoleDef;

/* Flags of outcomes. */
enum
{
  FP_OUTCOME_DECIDED = 1 << 0, /* the winners and the losers are known, who may be nobody */
  FP_OUTCOME_ALL_LOSE = 1 << 1, /* all players lose */
};

/* An outcome of encounters. Number 0 is FP_OUTCOME_OPEN. */
typedef struct
{
  const char *id; /* “deal” */
  uint8_t flags; /* FP_OUTCOME_… */
} FpOutcomeDef;

/* A number that each seat has in an encounter. */
typedef struct
{
  const char *id; /* “sent” */
  uint8_t shown; /* index + 1 of the set of seats whose number is to be seen; 0: all are */
} FpSeatNumberDef;

enum
{
  FP_NOT_SHOWN = -1, /* a seat's number in views that isn't to be seen */
};

/* The meaning of what an edition keeps with each encounter. */
typedef struct
{
  const char *const *sets; /* FpEncounter.sets: “barred” */
  guint n_sets;
  const FpSeatNumberDef *of_seat; /* FpEncounter.of_seat */
  guint n_of_seat;
  const char *const *numbers; /* FpEncounter.numbers */
  guint n_numbers;
} FpEncounterNumbers;

/* A kind of encounter, which cards may call. Number 0 is none. */
typedef struct
{
  const char *id; /* as in the card language */
  uint16_t procedure; /* gets an FpEncounterCall (fp-program.h) as its first locals */
  gboolean at_place; /* is about a place, and has a printed number */
  const char *number; /* the number's attribute in sets: “advantage”; NULL: it has none */
  const uint8_t *steps; /* its steps, in order */
  guint n_steps;
  guint n_sides; /* 0: each player is a side */
  gboolean gives_roles; /* seats have roles of their own in it */
} FpEncounterDef;

/* The place of a word in a card set. */
typedef enum
{
  FP_WORD_ELEMENT,
  FP_WORD_ATTRIBUTE,
  FP_WORD_VALUE, /* of an attribute */
  FP_WORD_MOMENT, /* of attributes, and behind “is” */
  FP_WORD_NAME, /* of an expression */
} FpWordPlace;

/* A word of format 1 of card sets that format 2 replaces or leaves out. Names and moments have
 * their former words beside them (FpNameDef.was, FpFormerId) and need no row. */
typedef struct
{
  FpWordPlace place;
  /* Elements with the attribute, or parents of the element, separated by blanks. NULL: any. */
  const char *element;
  const char *attribute; /* of a value, or of a word in it; NULL: any */
  const char *was;
  const char *now; /* NULL: left out */
  FpType of; /* name: type of the thing that it belongs to */
  const char *why; /* left out: advice; NULL: nothing is lost, and the attribute may go */
} FpWordChange;

/* Names whose hidden cards lie open once a step is over. */
typedef struct
{
  uint16_t step;
  const char *names; /* separated by blanks */
} FpOpenedNames;

/* A `move` that has a verb of its own. Names are those behind the owner: “hand” in “me.hand”. */
typedef struct
{
  gboolean ships; /* TRUE: of anybody's ships; FALSE: of a player's cards to the same player */
  const char *from; /* names separated by blanks; NULL: anything */
  const char *to;
  const char *verb;
} FpMoveName;

/* Steps from @first to @last, the only ones that a `modify` of @query may name. */
typedef struct
{
  uint8_t query;
  uint8_t encounter; /* kind of encounter that has these steps */
  uint8_t first, last;
  const char *complaint; /* about another one */
} FpStepRange;

/* For card sets (src/library/). A table without an end has its number of rows beside it. */
typedef struct
{
  const uint8_t *kinds; /* all kinds, in the order in which authors are told; NULL: by number */
  const FpOpenedNames *opened;
  guint n_opened; /* 32 at most */
  const FpMoveName *moves;
  guint n_moves;
  const FpStepRange *ranges;
  guint n_ranges;
  /* Steps of the set-up, in order. No card is in play before @sheets_in_play, none but sheets
   * before the end of the last one, and nobody has a role before @roles_given. */
  const uint8_t *setup;
  guint n_setup;
  uint8_t sheets_in_play, roles_given;
  uint8_t query; /* an example for authors */
  uint16_t turn; /* whole procedure that is a turn for limits; limit="…" has its id */
  const FpWordChange *changes; /* since format 1 */
  guint n_changes;
} FpEditionSets;

/* Cards that are played from the hand (fp-play.h). */
typedef struct
{
  uint16_t procedure; /* action with fp_play_run (); FP_MACHINE_NONE: no card is played */
  /* zone of the first seat for played cards, which lie face up; that of the next seat is @step
   * behind it; 0: one zone for all */
  uint16_t zone, step;
  uint32_t kinds; /* kinds of cards that are played, bit per kind */
  /* Begins the action that puts @card away, which @seat has played: it has taken effect, or not if
   * @stopped. Returns FALSE if the card stays where it is. */
  gboolean (*put_away) (FpEngine *engine, uint16_t card, uint8_t seat, gboolean stopped);
} FpEditionPlays;

/* An answer that a player may be inclined to give by character. */
typedef enum
{
  FP_INCLINATION_NONE,
  FP_INCLINATION_ALLIANCE, /* to invite a player or to join one */
  FP_INCLINATION_DEAL, /* to accept an offer */
} FpInclination;

/* For computer players. */
typedef struct
{
  /* @quiet: a step at whose end nothing is under way. @chance: returns the estimated chance of
   * @seat, 0 to 1, to win from the table at that moment. */
  uint16_t quiet;
  double (*chance) (FpEngine *engine, uint8_t seat);
  /* Returns the weight of @option of decision @pending for a player who doesn't think long. 0:
   * plainly silly. */
  guint (*weigh) (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option);
  /* Returns what @option of decision @pending amounts to. NULL: nothing of the kind. */
  FpInclination (*inclination) (const FpPendingDecision *pending, const FpOption *option);
} FpEditionThinking;

/* Possible cards and secrets behind the hidden ones (fp_determinize ()). */
typedef struct
{
  /* @back: returns the back of a card. Hidden cards with one back may be mistaken for each other if
   * they may lie in the same places. @may_lie: returns TRUE if a card of @def (NULL: any card) may
   * lie in @zone. */
  int (*back) (const FpCardDef *def);
  gboolean (*may_lie) (const FpCardDef *def, uint16_t zone);
  /* Returns the id of the slot for a token that is chosen in secret, or NULL if secrets of @kind
   * are no tokens. The value of such a secret is the card × 2 + the half that counts. */
  const char *(*secret_slot) (uint8_t kind);
  /* Returns the number of a seat in the encounter (FpEncounter.of_seat) that a secret of @kind will
   * be, −1: none. NULL: no kind is one. */
  int (*secret_number) (uint8_t kind);
} FpEditionHidden;

/* A place of ships in positions, beside planets and cards. */
typedef struct
{
  const char *id; /* “warp” */
  uint8_t place;
  gboolean of_seat; /* written as an attribute of <seat>, not as <ships at="…"/> */
  gboolean rest; /* the first one not given has all ships that are nowhere else */
  uint8_t usual; /* ships of a seat if not given; 0 at the start of set-up */
} FpPositionPlace;

enum
{
  FP_NO_SIDE = 0xff,
};

/* Attributes of a position at a starting point. */
enum
{
  FP_START_PLACE = 1 << 0, /* planet="…" (required) */
  FP_START_ADVANTAGE = 1 << 1, /* advantage="…" */
  FP_START_CARD = 1 << 2, /* card="…": the card that began the turn */
  FP_START_SIDE = 1 << 3, /* the first side as a seat: offense="…"; the first seat if left out */
};

/* A starting point of positions. Number 0 is the usual one. The start of set-up is called
 * “setup”. */
typedef struct
{
  const char *id; /* start="…" */
  uint8_t attributes; /* FP_START_… */
} FpStartDef;

/* The starting point of a position: one of the edition's, or a step of an encounter. */
typedef struct
{
  const char *id; /* NULL: within an encounter */
  uint8_t place; /* planet of the encounter, FP_NO_PLACE: not given */
  int advantage; /* FP_ADVANTAGE_OF_CARD: as printed, 0 without a card */
  /* The definition of the card that began the turn; if none is given, of the one drawn last, unless
   * the start has FP_START_CARD. −1: none. */
  int card_def;
  uint8_t sides[FP_MAX_SIDES]; /* their seats, FP_NOBODY: not given */
  /* Only within an encounter. Ships of allies are nowhere yet. Face-down cards of the encounter lie
   * on top of the first list of their seat. */
  uint8_t step; /* procedure before which the game starts */
  uint8_t number; /* of the encounter in its turn, from 1 */
  uint8_t inviting; /* sides that have invited, bit per side */
  FpSeats invited[FP_MAX_SIDES]; /* by each side */
  uint8_t ally_side[FP_MAX_SEATS]; /* FP_NO_SIDE: not allied */
  uint8_t ally_ships[FP_MAX_SEATS];
  uint16_t cards[FP_MAX_SEATS]; /* FP_NO_CARD: none */
  FpSeats open; /* seats whose card is face up already */
} FpStart;

/* Cards that players may have as allies, in positions: one of each deck lies on the table. */
typedef struct
{
  uint8_t kind; /* its id is their element */
  uint8_t words; /* list of words for their decks */
  const char *piles; /* ids of the decks without the word at the end */
  uint8_t limit; /* query: most allies of a player */
} FpPositionAllies;

/* For positions (docs/design/contracts.md, “Scenarios”), in a state made by begin () whose cards
 * and ships have moved since. */
typedef struct
{
  const FpPositionPlace *places;
  guint n_places;
  uint8_t home_ships; /* ships of a seat on each planet of its system that isn't given */
  const FpStartDef *starts;
  guint n_starts;
  const char *const *sides; /* sides of an encounter within which positions may start */
  guint n_sides; /* 0: they can't */
  const FpPositionAllies *allies; /* NULL: nobody has allies */
  /* Replaces the stack by that of a game at @start. Returns FALSE with @error (static text) if
   * @start is impossible. */
  gboolean (*start_at) (FpEngine *engine, const FpStart *start, const char **error);
  /* Sets the number of turns so far. NULL: the edition doesn't count them. */
  void (*set_turns) (FpState *state, int turns);
  /* Gives @seat the role @role, without regard to the other seats. NULL: seats have no roles
   * between turns. */
  void (*set_role) (FpState *state, uint8_t seat, uint8_t role);
} FpEditionPositions;

/* The rules of the game, for the runner. */
typedef struct
{
  /* Makes the zones, places, cards and seats of a new game and pushes the root procedure. */
  void (*begin) (FpEngine *engine, guint n_seats);
  /* Writes the seats in the order in which rules and players take turns. Returns their number. */
  guint (*order) (const FpState *state, uint8_t seats[FP_MAX_SEATS]);
  /* Returns the seat that chooses among several replacements of @action that it knows of. */
  uint8_t (*chooser) (const FpState *state, const FpAction *action);
  /* Applies the rules of the game, such as its end, whenever something has happened and before
   * cards answer (docs/design/card-language.md 2.6, “Settling”). May end the game; requests no
   * decision itself. Skipped unless FpHead.board_dirty is set or an effect modifies a query of
   * @settling (bit per query). Returns TRUE if it has begun one action, such as the loss of a power
   * (fp_action_begin ()); it is called again when that action has happened. If cards may
   * replace the action, the edition notes that it has begun it, or settling never ends. */
  gboolean (*settle) (FpEngine *engine);
  uint64_t settling[FP_QUERY_WORDS];
  /* Returns TRUE if abilities of @card with @where work now (docs/design/card-language.md 2.8).
   * Sets @me to their owner, FP_NOBODY: nobody. */
  gboolean (*in_force) (const FpEngine *engine, uint16_t card, FpWhere where, uint8_t *me);
  /* Makes sure that @zone, which nobody sees into, has @n cards if possible. A deck may get its
   * discard pile shuffled under it. */
  void (*refill) (FpEngine *engine, uint16_t zone, int n);
  /* Pushes a procedure that fills the empty hand of @seat, of which a card must be used. */
  void (*fill_hand) (FpEngine *engine, uint8_t seat);
  /* Returns the source of ships for a verb without one, such as `recover ships="3"`. FP_NO_PLACE:
   * none. */
  uint8_t (*usual_place) (const FpEngine *engine, const FpVerb *verb, uint8_t seat);
  /* Returns NULL, or the broken invariant of the edition (static text). */
  const char *(*check) (FpEngine *engine);
  /* Returns the rank of @place for ships of @seat that usually leave it, or go there: lower ranks
   * come first (fp_ship_selection_usual ()). NULL: all places are alike. */
  int (*usual_rank) (const FpEngine *engine, uint8_t seat, uint8_t place);
} FpEditionRules;

/* Numbers of what has happened in a game so far. */
typedef struct
{
  guint encounters, deals, failed_deals;
} FpTally;

/* The visible state of the table, for views, sentences and the model. */
typedef struct
{
  /* Returns TRUE once the players have their roles, which a step of the set-up gives them. */
  gboolean (*roles_taken) (const FpState *state);
  /* Returns the edition's measure of success, for reports: the planets that @seat controls.
   * @needed: returns how much of it @seat needs to win the game. */
  int (*standing) (const FpEngine *engine, uint8_t seat);
  int (*needed) (FpEngine *engine, uint8_t seat);
  /* Returns the seats that control the planet at @place now. */
  FpSeats (*controllers) (const FpEngine *engine, uint8_t place);
  /* Returns the total of @seat in the running encounter, counting open cards only. 0 outside
   * one. */
  int (*total) (FpEngine *engine, uint8_t seat);
  /* Writes up to FP_TOTAL_PARTS parts, which add up to that total. Returns their number. */
  guint (*parts) (FpEngine *engine, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS]);
  /* Writes the result of the running encounter by these totals. */
  void (*project) (FpEngine *engine, FpProjectedResult *result_now);
  /* Returns the card that decision @pending is about but doesn't offer, known to the asked player.
   * FP_NO_CARD: none. */
  uint16_t (*subject) (const FpState *state, const FpPendingDecision *pending);
  /* Returns the zone of the card that begins the next turn, by the cards and effects of this
   * moment. */
  uint16_t (*next_deck) (FpEngine *engine);
  /* Returns the number of turns so far. */
  int (*turns) (const FpState *state);
  /* Returns what has happened so far. Such an edition bounds its games itself. NULL: the edition
   * doesn't count it, and games of computer players end after FP_SIMULATION_MAX_TURNS turns. */
  FpTally (*tally) (const FpState *state);
  /* Like fp_destination_find (), for decisions that no program requests. Returns FALSE if nothing
   * moves. */
  gboolean (*destination) (FpEngine *engine, const FpPendingDecision *pending, FpDestination *destination);
} FpEditionTable;

struct _FpEdition
{
  const char *id; /* as in sets and saves */
  int version; /* of the rules: raised when the same answers lead to another game */
  guint least_seats, most_seats;
  guint usual_seats; /* of a game if nobody says how many; 0: the least */
  const char *const *seat_ids; /* most_seats of them */
  const FpProcedureDef *procedures; /* begin with FP_MACHINE_PROCEDURES (fp-program.h) */
  guint n_procedures;
  const FpFormerId *former_ids; /* of procedures */
  guint n_former_ids;
  const FpKindDef *kinds; /* the first one is no kind */
  guint n_kinds;
  const FpWordListDef *word_lists; /* numbered from FP_WORD_LIST_OWN */
  guint n_word_lists;
  const char *const *causes; /* of actions, numbered from FP_CAUSE_OWN */
  guint n_causes;
  const FpEventDef *events; /* numbered from FP_N_EVENTS */
  guint n_events;
  /* All events, FP_N_EVENTS + n_events of them, in the order of lists. NULL: by number. */
  const uint8_t *event_order;
  FpEditionEvents told;
  const FpFigureDef *figures; /* figures of each player for the end of a game */
  guint n_figures;
  const FpEncounterDef *encounters; /* the first one is no encounter */
  guint n_encounters;
  FpEncounterNumbers encounter_numbers;
  const FpOutcomeDef *outcomes;
  guint n_outcomes;
  const FpEndingDef *endings; /* FP_MAX_ENDINGS at most */
  guint n_endings;
  FpConceding conceding;
  const FpCampaignDef *campaign; /* NULL: there are no campaigns */
  const FpDecisionKind *decisions;
  guint n_decisions;
  const FpDealTermDef *deal_terms;
  guint n_deal_terms;
  const FpQueryDef *queries;
  guint n_queries;
  const FpVerb *verbs;
  guint n_verbs;
  const FpNameDef *names; /* vocabulary, ended by a NULL name */
  const FpZoneDef *zones; /* n_zones of them, for the most seats */
  guint n_zones;
  /* Words for roles. Lasting roles (FpSeatRow.role) come first, by number. */
  const FpRoleDef *roles;
  guint n_roles;
  const FpSetupOption *options;
  guint n_options;
  int ships; /* ships of each player */
  uint32_t most_answers; /* a longer game is undecided; 0: FP_MOST_ANSWERS */
  /* Zone of copies of cards that are over and no longer count. 0: the edition's cards aren't
   * copied. */
  uint16_t copies;
  /* Tables for the procedures that editions share (editions/common/fp-common.h). NULL: the edition
   * uses none. */
  const struct _FpCommon *common;
  /* Tables for the encounter of a turn that editions share (editions/encounter/encounter.h). NULL:
   * the edition has another one. */
  const struct _EncounterBook *encounter;
  /* Words and sentences (fp-edition-texts.h). NULL: only those of the machine. */
  const struct _FpEditionTexts *texts;
  const struct _FpTableLayout *layout; /* for a window (fp-table-layout.h); NULL: an empty table */
  const FpEditionSets *sets; /* NULL: nothing is said about them */
  FpEditionPlays plays;
  FpEditionRules rules;
  FpEditionTable table;
  FpEditionThinking thinking;
  FpEditionHidden hidden;
  FpEditionPositions positions;
};

/* fp_edition_next_procedure: returns the procedure after @procedure in the order of lists: the
 * edition's own, then the machine's. FP_MACHINE_NONE stands before the first and after the last. */
guint fp_edition_next_procedure (const FpEdition *edition, guint procedure);

/* Goes through all procedures in the order of lists. */
#define FP_EACH_PROCEDURE(edition, procedure)                                                                \
  for (guint procedure = fp_edition_next_procedure (edition, FP_MACHINE_NONE); procedure != FP_MACHINE_NONE; \
       procedure = fp_edition_next_procedure (edition, procedure))

/* fp_edition_step: returns the procedure of the step called @id, or formerly called so;
 * FP_MACHINE_NONE: there is none. */
guint fp_edition_step (const FpEdition *edition, const char *id);
/* fp_edition_lasting_id: returns the id of @procedure in saves and digests: its former one, if it
 * has one. */
const char *fp_edition_lasting_id (const FpEdition *edition, guint procedure);
/* fp_edition_is_called: returns TRUE if @id is the id of @procedure, or its former one. */
gboolean fp_edition_is_called (const FpEdition *edition, guint procedure, const char *id);
/* fp_edition_usual_seats: returns how many players a game has if nobody says it. */
static inline guint
fp_edition_usual_seats (const FpEdition *edition)
{
  return edition->usual_seats > 0 ? edition->usual_seats : edition->least_seats;
}

/* fp_edition_seat, fp_edition_verb, fp_edition_query: return the index of the seat, verb or query
 * called @id, or −1. */
int fp_edition_seat (const FpEdition *edition, const char *id);
int fp_edition_verb (const FpEdition *edition, const char *id);
int fp_edition_query (const FpEdition *edition, const char *id);
/* fp_edition_kind: returns the kind of cards called @id, 0: none. */
guint fp_edition_kind (const FpEdition *edition, const char *id);
/* fp_edition_word_list: returns the number of the edition's own list of words @id, 0: none. */
guint fp_edition_word_list (const FpEdition *edition, const char *id);
/* fp_edition_encounter: returns the kind of encounter called @id, fp_edition_encounter_of the kind
 * that @procedure runs. 0: none. */
guint fp_edition_encounter (const FpEdition *edition, const char *id);
guint fp_edition_encounter_of (const FpEdition *edition, guint procedure);
/* fp_edition_seat_number: returns the index of the number of each seat in encounters called @id, or
 * −1. */
int fp_edition_seat_number (const FpEdition *edition, const char *id);
/* fp_edition_secret_number: returns the index of the first of these numbers that isn't always to be
 * seen, or −1. */
int fp_edition_secret_number (const FpEdition *edition);
/* fp_edition_ending: returns the first ending with @flag. There must be one. */
guint fp_edition_ending (const FpEdition *edition, guint flag);
/* fp_edition_ends: returns TRUE if @ending has @flag. */
gboolean fp_edition_ends (const FpEdition *edition, guint ending, guint flag);
/* fp_edition_ending_id: returns the id of @ending (“no-ships”), NULL for FP_ENDING_NONE, or without
 * an edition. */
const char *fp_edition_ending_id (const FpEdition *edition, guint ending);
/* fp_edition_step_rank: returns the rank of @procedure among the steps of encounters of @kind, or
 * −1. */
int fp_edition_step_rank (const FpEdition *edition, guint kind, guint procedure);
