/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes well-formed, indented XML into memory. */
#include "markup/fp-writer.h"

typedef struct
{
  char *name;
  gboolean has_elements;
} Open;

struct _FpWriter
{
  GString *out;
  GArray *open; /* of Open, innermost last */
  gboolean tag_unended; /* TRUE while the last start tag has no '>' yet */
};

static void
clear_open (gpointer data)
{
  Open *open = data;

  g_free (open->name);
}

FpWriter *
fp_writer_new_fragment (void)
{
  FpWriter *self = g_new0 (FpWriter, 1);

  self->out = g_string_new (NULL);
  self->open = g_array_new (FALSE, FALSE, sizeof (Open));
  g_array_set_clear_func (self->open, clear_open);
  return self;
}

FpWriter *
fp_writer_new (void)
{
  FpWriter *self = fp_writer_new_fragment ();

  g_string_append (self->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  return self;
}

void
fp_writer_free (FpWriter *self)
{
  if (self == NULL)
    return;
  if (self->out != NULL)
    g_string_free (self->out, TRUE);
  g_array_unref (self->open);
  g_free (self);
}

static void
end_start_tag (FpWriter *self)
{
  if (self->tag_unended)
    g_string_append_c (self->out, '>');
  self->tag_unended = FALSE;
}

static void
start_line (FpWriter *self)
{
  if (self->out->len > 0 && self->out->str[self->out->len - 1] != '\n')
    g_string_append_c (self->out, '\n');
  for (guint i = 0; i < self->open->len; i++)
    g_string_append (self->out, "  ");
}

/* White space other than the plain space is written as a reference: readers make spaces of it in
 * attributes and join CR LF everywhere. */
static void
append_escaped (GString *out, const char *text, gboolean in_attribute)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '&')
        g_string_append (out, "&amp;");
      else if (c == '<')
        g_string_append (out, "&lt;");
      else if (c == '>')
        g_string_append (out, "&gt;");
      else if (c == '"' && in_attribute)
        g_string_append (out, "&quot;");
      else if (c == '\r' || (in_attribute && (c == '\n' || c == '\t')))
        g_string_append_printf (out, "&#%u;", (guint) c);
      else if ((c < ' ' && c != '\n' && c != '\t') || c == 0xFFFE || c == 0xFFFF)
        g_string_append_unichar (out, 0xFFFD);
      else
        g_string_append_unichar (out, c);
    }
}

void
fp_writer_open (FpWriter *self, const char *name)
{
  Open open = { .name = g_strdup (name) };

  end_start_tag (self);
  if (self->open->len > 0)
    g_array_index (self->open, Open, self->open->len - 1).has_elements = TRUE;
  start_line (self);
  g_string_append_printf (self->out, "<%s", name);
  self->tag_unended = TRUE;
  g_array_append_val (self->open, open);
}

void
fp_writer_fragment (FpWriter *self, const char *fragment)
{
  g_return_if_fail (self->open->len > 0);
  end_start_tag (self);
  g_array_index (self->open, Open, self->open->len - 1).has_elements = TRUE;
  start_line (self);
  g_string_append (self->out, fragment);
  if (!g_str_has_suffix (fragment, "\n"))
    g_string_append_c (self->out, '\n');
}

void
fp_writer_attribute (FpWriter *self, const char *name, const char *value)
{
  g_return_if_fail (self->tag_unended);
  if (value == NULL)
    return;
  g_string_append_printf (self->out, " %s=\"", name);
  append_escaped (self->out, value, TRUE);
  g_string_append_c (self->out, '"');
}

void
fp_writer_attribute_int (FpWriter *self, const char *name, gint64 value)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_FORMAT, value);

  fp_writer_attribute (self, name, digits);
}

void
fp_writer_text (FpWriter *self, const char *text)
{
  g_return_if_fail (self->open->len > 0);
  g_return_if_fail (!g_array_index (self->open, Open, self->open->len - 1).has_elements);
  if (*text == '\0')
    return;
  end_start_tag (self);
  append_escaped (self->out, text, FALSE);
}

void
fp_writer_close (FpWriter *self)
{
  g_autofree char *name = NULL;
  gboolean has_elements;

  g_return_if_fail (self->open->len > 0);
  name = g_steal_pointer (&g_array_index (self->open, Open, self->open->len - 1).name);
  has_elements = g_array_index (self->open, Open, self->open->len - 1).has_elements;
  g_array_set_size (self->open, self->open->len - 1);
  if (self->tag_unended)
    g_string_append (self->out, "/>\n");
  else
    {
      if (has_elements)
        start_line (self);
      g_string_append_printf (self->out, "</%s>\n", name);
    }
  self->tag_unended = FALSE;
}

void
fp_writer_text_element (FpWriter *self, const char *name, const char *text)
{
  fp_writer_open (self, name);
  if (text != NULL)
    fp_writer_text (self, text);
  fp_writer_close (self);
}

char *
fp_writer_finish (FpWriter *self)
{
  while (self->open->len > 0)
    fp_writer_close (self);
  return g_string_free (g_steal_pointer (&self->out), FALSE);
}
