/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a game, read from its log. */
#include "model/log/fp-story.h"

enum
{
  MANY_SHIPS = 4, /* fewest ships lost with one card that are worth a turning point */
};

/* State while the log is read. */
typedef struct
{
  FpStory *story;
  const FpEdition *edition;
  GArray *found; /* of FpTurning, at most one for each card */
  const uint8_t *systems; /* owner of each place's system; NULL: nobody's */
  int needed;
  int turn;
  int planets[FP_MAX_SEATS]; /* before this card */
  int controllers_before[FP_MAX_PLACES]; /* bit per seat: controllers before this card */
  int controllers[FP_MAX_PLACES]; /* bit per seat: controllers of the place now */
  int totals[FP_MAX_SEATS]; /* last total counted in this encounter, −1 if none yet */
  int losses[FP_MAX_SEATS]; /* ships lost with this card */
  /* number of the last ability used with this card; −1 if none, or if a prize came later */
  int ability;
  int prize; /* string of the last prize's name; −1 if none, or if an ability came later */
  FpTurning worst; /* worst losses so far; value 0 if none */
  FpTurning highest;
  FpTurning best; /* turning point of this card; turn −1 if none yet */
} Reading;

/* Keeps the weightier turning point. FpTurningKind is in the order of weight. */
static void
consider (Reading *r, FpTurning turning)
{
  turning.turn = r->turn;
  if (r->best.turn < 0 || turning.kind > r->best.kind)
    r->best = turning;
}

/* Planets */

static int
count (const int places[FP_MAX_PLACES], int seat)
{
  int n = 0;
  for (guint place = 0; place < FP_MAX_PLACES; place++)
    n += places[place] >> seat & 1;
  return n;
}

/* Returns the largest number of @seat's rivals, each seat's being in @numbers. */
static int
best_other (const Reading *r, const int numbers[FP_MAX_SEATS], int seat)
{
  int best = -1;
  for (int other = 0; other < (int) r->story->n_seats; other++)
    if (other != seat)
      best = MAX (best, numbers[other]);
  return best;
}

/* Returns a place that @seat has gained with this card, FP_NO_PLACE if none. A place that another
 * player has lost is preferred. */
static int16_t
find_gained_place (const Reading *r, int seat)
{
  int16_t found = FP_NO_PLACE;
  for (int16_t place = 0; place < FP_MAX_PLACES; place++)
    {
      gboolean taken = (r->controllers_before[place] & ~r->controllers[place] & ~(1 << seat)) != 0;
      if ((r->controllers[place] & ~r->controllers_before[place]) >> seat & 1 && (found == FP_NO_PLACE || taken))
        found = place;
    }
  return found;
}

/* Returns the player that @seat shares @place with or has taken it from: if possible one that has
 * lost it. FP_NOBODY: it was no other player's. */
static uint8_t
holder_before (const Reading *r, int16_t place, int seat)
{
  if (place == FP_NO_PLACE)
    return FP_NOBODY;
  int others = r->controllers_before[place] & ~(1 << seat), lost = others & ~r->controllers[place];
  if (others == 0)
    return FP_NOBODY;
  return (uint8_t) g_bit_nth_lsf ((gulong) (lost != 0 ? lost : others), -1);
}

static gboolean
has_any (const int *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    if (numbers[i] > 0)
      return TRUE;
  return FALSE;
}

static void
consider_planets (Reading *r, int seat, const int now[FP_MAX_SEATS])
{
  int16_t place = find_gained_place (r, seat);
  uint8_t other = holder_before (r, place, seat);
  int rival = best_other (r, now, seat);
  int before = r->planets[seat] - best_other (r, r->planets, seat), after = now[seat] - rival;
  FpTurning turning = { .seat = (uint8_t) seat, .other = other, .place = place, .value = now[seat], .against = rival };
  if (place != FP_NO_PLACE && r->needed > 0 && now[seat] >= r->needed)
    turning.kind = FP_TURNING_LAST;
  else if (place != FP_NO_PLACE && !has_any (r->planets, r->story->n_seats))
    turning.kind = FP_TURNING_FIRST;
  else if (before <= 0 && after > 0)
    turning.kind = FP_TURNING_LEAD;
  else if (other != FP_NOBODY && !(r->controllers[place] >> other & 1))
    {
      turning.kind = FP_TURNING_TAKEN;
      turning.against = now[other];
    }
  else if (place != FP_NO_PLACE && r->needed > 0 && now[seat] == r->needed - 1 && r->planets[seat] < now[seat])
    turning.kind = FP_TURNING_ONE_SHORT;
  else if (place != FP_NO_PLACE && before < 0 && after == 0)
    turning.kind = FP_TURNING_LEVEL;
  else
    return;
  consider (r, turning);
}

/* Cards */

/* A special win is attributed to the last ability or prize. */
static void
set_last_cause (Reading *r, int ability, int prize)
{
  r->ability = ability;
  r->prize = prize;
}

static void
begin_card (Reading *r, int turn)
{
  r->turn = turn;
  r->best.turn = -1;
  set_last_cause (r, -1, -1);
  memset (r->losses, 0, sizeof r->losses);
  memcpy (r->controllers_before, r->controllers, sizeof r->controllers_before);
}

/* Called once all events of the card have been read. */
static void
end_card (Reading *r)
{
  int now[FP_MAX_SEATS] = { 0 }, n_seats = (int) r->story->n_seats;
  for (int seat = 0; seat < n_seats; seat++)
    now[seat] = r->planets[seat] + count (r->controllers, seat) - count (r->controllers_before, seat);
  for (int seat = 0; seat < n_seats; seat++)
    {
      consider_planets (r, seat, now);
      g_array_append_val (r->story->planets[seat], now[seat]);
      if (r->losses[seat] >= MANY_SHIPS && r->losses[seat] > r->worst.value)
        r->worst =
            (FpTurning){ FP_TURNING_LOSSES, r->turn, (uint8_t) seat, FP_NOBODY, FP_NO_PLACE, r->losses[seat], 0 };
    }
  memcpy (r->planets, now, sizeof now);
  if (r->best.turn >= 0)
    g_array_append_val (r->found, r->best);
}

/* Events */

static void
forget_totals (Reading *r)
{
  for (guint seat = 0; seat < r->story->n_seats; seat++)
    r->totals[seat] = -1;
}

static void
read_total (Reading *r, const FpEvent *event)
{
  r->totals[event->seat] = event->value;
  if (event->value > r->highest.value)
    r->highest = (FpTurning){ FP_TURNING_TOTAL, r->turn, event->seat, FP_NOBODY, FP_NO_PLACE, event->value, 0 };
}

static void
read_victory (Reading *r, const FpEvent *event)
{
  int winner = r->totals[event->seat], loser = best_other (r, r->totals, event->seat);
  if (winner >= 0 && loser >= 0 && winner - loser <= 1 && winner > loser)
    consider (r, (FpTurning){ .kind = FP_TURNING_HAIR,
                              .seat = event->seat,
                              .other = FP_NOBODY,
                              .place = FP_NO_PLACE,
                              .value = winner,
                              .against = loser });
}

static void
read_simple (Reading *r, const FpEvent *event, FpTurningKind kind)
{
  consider (r, (FpTurning){ .kind = kind, .seat = event->seat, .other = FP_NOBODY, .place = FP_NO_PLACE });
}

/* A win other than by planets or ships: the public ability or prize behind it is named. */
static void
read_end (Reading *r, const FpEvent *event)
{
  if (!fp_edition_ends (r->edition, (guint) event->value, FP_ENDS_BY_CARD))
    return;
  FpTurningKind kind = r->ability >= 0 ? FP_TURNING_SPECIAL : r->prize >= 0 ? FP_TURNING_PRIZE : FP_TURNING_WON;
  consider (r, (FpTurning){ .kind = kind,
                            .seat = event->seat,
                            .other = FP_NOBODY,
                            .place = FP_NO_PLACE,
                            .value = kind == FP_TURNING_SPECIAL ? r->ability : r->prize });
}

static gboolean
is_counted (const FpFigureDef *figure, const FpEvent *event)
{
  for (guint i = 0; i < figure->n_events; i++)
    if (figure->events[i] == event->kind)
      return TRUE;
  return FALSE;
}

/* Adds @event to the figures of @seat; @other: the player is FpEvent.other. */
static void
count_event (const Reading *r, const FpEvent *event, uint8_t seat, gboolean other)
{
  for (guint i = 0; i < r->edition->n_figures; i++)
    {
      const FpFigureDef *figure = &r->edition->figures[i];
      int *number = &r->story->figures[i][seat];
      if (!is_counted (figure, event) || (other && !figure->of_both))
        continue;
      *number = figure->how == FP_FIGURE_HIGHEST ? MAX (*number, event->value)
                                                 : *number + (figure->how == FP_FIGURE_AMOUNT ? event->count : 1);
    }
}

/* Reads what the event's definition tells of an encounter. */
static void
read_encounter (Reading *r, const FpEvent *event, guint tells)
{
  if ((tells & FP_TELLS_TOTAL) != 0)
    read_total (r, event);
  else if ((tells & FP_TELLS_VICTORY) != 0)
    read_victory (r, event);
  else if ((tells & FP_TELLS_PRIZE) != 0)
    set_last_cause (r, -1, event->value);
}

/* Returns 1 if @event tells that its seat gains a planet that counts, −1 if it loses one, else 0.
 * These are the events about ships alone that are good for somebody. */
static int
planet_change (const Reading *r, const FpEvent *event)
{
  const FpEventDef *def = fp_event_def (r->edition, event->kind);
  if (def == NULL || def->about != FP_ABOUT_SHIPS || def->good_for == FP_GOOD_FOR_NOBODY ||
      event->seat >= r->story->n_seats || event->from < 0 || event->from >= FP_MAX_PLACES ||
      (r->systems != NULL && r->systems[event->from] == event->seat))
    return 0;
  return def->good_for == FP_GOOD_FOR_ITS_SEAT ? 1 : -1;
}

static void
read_event (Reading *r, const FpEvent *event)
{
  const FpEventDef *def = fp_event_def (r->edition, event->kind);
  int change = planet_change (r, event);
  guint everybody = (1U << r->story->n_seats) - 1;
  if (def == NULL)
    return;
  if ((def->tells & FP_TELLS_NO_VICTORY) != 0)
    read_simple (r, event, FP_TURNING_UNDECIDED);
  if ((def->tells & (FP_TELLS_BEGINNING | FP_TELLS_NEW_ROUND)) != 0)
    forget_totals (r);
  if (event->seat >= r->story->n_seats)
    return;
  count_event (r, event, event->seat, FALSE);
  if (event->other < r->story->n_seats)
    count_event (r, event, event->other, TRUE);
  read_encounter (r, event, def->tells);
  if (change > 0)
    r->controllers[event->from] |= 1 << event->seat;
  else if (change < 0)
    r->controllers[event->from] &= ~(1 << event->seat);
  else if (event->kind == FP_EVENT_SHIPS_DESTROYED)
    r->losses[event->seat] += event->count;
  else if (event->kind == FP_EVENT_ABILITY_USED && (event->seen & everybody) == everybody)
    set_last_cause (r, event->value, -1);
  else if (event->kind == FP_EVENT_GAME_WON)
    read_end (r, event);
  else if (event->kind == FP_EVENT_NO_SHIPS)
    read_simple (r, event, FP_TURNING_STRANDED);
  else if (event->kind == FP_EVENT_CONCEDED)
    read_simple (r, event, FP_TURNING_GAVE_UP);
}

/* A planet that is lost before it was gained was held before the log began. */
static void
find_first_holders (Reading *r, const GPtrArray *log)
{
  int mentioned[FP_MAX_PLACES] = { 0 };
  for (guint i = 0; i < log->len; i++)
    {
      const FpEvent *event = &((const FpLogEntry *) g_ptr_array_index (log, i))->event;
      int change = planet_change (r, event);
      if (change == 0)
        continue;
      if (change < 0 && (mentioned[event->from] >> event->seat & 1) == 0)
        r->controllers[event->from] |= 1 << event->seat;
      mentioned[event->from] |= 1 << event->seat;
    }
}

/* Selection */

/* Adds an extreme of the whole game to its card, unless that card has a weightier turning point. */
static void
add_extreme (GArray *found, const FpTurning *extreme)
{
  guint at = 0;
  if (extreme->value <= 0)
    return;
  while (at < found->len && g_array_index (found, FpTurning, at).turn < extreme->turn)
    at++;
  if (at == found->len || g_array_index (found, FpTurning, at).turn > extreme->turn)
    g_array_insert_val (found, at, *extreme);
  else if (g_array_index (found, FpTurning, at).kind < extreme->kind)
    g_array_index (found, FpTurning, at) = *extreme;
}

static int
lighter_first (gconstpointer a, gconstpointer b)
{
  const FpTurning *first = a, *second = b;
  return first->kind != second->kind ? (int) first->kind - (int) second->kind : second->turn - first->turn;
}

/* Removes the lightest turning points until few enough are left. */
static void
keep_weightiest (GArray *found)
{
  g_autoptr (GArray) order = g_array_copy (found);
  g_array_sort (order, lighter_first);
  for (guint i = 0; i < order->len && found->len > FP_STORY_MOST; i++)
    for (guint k = 0; k < found->len; k++)
      if (g_array_index (found, FpTurning, k).turn == g_array_index (order, FpTurning, i).turn)
        g_array_remove_index (found, k--);
}

void
fp_story_read (FpStory *story, const FpEdition *edition, const GPtrArray *log, guint n_seats, const uint8_t *systems,
               const int *before, int needed)
{
  Reading r = { .story = story, .edition = edition, .systems = systems, .needed = needed };
  *story = (FpStory){ .n_seats = n_seats, .turnings = g_array_new (FALSE, FALSE, sizeof (FpTurning)) };
  r.found = story->turnings;
  forget_totals (&r);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      story->planets[seat] = g_array_new (FALSE, FALSE, sizeof (int));
      for (guint i = 0; i < edition->n_figures; i++)
        story->figures[i][seat] = edition->figures[i].how == FP_FIGURE_HIGHEST ? -1 : 0;
      r.planets[seat] = before[seat];
    }
  find_first_holders (&r, log);
  story->first = log->len > 0 ? ((const FpLogEntry *) g_ptr_array_index (log, 0))->turn : 0;
  begin_card (&r, story->first);
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      for (; r.turn < entry->turn; begin_card (&r, r.turn + 1))
        end_card (&r);
      read_event (&r, &entry->event);
    }
  end_card (&r);
  add_extreme (r.found, &r.worst);
  add_extreme (r.found, &r.highest);
  keep_weightiest (r.found);
}

void
fp_story_clear (FpStory *story)
{
  g_clear_pointer (&story->turnings, g_array_unref);
  for (guint seat = 0; seat < story->n_seats; seat++)
    g_clear_pointer (&story->planets[seat], g_array_unref);
}
