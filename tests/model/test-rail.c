/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what the table says may be played when, and why a card can't be played now. */
#include <string.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-setup.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-encounter-item.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-paragraph-item.h"
#include "model/items/fp-seat-item.h"

enum
{
  SEATS = 5,
  SEEDS = 2,
  ANSWERS = 100,
  PLANNING = 5, /* the phase in which main players play a card */
};

static FpCatalogModel *catalog_model;

static FpGame *
new_game (guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("cosmic", &error);
  g_assert_no_error (error);
  fp_game_setup_resize (setup, SEATS);
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  setup->seed = seed;
  return fp_game_new (catalog_model, setup, 0);
}

/* Returns TRUE if @text, a list, has the entry @name. */
static gboolean
lists (const char *text, const char *name)
{
  g_auto (GStrv) entries = g_strsplit (text, ", ", -1);
  return g_strv_contains ((const char *const *) entries, name);
}

/* Returns TRUE if the viewer has a card, or a kind of cards, called @name. */
static gboolean
has (FpGame *game, const char *name)
{
  g_autoptr (FpSeatItem) seat = fp_game_seat (game, 0);
  GListModel *const places[] = { fp_game_hand (game), fp_seat_item_facts (seat)->sheets };
  g_autofree char *kind = g_utf8_strdown (name, -1);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint k = 0; k < g_list_model_get_n_items (places[i]); k++)
      {
        g_autoptr (FpCardItem) card = g_list_model_get_item (places[i], k);
        const FpCardFacts *facts = fp_card_item_facts (card);
        if (g_str_equal (facts->title, name) || g_strcmp0 (facts->kind, kind) == 0)
          return TRUE;
      }
  return FALSE;
}

/* The rail names nothing but what the viewer has, and a card that can be chosen to be played is
 * named in the running phase. Returns the number of cards found there. */
static guint
check_rail (FpGame *game)
{
  FpEncounterItem *item = fp_game_encounter (game);
  guint found = 0;
  if (item == NULL)
    return 0;
  const FpEncounterFacts *encounter = fp_encounter_item_facts (item);
  g_assert_cmpuint (g_strv_length (encounter->yours), ==, g_strv_length (encounter->steps));
  for (guint i = 0; encounter->yours[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_strsplit (encounter->yours[i], ", ", -1);
      for (guint k = 0; names[k] != NULL; k++)
        g_assert_true (has (game, names[k]));
    }
  const char *id = game_decision (game)->id;
  if (encounter->step < 0 || id == NULL || !g_str_equal (id, "play-cards/card"))
    return 0;
  g_assert_cmpint (encounter->step, ==, PLANNING);
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_hand (game)); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (fp_game_hand (game), i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      g_autofree char *kind = g_strdup_printf ("%c%s", g_ascii_toupper (facts->kind[0]), facts->kind + 1);
      if (facts->option < 0)
        continue;
      g_assert_true (lists (encounter->yours[PLANNING], kind));
      found++;
    }
  return found;
}

/* A card of the hand that can't be chosen says when it can, and one that can says nothing. Returns
 * the number of reasons. */
static guint
check_reasons (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_hand (game)); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (fp_game_hand (game), i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      gboolean attack = g_strcmp0 (facts->kind_id, "attack") == 0;
      if (facts->option >= 0 || fp_game_encounter (game) == NULL)
        g_assert_null (facts->when);
      else if (attack)
        g_assert_nonnull (facts->when);
      if (attack && facts->when != NULL && strstr (facts->when, "Planning") != NULL)
        n++;
    }
  return n;
}

/* One half of each flare of the hand works. Returns the number of flares. */
static guint
check_halves (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_hand (game)); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (fp_game_hand (game), i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      guint works = 0, parts = 0;
      for (guint k = 0; facts->paragraphs != NULL && k < g_list_model_get_n_items (facts->paragraphs); k++)
        {
          g_autoptr (FpParagraphItem) item = g_list_model_get_item (facts->paragraphs, k);
          works += fp_paragraph_item_facts (item)->part > 0;
          parts += fp_paragraph_item_facts (item)->part != 0;
        }
      gboolean flare = g_strcmp0 (facts->kind_id, "flare") == 0;
      g_assert_cmpuint (works, ==, flare ? 1 : 0);
      g_assert_true (flare == (parts > 0));
      n += flare;
    }
  return n;
}

static void
test_games (void)
{
  guint played = 0, reasons = 0, flares = 0;
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (FpGame) game = new_game (seed);
      for (guint i = 0; i < ANSWERS && game_next (game); i++)
        {
          played += check_rail (game);
          reasons += check_reasons (game);
          flares += check_halves (game);
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          if (n > 0)
            fp_game_answer (game, (guint) (seed * 7 + i * 5) % n);
        }
      game_close (game);
    }
  g_test_message ("%u cards to be played, %u reasons, %u flares", played, reasons, flares);
  g_assert_cmpuint (played, >, 0);
  g_assert_cmpuint (reasons, >, 0);
  g_assert_cmpuint (flares, >, 0);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/rail/games", test_games);
  int status = g_test_run ();
  catalog_model_close (catalog_model);
  home_end ();
  return status;
}
