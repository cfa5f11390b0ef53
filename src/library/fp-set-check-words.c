/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks of attributes against the vocabulary: unknown, missing, or with a wrong value. */
#include "library/fp-library-private.h"

#include <string.h>

const char *const fp_quotes[2] = { "“", "”" };
const char *const fp_brackets[2] = { "<", ">" };

enum
{
  LONGEST_ID = 30,
};

gboolean
fp_check_id (const char *text)
{
  /* Answers, saves and scenarios name cards by id. The set's id stands in front if the set is not
   * the edition's own. */
  return *text != '\0' && strlen (text) <= LONGEST_ID &&
         strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

gboolean
fp_check_card_id (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);

  return g_strv_length (parts) == 2 && fp_check_id (parts[0]) && fp_check_id (parts[1]);
}

gboolean
fp_check_name (const char *text)
{
  return g_ascii_islower (*text) && fp_check_id (text);
}

gboolean
fp_check_number (const char *text, int *number)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  gint64 value;

  if (!g_ascii_string_to_signed (trimmed, 10, G_MININT, G_MAXINT, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

/* Returns “<a>, <b> or <c>”, or the like with other brackets; at most eight names. */
static char *
list_names (const GPtrArray *names, const char *open, const char *close)
{
  GString *list = g_string_new (NULL);
  guint n = MIN (names->len, 8);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (list, i + 1 == names->len ? " or " : ", ");
      g_string_append_printf (list, "%s%s%s", open, (char *) g_ptr_array_index (names, i), close);
    }
  if (n < names->len)
    g_string_append (list, " …");
  return g_string_free (list, FALSE);
}

const char *
fp_complain_of_word (FpProblems *problems, FpLocation at, const char *what, const char *word, GPtrArray *known,
                     const char *const marks[2])
{
  g_autofree char *all = list_names (known, marks[0], marks[1]);
  const char *nearest;

  g_ptr_array_add (known, NULL);
  nearest = fp_nearest_word (word, (const char *const *) known->pdata);
  if (nearest != NULL)
    fp_problems_add (problems, at, "%s; did you mean %s%s%s?", what, marks[0], nearest, marks[1]);
  else if (*all != '\0')
    fp_problems_add (problems, at, "%s; expected %s", what, all);
  else
    fp_problems_add (problems, at, "%s; expected none", what);
  return nearest;
}

/* Returns TRUE if @word is one of @words. Copies nothing, since sets have thousands of words. */
static gboolean
is_listed (const char *word, const char *words)
{
  gsize length = strlen (word);

  for (const char *at = words + strspn (words, " "); *at != '\0'; at += strspn (at, " "))
    {
      gsize size = strcspn (at, " ");

      if (size == length && memcmp (at, word, size) == 0)
        return TRUE;
      at += size;
    }
  return FALSE;
}

static void
check_word (FpProblems *problems, FpLocation at, const FpAttribute *attribute, const char *word, const char *words)
{
  if (is_listed (word, words))
    return;
  g_auto (GStrv) known = g_strsplit (words, " ", -1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *what = g_strdup_printf ("“%s” can't stand in “%s”", word, attribute->name);

  for (guint i = 0; known[i] != NULL; i++)
    if (*known[i] != '\0')
      g_ptr_array_add (names, known[i]);
  fp_complain_of_word (problems, at, what, word, names, fp_quotes);
}

static void
check_words (FpProblems *problems, FpSetFile *file, const FpAttribute *attribute, const char *words)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *text = attribute->value;
  guint offset = 0;
  char *word;

  if (strspn (text, " \t\n") == strlen (text))
    check_word (problems, attribute->value_at, attribute, "", words);
  while ((word = fp_next_word (&text, &offset)) != NULL)
    {
      FpLocation at = fp_set_file_place (file, attribute, offset);

      check_word (problems, at, attribute, word, words);
      text += strlen (word);
      offset += (guint) g_utf8_strlen (word, -1);
      if (g_hash_table_contains (seen, word))
        fp_problems_add (problems, at, "“%s” stands in “%s” twice; expected each word once", word, attribute->name);
      g_hash_table_add (seen, word);
    }
}

static void
check_number (FpProblems *problems, const FpAttribute *attribute, const FpAttributeWord *word)
{
  int number;

  if (!fp_check_number (attribute->value, &number))
    fp_problems_add (problems, attribute->value_at, "“%s” in “%s” is not a number; expected %d to %d", attribute->value,
                     attribute->name, word->least, word->most);
  else if (number < word->least || number > word->most)
    fp_problems_add (problems, attribute->value_at, "“%s” is out of range: %d; expected %d to %d", attribute->name,
                     number, word->least, word->most);
}

/* The points of an outline: at least three pairs. */
static void
check_numbers (FpProblems *problems, FpSetFile *file, const FpAttribute *attribute, const FpAttributeWord *word)
{
  const char *text = attribute->value;
  guint offset = 0, n = 0;
  char *each;

  while ((each = fp_next_word (&text, &offset)) != NULL)
    {
      int number;

      if (!fp_check_number (each, &number) || number < word->least || number > word->most)
        fp_problems_add (problems, fp_set_file_place (file, attribute, offset),
                         "“%s” can't stand in “%s”; expected whole numbers from %d to %d", each, attribute->name,
                         word->least, word->most);
      text += strlen (each);
      offset += (guint) g_utf8_strlen (each, -1);
      g_free (each);
      n++;
    }
  if (n < 6 || n % 2 != 0 || n > FP_MOST_POINTS)
    fp_problems_add (problems, attribute->value_at, "“%s” has %u numbers; expected x and y of 3 to %d points",
                     attribute->name, n, FP_MOST_POINTS / 2);
}

/* Complains about an attribute of @content that says nothing. */
static void
complain_of_nothing (FpProblems *problems, const FpEdition *edition, const FpAttribute *attribute, FpContent content)
{
  guint query = fp_edition_sets (edition)->query;
  g_autofree char *queries =
      g_strdup_printf ("what is modified, such as “%s”", query < edition->n_queries ? edition->queries[query].id : "…");

  fp_problems_add (problems, attribute->value_at, "“%s” is empty; expected %s", attribute->name,
                   content == FP_CONTENT_AMOUNT   ? "an amount such as “2” or “all of hand”"
                   : content == FP_CONTENT_QUERY  ? queries
                   : content == FP_CONTENT_MOMENT ? "a word"
                                                  : "an expression");
}

static void
check_card_id (FpProblems *problems, const FpEdition *edition, const FpAttribute *attribute, const char *id)
{
  if (!fp_check_card_id (id))
    fp_problems_add (problems, attribute->value_at,
                     "“%s” can't be the id of a card with its set; expected SET:CARD, such as “%s:%s-1”", id,
                     edition->id, edition->kinds[1].id);
}

static void
check_card_ids (FpProblems *problems, const FpEdition *edition, const FpAttribute *attribute)
{
  g_auto (GStrv) ids = g_strsplit_set (attribute->value, " \t\n", -1);

  if (strspn (attribute->value, " \t\n") == strlen (attribute->value))
    check_card_id (problems, edition, attribute, "");
  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0')
      check_card_id (problems, edition, attribute, ids[i]);
}

/* @change: that of the whole value since format 1, NULL: none. */
static void
check_content (FpSetFile *file, const FpEdition *edition, const FpAttribute *attribute, const FpAttributeWord *word,
               const FpWordChange *change)
{
  FpProblems *problems = file->problems;

  switch (word->content)
    {
    case FP_CONTENT_ID:
      if (!fp_check_id (attribute->value))
        fp_problems_add (problems, attribute->value_at,
                         "“%s” can't be an id; expected small letters a to z, digits and hyphens, 30 at most",
                         attribute->value);
      break;
    case FP_CONTENT_NAME:
      if (!fp_check_name (attribute->value))
        fp_problems_add (problems, attribute->value_at,
                         "“%s” can't be a name; expected a small letter, then small letters, digits and hyphens",
                         attribute->value);
      break;
    case FP_CONTENT_NUMBER:
      check_number (problems, attribute, word);
      break;
    case FP_CONTENT_CARD:
      check_card_id (problems, edition, attribute, attribute->value);
      break;
    case FP_CONTENT_CARDS:
      check_card_ids (problems, edition, attribute);
      break;
    case FP_CONTENT_WORD:
      if (change == NULL)
        check_word (problems, attribute->value_at, attribute, attribute->value, word->words);
      else if (change->now != NULL)
        fp_change_word (file, attribute->value_at, change);
      else
        fp_change_attribute (file, attribute, change);
      break;
    case FP_CONTENT_NUMBERS:
      check_numbers (problems, file, attribute, word);
      break;
    case FP_CONTENT_WORDS:
      check_words (problems, file, attribute, word->words);
      break;
    case FP_CONTENT_QUERY:
    case FP_CONTENT_MOMENT:
    case FP_CONTENT_EXPRESSION:
    case FP_CONTENT_AMOUNT:
      if (strspn (attribute->value, " \t\n") == strlen (attribute->value))
        complain_of_nothing (problems, edition, attribute, word->content);
      break;
    }
}

static void
unknown_attribute (FpProblems *problems, const FpElementWord *word, const FpAttribute *attribute)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *what = g_strdup_printf ("unknown attribute “%s” of <%s>", attribute->name, word->name);

  for (const FpAttributeWord *each = word->attributes; each->name != NULL; each++)
    g_ptr_array_add (known, (char *) each->name);
  fp_complain_of_word (problems, attribute->at, what, attribute->name, known, fp_quotes);
}

/* Returns the change of @attribute of @element since format 1, alone or with its value; NULL: none.
 * */
static const FpWordChange *
former_attribute (const FpVocabulary *vocabulary, const FpElementWord *element, const FpAttribute *attribute)
{
  g_autofree char *whole = g_strdup_printf ("%s=\"%s\"", attribute->name, attribute->value);
  const FpWordChange *change =
      fp_word_change_find (fp_vocabulary_changes (vocabulary), FP_WORD_ATTRIBUTE, element->name, NULL, whole);

  return change != NULL ? change
                        : fp_word_change_find (fp_vocabulary_changes (vocabulary), FP_WORD_ATTRIBUTE, element->name,
                                               NULL, attribute->name);
}

void
fp_check_attributes (FpSetFile *file, const FpVocabulary *vocabulary, const FpElement *element,
                     const FpElementWord *word)
{
  FpProblems *problems = file->problems;

  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    {
      const FpAttribute *attribute = fp_element_attribute_at (element, i);
      const FpAttributeWord *known = fp_element_word_attribute (word, attribute->name);

      const FpWordChange *change = known == NULL ? former_attribute (vocabulary, word, attribute) : NULL;

      if (known != NULL)
        check_content (file, fp_vocabulary_edition (vocabulary), attribute, known,
                       fp_word_change_find (fp_vocabulary_changes (vocabulary), FP_WORD_VALUE, word->name,
                                            attribute->name, attribute->value));
      else if (change != NULL)
        fp_change_attribute (file, attribute, change);
      else
        unknown_attribute (problems, word, attribute);
    }
  for (const FpAttributeWord *known = word->attributes; known->name != NULL; known++)
    if (known->required && fp_element_attribute (element, known->name) == NULL)
      fp_problems_add (problems, element->at, "<%s> has no attribute “%s”; expected %s=\"…\"", word->name, known->name,
                       known->name);
}
