/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels of options. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

#include <string.h>

static gboolean
is_decision_about (const FpEngine *engine, const FpDecision *decision, const char *what)
{
  const FpEdition *edition = engine->edition;

  return decision->kind < edition->n_decisions && g_strcmp0 (edition->decisions[decision->kind].what, what) == 0;
}

/* Returns a card that may be an ally, and whose it is; NULL for other cards. */
static char *
ally_label (const FpTextContext *wording, uint16_t card)
{
  const FpCard *row = &wording->engine->state->cards[card];
  const FpKindText *kind =
      fp_text_kind_row (wording->engine->edition, fp_engine_def (wording->engine, card)->kind_def->id);
  const char *pattern = kind == NULL                              ? NULL
                        : row->holder == FP_NOBODY                ? kind->neutral
                        : row->holder == fp_text_viewer (wording) ? kind->yours
                                                                  : kind->allied;
  g_autofree char *name = NULL;

  if (pattern == NULL)
    return NULL;
  name = fp_text_instance (wording, card, fp_text_may_see (wording, card));
  return fp_text_fill (_ (pattern), "card", name, "seat", fp_text_seat (wording, row->holder), NULL);
}

/* Returns the label of @card. @as: pattern for cards that count by another value, or NULL. */
static char *
card_label (const FpTextContext *wording, uint16_t card, const char *as)
{
  const FpCardDef *def;
  g_autofree char *name = NULL;
  g_autofree char *value = NULL;

  if (card >= wording->engine->state->head.n_cards)
    return fp_text_instance (wording, card, FALSE);
  name = ally_label (wording, card);
  if (name != NULL)
    return g_steal_pointer (&name);
  def = fp_engine_def (wording->engine, card);
  if (as == NULL || !fp_card_is (def, FP_KIND_IN_HAND) || fp_card_is (def, FP_KIND_WORTH) ||
      !fp_text_may_see (wording, card))
    return fp_text_instance (wording, card, fp_text_may_see (wording, card));
  name = fp_text_card_name (wording->engine->catalog, wording->engine->state->cards[card].def);
  value = fp_text_number (def->value);
  return fp_text_fill (_ (as), "name", name, "value", value, NULL);
}

/* Returns TRUE if another card of that name, in another place, is among the options. */
static gboolean
has_twin (const FpEngine *engine, const FpOption *option)
{
  const FpOptions *all = engine->options;
  const FpState *state = engine->state;

  for (guint i = 0; all != NULL && i < all->n && option->value < state->head.n_cards; i++)
    if (all->option[i].kind == FP_OPTION_CARD && all->option[i].value != option->value &&
        state->cards[all->option[i].value].def == state->cards[option->value].def)
      return TRUE;
  return FALSE;
}

/* A card from a discard pile names the pile if a like card is among the options. */
static char *
placed_label (const FpTextContext *wording, FpEngine *engine, const FpOption *option, const char *as)
{
  const FpEdition *edition = engine->edition;
  g_autofree char *card = fp_text_capital (card_label (wording, (uint16_t) option->value, as));
  guint zone = has_twin (engine, option) ? engine->state->cards[option->value].zone : FP_MAX_ZONES;

  if (zone < edition->n_zones && strcmp (edition->zones[zone].id, "discard") == 0)
    return fp_text_fill (edition->zones[zone].owner == fp_text_viewer (wording)
                             ? _ ("{card}, from your discard pile")
                             : _ ("{card}, from {seat}'s discard pile"),
                         "card", card, "seat", fp_text_seat (wording, edition->zones[zone].owner), NULL);
  return g_steal_pointer (&card);
}

/* Returns the pattern for cards of other kinds in @decision, or NULL. */
static const char *
as_pattern (const FpEdition *edition, const FpDecision *decision)
{
  const char *what = decision->kind < edition->n_decisions ? edition->decisions[decision->kind].what : NULL;
  const FpQuestionText *row = what != NULL ? fp_text_question_row (edition, NULL, what) : NULL;

  return row != NULL ? row->as : NULL;
}

static char *
half_label (const FpTextContext *wording, int value)
{
  uint16_t card = (uint16_t) (value / 2), def;
  g_autofree char *chosen = NULL;
  g_autofree char *other = NULL;

  if (value < 0 || card >= wording->engine->state->head.n_cards)
    return fp_text_instance (wording, FP_NO_CARD, FALSE);
  def = wording->engine->state->cards[card].def;
  chosen = fp_text_half (wording->engine->catalog, def, (guint) value & 1);
  other = fp_text_half (wording->engine->catalog, def, ((guint) value & 1) ^ 1);
  return fp_text_fill (_ ("{half} (other half: {other})"), "half", chosen, "other", other, NULL);
}

static char *
line_label (const FpEngine *engine, const FpOption *option)
{
  char *label = fp_text_line (engine, option->value);
  g_autofree char *number = fp_text_number (option->number);

  return label != NULL ? label : fp_text_fill (_ ("line {number}"), "number", number, NULL);
}

static char *
word_label (const FpEngine *engine, const FpOption *option)
{
  const char *word = option->target >= 0 ? fp_text_word (engine->edition, (guint) option->target, option->value) : NULL;

  return word != NULL ? g_strdup (word) : fp_text_number (option->value);
}

/* Returns “Bo, with 2 ships”. */
static char *
help_label (const FpTextContext *wording, int help)
{
  int ships = help >> 8;
  g_autofree char *number = fp_text_number (ships);

  /* Translators: help for a player, such as “Bo, with 2 ships”. */
  return fp_text_fill (
      g_dngettext (GETTEXT_PACKAGE, "{seat}, with {count} ship", "{seat}, with {count} ships", (gulong) ships), "seat",
      fp_text_seat (wording, (uint8_t) (help & 0xff)), "count", number, NULL);
}

/* Returns the name of a rule in force, “Flex (Bouncer)”, and whom it is about if it is offered
 * about several players. */
static char *
ability_label (const FpTextContext *wording, const FpOption *option)
{
  g_autofree char *name = fp_text_rule_name (wording, option->rule, (uint16_t) option->target);

  if (option->number == 0)
    return g_steal_pointer (&name);
  /* Translators: an ability, and the player whom it is offered about, “Heal (Healer): Bo”. */
  return fp_text_fill (C_ ("answer", "{ability}: {seat}"), "ability", name, "seat",
                       fp_text_seat (wording, (uint8_t) (option->number - 1)), NULL);
}

/* Returns a number, or the place of a card that the player puts in order without seeing it. */
static char *
number_label (const FpEngine *engine, const FpDecision *decision, const FpOption *option)
{
  g_autofree char *number = fp_text_number (option->value);

  if (!is_decision_about (engine, decision, "arrange"))
    return g_steal_pointer (&number);
  /* Translators: the place of a face-down card, such as “Card 2 from the top”. */
  return fp_text_fill (C_ ("answer", "Card {number} from the top"), "number", number, NULL);
}

/* Returns the terms of an offer; of another option that its decision names, its id. */
static char *
named_label (const FpTextContext *wording, FpEngine *engine, const FpOption *option)
{
  const FpDecisionKind *kind = &engine->edition->decisions[option->number];
  char id[FP_OPTION_ID_SIZE];
  FpDealOffer offer;

  if (kind->offer == NULL)
    return g_strdup (fp_option_id (engine, option, id, sizeof id));
  kind->offer (engine, option, &offer);
  return fp_text_offer_label (wording, &offer);
}

static char *
colony_label (const FpTextContext *wording, int colony)
{
  g_autofree char *planet = fp_text_place (wording, colony & 0xff, FP_TEXT_PLACE_NAME);

  /* Translators: a player's ships on a planet. */
  return fp_text_fill (C_ ("answer", "{seat}'s colony on {planet}"), "seat",
                       fp_text_seat (wording, (uint8_t) (colony >> 8)), "planet", planet, NULL);
}

static const char *
pass_label (const FpEngine *engine, const FpDecision *decision)
{
  const FpEdition *edition = engine->edition;
  const FpQuestionText *row = decision->kind < edition->n_decisions
                                  ? fp_text_question_row (edition, edition->procedures[decision->step].id,
                                                          edition->decisions[decision->kind].what)
                                  : NULL;

  return row != NULL && row->pass != NULL ? g_dpgettext2 (NULL, "answer", row->pass) : C_ ("answer", "Pass");
}

char *
fp_text_option (FpEngine *engine, const FpDecision *decision, const FpOption *option, const FpTextNames *names)
{
  FpTextContext wording = { engine, names, decision->seat };

  switch ((FpOptionKind) option->kind)
    {
    case FP_OPTION_NUMBER:
      return number_label (engine, decision, option);
    case FP_OPTION_CARD:
      return placed_label (&wording, engine, option, as_pattern (engine->edition, decision));
    case FP_OPTION_HALF:
      return fp_text_capital (half_label (&wording, option->value));
    case FP_OPTION_PLANET:
      return fp_text_capital (fp_text_place (&wording, option->value, FP_TEXT_PLACE_NAME));
    case FP_OPTION_SEAT:
      return g_strdup (option->value == decision->seat ? C_ ("answer", "You")
                                                       : fp_text_seat (&wording, (uint8_t) option->value));
    case FP_OPTION_COLONY:
      return fp_text_capital (colony_label (&wording, option->value));
    case FP_OPTION_HELP:
      return help_label (&wording, option->value);
    case FP_OPTION_LINE:
      return fp_text_capital (line_label (engine, option));
    case FP_OPTION_WORD:
      return fp_text_capital (word_label (engine, option));
    case FP_OPTION_ABILITY:
      return fp_text_capital (ability_label (&wording, option));
    case FP_OPTION_YES:
      return g_strdup (C_ ("answer", "Yes"));
    case FP_OPTION_NO:
      return g_strdup (C_ ("answer", "No"));
    case FP_OPTION_PASS:
      return g_strdup (pass_label (engine, decision));
    case FP_OPTION_DONE:
      return g_strdup (C_ ("answer", "Done"));
    case FP_OPTION_NAMED:
      return fp_text_capital (named_label (&wording, engine, option));
    }
  return g_strdup ("");
}
