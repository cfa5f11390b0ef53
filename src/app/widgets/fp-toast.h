/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short messages above the window. */
#pragma once

#include <adwaita.h>

/* fp_toast_show: shows @sentence, which is plain text, in @overlay for a few seconds. */
void fp_toast_show (AdwToastOverlay *overlay, const char *sentence);
