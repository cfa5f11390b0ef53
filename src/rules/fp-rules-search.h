/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches the rules book, the manual and the texts of all cards, while somebody types.
 *
 * The index is made in memory when it is first needed.  Words count in their stems (English), accents don't; the word
 * that is being typed finds all that begin with it; words nobody wrote find the nearest that somebody did; words in
 * "quotation marks" must stand together.  Whatever is asked, the worst that can happen is that nothing is found.
 */
#pragma once

#include "engine/fp-catalog.h"
#include "rules/fp-book.h"

typedef enum
{
  FP_FOUND_RULE, /* a page of the rules */
  FP_FOUND_RULING,
  FP_FOUND_WORD, /* of the glossary */
  FP_FOUND_CARD,
  FP_FOUND_MANUAL, /* a page about the program */
  FP_N_FOUND,
} FpFoundKind;

/* A piece of a snippet that answers the question: bytes. */
typedef struct
{
  guint start, end;
} FpMark;

typedef struct
{
  FpFoundKind kind;
  char *id; /* “PAGE”, “PAGE#SECTION” for rulings and words, “card:ID” */
  char *place; /* where in the page the snippet stands, “PAGE#SECTION”; else the same as @id */
  char *title;
  char *snippet; /* one line */
  GArray *marks; /* of FpMark, in @snippet */
} FpFound;

typedef struct _FpRulesSearch FpRulesSearch;

/* fp_rules_search_new: an index of @book and, if not NULL, the cards of @catalog; neither is needed afterwards.  NULL
 * with @error (G_FILE_ERROR_FAILED) if SQLite can't do it. */
FpRulesSearch *fp_rules_search_new (const FpBook *book, const FpCatalog *catalog, GError **error);
void fp_rules_search_free (FpRulesSearch *search);

/* fp_rules_search_ask: what answers @query (any bytes) best, at most @most; of FpFound*, freed with
 * g_ptr_array_unref ().  The best three come first, the others in groups by their kind.  One thread at a time. */
GPtrArray *fp_rules_search_ask (FpRulesSearch *search, const char *query, guint most);

/* fp_rules_search_trouble: why there may be more answers to the last question than were given; NULL: there are not. */
const char *fp_rules_search_trouble (const FpRulesSearch *search);

/* fp_found_word: what is called @kind above a list (“Rulings”); translated, static. */
const char *fp_found_word (FpFoundKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpRulesSearch, fp_rules_search_free)
