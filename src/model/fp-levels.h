/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of the computer players' levels. A player has the same id as in saves and on command lines:
 * “regular”, “expert:500”. */
#pragma once

#include <glib.h>

/* fp_level_nth: returns the id of the @index-th player: the levels, weakest first, then the
 * characters. NULL after the last. Static. */
const char *fp_level_nth (guint index);

/* fp_level_check: returns TRUE if @player is the id of a player. Else sets @error (G_OPTION_ERROR),
 * which explains the valid ids. */
gboolean fp_level_check (const char *player, GError **error);

/* fp_level_usual: returns the opponent of a player who has not chosen one yet. Static. */
const char *fp_level_usual (void);

/* fp_level_name: returns the name of @player for display: “Regular”, or “Regular (500)” with a
 * thinking budget other than the usual one. Free with g_free (). */
char *fp_level_name (const char *player);

/* fp_level_gist: returns a sentence about the strength or the manners of @player, or NULL if the id
 * is unknown. Static. */
const char *fp_level_gist (const char *player);

/* fp_level_is_character: returns TRUE if @player is a character. */
gboolean fp_level_is_character (const char *player);

/* fp_level_manners: returns a paragraph about the manners of the character @player, or NULL.
 * fp_level_portrait: returns the description of its face, as FpCardFacts.portrait has it, or NULL.
 * Both are static. */
const char *fp_level_manners (const char *player);
const char *fp_level_portrait (const char *player);
