/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Invariants of every state of Duel, beyond those that the engine checks itself. */
#include "editions/duel/duel-private.h"

static const char *
check_roles (const FpState *s)
{
  if (s->head.seats[0].role + s->head.seats[1].role != DUEL_LEADER + DUEL_STRAGGLER)
    return "there must be one leader and one straggler";
  return NULL;
}

static const char *
check_planets (const FpEngine *e)
{
  const FpState *s = e->state;

  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    {
      const FpPlace *place = &s->places[i];
      gboolean revealed = s->cards[place->card].zone == DUEL_TABLE;

      if (!fp_place_is_planet (e, (uint8_t) i))
        continue;
      if (!revealed && place->ships[0] + place->ships[1] > 0)
        return "ships on a planet that is not revealed";
      if (s->head.n_encounters == 0 && place->dispute != 0)
        return "a planet in dispute without a duel";
    }
  return NULL;
}

/* Returns how many of @n rules from number @first change the number of allies that a player may
 * have. */
static int
count_limits (const FpEngine *e, guint first, guint n)
{
  int found = 0;

  for (guint i = 0; i < n; i++)
    {
      const FpRule *rule = fp_catalog_rule (e->catalog, first + i);

      found += rule->kind == FP_RULE_MODIFY && rule->query == DUEL_Q_ENVOY_LIMIT;
    }
  return found;
}

/* Returns TRUE if the number of allies that a player may have is changed now, or can have been by a
 * rule whose effect is over: any but those of aliens that nobody plays. */
static gboolean
limit_can_change (const FpEngine *e)
{
  int found = count_limits (e, 0, e->catalog->rules->len);

  if (fp_query_is_modified (e, DUEL_Q_ENVOY_LIMIT))
    return TRUE;
  FP_EACH_CARD (e->state, DUEL_ALIENS, card)
    {
      const GArray *abilities = fp_engine_def (e, card)->abilities;

      for (guint i = 0; abilities != NULL && i < abilities->len; i++)
        {
          const FpAbilityDef *ability = &g_array_index (abilities, FpAbilityDef, i);

          found -= count_limits (e, ability->first_rule, ability->n_rules);
        }
    }
  return found > 0;
}

static gboolean
choosing_allies (const FpState *s)
{
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == DUEL_keep_allies)
      return TRUE;
  return FALSE;
}

static const char *
check_allies (const FpEngine *e)
{
  const FpState *s = e->state;
  guint allies[2] = { 0, 0 };

  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder != FP_NOBODY)
      allies[s->cards[card].holder]++;
  if ((allies[0] <= DUEL_ENVOY_LIMIT && allies[1] <= DUEL_ENVOY_LIMIT) || choosing_allies (s) || limit_can_change (e))
    return NULL;
  return "a player has more than one allied envoy";
}

static const char *
check_card (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  const FpCard *row = &s->cards[card];
  uint16_t under = s->zones[row->zone].under;

  switch ((DuelKind) fp_engine_def (e, card)->kind)
    {
    case DUEL_KIND_TACTIC:
      /* A token under a card goes to another player together with that card. */
      return row->zone != DUEL_REMOVED && under == FP_NO_CARD && s->zones[row->zone].owner != row->holder
                 ? "a tactics token with the wrong player"
                 : NULL;
    case DUEL_KIND_OVERLAY:
      return row->zone != DUEL_BOX && row->zone != DUEL_REMOVED &&
                     (under == FP_NO_CARD || s->cards[under].zone != DUEL_TABLE)
                 ? "an overlay that lies on no planet"
                 : NULL;
    case DUEL_KIND_NONE:
    case DUEL_KIND_PLAN:
    case DUEL_KIND_REINFORCEMENT:
    case DUEL_KIND_ALIEN:
    case DUEL_KIND_ENVOY:
    case DUEL_KIND_DISCOVERY:
    case DUEL_KIND_EVENT:
    case DUEL_KIND_REFRESH:
    case DUEL_KIND_PLANET:
    case DUEL_KIND_MODULE:
    case DUEL_N_KINDS:
      break;
    }
  return NULL;
}

static const char *
check_cards (const FpEngine *e)
{
  const FpState *s = e->state;
  const char *wrong = NULL;

  for (uint16_t card = 0; card < s->head.n_cards && wrong == NULL; card++)
    {
      gboolean copy = (s->cards[card].flags & FP_CARD_COPY) != 0;

      if (s->cards[card].zone == DUEL_COPIES && !copy)
        return "a card among the copies that is none";
      if (copy && s->cards[card].zone != DUEL_COPIES && duel_seat_zone (s->cards[card].zone) != DUEL_ALIEN)
        return "a copy that nobody has";
      wrong = check_card (e, card);
    }
  return wrong;
}

/* Slots of encounters that are not running are empty. */
static const char *
check_slots (const FpState *s)
{
  const guint slots[] = { DUEL_PLAN, DUEL_TACTIC, DUEL_BESIDE };

  FP_EACH_SEAT (s, seat)
    for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
      for (guint level = s->head.n_encounters; level < FP_MAX_ENCOUNTERS; level++)
        if (s->zones[duel_zone (seat, slots[i] + level)].count > 0)
          return "a card in the slot of a duel that is over";
  return NULL;
}

const char *
duel_check (FpEngine *e)
{
  const char *wrong = check_roles (e->state);

  if (wrong == NULL)
    wrong = check_planets (e);
  if (wrong == NULL)
    wrong = check_allies (e);
  if (wrong == NULL)
    wrong = check_cards (e);
  if (wrong == NULL)
    wrong = check_slots (e->state);
  return wrong;
}
