/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact positions of tags, attributes and text. The parser reports only its own position.
 * Everything it has read is well-formed, so a '<' starts a tag and a few loops find the rest. */
#include <string.h>

#include "markup/fp-markup-private.h"

void
fp_cursor_init (FpCursor *self, const char *text, gsize length)
{
  *self = (FpCursor){ .text = text, .length = length, .at = { 1, 1 } };
}

FpLocation
fp_cursor_seek (FpCursor *self, gsize offset)
{
  if (offset < self->offset)
    fp_cursor_init (self, self->text, self->length);
  offset = MIN (offset, self->length);
  for (; self->offset < offset; self->offset++)
    {
      char c = self->text[self->offset];
      gboolean cr_of_crlf = c == '\r' && self->offset + 1 < self->length && self->text[self->offset + 1] == '\n';

      if (c == '\n' || (c == '\r' && !cr_of_crlf))
        self->at = (FpLocation){ self->at.line + 1, 1 };
      else if (!cr_of_crlf && ((guchar) c & 0xC0) != 0x80)
        self->at.column++;
    }
  return self->at;
}

gsize
fp_cursor_find_before (const FpCursor *self, const char *needle, gsize offset)
{
  gsize size = strlen (needle);

  if (size > self->length)
    return offset;
  for (gsize i = MIN (offset, self->length - size) + 1; i-- > 0;)
    if (memcmp (self->text + i, needle, size) == 0)
      return i;
  return offset;
}

static gboolean
is_among (char byte, const char *bytes)
{
  for (; *bytes != '\0'; bytes++)
    if (*bytes == byte)
      return TRUE;
  return FALSE;
}

/* Returns the first offset from @offset on whose byte is one of @bytes (@until) or none of them
 * (not @until). Returns the end if there is no such byte. */
static gsize
skip (const FpCursor *self, gsize offset, const char *bytes, gboolean until)
{
  while (offset < self->length && is_among (self->text[offset], bytes) != until)
    offset++;
  return offset;
}

#define WHITE " \t\r\n"

static gboolean
is_namespace_declaration (const char *name, gsize length)
{
  return length >= 5 && memcmp (name, "xmlns", 5) == 0 && (length == 5 || name[5] == ':');
}

gsize
fp_cursor_place_element (FpCursor *self, FpElement *element, gsize offset)
{
  guint index = 0;
  gsize start = fp_cursor_find_before (self, "<", offset);

  element->at = fp_cursor_seek (self, start);
  element->text_at = element->at;
  offset = skip (self, start, WHITE "/>", TRUE);
  for (;;)
    {
      gsize name = skip (self, offset, WHITE, FALSE);
      gsize name_end = skip (self, name, WHITE "=/>", TRUE);
      gsize value = skip (self, name_end, "\"'/>", TRUE);
      char quote[2] = { 0 };

      if (name_end == name || value >= self->length)
        break;
      quote[0] = self->text[value];
      value++;
      if (!is_namespace_declaration (self->text + name, name_end - name) && index < element->attributes->len)
        {
          FpAttribute *attribute = &g_array_index (element->attributes, FpAttribute, index++);

          attribute->at = fp_cursor_seek (self, name);
          attribute->value_at = fp_cursor_seek (self, value);
        }
      offset = skip (self, value, quote, TRUE) + 1;
    }
  return MIN (skip (self, offset, ">", TRUE) + 1, self->length);
}

/* Returns the offset behind the next @end from @offset on. */
static gsize
skip_past (const FpCursor *self, gsize offset, const char *end)
{
  const char *found = g_strstr_len (self->text + offset, (gssize) (self->length - offset), end);

  return found == NULL ? self->length : (gsize) (found - self->text) + strlen (end);
}

FpLocation
fp_cursor_find_text (FpCursor *self, gsize offset)
{
  static const char cdata[] = "<![CDATA[";

  for (;;)
    {
      gsize left;
      const char *here;

      offset = skip (self, offset, WHITE, FALSE);
      left = self->length - offset;
      here = self->text + offset;
      if (left >= 4 && memcmp (here, "<!--", 4) == 0)
        offset = skip_past (self, offset + 4, "-->");
      else if (left >= 2 && memcmp (here, "<?", 2) == 0)
        offset = skip_past (self, offset + 2, "?>");
      else if (left >= strlen (cdata) && memcmp (here, cdata, strlen (cdata)) == 0)
        offset += strlen (cdata);
      else if (left >= 3 && memcmp (here, "]]>", 3) == 0)
        offset += 3;
      else
        return fp_cursor_seek (self, offset);
    }
}
