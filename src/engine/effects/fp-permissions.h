/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Permissions: abilities with used-at="choice", whose player may choose more than others. Choosing
 * what only the permission allows is its use, which others may answer. So the player is asked once.
 *
 * A procedure that lets @seat choose from the answer to a query with FpQueryDef.chosen does this:
 *
 *   FP_CHOOSE (seat, …, answer);
 *   my->permission = fp_permission_for (e, query, &about, plain, my->answer);
 *   if (my->permission != 0)
 *     {
 *       fp_permission_use (e, my->permission);
 *       FP_GO;
 *       if (!fp_permission_used (e, my->permission))
 *         ask again
 *     }
 */
#pragma once

#include "engine/effects/fp-effects.h"

/* fp_permission_for: returns the number of the effect that alone allows @item, a member of the
 * answer of @query about @about: a seat, card, place or number, 1 for “yes”. @plain is the answer
 * without any rule. 0: @item may be chosen anyway, or not at all. */
uint16_t fp_permission_for (FpEngine *engine, guint query, const FpValue *about, FpValue plain, int item);

/* fp_permission_use: pushes the use of the permission @number. */
void fp_permission_use (FpEngine *engine, uint16_t number);

/* fp_permission_used: returns TRUE if the use just made has happened. Else the permission allows
 * nothing more in this encounter. */
gboolean fp_permission_used (FpEngine *engine, uint16_t number);

/* fp_permissions_renew: lets permissions allow again what they allowed before their uses were
 * stopped, because the encounter is over. */
void fp_permissions_renew (FpEngine *engine);
