/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files that read expressions share.  Their functions give the number of a node, −1 after a complaint. */
#pragma once

#include "engine/expression/fp-expression-private.h"

typedef struct
{
  const char *text;
  const char *at;
  const char *name_at; /* the name read last */
  const FpScope *scope;
  FpType it; /* type of “it” here: changes inside [ ] */
  gboolean sifting; /* inside [ ]: a bare name is one of the thing tested */
  FpExpression *out;
  FpExpressionError *error;
} FpParser;

/* fp_parse_fail: complains about what stands at @where, unless something was wrong before; returns −1. */
int fp_parse_fail (FpParser *p, const char *where, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* fp_parse_node: node @index, good until another is added.  fp_parse_add: adds one. */
FpNode *fp_parse_node (FpParser *p, int index);
int fp_parse_add (FpParser *p, FpNodeOp op, FpType type, int a, int b, int value);

/* fp_parse_space: goes past blanks. */
void fp_parse_space (FpParser *p);

/* fp_parse_take, fp_parse_take_word: goes past the sign (such as “>=”) or word if it is next. */
gboolean fp_parse_take (FpParser *p, const char *sign);
gboolean fp_parse_take_word (FpParser *p, const char *word);

/* fp_parse_take_name: the name that is next, found at @where; NULL (and a complaint) if there is none.  To be freed. */
char *fp_parse_take_name (FpParser *p, const char **where);

/* fp_parse_want: @index if that node can stand where type @wanted is needed, else complains. */
int fp_parse_want (FpParser *p, int index, FpType wanted, const char *where);

/* fp_parse_look_up: the name @word of a thing of type @of; NULL: there is none. */
const FpNameDef *fp_parse_look_up (FpParser *p, FpType of, const char *word);

/* fp_parse_add_name: adds @name of node @of (−1: it stands alone). */
int fp_parse_add_name (FpParser *p, const FpNameDef *name, int of);

/* fp_parse_words: a list of words of the list @words; of the ids @options instead, if not NULL. */
int fp_parse_words (FpParser *p, guint words, const GPtrArray *options);

/* fp_parse_path: a name or number with what follows it; fp_parse_or: a whole expression. */
int fp_parse_path (FpParser *p);
int fp_parse_or (FpParser *p);

/* fp_type_is_set: whether things of @type are sets, which + and − unite and take apart. */
gboolean fp_type_is_set (FpType type);
