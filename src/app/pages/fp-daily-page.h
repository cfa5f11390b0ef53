/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the daily games: today's of each edition, and those of earlier days for practice.
 * Signals: “begin” (number of the edition, days back), “continue” (path), “copy” (line). */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"

#define FP_TYPE_DAILY_PAGE (fp_daily_page_get_type ())
G_DECLARE_FINAL_TYPE (FpDailyPage, fp_daily_page, FP, DAILY_PAGE, AdwBin)

/* fp_daily_page_read: reads the state of the games and shows them. */
void fp_daily_page_read (FpDailyPage *self, FpCatalogModel *catalog_model);
