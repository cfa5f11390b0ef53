/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a player is without for a time: a lost power, and cards laid aside. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-results.h"

enum
{
  MOST_SEEDS = 12,
  MOST_ANSWERS = 500,
};

static FpCatalogModel *catalog_model;

/* Returns a game of Laser against two others, all persons. */
static FpGame *
new_game (guint64 seed)
{
  static const char *const aliens[] = { "laser", "oracle", "mind" };
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo,Cy", &error));
  g_assert_no_error (error);
  setup->seed = seed;
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  for (guint seat = 0; seat < G_N_ELEMENTS (aliens); seat++)
    fp_game_setup_settle (setup, seat, aliens[seat]);
  return fp_game_new (catalog_model, setup, 0);
}

/* Checks the characters of all players. An alien lies face down if its power is lost. Returns the
 * number of those, and adds to @stopped. A stopped power says until when. */
static guint
check_powers (FpGame *game, guint *stopped)
{
  const FpState *state = fp_session_engine (fp_game_session (game))->state;
  guint lost = 0;
  for (guint seat = 0; seat < g_list_model_get_n_items (fp_game_seats (game)); seat++)
    {
      g_autoptr (FpSeatItem) item = fp_game_seat (game, (uint8_t) seat);
      g_autoptr (FpCardItem) alien = g_list_model_get_item (fp_seat_item_facts (item)->sheets, 0);
      const FpCardFacts *facts = alien != NULL ? fp_card_item_facts (alien) : NULL;
      if (facts == NULL || facts->number < 0)
        continue;
      uint16_t flags = state->cards[facts->number].flags;
      gboolean down = (flags & FP_CARD_FACE_UP) == 0;
      g_assert_cmpint (facts->powerless, ==, down || (flags & FP_CARD_IGNORED) != 0);
      if (down)
        g_assert_nonnull (strstr (facts->state, "power lost"));
      if ((flags & FP_CARD_IGNORED) != 0)
        {
          g_assert_nonnull (strstr (facts->state, "stopped until after "));
          (*stopped)++;
        }
      lost += down;
    }
  return lost;
}

/* Returns the number of cards of the viewer's hand that are laid aside. They are face down, and
 * name their cause and the moment at which they come back. */
static guint
count_laid_aside (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_hand (game)); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (fp_game_hand (game), i);
      const FpCardFacts *facts = fp_card_item_facts (card);
      g_assert_cmpint (facts->laid_aside, ==, facts->hidden);
      if (facts->laid_aside)
        {
          g_assert_cmpstr (facts->note, ==, "laid aside by Laser");
          g_assert_cmpstr (facts->state, ==, "until after the encounter");
        }
      n += facts->laid_aside;
    }
  return n;
}

static void
test_shown (void)
{
  guint lost = 0, stopped = 0, aside = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS && (lost == 0 || stopped == 0 || aside == 0); seed++)
    {
      g_autoptr (FpGame) game = new_game (seed);
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
        {
          game_settle (game);
          if (fp_game_curtain (game) >= 0)
            {
              fp_game_take_seat (game);
              continue;
            }
          lost += check_powers (game, &stopped);
          aside += count_laid_aside (game);
          fp_game_leave_result (game);
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          if (n > 0)
            fp_game_answer (game, (guint) (seed * 7 + i * 5) % n);
        }
      game_close (game);
    }
  g_test_message ("%u times without a power, %u times with a stopped one, %u cards laid aside", lost, stopped, aside);
  g_assert_cmpuint (lost, >, 0);
  g_assert_cmpuint (stopped, >, 0);
  g_assert_cmpuint (aside, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/lost-powers/shown", test_shown);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
