/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Light play of the cards that only this edition has. */
#include "editions/cosmic/cosmic.h"

enum
{
  WEIGHT_OF_USUAL = 8, /* a player who wins passes, one who loses plays a card; for the own side */
};

/* Returns TRUE if the side of @seat has the higher total. */
static gboolean
is_winning (FpEngine *e, uint8_t seat)
{
  guint side = encounter_side_of (e->state, seat);
  uint8_t own = encounter_main (e->state, side);

  return encounter_total (e, own) > encounter_total (e, encounter_opponent (e->state, own));
}

void
cosmic_refine (FpEngine *e, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  const FpState *s = e->state;
  guint side = encounter_side_of (s, pending->seat);

  if (pending->kind == COSMIC_DECIDE_REINFORCEMENT && side != FP_NO_SIDE)
    {
      gboolean winning = is_winning (e, pending->seat);

      for (guint i = 0; i < n; i++)
        weights[i] *= winning == (options[i].kind == FP_OPTION_PASS) ? WEIGHT_OF_USUAL : 1;
    }
  else if (pending->kind == COSMIC_DECIDE_REINFORCED && side != FP_NO_SIDE)
    for (guint i = 0; i < n; i++)
      weights[i] *= options[i].value == encounter_main (s, side) ? WEIGHT_OF_USUAL : 1;
  else
    encounter_refine (e, pending, options, n, weights);
}
