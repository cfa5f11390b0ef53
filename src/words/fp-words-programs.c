/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Programs of cards in plain words, a line a line, bodies indented by two blanks.
 *
 * Walks the shapes that fp-program.h describes; every jump but an `each`'s own leads forward, so the walk ends.
 */
#include "words/fp-words-private.h"

typedef struct
{
  const FpEngine *engine;
  GString *text;
  guint depth;
} Walk;

static void walk_range (Walk *walk, int first, int stop);

/* Writes @phrase, taken over, as a line. */
static void
line (Walk *walk, char *phrase)
{
  g_autofree char *words = fp_words_capital (phrase);

  if (walk->text->len > 0)
    g_string_append_c (walk->text, '\n');
  for (guint i = 0; i < walk->depth; i++)
    g_string_append (walk->text, "  ");
  g_string_append (walk->text, words);
}

static void
walk_body (Walk *walk, int first, int stop)
{
  walk->depth++;
  walk_range (walk, first, stop);
  walk->depth--;
}

static const FpInstruction *
at (const Walk *walk, int index)
{
  return fp_catalog_instruction (walk->engine->catalog, index);
}

/* The instruction behind an `if`; *@otherwise is where its else part begins, the same if it has none. */
static int
end_of_if (const Walk *walk, int index, int *otherwise)
{
  int target = at (walk, index)->target;
  const FpInstruction *last = at (walk, target - 1);

  *otherwise = target;
  return target - 1 > index && last->op == FP_OP_JUMP && last->target > target ? last->target : target;
}

static int
walk_if (Walk *walk, int index)
{
  const char *pattern = _ ("if {condition}:");

  for (;;)
    {
      int otherwise;
      int end = end_of_if (walk, index, &otherwise);
      int inner;
      g_autofree char *cond = fp_words_expression (walk->engine, at (walk, index)->cond);

      line (walk, fp_words_fill (pattern, "condition", cond, NULL));
      walk_body (walk, index + 1, otherwise < end ? otherwise - 1 : otherwise);
      if (otherwise == end)
        return end;
      if (at (walk, otherwise)->op == FP_OP_UNLESS && end_of_if (walk, otherwise, &inner) == end)
        {
          pattern = _ ("otherwise, if {condition}:");
          index = otherwise;
          continue;
        }
      line (walk, g_strdup (_ ("otherwise:")));
      walk_body (walk, otherwise, end);
      return end;
    }
}

static int
walk_each (Walk *walk, int index)
{
  const FpInstruction *each = at (walk, index);
  g_autofree char *who = fp_words_expression (walk->engine, each->who);

  line (walk, fp_words_fill (_ ("{who}:"), "who", who, NULL));
  walk_body (walk, index + 1, each->target - 1);
  return each->target;
}

static int
walk_may (Walk *walk, int index)
{
  const FpInstruction *may = at (walk, index);
  g_autofree char *who = fp_words_expression (walk->engine, may->who);
  const char *label = fp_catalog_string (walk->engine->catalog, may->label);

  if (label != NULL)
    label = g_dpgettext2 (GETTEXT_PACKAGE, "option", label);
  line (walk, fp_words_fill (*who == '\0' ? _ ("may choose to do this: {label}") : _ ("{who} may do this: {label}"),
                             "who", who, "label", label != NULL ? label : "", NULL));
  walk_body (walk, index + 1, may->target);
  return may->target;
}

static int
walk_choose_from (Walk *walk, int index)
{
  const FpInstruction *choose = at (walk, index);
  g_autofree char *who = fp_words_expression (walk->engine, choose->who);
  g_autofree char *set = fp_words_expression (walk->engine, choose->set);

  line (walk, fp_words_fill (*who == '\0' ? _ ("choose from: {set}") : _ ("{who} chooses from: {set}"), "who", who,
                             "set", set, NULL));
  return index + 1;
}

static const char *
choice_pattern (int how, gboolean named)
{
  switch (how)
    {
    case FP_HOW_STRIKE_OUT:
      return _ ("in turn, players strike out a line; each does the one that is left:");
    case FP_HOW_DRAFT:
      return _ ("in turn, players take a line that is not taken, and do it:");
    case FP_HOW_TOGETHER:
      return _ ("each player secretly chooses one; all are shown together:");
    default:
      return named ? _ ("{who} chooses one:") : _ ("choose one:");
    }
}

static int
walk_lines (Walk *walk, int index)
{
  const FpInstruction *choose = at (walk, index);
  g_autofree char *who = fp_words_expression (walk->engine, choose->who);
  int next = index + 1;

  line (walk, fp_words_fill (choice_pattern (choose->how, *who != '\0'), "who", who, NULL));
  walk->depth++;
  for (int i = 0; i < choose->count && next < choose->target; i++)
    {
      const FpInstruction *option = at (walk, next);
      g_autofree char *cond = fp_words_expression (walk->engine, option->cond);
      char *label = fp_words_line (walk->engine, next);

      if (*cond != '\0')
        line (walk, fp_words_fill (_ ("only if {condition}:"), "condition", cond, NULL));
      walk->depth += *cond != '\0' ? 1 : 0;
      if (label != NULL && option->label >= 0)
        line (walk, fp_words_fill (_ ("“{label}”"), "label", label, NULL));
      g_free (label);
      walk->depth += option->label >= 0 ? 1 : 0;
      walk_range (walk, next + 1, option->target);
      walk->depth -= (*cond != '\0' ? 1 : 0) + (option->label >= 0 ? 1 : 0);
      next = option->target;
    }
  walk->depth--;
  return choose->target;
}

static void
encounter_line (Walk *walk, const FpInstruction *duel)
{
  g_autofree char *where = NULL;
  g_autofree char *advantage = NULL;

  if (duel->op == FP_OP_CONTEST)
    {
      line (walk, g_strdup (_ ("have a contest")));
      return;
    }
  where = fp_words_is_variable (walk->engine, duel->set) ? g_strdup (_ ("that planet"))
                                                         : fp_words_expression (walk->engine, duel->set);
  advantage = fp_words_expression (walk->engine, duel->advantage);
  line (walk,
        fp_words_fill (*advantage != '\0' ? _ ("duel at {planet}, ship advantage {advantage}") : _ ("duel at {planet}"),
                       "planet", where, "advantage", advantage, NULL));
}

static void
prize_lines (Walk *walk, const FpInstruction *duel)
{
  const char *name = fp_catalog_string (walk->engine->catalog, duel->label);
  const char *pattern;

  if (name != NULL)
    {
      name = g_dpgettext2 (GETTEXT_PACKAGE, "prize", name);
      pattern = duel->prize == 1 ? _ ("prize of the winner, “{name}”:") : _ ("prize of the loser, “{name}”:");
    }
  else
    pattern = duel->prize == 1 ? _ ("prize of the winner:") : _ ("prize of the loser:");
  line (walk, fp_words_fill (pattern, "name", name != NULL ? name : "", NULL));
  walk_body (walk, duel->target, (int) walk->engine->catalog->code->len);
}

static int
walk_encounter (Walk *walk, int index)
{
  const FpInstruction *duel = at (walk, index);

  encounter_line (walk, duel);
  walk->depth++;
  for (int i = 0; i < duel->count; i++)
    line (walk, fp_words_rule (walk->engine, fp_catalog_rule (walk->engine->catalog, (guint) (duel->first_rule + i))));
  if (duel->prize != 0)
    prize_lines (walk, duel);
  walk->depth--;
  return duel->prize != 0 ? at (walk, index + 1)->target : index + 1;
}

static int
walk_verb (Walk *walk, int index)
{
  const FpInstruction *verb = at (walk, index);
  g_autofree char *who = fp_words_expression (walk->engine, verb->who);
  g_autofree char *phrase = fp_words_verb (walk->engine, verb);

  if (*who == '\0')
    line (walk, g_steal_pointer (&phrase));
  else
    line (walk, fp_words_fill (_ ("{who}: {what}"), "who", who, "what", phrase, NULL));
  return index + 1;
}

/* Puts the instruction at @index into words; returns the next one to look at. */
static int
walk_one (Walk *walk, int index)
{
  switch ((FpOp) at (walk, index)->op)
    {
    case FP_OP_UNLESS:
      return walk_if (walk, index);
    case FP_OP_EACH:
      return walk_each (walk, index);
    case FP_OP_MAY:
      return walk_may (walk, index);
    case FP_OP_CHOOSE_FROM:
      return walk_choose_from (walk, index);
    case FP_OP_CHOOSE_LINE:
      return walk_lines (walk, index);
    case FP_OP_VERB:
      return walk_verb (walk, index);
    case FP_OP_DUEL:
    case FP_OP_CONTEST:
      return walk_encounter (walk, index);
    case FP_OP_END:
    case FP_OP_JUMP:
    case FP_OP_NEXT:
    case FP_OP_LINE:
    case FP_OP_ASSIGN:
      break;
    }
  return index + 1;
}

static void
walk_range (Walk *walk, int first, int stop)
{
  for (int index = first; index < stop && at (walk, index)->op != FP_OP_END;)
    index = walk_one (walk, index);
}

static void
walk_ability (Walk *walk, const FpAbilityDef *ability)
{
  for (guint i = 0; i < ability->n_rules; i++)
    line (walk, fp_words_rule (walk->engine, fp_catalog_rule (walk->engine->catalog, ability->first_rule + i)));
}

char *
fp_words_program (const FpEngine *engine, guint index)
{
  const FpCardDef *def = fp_catalog_card (engine->catalog, index);
  Walk walk = { engine, g_string_new (NULL), 0 };

  if (def->resolve >= 0)
    walk_range (&walk, def->resolve, (int) engine->catalog->code->len);
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    walk_ability (&walk, &g_array_index (def->abilities, FpAbilityDef, i));
  return g_string_free (walk.text, FALSE);
}
