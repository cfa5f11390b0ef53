/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin that never becomes lower than it has been. */
#include "app/widgets/fp-min-height-bin.h"

#include "app/widgets/fp-measure.h"
#include "app/table/fp-turn-stripe.h"

struct _FpMinHeightBin
{
  GtkWidget parent_instance;
  int width; /* width at which kept was measured, pixels; −1 before */
  int kept; /* greatest height so far, pixels */
  GtkWidget *other; /* weak; widget for which height is reserved, or NULL */
  gboolean loose; /* TRUE: nothing is kept or reserved */
};

G_DEFINE_FINAL_TYPE (FpMinHeightBin, fp_min_height_bin, GTK_TYPE_WIDGET)

/* Returns the height to reserve at @width, or at any width if @width is −1. */
static int
reserved_height (FpMinHeightBin *self, int width)
{
  if (self->loose)
    return 0;
  int kept = width < 0 || width == self->width ? self->kept : 0;
  return self->other != NULL ? MAX (kept, fp_measure_height (self->other, width)) : kept;
}

static void
fp_min_height_bin_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  FpMinHeightBin *self = FP_MIN_HEIGHT_BIN (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  *natural = MAX (*natural, reserved_height (self, for_size));
  *minimum = MAX (*minimum, reserved_height (self, for_size));
}

static void
fp_min_height_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpMinHeightBin *self = FP_MIN_HEIGHT_BIN (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean visible = child != NULL && gtk_widget_should_layout (child);
  self->kept = MAX (reserved_height (self, width), visible ? fp_measure_height (child, width) : 0);
  self->width = width;
  if (visible)
    gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static GtkSizeRequestMode
fp_min_height_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fp_min_height_bin_compute_expand (GtkWidget *widget, gboolean *hexpand, gboolean *vexpand)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  *hexpand = child != NULL && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
  *vexpand = FALSE;
}

static void
fp_min_height_bin_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  fp_turn_stripe_snapshot (widget, snapshot);
  GTK_WIDGET_CLASS (fp_min_height_bin_parent_class)->snapshot (widget, snapshot);
}

static void
fp_min_height_bin_dispose (GObject *object)
{
  GtkWidget *child;
  g_clear_weak_pointer (&FP_MIN_HEIGHT_BIN (object)->other);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fp_min_height_bin_parent_class)->dispose (object);
}

static void
fp_min_height_bin_class_init (FpMinHeightBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_min_height_bin_dispose;
  widget_class->measure = fp_min_height_bin_measure;
  widget_class->size_allocate = fp_min_height_bin_size_allocate;
  widget_class->snapshot = fp_min_height_bin_snapshot;
  widget_class->get_request_mode = fp_min_height_bin_get_request_mode;
  widget_class->compute_expand = fp_min_height_bin_compute_expand;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_min_height_bin_init (FpMinHeightBin *self)
{
  self->width = -1;
}

void
fp_min_height_bin_forget (FpMinHeightBin *self)
{
  self->kept = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  /* Hidden widgets are not notified of style changes. */
  if (self->other != NULL)
    gtk_widget_queue_resize (self->other);
}

void
fp_min_height_bin_set_loose (FpMinHeightBin *self, gboolean loose)
{
  if (self->loose == loose)
    return;
  self->loose = loose;
  fp_min_height_bin_forget (self);
}

void
fp_min_height_bin_reserve (FpMinHeightBin *self, GtkWidget *other)
{
  g_set_weak_pointer (&self->other, other);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
