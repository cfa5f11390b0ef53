/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing the game (rulebook p. 8 and 9): one destiny card after the other until somebody wins. */
#include "editions/duel/duel-private.h"

/* A whole game; a position may begin it behind set-up, or with an encounter. */
FpFlow
duel_game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (game);
  if (my->start == DUEL_START_SETUP)
    FP_RUN (DUEL_setup);
  else if (my->start == DUEL_START_DUEL)
    FP_CALL (DUEL_duel, FpEncounterCall, .place = my->call.place, .advantage = my->call.advantage,
             .code = my->call.code, .base = my->call.base, .card = my->call.card);
  else if (my->start == DUEL_START_CONTEST)
    FP_CALL (DUEL_contest, FpEncounterCall, .place = FP_NO_PLACE, .code = my->call.code, .base = my->call.base,
             .card = my->call.card);
  s->head.n_variables = 0;
  while (TRUE)
    FP_RUN (DUEL_destiny);
  FP_END;
}

FP_LOCALS (destiny)
{
  int16_t unused;
};

/* One destiny card, with what is done before it (ruling 10). */
FpFlow
duel_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (destiny);
  FP_RUN (DUEL_check_victory);
  FP_RUN (DUEL_enforce_hand_limit);
  FP_RUN (DUEL_draw_destiny);
  FP_RUN (DUEL_resolve_destiny);
  FP_END;
}

FP_LOCALS (check_victory)
{
  FpSeats winners;
};

/* Five planets or more: wins; both at once: both win (p. 9, ruling 11). */
FpFlow
duel_check_victory (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (check_victory);
  FP_EACH_SEAT (s, seat)
    if (duel_standing (e, seat) >= fp_ask_player (e, DUEL_Q_PLANETS_NEEDED, seat, DUEL_TO_WIN))
      my->winners |= (FpSeats) (1 << seat);
  if (my->winners != 0)
    fp_engine_end (e, FP_ENDING_FIVE_PLANETS, my->winners);
  FP_END;
}

static uint16_t
deck_of (int kind)
{
  return kind == FP_KIND_DISCOVERY ? DUEL_DISCOVERY : kind == FP_KIND_EVENT ? DUEL_EVENT : DUEL_REFRESH;
}

/* An empty deck gets its cards back out of the past, except the one just resolved (ruling 12). */
static void
renew_destiny (FpEngine *e, int kind)
{
  FpState *s = e->state;
  uint16_t past[FP_MAX_CARDS];
  guint n = fp_zone_list (s, DUEL_PAST, past);
  int back = 0;

  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, past[i])->kind == kind && past[i] != s->head.table[DUEL_CARD])
      {
        fp_move_card (e, past[i], deck_of (kind), FP_BOTTOM, FP_FACE_DOWN);
        back++;
      }
  if (back == 0)
    return;
  fp_zone_shuffle (s, deck_of (kind));
  FP_TELL (e, DESTINY_RENEWED, .value = (int16_t) kind, .count = (int16_t) back);
}

static int
next_kind (int kind)
{
  return kind == FP_KIND_DISCOVERY ? FP_KIND_EVENT : kind == FP_KIND_EVENT ? FP_KIND_REFRESH : FP_KIND_DISCOVERY;
}

/* The deck to draw from: the one whose icon was last, else the next of the three that has a card. */
static uint16_t
deck_to_draw (FpEngine *e)
{
  FpState *s = e->state;
  int kind = s->head.table[DUEL_NEXT];

  for (int i = 0; i < 3; i++, kind = next_kind (kind))
    {
      if (s->zones[deck_of (kind)].count == 0)
        renew_destiny (e, kind);
      if (s->zones[deck_of (kind)].count > 0)
        return deck_of (kind);
    }
  return FP_MAX_ZONES;
}

/* No destiny card is left anywhere: most planets win, equal is shared (ruling 12). */
static void
end_by_planets (FpEngine *e)
{
  int difference = duel_standing (e, 0) - duel_standing (e, 1);

  fp_engine_end (e, FP_ENDING_SPECIAL, difference > 0 ? 1 : difference < 0 ? 2 : 3);
}

FP_LOCALS (draw_destiny)
{
  int16_t deck, card;
};

/* The top card goes to the past, face up (p. 8). */
FpFlow
duel_draw_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (draw_destiny);
  my->deck = (int16_t) deck_to_draw (e);
  /* Cards that ask nothing and lead to each other must not go on for ever. */
  if (my->deck == FP_MAX_ZONES || s->head.table[DUEL_TURNS] == INT16_MAX)
    {
      end_by_planets (e);
      FP_RETURN;
    }
  my->card = (int16_t) s->zones[my->deck].first;
  fp_move_card (e, (uint16_t) my->card, DUEL_PAST, FP_TOP, FP_FACE_UP);
  s->head.table[DUEL_CARD] = my->card;
  s->head.table[DUEL_TURNS]++;
  FP_TELL (e, DESTINY_DRAWN, .value = s->head.table[DUEL_TURNS], .n_cards = 1, .cards = { (uint16_t) my->card },
           .seen = 0xff);
  FP_END;
}

FP_LOCALS (resolve_destiny)
{
  int16_t card;
};

/* Its instructions; then its icon says which deck comes next: that of the card drawn, wherever it lies now (ruling 13).
 */
FpFlow
duel_resolve_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_destiny);
  my->card = s->head.table[DUEL_CARD];
  if (fp_engine_def (e, (uint16_t) my->card)->resolve >= 0)
    FP_PROGRAM (fp_engine_def (e, (uint16_t) my->card)->resolve, -1,
                fp_engine_def (e, (uint16_t) my->card)->n_variables, (uint16_t) my->card, FP_NOBODY, 0);
  s->head.table[DUEL_NEXT] = fp_engine_def (e, (uint16_t) my->card)->next;
  duel_check_roles (e);
  FP_END;
}

FP_LOCALS (win_game)
{
  FpVerbCall call;
};

/* At once; a simultaneous line of several players is a shared win (ruling 59). */
FpFlow
duel_win_game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (win_game);
  if (my->call.who != 0)
    fp_engine_end (e, FP_ENDING_SPECIAL, my->call.who);
  FP_END;
}
