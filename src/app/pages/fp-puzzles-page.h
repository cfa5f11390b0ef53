/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of puzzles: a list for each edition, with those that are solved ticked. A row plays its
 * puzzle by the action “win.play-puzzle”. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"

#define FP_TYPE_PUZZLES_PAGE (fp_puzzles_page_get_type ())
G_DECLARE_FINAL_TYPE (FpPuzzlesPage, fp_puzzles_page, FP, PUZZLES_PAGE, AdwBin)

/* fp_puzzles_page_show: reads the puzzles again. The row of the puzzle in the file @path, the first
 * unsolved one if that is NULL, gets the focus with the page. */
void fp_puzzles_page_show (FpPuzzlesPage *self, FpCatalogModel *catalog_model, const char *path);
