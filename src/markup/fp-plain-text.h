/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Foreign text (names, paths, contents of files) made safe for terminals, logs and lists. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* fp_plain_text: returns @text, any bytes, as valid UTF-8. Control characters, line separators and
 * characters that change the direction of text are replaced by U+FFFD, except those in @kept
 * (ASCII; "": none). Free with g_free (). */
char *fp_plain_text (const char *text, const char *kept);

/* fp_brief_text: returns @text, valid UTF-8, with at most @most characters (3 or more). A longer
 * one loses its middle, which an ellipsis replaces. Free with g_free (). */
char *fp_brief_text (const char *text, glong most);

G_END_DECLS
