/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: command line, keys, the about window. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_APPLICATION (fp_application_get_type ())
G_DECLARE_FINAL_TYPE (FpApplication, fp_application, FP, APPLICATION, AdwApplication)

/* fp_application_new: the application, to be run.  --new=A,B begins a game at once, --seed=N says which; each file on
 * the command line is a game to go on with, in a window of its own. */
FpApplication *fp_application_new (void);
