/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the catalog as printed. */
#include "config.h"

#include "model/items/fp-printed-card.h"

#include "model/fp-catalog-model-private.h"
#include "model/items/fp-item-private.h"
#include "model/presenter/fp-presenter-private.h"

static const FpItemField fields[] = {
  FP_ITEM_STRING (FpPrintedCardFacts, id),
  FP_ITEM_STRING (FpPrintedCardFacts, name),
  FP_ITEM_OBJECT (FpPrintedCardFacts, card, FpCardItem),
  FP_ITEM_STRING (FpPrintedCardFacts, kind),
  FP_ITEM_STRING (FpPrintedCardFacts, group),
  FP_ITEM_STRING (FpPrintedCardFacts, set),
  FP_ITEM_STRINGS (FpPrintedCardFacts, apart),
  FP_ITEM_STRINGS (FpPrintedCardFacts, words),
  FP_ITEM_STRING (FpPrintedCardFacts, complexity),
  FP_ITEM_STRING (FpPrintedCardFacts, origin),
  FP_ITEM_INT (FpPrintedCardFacts, complexity_rank),
  FP_ITEM_INT (FpPrintedCardFacts, origin_rank),
  FP_ITEM_INT (FpPrintedCardFacts, first_game),
};

FP_DEFINE_ITEM (FpPrintedCard, fp_printed_card, FpPrintedCardFacts, fields)

/* Returns the words of the card's name, kind and text. */
static char **
words_of (const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  g_autofree char *name = fp_text_card (catalog, def);
  g_autoptr (GString) text = g_string_new (name);
  FpTextParagraph piece;
  g_string_append_printf (text, " %s", fp_text_kind (catalog->edition, card->kind_def->id));
  for (guint i = 0; fp_text_card_paragraph (catalog, def, i, &piece); i++)
    {
      g_autofree char *title = piece.name, *body = piece.text, *notes = piece.notes;
      g_string_append_printf (text, " %s %s %s", title != NULL ? title : "", body != NULL ? body : "",
                              notes != NULL ? notes : "");
    }
  return fp_word_filter_words (text->str);
}

/* Returns the number of the card's group for a first game: a field of its kind, or 1 if the card
 * has the mark of the only group. 0: none. */
static int
first_game_of (const FpCardDef *card)
{
  for (const FpField *field = card->kind_def->fields; field != NULL && field->attribute != NULL; field++)
    if (field->group)
      return card->field[field->index];
  return card->first_game != 0 ? 1 : 0;
}

/* Returns the ids of the cards that are not chosen together with @card, NULL: there are none. */
static char **
apart_from (const FpCatalog *catalog, const FpCardDef *card)
{
  guint n = card->apart != NULL ? card->apart->len : 0;
  char **ids = n > 0 ? g_new0 (char *, n + 1) : NULL;
  for (guint i = 0; i < n; i++)
    ids[i] = fp_catalog_id (catalog, g_array_index (card->apart, uint16_t, i));
  return ids;
}

static FpPrintedCard *
read_card (const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  const FpPrintedCardFacts facts = { .id = fp_catalog_id (catalog, def),
                                     .name = fp_text_card_name (catalog, def),
                                     .card = fp_presenter_printed (catalog, def),
                                     .kind = g_strdup (card->kind_def->id),
                                     .group = g_strdup (fp_text_kinds (catalog->edition, card->kind_def->id)),
                                     .set = fp_text_set (catalog, card->set),
                                     .apart = apart_from (catalog, card),
                                     .words = words_of (catalog, def),
                                     .complexity =
                                         fp_text_capital (g_strdup (fp_text_complexity (catalog->edition, card))),
                                     .origin = fp_text_capital (g_strdup (fp_text_origin ((FpOrigin) card->origin))),
                                     .complexity_rank = card->complexity,
                                     .origin_rank = card->origin,
                                     .first_game = first_game_of (card) };
  return fp_printed_card_new (&facts);
}

static int
compare_cards (gconstpointer a, gconstpointer b, gpointer data)
{
  const guint *first = a, *second = b;
  const FpCatalog *catalog = data;
  const FpCardDef *one = fp_catalog_card (catalog, *first), *other = fp_catalog_card (catalog, *second);
  if (fp_card_is (one, FP_KIND_WORTH) && one->value != other->value)
    return one->value < other->value ? -1 : 1;
  g_autofree char *name = fp_text_card_name (catalog, *first), *other_name = fp_text_card_name (catalog, *second);
  int order = g_utf8_collate (name, other_name);
  return order != 0 ? order : (*first < *second ? -1 : 1);
}

/* Returns the ids of the edition's kinds of cards in the order of a list of all cards. */
static GPtrArray *
kinds_of (const FpEdition *edition)
{
  const char *const *first = fp_presenter_layout (edition)->kinds;
  GPtrArray *kinds = g_ptr_array_new ();
  for (; first != NULL && *first != NULL; first++)
    g_ptr_array_add (kinds, (gpointer) *first);
  guint n_first = kinds->len;
  for (guint i = 1; i < edition->n_kinds; i++)
    {
      gboolean listed = FALSE;
      for (guint k = 0; k < n_first; k++)
        listed = listed || g_str_equal (g_ptr_array_index (kinds, k), edition->kinds[i].id);
      if (!listed)
        g_ptr_array_add (kinds, (gpointer) edition->kinds[i].id);
    }
  return kinds;
}

/* Adds the cards of @kind to @items: in games of @n_seats those that may be dealt with the set-up
 * options @options, of 0 seats all. */
static void
add_kind (const FpCatalog *catalog, const char *kind, guint n_seats, guint64 options, GPtrArray *items)
{
  g_autoptr (GArray) defs = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint def = 0; def < catalog->cards->len; def++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, def);
      if (g_str_equal (card->kind_def->id, kind) &&
          (n_seats == 0 || fp_edition_may_deal (catalog->edition, card, n_seats, options)))
        g_array_append_val (defs, def);
    }
  g_array_sort_with_data (defs, compare_cards, (gpointer) catalog);
  for (guint i = 0; i < defs->len; i++)
    g_ptr_array_add (items, read_card (catalog, g_array_index (defs, guint, i)));
}

GListModel *
fp_catalog_model_cards (FpCatalogModel *catalog_model, const char *kind)
{
  g_return_val_if_fail (FP_IS_CATALOG_MODEL (catalog_model), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) kinds = kinds_of (catalog_model->edition);
  const FpCatalog *catalog = kind == NULL ? fp_catalog_model_whole (catalog_model) : catalog_model->catalog;
  for (guint i = 0; i < kinds->len; i++)
    if (kind == NULL || g_str_equal (kind, g_ptr_array_index (kinds, i)))
      add_kind (catalog, g_ptr_array_index (kinds, i), 0, 0, items);
  return G_LIST_MODEL (fp_item_list (FP_TYPE_PRINTED_CARD, items));
}

GListModel *
fp_catalog_model_cards_for (FpCatalogModel *catalog_model, const char *kind, guint n_seats, guint64 options)
{
  g_return_val_if_fail (FP_IS_CATALOG_MODEL (catalog_model), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpCatalog *catalog = fp_catalogs_variant (catalog_model->catalogs, catalog_model->edition, NULL,
                                                  fp_edition_modules (catalog_model->edition, options));
  add_kind (catalog != NULL ? catalog : catalog_model->catalog, kind, n_seats, options, items);
  return G_LIST_MODEL (fp_item_list (FP_TYPE_PRINTED_CARD, items));
}

FpPrintedCard *
fp_catalog_model_cards_find (GListModel *cards, const char *id)
{
  for (guint i = 0; id != NULL && i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpPrintedCard) item = g_list_model_get_item (cards, i);
      if (strcmp (item->facts.id, id) == 0)
        return g_steal_pointer (&item);
    }
  return NULL;
}
