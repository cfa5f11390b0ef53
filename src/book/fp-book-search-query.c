/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries: typed text is made into FTS5's language. Only letters, digits and quotation marks of our
 * own reach FTS5. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "markup/fp-nearest-word.h"
#include "book/fp-book-search-private.h"

enum
{
  MOST_BYTES = 400, /* of a query */
  MOST_WORDS = 60,
  MOST_ENDINGS = 12, /* completions of a word that is being typed */
  SHORTEST_MISSPELT = 4,
  LONG_QUESTION = 4, /* words */
};

/* Words of a query that carry no information. A book may be translated in part: those of English
 * count in any language. */
static const char fillers_text[] =
    /* Translators: words of questions that say nothing of what is looked for, with spaces between
     * them: articles, pronouns, prepositions, forms of “be”, “have”, “do” and “can”. List those of
     * your language instead of translating these. */
    N_ ("a about am an and any are as at be been between by can could did do does explain explained for get "
        "gets go goes got happens has have he her his how i if in is it its just many me mean means my now of "
        "on or she should so some stuff tell than that the their them there they this to us was we were what "
        "when where which who whom whose why with would you your");

GHashTable *
fp_rules_fillers (const FpWordForms *forms)
{
  GHashTable *fillers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *all = g_strconcat (fillers_text, " ", _ (fillers_text), NULL);
  g_autofree char *folded = fp_word_forms_fold (forms, all);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    g_hash_table_add (fillers, g_strdup (words[i]));
  return fillers;
}

/* Returns the index of the first word that is not before @word. */
static guint
find_word (const FpBookSearch *search, const char *word)
{
  guint low = 0, high = search->words->len;
  while (low < high)
    {
      guint middle = (low + high) / 2;
      if (strcmp (g_ptr_array_index (search->words, middle), word) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
append_word (GString *match, const char *word)
{
  g_string_append_printf (match, "%s\"%s\"", match->len > 0 ? " OR " : "", word);
}

/* Returns TRUE if @known may have been meant by @word: people seldom get the first letter wrong,
 * and at most swap the first two. */
static gboolean
may_be (const char *word, const char *known)
{
  gsize longer = strlen (known), shorter = strlen (word);
  if (longer < shorter)
    {
      gsize swap = longer;
      longer = shorter;
      shorter = swap;
    }
  return longer - shorter <= 2 && (known[0] == word[0] || (known[0] == word[1] && known[1] == word[0]));
}

/* Returns the nearest word in the index to @word, which is not in it; NULL: none is near. */
static const char *
find_nearest (const FpBookSearch *search, const char *word)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  if (g_utf8_strlen (word, -1) < SHORTEST_MISSPELT)
    return NULL;
  for (guint i = 0; i < search->words->len; i++)
    if (may_be (word, g_ptr_array_index (search->words, i)))
      g_ptr_array_add (known, g_ptr_array_index (search->words, i));
  g_ptr_array_add (known, NULL);
  return fp_nearest_word (word, (const char *const *) known->pdata);
}

/* Returns TRUE if @word is at @at, or, unless @whole, a word that begins with it. */
static gboolean
is_word (const FpBookSearch *search, guint at, const char *word, gboolean whole)
{
  const char *known = at < search->words->len ? g_ptr_array_index (search->words, at) : "";
  return whole ? g_str_equal (known, word) : g_str_has_prefix (known, word);
}

char *
fp_rules_correct (const FpBookSearch *search, const char *query)
{
  g_autofree char *cut = g_strndup (query, MOST_BYTES);
  g_autofree char *folded = fp_word_forms_fold (search->forms, cut);
  g_auto (GStrv) words = g_strsplit (folded, " ", MOST_WORDS);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean known =
          is_word (search, find_word (search, words[i]), words[i], FALSE) || fp_rules_same (search, words[i]) != NULL;
      const char *nearest = known ? NULL : find_nearest (search, words[i]);
      if (nearest != NULL)
        {
          g_free (words[i]);
          words[i] = g_strdup (nearest);
        }
    }
  return g_strjoinv (" ", words);
}

static void
append_term (const FpBookSearch *search, GString *match, const char *word)
{
  guint first = find_word (search, word), at = first;
  const char *const *same = fp_rules_same (search, word);
  append_word (match, word);
  if (same != NULL && !g_str_equal (same[0], word))
    append_word (match, same[0]);
  if (is_word (search, at, word, TRUE))
    return;
  for (; at < first + MOST_ENDINGS && is_word (search, at, word, FALSE); at++)
    append_word (match, g_ptr_array_index (search->words, at));
  const char *nearest = at == first && same == NULL ? find_nearest (search, word) : NULL;
  if (nearest != NULL)
    append_word (match, nearest);
}

GStrv
fp_rules_informative (const FpBookSearch *search, const char *folded)
{
  g_auto (GStrv) words = g_strsplit (folded, " ", MOST_WORDS);
  g_autoptr (GStrvBuilder) informative = g_strv_builder_new ();
  gboolean any = FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !g_hash_table_contains (search->fillers, words[i]))
      {
        g_strv_builder_add (informative, words[i]);
        any = TRUE;
      }
  return any ? g_strv_builder_end (informative) : g_steal_pointer (&words);
}

GStrv
fp_rules_terms (const FpBookSearch *search, const char *query)
{
  g_autofree char *cut = g_strndup (query, MOST_BYTES);
  g_autofree char *folded = fp_word_forms_fold (search->forms, cut);
  g_auto (GStrv) words = fp_rules_informative (search, folded);
  g_autoptr (GStrvBuilder) terms = g_strv_builder_new ();
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GString) term = g_string_new (NULL);
      if (*words[i] == '\0')
        continue;
      append_term (search, term, words[i]);
      g_strv_builder_add (terms, term->str);
    }
  return g_strv_builder_end (terms);
}

/* Every second piece of @pieces was within quotation marks; all words of those must be present. */
static char *
match_phrases (const FpBookSearch *search, GStrv pieces)
{
  GString *match = g_string_new (NULL);
  for (guint i = 1; i < g_strv_length (pieces); i += 2)
    {
      g_autofree char *phrase = fp_word_forms_fold (search->forms, pieces[i]);
      if (*phrase != '\0')
        g_string_append_printf (match, "%s\"%s\"", match->len > 0 ? " AND " : "", phrase);
    }
  return g_string_free (match, match->len == 0);
}

/* A long query repeats the text: two neighbouring words that are neighbours there, too, count much.
 */
static void
append_pairs (GString *match, const char *folded)
{
  g_auto (GStrv) words = g_strsplit (folded, " ", MOST_WORDS);
  for (guint i = 0; g_strv_length (words) >= LONG_QUESTION && words[i + 1] != NULL; i++)
    g_string_append_printf (match, " OR \"%s %s\"", words[i], words[i + 1]);
}

char *
fp_rules_match (const FpBookSearch *search, const char *query, gboolean strict)
{
  g_autofree char *cut = g_strndup (query, MOST_BYTES);
  g_auto (GStrv) pieces = g_strsplit_set (cut, "\"", -1);
  g_autofree char *phrases = strict ? match_phrases (search, pieces) : NULL;
  g_autofree char *folded = fp_word_forms_fold (search->forms, cut);
  g_auto (GStrv) words = fp_rules_informative (search, folded);
  g_autoptr (GString) match = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      append_term (search, match, words[i]);
  if (match->len == 0 || (strict && phrases == NULL))
    return NULL;
  append_pairs (match, folded);
  return phrases != NULL ? g_strdup_printf ("%s AND (%s)", phrases, match->str)
                         : g_string_free (g_steal_pointer (&match), FALSE);
}
