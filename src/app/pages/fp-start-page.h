/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: resume the last game, start a new one, or open a recent one.
 * Signals: “open” (path) when the player resumes that game. “told” (sentence) with a message about
 * what was done. “delete” (path, players) when there is no trash for a game to remove. The receiver
 * asks the player and calls fp_start_page_delete (). */
#pragma once

#include <adwaita.h>

#define FP_TYPE_START_PAGE (fp_start_page_get_type ())
G_DECLARE_FINAL_TYPE (FpStartPage, fp_start_page, FP, START_PAGE, AdwBin)

/* fp_start_page_complain: shows the errors in the user's card sets. @complaints may be NULL. */
void fp_start_page_complain (FpStartPage *self, const char *complaints);

/* fp_start_page_read: reloads the list of games. */
void fp_start_page_read (FpStartPage *self);

/* fp_start_page_delete: deletes the game in @path for good and emits “told”. */
void fp_start_page_delete (FpStartPage *self, const char *path);

/* fp_start_page_clear: empties the list until fp_start_page_read () is called. */
void fp_start_page_clear (FpStartPage *self);
