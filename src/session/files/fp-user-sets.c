/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user's card sets and their faults. */
#include "session/files/fp-user-sets.h"

#include "archive/saves/fp-save-file.h"

#include <string.h>

static void
free_broken (gpointer data)
{
  FpBrokenSet *broken = data;
  g_free (broken->path);
  g_free (broken->errors);
  g_free (broken);
}

GPtrArray *
fp_broken_sets_new (void)
{
  return g_ptr_array_new_with_free_func (free_broken);
}

char *
fp_user_sets_dir (void)
{
  return g_build_filename (g_get_user_data_dir (), "fifth-planet", "sets", NULL);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns the paths of the user's sets, in order. If the user's folder is also the shipped one, the
 * editions' sets are left out. */
static GPtrArray *
list_sets (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = fp_user_sets_dir ();
  g_autofree char *data = fp_data_dir (NULL);
  g_autofree char *shipped = g_build_filename (data != NULL ? data : "", "sets", NULL);
  gboolean same = g_str_equal (folder, shipped);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      if (*name == '.' || (same && fp_edition_find (name) != NULL))
        continue;
      if (g_str_has_suffix (name, ".xml") || g_file_test (path, G_FILE_TEST_IS_DIR))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

/* Returns @attribute of the set in the file @path, NULL if it has none or can't be read. */
static char *
set_file_attribute (const char *path, const char *attribute)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (FpDocument) beginning = fp_document_peek (path);
  g_autoptr (FpDocument) document = beginning == NULL ? fp_document_load (path, FP_SAVE_FILE_MAX_BYTES, problems, NULL)
                                                      : g_steal_pointer (&beginning);
  const FpElement *root = document != NULL ? fp_document_root (document) : NULL;
  return root != NULL && fp_element_is (root, "set") ? g_strdup (fp_element_get (root, attribute)) : NULL;
}

/* Returns @attribute of the set at @path, a file or folder: of its first file that has it. NULL if
 * there is none. */
static char *
set_attribute (const char *path, const char *attribute)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (files, g_build_filename (path, name, NULL));
  if (dir == NULL)
    g_ptr_array_add (files, g_strdup (path));
  g_ptr_array_sort (files, compare_paths);
  for (guint i = 0; i < files->len; i++)
    {
      char *value = set_file_attribute (g_ptr_array_index (files, i), attribute);
      if (value != NULL)
        return value;
    }
  return NULL;
}

char *
fp_set_file_id (const char *path)
{
  return set_file_attribute (path, "id");
}

const FpEdition *
fp_set_file_edition (const char *path)
{
  g_autofree char *id = set_attribute (path, "edition");
  const FpEdition *edition = id != NULL ? fp_edition_find (id) : NULL;
  return edition != NULL ? edition : fp_edition_nth (0);
}

/* Returns TRUE if the set at @path belongs to a module that there is and that isn't on. */
static gboolean
is_off (const FpEdition *edition, const char *path)
{
  g_autofree char *id = edition->n_modules > 0 ? set_attribute (path, "module") : NULL;
  int module = id != NULL ? fp_edition_module (edition, id) : -1;
  return module >= 0 && (edition->on >> module & 1) == 0;
}

/* Returns the paths of the user's sets for @edition, in order: without those of modules that aren't
 * on. A set that names no edition that there is counts for the usual one, so that its mistake is
 * reported, and only once. */
static GPtrArray *
list_sets_for (const FpEdition *edition)
{
  GPtrArray *paths = list_sets ();
  for (guint i = paths->len; i > 0; i--)
    if (!g_str_equal (fp_set_file_edition (g_ptr_array_index (paths, i - 1))->id, edition->id) ||
        is_off (edition, g_ptr_array_index (paths, i - 1)))
      g_ptr_array_remove_index (paths, i - 1);
  return paths;
}

/* Returns the catalog of the shipped sets, those of @good and of @more (may be NULL); NULL with the
 * faults in @why. */
static FpCatalog *
try_sets (const FpEdition *edition, const GPtrArray *good, const char *more, char **why)
{
  g_autoptr (GPtrArray) shipped = fp_edition_set_paths (edition, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_ptr_array_extend (paths, shipped, NULL, NULL);
  for (guint i = 0; i < good->len; i++)
    g_ptr_array_add (paths, g_ptr_array_index (good, i));
  if (more != NULL)
    g_ptr_array_add (paths, (gpointer) more);
  g_ptr_array_add (paths, NULL);
  FpCatalog *catalog = fp_library_load (edition, (const char *const *) paths->pdata, problems, &error);
  if (catalog != NULL)
    return catalog;
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < problems->len; i++)
    fp_problems_print (g_ptr_array_index (problems, i), text);
  if (error != NULL)
    g_string_append (text, error->message);
  *why = g_strchomp (g_string_free (g_steal_pointer (&text), FALSE));
  return NULL;
}

/* Moves those of @paths that fit to @good, one after the other; a set may build on a later one. The
 * rest goes to @broken. */
static void
sort_out (const FpEdition *edition, GPtrArray *paths, GPtrArray *good, GPtrArray *broken)
{
  g_autoptr (GPtrArray) reasons = g_ptr_array_new_with_free_func (g_free);
  guint before;
  do
    {
      before = paths->len;
      g_ptr_array_set_size (reasons, 0);
      for (guint i = 0; i < paths->len;)
        {
          char *why = NULL;
          g_autoptr (FpCatalog) catalog = try_sets (edition, good, g_ptr_array_index (paths, i), &why);
          if (catalog != NULL)
            g_ptr_array_add (good, g_ptr_array_steal_index (paths, i));
          else
            {
              g_ptr_array_add (reasons, why);
              i++;
            }
        }
    }
  while (paths->len > 0 && paths->len < before);
  for (guint i = 0; i < paths->len; i++)
    {
      FpBrokenSet *set = g_new0 (FpBrokenSet, 1);
      set->path = g_strdup (g_ptr_array_index (paths, i));
      set->errors = g_strdup (g_ptr_array_index (reasons, i));
      g_ptr_array_add (broken, set);
    }
}

FpCatalog *
fp_edition_load_all (const FpEdition *edition, GPtrArray *broken, GPtrArray *problems, GError **error)
{
  g_autoptr (GPtrArray) paths = list_sets_for (edition);
  g_autoptr (FpCatalog) shipped = fp_edition_load (edition, problems, error);
  if (shipped == NULL || paths->len == 0)
    return g_steal_pointer (&shipped);
  g_autofree char *why = NULL;
  g_autoptr (GPtrArray) good = g_ptr_array_new_with_free_func (g_free);
  FpCatalog *all = try_sets (edition, paths, NULL, &why);
  if (all != NULL)
    return all;
  sort_out (edition, paths, good, broken);
  g_clear_pointer (&why, g_free);
  /* In the order in which they were found to fit. */
  all = good->len > 0 ? try_sets (edition, good, NULL, &why) : NULL;
  return all != NULL ? all : g_steal_pointer (&shipped);
}

/* Adds the *.xml files in the folder of @path that are of the same set to @sisters, except those in
 * @known (absolute paths). */
static void
add_sisters (const char *path, GHashTable *known, GPtrArray *sisters)
{
  g_autofree char *id = fp_set_file_id (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = id != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *sister = g_build_filename (folder, name, NULL);
      g_autofree char *absolute = g_canonicalize_filename (sister, NULL);
      if (*name == '.' || !g_str_has_suffix (name, ".xml") || g_hash_table_contains (known, absolute))
        continue;
      g_autofree char *other = fp_set_file_id (sister);
      if (g_strcmp0 (other, id) != 0)
        continue;
      g_hash_table_add (known, g_steal_pointer (&absolute));
      g_ptr_array_add (sisters, g_steal_pointer (&sister));
    }
}

GPtrArray *
fp_set_sisters (const GPtrArray *paths)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *sisters = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < paths->len; i++)
    g_hash_table_add (known, g_canonicalize_filename (g_ptr_array_index (paths, i), NULL));
  for (guint i = 0; i < paths->len; i++)
    add_sisters (g_ptr_array_index (paths, i), known, sisters);
  g_ptr_array_sort (sisters, compare_paths);
  return sisters;
}

/* Returns TRUE if a file of the set at @path, a file or folder, has an id among @ids. */
static gboolean
is_among (const char *path, const GPtrArray *ids)
{
  g_autofree char *own = set_attribute (path, "id");
  return own != NULL && g_ptr_array_find_with_equal_func ((GPtrArray *) ids, own, g_str_equal, NULL);
}

gboolean
fp_user_sets_have (const char *id)
{
  g_autoptr (GPtrArray) paths = list_sets ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_ptr_array_add (ids, (char *) id);
  for (guint i = 0; i < paths->len; i++)
    if (is_among (g_ptr_array_index (paths, i), ids))
      return TRUE;
  return FALSE;
}

FpCatalog *
fp_edition_load_some (const FpEdition *edition, const GPtrArray *ids)
{
  g_autofree char *data = fp_data_dir (NULL);
  if (data == NULL)
    return NULL;
  g_autoptr (GPtrArray) paths = list_sets_for (edition);
  g_autofree char *why = NULL;
  for (guint i = paths->len; i > 0; i--)
    if (!is_among (g_ptr_array_index (paths, i - 1), ids))
      g_ptr_array_remove_index (paths, i - 1);
  return try_sets (edition, paths, NULL, &why);
}

FpCatalog *
fp_edition_load_variant (const FpEdition *variant, const FpCatalog *usual)
{
  g_autoptr (GPtrArray) paths = list_sets_for (variant);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < usual->sets->len; i++)
    g_ptr_array_add (ids, g_strdup (g_array_index (usual->sets, FpSetInfo, i).id));
  guint n = ids->len;
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *module = set_attribute (g_ptr_array_index (paths, i), "module");
      if (module != NULL)
        g_ptr_array_add (ids, set_attribute (g_ptr_array_index (paths, i), "id"));
    }
  FpCatalog *catalog = fp_edition_load_some (variant, ids);
  if (catalog != NULL || ids->len == n)
    return catalog;
  g_ptr_array_set_size (ids, (int) n);
  return fp_edition_load_some (variant, ids);
}
