/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The modules of an edition as switches in their groups, each with what it does or why it can't be
 * played, and the bundles of the edition.
 *
 * Signals:
 * “changed”: the player turns a switch.
 * “bundle” (guint): the player takes the bundle of this number. */
#pragma once

#include <adwaita.h>

#include "model/game/fp-game-options.h"

#define FP_TYPE_MODULE_GROUP (fp_module_group_get_type ())
G_DECLARE_FINAL_TYPE (FpModuleGroup, fp_module_group, FP, MODULE_GROUP, GtkBox)

/* fp_module_group_show: shows the modules and bundles of the edition of @setup, and turns on the
 * modules of the game. A part that the edition doesn't have is hidden.
 * fp_module_group_set: turns on the modules of @setup, which has the edition that is shown.
 * fp_module_group_read: sets the modules of @setup, which has the edition that is shown.
 * fp_module_group_update: shows which conditions @setup doesn't meet, and which bundle it has. */
void fp_module_group_show (FpModuleGroup *self, const FpGameSetup *setup);
void fp_module_group_set (FpModuleGroup *self, const FpGameSetup *setup);
void fp_module_group_read (FpModuleGroup *self, FpGameSetup *setup);
void fp_module_group_update (FpModuleGroup *self, const FpGameSetup *setup);
