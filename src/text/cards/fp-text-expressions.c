/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions of cards in plain words. */
#include "text/cards/fp-text-expression-tree.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* Binding strength of operators. An operand that binds less gets brackets. */
enum
{
  LEVEL_OR = 1,
  LEVEL_AND,
  LEVEL_TEST,
  LEVEL_SUM,
  LEVEL_PRODUCT,
  LEVEL_ATOM,
};

typedef struct
{
  const FpEngine *engine;
  const GArray *tree;
  const FpTextSelf *self; /* NULL: “you” */
  gboolean of_players; /* TRUE if a player is filtered: “opponent” may be that player's */
} Writer;

typedef struct
{
  const char *sign;
  const char *pattern; /* NULL: depends on the operands */
  const char *negated; /* NULL: no words of its own */
  int level;
} Operator;

static const Operator operators[] = {
  { "or", N_ ("{first} or {second}"), NULL, LEVEL_OR },
  { "and", N_ ("{first} and {second}"), NULL, LEVEL_AND },
  { "=", N_ ("{first} is {second}"), N_ ("{first} is not {second}"), LEVEL_TEST },
  { "!=", N_ ("{first} is not {second}"), N_ ("{first} is {second}"), LEVEL_TEST },
  { "is", N_ ("{first} is {second}"), N_ ("{first} is not {second}"), LEVEL_TEST },
  { "in", NULL, NULL, LEVEL_TEST },
  { "<", N_ ("{first} is less than {second}"), N_ ("{first} is at least {second}"), LEVEL_TEST },
  { "<=", N_ ("{first} is at most {second}"), N_ ("{first} is more than {second}"), LEVEL_TEST },
  { ">", N_ ("{first} is more than {second}"), N_ ("{first} is at most {second}"), LEVEL_TEST },
  { ">=", N_ ("{first} is at least {second}"), N_ ("{first} is less than {second}"), LEVEL_TEST },
  { "..", N_ ("{first} to {second}"), NULL, LEVEL_SUM },
  { "+", NULL, NULL, LEVEL_SUM },
  { "-", NULL, NULL, LEVEL_SUM },
  { "*", N_ ("{first} × {second}"), NULL, LEVEL_PRODUCT },
  { "/", N_ ("{first} ÷ {second} rounded down"), NULL, LEVEL_PRODUCT },
  { "mod", N_ ("the remainder of {first} ÷ {second}"), NULL, LEVEL_PRODUCT },
};

static char *format_node (const Writer *s, int index, gboolean negated);
static char *place_words (const Writer *s, int index);

static const Operator *
find_operator (const char *sign)
{
  for (guint i = 0; i < G_N_ELEMENTS (operators); i++)
    if (strcmp (operators[i].sign, sign) == 0)
      return &operators[i];
  return NULL;
}

static int
level_of (const Writer *s, int index)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);
  const Operator *sign = node->kind == FP_TREE_BINARY ? find_operator (node->word) : NULL;

  if (sign != NULL)
    return sign->level;
  return node->kind == FP_TREE_NOT ? LEVEL_TEST : LEVEL_ATOM;
}

/* Formats node @index, in brackets if it binds less than @level. */
static char *
format_within (const Writer *s, int index, int level)
{
  char *words = format_node (s, index, FALSE);
  g_autofree char *loose = NULL;

  if (level_of (s, index) >= level)
    return words;
  loose = words;
  return g_strdup_printf ("(%s)", loose);
}

static gboolean
is_name (const Writer *s, int index, const char *word)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);

  return node->kind == FP_TREE_NAME && node->a < 0 && strcmp (node->word, word) == 0;
}

static const FpTermText *
thing_term (const Writer *s, const char *word)
{
  return fp_text_term (s->engine->edition, FP_TERM_THING, word);
}

static FpTermSort
sort_of (const Writer *s, int index)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);
  const FpFunctionText *function;
  const FpTermText *term;
  g_autofree char *path = NULL;

  switch (node->kind)
    {
    case FP_TREE_NUMBER:
      return FP_TERM_NUMBER;
    case FP_TREE_FILTER:
      return FP_TERM_SET;
    case FP_TREE_NAME:
      path = node->a >= 0 && is_name (s, node->a, "that") ? g_strconcat ("that.", node->word, NULL) : NULL;
      term = thing_term (s, path != NULL ? path : node->word);
      return term != NULL ? term->sort : FP_TERM_UNKNOWN;
    case FP_TREE_CALL:
      function = fp_text_function (s->engine->edition, node->word);
      return function != NULL ? function->sort : FP_TERM_UNKNOWN;
    case FP_TREE_BINARY:
      if (strcmp (node->word, "+") == 0 || strcmp (node->word, "-") == 0)
        return MAX (sort_of (s, node->a), sort_of (s, node->b));
      return FP_TERM_UNKNOWN;
    case FP_TREE_LIST:
    case FP_TREE_NOT:
    case FP_TREE_MINUS:
      break;
    }
  return FP_TERM_UNKNOWN;
}

static gboolean
is_set (const Writer *s, int index)
{
  FpTermSort sort = sort_of (s, index);

  return sort == FP_TERM_SET || sort == FP_TERM_PLAYER;
}

/* Returns TRUE if node @index is the player of the card and isn't “you” here. */
static gboolean
is_named_self (const Writer *s, int index)
{
  return s->self != NULL && s->self->name != NULL && is_name (s, index, "me");
}

/* Returns the name of the card's player or of their only opponent; NULL if the node is neither or
 * has no name here. */
static const char *
player_name (const Writer *s, const FpTreeNode *node)
{
  if (s->self == NULL)
    return NULL;
  if (node->a < 0 && strcmp (node->word, "me") == 0)
    return s->self->name;
  if (strcmp (node->word, "opponent") != 0)
    return NULL;
  return (node->a < 0 && !s->of_players) || (node->a >= 0 && is_name (s, node->a, "me")) ? s->self->opponent : NULL;
}

/* Formats a name that a program or a card has given. */
static char *
own_name (const Writer *s, const FpTreeNode *node)
{
  g_autofree char *name = fp_text_given_name (node->word);
  g_autofree char *whose = NULL;

  if (node->a < 0)
    return fp_text_fill (_ ("“{name}”"), "name", name, NULL);
  if (is_name (s, node->a, "me") && !is_named_self (s, node->a))
    return fp_text_fill (_ ("your “{name}”"), "name", name, NULL);
  whose = format_within (s, node->a, LEVEL_ATOM);
  return fp_text_fill (_ ("“{name}” of {whose}"), "name", name, "whose", whose, NULL);
}

/* Returns TRUE if a thing without an owner is that of the card's player. A player is, whoever
 * acts. */
static gboolean
is_yours (const Writer *s, const FpTermText *term)
{
  if (s->of_players)
    return FALSE;
  return s->self == NULL || !s->self->theirs || term->sort == FP_TERM_PLAYER;
}

/* Fills a term that belongs to @whose. English gives plurals no second s: “the players' hands”. */
static char *
fill_owned (const FpTermText *term, const char *whose, const char *me)
{
  g_autofree char *words = fp_text_fill (_ (term->of), "whose", whose, "me", me, NULL);
  g_autofree char *twice = g_strconcat (whose, "'s", NULL);
  const char *at = g_str_has_suffix (whose, "players") ? strstr (words, twice) : NULL;

  if (at == NULL)
    return g_steal_pointer (&words);
  at += strlen (whose) + 1;
  return g_strdup_printf ("%.*s%s", (int) (at - words), words, at + 1);
}

static char *
term_words (const Writer *s, const FpTreeNode *node, const FpTermText *term)
{
  const char *me = s->self != NULL ? s->self->name : NULL;
  g_autofree char *whose = NULL;

  if (player_name (s, node) != NULL)
    return g_strdup (player_name (s, node));
  if (node->a < 0 && term->mine != NULL && is_yours (s, term))
    return me != NULL ? fill_owned (term, me, me) : g_strdup (_ (term->mine));
  if (node->a < 0 || term->of == NULL || (term->mine == NULL && is_name (s, node->a, "it")))
    return fp_text_fill (_ (term->alone), "me", me, NULL);
  if (term->mine != NULL && is_name (s, node->a, "me") && !is_named_self (s, node->a))
    return g_strdup (_ (term->mine));
  if (is_name (s, node->a, "it"))
    whose = g_strdup (_ (thing_term (s, "it")->alone));
  else
    whose = format_within (s, node->a, LEVEL_ATOM);
  return fill_owned (term, whose, me);
}

/* Formats that there is something of the name @node, or nothing, in words of its own: “you have a
 * colony”. Returns NULL if it has none. */
static char *
format_some (const Writer *s, const FpTreeNode *node, gboolean negated)
{
  g_autofree char *key =
      node->kind == FP_TREE_NAME ? g_strconcat (negated ? "not any " : "any ", node->word, NULL) : NULL;
  const FpTermText *term = key != NULL ? thing_term (s, key) : NULL;

  return term != NULL ? term_words (s, node, term) : NULL;
}

/* Returns NULL if there are no words for the opposite. */
static char *
format_name (const Writer *s, const FpTreeNode *node, gboolean negated)
{
  gboolean of_that = node->a >= 0 && is_name (s, node->a, "that"),
           of_here = node->a >= 0 && is_name (s, node->a, "here");
  g_autofree char *key = g_strconcat (negated ? "not " : of_that ? "that." : "", node->word, NULL);
  g_autofree char *here = of_here && !negated ? g_strconcat ("here.", node->word, NULL) : NULL;
  const FpTermText *term =
      s->self != NULL && s->self->name != NULL ? fp_text_term (s->engine->edition, FP_TERM_NAMED, key) : NULL;

  if (term == NULL && here != NULL)
    term = thing_term (s, here);
  if (term == NULL)
    term = thing_term (s, key);

  if (term != NULL)
    return term_words (s, node, term);
  return negated ? NULL : own_name (s, node);
}

/* --- Words of a list, and functions that take them --- */

/* Returns the first list with @word, of those whose words are told apart by themselves. */
static guint
list_with (const FpEdition *edition, const char *word)
{
  static const guint others[] = { FP_WORD_LIST_ROLE, FP_WORD_LIST_CAUSE, FP_WORD_LIST_STEP };

  if (fp_word_number (edition, word, FP_WORD_LIST_KIND) > 0)
    return FP_WORD_LIST_KIND;
  for (guint i = 0; i < edition->n_word_lists; i++)
    if (!edition->word_lists[i].letters && fp_word_number (edition, word, fp_word_list_number (i)) > 0)
      return fp_word_list_number (i);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (fp_word_number (edition, word, others[i]) > 0)
      return others[i];
  return FP_WORD_LIST_NONE;
}

/* Formats @word of the list @words, FP_WORD_LIST_NONE: of any list. */
static char *
one_word (const FpEngine *engine, const char *word, guint words)
{
  guint list = words != FP_WORD_LIST_NONE ? words : list_with (engine->edition, word);
  const char *name = fp_text_word (engine->edition, list, fp_word_number (engine->edition, word, list));
  g_autofree char *given = NULL;

  if (name != NULL)
    return g_strdup (name);
  /* The word is an option of a choice. */
  given = fp_text_given_name (word);
  return fp_text_fill (_ ("“{name}”"), "name", given, NULL);
}

/* Formats node @index and those behind it in a list, as words of @name's list if it is one. */
static char *
format_words (const Writer *s, int index, const char *name, const char *pattern)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);
  g_autofree char *first = NULL;
  g_autofree char *rest = NULL;

  if (node->kind == FP_TREE_LIST)
    {
      first = format_words (s, node->a, name, pattern);
      rest = format_words (s, node->b, name, pattern);
      return fp_text_fill (pattern, "first", first, "second", rest, NULL);
    }
  if (node->kind != FP_TREE_NAME || node->a >= 0)
    return format_node (s, index, FALSE);
  if (g_strcmp0 (name, "named") == 0)
    {
      int card = s->engine->catalog != NULL ? fp_catalog_find (s->engine->catalog, node->word) : -1;

      return card >= 0 ? fp_text_card_name (s->engine->catalog, (guint) card) : g_strdup (node->word);
    }
  return one_word (s->engine, node->word,
                   name != NULL ? fp_expression_name_words (s->engine->edition, name) : FP_WORD_LIST_NONE);
}

static gboolean
takes_words (const FpEdition *edition, const char *function)
{
  return fp_expression_name_words (edition, function) != FP_WORD_LIST_NONE || strcmp (function, "named") == 0;
}

/* Returns TRUE if node @index is known to be players: some players, or others than a player. */
static gboolean
are_players (const Writer *s, int index)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);

  if (is_name (s, index, "everyone") || is_name (s, index, "others"))
    return TRUE;
  if (node->kind == FP_TREE_FILTER)
    return are_players (s, node->a);
  return node->kind == FP_TREE_BINARY &&
         (sort_of (s, node->a) == FP_TERM_PLAYER || sort_of (s, node->b) == FP_TERM_PLAYER);
}

/* Formats node @index where all in it are spoken of together. */
static char *
format_together (const Writer *s, int index)
{
  if (is_name (s, index, "everyone"))
    return g_strdup (_ ("the players"));
  if (is_name (s, index, "others"))
    return g_strdup (_ ("the other players"));
  return format_node (s, index, FALSE);
}

/* Formats @condition, which holds for each one in @set. */
static char *
format_condition (const Writer *s, int set, int condition, int level)
{
  Writer inner = *s;

  inner.of_players = are_players (s, set);
  return format_within (&inner, condition, level);
}

/* “any(hand[value > 20])” reads best with the condition in the middle of the sentence. */
static char *
format_any_filter (const Writer *s, const FpTreeNode *filter, gboolean negated)
{
  g_autofree char *set = format_together (s, filter->a);
  g_autofree char *condition = format_condition (s, filter->a, filter->b, LEVEL_TEST);

  /* Translators: {set} are cards, planets or players; {condition} is said of each of them. */
  return fp_text_fill (negated ? _ ("for none of {set}, {condition}") : _ ("for at least one of {set}, {condition}"),
                       "set", set, "condition", condition, NULL);
}

/* Formats that something lies in a place. Returns NULL if the place has no words of its own. */
static char *
format_any_place (const Writer *s, int index, gboolean negated)
{
  g_autofree char *place = place_words (s, index);
  g_autofree char *set = format_node (s, index, FALSE);

  if (place == NULL || strcmp (place, set) == 0)
    return NULL;
  return fp_text_fill (negated ? _ ("there is nothing in {place}") : _ ("there is something in {place}"), "place",
                       place, NULL);
}

static char *
format_any (const Writer *s, const FpTreeNode *node, gboolean negated)
{
  const FpTreeNode *set = fp_tree_node (s->tree, node->a);
  char *some = format_some (s, set, negated);

  if (some != NULL)
    return some;
  return set->kind == FP_TREE_FILTER ? format_any_filter (s, set, negated) : format_any_place (s, node->a, negated);
}

/* Returns the words of the function @key, or its words for the name or number that @node gives
 * it. */
static const FpFunctionText *
function_of (const Writer *s, const FpTreeNode *node, const char *key)
{
  const FpTreeNode *first = fp_tree_node (s->tree, node->a);
  g_autofree char *own = first->kind == FP_TREE_NUMBER || (first->kind == FP_TREE_NAME && first->a < 0)
                             ? g_strconcat (key, " ", first->word, NULL)
                             : g_strdup (key);
  const FpFunctionText *function = fp_text_function (s->engine->edition, own);

  return function != NULL ? function : fp_text_function (s->engine->edition, key);
}

static char *
format_call (const Writer *s, const FpTreeNode *node, gboolean negated)
{
  g_autofree char *key = g_strconcat (negated ? "not " : "", node->word, NULL);
  const FpFunctionText *function = function_of (s, node, key);
  g_autofree char *any = strcmp (node->word, "any") == 0 ? format_any (s, node, negated) : NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = node->b >= 0 ? format_node (s, node->b, FALSE) : g_strdup ("");
  g_autofree char *place = node->b >= 0 ? place_words (s, node->b) : NULL;

  if (any != NULL)
    return g_steal_pointer (&any);
  if (function == NULL && negated)
    return NULL;
  first = takes_words (s->engine->edition, node->word)
              ? format_words (s, node->a, node->word, C_ ("list", "{first}, {second}"))
              : format_together (s, node->a);
  if (function == NULL)
    return fp_text_fill ("“{name}” ({first}, {second})", "name", node->word, "first", first, "second", second, NULL);
  return fp_text_fill (_ (function->pattern), "first", first, "second", second, "place", place != NULL ? place : second,
                       NULL);
}

/* --- Binary operators --- */

static const char *
sum_pattern (const Writer *s, const FpTreeNode *node)
{
  gboolean sets = is_set (s, node->a) || is_set (s, node->b);

  if (strcmp (node->word, "+") == 0)
    /* Translators: things put together. */
    return sets ? C_ ("sum", "{first} and {second}") : C_ ("sum", "{first} + {second}");
  /* Translators: things with some taken out. */
  return sets ? C_ ("sum", "{first} except {second}") : C_ ("sum", "{first} − {second}");
}

/* Formats the words behind “is”, or the list or place behind “in”. */
static char *
right_side (const Writer *s, const FpTreeNode *node, int level)
{
  const FpTreeNode *left = fp_tree_node (s->tree, node->a), *right = fp_tree_node (s->tree, node->b);

  if (strcmp (node->word, "is") == 0)
    return format_words (s, node->b, left->kind == FP_TREE_NAME ? left->word : NULL,
                         C_ ("list", "{first} or {second}"));
  if (right->kind == FP_TREE_LIST)
    return format_words (s, node->b, NULL, C_ ("list", "{first} or {second}"));
  return format_within (s, node->b, level == LEVEL_OR || level == LEVEL_AND ? level : level + 1);
}

/* For cards, “is” compares the kind. */
static char *
left_side (const Writer *s, const FpTreeNode *node, int level)
{
  if (strcmp (node->word, "is") == 0 && is_set (s, node->a))
    {
      g_autofree char *cards = format_node (s, node->a, FALSE);

      return fp_text_fill (_ (thing_term (s, "kind")->of), "whose", cards, NULL);
    }
  return format_within (s, node->a, level == LEVEL_TEST ? LEVEL_SUM : level);
}

/* Patterns whose verb is about {first}, and the same about several things. */
static const struct
{
  const char *one, *several;
} verbs[] = {
  { "{first} is {second}", N_ ("{first} are {second}") },
  { "{first} is not {second}", N_ ("{first} are not {second}") },
  { "{first} is less than {second}", N_ ("{first} are less than {second}") },
  { "{first} is at least {second}", N_ ("{first} are at least {second}") },
  { "{first} is at most {second}", N_ ("{first} are at most {second}") },
  { "{first} is more than {second}", N_ ("{first} are more than {second}") },
};

/* Returns @pattern about several things, or about “you”. */
static const char *
said_of_several (const char *pattern)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (verbs[i].one, pattern) == 0)
      return verbs[i].several;
  return pattern;
}

/* Returns TRUE if node @index is named in the plural, like “your ships”. */
static gboolean
is_plural (const Writer *s, int index)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);
  const FpTermText *term;
  g_autofree char *path = NULL;

  if (node->kind == FP_TREE_FILTER)
    return is_plural (s, node->a);
  if (node->kind != FP_TREE_NAME)
    return FALSE;
  path = node->a >= 0 && is_name (s, node->a, "that") ? g_strconcat ("that.", node->word, NULL) : NULL;
  term = thing_term (s, path != NULL ? path : node->word);
  return term != NULL && term->several;
}

/* Returns the pattern of things that lie in a place; @several: it is about several. */
static const char *
in_place (gboolean several, gboolean negated)
{
  if (several)
    return negated ? C_ ("place", "{first} are not in {second}") : C_ ("place", "{first} are in {second}");
  return negated ? C_ ("place", "{first} is not in {second}") : C_ ("place", "{first} is in {second}");
}

/* Returns the pattern of things that are among others; @several: it is about several. */
static const char *
is_among (gboolean several, gboolean negated)
{
  if (several)
    return negated ? _ ("{first} are not among {second}") : _ ("{first} are among {second}");
  return negated ? _ ("{first} is not one of {second}") : _ ("{first} is one of {second}");
}

/* Formats “in” with a place or a list. */
static char *
format_in (const Writer *s, const FpTreeNode *node, gboolean negated)
{
  const FpTreeNode *right = fp_tree_node (s->tree, node->b);
  gboolean several = is_plural (s, node->a);
  const char *pattern;
  g_autofree char *first = format_within (s, node->a, LEVEL_SUM);
  g_autofree char *second = NULL;

  if (right->kind == FP_TREE_LIST)
    {
      second = right_side (s, node, LEVEL_TEST);
      pattern = negated ? "{first} is not {second}" : "{first} is {second}";
      return fp_text_fill (_ (several ? said_of_several (pattern) : pattern), "first", first, "second", second, NULL);
    }
  second = place_words (s, node->b);
  if (second != NULL)
    return fp_text_fill (in_place (several, negated), "first", first, "second", second, NULL);
  second = right_side (s, node, LEVEL_TEST);
  return fp_text_fill (is_among (several, negated), "first", first, "second", second, NULL);
}

static gboolean
is_zero (const Writer *s, int index)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);

  return node->kind == FP_TREE_NUMBER && atoi (node->word) == 0;
}

/* Returns TRUE if the test @node is about something in the plural. “is” compares the kind. */
static gboolean
takes_are (const Writer *s, const FpTreeNode *node)
{
  return strcmp (node->word, "is") != 0 && is_plural (s, node->a);
}

static char *
format_binary (const Writer *s, const FpTreeNode *node, gboolean negated)
{
  const Operator *sign = find_operator (node->word);
  const char *pattern;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (strcmp (node->word, "in") == 0)
    return format_in (s, node, negated);
  if (strcmp (node->word, ">") == 0 && is_zero (s, node->b))
    first = format_some (s, fp_tree_node (s->tree, node->a), negated);
  if (first != NULL)
    return g_steal_pointer (&first);
  if (sign == NULL || (negated && sign->negated == NULL))
    return NULL;
  pattern = negated ? sign->negated : sign->pattern;
  if (pattern != NULL && ((is_name (s, node->a, "me") && !is_named_self (s, node->a)) || takes_are (s, node)))
    pattern = said_of_several (pattern);
  first = left_side (s, node, sign->level);
  second = right_side (s, node, sign->level);
  return fp_text_fill (pattern != NULL ? _ (pattern) : sum_pattern (s, node), "first", first, "second", second, NULL);
}

static char *
format_filter (const Writer *s, const FpTreeNode *node)
{
  g_autofree char *set = format_node (s, node->a, FALSE);
  g_autofree char *condition = format_condition (s, node->a, node->b, LEVEL_OR);

  /* Translators: {set} are cards, planets or players; {condition} is said of each of them. */
  return fp_text_fill (_ ("{set} (only if {condition})"), "set", set, "condition", condition, NULL);
}

/* Formats node @index, or its opposite. */
static char *
format_node (const Writer *s, int index, gboolean negated)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);
  g_autofree char *plain = NULL;
  char *words = NULL;

  switch (node->kind)
    {
    case FP_TREE_NUMBER:
      return fp_text_number (atoi (node->word));
    case FP_TREE_NAME:
      words = format_name (s, node, negated);
      break;
    case FP_TREE_CALL:
      words = format_call (s, node, negated);
      break;
    case FP_TREE_BINARY:
      words = format_binary (s, node, negated);
      break;
    case FP_TREE_FILTER:
      return format_filter (s, node);
    case FP_TREE_LIST:
      return format_words (s, index, NULL, C_ ("list", "{first}, {second}"));
    case FP_TREE_NOT:
      return format_node (s, node->a, !negated);
    case FP_TREE_MINUS:
      plain = format_within (s, node->a, LEVEL_PRODUCT);
      return fp_text_fill (C_ ("number", "−{number}"), "number", plain, NULL);
    }
  if (words != NULL)
    return words;
  plain = format_node (s, index, FALSE);
  return fp_text_fill (_ ("it is not true that {condition}"), "condition", plain, NULL);
}

/* --- Whole expressions --- */

char *
fp_text_text (const FpEngine *engine, const FpTextSelf *self, const char *text)
{
  g_autoptr (GArray) tree = fp_tree_read (text);
  Writer s = { engine, tree, self, FALSE };

  return tree != NULL ? format_node (&s, (int) tree->len - 1, FALSE) : g_strdup (text);
}

/* Formats an expression that gives a word: the word itself, or a name. */
static char *
word_expression (const FpEngine *engine, const FpTextSelf *self, const FpExpression *expression)
{
  const char *text = fp_expression_text (expression);
  guint words = fp_expression_words (expression);

  if (fp_word_number (engine->edition, text, words) > 0)
    return one_word (engine, text, words);
  return fp_text_text (engine, self, text);
}

char *
fp_text_expression (const FpEngine *engine, int index)
{
  return fp_text_expression_of (engine, NULL, index);
}

char *
fp_text_expression_of (const FpEngine *engine, const FpTextSelf *self, int index)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  int number;

  if (expression == NULL)
    return g_strdup ("");
  if (fp_expression_is_constant (expression, &number) && fp_expression_type (expression) == FP_TYPE_NUMBER)
    return fp_text_number (number);
  if (fp_expression_type (expression) == FP_TYPE_WORD)
    return word_expression (engine, self, expression);
  return fp_text_text (engine, self, fp_expression_text (expression));
}

/* Formats node @index as a place. Only the outermost name has other words then. */
static char *
place_words (const Writer *s, int index)
{
  const FpTreeNode *node = fp_tree_node (s->tree, index);
  const FpTermText *term =
      node->kind == FP_TREE_NAME ? fp_text_term (s->engine->edition, FP_TERM_PLACE, node->word) : NULL;
  g_autofree char *set = NULL;
  g_autofree char *condition = NULL;

  if (node->kind == FP_TREE_NAME && node->a >= 0 && is_name (s, node->a, "that"))
    term = NULL;
  if (node->kind != FP_TREE_FILTER)
    return term != NULL ? term_words (s, node, term) : NULL;
  set = place_words (s, node->a);
  if (set == NULL)
    return NULL;
  condition = format_condition (s, node->a, node->b, LEVEL_OR);
  return fp_text_fill (_ ("{set} (only if {condition})"), "set", set, "condition", condition, NULL);
}

char *
fp_text_place_expression (const FpEngine *engine, const FpTextSelf *self, int index)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  g_autoptr (GArray) tree = expression != NULL ? fp_tree_read (fp_expression_text (expression)) : NULL;
  Writer s = { engine, tree, self, FALSE };

  return tree != NULL ? place_words (&s, (int) tree->len - 1) : NULL;
}

gboolean
fp_text_reads (const FpEngine *engine, int index, const char *text)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);

  return expression != NULL && strcmp (fp_expression_text (expression), text) == 0;
}

gboolean
fp_text_has_own_names (const FpEngine *engine, int index)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  g_autoptr (GArray) tree = expression != NULL ? fp_tree_read (fp_expression_text (expression)) : NULL;

  for (guint i = 0; tree != NULL && i < tree->len; i++)
    {
      const FpTreeNode *node = fp_tree_node (tree, (int) i);

      if (node->kind == FP_TREE_NAME && node->a < 0 &&
          fp_text_term (engine->edition, FP_TERM_THING, node->word) == NULL)
        return TRUE;
    }
  return FALSE;
}
