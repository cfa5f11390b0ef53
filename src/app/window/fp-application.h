/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: command line, keyboard shortcuts, and the windows that exist once. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_APPLICATION (fp_application_get_type ())
G_DECLARE_FINAL_TYPE (FpApplication, fp_application, FP, APPLICATION, AdwApplication)

/* fp_application_new: returns the application, ready to run. --new=A,B starts a game at once, and
 * --seed=N sets its seed. Each file on the command line is a game, which opens in a window of its
 * own. */
FpApplication *fp_application_new (void);
