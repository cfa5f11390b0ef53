/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The nodes of an expression, shared by its parser and its evaluator only. */
#pragma once

#include "engine/expression/fp-expression.h"
#include "engine/runner/fp-engine.h"

enum
{
  FP_MOST_NUMBER = 30000, /* largest absolute number of an expression */
};

typedef enum
{
  FP_NODE_NUMBER, /* @value */
  FP_NODE_WORD, /* @value of the list @words; @key: fp_word_key () */
  FP_NODE_YES_NO, /* @value */
  FP_NODE_VARIABLE, /* slot @value; @a: the players, −1: one value for all */
  FP_NODE_NAME, /* @name of @a, −1: stands alone */
  FP_NODE_FILTER, /* members of @a for which @b */
  FP_NODE_IT,
  FP_NODE_THEY,
  FP_NODE_SEAT, /* player @value */
  FP_NODE_SO_FAR,
  FP_NODE_OR,
  FP_NODE_AND,
  FP_NODE_NOT,
  FP_NODE_EQUAL, /* @a = @b; @value 1: != */
  FP_NODE_LESS, /* @a < @b; @value 1: <= */
  FP_NODE_IN, /* @a in @b */
  FP_NODE_IS, /* @a is one of the words listed from @b */
  FP_NODE_LIST, /* item @a, next item @b or −1 */
  FP_NODE_ADD,
  FP_NODE_SUBTRACT,
  FP_NODE_MULTIPLY,
  FP_NODE_DIVIDE,
  FP_NODE_MODULO,
  FP_NODE_NEGATE,
  FP_NODE_RANGE, /* @a .. @b */
  FP_NODE_UNITE, /* sets together */
  FP_NODE_WITHOUT, /* @a without @b */
  FP_NODE_CALL, /* function @value of @a, @b */
  FP_NODE_NAMED, /* cards of definition @value, whose key is @key */
  FP_NODE_THAT, /* the action */
  FP_NODE_COUNTER, /* counter @value of this card */
  FP_NODE_COUNTER_OF, /* counter @value (a quark) of cards @a; @key: hash of the counter's name */
  FP_NODE_NTH, /* of the words listed from @b, the one with number @a, counted from 1 */
} FpNodeOp;

typedef struct
{
  uint8_t op;
  uint8_t type;
  uint8_t words;
  uint8_t kept; /* variable: a secret, or derived from hidden information */
  int16_t a, b;
  int32_t value;
  uint8_t is_me; /* name: “me” */
  uint64_t key;
  /* FP_CALL_HIGHEST and FP_CALL_LOWEST: the name to compare by, NULL: the printed value */
  const FpNameDef *name;
} FpNode;

typedef struct _FpTypedNode FpTypedNode;

/* fp_word_key: returns the number of word @number of the list @words in digests. A procedure counts
 * by its place among the edition's own, whatever procedures the machine has. */
static inline uint64_t
fp_word_key (guint words, int number)
{
  gboolean procedures = words == FP_WORD_LIST_STEP || words == FP_WORD_LIST_CAUSE;

  if (procedures && number >= FP_N_MACHINE_PROCEDURES && number < FP_MAX_PROCEDURES)
    return (uint64_t) number - (FP_N_MACHINE_PROCEDURES - 1);
  return (uint64_t) number;
}

struct _FpExpression
{
  GArray *nodes; /* of FpNode */
  const FpNode *rows; /* the elements of @nodes */
  int root;
  FpTypedNode *code; /* typed code of @root */
  const FpTypedNode *truth; /* in @code; NULL: @root is not yes or no */
  const FpTypedNode *players; /* in @code; NULL: @root is not players */
  const FpTypedNode *value; /* in @code */
  gboolean is_constant; /* @root is a number, a word, yes or no */
  char *text;
  char *first_name;
  gboolean so_far;
  uint8_t many; /* FpMany */
  GPtrArray *hidden; /* of char*: names that read hidden information; NULL: none */
  /* of char*: names that the rule's player can't see; names that not all players can see */
  GPtrArray *closed[2];
  GPtrArray *closed_members[2]; /* of these, the ones that decide on the members of a set */
};

/* Built-in functions, by number. */
typedef enum
{
  FP_CALL_COUNT,
  FP_CALL_ANY,
  FP_CALL_EVEN,
  FP_CALL_ODD,
  FP_CALL_PRIME,
  FP_CALL_REVERSED,
  FP_CALL_HIGHEST,
  FP_CALL_LOWEST,
  FP_CALL_TOP,
  FP_CALL_SHIPS,
  FP_CALL_MOST,
  FP_CALL_HALVES,
  FP_N_CALLS,
} FpCall;

typedef struct
{
  const char *name;
  FpType first; /* type of the first argument; FP_TYPE_NOTHING: anything that can be counted */
  FpType second; /* FP_TYPE_NOTHING: there is none */
  FpType gives;
} FpCallDef;

/* The functions, in the order of FpCall. */
extern const FpCallDef fp_calls[FP_N_CALLS];

/* Built-in names, ended by a NULL name. */
extern const FpNameDef fp_builtin_names[];

/* fp_expression_eval_node: evaluates node @index alone. */
FpValue fp_expression_eval_node (const FpExpression *x, int index, FpContext *context);

/* fp_expression_eval_op: the same, for the caller that has counted @node. Scratch memory may stay
 * in use. */
FpValue fp_expression_eval_op (const FpExpression *x, const FpNode *node, FpContext *context);

/* fp_expression_eval_member: evaluates @name behind a dot for each member of @base. */
FpValue fp_expression_eval_member (const FpNameDef *name, FpValue *base, FpContext *context);

/* fp_expression_variable_number: returns what the variable at @slot holds, or the secret that it
 * stands for. FP_VARIABLE_NOTHING: nothing. */
int fp_expression_variable_number (const FpContext *context, int slot);

/* fp_expression_variable_value: makes @value that of the variable at @slot, which is of @type. */
void fp_expression_variable_value (FpType type, int slot, FpContext *context, FpValue *value);

/* fp_expression_finish: makes the typed code of @x, to which no node is added any more. */
void fp_expression_finish (FpExpression *x);

/* fp_expression_read_own: notes that an expression reads the card or the kept names of its rule.
 * The engine is writable because the note isn't part of a state. */
static inline void
fp_expression_read_own (const FpContext *context)
{
  ((FpEngine *) context->engine)->own_read = TRUE;
}

/* fp_expression_count_node: counts the work of a node. Returns FALSE if the evaluation has used up
 * its work: then the node is nothing. The engine is writable because work isn't part of a state. */
static inline gboolean
fp_expression_count_node (const FpContext *context)
{
  FpEngine *engine = (FpEngine *) context->engine;

  if (engine->work++ <= engine->work_limit)
    return TRUE;
  engine->overworked = context->card;
  return FALSE;
}

/* fp_expression_is_prime: returns TRUE if @number is a prime number. */
gboolean fp_expression_is_prime (int number);

/* fp_expression_eval_call: evaluates a function. fp_expression_eval_named: returns the cards of a
 * definition. */
FpValue fp_expression_eval_call (const FpExpression *x, const FpNode *node, FpContext *context);
FpValue fp_expression_eval_named (const FpNode *node, FpContext *context);

/* fp_expression_find_hidden: fills in the hidden information that @x reads. */
void fp_expression_find_hidden (FpExpression *x, const FpScope *scope);

/* fp_expression_find_many: fills in how many players, planets or cards @x can give. */
void fp_expression_find_many (FpExpression *x, const FpScope *scope);

/* fp_name_find: returns the name @word of a thing of type @of in @names, NULL: there is none. */
const FpNameDef *fp_name_find (const FpNameDef *names, FpType of, const char *word);

/* fp_expression_node: returns node @index. */
static inline const FpNode *
fp_expression_node (const FpExpression *x, int index)
{
  return &x->rows[index];
}

/* fp_expression_add_node: adds @node to @x, which may move the nodes before it. Returns its
 * index. */
int fp_expression_add_node (FpExpression *x, const FpNode *node);

/* fp_value_of: a value of type @a_type that is just @a_number. This is a macro, because the value
 * of a function is made elsewhere and copied. */
#define fp_value_of(a_type, a_number) ((FpValue){ .type = (a_type), .number = (a_number) })
