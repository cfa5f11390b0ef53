/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blocks of a page. */
#include "rules/fp-block.h"

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
  g_free (block->text);
  g_free (block->source);
  g_array_unref (block->spans);
  g_ptr_array_unref (block->blocks);
  g_free (block);
}

/* Ends what stands in @text with @mark, unless it has an end of its own. */
static void
end_with (GString *text, const char *mark)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  if (text->len > 0 && strchr (".:;!?", text->str[text->len - 1]) == NULL)
    g_string_append (text, mark);
  g_string_append_c (text, ' ');
}

void
fp_block_append_text (const FpBlock *block, GString *text)
{
  if (*block->text != '\0')
    g_string_append_printf (text, "%s ", block->text);
  for (guint i = 0; i < block->blocks->len; i++)
    {
      const FpBlock *part = g_ptr_array_index (block->blocks, i);
      if (i > 0 && part->kind == FP_BLOCK_CELL)
        end_with (text, " ·");
      fp_block_append_text (part, text);
      if (part->kind == FP_BLOCK_ROW)
        end_with (text, ";");
    }
}
