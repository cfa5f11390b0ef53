/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves that a viewer has seen. */
#include "config.h"

#include "model/log/fp-moves-presenter.h"
#include "model/log/fp-plays-presenter.h"
#include "model/presenter/fp-presenter-private.h"

enum
{
  MOST_MOVES = 48, /* more at once can't be followed */
};

/* State of one update. */
typedef struct
{
  FpMovesPresenter *self;
  const FpPresenter *presenter;
  const FpEdition *edition;
  const FpState *state;
  GPtrArray *items;
  int step;
  gboolean moved[FP_MAX_CARDS]; /* TRUE for cards that moved already in this update */
} Reading;

/* Spots */

static char *
spot_of_seat (const Reading *reading, const char *what, uint8_t seat)
{
  return g_strdup_printf ("%s/%s", what, reading->edition->seat_ids[seat]);
}

/* Returns NULL if the viewer can't see the zone. */
static char *
spot_of_zone (const Reading *reading, uint16_t zone)
{
  if (zone >= reading->edition->n_zones)
    {
      uint16_t host =
          zone < reading->presenter->view->n_zones ? reading->presenter->view->zones[zone].under : FP_NO_CARD;
      return host == FP_NO_CARD || host == FP_UNSEEN_CARD ? NULL : g_strdup_printf ("card/%u", host);
    }
  return fp_presenter_spot_of_zone (reading->edition, zone);
}

/* @place is a row of the state's places (fp-state.h, FpPlace). */
static char *
spot_of_place (const Reading *reading, int16_t place, uint8_t seat)
{
  const FpView *view = reading->presenter->view;
  if (place < 0 || place >= view->n_places)
    return NULL;
  if (view->places[place].card != FP_NO_CARD)
    return g_strdup_printf ("ships/%u", view->places[place].card);
  return fp_presenter_spot_of_place (reading->edition, place, seat);
}

/* Cards */

/* Returns TRUE if the viewer may see the event's cards, as in fp_text_event (). */
static gboolean
viewer_sees (const Reading *reading, const FpEvent *event)
{
  FpSeats all = (FpSeats) ((1u << reading->presenter->view->n_seats) - 1);
  if (reading->presenter->viewer != FP_NOBODY)
    return (event->seen >> reading->presenter->viewer & 1) != 0;
  return (event->seen & all) == all;
}

static const FpViewCard *
find_in_view (const Reading *reading, uint16_t card)
{
  const FpView *view = reading->presenter->view;
  for (guint i = 0; i < view->n_cards; i++)
    if (view->cards[i].card == card)
      return &view->cards[i];
  return NULL;
}

/* Returns the face of a card that the viewer saw, even if the card is hidden again by now. @face is
 * the half of the card that counts, −1 outside an encounter. */
static FpCardItem *
read_face (const Reading *reading, uint16_t card, int face, uint8_t owner)
{
  const FpViewCard *now = find_in_view (reading, card);
  if (face < 0 && now != NULL)
    return fp_presenter_card (reading->presenter, now, NULL);
  const FpViewCard then = { .card = FP_NO_CARD,
                            .def = reading->state->cards[card].def,
                            .holder = FP_NOBODY,
                            .face_up = TRUE,
                            .face = (uint8_t) MAX (face, 0) };
  return face < 0 ? fp_presenter_card (reading->presenter, &then, NULL)
                  : fp_presenter_token (reading->presenter, &then, owner);
}

/* Returns TRUE if the move was merged into the last item. Moves of hidden cards between the same
 * spots are counted together. */
static gboolean
add_to_last (const Reading *reading, const FpMoveFacts *facts)
{
  if (reading->items->len == 0)
    return FALSE;
  FpMoveItem *last = g_ptr_array_index (reading->items, reading->items->len - 1);
  FpMoveFacts *before = (FpMoveFacts *) fp_move_item_facts (last);
  if (facts->card != NULL || before->card != NULL || before->kind != FP_MOVE_CARD || before->step != facts->step ||
      g_strcmp0 (before->from, facts->from) != 0 || g_strcmp0 (before->to, facts->to) != 0)
    return FALSE;
  FpMoveFacts more = *before;
  more.token = g_strdup (before->token);
  more.from = g_strdup (before->from);
  more.to = g_strdup (before->to);
  more.count++;
  more.from_card = more.to_card = -1;
  g_ptr_array_remove_index (reading->items, reading->items->len - 1);
  g_ptr_array_add (reading->items, fp_move_item_new (&more));
  return TRUE;
}

/* @face: TRUE if the viewer saw the card's face. */
static void
move_card (Reading *reading, uint16_t card, uint16_t zone, gboolean face)
{
  FpMovesPresenter *self = reading->self;
  uint16_t from = self->zone[card];
  gboolean first = !reading->moved[card];
  self->zone[card] = zone;
  self->shown[card] |= face;
  reading->moved[card] = TRUE;
  if (from == zone || reading->items->len >= MOST_MOVES)
    return;
  /* With several known cards the viewer may still not know which of them moved. The item then shows
   * a back. */
  gboolean last = reading->state->cards[card].zone == zone && find_in_view (reading, card) != NULL;
  gboolean seen = face || (last && self->shown[card]);
  const FpCardDef *def = fp_catalog_card (reading->presenter->engine->catalog, reading->state->cards[card].def);
  FpMoveFacts facts = {
    .kind = FP_MOVE_CARD,
    .step = reading->step,
    .count = 1,
    .card = seen ? read_face (reading, card, -1, FP_NOBODY) : NULL,
    .token = fp_card_is (def, FP_KIND_TWO_HALVES) ? g_strdup (def->kind_def->id) : NULL,
    .from = spot_of_zone (reading, from),
    .to = spot_of_zone (reading, zone),
    .from_card = seen && first && self->shown[card] ? card : -1,
    .to_card = last ? card : -1,
  };
  if (add_to_last (reading, &facts))
    {
      g_free (facts.token);
      g_free (facts.from);
      g_free (facts.to);
      return;
    }
  g_ptr_array_add (reading->items, fp_move_item_new (&facts));
}

/* Returns the zone @id of @seat, or the shared one. NULL if @id is NULL, or there is none. */
static const FpViewZone *
zone_of (const Reading *reading, const char *id, uint8_t seat)
{
  const FpViewZone *zone = id != NULL ? fp_presenter_zone (reading->presenter, id, seat) : NULL;
  return zone != NULL || id == NULL ? zone : fp_presenter_zone (reading->presenter, id, FP_NOBODY);
}

/* There is no event for each card of a discard pile that becomes a deck. */
static void
renew_deck (Reading *reading, uint8_t seat)
{
  const FpTableLayout *layout = fp_presenter_layout (reading->edition);
  const FpViewZone *zones = reading->presenter->view->zones;
  const FpViewZone *pile = zone_of (reading, layout->discards, seat), *deck = zone_of (reading, layout->deck, seat);
  for (uint16_t card = 0; pile != NULL && deck != NULL && card < reading->self->n_cards; card++)
    if (reading->self->zone[card] == pile - zones)
      move_card (reading, card, (uint16_t) (deck - zones), FALSE);
}

/* Log entries */

static FpMoveFacts
facts_of_seat (const Reading *reading, FpMoveKind kind, uint8_t seat, int count)
{
  return (FpMoveFacts){
    .kind = kind,
    .step = reading->step,
    .count = count,
    .shape = g_strdup (fp_presenter_shape (reading->edition, seat)),
    .colour = g_strdup (reading->edition->seat_ids[seat]),
    .from_card = -1,
    .to_card = -1,
  };
}

static void
add_item (Reading *reading, const FpMoveFacts *facts)
{
  g_ptr_array_add (reading->items, fp_move_item_new (facts));
}

static void
move_ships_of (Reading *reading, uint8_t seat, int16_t from, int16_t to, int count)
{
  FpMoveFacts facts = facts_of_seat (reading, FP_MOVE_SHIPS, seat, count);
  facts.from = spot_of_place (reading, from, seat);
  facts.to = spot_of_place (reading, to, seat);
  add_item (reading, &facts);
}

/* Ships of several places fly at once, those of each place by themselves. */
static void
move_ships (Reading *reading, const FpEvent *event)
{
  for (guint i = 0; i < event->n_journeys; i++)
    move_ships_of (reading, event->seat, event->journeys[i].from, event->journeys[i].to, event->journeys[i].count);
  if (event->n_journeys == 0)
    move_ships_of (reading, event->seat, event->from, event->to, event->count);
}

static void
reveal_card (Reading *reading, const FpEvent *event, uint16_t zone)
{
  uint16_t card = event->cards[0];
  FpMoveFacts facts = facts_of_seat (reading, FP_MOVE_REVEAL, event->seat, 1);
  gboolean half = fp_event_tells (reading->edition, event->kind, FP_TELLS_HALF);
  if (half)
    facts.token = g_strdup (fp_engine_def (reading->presenter->engine, card)->kind_def->id);
  facts.card = read_face (reading, card, half ? event->value : -1, event->seat);
  facts.from = spot_of_zone (reading, zone);
  facts.to = g_strdup (facts.from);
  add_item (reading, &facts);
}

/* Shows a number at a player's side of the encounter. */
static void
show_number (Reading *reading, FpMoveKind kind, const FpEvent *event)
{
  FpMoveFacts facts = facts_of_seat (reading, kind, event->seat, event->value);
  facts.from = spot_of_seat (reading, "side", event->seat);
  facts.to = g_strdup (facts.from);
  add_item (reading, &facts);
}

/* Returns TRUE if a card is shown as it is played or used by @entry. A card that goes to a place of
 * its own in the encounter just flies there. */
static gboolean
is_shown_off (const Reading *reading, const FpLogEntry *entry)
{
  return fp_event_tells (reading->edition, entry->event.kind, FP_TELLS_PLAY) && entry->event.n_cards > 0 &&
         (entry->event.kind == reading->edition->told.played ||
          entry->zones[0] == reading->self->zone[entry->event.cards[0]]);
}

/* Shows a card that is played or used, in place of its way to where it lies meanwhile. */
static void
play_card (Reading *reading, const FpLogEntry *entry, guint index)
{
  uint16_t card = entry->event.cards[0];
  FpMoveFacts facts = facts_of_seat (reading, FP_MOVE_PLAY, entry->event.seat, 1);
  facts.card = read_face (reading, card, -1, FP_NOBODY);
  facts.from = spot_of_zone (reading, reading->self->zone[card]);
  facts.from_card = reading->moved[card] || !reading->self->shown[card] ? -1 : card;
  facts.to = fp_plays_presenter_spot (index);
  reading->self->zone[card] = entry->zones[0];
  reading->self->shown[card] = TRUE;
  reading->moved[card] = TRUE;
  add_item (reading, &facts);
}

static void
read_entry (Reading *reading, const FpLogEntry *entry, guint index)
{
  const FpEvent *event = &entry->event;
  gboolean face = viewer_sees (reading, event);
  reading->step++;
  if (event->kind == FP_NO_EVENT || reading->items->len >= MOST_MOVES)
    return;
  if (face && is_shown_off (reading, entry))
    play_card (reading, entry, index);
  if (event->kind == FP_EVENT_DECK_RENEWED)
    renew_deck (reading, event->seat);
  for (guint i = 0; i < event->n_cards && i < FP_EVENT_MAX_CARDS; i++)
    move_card (reading, event->cards[i], entry->zones[i], face);
  guint tells = fp_event_def (reading->edition, event->kind)->tells;
  if ((tells & FP_TELLS_JOURNEY) != 0)
    move_ships (reading, event);
  else if ((tells & (FP_TELLS_FACE | FP_TELLS_HALF)) != 0 && event->n_cards > 0 && face)
    reveal_card (reading, event, entry->zones[0]);
  else if ((tells & FP_TELLS_NUMBER) != 0)
    show_number (reading, FP_MOVE_NUMBER, event);
  else if ((tells & FP_TELLS_TOTAL) != 0)
    show_number (reading, FP_MOVE_TOTAL, event);
}

/* Records the present zones as the base of the next update. */
static void
record_zones (FpMovesPresenter *self, const FpPresenter *presenter, guint n)
{
  const FpState *state = presenter->engine->state;
  self->stale = FALSE;
  self->read = n;
  self->viewer = presenter->viewer;
  self->n_cards = state->head.n_cards;
  memset (self->shown, 0, sizeof self->shown);
  for (uint16_t card = 0; card < self->n_cards; card++)
    self->zone[card] = state->cards[card].zone;
  for (guint i = 0; i < presenter->view->n_cards; i++)
    if (presenter->view->cards[i].card < self->n_cards)
      self->shown[presenter->view->cards[i].card] = TRUE;
}

GPtrArray *
fp_moves_presenter_read (FpMovesPresenter *self, const FpPresenter *presenter, const GPtrArray *log, guint n,
                         gboolean anew)
{
  g_autofree Reading *reading = g_new0 (Reading, 1);
  *reading = (Reading){
    .self = self,
    .presenter = presenter,
    .edition = presenter->engine->edition,
    .state = presenter->engine->state,
    .items = g_ptr_array_new_with_free_func (g_object_unref),
  };
  /* Nothing moves after an undo, or for a viewer who was not there before. */
  if (!anew && !self->stale && presenter->viewer == self->viewer && n >= self->read)
    {
      for (guint i = self->read; i < n; i++)
        read_entry (reading, g_ptr_array_index (log, i), i);
      /* Cards that moved without an event. */
      reading->step++;
      for (uint16_t card = 0; card < self->n_cards; card++)
        if (self->zone[card] != reading->state->cards[card].zone)
          move_card (reading, card, reading->state->cards[card].zone, find_in_view (reading, card) != NULL);
    }
  record_zones (self, presenter, n);
  return reading->items;
}
