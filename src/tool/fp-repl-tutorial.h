/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons in the terminal: new things are explained in front of the decision. */
#pragma once

#include "session/game/fp-catalogs.h"
#include "session/game/fp-tutorial-progress.h"

typedef struct _FpReplTutorial FpReplTutorial;

/* fp_repl_tutorial_new: returns a tutorial of @lesson (transfer full), or only of its chapter
 * @chapter (FP_TUTORIAL_WHOLE: all). */
FpReplTutorial *fp_repl_tutorial_new (FpLesson *lesson, int chapter);
void fp_repl_tutorial_free (FpReplTutorial *tutorial);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReplTutorial, fp_repl_tutorial_free)

/* fp_repl_tutorial_lesson: returns the lesson. */
const FpLesson *fp_repl_tutorial_lesson (const FpReplTutorial *tutorial);

/* fp_repl_tutorial_begin: returns a game of the lesson, or of its chapter. Free with
 * fp_session_free (). */
FpSession *fp_repl_tutorial_begin (const FpReplTutorial *tutorial);

/* fp_repl_tutorial_say: prints the due notes in @session that have not been printed yet. */
void fp_repl_tutorial_say (FpReplTutorial *tutorial, FpSession *session);

/* fp_repl_tutorial_find: returns the lesson in the file @path, NULL: the first shipped one of the
 * edition called @edition. Its own edition comes from @catalogs, which must outlive it. NULL after
 * a report. */
FpLesson *fp_repl_tutorial_find (const char *path, const char *edition, FpCatalogs *catalogs);

/* fp_repl_tutorial_chapter: returns the index of the chapter called @id, −1 after reporting the
 * known ones. */
int fp_repl_tutorial_chapter (const FpLesson *lesson, const char *id);
