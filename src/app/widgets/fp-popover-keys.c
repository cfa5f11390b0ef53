/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keyboard shortcuts of the window while a popover is open. An open popover keeps all keys to
 * itself. */
#include "app/widgets/fp-popover-keys.h"

/* Returns TRUE for keys that may be shortcuts of the window. Other keys move the focus. */
static gboolean
is_shortcut (guint key, GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || (key >= GDK_KEY_F1 && key <= GDK_KEY_F12) ||
         gdk_keyval_to_unicode (key) > ' ';
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, GtkPopover *popover)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (popover));
  if (!is_shortcut (key, state) || !gtk_event_controller_key_forward (keys, GTK_WIDGET (window)))
    return GDK_EVENT_PROPAGATE;
  gtk_popover_popdown (popover);
  return GDK_EVENT_STOP;
}

void
fp_popover_keys_install (GtkPopover *popover)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), popover, 0);
  gtk_widget_add_controller (GTK_WIDGET (popover), keys);
}
