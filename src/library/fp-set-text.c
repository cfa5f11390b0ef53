/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of elements and attributes: prose, words and names in them. */
#include "library/fp-library-private.h"

#include <string.h>

static char *
one_line (const char *text)
{
  GString *line = g_string_new (NULL);
  gboolean blank = FALSE;

  for (; *text != '\0'; text++)
    {
      if (!g_ascii_isspace (*text))
        {
          if (blank)
            g_string_append_c (line, ' ');
          g_string_append_c (line, *text);
        }
      blank = g_ascii_isspace (*text) && line->len > 0;
    }
  return g_string_free (line, FALSE);
}

char *
fp_prose (const FpElement *element, const char *name)
{
  const FpElement *child = fp_element_child (element, name);

  return child != NULL ? one_line (child->text) : NULL;
}

GPtrArray *
fp_read_clarifications (const FpElement *element)
{
  GPtrArray *all = NULL;

  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);

      if (!fp_element_is (child, "clarification"))
        continue;
      if (all == NULL)
        all = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (all, one_line (child->text));
    }
  return all;
}

char *
fp_next_word (const char **text, guint *offset)
{
  gsize blanks = strspn (*text, " \t\n");
  gsize n = strcspn (*text + blanks, " \t\n");
  char *word = g_strndup (*text + blanks, n);

  *offset += (guint) blanks;
  *text += blanks;
  if (n > 0)
    return word;
  g_free (word);
  return NULL;
}

char *
fp_word_at (const char *text)
{
  gsize n = 0;

  while (g_ascii_isalpha (*text) && (g_ascii_isalnum (text[n]) || text[n] == '-'))
    n++;
  return g_strndup (text, n);
}

gboolean
fp_mentions_words (const char *text, const char *name)
{
  while (*text != '\0')
    {
      g_autofree char *found = fp_word_at (text);

      if (strcmp (found, name) == 0)
        return TRUE;
      text += MAX (strlen (found), 1);
    }
  return FALSE;
}
