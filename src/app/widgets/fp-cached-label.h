/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text of what was found, as wide as its row, in as many lines as it needs.  It is laid out once each time it
 * changes: a GtkLabel that wraps is so four times, to say how narrow and how wide it might be, and a letter of a search
 * would wait for it. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_CACHED_LABEL (fp_cached_label_get_type ())
G_DECLARE_FINAL_TYPE (FpCachedLabel, fp_cached_label, FP, CACHED_LABEL, GtkWidget)

/* fp_cached_label_set: shows @markup (of Pango), which a screen reader hears as @text. */
void fp_cached_label_set (FpCachedLabel *self, const char *markup, const char *text);
