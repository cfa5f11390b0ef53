/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: players, with the figures and cards that the edition shows of each. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-item.h"
#include "model/items/fp-seat-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "text/fp-text-table.h"

/* Figures */

/* Returns the number that @def counts for @seat. */
static int
count (const FpPresenter *presenter, const FpSeatFigureDef *def, uint8_t seat)
{
  switch ((FpSeatFigureHow) def->how)
    {
    case FP_SEAT_FIGURE_CARDS:
      return fp_presenter_count (presenter, def->id, seat);
    case FP_SEAT_FIGURE_SHIPS:
      return fp_presenter_ships (presenter, fp_presenter_place (presenter->engine->edition, def->id), seat);
    case FP_SEAT_FIGURE_NUMBER:
      return def->number (presenter->engine, seat);
    }
  return 0;
}

/* Returns the text for a hand of @number cards. A hand can exceed its limit, because excess cards
 * are discarded only at certain moments. Free with g_free (). */
static char *
format_limited (int number, int limit)
{
  if (number > limit)
    /* Translators: cards in hand, and the smaller number that may be kept: “9 (limit 8)”. */
    return g_strdup_printf (_ ("%d (limit %d)"), number, limit);
  /* Translators: cards in hand, and the number that may be held. */
  return g_strdup_printf (_ ("%d of %d"), number, limit);
}

static FpFigureItem *
read_figure (const FpPresenter *presenter, const FpSeatFigureDef *def, uint8_t seat, const char *known)
{
  const FpEdition *edition = presenter->engine->edition;
  const char *label = fp_text_table_label (edition, def->id);
  int number = count (presenter, def, seat);
  gboolean low = def->low > 0 && number <= def->low && presenter->view->turns > 0;
  g_autofree char *danger = g_strconcat (def->id, "-low", NULL);
  gboolean pile = (def->flags & FP_SEAT_FIGURE_PILE) != 0;
  const FpFigureFacts facts = {
    .id = g_strdup (def->id),
    .label = g_strdup (label),
    .text = (def->flags & FP_SEAT_FIGURE_LIMITED) != 0
                ? format_limited (number, presenter->view->seats[seat].hand_limit)
                : g_strdup_printf ("%d", number),
    .icon = g_strdup_printf ("fp-%s-symbolic", def->icon),
    .tip = g_strdup ((def->flags & FP_SEAT_FIGURE_KNOWN) != 0 ? known : fp_text_tip (edition, low ? danger : def->id)),
    .low = low,
    .spot = g_strdup_printf ("%s/%s", def->id, edition->seat_ids[seat]),
    .number = number,
    .ships = def->how == FP_SEAT_FIGURE_SHIPS,
    .cards = pile ? fp_presenter_card_list (presenter, def->id, seat) : NULL,
    .heading =
        /* Translators: heading above the cards of a player's pile: “Discards of Ada, the last one
           first”. */
    pile ? g_strdup_printf (_ ("%s of %s, the last one first"), label, fp_presenter_name (presenter, seat)) : NULL,
  };
  return fp_figure_item_new (&facts);
}

static GListModel *
read_figures (const FpPresenter *presenter, uint8_t seat, const char *known)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_figures; i++)
    g_ptr_array_add (items, read_figure (presenter, &layout->figures[i], seat, known));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_FIGURE_ITEM, items));
}

/* Cards before the player */

/* Returns the cards in the order of the options, not in order of arrival. */
static GListModel *
read_small_cards (const FpPresenter *presenter, const char *id, uint8_t seat)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  const FpViewZone *zone = fp_presenter_zone (presenter, id, seat);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    g_ptr_array_add (cards, (gpointer) &presenter->view->cards[zone->first + i]);
  g_ptr_array_sort (cards, fp_presenter_compare_small);
  for (guint i = 0; i < cards->len; i++)
    g_ptr_array_add (items, fp_presenter_card (presenter, g_ptr_array_index (cards, i), NULL));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, items));
}

static FpCardRowItem *
read_row (const FpPresenter *presenter, const FpSeatCardsDef *def, uint8_t seat)
{
  const FpEdition *edition = presenter->engine->edition;
  const char *label = fp_text_table_label (edition, def->id);
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) numbers = g_string_new (NULL);
  for (guint i = 0; i < fp_presenter_n_zones (def); i++)
    {
      const FpCardGroupFacts facts = {
        .id = g_strdup (def->zones[i]),
        .label = g_strdup (fp_text_table_label (edition, def->zones[i])),
        .dimmed = (def->dimmed >> i & 1) != 0,
        .cards = read_small_cards (presenter, def->zones[i], seat),
      };
      g_autofree char *number = fp_text_group (edition, def->zones[i], g_list_model_get_n_items (facts.cards));
      g_string_append_printf (numbers, "%s%s", i > 0 ? ", " : "", number);
      g_ptr_array_add (groups, fp_card_group_item_new (&facts));
    }
  const FpCardRowFacts facts = {
    .id = g_strdup (def->id),
    .label = g_strdup (label),
    .text = g_strdup_printf ("%s: %s", label, numbers->str),
    .spot = g_strdup_printf ("%s/%s", def->id, edition->seat_ids[seat]),
    .groups = G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_GROUP_ITEM, groups)),
  };
  return fp_card_row_item_new (&facts);
}

/* Returns TRUE if the viewer sees cards of the row @def of @seat, or the row is always there. */
static gboolean
has_row (const FpPresenter *presenter, const FpSeatCardsDef *def, uint8_t seat)
{
  for (guint i = 0; def->if_any && i < fp_presenter_n_zones (def); i++)
    {
      const FpViewZone *zone = fp_presenter_zone (presenter, def->zones[i], seat);
      if (zone != NULL && zone->listed && zone->count > 0)
        return TRUE;
    }
  return !def->if_any;
}

static GListModel *
read_rows (const FpPresenter *presenter, uint8_t seat)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < layout->n_cards; i++)
    if (layout->cards[i].small && has_row (presenter, &layout->cards[i], seat))
      g_ptr_array_add (items, read_row (presenter, &layout->cards[i], seat));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ROW_ITEM, items));
}

/* Returns the spot of these cards: all are in one place, that of the first such row. */
static char *
sheets_spot (const FpPresenter *presenter, uint8_t seat)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  for (guint i = 0; i < layout->n_cards; i++)
    if (!layout->cards[i].small)
      return g_strdup_printf ("%s/%s", layout->cards[i].id, presenter->engine->edition->seat_ids[seat]);
  return NULL;
}

/* Players */

/* Returns the viewer's knowledge of cards of @seat that are not visible on the table, or NULL. The
 * viewer's own hand is left out. */
static char *
read_known (const FpPresenter *presenter, uint8_t seat)
{
  const FpView *view = presenter->view;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_null_terminated (4, g_free, TRUE);
  char *hand = seat != view->viewer ? fp_text_hand_seen (presenter->engine, view, seat, presenter->names) : NULL;
  if (hand != NULL)
    g_ptr_array_add (lines, hand);
  for (guint i = 0; i < view->n_pools; i++)
    if (view->pools[i].owner == seat)
      g_ptr_array_add (lines, fp_text_pool (presenter->engine, view, i, presenter->names));
  return lines->len > 0 ? g_strjoinv ("\n", (char **) lines->pdata) : NULL;
}

/* Returns the role of @seat, or NULL if it has none, or before roles are assigned. Free with g_free
 * (). */
static char *
role_of (const FpPresenter *presenter, uint8_t seat)
{
  const FpEdition *edition = presenter->engine->edition;
  gboolean taken = edition->table.roles_taken != NULL && edition->table.roles_taken (presenter->engine->state);
  const char *role =
      taken ? fp_text_role (edition, presenter->view->seats[seat].role) : fp_presenter_encounter_role (presenter, seat);
  return role != NULL && *role != '\0' ? g_strdup (role) : NULL;
}

/* Returns the side of the encounter on which @seat is a main player or an ally, NULL if on none. */
static const FpSide *
side_of (const FpPresenter *presenter, uint8_t seat)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  for (guint i = 0; encounter->kind != 0 && i < encounter->n_sides; i++)
    {
      const FpSide *side = &encounter->sides[i];
      if (((side->mains | side->allies) >> seat & 1) != 0 && side->mains != 0)
        return side;
    }
  return NULL;
}

/* Returns the few letters that the edition has for @role, NULL if it has none. */
static const char *
brief_role (const FpEdition *edition, const char *role)
{
  g_autofree char *id = g_strconcat (role, "-brief", NULL);
  const char *label = fp_text_table_label (edition, id);
  return label != id ? label : NULL;
}

/* Adds the part of the seat in the encounter, and with whom it is an ally. */
static void
read_part (const FpPresenter *presenter, uint8_t seat, FpSeatFacts *facts)
{
  const FpEdition *edition = presenter->engine->edition;
  const FpSide *side = side_of (presenter, seat);
  int role = side != NULL ? fp_presenter_encounter_role_row (presenter, seat) : -1;
  if (role < 0)
    return;
  facts->part = g_strdup (fp_text_role (edition, (guint) role));
  facts->part_id = g_strdup (edition->roles[role].id);
  facts->part_brief = g_strdup (brief_role (edition, edition->roles[role].id));
  if ((side->mains >> seat & 1) != 0)
    return;
  uint8_t with = (uint8_t) g_bit_nth_lsf (side->mains, -1);
  facts->with_shape = g_strdup (fp_presenter_shape (edition, with));
  facts->with_colour = g_strdup (fp_presenter_colour (presenter, with));
}

static FpSeatItem *
read_seat (const FpPresenter *presenter, uint8_t seat)
{
  const FpView *view = presenter->view;
  const FpEdition *edition = presenter->engine->edition;
  g_autofree char *known = read_known (presenter, seat);
  FpSeatFacts facts = {
    .seat = seat,
    .name = g_strdup (fp_presenter_name (presenter, seat)),
    .shape = g_strdup (fp_presenter_shape (presenter->engine->edition, seat)),
    .colour = g_strdup (fp_presenter_colour (presenter, seat)),
    .role = role_of (presenter, seat),
    .computer = fp_session_by_player (presenter->session, seat),
    .asked = presenter->asked == seat,
    .winner = (view->winners >> seat & 1) != 0,
    .option = fp_presenter_option (presenter, FP_OPTION_SEAT, seat),
    .standing = view->seats[seat].standing,
    .needed = edition->table.needed != NULL ? edition->table.needed (presenter->engine, seat) : 0,
    .figures = read_figures (presenter, seat, known),
    .sheets = fp_presenter_sheets (presenter, seat),
    .sheets_spot = sheets_spot (presenter, seat),
    .rows = read_rows (presenter, seat),
    .known = g_strdup (known),
  };
  read_part (presenter, seat, &facts);
  return fp_seat_item_new (&facts);
}

GPtrArray *
fp_presenter_seats (const FpPresenter *presenter)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    g_ptr_array_add (items, read_seat (presenter, seat));
  return items;
}
