/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the player's record: sums, a wall of aliens, feats and the last games. Its buttons
 * have the actions “win.export-record” and “win.erase-record”. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"

#define FP_TYPE_RECORD_PAGE (fp_record_page_get_type ())
G_DECLARE_FINAL_TYPE (FpRecordPage, fp_record_page, FP, RECORD_PAGE, AdwBin)

/* fp_record_page_read: reads the record and shows it. @catalog_model has the aliens. */
void fp_record_page_read (FpRecordPage *self, FpCatalogModel *catalog_model);
