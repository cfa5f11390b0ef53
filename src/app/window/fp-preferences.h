/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences window. Changes apply at once. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PREFERENCES (fp_preferences_get_type ())
G_DECLARE_FINAL_TYPE (FpPreferences, fp_preferences, FP, PREFERENCES, AdwPreferencesWindow)

/* fp_preferences_new: returns a window that edits @settings, transient for @window. */
GtkWindow *fp_preferences_new (GtkWindow *window, GSettings *settings);
