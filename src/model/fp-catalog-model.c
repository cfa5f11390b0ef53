/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog model: an edition with its cards, and the models of the others. */
#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "model/fp-catalog-model-private.h"

G_DEFINE_FINAL_TYPE (FpCatalogModel, fp_catalog_model, G_TYPE_OBJECT)

static void
clear_shared (gpointer data)
{
  FpSharedCards *shared = data;
  g_clear_pointer (&shared->catalogs, fp_catalogs_free);
  g_clear_pointer (&shared->broken, g_ptr_array_unref);
}

static void
fp_catalog_model_finalize (GObject *object)
{
  FpCatalogModel *self = FP_CATALOG_MODEL (object);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  g_clear_pointer (&self->search, fp_book_search_free);
  g_clear_pointer (&self->book, fp_book_free);
  g_free (self->rules_trouble);
  if (self->shared != NULL)
    g_atomic_rc_box_release_full (self->shared, clear_shared);
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
}

/* Returns the model of the edition @id. Takes over a reference to @shared. */
static FpCatalogModel *
new_model (FpSharedCards *shared, const char *id)
{
  FpCatalogModel *self = g_object_new (FP_TYPE_CATALOG_MODEL, NULL);
  self->shared = shared;
  self->catalogs = shared->catalogs;
  fp_catalogs_find (id, &self->edition, &self->catalog, shared->catalogs);
  return self;
}

FpCatalogModel *
fp_catalog_model_new (GError **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpSharedCards *shared = g_atomic_rc_box_new0 (FpSharedCards);
  shared->broken = fp_broken_sets_new ();
  shared->catalogs = fp_catalogs_new (shared->broken, problems, error);
  if (shared->catalogs == NULL)
    {
      if (error != NULL && *error == NULL)
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                     _ ("The cards of the game are damaged; “fifth-planet-tool check” says where."));
      g_atomic_rc_box_release_full (shared, clear_shared);
      return NULL;
    }
  FpCatalogModel *self = new_model (shared, fp_edition_nth (0)->id);
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 1; fp_edition_nth (i) != NULL; i++)
    g_ptr_array_add (self->others, new_model (g_atomic_rc_box_acquire (shared), fp_edition_nth (i)->id));
  return self;
}

FpCatalogModel *
fp_catalog_model_of (FpCatalogModel *self, const FpEdition *edition)
{
  for (guint i = 0; self->others != NULL && i < self->others->len; i++)
    {
      FpCatalogModel *other = g_ptr_array_index (self->others, i);
      if (g_str_equal (other->edition->id, edition->id))
        return other;
    }
  return self;
}

const FpCatalog *
fp_catalog_model_whole (FpCatalogModel *self)
{
  if (self->whole == NULL)
    self->whole = fp_catalogs_variant (self->catalogs, self->edition, NULL, fp_edition_all_modules (self->edition));
  return self->whole != NULL ? self->whole : self->catalog;
}

char *
fp_catalog_model_complaints (FpCatalogModel *self)
{
  if (self->shared->broken->len == 0)
    return NULL;
  g_autofree char *folder = fp_user_sets_dir ();
  g_autofree char *prefix = g_strconcat (folder, G_DIR_SEPARATOR_S, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < self->shared->broken->len; i++)
    {
      const FpBrokenSet *set = g_ptr_array_index (self->shared->broken, i);
      g_string_append_printf (text, "\n\n%s", set->errors);
    }
  /* The folder is named once instead of on each line. */
  g_string_replace (text, prefix, "", 0);
  g_string_prepend (text, folder);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
