/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Layout of the middle of the table: a scrolling part at the top and the planets below,
 * or only the former. */
#include "app/table/fp-board-layout.h"

#include "app/widgets/fp-measure.h"

struct _FpBoardLayout
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (FpBoardLayout, fp_board_layout, GTK_TYPE_WIDGET)

enum
{
  RIM = 6, /* smallest margin below the planets, pixels */
  GAP = 9, /* smallest gap above the planets, pixels */
  TOP_LINES = 20, /* lines of text kept free above the planets before any margin is added below */
  SHARE = 3, /* one part in SHARE of the remaining height goes below the planets */
};

/* Returns the natural height of @child for @width, or 0 if @child is NULL or not laid out. */
static int
height_of (GtkWidget *child, int width)
{
  return child != NULL && gtk_widget_should_layout (child) ? fp_measure_height (child, width) : 0;
}

/* Returns the height of a line of text in @widget, in pixels. */
static int
line_height (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));
  pango_font_metrics_unref (metrics);
  return height;
}

static void
fp_board_layout_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *upper = gtk_widget_get_first_child (widget), *lower = gtk_widget_get_last_child (widget);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = height_of (lower, for_size) + RIM;
      *natural = height_of (upper, for_size) + GAP + *minimum;
      return;
    }
  for (GtkWidget *child = upper; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least = 0, wanted = 0;
      gtk_widget_measure (child, orientation, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static void
fp_board_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *upper = gtk_widget_get_first_child (widget), *lower = gtk_widget_get_last_child (widget);
  int above = height_of (upper, width), below = height_of (lower, width), lowest = height - RIM - below;
  int spare = MAX (0, lowest - TOP_LINES * line_height (widget));
  int y = below > 0 ? MAX (0, MIN (lowest, MAX (lowest - spare / SHARE, above + GAP))) : lowest + GAP;
  gtk_widget_size_allocate (upper, &(GtkAllocation){ 0, 0, width, MAX (0, y - GAP) }, -1);
  if (below > 0)
    gtk_widget_size_allocate (lower, &(GtkAllocation){ 0, y, width, below }, -1);
}

static GtkSizeRequestMode
fp_board_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fp_board_layout_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fp_board_layout_parent_class)->dispose (object);
}

static void
fp_board_layout_class_init (FpBoardLayoutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_board_layout_dispose;
  widget_class->measure = fp_board_layout_measure;
  widget_class->size_allocate = fp_board_layout_size_allocate;
  widget_class->get_request_mode = fp_board_layout_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_board_layout_init (FpBoardLayout *self)
{
}
