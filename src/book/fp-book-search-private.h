/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the search: the index and its queries. */
#pragma once

#include <sqlite3.h>

#include "book/fp-book-search.h"
#include "book/fp-word-forms.h"

/* A page, card, ruling or glossary entry; number n has the row n + 1 of the table `whole`. */
typedef struct
{
  FpSearchHitKind kind;
  char *book; /* title of its book if that is of another edition; else NULL */
  char *id;
  char *title;
  GStrv heading; /* informative words of its title (fp_rules_informative ()) */
  GPtrArray *keywords; /* of GStrv, the informative words of each */
  guint part; /* number of its first section + 1; 0: it has none */
  gboolean gathers; /* its sections are entries of their own: rulings, words of a glossary */
} FpEntry;

/* A section of an entry; number n has the row n + 1 of the table `part`. */
typedef struct
{
  guint entry;
  char *place;
} FpPart;

struct _FpBookSearch
{
  /* `whole`: title, keys, gist, heads, body; `part`: head, body, stored for snippets */
  sqlite3 *db;
  sqlite3_stmt *rank, *parts, *snippet, *start, *holders;
  GArray *entries; /* of FpEntry */
  GArray *sections; /* of FpPart */
  GPtrArray *words; /* of char*, every word of the index, folded and sorted */
  FpWordForms *forms; /* of the language of the book */
  GHashTable *fillers; /* set of char*, words that carry no information, folded */
  GHashTable *same; /* word → GStrv, the words that mean the same, folded, itself among them */
  GPtrArray *groups; /* of GStrv, what @same points to */
  char *failed; /* first fault while the index was built or by the last query; NULL: none */
};

/* fp_book_search_step: steps @statement. Returns TRUE if there is another row. A fault is kept in
 * @search. */
gboolean fp_book_search_step (FpBookSearch *search, sqlite3_stmt *statement);

/* fp_rules_fillers: returns the words that carry no information, a set of char*, folded. Free with
 * g_hash_table_unref (). */
GHashTable *fp_rules_fillers (const FpWordForms *forms);

/* fp_rules_informative: returns the words of @folded without those that carry no information, or
 * all words if there are no others. Free with g_strfreev (). */
GStrv fp_rules_informative (const FpBookSearch *search, const char *folded);

/* fp_rules_same: returns the words that mean the same as @word, folded, which may be another form
 * of one of them; NULL: none are known. Owned by @search. */
const char *const *fp_rules_same (const FpBookSearch *search, const char *word);

/* fp_rules_unite: puts the first word that means the same in place of each of @words. */
void fp_rules_unite (const FpBookSearch *search, GStrv words);

/* fp_rules_overlap: compares the words of a title or keyword with those of a query. Returns 0
 * unless one of them has all words of the other, and then the share of common words, 1 if they are
 * equal. Parts of a long query count 0, because such a query repeats the text of a page. */
double fp_rules_overlap (GStrv phrase, GStrv query);

/* fp_rules_correct: returns @query, folded, with the nearest known word in place of each unknown
 * one. Free with g_free (). */
char *fp_rules_correct (const FpBookSearch *search, const char *query);

/* fp_rules_match: returns the FTS5 expression for @query, NULL: it has no words. @strict: words in
 * quotation marks must stand together. Free with g_free (). */
char *fp_rules_match (const FpBookSearch *search, const char *query, gboolean strict);

/* fp_rules_terms: returns an FTS5 expression for each informative word of @query. Free with
 * g_strfreev (). */
GStrv fp_rules_terms (const FpBookSearch *search, const char *query);

/* fp_search_hit_free: frees @found. */
void fp_search_hit_free (FpSearchHit *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSearchHit, fp_search_hit_free)
