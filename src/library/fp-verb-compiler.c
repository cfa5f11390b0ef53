/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of lines that are verbs of the edition, by the attributes in FpVerb.attributes. */
#include "library/fp-library-private.h"

#include <string.h>

/* Returns the attribute with the amount. If the verb can take another one, exactly one must be
 * present. */
static const FpAttribute *
find_amount (FpCompiler *c, const FpElement *element, const FpVerb *verb)
{
  const char *const names[] = {
    fp_amount_word (verb),
    verb->attributes & FP_ATTRIBUTE_SHIPS ? "ships" : NULL,
    verb->attributes & FP_ATTRIBUTE_SECRET ? "secret" : NULL,
  };
  const FpAttribute *found = NULL;
  const char *other = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const FpAttribute *attribute = names[i] != NULL ? fp_element_attribute (element, names[i]) : NULL;

      if (i > 0 && names[i] != NULL)
        other = names[i];
      if (attribute != NULL && found != NULL)
        fp_problems_add (c->problems, attribute->at, "“%s” can't stand beside “%s”; expected one of them",
                         attribute->name, found->name);
      if (found == NULL)
        found = attribute;
    }
  if (found == NULL && other != NULL)
    fp_problems_add (c->problems, element->at, "<%s> doesn't say what; expected %s=\"…\" or %s=\"…\"", element->name,
                     names[0], other);
  return found;
}

/* Compiles `reveal secret="NAME"`, which shows a kept secret. */
static void
compile_secret (FpCompiler *c, const FpElement *element, const FpAttribute *value, FpInstruction *in)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *what = g_strdup_printf ("“%s” is no secret that was kept", value->value);
  const FpVariable *variable;

  in->id = fp_compiler_word (c, element, value->name);
  if (!fp_check_name (value->value) || !fp_compiler_read (c, value, value->value))
    return;
  variable = fp_compiler_variable (c, value->value);
  if (variable != NULL && variable->kept)
    {
      in->slot = variable->slot;
      in->each = variable->each ? 1 : 0;
      in->how = (uint8_t) variable->type;
      in->word = variable->words;
      return;
    }
  for (guint i = 0; i < c->variables->len; i++)
    if (g_array_index (c->variables, FpVariable, i).kept)
      g_ptr_array_add (known, g_array_index (c->variables, FpVariable, i).name);
  fp_complain_of_word (c->problems, value->value_at, what, value->value, known, fp_quotes);
}

/* Returns a variable for the name in `as`. */
static FpVariable
bound (const FpCompiler *c, const FpVerb *verb, const FpAttribute *amount, const FpInstruction *in)
{
  if (verb->amount_kind == FP_AMOUNT_NONE)
    return (FpVariable){ .type = FP_TYPE_PLANETS };
  if (verb->amount_kind == FP_AMOUNT_SHIPS || (amount != NULL && strcmp (amount->name, "ships") == 0))
    return (FpVariable){ .type = FP_TYPE_NUMBER };
  return (FpVariable){ .type = FP_TYPE_CARDS, .many = !fp_amount_is_one (c, in) };
}

static void
compile_as (FpCompiler *c, const FpElement *element, const FpVerb *verb, const FpAttribute *amount, FpInstruction *in)
{
  FpVariable variable = bound (c, verb, amount, in);

  if (fp_element_attribute (element, "as") == NULL)
    return;
  in->id = fp_compiler_word (c, element, "as");
  in->binds_set = variable.many ? 1 : 0;
  in->slot = (int16_t) fp_compiler_bind (c, element, "as", &variable);
}

/* Cards can be moved to a place, under a card or onto a planet; ships to a planet or a pile. */
static gboolean
can_go_to (FpType to, gboolean ships)
{
  if (to == FP_TYPE_PLANETS)
    return TRUE;
  return ships ? to == FP_TYPE_SHIPS || to == FP_TYPE_CARDS : to == FP_TYPE_ZONE || to == FP_TYPE_CARDS;
}

static void
compile_to (FpCompiler *c, const FpElement *element, const FpVerb *verb, const FpAttribute *amount, FpInstruction *in)
{
  const char *name = verb->attributes & FP_ATTRIBUTE_FROM ? "from" : "to";
  const FpAttribute *attribute = fp_element_attribute (element, name);
  gboolean ships = amount != NULL && strcmp (amount->name, "ships") == 0;
  const FpExpression *to;

  if (attribute == NULL || (verb->attributes & (FP_ATTRIBUTE_FROM | FP_ATTRIBUTE_TO)) == 0)
    return;
  in->to = fp_compile_line_attribute (c, element, name);
  to = fp_catalog_expression (c->catalog, in->to);
  if (to != NULL && verb->to == FP_TYPE_NOTHING && !can_go_to (fp_expression_type (to), ships))
    fp_problems_add (c->problems, attribute->value_at, "%s can't be moved to this: it is %s; expected %s",
                     ships ? "ships" : "cards", fp_type_name (fp_expression_type (to)),
                     ships ? "a planet, a supply or a Warp" : "a place for cards, a card or a planet");
}

static void
compile_chooser (FpCompiler *c, const FpElement *element, FpInstruction *in)
{
  const char *chooser = fp_element_get (element, "chooser");

  if (g_strcmp0 (chooser, "chance") == 0)
    in->by_chance = 1;
  else if (chooser != NULL)
    in->chooser = fp_compile_line_attribute (c, element, "chooser");
}

/* Complains about a line about nobody, since an action that happens to nobody does not happen. */
static void
check_nobody (FpCompiler *c, const FpElement *element, const FpVerb *verb)
{
  const FpAttribute *who = fp_element_attribute (element, "who");

  if (who != NULL && strcmp (who->value, "nobody") == 0 && (verb->attributes & FP_ATTRIBUTE_NOBODY) == 0)
    fp_problems_add (c->problems, who->value_at, "nothing happens to nobody; expected players");
}

static void
compile_words (FpCompiler *c, const FpElement *element, const FpVerb *verb, FpInstruction *in)
{
  const char *end = fp_element_get (element, "end"), *face = fp_element_get (element, "face");
  const FpAttribute *role = fp_element_attribute (element, "role"), *step = fp_element_attribute (element, "step");

  if (verb->attributes & FP_ATTRIBUTE_END && end != NULL)
    in->word = strcmp (end, "bottom") == 0 ? 2 : 1;
  if (verb->attributes & FP_ATTRIBUTE_FACE && face != NULL)
    in->face = strcmp (face, "down") == 0 ? 2 : 1;
  if (verb->attributes & FP_ATTRIBUTE_ROLE && role != NULL)
    in->word = fp_compile_role (c, role, role->value, 0);
  if (verb->attributes & FP_ATTRIBUTE_STEP && step != NULL)
    in->word = fp_compile_step (c, step);
  if (verb->attributes & FP_ATTRIBUTE_CHOOSER)
    compile_chooser (c, element, in);
  if (verb->attributes & FP_ATTRIBUTE_UNTIL)
    fp_compile_until (c, element, &in->until_when, in->until_actions);
}

/* A line about nobody with a whole set of cards happens to their owners. */
static gboolean
happens_to_owners (const FpVerb *verb, const FpInstruction *in)
{
  return (verb->attributes & FP_ATTRIBUTE_OWNERS) != 0 && in->all && in->set >= 0;
}

/* Returns TRUE if cards are open behind this line, to all players or to those who look at them. */
static gboolean
opens (const FpVerb *verb)
{
  return strcmp (verb->id, "reveal") == 0 || strcmp (verb->id, "look") == 0;
}

/* Compiles the other side of a swap: a set, or an amount, which is chosen first. */
static int16_t
compile_with (FpCompiler *c, const FpElement *element)
{
  const FpAttribute *with = fp_element_attribute (element, "with");

  return with != NULL && fp_is_amount (with->value) ? fp_compile_selected (c, element, with)
                                                    : fp_compile_line_attribute (c, element, "with");
}

void
fp_compile_verb (FpCompiler *c, const FpElement *element, int index)
{
  const FpVerb *verb = &c->edition->verbs[index];
  const FpAttribute *amount = find_amount (c, element, verb);
  gboolean ships = amount != NULL && strcmp (amount->name, "ships") == 0;
  gboolean secret = amount != NULL && strcmp (amount->name, "secret") == 0;
  FpAmountOf of = fp_amount_of (verb, ships);
  gboolean about = c->about, elsewhere = c->elsewhere;
  int16_t with = verb->attributes & FP_ATTRIBUTE_WITH ? compile_with (c, element) : -1;
  int16_t players = verb->attributes & FP_ATTRIBUTE_WHO ? fp_compile_line_attribute (c, element, "who") : -1;
  int line = fp_emit (c, FP_OP_VERB);
  FpInstruction in = *fp_code_at (c, line);

  /* about the player to whom it happens */
  if (verb->attributes & FP_ATTRIBUTE_WHO)
    fp_compiler_look_to (c, element);
  c->about = about || (verb->attributes & FP_ATTRIBUTE_WHO) != 0;
  in.verb = (uint8_t) index;
  in.who = players;
  if (secret)
    compile_secret (c, element, amount, &in);
  else if (amount != NULL)
    fp_compile_amount (c, amount, &of, &in);
  /* The player who has kept a secret shows it. */
  if ((verb->attributes & FP_ATTRIBUTE_WHO) && !(about || secret || happens_to_owners (verb, &in)))
    {
      c->about = FALSE;
      fp_check_who (c, element);
      c->about = TRUE;
    }
  if (with >= 0)
    in.to = with;
  compile_to (c, element, verb, amount, &in);
  compile_words (c, element, verb, &in);
  if (amount != NULL && !secret)
    fp_check_amount (c, element, amount, &in);
  if (amount != NULL && !secret && c->paying)
    fp_check_price (c, element, amount, &in);
  if (verb->attributes & FP_ATTRIBUTE_AS)
    compile_as (c, element, verb, amount, &in);
  *fp_code_at (c, line) = in;
  c->about = about;
  c->elsewhere = elsewhere;
  c->opened = c->opened || opens (verb);
  check_nobody (c, element, verb);
  if (strcmp (verb->id, "move") == 0)
    fp_check_move (c, element);
}
