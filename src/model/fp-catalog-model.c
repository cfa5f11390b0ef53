/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog model: an edition with its cards. */
#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "model/fp-catalog-model-private.h"

G_DEFINE_FINAL_TYPE (FpCatalogModel, fp_catalog_model, G_TYPE_OBJECT)

static void
fp_catalog_model_finalize (GObject *object)
{
  FpCatalogModel *self = FP_CATALOG_MODEL (object);
  g_clear_pointer (&self->catalogs, fp_catalogs_free);
  g_clear_pointer (&self->broken, g_ptr_array_unref);
  g_clear_pointer (&self->search, fp_book_search_free);
  g_clear_pointer (&self->book, fp_book_free);
  g_free (self->rules_trouble);
  G_OBJECT_CLASS (fp_catalog_model_parent_class)->finalize (object);
}

static void
fp_catalog_model_class_init (FpCatalogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_catalog_model_finalize;
}

static void
fp_catalog_model_init (FpCatalogModel *self)
{
  self->broken = fp_broken_sets_new ();
}

FpCatalogModel *
fp_catalog_model_new (GError **error)
{
  g_autoptr (FpCatalogModel) self = g_object_new (FP_TYPE_CATALOG_MODEL, NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  self->catalogs = fp_catalogs_new (self->broken, problems, error);
  if (self->catalogs == NULL && error != NULL && *error == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("The cards of the game are damaged; “fifth-planet-tool check” says where."));
  if (self->catalogs == NULL || !fp_catalogs_find ("duel", &self->edition, &self->catalog, self->catalogs))
    return NULL;
  return g_steal_pointer (&self);
}

char *
fp_catalog_model_complaints (FpCatalogModel *self)
{
  if (self->broken->len == 0)
    return NULL;
  g_autofree char *folder = fp_user_sets_dir ();
  g_autofree char *prefix = g_strconcat (folder, G_DIR_SEPARATOR_S, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < self->broken->len; i++)
    {
      const FpBrokenSet *set = g_ptr_array_index (self->broken, i);
      g_string_append_printf (text, "\n\n%s", set->errors);
    }
  /* The folder is named once instead of on each line. */
  g_string_replace (text, prefix, "", 0);
  g_string_prepend (text, folder);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
