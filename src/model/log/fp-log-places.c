/* SPDX-License-Identifier: GPL-3.0-or-later */
/* References of a log line to the table. */
#include "model/log/fp-log-places.h"

#include "model/presenter/fp-presenter-private.h"

/* Returns the subjects of an event; 0: none. Its line is shown only if all subjects are. */
static guint
subjects_of (const FpEventDef *def)
{
  guint subjects = 0;
  if ((def->about & FP_ABOUT_ENCOUNTER) != 0)
    subjects |= FP_LOG_DUELS;
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
  const FpEdition *edition = fp_session_setup (session)->edition;
  const FpEventDef *def = fp_event_def (edition, event->kind);
  facts->subjects = def != NULL ? subjects_of (def) : 0;
  if (event->seat < n_seats)
    facts->seats |= 1u << event->seat;
  if (fp_event_tells (edition, event->kind, FP_TELLS_OTHER) && event->other < n_seats)
    facts->seats |= 1u << event->other;
  /* An undo is logged but is no event of the game, and has no place on the table. */
  if (def == NULL)
    return;
  for (guint i = 0; sees_cards (session, event, viewer) && i < MIN (event->n_cards, FP_EVENT_MAX_CARDS); i++)
    add_card (facts, event->cards[i]);
  add_place (facts, view, event->from);
  if (event->to != event->from)
    add_place (facts, view, event->to);
  if (event->kind == FP_EVENT_SHIPS_DESTROYED)
    facts->warp = TRUE;
}
