/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random expressions: written by type, then parsed to see if they are valid in their place. */
#include "editions/duel/random-parts.h"

#include "engine/expression/fp-expression-private.h"

#include <string.h>

enum
{
  DEEPEST = 3,
  MOST_TRIES = 40,
  FEW_TRIES = 10,
};

guint
random_below (RandomCards *cards, guint n)
{
  return (guint) fp_random_below (&cards->random, n);
}

gboolean
random_chance (RandomCards *cards, guint percent)
{
  return random_below (cards, 100) < percent;
}

const char *
random_keep (RandomCards *cards, char *text)
{
  g_ptr_array_add (cards->kept, text);
  return text;
}

const char *
random_one_of (RandomCards *cards, const char *const *words, guint n)
{
  return words[random_below (cards, n)];
}

const char *
random_word (RandomCards *cards, guint words)
{
  g_autofree char *all = fp_word_list (cards->edition, words);
  g_auto (GStrv) list = g_strsplit (all, " ", -1);

  return random_keep (cards, g_strdup (list[random_below (cards, g_strv_length (list))]));
}

static char *write_type (RandomCards *cards, FpType type, guint depth);

/* --- Names of the tables --- */

static char *
write_call_of_words (RandomCards *cards, const FpNameDef *name)
{
  return g_strdup_printf ("%s(%s)", name->name, random_word (cards, name->words));
}

static char *
write_name (RandomCards *cards, const FpNameDef *name, guint depth)
{
  g_autofree char *before = NULL;

  if (name->of == FP_TYPE_NOTHING || (name->bare && !cards->scope.no_bare && random_chance (cards, 30)))
    return g_strdup (name->name);
  if (name->of == FP_TYPE_WORD)
    return write_call_of_words (cards, name);
  if (name->of == FP_TYPE_ACTION)
    return g_strdup_printf ("that.%s", name->name);
  before = write_type (cards, name->of, depth + 1);
  return before == NULL ? NULL : g_strdup_printf ("(%s).%s", before, name->name);
}

/* Names of the action are valid only in rules that listen to actions. */
static gboolean
may_stand (const RandomCards *cards, const FpNameDef *name, guint depth)
{
  if (name->of == FP_TYPE_ACTION)
    return cards->scope.answers;
  return name->of == FP_TYPE_NOTHING || depth < DEEPEST;
}

static char *
write_any_name (RandomCards *cards, FpType type, guint depth)
{
  const FpNameDef *const tables[] = { fp_builtin_names, cards->edition->names };
  const FpNameDef *found = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const FpNameDef *name = tables[i]; name->name != NULL; name++)
      if (name->gives == type && may_stand (cards, name, depth) && random_below (cards, ++n) == 0)
        found = name;
  return found == NULL ? NULL : write_name (cards, found, depth);
}

static char *
write_variable (RandomCards *cards, FpType type)
{
  const FpVariable *found = NULL;
  guint n = 0;

  for (guint i = 0; i < cards->variables->len; i++)
    {
      const FpVariable *variable = &g_array_index (cards->variables, FpVariable, i);

      if (variable->type == type && random_below (cards, ++n) == 0)
        found = variable;
    }
  if (found == NULL)
    return NULL;
  return found->each ? g_strdup_printf ("leader.%s", found->name) : g_strdup (found->name);
}

static FpType
countable (RandomCards *cards)
{
  static const FpType types[] = { FP_TYPE_CARDS, FP_TYPE_ZONE, FP_TYPE_PLANETS, FP_TYPE_PLAYERS };

  return types[random_below (cards, G_N_ELEMENTS (types))];
}

static char *
write_any_call (RandomCards *cards, FpType type, guint depth)
{
  const FpCallDef *found = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  guint n = 0;

  for (guint i = 0; i < FP_N_CALLS; i++)
    if (fp_calls[i].gives == type && random_below (cards, ++n) == 0)
      found = &fp_calls[i];
  if (found == NULL || depth >= DEEPEST)
    return NULL;
  first = write_type (cards, found->first == FP_TYPE_NOTHING ? countable (cards) : found->first, depth + 1);
  if (first == NULL || found->second == FP_TYPE_NOTHING)
    return first == NULL ? NULL : g_strdup_printf ("%s(%s)", found->name, first);
  second = write_type (cards, found->second, depth + 1);
  return second == NULL ? NULL : g_strdup_printf ("%s(%s, %s)", found->name, first, second);
}

/* --- Parts specific to a type --- */

static char *
write_two (RandomCards *cards, FpType type, const char *sign, guint depth)
{
  g_autofree char *one = write_type (cards, type, depth + 1);
  g_autofree char *two = write_type (cards, type, depth + 1);

  return one == NULL || two == NULL ? NULL : g_strdup_printf ("(%s) %s (%s)", one, sign, two);
}

static char *
write_number (RandomCards *cards, guint depth)
{
  static const char *const signs[] = { "+", "-", "*", "/", "mod" };

  if (random_chance (cards, 50))
    return g_strdup_printf ("%u", random_below (cards, random_chance (cards, 10) ? 1000 : 7));
  if (random_chance (cards, 15))
    return g_strdup (random_chance (cards, 50) ? "so-far" : "-2");
  if (random_chance (cards, 20) && cards->counters->len > 0)
    return g_strdup (g_array_index (cards->counters, FpCounterDef, 0).id);
  return write_two (cards, FP_TYPE_NUMBER, signs[random_below (cards, G_N_ELEMENTS (signs))], depth);
}

/* Tests the action's cause. The few causes that aren't steps come first in their list. */
static char *
write_that_test (RandomCards *cards)
{
  enum
  {
    FEW = 5,
  };
  g_autofree char *all = fp_word_list (cards->edition, FP_WORD_LIST_CAUSE);
  g_auto (GStrv) list = g_strsplit (all, " ", -1);

  if (cards->scope.that & FP_THAT_ROLE && random_chance (cards, 60))
    return g_strdup_printf ("that.role is %s", random_word (cards, FP_WORD_LIST_ROLE));
  return g_strdup_printf ("that.cause is %s", list[random_below (cards, MIN (FEW, g_strv_length (list)))]);
}

/* A word may only be compared with words of its own list. */
static char *
write_word_test (RandomCards *cards, guint depth)
{
  const FpNameDef *const tables[] = { fp_builtin_names, cards->edition->names };
  const FpNameDef *found = NULL;
  g_autofree char *path = NULL;
  guint n = 0;

  if (cards->scope.answers && random_chance (cards, 40))
    return write_that_test (cards);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const FpNameDef *name = tables[i]; name->name != NULL; name++)
      if (name->gives == FP_TYPE_WORD && may_stand (cards, name, 0) &&
          random_below (cards, n += name->of == FP_TYPE_ACTION ? 4 : 1) < 4)
        found = name;
  path = write_name (cards, found, depth + 1);
  if (path == NULL)
    return NULL;
  if (random_chance (cards, 20))
    return g_strdup_printf ("%s is (%s, %s)", path, random_word (cards, found->words),
                            random_word (cards, found->words));
  return g_strdup_printf ("%s is %s", path, random_word (cards, found->words));
}

static char *
write_yes_no (RandomCards *cards, guint depth)
{
  static const char *const signs[] = { "=", "!=", "<", "<=", ">", ">=" };
  static const FpType sets[] = { FP_TYPE_PLAYERS, FP_TYPE_CARDS, FP_TYPE_PLANETS };
  FpType set = sets[random_below (cards, G_N_ELEMENTS (sets))];
  g_autofree char *one = NULL;

  switch (random_below (cards, 6))
    {
    case 0:
      one = write_type (cards, FP_TYPE_YES_NO, depth + 1);
      return one == NULL ? NULL : g_strdup_printf ("not (%s)", one);
    case 1:
      return write_two (cards, FP_TYPE_YES_NO, random_chance (cards, 50) ? "or" : "and", depth);
    case 2:
      return write_word_test (cards, depth);
    case 3:
      return write_two (cards, set, random_chance (cards, 50) ? "in" : "=", depth);
    default:
      return write_two (cards, FP_TYPE_NUMBER, signs[random_below (cards, G_N_ELEMENTS (signs))], depth);
    }
}

/* Writes a set: the items that pass a test, or the union or difference of two sets. */
static char *
write_set (RandomCards *cards, FpType type, guint depth)
{
  g_autofree char *set = NULL;
  g_autofree char *test = NULL;
  FpType it = cards->scope.it;

  if (random_chance (cards, 40))
    return write_two (cards, type, random_chance (cards, 50) ? "+" : "-", depth);
  set = write_type (cards, type == FP_TYPE_CARDS && random_chance (cards, 70) ? FP_TYPE_ZONE : type, depth + 1);
  cards->scope.it = type;
  test = write_type (cards, FP_TYPE_YES_NO, depth + 2);
  cards->scope.it = it;
  return set == NULL || test == NULL ? NULL : g_strdup_printf ("(%s)[%s]", set, test);
}

static char *
write_named (RandomCards *cards)
{
  const FpCatalog *catalog = cards->scope.catalog;

  return g_strdup_printf ("named(%s)", fp_catalog_card (catalog, random_below (cards, catalog->cards->len))->id);
}

static char *
write_own (RandomCards *cards, FpType type, guint depth)
{
  if (cards->scope.it == type && random_chance (cards, 40))
    return g_strdup ("it");
  switch ((guint) type)
    {
    case FP_TYPE_NUMBER:
      return write_number (cards, depth);
    case FP_TYPE_YES_NO:
      return write_yes_no (cards, depth);
    case FP_TYPE_NUMBERS:
      return g_strdup_printf ("%u..%u", random_below (cards, 4), 1 + random_below (cards, 7));
    case FP_TYPE_CARDS:
      return random_chance (cards, 20) ? write_named (cards) : write_set (cards, type, depth);
    case FP_TYPE_PLAYERS:
      return random_chance (cards, 40) ? g_strdup ("they") : write_set (cards, type, depth);
    case FP_TYPE_PLANETS:
      return write_set (cards, type, depth);
    default:
      return NULL;
    }
}

static char *
write_type (RandomCards *cards, FpType type, guint depth)
{
  char *text = NULL;

  if (type == FP_TYPE_YES_NO && depth >= DEEPEST)
    return g_strdup_printf ("count(everyone) > %u", random_below (cards, 4));
  for (guint tries = 0; text == NULL && tries < FEW_TRIES; tries++)
    {
      guint way = random_below (cards, 10);

      if (way < 1)
        text = write_variable (cards, type);
      else if (way < 3)
        text = write_any_call (cards, type, depth);
      else if (way < 6 && depth < DEEPEST)
        text = write_own (cards, type, depth);
      else if (type == FP_TYPE_NUMBER && depth >= DEEPEST)
        text = g_strdup_printf ("%u", random_below (cards, 9));
      else
        text = write_any_name (cards, type, depth);
    }
  return text;
}

/* Returns TRUE if @text contains @word by itself, neither after a dot nor within a longer word. */
static gboolean
mentions (const char *text, const char *word)
{
  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    {
      char before = at == text ? ' ' : at[-1], behind = at[strlen (word)];

      if (!g_ascii_isalnum (before) && before != '-' && before != '.' && !g_ascii_isalnum (behind) && behind != '-')
        return TRUE;
    }
  return FALSE;
}

/* Without an owner there is no “me”, and in a line without a player no “they”. */
static gboolean
is_about_nobody (const RandomCards *cards, const char *text)
{
  gboolean about = cards->owned || cards->about;

  return (!cards->owned && mentions (text, "me")) || (!about && mentions (text, "opponent")) ||
         (!(cards->owned || (cards->about && !cards->scope.no_bare)) && mentions (text, "they")) ||
         strcmp (text, "nobody") == 0;
}

/* Returns TRUE if the members of @set, from which a player chooses, depend on cards that this
 * player can't see. Only bare names and “they” are sure to be the chooser's own. */
static gboolean
shows_hidden (const RandomCards *cards, const FpExpression *set)
{
  g_autoptr (GPtrArray) names = fp_expression_sifting_names (set, &cards->scope, FP_CHOOSER_THEY, 0);

  return names != NULL;
}

/* Returns TRUE if @expression reads more than it may. */
static gboolean
reads_hidden (const RandomCards *cards, const FpExpression *expression)
{
  const FpAsked anybody = { 0 };
  g_autoptr (GPtrArray) names = cards->shared ? fp_expression_asked_names (expression, &cards->scope, &anybody) : NULL;

  return names != NULL || (cards->open && fp_expression_hidden (expression)) ||
         (cards->chosen && shows_hidden (cards, expression));
}

const char *
random_expression (RandomCards *cards, FpType type)
{
  for (guint tries = 0; tries < MOST_TRIES; tries++)
    {
      g_autofree char *text = write_type (cards, type, tries / 10);
      g_autoptr (FpExpression) expression = text == NULL ? NULL : fp_expression_parse (text, &cards->scope, type, NULL);

      if (expression != NULL && !is_about_nobody (cards, text) && fp_expression_type (expression) == type &&
          !reads_hidden (cards, expression))
        return random_keep (cards, g_steal_pointer (&text));
    }
  return NULL;
}
