/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that are not dealt or chosen together: the attribute `without`. */
#include "library/fp-library-private.h"

#include <string.h>

static void
add_apart (FpCatalog *catalog, guint card, guint other)
{
  FpCardDef *def = &g_array_index (catalog->cards, FpCardDef, card);
  uint16_t number = (uint16_t) other;

  if (fp_catalog_apart (catalog, card, other))
    return;
  if (def->apart == NULL)
    def->apart = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  g_array_append_val (def->apart, number);
}

gboolean
fp_is_set_loaded (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const char *set = fp_catalog_card (catalog, i)->set;

      if (g_str_has_prefix (id, set) && id[strlen (set)] == ':')
        return TRUE;
    }
  return FALSE;
}

void
fp_complain_of_absence (FpCompiler *compiler, const FpAttribute *attribute, const char *id)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  const char *nearest;

  for (guint i = 0; i < compiler->catalog->cards->len; i++)
    {
      const FpCardDef *def = fp_catalog_card (compiler->catalog, i);

      g_ptr_array_add (known, g_strconcat (def->set, ":", def->id, NULL));
    }
  g_ptr_array_add (known, NULL);
  nearest = fp_nearest_word (id, (const char *const *) known->pdata);
  if (nearest != NULL)
    fp_problems_add (compiler->problems, attribute->value_at, "there is no card “%s”; did you mean “%s”?", id, nearest);
  else
    fp_problems_add (compiler->problems, attribute->value_at,
                     "there is no card “%s”; expected SET:CARD of a set that is loaded too", id);
}

static void
link (FpCompiler *compiler, const FpCardSource *source, const FpAttribute *without, const char *id)
{
  const FpCatalog *catalog = compiler->catalog;
  int other = fp_check_card_id (id) ? fp_catalog_find (catalog, id) : -1;

  /* Nobody has a card of a set that isn't loaded. */
  if (!fp_check_card_id (id) || (other < 0 && !fp_is_set_loaded (catalog, id)))
    return;
  if (other < 0)
    fp_complain_of_absence (compiler, without, id);
  else if (other == source->card)
    fp_problems_add (compiler->problems, without->value_at,
                     "a card can't be kept apart from itself; expected another card's id");
  else if (fp_catalog_card (catalog, (guint) other)->kind != fp_catalog_card (catalog, (guint) source->card)->kind)
    fp_problems_add (compiler->problems, without->value_at, "“%s” is a card of another kind: <%s>; expected <%s>", id,
                     fp_catalog_card (catalog, (guint) other)->kind_def->id, source->element->name);
  else
    {
      add_apart (compiler->catalog, (guint) source->card, (guint) other);
      add_apart (compiler->catalog, (guint) other, (guint) source->card);
    }
}

void
fp_link_apart (FpCompiler *compiler, const GArray *sources)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);
      const FpAttribute *without = fp_element_attribute (source->element, "without");
      g_auto (GStrv) ids = without != NULL ? g_strsplit_set (without->value, " \t\n", -1) : NULL;

      compiler->problems = source->file->problems;
      for (guint k = 0; ids != NULL && source->card >= 0 && ids[k] != NULL; k++)
        if (*ids[k] != '\0')
          link (compiler, source, without, ids[k]);
    }
}
