/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Course of a game: the deal, turns, and the first two steps of a turn. */
#include "editions/mini/mini.h"

uint8_t
mini_nth (const FpState *s, guint n)
{
  return (uint8_t) (((guint) s->head.table[MINI_TURN_OF] + n) % s->head.n_seats);
}

guint
mini_hand_of_kind (const FpEngine *e, uint8_t seat, guint kind, uint16_t *cards)
{
  guint n = fp_zone_sorted (e->state, mini_zone (seat, MINI_HAND_ZONE), cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, cards[i])->kind == kind)
      cards[kept++] = cards[i];
  return kept;
}

gboolean
mini_lacks_power (const FpState *s, uint8_t seat)
{
  return s->places[MINI_WARP].ships[seat] >= MINI_SHIPS / 2;
}

/* The actions lose-power and regain-power. */
FpFlow
mini_turn_alien (FpEngine *e, FpFrame *f)
{
  const FpAction *action = fp_action (e, f);
  gboolean lost = action->procedure == MINI_lose_power;

  fp_turn_card (e, action->card, lost ? FP_FACE_DOWN : FP_FACE_UP);
  FP_EMIT_NUMBER (e, lost ? MINI_EVENT_POWER_LOST : MINI_EVENT_POWER_REGAINED, .seat = action->who, .n_cards = 1,
                  .cards = { action->card }, .seen = 0xff);
  e->state->head.result = 1;
  return FP_FLOW_DONE;
}

int
mini_standing (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int n = 0;

  for (guint place = MINI_FIRST_PLANET; place < s->head.n_places; place++)
    n += s->places[place].ships[seat] > 0;
  return n;
}

void
mini_standings (const FpEngine *e, int standings[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    standings[seat] = mini_standing (e, seat);
}

/* Returns the seats with ships on @needed planets or more. */
static FpSeats
seats_with (const FpEngine *e, int needed)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (e->state, seat)
    if (mini_standing (e, seat) >= needed)
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

/* Everybody with ships on enough planets wins. After the last turn those with the most win. */
static void
end_if_decided (FpEngine *e)
{
  const FpState *s = e->state;
  FpSeats winners = seats_with (e, MINI_TO_WIN);
  int most = MINI_TO_WIN;

  if (winners == 0 && s->head.table[MINI_TURNS] < MINI_ROUNDS * s->head.n_seats)
    return;
  while (winners == 0)
    winners = seats_with (e, --most);
  fp_engine_end (e, MINI_ENDING_PLANETS, winners);
}

FpFlow
mini_game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (mini_game);
  if (!my->dealt)
    {
      for (my->step = 0; my->step < (int) e->edition->setup.n; my->step++)
        FP_RUN (e->edition->setup.steps[my->step]);
      my->step = 0;
    }
  my->dealt = TRUE;
  s->head.state_triggers_on = 1;
  while (s->head.ending == FP_ENDING_NONE)
    {
      if (!my->in_turn)
        {
          my->in_turn = TRUE;
          s->head.table[MINI_TURNS]++;
          s->head.n_variables = 0;
          FP_RUN (MINI_turn);
        }
      my->in_turn = FALSE;
      fp_memory_end (e, 0);
      s->head.table[MINI_TURN_OF] = mini_nth (s, 1);
      end_if_decided (e);
    }
  FP_END;
}

/* Gives @seat one of the aliens that nobody plays. */
static void
deal_alien (FpEngine *e, uint8_t seat)
{
  uint16_t aliens[FP_MAX_CARDS], card;
  guint n = fp_zone_list (e->state, MINI_ALIENS, aliens);

  if (n == 0)
    return;
  card = aliens[fp_engine_draw (e, n)];
  fp_move_card (e, card, mini_zone (seat, MINI_ALIEN), FP_BOTTOM, FP_FACE_UP);
  FP_EMIT (e, ALIEN_TAKEN, .seat = seat, .n_cards = 1, .cards = { card }, .seen = 0xff);
}

/* Deals @seat its hand. The game has not begun, so nobody answers that. */
static void
deal_hand (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  uint16_t cards[MINI_HAND];
  guint n = 0;

  for (; n < MINI_HAND && s->zones[MINI_DECK].count > 0; n++)
    {
      cards[n] = s->zones[MINI_DECK].first;
      fp_move_card (e, cards[n], mini_zone (seat, MINI_HAND_ZONE), FP_BOTTOM, FP_FACE_DOWN);
    }
  fp_common_emit_cards (e, FP_EVENT_CARDS_DRAWN, seat, cards, n, (FpSeats) (1U << seat));
}

FpFlow
mini_deal (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  fp_shuffle (e, MINI_DECK);
  FP_EACH_SEAT (e->state, seat)
    deal_alien (e, seat);
  FP_EACH_SEAT (e->state, seat)
    deal_hand (e, seat);
  return FP_FLOW_DONE;
}

FpFlow
mini_turn (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (mini_turn);
  if (!my->met)
    {
      for (my->step = 0; my->step < (int) e->edition->turn.n; my->step++)
        FP_RUN (e->edition->turn.steps[my->step]);
      my->step = 0;
      FP_RUN (MINI_meet);
      my->met = TRUE;
      FP_RUN (MINI_encounter);
    }
  FP_END;
}

/* --- Regroup --- */

void
mini_artifact_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = mini_hand_of_kind (e, pending->seat, MINI_KIND_ARTIFACT, cards);

  fp_options_add_cards (e, cards, n, pending->seat, options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

FP_LOCALS (regroup)
{
  uint8_t seat, pad;
  int16_t card;
};

/* The player whose turn it is recovers a ship, draws a card, and may lay an artifact on the
 * table. */
FpFlow
mini_regroup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (regroup);
  my->seat = mini_nth (s, 0);
  if (s->places[MINI_WARP].ships[my->seat] > 0)
    FP_ACTION (MINI_recover, .who = my->seat, .from = MINI_WARP, .count = 1);
  FP_ACTION (MINI_draw, .who = my->seat, .count = 1);
  FP_CHOOSE (my->seat, MINI_DECIDE_ARTIFACT, card, .flags = FP_DECISION_SECRET);
  if (my->card >= 0)
    {
      fp_move_card (e, (uint16_t) my->card, mini_zone (my->seat, MINI_ARTIFACTS), FP_BOTTOM, FP_FACE_UP);
      MINI_EMIT (e, ARTIFACT_LAID, .seat = my->seat, .n_cards = 1, .cards = { (uint16_t) my->card }, .seen = 0xff);
    }
  FP_END;
}

/* --- Meet --- */

void
mini_defense_options (FpEngine *e, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options)
{
  for (guint i = 1; i < e->state->head.n_seats; i++)
    fp_options_add (options, FP_OPTION_SEAT, mini_nth (e->state, i), mini_nth (e->state, i));
}

FP_LOCALS (meet)
{
  int16_t seat;
};

/* The player whose turn it is is the offense and chooses the defense. */
FpFlow
mini_meet (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (meet);
  FP_CHOOSE (mini_nth (s, 0), MINI_DECIDE_DEFENSE, seat);
  mini_set_mains (s, mini_nth (s, 0), (uint8_t) my->seat);
  MINI_EMIT (e, MET, .seat = mini_nth (s, 0), .other = (uint8_t) my->seat);
  FP_END;
}
