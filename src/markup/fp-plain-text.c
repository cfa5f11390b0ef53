/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Foreign text made safe. */
#include "markup/fp-plain-text.h"

#include <string.h>

/* Returns TRUE if @c could steer a terminal, break a line or reverse what follows. */
static gboolean
is_harmful (gunichar c)
{
  return g_unichar_iscntrl (c) || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

char *
fp_plain_text (const char *text, const char *kept)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) plain = g_string_sized_new (strlen (valid));

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean replaced = is_harmful (c) && !(c < 0x80 && strchr (kept, (int) c) != NULL);

      g_string_append_unichar (plain, replaced ? 0xFFFD : c);
    }
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

char *
fp_brief_text (const char *text, glong most)
{
  glong length = g_utf8_strlen (text, -1), tail = most / 4;
  g_autofree char *first = NULL;

  if (length <= most)
    return g_strdup (text);
  first = g_utf8_substring (text, 0, most - 1 - tail);
  return g_strconcat (first, "…", g_utf8_offset_to_pointer (text, length - tail), NULL);
}
