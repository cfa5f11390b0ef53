/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The round portrait of a player. */
#include "app/table/fp-portrait.h"

#include "app/table/fp-seat-mark.h"

GtkWidget *
fp_portrait_new (const char *shape, const char *colour)
{
  GtkWidget *portrait = adw_bin_new (), *mark = fp_seat_mark_new (shape, colour);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "shape");
  gtk_widget_add_css_class (portrait, "portrait");
  adw_bin_set_child (ADW_BIN (portrait), mark);
  fp_portrait_set (portrait, shape, colour);
  return portrait;
}

void
fp_portrait_set (GtkWidget *portrait, const char *shape, const char *colour)
{
  g_autofree char *style = g_strconcat ("seat-", colour, NULL);
  const char *const classes[] = { "portrait", style, NULL };
  gtk_widget_set_css_classes (portrait, (const char **) classes);
  fp_seat_mark_set (FP_SEAT_MARK (adw_bin_get_child (ADW_BIN (portrait))), shape, colour);
}
