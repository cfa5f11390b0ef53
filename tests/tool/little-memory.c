/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded library (LD_PRELOAD): limits SQLite to $LITTLE_MEMORY bytes. */
#include <sqlite3.h>
#include <stdlib.h>

__attribute__ ((constructor)) static void
begin (void)
{
  const char *bytes = getenv ("LITTLE_MEMORY");

  if (bytes != NULL)
    sqlite3_hard_heap_limit64 (atoll (bytes));
}
