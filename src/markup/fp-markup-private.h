/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared by the files of the reader: positions in the text, and complaints in our own words. */
#pragma once

#include <libxml/parser.h>

#include "markup/fp-markup.h"

/* Walks through a text and counts lines and columns. Cheap as long as it walks forward. */
typedef struct
{
  const char *text;
  gsize length;
  gsize offset; /* in bytes */
  FpLocation at; /* position of @offset */
} FpCursor;

void fp_cursor_init (FpCursor *self, const char *text, gsize length);

/* Returns the position of a byte. An offset past the end counts as the end. */
FpLocation fp_cursor_seek (FpCursor *self, gsize offset);

/* Returns the offset of the last @needle that starts at or before @offset, or @offset if there is
 * none. */
gsize fp_cursor_find_before (const FpCursor *self, const char *needle, gsize offset);

/* Fills in the positions of an element and its attributes. @offset is behind the start tag's last
 * attribute and not behind its '>'. Returns the offset behind the tag. */
gsize fp_cursor_place_element (FpCursor *self, FpElement *element, gsize offset);

/* Returns the position of the first character data at or after @offset that is not white space,
 * past comments and processing instructions and inside of CDATA. */
FpLocation fp_cursor_find_text (FpCursor *self, gsize offset);

/* Reads like fp_document_parse_within () and sets @fault. With @salvage the elements before the
 * fault are returned. */
FpDocument *fp_markup_read (const char *data, gsize length, const char *name, int max_depth, gboolean salvage,
                            FpDocumentFault *fault, FpProblems *problems);

/* Adds the parser's error at the byte @offset to @problems, in our own words. */
void fp_markup_explain (FpProblems *problems, FpCursor *cursor, const xmlError *error, gsize offset);
