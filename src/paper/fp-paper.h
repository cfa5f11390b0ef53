/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the book on paper, on as many sheets as it needs. No type is smaller than
 * FP_PAPER_POINTS. Only gaps get smaller if the page then needs a sheet less. */
#pragma once

#include <pango/pangocairo.h>

#include "book/fp-book.h"

enum
{
  FP_PAPER_POINTS = 10, /* size of plain text */
};

typedef struct _FpPaper FpPaper;

/* fp_paper_new: returns @page on sheets with room for @width × @height points. @context: of the
 * device on which it is drawn, one unit a point. @book has the pages that @page lists. */
FpPaper *fp_paper_new (PangoContext *context, const FpBook *book, const FpPage *page, double width, double height);
void fp_paper_free (FpPaper *paper);

/* fp_paper_n_sheets: returns the number of sheets, at least 1. */
guint fp_paper_n_sheets (const FpPaper *paper);

/* fp_paper_draw: draws the sheet with index @sheet. The room on it begins at the origin of @cr. */
void fp_paper_draw (const FpPaper *paper, guint sheet, cairo_t *cr);

/* fp_paper_write: writes @page as a PDF of A4 sheets to the file @path. Returns FALSE with @error
 * (G_FILE_ERROR) if the file can't be written. */
gboolean fp_paper_write (const FpBook *book, const FpPage *page, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPaper, fp_paper_free)
