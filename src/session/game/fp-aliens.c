/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aliens settled before a game begins. */
#include "session/game/fp-aliens.h"

#include "archive/fp-xml-validator.h"

#include <string.h>

gboolean
fp_aliens_is_choice (const FpEngine *engine, const FpDecision *decision)
{
  return strcmp (engine->edition->procedures[decision->step].id, "choose-aliens") == 0;
}

int
fp_aliens_option (FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS])
{
  if (aliens[decision->seat] == NULL || !fp_aliens_is_choice (engine, decision))
    return -1;
  return fp_engine_find_option (engine, aliens[decision->seat]);
}

/* Returns TRUE if option @index of the open decision takes an alien that another seat of @aliens is
 * to have, or one that is not chosen together with it. */
static gboolean
is_taken (const FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS], guint index)
{
  const FpOption *option = &fp_engine_options ((FpEngine *) engine)->option[index];
  int def = option->kind == FP_OPTION_CARD ? engine->state->cards[option->value].def : -1;
  for (uint8_t seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      int other = seat != decision->seat && aliens[seat] != NULL ? fp_catalog_find (engine->catalog, aliens[seat]) : -1;
      if (other >= 0 && def >= 0 && (other == def || fp_catalog_apart (engine->catalog, (guint) def, (guint) other)))
        return TRUE;
    }
  return FALSE;
}

guint
fp_aliens_choose (FpEngine *engine, const FpDecision *decision, const char *const aliens[FP_MAX_SEATS],
                  FpPlayer *player, uint32_t made)
{
  const FpOptions *all = fp_engine_options (engine);
  int settled = fp_aliens_option (engine, decision, aliens);
  if (settled >= 0)
    return (guint) settled;
  if (!fp_aliens_is_choice (engine, decision))
    return fp_player_choose (player, engine, made);
  guint index[FP_MAX_OPTIONS], n = 0;
  for (guint i = 0; i < all->n; i++)
    {
      if (is_taken (engine, decision, aliens, i))
        continue;
      index[n++] = i;
    }
  return n > 0 ? index[fp_player_draw (player, n, made)] : fp_player_draw (player, all->n, made);
}

int
fp_alien_of (const FpEngine *engine, uint8_t seat)
{
  const FpState *state = engine->state;
  for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
    if (engine->edition->zones[zone].owner == seat && strcmp (engine->edition->zones[zone].id, "alien") == 0)
      FP_EACH_CARD (state, zone, card)
        if (!(state->cards[card].flags & FP_CARD_COPY) && fp_card_is (fp_engine_def (engine, card), FP_KIND_SHEET))
          return state->cards[card].def;
  return -1;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns all ids of aliens in alphabetic order, of char*, owned by @catalog, with a NULL at the
 * end. @full: with their sets; also those of replaced cards. */
static GPtrArray *
known_aliens (const FpCatalog *catalog, gboolean full)
{
  GPtrArray *known = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer id, index;
  g_hash_table_iter_init (&iter, catalog->by_id);
  while (g_hash_table_iter_next (&iter, &id, &index))
    {
      const FpCardDef *card = fp_catalog_card (catalog, GPOINTER_TO_UINT (index) - 1);
      if (fp_card_is (card, FP_KIND_SHEET))
        g_ptr_array_add (known, full ? id : card->id);
    }
  g_ptr_array_sort (known, compare_ids);
  g_ptr_array_add (known, NULL);
  return known;
}

gboolean
fp_aliens_check (const FpCatalog *catalog, const char *id, char **message)
{
  int def = fp_catalog_find (catalog, id);
  if (def >= 0 && fp_card_is (fp_catalog_card (catalog, (guint) def), FP_KIND_SHEET))
    return TRUE;
  g_autoptr (GPtrArray) known = known_aliens (catalog, strchr (id, ':') != NULL);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  fp_validate_unknown (id, (FpLocation){ 1, 1 }, "alien", (const char *const *) known->pdata, problems);
  *message = g_strdup (fp_problems_get (problems, 0)->message);
  return FALSE;
}
