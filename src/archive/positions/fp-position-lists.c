/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands, decks and piles of a position: named cards on top, the rest shuffled below. */
#include "archive/positions/fp-position-private.h"

#include <string.h>

static void
clear_list (gpointer data)
{
  FpPositionList *list = data;

  g_array_unref (list->cards);
}

static void
read_list (FpPositionBuild *build, const FpElement *element, const char *id, uint8_t seat)
{
  int zone = fp_position_zone (build->engine->edition, id, seat);
  FpPositionList list = { .zone = (uint16_t) zone, .no_rest = fp_element_get (element, "rest") != NULL };
  g_autoptr (GArray) words = fp_validate_words (element->text, element->text_at);

  if (zone < 0)
    {
      fp_problems_add (build->problems, element->at, "this edition has no “%s”", id);
      return;
    }
  list.cards = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  for (guint i = 0; i < words->len; i++)
    {
      const FpXmlWord *word = &g_array_index (words, FpXmlWord, i);
      uint16_t card = fp_position_take (build, word->word, word->at, seat);

      if (card != FP_NO_CARD)
        g_array_append_val (list.cards, card);
    }
  g_array_append_val (build->lists, list);
}

void
fp_position_read_lists (FpPositionBuild *build)
{
  build->lists = g_array_new (FALSE, FALSE, sizeof (FpPositionList));
  g_array_set_clear_func (build->lists, clear_list);
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);

      if (fp_element_is (element, "pile"))
        read_list (build, element, fp_element_get (element, "id"), FP_NOBODY);
      if (!fp_element_is (element, "seat"))
        continue;
      for (guint k = 0; k < fp_element_n_children (element); k++)
        {
          const FpElement *list = fp_element_child_at (element, k);
          int seat = fp_edition_seat (build->engine->edition, fp_element_get (element, "id"));

          read_list (build, list, list->name, (uint8_t) seat);
        }
    }
}

gboolean
fp_position_by_chance (const FpEngine *engine, uint16_t zone)
{
  const uint32_t kinds = engine->edition->zones[zone].kinds;
  uint16_t defs[FP_MAX_CARDS];

  return engine->edition->hidden.box != NULL && kinds != 0 && (kinds & (kinds - 1)) == 0 &&
         engine->edition->zones[zone].owner == FP_NOBODY &&
         engine->edition->hidden.box (engine, (guint) g_bit_nth_lsf (kinds, -1), defs) > 0;
}

/* Brings all cards of the only kind that may lie in @zone that own no row yet. */
static void
bring_rest (FpPositionBuild *build, uint16_t zone)
{
  const FpEngine *engine = build->engine;

  for (guint def = 0; engine->edition->rules.bring != NULL && def < engine->catalog->cards->len; def++)
    if (engine->edition->zones[zone].kinds == 1U << fp_catalog_card (engine->catalog, def)->kind)
      fp_position_bring (build, (int) def);
}

/* Removes the unnamed cards that belong into @zone from the game. */
static void
remove_rest (FpPositionBuild *build, uint16_t zone)
{
  int removed = fp_position_zone_listed (build->engine->edition, FP_LISTED_REMOVED, FP_NOBODY);

  bring_rest (build, zone);
  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    if (!build->named[card] && build->home[card] == zone)
      {
        build->named[card] = 1;
        fp_zone_remove (build->state, card);
        fp_zone_add_bottom (build->state, (uint16_t) removed, card);
      }
}

void
fp_position_shuffle_rest (FpPositionBuild *build)
{
  for (guint i = 0; i < build->lists->len; i++)
    if (g_array_index (build->lists, FpPositionList, i).no_rest)
      remove_rest (build, g_array_index (build->lists, FpPositionList, i).zone);
  /* Set-up shuffles by itself, so that a seed deals what it deals in a game. */
  for (uint16_t zone = 0; zone < build->engine->edition->n_zones && !build->setting_up; zone++)
    if (build->engine->edition->zones[zone].visibility == FP_VISIBLE_TO_NOBODY)
      fp_zone_shuffle (build->state, zone);
}

/* Returns the seats that see the place of a card in @zone. */
static uint8_t
seen_by (const FpPositionBuild *build, uint16_t zone)
{
  uint8_t owner = build->state->zones[zone].owner;

  switch (build->engine->edition->zones[zone].visibility)
    {
    case FP_VISIBLE_TO_ALL:
      return fp_position_all_seats (build->state);
    case FP_VISIBLE_TO_OWNER:
      return (uint8_t) (owner == FP_NOBODY ? 0 : 1u << owner);
    default:
      return 0;
    }
}

void
fp_position_lay_lists (FpPositionBuild *build)
{
  for (guint i = 0; i < build->lists->len; i++)
    {
      const FpPositionList *list = &g_array_index (build->lists, FpPositionList, i);

      for (guint k = list->cards->len; k > 0; k--)
        {
          uint16_t card = g_array_index (list->cards, uint16_t, k - 1);

          fp_zone_add_top (build->state, list->zone, card);
          build->state->cards[card].known = seen_by (build, list->zone);
          if (build->engine->edition->zones[list->zone].faces_up && !fp_position_by_chance (build->engine, list->zone))
            {
              build->state->cards[card].flags |= FP_CARD_FACE_UP;
              build->state->cards[card].known = fp_position_all_seats (build->state);
            }
        }
    }
}
