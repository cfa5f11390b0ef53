/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Documents: loading, and access to elements. */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "markup/fp-markup-private.h"

/* Opens the regular file @path. Returns NULL with the errno in @problem. Anything else could block,
 * or never end: a FIFO, a device, a folder. */
static FILE *
open_regular (const char *path, int *problem)
{
  int opened = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  struct stat about;
  FILE *file = NULL;

  *problem = 0;
  if (opened < 0 || fstat (opened, &about) != 0)
    *problem = errno;
  else if (!S_ISREG (about.st_mode))
    *problem = S_ISDIR (about.st_mode) ? EISDIR : EINVAL;
  else if ((file = fdopen (opened, "rb")) == NULL)
    *problem = errno;
  if (file == NULL && opened >= 0)
    close (opened);
  return file;
}

static void
report_unreadable (const char *path, int problem, GError **error)
{
  g_autofree char *shown = g_filename_display_name (path);
  gboolean special = problem == EINVAL || problem == ENXIO;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", shown,
               special ? "not a regular file" : g_strerror (problem));
}

/* Reads until the end, or until there are more than @max_bytes. */
static GByteArray *
read_bytes (const char *path, gsize max_bytes, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int problem;
  FILE *file = open_regular (path, &problem);
  guint8 buffer[16384];
  gsize got = 1;

  while (problem == 0 && got > 0 && bytes->len <= max_bytes)
    {
      got = fread (buffer, 1, sizeof buffer, file);
      g_byte_array_append (bytes, buffer, (guint) got);
      if (ferror (file))
        problem = errno;
    }
  if (file != NULL)
    fclose (file);
  if (problem != 0)
    {
      report_unreadable (path, problem, error);
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

static FpDocument *
load (const char *path, gsize max_bytes, gboolean salvage, FpDocumentFault *fault, FpProblems *problems, GError **error)
{
  g_autoptr (GByteArray) bytes = read_bytes (path, max_bytes, error);
  g_autofree char *shown = NULL;

  if (bytes == NULL)
    {
      *fault = FP_DOCUMENT_UNREADABLE;
      return NULL;
    }
  if (bytes->len > max_bytes)
    {
      *fault = FP_DOCUMENT_TOO_LONG;
      fp_problems_add (problems, (FpLocation){ 1, 1 }, "the file is too long; expected at most %lu bytes",
                       (gulong) max_bytes);
      return NULL;
    }
  shown = g_filename_display_name (path);
  return fp_markup_read ((const char *) bytes->data, bytes->len, shown, FP_MARKUP_MAX_DEPTH, salvage, fault, problems);
}

FpDocument *
fp_document_load (const char *path, gsize max_bytes, FpProblems *problems, GError **error)
{
  FpDocumentFault fault;

  return load (path, max_bytes, FALSE, &fault, problems, error);
}

FpDocument *
fp_document_salvage (const char *path, gsize max_bytes, FpDocumentFault *fault, FpProblems *problems, GError **error)
{
  return load (path, max_bytes, TRUE, fault, problems, error);
}

FpDocument *
fp_document_parse (const char *data, gsize length, const char *name, FpProblems *problems)
{
  return fp_document_parse_within (data, length, name, FP_MARKUP_MAX_DEPTH, problems);
}

FpDocument *
fp_document_parse_within (const char *data, gsize length, const char *name, int max_depth, FpProblems *problems)
{
  FpDocumentFault fault;

  return fp_markup_read (data, length, name, max_depth, FALSE, &fault, problems);
}

gboolean
fp_element_is (const FpElement *self, const char *name)
{
  return strcmp (self->name, name) == 0;
}

const FpAttribute *
fp_element_attribute (const FpElement *self, const char *name)
{
  for (guint i = 0; i < self->attributes->len; i++)
    {
      const FpAttribute *attribute = fp_element_attribute_at (self, i);

      if (strcmp (attribute->name, name) == 0)
        return attribute;
    }
  return NULL;
}

const char *
fp_element_get (const FpElement *self, const char *name)
{
  const FpAttribute *attribute = fp_element_attribute (self, name);

  return attribute == NULL ? NULL : attribute->value;
}

guint
fp_element_n_attributes (const FpElement *self)
{
  return self->attributes->len;
}

const FpAttribute *
fp_element_attribute_at (const FpElement *self, guint index)
{
  g_return_val_if_fail (index < self->attributes->len, NULL);
  return &g_array_index (self->attributes, FpAttribute, index);
}

guint
fp_element_n_children (const FpElement *self)
{
  return self->children->len;
}

const FpElement *
fp_element_child_at (const FpElement *self, guint index)
{
  g_return_val_if_fail (index < self->children->len, NULL);
  return g_ptr_array_index (self->children, index);
}

const FpElement *
fp_element_child (const FpElement *self, const char *name)
{
  for (guint i = 0; i < self->children->len; i++)
    if (fp_element_is (g_ptr_array_index (self->children, i), name))
      return g_ptr_array_index (self->children, i);
  return NULL;
}
