/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Can I …?”: answers about cards and steps. */
#include "text/why/fp-text-can.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-trigger-round.h"
#include "engine/state/fp-mutations.h"
#include "text/fp-text-tables.h"
#include "text/why/fp-text-why-writer.h"

enum
{
  MOST_OFFERS = 3, /* options that an answer names */
};

/* --- Offers --- */

/* Returns the card that @option is about, FP_NO_CARD: none. */
static uint16_t
card_of (const FpEngine *engine, const FpOption *option)
{
  if (option->kind == FP_OPTION_CARD)
    return (uint16_t) option->value;
  if (option->kind == FP_OPTION_HALF)
    return (uint16_t) (option->value / 2);
  if (option->kind == FP_OPTION_PLANET)
    return engine->state->places[option->value].card;
  if (option->kind == FP_OPTION_COLONY)
    return engine->state->places[option->value & 0xff].card;
  return option->kind == FP_OPTION_ABILITY && option->target >= 0 ? (uint16_t) option->target : FP_NO_CARD;
}

/* Returns TRUE if @option plays, uses or chooses a card of @def that @viewer sees. Some cards are
 * offered face down. */
static gboolean
offers (FpEngine *engine, uint8_t viewer, const FpOption *option, guint def)
{
  const FpTextContext wording = { .engine = engine, .viewer = viewer };
  uint16_t rule, card = card_of (engine, option);
  uint8_t me;

  if (option->kind == FP_OPTION_YES && !fp_trigger_asker (engine, &rule, &card, &me))
    return FALSE;
  return card != FP_NO_CARD && engine->state->cards[card].def == def && fp_text_may_see (&wording, card);
}

/* Returns TRUE if @viewer must answer the open decision, which goes to @decision. */
static gboolean
is_asked (FpEngine *engine, uint8_t viewer, FpDecision *decision)
{
  return fp_engine_decision (engine, decision) && decision->seat == viewer;
}

gboolean
fp_text_can_play (FpEngine *engine, uint8_t viewer, guint def)
{
  FpDecision decision;
  const FpOptions *options = is_asked (engine, viewer, &decision) ? fp_engine_options (engine) : NULL;

  for (guint i = 0; options != NULL && i < options->n; i++)
    if (offers (engine, viewer, &options->option[i], def))
      return TRUE;
  return FALSE;
}

/* Returns the labels of the options about @def. */
static char *
offer_labels (const FpWhyWriter *writer, const FpDecision *decision, guint def)
{
  const FpOptions *options = fp_engine_options (writer->engine);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < options->n && labels->len < MOST_OFFERS; i++)
    {
      char *label = offers (writer->engine, decision->seat, &options->option[i], def)
                        ? fp_text_option (writer->engine, decision, &options->option[i], writer->wording.names)
                        : NULL;

      if (label != NULL && !g_ptr_array_find_with_equal_func (labels, label, g_str_equal, NULL))
        g_ptr_array_add (labels, label);
      else
        g_free (label);
    }
  return fp_text_list (labels);
}

/* --- Where the card is --- */

/* Returns a card of @def that the viewer sees, of the viewer's own if there is one. FP_NO_CARD:
 * there is none. */
static uint16_t
seen_card (const FpWhyWriter *writer, guint def)
{
  const FpState *s = writer->engine->state;
  uint16_t seen = FP_NO_CARD;

  for (guint card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].def == def && fp_text_may_see (&writer->wording, (uint16_t) card))
      {
        if (fp_card_owner (s, (uint16_t) card) == fp_text_viewer (&writer->wording))
          return (uint16_t) card;
        if (seen == FP_NO_CARD || fp_card_owner (s, seen) == FP_NOBODY)
          seen = (uint16_t) card;
      }
  return seen;
}

/* Adds whose the card is, as far as the viewer sees. Planets are nobody's to play. */
static void
add_owner (const FpWhyWriter *writer, GPtrArray *lines, guint def, uint16_t card)
{
  uint8_t viewer = fp_text_viewer (&writer->wording),
          owner = card != FP_NO_CARD ? fp_card_owner (writer->engine->state, card) : FP_NOBODY;

  if (fp_card_is (fp_catalog_card (writer->engine->catalog, def), FP_KIND_PLACE) || viewer >= FP_MAX_SEATS)
    return;
  if (owner == viewer)
    g_ptr_array_add (lines, g_strdup (_ ("You have this card.")));
  else if (owner != FP_NOBODY)
    g_ptr_array_add (lines,
                     fp_text_fill (_ ("{seat} has this card."), "seat", fp_text_seat (&writer->wording, owner), NULL));
  else
    g_ptr_array_add (lines, g_strdup (_ ("You don't have this card.")));
}

/* Adds why the viewer's @card is out of use. */
static void
add_obstacles (const FpWhyWriter *writer, GPtrArray *lines, uint16_t card)
{
  FpEngine *engine = writer->engine;
  const FpEdition *edition = engine->edition;
  const FpCardDef *def = fp_engine_def (engine, card);
  g_autofree char *until = NULL;
  g_autofree char *aside = fp_text_laid_aside (engine, card, &until);
  g_autofree char *stopped = fp_text_card_stopped (engine, card);

  if (aside != NULL)
    g_ptr_array_add (lines, fp_text_capital (fp_text_fill (_ ("{what}."), "what", aside, NULL)));
  if (stopped != NULL)
    g_ptr_array_add (lines, fp_text_capital (fp_text_fill (_ ("{what}."), "what", stopped, NULL)));
  if (edition->table.powerless != NULL && edition->table.powerless (engine, card))
    g_ptr_array_add (lines, g_strdup (_ ("It has lost its power for now.")));
  if (edition->plays.may != NULL && (edition->plays.counted >> def->kind & 1) != 0 &&
      !edition->plays.may (engine, def, card, fp_text_viewer (&writer->wording)))
    g_ptr_array_add (lines, g_strdup (_ ("You can't play it again, or another of its kind, in this encounter.")));
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const char *limit = fp_text_limit (edition, (FpLimit) g_array_index (def->abilities, FpAbilityDef, i).limit);

      if (limit != NULL && fp_ability_spent (engine, card, i))
        g_ptr_array_add (lines, fp_text_fill (_ ("Already used: {limit}."), "limit", limit, NULL));
    }
}

/* --- What it waits for --- */

/* Adds when the rules of @ability work, in the words of the card language. */
static void
add_rules (const FpWhyWriter *writer, GPtrArray *lines, const FpAbilityDef *ability)
{
  const FpTextSelf nobody = { NULL };

  for (guint i = 0; i < ability->n_rules; i++)
    {
      const FpRule *rule = fp_catalog_rule (writer->engine->catalog, ability->first_rule + i);
      g_autofree char *head = fp_text_rule_head (writer->engine, &nobody, rule, FALSE);
      const char *pattern = rule->kind == FP_RULE_MODIFY ? _ ("It changes a rule: {when}.")
                            : rule->may                  ? _ ("It can be used {when}.")
                                                         : _ ("It works by itself {when}.");

      g_ptr_array_add (lines, fp_text_fill (pattern, "when", head, NULL));
    }
}

/* Adds the moment of @ability of the card @def: what the card says, if it says anything. */
static void
add_ability (const FpWhyWriter *writer, GPtrArray *lines, const FpCardDef *def, const FpAbilityDef *ability)
{
  const FpCatalog *catalog = writer->engine->catalog;
  int index = ability->n_rules > 0 ? fp_catalog_rule (catalog, ability->first_rule)->ability : -1;
  const char *text = index >= 0 ? fp_text_ability_text (catalog, index) : NULL;
  const char *name = fp_text_ability_name (catalog, def, ability);

  if (text == NULL)
    add_rules (writer, lines, ability);
  else if (name != NULL)
    /* Translators: {ability} is the name of an ability, {text} what its card says. */
    g_ptr_array_add (lines,
                     fp_text_fill (_ ("{ability} waits for its moment: {text}"), "ability", name, "text", text, NULL));
  else
    /* Translators: {text} is what a card says. */
    g_ptr_array_add (lines, fp_text_fill (_ ("It waits for its moment: {text}"), "text", text, NULL));
}

/* Adds the step in which the rules of the game let players choose cards of @kind. */
static void
add_step_of (const FpWhyWriter *writer, GPtrArray *lines, guint kind)
{
  const FpEdition *edition = writer->engine->edition;
  const FpKindText *row = fp_text_kind_row (edition, edition->kinds[kind].id);

  if (row != NULL && row->step != NULL)
    g_ptr_array_add (lines, fp_text_fill (_ ("Cards of this kind are chosen in the step “{step}”."), "step",
                                          fp_text_moment_name (edition, fp_edition_step (edition, row->step)), NULL));
}

/* Adds who is asked what now, or that the game is over. */
static void
add_question (const FpWhyWriter *writer, GPtrArray *lines)
{
  FpDecision decision;
  gboolean open = fp_engine_decision (writer->engine, &decision);
  g_autofree char *question = open ? fp_text_decision (writer->engine, &decision, writer->wording.names) : NULL;

  if (!open)
    g_ptr_array_add (lines, g_strdup (_ ("Nothing is asked now.")));
  else if (decision.seat == fp_text_viewer (&writer->wording))
    g_ptr_array_add (lines, fp_text_fill (_ ("Not now: the question is “{question}”"), "question", question, NULL));
  else
    g_ptr_array_add (lines, fp_text_fill (_ ("Not now: the game waits for {seat}."), "seat",
                                          fp_text_seat (&writer->wording, decision.seat), NULL));
}

/* --- Answers --- */

static void
add_card (FpWhyWriter *writer, guint def)
{
  const FpCardDef *card_def = fp_catalog_card (writer->engine->catalog, def);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  uint16_t card = seen_card (writer, def);
  FpDecision decision;

  if (fp_text_can_play (writer->engine, fp_text_viewer (&writer->wording), def) &&
      is_asked (writer->engine, fp_text_viewer (&writer->wording), &decision))
    {
      g_autofree char *labels = offer_labels (writer, &decision, def);

      g_ptr_array_add (lines, fp_text_fill (_ ("Yes, now: {list}."), "list", labels, NULL));
    }
  else
    {
      add_question (writer, lines);
      add_owner (writer, lines, def, card);
      if (card != FP_NO_CARD && fp_card_owner (writer->engine->state, card) == fp_text_viewer (&writer->wording))
        add_obstacles (writer, lines, card);
      for (guint i = 0; card_def->abilities != NULL && i < card_def->abilities->len; i++)
        add_ability (writer, lines, card_def, &g_array_index (card_def->abilities, FpAbilityDef, i));
      add_step_of (writer, lines, card_def->kind);
    }
  fp_why_add (writer, (FpWhy){ .section = FP_WHY_CAN,
                               .title = fp_text_capital (fp_text_card (writer->engine->catalog, def)),
                               .text = fp_why_lines (lines),
                               .card = card });
}

static void
add_step (FpWhyWriter *writer, guint step)
{
  const FpEdition *edition = writer->engine->edition;
  FpDecision decision;
  gboolean open = fp_engine_decision (writer->engine, &decision);
  const char *seat = open ? fp_text_seat (&writer->wording, decision.seat) : "";
  char *text;

  if (!open)
    text = g_strdup (_ ("Nothing is asked now."));
  else if (decision.step != step)
    text = fp_text_fill (_ ("Not now: the game is in the step “{step}”."), "step",
                         fp_text_moment_name (edition, decision.step), NULL);
  else if (decision.seat == fp_text_viewer (&writer->wording))
    text = g_strdup (_ ("Yes, now: you are asked."));
  else
    text = fp_text_fill (_ ("This step runs now, and {seat} is asked."), "seat", seat, NULL);
  fp_why_add (writer, (FpWhy){ .section = FP_WHY_CAN,
                               .title = g_strdup (fp_text_moment_name (edition, step)),
                               .text = text,
                               .card = FP_NO_CARD,
                               .topic = edition->procedures[step].id });
}

GPtrArray *
fp_text_can (FpEngine *engine, uint8_t viewer, const FpTextNames *names, const guint *defs, guint n_defs,
             const guint *steps, guint n_steps)
{
  FpWhyWriter writer;
  const FpTextAside aside = fp_text_begin_aside (engine);

  fp_why_writer_init (&writer, engine, NULL, viewer, names);
  for (guint i = 0; i < n_defs; i++)
    add_card (&writer, defs[i]);
  for (guint i = 0; i < n_steps; i++)
    add_step (&writer, steps[i]);
  fp_text_end_aside (engine, &aside);
  return writer.items;
}
