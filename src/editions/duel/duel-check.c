/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must be so in every state of Duel, beyond what the machine checks itself. */
#include "editions/duel/duel-private.h"

static const char *
check_roles (const FpState *s)
{
  if (s->head.seats[0].role + s->head.seats[1].role != DUEL_LEADER + DUEL_STRAGGLER)
    return "there must be one leader and one straggler";
  return NULL;
}

static const char *
check_planets (const FpState *s)
{
  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    {
      const FpPlace *place = &s->places[i];
      gboolean revealed = s->cards[place->card].zone == DUEL_TABLE;

      if (!revealed && place->ships[0] + place->ships[1] > 0)
        return "ships on a planet that is not revealed";
      if (s->head.n_encounters == 0 && place->dispute != 0)
        return "a planet in dispute without a duel";
    }
  return NULL;
}

static const char *
check_allies (const FpEngine *e)
{
  const FpState *s = e->state;
  guint allies[2] = { 0, 0 };

  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder != FP_NOBODY)
      allies[s->cards[card].holder]++;
  if (s->head.ask.open && s->head.ask.kind == DUEL_DECIDE_KEEP_ENVOY)
    return NULL;
  return allies[0] > 1 || allies[1] > 1 ? "a player has more than one allied envoy" : NULL;
}

static const char *
check_tactics (const FpEngine *e)
{
  const FpState *s = e->state;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (fp_engine_def (e, card)->kind == FP_KIND_TACTIC && s->cards[card].zone != DUEL_REMOVED &&
        s->zones[s->cards[card].zone].owner != s->cards[card].holder)
      return "a tactics token with the wrong player";
  return NULL;
}

const char *
duel_check (FpEngine *e)
{
  const char *wrong = check_roles (e->state);

  if (wrong == NULL)
    wrong = check_planets (e->state);
  if (wrong == NULL)
    wrong = check_allies (e);
  if (wrong == NULL)
    wrong = check_tactics (e);
  return wrong;
}
