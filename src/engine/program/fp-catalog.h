/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The definitions of a game: what cards there are, what they are worth, what their programs do, what they say.
 *
 * A catalog is filled once (by the library, from XML) and never changes while a game uses it, so that games, threads
 * and copies of a state share it.  Programs are flat lists of instructions run on the control stack (fp-program.h);
 * numbers in them are expressions (fp-expression.h).
 */
#pragma once

#include "engine/expression/fp-expression.h"
#include "engine/state/fp-types.h"

typedef enum
{
  FP_ORIGIN_PRINTED, /* known exactly */
  FP_ORIGIN_RECONSTRUCTED, /* partly known, the rest ours */
  FP_ORIGIN_ORIGINAL, /* ours */
} FpOrigin;

/* How often an ability may be used. */
typedef enum
{
  FP_LIMIT_NONE,
  FP_LIMIT_ENCOUNTER, /* once in each duel or contest, the innermost; beginning again is the same (ruling 32) */
  FP_LIMIT_TURN, /* once a destiny card */
  FP_LIMIT_GAME,
} FpLimit;

/* Where a card must lie for an ability to work, if not in the usual place of its kind (card-language.md 2.8). */
#define FP_WHERES(X)         \
  X (USUAL, "usual")         \
  X (FACE_DOWN, "face-down") \
  X (HAND, "hand")           \
  X (DISCARDS, "discards")   \
  X (ANYWHERE, "anywhere")

#define FP_ENUM_WHERE(name, word) FP_WHERE_##name,
typedef enum
{
  FP_WHERES (FP_ENUM_WHERE) FP_N_WHERES
} FpWhere;

/* An ability of a card.  Texts are in the set's language (English); words/ translates them. */
typedef struct
{
  char *id;
  char *name; /* NULL: none */
  char *text;
  GPtrArray *clarifications; /* of char*; NULL: none */
  uint16_t first_rule, n_rules; /* no rules: taken out (proof by absence) */
  uint8_t where; /* FpWhere */
  uint8_t limit; /* FpLimit */
  uint8_t in; /* bit 1 << FP_ENCOUNTER_…, for people; rules have their own copy */
  uint8_t pad;
} FpAbilityDef;

/* An ability by number: which card's, and which of that card's. */
typedef struct
{
  uint16_t card; /* definition */
  uint16_t index;
} FpAbilityRef;

/* A counter that a card keeps. */
typedef struct
{
  char *id;
  int16_t start, most; /* from 0 to most */
} FpCounterDef;

/* A card as the set defines it. */
typedef struct
{
  char *id; /* inside its set */
  char *set; /* id of the set */
  char *name;
  char *text; /* NULL: none of its own */
  GPtrArray *clarifications; /* of char*; NULL: none */
  GArray *abilities; /* of FpAbilityDef; NULL: none */
  GArray *counters; /* of FpCounterDef; NULL: none */
  uint8_t kind; /* FpCardKind */
  uint8_t origin; /* FpOrigin */
  uint8_t copies; /* in a deck; plans and tactics: for each player */
  uint8_t symbol; /* planet: FpSymbol */
  uint8_t deck; /* envoy: FpEnvoyDeck */
  uint8_t next; /* destiny card: FpCardKind of the deck that comes next */
  uint8_t complexity; /* alien: 1 green, 2 yellow, 3 red; 0: other cards */
  uint8_t first_game; /* alien, envoy: 1: recommended for a first game */
  uint8_t icon[2]; /* tactic: FpIcon of its halves */
  int8_t half[2]; /* tactic: their values */
  int16_t value; /* what it is worth as a plan */
  int16_t adds; /* reinforcement: what it adds to a clout */
  int16_t resolve; /* destiny card: first instruction, −1: none */
  int16_t n_variables; /* that its programs need */
  uint64_t key; /* hash of “SET:ID”, for digests */
} FpCardDef;

/* How a `modify` changes the answer of a question; the order of the list is the order of application (ruling 35). */
typedef enum
{
  FP_CHANGE_TO,
  FP_CHANGE_TIMES,
  FP_CHANGE_ADD,
  FP_CHANGE_AT_LEAST,
  FP_CHANGE_AT_MOST,
  FP_CHANGE_INCLUDE,
  FP_CHANGE_EXCLUDE,
  FP_N_CHANGES,
} FpChange;

typedef enum
{
  FP_RULE_MODIFY,
  FP_RULE_TRIGGER,
  FP_RULE_REPLACE,
} FpRuleKind;

/* When a trigger fires. */
typedef enum
{
  FP_WHEN_BEFORE,
  FP_WHEN_AT, /* “when”: at once, in the middle of what surrounds the act */
  FP_WHEN_AFTER, /* once what surrounds the act is complete */
  FP_WHEN_EVER, /* “whenever”: a condition has become true */
} FpWhen;

/* A rule: `modify`, `trigger` or `replace` (card-language.md 2.1).  Expressions are indices, −1 if left out. */
typedef struct
{
  uint8_t kind; /* FpRuleKind */
  uint8_t query; /* modify: index into the edition's questions */
  uint8_t change; /* modify: FpChange */
  uint8_t so_far; /* modify: 1: reads the number before it, so it comes last among its kind */
  uint8_t when; /* trigger: FpWhen */
  uint8_t may; /* 1: its player is asked */
  uint8_t in; /* encounters in which it works, bit 1 << FP_ENCOUNTER_…; 0: always */
  uint8_t role; /* roles its player must have, bit per role; 0: any */
  uint8_t until_when; /* laid down: ends FP_WHEN_BEFORE or FP_WHEN_AFTER … */
  uint8_t until; /* … any of the procedures in @until_acts; 0: not said */
  int16_t ability; /* index into the catalog's abilities; −1: laid down, or an encounter's own */
  int16_t of; /* modify: about whom or what; −1: the rule's own player, or the encounter */
  int16_t who; /* trigger, replace: to whom the act must happen; −1: the rule's own player */
  int16_t ability_cond; /* the ability's own `if` */
  int16_t cond;
  int16_t value; /* modify */
  int16_t code; /* trigger, replace: first instruction; −1: nothing is done */
  int16_t n_variables; /* that its program needs, those kept included */
  uint64_t actions[2]; /* procedures that it answers, bit per procedure */
  uint64_t until_actions[2];
} FpRule;

typedef enum
{
  FP_OP_END, /* the program is done */
  FP_OP_JUMP, /* to @target */
  FP_OP_UNLESS, /* @cond false: jump to @target */
  FP_OP_EACH, /* for each of @who in the edition's order; loop state in @slot and @slot + 1; none: to @target */
  FP_OP_NEXT, /* end of an FP_OP_EACH: next player back to @target, else on */
  FP_OP_MAY, /* asks @who; no: jump to @target */
  FP_OP_CHOOSE_FROM, /* @who chooses one of @set into @slot */
  FP_OP_CHOOSE_LINE, /* @who chooses among the FP_OP_LINEs that follow, @count of them, ends at @target */
  FP_OP_LINE, /* one option: shown if @cond; its program starts behind it and ends with a jump; @target: next line */
  FP_OP_FOREACH, /* for each of @set, in rising order: it is @slot; none left: to @target */
  FP_OP_AGAIN, /* end of an FP_OP_FOREACH or FP_OP_REPEAT: back to it at @target */
  FP_OP_REPEAT, /* @most times (left in @slot), as long as @cond; then to @target */
  FP_OP_ASSIGN, /* @slot becomes @set */
  FP_OP_COUNT, /* counter @count of the card becomes @set */
  FP_OP_USE, /* the ability is about to work: announced unless @silent; its limit counts; replaced: to @target */
  FP_OP_PAY, /* a price: the verbs up to @target must all be possible in full */
  FP_OP_CREATE_EFFECTS, /* lays down the rules @first_rule…, @count of them */
  FP_OP_PROCEED, /* the act that is replaced happens after all: with @most of it, with the cards @set, to @who */
  FP_OP_VERB, /* the edition's verb @verb */
  FP_OP_DUEL, /* at @set, @advantage; rules @first_rule…; prize @target; winner into @slot */
  FP_OP_CONTEST,
} FpOp;

/* How a choice among lines is made. */
enum
{
  FP_HOW_ONE, /* one chooses one line */
  FP_HOW_STRIKE_OUT, /* in turn strike one; what is left each does */
  FP_HOW_DRAFT, /* in turn take one that is not taken, and do it */
  FP_HOW_TOGETHER, /* everybody secretly; shown together */
  FP_HOW_KEPT, /* secretly; shown when the program says so */
};

/* One step of a program.  Expression fields are indices into the catalog's expressions, −1 if left out. */
typedef struct
{
  uint8_t op;
  uint8_t verb; /* FP_OP_VERB: index into the edition's verbs */
  uint8_t
      how; /* FP_OP_CHOOSE_…: FP_HOW_…; FP_OP_FOREACH: FpType of what it goes through; reveal value: of what it shows */
  uint8_t prize; /* FP_OP_DUEL, CONTEST: 1 winner's prize, 2 loser's prize, 0 none */
  int16_t who; /* players; −1: whom the line is about */
  int16_t cond; /* yes-no */
  int16_t least; /* number */
  int16_t most; /* number; equal to least: exactly */
  int16_t set; /* cards, planets, ships, numbers, players */
  int16_t slot; /* variable, −1: none */
  int16_t target; /* instruction */
  int16_t count; /* lines of a choice; rules of an encounter */
  int16_t first_rule;
  int16_t advantage;
  int16_t label; /* index into the catalog's strings: of an option, or what a choice asks; −1: none */
  int16_t id; /* FP_OP_LINE: its id; other lines: the name bound in @slot, as written, for show; −1: none */
  int16_t to; /* FP_OP_VERB: where to; summon: where from; swap: with what */
  int16_t chooser; /* FP_OP_VERB: who picks; −1: to whom it happens */
  uint8_t ends_if_empty; /* FP_OP_CHOOSE_FROM: nothing to choose ends the card's program (ruling 16) */
  uint8_t all; /* FP_OP_VERB: amount is “all of” */
  uint8_t each; /* FP_OP_CHOOSE_…: the name chosen has one value for each player, from @slot on */
  uint8_t by_chance; /* FP_OP_VERB: chance picks */
  uint8_t word; /* FP_OP_VERB: role + 1 (become), procedure (go-to), 1 top or 2 bottom (move), list of words (reveal
                   value) */
  uint8_t face; /* FP_OP_VERB: 1 up, 2 down, 0 as usual there */
  uint8_t silent; /* FP_OP_USE */
  uint8_t binds_set; /* the name bound in @slot is a set of cards; else one thing, or how many */
  uint8_t until_when; /* FP_OP_VERB (ignore, copy): FP_WHEN_BEFORE or FP_WHEN_AFTER … */
  uint8_t pad;
  uint64_t until_actions[2]; /* … any of these procedures; bit per procedure */
} FpInstruction;

/* A set as it was read: what decides whether a save fits. */
typedef struct
{
  char *id;
  char *name; /* what people call it; NULL: none */
  char *edition;
  char *version;
  uint64_t programs; /* digest of what it does, not of what it says */
} FpSetInfo;

typedef struct _FpCatalog FpCatalog;

struct _FpCatalog
{
  GArray *cards; /* of FpCardDef */
  GArray *code; /* of FpInstruction */
  GArray *rules; /* of FpRule */
  GArray *abilities; /* of FpAbilityRef */
  GPtrArray *expressions; /* of FpExpression*, owned */
  GPtrArray *strings; /* of char*, owned: labels, prize names, ids of options */
  GArray *sets; /* of FpSetInfo */
  GHashTable *by_id; /* “SET:ID” → index + 1 */
};

/* fp_catalog_new: an empty catalog. */
FpCatalog *fp_catalog_new (void);

/* fp_catalog_free: frees @catalog and all in it. */
void fp_catalog_free (FpCatalog *catalog);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCatalog, fp_catalog_free)

/* fp_catalog_add_card: takes over the strings of @def, fills in its key and files it under its id.
 * Returns its index, or −1 (and takes nothing over) if the set has a card of that id already. */
int fp_catalog_add_card (FpCatalog *catalog, const FpCardDef *def);

/* fp_catalog_card: the definition @index. */
static inline const FpCardDef *
fp_catalog_card (const FpCatalog *catalog, guint index)
{
  return &g_array_index (catalog->cards, FpCardDef, index);
}

/* fp_catalog_find: index of the card @id, “SET:ID” or only “ID” (then in any set, the first that has it); −1: none. */
int fp_catalog_find (const FpCatalog *catalog, const char *id);

/* fp_catalog_id: the shortest id that finds the card @index.  Free with g_free (). */
char *fp_catalog_id (const FpCatalog *catalog, guint index);

/* fp_catalog_alias: lets @card be found by @id (“SET:ID”) as well, in whose place it stands. */
void fp_catalog_alias (FpCatalog *catalog, const char *id, guint card);

/* fp_card_def_clear: frees what @card owns. */
void fp_card_def_clear (FpCardDef *card);

/* fp_catalog_ability: the ability of number @index. */
const FpAbilityDef *fp_catalog_ability (const FpCatalog *catalog, guint index);

/* fp_catalog_without: takes the ability @id (“SET:CARD/ABILITY” or “CARD/ABILITY”) out of its card; FALSE: there is no
 * such ability.  Only before a game begins. */
gboolean fp_catalog_without (FpCatalog *catalog, const char *id);

/* fp_catalog_string: string @index, NULL for −1. */
const char *fp_catalog_string (const FpCatalog *catalog, int index);

/* fp_catalog_instruction, fp_catalog_rule, fp_catalog_expression: by index. */
static inline const FpInstruction *
fp_catalog_instruction (const FpCatalog *catalog, int index)
{
  return &g_array_index (catalog->code, FpInstruction, index);
}

static inline const FpRule *
fp_catalog_rule (const FpCatalog *catalog, guint index)
{
  return &g_array_index (catalog->rules, FpRule, index);
}

static inline const FpExpression *
fp_catalog_expression (const FpCatalog *catalog, int index)
{
  return index < 0 ? NULL : g_ptr_array_index (catalog->expressions, (guint) index);
}
