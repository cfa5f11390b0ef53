/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References of a log line to the table: its subjects, cards, planets, players and the Warp. */
#pragma once

#include "model/items/fp-log-item.h"
#include "session/game/fp-session.h"

/* fp_log_subjects: returns the subjects (FpLogSubjects) of @event; 0: none. Its line is shown only
 * if all subjects are. */
guint fp_log_subjects (const FpEdition *edition, const FpEvent *event);

/* fp_log_places_read: sets subjects, cards, seats and warp of @facts for @event as far as @viewer
 * was told of them. @viewer is FP_NOBODY for a bystander. */
void fp_log_places_read (FpSession *session, const FpEvent *event, uint8_t viewer, FpLogFacts *facts);
