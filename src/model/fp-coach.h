/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson beside a game, for a window: what is to be said now, one note after the other, and the chapters.
 *
 * What is to be said follows from the game (session/game/fp-tutorial-progress.h); the coach only remembers which notes
 * have been read since it sits here, so after an undo nothing is said twice.  It emits “changed” when another note is
 * to be shown, or none.  While somebody looks back, and when the table is hidden, it says nothing.
 */
#pragma once

#include "model/game/fp-game.h"

#define FP_TYPE_COACH (fp_coach_get_type ())
G_DECLARE_FINAL_TYPE (FpCoach, fp_coach, FP, COACH, GObject)

/* A note that is to be shown; all strings are the coach's, and good until it changes. */
typedef struct
{
  const char *chapter; /* its title */
  const char *text;
  const char *point; /* where to look, a word of lessons (docs/lessons.md); NULL: nowhere */
  const char *page; /* of the rules book; NULL: none */
  int planet; /* FpCardFacts.number of the planet it is about, −1: none */
  guint more; /* how many are to be read behind it */
  gboolean asks; /* it is about the open question */
} FpCoachNote;

/* fp_coach_begin: a coach with a game of the lesson, or of its chapter @chapter (−1: the lesson from its beginning);
 * @learner and @other name the players; @pace as in fp_game_new ().  The game is kept in no file until fp_game_keep ().
 * NULL if there is no lesson.  (transfer full) */
FpCoach *fp_coach_begin (FpCatalogModel *box, int chapter, const char *learner, const char *other, guint pace);

/* fp_coach_of: a coach for @game, if that is the lesson's; NULL: it isn't.  (transfer full) */
FpCoach *fp_coach_of (FpGame *game);

/* fp_coach_game: its game. */
FpGame *fp_coach_game (FpCoach *self);

/* fp_coach_note: what is to be shown now; NULL: nothing. */
const FpCoachNote *fp_coach_note (FpCoach *self);

/* fp_coach_last_words: what is said once the game is over, read or not; NULL: nothing, or it isn't. */
const char *fp_coach_last_words (FpCoach *self);

/* fp_coach_next: the note is read.  fp_coach_back: shows the one before it again, if it is still due;
 * fp_coach_can_back: whether there is one. */
void fp_coach_next (FpCoach *self);
void fp_coach_back (FpCoach *self);
gboolean fp_coach_can_back (FpCoach *self);

/* fp_coach_chapter: which chapter is gone through by itself; −1: it is the whole lesson. */
int fp_coach_chapter (FpCoach *self);

/* The chapters: how many, what they are called; how many notes of one have been read, and of how many
 * (@all).
 */
guint fp_coach_n_chapters (FpCoach *self);
const char *fp_coach_chapter_title (FpCoach *self, guint chapter);
guint fp_coach_chapter_read (FpCoach *self, guint chapter, guint *all);
