/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for tests of the record. */
#pragma once

#include "record/fp-record.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

/* played_catalogs: returns the shipped cards of all editions. Free with fp_catalogs_free (). */
FpCatalogs *played_catalogs (void);

/* played_session: returns a finished game of @edition with the seed @seed. Seat 0 is a person's if
 * @person, and answers like the others, as “greedy” would. */
FpSession *played_session (FpCatalogs *catalogs, const char *edition, guint n_seats, uint64_t seed, gboolean person);

/* played_game: returns a row with the key @key, two seats, and your result @result. */
FpRecordGame *played_game (const char *key, gint64 ended, FpRecordResult result);
