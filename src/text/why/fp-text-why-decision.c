/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the pending decision and its reason, missing options, and forced decisions. */
#include "engine/program/fp-program.h"
#include "engine/effects/fp-trigger-round.h"
#include "text/fp-text-tables.h"
#include "text/why/fp-text-why-sections.h"

static const char *
step_name (const FpWhyWriter *writer, guint step)
{
  return fp_text_moment_name (writer->engine->edition, step);
}

static const char *
topic_of (const FpWhyWriter *writer, guint step)
{
  return writer->engine->edition->procedures[step].step ? writer->engine->edition->procedures[step].id : NULL;
}

static void
add (FpWhyWriter *writer, char *title, char *text, uint16_t card, guint step)
{
  fp_why_add (
      writer,
      (FpWhy){
          .section = FP_WHY_DECISION, .title = title, .text = text, .card = card, .topic = topic_of (writer, step) });
}

/* --- Reason --- */

static char *
title_of (const FpWhyWriter *writer, const FpDecision *decision)
{
  if (decision->seat == fp_text_viewer (&writer->wording))
    return g_strdup (_ ("Your decision"));
  return fp_text_fill (_ ("{seat} decides"), "seat", fp_text_seat (&writer->wording, decision->seat), NULL);
}

/* Returns the text for a decision for which the rule @rule of @card asks the viewer. */
static char *
rule_text (const FpWhyWriter *writer, const FpDecision *decision, guint rule, uint16_t card, uint8_t me)
{
  g_autofree char *name = fp_text_rule_name (&writer->wording, (int) rule, card);
  const FpTextSelf self = fp_text_self (&writer->wording, me);
  g_autofree char *head = NULL;
  const char *words = fp_why_card_words (writer, rule);

  if (!writer->program)
    /* Translators: {ability} is something like “Flex (Bouncer)”, {text} what its card says, or
     * nothing. */
    return fp_text_fill (_ ("{ability} asks you.\n{text}"), "ability", name, "text", words != NULL ? words : "", NULL);
  head = fp_text_rule_head (writer->engine, &self, fp_catalog_rule (writer->engine->catalog, rule), FALSE);

  /* Translators: {ability} is something like “Flex (Bouncer)”, {when} when it works. */
  return fp_text_fill (_ ("{ability} asks you in the step “{step}”. It works {when}."), "ability", name, "step",
                       step_name (writer, decision->step), "when", head, NULL);
}

/* Adds what the open window offers, in the words of the cards. */
static void
add_offers (FpWhyWriter *writer, const FpDecision *decision)
{
  const FpOptions *options = fp_engine_options (writer->engine);

  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      const char *words = option->kind == FP_OPTION_ABILITY ? fp_why_card_words (writer, option->rule) : NULL;
      uint16_t card = option->target >= 0 ? (uint16_t) option->target : FP_NO_CARD;

      /* The same ability may be offered about several players. */
      if (words != NULL && (i == 0 || options->option[i - 1].rule != option->rule))
        add (writer, fp_text_capital (fp_text_rule_name (&writer->wording, option->rule, card)), g_strdup (words), card,
             decision->step);
    }
}

/* The decisions of others stay hidden from the viewer. */
static void
add_decision (FpWhyWriter *writer, const FpDecision *decision)
{
  uint16_t rule, card = FP_NO_CARD;
  uint8_t me = FP_NOBODY;
  char *text;

  if (decision->seat != fp_text_viewer (&writer->wording))
    text =
        fp_text_fill (_ ("The game waits for {seat} in the step “{step}”."), "step", step_name (writer, decision->step),
                      "seat", fp_text_seat (&writer->wording, decision->seat), NULL);
  else if (decision->kind == FP_DECIDE_WINDOW)
    text = g_strdup (_ ("You can use or play one of these now, or pass. You are asked for all of them at once, so "
                        "nobody learns what you could do."));
  else if (decision->kind == FP_DECIDE_FIRST)
    text = g_strdup (_ ("Several of your rules work at the same moment. You choose which comes first."));
  else if (decision->kind == FP_DECIDE_INSTEAD)
    text = g_strdup (_ ("Several rules would replace what happens to you. You choose which one does."));
  else if (fp_trigger_asker (writer->engine, &rule, &card, &me))
    text = rule_text (writer, decision, rule, card, me);
  else
    text =
        fp_text_fill (_ ("The rules ask you in the step “{step}”."), "step", step_name (writer, decision->step), NULL);
  add (writer, title_of (writer, decision), text, card, decision->step);
}

/* --- Missing options --- */

static gboolean
is_offered (const FpEngine *engine, const FpOptions *options, uint16_t card)
{
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      int of = option->kind == FP_OPTION_CARD ? option->value : option->kind == FP_OPTION_HALF ? option->value / 2 : -1;

      if (of >= 0 && engine->state->cards[of].def == engine->state->cards[card].def &&
          engine->state->cards[of].zone == engine->state->cards[card].zone)
        return TRUE;
    }
  return FALSE;
}

/* Returns the kinds of cards with two halves, which never lie in a hand. */
static guint
two_halves (const FpEdition *edition)
{
  guint kinds = 0;

  for (guint kind = 1; kind < edition->n_kinds; kind++)
    if ((edition->kinds[kind].flags & FP_KIND_TWO_HALVES) != 0)
      kinds |= 1U << kind;
  return kinds;
}

/* Returns the names of the kinds @kinds. */
static char *
kind_names (const FpEdition *edition, guint kinds)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 1; kind < edition->n_kinds; kind++)
    if (kinds >> kind & 1)
      g_ptr_array_add (names, g_strdup (fp_text_kind (edition, edition->kinds[kind].id)));
  return fp_text_list (names);
}

/* Returns cards of the zone that aren't offered: of @kinds, or of other kinds if @others. */
static char *
missing_cards (const FpWhyWriter *writer, guint zone, guint kinds, gboolean others)
{
  const FpOptions *options = fp_engine_options (writer->engine);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  FP_EACH_CARD (writer->engine->state, zone, card)
    {
      gboolean fits = (kinds >> fp_engine_def (writer->engine, card)->kind & 1) != 0;
      char *name;

      if (fits == others || is_offered (writer->engine, options, card) || !fp_text_may_see (&writer->wording, card))
        continue;
      name = fp_text_instance (&writer->wording, card, TRUE);
      if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_free (name);
      else
        g_ptr_array_add (names, name);
    }
  return names->len > 0 ? fp_text_list (names) : NULL;
}

static void
add_missing (FpWhyWriter *writer, const FpDecision *decision, char *text)
{
  add (writer, g_strdup (_ ("Not offered")), text, FP_NO_CARD, decision->step);
}

/* Adds cards of the hand of a kind that can't be chosen, and cards of zones out of reach. */
static void
add_missing_cards (FpWhyWriter *writer, const FpDecision *decision)
{
  const FpEdition *edition = writer->engine->edition;
  guint kinds = edition->decisions[decision->kind].kinds;

  for (guint zone = 0; zone < edition->n_zones && kinds != 0; zone++)
    {
      gboolean hand = strcmp (edition->zones[zone].id, "hand") == 0;
      const char *unavailable = fp_text_name_of (edition, FP_TEXT_OF_UNAVAILABLE, edition->zones[zone].id);
      g_autofree char *cards = NULL;
      g_autofree char *names = kind_names (edition, kinds);

      if (edition->zones[zone].owner != decision->seat || (!hand && unavailable == NULL))
        continue;
      cards = missing_cards (writer, zone, kinds, hand);
      if (cards == NULL)
        continue;
      if (hand && (kinds & two_halves (edition)) == 0)
        add_missing (
            writer, decision,
            fp_text_fill (_ ("You can choose only cards of this kind here: {kinds}. So you can't choose {cards}."),
                          "kinds", names, "cards", cards, NULL));
      else if (!hand)
        add_missing (writer, decision, fp_text_fill (unavailable, "cards", cards, NULL));
    }
}

/* Returns the effect in force of @entry. There is one, since it has just worked. */
static const FpEffect *
row_of (const FpState *s, const FpTraceEntry *entry)
{
  guint i = 0;

  while (s->effects[i].rule != entry->rule || s->effects[i].card != entry->card || s->effects[i].me != entry->me)
    i++;
  return &s->effects[i];
}

/* Adds the rules that have changed the options. The options are computed once more with a trace. */
static void
add_changes (FpWhyWriter *writer, const FpDecision *decision)
{
  FpEngine *engine = writer->engine;
  g_autoptr (FpTrace) trace = fp_trace_new ();
  g_autofree FpOptions *options = g_new0 (FpOptions, 1);
  FpTrace *outer = fp_trace_pause (engine);
  FpPendingDecision pending = engine->state->head.pending;
  const FpTraceEntry *entries;
  guint n;

  engine->trace = trace;
  fp_trace_run (engine, TRUE);
  engine->edition->decisions[pending.kind].options (engine, &pending, options);
  fp_trace_resume (engine, outer);
  entries = fp_trace_entries (trace, &n);
  for (guint i = 0; i < n; i++)
    if (entries[i].outcome == FP_TRACE_WORKED && fp_why_knows (writer, entries[i].seen))
      {
        g_autofree char *name = fp_why_rule (writer, entries[i].rule, entries[i].card, entries[i].me);
        const FpTextSelf self = fp_text_self_of (&writer->wording, row_of (engine->state, &entries[i]));
        const FpRule *rule = fp_catalog_rule (engine->catalog, entries[i].rule);
        g_autofree char *head = fp_text_rule_head (engine, &self, rule, FALSE);
        const char *words = writer->program ? NULL : fp_why_card_words (writer, entries[i].rule);

        add (writer, g_strdup (_ ("Options changed")),
             words != NULL
                 /* Translators: {text} is what the card says. */
                 ? fp_text_fill (_ ("{ability} changes your options.\n{text}"), "ability", name, "text", words, NULL)
                 : fp_text_fill (_ ("{ability} changes your options: {what}."), "ability", name, "what", head, NULL),
             entries[i].card, decision->step);
      }
}

/* Adds lines that could do nothing, or with a condition that doesn't hold (ruling 17). */
static void
add_missing_lines (FpWhyWriter *writer, const FpDecision *decision)
{
  const FpEngine *engine = writer->engine;
  const FpOptions *options = fp_engine_options (writer->engine);
  int next = decision->arg[0] + 1;
  const FpInstruction *choose =
      decision->kind == FP_DECIDE_OPTION ? fp_catalog_instruction (engine->catalog, decision->arg[0]) : NULL;

  for (int i = 0; choose != NULL && i < choose->count; i++)
    {
      const FpInstruction *line = fp_catalog_instruction (engine->catalog, next);
      g_autofree char *label = NULL;
      g_autofree char *cond = NULL;
      gboolean offered = FALSE;

      for (guint k = 0; k < options->n; k++)
        offered = offered || next == options->option[k].value;
      label = offered ? NULL : fp_text_capital (fp_text_line (engine, next));
      cond = fp_text_expression (engine, line->cond);
      if (label != NULL)
        add_missing (
            writer, decision,
            fp_text_fill (*cond != '\0' && !writer->program ? _ ("“{line}” can't be chosen now.")
                          : *cond != '\0'
                              ? _ ("“{line}” must be able to do something, and this must be true: {condition}.")
                              : _ ("“{line}” would do nothing now."),
                          "line", label, "condition", cond, NULL));
      next = line->target;
    }
}

/* --- Forced decisions --- */

/* Adds the viewer's forced decisions in the running step and the one before it. */
static void
add_forced (FpWhyWriter *writer)
{
  guint n, last = fp_trace_last (writer->trace);
  const FpTraceForced *forced = fp_trace_forced_decisions (writer->trace, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *option = NULL;

      if (forced[i].decision.seat != fp_text_viewer (&writer->wording) || forced[i].step + 1U < last)
        continue;
      option = fp_text_option (writer->engine, &forced[i].decision, &forced[i].option, writer->wording.names);
      add (writer, g_strdup (_ ("Not asked")),
           fp_text_fill (_ ("You had only one answer in the step “{step}”: {answer}."), "step",
                         step_name (writer, forced[i].decision.step), "answer", option, NULL),
           FP_NO_CARD, forced[i].decision.step);
    }
}

void
fp_why_decision (FpWhyWriter *writer)
{
  FpDecision decision;

  if (fp_engine_decision (writer->engine, &decision))
    {
      add_decision (writer, &decision);
      if (decision.seat == fp_text_viewer (&writer->wording))
        {
          if (decision.kind == FP_DECIDE_WINDOW && !writer->program)
            add_offers (writer, &decision);
          add_changes (writer, &decision);
          add_missing_cards (writer, &decision);
          add_missing_lines (writer, &decision);
        }
    }
  if (writer->program && writer->trace != NULL && fp_text_viewer (&writer->wording) < FP_MAX_SEATS)
    add_forced (writer);
}
