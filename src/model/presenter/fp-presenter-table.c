/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: players, planets, ships, piles, and the encounter. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-fleet-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-score-part-item.h"
#include "model/items/fp-pile-item.h"
#include "model/items/fp-planet-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "model/items/fp-seat-item.h"
#include "model/items/fp-side-item.h"
#include "text/fp-text.h"

static GListModel *
cards (const FpPresenter *presenter, const char *zone, uint8_t owner)
{
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, fp_presenter_zone_cards (presenter, zone, owner)));
}

static int
by_kind (gconstpointer a, gconstpointer b)
{
  const FpViewCard *one = *(const FpViewCard *const *) a, *other = *(const FpViewCard *const *) b;
  return one->def != other->def ? one->def - other->def : one->card - other->card;
}

/* Returns the tactics in the order of the options, not in order of arrival. */
static GListModel *
tactics (const FpPresenter *presenter, const char *id, uint8_t owner)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) tokens = g_ptr_array_new ();
  const FpViewZone *zone = fp_presenter_zone (presenter, id, owner);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    g_ptr_array_add (tokens, (gpointer) &presenter->view->cards[zone->first + i]);
  g_ptr_array_sort (tokens, by_kind);
  for (guint i = 0; i < tokens->len; i++)
    g_ptr_array_add (items, fp_presenter_card (presenter, g_ptr_array_index (tokens, i), NULL));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, items));
}

/* Players */

/* Returns the known aliens whose abilities @seat has. */
static GListModel *
aliens_of (const FpPresenter *presenter, uint8_t seat)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = fp_presenter_zone (presenter, "alien", seat);
  for (guint i = 0; zone != NULL && i < zone->listed; i++)
    {
      const FpViewCard *card = &presenter->view->cards[zone->first + i];
      if (card->def != FP_NO_CARD)
        g_ptr_array_add (items, fp_presenter_card (presenter, card, NULL));
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, items));
}

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

/* Returns the role of @seat, or NULL before roles are assigned. Free with g_free (). */
static char *
role_of (const FpPresenter *presenter, uint8_t seat)
{
  const FpEdition *edition = presenter->engine->edition;
  gboolean taken = edition->table.roles_taken (presenter->engine->state);
  return taken ? g_strdup (fp_text_role (edition, presenter->view->seats[seat].role)) : NULL;
}

static FpSeatItem *
read_seat (const FpPresenter *presenter, uint8_t seat)
{
  const FpView *view = presenter->view;
  const FpSeatFacts facts = {
    .seat = seat,
    .name = g_strdup (fp_presenter_name (presenter, seat)),
    .shape = g_strdup (fp_presenter_shape (seat)),
    .colour = g_strdup (fp_presenter_colour (presenter, seat)),
    .role = role_of (presenter, seat),
    .computer = fp_session_by_player (presenter->session, seat),
    .asked = presenter->asked == seat,
    .winner = (view->winners >> seat & 1) != 0,
    .planets = view->seats[seat].standing,
    .supply = fp_presenter_ships (presenter, FP_PRESENTER_SUPPLY, seat),
    .warp = fp_presenter_ships (presenter, FP_PRESENTER_WARP, seat),
    .hand = fp_presenter_count (presenter, "hand", seat),
    .hand_limit = view->seats[seat].hand_limit,
    .deck = fp_presenter_count (presenter, "deck", seat),
    .discard = fp_presenter_count (presenter, "discard", seat),
    .discards = cards (presenter, "discard", seat),
    .aliens = aliens_of (presenter, seat),
    .ready = tactics (presenter, "ready", seat),
    .spent = tactics (presenter, "spent", seat),
    .known = read_known (presenter, seat),
  };
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

/* Places */

GPtrArray *
fp_presenter_warp (const FpPresenter *presenter)
{
  return fp_presenter_fleets (presenter, FP_PRESENTER_WARP);
}

static char *
controllers (const FpPresenter *presenter, FpSeats seats)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (2, NULL, TRUE);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    if ((seats >> seat & 1) != 0)
      g_ptr_array_add (names, (gpointer) fp_presenter_name (presenter, seat));
  /* Translators: stands between the names of players who share a planet. */
  return names->len > 0 ? g_strjoinv (_ (" and "), (char **) names->pdata) : NULL;
}

static char *
planet_name (const FpPresenter *presenter, const FpViewPlace *place)
{
  return fp_text_card_name (presenter->engine->catalog, place->def);
}

static FpPlanetItem *
read_planet (const FpPresenter *presenter, uint8_t index)
{
  const FpViewPlace *place = &presenter->view->places[index];
  const FpViewCard tile = { .card = place->card, .def = place->def, .holder = FP_NOBODY, .face_up = TRUE };
  const FpEdition *edition = presenter->engine->edition;
  const FpCardDef *def = fp_catalog_card (presenter->engine->catalog, place->def);
  const FpPlanetFacts facts = {
    .card = fp_presenter_card (presenter, &tile, NULL),
    .name = planet_name (presenter, place),
    .symbol = g_strdup (fp_text_first_word (edition, def, place->symbol)),
    .symbol_id = g_strdup (fp_word_text (edition, def->kind_def->fields[0].words, place->symbol)),
    .controllers = controllers (presenter, place->controllers),
    .dispute = place->dispute != 0,
    .ships = G_LIST_MODEL (fp_item_list (FP_TYPE_FLEET_ITEM, fp_presenter_fleets (presenter, index))),
    .option = fp_presenter_option (presenter, FP_OPTION_PLANET, index),
  };
  return fp_planet_item_new (&facts);
}

static int
place_of (const FpPresenter *presenter, uint16_t card)
{
  for (guint i = FP_PRESENTER_WARP + 1; i < presenter->view->n_places; i++)
    if (presenter->view->places[i].card == card)
      return (int) i;
  return -1;
}

GPtrArray *
fp_presenter_planets (const FpPresenter *presenter)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *table = fp_presenter_zone (presenter, "table", FP_NOBODY);
  for (guint i = 0; table != NULL && table->listed && i < table->count; i++)
    {
      int place = place_of (presenter, presenter->view->cards[table->first + i].card);
      if (place >= 0)
        g_ptr_array_add (items, read_planet (presenter, (uint8_t) place));
    }
  return items;
}

/* The destiny card and the piles */

FpCardItem *
fp_presenter_destiny (const FpPresenter *presenter)
{
  const FpViewZone *past = fp_presenter_zone (presenter, "past", FP_NOBODY);
  if (past == NULL || past->count == 0 || !past->listed)
    return NULL;
  return fp_presenter_card (presenter, &presenter->view->cards[past->first], NULL);
}

static FpPileItem *
read_pile (const FpPresenter *presenter, const char *id, const char *name, const FpViewZone *zone)
{
  gboolean open = zone->count > 0 && zone->listed == zone->count;
  const FpPileFacts facts = {
    .name = g_strdup (name),
    .count = zone->count,
    .id = g_strdup (id),
    .cards = open ? G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, fp_presenter_zone_cards (presenter, id, FP_NOBODY)))
                  : NULL,
    .next = presenter->engine->edition->table.next_deck (presenter->engine) == zone - presenter->view->zones,
  };
  return fp_pile_item_new (&facts);
}

GPtrArray *
fp_presenter_piles (const FpPresenter *presenter)
{
  static const struct
  {
    const char *id, *name;
  } piles[] = {
    { "discovery", N_ ("Discovery") }, { "event", N_ ("Event") },     { "refresh", N_ ("Refresh") },
    { "past", N_ ("Past") },           { "planets", N_ ("Planets") }, { "reinforcements", N_ ("Reinforcements") },
  };
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      const FpViewZone *zone = fp_presenter_zone (presenter, piles[i].id, FP_NOBODY);
      if (zone != NULL)
        g_ptr_array_add (items, read_pile (presenter, piles[i].id, _ (piles[i].name), zone));
    }
  return items;
}

/* The encounter */

/* Returns the id of the slot @what in the innermost encounter: “plan”, or “plan-2” in a duel inside
 * a duel. Static. */
static const char *
slot (const FpPresenter *presenter, const char *what)
{
  guint level = presenter->engine->state->head.n_encounters;
  g_autofree char *id = level > 1 ? g_strdup_printf ("%s-%u", what, level) : g_strdup (what);
  return g_intern_string (id);
}

/* Returns TRUE if @secret is the tactic chosen by @seat for the encounter shown. The tactic is put
 * into its slot only when revealed. */
static gboolean
is_chosen_tactic (const FpPresenter *presenter, const FpViewSecret *secret, uint8_t seat)
{
  const FpEdition *edition = presenter->engine->edition;
  const char *where = edition->hidden.secret_slot != NULL ? edition->hidden.secret_slot (secret->kind) : NULL;
  return secret->owner == seat && g_strcmp0 (where, "tactic") == 0 &&
         secret->level == presenter->engine->state->head.n_encounters;
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

/* Returns the chosen tactics. A revealed tactic shows only the half that counts. A hidden one shows
 * only its back. */
static GPtrArray *
read_tactics (const FpPresenter *presenter, uint8_t seat)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = fp_presenter_zone (presenter, slot (presenter, "tactic"), seat);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    g_ptr_array_add (items, fp_presenter_token (presenter, &presenter->view->cards[zone->first + i], seat));
  for (guint i = 0; i < presenter->view->n_secrets; i++)
    if (is_chosen_tactic (presenter, &presenter->view->secrets[i], seat))
      g_ptr_array_add (items, read_chosen (presenter, &presenter->view->secrets[i]));
  return items;
}

static GPtrArray *
read_plans (const FpPresenter *presenter, uint8_t seat, gboolean *shown)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  const FpViewZone *zone = fp_presenter_zone (presenter, slot (presenter, "plan"), seat);
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    {
      const FpViewCard *card = &presenter->view->cards[zone->first + i];
      gboolean secret = card->def != FP_NO_CARD && !card->face_up;
      g_ptr_array_add (items, fp_presenter_card (presenter, card, secret ? g_strdup (_ ("face down")) : NULL));
      *shown |= card->face_up != 0;
    }
  return items;
}

/* Returns TRUE if @seat has more ships than anybody else (rulebook p. 10, “Plans and clout”; ruling
 * 34). */
static gboolean
has_advantage (const FpPresenter *presenter, uint8_t place, uint8_t seat)
{
  for (uint8_t other = 0; other < presenter->view->n_seats; other++)
    if (other != seat && fp_presenter_ships (presenter, place, other) >= fp_presenter_ships (presenter, place, seat))
      return FALSE;
  return TRUE;
}

/* Returns the value of a plan without a sign, and that of any other part with a sign. */
static char *
part_value (const FpTotalPart *part, gboolean first)
{
  if (first && part->card != FP_NO_CARD && !part->rule)
    return fp_text_number (part->value);
  return fp_text_signed (part->value);
}

static FpScorePartItem *
read_part (const FpPresenter *presenter, const FpTotalPart *part, gboolean first)
{
  FpCardItem *card = part->card != FP_NO_CARD ? fp_presenter_instance (presenter, part->card) : NULL;
  const FpScorePartFacts facts = {
    .name = g_strdup (card != NULL       ? fp_card_item_facts (card)->title
                      : part->query >= 0 ? _ ("Ship advantage")
                                         /* Translators: part of a clout without a card. */
                                         : _ ("By the rules")),
    .value = part_value (part, first),
    .card = card,
  };
  return fp_score_part_item_new (&facts);
}

static GListModel *
read_parts (const FpPresenter *presenter, uint8_t seat)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  FpTotalPart parts[FP_TOTAL_PARTS];
  guint n = presenter->engine->edition->table.parts (presenter->engine, seat, parts);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, read_part (presenter, &parts[i], i == 0));
  return G_LIST_MODEL (fp_item_list (FP_TYPE_SCORE_PART_ITEM, items));
}

static GListModel *
no_parts (void)
{
  return G_LIST_MODEL (g_list_store_new (FP_TYPE_SCORE_PART_ITEM));
}

static FpSideItem *
read_side (const FpPresenter *presenter, uint8_t seat)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  gboolean duel = presenter->engine->edition->encounters[encounter->kind].at_place;
  gboolean shown = FALSE;
  GPtrArray *plans = read_plans (presenter, seat, &shown);
  const FpSideFacts facts = {
    .name = g_strdup (fp_presenter_name (presenter, seat)),
    .shape = g_strdup (fp_presenter_shape (seat)),
    .colour = g_strdup (fp_presenter_colour (presenter, seat)),
    .dial = duel ? encounter->dial[seat] : -1,
    .set_dial = duel ? fp_view_set_dial (presenter->engine, presenter->view, seat) : -1,
    .ships = duel ? fp_presenter_ships (presenter, encounter->place, seat) : -1,
    .advantage = duel && has_advantage (presenter, encounter->place, seat),
    .winner = encounter->winner == seat,
    .decided = encounter->winner != FP_NOBODY,
    .option = fp_presenter_option (presenter, FP_OPTION_SEAT, seat),
    .plans = G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, plans)),
    .tactics = G_LIST_MODEL (fp_item_list (FP_TYPE_CARD_ITEM, read_tactics (presenter, seat))),
    .reinforcements = cards (presenter, slot (presenter, "beside"), seat),
    .counted = shown,
    .clout = shown ? encounter->total[seat] : 0,
    .parts = shown ? read_parts (presenter, seat) : no_parts (),
  };
  return fp_side_item_new (&facts);
}

/* Returns the outer encounter that waits for the one shown, or NULL. */
static char *
read_waiting (const FpPresenter *presenter)
{
  const FpHead *head = &presenter->engine->state->head;
  if (head->n_encounters < 2)
    return NULL;
  const FpEncounter *outer = &head->encounters[head->n_encounters - 2];
  if (!presenter->engine->edition->encounters[outer->kind].at_place)
    return g_strdup (_ ("Contest"));
  g_autofree char *place = planet_name (presenter, &presenter->view->places[outer->place]);
  /* Translators: %s is the name of a planet. */
  return g_strdup_printf (_ ("Duel at %s"), place);
}

FpEncounterItem *
fp_presenter_encounter (const FpPresenter *presenter)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  if (encounter->kind == 0)
    return NULL;
  GPtrArray *sides = g_ptr_array_new_with_free_func (g_object_unref);
  for (uint8_t seat = 0; seat < presenter->view->n_seats; seat++)
    g_ptr_array_add (sides, read_side (presenter, seat));
  gboolean duel = presenter->engine->edition->encounters[encounter->kind].at_place;
  const FpEncounterFacts facts = {
    .duel = duel,
    .place = duel ? planet_name (presenter, &presenter->view->places[encounter->place]) : NULL,
    .advantage = duel ? encounter->advantage : 0,
    .round = encounter->round,
    .waiting = read_waiting (presenter),
    .sides = G_LIST_MODEL (fp_item_list (FP_TYPE_SIDE_ITEM, sides)),
  };
  return fp_encounter_item_new (&facts);
}
