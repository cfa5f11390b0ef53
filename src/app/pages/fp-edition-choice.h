/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editions of the program side by side, each with a picture, as a group of radio buttons, and a
 * sentence about the chosen one.
 *
 * Signal “selected” when the player chooses another edition. */
#pragma once

#include <adwaita.h>

#include "model/fp-catalog-model.h"
#include "model/game/fp-game-setup.h"

#define FP_TYPE_EDITION_CHOICE (fp_edition_choice_get_type ())
G_DECLARE_FINAL_TYPE (FpEditionChoice, fp_edition_choice, FP, EDITION_CHOICE, AdwBin)

/* fp_edition_choice_select: chooses the edition of @setup, without the signal.
 * fp_edition_choice_chosen: returns the default of the chosen edition. (transfer full) */
void fp_edition_choice_select (FpEditionChoice *self, const FpGameSetup *setup);
FpGameSetup *fp_edition_choice_chosen (FpEditionChoice *self);

/* fp_edition_choice_set_catalog: sets the source of the faces in the pictures. */
void fp_edition_choice_set_catalog (FpEditionChoice *self, FpCatalogModel *catalog_model);
