/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filters texts by typed words. */
#include "book/fp-word-filter.h"

char **
fp_word_filter_words (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *small = g_utf8_casefold (apart != NULL ? apart : "", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr (GString) word = g_string_new (NULL);
  for (const char *p = small;; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      if (g_unichar_isalnum (c))
        g_string_append_unichar (word, c);
      else if (!g_unichar_ismark (c) && word->len > 0)
        {
          g_strv_builder_add (words, word->str);
          g_string_truncate (word, 0);
        }
      if (c == 0)
        return g_strv_builder_end (words);
    }
}

char **
fp_word_filter_query (const char *query)
{
  g_auto (GStrv) words = fp_word_filter_words (query);
  return words[0] != NULL ? g_steal_pointer (&words) : NULL;
}

gboolean
fp_word_filter_found (const char *const *query, const char *const *words)
{
  for (guint i = 0; query != NULL && query[i] != NULL; i++)
    {
      gboolean found = FALSE;
      for (guint k = 0; words[k] != NULL && !found; k++)
        found = g_str_has_prefix (words[k], query[i]);
      if (!found)
        return FALSE;
    }
  return TRUE;
}
