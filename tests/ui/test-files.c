/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of files dropped onto the window: the first opens in the window if it has no game. And of
 * reports of a fault, which are made beside the game. */
#include <glib/gstdio.h>

#include "app/window/fp-report-window.h"
#include "app/window/fp-window.h"
#include "fixture/catalog-model.h"
#include "fixture/window.h"
#include "model/game/fp-game-autosave.h"

/* Returns a file with a game of @name that has at least one choice. */
static GFile *
new_save (FpCatalogModel *box, const char *name)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_name (setup, 0, name);
  g_autoptr (FpGame) game = fp_game_new (box, setup, 0);
  fp_game_keep (game);
  GFile *file = g_file_new_for_path (fp_game_path (game));
  while (!fp_decision_item_facts (fp_game_question (game))->mine)
    g_main_context_iteration (NULL, TRUE);
  fp_game_answer (game, 0);
  game_close (game);
  return file;
}

static void
drop (GtkWidget *window, const GValue *value)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;
      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      g_signal_emit_by_name (controller, "drop", value, 0.0, 0.0, &taken);
      g_assert_true (taken);
      return;
    }
  g_assert_not_reached ();
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns the sorted titles of all windows. */
static char *
titles (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      if (FP_IS_WINDOW (window))
        g_ptr_array_add (found, g_strdup (gtk_window_get_title (window)));
    }
  g_ptr_array_sort (found, compare_texts);
  g_ptr_array_add (found, NULL);
  return g_strjoinv (", ", (char **) found->pdata);
}

static void
close_all (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  while (g_list_model_get_n_items (windows) > 0)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, 0);
      gtk_window_destroy (window);
    }
  /* Waits until the games are saved. */
  for (guint i = 0; i < 100; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
}

static void
test_drop (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (GFile) ada = new_save (box, "Ada");
  g_autoptr (GFile) eve = new_save (box, "Eve");
  g_autoptr (GFile) none = g_file_new_for_path ("/no/such/file");
  FpWindow *window = fp_window_new (NULL, box, 0);
  gtk_window_present (GTK_WINDOW (window));

  g_auto (GValue) one = G_VALUE_INIT, several = G_VALUE_INIT;
  g_value_init (&one, G_TYPE_FILE);
  g_value_set_object (&one, none);
  drop (GTK_WIDGET (window), &one);
  g_assert_true (fp_window_is_free (window));
  g_value_set_object (&one, ada);
  drop (GTK_WIDGET (window), &one);
  g_assert_false (fp_window_is_free (window));
  g_autofree char *first = titles ();
  g_assert_cmpstr (first, ==, "Ada – Computer");

  GFile *files[] = { eve, none };
  g_value_init (&several, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&several, gdk_file_list_new_from_array (files, G_N_ELEMENTS (files)));
  drop (GTK_WIDGET (window), &several);
  g_autofree char *both = titles ();
  g_assert_cmpstr (both, ==, "Ada – Computer, Eve – Computer");
  close_all ();
}

/* Returns the text of the report that is shown. Free with g_free (). */
static char *
shown_report (GtkWindow *report)
{
  GObject *preview = gtk_widget_get_template_child (GTK_WIDGET (report), FP_TYPE_REPORT_WINDOW, "preview");
  char *text;
  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (preview)), "text", &text, NULL);
  return text;
}

/* Waits until the report has @part, and returns its text. Free with g_free (). */
static char *
wait_for_part (GtkWindow *report, const char *part)
{
  for (;;)
    {
      g_autofree char *text = shown_report (report);
      if (strstr (text, part) != NULL)
        return g_steal_pointer (&text);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* The choice between view and game changes the text, there and back, however fast. A window that is
 * closed while its report is made is freed when that is done. */
static void
test_report (void)
{
  g_autoptr (FpCatalogModel) box = catalog_model_open ();
  g_autoptr (FpGame) game = catalog_model_new_game (box, "Ada,Bo", 3);
  GtkWindow *report = fp_report_window_new (NULL, game);
  GObject *whole = gtk_widget_get_template_child (GTK_WIDGET (report), FP_TYPE_REPORT_WINDOW, "whole");
  gtk_window_present (report);
  g_autofree char *view = wait_for_part (report, "<account>");
  g_assert_null (strstr (view, "<choices>"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (whole), TRUE);
  g_autofree char *all = wait_for_part (report, "<choices>");
  g_assert_null (strstr (all, "<account>"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (whole), FALSE);
  g_autofree char *again = shown_report (report);
  g_assert_cmpstr (view, ==, again);
  gtk_window_destroy (report);

  report = fp_report_window_new (NULL, game);
  whole = gtk_widget_get_template_child (GTK_WIDGET (report), FP_TYPE_REPORT_WINDOW, "whole");
  g_object_add_weak_pointer (G_OBJECT (report), (gpointer *) &report);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (whole), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (whole), FALSE);
  gtk_window_destroy (report);
  while (report != NULL)
    g_main_context_iteration (NULL, TRUE);
  game_close (game);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/files/drop", test_drop);
  g_test_add_func ("/files/report", test_report);
  return window_run ();
}
