/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of cards, for the log. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

gboolean
fp_text_has_zone (const FpEdition *edition, const char *id)
{
  return fp_text_zone_pattern (edition, id) != NULL;
}

static char *
under_card (const FpTextContext *wording, uint16_t card)
{
  g_autofree char *name = NULL;

  if (card >= wording->engine->state->head.n_cards)
    return g_strdup ("");
  name = fp_text_instance (wording, card, fp_text_may_see (wording, card));
  if (fp_card_is (fp_engine_def (wording->engine, card), FP_KIND_PLACE))
    return fp_text_fill (C_ ("where cards go", "onto {card}"), "card", name, NULL);
  return fp_text_fill (C_ ("where cards go", "under {card}"), "card", name, NULL);
}

/* Returns the pattern for @zone of the edition. A seat that puts cards into its own zone isn't
 * named twice: the words for that have the id “hand/own”. */
static const char *
find_pattern (const FpEdition *edition, guint zone, uint8_t seat)
{
  const FpZoneDef *def = &edition->zones[zone];
  g_autofree char *own = g_strconcat (def->id, "/own", NULL);
  const char *pattern = seat != FP_NOBODY && def->owner == seat ? fp_text_zone_pattern (edition, own) : NULL;
  return pattern != NULL ? pattern : fp_text_zone_pattern (edition, def->id);
}

char *
fp_text_zone (const FpTextContext *wording, guint zone, uint8_t seat)
{
  const FpEdition *edition = wording->engine->edition;
  const char *pattern = zone < edition->n_zones ? find_pattern (edition, zone, seat) : NULL;

  if (zone >= edition->n_zones && zone < wording->engine->state->head.n_zones)
    return under_card (wording, wording->engine->state->zones[zone].under);
  if (pattern == NULL)
    return g_strdup ("");
  return fp_text_fill (_ (pattern), "seat", fp_text_seat (wording, edition->zones[zone].owner), NULL);
}
