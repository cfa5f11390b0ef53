/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the book about a turn, made for a game. */
#include "book/fp-turn-page.h"

#include "config.h"

#include <glib/gi18n.h>

#include "text/fp-text-table.h"
#include "text/fp-text-turn.h"

static FpBlock *
new_block (FpBlockKind kind, const char *text)
{
  FpBlock *block = fp_block_new (kind);
  g_free (block->text);
  block->text = g_strdup (text);
  return block;
}

/* Adds the sentences about the game: its edition, players and modules. */
static void
add_game (FpPage *page, const FpEdition *edition, guint n_seats, uint64_t options)
{
  g_autofree char *modules = fp_text_modules (edition, options);
  /* Translators: the name of an edition, and the number of players. */
  g_autofree char *game = g_strdup_printf (ngettext ("%s, %u player.", "%s, %u players.", n_seats),
                                           fp_text_table_label (edition, edition->id), n_seats);
  /* Translators: %1$s is the sentence “Combined rules, 5 players.”, %2$s the names of modules. */
  g_autofree char *all = modules != NULL ? g_strdup_printf (_ ("%1$s With %2$s."), game, modules) : NULL;
  g_ptr_array_add (page->blocks, new_block (FP_BLOCK_PARAGRAPH, all != NULL ? all : game));
}

/* Adds the page about @step to those to read on, once. */
static void
add_related (FpPage *page, const FpBook *book, const char *edition, const char *step)
{
  const FpPage *about = fp_book_governing (book, edition, step);
  if (about != NULL && !g_ptr_array_find_with_equal_func (page->related, about->id, g_str_equal, NULL))
    g_ptr_array_add (page->related, g_strdup (about->id));
}

static void
add_line (FpPage *page, const FpTurnLine *line)
{
  FpBlock *last = g_ptr_array_index (page->blocks, page->blocks->len - 1);
  if (line->heading)
    {
      FpBlock *heading = new_block (FP_BLOCK_HEADING, line->text);
      heading->level = 2;
      g_ptr_array_add (page->blocks, heading);
      return;
    }
  if (last->kind != FP_BLOCK_LIST)
    g_ptr_array_add (page->blocks, last = fp_block_new (FP_BLOCK_LIST));
  FpBlock *item = fp_block_new (FP_BLOCK_ITEM);
  g_ptr_array_add (item->blocks, new_block (FP_BLOCK_PARAGRAPH, line->text));
  g_ptr_array_add (last->blocks, item);
}

FpPage *
fp_turn_page_new (const FpBook *book, const FpEdition *edition, guint n_seats, uint64_t options)
{
  g_autoptr (GPtrArray) lines = fp_text_turn_lines (edition, n_seats, options);
  if (lines->len == 0)
    return NULL;
  FpPage *page = fp_page_new (FP_TURN_PAGE);
  page->title = g_strdup (_ ("A turn on one page"));
  g_free (page->gist);
  page->gist = g_strdup (_ ("With the numbers of this game."));
  add_game (page, edition, n_seats, options);
  for (guint i = 0; i < lines->len; i++)
    {
      const FpTurnLine *line = g_ptr_array_index (lines, i);
      add_line (page, line);
      if (line->step != NULL)
        add_related (page, book, edition->id, line->step);
    }
  return page;
}
