/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Training of a network on positions of finished games: Adam (Kingma, Ba 2015) on the cross entropy
 * of who wins.
 *
 * The last fifth of the games is held out for the figures. Of the others every eighth game chooses
 * the epoch whose weights are kept. One thread does all of it, so the same positions and options
 * give the same weights to the last bit on machines of one kind. */
#pragma once

#include "lab/fp-training-positions.h"
#include "players/fp-network.h"

typedef struct _FpTraining FpTraining;

/* Options of a training. */
typedef struct
{
  guint hidden; /* hidden units, 0: none, which fits a linear judgement */
  double decay; /* part of each weight that an epoch takes away */
  uint64_t seed; /* of the first weights and of the order of the positions */
} FpTrainingOptions;

/* Log losses on the games held out: the mean of −log of the chance given to the winner. */
typedef struct
{
  guint positions;
  double even; /* of even chances */
  double edition; /* of the edition's judgement */
  double network; /* of the best epoch's weights */
} FpTrainingFigures;

/* fp_training_new: returns a training on @positions, which must outlive it, before its first epoch.
 */
FpTraining *fp_training_new (const FpTrainingPositions *positions, const FpTrainingOptions *options);
void fp_training_free (FpTraining *training);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpTraining, fp_training_free)

/* fp_training_epoch: goes through all positions once. Returns the log loss on the games that choose
 * the epoch. fp_training_epochs: returns the number of epochs so far, those before
 * fp_training_restore () included. */
double fp_training_epoch (FpTraining *training);
guint fp_training_epochs (const FpTraining *training);

/* fp_training_network: returns the network with the best epoch's weights; valid as long as
 * @training and until the next epoch. */
const FpNetwork *fp_training_network (const FpTraining *training);

/* fp_training_measure: puts the figures of the games held out into @figures. */
void fp_training_measure (const FpTraining *training, FpTrainingFigures *figures);

/* The first words of the text of a training. */
#define FP_TRAINING_BEGINS "fifth-planet training"

/* fp_training_save: returns all that the next epochs depend on, as text. Free with g_free ().
 * fp_training_restore: goes on from such a text. FALSE: it is of another training, and nothing has
 * changed. */
char *fp_training_save (const FpTraining *training);
gboolean fp_training_restore (FpTraining *training, const char *text);
