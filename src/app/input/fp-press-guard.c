/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The press guard of a window. */
#include "app/input/fp-press-guard.h"

#include <math.h>

typedef struct
{
  guint down; /* hardware code of the key that was pressed last, 0: it is up */
  guint32 seen; /* time of its last press or repetition, milliseconds */
  int question; /* identifies the question that a press answers now */
  int pressed_at; /* the question at which the last click began */
  guint32 time; /* of the last click, milliseconds */
  double x, y; /* its place */
  gboolean blocks; /* the click that is being handled must not answer */
  guint source; /* ends the handling of a click, 0 if none */
  gulong hook; /* sees the events of all surfaces */
} FpPressGuard;

enum
{
  REPEATS_WITHIN = 1000, /* milliseconds between a press and a repetition, at most */
};

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

static guint
surface_signal (void)
{
  g_autoptr (GTypeClass) surfaces = g_type_class_ref (GDK_TYPE_SURFACE);
  return g_signal_lookup ("event", GDK_TYPE_SURFACE);
}

static void
guard_free (FpPressGuard *guard)
{
  g_signal_remove_emission_hook (surface_signal (), guard->hook);
  g_clear_handle_id (&guard->source, g_source_remove);
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

/* Returns TRUE if the press @event only repeats a key that is held. Only the last key pressed can
 * repeat, and soon. */
static gboolean
see_key (FpPressGuard *guard, GdkEvent *event)
{
  const guint code = gdk_key_event_get_keycode (event);
  const guint32 time = gdk_event_get_time (event);
  gboolean repeats = code == guard->down && time - guard->seen <= REPEATS_WITHIN;
  if (gdk_key_event_is_modifier (event))
    return FALSE;
  guard->down = code;
  guard->seen = time;
  return repeats;
}

static void
see_release (FpPressGuard *guard, GdkEvent *event)
{
  if (gdk_key_event_get_keycode (event) == guard->down)
    guard->down = 0;
}

/* GTK tells a release to nobody if the widget with the focus has left the window since the press,
 * and lets no handler of the surface see it. A hook sees the event before GTK does. */
static gboolean
on_surface_event (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n G_GNUC_UNUSED, const GValue *values,
                  gpointer window)
{
  GdkEvent *event = g_value_peek_pointer (&values[1]);
  if (gtk_native_get_for_surface (g_value_get_object (&values[0])) == window &&
      gdk_event_get_event_type (event) == GDK_KEY_RELEASE)
    see_release (guard_of (window), event);
  return G_SOURCE_CONTINUE;
}

/* A key that comes up elsewhere is not held for ever. */
static void
on_active (GtkWidget *window)
{
  guard_of (window)->down = 0;
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
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
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
  g_object_set_qdata_full (G_OBJECT (window), guard_quark (), guard, (GDestroyNotify) guard_free);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (on_event), window);
  gtk_widget_add_controller (window, events);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (on_active), NULL);
  guard->hook = g_signal_add_emission_hook (surface_signal (), 0, on_surface_event, window, NULL);
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
