/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program is, who made it, and what runs here. */
#pragma once

#include <gtk/gtk.h>

/* fp_about_show: shows all that beside @window (NULL: alone). */
void fp_about_show (GtkWindow *window);
