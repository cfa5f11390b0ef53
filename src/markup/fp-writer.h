/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes XML that fp_document_parse () reads back: escaped, indented by two spaces, always
 * well-formed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _FpWriter FpWriter;

/* Returns a writer (transfer full) of a whole file, which starts with the XML declaration. */
FpWriter *fp_writer_new (void);
/* Returns a writer (transfer full) of a fragment, without the declaration. */
FpWriter *fp_writer_new_fragment (void);
void fp_writer_free (FpWriter *self);

/* Opens an element on a new line. @name is an XML name of our own and is not checked. An element
 * holds either text or elements. */
void fp_writer_open (FpWriter *self, const char *name);

/* Adds an attribute to the element just opened, before its content. A NULL value writes nothing.
 * Names must differ and be XML names. Characters that XML cannot hold become U+FFFD. */
void fp_writer_attribute (FpWriter *self, const char *name, const char *value);
void fp_writer_attribute_int (FpWriter *self, const char *name, gint64 value);

/* Adds text to the open element. The reader drops white space at both ends. */
void fp_writer_text (FpWriter *self, const char *text);

/* Adds the elements of @fragment, the text of another writer (fp_writer_new_fragment ()). */
void fp_writer_fragment (FpWriter *self, const char *fragment);

/* Closes the element opened last. */
void fp_writer_close (FpWriter *self);

/* Writes a whole element on one line: name and text, NULL for none. */
void fp_writer_text_element (FpWriter *self, const char *name, const char *text);

/* Closes all open elements and returns the text (transfer full), ended by a newline. The writer is
 * then empty and can only be freed. */
char *fp_writer_finish (FpWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpWriter, fp_writer_free)

G_END_DECLS
