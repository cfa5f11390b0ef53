/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ignored cards, which count as blank, and copies of cards, until a moment that the card names. */
#include "editions/common/fp-common.h"

/* --- Ignoring --- */

FpFlow
fp_common_ignore (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);

  for (guint i = 0; i < n; i++)
    {
      e->state->cards[cards[i]].flags |= FP_CARD_IGNORED;
      fp_effect_update_card (e, cards[i]);
      if (action->code >= 0)
        fp_effect_create_status (e, (guint) action->code, cards[i], action->by);
      FP_EMIT (e, CARD_IGNORED, .seat = action->by, .n_cards = 1, .cards = { cards[i] }, .value = action->code,
               .seen = e->state->cards[cards[i]].known);
    }
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* Returns TRUE if another effect still has @card ignored. */
static gboolean
still_ignored (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;

  for (guint i = 0; i < s->head.n_effects; i++)
    if (s->effects[i].kind == FP_EFFECT_STATUS && s->effects[i].card == card &&
        e->edition->verbs[fp_catalog_instruction (e->catalog, s->effects[i].rule)->verb].action ==
            e->edition->common->procedures.ignore)
      return TRUE;
  return FALSE;
}

void
fp_common_end_ignore (FpEngine *e, uint16_t card)
{
  if (still_ignored (e, card))
    return;
  e->state->cards[card].flags &= (uint8_t) ~FP_CARD_IGNORED;
  fp_effect_update_card (e, card);
}

/* --- Zapping --- */

FpFlow
fp_common_zap (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);

  for (guint i = 0; i < n; i++)
    {
      fp_card_zap (e, cards[i]);
      if (e->edition->common->zapped != 0)
        FP_EMIT_NUMBER (e, e->edition->common->zapped, .seat = fp_card_owner (e->state, cards[i]), .other = action->by,
                        .n_cards = 1, .cards = { cards[i] }, .seen = e->state->cards[cards[i]].known);
    }
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* --- Copying --- */

/* Clears the memory of @card. */
static void
forget_memory (FpState *s, uint16_t card)
{
  guint kept = 0;

  for (guint i = 0; i < s->head.n_memories; i++)
    if (s->memory[i].card != card)
      s->memory[kept++] = s->memory[i];
  s->head.n_memories = (uint8_t) kept;
}

/* Returns a card row for a copy, used before or new, or FP_NO_CARD if there is no room. */
static uint16_t
spare_card (FpEngine *e)
{
  FpState *s = e->state;
  uint16_t card = s->zones[e->edition->copies].first;

  if (card != FP_NO_CARD)
    {
      fp_zone_remove (s, card);
      return card;
    }
  return s->head.n_cards < FP_MAX_CARDS ? s->head.n_cards++ : FP_NO_CARD;
}

/* Gives @seat the abilities of @original too, with counters of their own. */
static uint16_t
make_copy (FpEngine *e, uint16_t original, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t card = spare_card (e);

  if (card == FP_NO_CARD)
    return card;
  s->cards[card] = (FpCard){
    .def = s->cards[original].def,
    .next = FP_NO_CARD,
    .prev = FP_NO_CARD,
    .holder = FP_NOBODY,
    .flags = FP_CARD_FACE_UP | FP_CARD_COPY,
    .known = (uint8_t) ((1 << s->head.n_seats) - 1),
  };
  fp_zone_add_bottom (s, fp_common_zone (&e->edition->common->zones.copies, seat), card);
  fp_effect_update_card (e, card);
  return card;
}

static gboolean
can_be_copied (const FpEngine *e, uint16_t card)
{
  return (e->edition->common->copied_kinds >> fp_engine_def (e, card)->kind & 1) != 0;
}

FpFlow
fp_common_copy (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);

  e->state->head.result = -1;
  for (guint i = 0; i < n && action->who != FP_NOBODY; i++)
    {
      uint16_t copy = can_be_copied (e, cards[i]) ? make_copy (e, cards[i], action->who) : FP_NO_CARD;

      if (copy == FP_NO_CARD)
        continue;
      e->state->head.result = (int16_t) copy;
      if (action->code >= 0)
        fp_effect_create_status (e, (guint) action->code, copy, action->who);
      FP_EMIT (e, CARD_COPIED, .seat = action->who, .n_cards = 1, .cards = { cards[i] }, .seen = 0xff);
    }
  return FP_FLOW_DONE;
}

/* Sends the cards under a copy that has ended to their owners' zones. */
static void
send_home (FpEngine *e, uint16_t card)
{
  const FpCommon *common = e->edition->common;
  FpState *s = e->state;
  int zone = fp_zone_under (e, card, FALSE);

  while (zone >= 0 && s->zones[zone].count > 0)
    {
      uint16_t under = s->zones[zone].first;
      uint8_t owner = s->cards[under].holder != FP_NOBODY ? s->cards[under].holder : s->zones[zone].owner;
      uint16_t home = owner == FP_NOBODY ? common->zones.removed : common->home (e, under, owner);

      s->cards[under].face = 0;
      fp_move_card (e, under, common->may_lie (e, under, home) ? home : common->zones.removed, FP_TOP, FP_FACE_UP);
    }
}

void
fp_common_end_copy (FpEngine *e, uint16_t card)
{
  send_home (e, card);
  fp_move_card (e, card, e->edition->copies, FP_BOTTOM, FP_FACE_UP);
  forget_memory (e->state, card);
}
