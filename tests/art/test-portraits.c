/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits: each shipped character has its own and no two look alike in outline. Characters with
 * one name are one people and have one face in all sets. A drawing is the same each time.
 * Characters without a description get one that follows from their id. */
#include "art/fp-portrait-draw.h"
#include "players/fp-character.h"
#include "session/game/fp-catalogs.h"

#include <string.h>

enum
{
  SIZE = 48, /* pixels of a silhouette */
  MOST_ALIKE = 90, /* per cent of two silhouettes that overlap */
};

/* A character and the pixels that its figure covers. */
typedef struct
{
  const FpCardDef *card; /* NULL: a computer player */
  const char *portrait, *id;
  guint8 mask[SIZE * SIZE];
} Outline;

static FpCatalogs *
read_catalogs (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  FpCatalogs *catalogs = fp_catalogs_new (NULL, problems, &error);

  g_assert_no_error (error);
  g_assert_nonnull (catalogs);
  return catalogs;
}

/* Returns the cards of edition @number and of all its modules. */
static const FpCatalog *
catalog_of (FpCatalogs *catalogs, guint number)
{
  const FpEdition *edition = fp_edition_nth (number);
  const FpCatalog *catalog = fp_catalogs_variant (catalogs, edition, NULL, fp_edition_all_modules (edition));

  g_assert_nonnull (catalog);
  return catalog;
}

/* Returns the drawing as a surface of @size pixels. */
static cairo_surface_t *
draw (const char *text, const char *id, int size, gboolean silhouette)
{
  g_autoptr (FpPortrait) portrait = fp_portrait_parse (text, id);
  FpPortraitStyle style = { .silhouette = silhouette, .cut_out = silhouette };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  fp_portrait_draw (portrait, cr, size, &style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
find_mask (Outline *outline)
{
  cairo_surface_t *surface = draw (outline->portrait, outline->id, SIZE, TRUE);
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      outline->mask[y * SIZE + x] = data[y * stride + 4 * x] < 128;
  cairo_surface_destroy (surface);
}

/* Returns the pixels of both as per cent of those of either. */
static int
overlap (const Outline *one, const Outline *other)
{
  int both = 0, either = 0;

  for (guint i = 0; i < G_N_ELEMENTS (one->mask); i++)
    {
      both += one->mask[i] && other->mask[i];
      either += one->mask[i] || other->mask[i];
    }
  return either > 0 ? 100 * both / either : 100;
}

/* Adds the characters of @catalog to @outlines. */
static void
collect (GArray *outlines, const FpCatalog *catalog)
{
  for (guint i = 0; i < catalog->cards->len; i++)
    {
      Outline outline = { .card = fp_catalog_card (catalog, i) };

      if ((outline.card->kind_flags & FP_KIND_CHARACTER) == 0)
        continue;
      if (outline.card->portrait == NULL)
        g_test_message ("%s has no portrait", outline.card->id);
      g_assert_nonnull (outline.card->portrait);
      outline.portrait = outline.card->portrait;
      outline.id = outline.card->id;
      find_mask (&outline);
      g_array_append_val (outlines, outline);
    }
}

static void
test_silhouettes (void)
{
  g_autoptr (FpCatalogs) catalogs = read_catalogs ();
  g_autoptr (GArray) outlines = g_array_new (FALSE, FALSE, sizeof (Outline));
  int most = 0;

  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    collect (outlines, catalog_of (catalogs, i));
  g_assert_cmpuint (outlines->len, >, 140);
  for (guint i = 0; i < outlines->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const Outline *one = &g_array_index (outlines, Outline, i), *other = &g_array_index (outlines, Outline, k);
        int alike;

        if (g_str_equal (one->card->name, other->card->name))
          continue;
        alike = overlap (one, other);
        most = MAX (most, alike);
        if (alike > MOST_ALIKE - 8)
          g_test_message ("%s:%s and %s:%s overlap by %d %%", one->card->set, one->card->id, other->card->set,
                          other->card->id, alike);
        g_assert_cmpint (alike, <=, MOST_ALIKE);
      }
  g_test_message ("%u portraits; the two that are most alike overlap by %d %%", outlines->len, most);
}

/* Each character of a computer player has a face whose parts are all known. No two are alike. */
static void
test_players (void)
{
  g_autoptr (GArray) outlines = g_array_new (FALSE, FALSE, sizeof (Outline));

  for (guint i = 0; fp_character_nth (i) != NULL; i++)
    {
      Outline outline = { .id = fp_character_nth (i) };
      g_autoptr (FpPortrait) portrait = NULL;
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;
      FpCharacter character;

      g_assert_true (fp_character_find (outline.id, &character));
      outline.portrait = character.portrait;
      portrait = fp_portrait_parse (outline.portrait, outline.id);
      text = g_strchomp (g_strdup (outline.portrait));
      lines = g_strsplit (text, "\n", -1);
      g_assert_true (g_str_has_prefix (lines[0], "portrait "));
      g_assert_cmpuint (portrait->parts->len, ==, g_strv_length (lines) - 1);
      find_mask (&outline);
      for (guint k = 0; k < i; k++)
        g_assert_cmpint (overlap (&outline, &g_array_index (outlines, Outline, k)), <=, MOST_ALIKE);
      g_array_append_val (outlines, outline);
    }
  g_assert_cmpuint (outlines->len, >=, 8);
}

/* Fails unless @card is drawn like the card with its name in @faces, and notes the card there.
 * Returns TRUE if there was one. */
static gboolean
is_known_face (GHashTable *faces, const FpCardDef *card)
{
  const FpCardDef *other = g_hash_table_lookup (faces, card->name);

  if (other == NULL)
    {
      g_hash_table_insert (faces, (gpointer) card->name, (gpointer) card);
      return FALSE;
    }
  if (!g_str_equal (card->portrait, other->portrait))
    g_test_message ("%s:%s and %s:%s have one name and two faces", other->set, other->id, card->set, card->id);
  g_assert_cmpstr (card->portrait, ==, other->portrait);
  return TRUE;
}

static void
test_one_face (void)
{
  g_autoptr (FpCatalogs) catalogs = read_catalogs ();
  g_autoptr (GHashTable) faces = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      const FpCatalog *catalog = catalog_of (catalogs, i);

      for (guint k = 0; k < catalog->cards->len; k++)
        if ((fp_catalog_card (catalog, k)->kind_flags & FP_KIND_CHARACTER) != 0 &&
            is_known_face (faces, fp_catalog_card (catalog, k)))
          n++;
    }
  g_test_message ("%u characters have the face of another set", n);
  g_assert_cmpuint (n, >=, 10);
}

static gboolean
same_pixels (cairo_surface_t *one, cairo_surface_t *other)
{
  gsize n = (gsize) cairo_image_surface_get_stride (one) * (gsize) cairo_image_surface_get_height (one);

  return memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other), n) == 0;
}

static void
test_grown (void)
{
  g_autofree char *one = fp_portrait_grow ("gardener"), *again = fp_portrait_grow ("gardener");
  g_autofree char *other = fp_portrait_grow ("lamplighter");
  cairo_surface_t *first = draw (NULL, "gardener", 60, FALSE), *second = draw ("", "gardener", 60, FALSE);
  cairo_surface_t *third = draw (NULL, "lamplighter", 60, FALSE);

  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_true (same_pixels (first, second));
  g_assert_false (same_pixels (first, third));
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  cairo_surface_destroy (third);
}

/* Sizes from the smallest to the largest; nothing in a description breaks the drawing. */
static void
test_sizes (void)
{
  static const int sizes[] = { 1, 16, 24, 64, 400 };
  const char *odd = "portrait hue=9999 skin=none\nshape form=outline points=1,2,3\nshape form=star count=1 depth=100\n"
                    "limb length=1 wide=200 end=60 bend=900 wave=90 repeat=40 spread=-360 tip=hand\n"
                    "eyes form=compound wide=200 count=12 arrange=scatter\nmouth form=lamprey wide=1\nnothing x=3\n";

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      cairo_surface_destroy (draw (odd, "odd", sizes[i], FALSE));
      cairo_surface_destroy (draw (NULL, "gardener", sizes[i], FALSE));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/art/portraits/silhouettes", test_silhouettes);
  g_test_add_func ("/art/portraits/players", test_players);
  g_test_add_func ("/art/portraits/one-face", test_one_face);
  g_test_add_func ("/art/portraits/grown", test_grown);
  g_test_add_func ("/art/portraits/sizes", test_sizes);
  return g_test_run ();
}
