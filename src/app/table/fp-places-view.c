/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the places of ships that are no cards. */
#include "config.h"

#include "app/input/fp-drag.h"
#include "app/input/fp-highlight.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-places-view.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-item.h"
#include "model/items/fp-place-item.h"

enum
{
  NAME_WIDTH = 10, /* of a place, in characters */
};

struct _FpPlacesView
{
  AdwBin parent_instance;
  GtkBox *box;
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (FpPlacesView, fp_places_view, ADW_TYPE_BIN)

static void
fp_places_view_class_init (FpPlacesViewClass *klass)
{
}

static void
fp_places_view_init (FpPlacesView *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_WIDTH);
  gtk_widget_add_css_class (label, "tight");
  gtk_widget_add_css_class (label, "heading");
  return label;
}

/* Returns a view of @place: its picture, its ships, its name. The second child shows the ships,
 * which stand in several lines if it is @brief. */
static GtkWidget *
new_view (const FpPlaceFacts *place, gboolean brief)
{
  GtkWidget *view = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 2, "focusable",
                                  TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *picture = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *ships = brief ? g_object_new (FP_TYPE_WRAP_BOX, NULL) : gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  fp_labels_set_icon (GTK_IMAGE (picture), place->icon);
  gtk_widget_add_css_class (picture, "globe");
  gtk_widget_set_halign (ships, brief ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (view, GTK_ALIGN_START);
  gtk_widget_add_css_class (view, "bare");
  gtk_widget_add_css_class (view, "stop");
  gtk_box_append (GTK_BOX (view), picture);
  gtk_box_append (GTK_BOX (view), ships);
  gtk_box_append (GTK_BOX (view), new_label (place->label));
  fp_motion_anchor_mark (ships, FP_MOTION_ANCHOR_FIGURE, "%s", place->id);
  fp_drag_add_target (view, place->id);
  fp_drag_set_pile (view, place->id);
  return view;
}

/* The accessible name says how many ships each player has there. */
static void
show_place (FpPlacesView *self, GtkWidget *view, FpPlaceItem *item)
{
  const FpPlaceFacts *place = fp_place_item_facts (item);
  g_autofree char *ships = fp_labels_name_ships (place->ships);
  g_autofree char *name = g_strdup_printf ("%s, %s", place->label, ships);
  GtkWidget *figures = gtk_widget_get_next_sibling (gtk_widget_get_first_child (view));
  fp_labels_show_fleets (figures, place->ships);
  fp_labels_set_name (view, name);
  fp_tooltip_set (view, name);
  gtk_widget_set_visible (view, !self->brief || !place->staged);
}

void
fp_places_view_show (FpPlacesView *self, GListModel *places)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  for (guint i = 0; i < g_list_model_get_n_items (places); i++)
    {
      g_autoptr (FpPlaceItem) item = g_list_model_get_item (places, i);
      if (view == NULL)
        {
          view = new_view (fp_place_item_facts (item), self->brief);
          gtk_box_append (self->box, view);
        }
      show_place (self, view, item);
      view = gtk_widget_get_next_sibling (view);
    }
  while (view != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (view);
      gtk_box_remove (self->box, view);
      view = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), g_list_model_get_n_items (places) > 0);
}

void
fp_places_view_highlight (FpPlacesView *self, guint places)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  for (guint i = 0; view != NULL; i++, view = gtk_widget_get_next_sibling (view))
    fp_highlight (view, places >> i & 1);
}

void
fp_places_view_set_brief (FpPlacesView *self)
{
  self->brief = TRUE;
}
