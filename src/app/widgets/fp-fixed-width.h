/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bin whose natural width does not depend on its content, unless the content cannot be
 * that narrow. A size request would be a minimum, too, and AdwClamp only limits a width. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_FIXED_WIDTH (fp_fixed_width_get_type ())
G_DECLARE_FINAL_TYPE (FpFixedWidth, fp_fixed_width, FP, FIXED_WIDTH, AdwBin)

/* fp_fixed_width_set: sets the natural width to @width characters. */
void fp_fixed_width_set (FpFixedWidth *self, int width);
