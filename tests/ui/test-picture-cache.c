/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that widgets share what was drawn, and that not everything is kept. */
#include "app/widgets/fp-picture-cache.h"
#include "fixture/window.h"

enum
{
  SIZE = 256, /* pixels: a quarter of a megabyte */
  MANY = 40, /* more than are kept */
};

static guint n_drawn;

static cairo_surface_t *
draw (GtkWidget *widget)
{
  g_assert_true (GTK_IS_LABEL (widget));
  n_drawn++;
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
}

static cairo_surface_t *
get (GtkWidget *widget, guint number)
{
  g_autofree char *key = g_strdup_printf ("picture %u", number);
  return fp_picture_cache_get (widget, key, draw);
}

/* Two widgets with the same key have the same picture. */
static void
test_shared (void)
{
  g_autoptr (GtkWidget) one = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GtkWidget) other = g_object_ref_sink (gtk_label_new (NULL));
  n_drawn = 0;
  cairo_surface_t *first = get (one, 1), *second = get (other, 1), *third = get (other, 2);
  g_assert_true (first == second);
  g_assert_true (first != third);
  g_assert_cmpuint (n_drawn, ==, 2);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  cairo_surface_destroy (third);
}

/* The pictures used last are kept, and what a widget holds stays. */
static void
test_bounded (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));
  cairo_surface_t *held = get (widget, 100);
  n_drawn = 0;
  for (guint i = 0; i < MANY; i++)
    {
      cairo_surface_destroy (get (widget, 200 + i));
      cairo_surface_destroy (get (widget, 200));
    }
  g_assert_cmpuint (n_drawn, ==, MANY);
  cairo_surface_destroy (get (widget, 201));
  g_assert_cmpuint (n_drawn, ==, MANY + 1);
  g_assert_cmpint (cairo_image_surface_get_width (held), ==, SIZE);
  cairo_surface_destroy (held);
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/picture-cache/shared", test_shared);
  g_test_add_func ("/picture-cache/bounded", test_bounded);
  return window_run ();
}
