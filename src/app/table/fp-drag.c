/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging pieces of the table. */
#include "app/table/fp-drag.h"

#include "app/table/fp-drop-choice.h"
#include "app/widgets/fp-labels.h"
#include "app/table/fp-option-target.h"

enum
{
  ICON_OFFSET = 12, /* of the picture from the pointer, in pixels */
  ICON_MARGIN = 4,
  ICON_RADIUS = 9,
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

static GQuark
pile_quark (void)
{
  return g_quark_from_static_string ("fp-drag-pile");
}

static GQuark
options_quark (void)
{
  return g_quark_from_static_string ("fp-drag-options");
}

/* Whether @spots, NULL: none, “”: all, has @goes or what it is a part of. */
static gboolean
has_spot (const char *spots, const char *goes)
{
  if (spots == NULL || *spots == '\0')
    return spots != NULL;
  g_auto (GStrv) all = g_strsplit (spots, " ", -1);
  for (char **spot = all; *spot != NULL && goes != NULL; spot++)
    {
      gsize length = strlen (goes);
      if (strncmp (*spot, goes, length) == 0 && ((*spot)[length] == '\0' || (*spot)[length] == '/'))
        return TRUE;
    }
  return FALSE;
}

/* Of FpOptionItem, the options that take ships from the pile @widget to @spots. */
static GListStore *
find_numbers (GtkWidget *widget, const char *spots)
{
  GListModel *options = g_object_get_qdata (G_OBJECT (widget), options_quark ());
  GListStore *found = g_list_store_new (FP_TYPE_OPTION_ITEM);
  for (guint i = 0; options != NULL && i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      if (has_spot (spots, fp_option_item_facts (item)->goes))
        g_list_store_append (found, item);
    }
  return found;
}

/* Whether @piece, or the ships that it shows, can be dropped at @spots. */
static gboolean
goes_to (GtkWidget *piece, const char *spots)
{
  const FpOptionFacts *option = fp_option_target_option (piece);
  g_autoptr (GListStore) numbers = find_numbers (piece, spots);
  return g_list_model_get_n_items (G_LIST_MODEL (numbers)) > 0 ||
         (option != NULL && option->open && has_spot (spots, option->goes));
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
  return goes_to (piece, "") ? gdk_content_provider_new_typed (GTK_TYPE_WIDGET, piece) : NULL;
}

static gboolean
is_in_space (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_has_css_class (widget, "space"))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

/* How @piece looks while it is dragged: on a ground of its own, as its letters may be dark and space is, too; what lies
 * in space takes that along, since its letters are light. */
static GdkPaintable *
new_icon (GtkWidget *piece)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (piece);
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (live);
  double width = gdk_paintable_get_intrinsic_width (picture), height = gdk_paintable_get_intrinsic_height (picture);
  const graphene_rect_t ground =
      GRAPHENE_RECT_INIT (0, 0, (float) width + 2 * ICON_MARGIN, (float) height + 2 * ICON_MARGIN);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const char *ground_name = is_in_space (piece) ? "space_bottom" : "popover_bg_color";
  GskRoundedRect shape;
  GdkRGBA colour;
  gsk_rounded_rect_init_from_rect (&shape, &ground, ICON_RADIUS);
  if (gtk_style_context_lookup_color (gtk_widget_get_style_context (piece), ground_name, &colour))
    {
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, &colour, &ground);
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (ICON_MARGIN, ICON_MARGIN));
  gdk_paintable_snapshot (picture, snapshot, width, height);
  return gtk_snapshot_free_to_paintable (snapshot, &ground.size);
}

static void
on_begin (GtkWidget *piece, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = new_icon (piece);
  gtk_drag_source_set_icon (source, icon, ICON_OFFSET, ICON_OFFSET);
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

/* Piles of ships */

void
fp_drag_set_pile (GtkWidget *widget, const char *spot)
{
  g_object_set_qdata_full (G_OBJECT (widget), pile_quark (), g_strdup (spot), g_free);
  fp_drag_add_source (widget);
}

void
fp_drag_mark_pile (GtkWidget *widget, GListModel *options)
{
  const char *spot = g_object_get_qdata (G_OBJECT (widget), pile_quark ());
  if (spot == NULL)
    return;
  GListStore *mine = g_list_store_new (FP_TYPE_OPTION_ITEM);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      if (g_strcmp0 (fp_option_item_facts (item)->from, spot) == 0)
        g_list_store_append (mine, item);
    }
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (mine)) > 0;
  g_object_set_qdata_full (G_OBJECT (widget), options_quark (), mine, g_object_unref);
  fp_labels_set_class (widget, "draggable", any);
  gtk_widget_set_cursor_from_name (widget, any ? "grab" : NULL);
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
  const FpOptionFacts *option = g_strcmp0 (here, spot) == 0 ? fp_option_target_option (widget) : NULL;
  if (option != NULL && has_spot (spot, option->goes))
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_asked (child, spot);
  return found;
}

/* One number is taken, of several one is asked for. */
static gboolean
drop_ships (GtkWidget *widget, GtkWidget *pile, const char *spots)
{
  g_autoptr (GListStore) numbers = find_numbers (pile, spots);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (numbers));
  g_autoptr (FpOptionItem) first = g_list_model_get_item (G_LIST_MODEL (numbers), 0);
  if (n == 1)
    return gtk_widget_activate_action (widget, "win.choose", "i", fp_option_item_facts (first)->index);
  fp_drop_choice_show (widget, G_LIST_MODEL (numbers));
  return TRUE;
}

/* Where whose side it goes to is asked next the drop has answered that, too.  The widgets may be others by then. */
static gboolean
drop_piece (GtkWidget *widget, GtkWidget *piece, const char *spots)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autofree char *here = g_strdup (spots);
  const FpOptionFacts *option = fp_option_target_option (piece);
  gboolean whose = option->goes != NULL && strchr (option->goes, '/') == NULL;
  if (!fp_option_target_choose (piece))
    return FALSE;
  GtkWidget *asked = whose && *here != '\0' ? find_asked (root, here) : NULL;
  if (asked != NULL)
    fp_option_target_choose (asked);
  return TRUE;
}

static gboolean
on_drop (GtkWidget *widget, const GValue *value, double x, double y, GtkDropTarget *target)
{
  GtkWidget *piece = g_value_get_object (value);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  const char *spots = g_object_get_qdata (G_OBJECT (widget), spot_quark ());
  if (piece == NULL || root != GTK_WIDGET (gtk_widget_get_root (piece)) || !goes_to (piece, spots))
    return FALSE;
  light (root, NULL);
  return fp_option_target_option (piece) != NULL ? drop_piece (widget, piece, spots)
                                                 : drop_ships (widget, piece, spots);
}

void
fp_drag_add_target (GtkWidget *widget, const char *spots)
{
  gboolean known = g_object_get_qdata (G_OBJECT (widget), spot_quark ()) != NULL;
  g_object_set_qdata_full (G_OBJECT (widget), spot_quark (), g_strdup (spots != NULL ? spots : ""), g_free);
  if (known)
    return;
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_WIDGET, GDK_ACTION_COPY);
  g_signal_connect_swapped (target, "accept", G_CALLBACK (on_accept), widget);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
