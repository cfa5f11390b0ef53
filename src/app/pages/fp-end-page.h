/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end page: the result of a game, the planets of each player, and the next steps. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game.h"

#define FP_TYPE_END_PAGE (fp_end_page_get_type ())
G_DECLARE_FINAL_TYPE (FpEndPage, fp_end_page, FP, END_PAGE, AdwBin)

/* fp_end_page_show: shows the end of @game, which must be over. @lesson holds the last words of its
 * lesson, or NULL if there was none. */
void fp_end_page_show (FpEndPage *self, FpGame *game, const char *lesson);

/* fp_end_page_clear: lets go of the game, whose review is cancelled. */
void fp_end_page_clear (FpEndPage *self);
