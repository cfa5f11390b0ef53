/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line of a card's program as a phrase: verb, amount, where from. */
#include "words/fp-words-private.h"

typedef struct
{
  const char *id;
  const char *phrase; /* {things}: the amount, {set}: where they are taken from */
} Verb;

static const Verb verbs[] = {
  { "draw", N_ ("draw {things} {set}") },
  { "gain", N_ ("gain {things} {set}") },
  { "discard", N_ ("discard {things} {set}") },
  { "recover", N_ ("recover {things} {set}") },
  { "destroy", N_ ("destroy {things} {set}") },
  { "retreat", N_ ("retreat {things} {set}") },
  { "befriend", N_ ("increase friendship with {things} {set}") },
  { "estrange", N_ ("decrease friendship with {things} {set}") },
  { "ready", N_ ("ready {things} {set}") },
  { "spend", N_ ("spend {things} {set}") },
  { "win-game", N_ ("win the game") },
  { "discover", N_ ("discover a planet") },
  { "move", N_ ("move {things} {set}") },
  { "summon", N_ ("summon an envoy") },
};

/* The sets that verbs are commonly asked about; the usual one of a verb needs no words. */
static const struct
{
  const char *text, *phrase;
} sets[] = {
  { "supply", N_ ("from own supply") },
  { "me.supply", N_ ("from own supply") },
  { "they.supply", N_ ("from own supply") },
  { "opponent.supply", N_ ("from the opponent's supply") },
  { "hand", N_ ("from own hand") },
  { "opponent.hand", N_ ("from the opponent's hand") },
  { "warp", N_ ("from the Warp") },
  { "deck", "" },
  { "spent", "" },
  { "ready", "" },
  { "envoys", "" },
};

static const char *
set_text (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpExpression *set = fp_catalog_expression (engine->catalog, instruction->set);

  return set != NULL ? fp_expression_text (set) : "";
}

static char *
set_phrase (const FpEngine *engine, const FpInstruction *instruction)
{
  const char *text = set_text (engine, instruction);
  g_autofree char *plain = NULL;

  if (*text == '\0')
    return g_strdup ("");
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (strcmp (sets[i].text, text) == 0)
      return g_strdup (sets[i].phrase[0] == '\0' ? "" : _ (sets[i].phrase));
  plain = fp_words_expression (engine, instruction->set);
  return fp_words_fill (_ ("from {set}"), "set", plain, NULL);
}

/* “3 ships”, “ships” when @count is left open.  @set: the text of the set, which tells spent tactics from readied. */
static const char *
thing_pattern (FpThing thing, const char *verb, const char *set, gulong n)
{
  switch (thing)
    {
    case FP_THING_CARDS:
      return g_dngettext (GETTEXT_PACKAGE, "{count} card", "{count} cards", n);
    case FP_THING_REINFORCEMENTS:
      return g_dngettext (GETTEXT_PACKAGE, "{count} reinforcement", "{count} reinforcements", n);
    case FP_THING_SHIPS:
      return g_dngettext (GETTEXT_PACKAGE, "{count} ship", "{count} ships", n);
    case FP_THING_ENVOYS:
      return g_dngettext (GETTEXT_PACKAGE, "{count} envoy", "{count} envoys", n);
    case FP_THING_TACTICS:
      if (strcmp (set, "spent") == 0 || (*set == '\0' && strcmp (verb, "ready") == 0))
        return g_dngettext (GETTEXT_PACKAGE, "{count} spent tactic", "{count} spent tactics", n);
      if (strcmp (set, "ready") == 0 || (*set == '\0' && strcmp (verb, "spend") == 0))
        return g_dngettext (GETTEXT_PACKAGE, "{count} readied tactic", "{count} readied tactics", n);
      return g_dngettext (GETTEXT_PACKAGE, "{count} tactic", "{count} tactics", n);
    case FP_THING_NONE:
      break;
    }
  return "";
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

/* What stands for the number in “3 ships”. */
static char *
amount_words (const FpEngine *engine, const FpInstruction *instruction, Amount amount)
{
  g_autofree char *least = fp_words_expression (engine, instruction->least);
  g_autofree char *most = fp_words_expression (engine, instruction->most);

  switch (amount)
    {
    case AMOUNT_UP_TO:
      /* Translators: these stand where a number could, as in “recover up to 3 ships”. */
      return fp_words_fill (C_ ("amount", "up to {most}"), "most", most, NULL);
    case AMOUNT_RANGE:
      return fp_words_fill (C_ ("amount", "{least} to {most}"), "least", least, "most", most, NULL);
    case AMOUNT_ALL:
      return g_strdup (C_ ("amount", "all"));
    case AMOUNT_SOME:
      return g_strdup (C_ ("amount", "any number of"));
    case AMOUNT_EXACT:
      break;
    }
  return g_steal_pointer (&most);
}

static char *
things_phrase (const FpEngine *engine, const FpInstruction *instruction, const FpVerb *verb)
{
  Amount amount = amount_of (engine, instruction);
  g_autofree char *words = amount_words (engine, instruction, amount);
  int number = 2;

  /* An amount that must be worked out first counts as several. */
  if ((amount != AMOUNT_EXACT && amount != AMOUNT_UP_TO) || !constant (engine, instruction->most, &number))
    number = 2;
  return fp_words_fill (thing_pattern (verb->thing, verb->id, set_text (engine, instruction), (gulong) MAX (number, 0)),
                        "count", words, NULL);
}

char *
fp_words_verb (const FpEngine *engine, const FpInstruction *instruction)
{
  const FpVerb *verb = &engine->edition->verbs[instruction->verb];
  g_autofree char *things = things_phrase (engine, instruction, verb);
  g_autofree char *set = set_phrase (engine, instruction);

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (strcmp (verbs[i].id, verb->id) == 0)
      return fp_words_fill (_ (verbs[i].phrase), "things", things, "set", set, NULL);
  /* A verb of a later edition: its id is a word of the card language. */
  return fp_words_fill ("{verb} {things} {set}", "verb", verb->id, "things", things, "set", set, NULL);
}

char *
fp_words_line (const FpEngine *engine, int index)
{
  const GArray *code = engine->catalog->code;
  const FpInstruction *line;
  const char *label;

  if (index < 0 || (guint) index >= code->len)
    return NULL;
  line = fp_catalog_instruction (engine->catalog, index);
  label = fp_catalog_string (engine->catalog, line->label);
  if (label != NULL)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "option", label));
  for (int i = index + 1; (guint) i < code->len && i < line->target; i++)
    {
      const FpInstruction *next = fp_catalog_instruction (engine->catalog, i);

      if (next->op == FP_OP_VERB)
        return fp_words_verb (engine, next);
    }
  return NULL;
}
