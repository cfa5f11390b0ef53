/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of things that move is all that moves, and nothing that is hidden. */
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-moves.h"

enum
{
  ANSWERS = 200,
  SEATS = 2,
};

static const char *const colours[SEATS] = { "orange", "blue" };

/* Figures of a seat that can be followed move by move. */
static const char *const places[] = { "supply", "hand", "deck", "discard" };

typedef struct
{
  int figures[SEATS][G_N_ELEMENTS (places)];
  guint moves, faces, backs, numbers;
} Books;

static void
read_figures (FpGame *game, int figures[SEATS][G_N_ELEMENTS (places)])
{
  for (guint seat = 0; seat < SEATS; seat++)
    {
      g_autoptr (FpSeatItem) item = fp_game_seat (game, seat);
      const FpSeatFacts *facts = fp_seat_item_facts (item);
      const int now[] = { facts->supply, facts->hand, facts->deck, facts->discard };
      memcpy (figures[seat], now, sizeof now);
    }
}

static void
book (Books *books, const char *spot, int count)
{
  for (guint seat = 0; seat < SEATS; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        g_autofree char *name = g_strdup_printf ("%s/%s", places[i], colours[seat]);
        if (g_strcmp0 (spot, name) == 0)
          books->figures[seat][i] += count;
      }
}

/* What the computer draws nobody else sees; what one draws oneself one does. */
static void
check_face (Books *books, const FpMoveFacts *move)
{
  if (move->kind != FP_MOVE_CARD)
    return;
  books->faces += move->card != NULL;
  books->backs += move->card == NULL;
  if (move->card == NULL)
    g_assert_cmpint (move->from_card, ==, -1);
  if (g_strcmp0 (move->from, "deck/blue") == 0 && g_strcmp0 (move->to, "hand/blue") == 0)
    g_assert_null (move->card);
  if (g_strcmp0 (move->from, "deck/orange") == 0 && g_strcmp0 (move->to, "hand/orange") == 0)
    g_assert_nonnull (move->card);
}

static void
on_moving (FpGame *game, GListModel *moves, Books *books)
{
  int step = 0;
  for (guint i = 0; i < g_list_model_get_n_items (moves); i++)
    {
      g_autoptr (FpMoveItem) item = g_list_model_get_item (moves, i);
      const FpMoveFacts *move = fp_move_item_facts (item);
      books->moves++;
      g_assert_cmpint (move->step, >=, step);
      step = move->step;
      check_face (books, move);
      if (move->kind == FP_MOVE_DIAL || move->kind == FP_MOVE_CLOUT)
        books->numbers++;
      if (move->kind != FP_MOVE_CARD && move->kind != FP_MOVE_SHIPS)
        continue;
      book (books, move->from, -move->count);
      book (books, move->to, move->count);
    }
}

static void
check_books (FpGame *game, Books *books)
{
  int now[SEATS][G_N_ELEMENTS (places)];
  read_figures (game, now);
  g_assert_cmpmem (now, sizeof now, books->figures, sizeof books->figures);
}

static FpGame *
new_game (FpCatalogModel *box, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = seed;
  return fp_game_new (box, setup, 0);
}

/* The computer answers when the main loop is idle. */
static void
play (FpGame *game, guint answers)
{
  for (guint i = 0; i < answers && !fp_game_over (game); i++)
    {
      FpDecisionItem *question = fp_game_question (game);
      while (!fp_decision_item_facts (question)->mine)
        {
          g_main_context_iteration (NULL, TRUE);
          question = fp_game_question (game);
          if (question == NULL)
            return;
        }
      fp_game_answer (game, i * 7 % g_list_model_get_n_items (fp_decision_item_facts (question)->options));
    }
}

/* Move by move the figures become what they are. */
static void
test_books (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  Books all = { 0 };
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (FpGame) game = new_game (box, seed);
      Books books = { 0 };
      /* Set-up shows cards and puts ships into the Warp without a word. */
      while (fp_game_turn (game) == 0)
        play (game, 1);
      read_figures (game, books.figures);
      g_signal_connect (game, "moving", G_CALLBACK (on_moving), &books);
      g_signal_connect (game, "changed", G_CALLBACK (check_books), &books);
      play (game, ANSWERS);
      all.moves += books.moves;
      all.faces += books.faces;
      all.backs += books.backs;
      all.numbers += books.numbers;
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

/* Going back is no move. */
static void
test_undo (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  guint n = 0;
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, NULL);
  setup->undo = FP_GAME_UNDO_ALWAYS;
  g_autoptr (FpGame) game = fp_game_new (box, setup, 0);
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

/* What is told of before the curtain goes. */
typedef struct
{
  guint moves;
  GArray *faces; /* of int: cards that the other has drawn and whose faces are seen */
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

/* Whose faces were seen lie where who has sat down knows them to be. */
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

/* How many lines of the log are news. */
static guint
n_news (FpGame *game)
{
  guint n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_log (game)); i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (fp_game_log (game), i);
      n += fp_log_item_facts (item)->news;
    }
  return n;
}

/* Whoever comes from behind the curtain sees move what has moved meanwhile, and hears of it in short; what is news is
 * marked in the log. */
static void
test_behind_the_curtain (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  guint news = 0, leavings = 0, longer = 0;
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (int));
  Replay replay = { .faces = faces };
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, NULL);
  setup->seed = 4;
  g_autoptr (FpGame) game = fp_game_new (box, setup, 0);
  g_signal_connect (game, "moving", G_CALLBACK (on_replayed), &replay);
  g_signal_connect_swapped (game, "leaving", G_CALLBACK (count), &leavings);
  for (guint i = 0; i < 60 && !fp_game_over (game); i++)
    {
      gboolean comes = fp_game_curtain (game) >= 0;
      fp_game_take_seat (game);
      check_faces (game, &replay);
      guint told = n_news (game);
      if (comes && told > 0)
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

/* The computer waits until it may go on. */
static void
test_hold (void)
{
  g_autoptr (FpCatalogModel) box = box_open ();
  g_autoptr (FpGame) game = new_game (box, 3);
  fp_game_hold (game);
  while (fp_decision_item_facts (fp_game_question (game))->mine)
    fp_game_answer (game, 0);
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (fp_decision_item_facts (fp_game_question (game))->mine);
  fp_game_release (game);
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (fp_decision_item_facts (fp_game_question (game))->mine);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/books", test_books);
  g_test_add_func ("/moves/undo", test_undo);
  g_test_add_func ("/moves/behind-the-curtain", test_behind_the_curtain);
  g_test_add_func ("/moves/hold", test_hold);
  int status = g_test_run ();
  home_end ();
  return status;
}
