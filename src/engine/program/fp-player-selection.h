/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selection of several players in one choice, in the order of the seats: `choose from="some of
 * allies"`. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_player_selection_is: returns TRUE if line @in selects players. */
gboolean fp_player_selection_is (const FpEngine *engine, const FpInstruction *in);

/* fp_player_selection_run: runs such a line, whose call is in @frame. Its name gets the selected
 * players. */
FpFlow fp_player_selection_run (FpEngine *engine, FpFrame *frame);

/* fp_player_selection_options: adds the players who can be selected next, each with enough players
 * behind, and “done” once enough are selected. */
void fp_player_selection_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
