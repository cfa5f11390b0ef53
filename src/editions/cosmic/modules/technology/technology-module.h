/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations shared by the files of the module. */
#pragma once

#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"

/* Zones of the module. */
enum
{
  TECHNOLOGY_DECK,
  TECHNOLOGY_DISCARDS,
  TECHNOLOGY_TOKENS, /* tokens that no tech has brought into play */
  TECHNOLOGY_UNDER_WAY, /* of each seat: techs that it researches */
  TECHNOLOGY_TECHS, /* of each seat: techs that are completed */
};

/* technology_zone: returns the number of zone @zone, of @seat if each seat has one. */
static inline uint16_t
technology_zone (const FpEngine *e, guint zone, guint seat)
{
  return fp_module_zone (e->edition, COSMIC_MODULE_TECHNOLOGY, zone, seat);
}

/* technology_ships_on: returns @seat's ships on the tech @card.
 * technology_is_ready: returns TRUE if @seat has as many ships on the tech as it costs. */
int technology_ships_on (const FpEngine *engine, uint16_t card, uint8_t seat);
gboolean technology_is_ready (const FpEngine *engine, uint16_t card, uint8_t seat);

/* technology_cost: returns the cost of @card, at least 1.
 * technology_is_hidden: returns TRUE if the tech stays face down until it is used. */
int technology_cost (const FpEngine *engine, uint16_t card);
gboolean technology_is_hidden (const FpEngine *engine, uint16_t card);

/* technology_settle: FpModule.settle: ships on techs that are not researched any more go home.
 * technology_may_acquire: EncounterModule.may_instead. */
gboolean technology_settle (FpEngine *engine);
gboolean technology_may_acquire (const FpEngine *engine, uint8_t seat);

/* technology_weigh: FpModule.weigh. technology_worth: EncounterModule.worth. */
gboolean technology_weigh (FpEngine *engine, const FpPendingDecision *pending, const FpOption *options, guint n,
                           guint *weights);
double technology_worth (const FpEngine *engine, uint8_t seat);

/* technology_measure: EncounterModule.measure. */
void technology_measure (const FpEngine *engine, uint8_t seat, int16_t *figures);
