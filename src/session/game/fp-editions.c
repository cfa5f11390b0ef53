/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editions of a program, and the places of their cards. */
#include "session/game/fp-editions.h"

#include "config.h"

const FpEdition *
fp_edition_nth (guint index)
{
  guint n = 0;
  while (fp_editions[n] != NULL)
    n++;
  return index < n ? fp_editions[index]() : NULL;
}

guint
fp_edition_number (const char *id)
{
  for (guint i = 0; fp_editions[i] != NULL; i++)
    if (g_strcmp0 (fp_editions[i]()->id, id) == 0)
      return i;
  return G_MAXUINT;
}

const FpEdition *
fp_edition_find (const char *id)
{
  guint number = fp_edition_number (id);
  return number != G_MAXUINT ? fp_editions[number]() : NULL;
}

/* Returns TRUE if @folder has the card sets in it. */
static gboolean
holds_sets (const char *folder)
{
  g_autofree char *sets = g_build_filename (folder, "sets", NULL);
  return g_file_test (sets, G_FILE_TEST_IS_DIR);
}

char *
fp_data_dir (GError **error)
{
  const char *folder = g_getenv ("FIFTH_PLANET_DATA");
  if (folder != NULL && *folder != '\0')
    {
      if (holds_sets (folder))
        return g_strdup (folder);
      g_set_error (
          error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
          "FIFTH_PLANET_DATA says \"%s\", which has no folder \"sets\" in it; set it to the folder that has, or "
          "unset it to use the installed cards",
          folder);
      return NULL;
    }
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "fifth-planet", NULL);
  const char *places[] = { PKGDATADIR, FP_SOURCE_DATADIR, own };
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (holds_sets (places[i]))
      return g_strdup (places[i]);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
               "there are no card sets in \"%s\", \"%s\" or \"%s\"; install the program, or set FIFTH_PLANET_DATA to "
               "the folder that has \"sets\" in it",
               places[0], places[1], places[2]);
  return NULL;
}

GPtrArray *
fp_edition_set_paths (const FpEdition *edition, GError **error)
{
  g_autofree char *folder = fp_data_dir (error);
  if (folder == NULL)
    return NULL;
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (paths, g_build_filename (folder, "sets", edition->id, NULL));
  FP_EACH_MODULE (edition, module)
  {
    g_autofree char *path =
        g_build_filename (folder, "sets", edition->id, "modules", edition->modules[module]->id, NULL);
    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      g_ptr_array_add (paths, g_steal_pointer (&path));
  }
  return paths;
}

FpCatalog *
fp_edition_load (const FpEdition *edition, GPtrArray *problems, GError **error)
{
  g_autoptr (GPtrArray) paths = fp_edition_set_paths (edition, error);
  if (paths == NULL)
    return NULL;
  g_ptr_array_add (paths, NULL);
  g_autoptr (FpCatalog) catalog = fp_library_load (edition, (const char *const *) paths->pdata, problems, error);
  const char *missing = catalog != NULL ? fp_library_missing (catalog, edition) : NULL;
  if (missing == NULL)
    return g_steal_pointer (&catalog);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
               "the card sets in \"%s\" have no card of the kind \"%s\", without which nobody can play; "
               "set FIFTH_PLANET_DATA to a folder with complete sets",
               (const char *) g_ptr_array_index (paths, 0), missing);
  return NULL;
}

FpEngine *
fp_edition_engine (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = fp_engine_new (edition, catalog);
#ifdef FP_INVARIANTS
  engine->checking = TRUE;
#endif
  return engine;
}
