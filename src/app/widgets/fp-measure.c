/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measuring of widgets and text. */
#include "app/widgets/fp-measure.h"

int
fp_measure_height (GtkWidget *widget, int width)
{
  int natural;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

double
fp_measure_character (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  double width = (double) pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;
  pango_font_metrics_unref (metrics);
  return width;
}
