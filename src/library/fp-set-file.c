/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of a set: the places in it, as it is written. */
#include "library/fp-library-private.h"
#include "markup/fp-regular-file.h"

#include <string.h>

/* Returns the beginning of line @line in @text. */
static const char *
find_line (const char *text, int line)
{
  if (g_str_has_prefix (text, "\xef\xbb\xbf"))
    text += 3;
  for (int i = 1; i < line && text != NULL; i++)
    {
      text = strchr (text, '\n');
      text = text != NULL ? text + 1 : NULL;
    }
  return text;
}

const char *
fp_set_text_place (const char *text, FpLocation at)
{
  text = find_line (text, at.line);
  for (int i = 1; i < at.column && text != NULL && *text != '\0'; i++)
    text = g_utf8_next_char (text);
  return text;
}

/* Steps over one character of a value as it is written, and counts positions. */
static const char *
step (const char *text, FpLocation *at)
{
  const char *end = *text == '&' ? strchr (text, ';') : NULL;

  if (end != NULL)
    {
      at->column += (int) (end + 1 - text);
      return end + 1;
    }
  if (text[0] == '\r' && text[1] == '\n')
    text++;
  if (*text == '\n')
    *at = (FpLocation){ at->line + 1, 0 };
  at->column++;
  return g_utf8_next_char (text);
}

FpLocation
fp_set_file_place (FpSetFile *file, const FpAttribute *attribute, guint offset)
{
  FpLocation at = attribute->value_at;
  const char *text;

  if (offset == 0)
    return at;
  if (file->text == NULL &&
      ((file->text = fp_regular_file_read (file->path, FP_SET_FILE_MAX_BYTES, NULL, NULL)) == NULL ||
       !g_utf8_validate (file->text, -1, NULL)))
    {
      g_free (file->text);
      file->text = g_strdup ("");
    }
  text = fp_set_text_place (file->text, at);
  for (guint i = 0; i < offset && text != NULL && *text != '\0'; i++)
    text = step (text, &at);
  return at;
}

static void
fix_clear (gpointer data)
{
  FpSetFix *fix = data;

  g_free (fix->was);
  g_free (fix->now);
}

FpSetFile *
fp_set_file_open (const char *path, const char *text, FpProblems *problems, GError **error)
{
  FpSetFile *file = g_new0 (FpSetFile, 1);
  GError *unreadable = NULL;

  file->path = g_strdup (path);
  file->problems = problems;
  file->changes = fp_problems_new (path);
  file->fixes = g_array_new (FALSE, FALSE, sizeof (FpSetFix));
  g_array_set_clear_func (file->fixes, fix_clear);
  file->text = g_strdup (text);
  file->document = text != NULL && strlen (text) <= FP_SET_FILE_MAX_BYTES
                       ? fp_document_parse (text, strlen (text), path, problems)
                       : fp_document_load (path, FP_SET_FILE_MAX_BYTES, problems, &unreadable);
  if (unreadable == NULL)
    return file;
  g_propagate_error (error, unreadable);
  fp_set_file_free (file);
  return NULL;
}

void
fp_set_file_free (FpSetFile *file)
{
  g_clear_pointer (&file->document, fp_document_free);
  g_clear_pointer (&file->changes, fp_problems_free);
  g_array_unref (file->fixes);
  g_free (file->path);
  g_free (file->text);
  g_free (file);
}
