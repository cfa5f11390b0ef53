/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Validates our XML files: elements, attributes, words, numbers. */
#include "archive/fp-xml-validator.h"

#include <string.h>

/* Most known words that a complaint lists. */
enum
{
  MAX_LISTED = 12
};

static void
clear_word (gpointer data)
{
  FpXmlWord *word = data;

  g_free (word->word);
}

GArray *
fp_validate_words (const char *text, FpLocation at)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (FpXmlWord));
  const char *p = text;

  g_array_set_clear_func (words, clear_word);
  while (*p != '\0')
    {
      FpXmlWord word = { .at = at };
      const char *start = p;

      while (*p != '\0' && !g_ascii_isspace (*p))
        {
          at.column++;
          p = g_utf8_next_char (p);
        }
      if (p > start)
        {
          word.word = g_strndup (start, (gsize) (p - start));
          g_array_append_val (words, word);
          continue;
        }
      at.column = *p == '\n' ? 1 : at.column + 1;
      at.line += *p == '\n';
      p++;
    }
  return words;
}

void
fp_validate_unknown (const char *word, FpLocation at, const char *what, const char *const *known, FpProblems *problems)
{
  const char *near = fp_nearest_word (word, known);
  guint n = 0;

  while (known[n] != NULL)
    n++;
  if (near != NULL)
    fp_problems_add (problems, at, "unknown %s “%s”; did you mean “%s”?", what, word, near);
  else if (n > 0 && n <= MAX_LISTED)
    {
      g_autofree char *all = g_strjoinv (", ", (char **) known);

      fp_problems_add (problems, at, "unknown %s “%s”; expected %s%s", what, word, n > 1 ? "one of " : "", all);
    }
  else
    fp_problems_add (problems, at, "unknown %s “%s”", what, word);
}

gboolean
fp_validate_word (const char *word, FpLocation at, const char *what, const char *const *known, FpProblems *problems)
{
  if (g_strv_contains (known, word))
    return TRUE;
  fp_validate_unknown (word, at, what, known, problems);
  return FALSE;
}

void
fp_validate_attributes (const FpElement *element, const char *const *known, const char *const *needed,
                        FpProblems *problems)
{
  g_autofree char *what = g_strdup_printf ("attribute of <%s>", element->name);

  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    {
      const FpAttribute *attribute = fp_element_attribute_at (element, i);

      fp_validate_word (attribute->name, attribute->at, what, known, problems);
    }
  for (guint i = 0; needed != NULL && needed[i] != NULL; i++)
    {
      const FpAttribute *attribute = fp_element_attribute (element, needed[i]);

      if (attribute == NULL)
        fp_problems_add (problems, element->at, "<%s> without the attribute “%s”; it must have one", element->name,
                         needed[i]);
      else if (*attribute->value == '\0')
        fp_problems_add (problems, attribute->value_at, "the attribute “%s” of <%s> is empty; expected a value",
                         needed[i], element->name);
    }
}

gboolean
fp_validate_element (const FpElement *element, const char *const *known, FpProblems *problems)
{
  g_autofree char *what = NULL;

  if (g_strv_contains (known, element->name))
    return TRUE;
  what = element->parent == NULL ? g_strdup ("element") : g_strdup_printf ("element in <%s>", element->parent->name);
  fp_validate_unknown (element->name, element->at, what, known, problems);
  return FALSE;
}

gboolean
fp_validate_number (const char *text, FpLocation at, const char *what, gint64 least, gint64 most, int *number,
                    FpProblems *problems)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, least, most, &value, NULL))
    {
      fp_problems_add (problems, at, "%s “%s”; expected a whole number from %d to %d", what, text, (int) least,
                       (int) most);
      return FALSE;
    }
  *number = (int) value;
  return TRUE;
}

gboolean
fp_validate_seed (const char *text, FpLocation at, guint64 *seed, FpProblems *problems)
{
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  fp_problems_add (problems, at, "seed “%s”; expected a whole number from 0 to %" G_GUINT64_FORMAT, text, G_MAXUINT64);
  return FALSE;
}

gboolean
fp_validate_digest (const char *text, FpLocation at, const char *what, guint64 *digest, FpProblems *problems)
{
  if (g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, digest, NULL))
    return TRUE;
  fp_problems_add (problems, at, "%s “%s”; expected sixteen hexadecimal digits", what, text);
  return FALSE;
}

void
fp_validate_no_text (const FpElement *element, FpProblems *problems)
{
  if (*element->text != '\0')
    fp_problems_add (problems, element->text_at, "text in <%s>; expected none", element->name);
}

void
fp_validate_no_children (const FpElement *element, FpProblems *problems)
{
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);

      fp_problems_add (problems, child->at, "<%s> in <%s>; expected no element there", child->name, element->name);
    }
}
