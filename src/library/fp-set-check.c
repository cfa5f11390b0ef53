/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks of a file against the vocabulary: elements that are unknown, missing, superfluous, or
 * misplaced. The compiler checks the meaning of expressions. */
#include "library/fp-library-private.h"

#include <string.h>

typedef struct
{
  FpSetFile *file;
  FpProblems *problems;
  const FpVocabulary *vocabulary;
  const char *ns;
} Check;

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

/* Returns the index in @children of the kind that @word belongs to, −1: none. */
static int
find_child (const GArray *children, const FpElementWord *word)
{
  for (guint i = 0; i < children->len; i++)
    if (fp_child_word_takes (&g_array_index (children, FpChildWord, i), word))
      return (int) i;
  return -1;
}

/* Returns a word that @child may stand for, by its name. */
static const FpElementWord *
meant_word (const Check *check, const FpChildWord *child, const char *name)
{
  return fp_vocabulary_find (check->vocabulary, name, *child->name == '@');
}

/* An unknown or misplaced element counts as the one that was meant, which is then not reported as
 * missing. */
static void
count_meant (Check *check, const GArray *children, const char *nearest, guint *found)
{
  for (guint i = 0; i < children->len; i++)
    {
      const FpChildWord *child = &g_array_index (children, FpChildWord, i);

      if (nearest == NULL ? *child->name == '@' : fp_child_word_takes (child, meant_word (check, child, nearest)))
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
  count_meant (check, children, fp_complain_of_word (check->problems, child->at, what, child->name, known, fp_brackets),
               found);
}

static void
missing_child (Check *check, const FpElement *parent, const FpChildWord *child, guint found)
{
  const char *what = strcmp (child->name, "@line") == 0   ? "line of program"
                     : strcmp (child->name, "@card") == 0 ? "card"
                     : strcmp (child->name, "@rule") == 0 ? "<trigger>, <modify> or <replace>"
                     : strcmp (child->name, "@verb") == 0 ? "line that has a price"
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

/* The parts of an element have an order, except lines and the separators of an <if>. */
static void
check_order (Check *check, const FpElement *parent, const FpElement *child, int index, int *last)
{
  if (index < *last && !fp_element_is (parent, "if"))
    fp_problems_add (check->problems, child->at, "<%s> stands too late in <%s>; expected it further up", child->name,
                     parent->name);
  *last = MAX (*last, index);
}

/* Returns the word of format 2 that @child stands for, after a complaint. NULL: its name is no word
 * of format 1. */
static const FpElementWord *
check_former (Check *check, const FpElement *parent, const FpElement *child, const GArray *children)
{
  const FpWordChange *change =
      fp_word_change_find (fp_vocabulary_changes (check->vocabulary), FP_WORD_ELEMENT, parent->name, NULL, child->name);
  const FpElementWord *word =
      change != NULL && change->now != NULL ? fp_vocabulary_find (check->vocabulary, change->now, FALSE) : NULL;

  if (word == NULL || find_child (children, word) < 0)
    return NULL;
  fp_change_element (check->file, child, change);
  return word;
}

static void
check_child (Check *check, const FpElement *parent, const FpElement *child, const GArray *children, guint *found,
             int *last)
{
  const FpElementWord *word = fp_vocabulary_word (check->vocabulary, child);
  const FpElementWord *meant;
  const FpChildWord *place;
  int index;

  if (strcmp (child->ns, check->ns) != 0)
    {
      fp_problems_add (check->problems, child->at, "<%s> is in the namespace “%s”; expected “%s”", child->name,
                       child->ns, check->ns);
      return;
    }
  index = word != NULL ? find_child (children, word) : -1;
  if (index < 0 && (meant = check_former (check, parent, child, children)) != NULL)
    {
      word = meant;
      found[find_child (children, word)]++;
    }
  else if (index < 0)
    wrong_child (check, parent, child, children, word, found);
  else
    {
      place = &g_array_index (children, FpChildWord, (guint) index);
      if (++found[index] > place->most)
        fp_problems_add (check->problems, child->at, "one <%s> too many in <%s>; expected %u", child->name,
                         parent->name, place->most);
      check_order (check, parent, child, index, last);
    }
  if (word != NULL)
    check_element (check, child, word);
}

static void
check_element (Check *check, const FpElement *element, const FpElementWord *word)
{
  g_autoptr (GArray) children = fp_element_word_children (word);
  g_autofree guint *found = g_new0 (guint, children->len + 1);
  int last = 0;

  fp_check_attributes (check->file, check->vocabulary, element, word);
  check_prose (check, element, word);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    check_child (check, element, fp_element_child_at (element, i), children, found, &last);
  for (guint i = 0; i < children->len; i++)
    missing_child (check, element, &g_array_index (children, FpChildWord, i), found[i]);
}

void
fp_check_file (FpSetFile *file, const FpVocabulary *vocabulary)
{
  const FpElement *root = fp_document_root (file->document);
  Check check = { .file = file, .problems = file->problems, .vocabulary = vocabulary, .ns = root->ns };

  if (!fp_element_is (root, "set"))
    {
      fp_problems_add (file->problems, root->at, "unknown element <%s>; expected <set>", root->name);
      return;
    }
  file->former = strcmp (root->ns, FP_SET_NAMESPACE_1) == 0;
  if (!file->former && strcmp (root->ns, FP_SET_NAMESPACE) != 0)
    fp_problems_add (file->problems, root->at, "<set> is in the namespace “%s”; expected “%s”", root->ns,
                     FP_SET_NAMESPACE);
  check_element (&check, root, fp_vocabulary_find (vocabulary, "set", FALSE));
}
