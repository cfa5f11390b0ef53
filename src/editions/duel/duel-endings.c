/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ends of the game and settling after actions (rulebook p. 9; rulings 11, 12, 23, 59). */
#include "editions/duel/duel-private.h"

/* Ends the game. Without a winner those win who have not lost, or nobody if all have. */
void
duel_conclude (FpEngine *e)
{
  FpHead *head = &e->state->head;
  FpSeats all = (FpSeats) ((1 << head->n_seats) - 1), won = (FpSeats) head->table[DUEL_WON],
          lost = (FpSeats) head->table[DUEL_LOST];

  if (head->ending != FP_ENDING_NONE || (won | lost) == 0)
    return;
  fp_engine_end (e, (guint) head->table[won != 0 ? DUEL_HOW_WON : DUEL_HOW_LOST],
                 won != 0 ? won : all & (FpSeats) ~lost);
}

/* Records that @seat has won or lost in the way @how. Several different ways count as special. */
static void
note_end (FpEngine *e, uint8_t seat, guint mask, guint how_index, int how)
{
  int16_t *table = e->state->head.table;

  table[how_index] = (int16_t) (table[mask] == 0 || table[how_index] == how ? how : DUEL_ENDING_SPECIAL);
  table[mask] |= (int16_t) (1 << seat);
  e->state->head.board_dirty = TRUE;
}

/* Outside duels and contests the roles follow every change of control (ruling 33). */
gboolean
duel_settle (FpEngine *e)
{
  FpHead *head = &e->state->head;
  int ahead;

  fp_common_show_seen (e);
  duel_free_ships (e);
  if (!head->table[DUEL_ENDING_ON_HOLD])
    duel_conclude (e);
  head->board_dirty = FALSE;
  if (head->ending != FP_ENDING_NONE || head->n_encounters > 0)
    return FALSE;
  ahead = duel_ahead (e);
  if (ahead == head->table[DUEL_AHEAD])
    return FALSE;
  head->table[DUEL_AHEAD] = (int16_t) ahead;
  if (duel_roles_wrong_by (e->state, ahead))
    duel_switch_roles (e);
  return FALSE;
}

int
duel_needed (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, DUEL_Q_PLANETS_NEEDED, seat, DUEL_TO_WIN);
}

/* Returns the players who control as many planets as they need. */
static FpSeats
seats_with_enough (FpEngine *e)
{
  FpSeats seats = 0;
  int n[2];

  duel_count_planets (e, n);
  FP_EACH_SEAT (e->state, seat)
    if (n[seat] >= duel_needed (e, seat))
      seats |= (FpSeats) (1 << seat);
  return seats;
}

FP_LOCALS (check_victory)
{
  FpSeats winners;
  uint8_t seat;
};

/* A player with five planets or more wins. If both have them, both win (p. 9, ruling 11). */
FpFlow
duel_check_victory (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (check_victory);
  my->winners = seats_with_enough (e);
  s->head.table[DUEL_ENDING_ON_HOLD] = 1;
  for (my->seat = 0; my->seat < s->head.n_seats; my->seat++)
    if (my->winners & 1 << my->seat)
      FP_ACTION (DUEL_win_game, .who = my->seat, .cause = DUEL_check_victory);
  s->head.table[DUEL_ENDING_ON_HOLD] = 0;
  duel_conclude (e);
  FP_END;
}

/* A win counts at once. One line by which several players win is a shared win (ruling 59). */
FpFlow
duel_win_game (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  gboolean planets = action->cause == DUEL_check_victory;

  e->state->head.result = 0;
  if (action->who != FP_NOBODY)
    note_end (e, action->who, DUEL_WON, DUEL_HOW_WON, planets ? DUEL_ENDING_FIVE_PLANETS : DUEL_ENDING_SPECIAL);
  return FP_FLOW_DONE;
}

FpFlow
duel_lose_game (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  gboolean no_ships = action->cause == DUEL_CAUSE_NO_SHIPS;

  e->state->head.result = 0;
  if (action->who == FP_NOBODY)
    return FP_FLOW_DONE;
  note_end (e, action->who, DUEL_LOST, DUEL_HOW_LOST, no_ships ? DUEL_ENDING_NO_SHIPS : DUEL_ENDING_SPECIAL);
  if (!no_ships)
    FP_EMIT (e, GAME_LOST, .seat = action->who);
  return FP_FLOW_DONE;
}
