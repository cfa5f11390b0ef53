/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small edition with colonies: ships stand in several places at once. Players send ships of
 * colonies to the gate, lose some, and bring the rest home. */
#pragma once

#include "editions/mini/mini.h"

enum
{
  COLONIES_FIRST = MINI_FIRST_PLANET, /* place: the first colony of the first seat */
  COLONIES_EACH = 4, /* of each seat */
  COLONIES_TOLL = 6, /* index of FpHead.table: ships lost by the last toll */
  COLONIES_WITH_TOLL = 1, /* option: each turn ends with a toll */
};

/* colonies_edition: returns the edition. Static. */
const FpEdition *colonies_edition (void);

/* colonies_catalog: returns the cards of tests/engine/colonies.xml. Free with
 * fp_catalog_free (). */
FpCatalog *colonies_catalog (void);

/* colonies_procedure: returns the number of the procedure called @id. */
guint colonies_procedure (const char *id);

/* colonies_place: returns the @n-th colony of @seat. */
static inline uint8_t
colonies_place (guint seat, guint n)
{
  return (uint8_t) (COLONIES_FIRST + seat * COLONIES_EACH + n);
}
