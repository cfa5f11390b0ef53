/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conversion of a file of a card set to format 2. The checker finds the words of format 1 with
 * their positions; each is replaced where it stands, so that all the rest stays as it is written.
 * One replaced word may uncover the next, so the file is checked until none is left. */
#include "library/fp-library-private.h"
#include "markup/fp-regular-file.h"

#include <string.h>

enum
{
  MOST_PASSES = 100, /* an expression uncovers one word a pass */
};

/* A replacement of bytes of a text. */
typedef struct
{
  gsize from, to;
  const char *now; /* not owned */
} Cut;

/* --- Places in a text --- */

static gboolean
is_name_char (char c)
{
  return g_ascii_isalnum (c) || c == '-';
}

/* Returns TRUE if the name @name stands at @text. */
static gboolean
is_named (const char *text, const char *name)
{
  gsize n = strlen (name);

  return strncmp (text, name, n) == 0 && !is_name_char (text[n]);
}

/* Returns the position behind the '>' of the tag that begins at @text, NULL: it has none. */
static const char *
behind_tag (const char *text)
{
  while (*text != '\0' && *text != '>')
    {
      if (*text == '"' || *text == '\'')
        text = strchr (text + 1, *text);
      if (text == NULL)
        return NULL;
      text++;
    }
  return *text == '>' ? text + 1 : NULL;
}

/* Returns the position behind the comment, instruction or CDATA section at @text; @text itself if
 * there is none. */
static const char *
behind_other (const char *text)
{
  static const char *const marks[][2] = { { "<!--", "-->" }, { "<?", "?>" }, { "<![CDATA[", "]]>" } };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (text, marks[i][0]))
      {
        const char *end = strstr (text + strlen (marks[i][0]), marks[i][1]);

        return end != NULL ? end + strlen (marks[i][1]) : text + strlen (text);
      }
  return text;
}

/* Returns the name in the end tag of the element @name, whose start tag begins at @text. NULL: its
 * start tag is also its end. */
static const char *
find_end_tag (const char *text, const char *name)
{
  int depth = 0;

  while ((text = strchr (text, '<')) != NULL)
    {
      const char *other = behind_other (text), *end;

      if (other != text)
        {
          text = other;
          continue;
        }
      end = behind_tag (text);
      if (end == NULL)
        return NULL;
      if (is_named (text + 1, name))
        depth += end[-2] == '/' ? 0 : 1;
      if (text[1] == '/' && is_named (text + 2, name) && --depth == 0)
        return text + 2;
      if (depth == 0)
        return NULL;
      text = end;
    }
  return NULL;
}

/* Returns the position behind the closing quote of the attribute that begins at @text. */
static const char *
behind_attribute (const char *text)
{
  const char *quote = strpbrk (text, "\"'");
  const char *end = quote != NULL ? strchr (quote + 1, *quote) : NULL;

  return end != NULL ? end + 1 : NULL;
}

/* --- Replacing --- */

static int
compare_cuts (gconstpointer a, gconstpointer b)
{
  const Cut *one = a, *two = b;

  return one->from < two->from ? 1 : one->from > two->from ? -1 : 0;
}

static void
add_cut (GArray *cuts, const char *text, const char *from, gsize length, const char *now)
{
  const Cut cut = { (gsize) (from - text), (gsize) (from - text) + length, now };

  g_array_append_val (cuts, cut);
}

/* Adds the replacements for @fix. FALSE: the word is not written there as it was read. */
static gboolean
find_cuts (const char *text, const FpSetFix *fix, GArray *cuts)
{
  const char *at = fp_set_text_place (text, fix->at), *end;

  if (at == NULL || !is_named (fix->kind == FP_FIX_ELEMENT ? at + 1 : at, fix->was))
    return FALSE;
  switch (fix->kind)
    {
    case FP_FIX_ELEMENT:
      add_cut (cuts, text, at + 1, strlen (fix->was), fix->now);
      end = find_end_tag (at, fix->was);
      if (end != NULL)
        add_cut (cuts, text, end, strlen (fix->was), fix->now);
      return TRUE;
    case FP_FIX_ATTRIBUTE:
      end = behind_attribute (at);
      if (end == NULL)
        return FALSE;
      if (*fix->now == '\0' && at > text && at[-1] == ' ')
        at--;
      add_cut (cuts, text, at, (gsize) (end - at), fix->now);
      return TRUE;
    case FP_FIX_WORD:
      add_cut (cuts, text, at, strlen (fix->was), fix->now);
      return TRUE;
    }
  return FALSE;
}

/* Returns @text with @fixes (of FpSetFix) carried out, NULL: none could be. */
static char *
replace_words (const char *text, const GArray *fixes)
{
  g_autoptr (GArray) cuts = g_array_new (FALSE, FALSE, sizeof (Cut));
  GString *result = g_string_new (text);
  gsize last = G_MAXSIZE;

  for (guint i = 0; i < fixes->len; i++)
    find_cuts (text, &g_array_index (fixes, FpSetFix, i), cuts);
  g_array_sort (cuts, compare_cuts);
  for (guint i = 0; i < cuts->len; i++)
    {
      const Cut *cut = &g_array_index (cuts, Cut, i);

      if (cut->to > last)
        continue; /* reported twice, or within another: the next pass finds it again */
      g_string_erase (result, (gssize) cut->from, (gssize) (cut->to - cut->from));
      g_string_insert (result, (gssize) cut->from, cut->now);
      last = cut->from;
    }
  return g_string_free (result, cuts->len == 0);
}

/* Returns @text with the namespace of format 2 in its root element. */
static char *
replace_namespace (const char *text)
{
  const char *at = strstr (text, FP_SET_NAMESPACE_1);
  GString *result = g_string_new (text);

  if (at != NULL)
    {
      g_string_erase (result, at - text, (gssize) strlen (FP_SET_NAMESPACE_1));
      g_string_insert (result, at - text, FP_SET_NAMESPACE);
    }
  return g_string_free (result, at == NULL);
}

/* --- Passes --- */

static void
copy_problems (const FpProblems *from, FpProblems *to)
{
  for (guint i = 0; i < MIN (fp_problems_count (from), FP_PROBLEMS_MOST); i++)
    fp_problems_add (to, fp_problems_get (from, i)->at, "%s", fp_problems_get (from, i)->message);
}

/* Carries out what @file, checked with its sisters, still needs. Returns the next text; NULL with
 * @done: nothing is needed. NULL otherwise: a complaint is in @problems. */
static char *
next_text (const FpSetFile *file, const char *text, gboolean *done, FpProblems *problems)
{
  char *next = NULL;

  *done = FALSE;
  if (file->document != NULL && file->fixes->len > 0)
    next = replace_words (text, file->fixes);
  else if (fp_problems_count (file->changes) + fp_problems_count (file->problems) == 0)
    {
      *done = !file->former;
      next = file->former ? replace_namespace (text) : NULL;
    }
  if (next == NULL && !*done)
    {
      copy_problems (fp_problems_count (file->changes) > 0 ? file->changes : file->problems, problems);
    }
  return next;
}

char *
fp_library_convert (const FpEdition *edition, const char *const *paths, const char *path, gboolean *changed,
                    FpProblems *problems, GError **error)
{
  g_autoptr (FpDocument) whole = NULL;
  g_autofree char *text = NULL, *before = NULL;
  gboolean done = FALSE;

  /* A file that can't be read as a whole would lose its end. */
  whole = fp_document_load (path, FP_SET_FILE_MAX_BYTES, problems, error);
  text = whole != NULL ? fp_regular_file_read (path, FP_SET_FILE_MAX_BYTES, NULL, error) : NULL;
  if (text == NULL)
    return NULL;
  before = g_strdup (text);
  for (guint pass = 0; pass < MOST_PASSES; pass++)
    {
      g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_set_file_free);
      g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
      FpSetFile *file = fp_library_read (edition, paths, path, text, files, own, error);
      char *next;

      if (file == NULL)
        return NULL;
      next = next_text (file, text, &done, problems);
      if (next == NULL)
        break;
      g_free (text);
      text = next;
    }
  if (!done && fp_problems_count (problems) == 0)
    fp_problems_add (problems, (FpLocation){ 1, 1 },
                     "this file has words that can't be replaced one by one; expected "
                     "them replaced by hand, as “check” says");
  *changed = strcmp (before, text) != 0;
  return done ? g_steal_pointer (&text) : NULL;
}
