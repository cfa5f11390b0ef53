/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of all editions. */
#include "session/game/fp-catalogs.h"

#include "archive/fp-xml-validator.h"
#include "session/files/fp-user-sets.h"

#include <string.h>

struct _FpCatalogs
{
  GPtrArray *catalogs; /* of FpCatalog, in the order of the editions */
  GPtrArray *others; /* of FpCatalog, for variants, and for games with fewer sets */
  GPtrArray *variants; /* of FpEditionVariant */
};

FpCatalogs *
fp_catalogs_new (GPtrArray *broken, GPtrArray *problems, GError **error)
{
  g_autoptr (FpCatalogs) catalogs = g_new0 (FpCatalogs, 1);
  catalogs->catalogs = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
  catalogs->others = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_catalog_free);
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
  g_ptr_array_unref (catalogs->variants);
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

/* Returns the catalog already made for these colours, NULL: there is none. */
static const FpCatalog *
find_variant (FpCatalogs *catalogs, const FpEdition *usual, const uint8_t colours[FP_MAX_SEATS])
{
  for (guint i = 0; i < catalogs->others->len; i++)
    {
      const FpCatalog *catalog = g_ptr_array_index (catalogs->others, i);
      const FpEdition *edition = catalog->edition;
      if (edition->colours != NULL && g_str_equal (edition->id, usual->id) &&
          memcmp (edition->colours, colours, usual->most_seats) == 0)
        return catalog;
    }
  return NULL;
}

const FpCatalog *
fp_catalogs_variant (FpCatalogs *catalogs, const FpEdition *usual, const uint8_t colours[FP_MAX_SEATS])
{
  const FpCatalog *found = find_variant (catalogs, usual, colours);
  if (found != NULL)
    return found;
  FpEditionVariant *variant = fp_edition_variant_new (usual, colours);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const FpCatalog *all;
  g_ptr_array_add (catalogs->variants, variant);
  if (!fp_catalogs_find (usual->id, &usual, &all, catalogs))
    return NULL;
  for (guint i = 0; i < all->sets->len; i++)
    g_ptr_array_add (ids, g_array_index (all->sets, FpSetInfo, i).id);
  return fp_catalogs_some (catalogs, fp_edition_variant_get (variant), ids);
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
