/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin that scales a page with the size of the window. */
#include "app/widgets/fp-scale-bin.h"

#include "app/widgets/fp-labels.h"

struct _FpScaleBin
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (FpScaleBin, fp_scale_bin, ADW_TYPE_BIN)

/* The scale for each minimum window size; the last that fits applies. The table grows at the
 * same sizes. */
static const struct
{
  const char *style; /* NULL for none */
  int width, height;
  float zoom;
} steps[] = {
  { NULL, 0, 0, 1 },
  { "vast-window", 2000, 1200, 1.4f },
  { "immense-window", 3000, 1700, 2 },
};

static guint
find_step (GdkSurface *surface)
{
  guint step = 0;
  for (guint i = 0; surface != NULL && i < G_N_ELEMENTS (steps); i++)
    if (gdk_surface_get_width (surface) >= steps[i].width && gdk_surface_get_height (surface) >= steps[i].height)
      step = i;
  return step;
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Measures the unscaled child: the window can shrink to its size, and starts no larger. */
static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  GtkNative *native = gtk_widget_get_native (widget);
  float zoom = steps[find_step (native != NULL ? gtk_native_get_surface (native) : NULL)].zoom;
  if (child != NULL)
    gtk_widget_allocate (child, (int) ((float) width / zoom), (int) ((float) height / zoom), -1,
                         zoom > 1 ? gsk_transform_scale (NULL, zoom, zoom) : NULL);
}

/* Each page moves the focus itself. */
static gboolean
fp_scale_bin_grab_focus (GtkWidget *widget)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  return child != NULL && gtk_widget_grab_focus (child);
}

static void
fp_scale_bin_class_init (FpScaleBinClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = fp_scale_bin_grab_focus;
}

static void
fp_scale_bin_init (FpScaleBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (request_mode, measure, allocate));
}

/* The update runs from an idle source because CSS classes must not change during allocation. */
static gboolean
update_class_cb (gpointer data)
{
  GtkWidget *window = data;
  guint step = find_step (gtk_native_get_surface (GTK_NATIVE (window)));
  for (guint i = 1; i < G_N_ELEMENTS (steps); i++)
    fp_labels_set_class (window, steps[i].style, i == step);
  return G_SOURCE_REMOVE;
}

static void
on_layout (GtkWidget *window, int width, int height, GdkSurface *surface)
{
  guint step = find_step (surface), current = 0;
  for (guint i = 1; i < G_N_ELEMENTS (steps); i++)
    if (gtk_widget_has_css_class (window, steps[i].style))
      current = i;
  if (step != current)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_class_cb, g_object_ref (window), g_object_unref);
}

static void
on_realize (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  g_signal_connect_object (surface, "layout", G_CALLBACK (on_layout), window, G_CONNECT_SWAPPED);
}

void
fp_scale_bin_install (GtkWidget *window)
{
  g_signal_connect_after (window, "realize", G_CALLBACK (on_realize), NULL);
}
