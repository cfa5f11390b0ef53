/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of moves: complete, and without hidden information. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-moves.h"

enum
{
  N_ANSWERS = 200,
  SEATS = 2,
};

static const char *const colours[SEATS] = { "orange", "blue" };

/* Numbers of a seat that moves keep track of. */
static const char *const places[] = { "supply", "hand", "deck", "discard" };

typedef struct
{
  int figures[SEATS][G_N_ELEMENTS (places)];
  guint moves, faces, backs, numbers;
} Balance;

static void
read_figures (FpGame *game, int figures[SEATS][G_N_ELEMENTS (places)])
{
  for (guint seat = 0; seat < SEATS; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      figures[seat][i] = game_figure (game, seat, places[i]);
}

static void
add_to_balance (Balance *balance, const char *spot, int count)
{
  for (guint seat = 0; seat < SEATS; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        g_autofree char *name = g_strdup_printf ("%s/%s", places[i], colours[seat]);
        if (g_strcmp0 (spot, name) == 0)
          balance->figures[seat][i] += count;
      }
}

/* A card the computer draws stays face down. A card the player draws is seen. */
static void
check_face (Balance *balance, const FpMoveFacts *move)
{
  if (move->kind != FP_MOVE_CARD)
    return;
  balance->faces += move->card != NULL;
  balance->backs += move->card == NULL;
  if (move->card == NULL)
    g_assert_cmpint (move->from_card, ==, -1);
  if (g_strcmp0 (move->from, "deck/blue") == 0 && g_strcmp0 (move->to, "hand/blue") == 0)
    g_assert_null (move->card);
  if (g_strcmp0 (move->from, "deck/orange") == 0 && g_strcmp0 (move->to, "hand/orange") == 0)
    g_assert_nonnull (move->card);
}

static void
on_moving (FpGame *game, GListModel *moves, Balance *balance)
{
  int step = 0;
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (FpMoveItem) item = g_list_model_get_item (moves, i);
      const FpMoveFacts *move = fp_move_item_facts (item);
      balance->moves++;
      g_assert_cmpint (move->step, >=, step);
      step = move->step;
      check_face (balance, move);
      if (move->kind == FP_MOVE_NUMBER || move->kind == FP_MOVE_TOTAL)
        balance->numbers++;
      if (move->kind != FP_MOVE_CARD && move->kind != FP_MOVE_SHIPS)
        continue;
      add_to_balance (balance, move->from, -move->count);
      add_to_balance (balance, move->to, move->count);
    }
}

static void
check_balance (FpGame *game, Balance *balance)
{
  int now[SEATS][G_N_ELEMENTS (places)];
  read_figures (game, now);
  g_assert_cmpmem (now, sizeof now, balance->figures, sizeof balance->figures);
}

static FpGame *
new_game (FpCatalogModel *catalog_model, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = seed;
  return fp_game_new (catalog_model, setup, 0);
}

/* The computer answers while the main loop is idle. */
static void
play (FpGame *game, guint answers)
{
  for (guint i = 0; i < answers && !fp_game_over (game); i++)
    {
      FpDecisionItem *decision = fp_game_question (game);
      while (!fp_decision_item_facts (decision)->mine)
        {
          g_main_context_iteration (NULL, TRUE);
          decision = fp_game_question (game);
          if (decision == NULL)
            return;
        }
      fp_game_answer (game, i * 7 % g_list_model_get_n_items (fp_decision_item_facts (decision)->options));
    }
}

/* The moves add up to the numbers on the table. */
static void
test_balance (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  Balance all = { 0 };
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (FpGame) game = new_game (catalog_model, seed);
      Balance balance = { 0 };
      /* Set-up shows cards and puts ships into the Warp without moves. */
      while (fp_game_turn (game) == 0)
        play (game, 1);
      read_figures (game, balance.figures);
      g_signal_connect (game, "moving", G_CALLBACK (on_moving), &balance);
      g_signal_connect (game, "changed", G_CALLBACK (check_balance), &balance);
      play (game, N_ANSWERS);
      all.moves += balance.moves;
      all.faces += balance.faces;
      all.backs += balance.backs;
      all.numbers += balance.numbers;
    }
  g_assert_cmpint (all.moves, >, 400);
  g_assert_cmpint (all.faces, >, 100);
  g_assert_cmpint (all.backs, >, 50);
  g_assert_cmpint (all.numbers, >, 20);
}

static void
on_any_move (FpGame *game, GListModel *moves, guint *n)
{
  *n += g_list_model_get_n_items (moves);
}

/* Undo and redo emit no moves. */
static void
test_undo (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  guint n = 0;
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, NULL);
  setup->undo = FP_GAME_UNDO_ALWAYS;
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  g_signal_connect (game, "moving", G_CALLBACK (on_any_move), &n);
  for (guint i = 0; i < 40; i++)
    {
      fp_game_take_seat (game);
      fp_game_answer (game, 0);
    }
  g_assert_cmpuint (n, >, 0);
  n = 0;
  for (guint i = 0; i < 20; i++)
    fp_game_undo (game);
  for (guint i = 0; i < 20; i++)
    fp_game_redo (game);
  g_assert_cmpuint (n, ==, 0);
}

/* Moves replayed before the curtain opens. */
typedef struct
{
  guint moves;
  GArray *faces; /* of int: cards the opponent has drawn face up */
} Replay;

static void
on_replayed (FpGame *game, GListModel *moves, Replay *replay)
{
  guint seat = (guint) fp_game_curtain (game);
  if (fp_game_curtain (game) < 0)
    return;
  g_autofree char *deck = g_strdup_printf ("deck/%s", colours[1 - seat]);
  g_autofree char *hand = g_strdup_printf ("hand/%s", colours[1 - seat]);
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (FpMoveItem) item = g_list_model_get_item (moves, i);
      const FpMoveFacts *move = fp_move_item_facts (item);
      if (move->card != NULL && g_strcmp0 (move->from, deck) == 0 && g_strcmp0 (move->to, hand) == 0)
        g_array_append_val (replay->faces, move->to_card);
    }
  replay->moves += g_list_model_get_n_items (moves);
}

/* A card that was drawn face up is known to the player who sits down. */
static void
check_faces (FpGame *game, Replay *replay)
{
  for (guint i = 0; i < replay->faces->len; i++)
    {
      g_autoptr (FpCardItem) card = fp_game_card (game, g_array_index (replay->faces, int, i));
      g_assert_nonnull (card);
      g_assert_false (fp_card_item_facts (card)->hidden);
    }
  g_array_set_size (replay->faces, 0);
}

static void
count (guint *n)
{
  ++*n;
}

/* Returns the number of new lines in the log. */
static guint
count_news (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_log (game)); i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (fp_game_log (game), i);
      n += fp_log_item_facts (item)->news;
    }
  return n;
}

/* A player who returns from behind the curtain sees the moves since then, a summary in the status
 * and marked lines in the log. */
static void
test_behind_the_curtain (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  guint news = 0, leavings = 0, longer = 0;
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));
  Replay replay = { .faces = faces };
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, NULL);
  setup->seed = 4;
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  g_signal_connect (game, "moving", G_CALLBACK (on_replayed), &replay);
  g_signal_connect_swapped (game, "leaving", G_CALLBACK (count), &leavings);
  for (guint i = 0; i < 60 && !fp_game_over (game); i++)
    {
      gboolean behind_curtain = fp_game_curtain (game) >= 0;
      fp_game_take_seat (game);
      check_faces (game, &replay);
      guint n_new = count_news (game);
      if (behind_curtain && n_new > 0)
        {
          const char *stop = strstr (fp_game_status (game), ". ");
          news++;
          longer += stop != NULL;
        }
      fp_game_answer (game, 0);
    }
  g_assert_cmpuint (replay.moves, >, 20);
  g_assert_cmpuint (news, >, 10);
  g_assert_cmpuint (longer, >, 5);
  g_assert_cmpuint (leavings, >, 10);
}

/* A hold makes the computer wait. */
static void
test_hold (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpGame) game = new_game (catalog_model, 3);
  fp_game_hold (game);
  while (fp_decision_item_facts (fp_game_question (game))->mine)
    fp_game_answer (game, 0);
  main_loop_run_for (100);
  g_assert_false (fp_decision_item_facts (fp_game_question (game))->mine);
  fp_game_release (game);
  main_loop_run_for (100);
  g_assert_true (fp_decision_item_facts (fp_game_question (game))->mine);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/books", test_balance);
  g_test_add_func ("/moves/undo", test_undo);
  g_test_add_func ("/moves/behind-the-curtain", test_behind_the_curtain);
  g_test_add_func ("/moves/hold", test_hold);
  int status = g_test_run ();
  home_end ();
  return status;
}
