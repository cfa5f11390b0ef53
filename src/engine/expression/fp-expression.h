/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions of the card language (card-language.md 2.9): read once, typed, evaluated often, without effects.
 *
 * An expression is a flat list of nodes.  What a name means is in vocabularies: the machine's own (me, opponent, count
 * …) and the edition's (hand, clout, supply …), each one table that checker, compiler and documentation share.
 */
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
  FP_TYPE_WORD, /* a word such as blast; words of different lists never meet */
  FP_TYPE_PLAYERS, /* a set; a player is a set of one */
  FP_TYPE_CARDS,
  FP_TYPE_PLANETS,
  FP_TYPE_SHIPS, /* a pile: ships of one player in one place; a number where one is wanted */
  FP_TYPE_NUMBERS, /* a range such as 1..4 */
  FP_TYPE_ZONE, /* cards, and a place to move to */
  FP_TYPE_ACTION, /* `that`: what is being answered */
  FP_TYPE_HALVES, /* tactics with one half each: what `halves ()` gives, to choose from */
  FP_N_TYPES,
} FpType;

/* A value while an expression is being worked out.  Sets of cards and planets hold at most FP_MAX_CARDS items.
 *
 * A word is @number alone.  A list of words (“icons”, “symbols”) is of type FP_TYPE_WORD too, but has them as items,
 * and
 * @number is 0: choose and foreach go through the items; compared it is none of them. */
typedef struct
{
  FpType type;
  int32_t number; /* number, yes-no, word; players: mask; zone: its number; numbers: the low end */
  int32_t high; /* numbers: the high end; ships: at most so many of the pile, 0: all */
  uint8_t place, seat; /* ships */
  guint n_items; /* cards: instances; planets: places; halves: instance × 2 + half; words: several to go through */
  uint16_t *items; /* in the context's room */
} FpValue;

/* For whom and about what an expression is worked out. */
typedef struct
{
  const FpEngine *engine;
  uint8_t me; /* “you” of the card, FP_NOBODY */
  FpSeats they; /* whom the line is about */
  uint16_t card; /* this, FP_NO_CARD */
  const int16_t *variables; /* what names are bound to, NULL: no names */
  int action; /* that: row of the acts, −1: none */
  const FpValue *it; /* what is asked about, or NULL */
  int32_t so_far; /* the number before this rule */
  uint16_t *room; /* for sets */
  guint room_used, room_size;
} FpContext;

/* A name of a vocabulary: what it belongs to, what it gives and how.
 *
 * A name of FP_TYPE_WORD is a function of words, such as “bar (blue, pink)”: @words says of which list; it gets them as
 * items, and the first (for those that take one) as number.  A variable or a card's word may stand in its brackets too.
 * A name that gives a zone does so by arithmetic alone, and must in any state: what may be seen of it is found out with
 * an empty one (fp_expression_hidden ()). */
typedef struct
{
  const char *name;
  FpType of; /* FP_TYPE_NOTHING: stands alone; else behind a dot of such a thing */
  FpType gives;
  uint8_t words; /* FP_TYPE_WORD: which list, FP_WORD_LIST_… */
  /* Replaces @io (the thing before the dot, or nothing) by what the name gives.  @arg as below. */
  void (*get) (FpContext *context, FpValue *io, int arg);
  int arg;
  int query; /* the edition's question that it asks, + 1; 0: none */
  gboolean bare; /* a player's thing that may stand alone in a line: that of the player the line is about */
} FpNameDef;

/* Lists of words. */
enum
{
  FP_WORD_LIST_NONE,
  FP_WORD_LIST_KIND,
  FP_WORD_LIST_ICON,
  FP_WORD_LIST_SYMBOL,
  FP_WORD_LIST_DECK,
  FP_WORD_LIST_BETTER,
  FP_WORD_LIST_OPTION, /* ids of the options of a choice */
  FP_WORD_LIST_STEP, /* steps of the edition: procedure + 1 */
  FP_WORD_LIST_CAUSE, /* FpCause, or a procedure of the edition + 1 */
  FP_WORD_LIST_ROLE, /* roles of the edition, + 1 */
};

/* A name bound by a program. */
typedef struct
{
  char *name;
  FpType type;
  int16_t slot;
  gboolean each; /* one value for each player: they.NAME */
  uint8_t words; /* of type word */
  gboolean kept; /* a secret until the program reveals it: no open question may read it */
  gboolean hidden; /* worked out from what not all can see: the same */
  gboolean many; /* of type cards: a set; else one card */
  GPtrArray *options; /* of char*: ids, for FP_WORD_LIST_OPTION; NULL */
} FpVariable;

/* What names an expression may use. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog; /* for named (); may be NULL */
  const GArray *variables; /* of FpVariable; may be NULL */
  FpType it; /* type of “it”; FP_TYPE_NOTHING: none */
  gboolean so_far; /* so-far may be read */
  int rank; /* only questions before this one (+ 1) may be asked; 0: all */
  gboolean no_bare; /* heads and scenarios: no bare names of players' things */
  gboolean seats; /* scenarios: orange, blue … are players */
  const GArray *counters; /* of FpCounterDef: the card's own, read by name; NULL: none */
  guint that; /* FP_THAT_… known of `that`; 0 with @answers FALSE: there is no `that` */
  gboolean answers; /* `that` may be read */
} FpScope;

/* What is wrong with an expression. */
typedef struct
{
  guint offset; /* characters from its beginning */
  char *message;
} FpExpressionError;

void fp_expression_error_free (FpExpressionError *error);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpExpressionError, fp_expression_error_free)

/* fp_expression_parse: reads @text.  @wanted: the type it must have (a type that can stand for it is taken too: cards
 * for a zone, number for ships); FP_TYPE_NOTHING: any.  Returns NULL with @error set for a mistake. */
FpExpression *fp_expression_parse (const char *text, const FpScope *scope, FpType wanted, FpExpressionError **error);

/* fp_expression_parse_word: reads @text as one word of the list @words (FP_WORD_LIST_…) of @edition.  NULL with @error
 * if it is none. */
FpExpression *fp_expression_parse_word (const FpEdition *edition, const char *text, guint words,
                                        FpExpressionError **error);

/* fp_expression_variable: what the name @variable stands for, one value for all. */
FpExpression *fp_expression_variable (const FpVariable *variable);

/* fp_expression_word_of: the word of the list @words that the name @variable stands for: a word of that list, or a
 * choice among options whose ids are such words.  NULL: it stands for none. */
FpExpression *fp_expression_word_of (const FpEdition *edition, const FpVariable *variable, guint words);

/* fp_word_number: the number of @text in the list @words of @edition; 0: it is none of them. */
int fp_word_number (const FpEdition *edition, const char *text, guint words);

/* fp_word_list: all words of that list, separated by blanks.  Free with g_free (). */
char *fp_word_list (const FpEdition *edition, guint words);

/* fp_expression_number: the constant @number as an expression. */
FpExpression *fp_expression_number (int number);

void fp_expression_free (FpExpression *expression);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpExpression, fp_expression_free)

/* fp_expression_type: what it gives.  fp_expression_words: which list, if words. */
FpType fp_expression_type (const FpExpression *expression);
guint fp_expression_words (const FpExpression *expression);

/* fp_expression_reads_so_far: whether it reads the number before its rule. */
gboolean fp_expression_reads_so_far (const FpExpression *expression);

/* fp_expression_is_constant: whether it is a plain number, put into @number. */
gboolean fp_expression_is_constant (const FpExpression *expression, int *number);

/* fp_expression_name: the first name in it (such as “bar” or “leader”), NULL: none.  For labels made from programs. */
const char *fp_expression_name (const FpExpression *expression);

/* fp_expression_reads: the @index-th name of a vocabulary that it reads (“clout”, “leader”), as often as it does; NULL:
 * there are no more. */
const char *fp_expression_reads (const FpExpression *expression, guint index);

/* fp_expression_hidden: whether it reads what the player of its rule can't see (hands and slots of others, decks,
 * face-down cards) or a secret that is kept, so that who is asked because of it would learn something.  How many cards
 * there are is open (count, any); so is which of them that player knows ([known]), who holds them, whether they lie
 * face up, and what the act that is answered is about. */
gboolean fp_expression_hidden (const FpExpression *expression);

/* fp_expression_hidden_name: the @index-th name in it because of which that is so (“hand”, “plan”, a kept name); NULL:
 * there are no more.  Whether a plan or tactic lies open at the moment the expression is read it can't know: who asks
 * may excuse those two names after the step in which they are revealed. */
const char *fp_expression_hidden_name (const FpExpression *expression, guint index);

/* fp_expression_closed_name: the same for who looks back and wants to know why: the @index-th name in it because of
 * which the player of its rule (@own), or somebody else, might not see what it reads.  “cards” stands for those of the
 * act that is answered, too. */
const char *fp_expression_closed_name (const FpExpression *expression, gboolean own, guint index);

/* fp_expression_text: as it was written. */
const char *fp_expression_text (const FpExpression *expression);

/* fp_expression_digest: mixes what it does (not how it was written) into @digest. */
uint64_t fp_expression_digest (const FpExpression *expression, uint64_t digest);

/* fp_expression_eval: works it out.  A number asked of nothing gives FP_TYPE_NOTHING; every comparison with it is no
 * (card-language.md 1.3, finding 23). */
FpValue fp_expression_eval (const FpExpression *expression, FpContext *context);

/* fp_context_take: room for @n items in @context, uninitialised; @n becomes less where there is not so much (a runaway
 * expression sees smaller sets; it never breaks anything). */
uint16_t *fp_context_take (FpContext *context, guint *n);

/* fp_value_one: makes @value the set of @type that holds just @item. */
void fp_value_one (FpContext *context, FpValue *value, FpType type, uint16_t item);

/* fp_value_has: whether @item is in @set. */
gboolean fp_value_has (const FpValue *set, uint16_t item);

/* fp_value_number: @value where a number is wanted: a pile counts its ships (at most its @high, if it has one), a set
 * of cards its members; nothing is 0. */
int fp_value_number (const FpContext *context, const FpValue *value);

/* fp_value_true: whether a yes-no is yes; nothing is no. */
gboolean fp_value_true (const FpValue *value);

/* fp_value_cards: turns a zone into its cards; leaves cards alone. */
void fp_value_cards (FpContext *context, FpValue *value);

/* fp_type_name: for messages: “number”, “cards” … */
const char *fp_type_name (FpType type);
