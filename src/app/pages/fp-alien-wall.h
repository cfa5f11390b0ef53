/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The wall of aliens: the portraits of all aliens of an edition, those that you have played with in
 * full light and with your wins, the others dim. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"

#define FP_TYPE_ALIEN_WALL (fp_alien_wall_get_type ())
G_DECLARE_FINAL_TYPE (FpAlienWall, fp_alien_wall, FP, ALIEN_WALL, AdwBin)

/* fp_alien_wall_new: returns a wall of the first edition, with a choice of the others. (transfer
 * floating) */
GtkWidget *fp_alien_wall_new (FpCatalogModel *catalog_model);
