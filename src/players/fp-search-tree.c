/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tree of information sets: nodes and arms by their keys. */
#include "players/fp-search.h"

#include "engine/state/fp-hash.h"

FpTree *
fp_tree_new (void)
{
  FpTree *tree = g_new0 (FpTree, 1);
  tree->nodes = g_array_new (FALSE, TRUE, sizeof (FpNode));
  tree->arms = g_array_new (FALSE, TRUE, sizeof (FpArm));
  tree->by_key = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return tree;
}

void
fp_tree_free (FpTree *tree)
{
  if (tree == NULL)
    return;
  g_array_unref (tree->nodes);
  g_array_unref (tree->arms);
  g_hash_table_unref (tree->by_key);
  g_free (tree);
}

void
fp_tree_clear (FpTree *tree)
{
  g_array_set_size (tree->nodes, 0);
  g_array_set_size (tree->arms, 0);
  g_hash_table_remove_all (tree->by_key);
}

int
fp_tree_find (FpTree *tree, uint64_t key, gboolean make)
{
  gint64 wanted = (gint64) key;
  int found = GPOINTER_TO_INT (g_hash_table_lookup (tree->by_key, &wanted)) - 1;
  if (found >= 0 || !make)
    return found;
  const FpNode node = { .key = key, .first = -1 };
  g_array_append_val (tree->nodes, node);
  g_hash_table_insert (tree->by_key, g_memdup2 (&wanted, sizeof wanted), GINT_TO_POINTER (tree->nodes->len));
  return (int) tree->nodes->len - 1;
}

int
fp_tree_offer (FpTree *tree, int node, uint64_t key)
{
  int *link = &fp_tree_node (tree, node)->first;
  while (*link >= 0)
    {
      FpArm *arm = fp_tree_arm (tree, *link);
      if (arm->key == key)
        return *link;
      link = &arm->next;
    }
  const FpArm arm = { .key = key, .next = -1, .value = 0.5 };
  *link = (int) tree->arms->len;
  g_array_append_val (tree->arms, arm);
  return (int) tree->arms->len - 1;
}

/* The order of cards carries no information here, and like cards are the same. */
static uint64_t
mix_zone (uint64_t hash, const FpView *view, const FpViewZone *zone)
{
  uint64_t cards = 0;
  for (guint i = 0; i < zone->listed; i++)
    {
      const FpViewCard *card = &view->cards[zone->first + i];
      cards += fp_hash_mix (FP_HASH_START, card->def | (uint64_t) card->holder << 16 | (uint64_t) card->face_up << 24 |
                                               (uint64_t) card->face << 32);
    }
  return fp_hash_mix (fp_hash_mix (hash, zone->count), cards);
}

static uint64_t
mix_encounter (uint64_t hash, const FpView *view)
{
  const FpViewEncounter *encounter = &view->encounter;
  hash = fp_hash_mix (hash, encounter->kind | (uint64_t) encounter->place << 8 | (uint64_t) encounter->round << 16 |
                                (uint64_t) encounter->winners << 24 | (uint64_t) (uint16_t) encounter->number << 32);
  for (guint i = 0; i < FP_ENCOUNTER_NUMBERS && encounter->kind != 0; i++)
    if (encounter->numbers[i] != 0)
      hash = fp_hash_mix (hash, i | (uint64_t) (uint16_t) encounter->numbers[i] << 8);
  for (guint seat = 0; encounter->kind != 0 && seat < view->n_seats; seat++)
    {
      uint64_t numbers = 0;
      for (guint i = 0; i < FP_SEAT_NUMBERS; i++)
        numbers |= (uint64_t) (uint8_t) encounter->of_seat[seat][i] << (8 * i);
      hash = fp_hash_mix (hash, numbers);
      hash = fp_hash_mix (hash, (uint16_t) encounter->total[seat] | (uint64_t) encounter->roles[seat] << 16);
    }
  return hash;
}

static uint64_t
mix_view (uint64_t hash, const FpView *view)
{
  hash = mix_encounter (fp_hash_mix (hash, (uint16_t) view->turns), view);
  for (guint seat = 0; seat < view->n_seats; seat++)
    hash = fp_hash_mix (hash, view->seats[seat].role | (uint64_t) (uint16_t) view->seats[seat].hand_limit << 8);
  for (guint i = 0; i < view->n_zones; i++)
    hash = mix_zone (hash, view, &view->zones[i]);
  for (guint i = 0; i < view->n_places; i++)
    for (guint seat = 0; seat < view->n_seats; seat++)
      hash = fp_hash_mix (hash, view->places[i].ships[seat]);
  for (guint i = 0; i < view->n_secrets; i++)
    hash = fp_hash_mix (hash, view->secrets[i].kind | (uint64_t) view->secrets[i].owner << 8 |
                                  (uint64_t) (uint16_t) view->secrets[i].value << 16);
  return hash;
}

uint64_t
fp_tree_key (FpPlayout *playout, FpView *view)
{
  FpDecision decision;
  fp_engine_decision (playout->engine, &decision);
  fp_view_make (playout->engine, decision.seat == playout->seat ? playout->seat : FP_NOBODY, view);
  uint64_t hash = fp_hash_mix (FP_HASH_START, decision.seat | (uint64_t) decision.kind << 8 |
                                                  (uint64_t) decision.step << 16 | (uint64_t) decision.picked << 32 |
                                                  (uint64_t) playout->engine->state->head.n_frames << 40);
  return mix_view (hash, view);
}

uint64_t
fp_tree_option_key (const FpEngine *engine, const FpOption *option)
{
  const FpState *state = engine->state;
  uint64_t value = (uint16_t) option->value;
  if (option->kind == FP_OPTION_CARD)
    value = state->cards[option->value].def | (uint64_t) state->cards[option->value].zone << 16;
  else if (option->kind == FP_OPTION_HALF)
    value = state->cards[option->value / 2].def | (uint64_t) state->cards[option->value / 2].zone << 16 |
            (uint64_t) (option->value & 1) << 32;
  else if (option->kind == FP_OPTION_ABILITY)
    value = option->rule;
  return value | (uint64_t) option->kind << 40 | (uint64_t) option->number << 48;
}
