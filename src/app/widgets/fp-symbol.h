/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Our icons as paintables that are loaded once. GTK forgets an icon as soon as no widget shows it,
 * so widgets that are replaced at each change would load theirs each time. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_SYMBOL (fp_symbol_get_type ())
G_DECLARE_FINAL_TYPE (FpSymbol, fp_symbol, FP, SYMBOL, GObject)

/* fp_symbol_find: returns the icon @name for a GtkImage, which gives it colour and size. If the
 * resources lack it, returns the icon of a card face down. Owned by the default display. */
GdkPaintable *fp_symbol_find (const char *name);
