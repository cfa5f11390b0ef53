/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of the lines of a program, one function for each element, into the instructions that
 * fp-program.h describes. Choices and verbs have their own files. */
#include "library/fp-library-private.h"

#include <string.h>

/* Compiles the lines of @element, which may be skipped. Cards opened there do not count as open
 * behind them. */
static void
compile_inside (FpCompiler *c, const FpElement *element)
{
  gboolean opened = c->opened;

  fp_compile_lines (c, element, 0, fp_element_n_children (element));
  c->opened = opened;
}

void
fp_compile_body (FpCompiler *c, const FpElement *element)
{
  gboolean about = c->about;

  c->about = TRUE;
  compile_inside (c, element);
  c->about = about;
}

void
fp_compile_pay (FpCompiler *c, const FpElement *element)
{
  const FpElement *pay = fp_element_child (element, "pay");
  int price;

  if (pay == NULL)
    return;
  price = fp_emit (c, FP_OP_PAY);
  c->paying = TRUE;
  fp_compile_lines (c, pay, 0, fp_element_n_children (pay));
  c->paying = FALSE;
  fp_code_at (c, price)->target = fp_here (c);
}

/* --- if --- */

static guint
find_separator (const FpElement *element, guint from)
{
  while (from < fp_element_n_children (element) && !fp_element_is (fp_element_child_at (element, from), "elseif") &&
         !fp_element_is (fp_element_child_at (element, from), "else"))
    from++;
  return from;
}

static int
emit_unless (FpCompiler *c, const FpElement *head)
{
  int16_t cond = fp_compile_line_attribute (c, head, "cond");
  int unless = fp_emit (c, FP_OP_UNLESS);

  fp_code_at (c, unless)->cond = cond;
  fp_compiler_note_ground (c, head, "cond", cond);
  return unless;
}

static void
check_order (FpCompiler *c, const FpElement *element, guint last)
{
  for (guint i = find_separator (element, last + 1); i < fp_element_n_children (element);
       i = find_separator (element, i + 1))
    {
      const FpElement *late = fp_element_child_at (element, i);

      if (fp_element_is (late, "elseif"))
        fp_problems_add (c->problems, late->at, "<elseif> stands behind <else>; expected <else> last");
    }
}

static void
compile_if (FpCompiler *c, const FpElement *element)
{
  g_autoptr (GArray) jumps = g_array_new (FALSE, FALSE, sizeof (int));
  guint n_grounds = c->grounds->len;
  gboolean opened = c->opened;
  int unless = emit_unless (c, element);
  guint from = 0, n = fp_element_n_children (element);

  while (TRUE)
    {
      guint to = find_separator (element, from);
      int jump;

      fp_compile_lines (c, element, from, to);
      c->opened = opened;
      if (to == n)
        break;
      jump = fp_emit (c, FP_OP_JUMP);
      g_array_append_val (jumps, jump);
      if (unless >= 0)
        fp_code_at (c, unless)->target = fp_here (c);
      unless = -1;
      if (fp_element_is (fp_element_child_at (element, to), "elseif"))
        unless = emit_unless (c, fp_element_child_at (element, to));
      else
        check_order (c, element, to);
      from = to + 1;
    }
  if (unless >= 0)
    fp_code_at (c, unless)->target = fp_here (c);
  for (guint i = 0; i < jumps->len; i++)
    fp_code_at (c, g_array_index (jumps, int, i))->target = fp_here (c);
  g_array_set_size (c->grounds, n_grounds);
}

/* --- Loops --- */

static void
compile_each (FpCompiler *c, const FpElement *element)
{
  int16_t players = fp_compile_line_attribute (c, element, "who");
  int16_t slot = (int16_t) fp_compiler_slots (c, 2);
  int each = fp_emit (c, FP_OP_EACH), next;
  guint n_grounds = c->grounds->len;
  FpSubject subject;
  gboolean elsewhere;

  fp_code_at (c, each)->who = players;
  fp_code_at (c, each)->slot = slot;
  fp_compiler_note_ground (c, element, "who", players);
  subject = fp_compiler_turn_to_who (c, element);
  elsewhere = fp_compiler_look_to (c, element);
  fp_compile_body (c, element);
  c->subject = subject;
  c->elsewhere = elsewhere;
  g_array_set_size (c->grounds, n_grounds);
  next = fp_emit (c, FP_OP_NEXT);
  fp_code_at (c, next)->slot = slot;
  fp_code_at (c, next)->target = (int16_t) (each + 1);
  fp_code_at (c, each)->target = fp_here (c);
}

/* Returns the variable that the attribute @name of <foreach> binds; of no type: it binds none. */
static FpVariable
looped_variable (const FpEdition *edition, const char *name)
{
  if (strcmp (name, "card") == 0)
    return (FpVariable){ .type = FP_TYPE_CARDS };
  if (strcmp (name, "planet") == 0)
    return (FpVariable){ .type = FP_TYPE_PLANETS };
  for (guint i = 0; i < edition->n_word_lists; i++)
    if (edition->word_lists[i].looped && strcmp (edition->word_lists[i].id, name) == 0)
      return (FpVariable){ .type = FP_TYPE_WORD, .words = (uint8_t) fp_word_list_number (i) };
  return (FpVariable){ .type = FP_TYPE_NOTHING };
}

/* Complains about a <foreach> without a name. @known: the attributes that bind one. */
static void
complain_of_no_name (FpCompiler *c, const FpElement *element, const GPtrArray *known)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < known->len; i++)
    g_string_append_printf (list, "%s%s=\"…\"",
                            i == 0                ? ""
                            : i + 1 == known->len ? " or "
                                                  : ", ",
                            (const char *) g_ptr_array_index (known, i));
  fp_problems_add (c->problems, element->at, "<foreach> doesn't say of what; expected %s", list->str);
}

/* Returns the attribute that names one member of the set of <foreach>; NULL: none or several are
 * given. */
static const char *
foreach_what (FpCompiler *c, const FpElement *element, FpVariable *variable)
{
  const FpElementWord *word = fp_vocabulary_word (c->vocabulary, element);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const char *found = NULL;

  for (const FpAttributeWord *each = word->attributes; each->name != NULL; each++)
    {
      FpVariable of_it = looped_variable (c->edition, each->name);
      const FpAttribute *attribute = fp_element_attribute (element, each->name);

      if (of_it.type == FP_TYPE_NOTHING)
        continue;
      g_ptr_array_add (known, (char *) each->name);
      if (attribute != NULL && found != NULL)
        fp_problems_add (c->problems, attribute->at, "“%s” can't stand beside “%s”; expected one of them", each->name,
                         found);
      if (attribute == NULL || found != NULL)
        continue;
      found = each->name;
      *variable = of_it;
    }
  if (found == NULL)
    complain_of_no_name (c, element, known);
  return found;
}

static void
check_foreach (FpCompiler *c, const FpElement *element, int16_t set, const FpVariable *variable, const char *what)
{
  const FpExpression *expression = fp_catalog_expression (c->catalog, set);
  FpType type = expression != NULL ? fp_expression_type (expression) : FP_TYPE_NOTHING;
  g_autofree char *words = g_strdup_printf ("%ss", what);

  if (expression == NULL || type == variable->type || (type == FP_TYPE_ZONE && variable->type == FP_TYPE_CARDS))
    return;
  fp_problems_add (c->problems, fp_element_attribute (element, "from")->value_at, "this is %s; expected %s",
                   fp_type_name (type), variable->type == FP_TYPE_WORD ? words : fp_type_name (variable->type));
}

/* Compiles the lines in @element as the body of the loop @loop. */
static void
compile_loop (FpCompiler *c, const FpElement *element, int loop)
{
  int again;

  compile_inside (c, element);
  again = fp_emit (c, FP_OP_AGAIN);
  fp_code_at (c, again)->target = (int16_t) loop;
  fp_code_at (c, loop)->target = fp_here (c);
}

static void
compile_foreach (FpCompiler *c, const FpElement *element)
{
  FpVariable variable = { .type = FP_TYPE_NOTHING };
  const char *what = foreach_what (c, element, &variable);
  int16_t set = fp_compile_line_attribute (c, element, "from"), slot = -1;
  int loop = fp_emit (c, FP_OP_FOREACH);
  guint n_grounds = c->grounds->len;

  if (what != NULL)
    {
      FpType type = variable.type;

      check_foreach (c, element, set, &variable, what);
      fp_compiler_note_source (c, element, set, &variable);
      slot = (int16_t) fp_compiler_bind (c, element, what, &variable);
      fp_code_at (c, loop)->how = (uint8_t) type;
      fp_code_at (c, loop)->id = fp_compiler_word (c, element, what);
    }
  fp_code_at (c, loop)->set = set;
  fp_code_at (c, loop)->slot = slot;
  fp_compiler_note_ground (c, element, "from", set);
  compile_loop (c, element, loop);
  g_array_set_size (c->grounds, n_grounds);
}

static void
compile_repeat (FpCompiler *c, const FpElement *element)
{
  int16_t times = fp_compile_line_attribute (c, element, "times");
  int16_t slot = (int16_t) fp_compiler_slots (c, 1);
  int loop = fp_emit (c, FP_OP_REPEAT);
  guint n_grounds = c->grounds->len;

  fp_code_at (c, loop)->most = times;
  fp_code_at (c, loop)->slot = slot;
  fp_compiler_note_ground (c, element, "times", times);
  compile_loop (c, element, loop);
  g_array_set_size (c->grounds, n_grounds);
}

static void
compile_may (FpCompiler *c, const FpElement *element)
{
  int16_t players = fp_compile_who (c, element);
  int may = fp_emit (c, FP_OP_MAY);
  guint n_grounds = c->grounds->len;
  FpSubject subject;
  gboolean about = c->about, elsewhere = fp_compiler_look_to (c, element);

  fp_compiler_note_ground (c, element, "who", players);
  fp_compiler_check_ground (c, element);
  g_array_set_size (c->grounds, n_grounds);
  fp_code_at (c, may)->who = players;
  fp_code_at (c, may)->label = fp_compiler_prose (c, element, "label");
  c->about = TRUE; /* about the player who is asked */
  subject = fp_compiler_turn_to_who (c, element);
  fp_compile_pay (c, element);
  fp_compile_body (c, element);
  c->subject = subject;
  c->about = about;
  c->elsewhere = elsewhere;
  fp_code_at (c, may)->target = fp_here (c);
}

/* --- Encounters --- */

/* In a prize the player who gets it is “me”. */
static void
compile_prize (FpCompiler *c, const FpElement *prize, int encounter)
{
  const char *whose = fp_element_get (prize, "for");
  gboolean owned = c->owned, answers = c->answers, replacing = c->replacing, elsewhere = c->elsewhere;
  gboolean fought = c->fought;
  int jump = fp_emit (c, FP_OP_JUMP);
  const FpSubject subject = fp_compiler_turn_to (c, TRUE);

  c->owned = TRUE;
  c->answers = c->replacing = c->elsewhere = FALSE;
  c->fought = TRUE;
  fp_code_at (c, encounter)->prize = whose != NULL && strcmp (whose, "loser") == 0 ? 2 : 1;
  fp_code_at (c, encounter)->label = fp_compiler_prose (c, prize, "name");
  fp_code_at (c, encounter)->target = fp_here (c);
  fp_compile_body (c, prize);
  fp_emit (c, FP_OP_END);
  fp_code_at (c, jump)->target = fp_here (c);
  c->subject = subject;
  c->owned = owned;
  c->answers = answers;
  c->replacing = replacing;
  c->fought = fought;
  c->elsewhere = elsewhere;
}

/* An encounter's own rules have no player, not even the one who began the encounter. */
static guint
compile_own_rules (FpCompiler *c, const FpElement *element, guint *n_rules)
{
  const FpRuleHead head = { .of = FP_RULES_OF_ENCOUNTER, .ability = -1, .cond = -1 };
  gboolean owned = c->owned, about = c->about;
  const FpSubject subject = fp_compiler_turn_to (c, FALSE);
  guint first;

  c->owned = c->about = FALSE;
  first = fp_compile_rules (c, element, FALSE, &head, n_rules);
  c->subject = subject;
  c->owned = owned;
  c->about = about;
  return first;
}

static void
compile_encounter (FpCompiler *c, const FpElement *element)
{
  const FpElement *prize = fp_element_child (element, "prize");
  guint kind = fp_edition_encounter (c->edition, element->name);
  guint n_rules;
  guint first_rule = compile_own_rules (c, element, &n_rules);
  int16_t at = -1, number = -1, slot;
  FpVariable winner = { .type = FP_TYPE_PLAYERS };
  int encounter;

  if (c->edition->encounters[kind].at_place)
    at = fp_compile_line_attribute (c, element, "at");
  if (c->edition->encounters[kind].number != NULL)
    number = fp_compile_line_attribute (c, element, c->edition->encounters[kind].number);
  encounter = fp_emit (c, FP_OP_ENCOUNTER);
  fp_code_at (c, encounter)->encounter = (uint8_t) kind;
  fp_code_at (c, encounter)->first_rule = (int16_t) first_rule;
  fp_code_at (c, encounter)->count = (int16_t) n_rules;
  fp_code_at (c, encounter)->set = at;
  fp_code_at (c, encounter)->number = number;
  if (prize != NULL)
    compile_prize (c, prize, encounter);
  fp_code_at (c, encounter)->id = fp_compiler_word (c, element, "as");
  slot = (int16_t) fp_compiler_bind (c, element, "as", &winner);
  fp_code_at (c, encounter)->slot = slot;
}

/* --- Single lines --- */

/* Returns the card's counter of that name, −1: none. */
static int
find_counter (const FpCompiler *c, const char *name)
{
  for (guint i = 0; name != NULL && c->counters != NULL && i < c->counters->len; i++)
    if (strcmp (g_array_index (c->counters, FpCounterDef, i).id, name) == 0)
      return (int) i;
  return -1;
}

static void
compile_count (FpCompiler *c, const FpElement *element, int counter)
{
  const FpAttribute *to = fp_element_attribute (element, "to");
  FpScope scope = fp_compiler_scope (c);
  int16_t set = -1;
  int count;

  c->counters_set |= 1U << MIN (counter, 31);
  if (to != NULL)
    set = (int16_t) fp_compile_text (c, to, to->value, 0, &scope, FP_TYPE_NUMBER);
  count = fp_emit (c, FP_OP_COUNT);
  fp_code_at (c, count)->count = (int16_t) counter;
  fp_code_at (c, count)->set = set;
  fp_code_at (c, count)->id = fp_compiler_word (c, element, "name");
}

static void
compile_assign (FpCompiler *c, const FpElement *element)
{
  int counter = find_counter (c, fp_element_get (element, "name"));

  if (counter >= 0)
    compile_count (c, element, counter);
  else
    fp_compile_assignment (c, element, FP_OP_ASSIGN);
}

/* Checks that the thing <proceed> changes is part of the action. */
static void
check_proceed (FpCompiler *c, const FpElement *element, const char *name, guint member)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);

  if (attribute != NULL && c->replacing && (c->that & member) == 0)
    fp_problems_add (c->problems, attribute->at, "what is replaced has no %s; expected no “%s” here", name, name);
}

static void
compile_proceed (FpCompiler *c, const FpElement *element)
{
  int16_t cards = fp_compile_line_attribute (c, element, "cards");
  int16_t count = fp_compile_line_attribute (c, element, "count");
  int16_t players = fp_compile_line_attribute (c, element, "who");
  int proceed = fp_emit (c, FP_OP_PROCEED);

  if (!c->replacing)
    fp_problems_add (c->problems, element->at,
                     "nothing is replaced here that could proceed; expected <proceed> in a <replace> only");
  check_proceed (c, element, "cards", FP_THAT_CARDS);
  check_proceed (c, element, "count", FP_THAT_COUNT);
  fp_code_at (c, proceed)->set = cards;
  fp_code_at (c, proceed)->most = count;
  fp_code_at (c, proceed)->who = players;
}

/* Compiles a rule as a line: a lasting effect. */
static void
compile_lasting (FpCompiler *c, const FpElement *element)
{
  const FpRuleHead head = { .of = FP_RULES_LASTING, .ability = -1, .cond = -1 };
  guint count;
  guint first = fp_compile_rules (c, element, TRUE, &head, &count);
  int create = fp_emit (c, FP_OP_CREATE_EFFECTS);

  fp_code_at (c, create)->first_rule = (int16_t) first;
  fp_code_at (c, create)->count = (int16_t) count;
}

static void
compile_line (FpCompiler *c, const FpElement *element)
{
  static const struct
  {
    const char *name;
    void (*compile) (FpCompiler *c, const FpElement *element);
  } lines[] = {
    { "if", compile_if },          { "each", compile_each },       { "foreach", compile_foreach },
    { "repeat", compile_repeat },  { "may", compile_may },         { "choose", fp_compile_choose },
    { "assign", compile_assign },  { "proceed", compile_proceed }, { "trigger", compile_lasting },
    { "modify", compile_lasting }, { "replace", compile_lasting }, { "start", fp_compile_start },
  };
  const FpElementWord *word = fp_vocabulary_word (c->vocabulary, element);

  if (word != NULL && word->verb >= 0)
    fp_compile_verb (c, element, word->verb);
  if (word != NULL && word->encounter > 0)
    compile_encounter (c, element);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (fp_element_is (element, lines[i].name))
      lines[i].compile (c, element);
}

void
fp_compile_lines (FpCompiler *c, const FpElement *parent, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    compile_line (c, fp_element_child_at (parent, i));
}

int
fp_compile_program (FpCompiler *c, const FpElement *resolve)
{
  int first = fp_here (c);

  c->about = c->owned = c->opened = c->fought = FALSE;
  fp_compiler_turn_to (c, FALSE);
  fp_compile_lines (c, resolve, 0, fp_element_n_children (resolve));
  fp_emit (c, FP_OP_END);
  return first;
}
