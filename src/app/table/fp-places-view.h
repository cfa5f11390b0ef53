/* SPDX-License-Identifier: GPL-3.0-or-later */
/* View of the places of ships that are no cards, side by side. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_PLACES_VIEW (fp_places_view_get_type ())
G_DECLARE_FINAL_TYPE (FpPlacesView, fp_places_view, FP, PLACES_VIEW, AdwBin)

/* fp_places_view_show: shows @places, a list of FpPlaceItem. Places that stay keep their
 * widgets. */
void fp_places_view_show (FpPlacesView *self, GListModel *places);

/* fp_places_view_highlight: highlights the places in @places, bit per place, and no others. */
void fp_places_view_highlight (FpPlacesView *self, guint places);

/* fp_places_view_set_brief: leaves out places whose ships are in the encounter, because a stage
 * shows them. */
void fp_places_view_set_brief (FpPlacesView *self);
