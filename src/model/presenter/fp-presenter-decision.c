/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: the pending decision. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-item.h"
#include "model/items/fp-option-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "text/decisions/fp-text-stakes.h"
#include "text/events/fp-text-result.h"

/* Returns the card of @option if the viewer may see it, else NULL. */
static FpCardItem *
read_option_card (const FpPresenter *presenter, const FpOption *option)
{
  if (option->kind == FP_OPTION_CARD)
    return fp_presenter_instance (presenter, option->value);
  return option->kind == FP_OPTION_ABILITY ? fp_presenter_instance (presenter, option->target) : NULL;
}

/* Sets the token of @facts and its halves if @option chooses a half of a token, or a whole one that
 * the viewer may see. */
static void
set_token (const FpPresenter *presenter, const FpOption *option, FpOptionFacts *facts)
{
  GListModel *whole = facts->card != NULL ? fp_card_item_facts (facts->card)->halves : NULL;
  facts->token = -1;
  if (option->kind == FP_OPTION_HALF)
    {
      facts->token = option->value / 2;
      facts->halves =
          fp_presenter_halves (presenter, presenter->engine->state->cards[facts->token].def, option->value % 2, -1);
    }
  else if (option->kind == FP_OPTION_CARD && whole != NULL)
    {
      facts->token = option->value;
      facts->halves = g_object_ref (whole);
    }
}

/* Returns TRUE if all options are numbers of one digit. Each then has its own digit as its key.
 * Otherwise the keys are 1 to 9 and 0 in order. */
static gboolean
are_digits (const FpOptions *options)
{
  gboolean any = FALSE;
  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      if (option->kind != FP_OPTION_NUMBER || option->value < 0 || option->value > 9)
        return FALSE;
      any = TRUE;
    }
  return any;
}

/* Returns TRUE if @card itself is an option. */
static gboolean
is_option (const FpPresenter *presenter, uint16_t card)
{
  for (guint i = 0; i < presenter->options->n; i++)
    if (presenter->options->option[i].kind == FP_OPTION_CARD && presenter->options->option[i].value == card)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if a click on @card chooses @option. If only one of like cards is an option, they
 * share it. */
static gboolean
is_of (const FpPresenter *presenter, const FpOption *option, uint16_t card)
{
  const FpState *state = presenter->engine->state;
  int chosen = option->kind == FP_OPTION_ABILITY ? option->target : option->value;
  if (chosen == card || option->kind == FP_OPTION_ABILITY || card >= state->head.n_cards)
    return chosen == card;
  return chosen < state->head.n_cards && state->cards[chosen].def == state->cards[card].def &&
         state->cards[chosen].zone == state->cards[card].zone && !is_option (presenter, card);
}

/* Returns the place of the option's card among those that the viewer sees, G_MAXUINT for none. */
static guint
place_of (const FpPresenter *presenter, const FpOption *option)
{
  const FpView *view = presenter->view;
  gboolean by_card = option->kind == FP_OPTION_CARD || option->kind == FP_OPTION_ABILITY;
  for (guint i = 0; by_card && i < view->n_cards; i++)
    if (is_of (presenter, option, view->cards[i].card))
      return fp_presenter_position (presenter, i);
  return G_MAXUINT;
}

/* Returns the number of each option's key, from 0. Cards share theirs in the order in which they
 * lie. Free with g_free (). */
static guint *
rank_options (const FpPresenter *presenter, guint n)
{
  g_autofree guint *places = g_new (guint, n + 1);
  guint *ranks = g_new (guint, n + 1);
  for (guint i = 0; i < n; i++)
    places[i] = place_of (presenter, &presenter->options->option[i]);
  for (guint i = 0; i < n; i++)
    {
      guint before = 0;
      ranks[i] = i;
      for (guint k = 0; k < n; k++)
        before += places[k] < places[i] || (places[k] == places[i] && k < i);
      for (guint k = 0; places[i] != G_MAXUINT && k < n; k++)
        if (places[k] != G_MAXUINT && before-- == 0)
          ranks[i] = k;
    }
  return ranks;
}

static char *
key_of (const FpOption *option, gboolean digits, guint rank)
{
  if (digits)
    return g_strdup_printf ("%d", option->value);
  return rank < 10 ? g_strdup_printf ("%u", (rank + 1) % 10) : NULL;
}

/* Returns the consequences of the options, or NULL if the encounter has no totals yet or several
 * options are one answer. */
static FpConsequences *
read_consequences (const FpPresenter *presenter)
{
  const FpEngine *engine = presenter->engine;
  if (presenter->options == NULL || presenter->selection != NULL || engine->edition->table.totals == NULL ||
      fp_state_encounter_kind (engine->state) == 0)
    return NULL;
  return fp_session_consequences (presenter->session, presenter->viewer);
}

/* Returns TRUE if the outcome of @option can be worth a line: what is chosen in secret, and offers
 * that must be accepted, change no total at once. */
static gboolean
may_change_totals (const FpOption *option)
{
  return option->kind == FP_OPTION_SEAT || option->kind == FP_OPTION_YES || option->kind == FP_OPTION_NO ||
         option->kind == FP_OPTION_WORD || option->kind == FP_OPTION_ABILITY || option->kind == FP_OPTION_CARD ||
         option->kind == FP_OPTION_LINE;
}

/* Returns the changes of @outcomes: “Ada +12 or −12”. Free with g_free (). */
static char *
format_outcomes (const FpPresenter *presenter, const FpOutcomes *outcomes)
{
  return fp_text_outcomes (presenter->engine, &presenter->decision, outcomes->seat, outcomes->change, outcomes->n,
                           presenter->names);
}

/* Returns what the replies of another seat to option @index do, or NULL. Free with g_free (). */
static char *
read_replies (const FpPresenter *presenter, FpConsequences *consequences, guint index)
{
  FpOutcomes replies[FP_MOST_REPLIES];
  FpDecision decision;
  guint n = fp_consequences_replies (consequences, index, replies);
  if (n == 0)
    return NULL;
  FpEngine *engine = fp_consequences_reply (consequences, index);
  g_autoptr (GString) text = g_string_new (NULL);
  fp_engine_decision (engine, &decision);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *change = format_outcomes (presenter, &replies[i]);
      g_autofree char *label =
          fp_text_option (engine, &decision, &fp_engine_options (engine)->option[i], presenter->names);
      g_autofree char *both = fp_text_reply (label, change);
      g_string_append_printf (text, "%s%s", i > 0 ? " / " : "", both);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns what option @index does to the totals, “You 8 → 16”, or that none are made, or NULL. If
 * that depends on a hidden card or on another seat's reply, all that can come of it is told. */
static char *
read_effect (const FpPresenter *presenter, FpConsequences *consequences, guint index)
{
  FpConsequence consequence;
  FpOutcomes outcomes;
  if (consequences == NULL || !may_change_totals (&presenter->options->option[index]))
    return NULL;
  if (!fp_consequences_find (consequences, index, &consequence))
    return fp_consequences_outcomes (consequences, index, &outcomes) ? format_outcomes (presenter, &outcomes)
                                                                     : read_replies (presenter, consequences, index);
  if (consequence.without_totals)
    return fp_text_without_totals (presenter->engine, consequence.fighting, presenter->names);
  g_autoptr (GString) text = g_string_new (NULL);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    if (consequence.changed >> seat & 1)
      {
        g_autofree char *change = fp_text_change (presenter->engine, &presenter->decision, seat,
                                                  consequence.before[seat], consequence.after[seat], presenter->names);
        g_string_append_printf (text, "%s%s", text->len > 0 ? " / " : "", change);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns that line, or else what option @index puts at stake. */
static char *
read_effect_or_stake (const FpPresenter *presenter, FpConsequences *consequences, guint index)
{
  char *effect = read_effect (presenter, consequences, index);
  return effect != NULL ? effect : fp_text_stakes (presenter->engine, (int) index, presenter->viewer, presenter->names);
}

static gboolean
is_picked (const FpPresenter *presenter, guint index)
{
  return presenter->selection != NULL ? fp_pending_selection_chosen (presenter->selection, index)
                                      : presenter->ships != NULL && fp_ship_draft_chosen (presenter->ships, index) > 0;
}

static gboolean
can_be_picked (const FpPresenter *presenter, guint index)
{
  return presenter->selection != NULL ? fp_pending_selection_can_toggle (presenter->selection, index)
                                      : presenter->ships == NULL || fp_ship_draft_can_add (presenter->ships, index);
}

static GListModel *
read_options (const FpPresenter *presenter)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (FpDestinations) destinations =
      presenter->options != NULL ? fp_session_destinations (presenter->session, presenter->viewer) : NULL;
  gboolean digits = presenter->options != NULL && are_digits (presenter->options);
  guint n = presenter->options != NULL ? presenter->options->n : 0;
  g_autoptr (FpConsequences) consequences = read_consequences (presenter);
  g_autofree guint *ranks = rank_options (presenter, n);
  for (guint i = 0; i < n; i++)
    {
      const FpOption *option = &presenter->options->option[i];
      char id[FP_OPTION_ID_SIZE];
      FpOptionFacts facts = {
        .index = (int) i,
        .label = fp_text_option (presenter->engine, &presenter->decision, option, presenter->names),
        .effect = read_effect_or_stake (presenter, consequences, i),
        .id = g_strdup (fp_option_id (presenter->engine, option, id, sizeof id)),
        .key = key_of (option, digits, ranks[i]),
        .picked = is_picked (presenter, i),
        .open = can_be_picked (presenter, i),
        .card = read_option_card (presenter, option),
      };
      set_token (presenter, option, &facts);
      fp_presenter_option_spots (presenter, destinations, option, &facts.from, &facts.goes);
      g_ptr_array_add (items, fp_option_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_OPTION_ITEM, items));
}

/* “2 of 3 chosen”. */
static char *
read_progress (const FpPresenter *presenter)
{
  guint least, most, chosen = fp_pending_selection_count (presenter->selection, &least, &most);
  if (least == most)
    /* Translators: number of cards (or tokens) chosen, and number required. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u chosen", "%u of %u chosen", most), chosen, most);
  if (least == 0)
    /* Translators: number chosen, and largest number allowed. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u chosen, at most %u", "%u chosen, at most %u", most),
                            chosen, most);
  /* Translators: number chosen, and smallest and largest number allowed. */
  return g_strdup_printf (_ ("%u chosen, choose %u to %u"), chosen, least, most);
}

/* Replaces the text by one for all answers, since the progress line gives the number left. */
static void
read_selection (const FpPresenter *presenter, FpDecisionFacts *facts)
{
  g_free (facts->text);
  facts->text = fp_text_decision_together (presenter->engine, &presenter->decision, presenter->names);
  facts->several = TRUE;
  facts->complete = fp_pending_selection_complete (presenter->selection);
  facts->progress = read_progress (presenter);
}

/* Says which ships have a place by now: “Chosen: 2 × Red 1, 1 × Red 4”. */
static char *
read_places (const FpPresenter *presenter)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < presenter->options->n; i++)
    {
      guint n = fp_ship_draft_chosen (presenter->ships, i);
      g_autofree char *place =
          fp_text_option (presenter->engine, &presenter->decision, &presenter->options->option[i], presenter->names);
      if (n == 0)
        continue;
      g_string_append (text, text->len > 0 ? ", " : "");
      /* Translators: number of ships, and their place: “2 × Red 1”. */
      g_string_append_printf (text, _ ("%u × %s"), n, place);
    }
  /* Translators: %s are places with the number of ships chosen there. */
  return g_strdup_printf (_ ("Chosen: %s. Escape puts them back."), text->str);
}

/* Returns the icon of @term, which is about no planet. Free with g_free (). */
static char *
term_icon (const FpPresenter *presenter, const FpDealTerm *term)
{
  const FpEngine *engine = presenter->engine;
  guint kind = term->def != FP_NO_CARD ? fp_catalog_card (engine->catalog, term->def)->kind : term->kind;
  if (kind != 0)
    return g_strdup_printf ("fp-%s-symbolic", engine->edition->kinds[kind].id);
  return g_strdup ("fp-face-down-symbolic");
}

/* Returns a list for the terms that @viewer gives (@gives) or gets among @n of @terms. With @draft
 * it lists only those that can be added to it. */
static GListModel *
read_terms (const FpPresenter *presenter, const FpDealTerm *terms, guint n, gboolean gives, FpDealDraft *draft)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++)
    if ((terms[i].giver == presenter->viewer) == gives && (draft == NULL || fp_deal_draft_can_add (draft, i)))
      {
        FpPlanetItem *planet =
            terms[i].place != FP_NO_PLACE ? fp_presenter_planet (presenter, (uint8_t) terms[i].place) : NULL;
        FpTermFacts facts = {
          .text = fp_text_deal_term (presenter->engine, &terms[i], presenter->viewer, presenter->names),
          .planet = planet,
          .icon = planet == NULL ? term_icon (presenter, &terms[i]) : NULL,
          .index = (int) i,
        };
        g_ptr_array_add (items, fp_term_item_new (&facts));
      }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_TERM_ITEM, items));
}

/* Returns the offers among the options, a list of FpDealItem. */
static GListModel *
read_packages (const FpPresenter *presenter)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpDecisionKind *kind = &presenter->engine->edition->decisions[presenter->decision.kind];
  for (guint i = 0; kind->offer != NULL && i < presenter->options->n; i++)
    {
      const FpOption *option = &presenter->options->option[i];
      FpDealOffer offer;
      if (option->kind != FP_OPTION_NAMED)
        continue;
      kind->offer (presenter->engine, option, &offer);
      FpDealFacts facts = {
        .given = read_terms (presenter, offer.terms, offer.n, TRUE, NULL),
        .taken = read_terms (presenter, offer.terms, offer.n, FALSE, NULL),
        .option = (int) i,
        .name = fp_text_option (presenter->engine, &presenter->decision, option, presenter->names),
      };
      g_ptr_array_add (items, fp_deal_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_DEAL_ITEM, items));
}

/* Adds how far the talk has come: the offers that are left, or who has agreed. */
static void
read_talk (const FpPresenter *presenter, FpDealFacts *facts)
{
  FpTalk talk;
  if (!fp_text_talk (presenter->engine, presenter->asked, &talk))
    return;
  facts->most = talk.agreed ? 0 : talk.most;
  facts->left = talk.left;
  facts->left_of_other = talk.left_of_other;
  if (!talk.agreed)
    facts->price = fp_text_stakes (presenter->engine, -1, presenter->viewer, presenter->names);
  else if (talk.accepter == presenter->viewer)
    facts->agreed = g_strdup (_ ("You accept!"));
  else
    /* Translators: the name of a player who accepts an offer. */
    facts->agreed = g_strdup_printf (_ ("%s accepts!"), fp_presenter_name (presenter, talk.accepter));
}

static FpDealItem *
read_deal (const FpPresenter *presenter)
{
  const FpDealOffer *offer = fp_deal_draft_offer (presenter->deal);
  guint n;
  const FpDealTerm *terms = fp_deal_draft_terms (presenter->deal, &n);
  FpDealFacts facts = {
    .composed = fp_deal_draft_is_composed (presenter->deal),
    .complete = fp_deal_draft_complete (presenter->deal),
    .opens = fp_deal_draft_opens (presenter->deal),
    .ends = fp_deal_draft_ends (presenter->deal),
    .number = (int) fp_deal_draft_number (presenter->deal),
    .colour = g_strdup (fp_presenter_colour (presenter, presenter->viewer)),
    .option = -1,
    .given = read_terms (presenter, offer->terms, offer->n, TRUE, NULL),
    .taken = read_terms (presenter, offer->terms, offer->n, FALSE, NULL),
    .to_give = read_terms (presenter, terms, n, TRUE, presenter->deal),
    .to_take = read_terms (presenter, terms, n, FALSE, presenter->deal),
    .packages = read_packages (presenter),
  };
  read_talk (presenter, &facts);
  return fp_deal_item_new (&facts);
}

FpDecisionItem *
fp_presenter_result (const FpPresenter *presenter, const FpEvent *result)
{
  gboolean seated = result->seat < presenter->view->n_seats;
  FpDecisionFacts facts = {
    .seat = seated ? result->seat : FP_NOBODY,
    .name = g_strdup (seated ? fp_presenter_name (presenter, result->seat) : ""),
    .shape = seated ? g_strdup (fp_presenter_shape (presenter->engine->edition, result->seat)) : NULL,
    .colour = seated ? g_strdup (fp_presenter_colour (presenter, result->seat)) : NULL,
    .held = TRUE,
    .number = (int) fp_session_choices (presenter->session)->len,
    .text = fp_text_result (presenter->engine, result, presenter->viewer, presenter->names),
    .stake = g_strdup (_ ("Press any key to go on.")),
    .options = read_options (presenter),
  };
  return fp_decision_item_new (&facts);
}

/* Returns the text while another seat decides. Its decision may reveal its cards (ruling 37), so
 * the question stays hidden. Free with g_free (). */
static char *
format_waiting (const FpPresenter *presenter, const FpDecisionFacts *facts)
{
  if (presenter->passes)
    return g_strdup (_ ("The game goes on…"));
  if (presenter->halted)
    /* Translators: the name of the player who decides when the game goes on. */
    return g_strdup_printf (_ ("Paused: %s decides next"), facts->name);
  if (facts->thinks)
    /* Translators: the name of a computer player. */
    return g_strdup_printf (_ ("%s is thinking…"), facts->name);
  /* Translators: the name of a player who decides: “Waiting for Ada…”. */
  return g_strdup_printf (_ ("Waiting for %s…"), facts->name);
}

FpDecisionItem *
fp_presenter_question (const FpPresenter *presenter)
{
  if (presenter->asked == FP_NOBODY)
    return NULL;
  const FpEdition *edition = presenter->engine->edition;
  FpDecisionFacts facts = {
    .seat = presenter->asked,
    .name = g_strdup (fp_presenter_name (presenter, presenter->asked)),
    .shape = g_strdup (fp_presenter_shape (presenter->engine->edition, presenter->asked)),
    .colour = g_strdup (fp_presenter_colour (presenter, presenter->asked)),
    .mine = presenter->options != NULL,
    .thinks = !presenter->halted && fp_session_by_player (presenter->session, presenter->asked),
    .number = (int) fp_session_choices (presenter->session)->len,
    .options = read_options (presenter),
  };
  if (facts.mine)
    {
      char id[FP_OPTION_ID_SIZE];
      facts.text = fp_text_decision (presenter->engine, &presenter->decision, presenter->names);
      facts.stake = fp_text_stake (presenter->engine, &presenter->decision, presenter->names);
      facts.id = g_strdup (fp_decision_id (presenter->engine, &presenter->decision, id, sizeof id));
      facts.page = g_strconcat (edition->id, "-", edition->procedures[presenter->decision.step].id, NULL);
      facts.card = fp_presenter_instance (presenter, fp_text_deciding_card (presenter->engine));
      facts.page_title = g_strdup (fp_text_step (presenter->engine, presenter->decision.step,
                                                 fp_state_encounter_kind (presenter->engine->state)));
      facts.usual = (presenter->decision.flags & FP_DECISION_PLACES) != 0;
      facts.deal = presenter->deal != NULL ? read_deal (presenter) : NULL;
      if (facts.stake == NULL && facts.deal == NULL)
        facts.stake = fp_text_stakes (presenter->engine, -1, presenter->viewer, presenter->names);
      if (presenter->selection != NULL)
        read_selection (presenter, &facts);
      if (presenter->ships != NULL && fp_ship_draft_count (presenter->ships) > 0)
        {
          g_free (facts.stake);
          facts.stake = read_places (presenter);
        }
    }
  else
    facts.text = format_waiting (presenter, &facts);
  return fp_decision_item_new (&facts);
}
