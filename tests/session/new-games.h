/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games of the shipped editions, for tests of sessions. */
#pragma once

#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

/* new_games_begin: loads the cards. new_games_end: frees them. */
void new_games_begin (void);
void new_games_end (void);

/* new_games_catalogs: returns the cards of all editions. */
FpCatalogs *new_games_catalogs (void);

/* new_games_of: returns a session of a game of @edition for @n_seats (0: as many as usual). @first
 * plays the first seat, @others all others (“person”, or a player's name). */
FpSession *new_games_of (const char *edition, guint n_seats, uint64_t seed, const char *first, const char *others);

/* new_games_setup: initializes a set-up of Ada and Bob for Duel. @first and @second play for them:
 * “person”, or a player's name. */
void new_games_setup (FpSetup *setup, uint64_t seed, const char *first, const char *second);

/* new_games_start: returns a session of @setup, of Duel, and clears @setup. */
FpSession *new_games_start (FpSetup *setup);
