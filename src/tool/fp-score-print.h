/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a campaign in the terminal. */
#pragma once

#include "session/game/fp-session.h"

/* fp_score_print: prints the finished games of @session's campaign, the score, and who has won or
 * begins the next game. Nothing before the first game is over. */
void fp_score_print (FpSession *session);
