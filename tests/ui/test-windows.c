/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the state of each window, and of questions and messages above the page. */
#include "app/window/fp-banner.h"
#include "app/pages/fp-start-page.h"
#include "app/panels/fp-why-panel.h"
#include "app/table/fp-table-page.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "fixture/window.h"

static FpCatalogModel *box;

static FpWindow *
new_window (void)
{
  FpWindow *window = fp_window_new (NULL, box, 0);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static gboolean
has_side_panel (FpWindow *window)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), "show-log");
  return g_variant_get_boolean (state);
}

/* F9 affects one window. The next window starts in the same state. */
static void
test_side_panel (void)
{
  FpWindow *one = new_window (), *other = new_window ();
  g_assert_true (has_side_panel (one));
  g_action_group_change_action_state (G_ACTION_GROUP (one), "show-log", g_variant_new_boolean (FALSE));
  g_assert_false (has_side_panel (one));
  g_assert_true (has_side_panel (other));
  FpWindow *next = new_window ();
  g_assert_false (has_side_panel (next));
  g_action_group_change_action_state (G_ACTION_GROUP (next), "show-log", g_variant_new_boolean (TRUE));
  g_assert_false (has_side_panel (one));
  FpWindow *const windows[] = { one, other, next };
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    gtk_window_destroy (GTK_WINDOW (windows[i]));
}

static void
set_width (FpWindow *window, int width)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, 680);
  for (guint i = 0; i < 100 && gtk_widget_get_width (GTK_WIDGET (window)) != width; i++)
    main_loop_run_for (20);
  main_loop_run_for (200);
}

/* Log and card are hidden in a narrow window unless the player shows them again. */
static void
test_narrow (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpWindow *window = new_window ();
  fp_window_start (window, setup);
  set_width (window, 1100);
  g_assert_true (has_side_panel (window));
  set_width (window, 760);
  g_assert_false (has_side_panel (window));
  set_width (window, 1100);
  g_assert_true (has_side_panel (window));
  set_width (window, 760);
  g_action_group_change_action_state (G_ACTION_GROUP (window), "show-log", g_variant_new_boolean (TRUE));
  set_width (window, 800);
  g_assert_true (has_side_panel (window));
  g_action_group_change_action_state (G_ACTION_GROUP (window), "show-log", g_variant_new_boolean (FALSE));
  set_width (window, 1100);
  g_assert_false (has_side_panel (window));
  g_action_group_change_action_state (G_ACTION_GROUP (window), "show-log", g_variant_new_boolean (TRUE));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the first visible button below @widget with @label, or NULL. */
static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

/* Returns TRUE if a visible label below @widget contains @words. */
static gboolean
shows_text (GtkWidget *widget, const char *words)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_text (child, words))
      return TRUE;
  return FALSE;
}

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

static char *
write_file (const char *name, const char *text)
{
  g_autoptr (GError) error = NULL;
  char *path = home_path (name);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

static void
open_path (FpWindow *window, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  fp_window_open (window, file);
}

/* Errors while opening are shown above the page one after the other, and each can be closed with
 * the keyboard. */
static void
test_messages (void)
{
  FpWindow *window = new_window ();
  g_autofree char *damaged = write_file ("torn.fifthplanet", "<game"), *empty = write_file ("empty.fifthplanet", "");
  guint before = count_windows ();
  open_path (window, damaged);
  open_path (window, empty);
  g_assert_cmpuint (count_windows (), ==, before);
  g_assert_true (shows_text (GTK_WIDGET (window), "“torn.fifthplanet” can't be opened"));
  GtkWidget *close = find_button (GTK_WIDGET (window), "OK");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == close);
  /* Details are shown on request. */
  GtkWidget *details = find_button (GTK_WIDGET (window), "Details");
  g_assert_nonnull (details);
  g_assert_false (shows_text (GTK_WIDGET (window), "torn.fifthplanet:1"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (details), TRUE);
  g_assert_true (shows_text (GTK_WIDGET (window), "torn.fifthplanet:1"));
  g_signal_emit_by_name (close, "clicked");
  g_assert_true (shows_text (GTK_WIDGET (window), "“empty.fifthplanet” can't be opened"));
  /* Same effect as Escape. */
  g_assert_true (gtk_widget_activate_action (find_button (GTK_WIDGET (window), "OK"), "ask-bar.dismiss", NULL));
  g_assert_null (find_button (GTK_WIDGET (window), "OK"));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* GTK 4.8 hides a widget with the presentation role and all its descendants from screen readers. */
static void
check_presentation (GtkWidget *widget, gboolean hidden)
{
  hidden = hidden || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_PRESENTATION;
  if (hidden && gtk_widget_get_focusable (widget))
    g_error ("%s is hidden from screen readers", G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_presentation (child, hidden);
}

/* Every focusable widget on every page is accessible to screen readers. */
static void
test_accessible_focus (void)
{
  FpWindow *window = new_window ();
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=random", &error));
  check_presentation (GTK_WIDGET (window), FALSE);
  fp_window_start (window, setup);
  for (guint i = 0; i < 12; i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (window), "choose", g_variant_new_int32 (0));
      g_action_group_activate_action (G_ACTION_GROUP (window), "confirm", NULL);
      for (guint k = 0; k < 20; k++)
        g_main_context_iteration (NULL, FALSE);
      check_presentation (GTK_WIDGET (window), FALSE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Returns the first widget of @type below @widget, or NULL. */
static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* A page is scaled up in a large window, and the style class of the window tells popovers. The
 * focus stays where the page puts it. */
static void
check_scale (int width, int height, double scale, const char *style)
{
  FpWindow *window = fp_window_new (NULL, box, 0);
  /* The size exceeds the test's screen, so the window would not get it otherwise. */
  gtk_widget_set_size_request (GTK_WIDGET (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  GtkWidget *page = find_type (GTK_WIDGET (window), FP_TYPE_START_PAGE);
  gint64 until = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  while (gtk_widget_get_width (page) == 0 || (style != NULL && !gtk_widget_has_css_class (GTK_WIDGET (window), style)))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      g_main_context_iteration (NULL, FALSE);
    }
  graphene_rect_t bounds;
  g_assert_true (gtk_widget_compute_bounds (page, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width / (float) gtk_widget_get_width (page), scale, 0.01);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, (float) gtk_widget_get_width (GTK_WIDGET (window)), 2);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, page));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_scale (void)
{
  check_scale (1100, 760, 1, NULL);
  check_scale (2100, 1250, 1.4, "vast-window");
  check_scale (3200, 1800, 2, "immense-window");
}

/* Opens and closes “Why?”, which may not move its button from under the pointer. */
static void
check_why (FpWindow *window, gboolean beside)
{
  GActionGroup *actions = G_ACTION_GROUP (window);
  graphene_rect_t before, after;
  g_action_group_change_action_state (actions, "show-log", g_variant_new_boolean (beside));
  main_loop_run_for (600);
  GtkWidget *why = find_button (GTK_WIDGET (window), "Why?");
  g_assert_true (has_side_panel (window) == beside);
  g_assert_true (gtk_widget_compute_bounds (why, GTK_WIDGET (window), &before));
  g_action_group_change_action_state (actions, "show-why", g_variant_new_boolean (TRUE));
  main_loop_run_for (600);
  g_assert_true (gtk_widget_compute_bounds (why, GTK_WIDGET (window), &after));
  g_assert_cmpfloat (after.origin.x, ==, before.origin.x);
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
  g_assert_true (gtk_widget_get_mapped (find_button (GTK_WIDGET (window), "Why?")));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, FP_TYPE_WHY_PANEL));
  g_action_group_activate_action (actions, "hide-why", NULL);
  main_loop_run_for (600);
  g_assert_true (has_side_panel (window) == beside);
  g_assert_null (gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), FP_TYPE_WHY_PANEL));
}

/* “Why?” opens in place of the log, or above the sky if the log is hidden. */
static void
test_why (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpWindow *window = new_window ();
  window_style ();
  fp_window_start (window, setup);
  set_width (window, 1100);
  check_why (window, TRUE);
  check_why (window, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window with a game of two persons opens at the curtain, whose button keeps the focus. */
static void
test_curtain_focus (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpWindow *window = fp_window_new (NULL, box, 0);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo", NULL));
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
  main_loop_run_for (300);
  window_settle ();
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "win.take-seat");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* In a window without room for both, the rules take the place of the table. It comes back whole. */
static void
test_rules_alone (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpWindow *window = new_window ();
  GtkWidget *table = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (window), FP_TYPE_WINDOW, "table"));
  GtkWidget *column = GTK_WIDGET (gtk_widget_get_template_child (table, FP_TYPE_TABLE_PAGE, "column"));
  fp_window_start (window, setup);
  for (int width = 800; width <= 1100; width += 300)
    {
      set_width (window, width);
      g_action_group_change_action_state (G_ACTION_GROUP (window), "show-rules", g_variant_new_boolean (TRUE));
      g_assert_cmpint (gtk_widget_get_visible (column), ==, width > 1000);
      g_action_group_change_action_state (G_ACTION_GROUP (window), "show-rules", g_variant_new_boolean (FALSE));
      g_assert_true (gtk_widget_get_visible (column));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* No lack of room on the table makes type smaller, or one long text would. It may hide a text. */
static void
test_type (void)
{
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data ("/io/github/fifthplanet/FifthPlanet/style.css", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_auto (GStrv) lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_regex_match_simple ("^\\.(dense|crammed|packed) ", lines[i], 0, 0) && strstr (lines[i], "shape") == NULL &&
        strstr (lines[i], "color: transparent") == NULL)
      g_assert_null (strstr (lines[i], "font-size"));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  box = catalog_model_open ();
  g_test_add_func ("/windows/side-panel", test_side_panel);
  g_test_add_func ("/windows/narrow", test_narrow);
  g_test_add_func ("/windows/told-above-the-page", test_messages);
  g_test_add_func ("/windows/nothing-is-hidden", test_accessible_focus);
  g_test_add_func ("/windows/rules-alone", test_rules_alone);
  g_test_add_func ("/windows/type", test_type);
  g_test_add_func ("/windows/zoom", test_scale);
  g_test_add_func ("/windows/why", test_why);
  g_test_add_func ("/windows/curtain-focus", test_curtain_focus);
  int status = window_run ();
  g_object_unref (box);
  return status;
}
