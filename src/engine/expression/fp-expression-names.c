/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parsing of names and functions, and of the parts behind a dot or in [ ]. */
#include "engine/expression/fp-expression-parser.h"

#include "engine/program/fp-catalog.h"
#include "engine/runner/fp-edition.h"
#include "engine/state/fp-hash.h"

#include <string.h>

const FpNameDef *
fp_name_find (const FpNameDef *names, FpType of, const char *word)
{
  for (; names->name != NULL; names++)
    if (names->of == of && strcmp (names->name, word) == 0)
      return names;
  return NULL;
}

guint
fp_expression_name_words (const FpEdition *edition, const char *name)
{
  const FpNameDef *const tables[] = { edition->names, fp_builtin_names };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const FpNameDef *row = tables[i]; row != NULL && row->name != NULL; row++)
      if ((row->gives == FP_TYPE_WORD || row->of == FP_TYPE_WORD) && strcmp (row->name, name) == 0)
        return row->words;
  return FP_WORD_LIST_NONE;
}

/* The edition's names come first, because they may say more about a thing than the built-in
 * ones. */
const FpNameDef *
fp_parse_look_up (FpParser *p, FpType of, const char *word)
{
  const FpNameDef *name = fp_name_find (p->scope->edition->names, of, word);

  if (name == NULL)
    name = fp_name_find (fp_builtin_names, of, word);
  /* Scenarios have one format, so they keep all names that they ever had. */
  for (const FpNameDef *def = p->scope->edition->names; p->scope->seats && name == NULL && def->name != NULL; def++)
    if (def->of == of && g_strcmp0 (def->was, word) == 0)
      name = def;
  return name;
}

/* Rules that read each other's queries would form a cycle. So each may read only earlier queries
 * (docs/design/card-language.md 2.4). */
static gboolean
may_query (FpParser *p, const FpNameDef *name)
{
  return p->scope->rank == 0 || name->query < p->scope->rank;
}

int
fp_parse_add_name (FpParser *p, const FpNameDef *name, int of)
{
  int index;

  if (!may_query (p, name))
    return fp_parse_fail (p, p->name_at,
                          "“%s” can't be asked here; expected only what is settled before what this rule changes",
                          name->name);
  index = fp_parse_add (p, FP_NODE_NAME, name->gives, of, -1, name->arg);
  if (index >= 0)
    {
      fp_parse_node (p, index)->name = name;
      fp_parse_node (p, index)->words = name->words;
      fp_parse_node (p, index)->is_me = of < 0 && strcmp (name->name, "me") == 0;
    }
  return index;
}

static const FpVariable *
find_variable (FpParser *p, const char *word)
{
  const GArray *variables = p->scope->variables;

  for (guint i = variables != NULL ? variables->len : 0; i > 0; i--)
    {
      const FpVariable *variable = &g_array_index (variables, FpVariable, i - 1);

      if (strcmp (variable->name, word) == 0)
        return variable;
    }
  return NULL;
}

static int
add_variable (FpParser *p, const FpVariable *variable, int whose)
{
  int index = fp_parse_add (p, FP_NODE_VARIABLE, variable->type, whose, -1, variable->slot);

  if (index >= 0)
    {
      fp_parse_node (p, index)->words = variable->words;
      fp_parse_node (p, index)->kept = variable->kept || variable->hidden;
    }
  return index;
}

/* “a-b” may have been meant as “a - b”. */
static int
unknown_name (FpParser *p, const char *word, const char *where)
{
  const char *dash = strchr (word, '-');

  if (dash != NULL)
    return fp_parse_fail_unknown (p, where, FP_TYPE_NOTHING, word,
                                  "unknown name “%s”; for a difference, put blanks round the “-”", word);
  return fp_parse_fail_unknown (p, where, FP_TYPE_NOTHING, word, "unknown name “%s”", word);
}

static gboolean
can_be_counted (const FpNode *node)
{
  return fp_type_is_set (node->type) || node->type == FP_TYPE_SHIPS || node->type == FP_TYPE_HALVES ||
         (node->type == FP_TYPE_WORD && node->op == FP_NODE_NAME && node->a < 0);
}

static int
parse_second_argument (FpParser *p, FpCall call)
{
  const char *where;

  if (!fp_parse_take (p, ","))
    return fp_parse_fail (p, p->at, "“%s” needs two things in its brackets", fp_calls[call].name);
  if (call == FP_CALL_MOST)
    {
      p->it = FP_TYPE_PLAYERS;
      p->sifting = TRUE;
    }
  where = p->at;
  return fp_parse_want (p, fp_parse_or (p), fp_calls[call].second, where);
}

/* “highest” and “lowest” compare by the edition's value of a card. */
static int
add_call (FpParser *p, FpCall call, int first, int second)
{
  const FpNameDef *value = NULL;
  int index;

  if (call == FP_CALL_HIGHEST || call == FP_CALL_LOWEST)
    value = fp_name_find (p->scope->edition->names, FP_TYPE_CARDS, "value");
  if (value != NULL && !may_query (p, value))
    return fp_parse_fail (p, p->name_at, "“%s” goes by values, which are not settled yet before what this rule changes",
                          fp_calls[call].name);
  index = fp_parse_add (p, FP_NODE_CALL, fp_calls[call].gives, first, second, (int) call);
  if (index >= 0)
    fp_parse_node (p, index)->name = value;
  return index;
}

static int
parse_arguments (FpParser *p, FpCall call, const char *where)
{
  const FpCallDef *def = &fp_calls[call];
  int first = fp_parse_want (p, fp_parse_or (p), def->first, where);
  int second = -1;

  if (first < 0)
    return -1;
  if (def->first == FP_TYPE_NOTHING && !can_be_counted (fp_parse_node (p, first)))
    return fp_parse_fail (p, where, "“%s” is about a set; this is %s", def->name,
                          fp_type_name (fp_parse_node (p, first)->type));
  if (def->second != FP_TYPE_NOTHING && (second = parse_second_argument (p, call)) < 0)
    return -1;
  if (!fp_parse_take (p, ")"))
    return fp_parse_fail (p, p->at, "a “)” is missing");
  return add_call (p, call, first, second);
}

/* Parses a built-in function. */
static int
parse_call (FpParser *p, const char *word, const char *where)
{
  FpType outer = p->it;
  gboolean sifting = p->sifting;

  for (guint i = 0; i < FP_N_CALLS; i++)
    if (strcmp (fp_calls[i].name, word) == 0)
      {
        int index = parse_arguments (p, (FpCall) i, where);

        p->it = outer;
        p->sifting = sifting;
        return index;
      }
  return fp_parse_fail (p, where, "there is no function “%s ()”", word);
}

/* Parses the words in “bar (blue, pink)”, or after “is”. */
int
fp_parse_words (FpParser *p, guint words, const GPtrArray *options)
{
  const char *where;
  g_autofree char *word = fp_parse_take_name (p, &where);
  int value = 0, item, next = -1;

  if (word == NULL)
    return -1;
  for (guint i = 0; options != NULL && i < options->len; i++)
    if (strcmp (g_ptr_array_index (options, i), word) == 0)
      value = (int) i + 1;
  if (options == NULL)
    value = fp_word_number (p->scope->edition, word, words);
  if (value == 0)
    return fp_parse_fail_unknown (p, where, FP_TYPE_WORD, word, "“%s” is not a word that can stand here", word);
  item = fp_parse_add (p, FP_NODE_WORD, FP_TYPE_WORD, -1, -1, value);
  if (item < 0)
    return -1;
  fp_parse_node (p, item)->key = fp_word_key (options == NULL ? words : FP_WORD_LIST_NONE, value);
  if (fp_parse_take (p, ","))
    {
      next = fp_parse_words (p, words, options);
      if (next < 0)
        return -1;
    }
  return fp_parse_add (p, FP_NODE_LIST, FP_TYPE_WORD, item, next, 0);
}

/* Parses “named (CARD)”, or with a set “named (SET:CARD)”. */
static int
parse_named (FpParser *p)
{
  const char *where, *rest;
  g_autofree char *id = fp_parse_take_name (p, &where);
  int def, index;

  if (id != NULL && fp_parse_take (p, ":"))
    {
      g_autofree char *set = g_steal_pointer (&id);
      g_autofree char *name = fp_parse_take_name (p, &rest);

      id = name != NULL ? g_strconcat (set, ":", name, NULL) : NULL;
    }
  if (id == NULL)
    return -1;
  def = p->scope->catalog != NULL ? fp_catalog_find (p->scope->catalog, id) : -1;
  if (def < 0)
    return fp_parse_fail (p, where, "there is no card “%s”", id);
  if (!fp_parse_take (p, ")"))
    return fp_parse_fail (p, p->at, "a “)” is missing");
  index = fp_parse_add (p, FP_NODE_NAMED, FP_TYPE_CARDS, -1, -1, def);
  if (index >= 0)
    fp_parse_node (p, index)->key = fp_catalog_card (p->scope->catalog, (guint) def)->key;
  return index;
}

/* Returns TRUE if the next tokens are an expression that yields a word, and not words themselves.
 * Such an expression is a bound name, a list, or more than a name. */
static gboolean
is_word_expression (FpParser *p)
{
  const char *at = p->at, *where, *name_at = p->name_at;
  g_autofree char *word = fp_parse_take_name (p, &where);
  const FpNameDef *name = word != NULL ? fp_parse_look_up (p, FP_TYPE_NOTHING, word) : NULL;
  gboolean is_expression;

  fp_parse_space (p);
  is_expression =
      word != NULL && (strchr (".[(", *p->at) == NULL || *p->at == '\0' ? find_variable (p, word) != NULL : TRUE);
  is_expression = is_expression || (name != NULL && name->gives == FP_TYPE_WORD);
  p->at = at;
  p->name_at = name_at;
  return is_expression;
}

static int
parse_word_expression (FpParser *p, guint words)
{
  const char *where = p->at;
  int index = fp_parse_want (p, fp_parse_or (p), FP_TYPE_WORD, where);

  if (index >= 0 && fp_parse_node (p, index)->words != words)
    return fp_parse_fail (p, where, "this is a word of another list");
  return index;
}

static int
parse_function (FpParser *p, const char *word, const char *where)
{
  const FpNameDef *name = fp_parse_look_up (p, FP_TYPE_WORD, word);
  int list;

  if (strcmp (word, "named") == 0)
    return parse_named (p);
  if (name == NULL)
    return parse_call (p, word, where);
  list = is_word_expression (p) ? parse_word_expression (p, name->words) : fp_parse_words (p, name->words, NULL);
  if (list < 0)
    return -1;
  if (!fp_parse_take (p, ")"))
    return fp_parse_fail (p, p->at, "a “)” is missing");
  p->name_at = where;
  list = fp_parse_add_name (p, name, list);
  if (list >= 0)
    fp_parse_node (p, list)->words = FP_WORD_LIST_NONE;
  return list;
}

/* Parses a name with a meaning of its own in the language. */
static int
parse_special (FpParser *p, const char *word, const char *where)
{
  if (strcmp (word, "yes") == 0 || strcmp (word, "no") == 0)
    return fp_parse_add (p, FP_NODE_YES_NO, FP_TYPE_YES_NO, -1, -1, word[0] == 'y');
  if (strcmp (word, "they") == 0)
    return fp_parse_add (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0);
  if (strcmp (word, "it") == 0)
    return p->it == FP_TYPE_NOTHING ? fp_parse_fail (p, where, "nothing is asked about here, so there is no “it”")
                                    : fp_parse_add (p, FP_NODE_IT, p->it, -1, -1, 0);
  if (strcmp (word, "so-far") == 0)
    {
      if (!p->scope->so_far)
        return fp_parse_fail (p, where, "there is no number before this one, so there is no “so-far”");
      p->out->so_far = TRUE;
      return fp_parse_add (p, FP_NODE_SO_FAR, FP_TYPE_NUMBER, -1, -1, 0);
    }
  if (strcmp (word, "that") == 0)
    return !p->scope->answers ? fp_parse_fail (p, where, "nothing is answered here, so there is no “that”")
                              : fp_parse_add (p, FP_NODE_THAT, FP_TYPE_ACTION, -1, -1, 0);
  return -2;
}

/* Returns TRUE if things of type @of had a name @word in format 1 of sets, which may mean something
 * else since then. */
static gboolean
is_former (FpParser *p, FpType of, const char *word)
{
  for (const FpNameDef *name = p->scope->edition->names; p->scope->former && name->name != NULL; name++)
    if (name->of == of && g_strcmp0 (name->was, word) == 0)
      return TRUE;
  return FALSE;
}

/* Returns the number of the card's own counter @word, −1: the card has no such counter. */
static int
find_counter (FpParser *p, const char *word)
{
  const GArray *counters = p->scope->counters;

  for (guint i = 0; counters != NULL && i < counters->len; i++)
    if (strcmp (g_array_index (counters, FpCounterDef, i).id, word) == 0)
      return (int) i;
  return -1;
}

/* Parses “opponent” in a line about another player than the rule's own: it is that player's. */
static int
parse_their_opponent (FpParser *p, const char *where)
{
  if (p->scope->former)
    return fp_parse_fail_unknown (p, where, FP_TYPE_NOTHING, "opponent", "“opponent” is here the line's player's own");
  fp_parse_show (p, where, 0, "they.");
  return fp_parse_add_name (p, fp_parse_look_up (p, FP_TYPE_PLAYERS, "opponent"),
                            fp_parse_add (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0));
}

static int
parse_lone_name (FpParser *p, const char *word, const char *where)
{
  const FpVariable *variable = find_variable (p, word);
  const FpNameDef *name;
  int special, seat, counter;

  if (variable != NULL)
    return add_variable (p, variable, variable->each ? fp_parse_add (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0) : -1);
  special = parse_special (p, word, where);
  if (special != -2)
    return special;
  if (p->sifting && is_former (p, p->it, word))
    return unknown_name (p, word, where);
  if (p->sifting && (name = fp_parse_look_up (p, p->it, word)) != NULL)
    return fp_parse_add_name (p, name, fp_parse_add (p, FP_NODE_IT, p->it, -1, -1, 0));
  if ((counter = find_counter (p, word)) >= 0)
    return fp_parse_add (p, FP_NODE_COUNTER, FP_TYPE_NUMBER, -1, -1, counter);
  if (p->scope->elsewhere && strcmp (word, "opponent") == 0)
    return parse_their_opponent (p, where);
  if ((name = fp_parse_look_up (p, FP_TYPE_NOTHING, word)) != NULL)
    return fp_parse_add_name (p, name, -1);
  seat = p->scope->seats ? fp_edition_seat (p->scope->edition, word) : -1;
  if (seat >= 0)
    return fp_parse_add (p, FP_NODE_SEAT, FP_TYPE_PLAYERS, -1, -1, seat);
  name = fp_parse_look_up (p, FP_TYPE_PLAYERS, word);
  if (name != NULL && name->bare && !p->scope->no_bare)
    return fp_parse_add_name (p, name, fp_parse_add (p, FP_NODE_THEY, FP_TYPE_PLAYERS, -1, -1, 0));
  if (name != NULL)
    return fp_parse_fail (p, where, "whose “%s”? write me.%s or opponent.%s", word, word, word);
  return unknown_name (p, word, where);
}

static int
parse_base (FpParser *p)
{
  const char *where;

  fp_parse_space (p);
  where = p->at;
  if (g_ascii_isdigit (*p->at))
    {
      gint64 number = g_ascii_strtoll (p->at, (char **) &p->at, 10);

      if (number > 30000)
        return fp_parse_fail (p, where, "this number is too big; 30000 is the most");
      return fp_parse_add (p, FP_NODE_NUMBER, FP_TYPE_NUMBER, -1, -1, (int) number);
    }
  if (fp_parse_take (p, "("))
    {
      int index = fp_parse_or (p);

      if (index >= 0 && !fp_parse_take (p, ")"))
        return fp_parse_fail (p, p->at, "a “)” is missing");
      return index;
    }
  g_autofree char *word = fp_parse_take_name (p, &where);
  if (word == NULL)
    return -1;
  if (p->out->first_name == NULL)
    p->out->first_name = g_strdup (word);
  if (fp_parse_take (p, "("))
    return parse_function (p, word, where);
  return parse_lone_name (p, word, where);
}

static int
parse_filter (FpParser *p, int base, const char *where)
{
  FpType outer = p->it, type;
  gboolean sifting = p->sifting;
  int condition;

  type = fp_parse_node (p, base)->type;
  if (type == FP_TYPE_ZONE)
    type = FP_TYPE_CARDS;
  if (type != FP_TYPE_CARDS && type != FP_TYPE_PLAYERS && type != FP_TYPE_PLANETS)
    return fp_parse_fail (p, where, "only cards, players and planets can be sifted with [ ]");
  p->it = type;
  p->sifting = TRUE;
  condition = fp_parse_want (p, fp_parse_or (p), FP_TYPE_YES_NO, where);
  p->it = outer;
  p->sifting = sifting;
  if (condition < 0)
    return -1;
  if (!fp_parse_take (p, "]"))
    return fp_parse_fail (p, p->at, "a “]” is missing");
  return fp_parse_add (p, FP_NODE_FILTER, type, base, condition, 0);
}

/* Returns TRUE if the answered action has the member @word. Each action has only some members. */
static gboolean
action_has (FpParser *p, const char *word)
{
  static const struct
  {
    const char *word;
    guint that;
  } needs[] = {
    { "cards", FP_THAT_CARDS }, { "ships", FP_THAT_SHIPS }, { "count", FP_THAT_COUNT },  { "from", FP_THAT_FROM },
    { "to", FP_THAT_TO },       { "role", FP_THAT_ROLE },   { "emptied", FP_THAT_FROM },
  };

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    if (strcmp (needs[i].word, word) == 0)
      return (p->scope->that & needs[i].that) != 0;
  return TRUE;
}

/* Returns TRUE if a card of the sets has a counter called @word. */
static gboolean
is_counter (FpParser *p, const char *word)
{
  const FpCatalog *catalog = p->scope->catalog;

  for (guint i = 0; catalog != NULL && i < catalog->cards->len; i++)
    {
      const GArray *counters = fp_catalog_card (catalog, i)->counters;

      for (guint k = 0; counters != NULL && k < counters->len; k++)
        if (strcmp (g_array_index (counters, FpCounterDef, k).id, word) == 0)
          return TRUE;
    }
  return FALSE;
}

static int
add_counter_of (FpParser *p, const char *word, int cards)
{
  int index = fp_parse_add (p, FP_NODE_COUNTER_OF, FP_TYPE_NUMBER, cards, -1, (int) g_quark_from_string (word));

  if (index >= 0)
    fp_parse_node (p, index)->key = fp_hash_string (0, word);
  return index;
}

/* Returns TRUE if node @index, the last one, is “me”. */
static gboolean
is_me (FpParser *p, int index)
{
  const FpNode *node = fp_parse_node (p, index);

  return node->is_me && (guint) index + 1 == p->out->nodes->len;
}

/* @start: position of the thing before the dot. */
static int
parse_member (FpParser *p, int base, const char *start)
{
  const char *where;
  g_autofree char *word = fp_parse_take_name (p, &where);
  const FpVariable *variable;
  const FpNameDef *name;
  FpType of;

  if (word == NULL)
    return -1;
  of = fp_parse_node (p, base)->type;
  variable = find_variable (p, word);
  if (of == FP_TYPE_PLAYERS && variable != NULL && variable->each)
    return add_variable (p, variable, base);
  if (of == FP_TYPE_ZONE)
    of = FP_TYPE_CARDS;
  name = of != FP_TYPE_WORD ? fp_parse_look_up (p, of, word) : NULL;
  if (name != NULL && of == FP_TYPE_ACTION && !action_has (p, word))
    return fp_parse_fail (p, where, "“that” knows no “%s” here: not all of what is answered has it", word);
  if (name == NULL && of == FP_TYPE_CARDS && is_counter (p, word))
    return add_counter_of (p, word, base);
  if (name == NULL)
    return fp_parse_fail_unknown (p, where, of, word, "%s has no “%s”", fp_type_name (of), word);
  if (is_me (p, base) && strcmp (word, "opponent") == 0)
    {
      /* “me.opponent” is what “opponent” is in a line about the rule's player. */
      fp_parse_show (p, start, (gsize) (where - start), "");
      g_array_set_size (p->out->nodes, (guint) base);
      if (strcmp (p->out->first_name, "me") == 0)
        {
          g_free (p->out->first_name);
          p->out->first_name = g_strdup (word);
        }
      return fp_parse_add_name (p, fp_parse_look_up (p, FP_TYPE_NOTHING, word), -1);
    }
  return fp_parse_add_name (p, name, base);
}

int
fp_parse_path (FpParser *p)
{
  const char *start;
  int index;

  fp_parse_space (p);
  start = p->at;
  index = parse_base (p);

  while (index >= 0)
    {
      const char *where;

      fp_parse_space (p);
      where = p->at;
      if (*p->at == '.' && p->at[1] != '.')
        {
          p->at++;
          index = parse_member (p, index, start);
        }
      else if (fp_parse_take (p, "["))
        index = parse_filter (p, index, where);
      else
        break;
    }
  if (index >= 0 && fp_parse_node (p, index)->type == FP_TYPE_ACTION)
    return fp_parse_fail (p, start, "“that” is not enough; expected what of it, such as “that.who”");
  return index;
}
