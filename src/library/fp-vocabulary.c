/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Look-ups in the vocabulary; verbs as the edition describes them. */
#include "library/fp-vocabulary-private.h"
#include "library/fp-word-changes.h"

#include <string.h>

enum
{
  MOST_ATTRIBUTES = 12, /* attributes of a verb, with the end of the list */
};

/* A verb's own table. */
typedef struct
{
  FpElementWord word;
  FpAttributeWord attributes[MOST_ATTRIBUTES];
} VerbWord;

struct _FpVocabulary
{
  const FpEdition *edition;
  GArray *words; /* of FpElementWord, without the verbs, ended by a NULL name */
  GPtrArray *owned; /* memory of the words made of the edition's tables */
  guint n_verbs;
  VerbWord *verbs;
  GHashTable *by_name; /* char* → FpElementWord*, neither owned */
  GHashTable *verbs_by_name;
  GArray *changes; /* of FpWordChange */
};

const char *
fp_amount_word (const FpVerb *verb)
{
  if (verb->amount_kind == FP_AMOUNT_NONE)
    return NULL;
  return verb->amount_kind == FP_AMOUNT_SHIPS ? "ships" : "cards";
}

/* The attributes of verbs besides the amount, in the order shown to authors. */
static const struct
{
  uint16_t attributes;
  FpAttributeWord attribute;
} sayings[] = {
  { FP_ATTRIBUTE_SHIPS, { .name = "ships", .content = FP_CONTENT_AMOUNT } },
  { FP_ATTRIBUTE_SECRET, { .name = "secret", .content = FP_CONTENT_NAME } },
  { FP_ATTRIBUTE_WITH, { .name = "with", .content = FP_CONTENT_EXPRESSION, .required = TRUE, .type = FP_TYPE_CARDS } },
  { FP_ATTRIBUTE_FROM, { .name = "from", .content = FP_CONTENT_EXPRESSION, .required = TRUE } },
  { FP_ATTRIBUTE_TO, { .name = "to", .content = FP_CONTENT_EXPRESSION } },
  { FP_ATTRIBUTE_END, { .name = "end", .content = FP_CONTENT_WORD, .words = "top bottom" } },
  { FP_ATTRIBUTE_FACE, { .name = "face", .content = FP_CONTENT_WORD, .words = "up down" } },
  { FP_ATTRIBUTE_ROLE, { .name = "role", .content = FP_CONTENT_MOMENT, .required = TRUE } },
  { FP_ATTRIBUTE_STEP, { .name = "step", .content = FP_CONTENT_MOMENT, .required = TRUE } },
  { FP_ATTRIBUTE_CHOOSER, { .name = "chooser", .content = FP_CONTENT_EXPRESSION, .type = FP_TYPE_PLAYERS } },
  { FP_ATTRIBUTE_UNTIL, { .name = "until", .content = FP_CONTENT_MOMENT, .required = TRUE } },
  { FP_ATTRIBUTE_AS, { .name = "as", .content = FP_CONTENT_NAME } },
};

static void
fill_verb (VerbWord *entry, const FpVerb *verb, int index)
{
  gboolean another = (verb->attributes & (FP_ATTRIBUTE_SHIPS | FP_ATTRIBUTE_SECRET)) != 0;
  guint n = 0;

  if (verb->attributes & FP_ATTRIBUTE_WHO)
    entry->attributes[n++] =
        (FpAttributeWord){ .name = "who", .content = FP_CONTENT_EXPRESSION, .type = FP_TYPE_PLAYERS };
  if (verb->amount_kind != FP_AMOUNT_NONE)
    entry->attributes[n++] =
        (FpAttributeWord){ .name = fp_amount_word (verb), .content = FP_CONTENT_AMOUNT, .required = !another };
  for (guint i = 0; i < G_N_ELEMENTS (sayings) && n + 1 < MOST_ATTRIBUTES; i++)
    if (verb->attributes & sayings[i].attributes)
      {
        FpAttributeWord *attribute = &entry->attributes[n++];

        *attribute = sayings[i].attribute;
        if (sayings[i].attributes == FP_ATTRIBUTE_TO || sayings[i].attributes == FP_ATTRIBUTE_FROM)
          attribute->type = verb->to;
        if (sayings[i].attributes == FP_ATTRIBUTE_TO)
          attribute->required = (verb->attributes & FP_ATTRIBUTE_MUST_TO) != 0;
      }
  entry->word = (FpElementWord){
    .name = verb->id, .place = FP_PLACE_VERB, .attributes = entry->attributes, .children = "", .verb = index
  };
}

/* Fills @vocabulary with all elements but the verbs. */
static void
collect_words (FpVocabulary *vocabulary)
{
  const FpElementWord end = { .name = NULL };
  FpElementWords words = { vocabulary->edition, vocabulary->words, vocabulary->owned };

  for (const FpElementWord *shared = fp_shared_words; shared->name != NULL; shared++)
    {
      FpElementWord word = *shared;

      word.attributes = fp_element_words_fill (&words, shared->attributes);
      g_array_append_val (vocabulary->words, word);
    }
  fp_element_words_add_cards (&words);
  fp_element_words_add_portraits (&words);
  fp_element_words_add_encounters (&words);
  g_array_append_val (vocabulary->words, end);
}

FpVocabulary *
fp_vocabulary_new (const FpEdition *edition)
{
  FpVocabulary *vocabulary = g_new0 (FpVocabulary, 1);

  vocabulary->edition = edition;
  vocabulary->words = g_array_new (FALSE, TRUE, sizeof (FpElementWord));
  vocabulary->owned = g_ptr_array_new_with_free_func (g_free);
  vocabulary->by_name = g_hash_table_new (g_str_hash, g_str_equal);
  vocabulary->verbs_by_name = g_hash_table_new (g_str_hash, g_str_equal);
  vocabulary->n_verbs = edition->n_verbs;
  vocabulary->verbs = g_new0 (VerbWord, edition->n_verbs);
  vocabulary->changes = fp_word_changes_new (edition);
  collect_words (vocabulary);
  for (const FpElementWord *word = fp_vocabulary_words (vocabulary); word->name != NULL; word++)
    g_hash_table_insert (vocabulary->by_name, (char *) word->name, (gpointer) word);
  for (guint i = 0; i < edition->n_verbs; i++)
    {
      fill_verb (&vocabulary->verbs[i], &edition->verbs[i], (int) i);
      g_hash_table_insert (vocabulary->verbs_by_name, (char *) edition->verbs[i].id, &vocabulary->verbs[i].word);
    }
  return vocabulary;
}

void
fp_vocabulary_free (FpVocabulary *vocabulary)
{
  g_hash_table_unref (vocabulary->by_name);
  g_hash_table_unref (vocabulary->verbs_by_name);
  g_array_unref (vocabulary->changes);
  g_array_unref (vocabulary->words);
  g_ptr_array_unref (vocabulary->owned);
  g_free (vocabulary->verbs);
  g_free (vocabulary);
}

const FpElementWord *
fp_vocabulary_words (const FpVocabulary *vocabulary)
{
  return &g_array_index (vocabulary->words, FpElementWord, 0);
}

const GArray *
fp_vocabulary_changes (const FpVocabulary *vocabulary)
{
  return vocabulary->changes;
}

const FpEdition *
fp_vocabulary_edition (const FpVocabulary *vocabulary)
{
  return vocabulary->edition;
}

const FpElementWord *
fp_vocabulary_find (const FpVocabulary *vocabulary, const char *name, gboolean line)
{
  const FpElementWord *word = g_hash_table_lookup (vocabulary->by_name, name);
  const FpElementWord *verb = g_hash_table_lookup (vocabulary->verbs_by_name, name);

  return verb != NULL && (word == NULL || line) ? verb : word;
}

const FpElementWord *
fp_vocabulary_word (const FpVocabulary *vocabulary, const FpElement *element)
{
  const FpElementWord *parent =
      element->parent != NULL ? g_hash_table_lookup (vocabulary->by_name, element->parent->name) : NULL;
  gboolean on_card = parent != NULL && (parent->place == FP_PLACE_CARD || element->parent->parent == NULL);

  return fp_vocabulary_find (vocabulary, element->name, !on_card);
}

const FpAttributeWord *
fp_element_word_attribute (const FpElementWord *word, const char *name)
{
  for (const FpAttributeWord *attribute = word->attributes; attribute->name != NULL; attribute++)
    if (strcmp (attribute->name, name) == 0)
      return attribute;
  return NULL;
}

static void
child_clear (gpointer data)
{
  g_free (((FpChildWord *) data)->name);
}

GArray *
fp_element_word_children (const FpElementWord *word)
{
  GArray *children = g_array_new (FALSE, FALSE, sizeof (FpChildWord));
  /* Most elements take none, and this is asked for each element of a set. */
  if (*word->children == '\0')
    return children;
  g_auto (GStrv) items = g_strsplit (word->children, " ", -1);

  g_array_set_clear_func (children, child_clear);
  for (guint i = 0; items[i] != NULL; i++)
    {
      gsize length = strcspn (items[i], "!?*+=");
      FpChildWord child = { .name = g_strndup (items[i], length), .least = 0, .most = G_MAXUINT };

      if (items[i][length] == '=')
        child.least = child.most = (guint) g_ascii_digit_value (items[i][length + 1]);
      if (items[i][length] == '!' || items[i][length] == '+')
        child.least = 1;
      if (items[i][length] == '!' || items[i][length] == '?')
        child.most = 1;
      g_array_append_val (children, child);
    }
  return children;
}

gboolean
fp_child_word_takes (const FpChildWord *child, const FpElementWord *word)
{
  if (strcmp (child->name, "@card") == 0)
    return word->place == FP_PLACE_CARD;
  if (strcmp (child->name, "@rule") == 0)
    return word->place == FP_PLACE_RULE;
  if (strcmp (child->name, "@part") == 0)
    return word->place == FP_PLACE_PART;
  if (strcmp (child->name, "@verb") == 0)
    return word->place == FP_PLACE_VERB;
  if (strcmp (child->name, "@line") == 0)
    return word->place == FP_PLACE_RULE || word->place == FP_PLACE_LINE || word->place == FP_PLACE_VERB;
  return word->place != FP_PLACE_VERB && strcmp (child->name, word->name) == 0;
}

void
fp_vocabulary_elements (const FpVocabulary *vocabulary, const FpChildWord *child, GPtrArray *names)
{
  for (const FpElementWord *word = fp_vocabulary_words (vocabulary); word->name != NULL; word++)
    if (fp_child_word_takes (child, word))
      g_ptr_array_add (names, (char *) word->name);
  for (guint i = 0; i < vocabulary->n_verbs; i++)
    if (fp_child_word_takes (child, &vocabulary->verbs[i].word))
      g_ptr_array_add (names, (char *) vocabulary->verbs[i].word.name);
}
