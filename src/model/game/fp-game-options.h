/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up options of a new game: ways to get aliens, modules and bundles. */
#pragma once

#include "model/game/fp-game-setup.h"

/* fp_game_setup_options: returns the set-up options of the game, bit per option.
 * fp_game_setup_set_options: takes modules, groups of aliens for a first game, cards of the box and
 * the way in which players get their aliens from @options. */
guint64 fp_game_setup_options (const FpGameSetup *setup);
void fp_game_setup_set_options (FpGameSetup *setup, guint64 options);

/* fp_game_setup_aliens: returns the cards of the kind fp_game_setup_sheets () that players may
 * choose with the modules and the number of players of @setup, a list of FpPrintedCard. NULL: the
 * edition has none. (transfer full) */
GListModel *fp_game_setup_aliens (const FpGameSetup *setup, FpCatalogModel *catalog_model);

/* fp_game_setup_settle_aliens: gives each player another alien of @catalog_model by chance. Changes
 * nothing if the edition has no aliens or too few. */
void fp_game_setup_settle_aliens (FpGameSetup *setup, FpCatalogModel *catalog_model);

/* Modules of the edition are numbered from 0.
 *
 * fp_game_setup_n_modules: returns how many there are.
 * fp_game_setup_module_id: returns the id of @module. Static.
 * fp_game_setup_module_name: returns the name of @module with a capital.
 * fp_game_setup_module_gist: returns what it does, what it needs, and how long games are with it.
 * fp_game_setup_module_clash: returns the sentence about the condition that keeps @module out of
 * this game, whether it is chosen or not, or NULL if none does. Free all three with g_free ().
 * fp_game_setup_has_module: returns TRUE if the game has it.
 * fp_game_setup_set_module: lets the game have it or not. */
guint fp_game_setup_n_modules (const FpGameSetup *setup);
const char *fp_game_setup_module_id (const FpGameSetup *setup, guint module);
char *fp_game_setup_module_name (const FpGameSetup *setup, guint module);
char *fp_game_setup_module_gist (const FpGameSetup *setup, guint module);
char *fp_game_setup_module_clash (const FpGameSetup *setup, guint module);
gboolean fp_game_setup_has_module (const FpGameSetup *setup, guint module);
void fp_game_setup_set_module (FpGameSetup *setup, guint module, gboolean wanted);

/* fp_game_setup_clash: returns the sentence about the first condition of a chosen module that isn't
 * met, or NULL if the game can begin. Free with g_free (). */
char *fp_game_setup_clash (const FpGameSetup *setup);

/* fp_game_setup_propose: turns modules on that are proposed for the number of seats but weren't for
 * @before, and off in the opposite case. */
void fp_game_setup_propose (FpGameSetup *setup, guint before);

/* Groups of modules are numbered from 0 in the order of lists.
 *
 * fp_game_setup_n_module_groups: returns how many there are.
 * fp_game_setup_module_group: returns the group of @module; their number if it is in none.
 * fp_game_setup_module_group_name: returns the title of @group, NULL if it is none. Static. */
guint fp_game_setup_n_module_groups (const FpGameSetup *setup);
guint fp_game_setup_module_group (const FpGameSetup *setup, guint module);
const char *fp_game_setup_module_group_name (const FpGameSetup *setup, guint group);

/* Bundles of set-up options are numbered from 0.
 *
 * fp_game_setup_n_bundles: returns how many there are.
 * fp_game_setup_bundle_name: returns the title of @bundle. Static.
 * fp_game_setup_bundle_gist: returns a sentence about it, or NULL. Static.
 * fp_game_setup_bundle_clash: returns the sentence about the condition that keeps @bundle out of a
 * game of so many players, or NULL. Free with g_free ().
 * fp_game_setup_has_bundle: returns TRUE if the game has just the set-up options of @bundle.
 * fp_game_setup_take_bundle: gives the game the set-up options of @bundle, and no others. */
guint fp_game_setup_n_bundles (const FpGameSetup *setup);
const char *fp_game_setup_bundle_name (const FpGameSetup *setup, guint bundle);
const char *fp_game_setup_bundle_gist (const FpGameSetup *setup, guint bundle);
char *fp_game_setup_bundle_clash (const FpGameSetup *setup, guint bundle);
gboolean fp_game_setup_has_bundle (const FpGameSetup *setup, guint bundle);
void fp_game_setup_take_bundle (FpGameSetup *setup, guint bundle);
