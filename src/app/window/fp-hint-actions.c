/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The action that opens the hints, and their button. */
#include "config.h"

#include "app/window/fp-hint-actions.h"
#include "app/window/fp-window-actions.h"

struct _FpHintActions
{
  GActionMap *map; /* the window's */
  GtkMenuButton *button;
  FpHintPopover *popover;
  gboolean has_game;
};

static void
on_hint (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_menu_button_popup (((FpHintActions *) data)->button);
}

static const GActionEntry actions[] = {
  { "hint", on_hint },
};

void
fp_hint_actions_update (FpHintActions *self, const char *page)
{
  gboolean at_table = self->has_game && g_str_equal (page, "table");
  gboolean can = at_table && fp_hint_popover_can_ask (self->popover);
  fp_actions_enable (self->map, "hint", can);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), can);
  gtk_widget_set_visible (GTK_WIDGET (self->button), at_table);
}

void
fp_hint_actions_set_game (FpHintActions *self, FpGame *game)
{
  self->has_game = game != NULL;
  fp_hint_popover_set_game (self->popover, game);
}

FpHintActions *
fp_hint_actions_new (GtkApplicationWindow *window, GtkMenuButton *button, FpHintPopover *popover)
{
  FpHintActions *self = g_new0 (FpHintActions, 1);
  self->map = G_ACTION_MAP (window);
  self->button = button;
  self->popover = popover;
  gtk_menu_button_set_popover (button, GTK_WIDGET (popover));
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_hint_actions_free (FpHintActions *self)
{
  g_free (self);
}
