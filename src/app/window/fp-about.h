/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The about window: the program, its authors and the versions of its libraries. */
#pragma once

#include <gtk/gtk.h>

/* fp_about_show: shows the about window beside @window, or alone if @window is NULL. */
void fp_about_show (GtkWindow *window);
