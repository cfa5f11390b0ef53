/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schema (data/schemas/set.rng) and the vocabulary, which is made of the edition's tables, say
 * the same of each element: its attributes, which of them it must have, their words and ranges, and
 * the elements inside. Both are written as text and compared. */
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <string.h>

#include "editions/duel/fp-duel.h"
#include "library/fp-vocabulary.h"

/* An attribute, over all definitions of its element. */
typedef struct
{
  guint n_required; /* definitions that demand it */
  GHashTable *words; /* of char* */
  gboolean number;
  int least, most;
} Attribute;

/* An element, over all of its definitions. */
typedef struct
{
  guint n_definitions;
  GHashTable *attributes; /* char* → Attribute* */
  GHashTable *children; /* of char* */
} Shape;

static void
attribute_free (gpointer data)
{
  Attribute *attribute = data;

  g_hash_table_unref (attribute->words);
  g_free (attribute);
}

static void
shape_free (gpointer data)
{
  Shape *shape = data;

  g_hash_table_unref (shape->attributes);
  g_hash_table_unref (shape->children);
  g_free (shape);
}

static GHashTable *
names_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static GHashTable *
shapes_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, shape_free);
}

/* Returns the shape of the element @name, which gets another definition. */
static Shape *
add_definition (GHashTable *shapes, const char *name)
{
  Shape *shape = g_hash_table_lookup (shapes, name);

  if (shape == NULL)
    {
      shape = g_new0 (Shape, 1);
      shape->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, attribute_free);
      shape->children = names_new ();
      g_hash_table_insert (shapes, g_strdup (name), shape);
    }
  shape->n_definitions++;
  return shape;
}

static Attribute *
add_attribute (Shape *shape, const char *name, gboolean required)
{
  Attribute *attribute = g_hash_table_lookup (shape->attributes, name);

  if (attribute == NULL)
    {
      attribute = g_new0 (Attribute, 1);
      attribute->words = names_new ();
      g_hash_table_insert (shape->attributes, g_strdup (name), attribute);
    }
  attribute->n_required += required ? 1 : 0;
  return attribute;
}

/* --- The schema --- */

/* A walk through one definition of an element. */
typedef struct
{
  xmlNode *grammar;
  Shape *shape;
  Attribute *attribute; /* NULL: not inside one */
  gboolean optional; /* TRUE: inside something that may be left out */
} Walk;

static void walk_children (Walk walk, const xmlNode *parent);

static gboolean
is_node (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *) node->name, name) == 0;
}

static char *
name_of (const xmlNode *node)
{
  xmlChar *name = xmlGetProp ((xmlNode *) node, (const xmlChar *) "name");
  char *copy = g_strdup ((const char *) name);

  xmlFree (name);
  return copy;
}

static void
walk_ref (Walk walk, const xmlNode *ref)
{
  g_autofree char *wanted = name_of (ref);

  for (const xmlNode *define = walk.grammar->children; define != NULL; define = define->next)
    {
      g_autofree char *name = is_node (define, "define") ? name_of (define) : NULL;

      if (g_strcmp0 (name, wanted) == 0)
        walk_children (walk, define);
    }
}

static void
read_data (Attribute *attribute, const xmlNode *data)
{
  xmlChar *type = xmlGetProp ((xmlNode *) data, (const xmlChar *) "type");
  gboolean positive = strcmp ((const char *) type, "positiveInteger") == 0;

  attribute->number = positive || strcmp ((const char *) type, "nonNegativeInteger") == 0 ||
                      strcmp ((const char *) type, "integer") == 0;
  attribute->least = positive ? 1 : 0;
  for (const xmlNode *param = data->children; param != NULL && attribute->number; param = param->next)
    {
      g_autofree char *name = is_node (param, "param") ? name_of (param) : NULL;
      xmlChar *value = name != NULL ? xmlNodeGetContent (param) : NULL;

      if (g_strcmp0 (name, "minInclusive") == 0)
        attribute->least = atoi ((const char *) value);
      if (g_strcmp0 (name, "maxInclusive") == 0)
        attribute->most = atoi ((const char *) value);
      xmlFree (value);
    }
  xmlFree (type);
}

static void
walk_node (Walk walk, const xmlNode *node)
{
  g_autofree char *name = name_of (node);

  if (is_node (node, "element"))
    g_hash_table_add (walk.shape->children, g_strdup (name));
  else if (is_node (node, "ref"))
    walk_ref (walk, node);
  else if (is_node (node, "data"))
    {
      if (walk.attribute != NULL)
        read_data (walk.attribute, node);
    }
  else if (is_node (node, "value"))
    {
      xmlChar *value = xmlNodeGetContent (node);

      g_hash_table_add (walk.attribute->words, g_strdup ((const char *) value));
      xmlFree (value);
    }
  else
    {
      if (is_node (node, "attribute"))
        walk.attribute = add_attribute (walk.shape, name, !walk.optional);
      if (is_node (node, "optional") || is_node (node, "zeroOrMore") || is_node (node, "choice"))
        walk.optional = TRUE;
      walk_children (walk, node);
    }
}

static void
walk_children (Walk walk, const xmlNode *parent)
{
  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      walk_node (walk, node);
}

/* Adds a shape for each <element> in @node. */
static void
find_elements (GHashTable *shapes, xmlNode *grammar, const xmlNode *parent)
{
  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    {
      if (is_node (node, "element"))
        {
          g_autofree char *name = name_of (node);

          walk_children ((Walk){ .grammar = grammar, .shape = add_definition (shapes, name) }, node);
        }
      find_elements (shapes, grammar, node);
    }
}

static GHashTable *
read_schema (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "schemas", "set.rng", NULL);
  xmlDoc *document = xmlReadFile (path, NULL, XML_PARSE_NONET);
  GHashTable *shapes = shapes_new ();

  g_assert_nonnull (document);
  find_elements (shapes, xmlDocGetRootElement (document), xmlDocGetRootElement (document));
  xmlFreeDoc (document);
  return shapes;
}

/* --- The vocabulary --- */

static void
add_attribute_word (Shape *shape, const FpAttributeWord *word)
{
  Attribute *attribute = add_attribute (shape, word->name, word->required);
  g_auto (GStrv) words = g_strsplit (word->words != NULL ? word->words : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_hash_table_add (attribute->words, g_strdup (words[i]));
  attribute->number = word->content == FP_CONTENT_NUMBER || word->content == FP_CONTENT_NUMBERS;
  attribute->least = word->least;
  attribute->most = word->most;
}

static void
add_element_word (GHashTable *shapes, const FpVocabulary *vocabulary, const FpElementWord *word)
{
  Shape *shape = add_definition (shapes, word->name);
  g_autoptr (GArray) children = fp_element_word_children (word);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (const FpAttributeWord *attribute = word->attributes; attribute->name != NULL; attribute++)
    add_attribute_word (shape, attribute);
  for (guint i = 0; i < children->len; i++)
    fp_vocabulary_elements (vocabulary, &g_array_index (children, FpChildWord, i), names);
  for (guint i = 0; i < names->len; i++)
    g_hash_table_add (shape->children, g_strdup (g_ptr_array_index (names, i)));
}

static GHashTable *
read_vocabulary (const FpEdition *edition)
{
  g_autoptr (FpVocabulary) vocabulary = fp_vocabulary_new (edition);
  GHashTable *shapes = shapes_new ();

  for (const FpElementWord *word = fp_vocabulary_words (vocabulary); word->name != NULL; word++)
    add_element_word (shapes, vocabulary, word);
  for (guint i = 0; i < edition->n_verbs; i++)
    add_element_word (shapes, vocabulary, fp_vocabulary_find (vocabulary, edition->verbs[i].id, TRUE));
  return shapes;
}

/* --- Comparison --- */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

/* Appends the keys of @names in order, each behind a blank. */
static void
write_names (GString *text, GHashTable *names)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (names), compare_names);

  for (GList *key = keys; key != NULL; key = key->next)
    g_string_append_printf (text, " %s", (const char *) key->data);
}

/* Returns the element @name as text: “half icon! (one two) value! 1..9 |”. */
static char *
shape_text (GHashTable *shapes, const char *name)
{
  const Shape *shape = g_hash_table_lookup (shapes, name);
  g_autoptr (GList) keys = NULL;
  GString *text = g_string_new (name);

  if (shape == NULL)
    return g_string_free (g_string_append (text, ": unknown"), FALSE);
  keys = g_list_sort (g_hash_table_get_keys (shape->attributes), compare_names);
  for (GList *key = keys; key != NULL; key = key->next)
    {
      const Attribute *attribute = g_hash_table_lookup (shape->attributes, key->data);

      g_string_append_printf (text, " %s%s", (const char *) key->data,
                              attribute->n_required == shape->n_definitions ? "!" : "");
      if (g_hash_table_size (attribute->words) > 0)
        {
          g_string_append (text, " (");
          write_names (text, attribute->words);
          g_string_append (text, " )");
        }
      if (attribute->number)
        g_string_append_printf (text, " %d..%d", attribute->least, attribute->most);
    }
  g_string_append (text, " |");
  write_names (text, shape->children);
  return g_string_free (text, FALSE);
}

/* Checks that each element of @shapes is the same in @others. */
static void
assert_in (GHashTable *shapes, GHashTable *others)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (shapes), compare_names);

  g_assert_nonnull (names);
  for (GList *name = names; name != NULL; name = name->next)
    {
      g_autofree char *one = shape_text (shapes, name->data), *other = shape_text (others, name->data);

      g_assert_cmpstr (one, ==, other);
    }
}

static void
test_same (void)
{
  g_autoptr (GHashTable) in_schema = read_schema (), in_tables = read_vocabulary (fp_duel_edition ());

  assert_in (in_tables, in_schema);
  assert_in (in_schema, in_tables);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/schema-words/same", test_same);
  return g_test_run ();
}
