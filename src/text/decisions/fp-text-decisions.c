/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions to players. They always name the player, because two people may share one screen. */
#include "engine/program/fp-program.h"
#include "engine/runner/fp-deal-terms.h"
#include "engine/effects/fp-trigger-round.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

#include <string.h>

/* @index is the FP_OP_MAY. */
static char *
may_question (const FpTextContext *wording, int index)
{
  const char *seat = fp_text_seat (wording, wording->viewer);
  g_autofree char *label = fp_text_line (wording->engine, index);

  if (label == NULL)
    return fp_text_fill (_ ("Does {seat} want to?"), "seat", seat, NULL);
  return fp_text_fill (_ ("Does {seat} do this: {what}?"), "seat", seat, "what", label, NULL);
}

/* @index is the FP_OP_CHOOSE_LINE. */
static char *
option_question (const FpTextContext *wording, int index)
{
  const char *seat = fp_text_seat (wording, wording->viewer);
  const GArray *code = wording->engine->catalog->code;

  int how = index >= 0 && (guint) index < code->len ? fp_catalog_instruction (wording->engine->catalog, index)->how
                                                    : FP_HOW_ONE;

  if (how == FP_HOW_TOGETHER)
    return fp_text_fill (_ ("What does {seat} choose in secret? All choices are shown together."), "seat", seat, NULL);
  if (how == FP_HOW_KEPT)
    return fp_text_fill (_ ("What does {seat} choose in secret?"), "seat", seat, NULL);
  return fp_text_fill (_ ("Which one does {seat} choose?"), "seat", seat, NULL);
}

/* Returns the first action of a rule's program in a few words, or NULL if none can be understood
 * alone. @price is set if the action is a payment. */
static char *
first_action (const FpEngine *engine, int code, gboolean *price)
{
  for (int i = code; i >= 0 && (guint) i < engine->catalog->code->len; i++)
    {
      const FpInstruction *action = fp_catalog_instruction (engine->catalog, i);

      *price |= action->op == FP_OP_PAY;
      if (action->op == FP_OP_USE || action->op == FP_OP_PAY || action->op == FP_OP_CHOOSE_FROM)
        continue;
      if (action->op != FP_OP_VERB || action->who >= 0 || fp_text_has_own_names (engine, action->set) ||
          fp_text_has_own_names (engine, action->to) || fp_text_has_own_names (engine, action->most))
        return NULL;
      return fp_text_verb (engine, action);
    }
  return NULL;
}

static const char *
use_pattern (gboolean has_action, gboolean price)
{
  if (!has_action)
    return _ ("Does {seat} use {ability}?");
  /* Translators: {ability} is like “Flex (Bouncer)”, {what} is its first action or its cost. */
  return price ? _ ("Does {seat} use {ability} at this price: {what}?") : _ ("Does {seat} use {ability}: {what}?");
}

/* FP_DECIDE_USE: use of a rule, perhaps of a card. */
static char *
use_question (const FpTextContext *wording, const FpDecision *decision)
{
  const FpCatalog *catalog = wording->engine->catalog;
  const char *seat = fp_text_seat (wording, wording->viewer);
  gboolean known = decision->arg[0] >= 0 && (guint) decision->arg[0] < catalog->rules->len;
  gboolean price = FALSE;
  g_autofree char *name = fp_text_rule_name (wording, decision->arg[0], (uint16_t) decision->arg[1]);
  g_autofree char *what =
      known ? first_action (wording->engine, fp_catalog_rule (catalog, (guint) decision->arg[0])->code, &price) : NULL;

  return fp_text_fill (use_pattern (what != NULL, price), "seat", seat, "ability", name, "what",
                       what != NULL ? what : "", NULL);
}

static char *
planet_question (const FpTextContext *wording, int place)
{
  g_autofree char *from = fp_text_place (wording, place, FP_TEXT_PLACE_FROM);

  /* Translators: {from} is something like “from Tidewell (blue)”. */
  return fp_text_fill (_ ("How many ships does {seat} recover {from}?"), "seat",
                       fp_text_seat (wording, wording->viewer), "from", from, NULL);
}

static const char *
own_pattern (int how)
{
  /* Translators: {question} is one such as “Who wins?”. */
  if (how == FP_HOW_TOGETHER)
    return _ ("{question} {seat} chooses in secret. All choices are shown together.");
  return how == FP_HOW_KEPT ? _ ("{question} {seat} chooses in secret.") : _ ("{question} {seat} chooses.");
}

/* Returns the own question of the choice at @index, or NULL. */
static char *
own_question (const FpTextContext *wording, int index)
{
  const FpCatalog *catalog = wording->engine->catalog;
  const FpInstruction *choose =
      index >= 0 && (guint) index < catalog->code->len ? fp_catalog_instruction (catalog, index) : NULL;
  const char *label = choose != NULL ? fp_text_label (wording->engine, choose) : NULL;

  if (label == NULL)
    return NULL;
  return fp_text_fill (own_pattern (choose->how), "question", label, "seat", fp_text_seat (wording, wording->viewer),
                       NULL);
}

/* Returns the question for the FP_OP_VERB at @index: which one, or how many. NULL if it is none. */
static char *
verb_question (const FpTextContext *wording, int index, gboolean how_many)
{
  const GArray *code = wording->engine->catalog->code;
  g_autofree char *what = NULL;

  if (index < 0 || (guint) index >= code->len ||
      fp_catalog_instruction (wording->engine->catalog, index)->op != FP_OP_VERB)
    return NULL;
  what = own_question (wording, index);
  if (what != NULL)
    return g_steal_pointer (&what);
  what = fp_text_verb (wording->engine, fp_catalog_instruction (wording->engine->catalog, index));
  return fp_text_fill (how_many ? _ ("{seat}: {what}. How many?") : _ ("{seat}: {what}. Which one?"), "seat",
                       fp_text_seat (wording, wording->viewer), "what", what, NULL);
}

/* Returns the line for which cards or players are selected, or −1. The line waits in the frame
 * below, or selects players itself. */
static int
selection_line (const FpEngine *engine)
{
  const FpState *state = engine->state;
  const FpFrame *frame = state->head.pending.frame > 0 && state->head.pending.frame < state->head.n_frames
                             ? &state->frames[state->head.pending.frame - 1]
                             : NULL;

  if (frame != NULL && frame[1].procedure == FP_MACHINE_VERB)
    frame++;
  if (frame == NULL || frame->procedure != FP_MACHINE_VERB)
    return -1;
  return ((const FpVerbCall *) (const void *) frame->locals)->code;
}

/* Returns TRUE for kinds of decisions whose first argument is a choice. */
static gboolean
is_choice (const char *what)
{
  static const char *const choices[] = { "option", "strike-out", "draft", "choose", "planet" };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (strcmp (choices[i], what) == 0)
      return TRUE;
  return FALSE;
}

/* Returns the card that the decision is about, as the deciding player sees it. */
static char *
subject (const FpTextContext *wording)
{
  const FpEngine *engine = wording->engine;
  uint16_t card = engine->edition->table.subject != NULL
                      ? engine->edition->table.subject (engine->state, &engine->state->head.pending)
                      : FP_NO_CARD;

  return card != FP_NO_CARD ? fp_text_instance (wording, card, fp_text_may_see (wording, card)) : g_strdup ("");
}

/* Returns the last offer of a deal as the asked player would say it. */
static char *
offer_asked_about (const FpTextContext *wording)
{
  const FpPendingDecision *pending = &wording->engine->state->head.pending;
  FpDealOffer offer;

  fp_deal_stored (wording->engine->state, (guint) pending->arg[0], wording->viewer, &offer);
  return fp_text_offer (wording, &offer);
}

static char *
plain_question (const FpTextContext *wording, const char *step, const char *what)
{
  const char *seat = fp_text_seat (wording, wording->viewer);
  const char *pattern = fp_text_question (wording->engine->edition, step, what);
  g_autofree char *card = subject (wording);
  g_autofree char *offer =
      pattern != NULL && strstr (pattern, "{offer}") != NULL ? offer_asked_about (wording) : g_strdup ("");

  return fp_text_fill (pattern != NULL ? _ (pattern) : _ ("What does {seat} do?"), "seat", seat, "card", card, "offer",
                       offer, NULL);
}

/* Returns the question of a line that chooses ships place by place, NULL: a step asks. The first
 * question is about their number. */
static char *
places_question (const FpTextContext *wording, const FpDecision *decision)
{
  const FpCatalog *catalog = wording->engine->catalog;
  int index = decision->arg[0];
  g_autofree char *what = NULL;

  if (index < 0 || decision->arg[3] == 0)
    return verb_question (wording, index, TRUE);
  what = fp_text_verb (wording->engine, fp_catalog_instruction (catalog, index));
  return fp_text_fill (decision->arg[4] != 0 ? _ ("{seat}: {what}. To where?") : _ ("{seat}: {what}. From where?"),
                       "seat", fp_text_seat (wording, wording->viewer), "what", what, NULL);
}

/* Returns the number of answers still to come in a group; "" for a single answer. */
static char *
left_in_group (const FpDecision *decision)
{
  int most = decision->most - decision->picked;
  int least = MAX (decision->least - decision->picked, 0);
  g_autofree char *more = fp_text_number (most);
  g_autofree char *fewer = fp_text_number (least);

  if (decision->most <= 1 || most <= 0)
    return g_strdup ("");
  if (least == most)
    return fp_text_fill (g_dngettext (GETTEXT_PACKAGE, "({count} more)", "({count} more)", (gulong) most), "count",
                         more, NULL);
  if (least == 0)
    return fp_text_fill (g_dngettext (GETTEXT_PACKAGE, "(up to {count} more)", "(up to {count} more)", (gulong) most),
                         "count", more, NULL);
  return fp_text_fill (_ ("({least} to {most} more)"), "least", fewer, "most", more, NULL);
}

gboolean
fp_text_has_decision (const FpEdition *edition, const char *what)
{
  static const char *const others[] = { "may", "option", "use", "from-planet", "window" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strcmp (others[i], what) == 0)
      return TRUE;
  return fp_text_question (edition, NULL, what) != NULL;
}

/* Returns the question without the ability that asks. */
static char *
bare_question (const FpTextContext *wording, const FpDecision *decision, const char *what)
{
  const FpEdition *edition = wording->engine->edition;
  const char *step = decision->step < edition->n_procedures ? edition->procedures[decision->step].id : "";
  char *question = NULL;

  if (what == NULL)
    return plain_question (wording, step, what);
  if (strcmp (what, "may") == 0)
    return may_question (wording, decision->arg[0]);
  if (strcmp (what, "use") == 0)
    return use_question (wording, decision);
  if (strcmp (what, "window") == 0)
    return fp_text_window_question (wording, decision);
  if (strcmp (what, "from-planet") == 0)
    return planet_question (wording, decision->arg[0]);
  if ((decision->flags & FP_DECISION_PLACES) != 0)
    question = places_question (wording, decision);
  else if (strcmp (what, "how-many") == 0)
    question = verb_question (wording, decision->arg[0], TRUE);
  else if (strcmp (what, "pick") == 0)
    question = verb_question (wording, selection_line (wording->engine), FALSE);
  else if (is_choice (what))
    question = own_question (wording, decision->arg[0]);
  if (question == NULL && strcmp (what, "option") == 0)
    question = option_question (wording, decision->arg[0]);
  return question != NULL ? question : plain_question (wording, step, what);
}

/* Returns the name of the ability that asks; NULL if none does or the question names it. */
static char *
asking_ability (const FpTextContext *wording, const char *what)
{
  uint16_t rule, card;
  uint8_t me;

  if (g_strcmp0 (what, "use") == 0 || !fp_trigger_asker (wording->engine, &rule, &card, &me))
    return NULL;
  return fp_text_rule_name (wording, rule, card);
}

char *
fp_text_decision (FpEngine *engine, const FpDecision *decision, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, decision->seat };
  const FpEdition *edition = engine->edition;
  const char *what = decision->kind < edition->n_decisions ? edition->decisions[decision->kind].what : NULL;
  g_autofree char *ability = asking_ability (&wording, what);
  g_autofree char *question = bare_question (&wording, decision, what);
  g_autofree char *left = left_in_group (decision);

  /* Translators: a question and the number of answers left in its group, “(1 more)”. If an ability
   * asks, its name such as “Flex (Bouncer)” comes first. */
  return fp_text_fill (ability != NULL ? _ ("{ability} – {question} {left}") : _ ("{question} {left}"), "ability",
                       ability != NULL ? ability : "", "question", question, "left", left, NULL);
}
