/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets: moments and rules. */
#include "editions/duel/random-parts.h"

#include <string.h>

enum
{
  MOST_KEPT = 6, /* names that a rule inside a program can keep */
};

/* --- Moments --- */

static guint
find_procedure (RandomCards *cards, gboolean (*fits) (const RandomCards *cards, guint index))
{
  guint found = 0, n = 0;

  FP_EACH_PROCEDURE (cards->edition, i)
    if (fits (cards, i) && random_below (cards, ++n) == 0)
      found = i;
  return found;
}

/* Moments of the set-up are over before most cards come into play. */
static gboolean
is_moment (const RandomCards *cards, guint index)
{
  return cards->edition->procedures[index].kind != FP_PROCEDURE_PART &&
         (index < FP_N_MACHINE_PROCEDURES || index > fp_edition_step (cards->edition, "begin-abilities"));
}

static gboolean
is_fought_step (const RandomCards *cards, guint index)
{
  const FpProcedureDef *procedure = &cards->edition->procedures[index];

  return procedure->kind == FP_PROCEDURE_STEP && procedure->in != 0;
}

const char *
random_step (RandomCards *cards)
{
  return cards->edition->procedures[find_procedure (cards, is_fought_step)].id;
}

const char *
random_moment (RandomCards *cards)
{
  if (cards->fought)
    return random_step (cards);
  if (random_chance (cards, 8))
    return "encounter";
  return random_chance (cards, 40) ? random_step (cards)
                                   : cards->edition->procedures[find_procedure (cards, is_moment)].id;
}

void
random_until (RandomCards *cards)
{
  random_attribute (cards, "until",
                    random_keep (cards, g_strdup_printf ("%s %s", random_chance (cards, 70) ? "after" : "before",
                                                         random_moment (cards))));
}

/* Sets the parts of `that` known to a rule at @moment. */
static void
set_that (RandomCards *cards, const char *moment)
{
  cards->scope.that = 0;
  cards->scope.answers = FALSE;
  FP_EACH_PROCEDURE (cards->edition, i)
    {
      const FpProcedureDef *procedure = &cards->edition->procedures[i];

      if (procedure->kind == FP_PROCEDURE_PART || strcmp (procedure->id, moment) != 0)
        continue;
      cards->scope.that = procedure->that;
      cards->scope.answers = procedure->kind == FP_PROCEDURE_ACTION || procedure->that != 0;
    }
}

static gboolean
is_action (const RandomCards *cards, const char *moment)
{
  FP_EACH_PROCEDURE (cards->edition, i)
    if (cards->edition->procedures[i].kind == FP_PROCEDURE_ACTION &&
        strcmp (cards->edition->procedures[i].id, moment) == 0)
      return TRUE;
  return FALSE;
}
/* --- Rules --- */

static void
write_change (RandomCards *cards, const FpQueryDef *query)
{
  static const char *const numbers[] = { "to", "times", "add", "at-least", "at-most" };
  static const char *const sets[] = { "to", "include", "exclude" };
  static const char *const steps[] = { "reveal-dials",   "reveal-envoys",   "choose-plans",
                                       "reveal-tactics", "resolve-tactics", "check-ships" };
  const char *value;

  cards->scope.so_far = query->gives == FP_TYPE_NUMBER;
  if (query->gives == FP_TYPE_WORD)
    {
      random_attribute (cards, "to",
                        query->words == FP_WORD_LIST_STEP ? random_one_of (cards, steps, G_N_ELEMENTS (steps))
                                                          : random_word (cards, query->words));
      return;
    }
  value = random_expression (cards, query->gives);
  if (value == NULL)
    value = query->gives == FP_TYPE_SHIPS ? "it.warp" : query->gives == FP_TYPE_CARDS ? "past" : "1";
  if (query->gives == FP_TYPE_NUMBER)
    random_attribute (cards, random_one_of (cards, numbers, G_N_ELEMENTS (numbers)), value);
  else if (query->gives == FP_TYPE_YES_NO || query->gives == FP_TYPE_SHIPS)
    random_attribute (cards, "to", value);
  else
    random_attribute (cards, random_one_of (cards, sets, G_N_ELEMENTS (sets)), value);
}

/* Returns TRUE if rules that change the answer to @query may read nothing hidden: players choose
 * from it or can read it. */
static gboolean
is_open (const FpEdition *edition, const FpQueryDef *query)
{
  if (query->asks ||
      (query->about == FP_TYPE_PLAYERS && (query->gives == FP_TYPE_NUMBERS || query->gives == FP_TYPE_CARDS ||
                                           query->gives == FP_TYPE_PLANETS || query->gives == FP_TYPE_PLAYERS)))
    return TRUE;
  for (const FpNameDef *name = edition->names; name->name != NULL; name++)
    if (name->query == query - edition->queries + 1)
      return TRUE;
  return FALSE;
}

void
random_modify (RandomCards *cards, gboolean until)
{
  const gboolean shared = cards->shared;
  guint index = random_below (cards, cards->edition->n_queries);
  const FpQueryDef *query = &cards->edition->queries[index];

  cards->shared = shared || is_open (cards->edition, query);
  g_string_append (cards->out, "<modify");
  random_attribute (cards, "what", query->id);
  cards->scope.rank = (int) index + 1;
  cards->scope.answers = FALSE;
  if (query->about == FP_TYPE_PLAYERS && (!cards->owned || random_chance (cards, 60)))
    {
      if (!random_chance (cards, 20) || !random_expression_attribute (cards, "of", FP_TYPE_PLAYERS))
        random_attribute (cards, "of", "everyone");
    }
  else if (query->about != FP_TYPE_NOTHING && query->about != FP_TYPE_PLAYERS &&
           !random_expression_attribute (cards, "of", query->about))
    random_attribute (cards, "of", query->about == FP_TYPE_CARDS ? "past" : "revealed-planets");
  cards->scope.it = query->about;
  if (random_chance (cards, 30))
    random_expression_attribute (cards, "if", FP_TYPE_YES_NO);
  write_change (cards, query);
  cards->shared = shared;
  if (until)
    random_until (cards);
  g_string_append (cards->out, "/>");
}

/* Writes the moment, the players and the condition. */
static void
write_head (RandomCards *cards, gboolean lasting, gboolean replaces, gboolean *may)
{
  static const char *const whens[] = { "before", "when", "after", "after" };
  const char *moment = random_moment (cards);

  *may = cards->owned && random_chance (cards, 35);
  if (!replaces && random_chance (cards, 10))
    {
      cards->open = *may;
      cards->scope.answers = FALSE;
      cards->scope.that = 0;
      if (random_expression_attribute (cards, "whenever", FP_TYPE_YES_NO))
        moment = NULL;
    }
  if (moment != NULL)
    {
      random_attribute (cards, replaces ? "what" : whens[random_below (cards, G_N_ELEMENTS (whens))], moment);
      if (is_action (cards, moment) && (!cards->owned || random_chance (cards, 60)))
        random_attribute (cards, "who", random_chance (cards, 70) ? "everyone" : "leader");
      set_that (cards, moment);
      cards->open = *may;
      if (random_chance (cards, 30))
        random_expression_attribute (cards, "if", FP_TYPE_YES_NO);
    }
  cards->open = FALSE;
  if (*may)
    random_attribute (cards, "may", "yes");
  if (!lasting && random_chance (cards, 10))
    random_attribute (cards, "silent", "yes");
}

void
random_answer (RandomCards *cards, gboolean until, gboolean replaces)
{
  gboolean may, about = cards->about, replacing = cards->replacing;

  g_string_append (cards->out, replaces ? "<replace" : "<trigger");
  write_head (cards, cards->depth > 0, replaces, &may);
  if (until && random_chance (cards, 70))
    random_until (cards);
  g_string_append (cards->out, ">");
  cards->scope.no_bare = FALSE;
  cards->replacing = replaces;
  cards->about = until ? about : cards->owned;
  random_pay (cards, 20);
  if (!replaces || random_chance (cards, 75))
    random_lines (cards, 3);
  cards->about = about;
  cards->replacing = replacing;
  g_string_append (cards->out, replaces ? "</replace>" : "</trigger>");
}

/* Removes the variables that a rule inside a program can't keep. */
static void
drop_variables (RandomCards *cards)
{
  for (guint i = cards->variables->len; i > 0; i--)
    {
      const FpVariable *variable = &g_array_index (cards->variables, FpVariable, i - 1);

      if (variable->many || variable->slot >= MOST_KEPT)
        g_array_remove_index (cards->variables, i - 1);
    }
}

void
random_rule (RandomCards *cards, gboolean until)
{
  const FpScope scope = cards->scope;
  g_autoptr (GArray) variables = cards->variables;
  guint depth = cards->depth, n_slots = cards->n_slots;

  cards->variables = g_array_copy (variables);
  drop_variables (cards);
  cards->scope.variables = cards->variables;
  cards->scope.no_bare = TRUE;
  cards->depth++;
  if (random_chance (cards, 30))
    random_modify (cards, until);
  else
    random_answer (cards, until, random_chance (cards, 35));
  g_array_unref (cards->variables);
  cards->variables = g_steal_pointer (&variables);
  cards->scope = scope;
  cards->depth = depth;
  cards->n_slots = n_slots;
}
