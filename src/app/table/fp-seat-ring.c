/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players side by side in columns of equal width, in as few lines as have room. */
#include "app/table/fp-seat-ring.h"

enum
{
  SPACING = 9, /* between columns, pixels */
  LINE_SPACING = 3,
  ONE_LINE = 3, /* most players who always stand in one line */
  MOST_LINES = 3,
};

struct _FpSeatRing
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (FpSeatRing, fp_seat_ring, GTK_TYPE_WIDGET)

/* Returns the number of children. Sets @least and @wanted to the widths of the widest one. */
static int
measure_children (GtkWidget *widget, int *least, int *wanted)
{
  int n = 0;
  *least = *wanted = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), n++)
    {
      int minimum = 0, natural = 0;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      *wanted = MAX (*wanted, natural);
    }
  return n;
}

static int
line_width (int n, int column)
{
  return n > 0 ? n * column + (n - 1) * SPACING : 0;
}

/* Returns the least columns that @n players can stand in. */
static int
least_columns (int n)
{
  return n <= ONE_LINE ? n : (n + MOST_LINES - 1) / MOST_LINES;
}

/* Returns the number of columns within @width. */
static int
count_columns (GtkWidget *widget, int width)
{
  int least, wanted, n = measure_children (widget, &least, &wanted);
  for (int lines = 1; lines < MOST_LINES; lines++)
    {
      int columns = (n + lines - 1) / lines;
      if (n <= ONE_LINE || width < 0 || line_width (columns, least) <= width)
        return columns;
    }
  return least_columns (n);
}

static int
column_width (int columns, int width)
{
  return columns > 0 ? MAX (0, (width - (columns - 1) * SPACING) / columns) : 0;
}

/* Returns the height of the line that begins with @child. */
static int
line_height (GtkWidget *child, int columns, int column)
{
  int height = 0;
  for (int i = 0; i < columns && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    {
      int least = 0;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, &least, NULL, NULL, NULL);
      height = MAX (height, least);
    }
  return height;
}

static void
fp_seat_ring_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  int least, wanted, n = measure_children (widget, &least, &wanted);
  *minimum = line_width (least_columns (n), least);
  *natural = line_width (n, wanted);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  int columns = count_columns (widget, for_size);
  int column = for_size < 0 ? wanted : column_width (columns, for_size), height = 0;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  while (child != NULL)
    {
      height += line_height (child, columns, column) + (height > 0 ? LINE_SPACING : 0);
      for (int i = 0; i < columns && child != NULL; i++)
        child = gtk_widget_get_next_sibling (child);
    }
  *minimum = *natural = height;
}

static void
fp_seat_ring_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = count_columns (widget, width), column = column_width (columns, width), y = 0;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  while (child != NULL)
    {
      int line = line_height (child, columns, column);
      for (int i = 0; i < columns && child != NULL; i++, child = gtk_widget_get_next_sibling (child))
        {
          int x = i * (column + SPACING);
          gtk_widget_size_allocate (child, &(GtkAllocation){ mirrored ? width - x - column : x, y, column, line }, -1);
        }
      y += line + LINE_SPACING;
    }
}

static GtkSizeRequestMode
fp_seat_ring_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fp_seat_ring_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fp_seat_ring_parent_class)->dispose (object);
}

static void
fp_seat_ring_class_init (FpSeatRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_seat_ring_dispose;
  widget_class->measure = fp_seat_ring_measure;
  widget_class->size_allocate = fp_seat_ring_size_allocate;
  widget_class->get_request_mode = fp_seat_ring_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_seat_ring_init (FpSeatRing *self)
{
}

void
fp_seat_ring_append (FpSeatRing *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

int
fp_seat_ring_column (FpSeatRing *self, int width)
{
  return column_width (count_columns (GTK_WIDGET (self), width), width);
}
