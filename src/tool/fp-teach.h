/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson taken in the terminal: what is new is explained in front of the question. */
#pragma once

#include "session/fp-course.h"

typedef struct _FpTeach FpTeach;

/* fp_teach_new: teaches @lesson, which is taken over, or only its chapter @chapter (FP_COURSE_WHOLE: all). */
FpTeach *fp_teach_new (FpLesson *lesson, int chapter);
void fp_teach_free (FpTeach *teach);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpTeach, fp_teach_free)

/* fp_teach_lesson: the lesson. */
const FpLesson *fp_teach_lesson (const FpTeach *teach);

/* fp_teach_begin: a game of the lesson, or of its chapter.  Free with fp_session_free (). */
FpSession *fp_teach_begin (const FpTeach *teach);

/* fp_teach_say: prints what is to be said now in @session and has not been said yet. */
void fp_teach_say (FpTeach *teach, FpSession *session);

/* fp_teach_find: the lesson in the file @path, NULL: the first of those that come with the program; what it speaks of
 * is taken from @catalogs, which outlives it.  NULL after saying what is wrong. */
FpLesson *fp_teach_find (const char *path, FpCatalogs *catalogs);

/* fp_teach_chapter: index of the chapter called @id; −1 after saying which there are. */
int fp_teach_chapter (const FpLesson *lesson, const char *id);
