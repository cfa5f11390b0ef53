/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of cards: their counters and progress, and what keeps them out of use for a while. */
#include "engine/effects/fp-effect-rows.h"
#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-progress.h"
#include "engine/effects/fp-veiled.h"
#include "engine/expression/fp-expression.h"
#include "text/fp-text-private.h"

/* Returns TRUE if @row of the effects has its card ignored. */
static gboolean
ignores (const FpEngine *engine, const FpEffect *row)
{
  return row->kind == FP_EFFECT_STATUS &&
         strcmp (engine->edition->verbs[fp_catalog_instruction (engine->catalog, row->rule)->verb].id, "ignore") == 0;
}

char *
fp_text_ignored (const FpEngine *engine, uint16_t card, int code)
{
  const FpInstruction *in = code >= 0 ? fp_catalog_instruction (engine->catalog, code) : NULL;
  g_autofree char *until =
      in != NULL ? fp_text_until (engine, (FpWhen) in->until_when, in->until_actions) : g_strdup ("");

  if (!fp_card_is (fp_engine_def (engine, card), FP_KIND_CHARACTER))
    return g_strdup (_ ("counts as blank"));
  /* Translators: the state of an alien whose power a card has stopped: “stopped until after the
   * encounter”. */
  return fp_text_fill (_ ("stopped {until}"), "until", until, NULL);
}

char *
fp_text_card_stopped (const FpEngine *engine, uint16_t card)
{
  const FpState *s = engine->state;
  int code = -1;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].card == card && ignores (engine, &s->effects[i]))
      code = s->effects[i].rule;
  if ((s->cards[card].flags & FP_CARD_IGNORED) != 0)
    return fp_text_ignored (engine, card, code);
  return fp_card_is_zapped (engine, card) ? g_strdup (_ ("stopped for now")) : NULL;
}

/* Returns a number that a card keeps or shows, by its name. */
static char *
number_words (const char *name, const char *number, gboolean danger)
{
  /* Translators: a counter of a card: its name in the set, and its value. */
  const char *usual = C_ ("counter", "{name}: {value}");
  /* Translators: likewise, if the number is close to ending the game: “Ticks: 2 (close!)”. */
  const char *marked = C_ ("counter", "{name}: {value} (close!)");

  return fp_text_capital (fp_text_fill (danger ? marked : usual, "name", name, "value", number, NULL));
}

static void
add_counters (const FpEngine *engine, uint16_t card, GPtrArray *parts)
{
  const GArray *counters = fp_engine_def (engine, card)->counters;

  for (guint i = 0; counters != NULL && i < counters->len; i++)
    {
      g_autofree char *name = fp_text_given_name (g_array_index (counters, FpCounterDef, i).id);
      g_autofree char *value = fp_text_number (fp_counter (engine, card, i));

      g_ptr_array_add (parts, number_words (name, value, fp_counter_in_danger (engine, card, i)));
    }
}

/* Returns the number of @progress, with the one that it has to reach. */
static char *
progress_words (const FpProgress *progress)
{
  g_autofree char *value = fp_text_number (progress->value), *of = fp_text_number (progress->of);

  if (progress->of < 0)
    return g_steal_pointer (&value);
  /* Translators: a number, and the number that it has to reach: “4 of 5”. */
  return fp_text_fill (C_ ("progress", "{value} of {total}"), "value", value, "total", of, NULL);
}

static void
add_progress (const FpEngine *engine, uint16_t card, GPtrArray *parts)
{
  FpProgress progress;

  for (guint i = 0; fp_progress_read (engine, card, i, &progress); i++)
    {
      const char *label = g_dpgettext2 (GETTEXT_PACKAGE, "option", progress.label);
      g_autofree char *number = progress_words (&progress);

      g_ptr_array_add (parts, number_words (label, number, progress.danger));
    }
}

const char *
fp_text_card_veiled (const FpEngine *engine, uint16_t card)
{
  /* Translators: the state of an alien that lies face down until its player uses it. */
  return fp_card_is_veiled (engine->state, card) ? _ ("not shown yet") : NULL;
}

char *
fp_text_card_state (const FpEngine *engine, uint16_t card)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  char *stopped = fp_text_card_stopped (engine, card);

  if (fp_text_card_veiled (engine, card) != NULL)
    g_ptr_array_add (parts, g_strdup (fp_text_card_veiled (engine, card)));
  add_counters (engine, card, parts);
  add_progress (engine, card, parts);
  if (stopped != NULL)
    g_ptr_array_add (parts, stopped);
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

gboolean
fp_text_card_in_danger (const FpEngine *engine, uint16_t card)
{
  const GArray *counters = fp_engine_def (engine, card)->counters;
  gboolean danger = FALSE;
  FpProgress progress;

  for (guint i = 0; counters != NULL && i < counters->len && !danger; i++)
    danger = fp_counter_in_danger (engine, card, i);
  for (guint i = 0; !danger && fp_progress_read (engine, card, i, &progress); i++)
    danger = progress.danger;
  return danger;
}

/* Returns TRUE if @row will do something with @card at a later moment: its program begins with
 * cards of which @card is one. */
static gboolean
waits_for (const FpEngine *engine, const FpEffect *row, uint16_t card)
{
  const FpRule *rule = fp_effect_rule (engine, row);
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  FpValue cards;

  if (row->kind != FP_EFFECT_ONCE || row->card == FP_NO_CARD || rule->code < 0)
    return FALSE;
  const FpInstruction *in = fp_catalog_instruction (engine->catalog, rule->code);
  if (in->op != FP_OP_VERB || in->set < 0)
    return FALSE;
  fp_effect_context (engine, row, NULL, 0, -1, scratch, &context);
  fp_expression_eval (fp_catalog_expression (engine->catalog, in->set), &context, &cards);
  fp_value_cards (&context, &cards);
  return cards.type == FP_TYPE_CARDS && fp_value_has (&cards, card);
}

char *
fp_text_laid_aside (const FpEngine *engine, uint16_t card, char **until)
{
  const FpState *s = engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (waits_for (engine, &s->effects[i], card))
      {
        const FpRule *rule = fp_effect_rule (engine, &s->effects[i]);
        g_autofree char *cause = fp_text_card_name (engine->catalog, s->cards[s->effects[i].card].def);

        *until = fp_text_until (engine, (FpWhen) rule->when, rule->actions);
        /* Translators: a card of the hand that is out of use; {card} has caused it. */
        return fp_text_fill (_ ("laid aside by {card}"), "card", cause, NULL);
      }
  *until = NULL;
  return g_strdup (_ ("laid aside for now"));
}
