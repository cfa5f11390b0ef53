/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks a file over against the vocabulary: what is unknown, missing, too much, or not what may stand there.  What
 * expressions mean is the compiler's to judge.
 */
#include "library/fp-library-private.h"

#include <string.h>

typedef struct
{
  FpProblems *problems;
  const FpVocabulary *vocabulary;
  const char *ns;
} Check;

static const char *const quotes[2] = { "“", "”" };
static const char *const brackets[2] = { "<", ">" };

enum
{
  LONGEST_ID = 30,
};

gboolean
fp_check_id (const char *text)
{
  /* Answers, saves and scenarios name cards by their ids, with the set's before it where it isn't the edition's own. */
  return *text != '\0' && strlen (text) <= LONGEST_ID &&
         strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

gboolean
fp_check_name (const char *text)
{
  return g_ascii_islower (*text) && fp_check_id (text);
}

gboolean
fp_check_number (const char *text, int *number)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  gint64 value;

  if (!g_ascii_string_to_signed (trimmed, 10, G_MININT, G_MAXINT, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

/* “<a>, <b> or <c>”, or the like with other brackets; at most eight are named. */
static char *
list_names (const GPtrArray *names, const char *open, const char *close)
{
  GString *list = g_string_new (NULL);
  guint n = MIN (names->len, 8);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (list, i + 1 == names->len ? " or " : ", ");
      g_string_append_printf (list, "%s%s%s", open, (char *) g_ptr_array_index (names, i), close);
    }
  if (n < names->len)
    g_string_append (list, " …");
  return g_string_free (list, FALSE);
}

/* Says @what is wrong about @word, and the nearest of the @known words, else all of them.  @marks: the two quotes.
 * Returns the nearest, NULL: none is near. */
static const char *
complain_of_word (Check *check, FpPosition at, const char *what, const char *word, GPtrArray *known,
                  const char *const marks[2])
{
  g_autofree char *all = list_names (known, marks[0], marks[1]);
  const char *nearest;

  g_ptr_array_add (known, NULL);
  nearest = fp_nearest_word (word, (const char *const *) known->pdata);
  if (nearest != NULL)
    fp_problems_add (check->problems, at, "%s; did you mean %s%s%s?", what, marks[0], nearest, marks[1]);
  else if (*all != '\0')
    fp_problems_add (check->problems, at, "%s; expected %s", what, all);
  else
    fp_problems_add (check->problems, at, "%s; expected none", what);
  return nearest;
}

static void
check_words (Check *check, const FpAttribute *attribute, const char *words)
{
  g_auto (GStrv) known = g_strsplit (words, " ", -1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *what = g_strdup_printf ("“%s” can't stand in “%s”", attribute->value, attribute->name);

  for (guint i = 0; known[i] != NULL; i++)
    if (*known[i] != '\0')
      {
        if (strcmp (known[i], attribute->value) == 0)
          return;
        g_ptr_array_add (names, known[i]);
      }
  complain_of_word (check, attribute->value_at, what, attribute->value, names, quotes);
}

static void
check_number (Check *check, const FpAttribute *attribute, const FpAttributeWord *word)
{
  int number;

  if (!fp_check_number (attribute->value, &number))
    fp_problems_add (check->problems, attribute->value_at, "“%s” in “%s” is not a number; expected %d to %d",
                     attribute->value, attribute->name, word->least, word->most);
  else if (number < word->least || number > word->most)
    fp_problems_add (check->problems, attribute->value_at, "“%s” is out of range: %d; expected %d to %d",
                     attribute->name, number, word->least, word->most);
}

static void
check_content (Check *check, const FpAttribute *attribute, const FpAttributeWord *word)
{
  switch (word->content)
    {
    case FP_CONTENT_ID:
      if (!fp_check_id (attribute->value))
        fp_problems_add (check->problems, attribute->value_at,
                         "“%s” can't be an id; expected small letters a to z, digits and hyphens, 30 at most",
                         attribute->value);
      break;
    case FP_CONTENT_NAME:
      if (!fp_check_name (attribute->value))
        fp_problems_add (check->problems, attribute->value_at,
                         "“%s” can't be a name; expected a small letter, then small letters, digits and hyphens",
                         attribute->value);
      break;
    case FP_CONTENT_NUMBER:
      check_number (check, attribute, word);
      break;
    case FP_CONTENT_WORD:
      check_words (check, attribute, word->words);
      break;
    case FP_CONTENT_QUESTION:
    case FP_CONTENT_EXPRESSION:
    case FP_CONTENT_AMOUNT:
      if (strspn (attribute->value, " \t\n") == strlen (attribute->value))
        fp_problems_add (check->problems, attribute->value_at, "“%s” is empty; expected %s", attribute->name,
                         word->content == FP_CONTENT_AMOUNT     ? "an amount such as “2” or “all of hand”"
                         : word->content == FP_CONTENT_QUESTION ? "what is modified, such as “clout”"
                                                                : "an expression");
      break;
    }
}

static void
unknown_attribute (Check *check, const FpElementWord *word, const FpAttribute *attribute)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *what = g_strdup_printf ("unknown attribute “%s” of <%s>", attribute->name, word->name);

  for (const FpAttributeWord *each = word->attributes; each->name != NULL; each++)
    g_ptr_array_add (known, (char *) each->name);
  complain_of_word (check, attribute->at, what, attribute->name, known, quotes);
}

static void
check_attributes (Check *check, const FpElement *element, const FpElementWord *word)
{
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    {
      const FpAttribute *attribute = fp_element_attribute_at (element, i);
      const FpAttributeWord *known = fp_element_word_attribute (word, attribute->name);

      if (known != NULL)
        check_content (check, attribute, known);
      else
        unknown_attribute (check, word, attribute);
    }
  for (const FpAttributeWord *known = word->attributes; known->name != NULL; known++)
    if (known->required && fp_element_attribute (element, known->name) == NULL)
      fp_problems_add (check->problems, element->at, "<%s> has no attribute “%s”; expected %s=\"…\"", word->name,
                       known->name, known->name);
}

static void
check_prose (Check *check, const FpElement *element, const FpElementWord *word)
{
  if (word->prose && *element->text == '\0' && fp_element_n_children (element) == 0)
    fp_problems_add (check->problems, element->at, "<%s> is empty; expected words for people to read", word->name);
  if (!word->prose && *element->text != '\0')
    {
      g_autofree char *start = g_utf8_substring (element->text, 0, MIN (20, g_utf8_strlen (element->text, -1)));

      g_strdelimit (start, "\n\t", ' ');
      fp_problems_add (check->problems, element->text_at, "“%s” can't stand in <%s>; expected %s", start, word->name,
                       *word->children == '\0' ? "nothing inside it" : "elements only");
    }
}

static void check_element (Check *check, const FpElement *element, const FpElementWord *word);

/* Which of the things that may stand in an element this one is. */
static int
find_child (const GArray *children, const FpElementWord *word)
{
  for (guint i = 0; i < children->len; i++)
    if (fp_child_word_takes (&g_array_index (children, FpChildWord, i), word))
      return (int) i;
  return -1;
}

/* What is meant by an element that is unknown or misplaced counts as found: its absence isn't told as well. */
static void
count_meant (Check *check, const GArray *children, const char *nearest, guint *found)
{
  for (guint i = 0; i < children->len; i++)
    {
      const FpChildWord *child = &g_array_index (children, FpChildWord, i);

      if (nearest == NULL ? *child->name == '@'
                          : fp_child_word_takes (child, fp_vocabulary_find (check->vocabulary, nearest)))
        found[i]++;
    }
}

static void
wrong_child (Check *check, const FpElement *parent, const FpElement *child, const GArray *children,
             const FpElementWord *word, guint *found)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *what = word == NULL ? g_strdup_printf ("unknown element <%s>", child->name)
                                       : g_strdup_printf ("<%s> can't stand in <%s>", child->name, parent->name);

  for (guint i = 0; i < children->len; i++)
    fp_vocabulary_elements (check->vocabulary, &g_array_index (children, FpChildWord, i), known);
  count_meant (check, children, complain_of_word (check, child->at, what, child->name, known, brackets), found);
}

static void
missing_child (Check *check, const FpElement *parent, const FpChildWord *child, guint found)
{
  const char *what = strcmp (child->name, "@line") == 0   ? "line of program"
                     : strcmp (child->name, "@card") == 0 ? "card"
                                                          : NULL;

  if (found >= child->least)
    return;
  if (what != NULL)
    fp_problems_add (check->problems, parent->at, "<%s> has no %s; expected at least one", parent->name, what);
  else if (child->least > 1)
    fp_problems_add (check->problems, parent->at, "<%s> has %u <%s>; expected %u", parent->name, found, child->name,
                     child->least);
  else
    fp_problems_add (check->problems, parent->at, "<%s> has no <%s>; expected one", parent->name, child->name);
}

static void
check_child (Check *check, const FpElement *parent, const FpElement *child, const GArray *children, guint *found)
{
  const FpElementWord *word = fp_vocabulary_find (check->vocabulary, child->name);
  const FpChildWord *place;
  int index;

  if (strcmp (child->ns, check->ns) != 0)
    {
      fp_problems_add (check->problems, child->at, "<%s> is in the namespace “%s”; expected “%s”", child->name,
                       child->ns, FP_SET_NAMESPACE);
      return;
    }
  index = word != NULL ? find_child (children, word) : -1;
  if (index < 0)
    wrong_child (check, parent, child, children, word, found);
  else
    {
      place = &g_array_index (children, FpChildWord, (guint) index);
      if (++found[index] > place->most)
        fp_problems_add (check->problems, child->at, "one <%s> too many in <%s>; expected %u", child->name,
                         parent->name, place->most);
    }
  if (word != NULL)
    check_element (check, child, word);
}

static void
check_element (Check *check, const FpElement *element, const FpElementWord *word)
{
  g_autoptr (GArray) children = fp_element_word_children (word);
  g_autofree guint *found = g_new0 (guint, children->len + 1);

  check_attributes (check, element, word);
  check_prose (check, element, word);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    check_child (check, element, fp_element_child_at (element, i), children, found);
  for (guint i = 0; i < children->len; i++)
    missing_child (check, element, &g_array_index (children, FpChildWord, i), found[i]);
}

void
fp_check_file (FpSetFile *file, const FpVocabulary *vocabulary)
{
  const FpElement *root = fp_document_root (file->document);
  Check check = { .problems = file->problems, .vocabulary = vocabulary, .ns = root->ns };

  if (!fp_element_is (root, "set"))
    {
      fp_problems_add (file->problems, root->at, "unknown element <%s>; expected <set>", root->name);
      return;
    }
  if (strcmp (root->ns, FP_SET_NAMESPACE) != 0)
    fp_problems_add (file->problems, root->at, "<set> is in the namespace “%s”; expected “%s”", root->ns,
                     FP_SET_NAMESPACE);
  check_element (&check, root, fp_vocabulary_find (vocabulary, "set"));
}
