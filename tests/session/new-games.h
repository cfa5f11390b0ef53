/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games of the shipped Duel, for tests of sessions. */
#pragma once

#include "session/game/fp-session.h"

/* new_games_begin, new_games_end: reads the cards, and frees them. */
void new_games_begin (void);
void new_games_end (void);

/* new_games_catalogs: the cards of all editions. */
FpCatalogs *new_games_catalogs (void);

/* new_games_setup: a set-up of Ada and Bob, for whom @first and @second play (“person”, or a player's name). */
void new_games_setup (FpSetup *setup, uint64_t seed, const char *first, const char *second);

/* new_games_start: a session of @setup, which is cleared. */
FpSession *new_games_start (FpSetup *setup);
