/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging pieces of the table. */
#include "app/fp-drag.h"

#include "app/fp-labels.h"
#include "app/fp-piece.h"

enum
{
  ICON_OFFSET = 12, /* of the picture from the pointer, in pixels */
};

static GQuark
spot_quark (void)
{
  return g_quark_from_static_string ("fp-drag-spot");
}

static GQuark
source_quark (void)
{
  return g_quark_from_static_string ("fp-drag-source");
}

/* Whether what @piece stands for can be dropped at @spot, "": anywhere. */
static gboolean
goes_to (GtkWidget *piece, const char *spot)
{
  const FpOptionFacts *option = fp_piece_option (piece);
  if (option == NULL || !option->open || spot == NULL)
    return FALSE;
  if (*spot == '\0')
    return TRUE;
  gsize length = option->goes != NULL ? strlen (option->goes) : 0;
  return length > 0 && strncmp (option->goes, spot, length) == 0 && (spot[length] == '\0' || spot[length] == '/');
}

/* Lights the spots below @widget to which @piece may go, NULL: none. */
static void
light (GtkWidget *widget, GtkWidget *piece)
{
  const char *spot = g_object_get_qdata (G_OBJECT (widget), spot_quark ());
  if (spot != NULL)
    fp_labels_set_class (widget, "drop-here", piece != NULL && goes_to (piece, spot));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    light (child, piece);
}

static void
light_all (GtkWidget *piece, gboolean on)
{
  GtkRoot *root = gtk_widget_get_root (piece);
  if (root != NULL)
    light (GTK_WIDGET (root), on ? piece : NULL);
}

/* Sources */

static GdkContentProvider *
on_prepare (GtkWidget *piece, double x, double y, GtkDragSource *source)
{
  const FpOptionFacts *option = fp_piece_option (piece);
  return option != NULL && option->open ? gdk_content_provider_new_typed (GTK_TYPE_WIDGET, piece) : NULL;
}

static void
on_begin (GtkWidget *piece, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (piece);
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (live);
  gtk_drag_source_set_icon (source, picture, ICON_OFFSET, ICON_OFFSET);
  gtk_widget_add_css_class (piece, "dragged");
  light_all (piece, TRUE);
}

static void
on_end (GtkWidget *piece, GdkDrag *drag, gboolean delete_data, GtkDragSource *source)
{
  gtk_widget_remove_css_class (piece, "dragged");
  light_all (piece, FALSE);
}

void
fp_drag_add_source (GtkWidget *piece)
{
  if (g_object_get_qdata (G_OBJECT (piece), source_quark ()) != NULL)
    return;
  GtkDragSource *source = gtk_drag_source_new ();
  g_object_set_qdata (G_OBJECT (piece), source_quark (), source);
  /* Before buttons and lists take the press for a click. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (on_prepare), piece);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (on_begin), piece);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (on_end), piece);
  gtk_widget_add_controller (piece, GTK_EVENT_CONTROLLER (source));
}

/* Targets */

static gboolean
on_accept (GtkWidget *widget, GdkDrop *drop, GtkDropTarget *target)
{
  return gtk_widget_has_css_class (widget, "drop-here");
}

/* The widget below @widget that is the spot @spot and can be chosen now; NULL: there is none. */
static GtkWidget *
find_asked (GtkWidget *widget, const char *spot)
{
  const char *here = g_object_get_qdata (G_OBJECT (widget), spot_quark ());
  const FpOptionFacts *option = g_strcmp0 (here, spot) == 0 ? fp_piece_option (widget) : NULL;
  if (option != NULL && g_strcmp0 (option->goes, spot) == 0)
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_asked (child, spot);
  return found;
}

/* Where whose side it goes to is asked next the drop has answered that, too.  The widgets may be others by then. */
static gboolean
on_drop (GtkWidget *widget, const GValue *value, double x, double y, GtkDropTarget *target)
{
  GtkWidget *piece = g_value_get_object (value);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autofree char *spot = g_strdup (g_object_get_qdata (G_OBJECT (widget), spot_quark ()));
  if (piece == NULL || root != GTK_WIDGET (gtk_widget_get_root (piece)) || !goes_to (piece, spot))
    return FALSE;
  const FpOptionFacts *option = fp_piece_option (piece);
  gboolean whose = option->goes != NULL && strchr (option->goes, '/') == NULL;
  light (root, NULL);
  if (!fp_piece_choose (piece))
    return FALSE;
  GtkWidget *asked = whose && *spot != '\0' ? find_asked (root, spot) : NULL;
  if (asked != NULL)
    fp_piece_choose (asked);
  return TRUE;
}

void
fp_drag_add_target (GtkWidget *widget, const char *spot)
{
  gboolean known = g_object_get_qdata (G_OBJECT (widget), spot_quark ()) != NULL;
  g_object_set_qdata_full (G_OBJECT (widget), spot_quark (), g_strdup (spot != NULL ? spot : ""), g_free);
  if (known)
    return;
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_WIDGET, GDK_ACTION_COPY);
  g_signal_connect_swapped (target, "accept", G_CALLBACK (on_accept), widget);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
