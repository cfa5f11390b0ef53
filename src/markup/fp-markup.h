/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads XML from files that anybody may have written: card sets, scenarios, lessons, saves. Nothing outside the file is
 * ever opened, a DOCTYPE is refused, size and depth are limited, and each element and attribute knows its place. */
#pragma once

#include <glib.h>

#include "markup/fp-nearest-word.h"
#include "markup/fp-problems.h"
#include "markup/fp-writer.h"

G_BEGIN_DECLS

/* The deepest nesting that fp_document_load () and fp_document_parse () take; the root element is at depth 1. */
#define FP_MARKUP_MAX_DEPTH 32

typedef struct
{
  char *name; /* as written: with its prefix, if any */
  char *value; /* references replaced */
  FpLocation at; /* the first character of the name */
  FpLocation value_at; /* the first character after the opening quote */
} FpAttribute;

typedef struct _FpElement FpElement;

/* Everything in an element belongs to its document and is only read. */
struct _FpElement
{
  const char *ns; /* the namespace's address, "" for none */
  char *name; /* without prefix */
  FpLocation at; /* the '<' of the start tag */
  FpElement *parent; /* NULL for the root */
  GPtrArray *children; /* of FpElement, in the file's order */
  GArray *attributes; /* of FpAttribute, in the file's order, without namespace declarations */
  char *text; /* all character data directly inside, joined, without white space at the ends; "" for none */
  FpLocation text_at; /* the first character of text; the same as `at` if there is none */
  const char *lead; /* the character data in front of the first child, as written */
  const char *tail; /* the character data between its end and the next tag, as written */
  gboolean cut; /* only in what was salvaged: its end is missing */
};

/* What keeps a file from being read as a whole. */
typedef enum
{
  FP_DOCUMENT_SOUND,
  FP_DOCUMENT_UNREADABLE, /* the system says why */
  FP_DOCUMENT_EMPTY,
  FP_DOCUMENT_TOO_LONG,
  FP_DOCUMENT_NOT_TEXT, /* not UTF-8 */
  FP_DOCUMENT_DOCTYPE,
  FP_DOCUMENT_TOO_DEEP,
  FP_DOCUMENT_CUT_OFF, /* its end is missing */
  FP_DOCUMENT_MALFORMED, /* otherwise no XML */
} FpDocumentFault;

typedef struct _FpDocument FpDocument;

/* Reads the file at `path` (in the file system's encoding). NULL with `error` set (G_FILE_ERROR) if the file cannot be
 * read; NULL with complaints added to `problems` if what it holds is at fault: longer than `max_bytes`, not UTF-8, not
 * well-formed, with a DOCTYPE, or nested deeper than FP_MARKUP_MAX_DEPTH. */
FpDocument *fp_document_load (const char *path, gsize max_bytes, FpProblems *problems, GError **error);

/* The same for `length` bytes in memory, which need no final NUL. `name` is what fp_document_name () answers. */
FpDocument *fp_document_parse (const char *data, gsize length, const char *name, FpProblems *problems);

/* The same with another limit of depth, from 1 to 200. */
FpDocument *fp_document_parse_within (const char *data, gsize length, const char *name, int max_depth,
                                      FpProblems *problems);

/* What can be saved of the file at `path`: all elements in front of the first place where it is damaged, those that are
 * open there marked as cut, without their text. `fault` is set to what is wrong. NULL if not even one element can be
 * read; with `error` set as in fp_document_load () if the file cannot be. */
FpDocument *fp_document_salvage (const char *path, gsize max_bytes, FpDocumentFault *fault, FpProblems *problems,
                                 GError **error);

void fp_document_free (FpDocument *self);

/* The path or name that the document was read from. */
const char *fp_document_name (const FpDocument *self);

/* The outermost element, never NULL. */
const FpElement *fp_document_root (const FpDocument *self);

/* Whether the element is called `name`; its namespace is not looked at. */
gboolean fp_element_is (const FpElement *self, const char *name);

/* The value of an attribute, or NULL if the element has none of that name. */
const char *fp_element_get (const FpElement *self, const char *name);

/* The attribute itself, or NULL. */
const FpAttribute *fp_element_attribute (const FpElement *self, const char *name);

guint fp_element_n_attributes (const FpElement *self);
/* The attribute number `index`, below fp_element_n_attributes (). */
const FpAttribute *fp_element_attribute_at (const FpElement *self, guint index);

guint fp_element_n_children (const FpElement *self);
/* The child number `index`, below fp_element_n_children (). */
const FpElement *fp_element_child_at (const FpElement *self, guint index);

/* The first child called `name`, or NULL. */
const FpElement *fp_element_child (const FpElement *self, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpDocument, fp_document_free)

G_END_DECLS
