/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The motif on the face of a card. It is drawn into a picture once for each size and colour, as
 * planets are (fp-globe.c). Cards with the same motif share it. */
#include "app/cards/fp-card-motif.h"

#include "art/fp-portrait-draw.h"

#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-picture-cache.h"
#include "app/widgets/fp-seeded-random.h"

struct _FpCardMotif
{
  GtkWidget parent_instance;
  GtkImage *sign;
  char *seed; /* NULL: none */
  char *kind; /* of the drawing; NULL: none */
  cairo_surface_t *picture; /* NULL until drawn */
  int size, scale; /* of the picture, in pixels and pixels per unit */
  GdkRGBA ink; /* colour of the picture */
};

/* Numbers of petals in a crest. */
enum
{
  FEWEST_PETALS = 4,
  MORE_PETALS = 7,
};

/* Descriptions of drawings, called as the kinds. */
#define DRAWINGS "/io/github/fifthplanet/FifthPlanet/drawings/"

static const double SHADE = 0.72; /* radius of the shade, in radii of the motif */

G_DEFINE_FINAL_TYPE (FpCardMotif, fp_card_motif, GTK_TYPE_WIDGET)

/* Draws a disc that is lit from the upper left, in a unit circle around 0, 0. */
static void
add_disc (cairo_t *cr, const GdkRGBA *ink)
{
  double red = (double) ink->red, green = (double) ink->green, blue = (double) ink->blue;
  cairo_pattern_t *light = cairo_pattern_create_radial (-0.4, -0.45, 0.1, 0, 0, 1.05);
  cairo_pattern_add_color_stop_rgb (light, 0, red * 0.72, green * 0.72, blue * 0.72);
  cairo_pattern_add_color_stop_rgb (light, 1, red * 0.22, green * 0.22, blue * 0.28);
  cairo_arc (cr, 0, 0, 0.97, 0, 2 * G_PI);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke (cr);
}

/* Draws petals around the middle, and a star between each two of them. */
static void
add_crest (cairo_t *cr, const char *seed)
{
  guint32 random = fp_seeded_random_begin (seed);
  int petals = FEWEST_PETALS + (int) (fp_seeded_random (&random) * MORE_PETALS);
  double far = 0.4 + fp_seeded_random (&random) * 0.2, length = 0.3 + fp_seeded_random (&random) * 0.12;
  double width = 0.1 + fp_seeded_random (&random) * 0.22, slant = fp_seeded_random (&random) * 0.9 - 0.45;
  double star = 0.74 + fp_seeded_random (&random) * 0.1;
  for (int i = 0; i < petals; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, 2 * G_PI * i / petals - G_PI / 2);
      cairo_save (cr);
      cairo_translate (cr, far, 0);
      cairo_rotate (cr, slant);
      cairo_scale (cr, length, width);
      cairo_new_path (cr);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore (cr);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.12);
      cairo_fill_preserve (cr);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.38);
      cairo_set_line_width (cr, 0.035);
      cairo_stroke (cr);
      cairo_rotate (cr, G_PI / petals);
      cairo_arc (cr, star, 0, 0.05, 0, 2 * G_PI);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

/* Darkens the middle, so that the sign stands out. It is part of the picture because GTK would blur
 * the shadow of an icon anew in each frame, over all that the frame draws. */
static void
add_shade (cairo_t *cr)
{
  cairo_pattern_t *shade = cairo_pattern_create_radial (0, 0, 0, 0, 0, SHADE);
  cairo_pattern_add_color_stop_rgba (shade, 0, 0, 0, 0, 0.5);
  cairo_pattern_add_color_stop_rgba (shade, 0.6, 0, 0, 0, 0.4);
  cairo_pattern_add_color_stop_rgba (shade, 1, 0, 0, 0, 0);
  cairo_arc (cr, 0, 0, SHADE, 0, 2 * G_PI);
  cairo_set_source (cr, shade);
  cairo_fill (cr);
  cairo_pattern_destroy (shade);
}

/* Returns the description of the drawing of cards of @kind, or NULL if there is none. Free with
 * g_bytes_unref (). */
static GBytes *
find_drawing (const char *kind)
{
  g_autofree char *path = g_strconcat (DRAWINGS, kind, ".drawing", NULL);
  return kind != NULL ? g_resources_lookup_data (path, 0, NULL) : NULL;
}

/* Draws the kind of the card into a unit circle around 0, 0. FALSE: there is no drawing. */
static gboolean
add_drawing (cairo_t *cr, const char *kind)
{
  g_autoptr (GBytes) text = find_drawing (kind);
  if (text == NULL)
    return FALSE;
  const FpPortraitStyle style = { .cut_out = TRUE };
  g_autofree char *copy = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
  g_autoptr (FpPortrait) drawing = fp_portrait_parse (copy, kind);
  cairo_save (cr);
  cairo_arc (cr, 0, 0, 0.94, 0, 2 * G_PI);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, 0.03, 0.03, 0.1, 0.72);
  cairo_paint (cr);
  cairo_translate (cr, -1, -1);
  fp_portrait_draw (drawing, cr, 2, &style);
  cairo_restore (cr);
  return TRUE;
}

static cairo_surface_t *
draw_picture (GtkWidget *widget)
{
  FpCardMotif *self = FP_CARD_MOTIF (widget);
  int size = self->size, scale = self->scale;
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * scale, size * scale);
  cairo_surface_set_device_scale (picture, scale, scale);
  cairo_t *cr = cairo_create (picture);
  cairo_translate (cr, size / 2.0, size / 2.0);
  cairo_scale (cr, size / 2.0, size / 2.0);
  add_disc (cr, &self->ink);
  if (!add_drawing (cr, self->kind))
    {
      if (self->seed != NULL)
        add_crest (cr, self->seed);
      add_shade (cr);
    }
  cairo_destroy (cr);
  return picture;
}

/* Returns the motif's picture, kept or drawn now. A drawing of the kind doesn't depend on the seed.
 * (transfer full) */
static cairo_surface_t *
get_picture (FpCardMotif *self)
{
  g_autofree char *ink = gdk_rgba_to_string (&self->ink);
  /* The icon in the middle is visible where there is no drawing. */
  gboolean drawn = !gtk_widget_get_visible (GTK_WIDGET (self->sign));
  g_autofree char *key = g_strdup_printf ("motif %s %s %d %d %s", drawn ? self->kind : "",
                                          drawn || self->seed == NULL ? "" : self->seed, self->size, self->scale, ink);
  return fp_picture_cache_get (GTK_WIDGET (self), key, draw_picture);
}

static void
clear_picture (FpCardMotif *self)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
}

static void
fp_card_motif_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpCardMotif *self = FP_CARD_MOTIF (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), size = MIN (width, height);
  int scale = gtk_widget_get_scale_factor (widget);
  GdkRGBA ink;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (size < 4)
    return;
  if (self->size != size || self->scale != scale || !gdk_rgba_equal (&ink, &self->ink))
    clear_picture (self);
  self->size = size;
  self->scale = scale;
  self->ink = ink;
  if (self->picture == NULL)
    self->picture = get_picture (self);
  float x = (float) ((width - size) / 2), y = (float) ((height - size) / 2);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, (float) size, (float) size));
  cairo_set_source_surface (cr, self->picture, (double) x, (double) y);
  cairo_paint (cr);
  cairo_destroy (cr);
  GTK_WIDGET_CLASS (fp_card_motif_parent_class)->snapshot (widget, snapshot);
}

static void
fp_card_motif_dispose (GObject *object)
{
  FpCardMotif *self = FP_CARD_MOTIF (object);
  if (self->sign != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->sign));
  self->sign = NULL;
  G_OBJECT_CLASS (fp_card_motif_parent_class)->dispose (object);
}

static void
fp_card_motif_finalize (GObject *object)
{
  FpCardMotif *self = FP_CARD_MOTIF (object);
  clear_picture (self);
  g_free (self->seed);
  g_free (self->kind);
  G_OBJECT_CLASS (fp_card_motif_parent_class)->finalize (object);
}

static void
fp_card_motif_class_init (FpCardMotifClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_card_motif_dispose;
  G_OBJECT_CLASS (klass)->finalize = fp_card_motif_finalize;
  widget_class->snapshot = fp_card_motif_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fp_card_motif_init (FpCardMotif *self)
{
  /* A paintable would fill the whole motif. */
  self->sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                             GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->sign), GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "motif");
}

void
fp_card_motif_set (FpCardMotif *self, const char *icon, const char *kind, const char *seed)
{
  g_autoptr (GBytes) drawing = find_drawing (kind);
  fp_labels_set_icon (self->sign, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), drawing == NULL);
  if (g_strcmp0 (self->seed, seed) == 0 && g_strcmp0 (self->kind, kind) == 0)
    return;
  g_free (self->seed);
  g_free (self->kind);
  self->seed = g_strdup (seed);
  self->kind = g_strdup (kind);
  clear_picture (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
