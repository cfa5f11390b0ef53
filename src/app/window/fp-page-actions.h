/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the window (“start”, “new”, “puzzles”, “table”, “curtain” and “end”), the actions
 * that turn them, and the title.
 *
 * Signals: “shown” when a page is shown, before it gets the focus: the receiver enables the actions
 * that the page allows. “new-game” (FpNewGamePage) when the page for a new game has been made: the
 * receiver fills it in. */
#pragma once

#include "app/pages/fp-curtain-page.h"
#include "app/pages/fp-end-page.h"
#include "app/pages/fp-new-game-page.h"
#include "app/window/fp-banner.h"
#include "app/window/fp-lesson-actions.h"

#define FP_TYPE_PAGE_ACTIONS (fp_page_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpPageActions, fp_page_actions, FP, PAGE_ACTIONS, GObject)

/* Parts of the window that the pages are made of. */
typedef struct
{
  GtkStack *stack;
  AdwBin *new_game; /* gets the page for a new game when that is first shown */
  FpTablePage *table;
  FpCurtainPage *curtain;
  FpEndPage *end;
  AdwWindowTitle *title;
  GtkWidget *back; /* button */
  FpBanner *banner; /* dismissed when the page changes */
  FpLessonActions *lesson; /* has the last words of the end page */
} FpPageParts;

/* fp_page_actions_new: adds the actions to @window, which must outlive them. @parts belong to the
 * window. */
FpPageActions *fp_page_actions_new (GtkApplicationWindow *window, const FpPageParts *parts);

/* fp_page_actions_set_game: sets the game that the pages are about; NULL for none. */
void fp_page_actions_set_game (FpPageActions *self, FpGame *game);

/* fp_page_actions_keep_table: shows no end page for this game, which is a puzzle. */
void fp_page_actions_keep_table (FpPageActions *self);

/* fp_page_actions_name: returns the name of the page that is shown. */
const char *fp_page_actions_name (FpPageActions *self);

/* fp_page_actions_show: shows the page called @page and hides all others. */
void fp_page_actions_show (FpPageActions *self, const char *page);

/* fp_page_actions_follow: shows the page that the state of the game calls for, unless the player
 * has opened another one. */
void fp_page_actions_follow (FpPageActions *self);

/* fp_page_actions_update: enables the actions that are possible now. */
void fp_page_actions_update (FpPageActions *self);

/* fp_page_actions_update_title: updates the title and the accessible name of the window. */
void fp_page_actions_update_title (FpPageActions *self);
