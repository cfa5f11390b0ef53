/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: the encounter with its sides. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-encounter-item.h"
#include "model/items/fp-fleet-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-side-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "text/events/fp-text-changed-rules.h"
#include "text/fp-text-table.h"

/* Returns the id of the slot @what in the innermost encounter: “plan”, or “plan-2” inside
 * another one. Static. */
static const char *
slot (const FpPresenter *presenter, const char *what)
{
  guint level = presenter->engine->state->head.n_encounters;
  g_autofree char *id = level > 1 ? g_strdup_printf ("%s-%u", what, level) : g_strdup (what);
  return g_intern_string (id);
}

/* A side while its rows are read. */
typedef struct
{
  const FpPresenter *presenter;
  uint8_t seat;
  gboolean at_place; /* TRUE if the encounter is about a planet */
  FpTotalPart parts[FP_TOTAL_PARTS];
  guint n_parts; /* 0 until a card is revealed */
  gboolean counted; /* TRUE if its total is counted */
  gboolean decided; /* TRUE if somebody has won */
  GPtrArray *items; /* of FpSideRowItem */
} Side;

static void
add_row (Side *side, const FpSideRowFacts *facts)
{
  g_ptr_array_add (side->items, fp_side_row_item_new (facts));
}

static char *
icon_name (const char *icon)
{
  return icon != NULL ? g_strdup_printf ("fp-%s-symbolic", icon) : NULL;
}

/* Ships */

/* Returns the text for the number that @seat set, on one line, or NULL if the viewer may not see
 * the number. */
static char *
format_number (const FpPresenter *presenter, uint8_t seat)
{
  int number = fp_edition_secret_number (presenter->engine->edition);
  int shown = number >= 0 ? presenter->view->encounter.of_seat[seat][number] : FP_NOT_SHOWN;
  int set = fp_view_secret_number (presenter->engine, presenter->view, seat, number);
  if (shown < 0 && set < 0)
    return NULL;
  g_autofree char *words = fp_text_number_set (presenter->engine->edition, shown >= 0 ? shown : set, shown < 0);
  g_autoptr (GString) text = g_string_new (words);
  g_string_replace (text, " ", "\u00a0", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_ships (Side *side, const FpSideRowDef *def)
{
  int ships = fp_presenter_ships (side->presenter, side->presenter->view->encounter.place, side->seat);
  g_autofree char *here =
      /* Translators: the ships of a player at the place of the encounter: “3 ships here”. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d ship here", "%d ships here", (gulong) ships), ships);
  g_autofree char *number = format_number (side->presenter, side->seat);
  const FpSideRowFacts facts = {
    .id = g_strdup (def->id),
    .icon = icon_name (def->icon),
    .text = number != NULL ? g_strdup_printf ("%s · %s", here, number) : g_strdup (here),
  };
  add_row (side, &facts);
}

/* Cards */

static void
add_card (Side *side, const FpSideRowDef *def, FpCardItem *card)
{
  const FpSideRowFacts facts = { .id = g_strdup (def->id), .icon = icon_name (def->icon), .card = card };
  add_row (side, &facts);
}

/* Returns an item for @card in a slot of the side. A token shows only the half that counts, a
 * hidden one only its back. */
static FpCardItem *
read_card (Side *side, const FpViewCard *card)
{
  const FpPresenter *presenter = side->presenter;
  gboolean known = card->def != FP_NO_CARD;
  if (known && fp_card_is (fp_catalog_card (presenter->engine->catalog, card->def), FP_KIND_TWO_HALVES))
    return fp_presenter_token (presenter, card, side->seat);
  return fp_presenter_card (presenter, card, known && !card->face_up ? g_strdup (_ ("face down")) : NULL);
}

/* Returns TRUE if @secret is a token that the seat has chosen for its slot @id in the encounter
 * shown. The token is put into the slot only when revealed. */
static gboolean
is_chosen_token (Side *side, const FpViewSecret *secret, const char *id)
{
  const FpEngine *engine = side->presenter->engine;
  const char *where =
      engine->edition->hidden.secret_slot != NULL ? engine->edition->hidden.secret_slot (secret->kind) : NULL;
  return secret->owner == side->seat && g_strcmp0 (where, id) == 0 && secret->level == engine->state->head.n_encounters;
}

static FpCardItem *
read_chosen (const FpPresenter *presenter, const FpViewSecret *secret)
{
  const FpViewCard token = {
    .card = FP_NO_CARD,
    .def = secret->seen ? presenter->engine->state->cards[secret->value / 2].def : FP_NO_CARD,
    .holder = FP_NOBODY,
    .face = (uint8_t) (secret->value & 1),
  };
  return fp_presenter_token (presenter, &token, presenter->viewer);
}

/* Adds the words for no card, if they are true at this time. */
static void
add_none (Side *side, const FpSideRowDef *def)
{
  const char *none = fp_text_none (side->presenter->engine->edition, def->id);
  gboolean too_late = side->counted || (side->decided && (def->flags & FP_SIDE_ROW_UNDECIDED) != 0);
  if (none == NULL || too_late || (def->flags & FP_SIDE_ROW_EMPTY) == 0)
    return;
  const FpSideRowFacts facts = {
    .id = g_strdup (def->id), .icon = icon_name (def->icon), .text = g_strdup (none), .dimmed = TRUE
  };
  add_row (side, &facts);
}

static void
add_cards (Side *side, const FpSideRowDef *def)
{
  const FpView *view = side->presenter->view;
  const FpViewZone *zone = fp_presenter_zone (side->presenter, slot (side->presenter, def->id), side->seat);
  guint before = side->items->len;
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    add_card (side, def, read_card (side, &view->cards[zone->first + i]));
  for (guint i = 0; i < view->n_secrets; i++)
    if (is_chosen_token (side, &view->secrets[i], def->id))
      add_card (side, def, read_chosen (side->presenter, &view->secrets[i]));
  if (side->items->len == before)
    add_none (side, def);
}

/* Returns TRUE if @card is one that a part of the total comes from. */
static gboolean
is_part (const Side *side, uint16_t card)
{
  for (guint i = 0; i < side->n_parts; i++)
    if (side->parts[i].card == card)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if a card in the slot @id of the side lies face up. With @in_total it must also be
 * part of the total. */
static gboolean
is_open (const Side *side, const char *id, gboolean in_total)
{
  const FpViewZone *zone = fp_presenter_zone (side->presenter, slot (side->presenter, id), side->seat);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    {
      const FpViewCard *card = &side->presenter->view->cards[zone->first + i];
      if (card->face_up && (!in_total || is_part (side, card->card)))
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if a card in one of the slots that count is open, as in is_open (). */
static gboolean
any_is_open (const Side *side, gboolean in_total)
{
  const FpTableLayout *layout = fp_presenter_layout (side->presenter->engine->edition);
  for (guint i = 0; i < layout->n_side_rows; i++)
    if ((layout->side_rows[i].flags & FP_SIDE_ROW_COUNTS) != 0 && is_open (side, layout->side_rows[i].id, in_total))
      return TRUE;
  return FALSE;
}

/* The total */

/* Returns the value of the first card without a sign, and that of any other part with a sign. */
static char *
part_value (const FpTotalPart *part, gboolean first)
{
  if (first && part->card != FP_NO_CARD && !part->rule)
    return fp_text_number (part->value);
  return fp_text_signed (part->value);
}

static void
add_part (Side *side, const FpSideRowDef *def, const FpTotalPart *part, gboolean first)
{
  const FpPresenter *presenter = side->presenter;
  FpCardItem *card = part->card != FP_NO_CARD ? fp_presenter_instance (presenter, part->card) : NULL;
  const char *query = part->query >= 0 ? presenter->engine->edition->queries[part->query].id : NULL;
  const FpSideRowFacts facts = {
    .id = g_strdup (def->id),
    .icon = icon_name (card != NULL ? fp_card_item_facts (card)->kind_id : "ship"),
    .text = card != NULL    ? g_strdup (fp_card_item_facts (card)->title)
            : query != NULL ? fp_text_part_name (presenter->engine->edition, query)
                            /* Translators: part of a total without a card. */
                            : g_strdup (_ ("By the rules")),
    .value = part_value (part, first),
    .amount = part->value,
    .card = card,
  };
  add_row (side, &facts);
}

/* Returns TRUE if the total is still the one that was counted in this encounter. Ships that have
 * landed or were lost since make another number of it. The moment of a held result has no log, and
 * its totals are right. */
static gboolean
is_as_counted (const FpPresenter *presenter, uint8_t seat)
{
  const FpEdition *edition = presenter->engine->edition;
  const GPtrArray *log = fp_session_log (presenter->session);
  for (guint i = log->len; i > 0; i--)
    {
      const FpEvent *event = &((const FpLogEntry *) g_ptr_array_index (log, i - 1))->event;
      if (fp_event_tells (edition, event->kind, FP_TELLS_BEGINNING))
        return FALSE;
      if (fp_event_tells (edition, event->kind, FP_TELLS_TOTAL) && event->seat == seat)
        return event->value == presenter->view->encounter.total[seat];
    }
  return TRUE;
}

/* Reads the parts of the total. It counts if the card that was revealed is among them: a card that
 * no total is made with, such as for a deal, is shown instead. */
static void
read_parts (Side *side)
{
  const FpEdition *edition = side->presenter->engine->edition;
  guint eyes = fp_engine_look (side->presenter->engine, side->presenter->view->viewer);
  FpSeats fighting;
  gboolean without_totals =
      edition->table.without_totals != NULL && edition->table.without_totals (side->presenter->engine, &fighting);
  if (edition->table.parts != NULL && any_is_open (side, FALSE))
    side->n_parts = edition->table.parts (side->presenter->engine, side->seat, side->parts);
  fp_engine_look_again (side->presenter->engine, eyes);
  side->counted =
      !without_totals && any_is_open (side, TRUE) && (!side->decided || is_as_counted (side->presenter, side->seat));
}

static void
add_parts (Side *side, const FpSideRowDef *def)
{
  for (guint i = 0; side->counted && i < side->n_parts; i++)
    add_part (side, def, &side->parts[i], i == 0);
}

/* Sides */

static void
read_row (Side *side, const FpSideRowDef *def)
{
  if ((def->flags & FP_SIDE_ROW_AT_PLACE) != 0 && !side->at_place)
    return;
  if ((def->flags & FP_SIDE_ROW_UNCOUNTED) != 0 && side->counted)
    return;
  switch ((FpSideRowHow) def->how)
    {
    case FP_SIDE_ROW_SHIPS:
      add_ships (side, def);
      return;
    case FP_SIDE_ROW_CARDS:
      add_cards (side, def);
      return;
    case FP_SIDE_ROW_PARTS:
      add_parts (side, def);
      return;
    }
}

/* Returns the rows of @seat's side, a list of FpSideRowItem. Sets @counted if its total counts. */
static GListModel *
read_rows (const FpPresenter *presenter, uint8_t seat, gboolean *counted)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  const FpViewEncounter *encounter = &presenter->view->encounter;
  Side side = {
    .presenter = presenter,
    .seat = seat,
    .at_place = presenter->engine->edition->encounters[encounter->kind].at_place,
    .decided = encounter->winners != 0,
    .items = g_ptr_array_new_with_free_func (g_object_unref),
  };
  read_parts (&side);
  for (guint i = 0; i < layout->n_side_rows; i++)
    read_row (&side, &layout->side_rows[i]);
  *counted = side.counted;
  return G_LIST_MODEL (fp_item_list (FP_TYPE_SIDE_ROW_ITEM, side.items));
}

/* Returns the name of the total: that of the row of its parts. Free with g_free (). */
static char *
total_label (const FpEdition *edition)
{
  const FpTableLayout *layout = fp_presenter_layout (edition);
  for (guint i = 0; i < layout->n_side_rows; i++)
    if (layout->side_rows[i].how == FP_SIDE_ROW_PARTS)
      return g_strdup (fp_text_table_label (edition, layout->side_rows[i].id));
  return NULL;
}

/* Returns the ships of @seat in the encounter: those that wait for it, or else those at its place.
 * Ships at the place take no part while other ships of their player wait: an offense may have a
 * colony on the planet that it attacks. */
static int
ships_in_encounter (const FpPresenter *presenter, uint8_t seat)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  const FpViewEncounter *encounter = &presenter->view->encounter;
  gboolean at_place = presenter->engine->edition->encounters[encounter->kind].at_place;
  int waiting = 0;
  for (guint i = 0; i < layout->n_places; i++)
    if (!layout->places[i].of_seat && !layout->places[i].of_destroyed)
      waiting += fp_presenter_ships (presenter, layout->places[i].place, seat);
  return waiting > 0 || !at_place ? waiting : fp_presenter_ships (presenter, encounter->place, seat);
}

/* Returns those of @players who have at least @least ships in the encounter, with the numbers: a
 * list of FpFleetItem. */
static GListModel *
read_players (const FpPresenter *presenter, FpSeats players, int least)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    if ((players >> seat & 1) != 0 && ships_in_encounter (presenter, seat) >= least)
      {
        const FpFleetFacts facts = {
          .name = g_strdup (fp_presenter_name (presenter, seat)),
          .shape = g_strdup (fp_presenter_shape (presenter->engine->edition, seat)),
          .colour = g_strdup (fp_presenter_colour (presenter, seat)),
          .ships = ships_in_encounter (presenter, seat),
        };
        g_ptr_array_add (items, fp_fleet_item_new (&facts));
      }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_FLEET_ITEM, items));
}

/* A word for several roles says less than one for a single role. */
int
fp_presenter_encounter_role_row (const FpPresenter *presenter, uint8_t seat)
{
  const FpEdition *edition = presenter->engine->edition;
  const FpViewEncounter *encounter = &presenter->view->encounter;
  if (encounter->kind == 0 || !edition->encounters[encounter->kind].gives_roles)
    return -1;
  for (guint role = 0; role < edition->n_roles; role++)
    {
      FpRoles mask = edition->roles[role].mask;
      if ((encounter->roles[seat] & mask) != 0 && (mask & (mask - 1)) == 0)
        return (int) role;
    }
  return -1;
}

const char *
fp_presenter_encounter_role (const FpPresenter *presenter, uint8_t seat)
{
  int role = fp_presenter_encounter_role_row (presenter, seat);
  return role >= 0 ? fp_text_role (presenter->engine->edition, (guint) role) : NULL;
}

/* Returns an item for a side with a main player. The first one stands for the others. */
static FpSideItem *
read_side (const FpPresenter *presenter, const FpSide *side)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  uint8_t seat = (uint8_t) g_bit_nth_lsf (side->mains, -1);
  gboolean counted = FALSE;
  GListModel *rows = read_rows (presenter, seat, &counted);
  const FpSideFacts facts = {
    .name = fp_presenter_names (presenter, side->mains),
    .shape = g_strdup (fp_presenter_shape (presenter->engine->edition, seat)),
    .colour = g_strdup (fp_presenter_colour (presenter, seat)),
    .sheet = fp_presenter_sheet (presenter, seat),
    .role = g_strdup (fp_presenter_encounter_role (presenter, seat)),
    .mains = read_players (presenter, side->mains, 0),
    /* Allies whose ships are destroyed or home again stay allies for the rules only. */
    .allies = read_players (presenter, side->allies, 1),
    .total = counted ? encounter->total[seat] : 0,
    .total_label = total_label (presenter->engine->edition),
    .counted = counted,
    .option = fp_presenter_option (presenter, FP_OPTION_SEAT, seat),
    .winner = (encounter->winners >> seat & 1) != 0,
    .rows = rows,
  };
  return fp_side_item_new (&facts);
}

/* The encounter */

/* Returns the title of an encounter of @kind; @place is a row of the view's places. Free with
 * g_free (). */
static char *
format_title (const FpPresenter *presenter, guint kind, uint8_t place)
{
  const FpEngine *engine = presenter->engine;
  gboolean at_place = engine->edition->encounters[kind].at_place && place < presenter->view->n_places;
  g_autofree char *name = at_place ? fp_text_card_name (engine->catalog, presenter->view->places[place].def) : NULL;
  return fp_text_encounter_title (engine->edition, kind, name);
}

static char *
format_details (const FpPresenter *presenter)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  const FpHead *head = &presenter->engine->state->head;
  const FpEdition *edition = presenter->engine->edition;
  g_autofree char *note = fp_text_encounter_note (edition, encounter->kind, encounter->number);
  g_autoptr (GString) text = g_string_new (note);
  if (encounter->round > 1 && edition->encounters[encounter->kind].at_place)
    /* Translators: behind the title of an encounter: “Lull · starts over, round 2”. */
    g_string_append_printf (text, _ (" · starts over, round %d"), encounter->round);
  if (head->n_encounters >= 2)
    {
      const FpEncounter *outer = &head->encounters[head->n_encounters - 2];
      g_autofree char *waiting = format_title (presenter, outer->kind, outer->place);
      /* Translators: %s is another encounter with its place, waiting for the end of this one. */
      g_string_append_printf (text, _ (" · then continues: %s"), waiting);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns what cards have changed in the encounter, in one line. Free with g_free (). */
static char *
format_rules (const FpPresenter *presenter)
{
  g_auto (GStrv) lines = fp_text_changed_rules (presenter->engine, presenter->viewer, presenter->names);
  /* Translators: stands between several rules of an encounter that cards have changed. */
  return lines != NULL ? g_strjoinv (_ (" · "), lines) : NULL;
}

/* Returns the name of the planet that the encounter is about, NULL if none. Free with g_free (). */
static char *
place_name (const FpPresenter *presenter)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  gboolean at_place =
      presenter->engine->edition->encounters[encounter->kind].at_place && encounter->place < presenter->view->n_places;
  return at_place ? fp_text_card_name (presenter->engine->catalog, presenter->view->places[encounter->place].def)
                  : NULL;
}

/* Returns what the encounter is: who meets whom, and where. Free with g_free (). */
static char *
format_heading (const FpPresenter *presenter)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  g_autoptr (GPtrArray) mains = g_ptr_array_new_with_free_func (g_free);
  int you = -1;
  for (guint i = 0; i < encounter->n_sides; i++)
    {
      FpSeats seats = encounter->sides[i].mains;
      if (seats == 0)
        continue;
      if (presenter->viewer != FP_NOBODY && seats == 1 << presenter->viewer)
        you = (int) mains->len;
      g_ptr_array_add (mains, fp_presenter_names (presenter, seats));
    }
  if (mains->len != 2)
    return format_title (presenter, encounter->kind, encounter->place);
  const char *one = g_ptr_array_index (mains, 0), *other = g_ptr_array_index (mains, 1);
  g_autofree char *place = place_name (presenter);
  if (place == NULL)
    /* Translators: the two main players of an encounter. */
    return g_strdup_printf (_ ("%s against %s"), one, other);
  char *between = fp_text_encounter_between (presenter->engine->edition, encounter->kind, one, other, place, you);
  /* Translators: the two main players of an encounter, and the planet that it is about. */
  return between != NULL ? between : g_strdup_printf (_ ("%s against %s at %s"), one, other, place);
}

FpEncounterItem *
fp_presenter_encounter (const FpPresenter *presenter)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  if (encounter->kind == 0)
    return NULL;
  GPtrArray *sides = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < encounter->n_sides; i++)
    if (encounter->sides[i].mains != 0)
      g_ptr_array_add (sides, read_side (presenter, &encounter->sides[i]));
  gboolean at_place = presenter->engine->edition->encounters[encounter->kind].at_place;
  FpRail rail = fp_presenter_rail (presenter);
  const FpEncounterFacts facts = {
    .id = g_strdup (presenter->engine->edition->encounters[encounter->kind].id),
    .title = format_title (presenter, encounter->kind, encounter->place),
    .details = format_details (presenter),
    .rules = format_rules (presenter),
    .heading = format_heading (presenter),
    .steps = rail.names,
    .about = rail.about,
    .yours = rail.yours,
    .step = rail.now,
    .planet = at_place ? fp_presenter_planet (presenter, encounter->place) : NULL,
    .sides = G_LIST_MODEL (fp_item_list (FP_TYPE_SIDE_ITEM, sides)),
  };
  return fp_encounter_item_new (&facts);
}
