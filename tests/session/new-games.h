/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games of the shipped Duel, for tests of sessions. */
#pragma once

#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

/* new_games_begin: loads the cards. new_games_end: frees them. */
void new_games_begin (void);
void new_games_end (void);

/* new_games_catalogs: returns the cards of all editions. */
FpCatalogs *new_games_catalogs (void);

/* new_games_setup: initializes a set-up of Ada and Bob. @first and @second play for them: “person”,
 * or a player's name. */
void new_games_setup (FpSetup *setup, uint64_t seed, const char *first, const char *second);

/* new_games_start: returns a session of @setup, and clears @setup. */
FpSession *new_games_start (FpSetup *setup);
