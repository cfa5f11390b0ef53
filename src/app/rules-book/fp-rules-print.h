/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a page of the rules book, also to a PDF. */
#pragma once

#include <gtk/gtk.h>

#include "model/fp-rules-book.h"

/* fp_rules_print_new: returns an operation that prints @page of @book. @own: the page if it is in
 * no book, which the operation frees (transfer full); else NULL. @kept keeps the book. (transfer
 * full) */
GtkPrintOperation *fp_rules_print_new (const FpBook *book, const FpPage *page, FpPage *own, GObject *kept);
