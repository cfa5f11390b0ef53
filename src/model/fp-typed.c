/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding texts by words that somebody types. */
#include "model/fp-typed.h"

char **
fp_typed_words (const char *text)
{
  g_auto (GStrv) plain = NULL;
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, &plain);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();
  g_strv_builder_addv (all, (const char **) words);
  g_strv_builder_addv (all, (const char **) plain);
  return g_strv_builder_end (all);
}

char **
fp_typed_query (const char *query)
{
  g_auto (GStrv) words = g_str_tokenize_and_fold (query, NULL, NULL);
  return words[0] != NULL ? g_steal_pointer (&words) : NULL;
}

gboolean
fp_typed_found (const char *const *query, const char *const *words)
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
