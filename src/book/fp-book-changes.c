/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of the pages of modules are found by the pages that they name. */
#include "config.h"

#include "book/fp-book-changes.h"

#include <glib/gi18n.h>
#include <string.h>

/* Returns the end of the section with the heading @from among @blocks. */
static guint
end_of_section (const GPtrArray *blocks, guint from)
{
  const FpBlock *heading = g_ptr_array_index (blocks, from);
  guint end = from + 1;
  for (; end < blocks->len; end++)
    {
      const FpBlock *block = g_ptr_array_index (blocks, end);
      if (block->kind == FP_BLOCK_HEADING && block->level <= heading->level)
        break;
    }
  return end;
}

static void
add_changes (const FpPage *module, const char *id, GArray *changes)
{
  for (guint i = 0; i < module->blocks->len; i++)
    {
      const FpBlock *block = g_ptr_array_index (module->blocks, i);
      const FpBookChange change = { module, block, i + 1, end_of_section (module->blocks, i) };
      if (block->changes != NULL && g_strv_contains ((const char *const *) block->changes, id))
        g_array_append_val (changes, change);
    }
}

GArray *
fp_book_changes (const FpBook *book, const char *id, const char *const *modules)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (FpBookChange));
  g_autofree char *edition = g_strndup (id, strcspn (id, "-"));
  g_autofree char *page = g_strndup (id, strcspn (id, "#"));
  for (guint i = 0; modules != NULL && modules[i] != NULL; i++)
    {
      const FpPage *module = fp_book_governing (book, edition, modules[i]);
      if (module != NULL)
        add_changes (module, page, changes);
    }
  return changes;
}

char *
fp_book_change_place (const FpBookChange *change)
{
  return g_strconcat (change->module->id, "#", change->heading->id, NULL);
}

char *
fp_book_change_title (const FpBookChange *change)
{
  /* Translators: heading of a note on a page of rules that a module of the game changes: the title
   * of the module's page and that of its section, “With the module Four planets: Winning”. */
  return g_strdup_printf (_ ("With the module %s: %s"), change->module->title, change->heading->text);
}
