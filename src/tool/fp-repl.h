/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The REPL of a game in the terminal: decisions go to stdout, answers come from stdin, one per
 * line. */
#pragma once

#include "session/files/fp-game-file.h"
#include "tool/fp-repl-tutorial.h"
#include "tool/fp-tool.h"

/* Reason for the end of the REPL. */
typedef enum
{
  FP_REPL_OVER, /* the game is over */
  FP_REPL_QUIT, /* the player left, or end of input */
  FP_REPL_INTERRUPTED, /* by SIGINT */
} FpReplEnd;

/* fp_repl: plays @session, kept in @file (NULL: nowhere), to its end or until the player leaves.
 * @tutorial (NULL: none) explains new things. */
FpReplEnd fp_repl (FpSession *session, FpGameFile *file, FpReplTutorial *tutorial);
