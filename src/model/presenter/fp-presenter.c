/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: piles and the pending decision. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-item.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-pile-item.h"
#include "model/presenter/fp-presenter-private.h"

void
fp_presenter_init (FpPresenter *presenter, FpSession *session, uint8_t viewer)
{
  FpEngine *engine = fp_session_engine (session);
  *presenter = (FpPresenter){
    .session = session,
    .engine = engine,
    .view = fp_session_view (session, viewer),
    .names = fp_session_names (session),
    .viewer = viewer,
    .asked = FP_NOBODY,
  };
  if (fp_engine_decision (engine, &presenter->decision))
    presenter->asked = presenter->decision.seat;
  if (presenter->asked != FP_NOBODY && presenter->asked == viewer)
    presenter->options = fp_engine_options (engine);
}

const char *
fp_presenter_name (const FpPresenter *presenter, uint8_t seat)
{
  return presenter->names->names[seat];
}

const char *
fp_presenter_shape (uint8_t seat)
{
  static const char *const shapes[FP_MAX_SEATS] = { "▲", "●", "■", "◆", "★", "✚", "▼", "⬟" };
  return seat < FP_MAX_SEATS ? shapes[seat] : "";
}

const char *
fp_presenter_colour (const FpPresenter *presenter, uint8_t seat)
{
  return presenter->engine->edition->seat_ids[seat];
}

/* Zones */

const FpViewZone *
fp_presenter_zone (const FpPresenter *presenter, const char *id, uint8_t owner)
{
  const FpEdition *edition = presenter->engine->edition;
  for (guint i = 0; i < edition->n_zones && i < presenter->view->n_zones; i++)
    if (edition->zones[i].owner == owner && strcmp (edition->zones[i].id, id) == 0)
      return &presenter->view->zones[i];
  return NULL;
}

int
fp_presenter_count (const FpPresenter *presenter, const char *id, uint8_t owner)
{
  const FpViewZone *zone = fp_presenter_zone (presenter, id, owner);
  return zone != NULL ? zone->count : 0;
}

int
fp_presenter_option (const FpPresenter *presenter, FpOptionKind kind, int target)
{
  for (guint i = 0; presenter->options != NULL && i < presenter->options->n; i++)
    if (presenter->options->option[i].kind == kind && presenter->options->option[i].target == target)
      return (int) i;
  return -1;
}

/* The destiny card and the piles */

FpCardItem *
fp_presenter_destiny (const FpPresenter *presenter)
{
  const FpViewZone *past = fp_presenter_zone (presenter, "past", FP_NOBODY);
  if (past == NULL || past->count == 0 || !past->listed)
    return NULL;
  return fp_presenter_card (presenter, &presenter->view->cards[past->first], NULL);
}

static FpPileItem *
read_pile (const FpPresenter *presenter, const char *id, const char *name, const FpViewZone *zone)
{
  gboolean open = zone->count > 0 && zone->listed == zone->count;
  const FpPileFacts facts = {
    .name = g_strdup (name),
    .count = zone->count,
    .id = g_strdup (id),
    .cards = open ? G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, fp_presenter_zone_cards (presenter, id, FP_NOBODY)))
                  : NULL,
    .next = presenter->engine->edition->next_deck (presenter->engine) == zone - presenter->view->zones,
  };
  return fp_pile_item_new (&facts);
}

GPtrArray *
fp_presenter_piles (const FpPresenter *presenter)
{
  static const struct
  {
    const char *id, *name;
  } piles[] = {
    { "discovery", N_ ("Discovery") }, { "event", N_ ("Event") },     { "refresh", N_ ("Refresh") },
    { "past", N_ ("Past") },           { "planets", N_ ("Planets") }, { "reinforcements", N_ ("Reinforcements") },
  };
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      const FpViewZone *zone = fp_presenter_zone (presenter, piles[i].id, FP_NOBODY);
      if (zone != NULL)
        g_ptr_array_add (items, read_pile (presenter, piles[i].id, _ (piles[i].name), zone));
    }
  return items;
}

/* The pending decision */

/* Returns the card of @option if the viewer may see it, else NULL. */
static FpCardItem *
read_option_card (const FpPresenter *presenter, const FpOption *option)
{
  if (option->kind == FP_OPTION_CARD)
    return fp_presenter_instance (presenter, option->value);
  return option->kind == FP_OPTION_ABILITY ? fp_presenter_instance (presenter, option->target) : NULL;
}

/* Returns the halves of the tactic that @option chooses, or NULL if @option chooses none. */
static GListModel *
read_option_halves (const FpPresenter *presenter, const FpOption *option)
{
  if (option->kind != FP_OPTION_HALF)
    return NULL;
  return fp_presenter_halves (presenter, presenter->engine->state->cards[option->value / 2].def, option->value % 2, -1);
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

static char *
key_of (const FpOptions *options, gboolean digits, guint index)
{
  if (digits)
    return g_strdup_printf ("%d", options->option[index].value);
  return index < 10 ? g_strdup_printf ("%u", (index + 1) % 10) : NULL;
}

static GListModel *
read_options (const FpPresenter *presenter)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (FpDestinations) destinations =
      presenter->options != NULL ? fp_session_destinations (presenter->session, presenter->viewer) : NULL;
  gboolean digits = presenter->options != NULL && are_digits (presenter->options);
  for (guint i = 0; presenter->options != NULL && i < presenter->options->n; i++)
    {
      const FpOption *option = &presenter->options->option[i];
      char id[128];
      FpOptionFacts facts = {
        .index = (int) i,
        .label = fp_text_option (presenter->engine, &presenter->decision, option, presenter->names),
        .id = g_strdup (fp_option_id (presenter->engine, option, id, sizeof id)),
        .key = key_of (presenter->options, digits, i),
        .halves = read_option_halves (presenter, option),
        .picked = presenter->selection != NULL && fp_pending_selection_chosen (presenter->selection, i),
        .open = presenter->selection == NULL || fp_pending_selection_can_toggle (presenter->selection, i),
        .card = read_option_card (presenter, option),
      };
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
    /* Translators: number of cards (or tactics) chosen, and number required. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u chosen", "%u of %u chosen", most), chosen, most);
  /* Translators: number chosen, and smallest and largest number allowed. */
  return g_strdup_printf (_ ("%u chosen, %u to %u wanted"), chosen, least, most);
}

/* Replaces the text by one for a single option, since the progress line gives the number. */
static void
read_selection (const FpPresenter *presenter, FpDecisionFacts *facts)
{
  FpDecision decision = presenter->decision;
  decision.least = decision.most = 1;
  g_free (facts->text);
  facts->text = fp_text_decision (presenter->engine, &decision, presenter->names);
  facts->several = TRUE;
  facts->complete = fp_pending_selection_complete (presenter->selection);
  facts->progress = read_progress (presenter);
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
    .shape = g_strdup (fp_presenter_shape (presenter->asked)),
    .colour = g_strdup (fp_presenter_colour (presenter, presenter->asked)),
    .mine = presenter->options != NULL,
    .thinks = !presenter->halted && fp_session_by_player (presenter->session, presenter->asked),
    .number = (int) fp_session_choices (presenter->session)->len,
    .options = read_options (presenter),
  };
  if (facts.mine)
    {
      char id[128];
      facts.text = fp_text_decision (presenter->engine, &presenter->decision, presenter->names);
      facts.id = g_strdup (fp_decision_id (presenter->engine, &presenter->decision, id, sizeof id));
      facts.page = g_strconcat (edition->id, "-", edition->procedures[presenter->decision.step].id, NULL);
      facts.card = fp_presenter_instance (presenter, fp_text_deciding_card (presenter->engine));
      facts.page_title = g_strdup (fp_text_step (presenter->engine, presenter->decision.step));
      if (presenter->selection != NULL)
        read_selection (presenter, &facts);
    }
  else
    /* The decision of another seat may reveal its cards (ruling 37), so its text stays hidden. */
    facts.text = g_strdup_printf (presenter->halted ? _ ("Paused: it is up to %s")
                                  : facts.thinks    ? _ ("%s is thinking…")
                                                    : _ ("Waiting for %s…"),
                                  facts.name);
  return fp_decision_item_new (&facts);
}
