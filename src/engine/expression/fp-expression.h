/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions of the card language (docs/design/card-language.md 2.9): parsed once, typed,
 * evaluated often, without side effects.
 *
 * An expression is a flat list of nodes. Names come from two vocabularies: the built-in one (me,
 * opponent, count …) and the edition's (hand, supply …). Checker, compiler and documentation share
 * these tables. */
#pragma once

#include "engine/state/fp-state.h"

typedef struct _FpEngine FpEngine;
typedef struct _FpEdition FpEdition;
typedef struct _FpCatalog FpCatalog;
typedef struct _FpExpression FpExpression;

typedef enum
{
  FP_TYPE_NOTHING,
  FP_TYPE_NUMBER,
  FP_TYPE_YES_NO,
  FP_TYPE_WORD, /* a word of a list; words of different lists never meet */
  FP_TYPE_PLAYERS, /* a set; a player is a set of one */
  FP_TYPE_CARDS,
  FP_TYPE_PLANETS,
  FP_TYPE_SHIPS, /* ships of one player; a number where one is needed */
  FP_TYPE_NUMBERS, /* a range such as 1..4 */
  FP_TYPE_ZONE, /* cards, and a place to move to */
  FP_TYPE_ACTION, /* `that`: the action being answered */
  FP_TYPE_HALVES, /* cards with one half each, the result of `halves ()` */
  FP_N_TYPES,
} FpType;

/* A value during evaluation. Sets of cards and planets hold at most FP_MAX_CARDS items.
 *
 * Ships stand in one place, @place, of which FP_NO_PLACE has none; or @items lists their places,
 * each with its ships (fp_value_ships ()). Then @place is the first one. A list of one place is
 * chosen from like a list of several: the number of ships is asked by the same decision.
 *
 * A word is @number alone. A list of words (“betters”) also has type FP_TYPE_WORD, with
 * the words as items and @number 0. `choose` and `foreach` go through the items. A comparison with
 * a list is “no”.
 */
typedef struct
{
  FpType type;
  int32_t number; /* number, yes-no, word; players: mask; zone: its number; numbers: the low end */
  int32_t high; /* numbers: the high end; ships of one place: the most of them, 0: all */
  uint8_t place, seat; /* ships */
  /* cards: instances; planets: places; halves: instance × 2 + half; words: several to go through;
   * ships: place | number << 8 */
  guint n_items;
  uint16_t *items; /* in the context's scratch memory */
} FpValue;

/* The context of an evaluation: its player, its subject and its scratch memory. */
typedef struct
{
  const FpEngine *engine;
  uint8_t me; /* “you” of the card; FP_NOBODY: none */
  FpSeats they; /* players the line is about */
  uint16_t card; /* `this`, FP_NO_CARD: none */
  const int16_t *variables; /* values of bound names, NULL: none are bound */
  int action; /* `that`: row of the action, −1: none */
  const FpValue *it; /* subject of a query, or NULL */
  int32_t so_far; /* number before this rule */
  uint16_t *scratch; /* scratch memory for sets */
  guint scratch_used, scratch_size;
} FpContext;

/* The number of things that an expression can give. */
typedef enum
{
  FP_MANY_ONE, /* one, or none */
  FP_MANY_SEVERAL,
  FP_MANY_UNKNOWN, /* one or several, as the game goes */
  FP_MANY_BUT_ONE, /* only of names: all but one, so one in a game for two, and several else */
} FpMany;

/* Things that a name reads besides the one before its dot (FpNameDef.reads). */
enum
{
  FP_READS_ANYTHING,
  FP_READS_SUBJECT, /* the row of the card before the dot, and what stays the same in a game */
  FP_READS_ZONE, /* the cards of a zone, always the same one, or for each player the same */
};

/* A name of a vocabulary: the type it belongs to, the type it gives, and its getter.
 *
 * A name of FP_TYPE_WORD is a function of words, such as “bar (blue, pink)”. @words is the list of
 * these words. The getter gets them as items, and the first one as number. A variable or a card's
 * word may stand in its brackets, too.
 *
 * A getter that gives a zone must work in any state and use arithmetic alone.
 * fp_expression_hidden () calls such getters with an empty state to find the zone's visibility.
 */
typedef struct
{
  const char *name;
  const char *was; /* in format 1 of sets; digests of programs keep it; NULL: the same */
  FpType of; /* FP_TYPE_NOTHING: stands alone; else the type before its dot */
  FpType gives;
  uint8_t words; /* FP_TYPE_WORD: the list, FP_WORD_LIST_… */
  /* Replaces @io (the thing before the dot, or nothing) by the name's value. @arg as below. */
  void (*get) (FpContext *context, FpValue *io, int arg);
  int arg;
  int query; /* query of the edition that the name evaluates, + 1; 0: none */
  /* TRUE: a player's thing that may stand alone in a line, for the player the line is about */
  gboolean bare;
  /* FpMany: of players or planets, the number that one thing before the dot has */
  uint8_t many;
  uint8_t reads; /* FP_READS_… */
  gboolean ends_if_empty; /* a choice from it ends the program if it is empty (ruling 16) */
} FpNameDef;

enum
{
  FP_MAX_WORD_LISTS = 12, /* of an edition */
  FP_FIRST_WORD_LISTS = 4, /* of these, numbered from FP_WORD_LIST_OWN; the others come last */
};

/* Lists of words. Digests of programs have these numbers, so new lists come last. */
enum
{
  FP_WORD_LIST_NONE,
  FP_WORD_LIST_KIND,
  FP_WORD_LIST_OWN, /* the first of the edition's own (fp_word_list_number ()) */
  FP_WORD_LIST_OPTION = FP_WORD_LIST_OWN + FP_FIRST_WORD_LISTS, /* ids of the options of a choice */
  FP_WORD_LIST_STEP, /* steps of the edition: procedures */
  FP_WORD_LIST_CAUSE, /* FpCause, or a procedure of the edition */
  FP_WORD_LIST_ROLE, /* roles of the edition, + 1 */
  FP_WORD_LIST_MORE, /* the fifth of the edition's own, and the next ones */
};

/* fp_word_list_number: returns the number of the edition's own list with index @index. */
static inline guint
fp_word_list_number (guint index)
{
  return index < FP_FIRST_WORD_LISTS ? FP_WORD_LIST_OWN + index : FP_WORD_LIST_MORE + index - FP_FIRST_WORD_LISTS;
}

/* fp_word_list_index: returns the index of the edition's own list with number @words;
 * FP_MAX_WORD_LISTS: it is another list. */
static inline guint
fp_word_list_index (guint words)
{
  if (words >= FP_WORD_LIST_MORE)
    return words - FP_WORD_LIST_MORE + FP_FIRST_WORD_LISTS;
  return words >= FP_WORD_LIST_OWN && words < FP_WORD_LIST_OPTION ? words - FP_WORD_LIST_OWN : FP_MAX_WORD_LISTS;
}

/* A name bound by a program. */
typedef struct
{
  char *name;
  FpType type;
  int16_t slot;
  gboolean each; /* TRUE: one value for each player, they.NAME */
  uint8_t words; /* word list of a word */
  gboolean kept; /* TRUE: a secret until the program reveals it; no open condition may read it */
  gboolean hidden; /* TRUE: derived from information that not all players see; likewise */
  /* TRUE: its members depend on cards hidden from the player of its line
   * (fp_expression_sifting_names ()) */
  gboolean sifted;
  /* TRUE: derived from cards that only a player sees: the one of @subject, or with @mine the rule's
   * player */
  gboolean own;
  gboolean mine;
  guint subject; /* number of the lines about one player, as the compiler counts them */
  uint8_t many; /* FpMany; of cards: FP_MANY_SEVERAL is a set, which may have one card or none */
  GPtrArray *options; /* of char*: ids, for FP_WORD_LIST_OPTION; NULL */
} FpVariable;

/* The names that an expression may use. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog; /* for named (); may be NULL */
  const GArray *variables; /* of FpVariable; may be NULL */
  FpType it; /* type of “it”; FP_TYPE_NOTHING: none */
  gboolean so_far; /* TRUE: so-far may be read */
  int rank; /* only queries before this one (+ 1) may be evaluated; 0: all */
  gboolean no_bare; /* TRUE in heads and scenarios: no bare names of players' things */
  gboolean seats; /* TRUE in scenarios: orange, blue … are players */
  const GArray *counters; /* of FpCounterDef, the card's own counters, read by name; NULL: none */
  guint that; /* FP_THAT_…, the members of `that`; 0 with @answers FALSE: no `that` */
  gboolean answers; /* TRUE: `that` may be read */
  /* TRUE: the line is about another player than the rule's own, so that “opponent” alone is theirs
   * */
  gboolean elsewhere;
  gboolean former; /* TRUE in sets of format 1: there it is the opponent of the rule's player */
  /* An empty state for names to be looked up in, so that a set needs one for all its expressions.
   * NULL: each look-up makes its own. */
  FpState *empty;
} FpScope;

/* An error in an expression. */
typedef struct
{
  guint offset; /* in characters from the beginning */
  char *message;
  /* The word at @offset that is not known, NULL: something else is wrong. @of: the type of the
   * thing that it was to belong to; FP_TYPE_WORD: it stands where a word was expected. @it:
   * likewise if it stands alone inside [ ]. */
  char *unknown;
  FpType of, it;
} FpExpressionError;

void fp_expression_error_free (FpExpressionError *error);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpExpressionError, fp_expression_error_free)

/* fp_expression_parse: returns @text as an expression of type @wanted, or of a type that converts
 * to @wanted (a zone to cards, ships to a number, a number to numbers). FP_TYPE_NOTHING: any type.
 * NULL with @error if @text has a mistake. */
FpExpression *fp_expression_parse (const char *text, const FpScope *scope, FpType wanted, FpExpressionError **error);

/* fp_expression_parse_word: returns @text as one word of the list @words (FP_WORD_LIST_…) of
 * @edition. NULL with @error if the list has no such word. */
FpExpression *fp_expression_parse_word (const FpEdition *edition, const char *text, guint words,
                                        FpExpressionError **error);

/* fp_expression_variable: returns an expression for the name @variable, which has one value for all
 * players. */
FpExpression *fp_expression_variable (const FpVariable *variable);

/* fp_expression_word_of: returns an expression for the word of the list @words that @variable
 * stands for. The variable holds a word of that list, or a choice among options whose ids are such
 * words. Any other variable gives NULL. */
FpExpression *fp_expression_word_of (const FpEdition *edition, const FpVariable *variable, guint words);

/* fp_word_number: returns the number of @text in the list @words of @edition, 0: the list has no
 * such word. */
int fp_word_number (const FpEdition *edition, const char *text, guint words);

/* fp_word_text: returns word @number of the list @words of @edition, NULL: the list has none. */
const char *fp_word_text (const FpEdition *edition, guint words, int number);

/* fp_word_list: returns all words of the list @words, separated by blanks. Free with g_free (). */
char *fp_word_list (const FpEdition *edition, guint words);

/* fp_get_words: getter of a name that stands for all words of a list of @end − 1. */
void fp_get_words (FpContext *context, FpValue *io, int end);

/* fp_expression_number: returns the constant @number as an expression. */
FpExpression *fp_expression_number (int number);

void fp_expression_free (FpExpression *expression);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpExpression, fp_expression_free)

/* fp_expression_type: returns the type of @expression. fp_expression_words: returns the word list
 * of an expression of type word. */
FpType fp_expression_type (const FpExpression *expression);
guint fp_expression_words (const FpExpression *expression);

/* fp_expression_many: returns the number of players, planets or cards that @expression can give. */
FpMany fp_expression_many (const FpExpression *expression);

/* fp_expression_reads_so_far: returns TRUE if @expression reads the number before its rule. */
gboolean fp_expression_reads_so_far (const FpExpression *expression);

/* fp_expression_is_constant: returns TRUE if @expression is a plain number, and puts that into
 * @number. */
gboolean fp_expression_is_constant (const FpExpression *expression, int *number);

/* fp_expression_inputs: returns the things on which the value of @expression depends in a game of
 * @engine, besides the rule's own player and card, as bits FP_CHANGED_…. */
uint64_t fp_expression_inputs (const FpExpression *expression, const FpEngine *engine);

/* fp_expression_name: returns the first name in @expression (such as “hand”), NULL: none. For
 * labels made from programs. */
const char *fp_expression_name (const FpExpression *expression);

/* fp_expression_name_words: returns the list of the words that the name @name gives or, as a
 * function, takes. FP_WORD_LIST_NONE: none. */
guint fp_expression_name_words (const FpEdition *edition, const char *name);

/* fp_expression_reads: returns the @index-th vocabulary name that @expression reads (“hand”,
 * “supply”), with repetitions. NULL: there are no more. */
const char *fp_expression_reads (const FpExpression *expression, guint index);

/* fp_expression_hidden: returns TRUE if @expression reads a kept secret, or information hidden from
 * the rule's player (hands and slots of others, decks, face-down cards). A decision that depends on
 * such an expression would leak information.
 *
 * Not hidden are the number of cards (count, any), the cards that this player knows ([known]),
 * their holders, their facing, and the subject of the action answered.
 */
gboolean fp_expression_hidden (const FpExpression *expression);

/* fp_expression_hidden_name: returns the @index-th name in @expression that reads hidden
 * information (“hand”, a kept name). NULL: there are no more. The function can't know if a card in
 * a slot lies open at the time of evaluation. So the caller may excuse the names of slots after the
 * step that reveals them. */
const char *fp_expression_hidden_name (const FpExpression *expression, guint index);

/* fp_expression_closed_name: returns the @index-th name in @expression that the rule's player
 * (@own), or somebody else, might not see. For explanations after the fact. “cards” also stands for
 * the cards of the action answered. NULL: there are no more. */
const char *fp_expression_closed_name (const FpExpression *expression, gboolean own, guint index);

/* fp_expression_closed_member_name: likewise, but only names that decide which members @expression
 * has, which is a set. */
const char *fp_expression_closed_member_name (const FpExpression *expression, gboolean own, guint index);

/* The names by which an expression reads the cards of the player who chooses from it. */
enum
{
  FP_CHOOSER_ME = 1 << 0, /* “me” */
  FP_CHOOSER_THEY = 1 << 1, /* “they” and bare names */
};

/* fp_expression_sifting_names: returns the names by which the members of @expression, a set to
 * choose from, depend on cards that its chooser can't see, of char*. The number and the ids of the
 * options would show these cards. NULL: there are none. Free with g_ptr_array_unref ().
 *
 * @scope: the names of the line. @chooser: FP_CHOOSER_…, 0: the chooser is somebody else.
 * @subject: number of the lines about the chooser (FpVariable.subject), 0: none. */
GPtrArray *fp_expression_sifting_names (const FpExpression *expression, const FpScope *scope, guint chooser,
                                        guint subject);

/* A player who is asked, as a condition names it. */
typedef struct
{
  guint names; /* FP_CHOOSER_… */
  guint subject; /* number of the lines about this player, 0: none */
  const char *name; /* another name for this player alone, such as “opponent”; NULL: none */
  gboolean it; /* “it” is this player, outside of filters of players */
  /* Others may be asked as well. This player's own secrets are hidden from them, except for a
   * secret choice of cards that is turned up later (FpZoneDef.chosen). */
  gboolean everybody;
} FpAsked;

/* fp_expression_asked_names: returns the names by which @expression, a condition for asking @asked,
 * reads what is hidden from that player, of char*. NULL: there are none. Free with
 * g_ptr_array_unref (). */
GPtrArray *fp_expression_asked_names (const FpExpression *expression, const FpScope *scope, const FpAsked *asked);

/* fp_expression_asked_member_names: likewise, but only names that decide which members @expression
 * has, which is a set. */
GPtrArray *fp_expression_asked_member_names (const FpExpression *expression, const FpScope *scope,
                                             const FpAsked *asked);

/* fp_expression_unseen_names: likewise, for everything that @expression reads. */
GPtrArray *fp_expression_unseen_names (const FpExpression *expression, const FpScope *scope, guint chooser,
                                       guint subject);

/* fp_expression_text: returns the text as it was written. */
const char *fp_expression_text (const FpExpression *expression);

/* fp_expression_digest: mixes the meaning of the expression, not its spelling, into @digest. */
uint64_t fp_expression_digest (const FpExpression *expression, uint64_t digest);

/* fp_expression_eval: makes @value that of @expression. A number of nothing is FP_TYPE_NOTHING.
 * Every comparison with nothing is “no” (docs/design/card-language.md 1.3). */
void fp_expression_eval (const FpExpression *expression, FpContext *context, FpValue *value);

/* fp_expression_true: returns TRUE if @expression evaluates to yes.
 * fp_expression_players: returns the players that @expression evaluates to, 0 if it gives nothing
 * or something else. Both are quicker than fp_expression_eval (), with the same result. */
gboolean fp_expression_true (const FpExpression *expression, FpContext *context);
FpSeats fp_expression_players (const FpExpression *expression, FpContext *context);

/* fp_context_take: returns uninitialised scratch memory for @n items. Lowers @n if memory is short,
 * so that a runaway expression sees smaller sets. */
uint16_t *fp_context_take (FpContext *context, guint *n);

/* fp_value_one: makes @value the set of @type that holds just @item. */
void fp_value_one (FpContext *context, FpValue *value, FpType type, uint16_t item);

/* fp_value_ships: makes @value up to @most[i] ships of @seat in each of the @n places @places; all
 * if @most is NULL. Places without such ships are left out. */
void fp_value_ships (FpContext *context, FpValue *value, uint8_t seat, const uint8_t *places, const uint8_t *most,
                     guint n);

/* fp_value_has: returns TRUE if @item is in @set. */
gboolean fp_value_has (const FpValue *set, uint16_t item);

/* fp_value_number: returns @value as a number. Ships count (at most @high, if not 0), and so do the
 * items of a set. Nothing is 0. fp_value_count: the same, for values that are no number yet. */
int fp_value_count (const FpContext *context, const FpValue *value);

static inline int
fp_value_number (const FpContext *context, const FpValue *value)
{
  return value->type == FP_TYPE_NUMBER ? value->number : fp_value_count (context, value);
}

/* fp_value_true: returns TRUE if a yes-no is yes; nothing is no. */
gboolean fp_value_true (const FpValue *value);

/* fp_value_cards: turns a zone into its cards; leaves other values alone. fp_value_list_zone: turns
 * @value, a zone, into its cards. */
void fp_value_list_zone (FpContext *context, FpValue *value);

static inline void
fp_value_cards (FpContext *context, FpValue *value)
{
  if (value->type == FP_TYPE_ZONE)
    fp_value_list_zone (context, value);
}

/* fp_type_name: returns the name of a type for messages: “a number”, “cards” … */
const char *fp_type_name (FpType type);
