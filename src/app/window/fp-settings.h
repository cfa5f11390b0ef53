/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered from one run to the next. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/fp-game-setup.h"

/* fp_settings_find: from the installed schemas, else from the build tree's; NULL: nothing can be remembered.  (transfer
 * full) */
GSettings *fp_settings_find (void);

/* fp_settings_read_size: gives @window the size that a window of that name (“rules”) had last.  fp_settings_write_size:
 * remembers it; where it was on the screen is the desktop's to remember.  Without @settings nothing. */
void fp_settings_read_size (GSettings *settings, const char *name, GtkWindow *window);
void fp_settings_write_size (GSettings *settings, const char *name, GtkWindow *window);

/* fp_settings_read_setup: makes @setup the set-up of the last new game; its seed stays. */
void fp_settings_read_setup (GSettings *settings, FpGameSetup *setup);

/* fp_settings_write_setup: remembers @setup. */
void fp_settings_write_setup (GSettings *settings, const FpGameSetup *setup);
