/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small edition for two to eight seats, to test the engine at a full table. Players draw, lose
 * ships, recover them and discard; powers and cards in hands answer each other. */
#pragma once

#include "engine/runner/fp-engine.h"

enum
{
  TOY_HAND, /* zones of a seat */
  TOY_ALIEN,
  TOY_SEAT_ZONES,
  TOY_DECK = FP_MAX_SEATS * TOY_SEAT_ZONES, /* shared zones */
  TOY_DISCARDS,
  TOY_COPIES,
  TOY_N_ZONES,
};

/* toy_edition: returns the edition. Static. */
const FpEdition *toy_edition (void);

/* toy_catalog: returns the cards of tests/engine/toy.xml. Free with fp_catalog_free (). */
FpCatalog *toy_catalog (void);

/* toy_zone: returns the number of @seat's zone @zone. */
static inline uint16_t
toy_zone (guint seat, guint zone)
{
  return (uint16_t) (seat * TOY_SEAT_ZONES + zone);
}
