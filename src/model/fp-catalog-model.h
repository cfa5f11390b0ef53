/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog model: an edition with its cards, read once and shared by all games of a window. */
#pragma once

#include <glib-object.h>

#define FP_TYPE_CATALOG_MODEL (fp_catalog_model_get_type ())
G_DECLARE_FINAL_TYPE (FpCatalogModel, fp_catalog_model, FP, CATALOG_MODEL, GObject)

/* fp_catalog_model_new: returns the catalog of the Duel. Returns NULL with @error if its cards
 * can't be read or have errors. (transfer full) */
FpCatalogModel *fp_catalog_model_new (GError **error);

/* fp_catalog_model_complaints: returns the errors of the user's card sets that were left out: their
 * folder, then one line for each error. Returns NULL if there are none. (transfer full) */
char *fp_catalog_model_complaints (FpCatalogModel *self);
