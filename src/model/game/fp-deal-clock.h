/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A clock for deals. The printed rules give the main players a minute to talk. Here a deal ends
 * after three offers each, and a clock beside that is a preference (rulings of the 2000 edition,
 * 23).
 *
 * The clock runs while a person is asked about a deal and could end the talk. It stands behind the
 * curtain, while a computer player thinks, and while the past is looked at. When the time is up it
 * ends the talk for whoever is asked. The game's file knows only that answer.
 *
 * Property “left”, with notification: see fp_deal_clock_left ().
 */
#pragma once

#include "model/game/fp-game.h"

#define FP_TYPE_DEAL_CLOCK (fp_deal_clock_get_type ())
G_DECLARE_FINAL_TYPE (FpDealClock, fp_deal_clock, FP, DEAL_CLOCK, GObject)

/* fp_deal_clock_new: returns a clock for the deals of @game, without a limit. (transfer full) */
FpDealClock *fp_deal_clock_new (FpGame *game);

/* fp_deal_clock_set_limit: gives each deal @seconds, the running one, too. 0: no limit. */
void fp_deal_clock_set_limit (FpDealClock *self, guint seconds);

/* fp_deal_clock_left: returns the seconds that are left for the talk, −1 while the clock stands. */
int fp_deal_clock_left (FpDealClock *self);

/* fp_deal_clock_pass: lets @seconds pass at once. The clock itself calls this each second. */
void fp_deal_clock_pass (FpDealClock *self, guint seconds);
