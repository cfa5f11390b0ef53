/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing cards from the hand. */
#include "engine/effects/fp-play.h"

#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-past.h"
#include "engine/runner/fp-procedure.h"
#include "engine/state/fp-mutations.h"

static uint16_t
zone_of (const FpEngine *e, uint8_t seat)
{
  return (uint16_t) (e->edition->plays.zone + e->edition->plays.step * seat);
}

gboolean
fp_play_is_due (const FpEngine *e, uint16_t card, uint8_t seat)
{
  const FpState *s = e->state;

  return e->edition->plays.procedure != FP_MACHINE_NONE && card != FP_NO_CARD && seat != FP_NOBODY &&
         (e->edition->plays.kinds >> fp_engine_def (e, card)->kind & 1) != 0 &&
         s->zones[s->cards[card].zone].owner == seat &&
         fp_zone_visibility (e, s->cards[card].zone) == FP_VISIBLE_TO_OWNER;
}

gboolean
fp_play_begin (FpEngine *e, uint16_t card, uint8_t seat)
{
  const FpAction about = { .procedure = (uint8_t) e->edition->plays.procedure,
                           .who = seat,
                           .by = seat,
                           .from = FP_NO_PLACE,
                           .to = FP_NO_PLACE,
                           .zone = -1,
                           .count = 1,
                           .card = card,
                           .cause = FP_CAUSE_ABILITY,
                           .source = card,
                           .code = -1 };

  fp_past_note_played (e, card);
  if (e->edition->plays.counted >> fp_engine_def (e, card)->kind & 1)
    fp_card_note_play (e, card, seat);
  fp_move_card (e, card, zone_of (e, seat), FP_BOTTOM, FP_FACE_UP);
  FP_EMIT_NUMBER (e, e->edition->told.played, .seat = seat, .n_cards = 1, .cards = { card }, .seen = 0xff);
  return fp_has_listeners (e->state, about.procedure) && fp_action_begin (e, &about) != NULL;
}

gboolean
fp_play_lies (const FpEngine *e, uint16_t card, uint8_t seat)
{
  return e->state->cards[card].zone == zone_of (e, seat);
}

FpFlow
fp_play_put_away (FpEngine *e, FpFrame *f)
{
  typedef FpPutAwayLocals put_away_locals;
  const FpEditionPlays *plays = &e->edition->plays;

  FP_BEGIN (put_away);
  if (fp_play_lies (e, my->card, my->seat) &&
      plays->put_away (e, my->card, my->seat, plays->remembers_zone ? my->zone : -1, my->stopped))
    FP_GO;
  FP_END;
}

FpFlow
fp_play_run (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  e->state->head.result = 0;
  return FP_FLOW_DONE;
}
