/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a line can do anything now. A line that can't is not offered. */
#include "editions/common/fp-common.h"

gboolean
fp_common_is_any (FpEngine *e, const FpInstruction *in, const FpContext *c, int otherwise)
{
  FpContext context = *c;
  FpValue set;

  if (in->set < 0)
    return otherwise > 0;
  fp_expression_eval (fp_catalog_expression (e->catalog, in->set), &context, &set);
  fp_value_cards (&context, &set);
  return fp_value_number (&context, &set) > 0;
}

gboolean
fp_common_can_use_set (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat G_GNUC_UNUSED)
{
  return fp_common_is_any (e, in, c, 0);
}

gboolean
fp_common_can_draw (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED, uint8_t seat)
{
  const FpCommonZones *zones = &e->edition->common->zones;
  const FpZone *rows = e->state->zones;

  return rows[fp_common_zone (&zones->deck, seat)].count + rows[fp_common_zone (&zones->discard, seat)].count > 0;
}

gboolean
fp_common_can_discard (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, e->state->zones[fp_common_hand (e, seat)].count);
}
