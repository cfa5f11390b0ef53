/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain page between two people who share a screen. It names the next player and shows no
 * card. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-seat-item.h"

#define FP_TYPE_CURTAIN_PAGE (fp_curtain_page_get_type ())
G_DECLARE_FINAL_TYPE (FpCurtainPage, fp_curtain_page, FP, CURTAIN_PAGE, AdwBin)

/* fp_curtain_page_show: asks the player of @seat to sit down. @news is the last public event. */
void fp_curtain_page_show (FpCurtainPage *self, FpSeatItem *seat, const char *news);
