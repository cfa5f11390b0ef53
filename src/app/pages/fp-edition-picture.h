/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of an edition: some of its characters around a planet, in the colours of its seats, as
 * many as may play, at most six. Screen readers skip it. */
#pragma once

#include <gtk/gtk.h>

#include "model/fp-catalog-model.h"
#include "model/game/fp-game-setup.h"

#define FP_TYPE_EDITION_PICTURE (fp_edition_picture_get_type ())
G_DECLARE_FINAL_TYPE (FpEditionPicture, fp_edition_picture, FP, EDITION_PICTURE, GtkWidget)

/* fp_edition_picture_new: returns a picture of the edition of @setup without faces. (transfer
 * floating) */
GtkWidget *fp_edition_picture_new (const FpGameSetup *setup);

/* fp_edition_picture_set_catalog: shows faces from @catalog_model, which has all editions. */
void fp_edition_picture_set_catalog (FpEditionPicture *self, FpCatalogModel *catalog_model);
