/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which the settings are changed.  What is changed there counts at once. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PREFERENCES (fp_preferences_get_type ())
G_DECLARE_FINAL_TYPE (FpPreferences, fp_preferences, FP, PREFERENCES, AdwPreferencesWindow)

/* fp_preferences_new: shows and changes @settings, beside @window. */
GtkWindow *fp_preferences_new (GtkWindow *window, GSettings *settings);
