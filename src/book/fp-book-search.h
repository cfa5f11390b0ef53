/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Full-text search over the rules book, the manual and all card texts, while the user types.
 *
 * The index is made in memory when first needed. Words count by their stems, in the language of
 * the book's pages (fp-word-forms.h), accents don't count. The word being typed finds all words
 * that begin with it. An unknown word finds the nearest known one. A page may name words that mean
 * the same (<f:same>, the usual one first); a query with one of them finds the usual one, too.
 * Words in "quotation marks" must stand together. No query can fail; at worst nothing is found.
 */
#pragma once

#include "engine/program/fp-catalog.h"
#include "book/fp-book.h"

typedef enum
{
  FP_HIT_RULE, /* page of the rules */
  FP_HIT_RULING,
  FP_HIT_GLOSSARY, /* glossary entry */
  FP_HIT_CARD,
  FP_HIT_MANUAL, /* page about the program */
  FP_N_HIT_KINDS,
} FpSearchHitKind;

/* Range in a snippet that matches the query, in bytes. */
typedef struct
{
  guint start, end;
} FpMark;

typedef struct
{
  FpSearchHitKind kind;
  char *book; /* title of the book of another edition (“The Classic book”); NULL: the searched
               * edition's book, the manual, or a card */
  char *id; /* “PAGE”, “PAGE#SECTION” for rulings and words, “card:ID” */
  char *place; /* section of the snippet, “PAGE#SECTION”; else the same as @id */
  char *title;
  char *snippet; /* one line */
  GArray *marks; /* of FpMark, ranges in @snippet */
} FpSearchHit;

typedef struct _FpBookSearch FpBookSearch;

/* fp_book_search_new: returns an index of @book and, if not NULL, the cards of @catalog. Neither is
 * needed afterwards. Pages about the edition of @catalog go before equal pages about others.
 * Returns NULL with @error (G_FILE_ERROR_FAILED) if SQLite fails. */
FpBookSearch *fp_book_search_new (const FpBook *book, const FpCatalog *catalog, GError **error);
void fp_book_search_free (FpBookSearch *search);

/* fp_book_search_find: returns the best hits for @query (any bytes), at most @most, of
 * FpSearchHit*. The best three come first, the others in groups by kind. Free with
 * g_ptr_array_unref (). Not thread-safe. */
GPtrArray *fp_book_search_find (FpBookSearch *search, const char *query, guint most);

/* fp_book_search_trouble: returns why the last result may be incomplete, NULL: it is complete. */
const char *fp_book_search_trouble (const FpBookSearch *search);

/* fp_search_hit_heading: returns the heading for hits like @found, with its book if that is of
 * another edition (“Rules · The Classic book”); translated. Free with g_free (). */
char *fp_search_hit_heading (const FpSearchHit *found);

/* fp_search_hit_kind_name: returns the heading for hits of @kind (“Rulings”); translated, static.
 */
const char *fp_search_hit_kind_name (FpSearchHitKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpBookSearch, fp_book_search_free)
