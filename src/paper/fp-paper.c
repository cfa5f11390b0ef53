/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the book on paper: its blocks as lines of type, from sheet to sheet. */
#include "paper/fp-paper.h"

#include <string.h>

/* A piece of text that is laid out: a paragraph, or a cell of a table. */
typedef struct
{
  PangoLayout *layout;
  double x, y; /* in points; @y on its sheet, of the line @first */
  guint first, last; /* lines of the layout that are on this sheet */
  guint sheet;
} FpPaperPiece;

struct _FpPaper
{
  PangoContext *context;
  const FpBook *book;
  const FpPage *page;
  GArray *pieces; /* of FpPaperPiece */
  double width, height;
  double gaps; /* factor of all gaps */
  double y; /* of the next piece */
  guint sheet;
};

enum
{
  TITLE_POINTS = 18,
  HEADING_POINTS = 12,
  GAP = 5, /* between blocks */
  ITEM_GAP = 2, /* between items of a list */
  INDENT = 14, /* of what is inside an item */
  NOTE_INDENT = 10,
  COLUMN_GAP = 10,
};

static const double gap_factors[] = { 1, 0.7, 0.4 };

static void add_blocks (FpPaper *paper, const GPtrArray *blocks, double x, double gap);

static void
clear_piece (gpointer data)
{
  g_object_unref (((FpPaperPiece *) data)->layout);
}

/* --- Text --- */

static PangoAttribute *
attribute_of (FpSpanKind kind)
{
  switch (kind)
    {
    case FP_SPAN_EMPHASIS:
    case FP_SPAN_CARD:
      return pango_attr_style_new (PANGO_STYLE_ITALIC);
    case FP_SPAN_STRONG:
    case FP_SPAN_GUI:
      return pango_attr_weight_new (PANGO_WEIGHT_BOLD);
    case FP_SPAN_KEY:
    case FP_SPAN_CODE:
      return pango_attr_family_new ("monospace");
    case FP_SPAN_LINK:
    case FP_SPAN_WEB:
      break;
    }
  return NULL;
}

/* Returns @text in lines of @width. @spans: of FpSpan, or NULL. */
static PangoLayout *
new_layout (const FpPaper *paper, const char *text, const GArray *spans, int points, gboolean bold, double width)
{
  PangoLayout *layout = pango_layout_new (paper->context);
  PangoFontDescription *font = pango_font_description_from_string ("sans-serif");
  PangoAttrList *attributes = pango_attr_list_new ();
  pango_font_description_set_size (font, points * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  for (guint i = 0; spans != NULL && i < spans->len; i++)
    {
      const FpSpan *span = &g_array_index (spans, FpSpan, i);
      PangoAttribute *attribute = attribute_of (span->kind);
      if (attribute == NULL)
        continue;
      attribute->start_index = span->start;
      attribute->end_index = span->end;
      pango_attr_list_insert (attributes, attribute);
    }
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  pango_attr_list_unref (attributes);
  return layout;
}

static double
line_height (PangoLayout *layout, guint line)
{
  PangoRectangle extents;
  pango_layout_line_get_extents (pango_layout_get_line_readonly (layout, (int) line), NULL, &extents);
  return (double) extents.height / PANGO_SCALE;
}

static double
layout_height (PangoLayout *layout)
{
  double height = 0;
  for (guint i = 0; i < (guint) pango_layout_get_line_count (layout); i++)
    height += line_height (layout, i);
  return height;
}

/* --- Sheets --- */

static void
turn_over (FpPaper *paper)
{
  paper->sheet++;
  paper->y = 0;
}

/* A gap isn't needed at the top of a sheet. */
static void
leave_gap (FpPaper *paper, double gap)
{
  if (paper->y > 0)
    paper->y += gap * paper->gaps;
}

/* Begins another sheet unless @height is left on this one. */
static void
need (FpPaper *paper, double height)
{
  if (paper->y > 0 && paper->y + height > paper->height)
    turn_over (paper);
}

static void
add_piece (FpPaper *paper, PangoLayout *layout, double x, guint first, guint last)
{
  FpPaperPiece piece = { g_object_ref (layout), x, paper->y, first, last, paper->sheet };
  g_array_append_val (paper->pieces, piece);
}

/* Adds all lines of @layout, on several sheets if need be. */
static void
add_lines (FpPaper *paper, PangoLayout *layout, double x)
{
  guint n = (guint) pango_layout_get_line_count (layout), first = 0;
  double height = 0;
  for (guint i = 0; i < n; i++)
    {
      double line = line_height (layout, i);
      if (paper->y + height > 0 && paper->y + height + line > paper->height)
        {
          if (i > first)
            add_piece (paper, layout, x, first, i);
          first = i;
          height = 0;
          turn_over (paper);
        }
      height += line;
    }
  add_piece (paper, layout, x, first, n);
  paper->y += height;
}

static void
add_text (FpPaper *paper, const char *text, const GArray *spans, double x)
{
  g_autoptr (PangoLayout) layout = new_layout (paper, text, spans, FP_PAPER_POINTS, FALSE, paper->width - x);
  if (*text != '\0')
    add_lines (paper, layout, x);
}

/* --- Blocks --- */

/* A heading stays with the first two lines behind it. */
static void
add_heading (FpPaper *paper, const char *text, int points)
{
  g_autoptr (PangoLayout) layout = new_layout (paper, text, NULL, points, TRUE, paper->width);
  need (paper, layout_height (layout) + 3 * points);
  add_lines (paper, layout, 0);
}

static void
add_item (FpPaper *paper, const FpBlock *item, const char *sign, double x)
{
  g_autoptr (PangoLayout) mark = new_layout (paper, sign, NULL, FP_PAPER_POINTS, FALSE, INDENT);
  need (paper, layout_height (mark));
  /* The lines of the item begin beside its sign, so the sign takes no height. */
  if (*sign != '\0')
    add_piece (paper, mark, x, 0, (guint) pango_layout_get_line_count (mark));
  if (*item->text != '\0')
    {
      g_autoptr (PangoLayout) term =
          new_layout (paper, item->text, item->spans, FP_PAPER_POINTS, TRUE, paper->width - x);
      add_lines (paper, term, x);
    }
  add_blocks (paper, item->blocks, x + INDENT, ITEM_GAP);
}

static void
add_items (FpPaper *paper, const FpBlock *list, double x)
{
  for (guint i = 0; i < list->blocks->len; i++)
    {
      g_autofree char *sign = list->kind == FP_BLOCK_STEPS ? g_strdup_printf ("%u.", i + 1)
                                                           : g_strdup (list->kind == FP_BLOCK_LIST ? "•" : "");
      if (i > 0)
        leave_gap (paper, ITEM_GAP);
      add_item (paper, g_ptr_array_index (list->blocks, i), sign, x);
    }
}

/* A row stays on one sheet. */
static void
add_row (FpPaper *paper, const FpBlock *row, double x)
{
  guint n = row->blocks->len;
  double column = n > 0 ? (paper->width - x) / n : 0, height = 0;
  g_autoptr (GPtrArray) layouts = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      fp_block_append_text (g_ptr_array_index (row->blocks, i), text);
      PangoLayout *layout =
          new_layout (paper, g_strchomp (text->str), NULL, FP_PAPER_POINTS, row->level > 0, column - COLUMN_GAP);
      height = MAX (height, layout_height (layout));
      g_ptr_array_add (layouts, layout);
    }
  need (paper, height);
  for (guint i = 0; i < n; i++)
    {
      PangoLayout *layout = g_ptr_array_index (layouts, i);
      add_piece (paper, layout, x + i * column, 0, (guint) pango_layout_get_line_count (layout));
    }
  paper->y += height;
}

/* A guide lists its pages by title and gist. */
static void
add_links (FpPaper *paper, const FpBlock *links, double x)
{
  g_autoptr (GPtrArray) pages = fp_book_listed (paper->book, paper->page->id, links->id);
  if (*links->text != '\0')
    add_heading (paper, links->text, HEADING_POINTS);
  for (guint i = 0; i < pages->len; i++)
    {
      const FpPage *page = g_ptr_array_index (pages, i);
      g_autofree char *text = g_strdup_printf ("%s: %s", page->title, page->gist);
      leave_gap (paper, ITEM_GAP);
      add_text (paper, text, NULL, x);
    }
}

static void
add_block (FpPaper *paper, const FpBlock *block, double x)
{
  switch (block->kind)
    {
    case FP_BLOCK_HEADING:
      add_heading (paper, block->text, block->level > 2 ? FP_PAPER_POINTS : HEADING_POINTS);
      break;
    case FP_BLOCK_PARAGRAPH:
    case FP_BLOCK_SCREEN:
    case FP_BLOCK_PICTURE:
      add_text (paper, block->text, block->spans, x);
      break;
    case FP_BLOCK_LIST:
    case FP_BLOCK_STEPS:
    case FP_BLOCK_TERMS:
      add_items (paper, block, x);
      break;
    case FP_BLOCK_ROW:
      add_row (paper, block, x);
      break;
    case FP_BLOCK_LINKS:
      add_links (paper, block, x);
      break;
    case FP_BLOCK_NOTE:
    case FP_BLOCK_EXAMPLE:
      add_blocks (paper, block->blocks, x + NOTE_INDENT, GAP);
      break;
    case FP_BLOCK_ITEM:
    case FP_BLOCK_TABLE:
    case FP_BLOCK_CELL:
    case FP_BLOCK_GROUP:
      add_blocks (paper, block->blocks, x, ITEM_GAP);
      break;
    }
}

static void
add_blocks (FpPaper *paper, const GPtrArray *blocks, double x, double gap)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      if (i > 0)
        leave_gap (paper, gap);
      add_block (paper, g_ptr_array_index (blocks, i), x);
    }
}

/* Lays the page out with gaps of @factor. */
static void
lay_out (FpPaper *paper, double factor)
{
  g_array_set_size (paper->pieces, 0);
  paper->gaps = factor;
  paper->y = 0;
  paper->sheet = 0;
  add_heading (paper, paper->page->title, TITLE_POINTS);
  leave_gap (paper, GAP);
  add_blocks (paper, paper->page->blocks, 0, GAP);
}

FpPaper *
fp_paper_new (PangoContext *context, const FpBook *book, const FpPage *page, double width, double height)
{
  FpPaper *paper = g_new0 (FpPaper, 1);
  paper->context = g_object_ref (context);
  paper->book = book;
  paper->page = page;
  paper->width = width;
  paper->height = height;
  paper->pieces = g_array_new (FALSE, FALSE, sizeof (FpPaperPiece));
  g_array_set_clear_func (paper->pieces, clear_piece);
  lay_out (paper, gap_factors[0]);
  guint most = fp_paper_n_sheets (paper);
  for (guint i = 1; i < G_N_ELEMENTS (gap_factors) && most > 1 && fp_paper_n_sheets (paper) == most; i++)
    lay_out (paper, gap_factors[i]);
  if (most > 1 && fp_paper_n_sheets (paper) == most)
    lay_out (paper, gap_factors[0]);
  return paper;
}

void
fp_paper_free (FpPaper *paper)
{
  if (paper == NULL)
    return;
  g_array_unref (paper->pieces);
  g_object_unref (paper->context);
  g_free (paper);
}

guint
fp_paper_n_sheets (const FpPaper *paper)
{
  return paper->sheet + 1;
}

void
fp_paper_draw (const FpPaper *paper, guint sheet, cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < paper->pieces->len; i++)
    {
      const FpPaperPiece *piece = &g_array_index (paper->pieces, FpPaperPiece, i);
      double y = piece->y;
      for (guint line = piece->first; piece->sheet == sheet && line < piece->last; line++)
        {
          PangoLayoutLine *drawn = pango_layout_get_line_readonly (piece->layout, (int) line);
          PangoRectangle extents;
          pango_layout_line_get_extents (drawn, NULL, &extents);
          cairo_move_to (cr, piece->x, y - (double) extents.y / PANGO_SCALE);
          pango_cairo_show_layout_line (cr, drawn);
          y += (double) extents.height / PANGO_SCALE;
        }
    }
}
