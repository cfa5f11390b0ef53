/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starfield behind the table. It is rendered into an image: GTK caches the drawing of a widget,
 * but would compute the gradients again whenever something moves above them. */
#include <adwaita.h>

#include "app/widgets/fp-colours.h"
#include "app/table/fp-starfield.h"

enum
{
  TOP,
  BOTTOM,
  CLOUD,
  DUST,
  N_INKS,
};

/* All that a picture depends on. */
typedef struct
{
  int width, height, scale; /* in pixels of the widget, and pixels of the screen for each of them */
  gboolean contrast;
  GdkRGBA inks[N_INKS];
} FpSkyLook;

struct _FpStarfield
{
  GtkWidget parent_instance;
  /* Drawn last, or NULL. Cairo copies a picture that goes while a drawing still refers to it. */
  cairo_surface_t *picture;
  FpSkyLook look; /* of the picture */
};

G_DEFINE_FINAL_TYPE (FpStarfield, fp_starfield, GTK_TYPE_WIDGET)

enum
{
  PIXELS_PER_STAR = 9000,
  MAX_STARS = 400,
  COARSE = 4, /* pixels between two points for which the gradients are computed */
};

/* Brightness factor of stars behind words and figures. */
static const float DIMMED = 0.45f;

/* Returns a pseudo-random number in [0, 1) and advances @seed. The fixed seed gives the same stars
 * every time. */
static float
next_random (guint32 *seed)
{
  *seed = *seed * 1664525u + 1013904223u;
  return (float) (*seed >> 8) / (float) (1 << 24);
}

/* Returns TRUE if text stands at that height (a fraction): decks and names at the top, planet names
 * and figures below. A star must not be mistaken for a dot of the text. */
static gboolean
has_text (float height)
{
  return height < 0.14f || height > 0.6f;
}

static void
add_stars (GtkSnapshot *snapshot, float width, float height)
{
  guint32 seed = 5;
  guint n = MIN ((guint) (width * height) / PIXELS_PER_STAR, MAX_STARS);
  for (guint i = 0; i < n; i++)
    {
      float x = next_random (&seed) * width, y = next_random (&seed) * height;
      float bright = next_random (&seed) * (has_text (y / height) ? DIMMED : 1);
      float size = bright > 0.9f ? 2 : 1;
      const GdkRGBA white = { 1, 1, 1, 0.2f + 0.6f * bright * bright };
      gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT ((float) (int) x, (float) (int) y, size, size));
    }
}

/* Draws a cloud of dust around a point. */
static void
add_cloud (GtkSnapshot *snapshot, const graphene_rect_t *all, float x, float y, float radius, GdkRGBA inner)
{
  GdkRGBA outer = inner;
  outer.alpha = 0;
  const GskColorStop stops[] = { { 0, inner }, { 1, outer } };
  gtk_snapshot_append_radial_gradient (snapshot, all, &GRAPHENE_POINT_INIT (x, y), radius, radius * 0.6f, 0, 1, stops,
                                       G_N_ELEMENTS (stops));
}

/* Returns the node of what is smooth: the gradients. */
static GskRenderNode *
build_sky (const FpSkyLook *look, float width, float height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  const GskColorStop stops[] = { { 0, look->inks[TOP] }, { 1, look->inks[BOTTOM] } };
  gtk_snapshot_append_linear_gradient (snapshot, &all, &GRAPHENE_POINT_INIT (0, 0), &GRAPHENE_POINT_INIT (0, height),
                                       stops, G_N_ELEMENTS (stops));
  if (!look->contrast)
    {
      add_cloud (snapshot, &all, width * 0.8f, height * 0.15f, width * 0.5f, look->inks[CLOUD]);
      add_cloud (snapshot, &all, width * 0.15f, height * 0.95f, width * 0.4f, look->inks[DUST]);
    }
  return gtk_snapshot_free_to_node (snapshot);
}

/* Draws the gradients. A radial gradient costs much for each pixel, so they are computed for one of
 * COARSE × COARSE, and those between are interpolated. */
static void
draw_sky (const FpSkyLook *look, cairo_t *cairo)
{
  int columns = look->width / COARSE + 1, lines = look->height / COARSE + 1;
  cairo_surface_t *coarse = cairo_image_surface_create (CAIRO_FORMAT_RGB24, columns, lines);
  cairo_t *small = cairo_create (coarse);
  GskRenderNode *sky = build_sky (look, (float) columns, (float) lines);
  gsk_render_node_draw (sky, small);
  gsk_render_node_unref (sky);
  cairo_destroy (small);
  cairo_save (cairo);
  cairo_scale (cairo, COARSE, COARSE);
  cairo_set_source_surface (cairo, coarse, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cairo), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cairo), CAIRO_FILTER_BILINEAR);
  cairo_paint (cairo);
  cairo_restore (cairo);
  cairo_surface_destroy (coarse);
}

static void
draw_stars (cairo_t *cairo, int width, int height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  add_stars (snapshot, (float) width, (float) height);
  GskRenderNode *stars = gtk_snapshot_free_to_node (snapshot);
  if (stars == NULL)
    return;
  gsk_render_node_draw (stars, cairo);
  gsk_render_node_unref (stars);
}

/* Renders the sky into an image at the resolution of the screen. */
static cairo_surface_t *
render_image (const FpSkyLook *look)
{
  cairo_surface_t *picture =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, look->width * look->scale, look->height * look->scale);
  cairo_surface_set_device_scale (picture, look->scale, look->scale);
  cairo_t *cairo = cairo_create (picture);
  draw_sky (look, cairo);
  if (!look->contrast)
    draw_stars (cairo, look->width, look->height);
  cairo_destroy (cairo);
  return picture;
}

static void
clear_picture (FpStarfield *self)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

static gboolean
looks_equal (const FpSkyLook *one, const FpSkyLook *other)
{
  gboolean equal = one->width == other->width && one->height == other->height && one->scale == other->scale &&
                   one->contrast == other->contrast;
  for (guint i = 0; equal && i < N_INKS; i++)
    equal = gdk_rgba_equal (&one->inks[i], &other->inks[i]);
  return equal;
}

/* Draws the picture unless the last one is the same. The table is shown anew at each hand-over. */
static void
update_picture (FpStarfield *self)
{
  static const char *const inks[N_INKS] = { "space_top", "space_bottom", "space_cloud", "space_dust" };
  GtkWidget *widget = GTK_WIDGET (self);
  FpSkyLook look = { gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                     gtk_widget_get_scale_factor (widget),
                     adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) };
  for (guint i = 0; i < N_INKS; i++)
    look.inks[i] = fp_colour_find (widget, inks[i]);
  if (self->picture != NULL && looks_equal (&look, &self->look))
    return;
  clear_picture (self);
  self->look = look;
  self->picture = render_image (&look);
}

static void
fp_starfield_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpStarfield *self = FP_STARFIELD (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  if (width == 0 || height == 0)
    return;
  update_picture (self);
  cairo_t *cairo = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_set_source_surface (cairo, self->picture, 0, 0);
  cairo_paint (cairo);
  cairo_destroy (cairo);
}

static void
fp_starfield_finalize (GObject *object)
{
  clear_picture (FP_STARFIELD (object));
  G_OBJECT_CLASS (fp_starfield_parent_class)->finalize (object);
}

static void
fp_starfield_class_init (FpStarfieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_starfield_finalize;
  widget_class->snapshot = fp_starfield_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fp_starfield_init (FpStarfield *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
