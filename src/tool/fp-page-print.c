/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a page of the rules book as lines of text. */
#include "tool/fp-page-print.h"

#include "config.h"

#include <glib/gi18n.h>

#include "book/fp-book-changes.h"

enum
{
  WIDTH = 78,
};

typedef struct
{
  const FpBook *book;
  const FpPage *page;
  GString *out;
} FpPrinter;

void
fp_rules_wrap (GString *out, const char *text, const char *first)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong indent = g_utf8_strlen (first, -1), used = indent;
  g_string_append (out, first);
  for (guint i = 0; words[i] != NULL; i++)
    {
      glong width = g_utf8_strlen (words[i], -1);
      if (used > indent && used + 1 + width > WIDTH)
        {
          g_string_append_printf (out, "\n%*s", (int) indent, "");
          used = indent;
        }
      g_string_append_printf (out, "%s%s", used > indent ? " " : "", words[i]);
      used += width + (used > indent);
    }
  g_string_append_c (out, '\n');
}

static void print_block (FpPrinter *printer, const FpBlock *block, guint indent);

static void
print_blocks (FpPrinter *printer, const GPtrArray *blocks, guint indent)
{
  for (guint i = 0; i < blocks->len; i++)
    print_block (printer, g_ptr_array_index (blocks, i), indent);
}

static void
print_heading (FpPrinter *printer, const char *text, char line)
{
  g_autofree char *under = g_strnfill ((gsize) g_utf8_strlen (text, -1), line);
  g_string_append_printf (printer->out, "\n%s\n%s\n", text, under);
}

static void
print_item (FpPrinter *printer, const FpBlock *item, guint indent, const char *sign)
{
  g_autofree char *first = g_strdup_printf ("%*s%s", (int) indent, "", sign);
  guint inside = (guint) g_utf8_strlen (first, -1), from = 0;
  if (*item->text != '\0')
    fp_rules_wrap (printer->out, item->text, first);
  else if (item->blocks->len > 0)
    fp_rules_wrap (printer->out, ((const FpBlock *) g_ptr_array_index (item->blocks, from++))->text, first);
  for (; from < item->blocks->len; from++)
    print_block (printer, g_ptr_array_index (item->blocks, from), inside + (*item->text != '\0' ? 4 : 0));
}

static void
print_items (FpPrinter *printer, const FpBlock *list, guint indent)
{
  for (guint i = 0; i < list->blocks->len; i++)
    {
      const FpBlock *item = g_ptr_array_index (list->blocks, i);
      g_autofree char *sign = list->kind == FP_BLOCK_STEPS ? g_strdup_printf ("%2u. ", i + 1)
                                                           : g_strdup (list->kind == FP_BLOCK_LIST ? " • " : "");
      print_item (printer, item, indent, sign);
    }
  g_string_append_c (printer->out, '\n');
}

/* Cells are separated by bars: a terminal's lines are too short for columns. */
static void
print_row (FpPrinter *printer, const FpBlock *row, guint indent)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *first = g_strnfill (indent, ' ');
  for (guint i = 0; i < row->blocks->len; i++)
    {
      g_autoptr (GString) cell = g_string_new (NULL);
      fp_block_append_text (g_ptr_array_index (row->blocks, i), cell);
      g_string_append_printf (line, "%s%s", i > 0 ? " | " : "", g_strchomp (cell->str));
    }
  fp_rules_wrap (printer->out, line->str, first);
}

static void
print_links (FpPrinter *printer, const FpBlock *links)
{
  g_autoptr (GPtrArray) pages = fp_book_listed (printer->book, printer->page->id, links->id);
  if (*links->text != '\0')
    print_heading (printer, links->text, '-');
  for (guint i = 0; i < pages->len; i++)
    {
      const FpPage *page = g_ptr_array_index (pages, i);
      g_autofree char *text = g_strdup_printf ("%s (%s): %s", page->title, page->id, page->gist);
      fp_rules_wrap (printer->out, text, " • ");
    }
}

static void
print_block (FpPrinter *printer, const FpBlock *block, guint indent)
{
  g_autofree char *first = g_strnfill (indent, ' ');
  switch (block->kind)
    {
    case FP_BLOCK_HEADING:
      print_heading (printer, block->text, block->level > 2 ? '.' : '-');
      break;
    case FP_BLOCK_PARAGRAPH:
    case FP_BLOCK_PICTURE:
      fp_rules_wrap (printer->out, block->text, first);
      g_string_append (printer->out, indent == 0 ? "\n" : "");
      break;
    case FP_BLOCK_SCREEN:
      g_string_append_printf (printer->out, "%s\n\n", block->text);
      break;
    case FP_BLOCK_LIST:
    case FP_BLOCK_STEPS:
    case FP_BLOCK_TERMS:
      print_items (printer, block, indent);
      break;
    case FP_BLOCK_ROW:
      print_row (printer, block, indent + 2);
      break;
    case FP_BLOCK_LINKS:
      print_links (printer, block);
      break;
    case FP_BLOCK_NOTE:
    case FP_BLOCK_EXAMPLE:
      print_blocks (printer, block->blocks, indent + 4);
      g_string_append_c (printer->out, '\n');
      break;
    case FP_BLOCK_ITEM:
    case FP_BLOCK_TABLE:
    case FP_BLOCK_CELL:
    case FP_BLOCK_GROUP:
      print_blocks (printer, block->blocks, indent);
      g_string_append (printer->out, block->kind == FP_BLOCK_TABLE ? "\n" : "");
      break;
    }
}

/* Prints the part below the heading @section. */
static void
print_section (FpPrinter *printer, const FpBlock *section)
{
  guint i = 0;
  const GPtrArray *blocks = printer->page->blocks;
  while (i < blocks->len && g_ptr_array_index (blocks, i) != section)
    i++;
  for (gboolean first = TRUE; i < blocks->len; i++, first = FALSE)
    {
      const FpBlock *block = g_ptr_array_index (blocks, i);
      if (!first && block->kind == FP_BLOCK_HEADING && block->level <= section->level)
        break;
      print_block (printer, block, 0);
    }
}

/* Prints what @modules change on the page, as notes. */
static void
print_changes (FpPrinter *printer, const char *const *modules)
{
  g_autoptr (GArray) changes = fp_book_changes (printer->book, printer->page->id, modules);
  for (guint i = 0; i < changes->len; i++)
    {
      const FpBookChange *change = &g_array_index (changes, FpBookChange, i);
      g_autofree char *title = fp_book_change_title (change), *place = fp_book_change_place (change);
      g_autofree char *head = g_strdup_printf ("%s (%s)", title, place);
      fp_rules_wrap (printer->out, head, "    ");
      for (guint k = change->first; k < change->end; k++)
        print_block (printer, g_ptr_array_index (change->module->blocks, k), 4);
      g_string_append_c (printer->out, '\n');
    }
}

char *
fp_page_print_text (const FpBook *book, const FpPage *page, const FpBlock *section, const char *const *modules)
{
  FpPrinter printer = { book, page, g_string_new (NULL) };
  if (section != NULL && section->kind == FP_BLOCK_ITEM)
    print_item (&printer, section, 0, "");
  else if (section != NULL)
    print_section (&printer, section);
  else
    {
      const char *note = fp_page_note_of_language (page);
      print_heading (&printer, page->title, '=');
      if (note != NULL)
        g_string_append_printf (printer.out, "%s\n\n", note);
      print_changes (&printer, modules);
      print_blocks (&printer, page->blocks, 0);
    }
  for (guint i = 0; section == NULL && i < page->related->len; i++)
    {
      const char *id = g_ptr_array_index (page->related, i);
      const FpPage *other = fp_book_find (book, id);
      g_autofree char *text = g_strdup_printf ("%s (%s)", other != NULL ? other->title : id, id);
      if (i == 0)
        print_heading (&printer, _ ("See also"), '-');
      fp_rules_wrap (printer.out, text, " • ");
    }
  while (*printer.out->str == '\n')
    g_string_erase (printer.out, 0, 1);
  g_strchomp (printer.out->str);
  return g_string_free (printer.out, FALSE);
}
