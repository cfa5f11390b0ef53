/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions of windows: what a player may use or play now, and what is happening. */
#include "engine/effects/fp-trigger-round.h"
#include "engine/effects/fp-trigger-window.h"
#include "engine/effects/fp-veiled.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* Returns the action that the window is about, NULL: a step. */
static const FpAction *
action_of (const FpEngine *engine, const FpDecision *decision)
{
  const FpState *s = engine->state;
  guint row = (guint) decision->arg[FP_WINDOW_FIRST];

  if (row >= s->head.n_actions || s->actions[row].procedure != decision->moment ||
      engine->edition->procedures[decision->moment].kind != FP_PROCEDURE_ACTION)
    return NULL;
  return &s->actions[row];
}

/* Returns the number of the rule whose use @action is, or −1. Its frame lies below those of the
 * window. */
static int
rule_in_use (const FpEngine *engine, const FpAction *action)
{
  const FpState *s = engine->state;

  for (guint i = s->head.n_frames; i > 0; i--)
    {
      const FpResolveLocals *resolved = (const FpResolveLocals *) (const void *) s->frames[i - 1].locals;

      if (s->frames[i - 1].procedure == FP_MACHINE_RESOLVE && resolved->card == action->card)
        return resolved->rule;
    }
  return -1;
}

/* Returns that somebody uses an ability: “Bo uses Mass (Macron)”. */
static char *
use (const FpTextContext *wording, const FpAction *action)
{
  g_autofree char *ability = fp_text_rule_name (wording, rule_in_use (wording->engine, action), action->card);

  /* Translators: {ability} is like “Flex (Bouncer)”. */
  return fp_text_fill (action->who == fp_text_viewer (wording) ? _ ("you use {ability}") : _ ("{who} uses {ability}"),
                       "who", fp_text_seat (wording, action->who), "ability", ability, NULL);
}

/* Returns what happens (“Bo plays a card: Cosmic Zap”), NULL: there are no words for it. */
static char *
happening (const FpTextContext *wording, const FpAction *action)
{
  const FpMomentText *moment = fp_text_moment (wording->engine->edition, action->procedure);
  gboolean own = action->who == fp_text_viewer (wording);
  const char *pattern = moment == NULL ? NULL : own ? moment->mine : moment->theirs;
  g_autofree char *what = NULL;
  g_autofree char *card = NULL;

  if (pattern == NULL || (action->who == FP_NOBODY && moment->name == NULL))
    return NULL;
  if (action->procedure == FP_MACHINE_USE && action->who != FP_NOBODY && action->card != FP_NO_CARD &&
      fp_text_may_see (wording, action->card))
    return fp_text_capital (use (wording, action));
  what = action->who == FP_NOBODY ? g_strdup (_ (moment->name))
                                  : fp_text_fill (_ (pattern), "who", fp_text_seat (wording, action->who), NULL);
  if (action->card == FP_NO_CARD || !fp_text_may_see (wording, action->card))
    return fp_text_capital (g_steal_pointer (&what));
  card = fp_text_instance (wording, action->card, TRUE);
  /* Translators: {what} is like “Bo plays a card”, {card} a card's name. */
  return fp_text_capital (fp_text_fill (_ ("{what}: {card}"), "what", what, "card", card, NULL));
}

/* Returns the players of @seats, the viewer first: “you, Cy and Dee”. */
static char *
players (const FpTextContext *wording, FpSeats seats)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  if (fp_text_viewer (wording) < FP_MAX_SEATS && (seats >> fp_text_viewer (wording) & 1))
    g_ptr_array_add (items, (char *) C_ ("list", "you"));
  for (uint8_t seat = 0; seat < FP_MAX_SEATS; seat++)
    if ((seats >> seat & 1) && seat != fp_text_viewer (wording))
      g_ptr_array_add (items, (char *) fp_text_seat (wording, seat));
  return fp_text_list (items);
}

/* Returns “So do Cy and Dee.”: the other players to whom the same happens at once. NULL: none. */
static char *
others (const FpTextContext *wording, const FpDecision *decision, const FpAction *first)
{
  const FpAction *actions = wording->engine->state->actions;
  g_autofree char *list = NULL;
  FpSeats seats = 0;

  for (int row = decision->arg[FP_WINDOW_FIRST] + 1; row <= decision->arg[FP_WINDOW_LAST]; row++)
    if (actions[row].procedure == first->procedure && actions[row].who != FP_NOBODY && actions[row].who != first->who)
      seats = (FpSeats) (seats | 1U << actions[row].who);
  if (seats == 0)
    return NULL;
  if (seats == 1U << fp_text_viewer (wording))
    /* Translators: follows a sentence like “Bo loses ships.” */
    return g_strdup (_ ("So do you."));
  list = players (wording, seats);
  /* Translators: follows a sentence like “Bo loses ships.”, for one player and for several. */
  return fp_text_fill (
      g_dngettext (GETTEXT_PACKAGE, "So does {players}.", "So do {players}.", (gulong) __builtin_popcount (seats)),
      "players", list, NULL);
}

/* Returns TRUE if @option offers a card from a hand. */
static gboolean
is_from_hand (const FpEngine *engine, const FpOption *option)
{
  return option->target >= 0 && fp_card_is (fp_engine_def (engine, (uint16_t) option->target), FP_KIND_IN_HAND);
}

/* Returns TRUE if @option only keeps @action from happening: its program never proceeds with it. */
static gboolean
cancels (const FpEngine *engine, const FpDecision *decision, const FpAction *action, const FpOption *option)
{
  const FpRule *rule = fp_catalog_rule (engine->catalog, option->rule);

  if (action == NULL || decision->arg[FP_WINDOW_STAGE] != FP_TRIGGER_REPLACE || action->card == FP_NO_CARD)
    return FALSE;
  for (guint i = (guint) MAX (rule->code, 0); rule->code >= 0; i++)
    {
      guint op = fp_catalog_instruction (engine->catalog, (int) i)->op;

      if (op == FP_OP_PROCEED || op == FP_OP_END)
        return op == FP_OP_END;
    }
  return TRUE;
}

/* Returns the question whether to take the only offer. */
static char *
question_of (const FpTextContext *wording, const FpDecision *decision, const FpOption *option)
{
  const FpEngine *engine = wording->engine;
  const FpAction *action = action_of (engine, decision);
  g_autofree char *name = NULL;

  if (cancels (engine, decision, action, option) && fp_text_may_see (wording, action->card))
    {
      name = action->procedure == FP_MACHINE_USE
                 ? fp_text_rule_name (wording, rule_in_use (engine, action), action->card)
                 : fp_text_instance (wording, action->card, TRUE);
      /* Translators: {what} is what somebody uses or plays, like “Flex (Bouncer)”. */
      return fp_text_fill (_ ("Cancel {what}?"), "what", name, NULL);
    }
  if (is_from_hand (engine, option))
    {
      name = fp_text_instance (wording, (uint16_t) option->target, TRUE);
      /* Translators: {card} is the card that can be played now. */
      return fp_text_fill (_ ("Play {card}?"), "card", name, NULL);
    }
  if (option->target >= 0 && fp_card_is_veiled (engine->state, (uint16_t) option->target))
    {
      name = fp_text_instance (wording, (uint16_t) option->target, TRUE);
      /* Translators: {card} is an alien that lies face down and can be shown to use its power. */
      return fp_text_fill (_ ("Turn up {card}?"), "card", name, NULL);
    }
  name = fp_text_rule_name (wording, option->rule, option->target >= 0 ? (uint16_t) option->target : FP_NO_CARD);
  /* Translators: {ability} is like “Flex (Bouncer)”. */
  return fp_text_fill (_ ("Use {ability}?"), "ability", name, NULL);
}

/* Returns TRUE if an option before @index offers the same rule, about another player. */
static gboolean
is_twin (const FpOptions *options, guint index)
{
  for (guint i = 0; i < index; i++)
    if (options->option[i].kind == FP_OPTION_ABILITY && options->option[i].rule == options->option[index].rule)
      return TRUE;
  return FALSE;
}

char *
fp_text_window_question (const FpTextContext *wording, const FpDecision *decision)
{
  const FpOptions *options = fp_engine_options ((FpEngine *) wording->engine);
  const FpOption *only = NULL;
  gboolean from_hand = TRUE;
  guint n = 0;
  g_autofree char *count = NULL;

  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == FP_OPTION_ABILITY && !is_twin (options, i))
      {
        only = &options->option[i];
        from_hand = from_hand && is_from_hand (wording->engine, only);
        n++;
      }
  if (n == 0)
    return g_strdup (_ ("Use or play something?"));
  if (n == 1)
    return question_of (wording, decision, only);
  count = fp_text_number ((int) n);
  if (from_hand)
    return fp_text_fill (g_dngettext (GETTEXT_PACKAGE, "Play one of {count} card?", "Play one of {count} cards?", n),
                         "count", count, NULL);
  return fp_text_fill (_ ("Use or play one of {count}?"), "count", count, NULL);
}

char *
fp_text_window_stake (const FpTextContext *wording, const FpDecision *decision)
{
  const FpEngine *engine = wording->engine;
  const FpAction *action = action_of (engine, decision);
  const FpQuestionText *row =
      fp_text_question_row (engine->edition, engine->edition->procedures[decision->moment].id, "window");
  g_autofree char *what = action != NULL ? happening (wording, action) : NULL;

  if (what != NULL)
    {
      g_autofree char *sentence = fp_text_fill (_ ("{what}."), "what", what, NULL);
      g_autofree char *also = action->who == FP_NOBODY ? NULL : others (wording, decision, action);

      return also == NULL ? g_steal_pointer (&sentence) : g_strconcat (sentence, " ", also, NULL);
    }
  if (row != NULL && row->stake != NULL)
    return g_strdup (_ (row->stake));
  /* Translators: {step} is a step of the game. */
  return fp_text_fill (_ ("In the step “{step}”."), "step", fp_text_moment_name (engine->edition, decision->moment),
                       NULL);
}
