/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships from place to place. A planet may get other controllers where they come and go. */
#include "editions/common/fp-common.h"

/* Returns how the action @procedure moves ships. */
static FpCommonShips
ships_of (const FpEngine *e, guint procedure)
{
  const FpCommon *common = e->edition->common;

  for (guint i = 0; i < common->n_ships; i++)
    if (common->ships[i].procedure == procedure)
      return common->ships[i];
  return (FpCommonShips){ .procedure = (uint16_t) procedure, .event = FP_EVENT_SHIPS_MOVED, .to = FP_NO_PLACE };
}

int
fp_common_move_ships (FpEngine *e, guint procedure, uint8_t seat, uint8_t from, uint8_t to, int n)
{
  FpEvent event = { .kind = ships_of (e, procedure).event, .seat = seat, .other = FP_NOBODY, .from = from, .to = to };

  n = fp_move_ships (e, seat, from, to, n);
  event.count = (int16_t) n;
  fp_engine_emit (e, &event);
  return n;
}

/* Returns the place to which the ships of @action go. */
static uint8_t
target_of (const FpEngine *e, const FpAction *action)
{
  uint8_t to = ships_of (e, action->procedure).to;

  return to != FP_NO_PLACE ? to : action->to;
}

int
fp_common_carry (FpEngine *e, FpAction *action)
{
  const FpCommon *common = e->edition->common;
  uint8_t to = target_of (e, action);
  int n;

  if (action->who == FP_NOBODY || action->from == to || !common->can_hold (e, action->from) ||
      !common->can_hold (e, to))
    return 0;
  n = fp_common_move_ships (e, action->procedure, action->who, action->from, to, action->count);
  if (common->ships_moved != NULL)
    common->ships_moved (e, action, n);
  action->to = to;
  action->count = (int16_t) n;
  return n;
}

/* Returns TRUE if @place is a planet, and the edition watches who controls planets. */
static gboolean
is_watched (const FpEngine *e, uint8_t place)
{
  return e->edition->common->procedures.control_changed != 0 && fp_place_is_planet (e, place);
}

static FpSeats
controllers (const FpEngine *e, uint8_t place)
{
  return is_watched (e, place) ? e->edition->table.controllers (e, place) : 0;
}

FP_LOCALS (ships)
{
  FpSeats before_from, before_to;
  int16_t count;
};

/* Control may begin or end where ships come and go. */
FpFlow
fp_common_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (ships);
  my->before_from = controllers (e, fp_action (e, f)->from);
  my->before_to = controllers (e, target_of (e, fp_action (e, f)));
  my->count = (int16_t) fp_common_carry (e, fp_action (e, f));
  if (is_watched (e, fp_action (e, f)->from) && my->count > 0)
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = fp_action (e, f)->from,
             .before = my->before_from);
  if (is_watched (e, fp_action (e, f)->to) && my->count > 0)
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = fp_action (e, f)->to,
             .before = my->before_to);
  s->head.result = my->count;
  FP_END;
}
