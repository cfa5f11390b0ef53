/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships from place to place. A planet may get other controllers where they come and go. */
#include "editions/common/fp-common.h"

#include "engine/runner/fp-splits.h"

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
  n = fp_move_ships (e, seat, from, to, n);
  FP_EMIT_NUMBER (e, ships_of (e, procedure).event, .seat = seat, .from = from, .to = to, .count = (int16_t) n);
  return n;
}

/* Returns the place to which the ships of @action go. */
static uint8_t
target_of (const FpEngine *e, const FpAction *action)
{
  uint8_t to = ships_of (e, action->procedure).to;

  return to != FP_NO_PLACE ? to : action->to;
}

/* Emits an event for @n journeys of @seat's ships. */
static void
emit_journeys (FpEngine *e, guint procedure, uint8_t seat, const FpJourney *journeys, guint n)
{
  FpEvent event;

  if (!fp_engine_is_watched (e))
    return;
  event = (FpEvent){ .kind = ships_of (e, procedure).event, .seat = seat, .other = FP_NOBODY };
  event.from = journeys[0].from;
  event.to = journeys[0].to;
  event.n_journeys = (uint8_t) (n > 1 ? n : 0);
  for (guint i = 0; i < n; i++)
    {
      event.journeys[i] = journeys[i];
      event.count = (int16_t) (event.count + journeys[i].count);
      if (journeys[i].from != event.from)
        event.from = FP_NO_PLACE;
      if (journeys[i].to != event.to)
        event.to = FP_NO_PLACE;
    }
  fp_engine_emit (e, &event);
}

static gboolean
is_split (const FpAction *action)
{
  return (action->flags & (FP_ACTION_FROM_SEVERAL | FP_ACTION_TO_SEVERAL)) != 0;
}

/* Leaves the ships where they are that stand or would go where no ships may be. */
static void
stay_if_impossible (FpEngine *e, FpAction *action, gboolean to)
{
  guint n;
  FpSplit *rows = fp_split_rows (e->state, action, to, &n);

  for (guint i = 0; i < n; i++)
    if (!e->edition->common->can_hold (e, rows[i].place))
      {
        action->count = (int16_t) (action->count - rows[i].count);
        rows[i].count = 0;
      }
}

/* Moves the ships of @action from or to several places. Returns their number. */
static int
carry_split (FpEngine *e, FpAction *action)
{
  const FpCommon *common = e->edition->common;
  FpJourney journeys[FP_MAX_JOURNEYS];
  uint8_t to = target_of (e, action);
  guint n = 0;
  int moved;

  if (action->who == FP_NOBODY || (action->from != FP_NO_PLACE && !common->can_hold (e, action->from)) ||
      (to != FP_NO_PLACE && !common->can_hold (e, to)))
    return 0;
  stay_if_impossible (e, action, FALSE);
  stay_if_impossible (e, action, TRUE);
  moved = fp_split_move (e, action, action->from, to, journeys, &n);
  for (guint i = 0; i < n; i += FP_EVENT_MAX_JOURNEYS)
    emit_journeys (e, action->procedure, action->who, journeys + i, MIN (n - i, FP_EVENT_MAX_JOURNEYS));
  if (common->ships_moved != NULL)
    common->ships_moved (e, action, moved);
  action->to = to;
  action->count = (int16_t) moved;
  return moved;
}

int
fp_common_carry (FpEngine *e, FpAction *action)
{
  const FpCommon *common = e->edition->common;
  uint8_t to = target_of (e, action);
  int n;

  if (is_split (action))
    return carry_split (e, action);
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

/* Returns TRUE if @n ships have moved from or to @place, which @before controlled, and the edition
 * follows that. */
static gboolean
is_followed (const FpEngine *e, uint8_t place, FpSeats before, int n)
{
  const FpCommon *common = e->edition->common;

  return n > 0 && is_watched (e, place) &&
         (common->control_matters == NULL || common->control_matters (e, place, before));
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
static FpFlow
ships_of_one_place (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (ships);
  my->before_from = controllers (e, fp_action (e, f)->from);
  my->before_to = controllers (e, target_of (e, fp_action (e, f)));
  my->count = (int16_t) fp_common_carry (e, fp_action (e, f));
  if (is_followed (e, fp_action (e, f)->from, my->before_from, my->count))
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = fp_action (e, f)->from,
             .before = my->before_from);
  if (is_followed (e, fp_action (e, f)->to, my->before_to, my->count))
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = fp_action (e, f)->to,
             .before = my->before_to);
  s->head.result = my->count;
  FP_END;
}

/* Notes who controls the places that @action has rows for. */
static void
note_controllers (FpEngine *e, const FpAction *action)
{
  for (gboolean to = FALSE; to <= TRUE; to++)
    {
      guint n;
      FpSplit *rows = fp_split_rows (e->state, action, to, &n);

      for (guint i = 0; i < n; i++)
        rows[i].note = controllers (e, rows[i].place);
    }
}

/* Finds the @index-th watched planet whose ships @action has moved, and who controlled it before.
 * Returns FALSE if there are no more. */
static gboolean
nth_planet (FpEngine *e, const FpAction *action, int index, uint8_t *place, FpSeats *before)
{
  for (gboolean to = FALSE; to <= TRUE; to++)
    {
      guint n;
      const FpSplit *rows = fp_split_rows (e->state, action, to, &n);

      for (guint i = 0; i < n; i++)
        if (rows[i].count > 0 && is_watched (e, rows[i].place) && index-- == 0)
          {
            *place = rows[i].place;
            *before = rows[i].note;
            return TRUE;
          }
    }
  return FALSE;
}

FP_LOCALS (several)
{
  FpSeats before_from, before_to, before;
  uint8_t place;
  int16_t count, index;
};

/* All ships move at once. Then control of one planet after the other may begin or end. */
static FpFlow
ships_of_several_places (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (several);
  my->before_from = controllers (e, fp_action (e, f)->from);
  my->before_to = controllers (e, target_of (e, fp_action (e, f)));
  note_controllers (e, fp_action (e, f));
  my->count = (int16_t) fp_common_carry (e, fp_action (e, f));
  while (nth_planet (e, fp_action (e, f), my->index++, &my->place, &my->before))
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = my->place,
             .before = my->before);
  if (is_followed (e, fp_action (e, f)->from, my->before_from, my->count))
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = fp_action (e, f)->from,
             .before = my->before_from);
  if (is_followed (e, fp_action (e, f)->to, my->before_to, my->count))
    FP_CALL (e->edition->common->procedures.control_changed, FpCommonControlLocals, .place = fp_action (e, f)->to,
             .before = my->before_to);
  s->head.result = my->count;
  FP_END;
}

FpFlow
fp_common_ships (FpEngine *e, FpFrame *f)
{
  return is_split (fp_action (e, f)) ? ships_of_several_places (e, f) : ships_of_one_place (e, f);
}
