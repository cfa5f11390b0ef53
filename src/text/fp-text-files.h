/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a file that can't be opened, or not as a whole. */
#pragma once

#include <glib.h>

/* What is wrong with it. */
typedef enum
{
  FP_TROUBLE_NONE,
  FP_TROUBLE_UNREADABLE, /* detail: what the system says */
  FP_TROUBLE_EMPTY,
  FP_TROUBLE_TOO_LONG,
  FP_TROUBLE_NOT_TEXT,
  FP_TROUBLE_DOCTYPE,
  FP_TROUBLE_TOO_DEEP,
  FP_TROUBLE_CUT_OFF,
  FP_TROUBLE_MALFORMED,
  FP_TROUBLE_OTHER_KIND, /* no saved game */
  FP_TROUBLE_NEWER,
  FP_TROUBLE_HEAD, /* set-up and players can't be read */
  FP_TROUBLE_EDITION, /* detail: the edition, which isn't there */
  FP_TROUBLE_SET, /* detail: a card set, which isn't there */
  FP_TROUBLE_PROGRAMS, /* cards or rules do something else than then */
  FP_TROUBLE_CHOICES, /* a choice can't be read */
  FP_TROUBLE_CHOICE, /* a choice doesn't fit */
  FP_TROUBLE_OTHER_GAME, /* the choices fit but lead elsewhere */
  FP_TROUBLE_DIGEST, /* the choices are good, a digest is not */
  FP_TROUBLE_JOURNAL, /* the journal is damaged */
  FP_N_TROUBLES,
} FpTrouble;

/* fp_text_trouble: one sentence, translated: what is wrong.  @detail as above, else NULL.  Free with g_free (). */
char *fp_text_trouble (FpTrouble trouble, const char *detail);

/* fp_text_trouble_advice: what to do about it, translated, NULL: nothing to say.  Static. */
const char *fp_text_trouble_advice (FpTrouble trouble);

/* fp_text_opened_part: how much of a damaged game could be opened: its first @made choices, @lost known ones are
 * missing.  One sentence, translated.  Free with g_free (). */
char *fp_text_opened_part (guint made, guint lost);

/* fp_text_opened_position: that a game goes on from the position after its first @after choices, and @made of those
 * behind it; @lost are missing.  One sentence, translated.  Free with g_free (). */
char *fp_text_opened_position (guint after, guint made, guint lost);

/* fp_text_foreign_journal: that a journal was left alone because it doesn't belong to the save.  Static, translated.
 */
const char *fp_text_foreign_journal (void);
