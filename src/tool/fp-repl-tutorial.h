/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson taken in the terminal: what is new is explained in front of the question. */
#pragma once

#include "session/game/fp-tutorial-progress.h"

typedef struct _FpReplTutorial FpReplTutorial;

/* fp_repl_tutorial_new: teaches @lesson, which is taken over, or only its chapter @chapter (FP_TUTORIAL_WHOLE: all). */
FpReplTutorial *fp_repl_tutorial_new (FpLesson *lesson, int chapter);
void fp_repl_tutorial_free (FpReplTutorial *tutorial);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReplTutorial, fp_repl_tutorial_free)

/* fp_repl_tutorial_lesson: the lesson. */
const FpLesson *fp_repl_tutorial_lesson (const FpReplTutorial *tutorial);

/* fp_repl_tutorial_begin: a game of the lesson, or of its chapter.  Free with fp_session_free (). */
FpSession *fp_repl_tutorial_begin (const FpReplTutorial *tutorial);

/* fp_repl_tutorial_say: prints what is to be said now in @session and has not been said yet. */
void fp_repl_tutorial_say (FpReplTutorial *tutorial, FpSession *session);

/* fp_repl_tutorial_find: the lesson in the file @path, NULL: the first of those that come with the program; what it
 * speaks of is taken from @catalogs, which outlives it.  NULL after saying what is wrong. */
FpLesson *fp_repl_tutorial_find (const char *path, FpCatalogs *catalogs);

/* fp_repl_tutorial_chapter: index of the chapter called @id; −1 after saying which there are. */
int fp_repl_tutorial_chapter (const FpLesson *lesson, const char *id);
