/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves with any kind of damage. A journal may follow the save in the same input, and a journal
 * alone is put beside a good save. */
#include "saved.h"

#include <string.h>

#define JOURNAL "fifth-planet-journal\t"

/* Returns the beginning of the journal in the @length bytes at @data, or NULL if there is none. */
static const char *
find_journal (const char *data, gsize length)
{
  const char *found;

  if (length >= strlen (JOURNAL) && memcmp (data, JOURNAL, strlen (JOURNAL)) == 0)
    return data;
  found = g_strstr_len (data, (gssize) length, "\n" JOURNAL);
  return found != NULL ? found + 1 : NULL;
}

gboolean
fuzz_one (const char *data, gsize length)
{
  const char *journal = find_journal (data, length);
  gsize rest = journal != NULL ? (gsize) (data + length - journal) : 0;

  return saved_one (journal != data ? data : NULL, length - rest, journal, rest);
}
