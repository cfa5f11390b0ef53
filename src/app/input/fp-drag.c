/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drag and drop of option targets and ships on the table. */
#include "app/input/fp-drag.h"

#include "app/input/fp-drop-choice.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-widget-option.h"

enum
{
  ICON_OFFSET = 12, /* of the drag icon from the pointer, pixels */
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

/* Returns TRUE if the list @spots contains @goes or a part of it (“side” matches “side/orange”).
 * The empty string contains every spot, NULL none. */
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

/* Returns the options (FpOptionItem) that take ships from the pile @widget to one of @spots. */
static GListStore *
find_ship_options (GtkWidget *widget, const char *spots)
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

/* A card that is wanted can be dropped wherever cards are played. */
static const char wish_goes[] = "side";

/* Returns TRUE if @dragged, or ships of the pile it shows, can be dropped at one of @spots. */
static gboolean
can_drop_at (GtkWidget *dragged, const char *spots)
{
  const FpOptionFacts *option = fp_widget_option (dragged);
  g_autoptr (GListStore) numbers = find_ship_options (dragged, spots);
  if (option == NULL && fp_widget_option_wish (dragged) >= 0)
    return has_spot (spots, wish_goes);
  return g_list_model_get_n_items (G_LIST_MODEL (numbers)) > 0 ||
         (option != NULL && option->open && has_spot (spots, option->goes));
}

/* Highlights the spots in the tree of @widget that accept @dragged; NULL clears all highlights. */
static void
update_highlights (GtkWidget *widget, GtkWidget *dragged)
{
  const char *spot = g_object_get_qdata (G_OBJECT (widget), spot_quark ());
  if (spot != NULL)
    fp_labels_set_class (widget, "drop-here", dragged != NULL && can_drop_at (dragged, spot));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    update_highlights (child, dragged);
}

static void
highlight_spots (GtkWidget *dragged, gboolean on)
{
  GtkRoot *root = gtk_widget_get_root (dragged);
  if (root != NULL)
    update_highlights (GTK_WIDGET (root), on ? dragged : NULL);
}

/* Sources */

/* Returns TRUE if a widget around @widget is dragged instead, such as the planet of a pile. Two
 * drags at once would cancel each other. */
static gboolean
is_dragged_along (GtkWidget *widget)
{
  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL; around = gtk_widget_get_parent (around))
    if (g_object_get_qdata (G_OBJECT (around), source_quark ()) != NULL && can_drop_at (around, ""))
      return TRUE;
  return FALSE;
}

static GdkContentProvider *
on_prepare (GtkWidget *dragged, double x, double y, GtkDragSource *source)
{
  return can_drop_at (dragged, "") && !is_dragged_along (dragged)
             ? gdk_content_provider_new_typed (GTK_TYPE_WIDGET, dragged)
             : NULL;
}

static gboolean
is_in_space (GtkWidget *widget)
{
  while (widget != NULL && !gtk_widget_has_css_class (widget, "space"))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

/* Returns the drag icon of @dragged on a background of its own. Text from the board is light, so
 * its icon keeps the dark background. */
static GdkPaintable *
new_icon (GtkWidget *dragged)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (dragged);
  g_autoptr (GdkPaintable) picture = gdk_paintable_get_current_image (live);
  double width = gdk_paintable_get_intrinsic_width (picture), height = gdk_paintable_get_intrinsic_height (picture);
  const graphene_rect_t ground =
      GRAPHENE_RECT_INIT (0, 0, (float) width + 2 * ICON_MARGIN, (float) height + 2 * ICON_MARGIN);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const char *ground_name = is_in_space (dragged) ? "space_bottom" : "popover_bg_color";
  GskRoundedRect shape;
  GdkRGBA colour;
  gsk_rounded_rect_init_from_rect (&shape, &ground, ICON_RADIUS);
  if (gtk_style_context_lookup_color (gtk_widget_get_style_context (dragged), ground_name, &colour))
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
on_drag_begin (GtkWidget *dragged, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) icon = new_icon (dragged);
  gtk_drag_source_set_icon (source, icon, ICON_OFFSET, ICON_OFFSET);
  gtk_widget_add_css_class (dragged, "dragged");
  highlight_spots (dragged, TRUE);
}

static void
on_drag_end (GtkWidget *dragged, GdkDrag *drag, gboolean delete_data, GtkDragSource *source)
{
  gtk_widget_remove_css_class (dragged, "dragged");
  highlight_spots (dragged, FALSE);
}

void
fp_drag_add_source (GtkWidget *dragged)
{
  if (g_object_get_qdata (G_OBJECT (dragged), source_quark ()) != NULL)
    return;
  GtkDragSource *source = gtk_drag_source_new ();
  g_object_set_qdata (G_OBJECT (dragged), source_quark (), source);
  /* The capture phase comes before buttons and lists treat the press as a click. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (on_prepare), dragged);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (on_drag_begin), dragged);
  g_signal_connect_swapped (source, "drag-end", G_CALLBACK (on_drag_end), dragged);
  gtk_widget_add_controller (dragged, GTK_EVENT_CONTROLLER (source));
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
  GListStore *taking = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      if (g_strcmp0 (fp_option_item_facts (item)->from, spot) != 0)
        continue;
      if (taking == NULL)
        taking = g_list_store_new (FP_TYPE_OPTION_ITEM);
      g_list_store_append (taking, item);
    }
  gboolean any = taking != NULL;
  /* Most piles of most questions take nothing and stay as they are. */
  if (!any && g_object_get_qdata (G_OBJECT (widget), options_quark ()) == NULL)
    return;
  g_object_set_qdata_full (G_OBJECT (widget), options_quark (), taking, g_object_unref);
  fp_labels_set_class (widget, "draggable", any);
  gtk_widget_set_cursor_from_name (widget, any ? "grab" : NULL);
}

/* Targets */

static gboolean
on_accept (GtkWidget *widget, GdkDrop *drop, GtkDropTarget *target)
{
  return gtk_widget_has_css_class (widget, "drop-here");
}

/* Returns the widget in the tree of @widget that is the spot @spot and can be chosen
 * now, or NULL. */
static GtkWidget *
find_choosable_spot (GtkWidget *widget, const char *spot)
{
  const char *here = g_object_get_qdata (G_OBJECT (widget), spot_quark ());
  const FpOptionFacts *option = g_strcmp0 (here, spot) == 0 ? fp_widget_option (widget) : NULL;
  if (option != NULL && has_spot (spot, option->goes))
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_choosable_spot (child, spot);
  return found;
}

/* A single matching number of ships is chosen at once. Several are offered in a popover. */
static gboolean
drop_ships (GtkWidget *widget, GtkWidget *pile, const char *spots)
{
  g_autoptr (GListStore) numbers = find_ship_options (pile, spots);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (numbers));
  g_autoptr (FpOptionItem) first = g_list_model_get_item (G_LIST_MODEL (numbers), 0);
  if (n == 1)
    return gtk_widget_activate_action (widget, "win.choose", "i", fp_option_item_facts (first)->index);
  fp_drop_choice_show (widget, G_LIST_MODEL (numbers));
  return TRUE;
}

/* If the next decision asks for the side to play on, the drop answers that decision as well. The
 * widgets may have been replaced by then. */
static gboolean
drop_target (GtkWidget *widget, GtkWidget *dragged, const char *spots)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autofree char *here = g_strdup (spots);
  const FpOptionFacts *option = fp_widget_option (dragged);
  gboolean needs_side = option->goes != NULL && strchr (option->goes, '/') == NULL;
  if (!fp_widget_option_choose (dragged))
    return FALSE;
  GtkWidget *next = needs_side && *here != '\0' ? find_choosable_spot (root, here) : NULL;
  if (next != NULL)
    fp_widget_option_choose (next);
  return TRUE;
}

static gboolean
on_drop (GtkWidget *widget, const GValue *value, double x, double y, GtkDropTarget *target)
{
  GtkWidget *dragged = g_value_get_object (value);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  const char *spots = g_object_get_qdata (G_OBJECT (widget), spot_quark ());
  if (dragged == NULL || root != GTK_WIDGET (gtk_widget_get_root (dragged)) || !can_drop_at (dragged, spots))
    return FALSE;
  update_highlights (root, NULL);
  if (fp_widget_option (dragged) == NULL && fp_widget_option_wish (dragged) >= 0)
    return fp_widget_option_choose (dragged);
  return fp_widget_option (dragged) != NULL ? drop_target (widget, dragged, spots)
                                            : drop_ships (widget, dragged, spots);
}

void
fp_drag_add_target (GtkWidget *widget, const char *spots)
{
  gboolean has_target = g_object_get_qdata (G_OBJECT (widget), spot_quark ()) != NULL;
  g_object_set_qdata_full (G_OBJECT (widget), spot_quark (), g_strdup (spots != NULL ? spots : ""), g_free);
  if (has_target)
    return;
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_WIDGET, GDK_ACTION_COPY);
  g_signal_connect_swapped (target, "accept", G_CALLBACK (on_accept), widget);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
