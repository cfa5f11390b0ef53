/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All aliens to choose from, with the card of the one that is pointed out to be read (FpCardBrowser).
 *
 * Signals: “taken” (id of an alien, NULL: it is to be chosen in the game), “closed” (nothing changes).
 */
#pragma once

#include <adwaita.h>

#include "model/items/fp-printed-card.h"

#define FP_TYPE_ALIEN_CHOOSER (fp_alien_chooser_get_type ())
G_DECLARE_FINAL_TYPE (FpAlienChooser, fp_alien_chooser, FP, ALIEN_CHOOSER, AdwBin)

/* fp_alien_chooser_open: asks @question (“An alien for Ada”) about @aliens (of FpPrintedCard) of @box; that called
 * @chosen is pointed out, that called @taken isn't there.  Both may be NULL. */
void fp_alien_chooser_open (FpAlienChooser *self, FpCatalogModel *box, const char *question, GListModel *aliens,
                            const char *chosen, const char *taken);
