/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files that parse expressions. Functions that parse return the number of a node, −1
 * after an error. */
#pragma once

#include "engine/expression/fp-expression-private.h"

typedef struct
{
  const char *text;
  const char *at;
  const char *name_at; /* position of the last name */
  const FpScope *scope;
  FpType it; /* type of “it” at the current position; changes inside [ ] */
  gboolean sifting; /* TRUE inside [ ]: a bare name belongs to the thing tested */
  FpExpression *out;
  FpExpressionError *error;
  GString *shown; /* @text with “opponent” as it is in a line about the rule's own player */
} FpParser;

/* fp_parse_fail: reports an error at @where, unless there was one before. Returns −1. */
int fp_parse_fail (FpParser *p, const char *where, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* fp_parse_fail_unknown: reports that a thing of type @of has no @word, found at @where. Returns
 * −1. */
int fp_parse_fail_unknown (FpParser *p, const char *where, FpType of, const char *word, const char *format, ...)
    G_GNUC_PRINTF (5, 6);

/* fp_parse_show: writes @now in place of the @length bytes at @where in the text that is shown. */
void fp_parse_show (FpParser *p, const char *where, gsize length, const char *now);

/* fp_parse_node: returns node @index, valid until another is added. fp_parse_add: adds a node. */
FpNode *fp_parse_node (FpParser *p, int index);
int fp_parse_add (FpParser *p, FpNodeOp op, FpType type, int a, int b, int value);

/* fp_parse_space: skips blanks. */
void fp_parse_space (FpParser *p);

/* fp_parse_take, fp_parse_take_word: skip the sign (such as “>=”) or word if it is next. Return
 * TRUE if so. */
gboolean fp_parse_take (FpParser *p, const char *sign);
gboolean fp_parse_take_word (FpParser *p, const char *word);

/* fp_parse_take_name: returns the next name, found at @where; NULL (and an error) if there is none.
 * Free with g_free (). */
char *fp_parse_take_name (FpParser *p, const char **where);

/* fp_parse_want: returns @index if that node can stand where type @wanted is needed, else reports
 * an error. */
int fp_parse_want (FpParser *p, int index, FpType wanted, const char *where);

/* fp_parse_look_up: returns the name @word of a thing of type @of, NULL: there is none. */
const FpNameDef *fp_parse_look_up (FpParser *p, FpType of, const char *word);

/* fp_parse_add_name: adds a node for @name of node @of (−1: the name stands alone). */
int fp_parse_add_name (FpParser *p, const FpNameDef *name, int of);

/* fp_parse_words: parses words of the list @words, or of the ids @options if not NULL. */
int fp_parse_words (FpParser *p, guint words, const GPtrArray *options);

/* fp_parse_path: parses a name or number with what follows it. fp_parse_or: parses a whole
 * expression. */
int fp_parse_path (FpParser *p);
int fp_parse_or (FpParser *p);

/* fp_type_is_set: returns TRUE if + and − unite and subtract things of @type. */
gboolean fp_type_is_set (FpType type);
