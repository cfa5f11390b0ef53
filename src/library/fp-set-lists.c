/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that a card lists, in an attribute with the mark FP_MARK_LISTED. */
#include "library/fp-library-private.h"

#include <string.h>

/* Adds the card @id to those that @source lists. A card of a set that isn't loaded keeps its place
 * in the list. */
static void
add (FpCompiler *compiler, const FpCardSource *source, const FpField *mark, const FpAttribute *list, const char *id)
{
  int card = fp_catalog_find (compiler->catalog, id);
  FpCardDef *def = &g_array_index (compiler->catalog->cards, FpCardDef, (guint) source->card);
  uint16_t number = (uint16_t) card;

  if (card < 0 && fp_is_set_loaded (compiler->catalog, id))
    {
      fp_complain_of_absence (compiler, list, id);
      return;
    }
  if (card >= 0 && fp_catalog_card (compiler->catalog, (guint) card)->kind != mark->of_kind)
    {
      fp_problems_add (compiler->problems, list->value_at, "“%s” is a card of another kind: <%s>; expected <%s>", id,
                       fp_catalog_card (compiler->catalog, (guint) card)->kind_def->id,
                       compiler->edition->kinds[mark->of_kind].id);
      return;
    }
  if (def->listed == NULL)
    def->listed = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  g_array_append_val (def->listed, number);
}

static void
link_list (FpCompiler *compiler, const FpCardSource *source, const FpField *mark)
{
  const FpAttribute *list = fp_element_attribute (source->element, mark->attribute);
  g_auto (GStrv) ids = list != NULL ? g_strsplit_set (list->value, " \t\n", -1) : NULL;

  compiler->problems = source->file->problems;
  for (guint i = 0; ids != NULL && source->card >= 0 && ids[i] != NULL; i++)
    if (fp_check_card_id (ids[i]))
      add (compiler, source, mark, list, ids[i]);
}

void
fp_link_lists (FpCompiler *compiler, const GArray *sources)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);
      guint kind = fp_edition_kind (compiler->edition, source->element->name);

      for (const FpField *mark = compiler->edition->kinds[kind].marks; mark != NULL && mark->attribute != NULL; mark++)
        if (mark->index == FP_MARK_LISTED)
          link_list (compiler, source, mark);
    }
}
