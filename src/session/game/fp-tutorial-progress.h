/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson being taken: what is to be said now follows from the lesson and the game alone, so it survives undoing,
 * saving and opening.  The note of something that has come up for the first time is due until the learner answers
 * again; one that can wait is due after a later answer if enough others are now.
 */
#pragma once

#include "archive/lessons/fp-lesson.h"
#include "archive/positions/fp-position.h"
#include "session/game/fp-session.h"

enum
{
  FP_TUTORIAL_WHOLE = -1, /* not one chapter by itself but the whole lesson */
  FP_TUTORIAL_AT_ONCE = 3, /* notes that are said between two answers of the learner, as far as they can wait */
};

/* A note that is due. */
typedef struct
{
  guint chapter;
  guint note;
  guint entry; /* of the log, of what came up; G_MAXUINT: nothing that happened */
} FpDue;

/* fp_lessons_find: paths of the lessons there are, of char*, in the order of their names: the shipped ones.  Free with
 * g_ptr_array_unref (). */
GPtrArray *fp_lessons_find (void);

/* fp_tutorial_begin: a game of @lesson, or of its chapter @chapter; @learner and @other name the players (NULL: by
 * their colours).  Free with fp_session_free (). */
FpSession *fp_tutorial_begin (const FpLesson *lesson, int chapter, const char *learner, const char *other);

/* fp_tutorial_is: whether @session is the game of @lesson: it has its set-up, and the learner is a person. */
gboolean fp_tutorial_is (const FpLesson *lesson, const FpSession *session);

/* fp_tutorial_due: what is to be said now to the learner, of FpDue: in the order in which it came up, then what has
 * waited, then what is asked; @chapter: only of that one.  Free with g_array_unref (). */
GArray *fp_tutorial_due (const FpLesson *lesson, FpSession *session, int chapter);

/* fp_tutorial_has_come: whether what the note @note of chapter @chapter is about has come up in @session. */
gboolean fp_tutorial_has_come (const FpLesson *lesson, FpSession *session, guint chapter, guint note);

/* fp_tutorial_crowd: how many notes that can't wait were due at once in @session at most; @last: the last of them. */
guint fp_tutorial_crowd (const FpLesson *lesson, FpSession *session, FpDue *last);

/* fp_tutorial_words: a title or note of a lesson in the reader's language.  Static. */
const char *fp_tutorial_words (const char *text);

/* fp_tutorial_try: complains about an unknown player, and about notes that never come up in games in which all answer
 * at random; @lesson has been read without a complaint. */
void fp_tutorial_try (const FpLesson *lesson, FpProblems *problems);
