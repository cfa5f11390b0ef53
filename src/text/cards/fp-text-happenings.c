/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for moments: events that rules answer, and the times at which rules work. */
#include "text/fp-text-tables.h"
#include "text/fp-text-private.h"

static gboolean
is_me (const FpEngine *engine, int who)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, who);

  return expression == NULL || strcmp (fp_expression_text (expression), "me") == 0;
}

/* Returns the player to whom an action happens, if any player may be meant. */
static char *
anybody (const FpEngine *engine, const FpTextSelf *self, int who)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, who);
  const char *text = expression != NULL ? fp_expression_text (expression) : "";

  if (strcmp (text, "everyone") == 0)
    return g_strdup (_ ("a player"));
  if (strcmp (text, "others") == 0)
    return g_strdup (_ ("another player"));
  if (is_me (engine, who))
    return g_strdup (self->name);
  return fp_text_expression_of (engine, self, who);
}

char *
fp_text_happening (const FpEngine *engine, const FpTextSelf *self, guint procedure, int who)
{
  const FpMomentText *moment = fp_text_moment (engine->edition, procedure);
  g_autofree char *name = NULL;

  if (moment != NULL && moment->mine != NULL && is_me (engine, who) && (self == NULL || self->name == NULL))
    return g_strdup (_ (moment->mine));
  if (moment != NULL && moment->mine != NULL)
    {
      name = anybody (engine, self, who);
      return fp_text_fill (_ (moment->theirs), "who", name, NULL);
    }
  if (moment != NULL && moment->name != NULL)
    return g_strdup (_ (moment->name));
  return fp_text_fill (_ ("the step “{step}”"), "step", fp_text_moment_name (engine->edition, procedure), NULL);
}

/* Actions are sentences. All else has a name. */
static const char *
when_pattern (FpWhen when, gboolean action)
{
  switch (when)
    {
    case FP_WHEN_BEFORE:
      return action ? C_ ("what happens", "before {what}") : C_ ("step", "before {what}");
    case FP_WHEN_AT:
      return action ? C_ ("what happens", "when {what}") : C_ ("step", "right at the end of {what}");
    case FP_WHEN_AFTER:
    case FP_WHEN_EVER:
      break;
    }
  return action ? C_ ("what happens", "after {what}") : C_ ("step", "after {what}");
}

/* Returns @all and @one (both transfer full) joined by “or”; @one alone if @all is NULL. */
static char *
either (char *all, char *one)
{
  g_autofree char *first = all;
  g_autofree char *second = one;

  if (first == NULL)
    return g_steal_pointer (&second);
  /* Translators: two times at which something happens. */
  return fp_text_fill (C_ ("list", "{first} or {second}"), "first", first, "second", second, NULL);
}

static gboolean
is_among (const uint64_t actions[FP_PROCEDURE_WORDS], guint procedure)
{
  return procedure < FP_MAX_PROCEDURES && (actions[procedure / 64] >> procedure % 64 & 1) != 0;
}

/* Returns words for “at the moment”, NULL: it has none of its own. */
static const char *
at_words (const FpEdition *edition, guint procedure)
{
  g_autofree char *key = g_strconcat ("at ", edition->procedures[procedure].id, NULL);
  const FpTermText *term = fp_text_term (edition, FP_TERM_THING, key);

  return term != NULL ? _ (term->alone) : NULL;
}

char *
fp_text_moments (const FpEngine *engine, const FpTextSelf *self, FpWhen when,
                 const uint64_t actions[FP_PROCEDURE_WORDS], int who)
{
  char *all = NULL;

  FP_EACH_PROCEDURE (engine->edition, i)
    {
      const FpMomentText *moment = fp_text_moment (engine->edition, i);
      g_autofree char *what = NULL;

      if (!is_among (actions, i))
        continue;
      if (when == FP_WHEN_AT && at_words (engine->edition, i) != NULL)
        {
          all = either (all, g_strdup (at_words (engine->edition, i)));
          continue;
        }
      what = fp_text_happening (engine, self, i, who);
      all =
          either (all, fp_text_fill (when_pattern (when, moment != NULL && moment->mine != NULL), "what", what, NULL));
    }
  return all != NULL ? all : g_strdup ("");
}

char *
fp_text_actions (const FpEngine *engine, const FpTextSelf *self, const uint64_t actions[FP_PROCEDURE_WORDS], int who)
{
  char *all = NULL;

  FP_EACH_PROCEDURE (engine->edition, i)
    if (is_among (actions, i))
      all = either (all, fp_text_happening (engine, self, i, who));
  return all != NULL ? all : g_strdup ("");
}

/* Ends are not about a player, so an action has its name there. */
static char *
end_words (const FpEdition *edition, guint procedure)
{
  const FpMomentText *moment = fp_text_moment (edition, procedure);
  const char *name = fp_text_moment_name (edition, procedure);

  return moment != NULL && moment->name == NULL ? fp_text_fill (_ ("the step “{step}”"), "step", name, NULL)
                                                : g_strdup (name);
}

char *
fp_text_until (const FpEngine *engine, FpWhen when, const uint64_t actions[FP_PROCEDURE_WORDS])
{
  g_autofree char *end = NULL;

  FP_EACH_PROCEDURE (engine->edition, i)
    if (is_among (actions, i))
      end = either (g_steal_pointer (&end), end_words (engine->edition, i));
  if (end == NULL)
    return g_strdup ("");
  return fp_text_fill (when == FP_WHEN_BEFORE ? _ ("until just before {what}") : _ ("until after {what}"), "what", end,
                       NULL);
}
