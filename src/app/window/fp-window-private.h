/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of FpWindow share. */
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

/* What a window does once its game is put away. */
typedef enum
{
  FP_WINDOW_CLOSE,
  FP_WINDOW_START, /* the next game */
  FP_WINDOW_GO_HOME,
  FP_WINDOW_LEARN, /* the lesson, or a chapter of it */
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
  GSettings *settings; /* NULL: not installed */
  FpCatalogModel *box;
  guint pace;
  FpGame *game; /* NULL: none was begun */
  GSignalGroup *game_signals;
  gboolean narrow; /* as it was seen last */
  gboolean folded; /* log and card are hidden only because the window is narrow */
  gboolean log_behind; /* log and card were shown before the rules came in their place */
  gboolean typing; /* the focus is in an entry */
  gboolean end_waits; /* the end is shown when nothing moves any more */
  gboolean was_over; /* the end has been shown already */
  FpWindowNext next; /* while somebody is asked whether the game may be put away */
  FpGameSetup *next_setup; /* of FP_WINDOW_START */
  FpCoach *coach; /* of the game; NULL: it is no lesson's, or the lesson was left */
  int next_chapter; /* of FP_WINDOW_LEARN; −1: the lesson from its beginning */
  GtkMenuButton *lesson;
};

/* fp_window_show_page: shows the page called @page and nothing else. */
void fp_window_show_page (FpWindow *self, const char *page);

/* fp_window_shows: whether that page shows. */
gboolean fp_window_shows (FpWindow *self, const char *page);

/* fp_window_play: plays @game, NULL: none, in this window, whose last game has been put away. */
void fp_window_play (FpWindow *self, FpGame *game);

/* fp_window_say: shows @sentence for a moment. */
void fp_window_say (FpWindow *self, const char *sentence);

/* fp_window_update_title: what the window is called, and what of the game a screen reader says (fp-window-title.c). */
void fp_window_update_title (FpWindow *self);

/* Looking back (fp-window-history.c) */

/* fp_window_add_past_actions: the actions of looking back, and going on from there. */
void fp_window_add_past_actions (FpWindow *self);

/* fp_window_update_past: what of that can be done now. */
void fp_window_update_past (FpWindow *self);

/* fp_window_is_now: whether there is a game, and it is shown as it is. */
gboolean fp_window_is_now (FpWindow *self);

/* Hints (fp-window-hints.c) */

/* fp_window_add_hint_actions: the action that asks for a hint. */
void fp_window_add_hint_actions (FpWindow *self);

/* fp_window_update_hints: whether one can be asked for now. */
void fp_window_update_hints (FpWindow *self);

/* Watching (fp-window-watch.c) */

/* fp_window_add_watch_actions: the actions of who watches computer players. */
void fp_window_add_watch_actions (FpWindow *self);

/* fp_window_update_watch: what of that can be done now. */
void fp_window_update_watch (FpWindow *self);

/* fp_window_add_game_actions: the actions that begin or end games (fp-window-games.c). */
void fp_window_add_game_actions (FpWindow *self);

/* What is beside the table (fp-window-rules.c) */

/* fp_window_add_rules_actions: the actions on what is beside the table, and finding in it. */
void fp_window_add_rules_actions (FpWindow *self);

/* fp_window_fold_side: hides log and card while the window is narrow, unless somebody asks for them. */
void fp_window_fold_side (FpWindow *self);

/* fp_window_show_log: shows or hides log and card, in place of the rules. */
void fp_window_show_log (FpWindow *self, gboolean shown);

/* fp_window_shows_log: whether they are shown. */
gboolean fp_window_shows_log (FpWindow *self);

/* Lessons (fp-window-lesson.c) */

/* fp_window_add_lesson_actions: the actions of taking a lesson.  fp_window_prepare_lesson: the menu of its chapters,
 * once the window has its widgets. */
void fp_window_add_lesson_actions (FpWindow *self);
void fp_window_prepare_lesson (FpWindow *self);

/* fp_window_learn: begins the lesson, or goes on with the one that was begun last. */
void fp_window_learn (FpWindow *self);

/* fp_window_teach: does FP_WINDOW_LEARN, which nothing is in the way of any more. */
void fp_window_teach (FpWindow *self);

/* fp_window_update_coach: somebody teaches if the game that is played is a lesson's. */
void fp_window_update_coach (FpWindow *self);

/* Files (fp-window-files.c) */

/* fp_window_open_path: as fp_window_open (). */
void fp_window_open_path (FpWindow *self, const char *path);

/* fp_window_add_file_actions: the actions on files, and dropping files onto the window. */
void fp_window_add_file_actions (FpWindow *self);

/* fp_window_update_files: what of that can be done now, and what the bars say. */
void fp_window_update_files (FpWindow *self);

/* fp_window_ask_to_delete: asks whether the game of @players in @path may be deleted for ever, and does it then. */
void fp_window_ask_to_delete (FpWindow *self, const char *path, const char *players);

/* fp_window_leave: puts the game away and does what is @next.  It asks first if what was chosen last is not on disk;
 * then perhaps nothing comes of it. */
void fp_window_leave (FpWindow *self, FpWindowNext next);

/* fp_window_put_away: the window has no game any more; it is folded into its file, and the program stays until that is
 * done. */
void fp_window_put_away (FpWindow *self);

/* fp_window_do: does @next, which the game is no longer in the way of. */
void fp_window_do (FpWindow *self, FpWindowNext next);
