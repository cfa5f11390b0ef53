/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “why” in a game played in the terminal. */
#pragma once

#include "session/game/fp-session.h"

/* fp_repl_why: prints what @viewer can know of why @session stands as it does. */
void fp_repl_why (FpSession *session, uint8_t viewer);
