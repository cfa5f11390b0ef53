/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of finished games, and who won: what a network is trained on. */
#pragma once

#include "players/fp-features.h"

/* A position without its features. */
typedef struct
{
  uint32_t game; /* number of the game */
  FpSeats winners; /* of the game */
  float chance[FP_MAX_SEATS]; /* each seat's chance by the edition's judgement */
} FpTrainingPosition;

typedef struct
{
  FpFeatures features;
  guint n_seats;
  uint64_t games; /* games that are in, with those that have no positions */
  GArray *rows; /* of FpTrainingPosition, in the order of the games */
  GArray *figures; /* of int16_t: the features of all seats of each position */
} FpTrainingPositions;

/* fp_training_positions_new: returns an empty collection for games of @edition, which has
 * features, with @n_seats. */
FpTrainingPositions *fp_training_positions_new (const FpEdition *edition, guint n_seats);
void fp_training_positions_free (FpTrainingPositions *positions);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpTrainingPositions, fp_training_positions_free)

/* fp_training_positions_of: returns the features of all seats of position @index. */
const int16_t *fp_training_positions_of (const FpTrainingPositions *positions, guint index);

/* fp_training_positions_add: adds @row with @figures, the features of all seats. */
void fp_training_positions_add (FpTrainingPositions *positions, const FpTrainingPosition *row, const int16_t *figures);

/* fp_training_positions_write: appends the positions from number @first on to @text, as lines, and
 * a line that says how many games are in.
 * fp_training_positions_read: adds those of @text, up to the last line of that sort. Returns the
 * number of bytes up to there, −1: a line is no position of such games. */
void fp_training_positions_write (const FpTrainingPositions *positions, guint first, GString *text);
gssize fp_training_positions_read (FpTrainingPositions *positions, const char *text);
