/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Named colours of the style sheet. */
#include "app/widgets/fp-colours.h"

GdkRGBA
fp_colour_find (GtkWidget *widget, const char *name)
{
  GdkRGBA found;
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &found))
    found = (GdkRGBA){ 0.5f, 0.5f, 0.5f, 1 };
  return found;
}
