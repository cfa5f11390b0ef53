/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the log: subjects, places and filters of its lines. */
#include <string.h>

#include "fixture/catalog-model.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "model/log/fp-log-filter.h"
#include "model/log/fp-log-rows.h"
#include "model/fp-rules-book.h"

static FpCatalogModel *catalog_model;

/* Plays a game to its end. Persons answer at random. */
static FpGame *
play_seed (const char *players, guint64 seed)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_assert_true (fp_game_setup_parse_players (setup, players, NULL));
  setup->seed = seed;
  FpGame *game = fp_game_new (catalog_model, setup, 0);
  while (!fp_game_over (game))
    {
      FpDecisionItem *decision = fp_game_question (game);
      const FpDecisionFacts *facts = fp_decision_item_facts (decision);
      if (facts->mine)
        fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (facts->options)));
      else
        g_main_context_iteration (NULL, TRUE);
    }
  return game;
}

static FpGame *
play (const char *players)
{
  return play_seed (players, 6);
}

static const FpLogFacts *
line (GListModel *log, guint i)
{
  g_autoptr (FpLogItem) item = g_list_model_get_item (log, i);
  return fp_log_item_facts (item);
}

/* Every card that a line highlights is named in its text. A line reveals no more than its words. */
static void
test_places (void)
{
  g_autoptr (FpGame) game = play ("Ada=person,Bo=random");
  GListModel *log = fp_game_log (game);
  guint with_cards = 0, in_warp = 0;
  int last = 0;
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (log, i);
      const FpLogFacts *facts = fp_log_item_facts (item);
      g_autoptr (GListModel) cards = fp_game_log_cards (game, item);
      g_assert_cmpint (facts->choices, >=, last);
      g_assert_cmpint (facts->choices, <=, fp_game_history_length (game));
      last = facts->choices;
      in_warp += facts->places & 1;
      with_cards += facts->cards != NULL;
      if (facts->heading || facts->step)
        g_assert_true (facts->cards == NULL && facts->seats == 0 && facts->subjects == 0);
      for (guint k = 0; k < g_list_model_get_n_items (cards); k++)
        {
          g_autoptr (FpCardItem) card = g_list_model_get_item (cards, k);
          const FpCardFacts *shown = fp_card_item_facts (card);
          g_assert_false (shown->hidden);
          /* A tactic is named by its half. The planet of a duel is known to all. */
          if (g_strcmp0 (shown->kind_id, "tactic") != 0 && g_strcmp0 (shown->kind_id, "planet") != 0 &&
              strstr (facts->text, shown->title) == NULL)
            g_error ("%s is not named in: %s", shown->title, facts->text);
        }
      if (g_str_has_prefix (facts->text, "Bo draws") && strchr (facts->text, ':') == NULL)
        g_assert_null (facts->cards);
    }
  g_assert_cmpuint (with_cards, >, 50);
  g_assert_cmpuint (in_warp, >, 5);
}

static void
test_subjects (void)
{
  g_autoptr (FpGame) game = play ("Ada=person,Bo=random");
  g_autoptr (FpLogFilter) filter = fp_log_filter_new ();
  GListModel *items = fp_log_filter_items (filter);
  fp_log_filter_set_log (filter, fp_game_log (game));
  guint all = g_list_model_get_n_items (items);
  g_assert_cmpuint (all, ==, g_list_model_get_n_items (fp_game_log (game)));
  for (guint subject = FP_LOG_ENCOUNTERS; subject <= FP_LOG_CARDS; subject <<= 1)
    {
      fp_log_filter_set_subjects (filter, subject);
      g_assert_true (fp_log_filter_is_active (filter));
      guint n = g_list_model_get_n_items (items);
      g_assert_cmpuint (n, >, 20);
      g_assert_cmpuint (n, <, all);
      for (guint i = 0; i < n; i++)
        {
          const FpLogFacts *facts = line (items, i);
          g_assert_true (facts->heading || facts->step || facts->subjects & subject);
          /* A heading or step is shown only with lines below it. */
          if (facts->heading || facts->step)
            g_assert_true (i + 1 < n && !line (items, i + 1)->heading && (!facts->step || !line (items, i + 1)->step));
        }
    }
  fp_log_filter_set_subjects (filter, 0);
  g_assert_false (fp_log_filter_is_active (filter));
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, all);
}

static void
test_search (void)
{
  g_autoptr (FpGame) game = play ("Ada=person,Bo=random");
  g_autoptr (FpLogFilter) filter = fp_log_filter_new ();
  GListModel *items = fp_log_filter_items (filter);
  fp_log_filter_set_log (filter, fp_game_log (game));
  guint all = g_list_model_get_n_items (items), found = 0;
  fp_log_filter_set_search (filter, "ADA  shi");
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      const FpLogFacts *facts = line (items, i);
      if (facts->heading || facts->step)
        continue;
      g_assert_nonnull (strstr (facts->text, "Ada"));
      g_assert_true (strstr (facts->text, "ship") != NULL || strstr (facts->text, "Shi") != NULL ||
                     strstr (facts->text, "shi") != NULL);
      found++;
    }
  g_assert_cmpuint (found, >, 3);
  fp_log_filter_set_search (filter, "xyzzy");
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 0);
  fp_log_filter_set_search (filter, " ");
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, all);
  g_assert_false (fp_log_filter_is_active (filter));
}

/* Returns the heading of turn @turn. (transfer full) */
static FpLogItem *
heading (GListModel *log, int turn)
{
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (log, i);
      if (fp_log_item_facts (item)->heading && fp_log_item_facts (item)->turn == turn)
        return g_steal_pointer (&item);
    }
  g_assert_not_reached ();
}

/* A folded turn keeps its heading, and the search still finds its lines. */
static void
test_fold (void)
{
  g_autoptr (FpGame) game = play ("Ada=person,Bo=random");
  g_autoptr (FpLogFilter) filter = fp_log_filter_new ();
  GListModel *items = fp_log_filter_items (filter);
  guint n_second_turn = 0, headings = 0;
  fp_log_filter_set_log (filter, fp_game_log (game));
  guint all = g_list_model_get_n_items (items);
  for (guint i = 0; i < all; i++)
    n_second_turn += line (items, i)->turn == 2 && !line (items, i)->heading;
  g_assert_cmpuint (n_second_turn, >, 0);
  g_autoptr (FpLogItem) second = heading (fp_game_log (game), 2);
  fp_log_filter_fold (filter, second, TRUE);
  g_assert_true (fp_log_filter_is_folded (filter, second));
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, all - n_second_turn);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    headings += line (items, i)->turn == 2;
  g_assert_cmpuint (headings, ==, 1);
  fp_log_filter_set_search (filter, "destiny card 2");
  g_assert_cmpuint (g_list_model_get_n_items (items), >, 1);
  fp_log_filter_set_search (filter, "");
  fp_log_filter_fold (filter, second, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, all);
}

/* Turns that are over fold to one line each, which tells the result. The last turn, a turn that a
 * player has unfolded, and the turn of a moment that is looked at stay open. */
static void
test_fold_past (void)
{
  g_autoptr (FpGame) game = play ("Ada=person,Bo=random");
  g_autoptr (FpLogFilter) filter = fp_log_filter_new ();
  GListModel *items = fp_log_filter_items (filter);
  guint headings = 0, results = 0;
  fp_log_filter_set_log (filter, fp_game_log (game));
  int last = line (items, g_list_model_get_n_items (items) - 1)->turn;
  fp_log_filter_set_folds (filter, TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      const FpLogFacts *facts = line (items, i);
      g_assert_true (facts->heading || facts->turn == last);
      g_assert_cmpint (facts->summary != NULL, ==, facts->heading && facts->turn != last);
      g_assert_true (facts->summary == NULL || g_str_has_prefix (facts->summary, facts->text));
      headings += facts->heading;
      results += facts->summary != NULL && strstr (facts->summary, " beat ") != NULL;
      g_test_message ("%s", facts->summary != NULL ? facts->summary : facts->text);
    }
  g_assert_cmpuint (headings, >, 3);
  g_assert_cmpuint (results, >, 1);
  guint folded = g_list_model_get_n_items (items);
  g_autoptr (FpLogItem) second = heading (fp_game_log (game), 2);
  fp_log_filter_fold (filter, second, FALSE);
  guint open = g_list_model_get_n_items (items);
  g_assert_cmpuint (open, >, folded);
  fp_log_filter_look_at (filter, fp_log_item_facts (second)->choices);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, open);
  fp_log_filter_fold (filter, second, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, open);
  fp_log_filter_look_at (filter, -1);
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, folded);
}

/* Each line has a rules page. Known lines have the expected page. */
static void
test_rules (void)
{
  static const struct
  {
    const char *prefix, *part, *page;
  } expected[] = {
    { "Set-up", "", "duel-setup" },
    { "1 · ", "", "duel-destiny" },
    { "Set dials", "", "duel-set-dials" },
    { "", "'s clout is", "duel-clout" },
    { "", "wins the duel against", "duel-determine-winner" },
    { "", "destroyed.", "duel-warp" },
  };
  guint found = 0;
  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autoptr (FpGame) game = play_seed (seed % 2 ? "Ada=random,Bo=random" : "Ada=person,Bo=random", seed);
      GListModel *log = fp_game_log (game);
      for (guint i = 0; i < g_list_model_get_n_items (log); i++)
        {
          g_autoptr (FpLogItem) item = g_list_model_get_item (log, i);
          const char *text = fp_log_item_facts (item)->text;
          const FpPage *page = fp_rules_of_line (catalog_model, item);
          g_test_message ("%s: %s", text, page != NULL ? page->id : "no page");
          g_assert_nonnull (page);
          for (guint k = 0; k < G_N_ELEMENTS (expected); k++)
            if (g_str_has_prefix (text, expected[k].prefix) && strstr (text, expected[k].part) != NULL)
              {
                g_assert_cmpstr (page->id, ==, expected[k].page);
                found |= 1u << k;
              }
        }
    }
  g_assert_cmphex (found, ==, (1u << G_N_ELEMENTS (expected)) - 1);
}

/* --- Rows that stay --- */

/* Asserts that the log has just the sentences that its viewer was told, each in its own row. */
static void
check_sentences (FpGame *game)
{
  const GPtrArray *entries = fp_session_log (fp_game_session (game));
  GListModel *log = fp_game_log (game);
  int viewer = fp_game_viewer (game) >= 0 ? fp_game_viewer (game) : FP_MAX_SEATS;
  guint at = 0;
  for (guint i = 0; i < entries->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (entries, i);
      if (entry->event.kind == FP_EVENT_STEP_BEGAN || entry->text[viewer] == NULL)
        continue;
      while (at < g_list_model_get_n_items (log) && (line (log, at)->heading || line (log, at)->step))
        at++;
      g_assert_cmpuint (at, <, g_list_model_get_n_items (log));
      g_assert_cmpstr (line (log, at)->text, ==, entry->text[viewer]);
      at++;
    }
  g_assert_cmpuint (at, ==, g_list_model_get_n_items (log));
}

/* Returns the items of @log. Free with g_ptr_array_unref (). */
static GPtrArray *
read_all (GListModel *log)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    g_ptr_array_add (items, g_list_model_get_item (log, i));
  return items;
}

/* Returns how many of @items are still in @log. */
static guint
count_kept (GPtrArray *items, GListModel *log)
{
  g_autoptr (GPtrArray) now = read_all (log);
  guint n = 0;
  for (guint i = 0; i < items->len; i++)
    n += g_ptr_array_find (now, items->pdata[i], NULL);
  return n;
}

static FpGame *
new_game_for_two (const char *players)
{
  return catalog_model_new_game (catalog_model, players, 6);
}

/* Gives @n answers at random. Persons take their seats. @step is called after each change; NULL:
 * nothing. */
static void
play_on (FpGame *game, guint n, GRand *rand, void (*step) (FpGame *))
{
  while (n > 0 && !fp_game_over (game))
    {
      game_settle (game);
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else if (game_decision (game)->mine)
        {
          GListModel *options = game_decision (game)->options;
          fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (options)));
          n--;
        }
      if (step != NULL)
        step (game);
    }
  game_settle (game);
}

/* Nothing that only another seat may know stays in a row, neither behind the curtain nor at the
 * table of the next. Sentences that both may know keep their rows. */
static void
test_hand_over (void)
{
  g_autoptr (FpGame) game = new_game_for_two ("Ada,Bo");
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint curtains = 0;
  play_on (game, 30, rand, check_sentences);
  for (guint i = 0; i < 40 && !fp_game_over (game); i++)
    {
      g_autoptr (GPtrArray) before = read_all (fp_game_log (game));
      gboolean curtain = fp_game_curtain (game) >= 0;
      if (curtain)
        fp_game_take_seat (game);
      else
        play_on (game, 1, rand, NULL);
      check_sentences (game);
      curtains += curtain;
      if (curtain && before->len > 0)
        g_assert_cmpuint (10 * count_kept (before, fp_game_log (game)), >, 7 * before->len);
    }
  g_assert_cmpuint (curtains, >, 5);
}

/* An undo takes the last lines away. All others stay in their rows, and no sentence is read again.
 * The heading of its turn is another if that was over, and so are lines that tell of an undo. */
static void
test_undo (void)
{
  g_autoptr (FpGame) game = new_game_for_two ("Ada,Bo=random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  FpLogRows *log = FP_LOG_ROWS (fp_game_log (game));
  play_on (game, 20, rand, NULL);
  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (GPtrArray) before = read_all (G_LIST_MODEL (log));
      guint made = fp_log_rows_n_made (log);
      fp_game_undo (game);
      guint left = fp_log_rows_count (log);
      g_assert_cmpuint (count_kept (before, G_LIST_MODEL (log)), >=, left - MIN (left, 4 + i));
      g_assert_cmpuint (fp_log_rows_n_made (log), <=, made + 4 + i);
      check_sentences (game);
    }
}

/* No sentence is read before somebody looks at its row. */
static void
test_unread (void)
{
  g_autoptr (FpGame) game = new_game_for_two ("Ada,Bo=random");
  g_autoptr (FpLogFilter) filter = fp_log_filter_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  FpLogRows *log = FP_LOG_ROWS (fp_game_log (game));
  fp_log_filter_set_folds (filter, TRUE);
  fp_log_filter_set_log (filter, G_LIST_MODEL (log));
  play_on (game, 20, rand, NULL);
  fp_game_undo (game);
  g_assert_cmpuint (fp_log_rows_count (log), >, 20);
  g_assert_cmpuint (g_list_model_get_n_items (fp_log_filter_items (filter)), >, 0);
  g_assert_cmpuint (fp_log_rows_n_made (log), ==, 0);
  g_object_unref (g_list_model_get_item (fp_log_filter_items (filter), 0));
  g_assert_cmpuint (fp_log_rows_n_made (log), ==, 1);
}

/* A filtered log tells only what differs, however the log has changed. */
typedef struct
{
  GListModel *model;
  GPtrArray *items;
} Mirror;

static void
on_changed (Mirror *mirror, guint position, guint removed, guint added)
{
  if (removed > 0)
    g_ptr_array_remove_range (mirror->items, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror->items, (int) (position + i), g_list_model_get_item (mirror->model, position + i));
}

static void
check_mirror (const Mirror *mirror)
{
  g_assert_cmpuint (mirror->items->len, ==, g_list_model_get_n_items (mirror->model));
  for (guint i = 0; i < mirror->items->len; i++)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (mirror->model, i);
      g_assert_true (item == mirror->items->pdata[i]);
    }
}

static void
test_differences (void)
{
  g_autoptr (FpGame) game = new_game_for_two ("Ada,Bo");
  g_autoptr (FpLogFilter) filter = fp_log_filter_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  fp_log_filter_set_log (filter, fp_game_log (game));
  g_autoptr (GPtrArray) items = read_all (fp_log_filter_items (filter));
  Mirror mirror = { fp_log_filter_items (filter), items };
  g_signal_connect_swapped (mirror.model, "items-changed", G_CALLBACK (on_changed), &mirror);
  for (guint i = 0; i < 60 && !fp_game_over (game); i++)
    {
      play_on (game, 1, rand, NULL);
      check_mirror (&mirror);
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      check_mirror (&mirror);
      if (i % 7 == 3)
        fp_game_undo (game);
      fp_log_filter_set_folds (filter, i % 5 < 3);
      check_mirror (&mirror);
    }
  fp_log_filter_set_search (filter, "ships");
  check_mirror (&mirror);
  fp_log_filter_set_search (filter, "");
  check_mirror (&mirror);
  g_assert_cmpuint (items->len, >, 10);
  g_signal_handlers_disconnect_by_data (mirror.model, &mirror);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/log/places", test_places);
  g_test_add_func ("/log/subjects", test_subjects);
  g_test_add_func ("/log/search", test_search);
  g_test_add_func ("/log/fold", test_fold);
  g_test_add_func ("/log/fold-past", test_fold_past);
  g_test_add_func ("/log/rules", test_rules);
  g_test_add_func ("/log/hand-over", test_hand_over);
  g_test_add_func ("/log/undo", test_undo);
  g_test_add_func ("/log/unread", test_unread);
  g_test_add_func ("/log/differences", test_differences);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  return status;
}
