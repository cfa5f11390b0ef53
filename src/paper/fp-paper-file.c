/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the book as a PDF. */
#include <cairo-pdf.h>

#include "paper/fp-paper.h"

/* A4 in points, and the margins. */
static const double sheet_width = 595.28, sheet_height = 841.89, margin = 42;

gboolean
fp_paper_write (const FpBook *book, const FpPage *page, const char *path, GError **error)
{
  cairo_surface_t *surface = cairo_pdf_surface_create (path, sheet_width, sheet_height);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);
  /* A point of type is a unit of the surface. */
  pango_cairo_context_set_resolution (context, 72);
  g_autoptr (FpPaper) paper = fp_paper_new (context, book, page, sheet_width - 2 * margin, sheet_height - 2 * margin);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, page->title);
  for (guint sheet = 0; sheet < fp_paper_n_sheets (paper); sheet++)
    {
      cairo_save (cr);
      cairo_translate (cr, margin, margin);
      fp_paper_draw (paper, sheet, cr);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_status_t status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  g_object_unref (context);
  if (status != CAIRO_STATUS_SUCCESS)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "%s: %s", path, cairo_status_to_string (status));
  return status == CAIRO_STATUS_SUCCESS;
}
