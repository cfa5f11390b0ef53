/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book and the manual: the Mallard pages of help/, read for the window and the terminal.
 *
 * Yelp shows the same files.  Each page is taken from the first of the reader's languages that has it.  A page that is
 * damaged is told of and left out, or taken from the next language; the rest works.
 */
#pragma once

#include "markup/fp-problems.h"
#include "book/fp-block.h"

typedef struct
{
  char *guide; /* the page that lists this one */
  char *group; /* NULL: none */
} FpBookPlace;

typedef struct
{
  char *id; /* as in “duel-ties” */
  char *title;
  char *sort; /* by what it is put in order among others; NULL: its title */
  char *gist; /* one sentence; "" for none */
  char *keywords; /* what people may look for, with commas between; "" for none */
  gboolean guide; /* lists other pages */
  GArray *places; /* of FpBookPlace: where it is listed */
  GPtrArray *related; /* of char*, “PAGE” or “PAGE#SECTION”: see also */
  char **governs; /* words of its edition that are its subject (fp_book_governing ()); never NULL */
  GPtrArray *blocks; /* of FpBlock* */
} FpPage;

typedef struct _FpBook FpBook;

/* fp_book_folders: where pages may be, those of the reader's languages first, “C” last: below $FIFTH_PLANET_HELP, else
 * the installed ones, else those of the source tree.  Only folders that there are; free with g_strfreev (). */
char **fp_book_folders (void);

/* fp_book_load: all pages of @folders, of which the first that has a page provides it.  What is wrong with pages goes
 * to
 * @problems (of FpProblems*, with fp_problems_free as its free function).  NULL with @error (G_FILE_ERROR) if no page
 * at all can be read. */
FpBook *fp_book_load (const char *const *folders, GPtrArray *problems, GError **error);
void fp_book_free (FpBook *book);

guint fp_book_n_pages (const FpBook *book);
/* fp_book_page: the page @index, in the order of their ids. */
const FpPage *fp_book_page (const FpBook *book, guint index);

/* fp_book_find: the page of @id (“PAGE” or “PAGE#SECTION”; else “EDITION-WORD”, of which it is the page that governs
 * the word); NULL: there is none. */
const FpPage *fp_book_find (const FpBook *book, const char *id);

/* fp_book_section: the heading or term of @id (“PAGE#SECTION”); NULL: it names no section, or one that isn't there. */
const FpBlock *fp_book_section (const FpBook *book, const char *id);

/* fp_book_governing: the page of @edition's rules about @word: a step, whole, act, question, name, kind of card or
 * event by its id (“draw”, “clout”, “set-dials”, “envoy”).  It is the page that says so with <governs words="…"/>, else
 * EDITION-WORD; NULL: there is none. */
const FpPage *fp_book_governing (const FpBook *book, const char *edition, const char *word);

/* fp_book_listed: the pages that the guide @guide lists in @groups (words; NULL: in any), of FpPage*, in their order.
 * Free with g_ptr_array_unref (). */
GPtrArray *fp_book_listed (const FpBook *book, const char *guide, const char *groups);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpBook, fp_book_free)
