/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of cards that are options: they show their keys, and no button beside repeats them. */
#include <stdlib.h>

#include "app/cards/fp-card-view.h"
#include "app/table/fp-character-view.h"
#include "app/table/fp-decision-bar.h"
#include "app/table/fp-half-card.h"
#include "app/table/fp-table-page.h"
#include "fixture/window.h"
#include "model/items/fp-option-item.h"

enum
{
  N_ANSWERS = 60, /* answers in a game */
  MOST_GAMES = 8,
  TIMEOUT = 20, /* seconds */
  WIDTH = 1110,
  HEIGHT = 704,
};

static gboolean
on_timeout (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

/* Waits until the table asks the viewer. Returns NULL if the game is over. */
static const FpDecisionFacts *
wait_for_question (FpTablePage *table, FpGame *game)
{
  guint timeout = g_timeout_add_seconds (TIMEOUT, on_timeout, NULL);
  FpDecisionItem *decision = NULL;
  while (!fp_game_over (game) && ((decision = fp_game_question (game)) == NULL ||
                                  !fp_decision_item_facts (decision)->mine || !fp_table_page_asks (table)))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
  return fp_game_over (game) ? NULL : fp_decision_item_facts (decision);
}

static void
find_all (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

/* Returns the visible label of style @style in the tree of @widget, or NULL. */
static const char *
text_of (GtkWidget *widget, const char *style)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, style))
    return gtk_widget_get_visible (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;
  const char *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = text_of (child, style);
  return found;
}

static GtkWidget *
part_of (FpTablePage *table, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (table), FP_TYPE_TABLE_PAGE, name));
}

/* Checks the keys of the cards in the hand. Returns the number of cards that are options. */
static guint
check_hand (FpTablePage *table, GListModel *options)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  int last = 0;
  guint n_chosen = 0, seen = 0;
  find_all (part_of (table, "hand"), FP_TYPE_CARD_VIEW, cards);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = cards->pdata[i];
      const char *key = text_of (card, "key-cap");
      g_assert_cmpint (key != NULL, ==, gtk_widget_has_css_class (card, "choosable"));
      if (key == NULL)
        continue;
      int number = strcmp (key, "0") == 0 ? 10 : atoi (key);
      /* Like cards share an option. */
      g_assert_true (number > last || (seen >> number & 1) != 0);
      seen |= 1u << number;
      last = MAX (number, last);
      n_chosen++;
    }
  if (n_chosen == 0)
    return 0;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  find_all (part_of (table, "question"), GTK_TYPE_BUTTON, buttons);
  guint n_covered = 0;
  for (guint i = 0; i < buttons->len; i++)
    n_covered += gtk_widget_has_css_class (buttons->pdata[i], "covered");
  g_assert_cmpuint (n_covered, >, 0);
  g_assert_cmpuint (n_covered, <=, g_list_model_get_n_items (options));
  return n_chosen;
}

/* Checks that the halves of each token lie on one card. Returns the number of cards. */
static guint
check_halves (FpTablePage *table, GListModel *options)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  g_autoptr (GHashTable) tokens = g_hash_table_new (NULL, NULL);
  find_all (part_of (table, "question"), FP_TYPE_HALF_CARD, cards);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      if (fp_option_item_facts (item)->token >= 0)
        g_hash_table_add (tokens, GINT_TO_POINTER (fp_option_item_facts (item)->token));
    }
  g_assert_cmpuint (cards->len, ==, g_hash_table_size (tokens));
  return cards->len;
}

/* Checks the cards of whole tokens: each is one button, with its key and both halves. Returns the
 * number of options that are such tokens. */
static guint
check_whole_tokens (FpTablePage *table, const FpDecisionFacts *question)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  guint n = g_list_model_get_n_items (question->options), n_whole = 0;
  find_all (part_of (table, "question"), FP_TYPE_HALF_CARD, cards);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (question->options, i);
      const FpOptionFacts *option = fp_option_item_facts (item);
      if (option->token < 0 || option->card == NULL)
        continue;
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      g_assert_cmpuint (cards->len, ==, n);
      find_all (cards->pdata[i], GTK_TYPE_BUTTON, buttons);
      g_assert_cmpuint (buttons->len, ==, 1);
      g_assert_cmpint (GTK_IS_TOGGLE_BUTTON (buttons->pdata[0]), ==, question->several);
      g_assert_cmpstr (text_of (buttons->pdata[0], "key"), ==, option->key);
      find_all (buttons->pdata[0], GTK_TYPE_LABEL, names);
      guint n_halves = 0;
      for (guint k = 0; k < names->len; k++)
        n_halves += gtk_widget_has_css_class (names->pdata[k], "card-name");
      g_assert_cmpuint (n_halves, ==, 2);
      n_whole++;
    }
  return n_whole;
}

/* Aliens to choose from are a grid of portraits, each with its key. Those out of view are there for
 * screen readers only. */
static void
check_characters (FpTablePage *table, const FpDecisionFacts *question)
{
  g_autoptr (GPtrArray) views = g_ptr_array_new ();
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  find_all (GTK_WIDGET (table), FP_TYPE_CHARACTER_VIEW, views);
  find_all (part_of (table, "question"), GTK_TYPE_BUTTON, buttons);
  g_assert_cmpuint (views->len, >, 3);
  g_assert_cmpuint (views->len, <=, g_list_model_get_n_items (question->options));
  g_assert_cmpstr (text_of (views->pdata[0], "key-cap"), ==, "1");
  g_assert_true (gtk_widget_has_css_class (views->pdata[0], "choosable"));
  guint n_covered = 0;
  for (guint i = 0; i < buttons->len; i++)
    n_covered += gtk_widget_has_css_class (buttons->pdata[i], "covered");
  g_assert_cmpuint (n_covered, ==, g_list_model_get_n_items (question->options));
}

/* Returns a new game of one person. */
static FpGame *
new_game (guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpCatalogModel) box = fp_catalog_model_new (&error);
  g_assert_no_error (error);
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_seat (setup, 1, "random");
  setup->seed = seed;
  return fp_game_new (box, setup, 0);
}

/* Returns a table that shows @game in a window of its own. */
static FpTablePage *
show_game (FpGame *game)
{
  GtkWidget *window = gtk_window_new ();
  FpTablePage *table = g_object_new (FP_TYPE_TABLE_PAGE, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (table));
  fp_table_page_set_game (table, game);
  gtk_window_present (GTK_WINDOW (window));
  return table;
}

static void
close_table (FpTablePage *table)
{
  fp_table_page_set_game (table, NULL);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table))));
}

/* Cards that lie in sight are the options themselves. Tokens are cards with two halves. */
static void
test_cards_are_options (void)
{
  g_autoptr (FpGame) game = new_game (3);
  FpTablePage *table = show_game (game);
  guint n_hands = 0, n_tokens = 0;
  const FpDecisionFacts *question;
  for (guint i = 0; i < N_ANSWERS && (question = wait_for_question (table, game)) != NULL; i++)
    {
      if (i == 0)
        check_characters (table, question);
      n_hands += check_hand (table, question->options) > 1;
      n_tokens += check_halves (table, question->options) > 1;
      fp_game_answer (game, 0);
    }
  g_test_message ("%u hands, %u times tokens", n_hands, n_tokens);
  g_assert_cmpuint (n_hands, >, 2);
  g_assert_cmpuint (n_tokens, >, 2);
  close_table (table);
}

/* Answers @question with option @index, or with the first of several. */
static void
answer (FpGame *game, const FpDecisionFacts *question, guint index)
{
  guint n = g_list_model_get_n_items (question->options);
  if (!question->several)
    {
      fp_game_answer (game, index);
      return;
    }
  for (guint i = 0; i < n && !fp_decision_item_facts (fp_game_question (game))->complete; i++)
    fp_game_choose (game, i);
  fp_game_confirm (game);
}

/* Tokens that are readied or spent are cards, too. */
static void
test_whole_tokens (void)
{
  guint n_whole = 0;
  for (guint64 seed = 1; seed <= MOST_GAMES && n_whole < 4; seed++)
    {
      g_autoptr (FpGame) game = new_game (seed);
      FpTablePage *table = show_game (game);
      const FpDecisionFacts *question;
      for (guint i = 0; i < N_ANSWERS && (question = wait_for_question (table, game)) != NULL; i++)
        {
          n_whole += check_whole_tokens (table, question);
          answer (game, question, (guint) (seed + i) % g_list_model_get_n_items (question->options));
        }
      close_table (table);
    }
  g_assert_cmpuint (n_whole, >=, 4);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  g_test_add_func ("/option-keys/cards", test_cards_are_options);
  g_test_add_func ("/option-keys/whole-tokens", test_whole_tokens);
  return window_run ();
}
