/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships: recovering, destroying, retreating (rulebook p. 5 and 6). */
#include "editions/duel/duel-private.h"

static uint8_t
moved_to (uint16_t verb)
{
  return verb == DUEL_destroy ? DUEL_WARP : DUEL_SUPPLY;
}

gboolean
duel_pile (const FpEngine *e, const FpVerbCall *call, uint8_t *place, uint8_t *seat)
{
  uint16_t room[FP_ROOM];
  FpContext context = fp_verb_context (e, call, room, FP_ROOM);
  FpValue set = fp_verb_set (e, call, &context);

  *place = set.type == FP_TYPE_SHIPS ? set.place : DUEL_WARP;
  *seat = set.type == FP_TYPE_SHIPS ? set.seat : call->seat;
  return set.type == FP_TYPE_SHIPS || fp_catalog_instruction (e->catalog, call->code)->set < 0;
}

static int
pile_size (const FpEngine *e, const FpVerbCall *call)
{
  uint8_t place, seat;

  return duel_pile (e, call, &place, &seat) ? e->state->places[place].ships[seat] : 0;
}

/* How many: arg[1] to arg[2]. */
void
duel_how_many_options (FpEngine *e G_GNUC_UNUSED, const FpAsk *ask, FpOptions *options)
{
  for (int i = ask->arg[1]; i <= ask->arg[2]; i++)
    fp_options_add (options, FP_OPTION_NUMBER, i, -1);
}

/* Control may end where ships are destroyed or retreat; roles follow outside encounters (ruling 33). */
static void
move_pile (FpEngine *e, const FpVerbCall *call, uint16_t verb, int n)
{
  uint8_t place, seat;
  FpSeats before;
  int moved;

  if (!duel_pile (e, call, &place, &seat))
    return;
  before = place >= DUEL_FIRST_PLANET ? duel_controllers (e->state, place) : 0;
  moved = fp_move_ships (e, seat, place, moved_to (verb), n);
  if (verb == DUEL_recover)
    FP_TELL (e, SHIPS_RECOVERED, .seat = seat, .count = (int16_t) moved, .from = place, .to = DUEL_SUPPLY);
  else if (verb == DUEL_destroy)
    FP_TELL (e, SHIPS_DESTROYED, .seat = seat, .count = (int16_t) moved, .from = place, .to = DUEL_WARP);
  else
    FP_TELL (e, SHIPS_RETREATED, .seat = seat, .count = (int16_t) moved, .from = place, .to = DUEL_SUPPLY);
  if (place >= DUEL_FIRST_PLANET)
    duel_tell_control (e, place, before);
  if (e->state->head.n_encounters == 0)
    duel_check_roles (e);
}

FP_LOCALS (move)
{
  FpVerbCall call;
  int16_t count;
};

/* As many as possible of what is asked; “up to” is a choice. */
static FpFlow
move (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (move);
  while (fp_verb_next (e, &my->call))
    {
      my->call.most = (int16_t) MIN (my->call.most, pile_size (e, &my->call));
      my->call.least = MIN (my->call.least, my->call.most);
      my->count = my->call.most;
      if (my->call.least < my->call.most)
        FP_CHOOSE (my->call.seat, DUEL_DECIDE_HOW_MANY, count, .arg = { my->call.code, my->call.least, my->call.most });
      move_pile (e, &my->call, f->procedure, my->count);
    }
  FP_END;
}

FpFlow
duel_recover (FpEngine *e, FpFrame *f)
{
  return move (e, f);
}

FpFlow
duel_destroy (FpEngine *e, FpFrame *f)
{
  return move (e, f);
}

FpFlow
duel_retreat (FpEngine *e, FpFrame *f)
{
  return move (e, f);
}
