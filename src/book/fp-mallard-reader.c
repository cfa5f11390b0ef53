/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads Mallard into blocks. tests/lint/book.py lists the elements that pages may use. */
#include "book/fp-mallard-reader.h"

#include <string.h>

#include "markup/fp-markup.h"

enum
{
  MAX_BYTES = 1 << 20,
};

typedef struct
{
  FpPage *page;
  FpProblems *problems;
  const char *folder; /* folder of the file */
} FpPageReader;

static void
clear_place (gpointer data)
{
  FpBookPlace *place = data;
  g_free (place->guide);
  g_free (place->group);
}

FpPage *
fp_page_new (const char *id)
{
  FpPage *page = g_new0 (FpPage, 1);
  page->id = g_strdup (id);
  page->gist = g_strdup ("");
  page->keywords = g_strdup ("");
  page->places = g_array_new (FALSE, FALSE, sizeof (FpBookPlace));
  g_array_set_clear_func (page->places, clear_place);
  page->governs = g_new0 (char *, 1);
  page->related = g_ptr_array_new_with_free_func (g_free);
  page->same = g_ptr_array_new_with_free_func (g_free);
  page->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_block_free);
  return page;
}

void
fp_page_free (FpPage *page)
{
  if (page == NULL)
    return;
  g_free (page->id);
  g_free (page->title);
  g_free (page->sort);
  g_free (page->gist);
  g_free (page->keywords);
  g_array_unref (page->places);
  g_strfreev (page->governs);
  g_ptr_array_unref (page->related);
  g_ptr_array_unref (page->same);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}

char *
fp_page_term (const char *text)
{
  g_autofree char *small = g_utf8_strdown (text, -1);
  GString *id = g_string_new (NULL);
  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalnum (g_utf8_get_char (p)))
      g_string_append_unichar (id, g_utf8_get_char (p));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  return g_string_free (id, FALSE);
}

/* Appends @run as a paragraph has it: white space is one space, none at the start. */
static void
append_joined (GString *text, const char *run)
{
  for (const char *p = run; *p != '\0'; p++)
    if (!g_ascii_isspace (*p))
      g_string_append_c (text, *p);
    else if (text->len > 0 && text->str[text->len - 1] != ' ')
      g_string_append_c (text, ' ');
}

/* Finds the kind of span of an element; FALSE: it is none. The target (transfer full) may be NULL.
 */
static gboolean
span_of (const FpPageReader *reader, const FpElement *element, FpSpanKind *kind, char **target)
{
  static const struct
  {
    const char *name;
    FpSpanKind kind;
  } kinds[] = {
    { "em", FP_SPAN_EMPHASIS }, { "gui", FP_SPAN_GUI },    { "app", FP_SPAN_GUI },
    { "key", FP_SPAN_KEY },     { "file", FP_SPAN_CODE },  { "cmd", FP_SPAN_CODE },
    { "code", FP_SPAN_CODE },   { "input", FP_SPAN_CODE }, { "link", FP_SPAN_LINK },
  };
  const char *style = fp_element_get (element, "style"), *xref = fp_element_get (element, "xref");
  guint i = 0;
  *target = NULL;
  while (i < G_N_ELEMENTS (kinds) && !fp_element_is (element, kinds[i].name))
    i++;
  if (i == G_N_ELEMENTS (kinds))
    return FALSE;
  *kind = kinds[i].kind;
  if (*kind == FP_SPAN_EMPHASIS && style != NULL && g_str_has_prefix (style, "card "))
    {
      *kind = FP_SPAN_CARD;
      *target = g_strdup (style + strlen ("card "));
    }
  else if (*kind == FP_SPAN_EMPHASIS && g_strcmp0 (style, "strong") == 0)
    *kind = FP_SPAN_STRONG;
  else if (*kind == FP_SPAN_LINK && xref != NULL)
    *target = *xref == '#' ? g_strconcat (reader->page->id, xref, NULL) : g_strdup (xref);
  else if (*kind == FP_SPAN_LINK)
    {
      *kind = FP_SPAN_WEB;
      *target = g_strdup (fp_element_get (element, "href"));
    }
  return TRUE;
}

static void append_inline (FpPageReader *reader, const FpElement *element, FpBlock *block, GString *text);

static void
append_child (FpPageReader *reader, const FpElement *child, FpBlock *block, GString *text)
{
  FpSpan span = { .start = (guint) text->len };
  guint index = block->spans->len;
  if (!span_of (reader, child, &span.kind, &span.target))
    {
      if (!fp_element_is (child, "keyseq") && !fp_element_is (child, "guiseq"))
        fp_problems_add (reader->problems, child->at, "“%s” is not known inside a text", child->name);
      append_inline (reader, child, block, text);
      return;
    }
  g_array_append_val (block->spans, span);
  append_inline (reader, child, block, text);
  g_array_index (block->spans, FpSpan, index).end = (guint) text->len;
}

/* Returns the text between keys pressed together, or between menu items chosen one after the other.
 */
static const char *
separator_of (const FpElement *element)
{
  if (fp_element_is (element, "keyseq"))
    return "+";
  return fp_element_is (element, "guiseq") ? " ▸ " : NULL;
}

static void
append_inline (FpPageReader *reader, const FpElement *element, FpBlock *block, GString *text)
{
  const char *separator = separator_of (element);
  if (separator == NULL)
    append_joined (text, element->lead);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);
      if (separator != NULL && i > 0)
        g_string_append (text, separator);
      append_child (reader, child, block, text);
      if (separator == NULL)
        append_joined (text, child->tail);
    }
}

/* Puts a piece of text with its spans into @block. */
static void
read_text (FpPageReader *reader, const FpElement *element, FpBlock *block)
{
  GString *text = g_string_new (NULL);
  if (block->kind == FP_BLOCK_SCREEN)
    g_string_append (text, element->text);
  else
    append_inline (reader, element, block, text);
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  for (guint i = 0; i < block->spans->len; i++)
    {
      FpSpan *span = &g_array_index (block->spans, FpSpan, i);
      span->end = MIN (span->end, (guint) text->len);
    }
  g_free (block->text);
  block->text = g_string_free (text, FALSE);
}

static void read_blocks (FpPageReader *reader, const FpElement *element, guint level, GPtrArray *blocks);

static FpBlock *
read_links (FpPageReader *reader, const FpElement *element)
{
  FpBlock *block = fp_block_new (FP_BLOCK_LINKS);
  const FpElement *title = fp_element_child (element, "title");
  block->id = g_strdup (fp_element_get (element, "groups"));
  if (title != NULL)
    read_text (reader, title, block);
  return block;
}

/* Returns the pages that the info of @section names as changed by it, NULL: none. Free with
 * g_strfreev (). */
static char **
read_changes (const FpElement *section)
{
  const FpElement *info = fp_element_child (section, "info");
  const FpElement *changes = info != NULL ? fp_element_child (info, "changes") : NULL;
  const char *pages = changes != NULL ? fp_element_get (changes, "pages") : NULL;
  return pages != NULL ? g_strsplit (pages, " ", -1) : NULL;
}

static FpBlock *
read_section (FpPageReader *reader, const FpElement *element, guint level)
{
  FpBlock *block = fp_block_new (FP_BLOCK_HEADING);
  const FpElement *title = fp_element_child (element, "title");
  block->level = level;
  block->id = g_strdup (fp_element_get (element, "id"));
  block->changes = read_changes (element);
  if (title != NULL)
    read_text (reader, title, block);
  return block;
}

/* Returns a block with blocks inside. A title becomes the term of an item, else a bold paragraph.
 */
static FpBlock *
read_inside (FpPageReader *reader, const FpElement *element, FpBlockKind kind, guint level)
{
  FpBlock *block = fp_block_new (kind);
  const FpElement *title = fp_element_child (element, "title");
  if (title != NULL && kind == FP_BLOCK_ITEM)
    {
      read_text (reader, title, block);
      block->id = fp_page_term (block->text);
    }
  else if (title != NULL)
    {
      FpBlock *first = fp_block_new (FP_BLOCK_PARAGRAPH);
      read_text (reader, title, first);
      FpSpan span = { FP_SPAN_STRONG, 0, (guint) strlen (first->text), NULL };
      g_array_append_val (first->spans, span);
      g_ptr_array_add (block->blocks, first);
    }
  if (kind == FP_BLOCK_ROW)
    block->level = element->parent != NULL && fp_element_is (element->parent, "thead");
  read_blocks (reader, element, level, block->blocks);
  return block;
}

/* Elements that become a block each. */
static const struct
{
  const char *name;
  FpBlockKind kind;
} block_kinds[] = {
  { "p", FP_BLOCK_PARAGRAPH }, { "screen", FP_BLOCK_SCREEN },   { "list", FP_BLOCK_LIST },
  { "steps", FP_BLOCK_STEPS }, { "terms", FP_BLOCK_TERMS },     { "item", FP_BLOCK_ITEM },
  { "table", FP_BLOCK_TABLE }, { "tr", FP_BLOCK_ROW },          { "td", FP_BLOCK_CELL },
  { "note", FP_BLOCK_NOTE },   { "example", FP_BLOCK_EXAMPLE }, { "figure", FP_BLOCK_GROUP },
};

/* Reads a picture. Pictures hold no words, so a translation may use the original's. */
static FpBlock *
read_picture (FpPageReader *reader, const FpElement *media)
{
  FpBlock *block = fp_block_new (FP_BLOCK_PICTURE);
  const FpElement *words = fp_element_child (media, "p");
  const char *source = fp_element_get (media, "src");
  g_autofree char *own = g_build_filename (reader->folder, source != NULL ? source : "", NULL);
  g_autofree char *original = g_build_filename (reader->folder, "..", "C", source != NULL ? source : "", NULL);
  if (words != NULL)
    read_text (reader, words, block);
  if (g_file_test (own, G_FILE_TEST_IS_REGULAR))
    block->source = g_steal_pointer (&own);
  else if (g_file_test (original, G_FILE_TEST_IS_REGULAR))
    block->source = g_steal_pointer (&original);
  else
    fp_problems_add (reader->problems, media->at, "there is no picture “%s”", source != NULL ? source : "");
  return block;
}

static void
read_block (FpPageReader *reader, const FpElement *element, guint level, GPtrArray *blocks)
{
  guint i = 0;
  while (i < G_N_ELEMENTS (block_kinds) && !fp_element_is (element, block_kinds[i].name))
    i++;
  if (i < G_N_ELEMENTS (block_kinds) && block_kinds[i].kind <= FP_BLOCK_SCREEN)
    {
      FpBlock *block = fp_block_new (block_kinds[i].kind);
      read_text (reader, element, block);
      g_ptr_array_add (blocks, block);
    }
  else if (i < G_N_ELEMENTS (block_kinds))
    g_ptr_array_add (blocks, read_inside (reader, element, block_kinds[i].kind, level));
  else if (fp_element_is (element, "media"))
    g_ptr_array_add (blocks, read_picture (reader, element));
  else if (fp_element_is (element, "links"))
    g_ptr_array_add (blocks, read_links (reader, element));
  else if (fp_element_is (element, "section"))
    {
      g_ptr_array_add (blocks, read_section (reader, element, level));
      read_blocks (reader, element, level + 1, blocks);
    }
  else
    {
      if (!fp_element_is (element, "thead") && !fp_element_is (element, "tbody"))
        fp_problems_add (reader->problems, element->at, "“%s” is not known here", element->name);
      read_blocks (reader, element, level, blocks);
    }
}

static void
read_blocks (FpPageReader *reader, const FpElement *element, guint level, GPtrArray *blocks)
{
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);
      if (!fp_element_is (child, "title") && !fp_element_is (child, "info"))
        read_block (reader, child, level, blocks);
    }
}

static void
read_info_link (FpPage *page, const FpElement *link)
{
  const char *type = fp_element_get (link, "type"), *xref = fp_element_get (link, "xref");
  if (xref != NULL && g_strcmp0 (type, "guide") == 0)
    {
      FpBookPlace place = { g_strdup (xref), g_strdup (fp_element_get (link, "group")) };
      g_array_append_val (page->places, place);
    }
  else if (xref != NULL && g_strcmp0 (type, "seealso") == 0)
    g_ptr_array_add (page->related, g_strdup (xref));
}

static void
take_text (FpPageReader *reader, const FpElement *element, char **text)
{
  g_autoptr (FpBlock) block = fp_block_new (FP_BLOCK_PARAGRAPH);
  read_text (reader, element, block);
  g_free (*text);
  *text = g_steal_pointer (&block->text);
}

/* Reads our own element, in a namespace of ours that Yelp ignores. */
static void
read_governs (FpPage *page, const FpElement *governs)
{
  const char *words = fp_element_get (governs, "words");
  g_strfreev (page->governs);
  page->governs = g_strsplit (words != NULL ? words : "", " ", -1);
}

static void
read_same (FpPageReader *reader, const FpElement *same)
{
  char *words = NULL;
  take_text (reader, same, &words);
  g_ptr_array_add (reader->page->same, words);
}

static void
read_info (FpPageReader *reader, const FpElement *info)
{
  for (guint i = 0; i < fp_element_n_children (info); i++)
    {
      const FpElement *child = fp_element_child_at (info, i);
      if (fp_element_is (child, "link"))
        read_info_link (reader->page, child);
      else if (fp_element_is (child, "desc"))
        take_text (reader, child, &reader->page->gist);
      else if (fp_element_is (child, "keywords"))
        take_text (reader, child, &reader->page->keywords);
      else if (fp_element_is (child, "title") && g_strcmp0 (fp_element_get (child, "type"), "sort") == 0)
        take_text (reader, child, &reader->page->sort);
      else if (fp_element_is (child, "governs"))
        read_governs (reader->page, child);
      else if (fp_element_is (child, "same"))
        read_same (reader, child);
    }
}

FpPage *
fp_page_read (const char *path, FpProblems *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpDocument) document = fp_document_load (path, MAX_BYTES, problems, &error);
  if (error != NULL)
    fp_problems_add (problems, (FpLocation){ 1, 1 }, "%s", error->message);
  if (document == NULL)
    return NULL;
  const FpElement *root = fp_document_root (document);
  const FpElement *title = fp_element_child (root, "title"), *info = fp_element_child (root, "info");
  const char *id = fp_element_get (root, "id");
  if (!fp_element_is (root, "page") || id == NULL || title == NULL)
    {
      fp_problems_add (problems, root->at, "this is no page; expected “page” with an id and a title");
      return NULL;
    }
  g_autoptr (FpPage) page = fp_page_new (id);
  g_autofree char *folder = g_path_get_dirname (path);
  FpPageReader reader = { page, problems, folder };
  page->guide = g_strcmp0 (fp_element_get (root, "type"), "guide") == 0;
  take_text (&reader, title, &page->title);
  if (info != NULL)
    read_info (&reader, info);
  read_blocks (&reader, root, 2, page->blocks);
  return g_steal_pointer (&page);
}
