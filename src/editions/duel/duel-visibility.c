/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that an effect lets a player look at while it is in force (query “seen-by”). */
#include "editions/duel/duel-private.h"

/* Returns TRUE while plans are being chosen. Nobody sees a plan before both are (ruling 26). */
static gboolean
choosing (const FpState *s)
{
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == DUEL_choose_plans)
      return TRUE;
  return FALSE;
}

/* Returns the seats that may look at @card now and do not know it. */
static FpSeats
newly_seen_by (FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  FpValue nobody = { .type = FP_TYPE_PLAYERS };
  FpSeats all = (FpSeats) ((1 << s->head.n_seats) - 1), unaware = all & (FpSeats) ~s->cards[card].known;

  if ((s->cards[card].flags & FP_CARD_FACE_UP) || unaware == 0)
    return 0;
  return unaware & (FpSeats) fp_query (e, DUEL_Q_SEEN_BY, &about, nobody).number;
}

/* A card seen stays known while it can be followed (docs/design/card-language.md 2.10). */
void
duel_show_seen (FpEngine *e)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_SEATS][FP_MAX_CARDS];
  guint n[FP_MAX_SEATS] = { 0 };
  gboolean hold_plans;

  if (!fp_query_is_modified (e, DUEL_Q_SEEN_BY))
    return;
  hold_plans = choosing (s);
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      FpSeats seats = hold_plans && duel_seat_zone (s->cards[card].zone) == DUEL_PLAN ? 0 : newly_seen_by (e, card);

      for (uint8_t seat; (seat = fp_seats_first (e, seats)) != FP_NOBODY; seats &= (FpSeats) ~(1 << seat))
        cards[seat][n[seat]++] = card;
    }
  FP_EACH_SEAT (s, seat)
    {
      for (guint i = 0; i < n[seat]; i++)
        fp_card_learned (e, cards[seat][i], seat);
      if (n[seat] > 0)
        duel_emit_cards (e, FP_EVENT_CARDS_LOOKED_AT, seat, cards[seat], n[seat], (FpSeats) (1 << seat));
    }
}
