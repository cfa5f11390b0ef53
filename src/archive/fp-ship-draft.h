/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that a person takes from several places, or sends to several, in any order.
 *
 * The engine asks for the places in rising order, so that each split exists once. A draft collects
 * them first. Once all ships have a place, it says which options these answers are. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpShipDraft FpShipDraft;

/* fp_ship_draft_new: returns a draft for the pending decision of @engine, which must outlive it.
 * Returns NULL if the decision is not about the place of a ship. Free with
 * fp_ship_draft_free (). */
FpShipDraft *fp_ship_draft_new (FpEngine *engine);
void fp_ship_draft_free (FpShipDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpShipDraft, fp_ship_draft_free)

/* fp_ship_draft_options: returns an option for each place that had room at first; owned by
 * @draft. */
const FpOptions *fp_ship_draft_options (const FpShipDraft *draft);

/* fp_ship_draft_find: returns the index of the option equal to @option, −1 if there is none. */
int fp_ship_draft_find (const FpShipDraft *draft, const FpOption *option);

/* fp_ship_draft_chosen: returns the ships chosen at option @index. fp_ship_draft_count: returns
 * those at all places. fp_ship_draft_can_add: returns TRUE if another one can be added there. */
guint fp_ship_draft_chosen (const FpShipDraft *draft, guint index);
guint fp_ship_draft_count (const FpShipDraft *draft);
gboolean fp_ship_draft_can_add (const FpShipDraft *draft, guint index);

/* fp_ship_draft_add: chooses another ship at option @index, and all others if their places are then
 * certain. Returns FALSE if there is no room. */
gboolean fp_ship_draft_add (FpShipDraft *draft, guint index);

/* fp_ship_draft_fill: chooses the usual places of all other ships. */
void fp_ship_draft_fill (FpShipDraft *draft);

/* fp_ship_draft_clear: puts all ships back. Returns FALSE if none was chosen. */
gboolean fp_ship_draft_clear (FpShipDraft *draft);

/* fp_ship_draft_complete: returns TRUE if each ship has a place.
 * fp_ship_draft_answer: returns the index of the option that answers the pending decision as a
 * complete draft says, −1: all its ships were placed. */
gboolean fp_ship_draft_complete (const FpShipDraft *draft);
int fp_ship_draft_answer (const FpShipDraft *draft);
