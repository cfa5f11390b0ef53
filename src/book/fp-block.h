/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Blocks: the parts of a page of the rules book, one below the other, some with blocks inside. Each
 * has a text, and spans in the text. A window makes a widget of each block, the tool makes lines,
 * the search makes words. */
#pragma once

#include <glib.h>

typedef enum
{
  FP_BLOCK_HEADING, /* @level 2 and deeper; @id of its section */
  FP_BLOCK_PARAGRAPH,
  FP_BLOCK_SCREEN, /* terminal output; line ends count */
  FP_BLOCK_PICTURE, /* picture in the file @source; the text describes it */
  FP_BLOCK_LIST, /* of items */
  FP_BLOCK_STEPS, /* of items in order */
  FP_BLOCK_TERMS, /* of items whose text is the term */
  FP_BLOCK_ITEM, /* blocks inside; @id of a term */
  FP_BLOCK_TABLE, /* of rows */
  FP_BLOCK_ROW, /* of cells; @level 1: of the table's head */
  FP_BLOCK_CELL, /* blocks inside */
  FP_BLOCK_NOTE, /* blocks inside */
  FP_BLOCK_EXAMPLE, /* blocks inside */
  FP_BLOCK_GROUP, /* blocks inside, grouped without a visible reason */
  /* place at which a guide lists its pages of the groups in @id; the text is the title, "" for none
   */
  FP_BLOCK_LINKS,
} FpBlockKind;

typedef enum
{
  FP_SPAN_EMPHASIS,
  FP_SPAN_STRONG,
  FP_SPAN_GUI, /* element of the window */
  FP_SPAN_KEY, /* of the keyboard */
  FP_SPAN_CODE,
  FP_SPAN_LINK, /* to the page @target, or PAGE#SECTION */
  FP_SPAN_WEB, /* to the address @target */
  FP_SPAN_CARD, /* names the card @target */
} FpSpanKind;

typedef struct
{
  FpSpanKind kind;
  guint start, end; /* bytes of the block's text */
  char *target; /* NULL: none */
} FpSpan;

typedef struct
{
  FpBlockKind kind;
  guint level;
  char *id; /* NULL: none */
  char **changes; /* of a heading: pages whose rules its section changes; NULL: none */
  char *text; /* white space joined; "" for none */
  char *source; /* path of a file; NULL: none */
  GArray *spans; /* of FpSpan, in the order in which they begin */
  GPtrArray *blocks; /* of FpBlock*, what is inside */
} FpBlock;

/* fp_block_new: an empty block (transfer full). */
FpBlock *fp_block_new (FpBlockKind kind);
void fp_block_free (FpBlock *block);

/* fp_block_append_text: all text of @block and what is inside, as one line: pieces that have no end
 * of their own get one, and each has a space behind it. */
void fp_block_append_text (const FpBlock *block, GString *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpBlock, fp_block_free)
