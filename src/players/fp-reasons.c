/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts of events in playouts by the option at the beginning, with the chances to win at the
 * end. */
#include "players/fp-reasons.h"

enum
{
  MOST_KINDS = 96, /* kinds of events told apart */
  FEWEST_GAMES = 20, /* playouts before any reason is given */
};

static const double informative = 0.1; /* smallest difference of rates worth telling */
/* smallest gain of playouts with the event over those without it */
static const double helping = 0.02;

typedef struct
{
  FpEvent event;
  guint counts[FP_MAX_OPTIONS];
  guint all;
  double chances; /* sum of the chances to win of playouts with the event */
} EventCount;

struct _FpReasons
{
  const FpEdition *edition;
  guint games[FP_MAX_OPTIONS], all;
  double chances[FP_MAX_OPTIONS]; /* sum over all playouts with the option */
  EventCount rows[MOST_KINDS];
  guint n;
};

FpReasons *
fp_reasons_new (const FpEdition *edition)
{
  FpReasons *reasons = g_new0 (FpReasons, 1);
  reasons->edition = edition;
  return reasons;
}

void
fp_reasons_free (FpReasons *reasons)
{
  g_free (reasons);
}

void
fp_reasons_clear (FpReasons *reasons)
{
  *reasons = (FpReasons){ .edition = reasons->edition };
}

/* Returns TRUE if the event is good for @seat. An opponent's gain may come along with better hands,
 * but is no convincing reason. */
static gboolean
is_good_for (const FpReasons *reasons, const FpEvent *event, uint8_t seat)
{
  guint good_for = fp_event_def (reasons->edition, event->kind)->good_for;
  return good_for == FP_GOOD_FOR_SOMEBODY || event->seat == FP_NOBODY ||
         (good_for == FP_GOOD_FOR_ITS_SEAT) == (event->seat == seat);
}

static gboolean
same (const FpEvent *a, const FpEvent *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->other == b->other && a->from == b->from && a->to == b->to &&
         a->value == b->value;
}

/* Returns the row of the event, made if there is room; −1: there is none. */
static int
find (FpReasons *reasons, const FpEvent *event)
{
  for (guint i = 0; i < reasons->n; i++)
    if (same (&reasons->rows[i].event, event))
      return (int) i;
  if (reasons->n == MOST_KINDS)
    return -1;
  reasons->rows[reasons->n].event = *event;
  return (int) reasons->n++;
}

void
fp_reasons_on_event (FpReasonEvents *events, const FpEdition *edition, const FpEvent *event)
{
  gboolean decisive = fp_event_def (edition, event->kind)->good_for != FP_GOOD_FOR_NOBODY;
  if (!decisive || event->n_cards > 0 || events->n == FP_MOST_REASON_EVENTS)
    return;
  for (guint i = 0; i < events->n; i++)
    if (same (&events->event[i], event))
      return;
  events->event[events->n++] = *event;
}

void
fp_reasons_count (FpReasons *reasons, const FpReasonEvents *events, guint option, double chance)
{
  for (guint i = 0; i < events->n; i++)
    {
      int row = find (reasons, &events->event[i]);
      if (row < 0)
        continue;
      reasons->rows[row].counts[option]++;
      reasons->rows[row].all++;
      reasons->rows[row].chances += chance;
    }
  reasons->games[option]++;
  reasons->all++;
  reasons->chances[option] += chance;
}

/* Returns TRUE if playouts with the event end better than others with the same option. A comparison
 * over all options would make a bad event look good if it came along with a good option. */
static gboolean
helps (const FpReasons *reasons, const EventCount *row)
{
  double usual = 0;
  for (guint i = 0; i < FP_MAX_OPTIONS; i++)
    if (row->counts[i] > 0)
      usual += row->counts[i] * reasons->chances[i] / reasons->games[i];
  return (row->chances - usual) / row->all > helping;
}

gboolean
fp_reasons_find (const FpReasons *reasons, uint8_t seat, guint option, FpEvent *event, double *with, double *without)
{
  double games = reasons->games[option], others = reasons->all - games, most = informative;
  gboolean found = FALSE;
  if (games < FEWEST_GAMES || others < FEWEST_GAMES)
    return FALSE;
  for (guint i = 0; i < reasons->n; i++)
    {
      const EventCount *row = &reasons->rows[i];
      double now = row->counts[option] / games, else_now = (row->all - row->counts[option]) / others;
      if (now - else_now <= most || !is_good_for (reasons, &row->event, seat) || !helps (reasons, row))
        continue;
      most = now - else_now;
      *event = row->event;
      *with = now;
      *without = else_now;
      found = TRUE;
    }
  return found;
}
