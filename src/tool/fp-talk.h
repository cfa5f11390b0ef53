/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game played in the terminal: questions go to stdout, answers come from stdin, one a line. */
#pragma once

#include "session/fp-game-file.h"
#include "tool/fp-teach.h"
#include "tool/fp-tool.h"

/* How a conversation ended. */
typedef enum
{
  FP_TALK_OVER, /* the game is */
  FP_TALK_QUIT, /* the player left, or there is no more input */
  FP_TALK_INTERRUPTED, /* by SIGINT */
} FpTalkEnd;

/* fp_talk: plays @session, which is kept in @file (NULL: nowhere), to its end, or until the player leaves; @teach
 * (NULL: nobody) explains what is new. */
FpTalkEnd fp_talk (FpSession *session, FpGameFile *file, FpTeach *teach);
