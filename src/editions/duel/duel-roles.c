/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The leader and the straggler (rulebook p. 16). */
#include "editions/duel/duel-private.h"

uint8_t
duel_leader (const FpState *s)
{
  return s->head.seats[0].role == DUEL_LEADER ? 0 : 1;
}

uint8_t
duel_straggler (const FpState *s)
{
  return fp_state_opponent (duel_leader (s));
}

uint8_t
duel_in_order (const FpState *s, int turn)
{
  return turn == 0 ? duel_leader (s) : duel_straggler (s);
}

guint
duel_order (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  seats[0] = duel_leader (s);
  seats[1] = duel_straggler (s);
  return 2;
}

void
duel_check_roles (FpEngine *e)
{
  FpState *s = e->state;
  uint8_t leader = duel_leader (s), straggler = duel_straggler (s);

  if (duel_standing (e, straggler) <= duel_standing (e, leader))
    return;
  s->head.seats[leader].role = DUEL_STRAGGLER;
  s->head.seats[straggler].role = DUEL_LEADER;
  FP_TELL (e, ROLES_SWITCHED, .seat = leader);
}
