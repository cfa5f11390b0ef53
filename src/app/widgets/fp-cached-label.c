/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A wrapping label that lays out its text only when it changes. */
#include "app/widgets/fp-cached-label.h"

struct _FpCachedLabel
{
  GtkWidget parent_instance;
  PangoLayout *layout;
  char *markup; /* Pango markup shown */
};

G_DEFINE_FINAL_TYPE (FpCachedLabel, fp_cached_label, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
fp_cached_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The label requests no width and fills the width it gets. */
static void
fp_cached_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  FpCachedLabel *self = FP_CACHED_LABEL (widget);
  int height = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      pango_layout_set_width (self->layout, for_size < 0 ? -1 : for_size * PANGO_SCALE);
      pango_layout_get_pixel_size (self->layout, NULL, &height);
    }
  *minimum = *natural = height;
}

static void
fp_cached_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  pango_layout_set_width (FP_CACHED_LABEL (widget)->layout, width * PANGO_SCALE);
}

static void
fp_cached_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  PangoLayout *layout = FP_CACHED_LABEL (widget)->layout;
  PangoRectangle lines;
  pango_layout_get_pixel_extents (layout, NULL, &lines);
  /* A text of the opposite direction is aligned like the others. */
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = rtl ? gtk_widget_get_width (widget) - lines.width - lines.x : -lines.x;
  gtk_snapshot_render_layout (snapshot, style, x, 0, layout);
}

/* Aligns lines at the start of the interface direction. */
static void
align (FpCachedLabel *self)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  pango_layout_set_alignment (self->layout, rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
}

static void
fp_cached_label_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  GTK_WIDGET_CLASS (fp_cached_label_parent_class)->direction_changed (widget, before);
  align (FP_CACHED_LABEL (widget));
}

static void
fp_cached_label_finalize (GObject *object)
{
  FpCachedLabel *self = FP_CACHED_LABEL (object);
  g_object_unref (self->layout);
  g_free (self->markup);
  G_OBJECT_CLASS (fp_cached_label_parent_class)->finalize (object);
}

static void
fp_cached_label_class_init (FpCachedLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_cached_label_finalize;
  widget_class->get_request_mode = fp_cached_label_get_request_mode;
  widget_class->measure = fp_cached_label_measure;
  widget_class->size_allocate = fp_cached_label_size_allocate;
  widget_class->snapshot = fp_cached_label_snapshot;
  widget_class->direction_changed = fp_cached_label_direction_changed;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
fp_cached_label_init (FpCachedLabel *self)
{
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  self->markup = g_strdup ("");
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  align (self);
}

void
fp_cached_label_set (FpCachedLabel *self, const char *markup, const char *text)
{
  g_return_if_fail (FP_IS_CACHED_LABEL (self));
  if (g_str_equal (markup, self->markup))
    return;
  g_free (self->markup);
  self->markup = g_strdup (markup);
  pango_layout_set_markup (self->layout, markup, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
