/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window shows before a game: going on with the last one, a new one, and the games that were played lately.
 *
 * Signal “open” (path): somebody wants to go on with that game.  “told” (sentence): something was done.  “delete”
 * (path, players): somebody wants to be rid of that game, for which there is no trash: fp_start_page_delete () if they
 * are sure. */
#pragma once

#include <adwaita.h>

#define FP_TYPE_START_PAGE (fp_start_page_get_type ())
G_DECLARE_FINAL_TYPE (FpStartPage, fp_start_page, FP, START_PAGE, AdwBin)

/* fp_start_page_complain: tells what is wrong in the user's card sets, NULL: nothing. */
void fp_start_page_complain (FpStartPage *self, const char *complaints);

/* fp_start_page_read: reads anew which games there are. */
void fp_start_page_read (FpStartPage *self);

/* fp_start_page_delete: deletes the game in @path for ever, and says so. */
void fp_start_page_delete (FpStartPage *self, const char *path);

/* fp_start_page_clear: shows no games until they are read again. */
void fp_start_page_clear (FpStartPage *self);
