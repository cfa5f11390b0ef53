/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two widgets side by side, or one above the other. */
#include "app/widgets/fp-columns.h"

enum
{
  TWO_COLUMNS = 700, /* smallest width for two columns, pixels */
  SPACING = 18,
};

struct _FpColumns
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (FpColumns, fp_columns, GTK_TYPE_WIDGET)

/* Returns the width of each widget within @width. */
static int
column (int width)
{
  return width >= TWO_COLUMNS ? (width - SPACING) / 2 : width;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = 0, wanted = 0;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, 2 * wanted + SPACING);
    }
}

static void
fp_columns_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
  int highest = 0, sum = 0;
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = 0;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, for_size < 0 ? -1 : column (for_size), &least, NULL, NULL,
                          NULL);
      highest = MAX (highest, least);
      sum += least + (sum > 0 ? SPACING : 0);
    }
  *minimum = *natural = for_size >= TWO_COLUMNS ? highest : sum;
}

static void
fp_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean beside = width >= TWO_COLUMNS;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int each = column (width), x = beside && mirrored ? width - each : 0, y = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int wanted = height;
      if (!beside)
        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, each, &wanted, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, each, wanted }, -1);
      if (beside)
        x += (mirrored ? -1 : 1) * (each + SPACING);
      else
        y += wanted + SPACING;
    }
}

static GtkSizeRequestMode
fp_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fp_columns_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fp_columns_parent_class)->dispose (object);
}

static void
fp_columns_class_init (FpColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_columns_dispose;
  widget_class->measure = fp_columns_measure;
  widget_class->size_allocate = fp_columns_size_allocate;
  widget_class->get_request_mode = fp_columns_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_columns_init (FpColumns *self)
{
}
