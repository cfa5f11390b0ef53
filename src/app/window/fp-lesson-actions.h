/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson: its coach, its menu, and the actions “first-game”, which is the lesson of the
 * first edition, “lesson” of any edition, and “lesson-…”.
 *
 * Signals: “learn” when the player wants the lesson, or one chapter of it. The receiver closes the
 * game, opens what fp_lesson_actions_resume () returns, else plays fp_lesson_actions_begin ().
 * “told” (sentence) with a message about what was done. */
#pragma once

#include "app/table/fp-table-page.h"
#include "model/game/fp-game-setup.h"

#define FP_TYPE_LESSON_ACTIONS (fp_lesson_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpLessonActions, fp_lesson_actions, FP, LESSON_ACTIONS, GObject)

/* fp_lesson_actions_new: adds the actions to @window, which must outlive them. @table, which shows
 * the notes, and the @button of the menu belong to the window. @settings may be NULL. */
FpLessonActions *fp_lesson_actions_new (GtkApplicationWindow *window, FpTablePage *table, GtkMenuButton *button,
                                        GSettings *settings);

/* fp_lesson_actions_update: shows the menu of the lesson on pages of the game, not on others. */
void fp_lesson_actions_update (FpLessonActions *self, const char *page);

/* fp_lesson_actions_set_game: sets the game that is played; NULL for none. It gets a coach if it
 * belongs to a lesson that the player has not left. */
void fp_lesson_actions_set_game (FpLessonActions *self, FpGame *game);

/* fp_lesson_actions_resume: returns the file of the last lesson, or NULL if a new one begins. After
 * “learn”, explanations are wanted again. Free with g_free (). */
char *fp_lesson_actions_resume (FpLessonActions *self);

/* fp_lesson_actions_begin: returns a new game of the lesson or chapter that “learn” was about,
 * which is to be played next. Fills in @setup: the set-up of the game recommended to beginners, for
 * when NULL is returned because no lesson can be loaded. @pace is as in fp_game_new (). The coach
 * owns the game. */
FpGame *fp_lesson_actions_begin (FpLessonActions *self, FpCatalogModel *catalog_model, guint pace, FpGameSetup *setup);

/* fp_lesson_actions_last_words: returns what the coach says at the end of the game, or NULL. */
const char *fp_lesson_actions_last_words (FpLessonActions *self);
