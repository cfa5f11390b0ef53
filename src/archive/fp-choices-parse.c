/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a game's list of choices. */
#include "archive/fp-choices.h"

#include "archive/fp-shape.h"

#include <string.h>

typedef struct
{
  FpChoices *choices;
  FpProblems *problems;
} Reader;

static const char *const no_words[] = { NULL };

/* Sixteen hexadecimal digits. */
static gboolean
read_hex (const char *text, FpPosition at, const char *what, uint64_t *number, FpProblems *problems)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, &value, NULL))
    {
      fp_problems_add (problems, at, "%s “%s”; expected sixteen hexadecimal digits", what, text);
      return FALSE;
    }
  *number = value;
  return TRUE;
}

static void
read_set (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "id", "version", "programs", NULL };
  const FpAttribute *programs = fp_element_attribute (element, "programs");
  FpChoicesSet set = { g_strdup (fp_element_get (element, "id")), g_strdup (fp_element_get (element, "version")), 0 };

  fp_shape_attributes (element, known, known, reader->problems);
  fp_shape_no_text (element, reader->problems);
  fp_shape_no_children (element, reader->problems);
  if (programs != NULL)
    read_hex (programs->value, programs->value_at, "digest", &set.programs, reader->problems);
  g_array_append_val (reader->choices->sets, set);
}

static void
read_option (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "id", NULL };
  static const char *const answers[] = { "yes", "no", NULL };

  fp_shape_attributes (element, known, known, reader->problems);
  fp_shape_no_children (element, reader->problems);
  fp_shape_word (element->text, element->text_at, "value of an option", answers, reader->problems);
  if (strcmp (element->text, "yes") == 0)
    g_ptr_array_add (reader->choices->options, g_strdup (fp_element_get (element, "id")));
}

static void
read_seat (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "id", "name", "by", "alien", NULL };
  static const char *const needed[] = { "id", NULL };
  FpChoicesSeat seat = { g_strdup (fp_element_get (element, "id")), g_strdup (fp_element_get (element, "name")),
                         g_strdup (fp_element_get (element, "by")), element->at };

  fp_shape_attributes (element, known, needed, reader->problems);
  fp_shape_no_text (element, reader->problems);
  fp_shape_no_children (element, reader->problems);
  g_array_append_val (reader->choices->seats, seat);
}

static void
read_seed (const FpElement *element, Reader *reader)
{
  guint64 seed;

  fp_shape_attributes (element, no_words, NULL, reader->problems);
  fp_shape_no_children (element, reader->problems);
  if (fp_shape_seed (element->text, element->text_at, &seed, reader->problems))
    reader->choices->seed = seed;
}

static void
read_one (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "seat", "to", NULL };
  FpChoicesOne one = { g_strdup (fp_element_get (element, "seat")), g_strdup (fp_element_get (element, "to")),
                       g_strdup (element->text), element->at };

  fp_shape_attributes (element, known, known, reader->problems);
  fp_shape_no_children (element, reader->problems);
  if (*element->text == '\0')
    fp_problems_add (reader->problems, element->at, "<c> without an answer; expected the id of an option");
  g_array_append_val (reader->choices->choices, one);
}

static void
read_digest (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "after", NULL };
  const FpAttribute *after = fp_element_attribute (element, "after");
  guint before = reader->choices->choices->len;
  FpChoicesDigest digest = { .after = before, .at = element->at };
  int number = (int) before;

  fp_shape_attributes (element, known, known, reader->problems);
  fp_shape_no_children (element, reader->problems);
  if (after != NULL &&
      fp_shape_number (after->value, after->value_at, "after", 0, FP_CHOICES_MAX, &number, reader->problems) &&
      (guint) number != before)
    fp_problems_add (reader->problems, after->value_at, "a digest after %d choices stands after %u", number, before);
  if (read_hex (element->text, element->text_at, "digest", &digest.digest, reader->problems))
    g_array_append_val (reader->choices->digests, digest);
}

static void
read_choices (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "c", "digest", NULL };

  fp_shape_attributes (element, no_words, NULL, reader->problems);
  fp_shape_no_text (element, reader->problems);
  if (fp_element_n_children (element) > 2 * FP_CHOICES_MAX)
    {
      fp_problems_add (reader->problems, element->at, "more than %d choices; a game has fewer", FP_CHOICES_MAX);
      return;
    }
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);

      if (!fp_shape_element (child, known, reader->problems))
        continue;
      if (fp_element_is (child, "c"))
        read_one (child, reader);
      else
        read_digest (child, reader);
    }
  if (reader->choices->choices->len > FP_CHOICES_MAX)
    fp_problems_add (reader->problems, element->at, "more than %d choices; a game has fewer", FP_CHOICES_MAX);
}

static void
read_root (const FpElement *root, Reader *reader)
{
  static const char *const known[] = { "format", "program", "edition", "rules", NULL };
  static const char *const needed[] = { "format", "edition", "rules", NULL };
  static const char *const formats[] = { "1", NULL };
  const FpAttribute *format = fp_element_attribute (root, "format");
  const FpAttribute *rules = fp_element_attribute (root, "rules");
  const FpAttribute *edition = fp_element_attribute (root, "edition");

  fp_shape_attributes (root, known, needed, reader->problems);
  fp_shape_no_text (root, reader->problems);
  if (format != NULL)
    fp_shape_word (format->value, format->value_at, "format", formats, reader->problems);
  if (rules != NULL)
    fp_shape_number (rules->value, rules->value_at, "rules", 1, G_MAXINT32, &reader->choices->rules, reader->problems);
  g_free (reader->choices->program);
  reader->choices->program = g_strdup (fp_element_get (root, "program"));
  if (edition != NULL)
    {
      reader->choices->edition = g_strdup (edition->value);
      reader->choices->edition_at = edition->value_at;
    }
}

/* Complains unless there is one <@name> in @root. */
static void
check_once (const FpElement *root, const char *name, FpProblems *problems)
{
  const FpElement *first = fp_element_child (root, name);

  if (first == NULL)
    fp_problems_add (problems, root->at, "a game without <%s>; expected one", name);
  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *element = fp_element_child_at (root, i);

      if (element != first && fp_element_is (element, name))
        fp_problems_add (problems, element->at, "a second <%s>; one was given on line %d", name, first->at.line);
    }
}

gboolean
fp_choices_is (const FpElement *root)
{
  return strcmp (root->ns, FP_CHOICES_NAMESPACE) == 0;
}

FpChoices *
fp_choices_parse (const FpElement *root, FpProblems *problems)
{
  static const char *const roots[] = { "game", NULL };
  static const char *const known[] = { "set", "option", "seat", "seed", "choices", "undo", "position", "result", NULL };
  static const struct
  {
    const char *name;
    void (*read) (const FpElement *element, Reader *reader);
  } parts[] = { { "set", read_set },
                { "option", read_option },
                { "seat", read_seat },
                { "seed", read_seed },
                { "choices", read_choices } };
  g_autoptr (FpChoices) choices = fp_choices_new (NULL);
  Reader reader = { choices, problems };
  guint before = fp_problems_count (problems);

  if (!fp_choices_is (root))
    fp_problems_add (problems, root->at, "namespace “%s”; expected “%s”", root->ns, FP_CHOICES_NAMESPACE);
  if (fp_shape_element (root, roots, problems))
    read_root (root, &reader);
  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *element = fp_element_child_at (root, i);

      fp_shape_element (element, known, problems);
      for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
        if (fp_element_is (element, parts[k].name))
          parts[k].read (element, &reader);
    }
  check_once (root, "seed", problems);
  check_once (root, "choices", problems);
  return fp_problems_count (problems) == before ? g_steal_pointer (&choices) : NULL;
}

FpChoices *
fp_choices_load (const char *path, FpProblems *problems, GError **error)
{
  g_autoptr (FpDocument) document = fp_document_load (path, FP_CHOICES_MAX_BYTES, problems, error);

  return document == NULL ? NULL : fp_choices_parse (fp_document_root (document), problems);
}
