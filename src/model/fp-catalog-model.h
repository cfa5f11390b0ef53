/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog model: an edition with its cards, read once and shared by all games of a window. */
#pragma once

#include <glib-object.h>

typedef struct _FpEdition FpEdition;

#define FP_TYPE_CATALOG_MODEL (fp_catalog_model_get_type ())
G_DECLARE_FINAL_TYPE (FpCatalogModel, fp_catalog_model, FP, CATALOG_MODEL, GObject)

/* fp_catalog_model_new: returns the model of the first edition, which knows those of all others.
 * Returns NULL with @error if the cards of any edition can't be read or have errors. (transfer
 * full) */
FpCatalogModel *fp_catalog_model_new (GError **error);

/* fp_catalog_model_of: returns the model of @edition; owned by @self, which must come from
 * fp_catalog_model_new (). Of an unknown edition, or if @self is such a model, returns @self. */
FpCatalogModel *fp_catalog_model_of (FpCatalogModel *self, const FpEdition *edition);

/* fp_catalog_model_complaints: returns the errors of the user's card sets that were left out: their
 * folder, then one line for each error. Returns NULL if there are none. (transfer full) */
char *fp_catalog_model_complaints (FpCatalogModel *self);
