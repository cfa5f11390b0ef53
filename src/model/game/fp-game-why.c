/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explanation of the present situation of a game. */
#include "model/game/fp-game-why.h"

#include "model/game/fp-game-private.h"
#include "model/items/fp-item.h"
#include "model/presenter/fp-presenter.h"
#include "session/history/fp-session-why.h"

static FpWhyItem *
read_item (FpGame *self, const FpWhy *why)
{
  const FpEdition *edition = fp_session_setup (fp_game_seen (self))->edition;
  const FpWhyFacts facts = {
    .section = g_strdup (fp_text_why_section (why->section)),
    .heading = g_strdup (why->heading),
    .title = g_strdup (why->title),
    .text = g_strdup (why->text),
    .card = why->card != FP_NO_CARD ? fp_game_card (self, why->card) : NULL,
    .page = why->topic != NULL ? g_strdup_printf ("%s-%s", edition->id, why->topic) : NULL,
  };
  return fp_why_item_new (&facts);
}

GListModel *
fp_game_why (FpGame *self, gboolean program)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  int viewer = fp_game_viewer (self);
  if (fp_game_curtain (self) >= 0)
    return G_LIST_MODEL (fp_item_list (FP_TYPE_WHY_ITEM, items));
  g_autoptr (GPtrArray) found =
      fp_session_why (fp_game_seen (self), viewer >= 0 ? (uint8_t) viewer : FP_NOBODY, program);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (items, read_item (self, g_ptr_array_index (found, i)));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_WHY_ITEM, items));
}

const char *
fp_game_why_cards (void)
{
  return fp_text_why_cards ();
}
