/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Permanent focus ring for keyboard players. */
#include "app/widgets/fp-key-focus.h"

#include "app/widgets/fp-labels.h"

/* Updates the style class. The event is passed on in every case. */
static gboolean
on_event (GtkWidget *window, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  if (type == GDK_KEY_PRESS)
    fp_labels_set_class (window, "keys", TRUE);
  else if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    fp_labels_set_class (window, "keys", FALSE);
  return GDK_EVENT_PROPAGATE;
}

void
fp_key_focus_install (GtkWidget *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (on_event), window);
  gtk_widget_add_controller (window, events);
}
