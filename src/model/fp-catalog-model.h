/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game box: an edition with its cards, read once and shared by all games of a window. */
#pragma once

#include <glib-object.h>

#define FP_TYPE_CATALOG_MODEL (fp_catalog_model_get_type ())
G_DECLARE_FINAL_TYPE (FpCatalogModel, fp_catalog_model, FP, CATALOG_MODEL, GObject)

/* fp_catalog_model_new: the box of the Duel.  NULL with @error if its cards can't be read or are at fault.  (transfer
 * full) */
FpCatalogModel *fp_catalog_model_new (GError **error);

/* fp_catalog_model_complaints: what is wrong in the user's card sets that are left out: their folder, then a line each;
 * NULL: nothing.  (transfer full) */
char *fp_catalog_model_complaints (FpCatalogModel *self);
