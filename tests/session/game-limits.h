/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits of a game with cards that may be wrong. */
#pragma once

#include <glib.h>

enum
{
  GAME_LIMITS_ANSWERS = 20000, /* a game with any cards ends before that */
};

/* game_limits_begin: starts the clock of a game. If the clock is not stopped in time, or if the
 * program has taken too much memory by then, the test fails. @name, which is for the report, must
 * live until then. */
void game_limits_begin (const char *name);

/* game_limits_end: stops the clock. */
void game_limits_end (void);
