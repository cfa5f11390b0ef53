/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References of a log line to the table. */
#include "model/log/fp-log-places.h"

#include "model/presenter/fp-presenter-private.h"

/* Events left out have no subject. Their lines are shown only if all subjects are. */
static const uint8_t subjects[FP_N_EVENTS] = {
  [FP_EVENT_PLAN_SHOWN] = FP_LOG_CARDS,
  [FP_EVENT_ENVOY_SUMMONED] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_DRAWN] = FP_LOG_CARDS,
  [FP_EVENT_DECK_RENEWED] = FP_LOG_CARDS,
  [FP_EVENT_DESTINY_RENEWED] = FP_LOG_CARDS,
  [FP_EVENT_HAND_FILLED] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_DISCARDED] = FP_LOG_CARDS,
  [FP_EVENT_DESTINY_DRAWN] = FP_LOG_CARDS,
  [FP_EVENT_PLANET_DISCOVERED] = FP_LOG_SHIPS,
  [FP_EVENT_PLANET_CHOSEN] = FP_LOG_SHIPS,
  [FP_EVENT_BAR_PICKED] = FP_LOG_SHIPS,
  [FP_EVENT_BAR_EMPTY] = FP_LOG_SHIPS,
  [FP_EVENT_DUEL_BEGAN] = FP_LOG_DUELS,
  [FP_EVENT_DUEL_BEGAN_AGAIN] = FP_LOG_DUELS,
  [FP_EVENT_CONTEST_BEGAN] = FP_LOG_DUELS,
  [FP_EVENT_BARRED] = FP_LOG_DUELS | FP_LOG_SHIPS,
  [FP_EVENT_DIAL_SET] = FP_LOG_DUELS,
  [FP_EVENT_DIAL_REVEALED] = FP_LOG_DUELS,
  [FP_EVENT_SHIPS_SENT] = FP_LOG_DUELS | FP_LOG_SHIPS,
  [FP_EVENT_SHIPS_DESTROYED] = FP_LOG_SHIPS,
  [FP_EVENT_SHIPS_RECOVERED] = FP_LOG_SHIPS,
  [FP_EVENT_SHIPS_RETREATED] = FP_LOG_SHIPS,
  [FP_EVENT_NO_SHIPS] = FP_LOG_DUELS | FP_LOG_SHIPS,
  [FP_EVENT_ENVOY_REVEALED] = FP_LOG_CARDS,
  [FP_EVENT_ENVOY_KEPT] = FP_LOG_CARDS,
  [FP_EVENT_PLAN_CHOSEN] = FP_LOG_DUELS,
  [FP_EVENT_NO_PLAN] = FP_LOG_DUELS,
  [FP_EVENT_TACTIC_CHOSEN] = FP_LOG_DUELS,
  [FP_EVENT_NO_TACTIC] = FP_LOG_DUELS,
  [FP_EVENT_TACTIC_REVEALED] = FP_LOG_DUELS,
  [FP_EVENT_BLAST_SHIELDED] = FP_LOG_DUELS,
  [FP_EVENT_TACTIC_READIED] = FP_LOG_CARDS,
  [FP_EVENT_TACTIC_SPENT] = FP_LOG_CARDS,
  [FP_EVENT_DUEL_DECIDED] = FP_LOG_DUELS,
  [FP_EVENT_DUEL_ENDED] = FP_LOG_DUELS,
  [FP_EVENT_PLAN_REVEALED] = FP_LOG_DUELS,
  [FP_EVENT_REINFORCEMENT_PLAYED] = FP_LOG_DUELS | FP_LOG_CARDS,
  [FP_EVENT_PASSED] = FP_LOG_DUELS,
  [FP_EVENT_CLOUT_COUNTED] = FP_LOG_DUELS,
  [FP_EVENT_DUEL_WON] = FP_LOG_DUELS,
  [FP_EVENT_CONTEST_WON] = FP_LOG_DUELS,
  [FP_EVENT_PRIZE_GIVEN] = FP_LOG_DUELS,
  [FP_EVENT_PLANET_GAINED] = FP_LOG_SHIPS,
  [FP_EVENT_PLANET_LOST] = FP_LOG_SHIPS,
  [FP_EVENT_REINFORCEMENTS_GAINED] = FP_LOG_CARDS,
  [FP_EVENT_REINFORCEMENTS_GONE] = FP_LOG_CARDS,
  [FP_EVENT_ENVOY_ALLIED] = FP_LOG_CARDS,
  [FP_EVENT_ENVOY_NEUTRAL] = FP_LOG_CARDS,
  [FP_EVENT_ENVOY_UNMOVED] = FP_LOG_CARDS,
  [FP_EVENT_ALIEN_TAKEN] = FP_LOG_CARDS,
  [FP_EVENT_ABILITY_USED] = FP_LOG_CARDS,
  [FP_EVENT_ABILITY_STOPPED] = FP_LOG_CARDS,
  [FP_EVENT_ABILITY_REPLACED] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_MOVED] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_SHOWN] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_LOOKED_AT] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_SWAPPED] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_SHUFFLED] = FP_LOG_CARDS,
  [FP_EVENT_CARDS_ARRANGED] = FP_LOG_CARDS,
  [FP_EVENT_CARD_IGNORED] = FP_LOG_CARDS,
  [FP_EVENT_CARD_COPIED] = FP_LOG_CARDS,
  [FP_EVENT_CARD_RESOLVED_AGAIN] = FP_LOG_CARDS,
  [FP_EVENT_SHIPS_MOVED] = FP_LOG_SHIPS,
  [FP_EVENT_COUNTER_CHANGED] = FP_LOG_CARDS,
  [FP_EVENT_ENVOY_LEFT] = FP_LOG_CARDS,
  [FP_EVENT_ALL_LOSE] = FP_LOG_DUELS,
  [FP_EVENT_SECRET_SHOWN] = FP_LOG_CARDS,
  [FP_EVENT_OUT_OF_FUEL] = FP_LOG_CARDS,
  [FP_EVENT_NOTHING_TO_CHOOSE] = FP_LOG_CARDS,
};

/* Returns TRUE if @viewer may see the event's cards; the same condition as for the sentences. */
static gboolean
sees_cards (FpSession *session, const FpEvent *event, uint8_t viewer)
{
  FpSeats all = (FpSeats) ((1u << fp_session_setup (session)->n_seats) - 1);
  if (viewer < FP_MAX_SEATS)
    return (event->seen >> viewer & 1) != 0;
  return (event->seen & all) == all;
}

static void
add_card (FpLogFacts *facts, int card)
{
  if (facts->cards == NULL)
    facts->cards = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_val (facts->cards, card);
}

static void
add_place (FpLogFacts *facts, const FpView *view, int place)
{
  if (place == FP_PRESENTER_WARP)
    facts->warp = TRUE;
  else if (place > FP_PRESENTER_WARP && place < view->n_places && view->places[place].card != FP_NO_CARD)
    add_card (facts, view->places[place].card);
}

void
fp_log_places_read (FpSession *session, const FpEvent *event, uint8_t viewer, FpLogFacts *facts)
{
  const FpView *view = fp_session_view (session, viewer);
  guint n_seats = fp_session_setup (session)->n_seats;
  gboolean two = event->kind == FP_EVENT_DUEL_WON || event->kind == FP_EVENT_CONTEST_WON ||
                 event->kind == FP_EVENT_REINFORCEMENT_PLAYED;
  facts->subjects = event->kind < FP_N_EVENTS ? subjects[event->kind] : 0;
  if (event->seat < n_seats)
    facts->seats |= 1u << event->seat;
  if (two && event->other < n_seats)
    facts->seats |= 1u << event->other;
  /* An undo is logged but is no event of the game, and has no place on the table. */
  if (event->kind >= FP_N_EVENTS)
    return;
  for (guint i = 0; sees_cards (session, event, viewer) && i < MIN (event->n_cards, FP_EVENT_MAX_CARDS); i++)
    add_card (facts, event->cards[i]);
  add_place (facts, view, event->from);
  if (event->to != event->from)
    add_place (facts, view, event->to);
  if (event->kind == FP_EVENT_SHIPS_DESTROYED)
    facts->warp = TRUE;
}
