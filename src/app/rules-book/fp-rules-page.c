/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rules book as a column of widgets. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cards/fp-card-details.h"
#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-page.h"
#include "app/rules-book/fp-rules-picture.h"
#include "app/rules-book/fp-rules-text.h"
#include "app/cards/fp-reference-links.h"

enum
{
  GAP = 12,
  SMALL_GAP = 6,
};

/* A page that is being made. */
typedef struct
{
  const FpBook *book;
  const FpPage *page;
  const char *section; /* NULL: the page as a whole */
  GtkWidget *at; /* the widget of the section, once it is there */
  GHashTable *links; /* places that its texts lead to, each once */
  GPtrArray *places; /* of char*: the same in their order; the strings are the book's */
  GPtrArray *names; /* of char*: by what words the text leads to cards; NULL: it is a page */
} FpMaker;

static void add_blocks (FpMaker *maker, const GPtrArray *blocks, GtkWidget *box);

static GtkWidget *
new_box (GtkAccessibleRole role, int gap)
{
  return g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", gap, "accessible-role", role,
                       NULL);
}

/* Remembers where the text of @block leads to. */
static void
note_links (FpMaker *maker, const FpBlock *block)
{
  for (guint i = 0; i < block->spans->len; i++)
    {
      const FpSpan *span = &g_array_index (block->spans, FpSpan, i);
      if ((span->kind != FP_SPAN_LINK && span->kind != FP_SPAN_CARD) || !g_hash_table_add (maker->links, span->target))
        continue;
      gboolean card = span->kind == FP_SPAN_CARD;
      g_ptr_array_add (maker->places, card ? g_strconcat ("card:", span->target, NULL) : g_strdup (span->target));
      g_ptr_array_add (maker->names, card ? g_strndup (block->text + span->start, span->end - span->start) : NULL);
    }
}

static GtkWidget *
new_text (FpMaker *maker, const FpBlock *block)
{
  note_links (maker, block);
  return fp_rules_text_new (block);
}

static void
mark_section (FpMaker *maker, const FpBlock *block, GtkWidget *widget)
{
  if (maker->section != NULL && g_strcmp0 (block->id, maker->section) == 0)
    maker->at = widget;
}

/* An item with its sign beside it. */
static GtkWidget *
new_item (FpMaker *maker, const FpBlock *item, const char *sign)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 9, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *mark =
      g_object_new (GTK_TYPE_LABEL, "label", sign, "xalign", 1.0, "width-chars", 2, "valign", GTK_ALIGN_START, NULL);
  GtkWidget *inside = new_box (GTK_ACCESSIBLE_ROLE_GENERIC, SMALL_GAP);
  gtk_widget_add_css_class (mark, "numeric");
  gtk_widget_add_css_class (mark, "dim-label");
  gtk_box_append (GTK_BOX (row), mark);
  add_blocks (maker, item->blocks, inside);
  gtk_box_append (GTK_BOX (row), inside);
  return row;
}

static GtkWidget *
new_term (FpMaker *maker, const FpBlock *item)
{
  GtkWidget *row = new_box (GTK_ACCESSIBLE_ROLE_LIST_ITEM, 3);
  GtkWidget *term = new_text (maker, item);
  GtkWidget *inside = new_box (GTK_ACCESSIBLE_ROLE_GENERIC, SMALL_GAP);
  gtk_widget_add_css_class (term, "heading");
  gtk_widget_set_margin_start (inside, 18);
  gtk_box_append (GTK_BOX (row), term);
  add_blocks (maker, item->blocks, inside);
  gtk_box_append (GTK_BOX (row), inside);
  mark_section (maker, item, row);
  return row;
}

static GtkWidget *
new_list (FpMaker *maker, const FpBlock *list)
{
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_LIST, SMALL_GAP);
  for (guint i = 0; i < list->blocks->len; i++)
    {
      const FpBlock *item = g_ptr_array_index (list->blocks, i);
      g_autofree char *sign = list->kind == FP_BLOCK_STEPS ? g_strdup_printf ("%u.", i + 1) : g_strdup ("•");
      gtk_box_append (GTK_BOX (box),
                      list->kind == FP_BLOCK_TERMS ? new_term (maker, item) : new_item (maker, item, sign));
    }
  return box;
}

/* What stands above the column @column, for those who can't see it. */
static char *
column_head (const FpBlock *table, guint column)
{
  const FpBlock *first = table->blocks->len > 0 ? g_ptr_array_index (table->blocks, 0) : NULL;
  if (first == NULL || first->level == 0 || column >= first->blocks->len)
    return NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  fp_block_append_text (g_ptr_array_index (first->blocks, column), text);
  return g_strdup (g_strchomp (text->str));
}

static GtkWidget *
new_table (FpMaker *maker, const FpBlock *table)
{
  GtkWidget *grid = gtk_grid_new ();
  gtk_widget_add_css_class (grid, "rules-table");
  for (guint row = 0; row < table->blocks->len; row++)
    {
      const FpBlock *cells = g_ptr_array_index (table->blocks, row);
      for (guint column = 0; column < cells->blocks->len; column++)
        {
          const FpBlock *cell = g_ptr_array_index (cells->blocks, column);
          g_autofree char *head = column_head (table, column);
          GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, SMALL_GAP);
          gtk_widget_add_css_class (box, cells->level > 0 ? "head" : row % 2 == 0 ? "even" : "odd");
          if (cells->level > 0)
            gtk_widget_add_css_class (box, "heading");
          else if (head != NULL)
            fp_labels_set_name (box, head);
          add_blocks (maker, cell->blocks, box);
          gtk_grid_attach (GTK_GRID (grid), box, (int) column, (int) row, 1, 1);
        }
    }
  return grid;
}

static GtkWidget *
new_frame (FpMaker *maker, const FpBlock *block)
{
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, SMALL_GAP);
  gtk_widget_add_css_class (box, "rules-frame");
  fp_labels_set_name (box, block->kind == FP_BLOCK_EXAMPLE ? _ ("Example") : _ ("Note"));
  add_blocks (maker, block->blocks, box);
  return box;
}

/* The pages that a guide lists. */
static GtkWidget *
new_guide_links (FpMaker *maker, const FpBlock *block)
{
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, 0);
  g_autoptr (GPtrArray) pages = fp_book_listed (maker->book, maker->page->id, block->id);
  if (*block->text != '\0')
    {
      gtk_box_append (GTK_BOX (box), fp_rules_heading_new (block->text, 2));
      fp_labels_set_name (box, block->text);
    }
  for (guint i = 0; i < pages->len; i++)
    {
      const FpPage *page = g_ptr_array_index (pages, i);
      gtk_box_append (GTK_BOX (box), fp_rules_link_new (page->id, page->title, page->gist));
    }
  return box;
}

static GtkWidget *
new_block (FpMaker *maker, const FpBlock *block)
{
  switch (block->kind)
    {
    case FP_BLOCK_HEADING:
      {
        GtkWidget *heading = fp_rules_heading_new (block->text, block->level);
        mark_section (maker, block, heading);
        return heading;
      }
    case FP_BLOCK_PARAGRAPH:
    case FP_BLOCK_SCREEN:
      return new_text (maker, block);
    case FP_BLOCK_PICTURE:
      return block->source != NULL ? fp_rules_picture_new (block) : new_text (maker, block);
    case FP_BLOCK_LIST:
    case FP_BLOCK_STEPS:
    case FP_BLOCK_TERMS:
      return new_list (maker, block);
    case FP_BLOCK_TABLE:
      return new_table (maker, block);
    case FP_BLOCK_NOTE:
    case FP_BLOCK_EXAMPLE:
      return new_frame (maker, block);
    case FP_BLOCK_LINKS:
      return new_guide_links (maker, block);
    case FP_BLOCK_ITEM:
    case FP_BLOCK_ROW:
    case FP_BLOCK_CELL:
    case FP_BLOCK_GROUP:
      break;
    }
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, SMALL_GAP);
  add_blocks (maker, block->blocks, box);
  return box;
}

static void
add_blocks (FpMaker *maker, const GPtrArray *blocks, GtkWidget *box)
{
  for (guint i = 0; i < blocks->len; i++)
    gtk_box_append (GTK_BOX (box), new_block (maker, g_ptr_array_index (blocks, i)));
}

/* All that the page leads to, as buttons: who can't point at a word in a text finds it here. */
static void
add_links (FpMaker *maker, GtkWidget *box)
{
  GtkWidget *links = new_box (GTK_ACCESSIBLE_ROLE_GROUP, 0);
  const GPtrArray *related = maker->page->related;
  for (guint i = 0; i < related->len; i++)
    if (g_hash_table_add (maker->links, g_ptr_array_index (related, i)))
      {
        g_ptr_array_add (maker->places, g_strdup (g_ptr_array_index (related, i)));
        g_ptr_array_add (maker->names, NULL);
      }
  if (maker->places->len > 0)
    gtk_box_append (GTK_BOX (links), fp_rules_heading_new (_ ("See also"), 2));
  fp_labels_set_name (links, _ ("See also"));
  for (guint i = 0; i < maker->places->len; i++)
    {
      const char *place = g_ptr_array_index (maker->places, i), *name = g_ptr_array_index (maker->names, i);
      const FpPage *page = name == NULL ? fp_book_find (maker->book, place) : NULL;
      const FpBlock *section = page != NULL ? fp_book_section (maker->book, place) : NULL;
      if (page != NULL)
        gtk_box_append (GTK_BOX (links), fp_rules_link_new (place, section != NULL ? section->text : page->title,
                                                            section != NULL ? page->title : page->gist));
      else if (name != NULL)
        gtk_box_append (GTK_BOX (links), fp_rules_link_new (place, name, _ ("Card")));
    }
  gtk_box_append (GTK_BOX (box), links);
}

/* The cards that have to do with the page. */
static void
add_cards (FpCatalogModel *box, const char *id, GtkWidget *column)
{
  g_autoptr (GListModel) cards = fp_rules_cards_of (box, id);
  GtkWidget *bending = fp_reference_links_new (_ ("Cards that bend it"), cards, TRUE, "rules.open");
  GtkWidget *using = fp_reference_links_new (_ ("Cards that make use of it"), cards, FALSE, "rules.open");
  if (bending != NULL)
    gtk_box_append (GTK_BOX (column), bending);
  if (using != NULL)
    gtk_box_append (GTK_BOX (column), using);
}

/* A column called @title, which stands at its top if @headed. */
static GtkWidget *
new_column (const char *title, gboolean headed)
{
  GtkWidget *column = new_box (GTK_ACCESSIBLE_ROLE_DOCUMENT, GAP);
  gtk_widget_add_css_class (column, "rules-page");
  gtk_widget_set_focusable (column, TRUE);
  fp_labels_set_name (column, title);
  if (headed)
    gtk_box_append (GTK_BOX (column), fp_rules_heading_new (title, 1));
  return column;
}

/* Nothing can be shown: @why. */
static GtkWidget *
new_trouble (const char *why)
{
  GtkWidget *column = new_column (_ ("This page is missing"), TRUE);
  FpBlock *text = fp_block_new (FP_BLOCK_PARAGRAPH);
  g_free (text->text);
  text->text = g_strdup (why != NULL ? why : _ ("The book has no page of this name. Go back, or to the contents."));
  gtk_box_append (GTK_BOX (column), fp_rules_text_new (text));
  fp_block_free (text);
  return column;
}

static GtkWidget *
new_card (FpCatalogModel *box, const char *id)
{
  g_autoptr (FpCardItem) card = fp_rules_card (box, id);
  if (card == NULL)
    return new_trouble (_ ("There is no card of this name."));
  /* The card's reader begins with its name. */
  GtkWidget *column = new_column (fp_card_item_facts (card)->title, FALSE);
  GtkWidget *reader = g_object_new (FP_TYPE_CARD_DETAILS, NULL);
  fp_card_details_set_floating (FP_CARD_DETAILS (reader));
  fp_card_details_set_box (FP_CARD_DETAILS (reader), box, FP_CARD_DETAILS_WHOLE);
  fp_card_details_show (FP_CARD_DETAILS (reader), card);
  gtk_widget_add_css_class (reader, "rules-frame");
  gtk_box_append (GTK_BOX (column), reader);
  return column;
}

GtkWidget *
fp_rules_page_new (FpCatalogModel *box, const char *place, GtkWidget **at)
{
  const FpBook *book = fp_rules_book (box);
  const FpPage *page = book != NULL ? fp_book_find (book, place) : NULL;
  const char *section = strchr (place, '#');
  if (at != NULL)
    *at = NULL;
  if (g_str_has_prefix (place, "card:"))
    return new_card (box, place + strlen ("card:"));
  if (page == NULL)
    return new_trouble (fp_rules_trouble (box));
  FpMaker maker = { .book = book, .page = page, .section = section != NULL ? section + 1 : NULL };
  GtkWidget *column = new_column (page->title, TRUE);
  maker.links = g_hash_table_new (g_str_hash, g_str_equal);
  maker.places = g_ptr_array_new_with_free_func (g_free);
  maker.names = g_ptr_array_new_with_free_func (g_free);
  add_blocks (&maker, page->blocks, column);
  add_cards (box, page->id, column);
  add_links (&maker, column);
  g_hash_table_unref (maker.links);
  g_ptr_array_unref (maker.places);
  g_ptr_array_unref (maker.names);
  if (at != NULL)
    *at = maker.at;
  return column;
}

char *
fp_rules_page_title (FpCatalogModel *box, const char *place)
{
  const FpBook *book = fp_rules_book (box);
  const FpPage *page = book != NULL ? fp_book_find (book, place) : NULL;
  g_autoptr (FpCardItem) card =
      g_str_has_prefix (place, "card:") ? fp_rules_card (box, place + strlen ("card:")) : NULL;
  if (card != NULL)
    return g_strdup (fp_card_item_facts (card)->title);
  return g_strdup (page != NULL ? page->title : _ ("Rules"));
}
