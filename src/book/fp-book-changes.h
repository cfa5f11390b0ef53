/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules that modules change.
 *
 * The page EDITION-MODULE is about the module of an edition. Each of its sections may name other
 * pages whose rules it changes. Readers show these sections on those pages while the module is on.
 */
#pragma once

#include "book/fp-book.h"

/* A section that changes the rules of a page. The book owns what it points to. */
typedef struct
{
  const FpPage *module; /* the module's page */
  const FpBlock *heading;
  guint first, end; /* blocks of the section: @first to @end − 1 of the module's page */
} FpBookChange;

/* fp_book_changes: returns the sections of the pages of @modules (ids, ended by NULL; NULL: none)
 * that change the page @id, of FpBookChange, in the order of @modules. Free with
 * g_array_unref (). */
GArray *fp_book_changes (const FpBook *book, const char *id, const char *const *modules);

/* fp_book_change_place: returns the place of @change (“PAGE#SECTION”). Free with g_free (). */
char *fp_book_change_place (const FpBookChange *change);

/* fp_book_change_title: returns the title of a note with @change (“With four planets: Winning”);
 * translated. Free with g_free (). */
char *fp_book_change_title (const FpBookChange *change);
