/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parses save files. */
#include "archive/saves/fp-save-file.h"

#include "archive/saves/fp-report.h"

#include "archive/fp-xml-validator.h"
#include "markup/fp-regular-file.h"

#include <string.h>

typedef struct
{
  FpSaveFile *choices;
  FpProblems *problems;
  gboolean newer; /* TRUE: written by a newer program */
} Reader;

static const char *const no_words[] = { NULL };

static void
read_set (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "id", "version", "programs", NULL };
  const FpAttribute *programs = fp_element_attribute (element, "programs");
  guint before = fp_problems_count (reader->problems);
  uint64_t digest = 0;

  fp_validate_attributes (element, known, known, reader->problems);
  fp_validate_no_text (element, reader->problems);
  fp_validate_no_children (element, reader->problems);
  if (programs != NULL)
    fp_validate_digest (programs->value, programs->value_at, "digest", &digest, reader->problems);
  if (fp_problems_count (reader->problems) > before)
    return;
  FpSavedSet set = { g_strdup (fp_element_get (element, "id")), g_strdup (fp_element_get (element, "version")),
                     digest };
  g_array_append_val (reader->choices->sets, set);
}

static void
read_option (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "id", NULL };
  static const char *const answers[] = { "yes", "no", NULL };
  guint before = fp_problems_count (reader->problems);

  fp_validate_attributes (element, known, known, reader->problems);
  fp_validate_no_children (element, reader->problems);
  fp_validate_word (element->text, element->text_at, "value of an option", answers, reader->problems);
  if (fp_problems_count (reader->problems) == before && strcmp (element->text, "yes") == 0)
    g_ptr_array_add (reader->choices->options, g_strdup (fp_element_get (element, "id")));
}

static void
read_seat (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "id", "name", "by", "alien", NULL };
  static const char *const needed[] = { "id", NULL };
  guint before = fp_problems_count (reader->problems);

  fp_validate_attributes (element, known, needed, reader->problems);
  fp_validate_no_text (element, reader->problems);
  fp_validate_no_children (element, reader->problems);
  if (fp_problems_count (reader->problems) > before)
    return;
  FpSavedSeat seat = { g_strdup (fp_element_get (element, "id")), g_strdup (fp_element_get (element, "name")),
                       g_strdup (fp_element_get (element, "by")), g_strdup (fp_element_get (element, "alien")),
                       element->at };
  g_array_append_val (reader->choices->seats, seat);
}

static void
read_seed (const FpElement *element, Reader *reader)
{
  guint64 seed;

  fp_validate_attributes (element, no_words, NULL, reader->problems);
  fp_validate_no_children (element, reader->problems);
  if (fp_validate_seed (element->text, element->text_at, &seed, reader->problems))
    reader->choices->seed = seed;
}

static void
read_one (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "seat", "to", NULL };
  FpSavedChoice one = { g_strdup (fp_element_get (element, "seat")), g_strdup (fp_element_get (element, "to")),
                        g_strdup (element->text), element->at };

  fp_validate_attributes (element, known, known, reader->problems);
  fp_validate_no_children (element, reader->problems);
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
  FpSavedDigest digest = { .after = before, .at = element->at };
  int number = (int) before;

  fp_validate_attributes (element, known, known, reader->problems);
  fp_validate_no_children (element, reader->problems);
  if (after != NULL &&
      fp_validate_number (after->value, after->value_at, "after", 0, FP_SAVE_FILE_MAX, &number, reader->problems) &&
      (guint) number != before)
    fp_problems_add (reader->problems, after->value_at, "a digest after %d choices stands after %u", number, before);
  if (fp_validate_digest (element->text, element->text_at, "digest", &digest.digest, reader->problems))
    g_array_append_val (reader->choices->digests, digest);
}

static void
read_back (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "seat", NULL };

  fp_validate_attributes (element, known, known, reader->problems);
  fp_validate_no_text (element, reader->problems);
  fp_validate_no_children (element, reader->problems);
  if (fp_element_get (element, "seat") != NULL)
    fp_save_file_add_back (reader->choices, fp_element_get (element, "seat"));
}

/* Reads <choices> up to the first faulty one: nothing behind it is sure. A faulty digest doesn't
 * stop it. */
static void
read_choices (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "c", "digest", "back", NULL };
  static void (*const read[]) (const FpElement *, Reader *) = { read_one, read_digest, read_back };
  guint before = fp_problems_count (reader->problems);

  fp_validate_attributes (element, no_words, NULL, reader->problems);
  fp_validate_no_text (element, reader->problems);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);
      guint choices = reader->choices->choices->len;

      if (child->cut || !fp_validate_element (child, known, reader->problems))
        return;
      if (choices == FP_SAVE_FILE_MAX && fp_element_is (child, "c"))
        {
          fp_problems_add (reader->problems, child->at, "more than %d choices; a game has fewer", FP_SAVE_FILE_MAX);
          return;
        }
      for (guint k = 0; known[k] != NULL; k++)
        if (fp_element_is (child, known[k]))
          read[k](child, reader);
      if (fp_problems_count (reader->problems) > before && !fp_element_is (child, "digest"))
        {
          fp_save_file_cut (reader->choices, choices);
          return;
        }
      before = fp_problems_count (reader->problems);
    }
}

static void
read_undo (const FpElement *element, Reader *reader)
{
  fp_validate_attributes (element, no_words, NULL, reader->problems);
  fp_validate_no_children (element, reader->problems);
  g_free (reader->choices->undo);
  reader->choices->undo = g_strdup (element->text);
}

/* The content is checked when it is needed. */
static void
read_position (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "after", "origin", NULL };
  static const char *const needed[] = { "after", NULL };
  static const char *const yes[] = { "yes", NULL };
  const FpAttribute *after = fp_element_attribute (element, "after");
  const FpAttribute *origin = fp_element_attribute (element, "origin");
  FpSavedPosition position = { .element = element, .origin = origin != NULL };
  int number = 0;
  guint before = fp_problems_count (reader->problems);

  fp_validate_attributes (element, known, needed, reader->problems);
  fp_validate_no_text (element, reader->problems);
  if (origin != NULL)
    fp_validate_word (origin->value, origin->value_at, "origin", yes, reader->problems);
  if (after != NULL)
    fp_validate_number (after->value, after->value_at, "after", 0, FP_SAVE_FILE_MAX, &number, reader->problems);
  position.after = (guint) number;
  if (fp_problems_count (reader->problems) == before && !element->cut)
    g_array_append_val (reader->choices->positions, position);
}

static void
read_result (const FpElement *element, Reader *reader)
{
  static const char *const known[] = { "game", "by", NULL };

  fp_validate_attributes (element, known, known, reader->problems);
  fp_validate_no_text (element, reader->problems);
  fp_validate_no_children (element, reader->problems);
  fp_save_file_set_result (reader->choices, fp_element_get (element, "game"), fp_element_get (element, "by"));
}

/* Reads the format's number, which programs of any version can read; 0: none is given. */
static void
read_format (const FpElement *root, Reader *reader)
{
  const FpAttribute *format = fp_element_attribute (root, "format");
  int number = 0;

  if (format == NULL ||
      !fp_validate_number (format->value, format->value_at, "format", 1, G_MAXINT32, &number, reader->problems))
    return;
  reader->newer = number > FP_SAVE_FILE_FORMAT;
  if (reader->newer)
    fp_problems_add (reader->problems, format->value_at, "format %d; this program reads formats up to %d", number,
                     FP_SAVE_FILE_FORMAT);
}

static void
read_root (const FpElement *root, Reader *reader)
{
  static const char *const known[] = { "format", "program", "edition", "rules", "colours", NULL };
  static const char *const needed[] = { "format", "edition", "rules", NULL };
  const FpAttribute *rules = fp_element_attribute (root, "rules");
  const FpAttribute *edition = fp_element_attribute (root, "edition");

  read_format (root, reader);
  if (reader->newer)
    return;
  fp_validate_attributes (root, known, needed, reader->problems);
  fp_validate_no_text (root, reader->problems);
  if (rules != NULL)
    fp_validate_number (rules->value, rules->value_at, "rules", 1, G_MAXINT32, &reader->choices->rules,
                        reader->problems);
  g_free (reader->choices->program);
  reader->choices->program = g_strdup (fp_element_get (root, "program"));
  g_free (reader->choices->colours);
  reader->choices->colours = g_strdup (fp_element_get (root, "colours"));
  if (edition != NULL)
    {
      reader->choices->edition = g_strdup (edition->value);
      reader->choices->edition_at = edition->value_at;
    }
}

/* Returns TRUE if there is exactly one <@name> in @root; complains if not. */
static gboolean
check_once (const FpElement *root, const char *name, FpProblems *problems)
{
  const FpElement *first = fp_element_child (root, name);
  gboolean once = first != NULL;

  if (first == NULL)
    fp_problems_add (problems, root->at, "a game without <%s>; expected one", name);
  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *element = fp_element_child_at (root, i);

      if (element == first || !fp_element_is (element, name))
        continue;
      fp_problems_add (problems, element->at, "a second <%s>; one was given on line %d", name, first->at.line);
      once = FALSE;
    }
  return once;
}

gboolean
fp_save_file_is (const FpElement *root)
{
  return strcmp (root->ns, FP_SAVE_FILE_NAMESPACE) == 0;
}

typedef struct
{
  const char *name;
  void (*read) (const FpElement *element, Reader *reader);
  gboolean head; /* required to identify the game */
} Part;

static const Part parts[] = {
  { "set", read_set, TRUE },
  { "option", read_option, TRUE },
  { "seat", read_seat, TRUE },
  { "seed", read_seed, TRUE },
  { "undo", read_undo, FALSE },
  { "choices", read_choices, FALSE },
  { "position", read_position, FALSE },
  { "result", read_result, FALSE },
};

/* Returns TRUE if everything is read that identifies the game. */
static gboolean
read_parts (const FpElement *root, Reader *reader)
{
  static const char *const known[] = { "set", "option", "seat", "seed", "undo", "choices", "position", "result", NULL };
  gboolean sound = TRUE;

  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *element = fp_element_child_at (root, i);
      guint before = fp_problems_count (reader->problems);

      fp_validate_element (element, known, reader->problems);
      for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
        if (fp_element_is (element, parts[k].name))
          {
            parts[k].read (element, reader);
            if (parts[k].head && (element->cut || fp_problems_count (reader->problems) > before))
              sound = FALSE;
          }
    }
  sound &= check_once (root, "seed", reader->problems);
  sound &= check_once (root, "choices", reader->problems);
  return sound;
}

/* Returns the element of the game in the document: its root, that of a report, or the open game of
 * a campaign, which goes to @choices. NULL with complaints: there is none. */
static const FpElement *
find_game (const FpElement *root, FpSaveFile *choices, FpProblems *problems)
{
  const FpElement *game;

  choices->reported = fp_report_is (root);
  if (choices->reported)
    return fp_report_game (root, problems);
  if (!fp_campaign_is (root))
    return root;
  choices->campaign = fp_campaign_parse (root, &game, problems);
  return game;
}

FpSaveFile *
fp_save_file_parse (FpDocument *document, FpSaveFileFault *fault, FpProblems *problems)
{
  static const char *const roots[] = { "game", NULL };
  g_autoptr (FpSaveFile) choices = fp_save_file_new (NULL);
  Reader reader = { choices, problems, FALSE };
  const FpElement *root;
  guint before = fp_problems_count (problems);
  gboolean sound;

  choices->document = document;
  *fault = FP_SAVE_FILE_NO_GAME;
  root = find_game (fp_document_root (document), choices, problems);
  if (root == NULL)
    return NULL;
  if (!fp_save_file_is (root))
    {
      fp_problems_add (problems, root->at, "namespace “%s”; expected “%s”", root->ns, FP_SAVE_FILE_NAMESPACE);
      return NULL;
    }
  if (!fp_validate_element (root, roots, problems))
    return NULL;
  read_root (root, &reader);
  *fault = reader.newer ? FP_SAVE_FILE_NEWER : FP_SAVE_FILE_BAD_HEAD;
  if (reader.newer || choices->edition == NULL)
    return NULL;
  sound = fp_problems_count (problems) == before;
  sound = read_parts (root, &reader) && sound;
  if (sound)
    *fault = fp_problems_count (problems) > before || root->cut ? FP_SAVE_FILE_BAD_CHOICES : FP_SAVE_FILE_SOUND;
  return g_steal_pointer (&choices);
}

/* Returns the last position in @text as a document with the original positions, NULL: there is
 * none. */
static FpDocument *
find_position (const char *text, gsize length, const char *name)
{
  static const char start[] = "<position ", end[] = "</position>";
  const char *from = g_strrstr_len (text, (gssize) length, start);
  const char *to = from != NULL ? g_strstr_len (from, text + length - from, end) : NULL;
  g_autoptr (GString) document = g_string_new ("<game xmlns=\"" FP_SAVE_FILE_NAMESPACE "\">");
  g_autoptr (FpProblems) ignored = fp_problems_new (name);
  const char *line = from;

  if (to == NULL)
    return NULL;
  while (line > text && line[-1] != '\n')
    line--;
  for (const char *c = text; c < line; c++)
    if (*c == '\n')
      g_string_append_c (document, '\n');
  for (const char *c = line; c < from; c++)
    g_string_append_c (document, ' ');
  g_string_append_len (document, from, to - from);
  g_string_append (document, "</position></game>");
  return fp_document_parse (document->str, document->len, name, ignored);
}

/* A file that can't be read to its end may have a position behind the fault. */
static void
find_rest (FpSaveFile *choices, const char *path, FpProblems *problems)
{
  g_autofree char *text = NULL;
  gsize length;
  Reader reader = { choices, problems, FALSE };

  text = fp_regular_file_read (path, FP_SAVE_FILE_MAX_BYTES, &length, NULL);
  if (text == NULL)
    return;
  for (gsize i = 0; i < length; i++)
    if (text[i] == '\0')
      text[i] = ' ';
  choices->rest = find_position (text, length, path);
  if (choices->rest == NULL)
    return;
  read_position (fp_element_child_at (fp_document_root (choices->rest), 0), &reader);
}

FpSaveFile *
fp_save_file_load (const char *path, FpDocumentFault *document, FpSaveFileFault *fault, FpProblems *problems,
                   GError **error)
{
  FpDocument *read;
  FpSaveFile *choices;

  *fault = FP_SAVE_FILE_NO_FILE;
  read = fp_document_salvage (path, FP_SAVE_FILE_MAX_BYTES, document, problems, error);
  if (read == NULL)
    return NULL;
  choices = fp_save_file_parse (read, fault, problems);
  if (choices != NULL && (*document == FP_DOCUMENT_MALFORMED || *document == FP_DOCUMENT_NOT_TEXT))
    find_rest (choices, path, problems);
  return choices;
}
