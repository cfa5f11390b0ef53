/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the portraits of all characters of the shipped sets and of computer players on one sheet,
 * to judge them side by side: contact-sheet FILE.png LOOK SIZE COLUMNS [ID…]. LOOK: colour,
 * contrast or silhouette. */
#include "art/fp-portrait-draw.h"
#include "players/fp-character.h"
#include "session/game/fp-catalogs.h"

#include <stdlib.h>

/* The sheet being drawn. */
typedef struct
{
  cairo_t *cr;
  const char *look;
  int size, columns, n;
} Sheet;

enum
{
  GAP = 6,
};

/* Rims in the colours of the first seats. */
static const double rims[][3] = { { 1, 0.62, 0.26 }, { 0.54, 0.72, 1 }, { 0.45, 0.87, 0.52 }, { 0.78, 0.60, 1 } };

static gboolean
is_wanted (const FpCardDef *card, char **ids)
{
  return (card->kind_flags & FP_KIND_CHARACTER) != 0 &&
         (ids[0] == NULL || g_strv_contains ((const char *const *) ids, card->id));
}

static void
add_face (Sheet *sheet, const char *text, const char *id)
{
  g_autoptr (FpPortrait) portrait = fp_portrait_parse (text, id);
  FpPortraitStyle style = { .has_rim = TRUE };
  int step = sheet->size + GAP, label = sheet->size >= 90 ? 12 : 0;

  for (int i = 0; i < 3; i++)
    style.rim[i] = rims[sheet->n % 4][i];
  style.silhouette = style.cut_out = g_str_equal (sheet->look, "silhouette");
  style.contrast = g_str_equal (sheet->look, "contrast");
  cairo_save (sheet->cr);
  cairo_translate (sheet->cr, GAP + sheet->n % sheet->columns * step, GAP + sheet->n / sheet->columns * (step + label));
  cairo_save (sheet->cr);
  cairo_rectangle (sheet->cr, 0, 0, sheet->size, sheet->size);
  cairo_clip (sheet->cr);
  fp_portrait_draw (portrait, sheet->cr, sheet->size, &style);
  cairo_restore (sheet->cr);
  if (label > 0)
    {
      cairo_move_to (sheet->cr, 2, sheet->size + 10);
      cairo_set_source_rgb (sheet->cr, 0.8, 0.8, 0.85);
      cairo_set_font_size (sheet->cr, 11);
      cairo_show_text (sheet->cr, id);
    }
  cairo_restore (sheet->cr);
  sheet->n++;
}

/* Adds the ids of the characters of computer players to @players: all, or those of @ids. */
static void
list_players (GPtrArray *players, char **ids)
{
  for (guint i = 0; fp_character_nth (i) != NULL; i++)
    if (ids[0] == NULL || g_strv_contains ((const char *const *) ids, fp_character_nth (i)))
      g_ptr_array_add (players, (gpointer) fp_character_nth (i));
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (FpCatalogs) catalogs = NULL;
  g_autoptr (GPtrArray) cards = g_ptr_array_new (), players = g_ptr_array_new ();
  FpCharacter character;
  cairo_surface_t *surface;
  Sheet sheet = { 0 };
  int rows;

  if (argc < 5)
    return EXIT_FAILURE;
  catalogs = fp_catalogs_new (NULL, problems, &error);
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      const FpEdition *edition = fp_edition_nth (i);
      const FpCatalog *catalog =
          catalogs != NULL ? fp_catalogs_variant (catalogs, edition, NULL, fp_edition_all_modules (edition)) : NULL;

      if (catalog == NULL)
        {
          g_printerr ("%s\n", error != NULL ? error->message : "The card sets have mistakes. “check” prints them.");
          return EXIT_FAILURE;
        }
      for (guint k = 0; k < catalog->cards->len; k++)
        if (is_wanted (fp_catalog_card (catalog, k), argv + 5))
          g_ptr_array_add (cards, (gpointer) fp_catalog_card (catalog, k));
    }
  sheet.look = argv[2];
  sheet.size = atoi (argv[3]);
  sheet.columns = atoi (argv[4]);
  list_players (players, argv + 5);
  rows = ((int) (cards->len + players->len) + sheet.columns - 1) / sheet.columns;
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, GAP + sheet.columns * (sheet.size + GAP),
                                        GAP + rows * (sheet.size + GAP + (sheet.size >= 90 ? 12 : 0)));
  sheet.cr = cairo_create (surface);
  cairo_set_source_rgb (sheet.cr, 0.09, 0.09, 0.16);
  cairo_paint (sheet.cr);
  for (guint i = 0; i < cards->len; i++)
    {
      const FpCardDef *card = g_ptr_array_index (cards, i);

      add_face (&sheet, card->portrait, card->id);
    }
  for (guint i = 0; i < players->len; i++)
    if (fp_character_find (g_ptr_array_index (players, i), &character))
      add_face (&sheet, character.portrait, character.id);
  cairo_destroy (sheet.cr);
  cairo_surface_write_to_png (surface, argv[1]);
  cairo_surface_destroy (surface);
  return EXIT_SUCCESS;
}
