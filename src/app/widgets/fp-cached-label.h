/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A wrapping label for search results, as wide as its row. Its text is laid out once per change. A
 * wrapping GtkLabel lays it out four times to find its minimum and natural width, which delays
 * each typed letter of a search: 9 ms of work instead of 6, in the worst twentieth 18 instead of 9
 * (tools/measure-window). */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_CACHED_LABEL (fp_cached_label_get_type ())
G_DECLARE_FINAL_TYPE (FpCachedLabel, fp_cached_label, FP, CACHED_LABEL, GtkWidget)

/* fp_cached_label_set: shows @markup (Pango markup); @text is the accessible name. */
void fp_cached_label_set (FpCachedLabel *self, const char *markup, const char *text);
