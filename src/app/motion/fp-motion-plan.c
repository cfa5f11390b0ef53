/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When what moves. */
#include "app/motion/fp-motion-plan.h"

/* All in milliseconds. */
static const struct
{
  double travel; /* of a piece */
  double look; /* at what is turned up */
  double longest; /* of what follows from an answer */
  double breath; /* between things that somebody has missed */
  double longest_missed;
} pace[FP_N_MOTION_SPEEDS] = {
  [FP_MOTION_FAST] = { 150, 420, 700, 60, 5000 },
  [FP_MOTION_NORMAL] = { 260, 800, 1500, 160, 12000 },
  [FP_MOTION_SLOW] = { 420, 1500, 3000, 300, 20000 },
};

enum
{
  MOST_PIECES = 5, /* of ships or cards that go the same way */
  LEAST = 90, /* milliseconds in which a piece can still be followed */
};

/* The next one leaves before the last one has arrived: by this part of its way. */
static const double overlap = 0.35;
static const double apart = 0.2; /* pieces that go the same way */

gboolean
fp_motion_stays (FpMoveKind kind)
{
  return kind == FP_MOVE_REVEAL || kind == FP_MOVE_DIAL || kind == FP_MOVE_CLOUT;
}

double
fp_motion_longest (FpMotionSpeed speed, gboolean missed)
{
  return missed ? pace[speed].longest_missed : pace[speed].longest;
}

static guint
pieces_of (const FpMoveFacts *move)
{
  return fp_motion_stays (move->kind) || move->card != NULL ? 1 : (guint) CLAMP (move->count, 1, MOST_PIECES);
}

/* Both players' plans are turned up at the same time, and what happens together moves together. */
static gboolean
goes_with (const FpMoveFacts *move, const FpMoveFacts *last)
{
  if (last == NULL)
    return FALSE;
  if (fp_motion_stays (move->kind))
    return last->kind == move->kind && g_strcmp0 (last->from, move->from) != 0;
  return !fp_motion_stays (last->kind) && last->step == move->step;
}

/* All of it in less time, if it is too much. */
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
      double length = MAX ((time->end - time->start) * factor, LEAST);
      time->start = MIN (time->start * factor, MAX (longest - length, 0));
      time->end = time->start + length;
    }
}

GArray *
fp_motion_plan (const GPtrArray *moves, FpMotionSpeed speed, gboolean missed)
{
  GArray *times = g_array_new (FALSE, FALSE, sizeof (FpMotionTime));
  const FpMoveFacts *last = NULL;
  double travel = pace[speed].travel, breath = missed ? pace[speed].breath : 0;
  double start = 0, free_from = 0; /* when the last one left; when one that does not go with it may */
  for (guint i = 0; i < moves->len; i++)
    {
      const FpMoveFacts *move = fp_move_item_facts (g_ptr_array_index (moves, i));
      gboolean stays = fp_motion_stays (move->kind);
      double length = stays ? pace[speed].look : travel;
      if (!goes_with (move, last))
        start = last != NULL ? free_from + breath : 0;
      else if (!stays)
        start += travel * apart;
      for (guint piece = 0; piece < pieces_of (move); piece++)
        {
          start += piece > 0 ? travel * apart : 0;
          const FpMotionTime time = { i, piece, start, start + length };
          g_array_append_val (times, time);
        }
      free_from = MAX (free_from, start + length - travel * overlap);
      last = move;
    }
  shorten (times, fp_motion_longest (speed, missed));
  return times;
}
