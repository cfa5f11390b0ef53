/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the panel beside the table. */
#include "config.h"

#include "app/window/fp-side-actions.h"
#include "app/window/fp-window-actions.h"

struct _FpSideActions
{
  GObject parent_instance;
  GtkApplicationWindow *window;
  FpTablePage *table;
  GtkWidget *log_button, *rules_button;
  GSettings *settings; /* NULL if the schema is not installed */
  FpCatalogModel *catalog_model;
  gboolean at_table; /* the table is the window's page */
  gboolean narrow; /* state at the last check */
  gboolean folded; /* log and card are hidden only because the window is narrow */
  gboolean log_behind; /* log and card come back when the rules or “Why?” are hidden */
};

G_DEFINE_FINAL_TYPE (FpSideActions, fp_side_actions, G_TYPE_OBJECT)

static gboolean
has_focus (FpSideActions *self, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static gboolean
rules_have_focus (FpSideActions *self)
{
  return fp_table_page_shows_rules (self->table) && has_focus (self, GTK_WIDGET (fp_table_page_rules (self->table)));
}

/* Shows @page of the side panel, or hides the panel if @page is NULL. */
static void
show_side (FpSideActions *self, const char *page)
{
  static const char *const pages[][2] = { { "log", "show-log" }, { "rules", "show-rules" }, { "why", "show-why" } };
  const char *previous = fp_table_page_side (self->table);
  /* Rules and “Why?” replace log and card, not each other. */
  if (previous == NULL || strcmp (previous, "log") == 0)
    self->log_behind = previous != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    fp_actions_set_state (G_ACTION_MAP (self->window), pages[i][1], g_strcmp0 (page, pages[i][0]) == 0);
  fp_table_page_show_side (self->table, page);
}

static void
show_log (FpSideActions *self, gboolean shown)
{
  show_side (self, shown ? "log" : NULL);
}

/* Hides @page and shows the page it had replaced. */
static void
hide_side (FpSideActions *self, const char *page, GtkWidget *widget)
{
  gboolean had_focus = has_focus (self, widget);
  if (g_strcmp0 (fp_table_page_side (self->table), page) != 0)
    return;
  show_log (self, self->log_behind);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

void
fp_side_actions_hide_rules (FpSideActions *self)
{
  if (fp_table_page_shows_rules (self->table))
    hide_side (self, "rules", GTK_WIDGET (fp_table_page_rules (self->table)));
}

/* The book is loaded on first use. */
gboolean
fp_side_actions_show_rules (FpSideActions *self, const char *place)
{
  if (!self->at_table)
    return FALSE;
  FpRulesView *view = fp_table_page_rules (self->table);
  if (fp_rules_view_place (view) == NULL)
    {
      fp_rules_view_set_narrow (view);
      fp_rules_view_set_catalog (view, self->catalog_model, self->settings);
    }
  show_side (self, "rules");
  if (place != NULL)
    fp_rules_view_open (view, place);
  fp_rules_view_read (view);
  return TRUE;
}

/* Hides log and card while the window is narrow, unless the player shows them. */
static void
fold (FpSideActions *self)
{
  gboolean narrow = fp_table_scale_folds_side (fp_table_page_scale (self->table));
  const char *side = fp_table_page_side (self->table);
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  if (narrow ? g_strcmp0 (side, "log") == 0 : self->folded && side == NULL)
    show_log (self, !narrow);
  self->folded = narrow && g_strcmp0 (side, "log") == 0;
}

static void
on_show_log (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpSideActions *self = data;
  show_log (self, g_variant_get_boolean (state));
  self->folded = FALSE;
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "side-panel", g_variant_get_boolean (state));
}

static void
on_show_rules (GSimpleAction *action, GVariant *state, gpointer data)
{
  if (g_variant_get_boolean (state))
    fp_side_actions_show_rules (data, NULL);
  else
    fp_side_actions_hide_rules (data);
}

static void
hide_why (FpSideActions *self)
{
  hide_side (self, "why", fp_table_page_why (self->table));
}

static void
on_show_why (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpSideActions *self = data;
  if (!g_variant_get_boolean (state))
    {
      hide_why (self);
      return;
    }
  show_side (self, "why");
  gtk_widget_grab_focus (fp_table_page_why (self->table));
}

static void
on_hide_why (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  hide_why (data);
}

static void
on_leave_rules (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (FP_SIDE_ACTIONS (data)->table));
}

/* Searches the rules if they have the focus, else the log. */
static void
on_find (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpSideActions *self = data;
  if (rules_have_focus (self))
    {
      fp_rules_view_find_in_page (fp_table_page_rules (self->table));
      return;
    }
  show_log (self, TRUE);
  fp_log_panel_find (fp_table_page_log (self->table));
}

static const GActionEntry actions[] = {
  { "show-log", NULL, NULL, "true", on_show_log },
  { "show-rules", NULL, NULL, "false", on_show_rules },
  { "show-why", NULL, NULL, "false", on_show_why },
  { "hide-why", on_hide_why },
  { "leave-rules", on_leave_rules },
  { "find-in-log", on_find },
};

void
fp_side_actions_update (FpSideActions *self, const char *page, gboolean has_game)
{
  GActionMap *map = G_ACTION_MAP (self->window);
  self->at_table = g_str_equal (page, "table");
  fp_actions_enable (map, "show-log", self->at_table);
  fp_actions_enable (map, "show-rules", self->at_table);
  fp_actions_enable (map, "show-why", self->at_table && has_game);
  fp_actions_enable (map, "find-in-log", self->at_table);
  gtk_widget_set_visible (self->log_button, self->at_table);
  gtk_widget_set_visible (self->rules_button, self->at_table);
}

void
fp_side_actions_set_catalog (FpSideActions *self, FpCatalogModel *catalog_model)
{
  g_set_object (&self->catalog_model, catalog_model);
}

/* GObject */

static void
fp_side_actions_finalize (GObject *object)
{
  FpSideActions *self = FP_SIDE_ACTIONS (object);
  g_clear_object (&self->settings);
  g_clear_object (&self->catalog_model);
  G_OBJECT_CLASS (fp_side_actions_parent_class)->finalize (object);
}

static void
fp_side_actions_class_init (FpSideActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_side_actions_finalize;
}

static void
fp_side_actions_init (FpSideActions *self)
{
}

FpSideActions *
fp_side_actions_new (GtkApplicationWindow *window, FpTablePage *table, GtkWidget *log_button, GtkWidget *rules_button,
                     GSettings *settings)
{
  FpSideActions *self = g_object_new (FP_TYPE_SIDE_ACTIONS, NULL);
  self->window = window;
  self->table = table;
  self->log_button = log_button;
  self->rules_button = rules_button;
  g_set_object (&self->settings, settings);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  if (settings != NULL)
    show_log (self, g_settings_get_boolean (settings, "side-panel"));
  g_signal_connect_object (fp_table_page_scale (table), "changed", G_CALLBACK (fold), self, G_CONNECT_SWAPPED);
  return self;
}
