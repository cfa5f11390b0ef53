/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands between two persons at one screen: names who should sit down, and shows no card. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

#define FP_TYPE_CURTAIN_PAGE (fp_curtain_page_get_type ())
G_DECLARE_FINAL_TYPE (FpCurtainPage, fp_curtain_page, FP, CURTAIN_PAGE, AdwBin)

/* fp_curtain_page_show: asks the player of @seat to sit down; @news is what happened last, as everybody may know it. */
void fp_curtain_page_show (FpCurtainPage *self, FpSeatItem *seat, const char *news);
