/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The versions that people who look for a fault need. They name no person and no folder. */
#pragma once

#include <gtk/gtk.h>

/* fp_versions: returns names and versions by turns (“GTK”, “4.8.3”, …), ended by NULL, of the
 * program and of the system below. @window (NULL: none) adds how it is drawn. Free with
 * g_strfreev (). */
char **fp_versions (GtkWindow *window);
