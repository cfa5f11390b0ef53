/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zones in which abilities work, and for whom (docs/design/card-language.md 2.8). */
#include "editions/duel/duel-private.h"

static gboolean
face_up (const FpCard *row)
{
  return (row->flags & FP_CARD_FACE_UP) != 0;
}

static gboolean
in_hand (const FpEngine *e, const FpCard *row, uint8_t *me)
{
  *me = e->state->zones[row->zone].owner;
  return duel_seat_zone (row->zone) == DUEL_HAND;
}

static gboolean
slot_of_plan (const FpEngine *e, const FpCard *row, guint slot, uint8_t *me)
{
  *me = e->state->zones[row->zone].owner;
  return duel_seat_zone (row->zone) == (int) slot && face_up (row);
}

/* A tile on the table works for nobody, and so does an overlay on a planet. */
static gboolean
on_table (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  uint16_t under = s->zones[s->cards[card].zone].under;

  if (s->cards[card].zone == DUEL_TABLE)
    return TRUE;
  return fp_engine_def (e, card)->kind == DUEL_KIND_OVERLAY && under != FP_NO_CARD &&
         fp_engine_def (e, under)->kind == DUEL_KIND_PLANET;
}

static gboolean
usual (const FpEngine *e, uint16_t card, uint8_t *me)
{
  const FpCard *row = &e->state->cards[card];

  switch ((DuelKind) fp_engine_def (e, card)->kind)
    {
    case DUEL_KIND_ENVOY:
      *me = row->holder;
      return row->zone == DUEL_ENVOYS && face_up (row) && row->holder != FP_NOBODY;
    case DUEL_KIND_REINFORCEMENT:
      *me = FP_NOBODY;
      return duel_seat_zone (row->zone) == DUEL_BESIDE;
    case DUEL_KIND_PLAN:
      return slot_of_plan (e, row, DUEL_PLAN, me);
    case DUEL_KIND_TACTIC:
      return slot_of_plan (e, row, DUEL_TACTIC, me);
    case DUEL_KIND_PLANET:
    case DUEL_KIND_OVERLAY:
      *me = FP_NOBODY;
      return on_table (e, card);
    case DUEL_KIND_MODULE:
      *me = FP_NOBODY;
      return row->zone == DUEL_MODULES;
    case DUEL_KIND_DISCOVERY:
    case DUEL_KIND_EVENT:
    case DUEL_KIND_REFRESH:
      *me = FP_NOBODY;
      return e->state->head.table[DUEL_CARD] == card && face_up (row);
    case DUEL_KIND_NONE:
    case DUEL_KIND_ALIEN:
    case DUEL_N_KINDS:
      break;
    }
  return FALSE;
}

gboolean
duel_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpCard *row = &e->state->cards[card];

  if (row->flags & FP_CARD_IGNORED)
    return FALSE;
  switch (where)
    {
    case FP_WHERE_FACE_DOWN:
      *me = row->holder;
      return row->zone == DUEL_ENVOYS && !face_up (row) && row->holder != FP_NOBODY;
    case FP_WHERE_HAND:
      return in_hand (e, row, me);
    case FP_WHERE_USUAL:
    case FP_N_WHERES:
      break;
    }
  /* An alien, or a player's copy of another card. */
  if (duel_seat_zone (row->zone) == DUEL_ALIEN)
    {
      *me = e->state->zones[row->zone].owner;
      return face_up (row) && (fp_engine_def (e, card)->kind == DUEL_KIND_ALIEN || (row->flags & FP_CARD_COPY) != 0);
    }
  return usual (e, card, me);
}
