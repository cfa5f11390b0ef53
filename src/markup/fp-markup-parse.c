/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Builds a document from the parser's callbacks. libxml2 can open nothing: a DOCTYPE stops it
 * before any entity is declared, and its own tree is not built. */
#include <libxml/parserInternals.h>
#include <string.h>

#include "markup/fp-markup-private.h"

#define MOST_ATTRIBUTES 5000

struct _FpDocument
{
  char *name;
  GStringChunk *strings; /* owns every string in the elements */
  GPtrArray *elements; /* owns them all; the first is the root */
};

typedef struct
{
  xmlParserCtxt *parser;
  FpDocument *document;
  FpProblems *problems;
  FpCursor cursor;
  FpElement *current; /* the innermost open element */
  GPtrArray *texts; /* a GString for each open element */
  GString *run; /* character data since the last tag */
  gsize behind_tag; /* offset behind the last tag */
  int max_depth;
  FpDocumentFault fault; /* first fault found */
  gboolean failed; /* TRUE once there is a complaint */
  gboolean stopped; /* TRUE once the rest would be guesswork */
} Reader;

#if LIBXML_VERSION >= 21200
typedef const xmlError ParserError;
#else
typedef xmlError ParserError;
#endif

static void
free_element (gpointer data)
{
  FpElement *element = data;

  g_ptr_array_unref (element->children);
  g_array_unref (element->attributes);
  g_free (element);
}

static void
free_text (gpointer data)
{
  g_string_free (data, TRUE);
}

void
fp_document_free (FpDocument *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_ptr_array_unref (self->elements);
  g_string_chunk_free (self->strings);
  g_free (self);
}

const char *
fp_document_name (const FpDocument *self)
{
  return self->name;
}

const FpElement *
fp_document_root (const FpDocument *self)
{
  return g_ptr_array_index (self->elements, 0);
}

/* Returns the number of bytes the parser has read. */
static gsize
parser_offset (const Reader *reader)
{
  long offset = xmlByteConsumed (reader->parser);

  return offset < 0 ? 0 : MIN ((gsize) offset, reader->cursor.length);
}

/* Records a complaint; the first one decides the file's fault. */
static void
fail (Reader *reader, FpDocumentFault fault)
{
  if (reader->fault == FP_DOCUMENT_SOUND)
    reader->fault = fault;
  reader->failed = TRUE;
}

static void
stop (Reader *reader, FpDocumentFault fault)
{
  fail (reader, fault);
  reader->stopped = TRUE;
  xmlStopParser (reader->parser);
}

static char *
qualified_name (FpDocument *document, const xmlChar *prefix, const xmlChar *name)
{
  g_autofree char *joined = NULL;

  if (prefix == NULL)
    return g_string_chunk_insert_const (document->strings, (const char *) name);
  joined = g_strconcat ((const char *) prefix, ":", (const char *) name, NULL);
  return g_string_chunk_insert_const (document->strings, joined);
}

/* Returns @value with each '&' as it is. For its own tree the parser keeps each '&' of a value as a
 * reference, however it was written. */
static char *
with_ampersands (FpDocument *document, const char *value)
{
  g_autoptr (GString) text = g_string_new (value);

  g_string_replace (text, "&#38;", "&", 0);
  return g_string_chunk_insert_len (document->strings, text->str, (gssize) text->len);
}

/* The parser gives five pointers for each attribute: name, prefix, namespace, and both ends of the
 * value. */
static void
read_attributes (FpDocument *document, FpElement *element, int count, const xmlChar **parts)
{
  for (int i = 0; i < count; i++, parts += 5)
    {
      FpAttribute attribute = { .name = qualified_name (document, parts[1], parts[0]) };
      gsize length = (gsize) (parts[4] - parts[3]);

      attribute.value = g_string_chunk_insert_len (document->strings, (const char *) parts[3], (gssize) length);
      if (memchr (parts[3], '&', length) != NULL)
        attribute.value = with_ampersands (document, attribute.value);
      g_array_append_val (element->attributes, attribute);
    }
}

/* Ends a run of characters at a tag. The run belongs to the element closed last, or else to the
 * open one. */
static void
end_run (Reader *reader)
{
  FpElement *current = reader->current;
  const char *run;

  if (current != NULL && reader->run->len > 0)
    {
      run = g_string_chunk_insert_const (reader->document->strings, reader->run->str);
      if (current->children->len > 0)
        ((FpElement *) g_ptr_array_index (current->children, current->children->len - 1))->tail = run;
      else
        current->lead = run;
    }
  g_string_truncate (reader->run, 0);
}

/* Returns the namespace @uri as a string of the document, nearly always that of the parent. */
static const char *
namespace_of (Reader *reader, const char *uri)
{
  return reader->current != NULL && g_str_equal (reader->current->ns, uri)
             ? reader->current->ns
             : g_string_chunk_insert_const (reader->document->strings, uri);
}

static void
start_element_cb (void *data, const xmlChar *name, const xmlChar *prefix G_GNUC_UNUSED, const xmlChar *uri,
                  int n_namespaces G_GNUC_UNUSED, const xmlChar **namespaces G_GNUC_UNUSED, int n_attributes,
                  int n_defaulted G_GNUC_UNUSED, const xmlChar **attributes)
{
  Reader *reader = data;
  FpDocument *document = reader->document;
  FpElement *element;

  if (reader->stopped)
    return;
  end_run (reader);
  element = g_new0 (FpElement, 1);
  element->ns = namespace_of (reader, uri == NULL ? "" : (const char *) uri);
  element->name = g_string_chunk_insert_const (document->strings, (const char *) name);
  element->text = g_string_chunk_insert_const (document->strings, "");
  element->lead = element->tail = element->text;
  element->parent = reader->current;
  element->children = g_ptr_array_new ();
  element->attributes = g_array_new (FALSE, FALSE, sizeof (FpAttribute));
  g_ptr_array_add (document->elements, element);
  read_attributes (document, element, n_attributes, attributes);
  reader->behind_tag = fp_cursor_place_element (&reader->cursor, element, parser_offset (reader));
  if (reader->current != NULL)
    g_ptr_array_add (reader->current->children, element);
  reader->current = element;
  g_ptr_array_add (reader->texts, g_string_new (NULL));
  if ((int) reader->texts->len > reader->max_depth)
    {
      fp_problems_add (reader->problems, element->at, "nested too deep; expected at most %d elements in each other",
                       reader->max_depth);
      stop (reader, FP_DOCUMENT_TOO_DEEP);
    }
}

static void
end_element_cb (void *data, const xmlChar *name G_GNUC_UNUSED, const xmlChar *prefix G_GNUC_UNUSED,
                const xmlChar *uri G_GNUC_UNUSED)
{
  Reader *reader = data;
  GString *text;

  if (reader->stopped || reader->current == NULL)
    return;
  end_run (reader);
  text = g_ptr_array_index (reader->texts, reader->texts->len - 1);
  reader->current->text = g_string_chunk_insert (reader->document->strings, g_strstrip (text->str));
  g_ptr_array_set_size (reader->texts, (int) reader->texts->len - 1);
  reader->current = reader->current->parent;
  reader->behind_tag = parser_offset (reader);
}

static void
characters_cb (void *data, const xmlChar *characters, int length)
{
  Reader *reader = data;
  GString *text;

  if (reader->stopped || reader->current == NULL)
    return;
  g_string_append_len (reader->run, (const char *) characters, length);
  text = g_ptr_array_index (reader->texts, reader->texts->len - 1);
  for (int i = 0; i < length && text->len == 0; i++)
    if (!g_ascii_isspace (characters[i]))
      {
        g_string_append_len (text, (const char *) characters + i, length - i);
        reader->current->text_at = fp_cursor_find_text (&reader->cursor, reader->behind_tag);
        return;
      }
  if (text->len > 0)
    g_string_append_len (text, (const char *) characters, length);
}

static void
doctype_cb (void *data, const xmlChar *name G_GNUC_UNUSED, const xmlChar *public_id G_GNUC_UNUSED,
            const xmlChar *system_id G_GNUC_UNUSED)
{
  Reader *reader = data;
  gsize start = fp_cursor_find_before (&reader->cursor, "<!DOCTYPE", parser_offset (reader));

  if (reader->stopped)
    return;
  fp_problems_add (reader->problems, fp_cursor_seek (&reader->cursor, start),
                   "a DOCTYPE is not allowed; expected the file's first element");
  stop (reader, FP_DOCUMENT_DOCTYPE);
}

/* Returns TRUE if only white space follows the byte at @offset. */
static gboolean
at_end (const FpCursor *cursor, gsize offset)
{
  while (offset < cursor->length && g_ascii_isspace (cursor->text[offset]))
    offset++;
  return offset >= cursor->length;
}

static void
error_cb (void *data, ParserError *error)
{
  Reader *reader = data;

  if (reader->stopped || error->level < XML_ERR_ERROR)
    return;
  fail (reader, at_end (&reader->cursor, parser_offset (reader)) && reader->current != NULL ? FP_DOCUMENT_CUT_OFF
                                                                                            : FP_DOCUMENT_MALFORMED);
  reader->stopped = error->level == XML_ERR_FATAL;
  fp_markup_explain (reader->problems, &reader->cursor, error, parser_offset (reader));
}

/* Returns TRUE if the XML declaration names an encoding other than UTF-8 or ASCII. */
static gboolean
names_other_encoding (const char *text, gsize length)
{
  g_autoptr (GRegex) pattern = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *declaration = NULL;
  g_autofree char *encoding = NULL;
  const char *end = g_strstr_len (text, (gssize) MIN (length, 1024), "?>");

  if (end == NULL || strncmp (text, "<?xml", 5) != 0)
    return FALSE;
  declaration = g_strndup (text, (gsize) (end - text));
  pattern = g_regex_new ("\\sencoding\\s*=\\s*[\"']([^\"']*)", 0, 0, NULL);
  if (!g_regex_match (pattern, declaration, 0, &match))
    return FALSE;
  encoding = g_match_info_fetch (match, 1);
  return g_ascii_strcasecmp (encoding, "UTF-8") != 0 && g_ascii_strcasecmp (encoding, "US-ASCII") != 0;
}

/* Returns the start of a tag with too many attributes, or the text's length. The parser compares
 * all attributes of a tag with each other, so such a tag would keep it busy for minutes. Counting
 * '=' is enough, since no tag holds a '<'. */
static gsize
find_crowded_tag (const char *text, gsize length)
{
  gsize start = 0;
  int count = 0;

  for (gsize i = 0; i < length; i++)
    if (text[i] == '<')
      {
        start = i;
        count = 0;
      }
    else if (text[i] == '=' && text[start] == '<' && start + 1 < i && strchr ("!?", text[start + 1]) == NULL &&
             ++count > MOST_ATTRIBUTES)
      return start;
  return length;
}

static const FpLocation start_of_file = { 1, 1 };

/* Complains about a file that must not reach the parser. */
static gboolean
check_file (Reader *reader)
{
  FpCursor *cursor = &reader->cursor;

  if (names_other_encoding (cursor->text, cursor->length))
    {
      fail (reader, FP_DOCUMENT_NOT_TEXT);
      fp_problems_add (reader->problems, start_of_file, "another encoding is declared; expected UTF-8");
    }
  else if (cursor->length == 0)
    {
      fail (reader, FP_DOCUMENT_EMPTY);
      fp_problems_add (reader->problems, start_of_file, "the file is empty; expected XML");
    }
  else if (cursor->length > G_MAXINT / 2)
    {
      fail (reader, FP_DOCUMENT_TOO_LONG);
      fp_problems_add (reader->problems, start_of_file, "the file is too long");
    }
  return !reader->failed;
}

/* Complains about bytes that must not reach the parser, which gets those in front of them. */
static void
check_bytes (Reader *reader)
{
  FpCursor *cursor = &reader->cursor;
  const char *bad = NULL;
  gsize crowded;

  if (!g_utf8_validate_len (cursor->text, cursor->length, &bad))
    {
      fail (reader, FP_DOCUMENT_NOT_TEXT);
      fp_problems_add (reader->problems, fp_cursor_seek (cursor, (gsize) (bad - cursor->text)),
                       "not a character in UTF-8; expected a text in UTF-8");
      fp_cursor_init (cursor, cursor->text, (gsize) (bad - cursor->text));
    }
  crowded = find_crowded_tag (cursor->text, cursor->length);
  if (crowded < cursor->length)
    {
      fail (reader, FP_DOCUMENT_MALFORMED);
      fp_problems_add (reader->problems, fp_cursor_seek (cursor, crowded),
                       "too many attributes; expected at most %d equals signs before the next tag", MOST_ATTRIBUTES);
      fp_cursor_init (cursor, cursor->text, crowded);
    }
}

static void
run_parser (Reader *reader)
{
  xmlParserCtxt *parser = xmlNewParserCtxt ();
  xmlSAXHandler handler = { .initialized = XML_SAX2_MAGIC,
                            .internalSubset = doctype_cb,
                            .startElementNs = start_element_cb,
                            .endElementNs = end_element_cb,
                            .characters = characters_cb,
                            .ignorableWhitespace = characters_cb,
                            .serror = error_cb };

  if (parser == NULL)
    g_error ("out of memory");
  *parser->sax = handler;
  parser->userData = reader;
  reader->parser = parser;
  xmlCtxtReadMemory (parser, reader->cursor.text, (int) reader->cursor.length, NULL, NULL,
                     XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES);
  if (!reader->failed && (!parser->wellFormed || reader->document->elements->len == 0))
    {
      fail (reader, FP_DOCUMENT_MALFORMED);
      fp_problems_add (reader->problems, fp_cursor_seek (&reader->cursor, parser_offset (reader)),
                       "not well-formed XML");
    }
  xmlFreeParserCtxt (parser);
}

FpDocument *
fp_markup_read (const char *data, gsize length, const char *name, int max_depth, gboolean salvage,
                FpDocumentFault *fault, FpProblems *problems)
{
  g_autoptr (FpDocument) document = g_new0 (FpDocument, 1);
  Reader reader = { .document = document, .problems = problems, .max_depth = CLAMP (max_depth, 1, 200) };
  gsize mark = length >= 3 && memcmp (data, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

  document->name = g_strdup (name);
  document->strings = g_string_chunk_new (4096);
  document->elements = g_ptr_array_new_with_free_func (free_element);
  if (length > mark)
    fp_cursor_init (&reader.cursor, data + mark, length - mark);
  else
    fp_cursor_init (&reader.cursor, "", 0);
  gboolean readable = check_file (&reader);
  if (readable)
    check_bytes (&reader);
  if (readable && (!reader.failed || salvage))
    {
      reader.texts = g_ptr_array_new_with_free_func (free_text);
      reader.run = g_string_new (NULL);
      run_parser (&reader);
      g_ptr_array_unref (reader.texts);
      g_string_free (reader.run, TRUE);
    }
  for (FpElement *open = reader.current; open != NULL; open = open->parent)
    open->cut = TRUE;
  *fault = reader.fault;
  return reader.failed && (!salvage || document->elements->len == 0) ? NULL : g_steal_pointer (&document);
}
