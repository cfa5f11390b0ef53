/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The definitions of a game: cards with their values, programs and texts.
 *
 * A catalog is filled once (by src/library/, from XML) and never changes while a game uses it. So
 * games, threads and copies of a state share it. Programs are flat lists of instructions run on the
 * control stack (fp-program.h). Their numbers are expressions (fp-expression.h). */
#pragma once

#include "engine/expression/fp-expression.h"
#include "engine/program/fp-kinds.h"
#include "engine/state/fp-types.h"

typedef enum
{
  FP_ORIGIN_PRINTED, /* known exactly */
  FP_ORIGIN_RECONSTRUCTED, /* partly known, the rest ours */
  FP_ORIGIN_ORIGINAL, /* ours */
} FpOrigin;

/* Limits on the use of an ability. */
typedef enum
{
  FP_LIMIT_NONE,
  /* once in each encounter (the innermost), new beginnings included (ruling 32) */
  FP_LIMIT_ENCOUNTER,
  FP_LIMIT_TURN, /* once per turn */
  FP_LIMIT_GAME,
} FpLimit;

/* Places where an ability works, if not the usual one of its card's kind
 * (docs/design/card-language.md 2.8). */
#define FP_WHERES(X)         \
  X (USUAL, "usual")         \
  X (FACE_DOWN, "face-down") \
  X (HAND, "hand")

#define FP_ENUM_WHERE(name, word) FP_WHERE_##name,
typedef enum
{
  FP_WHERES (FP_ENUM_WHERE)
  /* in the first part of its card (FpEditionSets.parts), and so on */
  FP_N_WHERES,
} FpWhere;

/* An ability of a card. Texts are in the set's language (English); src/text/ translates them. */
typedef struct
{
  char *id;
  char *name; /* NULL: none */
  char *brief; /* its effect in a line, for the card's face; NULL: none */
  char *text;
  GPtrArray *clarifications; /* of char*; NULL: none */
  uint16_t first_rule, n_rules; /* 0 rules: taken out by fp_catalog_without () */
  uint8_t where; /* FpWhere, or FP_N_WHERES + the index of a part */
  uint8_t limit; /* FpLimit */
  uint8_t in; /* bit per kind, for display; rules have their own copy */
  uint8_t pad;
} FpAbilityDef;

/* Reference to an ability: its card and its index there. */
typedef struct
{
  uint16_t card; /* definition */
  uint16_t index;
} FpAbilityRef;

/* A counter of a card. */
typedef struct
{
  char *id;
  int16_t start, most; /* range: 0 to @most */
  /* value that is shown as a danger, and all values beyond it, seen from @start; −1: none is */
  int16_t danger;
} FpCounterDef;

/* Progress of a card towards an end of the game by a condition of its own. Everybody may know its
 * numbers. No rule reads them, so no digest counts them. */
typedef struct
{
  char *label; /* name of the number, untranslated */
  int16_t value; /* expression: the number */
  int16_t of; /* expression: the number that it has to reach; −1: none is told */
  int16_t danger; /* expression: yes if the end is near; −1: never */
} FpProgressDef;

/* A card as its set defines it. */
typedef struct
{
  char *id; /* unique in its set */
  char *set; /* id of the set */
  const char *box; /* id of the set whose card this is or replaces; interned */
  char *name;
  char *brief; /* its effect in two lines, for its face; NULL: it follows from its texts */
  char *text; /* NULL: no text besides its abilities */
  char *portrait; /* a character's picture, as src/art/ reads it; NULL: none is described */
  GPtrArray *clarifications; /* of char*; NULL: none */
  GArray *abilities; /* of FpAbilityDef; NULL: none */
  GArray *counters; /* of FpCounterDef; NULL: none */
  GArray *progress; /* of FpProgressDef; NULL: none */
  GArray *apart; /* of uint16_t: cards that are not dealt or chosen with it; NULL: none */
  /* of uint16_t: cards that it lists, in order, UINT16_MAX in place of those that aren't loaded;
   * NULL: none */
  GArray *listed;
  /* set-up options of games in which it may be dealt or chosen, bit per option: all of @needs, none
   * of @barred. The bit behind those of all options: FP_UNUSED_COLOUR. */
  uint64_t needs, barred;
  uint8_t least_seats, most_seats; /* likewise, numbers of players; 0: any */
  const FpKindDef *kind_def;
  uint8_t kind; /* index into the edition's kinds */
  uint8_t origin; /* FpOrigin */
  uint16_t kind_flags; /* FP_KIND_… */
  uint8_t copies; /* number in a deck, or for each player (FP_KIND_EACH_SEAT) */
  uint8_t complexity; /* number of the word of its mark FP_MARK_COMPLEXITY; 0: none */
  /* groups of the edition that are recommended for a first game and have this card, bit per word of
   * its list; 0: none */
  uint8_t first_game;
  int16_t value; /* its worth when played */
  uint16_t belongs_to; /* definition + 1 of the card to which it belongs (FP_MARK_CARD); 0: none */
  gboolean has_belongings; /* other cards belong to it */
  int16_t field[FP_MAX_FIELDS]; /* as the kind's fields say */
  int16_t resolve; /* card of FP_KIND_TURN: first instruction, −1: none */
  int16_t n_variables; /* number of variables in its programs */
  uint64_t key; /* hash of “SET:ID”, for digests */
} FpCardDef;

/* Changes of a query's value by `modify`, in their order of application (ruling 35). */
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

/* Moments of a trigger. */
typedef enum
{
  FP_WHEN_BEFORE,
  FP_WHEN_AT, /* “when”: at once, inside the step or line around the action */
  FP_WHEN_AFTER, /* once the step or line around the action is complete */
  FP_WHEN_EVER, /* “whenever”: a condition has become true */
} FpWhen;

/* Persons who can know at any moment how a rule changes a query, if they see the rule's card: its
 * expressions read nothing that they might not see (fp_expression_closed_name ()). */
enum
{
  FP_OPEN_TO_OWN = 1 << 0, /* the rule's player */
  FP_OPEN_TO_OTHERS = 1 << 1, /* everybody else */
};

/* A rule: `modify`, `trigger` or `replace` (docs/design/card-language.md 2.1). Expressions are
 * indices, −1 if left out. */
typedef struct
{
  uint8_t kind; /* FpRuleKind */
  uint8_t query; /* modify: index into the edition's queries */
  uint8_t change; /* modify: FpChange */
  uint8_t so_far; /* modify: 1: reads the number before it, so it comes last within its FpChange */
  uint8_t when; /* trigger: FpWhen */
  uint8_t may; /* 1: its player is asked */
  /* 1: of an ability with used-at="choice": a modify that permits choices, or the trigger of no
   * moment that announces it (fp-permissions.h) */
  uint8_t permission;
  uint8_t in; /* encounters in which it works, bit per kind; 0: always */
  uint16_t role; /* words for the roles its player must have, bit per word; 0: any */
  FpRoles role_mask; /* roles of these words */
  uint8_t until_when; /* created by a program: ends FP_WHEN_BEFORE or FP_WHEN_AFTER … */
  uint8_t until; /* … any of the procedures in @until_actions; 0: no such moment */
  int16_t ability; /* index into the catalog's abilities; −1: of a program or an encounter */
  int16_t of; /* modify: the subjects; −1: the rule's own player, or the encounter */
  int16_t who; /* trigger, replace: affected players; −1: the rule's own player */
  int16_t ability_cond; /* the ability's own `if` */
  int16_t cond;
  int16_t value; /* modify */
  int16_t code; /* trigger, replace: first instruction; −1: nothing is done */
  int16_t n_variables; /* variables of its program, kept ones included */
  uint64_t actions[FP_PROCEDURE_WORDS]; /* bit per procedure that the rule answers */
  uint64_t until_actions[FP_PROCEDURE_WORDS];
  uint8_t action; /* the only one of @actions, so that nobody has to look for it; 0: see @actions */
  uint8_t open; /* modify: FP_OPEN_… */
  uint8_t used; /* 1: of an ability that is used at a moment it names */
  int16_t starts; /* rule + 1 that its program starts in any case (FP_OP_START); 0: none */
  uint8_t counted; /* 1: of a card whose plays are counted (FpEditionPlays.counted) */
} FpRule;

typedef enum
{
  FP_OP_END, /* end of the program */
  FP_OP_JUMP, /* jumps to @target */
  FP_OP_UNLESS, /* @cond is false: jumps to @target */
  FP_OP_EACH, /* loops over @who in order; state in @slot and @slot + 1; none left: to @target */
  FP_OP_NEXT, /* end of FP_OP_EACH: back to @target for the next player, else on */
  FP_OP_MAY, /* asks @who; no: jumps to @target */
  FP_OP_CHOOSE_FROM, /* @who chooses one of @set into @slot */
  FP_OP_CHOOSE_LINE, /* @who chooses among the @count FP_OP_LINEs that follow, up to @target */
  FP_OP_LINE, /* option if @cond; its program follows and ends with a jump; @target: next line */
  FP_OP_FOREACH, /* loops over @set in rising order, item in @slot; none left: to @target */
  FP_OP_AGAIN, /* back to the FP_OP_FOREACH or FP_OP_REPEAT at @target */
  FP_OP_REPEAT, /* @most times (rest in @slot); then to @target */
  FP_OP_ASSIGN, /* assigns @set to @slot */
  FP_OP_COUNT, /* sets counter @count of the card to @set */
  /* begins the ability, announced unless @silent; uses its limit; replaced: to @target */
  FP_OP_USE,
  FP_OP_PAY, /* price: all verbs up to @target must be possible in full */
  FP_OP_CREATE_EFFECTS, /* creates effects of @count rules from @first_rule on */
  FP_OP_PROCEED, /* the replaced action happens after all, with @most, the cards @set, or @who */
  FP_OP_VERB, /* verb @verb of the edition */
  /* begins an @encounter at @set, with @number; rules @first_rule…; prize @target; winner into
   * @slot */
  FP_OP_ENCOUNTER,
  /* assigns @set to @slot, unless FP_OP_START says otherwise */
  FP_OP_GIVEN,
  /* assigns @set to @slot, for the FP_OP_GIVEN at @target of what the next FP_OP_START uses */
  FP_OP_WITH,
  FP_OP_START, /* uses the ability of rule @first_rule, called @id, with @count FP_OP_WITHs */
} FpOp;

/* Ways to choose among lines. */
enum
{
  FP_HOW_ONE, /* each player chooses one line */
  FP_HOW_STRIKE_OUT, /* players strike lines in turn; each does the one that is left */
  FP_HOW_DRAFT, /* players take and do lines in turn, each line once */
  FP_HOW_TOGETHER, /* all choose secretly; revealed together */
  FP_HOW_KEPT, /* chosen secretly; revealed when the program says so */
};

/* An instruction of a program. Expression fields are indices into the catalog's expressions, −1 if
 * left out. */
typedef struct
{
  uint8_t op;
  uint8_t verb; /* FP_OP_VERB: index into the edition's verbs */
  /* FP_OP_CHOOSE_…: FP_HOW_…; FP_OP_FOREACH: FpType of the items; reveal value: FpType shown */
  uint8_t how;
  uint8_t prize; /* FP_OP_ENCOUNTER: 1 winner's prize, 2 loser's prize, 0 none */
  int16_t who; /* players; −1: those the line is about */
  int16_t cond; /* yes-no */
  int16_t least; /* number */
  int16_t most; /* number; equal to @least: exactly */
  int16_t set; /* cards, planets, ships, numbers, players */
  int16_t slot; /* variable, −1: none */
  int16_t target; /* instruction */
  int16_t count; /* lines of a choice; rules of an encounter */
  int16_t first_rule;
  int16_t number;
  int16_t label; /* catalog string: text of an option, or of a choice's question; −1: none */
  int16_t id; /* FP_OP_LINE: its id; else: the written name of @slot, for display; −1: none */
  int16_t to; /* FP_OP_VERB: target; summon: source; swap: second set */
  int16_t chooser; /* FP_OP_VERB: player who selects; −1: the affected one */
  uint8_t ends_if_empty; /* FP_OP_CHOOSE_FROM: an empty set ends the card's program (ruling 16) */
  uint8_t all; /* FP_OP_VERB: amount is “all of” */
  uint8_t each; /* FP_OP_CHOOSE_…: one value for each player, from @slot on */
  uint8_t by_chance; /* FP_OP_VERB: chance selects */
  /* FP_OP_VERB: role + 1 (become), procedure (go-to), 1 top or 2 bottom (move), word list (reveal
   * value) */
  uint8_t word;
  uint8_t face; /* FP_OP_VERB: 1 up, 2 down, 0 as usual there */
  uint8_t silent; /* FP_OP_USE */
  uint8_t binds_set; /* 1: the name of @slot is a set of cards; 0: one item, or a number */
  uint8_t until_when; /* FP_OP_VERB (ignore, copy): FP_WHEN_BEFORE or FP_WHEN_AFTER … */
  uint8_t encounter; /* FP_OP_ENCOUNTER: kind of encounter */
  uint64_t until_actions[FP_PROCEDURE_WORDS]; /* … any of these procedures, bit per procedure */
} FpInstruction;

/* A set as it was read; a save fits only these sets. */
typedef struct
{
  char *id;
  char *name; /* display name; NULL: none */
  char *edition;
  char *version;
  uint64_t programs; /* digest of its behaviour, texts excluded */
} FpSetInfo;

typedef struct _FpCatalog FpCatalog;

struct _FpCatalog
{
  const FpKindDef *kinds; /* of the edition */
  const struct _FpEdition *edition; /* of the sets, for sentences; NULL: known to nobody */
  GArray *cards; /* of FpCardDef */
  GArray *code; /* of FpInstruction */
  GArray *rules; /* of FpRule */
  GArray *abilities; /* of FpAbilityRef */
  GPtrArray *expressions; /* of FpExpression*, owned */
  GPtrArray *strings; /* of char*, owned: labels, prize names, ids of options */
  GArray *sets; /* of FpSetInfo */
  GHashTable *by_id; /* “SET:ID” → index + 1 */
  /* elements of the arrays, looked up many times in a decision (fp_catalog_grown ()) */
  const FpCardDef *card_rows;
  const FpInstruction *code_rows;
  const FpRule *rule_rows;
};

/* fp_catalog_new: returns an empty catalog for cards of @kinds, which must live as long. */
FpCatalog *fp_catalog_new (const FpKindDef *kinds);

/* fp_catalog_free: frees @catalog and everything in it. */
void fp_catalog_free (FpCatalog *catalog);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCatalog, fp_catalog_free)

/* fp_catalog_add_card: adds a card, takes over the strings of @def and fills in the key. Returns
 * its index. Returns −1 and takes nothing over if the set already has that id. */
int fp_catalog_add_card (FpCatalog *catalog, const FpCardDef *def);

/* fp_catalog_card: returns definition @index. */
static inline const FpCardDef *
fp_catalog_card (const FpCatalog *catalog, guint index)
{
  return &catalog->card_rows[index];
}

/* fp_catalog_grown: to be called after elements were added to @cards, @code or @rules, before any
 * is looked up. */
void fp_catalog_grown (FpCatalog *catalog);

/* fp_catalog_apart: returns TRUE if the cards @card and @other are not dealt or chosen together. */
gboolean fp_catalog_apart (const FpCatalog *catalog, guint card, guint other);

/* fp_catalog_find: returns the index of the card @id, or −1. @id: “SET:ID”, or “ID” for the first
 * set that has it. */
int fp_catalog_find (const FpCatalog *catalog, const char *id);

/* fp_catalog_id: returns the shortest id that finds card @index. Free with g_free (). */
char *fp_catalog_id (const FpCatalog *catalog, guint index);

/* fp_card_is: returns TRUE if the kind of @card has @flag (FP_KIND_…). */
static inline gboolean
fp_card_is (const FpCardDef *card, guint flag)
{
  return (card->kind_flags & flag) != 0;
}

/* fp_card_first_field: returns the first field of @card, 0: its kind has none. */
static inline int
fp_card_first_field (const FpCardDef *card)
{
  return card->kind_def->fields != NULL ? card->field[card->kind_def->fields[0].index] : 0;
}

/* fp_card_field: returns the field of @card that is the attribute @attribute, 0 if its kind has
 * none. fp_card_same_halves: returns TRUE if both halves of @card are alike. */
int fp_card_field (const FpCardDef *card, const char *attribute);
gboolean fp_card_same_halves (const FpCardDef *card);

/* fp_card_word: returns the word of @card's field @attribute, “” without one.
 * fp_card_half_word: the same for the first field of half @half.
 * fp_card_complexity: the word of its mark FP_MARK_COMPLEXITY, “” without one. */
const char *fp_card_word (const FpCardDef *card, const char *attribute);
const char *fp_card_half_word (const FpCardDef *card, guint half);
const char *fp_card_complexity (const FpCardDef *card);

/* fp_catalog_alias: makes @card also answer to @id (“SET:ID”), the card in whose place it
 * stands. */
void fp_catalog_alias (FpCatalog *catalog, const char *id, guint card);

/* fp_card_def_clear: frees the contents of @card. */
void fp_card_def_clear (FpCardDef *card);

/* fp_catalog_ability: returns ability @index. */
const FpAbilityDef *fp_catalog_ability (const FpCatalog *catalog, guint index);

/* fp_catalog_without: takes the ability @id (“SET:CARD/ABILITY” or “CARD/ABILITY”) out of its card.
 * Returns FALSE if there is none. Only before a game begins. */
gboolean fp_catalog_without (FpCatalog *catalog, const char *id);

/* fp_catalog_string: returns string @index, NULL for −1. */
const char *fp_catalog_string (const FpCatalog *catalog, int index);

/* fp_catalog_instruction, fp_catalog_rule, fp_catalog_expression: return the item at @index. */
static inline const FpInstruction *
fp_catalog_instruction (const FpCatalog *catalog, int index)
{
  return &catalog->code_rows[index];
}

static inline const FpRule *
fp_catalog_rule (const FpCatalog *catalog, guint index)
{
  return &catalog->rule_rows[index];
}

static inline const FpExpression *
fp_catalog_expression (const FpCatalog *catalog, int index)
{
  return index < 0 ? NULL : g_ptr_array_index (catalog->expressions, (guint) index);
}
