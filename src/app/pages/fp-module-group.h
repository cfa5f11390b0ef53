/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The modules of an edition as switches, each with what it does or why it can't be played.
 *
 * Signal “changed” when the player turns a switch. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game-setup.h"

#define FP_TYPE_MODULE_GROUP (fp_module_group_get_type ())
G_DECLARE_FINAL_TYPE (FpModuleGroup, fp_module_group, FP, MODULE_GROUP, AdwPreferencesGroup)

/* fp_module_group_show: shows the modules of the edition of @setup and turns on those of the game.
 * Without modules the group is hidden.
 * fp_module_group_read: sets the modules of @setup, which has the edition that is shown.
 * fp_module_group_update: shows which conditions @setup doesn't meet. */
void fp_module_group_show (FpModuleGroup *self, const FpGameSetup *setup);
void fp_module_group_read (FpModuleGroup *self, FpGameSetup *setup);
void fp_module_group_update (FpModuleGroup *self, const FpGameSetup *setup);
