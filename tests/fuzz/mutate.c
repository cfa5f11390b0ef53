/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mutations that keep an input XML: elements and attributes are copied, left out, swapped and
 * moved, and words and numbers replaced. One mutation in eight is libFuzzer's own, of bytes.
 *
 * The structure is only guessed: text between < and > is a tag, and quotes hold values. Where the
 * guess is wrong, the input is changed all the same.
 */
#include <glib.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver (const uint8_t *one, size_t one_size, const uint8_t *other, size_t other_size,
                                  uint8_t *out, size_t most, unsigned seed);

/* The bytes from @from up to, but not including, @to. */
typedef struct
{
  gsize from, to;
} Span;

typedef struct
{
  GString *text;
  GArray *elements; /* of Span: whole elements, including nested ones */
  GArray *attributes; /* of Span: with the space before them */
  GArray *values; /* of Span: between quotes */
  GArray *words; /* of Span: in values, text, and names of elements and attributes */
  GRand *random;
} Mutation;

/* --- Structure --- */

static void
add (GArray *spans, gsize from, gsize to)
{
  Span span = { from, to };

  g_array_append_val (spans, span);
}

static gboolean
is_word (char letter)
{
  return g_ascii_isalnum (letter) || letter == '-' || letter == '_';
}

static void
find_words (Mutation *self)
{
  const char *text = self->text->str;

  for (gsize i = 0; i < self->text->len;)
    {
      gsize from = i;

      while (i < self->text->len && is_word (text[i]))
        i++;
      if (i > from)
        add (self->words, from, i);
      else
        i++;
    }
}

/* Finds the attributes of the tag from @from up to @to. */
static void
find_attributes (Mutation *self, gsize from, gsize to)
{
  const char *text = self->text->str;
  gsize begin = 0;

  for (gsize i = from; i < to; i++)
    {
      if (g_ascii_isspace (text[i]))
        begin = i;
      else if (text[i] == '"' || text[i] == '\'')
        {
          const char *end = memchr (text + i + 1, text[i], to - i - 1);

          if (end == NULL)
            return;
          add (self->values, i + 1, (gsize) (end - text));
          if (begin > 0)
            add (self->attributes, begin, (gsize) (end - text) + 1);
          i = (gsize) (end - text);
          begin = 0;
        }
    }
}

/* Elements end at the next end tag of the same depth. Names are not compared. */
static void
find_elements (Mutation *self)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gsize));
  const char *text = self->text->str, *end;

  for (gsize i = 0; i < self->text->len; i++)
    {
      if (text[i] != '<' || (end = memchr (text + i, '>', self->text->len - i)) == NULL)
        continue;
      if (text[i + 1] == '/' && open->len > 0)
        {
          add (self->elements, g_array_index (open, gsize, open->len - 1), (gsize) (end - text) + 1);
          g_array_set_size (open, open->len - 1);
        }
      else if (text[i + 1] != '/' && text[i + 1] != '!' && text[i + 1] != '?')
        {
          find_attributes (self, i, (gsize) (end - text));
          if (end[-1] == '/')
            add (self->elements, i, (gsize) (end - text) + 1);
          else
            g_array_append_val (open, i);
        }
      i = (gsize) (end - text);
    }
}

static void
begin (Mutation *self, const uint8_t *data, gsize size, unsigned seed)
{
  self->text = g_string_new_len ((const char *) data, (gssize) size);
  self->elements = g_array_new (FALSE, FALSE, sizeof (Span));
  self->attributes = g_array_new (FALSE, FALSE, sizeof (Span));
  self->values = g_array_new (FALSE, FALSE, sizeof (Span));
  self->words = g_array_new (FALSE, FALSE, sizeof (Span));
  self->random = g_rand_new_with_seed (seed);
  find_elements (self);
  find_words (self);
}

/* Writes the result to @out and frees @self. Returns the size of the result. */
static gsize
finish (Mutation *self, uint8_t *out, gsize most)
{
  gsize size = MIN (self->text->len, most);

  memcpy (out, self->text->str, size);
  g_string_free (self->text, TRUE);
  g_array_unref (self->elements);
  g_array_unref (self->attributes);
  g_array_unref (self->values);
  g_array_unref (self->words);
  g_rand_free (self->random);
  return size;
}

/* --- Dictionary --- */

/* Returns the words of libFuzzer's dictionary $FUZZ_WORDS, which has a line "WORD" for each. */
static const GPtrArray *
dictionary (void)
{
  static GPtrArray *words;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (words != NULL)
    return words;
  words = g_ptr_array_new ();
  if (g_getenv ("FUZZ_WORDS") != NULL && g_file_get_contents (g_getenv ("FUZZ_WORDS"), &text, NULL, NULL))
    lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    if (lines[i][0] == '"' && strlen (lines[i]) > 2)
      g_ptr_array_add (words, g_strndup (lines[i] + 1, strlen (lines[i]) - 2));
  return words;
}

/* --- Changes --- */

static guint
below (Mutation *self, guint n)
{
  return (guint) g_rand_int_range (self->random, 0, (gint32) MAX (n, 1));
}

/* Returns FALSE if there are no spans. */
static gboolean
pick (Mutation *self, const GArray *spans, Span *span)
{
  if (spans->len == 0)
    return FALSE;
  *span = g_array_index (spans, Span, below (self, spans->len));
  return TRUE;
}

static char *
cut (const Mutation *self, Span span)
{
  return g_strndup (self->text->str + span.from, span.to - span.from);
}

static void
put (Mutation *self, Span span, const char *text)
{
  g_string_erase (self->text, (gssize) span.from, (gssize) (span.to - span.from));
  g_string_insert (self->text, (gssize) span.from, text);
}

/* Inserts @text before or after a random one of @spans. */
static void
insert (Mutation *self, const GArray *spans, const char *text)
{
  Span at;

  if (pick (self, spans, &at))
    g_string_insert (self->text, (gssize) (below (self, 2) ? at.from : at.to), text);
}

/* Copies one of @spans to another place. */
static void
copy_one (Mutation *self, const GArray *spans)
{
  g_autofree char *text = NULL;
  Span span;

  if (!pick (self, spans, &span))
    return;
  text = cut (self, span);
  insert (self, spans, text);
}

static void
drop_one (Mutation *self, const GArray *spans)
{
  Span span;

  if (pick (self, spans, &span))
    put (self, span, "");
}

/* Swaps two of @spans. If they overlap, the inner one replaces the outer one. */
static void
swap_two (Mutation *self, const GArray *spans)
{
  g_autofree char *first = NULL, *second = NULL;
  Span a, b, other;

  if (!pick (self, spans, &a) || !pick (self, spans, &b))
    return;
  if (a.from > b.from)
    {
      other = a;
      a = b;
      b = other;
    }
  first = cut (self, a);
  second = cut (self, b);
  if (b.from >= a.to)
    put (self, b, first);
  put (self, a, second);
}

/* Replaces one of @spans by another. */
static void
replace_one (Mutation *self, const GArray *spans)
{
  g_autofree char *text = NULL;
  Span a, b;

  if (!pick (self, spans, &a) || !pick (self, spans, &b))
    return;
  text = cut (self, b);
  put (self, a, text);
}

static void
change_word (Mutation *self, const GArray *spans)
{
  const GPtrArray *words = dictionary ();
  Span span;

  if (words->len > 0 && pick (self, spans, &span))
    put (self, span, g_ptr_array_index (words, below (self, words->len)));
}

/* Joins a value to another value, or to a word, by an operator. */
static void
grow_value (Mutation *self)
{
  static const char *const joints[] = { " + ", " - ", " * ",  " / ", " and ", " or ", " = ", " &gt; ", ".",
                                        "[",   "(",   " is ", "..",  ", ",    " of ", " ",   ":" };
  const GPtrArray *words = dictionary ();
  g_autofree char *old = NULL, *other = NULL, *text = NULL;
  const char *joint = joints[below (self, G_N_ELEMENTS (joints))];
  Span a, b;

  if (!pick (self, self->values, &a) || !pick (self, self->values, &b))
    return;
  old = cut (self, a);
  other = below (self, 2) && words->len > 0 ? g_strdup (g_ptr_array_index (words, below (self, words->len)))
                                            : cut (self, b);
  text = g_strconcat (old, joint, other, joint[0] == '[' ? "]" : joint[0] == '(' ? ")" : "", NULL);
  put (self, a, text);
}

static void
change_number (Mutation *self)
{
  static const char *const numbers[] = { "0",          "1",          "-1",    "2",      "9",
                                         "20",         "99",         "127",   "128",    "200",
                                         "255",        "32767",      "32768", "-32768", "65535",
                                         "2147483647", "4294967296", "-0",    "00",     "18446744073709551615" };
  guint first = below (self, self->words->len);

  for (guint i = 0; i < self->words->len; i++)
    {
      Span span = g_array_index (self->words, Span, (first + i) % self->words->len);

      if (!g_ascii_isdigit (self->text->str[span.from]))
        continue;
      put (self, span, numbers[below (self, G_N_ELEMENTS (numbers))]);
      return;
    }
}

/* Adds an attribute from the dictionary with a value from elsewhere. */
static void
new_attribute (Mutation *self)
{
  const GPtrArray *words = dictionary ();
  g_autofree char *value = NULL, *text = NULL;
  Span span;

  if (words->len == 0 || !pick (self, self->values, &span))
    return;
  value = cut (self, span);
  text = g_strdup_printf (" %s=\"%s\"", (const char *) g_ptr_array_index (words, below (self, words->len)), value);
  insert (self, self->attributes, text);
}

static void
change (Mutation *self)
{
  const GArray *const of[] = { self->elements, self->elements, self->attributes, self->values, self->words };
  const GArray *spans = of[below (self, G_N_ELEMENTS (of))];

  switch (below (self, 10))
    {
    case 0:
    case 1:
      copy_one (self, spans);
      break;
    case 2:
      drop_one (self, spans);
      break;
    case 3:
      swap_two (self, spans);
      break;
    case 4:
      replace_one (self, spans);
      break;
    case 5:
      change_word (self, self->words);
      break;
    case 6:
      change_word (self, self->values);
      break;
    case 7:
      grow_value (self);
      break;
    case 8:
      change_number (self);
      break;
    default:
      new_attribute (self);
    }
}

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed)
{
  Mutation mutation;

  if (size == 0 || seed % 8 == 0)
    return LLVMFuzzerMutate (data, size, most);
  for (guint i = 0; i <= (seed >> 8) % 2; i++)
    {
      begin (&mutation, data, size, seed + i);
      change (&mutation);
      size = finish (&mutation, data, most);
    }
  return size;
}

/* Copies an element of @other to @one, in place of an element or beside it. */
size_t
LLVMFuzzerCustomCrossOver (const uint8_t *one, size_t one_size, const uint8_t *other, size_t other_size, uint8_t *out,
                           size_t most, unsigned seed)
{
  g_autofree char *text = NULL;
  Mutation from, to;
  Span span;

  begin (&from, other, other_size, seed);
  if (pick (&from, seed % 3 ? from.elements : from.values, &span))
    text = cut (&from, span);
  finish (&from, out, 0);
  begin (&to, one, one_size, seed + 1);
  if (text != NULL && (seed % 3 == 0 || below (&to, 2)) && pick (&to, seed % 3 ? to.elements : to.values, &span))
    put (&to, span, text);
  else if (text != NULL)
    insert (&to, to.elements, text);
  return finish (&to, out, most);
}
