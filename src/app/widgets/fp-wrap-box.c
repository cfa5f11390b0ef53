/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box that wraps its children into lines. */
#include "app/widgets/fp-wrap-box.h"

#include "app/widgets/fp-measure.h"

struct _FpWrapBox
{
  GtkWidget parent_instance;
  int width; /* last allocated width, 0 before */
  int spacing; /* between children and between lines, pixels */
  guint idle; /* source that requests another height, 0 for none */
};

G_DEFINE_FINAL_TYPE (FpWrapBox, fp_wrap_box, GTK_TYPE_WIDGET)

enum
{
  SPACING = 6, /* default spacing, pixels */
};

static int
natural_width (GtkWidget *child, int at_most)
{
  int least, natural;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return MAX (least, MIN (natural, at_most));
}

/* Lays out the children in lines of @width pixels, allocates them if @place, and returns
 * the height. */
static int
flow (GtkWidget *widget, int width, gboolean place)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int spacing = FP_WRAP_BOX (widget)->spacing, x = 0, y = 0, line = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      int child_width = natural_width (child, width);
      int child_height = fp_measure_height (child, child_width);
      if (x > 0 && x + child_width > width)
        {
          y += line + spacing;
          x = line = 0;
        }
      if (place)
        gtk_widget_size_allocate (
            child, &(GtkAllocation){ mirrored ? width - x - child_width : x, y, child_width, child_height }, -1);
      x += child_width + spacing;
      line = MAX (line, child_height);
    }
  return y + line;
}

static GtkSizeRequestMode
fp_wrap_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fp_wrap_box_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      /* A scrolled window asks without a width and gets the height for the last width. */
      int last = FP_WRAP_BOX (widget)->width;
      *minimum = *natural = flow (widget, for_size >= 0 ? for_size : last > 0 ? last : G_MAXINT / 2, FALSE);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wanted + (*natural > 0 ? FP_WRAP_BOX (widget)->spacing : 0);
    }
}

static gboolean
resize_cb (gpointer data)
{
  FP_WRAP_BOX (data)->idle = 0;
  gtk_widget_queue_resize (data);
  return G_SOURCE_REMOVE;
}

static void
fp_wrap_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpWrapBox *self = FP_WRAP_BOX (widget);
  /* A caller without a width was given the height for another width. A new layout is needed only if
   * the heights differ. */
  if (width != self->width && self->idle == 0 && flow (widget, width, FALSE) != flow (widget, self->width, FALSE))
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_cb, self, NULL);
  self->width = width;
  flow (widget, width, TRUE);
}

static gboolean
fp_wrap_box_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean by_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (by_tab && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (fp_wrap_box_parent_class)->focus (widget, direction);
}

static void
fp_wrap_box_dispose (GObject *object)
{
  g_clear_handle_id (&FP_WRAP_BOX (object)->idle, g_source_remove);
  fp_wrap_box_clear (FP_WRAP_BOX (object));
  G_OBJECT_CLASS (fp_wrap_box_parent_class)->dispose (object);
}

static void
fp_wrap_box_class_init (FpWrapBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_wrap_box_dispose;
  widget_class->get_request_mode = fp_wrap_box_get_request_mode;
  widget_class->measure = fp_wrap_box_measure;
  widget_class->size_allocate = fp_wrap_box_size_allocate;
  widget_class->focus = fp_wrap_box_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_wrap_box_init (FpWrapBox *self)
{
  self->spacing = SPACING;
}

void
fp_wrap_box_set_spacing (FpWrapBox *self, int spacing)
{
  if (self->spacing == spacing)
    return;
  self->spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fp_wrap_box_append (FpWrapBox *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
fp_wrap_box_clear (FpWrapBox *self)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
