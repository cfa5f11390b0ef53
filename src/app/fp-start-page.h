/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window shows before the first game: an invitation. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_START_PAGE (fp_start_page_get_type ())
G_DECLARE_FINAL_TYPE (FpStartPage, fp_start_page, FP, START_PAGE, AdwBin)

/* fp_start_page_complain: says that some card sets of the user are left out, and why; NULL: none is. */
void fp_start_page_complain (FpStartPage *self, const char *complaints);
