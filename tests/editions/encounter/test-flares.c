/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Flares in games of the combined rules: how many are in the deck, and which. */
#include "editions/cosmic/cosmic.h"
#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/runner/fp-edition-variant.h"
#include "engine/runner/fp-engine.h"
#include "fixture/catalog.h"
#include "text/fp-text.h"

typedef struct
{
  FpCatalog *catalog;
  FpEngine *engine;
} Table;

static void
set_up (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "cosmic", NULL);

  table->catalog = catalog_load (fp_cosmic_edition (), (const char *const[]){ folder, NULL });
  table->engine = fp_engine_new (fp_cosmic_edition (), table->catalog);
  fp_engine_use (table->engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  table->engine->checking = TRUE;
  table->engine->strict = TRUE;
}

static void
tear_down (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_aligned_free (table->engine->state);
  fp_engine_free (table->engine);
  fp_catalog_free (table->catalog);
}

/* Starts a game and answers its questions until the set-up is over. */
static void
play_setup (FpEngine *engine, guint n_seats, guint64 seed, guint option)
{
  guint64 options = option == COSMIC_N_OPTIONS ? 0 : (guint64) 1 << option;

  fp_engine_start (engine, n_seats, seed, options);
  while (engine->state->head.table[ENCOUNTER_TURNS] == 0)
    fp_engine_answer (engine, 0);
}

/* Returns TRUE if @card is a flare in the deck, a hand or the discards. */
static gboolean
is_in_play (const FpEngine *engine, uint16_t card)
{
  return fp_engine_def (engine, card)->kind == COSMIC_KIND_FLARE && engine->state->cards[card].zone != COSMIC_FLARES;
}

static guint
count_flares (const FpEngine *engine)
{
  guint n = 0;

  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    n += is_in_play (engine, card);
  return n;
}

/* Ten flares, twelve with six players, and two more for each further one (p. 4). */
static void
test_number (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  const guint options[] = { COSMIC_N_OPTIONS, COSMIC_OPTION_RANDOM_ALIENS, COSMIC_OPTION_CHOOSE_ALIENS };

  for (guint n_seats = COSMIC_LEAST_SEATS; n_seats <= COSMIC_MOST_SEATS; n_seats++)
    for (guint i = 0; i < G_N_ELEMENTS (options); i++)
      {
        play_setup (table->engine, n_seats, n_seats + i, options[i]);
        g_assert_cmpuint (count_flares (table->engine), ==, MAX (10, 2 * n_seats));
      }
}

/* Returns TRUE if no flare belongs to @alien, or that flare is in play. */
static gboolean
has_flare_in_play (const FpEngine *engine, uint16_t alien)
{
  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if (fp_engine_def (engine, card)->belongs_to == engine->state->cards[alien].def + 1U)
      return is_in_play (engine, card);
  return TRUE;
}

/* The flares of the players' aliens are among them. */
static void
test_aliens (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  for (guint seed = 1; seed <= 20; seed++)
    {
      play_setup (table->engine, 5, seed, COSMIC_N_OPTIONS);
      FP_EACH_SEAT (table->engine->state, seat)
        g_assert_true (has_flare_in_play (table->engine,
                                          table->engine->state->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first));
    }
}

/* Without aliens, or with the option, there are none. */
static void
test_none (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (FpEditionVariant) variant =
      fp_edition_variant_new (fp_cosmic_edition (), NULL, UINT64_C (1) << COSMIC_MODULE_NO_FLARES);
  FpEngine *without;

  play_setup (table->engine, 4, 1, COSMIC_OPTION_NO_ALIENS);
  g_assert_cmpuint (count_flares (table->engine), ==, 0);
  without = fp_engine_new (fp_edition_variant_get (variant), table->catalog);
  fp_engine_use (without, table->engine->state);
  play_setup (without, 4, 1, COSMIC_OPTION_NO_FLARES);
  g_assert_cmpuint (count_flares (without), ==, 0);
  fp_engine_free (without);
}

/* Returns a flare in the hand of @seat that the first player doesn't know. FP_NO_CARD: none. */
static uint16_t
find_hidden_flare (const FpEngine *engine, uint8_t seat)
{
  FP_EACH_CARD (engine->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    if (fp_engine_def (engine, card)->kind == COSMIC_KIND_FLARE && !fp_card_seen (engine, card, 0))
      return card;
  return FP_NO_CARD;
}

/* A flare that was played stays the one that was, where players imagine hidden cards anew. */
static void
test_imagined (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  FpState *other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  guint elsewhere = 0, tried = 0;
  FpRandom random;

  fp_random_seed (&random, 1);
  for (guint seed = 1; tried < 5; seed++)
    {
      play_setup (table->engine, 4, seed, COSMIC_N_OPTIONS);
      uint16_t flare = find_hidden_flare (table->engine, 1);
      if (flare == FP_NO_CARD)
        continue;
      tried++;
      fp_card_note_play (table->engine, flare, 1);
      for (guint i = 0; i < 20; i++)
        {
          fp_determinize (table->engine, 0, &random, other);
          uint16_t noted = other->memory[other->head.n_memories - 1].card;
          g_assert_cmpuint (other->cards[noted].def, ==, table->engine->state->cards[flare].def);
          elsewhere += other->cards[noted].zone != table->engine->state->cards[flare].zone;
        }
    }
  g_assert_cmpuint (elsewhere, >, 50);
  g_aligned_free (other);
}

/* The face of a flare in a hand says what its player can do with it, elsewhere what either half
 * does. */
static void
test_brief (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  FpEngine *engine = table->engine;
  guint held = 0, others = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      play_setup (engine, COSMIC_LEAST_SEATS, seed, COSMIC_N_OPTIONS);
      for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
        {
          gboolean in_hand = fp_card_owner (engine->state, card) != FP_NOBODY;
          g_autofree char *brief = fp_text_card_brief_now (engine, card);

          if (!is_in_play (engine, card))
            continue;
          if (in_hand && cosmic_half (engine, card) == COSMIC_HALF_WILD)
            g_assert_true (g_str_has_prefix (brief, "Wild: ") && strstr (brief, "Super: ") == NULL);
          else if (in_hand)
            g_assert_true (g_str_has_prefix (brief, "Super: ") && strstr (brief, "Wild: ") == NULL);
          held += in_hand;
          others += strstr (brief, "Wild: ") != NULL && strstr (brief, "Super: ") != NULL;
        }
    }
  g_assert_cmpuint (held, >, 0);
  g_assert_cmpuint (others, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/flares/number", Table, NULL, set_up, test_number, tear_down);
  g_test_add ("/flares/aliens", Table, NULL, set_up, test_aliens, tear_down);
  g_test_add ("/flares/brief", Table, NULL, set_up, test_brief, tear_down);
  g_test_add ("/flares/none", Table, NULL, set_up, test_none, tear_down);
  g_test_add ("/flares/imagined", Table, NULL, set_up, test_imagined, tear_down);
  return g_test_run ();
}
