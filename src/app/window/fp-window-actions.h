/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions of a window, found by their names. */
#pragma once

#include <gio/gio.h>

/* fp_actions_enable: enables or disables the action @name of @actions. */
void fp_actions_enable (GActionMap *actions, const char *name, gboolean enabled);

/* fp_actions_set_state: sets the @state of the on-off action @name of @actions. Its handler is not
 * called. */
void fp_actions_set_state (GActionMap *actions, const char *name, gboolean state);
