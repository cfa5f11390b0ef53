/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A planet on the table, as a child of a GtkFlowBox. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-planet-item.h"

#define FP_TYPE_PLANET_VIEW (fp_planet_view_get_type ())
G_DECLARE_FINAL_TYPE (FpPlanetView, fp_planet_view, FP, PLANET_VIEW, GtkFlowBoxChild)

/* fp_planet_view_new: a planet that shows @item.  A GtkFlowBoxCreateWidgetFunc with @item an FpPlanetItem. */
GtkWidget *fp_planet_view_new (gpointer item, gpointer data);

/* fp_planet_view_show: shows another item in a view; fp_planet_view_number: by which number it is found again.  For
 * fp_list_sync (). */
void fp_planet_view_show (GtkWidget *widget, gpointer item);
int fp_planet_view_number (gpointer item);
