/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References of a log line to the table. */
#include "model/log/fp-log-places.h"

#include "model/presenter/fp-presenter-private.h"

guint
fp_log_subjects (const FpEdition *edition, const FpEvent *event)
{
  const FpEventDef *def = fp_event_def (edition, event->kind);
  guint subjects = 0;
  if (def == NULL)
    return 0;
  if ((def->about & FP_ABOUT_ENCOUNTER) != 0)
    subjects |= FP_LOG_ENCOUNTERS;
  if ((def->about & FP_ABOUT_SHIPS) != 0)
    subjects |= FP_LOG_SHIPS;
  if ((def->about & FP_ABOUT_CARDS) != 0)
    subjects |= FP_LOG_CARDS;
  return subjects;
}

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

/* Marks the shared place in row @place of the state, or the one where destroyed ships go if @place
 * is −1. */
static void
add_shared_place (FpLogFacts *facts, const FpEdition *edition, int place)
{
  const FpTableLayout *layout = fp_presenter_layout (edition);
  guint n = 0;
  for (guint i = 0; i < layout->n_places; i++)
    {
      if (layout->places[i].of_seat)
        continue;
      if (place >= 0 ? layout->places[i].place == place : layout->places[i].of_destroyed)
        facts->places |= 1u << n;
      n++;
    }
}

static void
add_place (FpLogFacts *facts, const FpEdition *edition, const FpView *view, int place)
{
  if (place < 0 || place >= view->n_places)
    return;
  if (view->places[place].card != FP_NO_CARD)
    add_card (facts, view->places[place].card);
  else
    add_shared_place (facts, edition, place);
}

void
fp_log_places_read (FpSession *session, const FpEvent *event, uint8_t viewer, FpLogFacts *facts)
{
  const FpView *view = fp_session_view (session, viewer);
  guint n_seats = fp_session_setup (session)->n_seats;
  const FpEdition *edition = fp_session_setup (session)->edition;
  const FpEventDef *def = fp_event_def (edition, event->kind);
  facts->subjects = fp_log_subjects (edition, event);
  if (event->seat < n_seats)
    facts->seats |= 1u << event->seat;
  if (fp_event_tells (edition, event->kind, FP_TELLS_OTHER) && event->other < n_seats)
    facts->seats |= 1u << event->other;
  /* An undo is logged but is no event of the game, and has no place on the table. */
  if (def == NULL)
    return;
  for (guint i = 0; sees_cards (session, event, viewer) && i < MIN (event->n_cards, FP_EVENT_MAX_CARDS); i++)
    add_card (facts, event->cards[i]);
  add_place (facts, edition, view, event->from);
  if (event->to != event->from)
    add_place (facts, edition, view, event->to);
  for (guint i = 0; i < event->n_journeys; i++)
    {
      add_place (facts, edition, view, event->journeys[i].from);
      add_place (facts, edition, view, event->journeys[i].to);
    }
  if (event->kind == FP_EVENT_SHIPS_DESTROYED)
    add_shared_place (facts, edition, -1);
}
