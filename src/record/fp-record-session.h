/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game of a session as a row of the record. */
#pragma once

#include "record/fp-record.h"
#include "session/game/fp-session.h"

/* fp_record_key: returns the key of the game of @session: a hash of edition, rules, seed, options,
 * players and their settled aliens, and for a game that began in the past of another one of the
 * turn there. Names don't count. fp_record_setup_key: returns the key of a new game of @setup. Free
 * with g_free (). */
char *fp_record_key (const FpSession *session);
char *fp_record_setup_key (const FpSetup *setup);

/* fp_record_you: returns your seat: the first person's, FP_NOBODY if computers alone play. */
uint8_t fp_record_you (const FpSession *session);

/* fp_record_of_session: returns the finished game of @session, which ended @ended seconds after the
 * epoch. NULL if it goes on, if no person plays in it, or if it ended undecided. */
FpRecordGame *fp_record_of_session (FpSession *session, gint64 ended);
