/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of all editions. */
#include "session/game/fp-catalogs.h"

#include "archive/fp-xml-validator.h"
#include "session/files/fp-user-sets.h"

#include <string.h>

struct _FpCatalogs
{
  GPtrArray *catalogs; /* of FpCatalog, in the order of the editions */
  GPtrArray *others; /* of FpCatalog, for games with fewer sets */
  GPtrArray *plain; /* of FpCatalog, those of @others without any set of the user */
  GPtrArray *variants; /* of FpEditionVariant */
  GPtrArray *of_variants; /* of FpCatalog, with all sets */
  GPtrArray *left_out; /* ids of abilities that all catalogs lack */
};

FpCatalogs *
fp_catalogs_new (GPtrArray *broken, GPtrArray *problems, GError **error)
{
  g_autoptr (FpCatalogs) catalogs = g_new0 (FpCatalogs, 1);
  catalogs->catalogs = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
  catalogs->others = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
  catalogs->plain = g_ptr_array_new ();
  catalogs->of_variants = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
  catalogs->left_out = g_ptr_array_new_with_free_func (g_free);
  catalogs->variants = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_edition_variant_free);
  const FpEdition *edition;
  for (guint i = 0; (edition = fp_edition_nth (i)) != NULL; i++)
    {
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
  g_ptr_array_unref (catalogs->plain);
  g_ptr_array_unref (catalogs->of_variants);
  g_ptr_array_unref (catalogs->variants);
  g_ptr_array_unref (catalogs->left_out);
  g_free (catalogs);
}

gboolean
fp_catalogs_find (const char *id, const FpEdition **edition, const FpCatalog **catalog, gpointer catalogs)
{
  const FpCatalogs *all = catalogs;
  for (guint i = 0; i < all->catalogs->len; i++)
    if (g_strcmp0 (fp_edition_nth (i)->id, id) == 0)
      {
        *edition = fp_edition_nth (i);
        *catalog = g_ptr_array_index (all->catalogs, i);
        return TRUE;
      }
  return FALSE;
}

/* Returns the variant of @usual with @colours and @modules, made when it is first asked for. */
static const FpEdition *
variant_of (FpCatalogs *catalogs, const FpEdition *usual, const uint8_t *colours, uint64_t modules)
{
  FpEditionVariant *variant;

  for (guint i = 0; i < catalogs->variants->len; i++)
    if (fp_edition_variant_is (g_ptr_array_index (catalogs->variants, i), usual, colours, modules))
      return fp_edition_variant_get (g_ptr_array_index (catalogs->variants, i));
  variant = fp_edition_variant_new (usual, colours, modules);
  g_ptr_array_add (catalogs->variants, variant);
  return fp_edition_variant_get (variant);
}

/* Returns the catalog of @edition among @made (of FpCatalog), NULL: there is none. */
static const FpCatalog *
find_made (const GPtrArray *made, const FpEdition *edition)
{
  for (guint i = 0; i < made->len; i++)
    {
      const FpCatalog *catalog = g_ptr_array_index (made, i);
      if (catalog->edition == edition)
        return catalog;
    }
  return NULL;
}

const FpCatalog *
fp_catalogs_variant (FpCatalogs *catalogs, const FpEdition *usual, const uint8_t *colours, uint64_t modules)
{
  const FpCatalog *all, *found;
  if (!fp_catalogs_find (usual->id, &usual, &all, catalogs))
    return NULL;
  if (fp_edition_is_usual (usual, colours, modules))
    return all;
  const FpEdition *variant = variant_of (catalogs, usual, colours, modules);
  found = find_made (catalogs->of_variants, variant);
  if (found != NULL)
    return found;
  FpCatalog *catalog = fp_edition_load_variant (variant, all);
  for (guint i = 0; catalog != NULL && i < catalogs->left_out->len; i++)
    fp_catalog_without (catalog, g_ptr_array_index (catalogs->left_out, i));
  if (catalog != NULL)
    g_ptr_array_add (catalogs->of_variants, catalog);
  return catalog;
}

gboolean
fp_catalogs_for (const char *id, uint64_t options, const FpEdition **edition, const FpCatalog **catalog,
                 gpointer catalogs)
{
  if (!fp_catalogs_find (id, edition, catalog, catalogs))
    return FALSE;
  const FpCatalog *cards = fp_catalogs_variant (catalogs, *edition, NULL, fp_edition_modules (*edition, options));
  if (cards == NULL)
    return FALSE;
  *catalog = cards;
  *edition = cards->edition;
  return TRUE;
}

const FpCatalog *
fp_catalogs_some (FpCatalogs *catalogs, const FpEdition *edition, const GPtrArray *ids)
{
  const FpCatalog *made = ids->len == 0 ? find_made (catalogs->plain, edition) : NULL;
  if (made != NULL)
    return made;
  FpCatalog *catalog = fp_edition_load_some (edition, ids);
  if (catalog != NULL)
    g_ptr_array_add (catalogs->others, catalog);
  if (catalog != NULL && ids->len == 0)
    g_ptr_array_add (catalogs->plain, catalog);
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

/* Returns TRUE if the cards of a module have the ability @id. They are read in a variant with all
 * modules. */
static gboolean
module_has (FpCatalogs *catalogs, const char *id)
{
  const FpEdition *edition;
  for (guint i = 0; (edition = fp_edition_nth (i)) != NULL; i++)
    {
      g_autoptr (FpEditionVariant) variant = NULL;
      g_autoptr (FpCatalog) catalog = NULL;
      if (edition->n_modules == 0)
        continue;
      variant = fp_edition_variant_new (edition, NULL, fp_edition_all_modules (edition));
      catalog = fp_edition_load_variant (fp_edition_variant_get (variant), g_ptr_array_index (catalogs->catalogs, i));
      if (catalog != NULL && fp_catalog_without (catalog, id))
        return TRUE;
    }
  return FALSE;
}

gboolean
fp_catalogs_without (FpCatalogs *catalogs, const char *id, char **message)
{
  gboolean found = FALSE;
  for (guint i = 0; i < catalogs->catalogs->len; i++)
    found = fp_catalog_without (g_ptr_array_index (catalogs->catalogs, i), id) || found;
  if (!found)
    found = module_has (catalogs, id);
  if (found)
    {
      g_ptr_array_add (catalogs->left_out, g_strdup (id));
      return TRUE;
    }
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  for (guint i = 0; i < catalogs->catalogs->len; i++)
    add_abilities (g_ptr_array_index (catalogs->catalogs, i), known);
  g_ptr_array_add (known, NULL);
  fp_validate_unknown (id, (FpLocation){ 1, 1 }, "ability", (const char *const *) known->pdata, problems);
  *message = g_strdup (fp_problems_get (problems, 0)->message);
  return FALSE;
}
