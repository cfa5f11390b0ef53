/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of cards, for the log. */
#include "text/fp-text-private.h"

static const struct
{
  const char *id, *where; /* with {seat} if a player owns the zone */
} zones[] = {
  { "hand", N_ ("into {seat}'s hand") },
  { "deck", N_ ("into {seat}'s deck") },
  { "discard", N_ ("onto {seat}'s discard pile") },
  { "ready", N_ ("among {seat}'s readied tactics") },
  { "spent", N_ ("among {seat}'s spent tactics") },
  { "alien", N_ ("to {seat}'s alien") },
  { "plan", N_ ("into the place of {seat}'s plan") },
  { "tactic", N_ ("into the place of {seat}'s tactic") },
  { "beside", N_ ("beside {seat}'s plan") },
  { "discovery", N_ ("into the discovery deck") },
  { "event", N_ ("into the event deck") },
  { "refresh", N_ ("into the refresh deck") },
  { "reinforcements", N_ ("into the reinforcement deck") },
  { "planets", N_ ("into the planet stack") },
  { "table", N_ ("onto the table") },
  { "past", N_ ("into the past") },
  { "envoys", N_ ("among the envoys on the table") },
  { "envoys-a", N_ ("into envoy deck A") },
  { "envoys-b", N_ ("into envoy deck B") },
  { "envoys-c", N_ ("into envoy deck C") },
  { "removed", N_ ("out of the game") },
  { "aliens", N_ ("among the aliens nobody plays") },
  { "box", N_ ("into the box") },
  { "copies", N_ ("among the copied cards") },
  { "modules", N_ ("among the rules of the house") },
};

/* Zones that exist once for each running encounter have the same words: “plan-2” is “plan”. */
static const char *
pattern_of (const char *id)
{
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
      {
        gsize length = strlen (zones[i].id);

        if (strcmp (zones[i].id, id) == 0 || (pass == 1 && strncmp (zones[i].id, id, length) == 0 &&
                                              id[length] == '-' && g_ascii_isdigit (id[length + 1])))
          return zones[i].where;
      }
  return NULL;
}

gboolean
fp_text_has_zone (const char *id)
{
  return pattern_of (id) != NULL;
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

char *
fp_text_zone (const FpTextContext *wording, guint zone)
{
  const FpEdition *edition = wording->engine->edition;
  const char *pattern = zone < edition->n_zones ? pattern_of (edition->zones[zone].id) : NULL;

  if (zone >= edition->n_zones && zone < wording->engine->state->head.n_zones)
    return under_card (wording, wording->engine->state->zones[zone].under);
  if (pattern == NULL)
    return g_strdup ("");
  return fp_text_fill (_ (pattern), "seat", fp_text_seat (wording, edition->zones[zone].owner), NULL);
}
