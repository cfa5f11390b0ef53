/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mark of a player: the shape that goes with the player's colour. */
#include "app/table/fp-seat-mark.h"

struct _FpSeatMark
{
  GtkWidget parent_instance;
  char *shape, *colour; /* NULL until set */
};

G_DEFINE_FINAL_TYPE (FpSeatMark, fp_seat_mark, GTK_TYPE_WIDGET)

enum
{
  PROP_SHAPE = 1,
  PROP_COLOUR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* A shape with straight sides, or a disc */
typedef struct
{
  const char *shape;
  guint n; /* number of corners, 0 for a disc */
  double radius; /* fraction of the size */
  double inner; /* radius of every second corner, 0 if all are equal */
  double turn; /* angle of the first corner from straight up, degrees */
  double lower; /* downward shift that makes it look centred, fraction of the size */
} Shape;

static const Shape shapes[] = {
  { "▲", 3, 0.60, 0, 0, 0.10 },    { "●", 0, 0.45, 0, 0, 0 },        { "■", 4, 0.55, 0, 45, 0 },
  { "◆", 4, 0.57, 0, 0, 0 },       { "★", 10, 0.60, 0.27, 0, 0.04 }, { "✚", 12, 0, 0, 0, 0 },
  { "▼", 3, 0.60, 0, 180, -0.10 }, { "⬟", 5, 0.5, 0, 0, 0.03 },
};

/* Height of a capital letter, as a fraction of the font size. */
static const double CAPITAL = 0.82;

static void
add_cross (cairo_t *cr, double x, double y, double size)
{
  double out = size * 0.48, in = size * 0.17;
  const double points[][2] = { { -in, -out }, { in, -out }, { in, -in }, { out, -in }, { out, in },   { in, in },
                               { in, out },   { -in, out }, { -in, in }, { -out, in }, { -out, -in }, { -in, -in } };
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    cairo_line_to (cr, x + points[i][0], y + points[i][1]);
  cairo_close_path (cr);
}

static void
add_corners (cairo_t *cr, const Shape *shape, double x, double y, double size)
{
  for (guint i = 0; i < shape->n; i++)
    {
      double angle = (shape->turn + 360.0 * i / shape->n) * G_PI / 180;
      double radius = size * (shape->inner > 0 && i % 2 == 1 ? shape->inner : shape->radius);
      cairo_line_to (cr, x + radius * sin (angle), y - radius * cos (angle));
    }
  cairo_close_path (cr);
}

void
fp_seat_mark_path (cairo_t *cr, const char *shape, double x, double y, double size)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      if (g_strcmp0 (shapes[i].shape, shape) != 0)
        continue;
      cairo_new_sub_path (cr);
      if (shapes[i].n == 0)
        cairo_arc (cr, x, y, size * shapes[i].radius, 0, 2 * G_PI);
      else if (shapes[i].radius > 0)
        add_corners (cr, &shapes[i], x, y + size * shapes[i].lower, size);
      else
        add_cross (cr, x, y, size);
    }
}

/* Returns the height of a capital letter in the font of @widget, in pixels. */
static double
find_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return size * CAPITAL;
}

static void
fp_seat_mark_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = (int) ceil (find_size (widget));
}

static void
fp_seat_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA ink;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  fp_seat_mark_path (cr, FP_SEAT_MARK (widget)->shape, (double) width / 2, (double) height / 2, find_size (widget));
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
fp_seat_mark_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FpSeatMark *self = FP_SEAT_MARK (object);
  g_value_set_string (value, id == PROP_SHAPE ? self->shape : self->colour);
}

static void
fp_seat_mark_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FpSeatMark *self = FP_SEAT_MARK (object);
  if (id == PROP_SHAPE)
    fp_seat_mark_set (self, g_value_get_string (value), self->colour);
  else
    fp_seat_mark_set (self, self->shape, g_value_get_string (value));
}

static void
fp_seat_mark_finalize (GObject *object)
{
  g_free (FP_SEAT_MARK (object)->shape);
  g_free (FP_SEAT_MARK (object)->colour);
  G_OBJECT_CLASS (fp_seat_mark_parent_class)->finalize (object);
}

static void
fp_seat_mark_class_init (FpSeatMarkClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  object_class->finalize = fp_seat_mark_finalize;
  object_class->get_property = fp_seat_mark_get_property;
  object_class->set_property = fp_seat_mark_set_property;
  widget_class->measure = fp_seat_mark_measure;
  widget_class->snapshot = fp_seat_mark_snapshot;
  properties[PROP_SHAPE] = g_param_spec_string ("shape", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fp_seat_mark_init (FpSeatMark *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
fp_seat_mark_new (const char *shape, const char *colour)
{
  GtkWidget *self = g_object_new (FP_TYPE_SEAT_MARK, NULL);
  fp_seat_mark_set (FP_SEAT_MARK (self), shape, colour);
  return self;
}

static void
set_colour (FpSeatMark *self, const char *colour)
{
  g_autofree char *before = g_strconcat ("seat-", self->colour, NULL);
  g_autofree char *now = g_strconcat ("seat-", colour, NULL);
  if (g_strcmp0 (colour, self->colour) == 0)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), before);
  gtk_widget_add_css_class (GTK_WIDGET (self), now);
  g_free (self->colour);
  self->colour = g_strdup (colour);
}

void
fp_seat_mark_set (FpSeatMark *self, const char *shape, const char *colour)
{
  set_colour (self, colour);
  if (g_strcmp0 (shape, self->shape) == 0)
    return;
  g_autofree char *before = self->shape;
  self->shape = g_strdup (shape);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
