/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Features of a position beside those of any encounter: the cards of the edition in hand, by kind.
 * Modules add theirs. */
#include "editions/cosmic/cosmic.h"

#define FEATURE_ID(name, id) id,
const char *const cosmic_features[COSMIC_N_FEATURES] = { ENCOUNTER_FEATURES,
                                                         [COSMIC_SUPER_FLARES] = "super-flares",
                                                         [COSMIC_WILD_FLARES] = "wild-flares",
                                                         [COSMIC_REINFORCEMENT_CARDS] = "reinforcements",
                                                         [COSMIC_REINFORCEMENT_VALUES] = "reinforcement-values",
                                                         [COSMIC_MORPHS] = "morphs",
                                                         [COSMIC_ARTIFACTS] = "artifacts",
                                                         COSMIC_MODULE_FEATURES (FEATURE_ID) };

static void
measure_card (const FpEngine *e, uint8_t seat, uint16_t card, int16_t *figures)
{
  const FpCardDef *def = fp_engine_def (e, card);

  switch (def->kind)
    {
    case COSMIC_KIND_FLARE:
      figures[cosmic_half_for (e, card, seat) == COSMIC_HALF_SUPER ? COSMIC_SUPER_FLARES : COSMIC_WILD_FLARES]++;
      break;
    case COSMIC_KIND_REINFORCEMENT:
      figures[COSMIC_REINFORCEMENT_CARDS]++;
      figures[COSMIC_REINFORCEMENT_VALUES] = (int16_t) (figures[COSMIC_REINFORCEMENT_VALUES] + def->value);
      break;
    case COSMIC_KIND_MORPH:
      figures[COSMIC_MORPHS]++;
      break;
    case ENCOUNTER_KIND_ARTIFACT:
      figures[COSMIC_ARTIFACTS]++;
      break;
    default:
      break;
    }
}

void
cosmic_measure (FpEngine *e, uint8_t seat, int16_t *figures)
{
  encounter_measure (e, seat, figures);
  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    measure_card (e, seat, card, figures);
}
