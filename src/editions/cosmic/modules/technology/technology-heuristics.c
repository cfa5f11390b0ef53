/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Research for computer players: what they do with techs, and what techs are worth to them. */
#include "editions/cosmic/modules/technology/technology-module.h"

/* Weights of what a player does with a tech. */
enum
{
  WEIGHT_OF_REST = 1,
  WEIGHT_OF_SHIP = 3,
  WEIGHT_OF_COMPLETION = 9,
};

/* Ships that are worth something on a tech without a cost. */
enum
{
  USEFUL_SHIPS = 4,
};

/* In the scale of encounter_chance (): for each ship that a completed tech cost, each ship on a
 * tech that is researched, and a tech without any. A dear tech is begun late, so it is worth
 * less. */
static const double of_completed = 0.05, of_ship = 0.03, of_tech = 0.03, of_dear = -0.003;

static gboolean
has_cost (const FpEngine *e, uint16_t card)
{
  return fp_engine_def (e, card)->field[TECHNOLOGY_COST] > 0;
}

/* Returns the number of ships on @card with which another one would do nothing. */
static int
enough (const FpEngine *e, uint16_t card)
{
  return has_cost (e, card) ? technology_cost (e, card) : USEFUL_SHIPS;
}

static gboolean
is_full (const FpEngine *e, uint16_t card, uint8_t seat)
{
  return technology_ships_on (e, card, seat) >= enough (e, card);
}

static guint
weight_of (const FpEngine *e, const FpPendingDecision *pending, const FpOption *option)
{
  if (pending->kind == COSMIC_DECIDE_RESEARCHED)
    return option->kind == FP_OPTION_DONE ? WEIGHT_OF_REST : WEIGHT_OF_SHIP;
  switch (option->value)
    {
    case TECHNOLOGY_RESEARCH:
      return is_full (e, (uint16_t) pending->arg[0], pending->seat) ? 0 : WEIGHT_OF_SHIP;
    case TECHNOLOGY_COMPLETE:
      return WEIGHT_OF_COMPLETION;
    default:
      return 0;
    }
}

gboolean
technology_weigh (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  if (pending->kind != COSMIC_DECIDE_HOW && pending->kind != COSMIC_DECIDE_RESEARCHED)
    return FALSE;
  for (guint i = 0; i < n; i++)
    weights[i] = weight_of (e, pending, &options[i]);
  return TRUE;
}

double
technology_worth (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  double worth = 0;

  FP_EACH_CARD (s, technology_zone (e, TECHNOLOGY_TECHS, seat), card)
    worth += of_completed * technology_cost (e, card);
  FP_EACH_CARD (s, technology_zone (e, TECHNOLOGY_UNDER_WAY, seat), card)
    worth +=
        of_tech + of_dear * enough (e, card) + of_ship * MIN (technology_ships_on (e, card, seat), enough (e, card));
  return worth;
}

void
technology_measure (const FpEngine *e, uint8_t seat, int16_t *figures)
{
  const FpState *s = e->state;
  int costs = 0, ships = 0;

  FP_EACH_CARD (s, technology_zone (e, TECHNOLOGY_TECHS, seat), card)
    costs += technology_cost (e, card);
  FP_EACH_CARD (s, technology_zone (e, TECHNOLOGY_UNDER_WAY, seat), card)
    ships += MIN (technology_ships_on (e, card, seat), enough (e, card));
  figures[COSMIC_TECHS] = (int16_t) s->zones[technology_zone (e, TECHNOLOGY_TECHS, seat)].count;
  figures[COSMIC_TECH_COSTS] = (int16_t) costs;
  figures[COSMIC_RESEARCHED_TECHS] = (int16_t) s->zones[technology_zone (e, TECHNOLOGY_UNDER_WAY, seat)].count;
  figures[COSMIC_RESEARCH_SHIPS] = (int16_t) ships;
}
