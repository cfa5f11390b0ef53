/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feats that every edition has: rows for its FpEdition.feats. */
#pragma once

#include <glib/gi18n.h>

#include "engine/runner/fp-edition-feats.h"

enum
{
  FP_COMMON_N_FEATS = 7,
  FP_COMMON_FEW_SHIPS = 2,
  FP_COMMON_MANY_SHIPS = 15,
  FP_COMMON_TOP_LEVEL = 4, /* number of the best computer player */
};

/* A game of at most @short turns is quick, one of at least @long turns is long. */
#define FP_COMMON_FEATS(short_turns, long_turns)                                                                 \
  { "blitz",                                                                                                     \
    N_ ("Blitz"),                                                                                                \
    N_ ("Win before the game has got going."),                                                                   \
    { FP_FEAT_IF_WON, { FP_FEAT_TURNS, NULL, NULL, 0, short_turns } },                                           \
    2 },                                                                                                         \
      { "marathon",                                                                                              \
        N_ ("Marathon"),                                                                                         \
        N_ ("Win a very long game."),                                                                            \
        { FP_FEAT_IF_WON, { FP_FEAT_TURNS, NULL, NULL, long_turns, FP_FEAT_MANY } },                             \
        2 },                                                                                                     \
      { "by-a-hair",                                                                                             \
        N_ ("By a Hair"),                                                                                        \
        N_ ("Win alone while another player lacks only one step."),                                              \
        { FP_FEAT_IF_WON_ALONE, { FP_FEAT_SHORT, NULL, NULL, 1, 1 } },                                           \
        2 },                                                                                                     \
      { "bare-hands",                                                                                            \
        N_ ("Bare Hands"),                                                                                       \
        N_ ("Win with an alien without using an ability even once."),                                            \
        { FP_FEAT_IF_WON, { FP_FEAT_ALIEN, NULL, NULL, 1, 1 }, { FP_FEAT_EVENTS, "ability-used", NULL, 0, 0 } }, \
        3 },                                                                                                     \
      { "not-a-scratch",                                                                                         \
        N_ ("Not a Scratch"),                                                                                    \
        N_ ("Win and lose two ships at most."),                                                                  \
        { FP_FEAT_IF_WON, { FP_FEAT_AMOUNT, "ships-destroyed", NULL, 0, FP_COMMON_FEW_SHIPS } },                 \
        2 },                                                                                                     \
      { "phoenix",                                                                                               \
        N_ ("From the Ashes"),                                                                                   \
        N_ ("Win after losing fifteen ships."),                                                                  \
        { FP_FEAT_IF_WON, { FP_FEAT_AMOUNT, "ships-destroyed", NULL, FP_COMMON_MANY_SHIPS, FP_FEAT_MANY } },     \
        2 },                                                                                                     \
  {                                                                                                              \
    "giant-slayer", N_ ("Giant-Slayer"), N_ ("Win alone against computer players of the highest level."),        \
        { FP_FEAT_IF_WON_ALONE, { FP_FEAT_LEVEL, NULL, NULL, FP_COMMON_TOP_LEVEL, FP_FEAT_MANY } }, 2            \
  }
