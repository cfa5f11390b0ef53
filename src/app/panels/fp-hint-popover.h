/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints for who is asked: what a good player would do, thought about while it is open.
 *
 * Signal “point” (FpHintItem, NULL: none): which of them is looked at, so that the table can light up what it is about.
 */
#pragma once

#include <adwaita.h>

#include "model/game/fp-hint-controller.h"

#define FP_TYPE_HINT_POPOVER (fp_hint_popover_get_type ())
G_DECLARE_FINAL_TYPE (FpHintPopover, fp_hint_popover, FP, HINT_POPOVER, GtkPopover)

/* fp_hint_popover_set_game: whose questions it is about; NULL: none. */
void fp_hint_popover_set_game (FpHintPopover *self, FpGame *game);

/* fp_hint_popover_can_ask: whether the viewer is asked something that it could say something about. */
gboolean fp_hint_popover_can_ask (FpHintPopover *self);
