/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Destinations of the options of the open decision, as the seat that decides can know them. */
#include "players/fp-destinations.h"

#include "engine/knowledge/fp-determinize.h"

struct _FpDestinations
{
  FpState *state;
  FpEngine *engine;
};

FpDestinations *
fp_destinations_new (FpEngine *engine, uint8_t viewer)
{
  FpDestinations *destinations = g_new0 (FpDestinations, 1);
  FpRandom random;

  fp_random_seed (&random, 1);
  destinations->state = g_new0 (FpState, 1);
  destinations->engine = fp_engine_new (engine->edition, engine->catalog);
  fp_determinize (engine, viewer, &random, destinations->state);
  fp_engine_use (destinations->engine, destinations->state);
  return destinations;
}

void
fp_destinations_free (FpDestinations *destinations)
{
  fp_engine_free (destinations->engine);
  g_free (destinations->state);
  g_free (destinations);
}

gboolean
fp_destinations_find (FpDestinations *destinations, const FpOption *option, FpDestination *destination)
{
  return fp_destination_find (destinations->engine, option, destination);
}

uint16_t
fp_destinations_card (const FpDestinations *destinations, uint8_t place)
{
  return destinations->state->places[place].card;
}
