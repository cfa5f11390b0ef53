/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The press guard of a window. */
#include "app/input/fp-press-guard.h"

#include <math.h>

typedef struct
{
  GHashTable *held; /* hardware codes of the keys that are down */
  int question; /* identifies the question that a press answers now */
  int pressed_at; /* the question at which the last click began */
  guint32 time; /* of the last click, milliseconds */
  double x, y; /* its place */
  gboolean blocks; /* the click that is being handled must not answer */
  guint source; /* ends the handling of a click, 0 if none */
} FpPressGuard;

static GQuark
guard_quark (void)
{
  return g_quark_from_static_string ("fp-press-guard");
}

static FpPressGuard *
guard_of (GtkWidget *window)
{
  return g_object_get_qdata (G_OBJECT (window), guard_quark ());
}

static void
guard_free (FpPressGuard *guard)
{
  g_clear_handle_id (&guard->source, g_source_remove);
  g_hash_table_unref (guard->held);
  g_free (guard);
}

/* Keys */

/* Returns TRUE for keys that write or choose. Others may repeat: they move the focus, scroll, or
 * belong to a shortcut. */
static gboolean
is_choosing (GdkEvent *event)
{
  guint key = gdk_key_event_get_keyval (event);
  GdkModifierType state = gdk_event_get_modifier_state (event);
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    return TRUE;
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0 && gdk_keyval_to_unicode (key) >= ' ';
}

static gboolean
is_typing (GtkWidget *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  return focus != NULL && GTK_IS_EDITABLE (focus);
}

/* Returns TRUE if the press @event only repeats a key that is held. */
static gboolean
see_key (FpPressGuard *guard, GdkEvent *event)
{
  return !g_hash_table_add (guard->held, GUINT_TO_POINTER (gdk_key_event_get_keycode (event)));
}

/* A key that comes up elsewhere is not held for ever. */
static void
on_active (GtkWidget *window)
{
  g_hash_table_remove_all (guard_of (window)->held);
}

/* Clicks */

static gboolean
on_handled (gpointer data)
{
  FpPressGuard *guard = data;
  guard->source = 0;
  guard->blocks = FALSE;
  return G_SOURCE_REMOVE;
}

/* The event is handled before any other source runs. */
static void
block (FpPressGuard *guard)
{
  guard->blocks = guard->pressed_at != guard->question;
  if (guard->blocks && guard->source == 0)
    guard->source = g_idle_add_full (G_PRIORITY_HIGH, on_handled, guard, NULL);
}

/* Returns TRUE if the press @event follows the last one as in a double click. */
static gboolean
is_double (FpPressGuard *guard, GdkEvent *event, double x, double y)
{
  int time = 0, distance = 0;
  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &time, "gtk-double-click-distance", &distance,
                NULL);
  return gdk_event_get_time (event) - guard->time <= (guint32) time && fabs (x - guard->x) <= distance &&
         fabs (y - guard->y) <= distance;
}

/* A press that follows at once at the same place belongs to the question of the press before it:
 * nobody can have read another one. */
static void
see_press (FpPressGuard *guard, GdkEvent *event)
{
  double x = 0, y = 0;
  gdk_event_get_position (event, &x, &y);
  if (!is_double (guard, event, x, y))
    guard->pressed_at = guard->question;
  guard->time = gdk_event_get_time (event);
  guard->x = x;
  guard->y = y;
  block (guard);
}

static gboolean
on_event (GtkWidget *window, GdkEvent *event)
{
  FpPressGuard *guard = guard_of (window);
  GdkEventType type = gdk_event_get_event_type (event);
  if (type == GDK_KEY_PRESS)
    return see_key (guard, event) && is_choosing (event) && !is_typing (window);
  if (type == GDK_KEY_RELEASE)
    g_hash_table_remove (guard->held, GUINT_TO_POINTER (gdk_key_event_get_keycode (event)));
  else if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    see_press (guard, event);
  else if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END)
    block (guard);
  return GDK_EVENT_PROPAGATE;
}

void
fp_press_guard_install (GtkWidget *window)
{
  FpPressGuard *guard = g_new0 (FpPressGuard, 1);
  GtkEventController *events = gtk_event_controller_legacy_new ();
  guard->held = g_hash_table_new (NULL, NULL);
  g_object_set_qdata_full (G_OBJECT (window), guard_quark (), guard, (GDestroyNotify) guard_free);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (on_event), window);
  gtk_widget_add_controller (window, events);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (on_active), NULL);
}

void
fp_press_guard_set_question (GtkWidget *window, int question)
{
  FpPressGuard *guard = guard_of (window);
  if (guard != NULL)
    guard->question = question;
}

gboolean
fp_press_guard_blocks (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  FpPressGuard *guard = root != NULL ? guard_of (GTK_WIDGET (root)) : NULL;
  return guard != NULL && guard->blocks;
}
