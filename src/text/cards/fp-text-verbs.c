/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of a card's program as phrases: verb, amount, source and destination. */
#include "engine/program/fp-program.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

gboolean
fp_text_has_verb (const FpEdition *edition, const char *id)
{
  return fp_text_verb_row (edition, id) != NULL;
}

static const char *
set_text (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpExpression *set = fp_catalog_expression (engine->catalog, instruction->set);

  return set != NULL ? fp_expression_text (set) : "";
}

static FpType
set_type (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpExpression *set = fp_catalog_expression (engine->catalog, instruction->set);

  return set != NULL ? fp_expression_type (set) : FP_TYPE_NOTHING;
}

/* Returns “from own hand” or “of the cards under it”; the bare set if all of it is meant. */
static char *
set_phrase (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction, const char *verb)
{
  const FpVerbText *row = fp_text_verb_row (engine->edition, verb);
  g_autofree char *place = fp_text_place_expression (engine, self, instruction->set);
  g_autofree char *plain = fp_text_expression_of (engine, self, instruction->set);

  if (instruction->set < 0 || instruction->all)
    return g_steal_pointer (&plain);
  if (row != NULL && row->usual_set != NULL && fp_text_reads (engine, instruction->set, row->usual_set))
    return g_strdup ("");
  if (place != NULL)
    return fp_text_fill (C_ ("where from", "from {set}"), "set", place, NULL);
  return fp_text_fill (C_ ("part of", "of {set}"), "set", plain, NULL);
}

/* Returns TRUE if the line is about all of a set, so that the set says everything. */
static gboolean
is_bare_set (const FpInstruction *instruction)
{
  return instruction->all && instruction->set >= 0;
}

typedef enum
{
  AMOUNT_EXACT,
  AMOUNT_UP_TO,
  AMOUNT_RANGE,
  AMOUNT_ALL,
  AMOUNT_SOME,
} Amount;

static gboolean
constant (const FpEngine *engine, int index, int *number)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);

  return expression != NULL && fp_expression_is_constant (expression, number);
}

static Amount
amount_of (const FpEngine *engine, const FpInstruction *instruction)
{
  int least = 0;

  if (instruction->all || (instruction->least < 0 && instruction->most < 0))
    return AMOUNT_ALL;
  if (instruction->most < 0)
    return AMOUNT_SOME;
  if (instruction->least == instruction->most)
    return AMOUNT_EXACT;
  return constant (engine, instruction->least, &least) && least == 0 ? AMOUNT_UP_TO : AMOUNT_RANGE;
}

/* Returns the words for the number in “3 ships”. */
static char *
amount_words (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction, Amount amount)
{
  g_autofree char *least = fp_text_expression_of (engine, self, instruction->least);
  g_autofree char *most = fp_text_expression_of (engine, self, instruction->most);

  switch (amount)
    {
    case AMOUNT_UP_TO:
      /* Translators: these stand where a number could, as in “recover up to 3 ships”. */
      return fp_text_fill (C_ ("amount", "up to {most}"), "most", most, NULL);
    case AMOUNT_RANGE:
      return fp_text_fill (C_ ("amount", "{least} to {most}"), "least", least, "most", most, NULL);
    case AMOUNT_ALL:
      return g_strdup (C_ ("amount", "all"));
    case AMOUNT_SOME:
      return g_strdup (C_ ("amount", "any number of"));
    case AMOUNT_EXACT:
      break;
    }
  return g_steal_pointer (&most);
}

static const FpVerb *
verb_of (const FpEngine *engine, const FpInstruction *instruction)
{
  return instruction->verb < engine->edition->n_verbs ? &engine->edition->verbs[instruction->verb] : NULL;
}

static gboolean
is_about_ships (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpVerb *verb = verb_of (engine, instruction);

  return verb != NULL && (verb->amount_kind == FP_AMOUNT_SHIPS ||
                          (verb->amount_kind == FP_AMOUNT_CARDS && set_type (engine, instruction) == FP_TYPE_SHIPS));
}

/* Returns the word for the things that the amount counts. */
static const char *
amount_word (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpVerb *verb = verb_of (engine, instruction);

  if (is_about_ships (engine, instruction))
    return "ships";
  return verb != NULL && verb->things != NULL ? verb->things : "cards";
}

/* Returns TRUE if the set names the things already: “1 of the opponent's ships”. */
static gboolean
set_says_what (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction)
{
  g_autofree char *place = fp_text_place_expression (engine, self, instruction->set);
  FpType type = set_type (engine, instruction);

  if (type == FP_TYPE_PLAYERS || type == FP_TYPE_PLANETS)
    return TRUE;
  return place == NULL && instruction->set >= 0 && (is_about_ships (engine, instruction) || type == FP_TYPE_HALVES);
}

static char *
amount_phrase (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction, const char *verb)
{
  Amount amount = amount_of (engine, instruction);
  g_autofree char *words = amount_words (engine, self, instruction, amount);
  int number = 2;

  if (is_bare_set (instruction))
    return g_strdup ("");
  if (set_says_what (engine, self, instruction))
    return amount == AMOUNT_SOME ? g_strdup (C_ ("amount", "any number")) : g_steal_pointer (&words);
  /* An amount that must be computed first counts as several. */
  gboolean computed = !constant (engine, instruction->most, &number);
  if ((amount != AMOUNT_EXACT && amount != AMOUNT_UP_TO) || computed)
    number = 2;
  const char *pattern = fp_text_amount (engine->edition, amount_word (engine, instruction),
                                        set_text (engine, instruction), verb, (gulong) MAX (number, 0));
  if (amount != AMOUNT_EXACT || !computed)
    return fp_text_fill (pattern, "count", words, NULL);
  g_autofree char *things = fp_text_fill (pattern, "count", C_ ("amount", "as many"), NULL);
  /* Translators: {things} are “as many cards”, {number} is “your opponent's ships”. */
  return fp_text_fill (_ ("{things} as {number}"), "things", things, "number", words, NULL);
}

/* --- Other parts of a line --- */

/* Returns the destination, source or exchanged set in @pattern; "" if the line names none. */
static char *
place_phrase (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction, const char *pattern)
{
  g_autofree char *words = fp_text_place_expression (engine, self, instruction->to);

  if (instruction->to < 0)
    return g_strdup ("");
  if (words == NULL)
    words = fp_text_expression_of (engine, self, instruction->to);
  return fp_text_fill (pattern, "what", words, NULL);
}

static void
add (GPtrArray *items, char *words)
{
  g_ptr_array_add (items, words);
}

/* Returns TRUE if the line shows a secret. The name is then that of the secret, not a bound one. */
static gboolean
shows_secret (const FpVerb *verb, const FpInstruction *instruction)
{
  return verb != NULL && (verb->attributes & FP_ATTRIBUTE_SECRET) != 0 && instruction->set < 0 && instruction->id >= 0;
}

char *
fp_text_bound_name (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpVerb *verb = verb_of (engine, instruction);
  const char *id = fp_catalog_string (engine->catalog, instruction->id);
  g_autofree char *name = id != NULL && !shows_secret (verb, instruction) ? fp_text_given_name (id) : NULL;

  if (name == NULL)
    return NULL;
  return fp_text_fill (is_about_ships (engine, instruction) ? _ ("the number is called “{name}”")
                                                            : _ ("called “{name}”"),
                       "name", name, NULL);
}

static GPtrArray *
extras (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction, const FpVerb *verb)
{
  guint attributes = verb != NULL ? verb->attributes : 0;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *chooser = fp_text_expression_of (engine, self, instruction->chooser);
  char *until = fp_text_until (engine, (FpWhen) instruction->until_when, instruction->until_actions);

  if ((attributes & FP_ATTRIBUTE_END) != 0 && instruction->word != 0)
    add (items, g_strdup (instruction->word == 1 ? _ ("on top") : _ ("at the bottom")));
  if (instruction->face != 0)
    add (items, g_strdup (instruction->face == 1 ? _ ("face up") : _ ("face down")));
  if (*chooser != '\0')
    add (items, fp_text_fill (_ ("chosen by {who}"), "who", chooser, NULL));
  if (instruction->by_chance)
    add (items, g_strdup (_ ("chosen by chance")));
  if (*until != '\0')
    add (items, g_strdup (until));
  g_free (until);
  return items;
}

/* Returns a phrase such as “draw 2 cards from own deck”. */
static char *
plain_phrase (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction, const FpVerb *verb)
{
  const FpEdition *edition = engine->edition;
  const FpVerbText *row = fp_text_verb_row (edition, verb->id);
  g_autofree char *things = amount_phrase (engine, self, instruction, verb->id);
  g_autofree char *set = set_phrase (engine, self, instruction, verb->id);
  g_autofree char *to = place_phrase (engine, self, instruction, C_ ("where to", "to {what}"));
  g_autofree char *from = place_phrase (engine, self, instruction, C_ ("where from", "from {what}"));
  g_autofree char *other = fp_text_expression_of (engine, self, instruction->to);
  g_autofree char *with = fp_text_fill (C_ ("swap", "with {what}"), "what", other, NULL);
  const char *role = (verb->attributes & FP_ATTRIBUTE_ROLE) != 0 && instruction->word > 0
                         ? fp_text_role (edition, instruction->word - 1u)
                         : "";
  const char *step =
      (verb->attributes & FP_ATTRIBUTE_STEP) != 0 ? fp_text_moment_name (edition, instruction->word) : "";

  g_autofree char *secret = shows_secret (verb, instruction)
                                ? fp_text_given_name (fp_catalog_string (engine->catalog, instruction->id))
                                : NULL;

  if (secret != NULL)
    return fp_text_fill (_ ("reveal the secret choice “{name}”"), "name", secret, NULL);
  return fp_text_fill (row != NULL ? _ (row->phrase) : verb->id, "things", things, "set", set, "to", to, "from", from,
                       "with", with, "role", role, "step", step, NULL);
}

char *
fp_text_verb (const FpEngine *engine, const FpTextSelf *self, const FpInstruction *instruction)
{
  const FpVerb *verb = verb_of (engine, instruction);
  g_autoptr (GPtrArray) items = extras (engine, self, instruction, verb);
  char *words;

  if (verb != NULL)
    words = plain_phrase (engine, self, instruction, verb);
  else
    {
      g_autofree char *things = amount_phrase (engine, self, instruction, "");
      g_autofree char *set = set_phrase (engine, self, instruction, "");

      words = fp_text_fill (_ ("choose {things} {set}"), "things", things, "set", set, NULL);
    }
  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *before = words;

      /* Translators: {what} is done in a way such as “face down” or “chosen by chance”. */
      words = fp_text_fill (_ ("{what}, {how}"), "what", before, "how", g_ptr_array_index (items, i), NULL);
    }
  return words;
}

/* --- Labels --- */

const char *
fp_text_label (const FpEngine *engine, const FpInstruction *instruction)
{
  const char *label = fp_catalog_string (engine->catalog, instruction->label);

  return label != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "option", label) : NULL;
}

char *
fp_text_first_verb (const FpEngine *engine, int first, int stop)
{
  for (int i = first; i >= 0 && (guint) i < engine->catalog->code->len && i < stop; i++)
    {
      const FpInstruction *next = fp_catalog_instruction (engine->catalog, i);

      if (next->op == FP_OP_VERB && next->verb != FP_VERB_CHOOSE)
        return fp_text_verb (engine, NULL, next);
      if (next->op == FP_OP_CREATE_EFFECTS)
        return fp_text_rule (engine, fp_catalog_rule (engine->catalog, (guint) next->first_rule), TRUE);
      if (next->op == FP_OP_ENCOUNTER)
        return g_strdup (
            _ (fp_text_encounter_row (engine->edition, engine->edition->encounters[next->encounter].id)->have));
      if (next->op == FP_OP_END)
        break;
    }
  return NULL;
}

char *
fp_text_line (const FpEngine *engine, int index)
{
  const FpInstruction *line;

  if (index < 0 || (guint) index >= engine->catalog->code->len)
    return NULL;
  line = fp_catalog_instruction (engine->catalog, index);
  if (fp_text_label (engine, line) != NULL)
    return g_strdup (fp_text_label (engine, line));
  return fp_text_first_verb (engine, index + 1, line->target);
}
