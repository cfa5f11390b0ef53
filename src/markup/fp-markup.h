/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads XML from untrusted files: card sets, scenarios, lessons, saves. Nothing outside the file is
 * opened, a DOCTYPE is refused, size and depth are limited. Each element and attribute has its
 * position. */
#pragma once

#include <glib.h>

#include "markup/fp-nearest-word.h"
#include "markup/fp-problems.h"
#include "markup/fp-writer.h"

G_BEGIN_DECLS

/* Deepest nesting that fp_document_load () and fp_document_parse () accept; the root element has
 * depth 1. */
#define FP_MARKUP_MAX_DEPTH 32

typedef struct
{
  char *name; /* as written: with its prefix, if any */
  char *value; /* with references replaced */
  FpLocation at; /* first character of the name */
  FpLocation value_at; /* first character after the opening quote */
} FpAttribute;

typedef struct _FpElement FpElement;

/* An element. Everything in it belongs to its document and is read-only. */
struct _FpElement
{
  const char *ns; /* namespace URI, "" for none */
  char *name; /* without prefix */
  FpLocation at; /* the '<' of the start tag */
  FpElement *parent; /* NULL for the root */
  GPtrArray *children; /* of FpElement, in the file's order */
  GArray *attributes; /* of FpAttribute, in the file's order, without namespace declarations */
  /* all character data directly inside, joined, without white space at the ends; "" for none */
  char *text;
  FpLocation text_at; /* the first character of text; the same as `at` if there is none */
  const char *lead; /* the character data in front of the first child, as written */
  const char *tail; /* the character data between its end and the next tag, as written */
  gboolean cut; /* TRUE only in salvaged documents: the end is missing */
};

/* Faults that keep a file from being read as a whole. */
typedef enum
{
  FP_DOCUMENT_SOUND,
  FP_DOCUMENT_UNREADABLE, /* the file cannot be read; GError has the reason */
  FP_DOCUMENT_EMPTY,
  FP_DOCUMENT_TOO_LONG,
  FP_DOCUMENT_NOT_TEXT, /* not UTF-8 */
  FP_DOCUMENT_DOCTYPE,
  FP_DOCUMENT_TOO_DEEP,
  FP_DOCUMENT_CUT_OFF, /* its end is missing */
  FP_DOCUMENT_MALFORMED, /* any other violation of XML */
} FpDocumentFault;

typedef struct _FpDocument FpDocument;

/* Returns the document in the file @path (file system encoding). NULL with @error (G_FILE_ERROR) if
 * the file cannot be read, or is no regular file: opening a FIFO or device never waits. NULL with
 * complaints in @problems if its content is at fault: longer than @max_bytes, not UTF-8, not
 * well-formed, with a DOCTYPE, or nested deeper than FP_MARKUP_MAX_DEPTH. (transfer full) */
FpDocument *fp_document_load (const char *path, gsize max_bytes, FpProblems *problems, GError **error);

/* Returns the document in @length bytes of memory, which need no final NUL. @name is the result of
 * fp_document_name (). Otherwise like fp_document_load (). */
FpDocument *fp_document_parse (const char *data, gsize length, const char *name, FpProblems *problems);

/* Like fp_document_parse () with another limit of depth, from 1 to 200. */
FpDocument *fp_document_parse_within (const char *data, gsize length, const char *name, int max_depth,
                                      FpProblems *problems);

/* Returns the first elements of the file @path, as fp_document_salvage () does: its root with all
 * attributes, whatever follows. NULL if the file can't be read or no element begins in its first
 * kilobytes. */
FpDocument *fp_document_peek (const char *path);

/* Returns the readable part of the file @path: all elements in front of the first fault. Elements
 * open at the fault are marked as cut and have no text. Sets @fault. Returns NULL if no element can
 * be read, with @error as in fp_document_load () if the file cannot be read. */
FpDocument *fp_document_salvage (const char *path, gsize max_bytes, FpDocumentFault *fault, FpProblems *problems,
                                 GError **error);

void fp_document_free (FpDocument *self);

/* Returns the path or name that the document was read from. */
const char *fp_document_name (const FpDocument *self);

/* Returns the root element, never NULL. */
const FpElement *fp_document_root (const FpDocument *self);

/* Returns TRUE if the element's local name is @name. */
gboolean fp_element_is (const FpElement *self, const char *name);

/* Returns the value of an attribute, NULL if there is none of that name. */
const char *fp_element_get (const FpElement *self, const char *name);

/* Returns the attribute @name, NULL: there is none. */
const FpAttribute *fp_element_attribute (const FpElement *self, const char *name);

guint fp_element_n_attributes (const FpElement *self);
/* Returns the attribute @index, below fp_element_n_attributes (). */
const FpAttribute *fp_element_attribute_at (const FpElement *self, guint index);

guint fp_element_n_children (const FpElement *self);
/* Returns the child @index, below fp_element_n_children (). */
const FpElement *fp_element_child_at (const FpElement *self, guint index);

/* Returns the first child called @name, NULL: there is none. */
const FpElement *fp_element_child (const FpElement *self, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDocument, fp_document_free)

G_END_DECLS
