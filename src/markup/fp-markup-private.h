/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of the reader share: places in the text, and the parser's complaints in our own words. */
#pragma once

#include <libxml/parser.h>

#include "markup/fp-markup.h"

/* Walks through a text and counts lines and columns. Cheap as long as it walks forward. */
typedef struct
{
  const char *text;
  gsize length;
  gsize offset; /* in bytes */
  FpLocation at; /* of `offset` */
} FpCursor;

void fp_cursor_init (FpCursor *self, const char *text, gsize length);

/* The place of a byte; an offset past the end counts as the end. */
FpLocation fp_cursor_seek (FpCursor *self, gsize offset);

/* The offset of the last `needle` that starts at or before `offset`; `offset` itself if there is none. */
gsize fp_cursor_find_before (const FpCursor *self, const char *needle, gsize offset);

/* Fills in the places of an element and its attributes. `offset` is anywhere behind the start tag's last attribute and
 * not behind its '>'. Returns the offset just behind the tag. */
gsize fp_cursor_place_element (FpCursor *self, FpElement *element, gsize offset);

/* The place of the first character data at or after `offset` that is not white space, past comments and processing
 * instructions and inside of CDATA. */
FpLocation fp_cursor_find_text (FpCursor *self, gsize offset);

/* Reads like fp_document_parse_within () and sets `fault`; with `salvage` what comes before the fault is returned. */
FpDocument *fp_markup_read (const char *data, gsize length, const char *name, int max_depth, gboolean salvage,
                            FpDocumentFault *fault, FpProblems *problems);

/* Says in our words what the parser found, which stood at the byte `offset`. */
void fp_markup_explain (FpProblems *problems, FpCursor *cursor, const xmlError *error, gsize offset);
