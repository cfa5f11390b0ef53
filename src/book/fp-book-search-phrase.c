/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Titles and keywords that occur in a question: a question that contains a page's phrase means that
 * page. */
#include <string.h>

#include "book/fp-book-search-private.h"

enum
{
  LONGEST_ENDING = 3, /* letters by which two forms of a word differ */
  SHORTEST_STEM = 3,
  LONGEST_QUESTION = 5, /* informative words; a longer query repeats the text of a page */
};

/* Returns TRUE if @a and @b are the same word or forms of it, such as “ship” and “ships”. */
static gboolean
is_same_word (const char *a, const char *b)
{
  const gsize n = strlen (a), m = strlen (b), shorter = MIN (n, m);
  if (strncmp (a, b, shorter) != 0)
    return FALSE;
  return n == m || (shorter >= SHORTEST_STEM && MAX (n, m) - shorter <= LONGEST_ENDING);
}

const char *const *
fp_rules_same (const FpBookSearch *search, const char *word)
{
  const char *const *group = g_hash_table_lookup (search->same, word);
  gsize longest = group != NULL ? G_MAXSIZE : SHORTEST_STEM;
  for (guint i = 0; i < search->groups->len; i++)
    {
      const char *const *other = g_ptr_array_index (search->groups, i);
      for (guint k = 0; other[k] != NULL; k++)
        if (MIN (strlen (word), strlen (other[k])) > longest && is_same_word (word, other[k]))
          {
            longest = strlen (other[k]);
            group = other;
          }
    }
  return group;
}

void
fp_rules_unite (const FpBookSearch *search, GStrv words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *const *group = fp_rules_same (search, words[i]);
      if (group != NULL)
        {
          g_free (words[i]);
          words[i] = g_strdup (group[0]);
        }
    }
}

static gboolean
holds (GStrv words, const char *word)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (is_same_word (words[i], word))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if each of @some is in @all. */
static gboolean
holds_all (GStrv all, GStrv some)
{
  for (guint i = 0; some[i] != NULL; i++)
    if (!holds (all, some[i]))
      return FALSE;
  return TRUE;
}

double
fp_rules_overlap (GStrv phrase, GStrv query)
{
  const guint n = g_strv_length (phrase), m = g_strv_length (query);
  if (n == 0 || m == 0 || (m > LONGEST_QUESTION && n < m) ||
      !(n <= m ? holds_all (query, phrase) : holds_all (phrase, query)))
    return 0;
  return (double) MIN (n, m) / MAX (n, m);
}
