/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blocks of a page. */
#include "book/fp-block.h"

static void
clear_span (gpointer data)
{
  g_free (((FpSpan *) data)->target);
}

FpBlock *
fp_block_new (FpBlockKind kind)
{
  FpBlock *block = g_new0 (FpBlock, 1);
  block->kind = kind;
  block->text = g_strdup ("");
  block->spans = g_array_new (FALSE, FALSE, sizeof (FpSpan));
  block->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_block_free);
  g_array_set_clear_func (block->spans, clear_span);
  return block;
}

void
fp_block_free (FpBlock *block)
{
  if (block == NULL)
    return;
  g_free (block->id);
  g_strfreev (block->changes);
  g_free (block->text);
  g_free (block->source);
  g_array_unref (block->spans);
  g_ptr_array_unref (block->blocks);
  g_free (block);
}

/* Returns TRUE if @text ends with punctuation, if only within quotation marks or brackets. */
static gboolean
is_ended (const GString *text)
{
  const char *p = text->str + text->len;
  while (p > text->str)
    {
      p = g_utf8_prev_char (p);
      if (g_utf8_strchr (")”’", -1, g_utf8_get_char (p)) == NULL)
        return g_utf8_strchr (".,:;!?…·–", -1, g_utf8_get_char (p)) != NULL;
    }
  return TRUE;
}

/* Ends @text with @mark unless it has punctuation of its own. */
static void
end_with (GString *text, const char *mark)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  if (!is_ended (text))
    g_string_append (text, mark);
  g_string_append_c (text, ' ');
}

/* Returns the mark that ends a block's text where another matter follows, NULL: none. */
static const char *
end_of_text (FpBlockKind kind)
{
  switch (kind)
    {
    case FP_BLOCK_ITEM: /* a term */
      return ":";
    case FP_BLOCK_HEADING:
    case FP_BLOCK_LINKS:
    case FP_BLOCK_PICTURE:
    case FP_BLOCK_SCREEN:
      return ".";
    case FP_BLOCK_PARAGRAPH:
    case FP_BLOCK_LIST:
    case FP_BLOCK_STEPS:
    case FP_BLOCK_TERMS:
    case FP_BLOCK_TABLE:
    case FP_BLOCK_ROW:
    case FP_BLOCK_CELL:
    case FP_BLOCK_NOTE:
    case FP_BLOCK_EXAMPLE:
    case FP_BLOCK_GROUP:
      break;
    }
  return NULL;
}

void
fp_block_append_text (const FpBlock *block, GString *text)
{
  if (*block->text != '\0')
    g_string_append_printf (text, "%s ", block->text);
  if (*block->text != '\0' && end_of_text (block->kind) != NULL)
    end_with (text, end_of_text (block->kind));
  for (guint i = 0; i < block->blocks->len; i++)
    {
      const FpBlock *part = g_ptr_array_index (block->blocks, i);
      if (i > 0 && part->kind == FP_BLOCK_CELL)
        end_with (text, " ·");
      fp_block_append_text (part, text);
      /* “An example” */
      if (part->kind == FP_BLOCK_PARAGRAPH && i + 1 < block->blocks->len)
        end_with (text, ":");
      if (part->kind == FP_BLOCK_ROW || part->kind == FP_BLOCK_ITEM)
        end_with (text, i + 1 < block->blocks->len ? ";" : ".");
    }
}
