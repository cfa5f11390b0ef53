/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A total that is counted up in its place: each part appears in its turn, and the total grows by
 * it. Where animations are switched off, all is there at once. A screen reader hears the final
 * total only. */
#pragma once

#include <gtk/gtk.h>

/* A part of a total. */
typedef struct
{
  GtkWidget *line; /* the widget that shows it */
  int amount;
} FpCountedPart;

/* fp_total_count_start: counts in @label from @from by the @n @parts. The label and the lines
 * belong to the same widget, and live as long. */
void fp_total_count_start (GtkLabel *label, int from, const FpCountedPart *parts, guint n);
