/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of <choose>: one thing of a set, several cards, or one of several programs. */
#include "library/fp-library-private.h"

#include "engine/program/fp-program.h"

#include <string.h>

enum
{
  FEWEST_OPTIONS = 2,
  MOST_OPTIONS = 16, /* a bit for each in a strike-out */
};

/* Returns TRUE if the expression @players, in “who” of @element, is several players. Complains if
 * that can't be known: then the chosen name may have one value or one for each. */
static gboolean
several (FpCompiler *c, const FpElement *element, int16_t players)
{
  const FpExpression *expression = fp_catalog_expression (c->catalog, players);
  const FpAttribute *who = fp_element_attribute (element, "who");
  FpMany many = expression != NULL ? fp_expression_many (expression) : FP_MANY_ONE;

  if (many == FP_MANY_UNKNOWN && fp_element_attribute (element, "as") != NULL)
    fp_problems_add (c->problems, who->value_at,
                     "“%s” may be one player or several, so “as” may be one value or one for each; "
                     "expected <each who=\"%s\"> round the line",
                     who->value, who->value);
  return many == FP_MANY_SEVERAL;
}

static void
bind_choice (FpCompiler *c, const FpElement *element, int choose, FpVariable variable)
{
  int16_t slot;

  variable.each = several (c, element, fp_code_at (c, choose)->who);
  variable.kept = fp_code_at (c, choose)->how == FP_HOW_KEPT;
  slot = (int16_t) fp_compiler_bind (c, element, "as", &variable);
  fp_code_at (c, choose)->slot = slot;
  fp_code_at (c, choose)->each = variable.each && slot >= 0;
}

/* --- Of a set --- */

/* Returns TRUE if one word of the list @words can be chosen. */
static gboolean
is_chosen (const FpEdition *edition, guint words)
{
  guint own = fp_word_list_index (words);

  return own < edition->n_word_lists && edition->word_lists[own].chosen;
}

/* Returns a variable for one member of a set. */
static FpVariable
chosen (const FpEdition *edition, const FpExpression *from)
{
  FpType type = fp_expression_type (from);
  guint words = fp_expression_words (from);

  switch (type)
    {
    case FP_TYPE_PLAYERS:
    case FP_TYPE_PLANETS:
    case FP_TYPE_CARDS:
      return (FpVariable){ .type = type };
    case FP_TYPE_ZONE:
    case FP_TYPE_HALVES:
      return (FpVariable){ .type = FP_TYPE_CARDS };
    case FP_TYPE_NUMBERS:
      return (FpVariable){ .type = FP_TYPE_NUMBER };
    case FP_TYPE_WORD:
      if (is_chosen (edition, words))
        return (FpVariable){ .type = FP_TYPE_WORD, .words = (uint8_t) words };
      break;
    case FP_TYPE_NOTHING:
    case FP_TYPE_NUMBER:
    case FP_TYPE_YES_NO:
    case FP_TYPE_SHIPS:
    case FP_TYPE_ACTION:
    case FP_N_TYPES:
    default:
      break;
    }
  return (FpVariable){ .type = FP_TYPE_NOTHING };
}

/* Returns TRUE if a choice from the set @name ends the program if the set is empty. */
static gboolean
ends_if_empty (const FpEdition *edition, const char *name)
{
  for (const FpNameDef *def = edition->names; def != NULL && def->name != NULL; def++)
    if (def->ends_if_empty && strcmp (def->name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Returns the id of the first list of words of which one can be chosen, NULL: there is none. */
static const char *
chosen_words (const FpEdition *edition)
{
  for (guint i = 0; i < edition->n_word_lists; i++)
    if (edition->word_lists[i].chosen)
      return edition->word_lists[i].id;
  return NULL;
}

static void
complain_of_set (FpCompiler *c, const FpAttribute *from, const FpExpression *set)
{
  const char *words = chosen_words (c->edition);

  fp_problems_add (c->problems, from->value_at,
                   "this is %s; expected cards, planets, players%s%s%s or a range such as 1..4",
                   fp_type_name (fp_expression_type (set)), words != NULL ? ", " : "", words != NULL ? words : "",
                   words != NULL ? "s" : "");
}

/* Complains about attributes that can't stand beside “from”. */
static void
check_from (FpCompiler *c, const FpElement *element)
{
  if (fp_element_attribute (element, "as") == NULL)
    fp_problems_add (c->problems, element->at, "<choose> has no attribute “as”; expected as=\"…\" beside from");
  if (fp_element_attribute (element, "how") != NULL)
    fp_problems_add (c->problems, fp_element_attribute (element, "how")->at,
                     "“how” can't stand beside “from”; expected it with <option> only");
}

static void
compile_from (FpCompiler *c, const FpElement *element, int choose)
{
  const FpAttribute *from = fp_element_attribute (element, "from");
  FpScope scope = fp_compiler_scope (c);
  int16_t index = (int16_t) fp_compile_text (c, from, from->value, 0, &scope, FP_TYPE_NOTHING);
  const FpExpression *set = fp_catalog_expression (c->catalog, index);
  FpVariable variable = set != NULL ? chosen (c->edition, set) : (FpVariable){ .type = FP_TYPE_NOTHING };
  const char *name = set != NULL ? fp_expression_name (set) : NULL;

  fp_code_at (c, choose)->set = index;
  fp_check_choice (c, element, from, index);
  fp_compiler_note_source (c, element, index, &variable);
  fp_code_at (c, choose)->ends_if_empty = name != NULL && ends_if_empty (c->edition, name);
  if (variable.type != FP_TYPE_NOTHING)
    {
      bind_choice (c, element, choose, variable);
      return;
    }
  fp_compiler_break (c, element, "as");
  if (set != NULL)
    complain_of_set (c, from, set);
}

/* Compiles a choice of several cards, players or planets into a name. The verb does nothing but
 * choose. */
static void
compile_several (FpCompiler *c, const FpElement *element, int choose)
{
  const FpAttribute *from = fp_element_attribute (element, "from");
  const FpAttribute *secret = fp_element_attribute (element, "secret");
  const FpAmountOf of = { FP_TYPE_CARDS, TRUE, "hand", TRUE };
  FpInstruction in = *fp_code_at (c, choose);
  const FpExpression *set;
  FpVariable variable = { .type = FP_TYPE_CARDS };

  in.op = FP_OP_VERB;
  in.verb = FP_VERB_CHOOSE;
  fp_compile_amount (c, from, &of, &in);
  set = fp_catalog_expression (c->catalog, in.set);
  if (set != NULL && (fp_expression_type (set) == FP_TYPE_PLAYERS || fp_expression_type (set) == FP_TYPE_PLANETS))
    variable.type = fp_expression_type (set);
  fp_check_amount (c, element, from, &in);
  fp_compiler_note_source (c, element, in.set, &variable);
  if (secret != NULL)
    fp_problems_add (c->problems, secret->at,
                     "“secret” can't stand beside an amount; expected one thing, or no secret");
  if (several (c, element, in.who))
    fp_problems_add (c->problems, fp_element_attribute (element, "who")->value_at,
                     "several players can't choose several things at once; expected <each> round it");
  /* One planet of an amount is a set, too: it is remembered by its card. */
  variable.many = variable.type == FP_TYPE_PLANETS || !fp_amount_is_one (c, &in);
  in.binds_set = variable.many && variable.type != FP_TYPE_PLAYERS ? 1 : 0;
  in.slot = (int16_t) fp_compiler_bind (c, element, "as", &variable);
  *fp_code_at (c, choose) = in;
}

/* --- Of options --- */

static gboolean
has_line (const FpElement *element)
{
  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (!fp_element_is (fp_element_child_at (element, i), "label"))
      return TRUE;
  return FALSE;
}

/* Returns the options' ids, each once. Complains about duplicates, and missing ids where a value is
 * needed. */
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
  FpScope scope = fp_compiler_scope (c);
  int line, jump;

  if (!has_line (option) && fp_element_child (option, "label") == NULL)
    fp_problems_add (c->problems, option->at, "<option> has neither a label nor lines; expected <label> or a line");
  line = fp_emit (c, FP_OP_LINE);
  fp_code_at (c, line)->label = fp_compiler_prose (c, option, "label");
  fp_code_at (c, line)->id = fp_compiler_word (c, option, "id");
  fp_code_at (c, line)->cond = (int16_t) fp_compile_open (c, option, "if", &scope);
  fp_compile_pay (c, option);
  fp_compile_body (c, option);
  jump = fp_emit (c, FP_OP_JUMP);
  g_array_append_val (jumps, jump);
  fp_code_at (c, line)->target = fp_here (c);
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
  /* The option's effect would show which option it is. */
  if (secret != NULL && strcmp (secret->value, "kept") == 0)
    fp_problems_add (c->problems, secret->at, "no option can be kept secret; expected from=\"…\" instead of options");
}

static void
compile_options (FpCompiler *c, const FpElement *element, int choose)
{
  g_autoptr (GArray) jumps = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) ids = read_ids (c, element);
  const char *how = fp_element_get (element, "how");

  check_how (c, element, ids->len);
  fp_code_at (c, choose)->count = (int16_t) MIN (ids->len, MOST_OPTIONS);
  if (how != NULL)
    fp_code_at (c, choose)->how = strcmp (how, "draft") == 0 ? FP_HOW_DRAFT : FP_HOW_STRIKE_OUT;
  bind_choice (c, element, choose,
               (FpVariable){ .type = FP_TYPE_WORD, .words = FP_WORD_LIST_OPTION, .options = g_steal_pointer (&ids) });
  for (guint i = 0; i < fp_element_n_children (element); i++)
    if (fp_element_is (fp_element_child_at (element, i), "option"))
      compile_option (c, fp_element_child_at (element, i), jumps);
  fp_code_at (c, choose)->target = fp_here (c);
  for (guint i = 0; i < jumps->len; i++)
    fp_code_at (c, g_array_index (jumps, int, i))->target = fp_here (c);
}

void
fp_compile_choose (FpCompiler *c, const FpElement *element)
{
  const FpAttribute *from = fp_element_attribute (element, "from");
  const char *secret = fp_element_get (element, "secret");
  const FpElement *option = fp_element_child (element, "option");
  int16_t players = fp_compile_who (c, element);
  FpSubject subject;
  gboolean about = c->about, elsewhere = fp_compiler_look_to (c, element);
  int choose = fp_emit (c, from != NULL ? FP_OP_CHOOSE_FROM : FP_OP_CHOOSE_LINE);

  fp_compiler_check_ground (c, element);
  c->about = TRUE; /* about the player who chooses */
  fp_code_at (c, choose)->who = players;
  fp_code_at (c, choose)->id = fp_compiler_word (c, element, "as");
  fp_code_at (c, choose)->label = fp_compiler_prose (c, element, "label");
  if (secret != NULL)
    fp_code_at (c, choose)->how = strcmp (secret, "kept") == 0 ? FP_HOW_KEPT : FP_HOW_TOGETHER;
  if (from != NULL && option != NULL)
    fp_problems_add (c->problems, option->at, "<option> can't stand in a <choose> with “from”; expected one of them");
  if (from != NULL)
    check_from (c, element);
  subject = c->subject;
  if (from == NULL)
    {
      fp_compiler_turn_to_who (c, element);
      compile_options (c, element, choose);
    }
  else if (fp_is_amount (from->value))
    compile_several (c, element, choose);
  else
    compile_from (c, element, choose);
  c->subject = subject;
  c->about = about;
  c->elsewhere = elsewhere;
}
