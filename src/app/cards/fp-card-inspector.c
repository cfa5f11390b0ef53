/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that can be inspected: pointing at a widget or focusing it shows its card. */
#include "app/cards/fp-card-inspector.h"

#include "app/input/fp-widget-option.h"

G_DEFINE_INTERFACE (FpCardInspector, fp_card_inspector, GTK_TYPE_WIDGET)

static void
fp_card_inspector_default_init (FpCardInspectorInterface *iface)
{
}

static GQuark
card_quark (void)
{
  return g_quark_from_static_string ("fp-reading-card");
}

FpCardItem *
fp_card_inspector_card (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), card_quark ());
}

/* Sets *@at to the position of the pointer in the window of @widget. Returns FALSE if the pointer
 * is not there. */
static gboolean
find_pointer (GtkWidget *widget, graphene_point_t *at)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  double x = 0, y = 0;
  gboolean found = seat != NULL && surface != NULL &&
                   gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), &x, &y, NULL);
  *at = GRAPHENE_POINT_INIT ((float) x, (float) y);
  return found;
}

static GQuark
rest_quark (void)
{
  return g_quark_from_static_string ("fp-reading-rest");
}

/* Returns TRUE if @widget came to lie under a resting pointer because the table changed. The player
 * does not mean such a card after inspecting another one by other means. */
static gboolean
moved_under_pointer (GtkWidget *inspector, GtkWidget *widget, FpCardInspectorCause cause)
{
  const graphene_point_t *rest_position = g_object_get_qdata (G_OBJECT (inspector), rest_quark ());
  graphene_point_t position;
  gboolean found = find_pointer (widget, &position);
  if (cause == FP_CARD_INSPECTOR_POINTER)
    return found && rest_position != NULL && graphene_point_near (rest_position, &position, 1);
  g_object_set_qdata_full (G_OBJECT (inspector), rest_quark (), found ? g_memdup2 (&position, sizeof position) : NULL,
                           g_free);
  return FALSE;
}

static void
read_card (GtkWidget *widget, FpCardInspectorCause cause)
{
  FpCardItem *card = fp_card_inspector_card (widget);
  GtkWidget *inspector = gtk_widget_get_ancestor (widget, FP_TYPE_CARD_INSPECTOR);
  if (card != NULL && inspector != NULL && !moved_under_pointer (inspector, widget, cause))
    FP_CARD_INSPECTOR_GET_IFACE (inspector)->read (FP_CARD_INSPECTOR (inspector), widget, card, cause);
}

static void
on_left (GtkWidget *widget)
{
  GtkWidget *inspector = gtk_widget_get_ancestor (widget, FP_TYPE_CARD_INSPECTOR);
  if (inspector != NULL && FP_CARD_INSPECTOR_GET_IFACE (inspector)->leave != NULL)
    FP_CARD_INSPECTOR_GET_IFACE (inspector)->leave (FP_CARD_INSPECTOR (inspector), widget);
}

static void
on_focus (GtkWidget *widget)
{
  read_card (widget, FP_CARD_INSPECTOR_FOCUS);
}

static void
on_pointer (GtkWidget *widget, double x, double y, GtkEventController *controller)
{
  read_card (widget, FP_CARD_INSPECTOR_POINTER);
}

static void
on_second_button (GtkWidget *widget, int presses, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  read_card (widget, FP_CARD_INSPECTOR_CLOSER);
}

static gboolean
on_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  read_card (widget, FP_CARD_INSPECTOR_CLOSER);
  return TRUE;
}

/* Space chooses what can be chosen, like Enter, and else reads. */
static gboolean
on_space (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return fp_widget_option_choose (widget) || on_key (widget, arguments, data);
}

/* Opens the rules at the card, where its references are listed. */
static gboolean
on_rules_key (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  FpCardItem *card = fp_card_inspector_card (widget);
  const char *id = card != NULL ? fp_card_item_facts (card)->id : NULL;
  if (id == NULL)
    return FALSE;
  g_autofree char *place = g_strconcat ("card:", id, NULL);
  gtk_widget_activate_action (widget, "app.rules-page", "s", place);
  return TRUE;
}

static void
add_keys (GtkWidget *widget)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                                                          gtk_callback_action_new (on_key, NULL, NULL)));
  if (!GTK_IS_BUTTON (widget))
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("space|KP_Space"),
                                                            gtk_callback_action_new (on_space, NULL, NULL)));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Shift>F1"),
                                                          gtk_callback_action_new (on_rules_key, NULL, NULL)));
  gtk_widget_add_controller (widget, keys);
}

static void
add_controllers (GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *second = gtk_gesture_click_new ();
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_focus), widget);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left), widget);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_pointer), widget);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_left), widget);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (second), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (second, "pressed", G_CALLBACK (on_second_button), widget);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (second));
  add_keys (widget);
}

void
fp_card_inspector_describe (GtkWidget *widget)
{
  FpCardItem *card = fp_card_inspector_card (widget);
  const char *text = card != NULL ? fp_card_item_facts (card)->text : NULL;
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
fp_card_inspector_attach (GtkWidget *widget, FpCardItem *card)
{
  gboolean known = fp_card_inspector_card (widget) != NULL;
  g_object_set_qdata_full (G_OBJECT (widget), card_quark (), g_object_ref (card), g_object_unref);
  if (known || fp_card_item_facts (card)->text != NULL)
    fp_card_inspector_describe (widget);
  if (!known)
    add_controllers (widget);
}

static void
on_read_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  read_card (widget, FP_CARD_INSPECTOR_CLOSER);
}

void
fp_card_inspector_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "card.read", NULL, on_read_action);
}

void
fp_card_inspector_closer (GtkWidget *widget)
{
  read_card (widget, FP_CARD_INSPECTOR_CLOSER);
}

void
fp_card_inspector_pointed (GtkWidget *widget)
{
  read_card (widget, FP_CARD_INSPECTOR_POINTER);
}

void
fp_card_inspector_left (GtkWidget *widget)
{
  if (fp_card_inspector_card (widget) != NULL)
    on_left (widget);
}
