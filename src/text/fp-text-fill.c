/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Patterns filled to sentences; numbers and lists. */
#include "text/fp-text-private.h"

enum
{
  MAX_PAIRS = 24,
};

typedef struct
{
  const char *name, *value;
} Pair;

static const char *
find_value (const Pair *pairs, guint n_pairs, const char *name, gsize length)
{
  for (guint i = 0; i < n_pairs; i++)
    if (strlen (pairs[i].name) == length && strncmp (pairs[i].name, name, length) == 0)
      return pairs[i].value;
  return NULL;
}

static void
append_value (GString *text, const char *value)
{
  if (*value == '\0' && text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  else
    g_string_append (text, value);
}

/* Replaces the word or words @long_form of @text, where they stand as words, by @short_form. */
static void
contract (GString *text, const char *long_form, const char *short_form)
{
  gsize length = strlen (long_form);
  const char *found;
  for (gsize from = 0; (found = strstr (text->str + from, long_form)) != NULL;)
    {
      gsize at = (gsize) (found - text->str);
      gboolean begins = at == 0 || text->str[at - 1] == ' ' || text->str[at - 1] == '(';
      from = at + 1;
      if (!begins || text->str[at + length] != ' ')
        continue;
      g_string_erase (text, (gssize) at, (gssize) length);
      g_string_insert (text, (gssize) at, short_form);
    }
}

/* Writes as one word what a pattern and its filling make two of that the language contracts. */
static void
contract_all (GString *text)
{
  /* Translators: words that your language contracts where a pattern ends with one and its filling
   * begins with the other, such as “de el=del, a el=al”; “none” if there are none. */
  const char *words = C_ ("contractions", "none");
  if (strchr (words, '=') == NULL)
    return;
  g_auto (GStrv) all = g_strsplit (words, ", ", -1);
  for (char **one = all; *one != NULL; one++)
    {
      char *equals = strchr (*one, '=');
      if (equals == NULL)
        continue;
      *equals = '\0';
      contract (text, *one, equals + 1);
    }
}

char *
fp_text_fill (const char *pattern, ...)
{
  GString *text = g_string_new (NULL);
  Pair pairs[MAX_PAIRS];
  guint n_pairs = 0;
  va_list arguments;

  va_start (arguments, pattern);
  for (const char *name = va_arg (arguments, const char *); name != NULL; name = va_arg (arguments, const char *))
    {
      g_assert (n_pairs < MAX_PAIRS);
      pairs[n_pairs].name = name;
      pairs[n_pairs++].value = va_arg (arguments, const char *);
    }
  va_end (arguments);

  for (const char *p = pattern; *p != '\0'; p++)
    {
      const char *end = *p == '{' ? strchr (p, '}') : NULL;
      const char *value = end != NULL ? find_value (pairs, n_pairs, p + 1, (gsize) (end - p - 1)) : NULL;

      if (value == NULL)
        {
          g_string_append_c (text, *p);
          continue;
        }
      append_value (text, value);
      p = end;
    }
  contract_all (text);
  return g_string_free (text, FALSE);
}

char *
fp_text_capital (char *phrase)
{
  g_autofree char *old = phrase;
  char first[8] = { 0 };

  if (old == NULL || *old == '\0' || !g_utf8_validate (old, -1, NULL))
    return g_steal_pointer (&old);
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (old)), first);
  return g_strconcat (first, g_utf8_next_char (old), NULL);
}

/* In right-to-left text a sign would move behind its number, so such a number is isolated. */
static char *
with_sign (const char *sign, int number)
{
  /* Translators: “rtl” if your language is written from right to left, else “ltr”. */
  gboolean mirrored = strcmp (C_ ("direction", "ltr"), "ltr") != 0;
  return g_strdup_printf (mirrored ? "\u2068%s%d\u2069" : "%s%d", sign, number);
}

char *
fp_text_number (int number)
{
  return number < 0 ? with_sign ("−", -number) : g_strdup_printf ("%d", number);
}

char *
fp_text_signed (int number)
{
  return number < 0 ? fp_text_number (number) : with_sign ("+", number);
}

/* Returns TRUE if an item has a comma, so that commas can't separate the items. */
static gboolean
has_comma (const GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    if (strstr (g_ptr_array_index (items, i), ", ") != NULL)
      return TRUE;
  return FALSE;
}

static char *
join (const GPtrArray *items, const char *middle, const char *end)
{
  char *list = g_strdup (items->len > 0 ? g_ptr_array_index (items, 0) : "");

  for (guint i = 1; i < items->len; i++)
    {
      g_autofree char *before = list;

      list =
          fp_text_fill (i + 1 == items->len ? end : middle, "list", before, "item", g_ptr_array_index (items, i), NULL);
    }
  return list;
}

char *
fp_text_list (const GPtrArray *items)
{
  /* Translators: a list of names: the end of it, and the part before the end. The semicolon is for
   * names that have a comma. */
  if (items->len > 2 && has_comma (items))
    return join (items, C_ ("list", "{list}; {item}"), C_ ("list", "{list}; and {item}"));
  return join (items, C_ ("list", "{list}, {item}"), C_ ("list", "{list} and {item}"));
}

char *
fp_text_enumeration (const GPtrArray *items)
{
  return has_comma (items) ? join (items, C_ ("list", "{list}; {item}"), C_ ("list", "{list}; {item}"))
                           : join (items, C_ ("list", "{list}, {item}"), C_ ("list", "{list}, {item}"));
}
