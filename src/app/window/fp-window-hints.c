/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's hints. */
#include "config.h"

#include "app/window/fp-window-private.h"

static void
on_hint (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_menu_button_popup (FP_WINDOW (data)->hint);
}

static const GActionEntry actions[] = {
  { "hint", on_hint },
};

void
fp_window_add_hint_actions (FpWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
fp_window_update_hints (FpWindow *self)
{
  gboolean at_table = self->game != NULL && fp_window_shows (self, "table");
  gboolean can = at_table && fp_hint_popover_can_ask (self->hints);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "hint");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), can);
  gtk_widget_set_sensitive (GTK_WIDGET (self->hint), can);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), at_table);
}
