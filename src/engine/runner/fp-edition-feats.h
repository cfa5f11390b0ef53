/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feats: odd ways to end a game, as rows of an edition. Each is a list of needs that are numbers
 * between two bounds. record/fp-feats.h finds them in a finished game. */
#pragma once

#include <glib.h>

/* The number that a need is about. “Your” means the player who may have the feat. */
typedef enum
{
  FP_FEAT_RESULT, /* 0: lost, 1: won together with others, 2: won alone */
  FP_FEAT_WINNERS, /* players who have won */
  FP_FEAT_LOSERS, /* players who have not */
  FP_FEAT_TURNS, /* of the game */
  FP_FEAT_SEATS,
  FP_FEAT_SHORT, /* number that the best loser lacks to win */
  FP_FEAT_ALIEN, /* 1: you play with an alien */
  FP_FEAT_LEVEL, /* number of the weakest opponent's level, 0: the lowest; −1 with a person */
  FP_FEAT_EVENTS, /* events @what of your seat */
  FP_FEAT_AMOUNT, /* sum of the amounts (FpEvent.count) of these */
  FP_FEAT_EITHER, /* events @what in which you are the seat or the other one */
  FP_FEAT_BALANCE, /* events @what of your seat less events @less of it */
  FP_FEAT_AT_LAST, /* events @what in the last turn, with you as either seat */
  FP_N_FEAT_MEASURES,
} FpFeatMeasure;

enum
{
  FP_FEAT_NEEDS = 4, /* most needs of a feat */
  FP_FEAT_MANY = 10000, /* bound above all numbers */
};

typedef struct
{
  FpFeatMeasure measure;
  const char *what, *less; /* ids of events; NULL: none */
  int least, most; /* bounds of the number, both included */
} FpFeatNeed;

typedef struct
{
  const char *id; /* in the record, never changed */
  const char *title, *gist; /* sentences marked for translation */
  FpFeatNeed needs[FP_FEAT_NEEDS];
  guint n_needs;
} FpFeatDef;

/* Needs of many feats. */
#define FP_FEAT_IF_WON               \
  {                                  \
    FP_FEAT_RESULT, NULL, NULL, 1, 2 \
  }
#define FP_FEAT_IF_WON_ALONE         \
  {                                  \
    FP_FEAT_RESULT, NULL, NULL, 2, 2 \
  }
