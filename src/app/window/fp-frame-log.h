/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells how long each frame of a window took, for those who measure (tools/measure-window): with
 * G_MESSAGES_DEBUG=fifth-planet; else it does nothing. */
#pragma once

#include <gtk/gtk.h>

/* fp_frame_log_install: tells of the frames of @window once it is there. */
void fp_frame_log_install (GtkWidget *window);
