/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiles the lines of a program, one function an element, into the instructions that fp-program.h describes. */
#include "library/fp-library-private.h"

#include <string.h>

enum
{
  FEWEST_OPTIONS = 2,
  MOST_OPTIONS = 16, /* a bit each while they are struck out */
};

static void compile_lines (FpCompiler *c, const FpElement *parent, guint from, guint to);

static FpInstruction *
code_at (FpCompiler *c, int index)
{
  return &g_array_index (c->catalog->code, FpInstruction, (guint) index);
}

/* The next instruction's index. */
static int16_t
here (const FpCompiler *c)
{
  return (int16_t) c->catalog->code->len;
}

static int
emit (FpCompiler *c, FpOp op)
{
  FpInstruction instruction = {
    .op = (uint8_t) op,
    .who = -1,
    .cond = -1,
    .least = -1,
    .most = -1,
    .set = -1,
    .slot = -1,
    .target = -1,
    .first_rule = -1,
    .advantage = -1,
    .label = -1,
    .id = -1,
  };

  if (c->catalog->code->len >= G_MAXINT16)
    c->full = TRUE;
  else
    g_array_append_val (c->catalog->code, instruction);
  return (int) c->catalog->code->len - 1;
}

static int16_t
expression (FpCompiler *c, const FpElement *element, const char *name)
{
  FpScope scope = fp_compiler_scope (c);

  return (int16_t) fp_compile_attribute (c, element, name, &scope);
}

/* Who does it; lines that are about nobody yet must say so. */
static int16_t
who (FpCompiler *c, const FpElement *element)
{
  if (!c->about && fp_element_attribute (element, "who") == NULL)
    fp_problems_add (c->problems, element->at,
                     "nobody does this <%s>; expected who=\"…\", or <each who=\"…\"> round it", element->name);
  return expression (c, element, "who");
}

static int16_t
string_of (FpCompiler *c, const FpElement *element, const char *child)
{
  return (int16_t) fp_compiler_string (c, fp_prose (element, child));
}

static int16_t
string_in (FpCompiler *c, const FpElement *element, const char *attribute)
{
  return (int16_t) fp_compiler_string (c, g_strdup (fp_element_get (element, attribute)));
}

/* All children, as lines about somebody. */
static void
compile_body (FpCompiler *c, const FpElement *element)
{
  gboolean about = c->about;

  c->about = TRUE;
  compile_lines (c, element, 0, fp_element_n_children (element));
  c->about = about;
}

static gboolean
is_separator (const FpElement *element)
{
  return fp_element_is (element, "elseif") || fp_element_is (element, "else");
}

static guint
find_separator (const FpElement *element, guint from)
{
  while (from < fp_element_n_children (element) && !is_separator (fp_element_child_at (element, from)))
    from++;
  return from;
}

static int
emit_unless (FpCompiler *c, const FpElement *head)
{
  int16_t cond = expression (c, head, "cond");
  int unless = emit (c, FP_OP_UNLESS);

  code_at (c, unless)->cond = cond;
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
  int unless = emit_unless (c, element);
  guint from = 0, n = fp_element_n_children (element);

  while (TRUE)
    {
      guint to = find_separator (element, from);
      int jump;

      compile_lines (c, element, from, to);
      if (to == n)
        break;
      jump = emit (c, FP_OP_JUMP);
      g_array_append_val (jumps, jump);
      if (unless >= 0)
        code_at (c, unless)->target = here (c);
      unless = -1;
      if (fp_element_is (fp_element_child_at (element, to), "elseif"))
        unless = emit_unless (c, fp_element_child_at (element, to));
      else
        check_order (c, element, to);
      from = to + 1;
    }
  if (unless >= 0)
    code_at (c, unless)->target = here (c);
  for (guint i = 0; i < jumps->len; i++)
    code_at (c, g_array_index (jumps, int, i))->target = here (c);
}

static void
compile_each (FpCompiler *c, const FpElement *element)
{
  int16_t players = expression (c, element, "who");
  int16_t slot = (int16_t) fp_compiler_slots (c, 2);
  int each = emit (c, FP_OP_EACH), next;

  code_at (c, each)->who = players;
  code_at (c, each)->slot = slot;
  compile_body (c, element);
  next = emit (c, FP_OP_NEXT);
  code_at (c, next)->slot = slot;
  code_at (c, next)->target = (int16_t) (each + 1);
  code_at (c, each)->target = here (c);
}

static void
compile_may (FpCompiler *c, const FpElement *element)
{
  int16_t players = who (c, element);
  int may = emit (c, FP_OP_MAY);

  code_at (c, may)->who = players;
  code_at (c, may)->label = string_of (c, element, "label");
  compile_body (c, element);
  code_at (c, may)->target = here (c);
}

/* --- Choices --- */

/* Whether these may be several players: then what they choose has one value for each. */
static gboolean
several (const FpCompiler *c, int16_t players)
{
  const FpExpression *expression_of = fp_catalog_expression (c->catalog, players);
  const char *name = expression_of != NULL ? fp_expression_name (expression_of) : NULL;

  if (name == NULL)
    return FALSE;
  return strcmp (name, "everyone") == 0 || strcmp (name, "others") == 0 || strcmp (name, "most") == 0 ||
         strchr (fp_expression_text (expression_of), '+') != NULL;
}

static void
bind_choice (FpCompiler *c, const FpElement *element, int choose, FpVariable variable)
{
  int16_t slot;

  variable.each = several (c, code_at (c, choose)->who);
  slot = (int16_t) fp_compiler_bind (c, element, "as", &variable);
  code_at (c, choose)->slot = slot;
  code_at (c, choose)->each = variable.each && slot >= 0;
}

static FpType
chosen_type (FpType from)
{
  switch (from)
    {
    case FP_TYPE_PLAYERS:
    case FP_TYPE_PLANETS:
    case FP_TYPE_CARDS:
      return from;
    case FP_TYPE_ZONE:
      return FP_TYPE_CARDS;
    case FP_TYPE_NUMBERS:
      return FP_TYPE_NUMBER;
    case FP_TYPE_NOTHING:
    case FP_TYPE_NUMBER:
    case FP_TYPE_YES_NO:
    case FP_TYPE_WORD:
    case FP_TYPE_SHIPS:
    case FP_N_TYPES:
    default:
      return FP_TYPE_NOTHING;
    }
}

static void
compile_choose_from (FpCompiler *c, const FpElement *element, int choose)
{
  const FpAttribute *from = fp_element_attribute (element, "from");
  int16_t index = expression (c, element, "from");
  const FpExpression *set = fp_catalog_expression (c->catalog, index);
  FpType type = set != NULL ? chosen_type (fp_expression_type (set)) : FP_TYPE_NOTHING;
  const char *name = set != NULL ? fp_expression_name (set) : NULL;

  code_at (c, choose)->set = index;
  code_at (c, choose)->ends_if_empty = name != NULL && strcmp (name, "bar") == 0;
  if (fp_element_attribute (element, "as") == NULL)
    fp_problems_add (c->problems, element->at, "<choose> has no attribute “as”; expected as=\"…\" beside from");
  if (fp_element_attribute (element, "how") != NULL)
    fp_problems_add (c->problems, fp_element_attribute (element, "how")->at,
                     "“how” can't stand beside “from”; expected it with <option> only");
  if (type != FP_TYPE_NOTHING)
    {
      bind_choice (c, element, choose, (FpVariable){ .type = type });
      return;
    }
  fp_compiler_break (c, element, "as");
  if (set != NULL)
    fp_problems_add (c->problems, from->value_at,
                     "this is %s; expected cards, planets, players or a range such as 1..4",
                     fp_type_name (fp_expression_type (set)));
}

static gboolean
has_line (const FpCompiler *c, const FpElement *element)
{
  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (!fp_element_is (fp_element_child_at (element, i), "label"))
      return TRUE;
  return FALSE;
}

/* The options' ids, each once; complains about what is twice, or missing where a value is wanted. */
static GPtrArray *
read_ids (FpCompiler *c, const FpElement *element)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *option = fp_element_child_at (element, i);
      const FpAttribute *id = fp_element_attribute (option, "id");

      if (!fp_element_is (option, "option"))
        continue;
      if (id != NULL && g_ptr_array_find_with_equal_func (ids, id->value, g_str_equal, NULL))
        fp_problems_add (c->problems, id->value_at, "the id “%s” is taken by another option; expected one of its own",
                         id->value);
      if (id == NULL && fp_element_attribute (element, "as") != NULL)
        fp_problems_add (c->problems, option->at,
                         "<option> has no attribute “id”; expected id=\"…\", as “as” names it");
      g_ptr_array_add (ids, g_strdup (id != NULL ? id->value : ""));
    }
  return ids;
}

static void
compile_option (FpCompiler *c, const FpElement *option, GArray *jumps)
{
  int line, jump;

  if (!has_line (c, option) && fp_element_child (option, "label") == NULL)
    fp_problems_add (c->problems, option->at, "<option> has neither a label nor lines; expected <label> or a line");
  line = emit (c, FP_OP_LINE);
  code_at (c, line)->label = string_of (c, option, "label");
  code_at (c, line)->id = string_in (c, option, "id");
  code_at (c, line)->cond = expression (c, option, "if");
  compile_body (c, option);
  jump = emit (c, FP_OP_JUMP);
  g_array_append_val (jumps, jump);
  code_at (c, line)->target = here (c);
}

static void
check_how (FpCompiler *c, const FpElement *element, guint n_options)
{
  const FpAttribute *how = fp_element_attribute (element, "how");
  const FpAttribute *secret = fp_element_attribute (element, "secret");
  const FpAttribute *as = fp_element_attribute (element, "as");

  if (n_options < FEWEST_OPTIONS || n_options > MOST_OPTIONS)
    fp_problems_add (c->problems, element->at, "<choose> has %u <option>; expected from=\"…\", or %d to %d of them",
                     n_options, FEWEST_OPTIONS, MOST_OPTIONS);
  if (how != NULL && secret != NULL)
    fp_problems_add (c->problems, secret->at, "“secret” can't stand beside “how”; expected one of them");
  if (how != NULL && as != NULL)
    fp_problems_add (c->problems, as->at, "“as” can't stand beside “how”; expected one of them");
}

static void
compile_options (FpCompiler *c, const FpElement *element, int choose)
{
  g_autoptr (GArray) jumps = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) ids = read_ids (c, element);
  const char *how = fp_element_get (element, "how");

  check_how (c, element, ids->len);
  code_at (c, choose)->count = (int16_t) MIN (ids->len, MOST_OPTIONS);
  if (how != NULL)
    code_at (c, choose)->how = strcmp (how, "draft") == 0 ? FP_HOW_DRAFT : FP_HOW_STRIKE_OUT;
  bind_choice (c, element, choose,
               (FpVariable){ .type = FP_TYPE_WORD, .words = FP_WORDS_OPTION, .options = g_steal_pointer (&ids) });
  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_element_is (fp_element_child_at (element, i), "option"))
      compile_option (c, fp_element_child_at (element, i), jumps);
  code_at (c, choose)->target = here (c);
  for (guint i = 0; i < jumps->len; i++)
    code_at (c, g_array_index (jumps, int, i))->target = here (c);
}

static void
compile_choose (FpCompiler *c, const FpElement *element)
{
  gboolean from = fp_element_attribute (element, "from") != NULL;
  const FpElement *option = fp_element_child (element, "option");
  int16_t players = who (c, element);
  int choose = emit (c, from ? FP_OP_CHOOSE_FROM : FP_OP_CHOOSE_LINE);

  code_at (c, choose)->who = players;
  code_at (c, choose)->id = string_in (c, element, "as");
  if (fp_element_attribute (element, "secret") != NULL)
    code_at (c, choose)->how = FP_HOW_TOGETHER;
  if (from && option != NULL)
    fp_problems_add (c->problems, option->at, "<option> can't stand in a <choose> with “from”; expected one of them");
  if (from)
    compile_choose_from (c, element, choose);
  else
    compile_options (c, element, choose);
}

/* --- Encounters --- */

static void
compile_prize (FpCompiler *c, const FpElement *prize, int encounter)
{
  const char *whose = fp_element_get (prize, "who");
  int jump = emit (c, FP_OP_JUMP);

  code_at (c, encounter)->prize = whose != NULL && strcmp (whose, "loser") == 0 ? 2 : 1;
  code_at (c, encounter)->label = string_of (c, prize, "name");
  code_at (c, encounter)->target = here (c);
  compile_body (c, prize);
  emit (c, FP_OP_END);
  code_at (c, jump)->target = here (c);
}

static void
compile_encounter (FpCompiler *c, const FpElement *element)
{
  const FpElement *prize = fp_element_child (element, "prize");
  gboolean duel = fp_element_is (element, "duel");
  guint n_rules;
  guint first_rule = fp_compile_rules (c, element, &n_rules);
  int encounter = emit (c, duel ? FP_OP_DUEL : FP_OP_CONTEST);
  FpVariable winner = { .type = FP_TYPE_PLAYERS };
  int16_t slot;

  code_at (c, encounter)->first_rule = (int16_t) first_rule;
  code_at (c, encounter)->count = (int16_t) n_rules;
  if (duel)
    {
      int16_t at = expression (c, element, "at"), advantage = expression (c, element, "advantage");

      code_at (c, encounter)->set = at;
      code_at (c, encounter)->advantage = advantage;
    }
  if (prize != NULL)
    compile_prize (c, prize, encounter);
  code_at (c, encounter)->id = string_in (c, element, "as");
  slot = (int16_t) fp_compiler_bind (c, element, "as", &winner);
  code_at (c, encounter)->slot = slot;
}

/* --- Single lines --- */

/* What a name may hold, and as what. */
static FpType
kept_type (const FpExpression *value)
{
  FpType type = fp_expression_type (value);

  if (type == FP_TYPE_SHIPS)
    return FP_TYPE_NUMBER;
  if (type == FP_TYPE_ZONE)
    return FP_TYPE_CARDS;
  if (type == FP_TYPE_NUMBERS || (type == FP_TYPE_WORD && fp_expression_words (value) == FP_WORDS_OPTION))
    return FP_TYPE_NOTHING;
  return type;
}

static void
compile_assign (FpCompiler *c, const FpElement *element)
{
  int16_t set = expression (c, element, "to");
  const FpExpression *value = fp_catalog_expression (c->catalog, set);
  FpVariable variable = { .type = value != NULL ? kept_type (value) : FP_TYPE_NOTHING };
  int assign;

  if (variable.type == FP_TYPE_NOTHING)
    {
      if (value != NULL)
        fp_problems_add (c->problems, fp_element_attribute (element, "to")->value_at,
                         "a name can't hold this; expected a number, a word, players, cards or planets");
      fp_compiler_break (c, element, "name");
      return;
    }
  variable.words = (uint8_t) fp_expression_words (value);
  assign = emit (c, FP_OP_ASSIGN);
  code_at (c, assign)->set = set;
  code_at (c, assign)->id = string_in (c, element, "name");
  code_at (c, assign)->slot = (int16_t) fp_compiler_bind (c, element, "name", &variable);
}

static void
compile_verb (FpCompiler *c, const FpElement *element, int index)
{
  const FpVerb *verb = &c->edition->verbs[index];
  const char *thing = fp_thing_word (verb->thing);
  const FpAttribute *amount = thing != NULL ? fp_element_attribute (element, thing) : NULL;
  int16_t players = verb->binds ? expression (c, element, "who") : who (c, element);
  int line = emit (c, FP_OP_VERB);
  FpInstruction in = *code_at (c, line);
  FpVariable variable = { .type = FP_TYPE_PLANETS };

  in.verb = (uint8_t) index;
  in.who = players;
  if (amount != NULL)
    fp_compile_amount (c, amount, verb, &in);
  if (verb->binds)
    {
      in.id = string_in (c, element, "as");
      in.slot = (int16_t) fp_compiler_bind (c, element, "as", &variable);
    }
  *code_at (c, line) = in;
}

static void
compile_line (FpCompiler *c, const FpElement *element)
{
  static const struct
  {
    const char *name;
    void (*compile) (FpCompiler *c, const FpElement *element);
  } lines[] = {
    { "if", compile_if },         { "each", compile_each },      { "may", compile_may },
    { "choose", compile_choose }, { "duel", compile_encounter }, { "contest", compile_encounter },
    { "assign", compile_assign },
  };
  const FpElementWord *word = fp_vocabulary_find (c->vocabulary, element->name);

  if (word != NULL && word->verb >= 0)
    compile_verb (c, element, word->verb);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (fp_element_is (element, lines[i].name))
      lines[i].compile (c, element);
}

static void
compile_lines (FpCompiler *c, const FpElement *parent, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    compile_line (c, fp_element_child_at (parent, i));
}

int
fp_compile_program (FpCompiler *compiler, const FpElement *resolve)
{
  int first = here (compiler);

  compiler->about = FALSE;
  compile_lines (compiler, resolve, 0, fp_element_n_children (resolve));
  emit (compiler, FP_OP_END);
  return first;
}
