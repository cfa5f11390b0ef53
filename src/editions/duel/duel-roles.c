/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roles: the leader and the straggler (rulebook p. 16). */
#include "editions/duel/duel-private.h"

uint8_t
duel_leader (const FpState *s)
{
  return s->head.seats[0].role == DUEL_LEADER ? 0 : 1;
}

/* Before the roles are given, only the choice of aliens can be pending. */
gboolean
duel_roles_taken (const FpState *s)
{
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == DUEL_choose_aliens)
      return FALSE;
  return TRUE;
}

uint8_t
duel_straggler (const FpState *s)
{
  return duel_opponent (duel_leader (s));
}

uint8_t
duel_in_order (const FpState *s, int turn)
{
  return turn == 0 ? duel_leader (s) : duel_straggler (s);
}

uint8_t
duel_first_to_decide (FpEngine *e)
{
  uint8_t leader = duel_leader (e->state);
  uint8_t first = fp_seats_first (e, (FpSeats) fp_query_encounter (e, DUEL_Q_FIRST, 1 << leader));

  return first != FP_NOBODY ? first : leader;
}

guint
duel_order (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  seats[0] = duel_leader (s);
  seats[1] = duel_straggler (s);
  return 2;
}

/* The affected player chooses among replacements, else the leader (ruling 58). */
uint8_t
duel_chooser (const FpState *s, const FpAction *action)
{
  return action->who != FP_NOBODY ? action->who : duel_leader (s);
}

void
duel_switch_roles (FpEngine *e)
{
  FpState *s = e->state;
  uint8_t leader = duel_leader (s), straggler = duel_straggler (s);

  s->head.seats[leader].role = DUEL_STRAGGLER;
  s->head.seats[straggler].role = DUEL_LEADER;
  DUEL_EMIT (e, ROLES_SWITCHED, .seat = leader);
}

FP_LOCALS (become)
{
  int16_t unused;
};

/* Each role exists once, so the other player takes the other role. */
FpFlow
duel_become (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (become);
  s->head.result = 0;
  if (fp_action (e, f)->who != FP_NOBODY && s->head.seats[fp_action (e, f)->who].role != fp_action (e, f)->word - 1)
    {
      duel_switch_roles (e);
      s->head.result = 1;
    }
  FP_END;
}
