/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line chart of the planets each player had over the course of a game. */
#pragma once

#include <gtk/gtk.h>

#include "model/log/fp-game-story.h"

#define FP_TYPE_PLANET_CHART (fp_planet_chart_get_type ())
G_DECLARE_FINAL_TYPE (FpPlanetChart, fp_planet_chart, FP, PLANET_CHART, GtkWidget)

/* fp_planet_chart_show: draws the numbers of @story for the players @seats (of FpSeatItem). */
void fp_planet_chart_show (FpPlanetChart *self, const FpGameStory *story, GListModel *seats);
