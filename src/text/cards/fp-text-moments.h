/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of moments: procedures of an edition that have words. */
#pragma once

#include "engine/runner/fp-edition.h"

/* A step has only a title, that of its rules page, so that log and book agree. A whole has a title
 * (as a step of the log) and a name. An action has a name and two sentences: about the card's own
 * player, and about {who}. All are to be translated; NULL: there is none. */
typedef struct
{
  const char *id, *title, *name, *mine, *theirs;
} FpTextMoment;

/* fp_text_moment: returns the moment of @procedure, NULL: the procedure is none. Static. */
const FpTextMoment *fp_text_moment (const FpEdition *edition, guint procedure);
