/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of a window, found by their names. */
#include "app/window/fp-window-actions.h"

void
fp_actions_enable (GActionMap *actions, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name)), enabled);
}

void
fp_actions_set_state (GActionMap *actions, const char *name, gboolean state)
{
  GAction *action = g_action_map_lookup_action (actions, name);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (state));
}
