/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The talk between the main players. */
#include "editions/encounter/encounter.h"

/* The result is 1 if a deal was carried out, 0 if not. */
FpFlow
encounter_negotiate (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  e->state->head.result = 0;
  return FP_FLOW_DONE;
}
