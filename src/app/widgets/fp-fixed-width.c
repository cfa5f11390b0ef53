/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin of fixed natural width. AdwClamp would only limit its child, and ask for more itself. */
#include "app/widgets/fp-fixed-width.h"

#include "app/widgets/fp-measure.h"

struct _FpFixedWidth
{
  AdwBin parent_instance;
  int width; /* natural width in characters */
};

G_DEFINE_FINAL_TYPE (FpFixedWidth, fp_fixed_width, ADW_TYPE_BIN)

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (child == NULL)
    return;
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, (int) (FP_FIXED_WIDTH (widget)->width * fp_measure_character (widget)));
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  if (child != NULL)
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
fp_fixed_width_class_init (FpFixedWidthClass *klass)
{
}

static void
fp_fixed_width_init (FpFixedWidth *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (request_mode, measure, allocate));
}

void
fp_fixed_width_set (FpFixedWidth *self, int width)
{
  g_return_if_fail (FP_IS_FIXED_WIDTH (self));
  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
