/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-thumbnailer SIZE GAME PICTURE: draws a saved game for a file manager. */
#include "config.h"

#include <locale.h>

#include "thumbnail/fp-thumbnail.h"

enum
{
  LEAST = 16, /* pixels */
  MOST = 1024,
};

/* Exit codes as of the tool: 1 a file that is no game, 2 wrong command line, 3 can't write. */
int
main (int argc, char **argv)
{
  guint64 size;
  g_autoptr (GError) error = NULL;
  setlocale (LC_ALL, "");
  if (argc != 4 || !g_ascii_string_to_unsigned (argv[1], 10, LEAST, MOST, &size, NULL))
    {
      g_printerr ("usage: fifth-planet-thumbnailer SIZE GAME PICTURE\n");
      return 2;
    }
  g_autoptr (GListModel) seats = fp_thumbnail_seats (argv[2], &error);
  if (seats == NULL)
    {
      g_printerr ("fifth-planet-thumbnailer: %s\n", error->message);
      return 1;
    }
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size, (int) size);
  cairo_t *cr = cairo_create (picture);
  fp_thumbnail_draw (cr, (double) size, seats);
  cairo_destroy (cr);
  cairo_status_t status = cairo_surface_write_to_png (picture, argv[3]);
  cairo_surface_destroy (picture);
  if (status == CAIRO_STATUS_SUCCESS)
    return 0;
  g_printerr ("fifth-planet-thumbnailer: %s: %s\n", argv[3], cairo_status_to_string (status));
  return 3;
}
