/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of positions: seats, roles, zones, cards. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

static const char *const lists[] = { "hand", "deck", "discard", "ready", "spent", NULL };
static const char *const piles[] = { "discovery", "event", "refresh", "reinforcements", "planets", "past",
                                     "aliens",    "box",   NULL };
static const char *const parts[] = { "seat", "planet", "envoy", "under", "note", "pile", "seed", "memory", NULL };

#define PILE_OF_ENVOYS "envoys-"

const char *const *
fp_position_parts (void)
{
  return parts;
}

const char *const *
fp_position_list_names (void)
{
  return lists;
}

gboolean
fp_position_is_list (const char *id)
{
  return g_strv_contains (lists, id);
}

gboolean
fp_position_is_pile (const char *id)
{
  return g_strv_contains (piles, id) || g_str_has_prefix (id, PILE_OF_ENVOYS);
}

const char **
fp_position_seats (const FpEdition *edition)
{
  const char **ids = g_new0 (const char *, edition->most_seats + 1);

  for (guint i = 0; i < edition->most_seats; i++)
    ids[i] = edition->seat_ids[i];
  return ids;
}

const char **
fp_position_roles (const FpEdition *edition)
{
  const char **ids = g_new0 (const char *, edition->n_roles + 1);

  for (guint i = 0; i < edition->n_roles; i++)
    ids[i] = edition->roles[i];
  return ids;
}

const char **
fp_position_piles (const FpEdition *edition)
{
  const char **ids = g_new0 (const char *, edition->n_zones + 1);
  guint n = 0;

  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].owner == FP_NOBODY && fp_position_is_pile (edition->zones[i].id))
      ids[n++] = edition->zones[i].id;
  return ids;
}

const char **
fp_position_cards (const FpCatalog *catalog, guint kinds)
{
  const char **ids = g_new0 (const char *, catalog->cards->len + 1);
  guint n = 0;

  for (guint i = 0; i < catalog->cards->len; i++)
    if (kinds & 1u << fp_catalog_card (catalog, i)->kind)
      ids[n++] = fp_catalog_card (catalog, i)->id;
  return ids;
}

int
fp_position_zone (const FpEdition *edition, const char *id, uint8_t owner)
{
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].owner == owner && strcmp (edition->zones[i].id, id) == 0)
      return (int) i;
  return -1;
}

guint
fp_position_kinds (const FpEdition *edition, const char *id)
{
  /* Any card may lie under and on other cards. */
  if (strcmp (id, "under") == 0)
    return ~0u;
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].kinds != 0 && strcmp (edition->zones[i].id, id) == 0)
      return edition->zones[i].kinds;
  return 1u << fp_edition_kind (edition, id);
}

gboolean
fp_position_token (const FpCardDef *def, const char *id, int *nth)
{
  const char *end = strchr (id, '@');
  gsize length = end != NULL ? (gsize) (end - id) : strlen (id);

  *nth = end != NULL ? (int) g_ascii_strtoll (end + 1, NULL, 10) : 0;
  if (!fp_card_is (def, FP_KIND_TWO_HALVES))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      const char *word = fp_card_half_word (def, i);
      g_autofree char *half = g_strdup_printf ("%s-%d", word, def->field[FP_FIELD_HALF_NUMBER + i]);

      if (*word != '\0' && strlen (half) == length && strncmp (half, id, length) == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
fp_position_named (const FpEngine *engine, uint16_t card, const char *id)
{
  guint def = engine->state->cards[card].def;
  const FpCardDef *found = fp_catalog_card (engine->catalog, def);
  int nth;

  return strcmp (found->id, id) == 0 || fp_catalog_find (engine->catalog, id) == (int) def ||
         fp_position_token (found, id, &nth);
}

gboolean
fp_position_fits (const FpEdition *edition, const FpCatalog *catalog, const char *id, FpLocation at, const char *zone,
                  FpProblems *problems)
{
  guint kinds = fp_position_kinds (edition, zone);
  const FpCardDef *other = NULL;
  int found = fp_catalog_find (catalog, id), nth;

  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const FpCardDef *def = fp_catalog_card (catalog, i);

      if (strcmp (def->id, id) != 0 && (int) i != found && !fp_position_token (def, id, &nth))
        continue;
      if (g_str_has_prefix (zone, PILE_OF_ENVOYS) &&
          strcmp (zone + strlen (PILE_OF_ENVOYS), fp_card_word (def, "deck")) != 0)
        other = def;
      else if (kinds & 1u << def->kind)
        return TRUE;
      else
        other = def;
    }
  if (other != NULL)
    fp_problems_add (problems, at, "“%s” is a card of kind %s, which cannot lie in “%s”", id, other->kind_def->id,
                     zone);
  else
    {
      g_autofree const char **known = fp_position_cards (catalog, kinds);

      fp_validate_unknown (id, at, "card", known, problems);
    }
  return FALSE;
}

char *
fp_position_name (const FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);

  if (fp_catalog_find (engine->catalog, def->id) == engine->state->cards[card].def)
    return g_strdup (def->id);
  return g_strconcat (def->set, ":", def->id, NULL);
}

/* Returns how well @card fits a list of @seat: 0 not at all, else the lower the better. @found is
 * the definition that @id finds. */
static guint
rank (const FpPositionBuild *build, uint16_t card, const char *id, int found, uint8_t seat, int *skip)
{
  const FpCardDef *def = fp_engine_def (build->engine, card);
  uint8_t owner = build->state->zones[build->home[card]].owner;
  int nth;

  if (strcmp (def->id, id) != 0 && build->state->cards[card].def != found && !fp_position_token (def, id, &nth))
    return 0;
  if (fp_card_is (def, FP_KIND_TWO_HALVES))
    {
      if (owner != seat)
        return 0;
      /* “blast-2@2” is the second of this seat's tokens with that half. */
      if (fp_position_token (def, id, &nth) && nth > 0 && ++*skip != nth)
        return 0;
    }
  if (build->named[card])
    return 0;
  return owner == seat ? 1 : owner == FP_NOBODY ? 2 : 3;
}

uint16_t
fp_position_take (FpPositionBuild *build, const char *id, FpLocation at, uint8_t seat)
{
  int found = fp_catalog_find (build->engine->catalog, id);
  uint16_t best = FP_NO_CARD;
  guint best_rank = 0;
  int skip = 0;

  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    {
      guint mine = rank (build, card, id, found, seat, &skip);

      if (mine == 0 || (best_rank != 0 && mine >= best_rank))
        continue;
      best_rank = mine;
      best = card;
    }
  if (best == FP_NO_CARD)
    {
      fp_problems_add (build->problems, at, "no “%s” is left; each copy of it has been named before", id);
      return FP_NO_CARD;
    }
  build->named[best] = 1;
  fp_zone_remove (build->state, best);
  return best;
}

uint8_t
fp_position_place (const FpState *state, uint16_t card)
{
  for (uint8_t place = 0; place < state->head.n_places; place++)
    if (state->places[place].card == card)
      return place;
  return FP_NO_PLACE;
}
