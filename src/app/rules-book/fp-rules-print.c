/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a page of the rules book. */
#include "config.h"

#include "app/rules-book/fp-rules-print.h"

#include "paper/fp-paper.h"

/* A page that is being printed. */
typedef struct
{
  GObject *kept; /* owner of the book */
  const FpBook *book;
  const FpPage *page;
  FpPage *own; /* the page if it is in no book, or NULL */
  FpPaper *paper; /* NULL before the sheets are known */
} FpPrintJob;

static void
free_job (gpointer data, GClosure *closure)
{
  FpPrintJob *job = data;
  g_clear_pointer (&job->paper, fp_paper_free);
  g_clear_pointer (&job->own, fp_page_free);
  g_object_unref (job->kept);
  g_free (job);
}

static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context, FpPrintJob *job)
{
  PangoContext *pango = gtk_print_context_create_pango_context (context);
  g_clear_pointer (&job->paper, fp_paper_free);
  job->paper = fp_paper_new (pango, job->book, job->page, gtk_print_context_get_width (context),
                             gtk_print_context_get_height (context));
  gtk_print_operation_set_n_pages (operation, (int) fp_paper_n_sheets (job->paper));
  g_object_unref (pango);
}

static void
on_draw (GtkPrintOperation *operation, GtkPrintContext *context, int sheet, FpPrintJob *job)
{
  fp_paper_draw (job->paper, (guint) sheet, gtk_print_context_get_cairo_context (context));
}

GtkPrintOperation *
fp_rules_print_new (const FpBook *book, const FpPage *page, FpPage *own, GObject *kept)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  FpPrintJob *job = g_new0 (FpPrintJob, 1);
  job->kept = g_object_ref (kept);
  job->book = book;
  job->page = page;
  job->own = own;
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, page->title);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (on_begin), job, free_job, 0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw), job);
  return operation;
}
