/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key of an option, on its button. */
#pragma once

#include <gtk/gtk.h>

/* fp_key_label_new: returns a label with @key. The button tells screen readers the key itself.
 * (transfer floating) */
GtkWidget *fp_key_label_new (const char *key);
