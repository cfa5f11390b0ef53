/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The characters of a decision as a grid above the board: aliens to choose from, which lie nowhere
 * on the table yet. Each is an option target that shows its key. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-decision-item.h"

#define FP_TYPE_CHARACTER_CHOICE (fp_character_choice_get_type ())
G_DECLARE_FINAL_TYPE (FpCharacterChoice, fp_character_choice, FP, CHARACTER_CHOICE, AdwBin)

/* fp_character_choice_begin: removes the characters of any other decision than @decision (NULL: of
 * all), so that their widgets stand for no option of it. */
void fp_character_choice_begin (FpCharacterChoice *self, FpDecisionItem *decision);

/* fp_character_choice_show: shows the characters among the options of @decision that have no widget
 * in @in_sight (fp-option-target.h), if there are several. Call fp_character_choice_begin () first.
 * Returns TRUE if there are new option targets, which must be marked. */
gboolean fp_character_choice_show (FpCharacterChoice *self, FpDecisionItem *decision, GPtrArray *in_sight);

/* fp_character_choice_stand_in: puts the grid into @in_sight for its characters out of view. */
void fp_character_choice_stand_in (FpCharacterChoice *self, GPtrArray *in_sight);

/* fp_character_choice_set_past: hides the grid while the table shows the past. */
void fp_character_choice_set_past (FpCharacterChoice *self, gboolean past);
