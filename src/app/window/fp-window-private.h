/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared parts of the files of FpWindow. */
#pragma once

#include "app/window/fp-banner.h"
#include "app/pages/fp-curtain-page.h"
#include "app/pages/fp-end-page.h"
#include "app/panels/fp-hint-popover.h"
#include "app/pages/fp-new-game-page.h"
#include "app/pages/fp-start-page.h"
#include "app/table/fp-table-page.h"
#include "app/window/fp-window.h"
#include "model/fp-coach.h"
#include "model/game/fp-game-load.h"

/* Step that follows once the window's game is closed. */
typedef enum
{
  FP_WINDOW_CLOSE,
  FP_WINDOW_START, /* start the next game */
  FP_WINDOW_GO_HOME,
  FP_WINDOW_LEARN, /* start or resume the lesson, or one chapter */
} FpWindowNext;

struct _FpWindow
{
  AdwApplicationWindow parent_instance;
  AdwWindowTitle *title;
  GtkWidget *undo, *redo, *show_log, *show_rules, *back;
  FpBanner *banner, *notice;
  GtkInfoBar *trouble;
  GtkLabel *trouble_text;
  GtkSpinner *saving;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkMenuButton *hint;
  FpHintPopover *hints;
  FpNewGamePage *new_game;
  FpStartPage *start_page;
  FpTablePage *table;
  FpCurtainPage *curtain;
  FpEndPage *end;
  GSettings *settings; /* NULL if the schema is not installed */
  FpCatalogModel *catalog_model;
  guint pace;
  FpGame *game; /* NULL if there is none */
  GSignalGroup *game_signals;
  gboolean narrow; /* state at the last check */
  gboolean folded; /* log and card are hidden only because the window is narrow */
  gboolean log_behind; /* log and card come back when the rules or “Why?” are hidden */
  gboolean typing; /* TRUE while an entry has the focus */
  gboolean end_waits; /* the end page waits until all motion has stopped */
  gboolean was_over; /* the end page has been shown */
  FpWindowNext next; /* step to take once the player agrees to leave the game */
  FpGameSetup *next_setup; /* for FP_WINDOW_START */
  FpCoach *coach; /* coach of the game; NULL if no lesson, or left */
  int next_chapter; /* for FP_WINDOW_LEARN; −1: the whole lesson */
  GtkMenuButton *lesson;
};

/* fp_window_show_page: shows the page called @page and hides all others. */
void fp_window_show_page (FpWindow *self, const char *page);

/* fp_window_shows: returns TRUE if the page called @page is shown. */
gboolean fp_window_shows (FpWindow *self, const char *page);

/* fp_window_play: plays @game in this window, or none if NULL. The previous game must be closed. */
void fp_window_play (FpWindow *self, FpGame *game);

/* fp_window_say: shows @sentence as a toast. */
void fp_window_say (FpWindow *self, const char *sentence);

/* fp_window_update_title: updates the title and the accessible name (fp-window-title.c). */
void fp_window_update_title (FpWindow *self);

/* History (fp-window-history.c) */

/* fp_window_add_history_actions: adds the actions for looking back and branching off. */
void fp_window_add_history_actions (FpWindow *self);

/* fp_window_update_history: enables the history actions that are possible now. */
void fp_window_update_history (FpWindow *self);

/* fp_window_is_now: returns TRUE if there is a game and its current position is shown. */
gboolean fp_window_is_now (FpWindow *self);

/* Hints (fp-window-hints.c) */

/* fp_window_add_hint_actions: adds the action that asks for a hint. */
void fp_window_add_hint_actions (FpWindow *self);

/* fp_window_update_hints: enables the action if a hint is possible now. */
void fp_window_update_hints (FpWindow *self);

/* Watching (fp-window-watch.c) */

/* fp_window_add_watch_actions: adds the actions for watching computer players. */
void fp_window_add_watch_actions (FpWindow *self);

/* fp_window_update_watch: enables the watch actions that are possible now. */
void fp_window_update_watch (FpWindow *self);

/* fp_window_add_game_actions: adds the actions that start or end games (fp-window-games.c). */
void fp_window_add_game_actions (FpWindow *self);

/* Side panel of the table (fp-window-rules.c) */

/* fp_window_add_rules_actions: adds the actions of the side panel and the search in it. */
void fp_window_add_rules_actions (FpWindow *self);

/* fp_window_fold_side: hides log and card while the window is narrow, unless the player shows
 * them. */
void fp_window_fold_side (FpWindow *self);

/* fp_window_show_log: shows or hides log and card, replacing the rules. */
void fp_window_show_log (FpWindow *self, gboolean shown);

/* fp_window_shows_log: returns TRUE if log and card are shown. */
gboolean fp_window_shows_log (FpWindow *self);

/* Lessons (fp-window-lesson.c) */

/* fp_window_add_lesson_actions: adds the actions of a lesson.
 * fp_window_prepare_lesson: sets up the menu of chapters, after the template is initialized. */
void fp_window_add_lesson_actions (FpWindow *self);
void fp_window_prepare_lesson (FpWindow *self);

/* fp_window_learn: starts the lesson, or resumes the last one. */
void fp_window_learn (FpWindow *self);

/* fp_window_teach: carries out FP_WINDOW_LEARN after the previous game was closed. */
void fp_window_teach (FpWindow *self);

/* fp_window_update_coach: sets a coach if the game belongs to a lesson. */
void fp_window_update_coach (FpWindow *self);

/* Files (fp-window-files.c) */

/* fp_window_open_path: opens the file @path as fp_window_open () does. */
void fp_window_open_path (FpWindow *self, const char *path);

/* fp_window_add_file_actions: adds the actions on files and the drop target for files. */
void fp_window_add_file_actions (FpWindow *self);

/* fp_window_update_files: enables the file actions that are possible now and updates the bars. */
void fp_window_update_files (FpWindow *self);

/* fp_window_ask_to_delete: asks before deleting the game of @players in @path for good. */
void fp_window_ask_to_delete (FpWindow *self, const char *path, const char *players);

/* fp_window_leave: closes the game and continues with @next. If the last choices are not on disk,
 * the player is asked first and may stay. */
void fp_window_leave (FpWindow *self, FpWindowNext next);

/* fp_window_put_away: closes the game and writes its file. The program keeps running until the file
 * is written. */
void fp_window_put_away (FpWindow *self);

/* fp_window_do: carries out @next after the game was closed. */
void fp_window_do (FpWindow *self, FpWindowNext next);
