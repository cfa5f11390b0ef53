/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course is read from events by what their definitions tell, so no edition is known here. */
#include "lab/fp-course.h"

#include <string.h>

/* A turn that a card has begun. */
typedef struct
{
  guint def;
  uint8_t ahead; /* player who was ahead, FP_NOBODY */
  uint8_t won; /* winner of the last encounter so far, FP_NOBODY */
} Turn;

struct _FpCourse
{
  FpEngine *engine;
  GArray *turns; /* of Turn */
  FpSeats *had; /* by definition: players for whom the card worked */
  FpSeats controllers[FP_MAX_PLACES]; /* of each place when the turn began */
  FpSeats behind; /* players who were far behind */
  uint8_t first; /* player who was ahead last, FP_NOBODY */
  guint lead_changes, changed_hands;
};

/* Returns the player with the highest standing, FP_NOBODY if several have it. Marks players far
 * behind. */
static uint8_t
find_first (FpCourse *course)
{
  const FpEngine *engine = course->engine;
  int standings[FP_MAX_SEATS], best = G_MININT;
  uint8_t first = FP_NOBODY;
  engine->edition->table.standings (engine, standings);
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    {
      if (standings[seat] >= best)
        first = standings[seat] > best ? seat : FP_NOBODY;
      best = MAX (best, standings[seat]);
    }
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    if (best - standings[seat] >= FP_COURSE_BEHIND)
      course->behind = (FpSeats) (course->behind | 1U << seat);
  return first;
}

/* Counts the planets that have changed hands since the last look. A planet that nobody controls in
 * between still belongs to those who did. */
static void
look_at_planets (FpCourse *course)
{
  const FpEngine *engine = course->engine;
  if (engine->edition->table.controllers == NULL)
    return;
  for (uint8_t place = 0; place < engine->state->head.n_places; place++)
    {
      FpSeats before = course->controllers[place];
      FpSeats now = fp_place_is_planet (engine, place) ? engine->edition->table.controllers (engine, place) : 0;
      course->changed_hands += before != 0 && (now & ~before) != 0;
      if (now != 0)
        course->controllers[place] = now;
    }
}

/* Looks at the table between two turns. Returns the player who is ahead, FP_NOBODY. */
static uint8_t
look (FpCourse *course)
{
  uint8_t first = find_first (course);
  look_at_planets (course);
  if (first != FP_NOBODY)
    {
      course->lead_changes += course->first != FP_NOBODY && course->first != first;
      course->first = first;
    }
  return first;
}

static void
listen (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  FpCourse *course = data;
  const FpEventDef *def = fp_event_def (engine->edition, event->kind);
  if (def->tells & (FP_TELLS_TURN | FP_TELLS_TURN_CARD))
    {
      Turn turn = { .ahead = look (course), .won = FP_NOBODY };
      if (event->n_cards > 0)
        {
          turn.def = engine->state->cards[event->cards[0]].def;
          g_array_append_val (course->turns, turn);
        }
    }
  else if (def->tells & FP_TELLS_HOLDER && event->seat < FP_MAX_SEATS && event->n_cards > 0)
    {
      FpSeats *had = &course->had[engine->state->cards[event->cards[0]].def];
      *had = (FpSeats) (*had | 1U << event->seat);
    }
  else if (def->about == FP_ABOUT_ENCOUNTER && def->good_for == FP_GOOD_FOR_ITS_SEAT && course->turns->len > 0)
    g_array_index (course->turns, Turn, course->turns->len - 1).won = event->seat;
}

FpCourse *
fp_course_new (FpEngine *engine)
{
  FpCourse *course = g_new0 (FpCourse, 1);
  course->engine = engine;
  course->turns = g_array_new (FALSE, FALSE, sizeof (Turn));
  course->had = g_new0 (FpSeats, engine->catalog->cards->len);
  course->first = FP_NOBODY;
  engine->listener = listen;
  engine->listener_data = course;
  return course;
}

void
fp_course_free (FpCourse *course)
{
  course->engine->listener = NULL;
  course->engine->listener_data = NULL;
  g_array_unref (course->turns);
  g_free (course->had);
  g_free (course);
}

void
fp_course_begin (FpCourse *course)
{
  g_array_set_size (course->turns, 0);
  memset (course->had, 0, course->engine->catalog->cards->len * sizeof course->had[0]);
  memset (course->controllers, 0, sizeof course->controllers);
  course->behind = 0;
  course->first = FP_NOBODY;
  course->lead_changes = course->changed_hands = 0;
}

/* Counts @seat if it is a player. */
static void
count_player (FpCourseWins *wins, uint8_t seat, FpSeats winners)
{
  if (seat == FP_NOBODY)
    return;
  wins->n++;
  if (winners >> seat & 1)
    wins->parts += FP_COURSE_PARTS / (guint) __builtin_popcount (winners);
}

/* Counts how the players did by the cards of the game. */
static void
count_cards (const FpCourse *course, FpCourseCounts *counts)
{
  const FpState *state = course->engine->state;
  const FpSeats winners = state->head.winners, all = (FpSeats) ((1U << state->head.n_seats) - 1);
  for (guint i = 0; i < course->turns->len; i++)
    {
      const Turn *turn = &g_array_index (course->turns, Turn, i);
      count_player (&counts->cards[turn->def].ahead, turn->ahead, winners);
      count_player (&counts->cards[turn->def].won, turn->won, winners);
    }
  for (guint def = 0; def < course->engine->catalog->cards->len; def++)
    for (uint8_t seat = 0; course->had[def] != all && seat < state->head.n_seats; seat++)
      count_player (&counts->cards[def].had, course->had[def] >> seat & 1 ? seat : FP_NOBODY, winners);
}

void
fp_course_end (FpCourse *course, FpCourseCounts *counts)
{
  const FpSeats winners = course->engine->state->head.winners;
  look (course);
  counts->games++;
  counts->lead_changes += course->lead_changes;
  counts->changed_hands += course->changed_hands;
  if (winners != 0)
    count_cards (course, counts);
  if (__builtin_popcount (winners) != 1)
    return;
  counts->one_winner++;
  counts->comebacks += (course->behind & winners) != 0;
}

void
fp_course_counts_init (FpCourseCounts *counts, const FpCatalog *catalog)
{
  counts->cards = g_new0 (FpCardCourse, catalog->cards->len);
}

void
fp_course_counts_clear (FpCourseCounts *counts)
{
  g_clear_pointer (&counts->cards, g_free);
}

static void
add_wins (FpCourseWins *wins, const FpCourseWins *more)
{
  wins->n += more->n;
  wins->parts += more->parts;
}

void
fp_course_counts_add (FpCourseCounts *counts, const FpCourseCounts *more, const FpCatalog *catalog)
{
  counts->games += more->games;
  counts->lead_changes += more->lead_changes;
  counts->changed_hands += more->changed_hands;
  counts->one_winner += more->one_winner;
  counts->comebacks += more->comebacks;
  for (guint def = 0; def < catalog->cards->len; def++)
    {
      add_wins (&counts->cards[def].had, &more->cards[def].had);
      add_wins (&counts->cards[def].ahead, &more->cards[def].ahead);
      add_wins (&counts->cards[def].won, &more->cards[def].won);
    }
}
