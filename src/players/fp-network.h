/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small network that judges positions: the chance of each seat to win.
 *
 * A seat's inputs are its own features, and the mean and the highest of the other seats' (with two
 * seats: the other's). They go straight to the seat's score, and through one hidden layer. All
 * seats share the weights, and the chances are the softmax of the scores. So the order of the seats
 * means nothing, and chances add up to 1.
 *
 * Inputs are scaled by what was usual when the network was trained, and bounded. An input that was
 * always 0 then has the scale 0: what a network never saw has no effect. */
#pragma once

#include "players/fp-features.h"

enum
{
  FP_NETWORK_MOST_INPUTS = 3 * FP_MAX_FEATURES,
  FP_NETWORK_MOST_HIDDEN = 64,
  FP_NETWORK_FIGURES = 32, /* figures from 0 on for which products are kept */
};

typedef struct
{
  FpFeatures features;
  guint n_seats;
  guint n_inputs, n_hidden;
  double scale[FP_NETWORK_MOST_INPUTS]; /* factor of each input */
  /* Weights of the inputs for the score, then of the hidden units for the score, then for each
   * hidden unit its bias and its weights of the inputs. */
  guint n_weights;
  double *weights;
  /* For each input and each of the usual figures the products with the weights: those of the hidden
   * units, then that for the score. Of the others' means the figure is the sum. Behind them the
   * biases of the hidden units. NULL until fp_network_arrange (). */
  double *products;
} FpNetwork;

/* A seat's way through a network. */
typedef struct
{
  double input[FP_NETWORK_MOST_INPUTS]; /* scaled */
  double sum[FP_NETWORK_MOST_HIDDEN]; /* of each hidden unit */
  double score;
} FpNetworkPass;

/* fp_network_new: returns a network for @edition, which has features, with all weights and scales
 * 0. */
FpNetwork *fp_network_new (const FpEdition *edition, guint n_seats, guint n_hidden);
void fp_network_free (FpNetwork *network);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpNetwork, fp_network_free)

/* fp_network_take_seats: makes @network one for games with @n_seats. Networks for more than two
 * players judge games of any such number. Returns FALSE if this one can't be made so. */
gboolean fp_network_take_seats (FpNetwork *network, guint n_seats);

/* fp_network_gather: puts the inputs of @seat into @input, without scales. @figures: the features
 * of all seats, one behind the other. */
void fp_network_gather (const FpNetwork *network, const int16_t *figures, guint seat, double *input);

/* fp_network_pass: fills in @pass for @seat, likewise. */
void fp_network_pass (const FpNetwork *network, const int16_t *figures, guint seat, FpNetworkPass *pass);

/* fp_network_bend: returns the output of a hidden unit with the sum @sum, from −1 to 1, and its
 * slope in @slope. */
double fp_network_bend (double sum, double *slope);

/* fp_network_shares: turns @scores, one of each seat, into chances that add up to 1. */
void fp_network_shares (const FpNetwork *network, const double *scores, double *shares);

/* fp_network_arrange: makes @network ready to judge. Its weights must not change any more.
 * fp_network_scores: puts the score of each seat into @scores, the same as that of fp_network_pass
 * (), from a network that is ready. @figures: as for fp_network_gather ().
 * fp_network_judge: puts the chance of each seat to win from @engine's position into @shares,
 * likewise. */
void fp_network_arrange (FpNetwork *network);
void fp_network_scores (const FpNetwork *network, const int16_t *figures, double *scores);
void fp_network_judge (const FpNetwork *network, FpEngine *engine, double *shares);

/* The first words of the text of a network. */
#define FP_NETWORK_BEGINS "fifth-planet network"

/* fp_network_write: returns @network as the text of a file. Free with g_free ().
 * fp_network_read: returns the network in @text, ready to judge, for a game of @edition; NULL with
 * @error (FP_NETWORK_ERROR). */
char *fp_network_write (const FpNetwork *network);
FpNetwork *fp_network_read (const char *text, const FpEdition *edition, GError **error);

#define FP_NETWORK_ERROR (fp_network_error_quark ())
GQuark fp_network_error_quark (void);
enum
{
  FP_NETWORK_ERROR_OTHER, /* of another edition, or of other features than the edition has now */
  FP_NETWORK_ERROR_BROKEN, /* no network, or not a whole one */
};
