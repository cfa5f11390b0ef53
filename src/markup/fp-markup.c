/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Documents: loading, and access to elements. */
#include <string.h>

#include "markup/fp-markup-private.h"
#include "markup/fp-regular-file.h"

static FpDocument *
load (const char *path, gsize max_bytes, gboolean salvage, FpDocumentFault *fault, FpProblems *problems, GError **error)
{
  gsize length;
  g_autofree char *bytes = fp_regular_file_read (path, max_bytes, &length, error);
  g_autofree char *shown = NULL;

  if (bytes == NULL)
    {
      *fault = FP_DOCUMENT_UNREADABLE;
      return NULL;
    }
  if (length > max_bytes)
    {
      *fault = FP_DOCUMENT_TOO_LONG;
      fp_problems_add (problems, (FpLocation){ 1, 1 }, "the file is too long; expected at most %lu bytes",
                       (gulong) max_bytes);
      return NULL;
    }
  shown = g_filename_display_name (path);
  return fp_markup_read (bytes, length, shown, FP_MARKUP_MAX_DEPTH, salvage, fault, problems);
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
fp_document_peek (const char *path)
{
  enum
  {
    BEGINNING = 8192, /* bytes */
  };
  gsize length;
  const char *end;
  g_autofree char *bytes = fp_regular_file_read (path, BEGINNING, &length, NULL);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  FpDocumentFault fault;

  if (bytes == NULL)
    return NULL;
  /* The beginning may end within a character. */
  if (length > BEGINNING && !g_utf8_validate_len (bytes, length, &end))
    length = (gsize) (end - bytes);
  return fp_markup_read (bytes, length, path, FP_MARKUP_MAX_DEPTH, TRUE, &fault, problems);
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
