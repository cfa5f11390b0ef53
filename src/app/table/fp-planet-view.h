/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of a planet on the table, a child of a GtkFlowBox. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-planet-item.h"

#define FP_TYPE_PLANET_VIEW (fp_planet_view_get_type ())
G_DECLARE_FINAL_TYPE (FpPlanetView, fp_planet_view, FP, PLANET_VIEW, GtkFlowBoxChild)

/* fp_planet_view_new: returns a view of @item, an FpPlanetItem. A GtkFlowBoxCreateWidgetFunc.
 * (transfer floating) */
GtkWidget *fp_planet_view_new (gpointer item, gpointer data);

/* fp_planet_view_new_small: the same for a planet in a player's system: only its ships are below
 * it, in two lines. fp_planet_view_set_guests: sets the most guests that have room there. */
GtkWidget *fp_planet_view_new_small (gpointer item, gpointer data);
void fp_planet_view_set_guests (FpPlanetView *self, guint guests);

/* fp_planet_view_new_again: the same for a planet that stands elsewhere, too. Ships fly there. */
GtkWidget *fp_planet_view_new_again (gpointer item, gpointer data);

/* fp_planet_view_show: shows another item in the view @widget. fp_planet_view_number: returns the
 * number that identifies @item. Both are for fp_list_sync (). */
void fp_planet_view_show (GtkWidget *widget, gpointer item);
int fp_planet_view_number (gpointer item);
