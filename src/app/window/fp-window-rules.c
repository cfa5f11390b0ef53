/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side panel of the table: log and card, the rules, or “Why?”. */
#include "config.h"

#include "app/window/fp-window-private.h"

static void
set_state (FpWindow *self, const char *name, gboolean state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (state));
}

static gboolean
has_focus (FpWindow *self, GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static gboolean
rules_have_focus (FpWindow *self)
{
  return has_focus (self, GTK_WIDGET (fp_table_page_rules (self->table)));
}

/* Shows @page of the side panel, or hides the panel if @page is NULL. */
static void
show_side (FpWindow *self, const char *page)
{
  static const char *const pages[][2] = { { "log", "show-log" }, { "rules", "show-rules" }, { "why", "show-why" } };
  const char *previous = fp_table_page_side (self->table);
  /* Rules and “Why?” replace log and card, not each other. */
  if (previous == NULL || strcmp (previous, "log") == 0)
    self->log_behind = previous != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    set_state (self, pages[i][1], g_strcmp0 (page, pages[i][0]) == 0);
  fp_table_page_show_side (self->table, page);
}

/* Hides @page and shows the page it had replaced. */
static void
hide_side (FpWindow *self, const char *page, GtkWidget *widget)
{
  gboolean had_focus = has_focus (self, widget);
  if (g_strcmp0 (fp_table_page_side (self->table), page) != 0)
    return;
  fp_window_show_log (self, self->log_behind);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

void
fp_window_hide_rules (FpWindow *self)
{
  hide_side (self, "rules", GTK_WIDGET (fp_table_page_rules (self->table)));
}

const char *
fp_window_rule (FpWindow *self)
{
  gboolean deciding = g_action_group_get_action_enabled (G_ACTION_GROUP (self), "answer");
  FpDecisionItem *decision = deciding ? fp_game_question (self->game) : NULL;
  const char *page_of_line = fp_log_panel_rule (fp_table_page_log (self->table));
  if (page_of_line != NULL)
    return page_of_line;
  return decision != NULL ? fp_decision_item_facts (decision)->page : NULL;
}

/* The book is loaded on first use. */
gboolean
fp_window_show_rules (FpWindow *self, const char *place)
{
  FpRulesView *view = fp_table_page_rules (self->table);
  if (!fp_window_shows (self, "table"))
    return FALSE;
  if (fp_rules_view_place (view) == NULL)
    {
      fp_rules_view_set_narrow (view);
      fp_rules_view_set_box (view, self->catalog_model, self->settings);
    }
  show_side (self, "rules");
  if (place != NULL)
    fp_rules_view_open (view, place);
  fp_rules_view_read (view);
  return TRUE;
}

const char *
fp_window_rules_place (FpWindow *self)
{
  return fp_table_page_shows_rules (self->table) ? fp_rules_view_place (fp_table_page_rules (self->table)) : NULL;
}

gboolean
fp_window_shows_log (FpWindow *self)
{
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self), "show-log");
  return g_variant_get_boolean (state);
}

void
fp_window_fold_side (FpWindow *self)
{
  gboolean narrow = fp_table_scale_is_narrow (fp_table_page_scale (self->table));
  const char *side = fp_table_page_side (self->table);
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  if (narrow ? g_strcmp0 (side, "log") == 0 : self->folded && side == NULL)
    fp_window_show_log (self, !narrow);
  self->folded = narrow && g_strcmp0 (side, "log") == 0;
}

void
fp_window_show_log (FpWindow *self, gboolean shown)
{
  show_side (self, shown ? "log" : NULL);
}

static void
on_show_rules (GSimpleAction *action, GVariant *state, gpointer data)
{
  if (g_variant_get_boolean (state))
    fp_window_show_rules (data, NULL);
  else
    fp_window_hide_rules (data);
}

static void
hide_why (FpWindow *self)
{
  hide_side (self, "why", fp_table_page_why (self->table));
}

static void
on_show_why (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpWindow *self = data;
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
  gtk_widget_grab_focus (GTK_WIDGET (FP_WINDOW (data)->table));
}

/* Searches the rules if they have the focus, else the log. */
static void
on_find (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (rules_have_focus (self))
    {
      fp_rules_view_find_in_page (fp_table_page_rules (self->table));
      return;
    }
  fp_window_show_log (self, TRUE);
  fp_log_panel_find (fp_table_page_log (self->table));
}

void
fp_window_add_rules_actions (FpWindow *self)
{
  static const GActionEntry actions[] = {
    { "show-rules", NULL, NULL, "false", on_show_rules },
    { "show-why", NULL, NULL, "false", on_show_why },
    { "hide-why", on_hide_why },
    { "leave-rules", on_leave_rules },
    { "find-in-log", on_find },
  };
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
