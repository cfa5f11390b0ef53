/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The race to the goal: all players, the one nearest to it first. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_RACE_VIEW (fp_race_view_get_type ())
G_DECLARE_FINAL_TYPE (FpRaceView, fp_race_view, FP, RACE_VIEW, AdwBin)

/* fp_race_view_show: shows the players @seats, of FpSeatItem. */
void fp_race_view_show (FpRaceView *self, GListModel *seats);

/* fp_race_view_new_pips: returns a full disc for each planet of @standing and rings up to @needed.
 * (transfer floating) */
GtkWidget *fp_race_view_new_pips (int standing, int needed);
