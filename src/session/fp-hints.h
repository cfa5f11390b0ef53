/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a good player would do at the open question, knowing what the asked seat knows and nothing more. */
#pragma once

#include "session/fp-session.h"

enum
{
  FP_MOST_HINTS = 3,
};

typedef struct
{
  guint option; /* index among those of the open question */
  double chance; /* to win the game with it, 0 to 1 */
  double share; /* how often a good player takes it, 0 to 1: where being read would be bad, more than one has a share */
  char *reason; /* what it makes more likely: a sentence of the log; NULL: nothing in particular */
  double with, without; /* how likely, with it and with other options */
} FpHint;

/* fp_hints_find: the best options of the open question, the best first; returns how many, 0 where it is a matter of
 * taste.  Takes a moment.  Clear them with fp_hints_clear (). */
guint fp_hints_find (FpSession *session, FpHint hints[FP_MOST_HINTS]);
void fp_hints_clear (FpHint *hints, guint n);
