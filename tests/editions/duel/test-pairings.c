/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every alien against every alien, and with every envoy, in random games with the invariants
 * checked.
 *
 * FIFTH_PLANET_ALL_PAIRINGS=20 plays all of them, 20 games each. Without it a fixed sample is
 * played: one game of each alien with each envoy, against the other aliens in turn.
 */
#include "fixture/duel.h"
#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"
#include "session/game/fp-aliens.h"
#include "session/game/fp-editions.h"
#include "editions/duel/duel-kinds.h"

#include <string.h>

enum
{
  MOST_ANSWERS = 20000,
};

static const FpCatalog *catalog;

/* The engine, its state and the player of all seats. */
typedef struct
{
  FpEngine *engine;
  FpState *state;
  FpPlayer *player;
} Table;

/* Returns the definitions of a kind, of uint16_t. */
static GArray *
cards_of (DuelKind kind)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  for (uint16_t def = 0; def < catalog->cards->len; def++)
    if (fp_catalog_card (catalog, def)->kind == kind)
      g_array_append_val (cards, def);
  return cards;
}

static uint16_t
nth (const GArray *cards, guint index)
{
  return g_array_index (cards, uint16_t, index);
}

static uint16_t
zone_of (const FpEngine *engine, const char *id)
{
  for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
    if (strcmp (engine->edition->zones[zone].id, id) == 0)
      return zone;
  g_assert_not_reached ();
}

/* Puts the envoy @def in the place of its deck's envoy, as newly summoned: face down and
 * neutral. */
static void
summon (FpEngine *engine, uint16_t def)
{
  FpState *state = engine->state;
  uint16_t row = zone_of (engine, "envoys");
  uint16_t wanted = FP_NO_CARD, other = FP_NO_CARD;
  for (uint16_t card = 0; card < state->head.n_cards; card++)
    if (state->cards[card].def == def)
      wanted = card;
  g_assert_cmpuint (wanted, !=, FP_NO_CARD);
  if (state->cards[wanted].zone == row)
    return;
  FP_EACH_CARD (state, row, card)
    if (fp_engine_def (engine, card)->field[DUEL_FIELD_DECK] == fp_catalog_card (catalog, def)->field[DUEL_FIELD_DECK])
      other = card;
  if (other != FP_NO_CARD)
    fp_move_card (engine, other, state->cards[wanted].zone, FP_BOTTOM, FP_FACE_DOWN);
  fp_move_card (engine, wanted, row, FP_BOTTOM, FP_FACE_DOWN);
}

/* Plays a game to its end. */
static void
play (Table *table, const uint16_t aliens[2], uint16_t envoy, uint64_t seed)
{
  FpEngine *engine = table->engine;
  const char *ids[FP_MAX_SEATS] = { NULL };
  g_autofree char *first =
      g_strdup_printf ("%s:%s", fp_catalog_card (catalog, aliens[0])->set, fp_catalog_card (catalog, aliens[0])->id);
  g_autofree char *second =
      g_strdup_printf ("%s:%s", fp_catalog_card (catalog, aliens[1])->set, fp_catalog_card (catalog, aliens[1])->id);
  ids[0] = first;
  ids[1] = second;
  fp_player_begin (table->player, seed, 0);
  fp_engine_start (engine, 2, seed, 0);
  summon (engine, envoy);
  FpDecision decision;
  uint32_t made = 0;
  while (fp_engine_decision (engine, &decision) && made < MOST_ANSWERS)
    {
      fp_engine_answer (engine, fp_aliens_choose (engine, &decision, ids, table->player, made));
      made++;
    }
  if (!fp_engine_over (engine))
    g_error ("%s against %s with %s, seed %" G_GUINT64_FORMAT ": no end", first, second,
             fp_catalog_card (catalog, envoy)->id, (guint64) seed);
}

/* Plays @games games of each pair of aliens with each envoy, or a sample if 0. */
static guint
play_all (Table *table, guint games)
{
  g_autoptr (GArray) aliens = cards_of (DUEL_KIND_ALIEN);
  g_autoptr (GArray) envoys = cards_of (DUEL_KIND_ENVOY);
  guint n = 0;
  g_assert_cmpuint (aliens->len, >, 1);
  g_assert_cmpuint (envoys->len, >, 0);
  for (guint one = 0; one < aliens->len; one++)
    for (guint envoy = 0; envoy < envoys->len; envoy++)
      for (guint step = 1; step < aliens->len; step++)
        {
          const uint16_t pair[2] = { nth (aliens, one), nth (aliens, (one + step) % aliens->len) };
          if (games == 0 && step != 1 + envoy % (aliens->len - 1))
            continue;
          for (guint game = 0; game < MAX (games, 1); game++, n++)
            play (table, pair, nth (envoys, envoy), fp_random_derive (7, n));
        }
  return n;
}

static void
test_pairings (void)
{
  const char *all = g_getenv ("FIFTH_PLANET_ALL_PAIRINGS");
  Table table = { .engine = fp_engine_new (fp_edition_nth (0), catalog),
                  .state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)),
                  .player = fp_player_new ("random", 1, 0, NULL) };
  table.engine->checking = TRUE;
  fp_engine_use (table.engine, table.state);
  guint n = play_all (&table, all != NULL ? (guint) g_ascii_strtoull (all, NULL, 10) : 0);
  g_test_message ("%u games", n);
  fp_player_free (table.player);
  fp_engine_free (table.engine);
  g_aligned_free (table.state);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog = duel_catalog ();
  g_test_add_func ("/pairings", test_pairings);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
