/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sign that something goes on: three dots of which one is bright, moving on twice a second. In
 * contrast to GtkSpinner it takes two frames a second and not all of them, which matters where no
 * graphics hardware draws. A short wait shows no dots. Without animations the dots stand still. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_PULSE (fp_pulse_get_type ())
G_DECLARE_FINAL_TYPE (FpPulse, fp_pulse, FP, PULSE, GtkWidget)

/* fp_pulse_set_active: shows the dots after half a second, or hides them at once. */
void fp_pulse_set_active (FpPulse *self, gboolean active);
