/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Programs of cards in plain words, one instruction a line, bodies indented by two blanks.
 *
 * The walk follows the shapes that fp-program.h describes. Only jumps of loops lead back, so the
 * walk ends.
 */
#include "text/cards/fp-text-program-walk.h"
#include "text/fp-text-tables.h"

static void walk_range (FpProgramWalk *walk, int first, int stop);
static void walk_rule (FpProgramWalk *walk, const FpRule *rule, gboolean lasting);

static void
walk_body (FpProgramWalk *walk, int first, int stop)
{
  walk->depth++;
  walk_range (walk, first, stop);
  walk->depth--;
}

/* Returns the instruction behind an `if`. @otherwise is the start of its else part, or the same
 * index if it has none. */
static int
end_of_if (const FpProgramWalk *walk, int index, int *otherwise)
{
  int target = fp_program_walk_at (walk, index)->target;
  const FpInstruction *last = fp_program_walk_at (walk, target - 1);

  *otherwise = target;
  return target - 1 > index && last->op == FP_OP_JUMP && last->target > target ? last->target : target;
}

static int
walk_if (FpProgramWalk *walk, int index)
{
  const char *pattern = _ ("if {condition}:");

  for (;;)
    {
      int otherwise;
      int end = end_of_if (walk, index, &otherwise);
      int inner;
      g_autofree char *cond = fp_text_expression_of (walk->engine, &walk->self, fp_program_walk_at (walk, index)->cond);

      fp_program_walk_line (walk, fp_text_fill (pattern, "condition", cond, NULL));
      walk_body (walk, index + 1, otherwise < end ? otherwise - 1 : otherwise);
      if (otherwise == end)
        return end;
      if (fp_program_walk_at (walk, otherwise)->op == FP_OP_UNLESS && end_of_if (walk, otherwise, &inner) == end)
        {
          pattern = _ ("otherwise, if {condition}:");
          index = otherwise;
          continue;
        }
      fp_program_walk_line (walk, g_strdup (_ ("otherwise:")));
      walk_body (walk, otherwise, end);
      return end;
    }
}

/* Returns TRUE if expression @who can be several players, who then have turns. */
static gboolean
is_several (const FpProgramWalk *walk, int who)
{
  const FpExpression *players = fp_catalog_expression (walk->engine->catalog, who);
  const FpTermText *term =
      players != NULL ? fp_text_term (walk->engine->edition, FP_TERM_THING, fp_expression_text (players)) : NULL;

  return term == NULL || term->sort != FP_TERM_PLAYER;
}

static int
walk_each (FpProgramWalk *walk, int index)
{
  const FpInstruction *each = fp_program_walk_at (walk, index);
  g_autofree char *who = fp_text_expression_of (walk->engine, &walk->self, each->who);
  FpTextSelf before;

  fp_program_walk_line (
      walk, fp_text_fill (is_several (walk, each->who) ? _ ("{who} in turn:") : _ ("{who}:"), "who", who, NULL));
  before = fp_program_walk_acts (walk, each->who);
  walk_body (walk, index + 1, each->target - 1);
  walk->self = before;
  return each->target;
}

static int
walk_may (FpProgramWalk *walk, int index)
{
  const FpInstruction *may = fp_program_walk_at (walk, index);
  g_autofree char *who = fp_text_expression_of (walk->engine, &walk->self, may->who);
  const char *label = fp_text_label (walk->engine, may);
  FpTextSelf before = fp_program_walk_acts (walk, may->who);
  const char *pattern = label == NULL ? _ ("{who} may:") : _ ("{who} may do this, “{label}”:");

  if (*who == '\0')
    {
      g_free (who);
      who = g_strdup (before.theirs ? _ ("that player") : _ ("you"));
    }
  fp_program_walk_line (walk, fp_text_fill (pattern, "who", who, "label", label != NULL ? label : "", NULL));
  walk_body (walk, index + 1, may->target);
  walk->self = before;
  return may->target;
}

static const char *
choice_pattern (int how)
{
  switch (how)
    {
    case FP_HOW_STRIKE_OUT:
      return _ ("in turn, strike out a line; each player does the line that is left");
    case FP_HOW_DRAFT:
      return _ ("in turn, choose a line that nobody has chosen, and do it");
    default:
      return _ ("choose one");
    }
}

static void
choice_line (FpProgramWalk *walk, const FpInstruction *choose)
{
  g_autofree char *name = fp_program_walk_name (walk, choose);
  g_autofree char *who = fp_text_expression_of (walk->engine, &walk->self, choose->who);
  char *phrase = g_strdup (choice_pattern (choose->how));
  g_autofree char *all = NULL;
  g_autofree char *call = name != NULL ? fp_text_fill (_ ("called “{name}”"), "name", name, NULL) : NULL;

  if (fp_program_walk_secret (choose->how) != NULL)
    phrase = fp_program_walk_with_detail (phrase, fp_program_walk_secret (choose->how));
  if (call != NULL)
    phrase = fp_program_walk_with_detail (phrase, call);
  phrase = fp_program_walk_with_question (walk, phrase, choose);
  all = fp_program_walk_done_by (who, phrase);
  fp_program_walk_line (walk, fp_text_fill (_ ("{what}:"), "what", all, NULL));
}

/* Writes the lines before an option's own lines, each a level deeper. Returns their number. */
static guint
option_head (FpProgramWalk *walk, const FpInstruction *option, gboolean named)
{
  g_autofree char *name = named ? fp_program_walk_name (walk, option) : NULL;
  g_autofree char *cond = fp_text_expression_of (walk->engine, &walk->self, option->cond);
  const char *label = fp_text_label (walk->engine, option);
  guint depth = walk->depth;

  if (name != NULL)
    {
      fp_program_walk_line (walk, fp_text_fill (_ ("this is “{name}”:"), "name", name, NULL));
      walk->depth++;
    }
  if (*cond != '\0')
    {
      fp_program_walk_line (walk, fp_text_fill (_ ("only if {condition}:"), "condition", cond, NULL));
      walk->depth++;
    }
  if (label != NULL)
    {
      fp_program_walk_line (walk, fp_text_fill (_ ("“{label}”"), "label", label, NULL));
      walk->depth++;
    }
  return walk->depth - depth;
}

static int
walk_lines (FpProgramWalk *walk, int index)
{
  const FpInstruction *choose = fp_program_walk_at (walk, index);
  FpTextSelf before;
  int next = index + 1;

  choice_line (walk, choose);
  before = fp_program_walk_acts (walk, choose->who);
  walk->depth++;
  for (int i = 0; i < choose->count && next < choose->target; i++)
    {
      const FpInstruction *option = fp_program_walk_at (walk, next);
      guint depth = option_head (walk, option, choose->id >= 0);

      walk_range (walk, next + 1, option->target);
      walk->depth -= depth;
      next = option->target;
    }
  walk->depth--;
  walk->self = before;
  return choose->target;
}

/* --- Encounters --- */

static void
prize_lines (FpProgramWalk *walk, const FpInstruction *encounter)
{
  const char *name = fp_catalog_string (walk->engine->catalog, encounter->label);
  const FpTextSelf before = walk->self;
  const char *pattern;

  if (name != NULL)
    {
      name = g_dpgettext2 (GETTEXT_PACKAGE, "prize", name);
      pattern = encounter->prize == 1 ? _ ("prize of the winner, “{name}”:") : _ ("prize of the loser, “{name}”:");
    }
  else
    pattern = encounter->prize == 1 ? _ ("prize of the winner:") : _ ("prize of the loser:");
  fp_program_walk_line (walk, fp_text_fill (pattern, "name", name != NULL ? name : "", NULL));
  walk->self.theirs = TRUE;
  walk_body (walk, encounter->target, (int) walk->engine->catalog->code->len);
  walk->self = before;
}

static int
walk_encounter (FpProgramWalk *walk, int index)
{
  const FpInstruction *encounter = fp_program_walk_at (walk, index);

  fp_program_walk_encounter_line (walk, encounter);
  walk->depth++;
  for (int i = 0; i < encounter->count; i++)
    walk_rule (walk, fp_catalog_rule (walk->engine->catalog, (guint) (encounter->first_rule + i)), FALSE);
  if (encounter->prize != 0)
    prize_lines (walk, encounter);
  walk->depth--;
  return encounter->prize != 0 ? fp_program_walk_at (walk, index + 1)->target : index + 1;
}

/* --- Loops and prices --- */

static int
walk_foreach (FpProgramWalk *walk, int index)
{
  const FpInstruction *foreach = fp_program_walk_at (walk, index);
  g_autofree char *name = fp_program_walk_name (walk, foreach);
  g_autofree char *set = fp_text_expression_of (walk->engine, &walk->self, foreach->set);

  fp_program_walk_line (walk, fp_text_fill (_ ("for each of {set}, called “{name}”:"), "set", set, "name",
                                            name != NULL ? name : "", NULL));
  walk_body (walk, index + 1, foreach->target - 1);
  return foreach->target;
}

static int
walk_repeat (FpProgramWalk *walk, int index)
{
  const FpInstruction *repeat = fp_program_walk_at (walk, index);
  g_autofree char *times = fp_text_expression_of (walk->engine, &walk->self, repeat->most);

  fp_program_walk_line (walk, fp_text_fill (_ ("repeat {times} times:"), "times", times, NULL));
  walk_body (walk, index + 1, repeat->target - 1);
  return repeat->target;
}

static int
walk_pay (FpProgramWalk *walk, int index)
{
  const FpInstruction *pay = fp_program_walk_at (walk, index);

  fp_program_walk_line (walk, g_strdup (_ ("pay this cost in full:")));
  walk_body (walk, index + 1, pay->target);
  return pay->target;
}

static int
walk_create_effects (FpProgramWalk *walk, int index)
{
  const FpInstruction *create = fp_program_walk_at (walk, index);

  for (int i = 0; i < create->count; i++)
    walk_rule (walk, fp_catalog_rule (walk->engine->catalog, (guint) (create->first_rule + i)), TRUE);
  return index + 1;
}

/* Puts the instruction at @index into words. Returns the next index to look at. */
static int
walk_one (FpProgramWalk *walk, int index)
{
  switch ((FpOp) fp_program_walk_at (walk, index)->op)
    {
    case FP_OP_UNLESS:
      return walk_if (walk, index);
    case FP_OP_EACH:
      return walk_each (walk, index);
    case FP_OP_MAY:
      return walk_may (walk, index);
    case FP_OP_CHOOSE_FROM:
      return fp_program_walk_choose_from (walk, index);
    case FP_OP_CHOOSE_LINE:
      return walk_lines (walk, index);
    case FP_OP_FOREACH:
      return walk_foreach (walk, index);
    case FP_OP_REPEAT:
      return walk_repeat (walk, index);
    case FP_OP_ASSIGN:
    case FP_OP_GIVEN:
    case FP_OP_WITH:
    case FP_OP_COUNT:
      return fp_program_walk_assign (walk, index);
    case FP_OP_USE:
      return fp_program_walk_use (walk, index);
    case FP_OP_PAY:
      return walk_pay (walk, index);
    case FP_OP_CREATE_EFFECTS:
      return walk_create_effects (walk, index);
    case FP_OP_PROCEED:
      return fp_program_walk_proceed (walk, index);
    case FP_OP_VERB:
      return fp_program_walk_verb (walk, index);
    case FP_OP_ENCOUNTER:
      return walk_encounter (walk, index);
    case FP_OP_START:
      return fp_program_walk_start (walk, index);
    case FP_OP_END:
    case FP_OP_JUMP:
    case FP_OP_NEXT:
    case FP_OP_LINE:
    case FP_OP_AGAIN:
      break;
    }
  return index + 1;
}

static void
walk_range (FpProgramWalk *walk, int first, int stop)
{
  for (int index = first; index < stop && fp_program_walk_at (walk, index)->op != FP_OP_END;)
    index = walk_one (walk, index);
}

/* --- Rules and abilities --- */

/* Returns TRUE if the program at @code is empty. */
static gboolean
is_empty (const FpProgramWalk *walk, int code)
{
  if (code < 0)
    return TRUE;
  if (fp_program_walk_at (walk, code)->op == FP_OP_USE && !fp_program_walk_at (walk, code)->silent &&
      fp_program_walk_at (walk, code + 1)->op == FP_OP_END)
    return FALSE;
  return fp_program_walk_at (walk, code)->op == FP_OP_END;
}

/* Returns TRUE if nothing is said of the program at @code but that it is a use. */
static gboolean
only_counts_as_use (FpProgramWalk *walk, int code)
{
  const FpInstruction *use = fp_program_walk_at (walk, code);

  return use->op == FP_OP_USE && !use->silent && fp_program_walk_at (walk, code + 1)->op == FP_OP_END;
}

/* Writes the actions of the rule, unless it only changes a number. */
static void
walk_actions (FpProgramWalk *walk, const FpRule *rule)
{
  if (rule->kind == FP_RULE_MODIFY)
    return;
  if (is_empty (walk, rule->code) || (rule->kind == FP_RULE_REPLACE && only_counts_as_use (walk, rule->code)))
    fp_program_walk_line (walk, g_strdup (_ ("nothing happens")));
  else
    walk_range (walk, rule->code, (int) walk->engine->catalog->code->len);
}

static void
walk_rule (FpProgramWalk *walk, const FpRule *rule, gboolean lasting)
{
  fp_program_walk_line (walk, fp_text_rule (walk->engine, rule, lasting));
  walk->depth++;
  walk_actions (walk, rule);
  walk->depth--;
}

char *
fp_text_rule_actions (const FpEngine *engine, const FpCardDef *card, const FpRule *rule)
{
  FpProgramWalk walk = { engine, card, g_string_new (NULL), 0 };

  walk_actions (&walk, rule);
  return g_string_free (walk.text, FALSE);
}

static const char *
where_words (FpWhere where)
{
  switch (where)
    {
    case FP_WHERE_FACE_DOWN:
      return _ ("works while this card lies face down");
    case FP_WHERE_HAND:
      return _ ("works while this card is in your hand");
    case FP_WHERE_USUAL:
    case FP_N_WHERES:
      break;
    }
  return NULL;
}

const char *
fp_text_limit (const FpEdition *edition, FpLimit limit)
{
  switch (limit)
    {
    case FP_LIMIT_ENCOUNTER:
      return fp_text_sentence (edition, FP_SENTENCE_ONCE_AN_ENCOUNTER);
    case FP_LIMIT_TURN:
      return fp_text_sentence (edition, FP_SENTENCE_ONCE_A_TURN);
    case FP_LIMIT_GAME:
      return _ ("at most once in the game");
    case FP_LIMIT_NONE:
      break;
    }
  return NULL;
}

static void
walk_ability (FpProgramWalk *walk, const FpAbilityDef *ability)
{
  const char *where = where_words ((FpWhere) ability->where);
  const char *limit = fp_text_limit (walk->engine->edition, (FpLimit) ability->limit);
  const char *name = fp_text_ability_name (walk->engine->catalog, walk->card, ability);
  gboolean headed = name != NULL || walk->card->abilities->len > 1 || where != NULL || limit != NULL;

  if (name != NULL)
    fp_program_walk_line (walk, fp_text_fill (_ ("{name}:"), "name", name, NULL));
  else if (headed)
    fp_program_walk_line (walk, g_strdup (_ ("an ability:")));
  walk->depth += headed ? 1 : 0;
  if (where != NULL)
    fp_program_walk_line (walk, g_strdup (where));
  if (limit != NULL)
    fp_program_walk_line (walk, g_strdup (limit));
  if (ability->n_rules == 0)
    fp_program_walk_line (walk, g_strdup (_ ("nothing happens")));
  for (guint i = 0; i < ability->n_rules; i++)
    walk_rule (walk, fp_catalog_rule (walk->engine->catalog, ability->first_rule + i), FALSE);
  walk->depth -= headed ? 1 : 0;
}

static void
walk_counter (FpProgramWalk *walk, const FpCounterDef *counter)
{
  g_autofree char *name = fp_text_given_name (counter->id);
  g_autofree char *start = fp_text_number (counter->start);
  g_autofree char *most = fp_text_number (counter->most);

  fp_program_walk_line (walk, fp_text_fill (_ ("counter “{name}”: begins at {start}, goes from 0 to {most}"), "name",
                                            name, "start", start, "most", most, NULL));
}

char *
fp_text_program (const FpEngine *engine, guint index)
{
  const FpCardDef *def = fp_catalog_card (engine->catalog, index);
  FpProgramWalk walk = { engine, def, g_string_new (NULL), 0 };

  for (guint i = 0; def->counters != NULL && i < def->counters->len; i++)
    walk_counter (&walk, &g_array_index (def->counters, FpCounterDef, i));
  if (def->resolve >= 0)
    walk_range (&walk, def->resolve, (int) engine->catalog->code->len);
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    walk_ability (&walk, &g_array_index (def->abilities, FpAbilityDef, i));
  return g_string_free (walk.text, FALSE);
}
