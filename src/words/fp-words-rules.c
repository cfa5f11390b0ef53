/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A `modify` as a phrase: what it changes, for whom, how, and when. */
#include "words/fp-words-private.h"

static const struct
{
  const char *id, *phrase;
} questions[] = {
  { "kind", N_ ("kind of card") },
  { "icon", N_ ("icon of the tactic") },
  { "symbol", N_ ("symbol of the planet") },
  { "value", N_ ("value of the card") },
  { "controllers", N_ ("who controls the planet") },
  { "hand-limit", N_ ("hand limit") },
  { "envoy-limit", N_ ("envoys one may have as allies") },
  { "planets-needed", N_ ("planets needed to win") },
  { "plan-count", N_ ("plans to choose") },
  { "tactic-count", N_ ("tactics to choose") },
  { "reveal-choices", N_ ("envoys that may be revealed") },
  { "may-send", N_ ("may send ships") },
  { "send-from", N_ ("ships are sent from") },
  { "dial-choices", N_ ("numbers a dial can be set to") },
  { "ships-sent", N_ ("ships sent") },
  { "recover-from", N_ ("ships may be recovered from") },
  { "tactic-choices", N_ ("tactics that may be chosen") },
  { "stays-ready", N_ ("the tactic stays readied") },
  { "plan-choices", N_ ("cards that may be chosen as plan") },
  { "ship-value", N_ ("what a ship counts") },
  { "advantage", N_ ("ship advantage") },
  { "clout", N_ ("clout") },
  { "play-choices", N_ ("reinforcements that may be played") },
  { "better", N_ ("which clout wins") },
  { "tie-goes-to", N_ ("who wins a tie") },
  { "prize-for", N_ ("who resolves the prize") },
  { "next-deck", N_ ("the deck that comes next") },
};

static const char *
question_words (const FpEngine *engine, guint question)
{
  const char *id = question < engine->edition->n_questions ? engine->edition->questions[question].id : "?";

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strcmp (questions[i].id, id) == 0)
      return _ (questions[i].phrase);
  return id;
}

/* “10 more”, “10 less” read better than a plus of minus ten. */
static char *
addition (const FpEngine *engine, const FpRule *rule)
{
  const FpExpression *value = fp_catalog_expression (engine->catalog, rule->value);
  g_autofree char *words = NULL;
  int number = 0;

  if (value == NULL || !fp_expression_is_constant (value, &number) || number >= 0)
    {
      words = fp_words_expression (engine, rule->value);
      return fp_words_fill (C_ ("change", "{value} more"), "value", words, NULL);
    }
  words = fp_words_number (-number);
  return fp_words_fill (C_ ("change", "{value} less"), "value", words, NULL);
}

static const char *
change_pattern (FpChange change)
{
  switch (change)
    {
    case FP_CHANGE_TIMES:
      return C_ ("change", "times {value}");
    case FP_CHANGE_AT_LEAST:
      return C_ ("change", "at least {value}");
    case FP_CHANGE_AT_MOST:
      return C_ ("change", "at most {value}");
    case FP_CHANGE_INCLUDE:
      return C_ ("change", "also {value}");
    case FP_CHANGE_EXCLUDE:
      return C_ ("change", "not {value}");
    case FP_CHANGE_TO:
    case FP_CHANGE_ADD:
    case FP_N_CHANGES:
      break;
    }
  return C_ ("change", "{value}");
}

static char *
change_words (const FpEngine *engine, const FpRule *rule)
{
  g_autofree char *value = NULL;

  if (rule->change == FP_CHANGE_ADD)
    return addition (engine, rule);
  value = fp_words_expression (engine, rule->value);
  return fp_words_fill (change_pattern ((FpChange) rule->change), "value", value, NULL);
}

char *
fp_words_rule (const FpEngine *engine, const FpRule *rule)
{
  const char *what = question_words (engine, rule->question);
  g_autofree char *about = fp_words_expression (engine, rule->of);
  g_autofree char *change = change_words (engine, rule);
  g_autofree char *cond = fp_words_expression (engine, rule->cond);
  const char *pattern;

  /* Translators: {what} is a number of the game (“clout”), {whose} whom it is about, {change} “5 more” or “lower”. */
  if (*cond != '\0')
    pattern =
        *about != '\0' ? _ ("{what} ({whose}): {change}, if {condition}") : _ ("{what}: {change}, if {condition}");
  else
    pattern = *about != '\0' ? _ ("{what} ({whose}): {change}") : _ ("{what}: {change}");
  return fp_words_fill (pattern, "what", what, "whose", about, "change", change, "condition", cond, NULL);
}
