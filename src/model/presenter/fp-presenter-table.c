/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: planets, ships, and piles. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-fleet-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-pile-item.h"
#include "model/items/fp-place-item.h"
#include "model/items/fp-planet-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "text/fp-text-table.h"

/* Places */

GPtrArray *
fp_presenter_places (const FpPresenter *presenter)
{
  const FpEdition *edition = presenter->engine->edition;
  const FpTableLayout *layout = fp_presenter_layout (edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_places; i++)
    {
      const FpTablePlaceDef *def = &layout->places[i];
      if (def->of_seat)
        continue;
      const FpPlaceFacts facts = {
        .id = g_strdup (def->id),
        .label = g_strdup (fp_text_table_label (edition, def->id)),
        .icon = g_strconcat ("fp-", def->icon, NULL),
        .staged = !def->of_destroyed,
        .ships = G_LIST_MODEL (fp_item_list (FP_TYPE_FLEET_ITEM, fp_presenter_fleets (presenter, def->place))),
      };
      g_ptr_array_add (items, fp_place_item_new (&facts));
    }
  return items;
}

/* Returns the icon name of a planet. Its first field is a word if the edition says so. */
static char *
picture_of (const FpPresenter *presenter, const FpViewPlace *place)
{
  const FpEdition *edition = presenter->engine->edition;
  const FpCardDef *def = fp_catalog_card (presenter->engine->catalog, place->def);
  if (!fp_presenter_layout (edition)->planets_by_word)
    return g_strdup ("fp-planet");
  return g_strconcat ("fp-planet-", fp_word_text (edition, def->kind_def->fields[0].words, place->word), NULL);
}

/* Returns the colours of @players, ended by NULL. Free with g_strfreev (). */
static char **
colours_of (const FpPresenter *presenter, FpSeats players)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    if ((players >> seat & 1) != 0)
      g_strv_builder_add (builder, fp_presenter_colour (presenter, seat));
  return g_strv_builder_end (builder);
}

/* @owner: the seat in whose system the planet lies, FP_NOBODY: nobody's. */
static FpPlanetItem *
read_planet (const FpPresenter *presenter, uint8_t index, uint8_t owner)
{
  const FpViewPlace *place = &presenter->view->places[index];
  const FpViewCard tile = { .card = place->card, .def = place->def, .holder = FP_NOBODY, .face_up = TRUE };
  const FpEdition *edition = presenter->engine->edition;
  const FpCardDef *def = fp_catalog_card (presenter->engine->catalog, place->def);
  gboolean has_word = fp_presenter_layout (edition)->planets_by_word, owned = owner != FP_NOBODY;
  FpCardItem *card = fp_presenter_card (presenter, &tile, NULL);
  const FpPlanetFacts facts = {
    .card = card,
    .name = fp_text_card_name (presenter->engine->catalog, place->def),
    .picture = picture_of (presenter, place),
    .about = has_word ? g_strdup (fp_text_first_word (edition, def, place->word)) : NULL,
    .seat = owned ? owner : -1,
    .owner = owned ? g_strdup (fp_presenter_name (presenter, owner)) : NULL,
    .owner_shape = owned ? g_strdup (fp_presenter_shape (presenter->engine->edition, owner)) : NULL,
    .owner_colour = owned ? g_strdup (fp_presenter_colour (presenter, owner)) : NULL,
    .controllers = fp_presenter_names (presenter, place->controllers),
    .controller_colours = colours_of (presenter, place->controllers),
    .dispute = place->dispute != 0,
    .holders = place->controllers,
    .pieces = fp_presenter_pieces (presenter, index, card),
    .ships = G_LIST_MODEL (fp_item_list (FP_TYPE_FLEET_ITEM, fp_presenter_fleets (presenter, index))),
    .option = fp_presenter_option (presenter, FP_OPTION_PLANET, index),
  };
  return fp_planet_item_new (&facts);
}

/* Returns the seat in whose system @card lies, FP_NOBODY if in nobody's. */
static uint8_t
system_of (const FpPresenter *presenter, uint16_t card)
{
  const FpEdition *edition = presenter->engine->edition;
  uint16_t zone =
      card < presenter->engine->state->head.n_cards ? presenter->engine->state->cards[card].zone : UINT16_MAX;
  return zone < edition->n_zones && edition->zones[zone].listed == FP_LISTED_PLANETS ? edition->zones[zone].owner
                                                                                     : FP_NOBODY;
}

FpPlanetItem *
fp_presenter_planet (const FpPresenter *presenter, uint8_t place)
{
  if (place >= presenter->view->n_places || presenter->view->places[place].card == FP_NO_CARD)
    return NULL;
  return read_planet (presenter, place, system_of (presenter, presenter->view->places[place].card));
}

static int
place_of (const FpPresenter *presenter, uint16_t card)
{
  for (guint i = 0; card != FP_NO_CARD && i < presenter->view->n_places; i++)
    if (presenter->view->places[i].card == card)
      return (int) i;
  return -1;
}

static void
add_planets (const FpPresenter *presenter, guint index, GPtrArray *items)
{
  const FpViewZone *zone = &presenter->view->zones[index];
  for (guint i = 0; i < zone->listed; i++)
    {
      int place = place_of (presenter, presenter->view->cards[zone->first + i].card);
      if (place >= 0)
        g_ptr_array_add (items,
                         read_planet (presenter, (uint8_t) place, presenter->engine->edition->zones[index].owner));
    }
}

GPtrArray *
fp_presenter_planets (const FpPresenter *presenter)
{
  const FpEdition *edition = presenter->engine->edition;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < edition->n_zones && i < presenter->view->n_zones; i++)
    if (edition->zones[i].listed == FP_LISTED_PLANETS)
      add_planets (presenter, i, items);
  return items;
}

/* The card that began the turn, and the piles */

FpCardItem *
fp_presenter_drawn (const FpPresenter *presenter)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  const FpViewZone *past = layout->drawn != NULL ? fp_presenter_zone (presenter, layout->drawn, FP_NOBODY) : NULL;
  if (past == NULL || past->count == 0 || !past->listed)
    return NULL;
  return fp_presenter_card (presenter, &presenter->view->cards[past->first], NULL);
}

static FpPileItem *
read_pile (const FpPresenter *presenter, const FpTablePileDef *def, const FpViewZone *zone)
{
  FpEngine *engine = presenter->engine;
  uint16_t number = (uint16_t) (zone - presenter->view->zones);
  gboolean open = zone->count > 0 && zone->listed == zone->count;
  const FpPileFacts facts = {
    .name = g_strdup (fp_text_table_label (engine->edition, def->id)),
    .count = zone->count,
    .id = g_strdup (def->id),
    .icon = g_strdup_printf ("fp-%s-symbolic", def->icon),
    .cards = open ? fp_presenter_card_list (presenter, def->id, FP_NOBODY) : NULL,
    .next = engine->edition->table.next_deck != NULL && engine->edition->table.next_deck (engine) == number,
    .elsewhere = g_strcmp0 (def->id, fp_presenter_layout (engine->edition)->drawn) == 0,
  };
  return fp_pile_item_new (&facts);
}

GPtrArray *
fp_presenter_piles (const FpPresenter *presenter)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_piles; i++)
    {
      const FpViewZone *zone = fp_presenter_zone (presenter, layout->piles[i].id, FP_NOBODY);
      if (zone != NULL)
        g_ptr_array_add (items, read_pile (presenter, &layout->piles[i], zone));
    }
  return items;
}
