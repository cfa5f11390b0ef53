/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach of a lesson: notes beside a game, one at a time, and the lesson's chapters.
 *
 * The due notes follow from the game (session/game/fp-tutorial-progress.h). The coach remembers
 * only which notes were read since it was created, so no note repeats after an undo. The signal
 * “changed” is emitted when another note is to be shown, or none. While somebody looks back, and
 * while the curtain hides the table, there is no note. At a held result the notes are those about
 * what led to it. Once the viewer goes on, what they speak of is gone, and only those that can wait
 * are shown again.
 */
#pragma once

#include "model/game/fp-game.h"

#define FP_TYPE_COACH (fp_coach_get_type ())
G_DECLARE_FINAL_TYPE (FpCoach, fp_coach, FP, COACH, GObject)

/* A note to show. All strings are owned by the coach and valid until its note changes. */
typedef struct
{
  const char *chapter; /* title of the chapter */
  const char *text;
  const char *point; /* part of the table to point at, a word from docs/lessons.md; NULL if none */
  const char *page; /* page of the rules book; NULL if none */
  int planet; /* FpCardFacts.number of the planet concerned; −1 if none */
  guint more; /* number of due notes after this one */
  gboolean asks; /* TRUE if the note is about the pending decision */
} FpCoachNote;

/* fp_coach_has_lesson: returns TRUE if there is a lesson of the edition called @edition. */
gboolean fp_coach_has_lesson (const char *edition);

/* fp_coach_begin: returns a coach with a new game of the lesson of @edition, the id of an edition
 * (NULL: the program's first one). @chapter is the chapter to play,
 * −1 for the whole lesson. @learner and @other name the players. @pace is as in fp_game_new (). The
 * game has no file until fp_game_keep (). Returns NULL if there is no lesson. (transfer full) */
FpCoach *fp_coach_begin (FpCatalogModel *catalog_model, const char *edition, int chapter, const char *learner,
                         const char *other, guint pace);

/* fp_coach_of: returns a coach for @game, or NULL if @game is not a game of the lesson. (transfer
 * full) */
FpCoach *fp_coach_of (FpGame *game);

/* fp_coach_edition: returns the id of the lesson's edition. */
const char *fp_coach_edition (FpCoach *self);

/* fp_coach_game: returns the game of the lesson; owned by the coach. */
FpGame *fp_coach_game (FpCoach *self);

/* fp_coach_note: returns the note to show now, or NULL. */
const FpCoachNote *fp_coach_note (FpCoach *self);

/* fp_coach_last_words: returns the closing note of a game that is over, read or not. Returns NULL
 * if there is none or the game goes on. */
const char *fp_coach_last_words (FpCoach *self);

/* fp_coach_next: marks the note as read. fp_coach_back: shows the previous note again if that note
 * is still due. fp_coach_can_back: returns TRUE if there is a previous note. */
void fp_coach_next (FpCoach *self);
void fp_coach_back (FpCoach *self);
gboolean fp_coach_can_back (FpCoach *self);

/* fp_coach_chapter: returns the chapter that is played alone, −1 for the whole lesson. */
int fp_coach_chapter (FpCoach *self);

/* The chapters: their number and titles, and how many of the notes of one (@all) have been read. */
guint fp_coach_n_chapters (FpCoach *self);
const char *fp_coach_chapter_title (FpCoach *self, guint chapter);
guint fp_coach_chapter_read (FpCoach *self, guint chapter, guint *all);
