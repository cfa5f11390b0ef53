/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Log of the time each frame of a window takes, for tools/measure-window. Enabled by
 * G_MESSAGES_DEBUG=fifth-planet. */
#pragma once

#include <gtk/gtk.h>

/* fp_frame_log_install: logs the frames of @window from the time it is realized. Does nothing
 * unless debug messages are enabled. */
void fp_frame_log_install (GtkWidget *window);
