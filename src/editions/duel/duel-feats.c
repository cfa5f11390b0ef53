/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feats of Duel. */
#include "editions/common/common-feats.h"
#include "editions/duel/duel-private.h"

/* Turns of a quick game and of a long one. */
enum
{
  SHORT_GAME = 7,
  LONG_GAME = 20,
};

const FpFeatDef duel_feats[DUEL_N_FEATS] = {
  FP_COMMON_FEATS (SHORT_GAME, LONG_GAME),
  { "embassy",
    N_ ("Full Embassy"),
    N_ ("Win three envoys as allies, and the game."),
    { FP_FEAT_IF_WON, { FP_FEAT_EVENTS, "envoy-allied", NULL, 3, FP_FEAT_MANY } },
    2 },
  { "no-reserves",
    N_ ("No Reserves"),
    N_ ("Win without playing a reinforcement."),
    { FP_FEAT_IF_WON, { FP_FEAT_EVENTS, "reinforcement-played", NULL, 0, 0 } },
    2 },
  { "sportsman",
    N_ ("Good Sport"),
    N_ ("Win three contests, and the game."),
    { FP_FEAT_IF_WON, { FP_FEAT_EVENTS, "contest-won", NULL, 3, FP_FEAT_MANY } },
    2 },
  { "nomad",
    N_ ("Nomad"),
    N_ ("Win after losing three planets."),
    { FP_FEAT_IF_WON, { FP_FEAT_EVENTS, "planet-lost", NULL, 3, FP_FEAT_MANY } },
    2 },
  { "bystander",
    N_ ("Bystander"),
    N_ ("Win with fewer than two duels won by clout."),
    { FP_FEAT_IF_WON, { FP_FEAT_EVENTS, "duel-won", NULL, 0, 1 } },
    2 },
};
