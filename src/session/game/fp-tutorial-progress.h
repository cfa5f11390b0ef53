/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Progress in a lesson: the due notes follow from the lesson and the game alone, so they survive
 * undoing, saving and opening. A note is due from the time its subject first comes up until the
 * learner answers again. A note that can wait is due after a later answer if enough others are due
 * now. */
#pragma once

#include "archive/lessons/fp-lesson.h"
#include "archive/positions/fp-position.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

enum
{
  FP_TUTORIAL_WHOLE = -1, /* the whole lesson, not a single chapter */
  /* notes shown between two answers of the learner, if the others can wait */
  FP_TUTORIAL_AT_ONCE = 3,
};

/* A note that is due. */
typedef struct
{
  guint chapter;
  guint note;
  guint entry; /* log entry of its subject; G_MAXUINT: no event */
} FpDue;

/* fp_lessons_find: returns the paths of the shipped lessons of the edition called @edition (NULL:
 * of every edition), of char*, sorted by name. Their files are called by the edition, perhaps with
 * a hyphen and more behind it. Free with g_ptr_array_unref (). */
GPtrArray *fp_lessons_find (const char *edition);

/* fp_tutorial_load: reads the lesson @path, which can be played: its computer player is known, too.
 * NULL with complaints in @problems, or with @error (G_FILE_ERROR) if it can't be read. Free with
 * fp_lesson_free (). */
FpLesson *fp_tutorial_load (const char *path, FpCatalogs *catalogs, FpProblems *problems, GError **error);

/* fp_tutorial_begin: returns a game of @lesson, or of its chapter @chapter. @learner and @other
 * name the players (NULL: by their colours). Several others are named by their colours. Free with
 * fp_session_free (). */
FpSession *fp_tutorial_begin (const FpLesson *lesson, int chapter, const char *learner, const char *other);

/* fp_tutorial_is: returns TRUE if @session is the game of @lesson: it has its set-up, and the
 * learner is a person. */
gboolean fp_tutorial_is (const FpLesson *lesson, const FpSession *session);

/* fp_tutorial_due: returns the due notes, of FpDue: events in order, then notes that have waited,
 * then the open decision. @chapter: only those of the chapter. Free with g_array_unref (). */
GArray *fp_tutorial_due (const FpLesson *lesson, FpSession *session, int chapter);

/* fp_tutorial_due_then: as fp_tutorial_due (), when the log had @n_entries and no decision was
 * open: an earlier moment since the learner's last answer, such as a held result. */
GArray *fp_tutorial_due_then (const FpLesson *lesson, FpSession *session, int chapter, guint n_entries);

/* fp_tutorial_has_come: returns TRUE if the subject of note @note of chapter @chapter has come up
 * in @session. */
gboolean fp_tutorial_has_come (const FpLesson *lesson, FpSession *session, guint chapter, guint note);

/* fp_tutorial_crowd: returns the largest number of notes due at once in @session that can't wait;
 * @last: the last of them. */
guint fp_tutorial_crowd (const FpLesson *lesson, FpSession *session, FpDue *last);

/* fp_tutorial_words: returns a title or note of a lesson in the user's language. Static. */
const char *fp_tutorial_words (const char *text);

/* fp_tutorial_try: complains about an unknown player, and about notes that never come up in games
 * with random answers. @lesson has been read without a complaint. */
void fp_tutorial_try (const FpLesson *lesson, FpProblems *problems);
