/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the effects in force, their beginning and their end. */
#include "engine/effects/fp-effects.h"
#include "text/fp-text-tables.h"
#include "text/why/fp-text-why-sections.h"

/* Returns what @card says, if it says a single thing, or NULL. Static. */
static const char *
card_words (const FpWhyWriter *writer, uint16_t card)
{
  const FpCatalog *catalog = writer->engine->catalog;
  const FpCardDef *def = fp_engine_def (writer->engine, card);
  const FpAbilityDef *ability = def->abilities != NULL ? &g_array_index (def->abilities, FpAbilityDef, 0) : NULL;

  if (ability == NULL || def->abilities->len > 1 || ability->n_rules == 0)
    return NULL;
  return fp_text_ability_text (catalog, fp_catalog_rule (catalog, ability->first_rule)->ability);
}

/* Adds a rule and notes if it is optional. Only a lasting effect needs its actions: those of a
 * card's rule stand on the card. */
static void
add_rule (const FpWhyWriter *writer, GPtrArray *lines, const FpEffect *row)
{
  const FpEngine *engine = writer->engine;
  const FpRule *rule = fp_effect_rule (engine, row);
  gboolean lasting = row->kind == FP_EFFECT_LASTING || row->kind == FP_EFFECT_ONCE;
  const FpTextSelf self = fp_text_self_of (&writer->wording, row);
  g_autofree char *head = fp_text_capital (fp_text_rule_head (engine, &self, rule, lasting));
  g_autofree char *actions = lasting && row->card != FP_NO_CARD
                                 ? fp_text_rule_actions (engine, fp_engine_def (engine, row->card), rule)
                                 : NULL;

  if (actions != NULL && *actions != '\0')
    g_ptr_array_add (
        lines, fp_text_fill (rule->may ? _ ("{when}, if its player wants to:") : _ ("{when}:"), "when", head, NULL));
  else
    /* Translators: {when} says when a card's ability works. */
    g_ptr_array_add (
        lines, fp_text_fill (rule->may ? _ ("{when}, if its player wants to.") : _ ("{when}."), "when", head, NULL));
  g_ptr_array_add (lines, g_steal_pointer (&actions));
}

/* Returns “set-up” (before its first step) or “the step “Regroup” of turn 3”; NULL if
 * the viewer can't know. */
static char *
start_phrase (const FpWhyWriter *writer, const FpEffect *row)
{
  const FpTraceStart *start = writer->trace != NULL ? fp_trace_start (writer->trace, row) : NULL;
  int step = start != NULL ? fp_trace_step (writer->trace, start->step) : -1;
  g_autofree char *turn = start != NULL ? fp_text_number (start->turn) : NULL;

  if (start == NULL || !fp_why_knows (writer, start->seen))
    return NULL;
  if (step < 0)
    return g_strdup (C_ ("since", "set-up"));
  return fp_text_fill (start->turn == 0 ? C_ ("since", "the step “{step}”")
                                        : fp_text_sentence (writer->engine->edition, FP_SENTENCE_SINCE_STEP),
                       "step", fp_text_moment_name (writer->engine->edition, (guint) step), "turn", turn, NULL);
}

/* Returns the time in force. The rule of a lasting effect already names its end. */
static char *
duration_words (const FpWhyWriter *writer, const FpEffect *row)
{
  g_autofree char *since = start_phrase (writer, row);

  switch ((FpEffectKind) row->kind)
    {
    case FP_EFFECT_CARD:
      return since == NULL
                 ? g_strdup (_ ("In force while the card stays where it is."))
                 : fp_text_fill (_ ("In force since {since}, while the card stays where it is."), "since", since, NULL);
    case FP_EFFECT_ENCOUNTER:
      return since == NULL ? g_strdup (fp_text_sentence (writer->engine->edition, FP_SENTENCE_IN_FORCE))
                           : fp_text_fill (fp_text_sentence (writer->engine->edition, FP_SENTENCE_IN_FORCE_SINCE),
                                           "since", since, NULL);
    case FP_EFFECT_LASTING:
    case FP_EFFECT_ONCE:
    case FP_EFFECT_STATUS:
      break;
    }
  return since == NULL ? NULL : fp_text_fill (_ ("In force since {since}."), "since", since, NULL);
}

/* Adds the limit of the ability, and a note if it has been used up. */
static void
add_limit (const FpWhyWriter *writer, GPtrArray *lines, const FpEffect *row)
{
  const FpRule *rule = fp_effect_rule (writer->engine, row);
  guint index =
      rule->ability >= 0 ? g_array_index (writer->engine->catalog->abilities, FpAbilityRef, rule->ability).index : 0;
  const char *limit =
      rule->ability >= 0
          ? fp_text_limit (writer->engine->edition,
                           (FpLimit) fp_catalog_ability (writer->engine->catalog, (guint) rule->ability)->limit)
          : NULL;
  gboolean announced = row->me == fp_text_viewer (&writer->wording) || !fp_effect_silent (writer->engine, rule);

  if (limit == NULL || row->card == FP_NO_CARD)
    return;
  if (announced && fp_ability_spent (writer->engine, row->card, index))
    g_ptr_array_add (lines, fp_text_fill (_ ("Already used: {limit}."), "limit", limit, NULL));
  else
    g_ptr_array_add (lines, fp_text_capital (fp_text_fill (_ ("{limit}."), "limit", limit, NULL)));
}

/* Returns words for a card that counts as another, or as blank, for a while. */
static char *
status_phrase (const FpWhyWriter *writer, const FpEffect *row)
{
  const FpInstruction *in = fp_catalog_instruction (writer->engine->catalog, row->rule);
  g_autofree char *until = fp_text_until (writer->engine, (FpWhen) in->until_when, in->until_actions);

  if (writer->engine->state->cards[row->card].flags & FP_CARD_IGNORED)
    return fp_text_fill (fp_card_is (fp_engine_def (writer->engine, row->card), FP_KIND_CHARACTER)
                             ? _ ("The power is stopped {until}.")
                             : _ ("Counts as blank, {until}."),
                         "until", until, NULL);
  return fp_text_capital (fp_text_fill (_ ("Used like a card of its own, {until}."), "until", until, NULL));
}

/* Returns TRUE if both effects are of one ability of one card, so that they share an item. */
static gboolean
is_same_ability (const FpWhyWriter *writer, const FpEffect *first, const FpEffect *row)
{
  if (first->kind != FP_EFFECT_CARD || row->kind != FP_EFFECT_CARD || row->card != first->card || row->me != first->me)
    return FALSE;
  return fp_effect_rule (writer->engine, row)->ability == fp_effect_rule (writer->engine, first)->ability;
}

static void
add_status (FpWhyWriter *writer, const FpEffect *row)
{
  fp_why_add (writer, (FpWhy){ .section = FP_WHY_EFFECTS,
                               .title = fp_text_capital (fp_text_instance (&writer->wording, row->card, TRUE)),
                               .text = status_phrase (writer, row),
                               .card = row->card,
                               .topic = "abilities" });
}

/* Adds what the card says that has laid down the effect @row, and until when it lasts. */
static void
add_words (const FpWhyWriter *writer, GPtrArray *lines, const FpEffect *row)
{
  const FpRule *rule = fp_effect_rule (writer->engine, row);
  const char *words = row->card != FP_NO_CARD ? card_words (writer, row->card) : NULL;
  g_autofree char *until =
      rule->until != 0 ? fp_text_until (writer->engine, (FpWhen) rule->until_when, rule->until_actions) : NULL;

  if (words == NULL)
    add_rule (writer, lines, row);
  g_ptr_array_add (lines, g_strdup (words));
  if (words != NULL && until != NULL)
    /* Translators: {until} is like “until after the encounter”. */
    g_ptr_array_add (lines, fp_text_capital (fp_text_fill (_ ("{until}."), "until", until, NULL)));
}

/* Adds the effect @first and those behind it of the same ability. */
static void
add_rows (FpWhyWriter *writer, guint first)
{
  const FpState *s = writer->engine->state;
  const FpEffect *row = &s->effects[first];
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (!writer->program)
    {
      add_words (writer, lines, row);
      fp_why_add (writer, (FpWhy){ .section = FP_WHY_EFFECTS,
                                   .title = fp_why_rule (writer, row->rule, row->card, row->me),
                                   .text = fp_why_lines (lines),
                                   .card = row->card,
                                   .topic = "abilities" });
      return;
    }
  add_rule (writer, lines, row);
  for (guint i = first + 1; i < s->head.n_effects; i++)
    if (is_same_ability (writer, row, &s->effects[i]))
      add_rule (writer, lines, &s->effects[i]);
  add_limit (writer, lines, row);
  g_ptr_array_add (lines, duration_words (writer, row));
  fp_why_add (writer, (FpWhy){ .section = FP_WHY_EFFECTS,
                               .title = fp_why_rule (writer, row->rule, row->card, row->me),
                               .text = fp_why_lines (lines),
                               .card = row->card,
                               .topic = "abilities" });
}

/* Sorts items of like cards by their texts. Another order could reveal how hidden cards moved. */
static void
sort_last (const FpWhyWriter *writer)
{
  FpWhy **items = (FpWhy **) writer->items->pdata;

  for (guint i = writer->items->len - 1; i > 0; i--)
    {
      FpWhy *last = items[i], *before = items[i - 1];

      if (before->section != last->section || strcmp (before->title, last->title) != 0 ||
          strcmp (before->text, last->text) <= 0)
        break;
      items[i - 1] = last;
      items[i] = before;
    }
}

static gboolean
is_first (const FpWhyWriter *writer, guint row)
{
  const FpEffect *effect = writer->engine->state->effects;

  for (guint i = 0; i < row; i++)
    if (is_same_ability (writer, &effect[i], &effect[row]))
      return FALSE;
  return TRUE;
}

/* Dormant rules of cards are not in force. Effects of hidden cards stay hidden. */
static gboolean
is_shown (const FpWhyWriter *writer, const FpEffect *row)
{
  if (row->kind == FP_EFFECT_CARD && row->listens == FP_LISTENS_NOTHING)
    return FALSE;
  return row->card == FP_NO_CARD || fp_text_may_see (&writer->wording, row->card);
}

/* Adds the effects of cards, or all others. A mixed order would reveal the course of the game. */
static void
add_effects (FpWhyWriter *writer, gboolean of_cards)
{
  const FpState *s = writer->engine->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    {
      const FpEffect *row = &s->effects[i];

      if ((row->kind == FP_EFFECT_CARD) != of_cards || !is_shown (writer, row))
        continue;
      if (row->kind == FP_EFFECT_STATUS)
        add_status (writer, row);
      else if (is_first (writer, i))
        {
          add_rows (writer, i);
          sort_last (writer);
        }
    }
}

void
fp_why_effects (FpWhyWriter *writer)
{
  /* Abilities of cards on the table can be read on the cards. */
  if (writer->program)
    add_effects (writer, TRUE);
  add_effects (writer, FALSE);
}
