/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of a computer player against itself, whose positions are kept in a file.
 *
 * Game i has its own seed, derived from the series' seed and i, and the file grows by some games at
 * a time. So an interrupted run goes on where the file ends, and ends with the same bytes, whatever
 * the number of threads. */
#pragma once

#include "lab/fp-training-positions.h"

enum
{
  FP_TRAINING_MOST_KINDS = 16, /* most kinds of games in a series */
};

/* A kind of games: with set-up options. Pointers are borrowed. */
typedef struct
{
  const char *id; /* of the option that is on; NULL: none is */
  const FpEdition *edition; /* with the option's module */
  const FpCatalog *catalog; /* of that edition */
  uint64_t options; /* bit per option */
} FpTrainingKind;

/* A series of games, which are of one kind after the other in parts of some games. Pointers are
 * borrowed. */
typedef struct
{
  const FpEdition *edition;
  FpTrainingKind kinds[FP_TRAINING_MOST_KINDS];
  guint n_kinds; /* 1 at least */
  guint n_seats;
  const char *player; /* of all seats, a name that fp_player_check () takes */
  uint64_t games, seed;
  guint jobs; /* threads */
  /* Called after each part, or NULL. */
  void (*progress) (uint64_t done, uint64_t games, gpointer data);
  gpointer progress_data;
} FpTrainingGames;

/* fp_training_games_play: returns the positions of all games of @series, from the file at @path as
 * far as they are there, played and appended otherwise. NULL with @error: the file can't be read or
 * written, or is of another series. */
FpTrainingPositions *fp_training_games_play (const FpTrainingGames *series, const char *path, GError **error);
