/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knowledge of hidden cards, in lines such as “Among what Bob holds: Rear Guard”. */
#include "text/fp-text-private.h"

/* Returns “The Sinister (13) ×2”: @n cards of definition @def. */
static char *
cards_alike (const FpCatalog *catalog, uint16_t def, guint n)
{
  g_autofree char *name = fp_text_card (catalog, def);
  g_autofree char *count = fp_text_number ((int) n);

  if (n == 1)
    return g_steal_pointer (&name);
  /* Translators: several cards that are alike, such as “The Sinister (13) ×2”. */
  return fp_text_fill (C_ ("card", "{card} ×{count}"), "card", name, "count", count, NULL);
}

/* Returns @pattern with the names of the @n definitions @defs. Like ones must follow each other. */
static char *
line (const FpTextContext *wording, const char *pattern, uint8_t seat, const uint16_t *defs, guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *cards = NULL;

  for (guint first = 0, next = 0; first < n; first = next)
    {
      while (next < n && defs[next] == defs[first])
        next++;
      g_ptr_array_add (items, cards_alike (wording->engine->catalog, defs[first], next - first));
    }
  cards = fp_text_list (items);
  return fp_text_capital (fp_text_fill (pattern, "seat", fp_text_seat (wording, seat), "cards", cards, NULL));
}

char *
fp_text_pool (const FpEngine *engine, const FpView *view, guint index, const FpTextNames *names)
{
  const FpViewPool *pool = &view->pools[index];
  const FpTextContext wording = { engine, names, view->viewer };
  const char *pattern = pool->held                  ? _ ("{seat} holds: {cards}")
                        : pool->zone < FP_MAX_ZONES ? _ ("in {seat}'s deck: {cards}")
                                                    : _ ("{seat} holds or has in the deck: {cards}");

  if (pool->owner == FP_NOBODY)
    return NULL;
  return line (&wording, pattern, pool->owner, view->pooled + pool->first, pool->n);
}

char *
fp_text_hand_seen (const FpEngine *engine, const FpView *view, uint8_t seat, const FpTextNames *names)
{
  const FpTextContext wording = { engine, names, view->viewer };
  const FpViewZone *hand = fp_view_zone (engine, view, "hand", seat);
  uint16_t defs[FP_MAX_CARDS];
  guint n = 0;

  for (guint i = 0; i < hand->listed; i++)
    {
      uint16_t def = view->cards[hand->first + i].def;
      guint k = n;

      if (def == FP_NO_CARD)
        continue;
      for (n++; k > 0 && defs[k - 1] > def; k--)
        defs[k] = defs[k - 1];
      defs[k] = def;
    }
  return n > 0 ? line (&wording, _ ("in {seat}'s hand: {cards}"), seat, defs, n) : NULL;
}
