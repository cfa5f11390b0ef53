/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rules book as a column of widgets. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cards/fp-card-details.h"
#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-now.h"
#include "app/rules-book/fp-rules-page.h"
#include "app/rules-book/fp-rules-picture.h"
#include "app/rules-book/fp-rules-text.h"
#include "app/cards/fp-reference-links.h"
#include "model/game/fp-game-turn-page.h"

enum
{
  GAP = 12,
  SMALL_GAP = 6,
};

/* State while a page is built. */
typedef struct
{
  const FpBook *book;
  const FpPage *page;
  const char *section; /* NULL for the page as a whole */
  GtkWidget *at; /* widget of the section, or NULL */
  GHashTable *links; /* set of places the texts link to */
  GPtrArray *places; /* of char*: the same places in order of appearance */
  GPtrArray *names; /* of char*: link texts of cards; NULL for pages */
} PageBuilder;

static void add_blocks (PageBuilder *builder, const GPtrArray *blocks, GtkWidget *box);
static GtkWidget *new_block (PageBuilder *builder, const FpBlock *block);

static GtkWidget *
new_box (GtkAccessibleRole role, int gap)
{
  return g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", gap, "accessible-role", role,
                       NULL);
}

/* Collects the places that the text of @block links to. */
static void
collect_links (PageBuilder *builder, const FpBlock *block)
{
  for (guint i = 0; i < block->spans->len; i++)
    {
      const FpSpan *span = &g_array_index (block->spans, FpSpan, i);
      if ((span->kind != FP_SPAN_LINK && span->kind != FP_SPAN_CARD) ||
          !g_hash_table_add (builder->links, span->target))
        continue;
      gboolean card = span->kind == FP_SPAN_CARD;
      g_ptr_array_add (builder->places, card ? g_strconcat ("card:", span->target, NULL) : g_strdup (span->target));
      g_ptr_array_add (builder->names, card ? g_strndup (block->text + span->start, span->end - span->start) : NULL);
    }
}

static GtkWidget *
new_text (PageBuilder *builder, const FpBlock *block)
{
  collect_links (builder, block);
  return fp_rules_text_new (block);
}

static void
mark_section (PageBuilder *builder, const FpBlock *block, GtkWidget *widget)
{
  if (builder->section != NULL && g_strcmp0 (block->id, builder->section) == 0)
    builder->at = widget;
}

/* Returns a list item with @sign in front of it. */
static GtkWidget *
new_item (PageBuilder *builder, const FpBlock *item, const char *sign)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 9, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *mark =
      g_object_new (GTK_TYPE_LABEL, "label", sign, "xalign", 1.0, "width-chars", 2, "valign", GTK_ALIGN_START, NULL);
  GtkWidget *inside = new_box (GTK_ACCESSIBLE_ROLE_GENERIC, SMALL_GAP);
  gtk_widget_add_css_class (mark, "numeric");
  gtk_widget_add_css_class (mark, "dim-label");
  gtk_box_append (GTK_BOX (row), mark);
  add_blocks (builder, item->blocks, inside);
  gtk_box_append (GTK_BOX (row), inside);
  return row;
}

static GtkWidget *
new_term (PageBuilder *builder, const FpBlock *item)
{
  GtkWidget *row = new_box (GTK_ACCESSIBLE_ROLE_LIST_ITEM, 3);
  GtkWidget *term = new_text (builder, item);
  GtkWidget *inside = new_box (GTK_ACCESSIBLE_ROLE_GENERIC, SMALL_GAP);
  gtk_widget_add_css_class (term, "heading");
  gtk_widget_set_margin_start (inside, 18);
  gtk_box_append (GTK_BOX (row), term);
  add_blocks (builder, item->blocks, inside);
  gtk_box_append (GTK_BOX (row), inside);
  mark_section (builder, item, row);
  return row;
}

static GtkWidget *
new_list (PageBuilder *builder, const FpBlock *list)
{
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_LIST, SMALL_GAP);
  for (guint i = 0; i < list->blocks->len; i++)
    {
      const FpBlock *item = g_ptr_array_index (list->blocks, i);
      g_autofree char *sign = list->kind == FP_BLOCK_STEPS ? g_strdup_printf ("%u.", i + 1) : g_strdup ("•");
      gtk_box_append (GTK_BOX (box),
                      list->kind == FP_BLOCK_TERMS ? new_term (builder, item) : new_item (builder, item, sign));
    }
  return box;
}

/* Returns the heading of @column, which names its cells for screen readers. Free with g_free (). */
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
new_table (PageBuilder *builder, const FpBlock *table)
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
          add_blocks (builder, cell->blocks, box);
          gtk_grid_attach (GTK_GRID (grid), box, (int) column, (int) row, 1, 1);
        }
    }
  return grid;
}

static GtkWidget *
new_frame (PageBuilder *builder, const FpBlock *block)
{
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, SMALL_GAP);
  gtk_widget_add_css_class (box, "rules-frame");
  fp_labels_set_name (box, block->kind == FP_BLOCK_EXAMPLE ? _ ("Example") : _ ("Note"));
  add_blocks (builder, block->blocks, box);
  return box;
}

/* Adds a line if the page is in another language than the program. */
static void
add_note_of_language (const FpPage *page, GtkWidget *column)
{
  const char *note = fp_page_note_of_language (page);
  if (note == NULL)
    return;
  GtkWidget *label = gtk_label_new (note);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (column), label);
}

/* Adds notes of what @modules change on the page. */
static void
add_changes (PageBuilder *builder, const char *const *modules, GtkWidget *column)
{
  g_autoptr (GArray) changes = fp_book_changes (builder->book, builder->page->id, modules);
  for (guint i = 0; i < changes->len; i++)
    {
      const FpBookChange *change = &g_array_index (changes, FpBookChange, i);
      g_autofree char *title = fp_book_change_title (change);
      GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, SMALL_GAP);
      gtk_widget_add_css_class (box, "rules-frame");
      fp_labels_set_name (box, title);
      gtk_box_append (GTK_BOX (box), fp_rules_heading_new (title, 3));
      for (guint k = change->first; k < change->end; k++)
        gtk_box_append (GTK_BOX (box), new_block (builder, g_ptr_array_index (change->module->blocks, k)));
      gtk_box_append (GTK_BOX (column), box);
      if (g_hash_table_add (builder->links, change->module->id))
        {
          g_ptr_array_add (builder->places, g_strdup (change->module->id));
          g_ptr_array_add (builder->names, NULL);
        }
    }
}

/* Returns links to the pages that a guide lists. */
static GtkWidget *
new_guide_links (PageBuilder *builder, const FpBlock *block)
{
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, 0);
  g_autoptr (GPtrArray) pages = fp_book_listed (builder->book, builder->page->id, block->id);
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
new_block (PageBuilder *builder, const FpBlock *block)
{
  switch (block->kind)
    {
    case FP_BLOCK_HEADING:
      {
        GtkWidget *heading = fp_rules_heading_new (block->text, block->level);
        mark_section (builder, block, heading);
        return heading;
      }
    case FP_BLOCK_PARAGRAPH:
    case FP_BLOCK_SCREEN:
      return new_text (builder, block);
    case FP_BLOCK_PICTURE:
      return block->source != NULL ? fp_rules_picture_new (block) : new_text (builder, block);
    case FP_BLOCK_LIST:
    case FP_BLOCK_STEPS:
    case FP_BLOCK_TERMS:
      return new_list (builder, block);
    case FP_BLOCK_TABLE:
      return new_table (builder, block);
    case FP_BLOCK_NOTE:
    case FP_BLOCK_EXAMPLE:
      return new_frame (builder, block);
    case FP_BLOCK_LINKS:
      return new_guide_links (builder, block);
    case FP_BLOCK_ITEM:
    case FP_BLOCK_ROW:
    case FP_BLOCK_CELL:
    case FP_BLOCK_GROUP:
      break;
    }
  GtkWidget *box = new_box (GTK_ACCESSIBLE_ROLE_GROUP, SMALL_GAP);
  add_blocks (builder, block->blocks, box);
  return box;
}

static void
add_blocks (PageBuilder *builder, const GPtrArray *blocks, GtkWidget *box)
{
  for (guint i = 0; i < blocks->len; i++)
    gtk_box_append (GTK_BOX (box), new_block (builder, g_ptr_array_index (blocks, i)));
}

/* Adds a button for each link of the page. Links within text are hard to reach without a
 * pointer. */
static void
add_links (PageBuilder *builder, GtkWidget *box)
{
  GtkWidget *links = new_box (GTK_ACCESSIBLE_ROLE_GROUP, 0);
  const GPtrArray *related = builder->page->related;
  for (guint i = 0; i < related->len; i++)
    if (g_hash_table_add (builder->links, g_ptr_array_index (related, i)))
      {
        g_ptr_array_add (builder->places, g_strdup (g_ptr_array_index (related, i)));
        g_ptr_array_add (builder->names, NULL);
      }
  if (builder->places->len > 0)
    gtk_box_append (GTK_BOX (links), fp_rules_heading_new (_ ("See also"), 2));
  fp_labels_set_name (links, _ ("See also"));
  for (guint i = 0; i < builder->places->len; i++)
    {
      const char *place = g_ptr_array_index (builder->places, i), *name = g_ptr_array_index (builder->names, i);
      const FpPage *page = name == NULL ? fp_book_find (builder->book, place) : NULL;
      const FpBlock *section = page != NULL ? fp_book_section (builder->book, place) : NULL;
      if (page != NULL)
        gtk_box_append (GTK_BOX (links), fp_rules_link_new (place, section != NULL ? section->text : page->title,
                                                            section != NULL ? page->title : page->gist));
      else if (name != NULL)
        gtk_box_append (GTK_BOX (links), fp_rules_link_new (place, name, _ ("Card")));
    }
  gtk_box_append (GTK_BOX (box), links);
}

/* Adds links to the characters that the page is about, and to the cards that reference it. */
static void
add_cards (FpCatalogModel *catalog_model, const char *id, GtkWidget *column)
{
  g_autoptr (GListModel) characters = fp_rules_characters_of (catalog_model, id);
  GtkWidget *portraits = fp_reference_links_new (_ ("Portraits"), characters, FALSE, "rules.open");
  if (portraits != NULL)
    gtk_box_append (GTK_BOX (column), portraits);
  g_autoptr (GListModel) cards = fp_rules_cards_of (catalog_model, id);
  GtkWidget *bending = fp_reference_links_new (_ ("Cards that bend it"), cards, TRUE, "rules.open");
  GtkWidget *using = fp_reference_links_new (_ ("Cards that use it"), cards, FALSE, "rules.open");
  if (bending != NULL)
    gtk_box_append (GTK_BOX (column), bending);
  if (using != NULL)
    gtk_box_append (GTK_BOX (column), using);
}

/* Returns a column named @title. If @headed is TRUE, the title is also its first heading. */
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

/* Returns a column that shows the error @why, or a default text if @why is NULL. */
static GtkWidget *
new_error_column (const char *why)
{
  GtkWidget *column = new_column (_ ("This page is missing"), TRUE);
  FpBlock *text = fp_block_new (FP_BLOCK_PARAGRAPH);
  g_free (text->text);
  text->text = g_strdup (why != NULL ? why : _ ("The book has no page with this name. Go back, or open the contents."));
  gtk_box_append (GTK_BOX (column), fp_rules_text_new (text));
  fp_block_free (text);
  return column;
}

/* Returns the page of the card @id, beside @game, which may be NULL. */
static GtkWidget *
new_card (FpCatalogModel *catalog_model, FpGame *game, const char *id)
{
  g_autoptr (FpCardItem) card = fp_rules_card (catalog_model, id);
  if (card == NULL)
    return new_error_column (_ ("There is no card with this name."));
  /* The card details begin with the name. */
  GtkWidget *column = new_column (fp_card_item_facts (card)->title, FALSE);
  GtkWidget *details = g_object_new (FP_TYPE_CARD_DETAILS, NULL);
  fp_card_details_set_floating (FP_CARD_DETAILS (details));
  fp_card_details_set_catalog (FP_CARD_DETAILS (details), catalog_model, FP_CARD_DETAILS_WHOLE);
  fp_card_details_show (FP_CARD_DETAILS (details), card);
  gtk_widget_add_css_class (details, "rules-frame");
  /* Another edition's card may have the same id, but not with its set in front. */
  if (game != NULL && (fp_game_catalog (game) == catalog_model || strchr (id, ':') != NULL))
    gtk_box_append (GTK_BOX (column), fp_rules_now_new (game, id));
  gtk_box_append (GTK_BOX (column), details);
  return column;
}

GtkWidget *
fp_rules_page_new_in (FpCatalogModel *catalog_model, FpGame *game, const char *near, const char *place, GtkWidget **at)
{
  const FpBook *book = fp_rules_book (catalog_model);
  g_autoptr (FpPage) turn = g_str_equal (place, FP_TURN_PAGE) ? fp_game_turn_page (catalog_model, game, near) : NULL;
  const FpPage *page = turn != NULL ? turn : book != NULL ? fp_book_find (book, place) : NULL;
  const char *section = strchr (place, '#');
  g_auto (GStrv) modules = game != NULL ? fp_game_modules (game) : NULL;
  if (at != NULL)
    *at = NULL;
  if (g_str_has_prefix (place, "card:"))
    return new_card (catalog_model, game, place + strlen ("card:"));
  if (page == NULL)
    return new_error_column (fp_rules_trouble (catalog_model));
  PageBuilder builder = { .book = book, .page = page, .section = section != NULL ? section + 1 : NULL };
  GtkWidget *column = new_column (page->title, TRUE);
  builder.links = g_hash_table_new (g_str_hash, g_str_equal);
  builder.places = g_ptr_array_new_with_free_func (g_free);
  builder.names = g_ptr_array_new_with_free_func (g_free);
  add_note_of_language (page, column);
  add_changes (&builder, (const char *const *) modules, column);
  add_blocks (&builder, page->blocks, column);
  add_cards (catalog_model, page->id, column);
  add_links (&builder, column);
  g_hash_table_unref (builder.links);
  g_ptr_array_unref (builder.places);
  g_ptr_array_unref (builder.names);
  if (at != NULL)
    *at = builder.at;
  return column;
}

GtkWidget *
fp_rules_page_new (FpCatalogModel *catalog_model, const char *place, GtkWidget **at)
{
  return fp_rules_page_new_in (catalog_model, NULL, NULL, place, at);
}

char *
fp_rules_page_title (FpCatalogModel *catalog_model, const char *place)
{
  const FpBook *book = fp_rules_book (catalog_model);
  const FpPage *page = book != NULL ? fp_book_find (book, place) : NULL;
  g_autoptr (FpCardItem) card =
      g_str_has_prefix (place, "card:") ? fp_rules_card (catalog_model, place + strlen ("card:")) : NULL;
  if (card != NULL)
    return g_strdup (fp_card_item_facts (card)->title);
  return g_strdup (page != NULL ? page->title : _ ("Rules"));
}
