/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered from one run to the next. */
#pragma once

#include <gio/gio.h>

#include "model/fp-game-setup.h"

/* fp_settings_find: from the installed schemas, else from the build tree's; NULL: nothing can be remembered.  (transfer
 * full) */
GSettings *fp_settings_find (void);

/* fp_settings_read_setup: makes @setup the set-up of the last new game; its seed stays. */
void fp_settings_read_setup (GSettings *settings, FpGameSetup *setup);

/* fp_settings_write_setup: remembers @setup. */
void fp_settings_write_setup (GSettings *settings, const FpGameSetup *setup);
