/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which words of the card language random sets have used: elements and their attributes; moments of triggers, of
 * replacements and of what lasts; questions; names and functions of expressions; words behind “is”.
 */
#include "session/random-words.h"

#include "engine/expression/fp-expression-private.h"
#include "library/fp-vocabulary.h"

#include <string.h>

GHashTable *
random_words_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Each word of @value is met after @kind. */
static void
meet_all (GHashTable *met, const char *kind, const char *value)
{
  g_auto (GStrv) words = g_strsplit_set (value, " ()[],.+*/=!<>", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_isalpha (*words[i]))
      g_hash_table_add (met, g_strdup_printf ("%s %s", kind, words[i]));
}

static void
meet (const FpElement *element, GHashTable *met)
{
  g_hash_table_add (met, g_strdup_printf ("element %s", element->name));
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    {
      const FpAttribute *attribute = fp_element_attribute_at (element, i);

      g_hash_table_add (met, g_strdup_printf ("attribute %s/%s", element->name, attribute->name));
      if (strcmp (attribute->name, "until") == 0)
        meet_all (met, "until", attribute->value);
      else if (strcmp (attribute->name, "before") == 0 || strcmp (attribute->name, "when") == 0 ||
               strcmp (attribute->name, "after") == 0)
        meet_all (met, "trigger", attribute->value);
      else if (strcmp (attribute->name, "what") == 0)
        meet_all (met, element->name, attribute->value);
      else
        meet_all (met, "word", attribute->value);
    }
  for (guint i = 0; i < fp_element_n_children (element); i++)
    meet (fp_element_child_at (element, i), met);
}

void
random_words_add (GHashTable *met, const char *text)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("set");
  g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "set", problems);

  g_assert_nonnull (document);
  meet (fp_document_root (document), met);
}

static void
look_for (GHashTable *met, const char *kind, const char *word, GPtrArray *missing)
{
  g_autofree char *entry = g_strdup_printf ("%s %s", kind, word);

  if (!g_hash_table_contains (met, entry))
    g_ptr_array_add (missing, g_steal_pointer (&entry));
}

static void
look_for_attributes (GHashTable *met, const FpElementWord *word, GPtrArray *missing)
{
  look_for (met, "element", word->name, missing);
  for (const FpAttributeWord *attribute = word->attributes; attribute->name != NULL; attribute++)
    {
      g_autofree char *both = g_strdup_printf ("%s/%s", word->name, attribute->name);

      /* There is no module whose place another could take. */
      if (strcmp (both, "module/replaces") != 0)
        look_for (met, "attribute", both, missing);
    }
}

static void
look_for_elements (const FpEdition *edition, GHashTable *met, GPtrArray *missing)
{
  g_autoptr (FpVocabulary) vocabulary = fp_vocabulary_new (edition);

  for (const FpElementWord *word = fp_element_words; word->name != NULL; word++)
    look_for_attributes (met, word, missing);
  for (guint i = 0; i < edition->n_verbs; i++)
    look_for_attributes (met, fp_vocabulary_find (vocabulary, edition->verbs[i].id, TRUE), missing);
}

/* Those of set-up come before cards are in play. */
static void
look_for_moments (const FpEdition *edition, GHashTable *met, GPtrArray *missing)
{
  for (int i = fp_edition_step (edition, "set-up") + 1; i < (int) edition->n_procedures; i++)
    {
      const FpProcedureDef *procedure = &edition->procedures[i];

      if (procedure->kind == FP_PROCEDURE_PART)
        continue;
      look_for (met, "trigger", procedure->id, missing);
      look_for (met, "replace", procedure->id, missing);
      look_for (met, "until", procedure->id, missing);
    }
}

/* Nothing that set-up does is heard by a card. */
static gboolean
is_of_setup (const FpEdition *edition, const char *word)
{
  for (int i = 0; i <= fp_edition_step (edition, "set-up"); i++)
    if (strcmp (edition->procedures[i].id, word) == 0)
      return TRUE;
  return FALSE;
}

static void
look_for_words (const FpEdition *edition, GHashTable *met, GPtrArray *missing)
{
  static const guint lists[] = { FP_WORD_LIST_KIND,   FP_WORD_LIST_ICON,  FP_WORD_LIST_SYMBOL, FP_WORD_LIST_DECK,
                                 FP_WORD_LIST_BETTER, FP_WORD_LIST_CAUSE, FP_WORD_LIST_ROLE };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *all = fp_word_list (edition, lists[i]);
      g_auto (GStrv) words = g_strsplit (all, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        if (!is_of_setup (edition, words[k]))
          look_for (met, "word", words[k], missing);
    }
}

GPtrArray *
random_words_missing (const FpEdition *edition, GHashTable *met)
{
  const FpNameDef *const tables[] = { fp_builtin_names, edition->names };
  GPtrArray *missing = g_ptr_array_new_with_free_func (g_free);

  look_for_elements (edition, met, missing);
  look_for_moments (edition, met, missing);
  for (guint i = 0; i < edition->n_queries; i++)
    look_for (met, "modify", edition->queries[i].id, missing);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const FpNameDef *name = tables[i]; name->name != NULL; name++)
      look_for (met, "word", name->name, missing);
  for (guint i = 0; i < FP_N_CALLS; i++)
    look_for (met, "word", fp_calls[i].name, missing);
  look_for_words (edition, met, missing);
  return missing;
}
