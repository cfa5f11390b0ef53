/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well the computer plays, in words.  A player is called as in saves and on command lines: “regular”, “expert:500”.
 */
#pragma once

#include <glib.h>

/* fp_level_nth: the name of the @index-th player, the weakest first; NULL behind the last.  Static. */
const char *fp_level_nth (guint index);

/* fp_level_check: whether @player names one.  FALSE with @error (G_OPTION_ERROR), which lists those there are. */
gboolean fp_level_check (const char *player, GError **error);

/* fp_level_usual: who plays against somebody who has not chosen yet.  Static. */
const char *fp_level_usual (void);

/* fp_level_name: what people call @player: “Regular”; if it thinks more or less than usual “Regular (500)”.  Free with
 * g_free (). */
char *fp_level_name (const char *player);

/* fp_level_gist: how it plays, a sentence; NULL: nothing is known of it.  Static. */
const char *fp_level_gist (const char *player);
