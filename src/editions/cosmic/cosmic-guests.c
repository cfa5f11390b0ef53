/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guests: aliens that lie face up under the alien of a player, who has their powers, too. Hoards:
 * cards that a player's alien keeps, to be played as from a hand. */
#include "editions/cosmic/cosmic.h"

/* Returns the card under which @card lies, FP_NO_CARD: none. */
static uint16_t
host_of (const FpState *s, uint16_t card)
{
  return s->cards[card].zone < s->head.n_zones ? s->zones[s->cards[card].zone].under : FP_NO_CARD;
}

/* Returns TRUE if @card, in a hoard, works as in a hand for its player, who is @me then. */
static gboolean
works_in_hoard (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpState *s = e->state;
  const FpCard *row = &s->cards[card];
  uint16_t alien;

  if ((row->flags & FP_CARD_IGNORED) ||
      (where != FP_WHERE_HAND && fp_engine_def (e, card)->kind != ENCOUNTER_KIND_ARTIFACT))
    return FALSE;
  *me = s->zones[row->zone].owner;
  alien = s->zones[encounter_zone (*me, ENCOUNTER_ALIEN)].first;
  return alien != FP_NO_CARD && (s->cards[alien].flags & (FP_CARD_FACE_UP | FP_CARD_IGNORED)) == FP_CARD_FACE_UP;
}

gboolean
cosmic_card_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpCard *row = &e->state->cards[card];
  uint16_t host = host_of (e->state, card);

  if (row->zone >= COSMIC_HOARDS && row->zone < COSMIC_HOARDS + COSMIC_MOST_SEATS)
    return works_in_hoard (e, card, where, me);
  if (host == FP_NO_CARD || fp_engine_def (e, card)->kind != ENCOUNTER_KIND_ALIEN || where != FP_WHERE_USUAL)
    return encounter_in_force (e, card, where, me);
  return (row->flags & FP_CARD_FACE_UP) != 0 && (row->flags & FP_CARD_IGNORED) == 0 &&
         e->edition->rules.in_force (e, host, where, me);
}

/* Returns TRUE if an alien under @host has its power: @host lies face up, and so does the alien of
 * its player, if there is one. */
static gboolean
lends_power (const FpState *s, uint16_t host)
{
  uint8_t owner = s->zones[s->cards[host].zone].owner;
  uint16_t alien = owner != FP_NOBODY ? s->zones[encounter_zone (owner, ENCOUNTER_ALIEN)].first : FP_NO_CARD;

  return (s->cards[host].flags & FP_CARD_FACE_UP) != 0 &&
         (alien == FP_NO_CARD || (s->cards[alien].flags & FP_CARD_FACE_UP) != 0);
}

void
cosmic_turn_guests (FpEngine *e)
{
  FpState *s = e->state;

  for (uint16_t number = (uint16_t) e->edition->n_zones; number < s->head.n_zones; number++)
    {
      uint16_t host = s->zones[number].under, first = s->zones[number].first;
      gboolean up;

      if (s->zones[number].count == 0 || host == FP_NO_CARD || fp_engine_def (e, first)->kind != ENCOUNTER_KIND_ALIEN)
        continue;
      up = lends_power (s, host);
      if (((s->cards[first].flags & FP_CARD_FACE_UP) != 0) != up)
        fp_turn_card (e, first, up ? FP_FACE_UP : FP_FACE_DOWN);
    }
}

/* Returns TRUE if @rule changes the ships on home planets at first. */
static gboolean
changes_home_ships (const FpRule *rule)
{
  return rule->kind == FP_RULE_MODIFY && rule->query == COSMIC_Q_HOME_SHIPS;
}

/* Returns TRUE if @rule answers the set-up. */
static gboolean
is_of_set_up (const FpRule *rule)
{
  return (rule->actions[ENCOUNTER_deal_hands / 64] >> ENCOUNTER_deal_hands % 64 & 1) != 0 || changes_home_ships (rule);
}

/* Returns TRUE if @ability has a rule of which @is holds. */
static gboolean
has_rule_in (const FpCatalog *catalog, const FpAbilityDef *ability, gboolean (*is) (const FpRule *rule))
{
  for (guint i = ability->first_rule; i < ability->first_rule + ability->n_rules; i++)
    if (is (fp_catalog_rule (catalog, (int) i)))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if definition @def has a rule of which @is holds. */
static gboolean
has_rule (const FpEngine *e, guint def, gboolean (*is) (const FpRule *rule))
{
  const GArray *abilities = fp_catalog_card (e->catalog, def)->abilities;

  for (guint i = 0; abilities != NULL && i < abilities->len; i++)
    if (has_rule_in (e->catalog, &g_array_index (abilities, FpAbilityDef, i), is))
      return TRUE;
  return FALSE;
}

gboolean
cosmic_has_set_up (const FpEngine *e, guint def)
{
  return has_rule (e, def, is_of_set_up);
}

gboolean
cosmic_may_have_more (const FpEngine *e, uint8_t seat)
{
  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_ALIEN), card)
    if (has_rule (e, e->state->cards[card].def, changes_home_ships))
      return TRUE;
  return FALSE;
}
