/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The alien chooser: all aliens, with the card of the selected one beside them (FpCardBrowser).
 * Signals: “taken” (id of an alien, or NULL to choose during the game), “closed” (nothing
 * changes). */
#pragma once

#include <adwaita.h>

#include "model/items/fp-printed-card.h"

#define FP_TYPE_ALIEN_CHOOSER (fp_alien_chooser_get_type ())
G_DECLARE_FINAL_TYPE (FpAlienChooser, fp_alien_chooser, FP, ALIEN_CHOOSER, AdwBin)

/* fp_alien_chooser_open: asks @question (“An alien for Ada”) about @aliens (of FpPrintedCard) of
 * @catalog_model. The alien @chosen, an id, is selected; NULL for none. The aliens @taken, an
 * array of ids that ends in NULL, are left out; NULL for none. */
void fp_alien_chooser_open (FpAlienChooser *self, FpCatalogModel *catalog_model, const char *question,
                            GListModel *aliens, const char *chosen, const char *const *taken);
