/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schedule of the motions. */
#include "app/motion/fp-motion-plan.h"

/* All times are in milliseconds. */
static const struct
{
  double travel; /* flight of a piece */
  double look; /* reveal */
  double beat; /* a card that is played, or whose power is used */
  double longest; /* all motions after a choice */
  double pause; /* pause between motions that the player has missed */
  double longest_missed;
} pace[FP_N_MOTION_SPEEDS] = {
  [FP_MOTION_FAST] = { 150, 420, 700, 700, 60, 5000 },
  [FP_MOTION_NORMAL] = { 260, 800, 1300, 1500, 160, 12000 },
  [FP_MOTION_SLOW] = { 420, 1500, 2200, 3000, 300, 20000 },
};

enum
{
  MAX_PIECES = 5, /* most ships or cards shown on the same way */
  LONGEST_BEATS = 6500, /* all motions after a choice with plays; the game waits as long */
  MIN_LENGTH = 90, /* shortest time in which a piece can be followed, milliseconds */
};

/* The next motion starts this fraction of a flight before the last one ends. */
static const double overlap = 0.35;
/* Delay between pieces on the same way, as a fraction of a flight. */
static const double apart = 0.2;

gboolean
fp_motion_stays (FpMoveKind kind)
{
  return kind == FP_MOVE_REVEAL || kind == FP_MOVE_NUMBER || kind == FP_MOVE_TOTAL;
}

double
fp_motion_longest (FpMotionSpeed speed, gboolean missed)
{
  return missed ? pace[speed].longest_missed : pace[speed].longest;
}

static guint
count_pieces (const FpMoveFacts *move)
{
  return fp_motion_stays (move->kind) || move->card != NULL ? 1 : (guint) CLAMP (move->count, 1, MAX_PIECES);
}

/* Returns TRUE if @move starts together with @last: both players' plans, or moves of the
 * same step. */
static gboolean
is_simultaneous (const FpMoveFacts *move, const FpMoveFacts *last)
{
  if (last == NULL)
    return FALSE;
  if (fp_motion_stays (move->kind))
    return last->kind == move->kind && g_strcmp0 (last->from, move->from) != 0;
  return !fp_motion_stays (last->kind) && last->step == move->step;
}

/* Returns the longest time for @moves: plays have their beats beside the rest. */
static double
longest_of (const GPtrArray *moves, FpMotionSpeed speed, gboolean missed)
{
  double beats = 0;
  for (guint i = 0; i < moves->len; i++)
    if (fp_move_item_facts (g_ptr_array_index (moves, i))->kind == FP_MOVE_PLAY)
      beats += pace[speed].beat;
  double longest = fp_motion_longest (speed, missed);
  return beats > 0 ? MAX (longest, MIN (longest + beats, LONGEST_BEATS)) : longest;
}

/* Compresses the schedule to @longest milliseconds. */
static void
shorten (GArray *times, double longest)
{
  double end = 0;
  for (guint i = 0; i < times->len; i++)
    end = MAX (end, g_array_index (times, FpMotionTime, i).end);
  double factor = end > longest ? longest / end : 1;
  for (guint i = 0; i < times->len; i++)
    {
      FpMotionTime *time = &g_array_index (times, FpMotionTime, i);
      double length = MAX ((time->end - time->start) * factor, MIN_LENGTH);
      time->start = MIN (time->start * factor, MAX (longest - length, 0));
      time->end = time->start + length;
    }
}

GArray *
fp_motion_plan (const GPtrArray *moves, FpMotionSpeed speed, gboolean missed)
{
  GArray *times = g_array_new (FALSE, FALSE, sizeof (FpMotionTime));
  const FpMoveFacts *last = NULL;
  double travel = pace[speed].travel, pause = missed ? pace[speed].pause : 0;
  /* start of the last motion; earliest start of an independent one */
  double start = 0, next_start = 0;
  for (guint i = 0; i < moves->len; i++)
    {
      const FpMoveFacts *move = fp_move_item_facts (g_ptr_array_index (moves, i));
      gboolean stays = fp_motion_stays (move->kind);
      double length = stays ? pace[speed].look : move->kind == FP_MOVE_PLAY ? pace[speed].beat : travel;
      if (!is_simultaneous (move, last))
        start = last != NULL ? next_start + pause : 0;
      else if (!stays)
        start += travel * apart;
      for (guint piece = 0; piece < count_pieces (move); piece++)
        {
          start += piece > 0 ? travel * apart : 0;
          const FpMotionTime time = { i, piece, start, start + length };
          g_array_append_val (times, time);
        }
      next_start = MAX (next_start, start + length - travel * overlap);
      last = move;
    }
  shorten (times, longest_of (moves, speed, missed));
  return times;
}
