/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches of words in a text. */
#include "book/fp-find-words.h"

/* A letter as it is compared, and the bytes of the text that it comes from. */
typedef struct
{
  gunichar letter;
  guint start, end;
} FpLetter;

enum
{
  MOST_APART = 18, /* characters into which g_unichar_fully_decompose () splits one at most */
};

/* A letter with a mark compares as the letter. */
static gunichar
plain (gunichar letter)
{
  gunichar apart[MOST_APART];
  g_unichar_fully_decompose (letter, TRUE, apart, G_N_ELEMENTS (apart));
  return g_unichar_tolower (apart[0]);
}

/* Returns the letters of @text without marks, with white space as one space. */
static GArray *
read_letters (const char *text)
{
  GArray *letters = g_array_new (FALSE, FALSE, sizeof (FpLetter));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      guint start = (guint) (p - text), end = (guint) (g_utf8_next_char (p) - text);
      FpLetter letter = { g_unichar_isspace (c) ? ' ' : plain (c), start, end };
      FpLetter *last = letters->len > 0 ? &g_array_index (letters, FpLetter, letters->len - 1) : NULL;
      if (last != NULL && (g_unichar_ismark (c) || (letter.letter == ' ' && last->letter == ' ')))
        last->end = end;
      else
        g_array_append_val (letters, letter);
    }
  return letters;
}

static gboolean
stands_at (const GArray *text, guint at, const GArray *query)
{
  for (guint i = 0; i < query->len; i++)
    if (g_array_index (text, FpLetter, at + i).letter != g_array_index (query, FpLetter, i).letter)
      return FALSE;
  return TRUE;
}

GArray *
fp_find_words (const char *text, const char *query)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (FpMark));
  g_autofree char *valid = g_utf8_make_valid (query, -1);
  g_autoptr (GArray) looked_for = read_letters (g_strstrip (valid));
  g_autoptr (GArray) letters = read_letters (text);
  for (guint at = 0; looked_for->len > 0 && at + looked_for->len <= letters->len; at++)
    if (stands_at (letters, at, looked_for))
      {
        FpMark mark = { g_array_index (letters, FpLetter, at).start,
                        g_array_index (letters, FpLetter, at + looked_for->len - 1).end };
        g_array_append_val (marks, mark);
        at += looked_for->len - 1;
      }
  return marks;
}
