/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ships on a planet of a system, always in two lines: the owner's, and the guests'. They never
 * make the planet wider: what has no room there laps over both edges. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_FLEET_LINES (fp_fleet_lines_get_type ())
G_DECLARE_FINAL_TYPE (FpFleetLines, fp_fleet_lines, FP, FLEET_LINES, GtkWidget)

/* fp_fleet_lines_show: shows @fleets, of FpFleetItem. The first line has the ships of the player
 * whose colour is @owner (nullable), else those of the first guest. The second line has at most
 * @most guests, and a sign if there are more. */
void fp_fleet_lines_show (FpFleetLines *self, GListModel *fleets, const char *owner, guint most);
