/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes XML that fp_document_parse () reads back: escaped, indented by two spaces, always well-formed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _FpWriter FpWriter;

/* A writer (transfer full) of a whole file, which starts with the XML declaration. */
FpWriter *fp_writer_new (void);
/* The same without the declaration, for a piece of XML. */
FpWriter *fp_writer_new_fragment (void);
void fp_writer_free (FpWriter *self);

/* Opens an element on a new line. `name` is an XML name of our own and is not checked. An element holds either text or
 * elements, not both. */
void fp_writer_open (FpWriter *self, const char *name);

/* Adds an attribute to the element just opened, before anything is put inside it. Nothing is written for a NULL value.
 * Names must differ and be XML names. What XML cannot hold (control characters, broken UTF-8) becomes U+FFFD. */
void fp_writer_attribute (FpWriter *self, const char *name, const char *value);
void fp_writer_attribute_int (FpWriter *self, const char *name, gint64 value);

/* Adds text to the open element. The reader drops white space at both ends. */
void fp_writer_text (FpWriter *self, const char *text);

/* Closes the element opened last. */
void fp_writer_close (FpWriter *self);

/* A whole element on one line: name and text, NULL for none. */
void fp_writer_text_element (FpWriter *self, const char *name, const char *text);

/* Closes whatever is open and returns the text (transfer full), ended by a newline. The writer is then empty, and only
 * good for fp_writer_free (). */
char *fp_writer_finish (FpWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpWriter, fp_writer_free)

G_END_DECLS
