/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choice of GTK's renderer. */
#pragma once

#include <gtk/gtk.h>

/* fp_renderer_choose: lets GTK draw the windows of @display with cairo where OpenGL is computed by
 * the processor, as in a virtual machine. Must be called before the first window. A renderer named
 * by $GSK_RENDERER stays. */
void fp_renderer_choose (GdkDisplay *display);
