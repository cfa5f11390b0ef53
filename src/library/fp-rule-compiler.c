/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of `trigger` and `replace`: moments, conditions and programs. Programs are placed
 * behind the surrounding program, so that nothing runs into them (docs/design/card-language.md 2.1
 * and 2.6). */
#include "library/fp-library-private.h"

#include <string.h>

/* A rule with a compiled head and no program yet. */
typedef struct
{
  const FpElement *element;
  guint rule;
  guint that; /* members of its `that` */
  guint shown; /* cards that lie open when it fires */
  gboolean answers;
  gboolean fought; /* it fires during encounters only */
} Headed;

/* --- Heads --- */

/* Returns the one attribute that names the moment; NULL after a complaint. */
static const FpAttribute *
find_when (FpCompiler *c, const FpElement *element, FpWhen *when)
{
  static const char *const names[] = {
    [FP_WHEN_BEFORE] = "before", [FP_WHEN_AT] = "when", [FP_WHEN_AFTER] = "after", [FP_WHEN_EVER] = "whenever"
  };
  const FpAttribute *found = NULL;

  if (fp_element_is (element, "replace"))
    return fp_element_attribute (element, "what");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const FpAttribute *attribute = fp_element_attribute (element, names[i]);

      if (attribute != NULL && found != NULL)
        fp_problems_add (c->problems, attribute->at, "“%s” can't stand beside “%s”; expected one of them", names[i],
                         found->name);
      if (attribute == NULL || found != NULL)
        continue;
      found = attribute;
      *when = (FpWhen) i;
    }
  if (found == NULL)
    fp_problems_add (c->problems, element->at,
                     "<trigger> doesn't say when; expected before=\"…\", when=\"…\", after=\"…\" or whenever=\"…\"");
  return found;
}

/* Returns TRUE if @procedure is an action whose verb has no `who`. Such an action happens to no
 * player in particular. */
static gboolean
happens_to_nobody (const FpEdition *edition, guint procedure)
{
  for (guint i = 0; i < edition->n_verbs; i++)
    if (edition->verbs[i].action == procedure)
      return (edition->verbs[i].attributes & FP_ATTRIBUTE_WHO) == 0;
  return FALSE;
}

static gboolean
needs_who (const FpEdition *edition, const FpMoments *moments)
{
  FP_EACH_PROCEDURE (edition, i)
    if ((moments->actions[i / 64] >> i % 64 & 1) != 0 && edition->procedures[i].kind == FP_PROCEDURE_ACTION &&
        !happens_to_nobody (edition, i))
      return TRUE;
  return FALSE;
}

static int
compile_who (FpCompiler *c, const FpElement *element, const FpMoments *moments, gboolean known)
{
  const FpAttribute *who = fp_element_attribute (element, "who");
  FpScope scope = fp_compiler_head_scope (c);

  if (who != NULL && known && !moments->all_acts)
    fp_problems_add (c->problems, who->at,
                     "a step happens to nobody; expected “who” only where something happens to "
                     "a player");
  if (who == NULL && known && !c->owned && needs_who (c->edition, moments))
    fp_problems_add (c->problems, element->at,
                     "<%s> doesn't say to whom that happens, and this is nobody's card; expected who=\"…\", such as "
                     "“everyone”",
                     element->name);
  return fp_compile_attribute (c, element, "who", &scope);
}

/* Compiles the condition: `if`, or `whenever`. */
static int
compile_condition (FpCompiler *c, const FpElement *element, const FpMoments *moments, FpWhen when)
{
  gboolean may = fp_element_attribute (element, "may") != NULL;
  const FpAttribute *other = fp_element_attribute (element, "if");
  FpScope scope = fp_compiler_head_scope (c);

  if (when == FP_WHEN_EVER && other != NULL)
    fp_problems_add (c->problems, other->at, "“if” can't stand beside “whenever”; expected one condition, with “and”");
  if (when == FP_WHEN_EVER)
    return may ? fp_compile_open (c, element, "whenever", &scope)
               : fp_compile_attribute (c, element, "whenever", &scope);
  scope.that = moments->that;
  scope.answers = moments->answers;
  return may ? fp_compile_open (c, element, "if", &scope) : fp_compile_attribute (c, element, "if", &scope);
}

/* Complains about attributes that a rule may not have at its place. */
static void
check_place (FpCompiler *c, const FpElement *element, const FpRuleHead *head)
{
  const FpAttribute *until = fp_element_attribute (element, "until"),
                    *silent = fp_element_attribute (element, "silent");
  const FpAttribute *may = fp_element_attribute (element, "may");

  if (until != NULL && head->of == FP_RULES_OF_ABILITY)
    fp_problems_add (c->problems, until->at,
                     "“until” can't stand here: the rule works as long as its card lies in "
                     "its place; expected it in a program only");
  if (until != NULL && head->of == FP_RULES_OF_ENCOUNTER)
    fp_problems_add (c->problems, until->at,
                     "“until” can't stand here: the rule works until its encounter is over; "
                     "expected it in a program only");
  if (silent != NULL && head->of != FP_RULES_OF_ABILITY)
    fp_problems_add (c->problems, silent->at,
                     "“silent” can't stand here; expected it on an ability and its rules only");
  if (may != NULL && !c->owned)
    fp_problems_add (c->problems, may->at,
                     "nobody can be asked: this is nobody's card; expected <may who=\"…\"> in "
                     "the program");
}

static Headed
compile_head (FpCompiler *c, const FpElement *element, const FpRuleHead *head)
{
  gboolean replaces = fp_element_is (element, "replace");
  FpRule rule = fp_rule_new (replaces ? FP_RULE_REPLACE : FP_RULE_TRIGGER, head);
  FpWhen when = FP_WHEN_BEFORE;
  const FpAttribute *moment = find_when (c, element, &when);
  FpMoments moments = { .all_acts = FALSE };
  gboolean known =
      moment != NULL && when != FP_WHEN_EVER && fp_compile_moments (c, moment, moment->value, 0, head->in, &moments);

  guint shown = known ? fp_moments_show (c, &moments, when) : 0, around = c->shown;

  rule.when = (uint8_t) when;
  rule.may = fp_element_attribute (element, "may") != NULL;
  memcpy (rule.actions, moments.actions, sizeof rule.actions);
  check_place (c, element, head);
  if (known)
    fp_check_setup (c, moment, &moments, when, head);
  if (when == FP_WHEN_EVER && fp_element_attribute (element, "who") != NULL)
    fp_problems_add (c->problems, fp_element_attribute (element, "who")->at,
                     "“who” can't stand beside “whenever”; expected none: nothing happens to anybody");
  else
    rule.who = (int16_t) compile_who (c, element, &moments, known);
  if (!known && when != FP_WHEN_EVER) /* an unknown moment is not blamed a second time */
    moments.answers = TRUE, moments.that = ~0U;
  c->shown = shown;
  rule.cond = (int16_t) compile_condition (c, element, &moments, when);
  c->shown = around;
  if (head->of == FP_RULES_LASTING)
    rule.until = fp_compile_until (c, element, &rule.until_when, rule.until_actions) ? 1 : 0;
  if (when == FP_WHEN_EVER)
    moments.answers = FALSE;
  return (Headed){ element,         fp_compiler_add_rule (c, &rule),
                   moments.that,    shown,
                   moments.answers, head->in != 0 || head->of == FP_RULES_OF_ENCOUNTER || (known && moments.fought) };
}

/* --- Programs --- */

static gboolean
is_leading (const FpElement *line)
{
  return fp_element_is (line, "choose") && fp_element_attribute (line, "from") != NULL;
}

/* A “may” around the whole body says the same as may="yes". */
static void
check_body (FpCompiler *c, const FpElement *element)
{
  const FpElement *only = fp_element_n_children (element) == 1 ? fp_element_child_at (element, 0) : NULL;

  if (only != NULL && fp_element_is (only, "may") && c->owned &&
      (fp_element_get (only, "who") == NULL || strcmp (fp_element_get (only, "who"), "me") == 0))
    fp_problems_add (c->problems, only->at, "the whole rule is one <may>; expected may=\"yes\" on <%s> instead",
                     element->name);
}

/* Compiles given names, leading choices, the announcement (@announced), the price, and the rest. */
static void
compile_parts (FpCompiler *c, const FpElement *element, gboolean announced, gboolean silent)
{
  guint from = 0, n = fp_element_n_children (element), first;
  int use = -1;

  while (from < n && fp_element_is (fp_element_child_at (element, from), "pay"))
    from++;
  for (first = from; from < n && is_leading (fp_element_child_at (element, from));)
    from++;
  fp_compile_given (c, announced ? c->ability : NULL);
  fp_compile_lines (c, element, first, from);
  if (announced)
    {
      use = fp_emit (c, FP_OP_USE);
      fp_code_at (c, use)->silent = silent ? 1 : 0;
    }
  fp_compile_pay (c, element);
  fp_compile_lines (c, element, from, n);
  fp_emit (c, FP_OP_END);
  if (use >= 0)
    fp_code_at (c, use)->target = (int16_t) (fp_here (c) - 1);
}

static void
compile_program (FpCompiler *c, const Headed *headed, const FpRuleHead *head)
{
  const FpCompiler outer = *c;
  guint n_grounds = c->grounds->len;
  gboolean lasting = head->of != FP_RULES_OF_ABILITY;
  guint first = c->variables->len;
  gboolean silent = head->silent || fp_element_get (headed->element, "silent") != NULL;

  check_body (c, headed->element);
  if (lasting && fp_element_n_children (headed->element) == 0)
    return; /* replaced by nothing */
  c->n_around = first;
  c->n_forgotten = head->of == FP_RULES_LASTING ? first : c->n_forgotten;
  c->code = g_array_new (FALSE, FALSE, sizeof (FpInstruction));
  c->that = headed->that;
  c->answers = headed->answers;
  c->fought = headed->fought;
  c->shown = headed->shown;
  c->opened = FALSE;
  c->replacing = fp_element_is (headed->element, "replace");
  if (head->of != FP_RULES_LASTING)
    c->about = c->owned;
  fp_compiler_turn_to (c, c->owned);
  c->elsewhere = FALSE; /* it runs for the rule's own player */
  compile_parts (c, headed->element, !lasting, silent);
  fp_compiler_leave (c, first);
  if (c->n_slots > FP_MOST_SLOTS)
    fp_problems_add (c->problems, headed->element->at,
                     "the program of <%s> has too many names and loops; expected fewer", headed->element->name);
  g_array_index (c->catalog->rules, FpRule, headed->rule).n_variables = (int16_t) c->n_slots;
  fp_compiler_put_behind (c, c->code, headed->rule);
  c->n_around = outer.n_around;
  c->n_forgotten = outer.n_forgotten;
  c->code = outer.code;
  c->that = outer.that;
  c->answers = outer.answers;
  c->fought = outer.fought;
  c->shown = outer.shown;
  c->opened = outer.opened;
  g_array_set_size (c->grounds, n_grounds);
  c->replacing = outer.replacing;
  c->about = outer.about;
  c->subject = outer.subject;
  c->elsewhere = outer.elsewhere;
  c->n_slots = outer.n_slots;
}

static void
compile_rule (FpCompiler *c, const FpElement *element, const FpRuleHead *head, GArray *headed)
{
  guint n_around = c->n_around, n_forgotten = c->n_forgotten;
  Headed one;

  c->n_around = head->of == FP_RULES_OF_ABILITY ? 0 : c->variables->len;
  c->n_forgotten = head->of == FP_RULES_LASTING ? c->variables->len : n_forgotten;
  if (fp_element_is (element, "modify"))
    {
      const FpAttribute *until = fp_element_attribute (element, "until");

      if (until != NULL && head->of != FP_RULES_LASTING)
        check_place (c, element, head);
      fp_compile_modify (c, element, head);
    }
  else if (fp_element_is (element, "trigger") || fp_element_is (element, "replace"))
    {
      one = compile_head (c, element, head);
      g_array_append_val (headed, one);
    }
  c->n_around = n_around;
  c->n_forgotten = n_forgotten;
}

guint
fp_compile_rules (FpCompiler *c, const FpElement *element, gboolean itself, const FpRuleHead *head, guint *count)
{
  g_autoptr (GArray) headed = g_array_new (FALSE, FALSE, sizeof (Headed));
  guint first = c->catalog->rules->len;

  if (itself)
    compile_rule (c, element, head, headed);
  else
    for (guint i = 0; i < fp_element_n_children (element); i++)
      compile_rule (c, fp_element_child_at (element, i), head, headed);
  *count = c->catalog->rules->len - first;
  for (guint i = 0; i < headed->len; i++)
    compile_program (c, &g_array_index (headed, Headed, i), head);
  return first;
}
