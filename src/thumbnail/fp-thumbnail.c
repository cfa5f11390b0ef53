/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a saved game. */
#include "thumbnail/fp-thumbnail.h"

#include <math.h>

#include "art/fp-portrait-draw.h"
#include "model/fp-saved-table.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-seat-item.h"

/* Light of a player's colour before the dark of space, as in the style of the window. */
static const struct
{
  const char *colour;
  double light[3];
} lights[] = {
  { "orange", { 1.00, 0.70, 0.40 } }, { "blue", { 0.66, 0.81, 0.98 } },   { "red", { 1.00, 0.61, 0.61 } },
  { "green", { 0.56, 0.91, 0.64 } },  { "purple", { 0.86, 0.69, 0.96 } }, { "yellow", { 0.96, 0.88, 0.48 } },
  { "black", { 0.72, 0.72, 0.78 } },  { "white", { 1.00, 1.00, 1.00 } },
};

GListModel *
fp_thumbnail_seats (const char *path, GError **error)
{
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (FpCatalogs) catalogs = fp_catalogs_new (NULL, complaints, error);
  if (catalogs == NULL)
    return NULL;
  GListModel *seats = NULL;
  if (!fp_saved_table_read (path, catalogs, &seats, NULL))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: no game that can be opened", path);
  return seats;
}

static const double *
light_of (const char *colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    if (g_strcmp0 (lights[i].colour, colour) == 0)
      return lights[i].light;
  return lights[G_N_ELEMENTS (lights) - 1].light;
}

/* Fills the square with a corner of space, rounded like a card. */
static void
draw_space (cairo_t *cr, double size)
{
  double round = size / 12;
  cairo_pattern_t *sky = cairo_pattern_create_linear (0, 0, 0, size);
  cairo_pattern_add_color_stop_rgb (sky, 0, 0.09, 0.11, 0.27);
  cairo_pattern_add_color_stop_rgb (sky, 1, 0.15, 0.17, 0.37);
  for (int corner = 0; corner < 4; corner++)
    {
      gboolean right = corner < 2, bottom = corner == 1 || corner == 2;
      double begin = (corner - 1) * G_PI_2;
      cairo_arc (cr, right ? size - round : round, bottom ? size - round : round, round, begin, begin + G_PI_2);
    }
  cairo_close_path (cr);
  cairo_set_source (cr, sky);
  cairo_fill (cr);
  cairo_pattern_destroy (sky);
}

/* Returns the first card before @seat that is a character whose face is known, or NULL. (transfer
 * full) */
static FpCardItem *
find_alien (const FpSeatFacts *seat)
{
  for (guint i = 0; seat->sheets != NULL && i < g_list_model_get_n_items (seat->sheets); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (seat->sheets, i);
      if (fp_card_item_facts (card)->portrait != NULL)
        return g_steal_pointer (&card);
    }
  return NULL;
}

/* Draws the alien of @seat, if it is known, or else a disc, into a square of @size. */
static void
draw_face (cairo_t *cr, double size, const FpSeatFacts *seat)
{
  const double *light = light_of (seat->colour);
  g_autoptr (FpCardItem) alien = find_alien (seat);
  if (alien != NULL)
    {
      const FpCardFacts *card = fp_card_item_facts (alien);
      g_autoptr (FpPortrait) portrait = fp_portrait_parse (card->portrait, card->id);
      FpPortraitStyle style = { .rim = { light[0], light[1], light[2] }, .has_rim = TRUE };
      fp_portrait_draw (portrait, cr, size, &style);
      return;
    }
  cairo_arc (cr, size / 2, size / 2, size * 0.4, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, light[0], light[1], light[2]);
  cairo_fill (cr);
}

/* Draws as many dots as @seat needs to win, those it has filled, into the @width below 0, 0. */
static void
draw_standing (cairo_t *cr, double width, const FpSeatFacts *seat)
{
  const double *light = light_of (seat->colour);
  double step = width / MAX (seat->needed, 5), radius = step * 0.32;
  cairo_set_source_rgb (cr, light[0], light[1], light[2]);
  cairo_set_line_width (cr, radius * 0.4);
  for (int i = 0; i < seat->needed; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, (width - step * seat->needed) / 2 + step * (i + 0.5), radius, radius * 0.8, 0, 2 * G_PI);
      if (i < seat->standing)
        cairo_fill_preserve (cr);
      cairo_stroke (cr);
    }
}

void
fp_thumbnail_draw (cairo_t *cr, double size, GListModel *seats)
{
  guint n = g_list_model_get_n_items (seats);
  guint columns = MAX ((guint) ceil (sqrt (n)), 2), rows = (n + columns - 1) / columns;
  double cell = size * 0.94 / columns, face = cell * 0.84;
  draw_space (cr, size);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (seats, i);
      const FpSeatFacts *seat = fp_seat_item_facts (item);
      guint row = i / columns, in_row = MIN (columns, n - row * columns);
      cairo_save (cr);
      cairo_translate (cr, (size - cell * in_row) / 2 + cell * (i % columns), (size - cell * rows) / 2 + cell * row);
      cairo_translate (cr, (cell - face) / 2, 0);
      draw_face (cr, face, seat);
      cairo_translate (cr, 0, face + cell * 0.02);
      draw_standing (cr, face, seat);
      cairo_restore (cr);
    }
}
