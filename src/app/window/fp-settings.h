/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings that persist between runs. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game-setup.h"

/* fp_settings_find: returns the settings, from the installed schemas or else from the build tree.
 * Returns NULL if there is no schema, in which case nothing persists. (transfer full) */
GSettings *fp_settings_find (void);

/* fp_settings_apply_language: makes the program speak the language of the preferences, unless that
 * is the system's. Call before the first sentence is translated, and before there are threads. */
void fp_settings_apply_language (void);

/* fp_settings_read_size: gives @window the last size of a window called @name, such as “rules”.
 * fp_settings_write_size: saves the size. The position is up to the desktop.
 * Both do nothing if @settings is NULL. */
void fp_settings_read_size (GSettings *settings, const char *name, GtkWindow *window);
void fp_settings_write_size (GSettings *settings, const char *name, GtkWindow *window);

/* fp_settings_new_setup: returns a set-up of the edition of the last new game, as it was then; with
 * NULL for @settings the default of the first edition. (transfer full) */
FpGameSetup *fp_settings_new_setup (GSettings *settings);

/* fp_settings_read_setup: copies the set-up of the last new game of @setup's edition to @setup. The
 * seed stays unchanged. Players that an older version has saved are read until a game was begun. */
void fp_settings_read_setup (GSettings *settings, FpGameSetup *setup);

/* fp_settings_write_setup: saves @setup, beside the players of other editions. */
void fp_settings_write_setup (GSettings *settings, const FpGameSetup *setup);
