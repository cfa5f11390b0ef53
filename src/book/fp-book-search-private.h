/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the search share. */
#pragma once

#include <sqlite3.h>

#include "book/fp-book-search.h"

/* Something that can be found; number n has the row n + 1 of the table `whole`. */
typedef struct
{
  FpSearchHitKind kind;
  char *id;
  char *title;
  char *folded; /* its title as fp_rules_fold () has it */
  GPtrArray *keywords; /* of char*, folded */
  guint part; /* number of its first section + 1; 0: it has none */
} FpEntry;

/* A section of it; number n has the row n + 1 of the table `part`. */
typedef struct
{
  guint entry;
  char *place;
} FpPart;

struct _FpBookSearch
{
  sqlite3 *db; /* `whole`: title, keys, gist, heads, body; `part`: head, body, which it keeps for snippets */
  sqlite3_stmt *rank, *parts, *snippet, *start, *holders;
  GArray *entries; /* of FpEntry */
  GArray *sections; /* of FpPart */
  GPtrArray *words; /* of char*, all there are, folded and sorted */
  char *failed; /* what went wrong first, while it was made or with the last question; NULL: nothing */
};

/* fp_book_search_step: goes on with @statement; whether there is another row.  What goes wrong is kept. */
gboolean fp_book_search_step (FpBookSearch *search, sqlite3_stmt *statement);

/* fp_rules_fold: @text as words are compared: small letters without accents, one space between words and nothing else.
 * Free with g_free (). */
char *fp_rules_fold (const char *text);

/* fp_rules_correct: the same of @query, with the nearest words that there are in place of those nobody wrote.  Free
 * with g_free (). */
char *fp_rules_correct (const FpBookSearch *search, const char *query);

/* fp_rules_match: what is to be looked up for @query in FTS5's words, NULL: nothing.  @strict: what stands in quotation
 * marks must stand together.  Free with g_free (). */
char *fp_rules_match (const FpBookSearch *search, const char *query, gboolean strict);

/* fp_rules_terms: each telling word of @query as it is to be looked up in FTS5's words.  Free with g_strfreev (). */
GStrv fp_rules_terms (const FpBookSearch *search, const char *query);

/* fp_search_hit_free: frees @found. */
void fp_search_hit_free (FpSearchHit *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSearchHit, fp_search_hit_free)
