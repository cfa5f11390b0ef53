/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Research for computer players: which tech they keep, and what a position with techs is worth. */
#include "editions/cosmic/modules/technology/technology-module.h"

gboolean
technology_weigh (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, const FpOption *options, guint n,
                  guint *weights)
{
  if (pending->kind != COSMIC_DECIDE_HOW && pending->kind != COSMIC_DECIDE_RESEARCHED)
    return FALSE;
  for (guint i = 0; i < n; i++)
    weights[i] = options[i].kind != FP_OPTION_WORD         ? 1
                 : options[i].value == TECHNOLOGY_COMPLETE ? 8
                 : options[i].value == TECHNOLOGY_RESEARCH ? 4
                                                           : 0;
  return TRUE;
}

double
technology_worth (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  double worth = 0;

  FP_EACH_CARD (s, technology_zone (e, TECHNOLOGY_TECHS, seat), card)
    worth += 0.08 * technology_cost (e, card);
  FP_EACH_CARD (s, technology_zone (e, TECHNOLOGY_UNDER_WAY, seat), card)
    worth += 0.05 * technology_ships_on (e, card, seat);
  return worth;
}
