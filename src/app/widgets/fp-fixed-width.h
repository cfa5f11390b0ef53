/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives what is inside a width that does not depend on what it says, as long as it can be that narrow. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_FIXED_WIDTH (fp_fixed_width_get_type ())
G_DECLARE_FINAL_TYPE (FpFixedWidth, fp_fixed_width, FP, FIXED_WIDTH, AdwBin)

/* fp_fixed_width_set: it is @width characters wide. */
void fp_fixed_width_set (FpFixedWidth *self, int width);
