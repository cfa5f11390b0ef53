/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nearest known word by the optimal string alignment distance (each letter is moved once at
 * most). */
#include "markup/fp-nearest-word.h"

#include <string.h>

/* Longer words are not compared: the cost grows with the product of the lengths, and words come
 * from files. */
#define LONGEST 64

typedef struct
{
  gunichar letters[LONGEST];
  int length; /* -1: too long, or not UTF-8 */
} Word;

static void
read_word (Word *word, const char *text)
{
  g_autofree char *folded = NULL;

  word->length = -1;
  if (strlen (text) > 4 * LONGEST || !g_utf8_validate (text, -1, NULL))
    return;
  folded = g_utf8_casefold (text, -1);
  if (g_utf8_strlen (folded, -1) > LONGEST)
    return;
  word->length = 0;
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    word->letters[word->length++] = g_utf8_get_char (p);
}

static int
distance (const Word *a, const Word *b)
{
  int rows[3][LONGEST + 1]; /* the current row of the table and the two above it */

  for (int j = 0; j <= b->length; j++)
    rows[0][j] = j;
  for (int i = 1; i <= a->length; i++)
    {
      const int *before = rows[(i + 1) % 3];
      const int *above = rows[(i - 1) % 3];
      int *row = rows[i % 3];

      row[0] = i;
      for (int j = 1; j <= b->length; j++)
        {
          int cost = a->letters[i - 1] == b->letters[j - 1] ? 0 : 1;

          row[j] = MIN (MIN (above[j] + 1, row[j - 1] + 1), above[j - 1] + cost);
          if (i > 1 && j > 1 && a->letters[i - 1] == b->letters[j - 2] && a->letters[i - 2] == b->letters[j - 1])
            row[j] = MIN (row[j], before[j - 2] + 1);
        }
    }
  return rows[a->length % 3][b->length];
}

const char *
fp_nearest_word (const char *word, const char *const *known)
{
  const char *nearest = NULL;
  int least = G_MAXINT;
  Word target;

  read_word (&target, word);
  if (target.length < 0)
    return NULL;
  for (; *known != NULL; known++)
    {
      Word candidate;
      int far;

      read_word (&candidate, *known);
      if (candidate.length < 0)
        continue;
      far = distance (&target, &candidate);
      if (far < least && 3 * far <= MAX (target.length, candidate.length))
        {
          least = far;
          nearest = *known;
        }
    }
  return nearest;
}
