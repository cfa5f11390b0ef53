/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book and the manual: the Mallard pages of help/, read for the window and the terminal.
 *
 * Yelp shows the same files. Each page is taken from the first of the reader's languages that has
 * it. A damaged page is reported and left out, or taken from the next language; the rest works.
 */
#pragma once

#include "markup/fp-problems.h"
#include "book/fp-block.h"

typedef struct
{
  char *guide; /* page that lists this one */
  char *group; /* group within it, NULL: none */
} FpBookPlace;

typedef struct
{
  char *id; /* as in “manual-keyboard” */
  char *title;
  char *sort; /* key for sorting; NULL: the title */
  char *gist; /* one sentence; "" for none */
  char *keywords; /* search terms, separated by commas; "" for none */
  gboolean guide; /* TRUE: the page lists other pages */
  GArray *places; /* of FpBookPlace, the places where the page is listed */
  GPtrArray *related; /* of char*, “PAGE” or “PAGE#SECTION”: see also */
  /* words of the edition that the page governs (fp_book_governing ()); never NULL */
  char **governs;
  GPtrArray *same; /* of char*, groups of words that mean the same, with spaces between them */
  GPtrArray *blocks; /* of FpBlock* */
  gboolean original; /* TRUE: in English, as written */
} FpPage;

typedef struct _FpBook FpBook;

/* fp_page_new: returns a page called @id with nothing on it; its title is NULL. Free with
 * fp_page_free (). */
FpPage *fp_page_new (const char *id);

/* fp_page_free: frees a page that belongs to no book. */
void fp_page_free (FpPage *page);

/* fp_page_note_of_language: returns a sentence for the top of @page, translated, if the page is in
 * English although the program speaks another language; else NULL. */
const char *fp_page_note_of_language (const FpPage *page);

/* fp_book_folders: returns the existing folders of pages, those of the reader's languages first,
 * “C” last: below $FIFTH_PLANET_HELP, else the installed ones, else those of the source tree. Free
 * with g_strfreev (). */
char **fp_book_folders (void);

/* fp_book_load: returns the pages of @folders; the first folder that has a page provides it. Faults
 * in pages go to @problems (of FpProblems*, with fp_problems_free as its free function). NULL with
 * @error (G_FILE_ERROR) if no page can be read. */
FpBook *fp_book_load (const char *const *folders, GPtrArray *problems, GError **error);
void fp_book_free (FpBook *book);

/* fp_book_language: returns the code of the language of the pages, that of the first folder that
 * provided one: “de”, “en” for “C”. */
const char *fp_book_language (const FpBook *book);

guint fp_book_n_pages (const FpBook *book);
/* fp_book_page: returns the page @index, in the order of ids. */
const FpPage *fp_book_page (const FpBook *book, guint index);

/* fp_book_find: returns the page of @id: “PAGE”, “PAGE#SECTION”, or “EDITION-WORD” for the page
 * that governs the word. NULL: there is none. */
const FpPage *fp_book_find (const FpBook *book, const char *id);

/* fp_book_section: returns the heading or term of @id (“PAGE#SECTION”). NULL: @id names no section,
 * or an unknown one. */
const FpBlock *fp_book_section (const FpBook *book, const char *id);

/* fp_book_governing: returns the page of @edition's rules about @word, the id of a step, procedure,
 * action, query, name, kind of card or event (“draw”, “hand-limit”). That is the page with
 * <governs words="…"/>, else EDITION-WORD. NULL: there is none. */
const FpPage *fp_book_governing (const FpBook *book, const char *edition, const char *word);

/* fp_book_listed: returns the pages that the guide @guide lists in @groups (words; NULL: any), of
 * FpPage*, in their order. Free with g_ptr_array_unref (). */
GPtrArray *fp_book_listed (const FpBook *book, const char *guide, const char *groups);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPage, fp_page_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpBook, fp_book_free)
