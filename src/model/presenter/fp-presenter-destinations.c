/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: spots of the table (fp-move-item.h) between which the options of a decision move
 * things. */
#include "config.h"

#include "model/presenter/fp-presenter-private.h"

/* Returns the row of cards before the seats that shows the zone @id, or NULL. All named cards lie
 * in the first row of such cards. */
static const FpSeatCardsDef *
find_row (const FpEdition *edition, const char *id)
{
  const FpTableLayout *layout = fp_presenter_layout (edition);
  const FpSeatCardsDef *named = NULL;
  for (guint i = 0; i < layout->n_cards; i++)
    {
      const FpSeatCardsDef *row = &layout->cards[i];
      if (named == NULL && !row->small)
        named = row;
      for (guint k = 0; k < FP_SEAT_CARD_ZONES && row->zones[k] != NULL; k++)
        if (strcmp (row->zones[k], id) == 0)
          return row->small ? row : named;
    }
  return NULL;
}

/* Returns TRUE if the zone @id is a slot of an encounter's sides. In nested encounters its id has a
 * number at its end: “plan-2”. */
static gboolean
is_slot (const FpEdition *edition, const char *id)
{
  const FpTableLayout *layout = fp_presenter_layout (edition);
  gsize length = strlen (id);
  gboolean level = length > 2 && id[length - 2] == '-' && g_ascii_isdigit (id[length - 1]);
  for (guint i = 0; i < layout->n_side_rows; i++)
    {
      const FpSideRowDef *row = &layout->side_rows[i];
      if (row->how == FP_SIDE_ROW_CARDS && strncmp (row->id, id, level ? length - 2 : length) == 0 &&
          strlen (row->id) == (level ? length - 2 : length))
        return TRUE;
    }
  return FALSE;
}

char *
fp_presenter_spot_of_zone (const FpEdition *edition, uint16_t zone)
{
  const FpZoneDef *def = &edition->zones[zone];
  const FpSeatCardsDef *row = find_row (edition, def->id);
  if (def->owner == FP_NOBODY)
    return g_strdup (def->id);
  return g_strdup_printf ("%s/%s",
                          row != NULL                  ? row->id
                          : is_slot (edition, def->id) ? "side"
                                                       : def->id,
                          edition->seat_ids[def->owner]);
}

char *
fp_presenter_spot_of_place (const FpEdition *edition, int place, uint8_t seat)
{
  const FpTableLayout *layout = fp_presenter_layout (edition);
  for (guint i = 0; i < layout->n_places; i++)
    if (layout->places[i].place == place)
      return layout->places[i].of_seat ? g_strdup_printf ("%s/%s", layout->places[i].id, edition->seat_ids[seat])
                                       : g_strdup (layout->places[i].id);
  return NULL;
}

static char *
spot_of_place (const FpPresenter *presenter, const FpDestinations *destinations, uint8_t place, uint8_t seat)
{
  uint16_t card = fp_destinations_card (destinations, place);
  if (card != FP_NO_CARD)
    return g_strdup_printf ("ships/%u", card);
  return fp_presenter_spot_of_place (presenter->engine->edition, place, seat);
}

/* Returns the destination of @option if its decision puts a card on a side, or NULL. */
static char *
goes_to_side (const FpPresenter *presenter, const FpOption *option)
{
  const FpEdition *edition = presenter->engine->edition;
  const FpTableLayout *layout = fp_presenter_layout (edition);
  const char *what = edition->decisions[presenter->decision.kind].what;
  uint8_t seat = option->kind == FP_OPTION_SEAT ? (uint8_t) option->value : presenter->asked;
  for (guint i = 0; i < layout->n_side_choices && option->target >= 0 && seat < FP_MAX_SEATS; i++)
    if (g_strcmp0 (layout->side_choices[i].what, what) == 0)
      return layout->side_choices[i].anybody ? g_strdup ("side") : g_strdup_printf ("side/%s", edition->seat_ids[seat]);
  return NULL;
}

void
fp_presenter_option_spots (const FpPresenter *presenter, FpDestinations *destinations, const FpOption *option,
                           char **from, char **goes)
{
  FpDestination destination;
  *from = NULL;
  *goes = goes_to_side (presenter, option);
  if (*goes != NULL || !fp_destinations_find (destinations, option, &destination))
    return;
  if (option->kind == FP_OPTION_NUMBER || option->kind == FP_OPTION_PLANET)
    {
      *from = spot_of_place (presenter, destinations, destination.from, destination.seat);
      *goes = spot_of_place (presenter, destinations, destination.to, destination.seat);
    }
  else if (destination.on != FP_NO_CARD)
    *goes = g_strdup_printf ("card/%u", destination.on);
  else
    *goes = fp_presenter_spot_of_zone (presenter->engine->edition, (uint16_t) destination.zone);
}
