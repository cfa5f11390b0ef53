/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a table with systems: its parts keep their heights during a game, all players stand in
 * one line, and nothing that a player must see is cut or covered. */
#include "app/table/fp-fleet-lines.h"
#include "app/table/fp-planet-view.h"
#include "app/table/fp-seat-badges.h"
#include "app/table/fp-seat-card.h"
#include "app/table/fp-seat-ring.h"
#include "app/table/fp-systems-board.h"
#include "app/table/fp-table-page.h"
#include "app/widgets/fp-min-height-bin.h"
#include "fixture/window.h"
#include "model/game/fp-game-results.h"
#include "model/items/fp-fleet-item.h"
#include "model/items/fp-item.h"

enum
{
  N_ANSWERS = 14, /* answers in each game */
  TIMEOUT = 40, /* seconds */
  SEED = 5,
};

/* Sizes of the table in windows of 1920 × 1080, 1280 × 800 and 1024 × 700. */
static const struct
{
  int width, height;
} sizes[] = { { 1920, 1033 }, { 1280, 753 }, { 1024, 653 } };

static const guint seats[] = { 3, 5, 8 };

static gboolean
on_timeout (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

/* Waits for the viewer's decision. Returns FALSE if the game is over. */
static gboolean
wait_for_question (FpGame *game)
{
  guint timeout = g_timeout_add_seconds (TIMEOUT, on_timeout, NULL);
  FpDecisionItem *decision;
  while (!fp_game_over (game) &&
         ((decision = fp_game_question (game)) == NULL || !fp_decision_item_facts (decision)->mine))
    {
      if (fp_game_is_at_result (game))
        fp_game_leave_result (game);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (timeout);
  return !fp_game_over (game);
}

/* Adds the mapped widgets of @type below @widget to @found. */
static void
find_all (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

static GtkWidget *
part_of (GtkWidget *table, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (table, FP_TYPE_TABLE_PAGE, name));
}

static graphene_rect_t
bounds_of (GtkWidget *table, GtkWidget *widget)
{
  graphene_rect_t bounds;
  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));
  return bounds;
}

/* The parts of the table whose places never change in a window. */
typedef struct
{
  graphene_rect_t ring, stage, own, asking, hand;
} Regions;

/* Returns the row of the viewer's planets, in which @planet stands. */
static GtkWidget *
own_row (GtkWidget *planet)
{
  return gtk_widget_get_parent (gtk_widget_get_parent (planet));
}

static Regions
measure (GtkWidget *table)
{
  GtkWidget *systems = part_of (table, "systems");
  g_autoptr (GPtrArray) rings = g_ptr_array_new (), planets = g_ptr_array_new ();
  find_all (systems, FP_TYPE_SEAT_RING, rings);
  find_all (systems, FP_TYPE_PLANET_VIEW, planets);
  g_assert_cmpuint (rings->len, ==, 1);
  GtkWidget *last = own_row (planets->pdata[planets->len - 1]);
  return (Regions){
    .ring = bounds_of (table, rings->pdata[0]),
    .stage = bounds_of (table, GTK_WIDGET (fp_systems_board_room (FP_SYSTEMS_BOARD (systems)))),
    .own = bounds_of (table, last),
    .asking = bounds_of (table, part_of (table, "asking_steady")),
    .hand = bounds_of (table, part_of (table, "hand_steady")),
  };
}

static void
assert_same_place (const char *part, const graphene_rect_t *first, const graphene_rect_t *now)
{
  g_test_message ("%s: from %g, %g high; now from %g, %g high", part, (double) first->origin.y,
                  (double) first->size.height, (double) now->origin.y, (double) now->size.height);
  g_assert_cmpfloat (first->origin.y, ==, now->origin.y);
  g_assert_cmpfloat (first->size.height, ==, now->size.height);
}

static void
assert_same_regions (const Regions *first, const Regions *now)
{
  assert_same_place ("players", &first->ring, &now->ring);
  assert_same_place ("stage", &first->stage, &now->stage);
  assert_same_place ("own system", &first->own, &now->own);
  assert_same_place ("question", &first->asking, &now->asking);
  assert_same_place ("hand", &first->hand, &now->hand);
}

/* The parts lie one below the other, all of them within the table. */
static void
assert_stacked (GtkWidget *table, const Regions *now)
{
  const graphene_rect_t *const parts[] = { &now->ring, &now->stage, &now->own, &now->asking, &now->hand };
  float y = 0;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_assert_cmpfloat (parts[i]->origin.y, >=, y);
      y = parts[i]->origin.y + parts[i]->size.height;
    }
  g_assert_cmpfloat (y, <=, (float) gtk_widget_get_height (table));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (part_of (table, "space")));
  g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
}

/* The cards of the other players stand beside each other, in one line, within the table. */
static void
assert_one_line (GtkWidget *table, guint n_seats)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  find_all (part_of (table, "systems"), FP_TYPE_SEAT_CARD, cards);
  g_assert_cmpuint (cards->len, ==, n_seats - 1);
  float x = 0, y = -1;
  for (guint i = 0; i < cards->len; i++)
    {
      graphene_rect_t card = bounds_of (table, cards->pdata[i]);
      g_assert_cmpfloat (card.origin.x, >=, x);
      g_assert_true (y < 0 || card.origin.y == y);
      x = card.origin.x + card.size.width;
      y = card.origin.y;
    }
  g_assert_cmpfloat (x, <=, (float) gtk_widget_get_width (table));
}

/* No planet of a player laps over one of another, and the ships of each lie below it. */
static void
assert_planets_apart (GtkWidget *table)
{
  g_autoptr (GPtrArray) planets = g_ptr_array_new ();
  find_all (part_of (table, "systems"), FP_TYPE_PLANET_VIEW, planets);
  for (guint i = 0; i < planets->len; i++)
    {
      graphene_rect_t one = bounds_of (table, planets->pdata[i]), both;
      g_autoptr (GPtrArray) lines = g_ptr_array_new ();
      find_all (planets->pdata[i], FP_TYPE_FLEET_LINES, lines);
      g_assert_cmpuint (lines->len, ==, 1);
      graphene_rect_t ships = bounds_of (table, lines->pdata[0]);
      g_assert_cmpfloat (ships.origin.y + ships.size.height, <=, one.origin.y + one.size.height + 1);
      for (guint k = 0; k < i; k++)
        {
          graphene_rect_t other = bounds_of (table, planets->pdata[k]);
          gboolean lap =
              graphene_rect_intersection (&one, &other, &both) && both.size.width > 1 && both.size.height > 1;
          g_assert_false (lap);
        }
    }
}

/* The viewer's colonies in other systems stand in the own row, too, behind the viewer's planets. */
static void
assert_colonies (GtkWidget *table, FpGame *game)
{
  g_autoptr (GPtrArray) planets = g_ptr_array_new ();
  guint own = 0, expected = 0, viewer = fp_game_seat_around (game, 0);
  find_all (part_of (table, "systems"), FP_TYPE_PLANET_VIEW, planets);
  GtkWidget *row = own_row (planets->pdata[planets->len - 1]);
  for (guint i = 0; i < planets->len; i++)
    own += own_row (planets->pdata[i]) == row;
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_planets (game)); i++)
    {
      g_autoptr (FpPlanetItem) planet = g_list_model_get_item (fp_game_planets (game), i);
      const FpPlanetFacts *facts = fp_planet_item_facts (planet);
      expected += facts->seat == (int) viewer || (facts->holders >> viewer & 1) != 0;
    }
  g_assert_cmpuint (own, ==, expected);
}

/* Returns a game of the edition with the longest rail, for @n players. */
static FpGame *
open_game (FpCatalogModel *box, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("cosmic", &error);
  g_assert_no_error (error);
  fp_game_setup_resize (setup, n);
  for (guint seat = 1; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  setup->seed = SEED;
  return fp_game_new (box, setup, 0);
}

/* Plays @game in a window whose table is @width × @height large. */
static void
play (FpGame *game, guint n_seats, int width, int height)
{
  GtkWidget *window = gtk_window_new (), *table = g_object_new (FP_TYPE_TABLE_PAGE, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  Regions first;
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_set_size_request (window, width, height);
  gtk_window_set_child (GTK_WINDOW (window), table);
  fp_table_page_set_game (FP_TABLE_PAGE (table), game);
  fp_table_page_show_side (FP_TABLE_PAGE (table), NULL);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < N_ANSWERS && wait_for_question (game); i++)
    {
      GListModel *options = fp_decision_item_facts (fp_game_question (game))->options;
      for (guint frame = 0; frame < 3; frame++)
        window_settle ();
      g_test_message ("%u players at %d × %d, question %u: %s", n_seats, width, height, i,
                      fp_decision_item_facts (fp_game_question (game))->text);
      Regions now = measure (table);
      if (i == 0)
        first = now;
      assert_same_regions (&first, &now);
      assert_stacked (table, &now);
      assert_one_line (table, n_seats);
      assert_planets_apart (table);
      assert_colonies (table, game);
      fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (options)));
    }
  fp_table_page_set_game (FP_TABLE_PAGE (table), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_regions (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpCatalogModel) box = fp_catalog_model_new (&error);
  guint n_seats = GPOINTER_TO_UINT (data);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (FpGame) game = open_game (box, n_seats);
      play (game, n_seats, sizes[i].width, sizes[i].height);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* The height of a player's card, in a column of @width pixels. */
static int
height_of (FpSeatCard *card, int width)
{
  int least;
  gtk_widget_measure (GTK_WIDGET (card), GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

/* Returns a card before a player. */
static FpCardItem *
new_card (const char *name, const char *kind, gboolean powerless)
{
  const FpCardFacts facts = { .number = 1,
                              .id = g_strdup (name),
                              .name = g_strdup (name),
                              .title = g_strdup (name),
                              .kind = g_strdup (kind),
                              .kind_id = g_strdup (kind),
                              .state = powerless ? g_strdup ("stopped for now") : NULL,
                              .powerless = powerless,
                              .option = -1 };
  return fp_card_item_new (&facts);
}

/* Returns a player, with all badges and with pieces of a module if @much. */
static FpSeatItem *
new_seat (gboolean much)
{
  GPtrArray *sheets = g_ptr_array_new_with_free_func (g_object_unref), *none = g_ptr_array_new ();
  g_ptr_array_add (sheets, new_card ("Anti-Matter", "alien", much));
  if (much)
    {
      g_ptr_array_add (sheets, new_card ("Parasite", "alien", FALSE));
      for (guint i = 0; i < 5; i++)
        g_ptr_array_add (sheets, new_card ("Energy Cloak", "tech", FALSE));
    }
  const FpSeatFacts facts = {
    .seat = 1,
    .name = g_strdup ("Ferdinand"),
    .shape = g_strdup ("▲"),
    .colour = g_strdup ("red"),
    .part = much ? g_strdup ("defense") : NULL,
    .part_id = much ? g_strdup ("defense") : NULL,
    .part_brief = much ? g_strdup ("def") : NULL,
    .asked = much,
    .option = -1,
    .standing = much ? 4 : 0,
    .needed = 5,
    .figures = G_LIST_MODEL (fp_item_list (FP_TYPE_FIGURE_ITEM, none)),
    .sheets = G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, sheets)),
    .rows = G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ROW_ITEM, g_ptr_array_new ())),
  };
  return fp_seat_item_new (&facts);
}

/* Appends the texts of the visible labels of @widget to @words. */
static void
add_words (GtkWidget *widget, GString *words)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

static void
assert_words (FpSeatCard *card, const char *expected)
{
  g_autoptr (GString) words = g_string_new (NULL);
  add_words (GTK_WIDGET (card), words);
  g_test_message ("%s", words->str);
  g_assert_nonnull (strstr (words->str, expected));
}

/* No badge and no piece makes a card higher, wide or slim. The first badges are shown, in few
 * letters on a slim card. Pieces are chips, of which one counts those without room. */
static void
test_seat_card (void)
{
  static const struct
  {
    FpSeatCardForm form;
    int width;
    const char *badges, *chips;
  } forms[] = {
    { FP_SEAT_CARD_WIDE, 320, "defense|1 to win|no power|", "Energy Cloak|Energy Cloak|+3|" },
    { FP_SEAT_CARD_SLIM, 140, "def|1!|", "+5|" },
    { FP_SEAT_CARD_OWN, 220, "defense|1 to win|no power|", "+3|" },
  };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (FpSeatItem) little = new_seat (FALSE), much = new_seat (TRUE);
  gtk_window_set_child (GTK_WINDOW (window), box);
  g_assert_cmpuint (fp_seat_badges_count_aliens (fp_seat_item_facts (much)), ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      FpSeatCard *card = fp_seat_card_new (forms[i].form);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (card));
      fp_seat_card_show (card, little);
      gtk_window_present (GTK_WINDOW (window));
      window_settle ();
      int height = height_of (card, forms[i].width);
      fp_seat_card_show (card, much);
      window_settle ();
      g_assert_cmpint (height_of (card, forms[i].width), ==, height);
      assert_words (card, forms[i].badges);
      assert_words (card, forms[i].chips);
      gtk_box_remove (GTK_BOX (box), GTK_WIDGET (card));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns a list of ships: @n players with ships, of whom the first is the owner. */
static GListModel *
new_fleets (guint n)
{
  static const char *const colours[] = { "red", "blue", "green", "yellow" };
  GPtrArray *fleets = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = n; i > 0; i--)
    {
      const FpFleetFacts facts = {
        .name = g_strdup ("Ada"), .shape = g_strdup ("▲"), .colour = g_strdup (colours[i - 1]), .ships = (int) i
      };
      g_ptr_array_add (fleets, fp_fleet_item_new (&facts));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_FLEET_ITEM, fleets));
}

/* The ships on a planet take two lines, however many players have some there, and no width. The
 * owner's come first. */
static void
test_fleet_lines (void)
{
  static const char *const words[] = { "||", "1||", "1|2|", "1|3|2|", "1|4|3|+|" };
  GtkWidget *window = gtk_window_new (), *lines = g_object_new (FP_TYPE_FLEET_LINES, NULL);
  int height = -1;
  gtk_widget_add_css_class (window, "system");
  gtk_window_set_child (GTK_WINDOW (window), lines);
  gtk_window_present (GTK_WINDOW (window));
  for (guint n = 0; n < G_N_ELEMENTS (words); n++)
    {
      g_autoptr (GListModel) fleets = new_fleets (n);
      g_autoptr (GString) shown = g_string_new (NULL);
      int width, now;
      fp_fleet_lines_show (FP_FLEET_LINES (lines), fleets, "red", 2);
      window_settle ();
      add_words (lines, shown);
      g_assert_cmpstr (shown->str, ==, words[n]);
      gtk_widget_measure (lines, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (lines, GTK_ORIENTATION_VERTICAL, -1, &now, NULL, NULL, NULL);
      g_assert_cmpint (width, ==, 0);
      g_assert_true (height < 0 || now == height);
      height = now;
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *path = g_strdup_printf ("/systems/regions/%u", seats[i]);
      g_test_add_data_func (path, GUINT_TO_POINTER (seats[i]), test_regions);
    }
  g_test_add_func ("/systems/seat-card", test_seat_card);
  g_test_add_func ("/systems/fleet-lines", test_fleet_lines);
  return window_run ();
}
