/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions to players, and what is at stake. They speak to the player as “you”. */
#include "engine/program/fp-program.h"
#include "engine/runner/fp-deal-terms.h"
#include "engine/effects/fp-trigger-round.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

#include <string.h>

enum
{
  MOST_WORDS = 8, /* of a question; what is longer stands in the line below */
};

/* A question and what is at stake, the line below it. */
typedef struct
{
  char *question;
  char *stake; /* NULL: nothing to add */
  gboolean counted; /* the question has the number of answers */
} Asked;

/* Returns TRUE if @phrase is short enough for a question. */
static gboolean
is_short (const char *phrase)
{
  guint words = 1;

  for (const char *p = phrase; *p != '\0'; p++)
    words += *p == ' ';
  return words <= MOST_WORDS;
}

/* Returns @what with a capital and a full stop. */
static char *
sentence_of (const char *what)
{
  /* Translators: a phrase such as “recover up to 3 ships” becomes a sentence. */
  return fp_text_capital (fp_text_fill (_ ("{what}."), "what", what, NULL));
}

/* Returns @phrase as a question in @pattern, or @otherwise with the phrase at stake. */
static Asked
asked_about (const char *phrase, const char *pattern, const char *otherwise)
{
  if (!is_short (phrase))
    return (Asked){ g_strdup (otherwise), sentence_of (phrase) };
  return (Asked){ fp_text_capital (fp_text_fill (pattern, "what", phrase, NULL)), NULL };
}

/* @index is the FP_OP_MAY. */
static Asked
may_question (const FpTextContext *wording, int index)
{
  g_autofree char *label = fp_text_line (wording->engine, index);

  if (label == NULL)
    return (Asked){ g_strdup (_ ("Do you want to?")), NULL };
  return asked_about (label, _ ("{what}?"), _ ("Do this?"));
}

/* Returns what must be known about a choice made in the way @how (FP_HOW_…), or NULL. */
static char *
secrecy (const FpTextContext *wording, int how)
{
  if (how == FP_HOW_TOGETHER && wording->engine->state->head.n_seats == 2)
    return g_strdup (_ ("Choose secretly. Both choices are revealed together."));
  if (how == FP_HOW_TOGETHER)
    return g_strdup (_ ("Choose secretly. All choices are revealed together."));
  return how == FP_HOW_KEPT ? g_strdup (_ ("Choose secretly. Nobody sees your choice yet.")) : NULL;
}

/* @index is the FP_OP_CHOOSE_LINE. */
static Asked
option_question (const FpTextContext *wording, int index)
{
  const GArray *code = wording->engine->catalog->code;
  int how = index >= 0 && (guint) index < code->len ? fp_catalog_instruction (wording->engine->catalog, index)->how
                                                    : FP_HOW_ONE;

  return (Asked){ g_strdup (_ ("Choose one")), secrecy (wording, how) };
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
      return fp_text_verb (engine, NULL, action);
    }
  return NULL;
}

/* Returns the price of using the rule @index, or else its card's own words; NULL: neither. */
static char *
use_stake (const FpTextContext *wording, int index)
{
  const FpCatalog *catalog = wording->engine->catalog;
  gboolean known = index >= 0 && (guint) index < catalog->rules->len, price = FALSE;
  const FpRule *rule = known ? fp_catalog_rule (catalog, (guint) index) : NULL;
  g_autofree char *what = known ? first_action (wording->engine, rule->code, &price) : NULL;

  if (what != NULL && price)
    /* Translators: {what} is what a player pays: “discard 1 card from your hand”. */
    return fp_text_fill (_ ("Cost: {what}."), "what", what, NULL);
  if (known && rule->ability >= 0 && fp_text_ability_text (catalog, rule->ability) != NULL)
    return g_strdup (fp_text_ability_text (catalog, rule->ability));
  return what != NULL ? sentence_of (what) : NULL;
}

/* FP_DECIDE_USE: use of a rule, perhaps of a card. */
static Asked
use_question (const FpTextContext *wording, const FpDecision *decision)
{
  g_autofree char *name = fp_text_rule_name (wording, decision->arg[0], (uint16_t) decision->arg[1]);

  /* Translators: {ability} is like “Flex (Bouncer)”. */
  return (Asked){ fp_text_fill (_ ("Use {ability}?"), "ability", name, NULL), use_stake (wording, decision->arg[0]) };
}

static Asked
planet_question (const FpTextContext *wording, int place)
{
  g_autofree char *from = fp_text_place (wording, place, FP_TEXT_PLACE_FROM);

  /* Translators: {from} is something like “from Tidewell (blue)”. */
  return (Asked){ fp_text_fill (_ ("Recover how many ships {from}?"), "from", from, NULL), NULL };
}

/* Returns the own question of the choice at @index; no question if there is none. */
static Asked
own_question (const FpTextContext *wording, int index)
{
  const FpCatalog *catalog = wording->engine->catalog;
  const FpInstruction *choose =
      index >= 0 && (guint) index < catalog->code->len ? fp_catalog_instruction (catalog, index) : NULL;
  const char *label = choose != NULL ? fp_text_label (wording->engine, choose) : NULL;

  if (label == NULL)
    return (Asked){ NULL, NULL };
  return (Asked){ g_strdup (label), secrecy (wording, choose->how) };
}

/* Returns the question for the FP_OP_VERB at @index: which one, or how many. No question if it is
 * none. */
static Asked
verb_question (const FpTextContext *wording, int index, gboolean how_many)
{
  const GArray *code = wording->engine->catalog->code;
  Asked own;
  g_autofree char *what = NULL;

  if (index < 0 || (guint) index >= code->len ||
      fp_catalog_instruction (wording->engine->catalog, index)->op != FP_OP_VERB)
    return (Asked){ NULL, NULL };
  own = own_question (wording, index);
  if (own.question != NULL)
    return own;
  what = fp_text_verb (wording->engine, NULL, fp_catalog_instruction (wording->engine->catalog, index));
  return asked_about (what, "{what}", how_many ? _ ("How many?") : _ ("Choose one"));
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

  fp_deal_stored (wording->engine->state, (guint) pending->arg[0], fp_text_viewer (wording), &offer);
  return fp_text_offer (wording, &offer);
}

/* Returns the number of answers in @decision's group: “3”, “up to 3” or “2 to 3”. */
static char *
group_size (const FpDecision *decision)
{
  g_autofree char *least = fp_text_number (decision->least);
  g_autofree char *most = fp_text_number (decision->most);

  if (decision->least == decision->most)
    return g_steal_pointer (&most);
  /* Translators: a number of things to choose. */
  return fp_text_fill (decision->least == 0 ? C_ ("number", "up to {most}") : C_ ("number", "{least} to {most}"),
                       "least", least, "most", most, NULL);
}

/* Returns TRUE if @decision is the first of several answers. */
static gboolean
begins_group (const FpDecision *decision)
{
  return decision->most > 1 && decision->picked == 0;
}

/* Returns TRUE if @decision asks for a number of ships, not for the next one's place. */
static gboolean
asks_number_of_ships (const FpDecision *decision)
{
  return (decision->flags & FP_DECISION_PLACES) != 0 && decision->arg[3] == 0;
}

static Asked
plain_question (const FpTextContext *wording, const FpDecision *decision, const char *step, const char *what)
{
  const FpQuestionText *row = fp_text_question_row (wording->engine->edition, step, what);
  const char *seat = fp_text_seat (wording, fp_text_viewer (wording));
  gboolean counted = begins_group (decision) && row != NULL && row->several != NULL;
  g_autofree char *count = group_size (decision);
  g_autofree char *card = subject (wording);
  g_autofree char *offer =
      row != NULL && strstr (row->pattern, "{offer}") != NULL ? offer_asked_about (wording) : g_strdup ("");

  if (row == NULL)
    return (Asked){ g_strdup (_ ("What do you do?")), NULL };
  const char *one = row->how_many != NULL && asks_number_of_ships (decision) ? row->how_many : row->pattern;
  const char *pattern =
      counted ? g_dngettext (GETTEXT_PACKAGE, row->several, row->several_many, decision->most) : _ (one);
  return (Asked){ fp_text_fill (pattern, "seat", seat, "card", card, "offer", offer, "count", count, NULL),
                  row->stake != NULL ? fp_text_fill (_ (row->stake), "card", card, NULL) : NULL, counted };
}

/* Returns the question of a line that chooses ships place by place. The first question is about
 * their number. No question: a step asks. */
static Asked
places_question (const FpTextContext *wording, const FpDecision *decision)
{
  const FpCatalog *catalog = wording->engine->catalog;
  int index = decision->arg[0];
  g_autofree char *what = NULL;

  if (index < 0 || decision->arg[3] == 0)
    return verb_question (wording, index, TRUE);
  what = fp_text_verb (wording->engine, NULL, fp_catalog_instruction (catalog, index));
  return (Asked){ g_strdup (decision->arg[4] != 0 ? _ ("Put the ships where?") : _ ("Take the ships from where?")),
                  sentence_of (what) };
}

/* Returns the number of answers still to come in a group; "" for a single answer, and for a number
 * of ships, whose options say it. */
static char *
left_in_group (const FpDecision *decision)
{
  int most = decision->most - decision->picked;
  int least = MAX (decision->least - decision->picked, 0);
  g_autofree char *more = fp_text_number (most);
  g_autofree char *fewer = fp_text_number (least);

  if (decision->most <= 1 || most <= 0 || asks_number_of_ships (decision))
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
static Asked
bare_question (const FpTextContext *wording, const FpDecision *decision, const char *what)
{
  const FpEdition *edition = wording->engine->edition;
  const char *step = decision->step < edition->n_procedures ? edition->procedures[decision->step].id : "";
  Asked asked = { NULL, NULL };

  if (what == NULL)
    return plain_question (wording, decision, step, what);
  if (strcmp (what, "may") == 0)
    return may_question (wording, decision->arg[0]);
  if (strcmp (what, "use") == 0)
    return use_question (wording, decision);
  if (strcmp (what, "window") == 0)
    return (Asked){ fp_text_window_question (wording, decision), fp_text_window_stake (wording, decision) };
  if (strcmp (what, "from-planet") == 0)
    return planet_question (wording, decision->arg[0]);
  if ((decision->flags & FP_DECISION_PLACES) != 0)
    asked = places_question (wording, decision);
  else if (strcmp (what, "how-many") == 0)
    asked = verb_question (wording, decision->arg[0], TRUE);
  else if (strcmp (what, "pick") == 0)
    asked = verb_question (wording, selection_line (wording->engine), FALSE);
  else if (is_choice (what))
    asked = own_question (wording, decision->arg[0]);
  if (asked.question == NULL && strcmp (what, "option") == 0)
    asked = option_question (wording, decision->arg[0]);
  return asked.question != NULL ? asked : plain_question (wording, decision, step, what);
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

static Asked
asked_of (const FpTextContext *wording, const FpDecision *decision)
{
  const FpEdition *edition = wording->engine->edition;

  return bare_question (wording, decision,
                        decision->kind < edition->n_decisions ? edition->decisions[decision->kind].what : NULL);
}

/* Returns @question to a player whose name stands in front, as several people share the screen. */
static char *
addressed (const FpTextContext *wording, const char *question)
{
  char first[8] = { 0 };
  g_autofree char *small = NULL;

  if (wording->names == NULL || !wording->names->shared || *question == '\0')
    return g_strdup (question);
  g_unichar_to_utf8 (g_unichar_tolower (g_utf8_get_char (question)), first);
  small = g_strconcat (first, g_utf8_next_char (question), NULL);
  /* Translators: a question to one of several people at a screen: “Ada: choose a plan”. {question}
   * has a small first letter, {Question} a capital. */
  return fp_text_fill (_ ("{seat}: {question}"), "seat", fp_text_seat (wording, fp_text_viewer (wording)), "question",
                       small, "Question", question, NULL);
}

static char *
decision_text (FpEngine *engine, const FpDecision *decision, const FpTextNames *names, gboolean together)
{
  const FpTextContext wording = { engine, names, decision->seat };
  Asked asked = asked_of (&wording, decision);
  g_autofree char *stake = asked.stake;
  g_autofree char *bare = asked.question;
  g_autofree char *question = addressed (&wording, bare);
  g_autofree char *left = together || asked.counted ? g_strdup ("") : left_in_group (decision);

  /* Translators: a question and the number of answers left in its group, “(1 more)”. */
  return fp_text_fill (_ ("{question} {left}"), "question", question, "left", left, NULL);
}

char *
fp_text_decision (FpEngine *engine, const FpDecision *decision, const FpTextNames *names)
{
  return decision_text (engine, decision, names, FALSE);
}

char *
fp_text_decision_together (FpEngine *engine, const FpDecision *decision, const FpTextNames *names)
{
  return decision_text (engine, decision, names, TRUE);
}

char *
fp_text_stake (FpEngine *engine, const FpDecision *decision, const FpTextNames *names)
{
  const FpTextContext wording = { engine, names, decision->seat };
  const FpEdition *edition = engine->edition;
  Asked asked = asked_of (&wording, decision);
  g_autofree char *question = asked.question;
  g_autofree char *stake = asked.stake;
  g_autofree char *ability =
      asking_ability (&wording, decision->kind < edition->n_decisions ? edition->decisions[decision->kind].what : NULL);

  if (ability == NULL)
    return g_steal_pointer (&stake);
  /* Translators: {ability}, like “Flex (Bouncer)”, asks a question; {stake} is a sentence about the
   * question. */
  return fp_text_fill (stake != NULL ? _ ("{ability}: {stake}") : _ ("For {ability}."), "ability", ability, "stake",
                       stake != NULL ? stake : "", NULL);
}
