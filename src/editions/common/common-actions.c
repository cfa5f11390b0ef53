/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers that create actions and emit events about cards. */
#include "editions/common/fp-common.h"

FpAction
fp_common_action (guint procedure, uint8_t who, uint16_t cause)
{
  return FP_ACTION_OF (procedure, .who = who, .cause = cause);
}

FpAction *
fp_common_begin_action (FpEngine *e, guint procedure, uint8_t who, uint16_t cause, const uint16_t *cards, guint n)
{
  FpAction *action = fp_action_room (e);

  if (action == NULL)
    return NULL;
  *action = FP_ACTION_OF (procedure, .who = who, .cause = cause, .count = (int16_t) n,
                          .card = n == 1 ? cards[0] : FP_NO_CARD);
  fp_action_push (e, action);
  for (guint i = 0; i < n && n != 1; i++)
    fp_action_add_card (e, action, cards[i]);
  return action;
}

uint16_t
fp_common_action_card (const FpEngine *e, const FpAction *action)
{
  uint16_t cards[FP_MAX_CARDS];

  return fp_action_cards (e, action, cards) > 0 ? cards[0] : FP_NO_CARD;
}

void
fp_common_finish_action (FpEngine *e, FpAction *action, const uint16_t *cards, guint n, int zone)
{
  fp_action_keep_cards (e, action, cards, n);
  action->count = (int16_t) n;
  action->zone = (int16_t) zone;
  e->state->head.result = (int16_t) n;
}

void
fp_common_emit_cards (FpEngine *e, uint8_t kind, uint8_t seat, const uint16_t *cards, guint n, FpSeats seen)
{
  FpEvent event = { .kind = kind, .seat = seat, .other = FP_NOBODY, .seen = seen, .count = (int16_t) n };

  if (!fp_engine_is_watched (e))
    return;
  event.from = event.to = FP_NO_PLACE;
  event.n_cards = (uint16_t) MIN (n, FP_EVENT_MAX_CARDS);
  memcpy (event.cards, cards, event.n_cards * sizeof *cards);
  fp_engine_emit (e, &event);
}

FpSeats
fp_common_known (const FpState *s, const uint16_t *cards, guint n)
{
  FpSeats seats = 0xff;

  for (guint i = 0; i < n; i++)
    seats &= s->cards[cards[i]].known;
  return seats;
}
