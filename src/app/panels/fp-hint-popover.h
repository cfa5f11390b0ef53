/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hint popover for the player who must decide: shows the choices of a good player, which are
 * computed while it is open.
 *
 * Signal “point” (FpHintItem or NULL): the selected hint, so that the table can highlight its cards
 * and options. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-hint-controller.h"

#define FP_TYPE_HINT_POPOVER (fp_hint_popover_get_type ())
G_DECLARE_FINAL_TYPE (FpHintPopover, fp_hint_popover, FP, HINT_POPOVER, GtkPopover)

/* fp_hint_popover_set_game: sets the game whose decisions the hints are about; NULL for none. */
void fp_hint_popover_set_game (FpHintPopover *self, FpGame *game);

/* fp_hint_popover_can_ask: returns TRUE if the viewer has a decision for which hints are
 * possible. */
gboolean fp_hint_popover_can_ask (FpHintPopover *self);
