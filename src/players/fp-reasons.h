/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why an option is good, as far as it can be said: what happens more often with it than with the others in the games
 * that were imagined, if they end better where it happens.  Only happenings without cards count: which cards lie where
 * is imagined, too.
 */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpReasons FpReasons;

FpReasons *fp_reasons_new (void);
void fp_reasons_free (FpReasons *reasons);

/* fp_reasons_clear: another question. */
void fp_reasons_clear (FpReasons *reasons);

/* fp_reasons_on_event: this happens in the game being imagined. */
void fp_reasons_on_event (FpReasons *reasons, const FpEvent *event);

/* fp_reasons_count: what has been heard since the last call happened in a game that began with @option and gave @chance
 * to win, 0 to 1, to who asks. */
void fp_reasons_count (FpReasons *reasons, guint option, double chance);

/* fp_reasons_find: what is good for @seat, who asks, and happens more often with @option than with the others together,
 * the most telling of it: into @event, how often of 1 with it and without it into @with, @without.  FALSE: nothing
 * worth telling. */
gboolean fp_reasons_find (const FpReasons *reasons, uint8_t seat, guint option, FpEvent *event, double *with,
                          double *without);
