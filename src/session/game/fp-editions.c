/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one table of editions, and the places of their cards. */
#include "session/game/fp-editions.h"

#include "config.h"

#include "archive/fp-xml-validator.h"
#include "editions/duel/fp-duel.h"
#include "session/files/fp-user-sets.h"

struct _FpCatalogs
{
  GPtrArray *catalogs; /* of FpCatalog, in the order of the editions */
  GPtrArray *others; /* of FpCatalog, for games that were played with fewer sets */
};

static const FpEdition *(*const editions[]) (void) = {
  fp_duel_edition,
};

const FpEdition *
fp_edition_nth (guint index)
{
  return index < G_N_ELEMENTS (editions) ? editions[index]() : NULL;
}

const FpEdition *
fp_edition_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    if (g_strcmp0 (editions[i]()->id, id) == 0)
      return editions[i]();
  return NULL;
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
  const char *said = g_getenv ("FIFTH_PLANET_DATA");
  if (said != NULL && *said != '\0')
    {
      if (holds_sets (said))
        return g_strdup (said);
      g_set_error (
          error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
          "FIFTH_PLANET_DATA says \"%s\", which has no folder \"sets\" in it; set it to the folder that has, or "
          "unset it to use the installed cards",
          said);
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

FpCatalog *
fp_edition_load (const FpEdition *edition, GPtrArray *problems, GError **error)
{
  g_autofree char *folder = fp_data_dir (error);
  if (folder == NULL)
    return NULL;
  g_autofree char *sets = g_build_filename (folder, "sets", edition->id, NULL);
  const char *const paths[] = { sets, NULL };
  g_autoptr (FpCatalog) catalog = fp_library_load (edition, paths, problems, error);
  const char *missing = catalog != NULL ? fp_library_missing (catalog) : NULL;
  if (missing == NULL)
    return g_steal_pointer (&catalog);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT,
               "the card sets in \"%s\" have no card of the kind \"%s\", without which nobody can play; "
               "set FIFTH_PLANET_DATA to a folder with complete sets",
               sets, missing);
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

FpCatalogs *
fp_catalogs_new (GPtrArray *broken, GPtrArray *problems, GError **error)
{
  g_autoptr (FpCatalogs) catalogs = g_new0 (FpCatalogs, 1);
  catalogs->catalogs = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
  catalogs->others = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      const FpEdition *edition = fp_edition_nth (i);
      FpCatalog *catalog = broken != NULL ? fp_edition_load_all (edition, broken, problems, error)
                                          : fp_edition_load (edition, problems, error);
      if (catalog == NULL)
        return NULL;
      g_ptr_array_add (catalogs->catalogs, catalog);
    }
  return g_steal_pointer (&catalogs);
}

void
fp_catalogs_free (FpCatalogs *catalogs)
{
  if (catalogs == NULL)
    return;
  g_ptr_array_unref (catalogs->catalogs);
  g_ptr_array_unref (catalogs->others);
  g_free (catalogs);
}

gboolean
fp_catalogs_find (const char *id, const FpEdition **edition, const FpCatalog **catalog, gpointer catalogs)
{
  const FpCatalogs *all = catalogs;
  for (guint i = 0; i < all->catalogs->len; i++)
    if (g_strcmp0 (editions[i]()->id, id) == 0)
      {
        *edition = editions[i]();
        *catalog = g_ptr_array_index (all->catalogs, i);
        return TRUE;
      }
  return FALSE;
}

const FpCatalog *
fp_catalogs_some (FpCatalogs *catalogs, const FpEdition *edition, const GPtrArray *ids)
{
  FpCatalog *catalog = fp_edition_load_some (edition, ids);
  if (catalog != NULL)
    g_ptr_array_add (catalogs->others, catalog);
  return catalog;
}

/* Adds the ids of all abilities in @catalog, SET:CARD/ABILITY, to @ids, also under the ids of
 * replaced cards. */
static void
add_abilities (const FpCatalog *catalog, GPtrArray *ids)
{
  GHashTableIter iter;
  gpointer id, index;
  g_hash_table_iter_init (&iter, catalog->by_id);
  while (g_hash_table_iter_next (&iter, &id, &index))
    {
      const GArray *abilities = fp_catalog_card (catalog, GPOINTER_TO_UINT (index) - 1)->abilities;
      for (guint i = 0; abilities != NULL && i < abilities->len; i++)
        g_ptr_array_add (ids,
                         g_strdup_printf ("%s/%s", (const char *) id, g_array_index (abilities, FpAbilityDef, i).id));
    }
}

gboolean
fp_catalogs_without (FpCatalogs *catalogs, const char *id, char **message)
{
  for (guint i = 0; i < catalogs->catalogs->len; i++)
    if (fp_catalog_without (g_ptr_array_index (catalogs->catalogs, i), id))
      return TRUE;
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  for (guint i = 0; i < catalogs->catalogs->len; i++)
    add_abilities (g_ptr_array_index (catalogs->catalogs, i), known);
  g_ptr_array_add (known, NULL);
  fp_validate_unknown (id, (FpLocation){ 1, 1 }, "ability", (const char *const *) known->pdata, problems);
  *message = g_strdup (fp_problems_get (problems, 0)->message);
  return FALSE;
}
