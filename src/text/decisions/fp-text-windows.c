/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions of windows: what a player may use or play now, and what is happening. */
#include "engine/effects/fp-trigger-round.h"
#include "engine/effects/fp-trigger-window.h"
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
  return fp_text_fill (action->who == wording->viewer ? _ ("you use {ability}") : _ ("{who} uses {ability}"), "who",
                       fp_text_seat (wording, action->who), "ability", ability, NULL);
}

/* Returns what happens (“Bo plays a card: Cosmic Zap”), NULL: there are no words for it. */
static char *
happening (const FpTextContext *wording, const FpAction *action)
{
  const FpMomentText *moment = fp_text_moment (wording->engine->edition, action->procedure);
  gboolean own = action->who == wording->viewer;
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

  if (wording->viewer < FP_MAX_SEATS && (seats >> wording->viewer & 1))
    g_ptr_array_add (items, (char *) C_ ("list", "you"));
  for (uint8_t seat = 0; seat < FP_MAX_SEATS; seat++)
    if ((seats >> seat & 1) && seat != wording->viewer)
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
  if (seats == 1U << wording->viewer)
    /* Translators: follows a sentence like “Bo loses ships.” */
    return g_strdup (_ ("So do you."));
  list = players (wording, seats);
  /* Translators: follows a sentence like “Bo loses ships.”, for one player and for several. */
  return fp_text_fill (
      g_dngettext (GETTEXT_PACKAGE, "So does {players}.", "So do {players}.", (gulong) __builtin_popcount (seats)),
      "players", list, NULL);
}

char *
fp_text_window_question (void)
{
  return g_strdup (_ ("Use or play something?"));
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
