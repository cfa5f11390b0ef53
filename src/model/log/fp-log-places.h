/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the table a line of the log took place: its cards, planets, players and the Warp, and what it is about. */
#pragma once

#include "model/items/fp-log-item.h"
#include "session/game/fp-session.h"

/* fp_log_places_read: fills in subjects, cards, seats and warp of @facts for @event as @viewer (FP_NOBODY: a bystander)
 * was told of it. */
void fp_log_places_read (FpSession *session, const FpEvent *event, uint8_t viewer, FpLogFacts *facts);
