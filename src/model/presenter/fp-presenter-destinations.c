/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: spots of the table (fp-move-item.h) between which the options of a decision move
 * things. */
#include "config.h"

#include "model/presenter/fp-presenter-private.h"

char *
fp_presenter_spot_of_zone (const FpEdition *edition, uint16_t zone)
{
  const FpZoneDef *def = &edition->zones[zone];
  gsize length = strlen (def->id);
  /* In nested encounters a slot's id has a number at its end: “plan-2”. */
  gboolean level = length > 2 && def->id[length - 2] == '-' && g_ascii_isdigit (def->id[length - 1]);
  if (def->owner == FP_NOBODY)
    return g_strdup (def->id);
  if (strcmp (def->id, "ready") == 0 || strcmp (def->id, "spent") == 0)
    return g_strdup_printf ("tactics/%s", edition->seat_ids[def->owner]);
  return g_strdup_printf ("%.*s/%s", (int) (level ? length - 2 : length), def->id, edition->seat_ids[def->owner]);
}

static char *
spot_of_place (const FpPresenter *presenter, const FpDestinations *destinations, uint8_t place, uint8_t seat)
{
  uint16_t card = fp_destinations_card (destinations, place);
  if (card != FP_NO_CARD)
    return g_strdup_printf ("ships/%u", card);
  return place == FP_PRESENTER_SUPPLY ? g_strdup_printf ("supply/%s", presenter->engine->edition->seat_ids[seat])
                                      : g_strdup ("warp");
}

/* Returns the destination for decisions of the edition's own steps, or NULL. */
static char *
goes_in_step (const FpPresenter *presenter, const FpOption *option)
{
  static const struct
  {
    const char *what;
    gboolean anybody; /* TRUE if the player is decided next */
  } slots[] = { { "plan", FALSE }, { "tactic", FALSE }, { "card", TRUE }, { "side", FALSE } };
  const FpEdition *edition = presenter->engine->edition;
  const char *what = edition->decisions[presenter->decision.kind].what;
  uint8_t seat = option->kind == FP_OPTION_SEAT ? (uint8_t) option->value : presenter->asked;
  for (guint i = 0; i < G_N_ELEMENTS (slots) && option->target >= 0 && seat < FP_MAX_SEATS; i++)
    if (g_strcmp0 (slots[i].what, what) == 0)
      return slots[i].anybody ? g_strdup ("plan") : g_strdup_printf ("plan/%s", edition->seat_ids[seat]);
  return NULL;
}

void
fp_presenter_option_spots (const FpPresenter *presenter, FpDestinations *destinations, const FpOption *option,
                           char **from, char **goes)
{
  FpDestination destination;
  *from = NULL;
  *goes = goes_in_step (presenter, option);
  if (*goes != NULL || !fp_destinations_find (destinations, option, &destination))
    return;
  if (option->kind == FP_OPTION_NUMBER)
    {
      *from = spot_of_place (presenter, destinations, destination.from, destination.seat);
      *goes = spot_of_place (presenter, destinations, destination.to, destination.seat);
    }
  else if (destination.on != FP_NO_CARD)
    *goes = g_strdup_printf ("card/%u", destination.on);
  else
    *goes = fp_presenter_spot_of_zone (presenter->engine->edition, (uint16_t) destination.zone);
}
