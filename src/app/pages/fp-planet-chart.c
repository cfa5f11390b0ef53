/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart of the planets each player had over the course of a game.
 * The lines are slightly offset, so that all stay visible where they coincide, and differ in their
 * dashes. Each has its player's shape wherever its number changes, so the chart does not rely on
 * colour. */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "app/widgets/fp-labels.h"
#include "app/pages/fp-planet-chart.h"
#include "app/table/fp-seat-mark.h"
#include "model/items/fp-seat-item.h"

enum
{
  LEFT = 30, /* margins, which hold the numbers */
  RIGHT = 14,
  TOP = 12,
  BOTTOM = 38,
  MIN_ROWS = 5,
  LABEL_WIDTH = 34,
  MARK = 11, /* height and width of a player's shape */
  LINE_DISTANCE = 3, /* largest offset of one line from the next */
  LINES_SPREAD = 9, /* largest sum of these offsets */
};

/* A player's line. */
typedef struct
{
  int *planets; /* n_numbers of them */
  char *colour; /* name of a style colour */
  char *shape;
} Series;

struct _FpPlanetChart
{
  GtkWidget parent_instance;
  const char *axis; /* name of the horizontal axis; static */
  int first;
  guint n_numbers;
  GArray *series; /* of Series, by seat */
  int max_planets; /* highest number on the axis */
};

G_DEFINE_FINAL_TYPE (FpPlanetChart, fp_planet_chart, GTK_TYPE_WIDGET)

/* Contrast of the parts of the chart. */
typedef struct
{
  double baseline, grid, words; /* opacity of the zero line, the other lines and the text */
  double line; /* width in pixels */
} Look;

static const Look normal_contrast = { 0.5, 0.15, 0.8, 2.5 }, high_contrast = { 1, 0.5, 1, 3.5 };

/* State of one drawing operation. */
typedef struct
{
  FpPlanetChart *chart;
  cairo_t *cr;
  GdkRGBA text;
  double width, height; /* size of the plot area */
  gboolean mirrored;
  const Look *look;
} Drawing;

static double
x_of (const Drawing *d, guint number)
{
  guint steps = MAX (d->chart->n_numbers, 2) - 1;
  double x = d->width * number / steps;
  return d->mirrored ? RIGHT + d->width - x : LEFT + x;
}

static double
y_of (const Drawing *d, int planets)
{
  return TOP + d->height - d->height * planets / d->chart->max_planets;
}

static void
set_colour (const Drawing *d, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (d->cr, (double) colour->red, (double) colour->green, (double) colour->blue,
                         (double) colour->alpha * alpha);
}

/* Draws @text vertically centred at @x, @y. @align is the fraction of its width to the left of
 * @x. */
static void
write_text (const Drawing *d, double x, double y, double align, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (d->chart), text);
  int width, height;
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (d->cr, round (x - width * align), round (y - height / 2.0));
  pango_cairo_show_layout (d->cr, layout);
  cairo_new_path (d->cr);
}

static void
draw_rows (const Drawing *d)
{
  double from = x_of (d, 0), to = x_of (d, MAX (d->chart->n_numbers, 2) - 1);
  cairo_set_line_width (d->cr, 1);
  for (int planets = 0; planets <= d->chart->max_planets; planets++)
    {
      double y = round (y_of (d, planets)) + 0.5;
      g_autofree char *number = g_strdup_printf ("%d", planets);
      set_colour (d, &d->text, planets == 0 ? d->look->baseline : d->look->grid);
      cairo_move_to (d->cr, from, y);
      cairo_line_to (d->cr, to, y);
      cairo_stroke (d->cr);
      set_colour (d, &d->text, d->look->words);
      write_text (d, from + (d->mirrored ? 8 : -8), y, d->mirrored ? 0 : 1, number);
    }
}

/* Draws as many card numbers as fit. */
static void
draw_cards (const Drawing *d)
{
  guint max_labels = MAX ((guint) d->width / LABEL_WIDTH, 1);
  guint step = 1 + (d->chart->n_numbers - 1) / max_labels;
  double y = TOP + d->height;
  set_colour (d, &d->text, d->look->words);
  for (guint i = 0; i < d->chart->n_numbers; i += step)
    {
      g_autofree char *number = g_strdup_printf ("%d", d->chart->first + (int) i);
      write_text (d, x_of (d, i), y + 11, 0.5, number);
    }
  write_text (d, x_of (d, 0) + d->width / 2 * (d->mirrored ? -1 : 1), y + 28, 0.5, d->chart->axis);
}

/* Dashes of the lines, by seat; more players begin again. */
static const struct
{
  int n;
  double lengths[4];
} dashes[] = { { 0, { 0 } }, { 2, { 7, 4 } }, { 2, { 2, 3 } }, { 4, { 10, 3, 2, 3 } } };

/* Returns the distance of a line from its numbers, pixels downwards. */
static double
offset_of (const FpPlanetChart *chart, guint seat)
{
  double n = chart->series->len;
  return (seat - (n - 1) / 2) * MIN (LINE_DISTANCE, LINES_SPREAD / n);
}

static void
draw_line (const Drawing *d, guint seat)
{
  const FpPlanetChart *chart = d->chart;
  const Series *series = &g_array_index (chart->series, Series, seat);
  guint dash = seat % G_N_ELEMENTS (dashes);
  GdkRGBA colour = d->text;
  double offset = offset_of (chart, seat);
  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (chart)), series->colour, &colour);
  set_colour (d, &colour, 1);
  cairo_set_line_width (d->cr, d->look->line);
  cairo_set_dash (d->cr, dashes[dash].lengths, dashes[dash].n, 0);
  for (guint i = 0; i < chart->n_numbers; i++)
    {
      if (i > 0)
        cairo_line_to (d->cr, x_of (d, i), y_of (d, series->planets[i - 1]) + offset);
      cairo_line_to (d->cr, x_of (d, i), y_of (d, series->planets[i]) + offset);
    }
  cairo_stroke (d->cr);
  cairo_set_dash (d->cr, NULL, 0, 0);
  for (guint i = 0; i < chart->n_numbers; i++)
    if (i + 1 == chart->n_numbers || (i > 0 && series->planets[i] != series->planets[i - 1]))
      fp_seat_mark_path (d->cr, series->shape, x_of (d, i), y_of (d, series->planets[i]) + offset, MARK);
  cairo_fill (d->cr);
}

static void
fp_planet_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpPlanetChart *self = FP_PLANET_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  Drawing d = { .chart = self, .width = width - LEFT - RIGHT, .height = height - TOP - BOTTOM };
  if (self->n_numbers == 0 || d.width <= 0 || d.height <= 0)
    return;
  d.look = adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? &high_contrast : &normal_contrast;
  d.mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &d.text);
  d.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_set_line_join (d.cr, CAIRO_LINE_JOIN_ROUND);
  draw_rows (&d);
  draw_cards (&d);
  for (guint seat = 0; seat < self->series->len; seat++)
    draw_line (&d, seat);
  cairo_destroy (d.cr);
}

static void
clear_series (gpointer data)
{
  Series *series = data;
  g_free (series->planets);
  g_free (series->colour);
  g_free (series->shape);
}

static void
fp_planet_chart_finalize (GObject *object)
{
  g_array_unref (FP_PLANET_CHART (object)->series);
  G_OBJECT_CLASS (fp_planet_chart_parent_class)->finalize (object);
}

static void
fp_planet_chart_class_init (FpPlanetChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_planet_chart_finalize;
  widget_class->snapshot = fp_planet_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fp_planet_chart_init (FpPlanetChart *self)
{
  self->series = g_array_new (FALSE, FALSE, sizeof (Series));
  g_array_set_clear_func (self->series, clear_series);
  gtk_widget_set_size_request (GTK_WIDGET (self), 260, 160);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* Appends a series in words, such as “Ada: 0, 1, 1, 2”. */
static void
append_series (GString *words, const char *name, const int *planets, guint n)
{
  g_string_append_printf (words, "%s%s: ", words->len > 0 ? ". " : "", name);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (words, "%s%d", i > 0 ? ", " : "", planets[i]);
}

void
fp_planet_chart_show (FpPlanetChart *self, const FpGameStory *story, GListModel *seats)
{
  g_autoptr (GString) words = g_string_new (NULL);
  /* Translators: %s is what counts towards the goal: “Planets over time”. */
  g_autofree char *name = g_strdup_printf (_ ("%s over time"), story->standing);
  fp_labels_set_name (GTK_WIDGET (self), name);
  self->axis = story->axis;
  self->first = story->first;
  self->n_numbers = story->n_numbers;
  self->max_planets = MIN_ROWS;
  g_array_set_size (self->series, 0);
  for (guint seat = 0; seat < story->n_seats; seat++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (seats, seat);
      const FpSeatFacts *facts = fp_seat_item_facts (item);
      const Series series = {
        .planets = g_memdup2 (story->planets[seat], story->n_numbers * sizeof (int)),
        .colour = g_strconcat (facts->colour, "_seat", NULL),
        .shape = g_strdup (facts->shape),
      };
      g_array_append_val (self->series, series);
      for (guint i = 0; i < story->n_numbers; i++)
        self->max_planets = MAX (self->max_planets, story->planets[seat][i]);
      append_series (words, facts->name, story->planets[seat], story->n_numbers);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
