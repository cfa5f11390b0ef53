/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading of sets into a catalog. First all files are read and checked, then all cards are added,
 * then all programs are compiled, so that a card may refer to a later one. A mistake does not stop
 * the loading, only the use of the result. */
#include "library/fp-library-private.h"
#include "library/fp-set-advice.h"

#include <string.h>

/* --- Files --- */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds the *.xml files of the folder @path to @paths, in the order of their names. */
static gboolean
list_folder (const char *path, GPtrArray *paths, GError **error)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (folder == NULL)
    return FALSE;
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (paths, g_build_filename (path, g_ptr_array_index (names, i), NULL));
  return TRUE;
}

static gboolean
list_files (const char *const *given, GPtrArray *paths, GError **error)
{
  for (guint i = 0; given[i] != NULL; i++)
    {
      if (!g_file_test (given[i], G_FILE_TEST_IS_DIR))
        g_ptr_array_add (paths, g_strdup (given[i]));
      else if (!list_folder (given[i], paths, error))
        return FALSE;
    }
  return TRUE;
}

/* Opens the file @path and adds it to @files. NULL with @error. */
static FpSetFile *
open_file (const char *path, const char *text, GPtrArray *files, GPtrArray *problems, GError **error)
{
  FpProblems *of_file = fp_problems_new (path);
  FpSetFile *file = fp_set_file_open (path, text, of_file, error);

  g_ptr_array_add (problems, of_file);
  if (file != NULL)
    g_ptr_array_add (files, file);
  return file;
}

static gboolean
open_files (const GPtrArray *paths, GPtrArray *files, GPtrArray *problems, GError **error)
{
  for (guint i = 0; i < paths->len; i++)
    if (open_file (g_ptr_array_index (paths, i), NULL, files, problems, error) == NULL)
      return FALSE;
  return TRUE;
}

/* --- Sets --- */

/* Checks that an attribute of the root is @expected, as another file of the set (or the game) says.
 */
static void
check_same (FpSetFile *file, const char *name, const char *expected, const char *where)
{
  const FpAttribute *attribute = fp_element_attribute (fp_document_root (file->document), name);

  if (attribute != NULL && strcmp (attribute->value, expected) != 0)
    fp_problems_add (file->problems, attribute->value_at, "the set is of %s “%s”; expected “%s” as in %s", name,
                     attribute->value, expected, where);
}

/* Complains about a module that the edition doesn't have. */
static void
check_module (const FpCompiler *compiler, FpSetFile *file)
{
  const FpAttribute *module = fp_element_attribute (fp_document_root (file->document), "module");

  if (module != NULL && fp_check_id (module->value) && fp_edition_module (compiler->edition, module->value) < 0)
    fp_problems_add (file->problems, module->value_at, "unknown module “%s”; expected one of the edition “%s”",
                     module->value, compiler->edition->id);
}

/* Complains about a card of a kind that only games with a module have, in a set for all games. */
static void
check_kind_of_module (const FpCompiler *compiler, const FpElement *card)
{
  const FpEdition *edition = compiler->edition;
  int module = fp_edition_module_of_kind (edition, fp_edition_kind (edition, card->name));
  const FpElement *root = fp_document_root (compiler->file->document);

  if (module >= 0 && g_strcmp0 (fp_element_get (root, "module"), edition->modules[module]->id) != 0)
    fp_problems_add (compiler->problems, card->at,
                     "<%s> is a card of the module “%s”; expected it in a set with module=\"%s\"", card->name,
                     edition->modules[module]->id, edition->modules[module]->id);
}

/* Adds @file to its set, which may be new. @first has the path of the first file of each set. Any
 * file of a set may give the set's name. */
static void
add_to_set (FpCompiler *compiler, FpSetFile *file, GPtrArray *first)
{
  const FpElement *root = fp_document_root (file->document);
  const char *id = fp_element_get (root, "id");
  FpSetInfo set = { 0 };

  if (id == NULL)
    return;
  for (guint i = 0; i < compiler->catalog->sets->len; i++)
    {
      FpSetInfo *known = &g_array_index (compiler->catalog->sets, FpSetInfo, i);

      if (strcmp (known->id, id) != 0)
        continue;
      check_same (file, "version", known->version, g_ptr_array_index (first, i));
      if (known->name == NULL)
        known->name = fp_prose (root, "name");
      return;
    }
  set.id = g_strdup (id);
  set.name = fp_prose (root, "name");
  set.edition = g_strdup (compiler->edition->id);
  set.version = g_strdup (fp_element_get (root, "version") != NULL ? fp_element_get (root, "version") : "");
  g_array_append_val (compiler->catalog->sets, set);
  g_ptr_array_add (first, file->path);
}

static void
look_over (FpCompiler *compiler, FpSetFile *file, GPtrArray *first, GHashTable *replaced)
{
  const FpElement *root = fp_document_root (file->document);
  const FpAttribute *edition = fp_element_attribute (root, "edition");

  fp_check_file (file, compiler->vocabulary);
  if (!fp_element_is (root, "set"))
    return;
  if (edition != NULL && fp_check_id (edition->value) && strcmp (edition->value, compiler->edition->id) != 0)
    fp_problems_add (file->problems, edition->value_at, "the set is for the edition “%s”; expected “%s”",
                     edition->value, compiler->edition->id);
  check_module (compiler, file);
  add_to_set (compiler, file, first);
  compiler->file = file;
  compiler->problems = file->problems;
  fp_find_replaced (compiler, replaced);
}

/* Checks all files before any cards are added, because the replaced cards must be known by then. */
static void
read_files (FpCompiler *compiler, GPtrArray *files, GArray *sources)
{
  g_autoptr (GHashTable) replaced = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) first = g_ptr_array_new ();

  for (guint i = 0; i < files->len; i++)
    {
      FpSetFile *file = g_ptr_array_index (files, i);

      if (file->document != NULL)
        look_over (compiler, file, first, replaced);
    }
  for (guint i = 0; i < files->len; i++)
    {
      FpSetFile *file = g_ptr_array_index (files, i);

      if (file->document == NULL || !fp_element_is (fp_document_root (file->document), "set"))
        continue;
      compiler->file = file;
      compiler->problems = file->problems;
      fp_read_cards (compiler, sources, replaced);
    }
  fp_link_replaced (compiler, sources);
  fp_link_apart (compiler, sources);
  fp_link_lists (compiler, sources);
  fp_link_belongings (compiler, sources);
}

/* --- Programs --- */

/* Moves the compiled parts of @source into its card. Those of a replaced card are freed. */
static void
take_over (FpCompiler *compiler, const FpCardSource *source, const FpCardDef *compiled)
{
  FpCardDef left_out = { .counters = NULL };
  FpCardDef *def = &left_out;

  if (source->card >= 0)
    def = &g_array_index (compiler->catalog->cards, FpCardDef, (guint) source->card);
  def->counters = compiled->counters;
  def->progress = compiled->progress;
  def->abilities = compiled->abilities;
  def->resolve = compiled->resolve;
  def->n_variables = compiled->n_variables;
  if (def == &left_out)
    fp_card_def_clear (def);
}

/* Counters are read before any program, since programs may read any card's counters. */
static void
read_counters (FpCompiler *compiler, GArray *sources)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);

      if (source->replaced || source->card < 0)
        continue;
      compiler->file = source->file;
      compiler->problems = source->file->problems;
      g_array_index (compiler->catalog->cards, FpCardDef, (guint) source->card).counters =
          fp_read_counters (compiler, source->element);
    }
  compiler->counters = NULL;
}

/* Returns the counters of @source's card; those of a replaced card are read now. */
static GArray *
counters_of (FpCompiler *compiler, const FpCardSource *source)
{
  GArray *counters = source->card >= 0 ? fp_catalog_card (compiler->catalog, (guint) source->card)->counters
                                       : fp_read_counters (compiler, source->element);

  compiler->counters = counters;
  compiler->counters_read = compiler->counters_set = 0;
  return counters;
}

static void
compile_card (FpCompiler *compiler, FpCardSource *source)
{
  const FpElement *resolve = fp_element_child (source->element, "program");
  const FpKindDef *kind = &compiler->edition->kinds[fp_edition_kind (compiler->edition, source->element->name)];
  FpCatalog *catalog = compiler->catalog;
  FpCardDef compiled = { .resolve = -1 };

  compiler->file = source->file;
  compiler->problems = source->file->problems;
  compiler->card = source->card;
  source->first_code = catalog->code->len;
  source->first_rule = catalog->rules->len;
  fp_check_card (compiler->problems, source->element, kind);
  check_kind_of_module (compiler, source->element);
  compiled.counters = counters_of (compiler, source);
  compiled.progress = fp_compile_progress (compiler, source->element, kind);
  compiled.abilities = fp_compile_abilities (compiler, source, kind);
  if (resolve != NULL)
    {
      compiled.resolve = (int16_t) fp_compile_program (compiler, resolve);
      compiled.n_variables = (int16_t) fp_compiler_end (compiler);
      fp_compiler_settle (compiler);
    }
  fp_check_counters (compiler, source->element);
  compiler->counters = NULL;
  if (compiled.n_variables > FP_MOST_SLOTS)
    fp_problems_add (compiler->problems, source->element->at,
                     "the program of <%s> has too many names and loops; expected fewer", source->element->name);
  source->n_code = catalog->code->len - source->first_code;
  source->n_rules = catalog->rules->len - source->first_rule;
  for (guint i = source->first_rule; i < catalog->rules->len; i++)
    g_array_index (catalog->rules, FpRule, i).counted =
        (uint8_t) (compiler->edition->plays.counted >> (kind - compiler->edition->kinds) & 1);
  take_over (compiler, source, &compiled);
}

static void
compile_all (FpCompiler *compiler, GArray *sources)
{
  read_counters (compiler, sources);
  for (guint i = 0; i < sources->len && !compiler->full; i++)
    if (!g_array_index (sources, FpCardSource, i).replaced)
      compile_card (compiler, &g_array_index (sources, FpCardSource, i));
  if (!compiler->full)
    fp_link_starts (compiler);
  if (compiler->full)
    fp_problems_add (
        compiler->problems, (FpLocation){ 1, 1 },
        "these sets are too big together; expected at most %d instructions, rules, expressions and strings",
        G_MAXINT16);
}

static guint
sort_problems (const GPtrArray *files)
{
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    {
      FpSetFile *file = g_ptr_array_index (files, i);

      fp_problems_sort (file->problems);
      fp_problems_sort (file->changes);
      n += fp_problems_count (file->problems) + fp_problems_count (file->changes);
    }
  return n;
}

static FpCatalog *
compile_files (const FpEdition *edition, GPtrArray *files, gboolean advises)
{
  g_autoptr (FpCatalog) catalog = fp_catalog_new (edition->kinds);
  g_autoptr (FpVocabulary) vocabulary = fp_vocabulary_new (edition);
  g_autoptr (FpCompiler) compiler = fp_compiler_new (edition, vocabulary, catalog);
  g_autoptr (GArray) sources = g_array_new (FALSE, TRUE, sizeof (FpCardSource));

  catalog->edition = edition;
  read_files (compiler, files, sources);
  compile_all (compiler, sources);
  if (sort_problems (files) > 0)
    return NULL;
  if (advises)
    fp_set_advise (catalog, edition, sources);
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      FpSetInfo *set = &g_array_index (catalog->sets, FpSetInfo, i);

      set->programs = fp_set_digest (catalog, edition, set->id, sources);
    }
  return g_steal_pointer (&catalog);
}

enum
{
  ANY_KIND = 0,
};

/* Returns the number of cards that a game needs, of kinds with one of @flags. */
static guint
copies (const FpCatalog *catalog, const FpEdition *edition, guint flags)
{
  guint n = 0;

  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, i);

      if (flags == ANY_KIND || fp_card_is (card, flags))
        n += MAX (card->copies, 1u) * (fp_card_is (card, FP_KIND_EACH_SEAT) ? edition->most_seats : 1);
    }
  return n;
}

/* Returns @catalog if its cards and planets fit into a game. Else frees the catalog, reports the
 * excess for the last file, and returns NULL. */
static FpCatalog *
fit (FpCatalog *catalog, const FpEdition *edition, GPtrArray *problems)
{
  enum
  {
    MOST_PLANETS = 200, /* leaves places for the supply, the Warp and the edition's own */
  };
  guint planets, cards;

  if (catalog == NULL)
    return NULL;
  planets = copies (catalog, edition, FP_KIND_PLACE);
  cards = copies (catalog, edition, ANY_KIND);
  if (cards <= FP_MAX_CARDS && planets <= MOST_PLANETS)
    return catalog;
  fp_problems_add (
      g_ptr_array_index (problems, problems->len - 1), (FpLocation){ 1, 1 },
      "with this file the sets hold %u cards and %u planets; at most %d cards and %d planets were expected", cards,
      planets, FP_MAX_CARDS, MOST_PLANETS);
  fp_catalog_free (catalog);
  return NULL;
}

/* Of a file with words of format 1 only these are reported: what else seems wrong may be right with
 * the words of format 2. @first: index of the first file's problems. */
static void
report_changes (const GPtrArray *files, GPtrArray *problems, guint first)
{
  for (guint i = 0; i < files->len; i++)
    {
      FpSetFile *file = g_ptr_array_index (files, i);

      if (fp_problems_count (file->changes) == 0)
        continue;
      fp_problems_free (file->problems);
      file->problems = g_ptr_array_index (problems, first + i) = g_steal_pointer (&file->changes);
    }
}

FpSetFile *
fp_library_read (const FpEdition *edition, const char *const *paths, const char *path, const char *text,
                 GPtrArray *files, GPtrArray *problems, GError **error)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (FpCatalog) catalog = NULL;
  FpSetFile *own = NULL;

  if (!list_files (paths, all, error))
    return NULL;
  for (guint i = 0; i < all->len; i++)
    {
      gboolean is_own = strcmp (g_ptr_array_index (all, i), path) == 0;
      FpSetFile *file = open_file (g_ptr_array_index (all, i), is_own ? text : NULL, files, problems, error);

      if (file == NULL)
        return NULL;
      own = is_own ? file : own;
    }
  if (own == NULL)
    own = open_file (path, text, files, problems, error);
  if (own != NULL)
    catalog = compile_files (edition, files, FALSE);
  return own;
}

/* Gives each of @files a list of advice and adds it to @advice. */
static void
begin_advice (const GPtrArray *files, GPtrArray *advice)
{
  for (guint i = 0; i < files->len; i++)
    {
      FpSetFile *file = g_ptr_array_index (files, i);

      file->advice = fp_problems_new (file->path);
      g_ptr_array_add (advice, file->advice);
    }
}

FpCatalog *
fp_library_load_advised (const FpEdition *edition, const char *const *paths, GPtrArray *problems, GPtrArray *advice,
                         GError **error)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_set_file_free);

  guint first = problems->len;
  FpCatalog *catalog;

  if (!list_files (paths, all, error) || !open_files (all, files, problems, error))
    return NULL;
  if (advice != NULL)
    begin_advice (files, advice);
  catalog = compile_files (edition, files, advice != NULL);
  report_changes (files, problems, first);
  return fit (catalog, edition, problems);
}

FpCatalog *
fp_library_load (const FpEdition *edition, const char *const *paths, GPtrArray *problems, GError **error)
{
  return fp_library_load_advised (edition, paths, problems, NULL, error);
}

const char *
fp_library_missing (const FpCatalog *catalog, const FpEdition *edition)
{
  for (guint kind = 1; kind < edition->n_kinds; kind++)
    {
      gboolean found = (edition->kinds[kind].flags & FP_KIND_NEEDED) == 0;

      for (guint k = 0; k < catalog->cards->len && !found; k++)
        found = fp_catalog_card (catalog, k)->kind == kind;
      if (!found)
        return edition->kinds[kind].id;
    }
  return NULL;
}
