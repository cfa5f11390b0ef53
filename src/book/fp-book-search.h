/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches the rules book, the manual and the texts of all cards, while somebody types.
 *
 * The index is made in memory when it is first needed.  Words count in their stems (English), accents don't; the word
 * that is being typed finds all that begin with it; words nobody wrote find the nearest that somebody did; words in
 * "quotation marks" must stand together.  Whatever is asked, the worst that can happen is that nothing is found.
 */
#pragma once

#include "engine/program/fp-catalog.h"
#include "book/fp-book.h"

typedef enum
{
  FP_HIT_RULE, /* a page of the rules */
  FP_HIT_RULING,
  FP_HIT_GLOSSARY, /* of the glossary */
  FP_HIT_CARD,
  FP_HIT_MANUAL, /* a page about the program */
  FP_N_HIT_KINDS,
} FpSearchHitKind;

/* A piece of a snippet that answers the question: bytes. */
typedef struct
{
  guint start, end;
} FpMark;

typedef struct
{
  FpSearchHitKind kind;
  char *id; /* “PAGE”, “PAGE#SECTION” for rulings and words, “card:ID” */
  char *place; /* where in the page the snippet stands, “PAGE#SECTION”; else the same as @id */
  char *title;
  char *snippet; /* one line */
  GArray *marks; /* of FpMark, in @snippet */
} FpSearchHit;

typedef struct _FpBookSearch FpBookSearch;

/* fp_book_search_new: an index of @book and, if not NULL, the cards of @catalog; neither is needed afterwards.  NULL
 * with @error (G_FILE_ERROR_FAILED) if SQLite can't do it. */
FpBookSearch *fp_book_search_new (const FpBook *book, const FpCatalog *catalog, GError **error);
void fp_book_search_free (FpBookSearch *search);

/* fp_book_search_find: what answers @query (any bytes) best, at most @most; of FpSearchHit*, freed with
 * g_ptr_array_unref ().  The best three come first, the others in groups by their kind.  One thread at a time. */
GPtrArray *fp_book_search_find (FpBookSearch *search, const char *query, guint most);

/* fp_book_search_trouble: why there may be more answers to the last question than were given; NULL: there are not. */
const char *fp_book_search_trouble (const FpBookSearch *search);

/* fp_search_hit_kind_name: what is called @kind above a list (“Rulings”); translated, static. */
const char *fp_search_hit_kind_name (FpSearchHitKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpBookSearch, fp_book_search_free)
