/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages about files that can't be opened, or only in part. */
#pragma once

#include <glib.h>

/* Troubles with a file. */
typedef enum
{
  FP_TROUBLE_NONE,
  FP_TROUBLE_UNREADABLE, /* detail: the system's message */
  FP_TROUBLE_EMPTY,
  FP_TROUBLE_TOO_LONG,
  FP_TROUBLE_NOT_TEXT,
  FP_TROUBLE_DOCTYPE,
  FP_TROUBLE_TOO_DEEP,
  FP_TROUBLE_CUT_OFF,
  FP_TROUBLE_MALFORMED,
  FP_TROUBLE_OTHER_KIND, /* not a saved game */
  FP_TROUBLE_NEWER,
  FP_TROUBLE_HEAD, /* set-up and players can't be read */
  FP_TROUBLE_OPTION, /* detail: the unknown set-up option */
  FP_TROUBLE_UNDO, /* the undo rule is unknown */
  FP_TROUBLE_EDITION, /* detail: the missing edition */
  FP_TROUBLE_SET, /* detail: the missing card set */
  FP_TROUBLE_SET_LEFT_OUT, /* detail: the card set that has mistakes, or words of an older format */
  FP_TROUBLE_PROGRAMS, /* cards or rules do something else now */
  FP_TROUBLE_CHOICES, /* a choice can't be read */
  FP_TROUBLE_CHOICE, /* a choice is not possible */
  FP_TROUBLE_OTHER_GAME, /* the choices fit but lead elsewhere */
  FP_TROUBLE_DIGEST, /* the choices are good, a digest is not */
  FP_TROUBLE_JOURNAL, /* the journal is damaged */
  FP_N_TROUBLES,
} FpTrouble;

/* fp_text_trouble: returns a sentence about @trouble, translated; NULL for FP_TROUBLE_NONE. @detail
 * is as above, else NULL. Free with g_free (). */
char *fp_text_trouble (FpTrouble trouble, const char *detail);

/* fp_text_trouble_advice: returns advice, translated, or NULL. Static. */
const char *fp_text_trouble_advice (FpTrouble trouble);

/* fp_text_opened_part: returns a sentence, translated: the first @made choices of a damaged game
 * were opened, @lost known ones are missing. Free with g_free (). */
char *fp_text_opened_part (guint made, guint lost);

/* fp_text_opened_position: returns a sentence, translated: the game goes on from the position after
 * its first @after choices and @made later ones. @lost are missing. Free with g_free (). */
char *fp_text_opened_position (guint after, guint made, guint lost);

/* fp_text_foreign_journal: returns a sentence: the journal was left alone because it doesn't belong
 * to the save. Static, translated. */
const char *fp_text_foreign_journal (void);
