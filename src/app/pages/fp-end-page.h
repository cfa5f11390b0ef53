/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ended: who won and how, the planets of each, and where to go from here. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_END_PAGE (fp_end_page_get_type ())
G_DECLARE_FINAL_TYPE (FpEndPage, fp_end_page, FP, END_PAGE, AdwBin)

/* fp_end_page_show: tells the end of @game, which is over; @lesson: the last words of its lesson, NULL: it was none. */
void fp_end_page_show (FpEndPage *self, FpGame *game, const char *lesson);
