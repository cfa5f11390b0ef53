/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the book about a turn, made for a game: with its numbers and its modules. */
#pragma once

#include "engine/runner/fp-edition.h"
#include "book/fp-book.h"

#define FP_TURN_PAGE "turn" /* its id */

/* fp_turn_page_new: returns the page for a game of @n_seats with the set-up @options. @edition is
 * the variant that is played. The pages that it leads to are those of @book. NULL: the edition has
 * no such page. Free with fp_page_free (). */
FpPage *fp_turn_page_new (const FpBook *book, const FpEdition *edition, guint n_seats, uint64_t options);
