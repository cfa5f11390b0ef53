/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the card language used by random sets: elements and attributes, moments, queries, names
 * and functions, and words after “is”. */
#include "editions/duel/random-words.h"

#include "engine/expression/fp-expression-private.h"
#include "library/fp-vocabulary.h"
#include "editions/duel/duel-kinds.h"

#include <string.h>

GHashTable *
random_words_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Adds each word of @value as a word of @kind. */
static void
add_words (GHashTable *used, const char *kind, const char *value)
{
  g_auto (GStrv) words = g_strsplit_set (value, " ()[],.+*/=!<>", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_isalpha (*words[i]))
      g_hash_table_add (used, g_strdup_printf ("%s %s", kind, words[i]));
}

static void
add_element (const FpElement *element, GHashTable *used)
{
  g_hash_table_add (used, g_strdup_printf ("element %s", element->name));
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    {
      const FpAttribute *attribute = fp_element_attribute_at (element, i);

      g_hash_table_add (used, g_strdup_printf ("attribute %s/%s", element->name, attribute->name));
      if (strcmp (attribute->name, "until") == 0)
        add_words (used, "until", attribute->value);
      else if (strcmp (attribute->name, "before") == 0 || strcmp (attribute->name, "when") == 0 ||
               strcmp (attribute->name, "after") == 0)
        add_words (used, "trigger", attribute->value);
      else if (strcmp (attribute->name, "what") == 0)
        add_words (used, element->name, attribute->value);
      else
        add_words (used, "word", attribute->value);
    }
  for (guint i = 0; i < fp_element_n_children (element); i++)
    add_element (fp_element_child_at (element, i), used);
}

void
random_words_add (GHashTable *used, const char *text)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("set");
  g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "set", problems);

  g_assert_nonnull (document);
  add_element (fp_document_root (document), used);
}

static void
check_word (GHashTable *used, const char *kind, const char *word, GPtrArray *missing)
{
  g_autofree char *entry = g_strdup_printf ("%s %s", kind, word);

  if (!g_hash_table_contains (used, entry))
    g_ptr_array_add (missing, g_steal_pointer (&entry));
}

static void
check_attributes (GHashTable *used, const FpElementWord *word, GPtrArray *missing)
{
  check_word (used, "element", word->name, missing);
  for (const FpAttributeWord *attribute = word->attributes; attribute->name != NULL; attribute++)
    {
      g_autofree char *both = g_strdup_printf ("%s/%s", word->name, attribute->name);

      /* No shipped module can be replaced by another. The edition has no modules of its own. */
      if (strcmp (both, "module/replaces") != 0 && strcmp (both, "set/module") != 0)
        check_word (used, "attribute", both, missing);
    }
}

static void
check_elements (const FpEdition *edition, GHashTable *used, GPtrArray *missing)
{
  static const char *const unused[] = { "portrait", "start", "with", "given", NULL };
  g_autoptr (FpVocabulary) vocabulary = fp_vocabulary_new (edition);

  /* Portraits do nothing in a game. No card of Duel belongs to another one, whose abilities it
   * could start. */
  for (const FpElementWord *word = fp_vocabulary_words (vocabulary); word->name != NULL; word++)
    if (word->place != FP_PLACE_PART && !g_strv_contains (unused, word->name))
      check_attributes (used, word, missing);
  for (guint i = 0; i < edition->n_verbs; i++)
    check_attributes (used, fp_vocabulary_find (vocabulary, edition->verbs[i].id, TRUE), missing);
}

/* No card can listen to the moments of set-up. */
static gboolean
is_of_setup (const FpEdition *edition, const char *word)
{
  for (guint i = FP_N_MACHINE_PROCEDURES; i <= fp_edition_step (edition, "begin-abilities"); i++)
    if (strcmp (edition->procedures[i].id, word) == 0)
      return TRUE;
  return FALSE;
}

/* Moments of set-up come before cards are in play. */
static void
check_moments (const FpEdition *edition, GHashTable *used, GPtrArray *missing)
{
  FP_EACH_PROCEDURE (edition, i)
    {
      const FpProcedureDef *procedure = &edition->procedures[i];

      if (procedure->kind == FP_PROCEDURE_PART || is_of_setup (edition, procedure->id))
        continue;
      check_word (used, "trigger", procedure->id, missing);
      check_word (used, "replace", procedure->id, missing);
      check_word (used, "until", procedure->id, missing);
    }
}

static void
look_for_words (const FpEdition *edition, GHashTable *used, GPtrArray *missing)
{
  static const guint lists[] = { FP_WORD_LIST_KIND, DUEL_WORDS_ICON,    DUEL_WORDS_SYMBOL, DUEL_WORDS_DECK,
                                 DUEL_WORDS_BETTER, FP_WORD_LIST_CAUSE, FP_WORD_LIST_ROLE };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *all = fp_word_list (edition, lists[i]);
      g_auto (GStrv) words = g_strsplit (all, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        if (!is_of_setup (edition, words[k]))
          check_word (used, "word", words[k], missing);
    }
}

GPtrArray *
random_words_missing (const FpEdition *edition, GHashTable *used)
{
  const FpNameDef *const tables[] = { fp_builtin_names, edition->names };
  GPtrArray *missing = g_ptr_array_new_with_free_func (g_free);

  check_elements (edition, used, missing);
  check_moments (edition, used, missing);
  for (guint i = 0; i < edition->n_queries; i++)
    check_word (used, "modify", edition->queries[i].id, missing);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const FpNameDef *name = tables[i]; name->name != NULL; name++)
      check_word (used, "word", name->name, missing);
  for (guint i = 0; i < FP_N_CALLS; i++)
    check_word (used, "word", fp_calls[i].name, missing);
  look_for_words (edition, used, missing);
  return missing;
}
