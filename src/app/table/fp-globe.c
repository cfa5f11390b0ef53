/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a planet. It is rendered into an image once for each size and
 * colour: drawing it anew takes much longer than copying. The image is kept for other widgets. */
#include "app/table/fp-globe.h"

#include "app/table/fp-globe-surface.h"
#include "app/widgets/fp-colours.h"
#include "app/widgets/fp-picture-cache.h"

struct _FpGlobe
{
  GtkWidget parent_instance;
  char *name, *style; /* NULL until set */
  char **rings; /* colours of the players who control it; NULL: none */
  cairo_surface_t *picture; /* NULL until drawn */
  int size, scale; /* of the picture, in pixels and pixels per unit */
  GdkRGBA ground; /* colour of the picture */
};

G_DEFINE_FINAL_TYPE (FpGlobe, fp_globe, GTK_TYPE_WIDGET)

/* Width of the ring, as a fraction of the picture's radius. */
static const double RING = 0.13;

static void
clear_picture (FpGlobe *self)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

static void
fp_globe_finalize (GObject *object)
{
  FpGlobe *self = FP_GLOBE (object);
  clear_picture (self);
  g_free (self->name);
  g_free (self->style);
  g_strfreev (self->rings);
  G_OBJECT_CLASS (fp_globe_parent_class)->finalize (object);
}

/* Light and shadow */

static void
add_ground (cairo_t *cr, const GdkRGBA *colour)
{
  cairo_pattern_t *ground = cairo_pattern_create_radial (-0.35, -0.4, 0.1, 0, 0, 1.1);
  double red = (double) colour->red, green = (double) colour->green, blue = (double) colour->blue;
  cairo_pattern_add_color_stop_rgb (ground, 0, 0.5 + red / 2, 0.5 + green / 2, 0.5 + blue / 2);
  cairo_pattern_add_color_stop_rgb (ground, 0.55, red * 0.9, green * 0.9, blue * 0.9);
  cairo_pattern_add_color_stop_rgb (ground, 1, red * 0.6, green * 0.6, blue * 0.65);
  cairo_set_source (cr, ground);
  cairo_paint (cr);
  cairo_pattern_destroy (ground);
}

static void
add_shadow (cairo_t *cr)
{
  cairo_pattern_t *shadow = cairo_pattern_create_radial (-0.45, -0.5, 0.75, -0.3, -0.35, 1.6);
  cairo_pattern_add_color_stop_rgba (shadow, 0, 0, 0, 0.1, 0);
  cairo_pattern_add_color_stop_rgba (shadow, 1, 0, 0, 0.1, 0.8);
  cairo_set_source (cr, shadow);
  cairo_paint (cr);
  cairo_pattern_destroy (shadow);
}

/* Returns the colour of ring @i. */
static GdkRGBA
ring_colour (FpGlobe *self, guint i)
{
  g_autofree char *name = g_strconcat ("on_space_", self->rings[i], NULL);
  return fp_colour_find (GTK_WIDGET (self), name);
}

/* Draws the ring of those who control the planet, in a unit circle around 0, 0. */
static void
add_rings (FpGlobe *self, cairo_t *cr)
{
  guint n = g_strv_length (self->rings);
  for (guint i = 0; i < n; i++)
    {
      GdkRGBA ink = ring_colour (self, i);
      double part = 2 * G_PI / n, gap = n > 1 ? 0.12 : 0;
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, 1 - RING / 2, i * part - G_PI / 2 + gap, (i + 1) * part - G_PI / 2 - gap);
      cairo_set_line_width (cr, RING * 0.8);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_stroke (cr);
    }
}

/* Adds the thin light of an atmosphere on the lit side. */
static void
add_air (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 0.97, G_PI * 0.95, G_PI * 1.75);
  cairo_set_line_width (cr, 0.06);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.45);
  cairo_stroke (cr);
}

static cairo_surface_t *
draw_globe (GtkWidget *widget)
{
  FpGlobe *self = FP_GLOBE (widget);
  int size = self->size, scale = self->scale;
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * scale, size * scale);
  cairo_surface_set_device_scale (picture, scale, scale);
  cairo_t *cr = cairo_create (picture);
  cairo_translate (cr, size / 2.0, size / 2.0);
  cairo_scale (cr, size / 2.0 - 1, size / 2.0 - 1);
  if (self->rings != NULL && self->rings[0] != NULL)
    {
      add_rings (self, cr);
      cairo_scale (cr, 1 - RING * 1.5, 1 - RING * 1.5);
    }
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_clip (cr);
  add_ground (cr, &self->ground);
  fp_globe_surface_draw (cr, self->name);
  add_shadow (cr);
  add_air (cr);
  cairo_destroy (cr);
  return picture;
}

/* Appends @colour to @key. */
static void
add_to_key (GString *key, const GdkRGBA *colour)
{
  g_autofree char *text = gdk_rgba_to_string (colour);
  g_string_append_printf (key, " %s", text);
}

/* Returns the planet's picture, kept or drawn now. (transfer full) */
static cairo_surface_t *
get_picture (FpGlobe *self)
{
  g_autoptr (GString) key = g_string_new (NULL);
  g_string_printf (key, "globe %s %d %d", self->name, self->size, self->scale);
  add_to_key (key, &self->ground);
  for (guint i = 0; self->rings != NULL && self->rings[i] != NULL; i++)
    {
      GdkRGBA ink = ring_colour (self, i);
      add_to_key (key, &ink);
    }
  return fp_picture_cache_get (GTK_WIDGET (self), key->str, draw_globe);
}

static void
fp_globe_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpGlobe *self = FP_GLOBE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), size = MIN (width, height);
  int scale = gtk_widget_get_scale_factor (widget);
  GdkRGBA colour;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  if (size < 4 || self->name == NULL)
    return;
  if (self->size != size || self->scale != scale || !gdk_rgba_equal (&colour, &self->ground))
    clear_picture (self);
  self->size = size;
  self->scale = scale;
  self->ground = colour;
  if (self->picture == NULL)
    self->picture = get_picture (self);
  float x = (float) ((width - size) / 2), y = (float) ((height - size) / 2);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, (float) size, (float) size));
  cairo_set_source_surface (cr, self->picture, (double) x, (double) y);
  cairo_paint (cr);
  cairo_destroy (cr);
}

static void
fp_globe_class_init (FpGlobeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_globe_finalize;
  widget_class->snapshot = fp_globe_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fp_globe_init (FpGlobe *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "world");
}

void
fp_globe_set (FpGlobe *self, const char *name, const char *style)
{
  if (g_strcmp0 (self->name, name) == 0 && g_strcmp0 (self->style, style) == 0)
    return;
  if (self->style != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->style);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
  g_free (self->name);
  g_free (self->style);
  self->name = g_strdup (name);
  self->style = g_strdup (style);
  clear_picture (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fp_globe_set_rings (FpGlobe *self, const char *const *colours)
{
  static const char *const none[] = { NULL };
  const char *const *now = colours != NULL ? colours : none;
  if (g_strv_equal (self->rings != NULL ? (const char *const *) self->rings : none, now))
    return;
  g_strfreev (self->rings);
  self->rings = g_strdupv ((char **) now);
  clear_picture (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
