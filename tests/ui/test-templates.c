/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that every widget can be made from its template and that a window is freed completely. */
#include "app/pages/fp-alien-chooser.h"
#include "app/window/fp-banner.h"
#include "app/cards/fp-card-browser.h"
#include "app/cards/fp-card-preview.h"
#include "app/cards/fp-card-details.h"
#include "app/cards/fp-card-view.h"
#include "app/lesson/fp-coach-bubble.h"
#include "app/widgets/fp-columns.h"
#include "app/pages/fp-curtain-page.h"
#include "app/table/fp-destiny-view.h"
#include "app/pages/fp-end-page.h"
#include "app/widgets/fp-list-sync.h"
#include "app/panels/fp-hint-popover.h"
#include "app/panels/fp-log-panel.h"
#include "app/panels/fp-log-row.h"
#include "app/pages/fp-new-game-page.h"
#include "app/table/fp-history-bar.h"
#include "app/table/fp-pile-button.h"
#include "app/table/fp-pile-list.h"
#include "app/pages/fp-planet-chart.h"
#include "app/table/fp-planet-view.h"
#include "app/table/fp-puzzle-bar.h"
#include "app/pages/fp-player-row.h"
#include "app/pages/fp-puzzles-page.h"
#include "app/pages/fp-review-box.h"
#include "app/window/fp-preferences.h"
#include "app/table/fp-decision-bar.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/rules-book/fp-rules-results.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/table/fp-seat-mark.h"
#include "app/table/fp-seat-strip.h"
#include "app/window/fp-settings.h"
#include "app/table/fp-stage-side.h"
#include "app/table/fp-starfield.h"
#include "app/pages/fp-start-page.h"
#include "app/widgets/fp-min-height-bin.h"
#include "app/table/fp-table-page.h"
#include "app/panels/fp-why-panel.h"
#include "app/pages/fp-table-picture.h"
#include "app/table/fp-token-view.h"
#include "app/table/fp-turn-stripe.h"
#include "app/table/fp-pass-bar.h"
#include "app/table/fp-watch-bar.h"
#include "app/window/fp-window.h"
#include "app/widgets/fp-wrap-box.h"
#include "fixture/catalog-model.h"
#include "engine/runner/fp-table-layout.h"
#include "fixture/window.h"
#include "model/fp-levels.h"
#include "session/game/fp-editions.h"

static void
test_template (gconstpointer data)
{
  GType (*const *get_type) (void) = data;
  GtkWidget *widget = g_object_new ((*get_type) (), NULL);
  g_object_ref_sink (widget);
  g_assert_finalize_object (widget);
}

static void
test_window (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpWindow *window = fp_window_new (NULL, catalog_model, 0);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 200; i++)
    g_main_context_iteration (NULL, FALSE);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  /* Another thread saves the window's game. */
  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  g_assert_null (window);
}

/* Returns the row called @title inside @widget, or NULL. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;
  if (ADW_IS_PREFERENCES_ROW (widget) &&
      g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static GtkWidget *
find_row_in (FpNewGamePage *page, const char *group, const char *title)
{
  return find_row (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_NEW_GAME_PAGE, group)), title);
}

static void
on_start (GtkWidget *page, FpGameSetup *setup, FpGameSetup **kept)
{
  *kept = fp_game_setup_copy (setup);
}

/* The page for a new game returns the set-up it was filled with, including chosen aliens. */
static void
test_new_game (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (FpGameSetup) kept = NULL;
  fp_game_setup_name (setup, 1, "Bo");
  fp_game_setup_seat (setup, 0, "expert");
  fp_game_setup_seat (setup, 1, "regular:50");
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  fp_game_setup_settle (setup, 0, "prime");
  fp_new_game_page_set_catalog (page, catalog_model);
  fp_new_game_page_show (page, setup);
  g_signal_connect (page, "start", G_CALLBACK (on_start), &kept);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "default.activate", NULL));
  g_assert_nonnull (kept);
  g_assert_cmpstr (kept->seats[1].name, ==, "Bo");
  g_assert_cmpstr (kept->seats[0].player, ==, "expert");
  g_assert_cmpstr (kept->seats[1].player, ==, "regular:50");
  g_assert_cmpint (kept->aliens, ==, FP_GAME_ALIENS_SETTLED);
  g_assert_cmpstr (kept->seats[0].alien, ==, "prime");
  g_assert_null (kept->seats[1].alien);
  GtkWidget *row = find_row_in (page, "aliens_group", "Blue");
  GObject *chooser = gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_NEW_GAME_PAGE, "chooser");
  g_signal_emit_by_name (row, "activated");
  g_signal_emit_by_name (chooser, "taken", "swarm");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Swarm");
  g_assert_false (fp_new_game_page_back (page));
  g_assert_finalize_object (page);
}

static int
measure_setup (FpNewGamePage *page)
{
  GObject *setup = gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_NEW_GAME_PAGE, "setup");
  GtkWidget *scroller = gtk_widget_get_first_child (GTK_WIDGET (setup));
  GtkWidget *view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  int natural;
  gtk_widget_measure (gtk_widget_get_first_child (view), GTK_ORIENTATION_VERTICAL, 600, NULL, &natural, NULL, NULL);
  return natural;
}

/* The centred page keeps its size when it shows more rows, so nothing moves under the pointer. */
static void
test_new_game_stays (void)
{
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  GObject *aliens = gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_NEW_GAME_PAGE, "aliens");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (aliens), FP_GAME_ALIENS_CHOSEN);
  int without_aliens = measure_setup (page);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (aliens), FP_GAME_ALIENS_SETTLED);
  /* The lines between rows are not counted. */
  g_assert_cmpint (ABS (measure_setup (page) - without_aliens), <=, 4);
  g_assert_finalize_object (page);
}

/* A player gets any colour of the edition. One who had it gets the other one, and both stay in
 * their rows. */
static void
test_colours (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", NULL), kept = NULL;
  fp_game_setup_resize (setup, 2);
  fp_game_setup_name (setup, 0, "Ada");
  fp_new_game_page_set_catalog (page, catalog_model);
  fp_new_game_page_show (page, setup);
  g_assert_true (gtk_widget_activate_action (find_row_in (page, "players_group", "Red"), "player.colour", "i", 3));
  g_assert_true (gtk_widget_activate_action (find_row_in (page, "players_group", "Blue"), "player.colour", "i", 3));
  g_assert_nonnull (find_row_in (page, "aliens_group", "Blue"));
  g_signal_connect (page, "start", G_CALLBACK (on_start), &kept);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "default.activate", NULL));
  g_assert_cmpstr (kept->seats[0].name, ==, "Ada");
  g_assert_cmpstr (fp_game_setup_colour (kept, 0), ==, "blue");
  g_assert_cmpstr (fp_game_setup_colour (kept, 1), ==, "green");
  g_assert_finalize_object (page);
}

/* The groups for a first game are offered where the edition has several, with their aliens. */
static void
test_groups (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  GObject *group = gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_NEW_GAME_PAGE, "group");
  g_autoptr (FpGameSetup) first = fp_game_setup_new (), classic = fp_game_setup_new_called ("classic", NULL);
  g_autoptr (FpGameSetup) kept = NULL;
  fp_new_game_page_set_catalog (page, catalog_model);
  fp_new_game_page_show (page, first);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (group)));
  classic->first_game = 2;
  fp_new_game_page_show (page, classic);
  AdwActionRow *row = ADW_ACTION_ROW (find_row_in (page, "aliens_group", "First game"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (group)));
  g_autofree char *second = g_strdup (adw_action_row_get_subtitle (row));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (group), 2);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), !=, second);
  g_signal_connect (page, "start", G_CALLBACK (on_start), &kept);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "default.activate", NULL));
  g_assert_cmpuint (kept->first_game, ==, 3);
  g_assert_finalize_object (page);
}

/* A player without a name of their own gets the default name. */
static void
test_default_names (void)
{
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpPlayerRow *row = FP_PLAYER_ROW (find_row_in (page, "players_group", "Blue"));
  fp_new_game_page_show (page, setup);
  g_assert_cmpstr (fp_player_row_name (row), ==, "Computer");
  fp_player_row_choose (row, NULL);
  g_assert_cmpstr (fp_player_row_name (row), ==, "Second player");
  fp_player_row_choose (row, "expert");
  g_assert_cmpstr (fp_player_row_name (row), ==, "Computer");
  fp_player_row_type_name (row, "Bo");
  fp_player_row_choose (row, NULL);
  g_assert_cmpstr (fp_player_row_name (row), ==, "Bo");
  g_assert_finalize_object (page);
}

/* Settings of older versions are understood. An unknown player is replaced by the default one. */
static void
test_remembered_players (void)
{
  g_autoptr (GSettings) settings = fp_settings_find ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_settings_set_boolean (settings, "orange-computer", TRUE);
  g_settings_set_boolean (settings, "blue-computer", FALSE);
  g_settings_set_string (settings, "blue-name", "Bo");
  fp_settings_read_setup (settings, setup);
  g_assert_cmpstr (setup->seats[0].player, ==, fp_level_usual ());
  g_assert_null (setup->seats[1].player);
  g_assert_cmpstr (setup->seats[1].name, ==, "Bo");
  g_settings_set_string (settings, "blue-player", "grandmaster");
  fp_game_setup_seat (setup, 0, "expert");
  fp_settings_read_setup (settings, setup);
  g_assert_cmpstr (setup->seats[1].player, ==, fp_level_usual ());
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_seat (setup, 1, "expert");
  fp_settings_write_setup (settings, setup);
  g_autoptr (FpGameSetup) again = fp_game_setup_new ();
  fp_settings_read_setup (settings, again);
  g_assert_null (again->seats[0].player);
  g_assert_cmpstr (again->seats[1].player, ==, "expert");
  /* Settings of an older version no longer count. */
  g_settings_set_string (settings, "blue-player", "person");
  fp_settings_read_setup (settings, again);
  g_assert_cmpstr (again->seats[1].player, ==, "expert");
  const char *const keys[] = { "orange-computer", "blue-computer", "orange-player",
                               "blue-player",     "blue-name",     "players" };
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

/* An edition for two to five. */
static const FpEdition many = {
  .id = "many",
  .least_seats = 2,
  .most_seats = 5,
  .seat_ids = (const char *const[]){ "orange", "blue", "red", "green", "white" },
};

/* Each edition keeps its own players. */
static void
test_players_of_editions (void)
{
  g_autoptr (GSettings) settings = fp_settings_find ();
  g_autoptr (FpGameSetup) first = fp_game_setup_new (), five = fp_game_setup_new_for (&many);
  g_autoptr (FpGameSetup) again = fp_game_setup_new (), five_again = fp_game_setup_new_for (&many);
  fp_game_setup_name (first, 1, "Bo");
  fp_game_setup_resize (five, 5);
  fp_game_setup_name (five, 1, "Cy");
  fp_game_setup_seat (five, 4, NULL);
  fp_game_setup_name (five, 4, "");
  fp_game_setup_settle (five, 3, "swarm");
  fp_settings_write_setup (settings, five);
  fp_settings_write_setup (settings, first);
  fp_settings_read_setup (settings, again);
  fp_settings_read_setup (settings, five_again);
  g_assert_cmpuint (again->n_seats, ==, 2);
  g_assert_cmpstr (again->seats[1].name, ==, "Bo");
  g_assert_cmpuint (five_again->n_seats, ==, 5);
  g_assert_cmpstr (five_again->seats[1].name, ==, "Cy");
  g_assert_cmpstr (five_again->seats[3].alien, ==, "swarm");
  g_assert_null (five_again->seats[4].player);
  g_assert_cmpstr (five_again->seats[4].name, ==, "Player 5");
  g_settings_reset (settings, "players");
}

static gboolean
shows_row (FpNewGamePage *page, const char *group, const char *title)
{
  GtkWidget *row = find_row_in (page, group, title);
  return row != NULL && gtk_widget_get_visible (row);
}

/* The page offers as many players as the edition has, and says nothing of the number where there is
 * only one. */
static void
test_number_of_players (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many), two = fp_game_setup_new ();
  g_autoptr (FpGameSetup) kept = NULL;
  g_assert_false (shows_row (page, "players_group", "Number of players"));
  fp_game_setup_resize (setup, 3);
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  fp_game_setup_settle (setup, 0, "swarm");
  fp_new_game_page_set_catalog (page, catalog_model);
  fp_new_game_page_show (page, setup);
  g_assert_true (shows_row (page, "players_group", "Number of players"));
  g_assert_true (shows_row (page, "players_group", "red") && shows_row (page, "aliens_group", "red"));
  g_assert_false (shows_row (page, "players_group", "green") || shows_row (page, "aliens_group", "green"));
  GtkWidget *row = find_row_in (page, "players_group", "Number of players");
  GtkWidget *number = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 4);
  g_assert_true (shows_row (page, "players_group", "green") && shows_row (page, "aliens_group", "green"));
  g_signal_connect (page, "start", G_CALLBACK (on_start), &kept);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "default.activate", NULL));
  g_assert_cmpuint (kept->n_seats, ==, 4);
  g_assert_cmpstr (kept->seats[0].alien, ==, "swarm");
  g_assert_cmpstr (kept->seats[3].name, ==, "Computer 4");
  fp_new_game_page_show (page, two);
  g_assert_false (shows_row (page, "players_group", "Number of players"));
  g_assert_false (shows_row (page, "players_group", "red"));
  g_assert_finalize_object (page);
}

/* The window fills in the last game of an edition that is chosen. */
static void
on_edition (FpNewGamePage *page, FpGameSetup *setup, guint *n_seats)
{
  *n_seats = fp_game_setup_most (setup);
  fp_game_setup_resize (setup, *n_seats);
}

/* Returns the button of the edition @index, or NULL. The buttons are in a row. */
static GtkCheckButton *
nth_edition (FpNewGamePage *page, guint index)
{
  GtkWidget *choice = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), FP_TYPE_NEW_GAME_PAGE, "editions"));
  GtkWidget *row = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (choice)));
  GtkWidget *button = gtk_widget_get_first_child (row);
  for (guint i = 0; i < index && button != NULL; i++)
    button = gtk_widget_get_next_sibling (button);
  return button != NULL ? GTK_CHECK_BUTTON (button) : NULL;
}

static guint
count_editions (FpNewGamePage *page)
{
  guint n = 0;
  while (nth_edition (page, n) != NULL)
    n++;
  return n;
}

/* The page offers all editions of the program, and shows the seats of the one that is chosen. */
static void
test_edition (void)
{
  g_autoptr (FpCatalogModel) catalog_model = catalog_model_open ();
  FpNewGamePage *page = g_object_ref_sink (g_object_new (FP_TYPE_NEW_GAME_PAGE, NULL));
  g_autoptr (FpGameSetup) first = fp_game_setup_new (), kept = NULL;
  guint n_seats = 0;
  fp_new_game_page_set_catalog (page, catalog_model);
  fp_new_game_page_show (page, first);
  g_assert_cmpuint (count_editions (page), ==, 3);
  g_assert_true (gtk_check_button_get_active (nth_edition (page, 0)));
  g_signal_connect (page, "edition", G_CALLBACK (on_edition), &n_seats);
  g_signal_connect (page, "start", G_CALLBACK (on_start), &kept);
  gtk_check_button_set_active (nth_edition (page, 1), TRUE);
  g_assert_cmpuint (n_seats, >, 2);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "default.activate", NULL));
  g_assert_true (kept->edition == fp_edition_nth (1));
  g_assert_cmpuint (kept->n_seats, ==, n_seats);
  g_assert_true (shows_row (page, "players_group", "Number of players"));
  /* A game of the other edition, such as the last one, selects that edition again. */
  g_clear_pointer (&kept, fp_game_setup_free);
  fp_new_game_page_show (page, first);
  g_assert_true (gtk_check_button_get_active (nth_edition (page, 0)));
  g_assert_false (shows_row (page, "players_group", "Number of players"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "default.activate", NULL));
  g_assert_true (kept->edition == first->edition);
  g_assert_cmpuint (kept->n_seats, ==, 2);
  g_assert_finalize_object (page);
}

/* Preferences and settings stay in sync in both directions. */
static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = fp_settings_find ();
  g_assert_nonnull (settings);
  GtkWindow *window = fp_preferences_new (NULL, settings);
  GObject *motion = gtk_widget_get_template_child (GTK_WIDGET (window), FP_TYPE_PREFERENCES, "motion");
  GObject *pace = gtk_widget_get_template_child (GTK_WIDGET (window), FP_TYPE_PREFERENCES, "pace");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (motion)), ==, 2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (motion), 3);
  g_autofree char *speed = g_settings_get_string (settings, "motion-speed");
  g_assert_cmpstr (speed, ==, "slow");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (motion), GTK_ACCESSIBLE_PROPERTY_LABEL, "Motion: Slow");
  /* The values of this enumeration differ from its row numbers. */
  g_settings_set_enum (settings, "computer-pace", 2000);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (pace)), ==, 3);
  /* A language that was chosen replaces that of the desktop when the program starts. */
  fp_settings_apply_language ();
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "en");
  g_settings_set_string (settings, "language", "de");
  fp_settings_apply_language ();
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "de");
  g_setenv ("LANGUAGE", "en", TRUE);
  gtk_window_destroy (window);
  g_settings_reset (settings, "language");
  g_settings_reset (settings, "motion-speed");
  g_settings_reset (settings, "computer-pace");
}

/* Lines are filled as far as possible, and a label that is too long is wrapped. */
static void
test_wrap_box (void)
{
  GtkWidget *box = g_object_ref_sink (g_object_new (FP_TYPE_WRAP_BOX, NULL));
  int minimum, natural, one_line, lines;
  for (guint i = 0; i < 6; i++)
    {
      GtkWidget *label = gtk_label_new ("Donaudampfschifffahrt");
      fp_wrap_box_append (FP_WRAP_BOX (box), label);
    }
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, natural);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, natural, &one_line, NULL, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, minimum, &lines, NULL, NULL, NULL);
  g_assert_cmpint (lines, >=, 6 * one_line);
  g_assert_finalize_object (box);
}

/* A row gives extra width to expanding children, and wrapping text gets its height. */
static void
test_row_widths (void)
{
  GtkWidget *row = g_object_ref_sink (fp_fast_box_new (6));
  GtkWidget *text = gtk_label_new ("one two three four five six"), *number = gtk_label_new ("7");
  int minimum, natural, short_height, high, number_width;
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_hexpand (text, TRUE);
  fp_fast_box_append (FP_FAST_BOX (row), text);
  fp_fast_box_append (FP_FAST_BOX (row), number);
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure (number, GTK_ORIENTATION_HORIZONTAL, -1, &number_width, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <, natural);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, natural, &short_height, NULL, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, minimum, &high, NULL, NULL, NULL);
  g_assert_cmpint (high, >, 3 * short_height);
  gtk_widget_allocate (row, natural + 100, short_height, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (text), ==, natural + 100 - 6 - number_width);
  g_assert_cmpint (gtk_widget_get_width (number), ==, number_width);
  g_assert_true (gtk_widget_compute_expand (row, GTK_ORIENTATION_HORIZONTAL));
  g_assert_finalize_object (row);
}

/* Returns the number of pixels in 100 × 100 that @shape covers. */
static int
area_of (const char *shape)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 100);
  cairo_t *cr = cairo_create (picture);
  int sum = 0;
  fp_seat_mark_path (cr, shape, 50, 50, 80);
  cairo_fill (cr);
  cairo_surface_flush (picture);
  for (int y = 0; y < 100; y++)
    for (int x = 0; x < 100; x++)
      sum += cairo_image_surface_get_data (picture)[y * cairo_image_surface_get_stride (picture) + x] > 127;
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  return sum;
}

/* A row with “align” gives children their natural height. A child's own alignment takes
 * precedence. */
static void
test_row_align (void)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (FP_TYPE_FAST_BOX, "align", GTK_ALIGN_CENTER, NULL));
  GtkWidget *text = gtk_label_new ("lies in the middle"), *other = gtk_label_new ("lies below");
  graphene_rect_t bounds;
  int natural_height;
  fp_fast_box_append (FP_FAST_BOX (row), text);
  fp_fast_box_append (FP_FAST_BOX (row), other);
  gtk_widget_set_valign (other, GTK_ALIGN_END);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 400, NULL, &natural_height, NULL, NULL);
  gtk_widget_allocate (row, 400, natural_height + 20, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (text, row, &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, 10);
  g_assert_cmpfloat (bounds.size.height, ==, natural_height);
  g_assert_true (gtk_widget_compute_bounds (other, row, &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, 20);
  g_object_set (row, "align", GTK_ALIGN_START, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 400, NULL, &natural_height, NULL, NULL);
  gtk_widget_allocate (row, 400, natural_height + 20, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (text, row, &bounds));
  g_assert_cmpfloat (bounds.origin.y, ==, 0);
  g_assert_cmpfloat (bounds.size.height, ==, natural_height);
  g_assert_finalize_object (row);
}

/* Returns the horizontal position of the stripe of @widget, or −1 if it has none. */
static float
find_stripe (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-1, 0, 0, 0);
  fp_turn_stripe_snapshot (widget, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_get_bounds (node, &bounds);
  g_assert_true (node == NULL || bounds.size.height == gtk_widget_get_height (widget));
  g_clear_pointer (&node, gsk_render_node_unref);
  return bounds.origin.x;
}

/* The turn stripe is at the start of the line. */
static void
test_turn_stripe (void)
{
  GtkWidget *widget = g_object_ref_sink (g_object_new (FP_TYPE_MIN_HEIGHT_BIN, NULL));
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 100, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, 100, 50, -1, NULL);
  g_assert_cmpfloat (find_stripe (widget), ==, -1);
  fp_turn_stripe_set (widget, TRUE);
  g_assert_cmpfloat (find_stripe (widget), ==, 0);
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_RTL);
  g_assert_cmpfloat (find_stripe (widget), ==, 96);
  fp_turn_stripe_set (widget, FALSE);
  g_assert_cmpfloat (find_stripe (widget), ==, -1);
  g_assert_finalize_object (widget);
}

/* The shapes of all players look equally large. */
static void
test_marks (void)
{
  const char *const shapes[] = { "▲", "●", "■", "◆", "★", "✚", "▼", "⬟" };
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_test_message ("%s %d", shapes[i], area_of (shapes[i]));
      g_assert_cmpint (area_of (shapes[i]), >, 2500);
      g_assert_cmpint (area_of (shapes[i]), <, 4200);
    }
  g_assert_cmpint (area_of ("?"), ==, 0);
}

static FpCardItem *
new_card (int number, const char *name, int option)
{
  const FpCardFacts facts = { .number = number,
                              .name = g_strdup (name),
                              .title = g_strdup (name),
                              .kind = g_strdup ("plan"),
                              .kind_id = g_strdup ("plan"),
                              .option = option };
  return fp_card_item_new (&facts);
}

static GtkWidget *
view_at (GtkFlowBox *box, int index)
{
  return GTK_WIDGET (gtk_flow_box_get_child_at_index (box, index));
}

/* An item that stays in a list keeps its widget, even if it changes or moves. */
static void
test_list_sync (void)
{
  static const FpListSyncKind cards = { fp_card_view_number, fp_card_view_new, fp_card_view_show };
  GtkFlowBox *box = g_object_ref_sink (GTK_FLOW_BOX (gtk_flow_box_new ()));
  g_autoptr (GListStore) list = g_list_store_new (FP_TYPE_CARD_ITEM);
  FpCardItem *before[] = { new_card (1, "one", -1), new_card (2, "two", 0), new_card (3, "three", -1) };
  FpCardItem *after[] = { new_card (3, "three", 0), new_card (4, "four", -1), new_card (2, "two", -1) };
  g_list_store_splice (list, 0, 0, (gpointer *) before, 3);
  fp_list_sync (box, G_LIST_MODEL (list), &cards);
  GtkWidget *two = view_at (box, 1), *three = view_at (box, 2);
  g_assert_true (gtk_widget_has_css_class (two, "choosable"));
  g_list_store_splice (list, 0, 3, (gpointer *) after, 3);
  g_assert_true (view_at (box, 0) == three && view_at (box, 2) == two);
  g_assert_true (gtk_widget_has_css_class (three, "choosable"));
  g_assert_false (gtk_widget_has_css_class (two, "choosable"));
  g_assert_true (fp_card_inspector_card (two) == after[2]);
  g_assert_null (view_at (box, 3));
  fp_list_sync (box, NULL, &cards);
  g_assert_null (view_at (box, 0));
  for (guint i = 0; i < 3; i++)
    {
      g_object_unref (before[i]);
      g_object_unref (after[i]);
    }
  g_assert_finalize_object (box);
}

/* The empty card details are not wide, since the hint is wrapped. */
static void
test_empty_details (void)
{
  enum
  {
    MAX_WIDTH = 240, /* pixels */
  };
  GtkWidget *details = g_object_ref_sink (g_object_new (fp_card_details_get_type (), NULL));
  int natural;
  gtk_widget_measure (details, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <=, MAX_WIDTH);
  g_object_unref (details);
}

/* Returns TRUE if a label below @widget equals @words. */
static gboolean
contains_label (GtkWidget *widget, const char *words)
{
  gboolean found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = contains_label (child, words);
  return found;
}

/* Returns TRUE if a label equals @words on a side with the token @token. */
static gboolean
side_contains_label (const char *token, const char *words)
{
  FpCardItem *card = new_card (1, token, -1);
  const FpSideRowFacts row = { .id = g_strdup ("token"), .icon = g_strdup ("fp-plan-symbolic"), .card = card };
  FpSideRowItem *rows[] = { fp_side_row_item_new (&row) };
  GListStore *list = g_list_store_new (FP_TYPE_SIDE_ROW_ITEM);
  g_list_store_splice (list, 0, 0, (gpointer *) rows, 1);
  const FpSideFacts facts = {
    .name = g_strdup ("Ada"),
    .shape = g_strdup ("▲"),
    .colour = g_strdup ("orange"),
    .total_label = g_strdup ("Total"),
    .mains = G_LIST_MODEL (g_list_store_new (FP_TYPE_FLEET_ITEM)),
    .allies = G_LIST_MODEL (g_list_store_new (FP_TYPE_FLEET_ITEM)),
    .option = -1,
    .rows = G_LIST_MODEL (list),
  };
  g_autoptr (FpSideItem) item = fp_side_item_new (&facts);
  GtkWidget *view = g_object_ref_sink (fp_stage_side_new (item, FALSE, FALSE, FP_STAGE_COMPACT));
  gboolean has_label = contains_label (view, words);
  g_assert_finalize_object (view);
  g_object_unref (rows[0]);
  return has_label;
}

/* The name of a half is capitalized like its neighbours. */
static void
test_side_begins_large (void)
{
  g_assert_true (side_contains_label ("bolt 4", "Bolt 4"));
}

static void
assert_icon (const char *edition, const char *icon, const char *suffix)
{
  g_autofree char *name = g_strdup_printf ("fp-%s%s", icon, suffix);
  g_autofree char *path = g_strdup_printf ("/io/github/fifthplanet/FifthPlanet/icons/scalable/actions/%s.svg", name);
  if (!g_resources_get_info (path, 0, NULL, NULL, NULL))
    g_error ("%s: there is no icon %s", edition, name);
}

static void
assert_icons_of (const char *edition, const FpTableLayout *layout)
{
  for (guint k = 0; k < layout->n_figures; k++)
    assert_icon (edition, layout->figures[k].icon, "-symbolic");
  for (guint k = 0; k < layout->n_piles; k++)
    assert_icon (edition, layout->piles[k].icon, "-symbolic");
  for (guint k = 0; k < layout->n_pieces; k++)
    assert_icon (edition, layout->pieces[k].icon, "-symbolic");
  for (guint k = 0; k < layout->n_places; k++)
    if (!layout->places[k].of_seat)
      assert_icon (edition, layout->places[k].icon, "");
  for (guint k = 0; k < layout->n_side_rows; k++)
    if (layout->side_rows[k].icon != NULL)
      assert_icon (edition, layout->side_rows[k].icon, "-symbolic");
}

/* Every icon that an edition or a module of it names exists. A kind of cards has an icon of its
 * name. */
static void
test_icons (void)
{
  const FpEdition *edition;
  for (guint i = 0; (edition = fp_edition_nth (i)) != NULL; i++)
    {
      for (guint kind = 1; kind < edition->n_kinds; kind++)
        assert_icon (edition->id, edition->kinds[kind].id, "-symbolic");
      assert_icons_of (edition->id, edition->layout);
      for (guint k = 0; k < edition->n_modules; k++)
        if (edition->modules[k]->layout != NULL)
          assert_icons_of (edition->id, edition->modules[k]->layout);
    }
}

static void
add_new_game_tests (void)
{
  g_test_add_func ("/templates/new-game", test_new_game);
  g_test_add_func ("/templates/new-game-stays", test_new_game_stays);
  g_test_add_func ("/templates/colours", test_colours);
  g_test_add_func ("/templates/groups", test_groups);
  g_test_add_func ("/templates/usual-names", test_default_names);
  g_test_add_func ("/templates/number-of-players", test_number_of_players);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    GType (*get_type) (void);
  } widgets[] = {
    { "card-reader", fp_card_details_get_type },
    { "card-view", fp_card_view_get_type },
    { "curtain-page", fp_curtain_page_get_type },
    { "destiny-view", fp_destiny_view_get_type },
    { "end-page", fp_end_page_get_type },
    { "hint-popover", fp_hint_popover_get_type },
    { "log-panel", fp_log_panel_get_type },
    { "log-row", fp_log_row_get_type },
    { "pass-bar", fp_pass_bar_get_type },
    { "watch-bar", fp_watch_bar_get_type },
    { "past-bar", fp_history_bar_get_type },
    { "puzzle-bar", fp_puzzle_bar_get_type },
    { "puzzles-page", fp_puzzles_page_get_type },
    { "review-box", fp_review_box_get_type },
    { "pile-list", fp_pile_list_get_type },
    { "card-preview", fp_card_preview_get_type },
    { "new-game-page", fp_new_game_page_get_type },
    { "planet-view", fp_planet_view_get_type },
    { "question-bar", fp_decision_bar_get_type },
    { "rules-results", fp_rules_results_get_type },
    { "rules-view", fp_rules_view_get_type },
    { "seat-mark", fp_seat_mark_get_type },
    { "seat-strip", fp_seat_strip_get_type },
    { "row", fp_fast_box_get_type },
    { "start-page", fp_start_page_get_type },
    { "table-page", fp_table_page_get_type },
    { "why-panel", fp_why_panel_get_type },
    { "pile-button", fp_pile_button_get_type },
    { "space", fp_starfield_get_type },
    { "token-view", fp_token_view_get_type },
    { "table-picture", fp_table_picture_get_type },
    { "ask-bar", fp_banner_get_type },
    { "coach-bubble", fp_coach_bubble_get_type },
    { "columns", fp_columns_get_type },
    { "alien-chooser", fp_alien_chooser_get_type },
    { "card-browser", fp_card_browser_get_type },
    { "planet-chart", fp_planet_chart_get_type },
  };
  window_begin (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_autofree char *path = g_strconcat ("/templates/", widgets[i].name, NULL);
      g_test_add_data_func (path, &widgets[i].get_type, test_template);
    }
  g_test_add_func ("/templates/icons", test_icons);
  g_test_add_func ("/templates/window", test_window);
  add_new_game_tests ();
  g_test_add_func ("/templates/preferences", test_preferences);
  g_test_add_func ("/templates/side-begins-large", test_side_begins_large);
  g_test_add_func ("/app/remembered-players", test_remembered_players);
  g_test_add_func ("/app/players-of-editions", test_players_of_editions);
  g_test_add_func ("/app/edition", test_edition);
  g_test_add_func ("/templates/empty-reader", test_empty_details);
  g_test_add_func ("/templates/wrap-box", test_wrap_box);
  g_test_add_func ("/templates/row-widths", test_row_widths);
  g_test_add_func ("/templates/row-align", test_row_align);
  g_test_add_func ("/templates/turn", test_turn_stripe);
  g_test_add_func ("/templates/follow", test_list_sync);
  g_test_add_func ("/templates/marks", test_marks);
  return window_run ();
}
