/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game played in the terminal: questions go to stdout, answers come from stdin, one a line. */
#pragma once

#include "session/files/fp-game-file.h"
#include "tool/fp-repl-tutorial.h"
#include "tool/fp-tool.h"

/* How a conversation ended. */
typedef enum
{
  FP_REPL_OVER, /* the game is */
  FP_REPL_QUIT, /* the player left, or there is no more input */
  FP_REPL_INTERRUPTED, /* by SIGINT */
} FpReplEnd;

/* fp_repl: plays @session, which is kept in @file (NULL: nowhere), to its end, or until the player leaves; @teach
 * (NULL: nobody) explains what is new. */
FpReplEnd fp_repl (FpSession *session, FpGameFile *file, FpReplTutorial *tutorial);
