/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reader of a card file's tags, for well-formed files only. */
#include "card-words.h"

#include <string.h>

typedef struct
{
  const char *text;
  GArray *words;
  GArray *open; /* of guint: indices of the words of open elements */
} Reader;

static void
word_clear (gpointer data)
{
  g_free (((CardWord *) data)->list);
}

static gboolean
is_word_char (char c)
{
  return g_ascii_isalnum (c) || c == '-';
}

static gsize
word_length (const char *at)
{
  gsize n = 0;

  while (is_word_char (at[n]))
    n++;
  return n;
}

static guint
add_word (Reader *reader, WordKind kind, const char *at, gsize length, const char *list)
{
  CardWord word = { .kind = kind, .at = (gsize) (at - reader->text), .length = length, .list = g_strdup (list) };

  g_array_append_val (reader->words, word);
  return reader->words->len - 1;
}

/* Returns the list of words that may replace each other. All words of expressions share one list,
 * other words the list of their attribute. NULL: free text. */
static const char *
list_of (const char *attribute, const char *element)
{
  static const char *const plain[] = { "before", "when",   "after", "what",       "until",      "use",
                                       "in",     "role",   "where", "limit",      "origin",     "deck",
                                       "symbol", "next",   "icon",  "complexity", "face",       "at",
                                       "how",    "secret", "may",   "step",       "first-game", NULL };
  static const char *const free_words[] = { "id",      "as",    "name",     "card",     "planet", "edition",
                                            "version", "xmlns", "replaces", "formerly", "value",  NULL };

  if (strcmp (attribute, "at") == 0 && strcmp (element, "duel") == 0)
    return "expression";
  if (strcmp (attribute, "in") == 0 && strcmp (element, "foreach") == 0)
    return "expression";
  if (strcmp (attribute, "what") == 0)
    return strcmp (element, "modify") == 0 ? "what" : "moment";
  if (g_strv_contains ((const char *const[]){ "before", "when", "after", "until", "use", NULL }, attribute))
    return "moment";
  if (g_strv_contains (plain, attribute))
    return attribute;
  return g_strv_contains (free_words, attribute) ? NULL : "expression";
}

static const char *
read_value (Reader *reader, const char *at, const char *list)
{
  char quote = *at++;

  while (*at != quote)
    {
      gsize n = word_length (at);

      if (n > 0 && g_ascii_isalpha (*at))
        add_word (reader, WORD_VALUE, at, n, list);
      at += MAX (n, 1);
    }
  return at + 1;
}

static const char *
read_tag (Reader *reader, const char *at)
{
  gsize n = word_length (at);
  g_autofree char *element = g_strndup (at, n);
  guint own = add_word (reader, WORD_ELEMENT, at, n, "element");

  at += n;
  while (*at != '>' && *at != '/')
    {
      n = word_length (at);
      if (n > 0)
        {
          g_autofree char *attribute = g_strndup (at, n);

          add_word (reader, WORD_ATTRIBUTE, at, n, "attribute");
          at = strpbrk (at, "\"'");
          at = read_value (reader, at, list_of (attribute, element));
        }
      else
        at++;
    }
  if (*at == '>')
    g_array_append_val (reader->open, own);
  return at + (*at == '/');
}

GArray *
card_words (const char *text)
{
  Reader reader = { .text = text };
  const char *at = text;

  reader.words = g_array_new (FALSE, FALSE, sizeof (CardWord));
  g_array_set_clear_func (reader.words, word_clear);
  reader.open = g_array_new (FALSE, FALSE, sizeof (guint));
  while ((at = strchr (at, '<')) != NULL)
    {
      if (g_str_has_prefix (at, "<!--"))
        at = strstr (at, "-->");
      else if (g_str_has_prefix (at, "<portrait"))
        at = strstr (at, "</portrait>") + 1; /* pictures only, whose words are many and alike */
      else if (at[1] == '/')
        {
          guint last = g_array_index (reader.open, guint, reader.open->len - 1);

          g_array_index (reader.words, CardWord, last).end_at = (gsize) (at + 2 - text);
          g_array_set_size (reader.open, reader.open->len - 1);
        }
      else if (at[1] != '?')
        {
          at = read_tag (&reader, at + 1);
          continue;
        }
      at++;
    }
  g_array_unref (reader.open);
  return reader.words;
}

/* Returns the “>” of the tag that begins at @at. Quoted values may hold one, too. */
static const char *
tag_end (const char *at)
{
  while (*at != '>')
    {
      if (*at == '"' || *at == '\'')
        at = strchr (at + 1, *at);
      at++;
    }
  return at;
}

/* Returns the end of the element that begins at @at. */
static const char *
find_end (const char *at)
{
  int depth = 0;

  do
    {
      at = strchr (at, '<');
      if (g_str_has_prefix (at, "<!--"))
        {
          at = strstr (at, "-->");
          continue;
        }
      if (at[1] == '/')
        depth--;
      else
        depth++;
      at = tag_end (at);
      if (at[-1] == '/')
        depth--;
      at++;
    }
  while (depth > 0);
  return at;
}

GPtrArray *
split_cards (const char *text, char **head)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_free);
  const char *at = strchr (strstr (text, "<set"), '>') + 1;

  *head = g_strndup (strstr (text, "<set"), (gsize) (at - strstr (text, "<set")));
  while ((at = strchr (at, '<')) != NULL && at[1] != '/')
    {
      const char *end;

      if (g_str_has_prefix (at, "<!--"))
        {
          at = strstr (at, "-->");
          continue;
        }
      end = find_end (at);
      if (!g_str_has_prefix (at, "<name"))
        g_ptr_array_add (cards, g_strndup (at, (gsize) (end - at)));
      at = end;
    }
  return cards;
}

GPtrArray *
read_shipped (const char *set)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", set, NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (files);
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      char *text = NULL;

      if (!g_str_has_suffix (name, ".xml"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_ptr_array_add (texts, text);
    }
  return texts;
}
