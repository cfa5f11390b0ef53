/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: its set-up, and what all of its files need. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-fleet-item.h"
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

char *
fp_presenter_names (const FpPresenter *presenter, FpSeats seats)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (2, NULL, TRUE);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    if ((seats >> seat & 1) != 0)
      g_ptr_array_add (names, (gpointer) fp_presenter_name (presenter, seat));
  /* Translators: stands between the names of players, as of those who share a planet. */
  return names->len > 0 ? g_strjoinv (_ (" and "), (char **) names->pdata) : NULL;
}

const char *
fp_presenter_shape (const FpEdition *edition, uint8_t seat)
{
  static const char *const shapes[FP_MAX_SEATS] = { "▲", "●", "■", "◆", "★", "✚", "▼", "⬟" };
  return seat < FP_MAX_SEATS ? shapes[fp_edition_colour (edition, seat)] : "";
}

const char *
fp_presenter_colour (const FpPresenter *presenter, uint8_t seat)
{
  return presenter->engine->edition->seat_ids[seat];
}

/* The edition's table */

const FpTableLayout *
fp_presenter_layout (const FpEdition *edition)
{
  static const FpTableLayout empty = { .figures = NULL };
  return edition->layout != NULL ? edition->layout : &empty;
}

uint8_t
fp_presenter_place (const FpEdition *edition, const char *id)
{
  const FpTableLayout *layout = fp_presenter_layout (edition);
  for (guint i = 0; i < layout->n_places; i++)
    if (strcmp (layout->places[i].id, id) == 0)
      return layout->places[i].place;
  g_return_val_if_reached (0);
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

/* Ships */

int
fp_presenter_ships (const FpPresenter *presenter, uint8_t place, uint8_t seat)
{
  return place == FP_NO_PLACE ? 0 : presenter->view->places[place].ships[seat];
}

GPtrArray *
fp_presenter_fleets (const FpPresenter *presenter, uint8_t place)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    {
      const FpFleetFacts facts = {
        .name = g_strdup (fp_presenter_name (presenter, seat)),
        .shape = g_strdup (fp_presenter_shape (presenter->engine->edition, seat)),
        .colour = g_strdup (fp_presenter_colour (presenter, seat)),
        .ships = fp_presenter_ships (presenter, place, seat),
      };
      g_ptr_array_add (items, fp_fleet_item_new (&facts));
    }
  return items;
}
