/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions on files (“open”, “save”, “save-as” and “try-again”), files dropped on the window or
 * picked on the start page, and all messages about files.
 *
 * Signals: “opened” (FpGame, and a pointer to the FpGameOpening) when the player opens a game. The
 * receiver plays it, and passes trouble to fp_file_actions_show_notice () of the window that plays.
 * “left” after fp_file_actions_leave (): the receiver may close the game. “told” (sentence) with a
 * message about what was done. */
#pragma once

#include "app/pages/fp-start-page.h"
#include "app/widgets/fp-pulse.h"
#include "app/window/fp-banner.h"
#include "model/game/fp-game-load.h"

#define FP_TYPE_FILE_ACTIONS (fp_file_actions_get_type ())
G_DECLARE_FINAL_TYPE (FpFileActions, fp_file_actions, FP, FILE_ACTIONS, GObject)

/* Widgets of the window that show the state of its file. */
typedef struct
{
  FpStartPage *start_page;
  FpBanner *banner; /* for questions; a change of the page dismisses them */
  FpBanner *notice; /* for trouble with an opened game, until the player has read it */
  GtkInfoBar *trouble;
  GtkLabel *trouble_text;
  FpPulse *saving;
} FpFileWidgets;

/* fp_file_actions_new: adds the actions and the drop target to @window, which must outlive them.
 * @widgets belong to the window. */
FpFileActions *fp_file_actions_new (GtkApplicationWindow *window, const FpFileWidgets *widgets);

/* fp_file_actions_set_catalog: sets the cards that opened games use. */
void fp_file_actions_set_catalog (FpFileActions *self, FpCatalogModel *catalog_model);

/* fp_file_actions_set_pace: sets the @pace of opened games, as in fp_game_new (). */
void fp_file_actions_set_pace (FpFileActions *self, guint pace);

/* fp_file_actions_set_game: sets the game whose file is shown; NULL for none. */
void fp_file_actions_set_game (FpFileActions *self, FpGame *game);

/* fp_file_actions_update: enables the actions that are possible now and updates the widgets. @page
 * is the name of the window's page. */
void fp_file_actions_update (FpFileActions *self, const char *page);

/* fp_file_actions_open: opens the game in @file, or shows the window that plays it. Errors are
 * shown to the player. */
void fp_file_actions_open (FpFileActions *self, GFile *file);

/* fp_file_actions_open_path: opens the game in the file @path as fp_file_actions_open () does. */
void fp_file_actions_open_path (FpFileActions *self, const char *path);

/* fp_file_actions_show_notice: shows the trouble of @opening on whatever page the game shows. */
void fp_file_actions_show_notice (FpFileActions *self, const FpGameOpening *opening);

/* fp_file_actions_leave: emits “left”. If the last choices are not on disk, the player is asked
 * first and may stay. */
void fp_file_actions_leave (FpFileActions *self);

/* fp_file_actions_close: closes @game and writes its file. The program keeps running until the file
 * is written. Start pages read the games again after that. */
void fp_file_actions_close (FpGame *game);
