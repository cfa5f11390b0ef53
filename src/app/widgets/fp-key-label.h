/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key of an option, on its button or on what stands for it. */
#pragma once

#include <gtk/gtk.h>

/* fp_key_label_new: returns a label with @key. The button tells screen readers the key itself.
 * (transfer floating) */
GtkWidget *fp_key_label_new (const char *key);

/* fp_key_label_new_cap: returns a hidden label for the key of what stands for an option
 * (fp_option_target_set_key_label ()). (transfer floating) */
GtkWidget *fp_key_label_new_cap (void);
