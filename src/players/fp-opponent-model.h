/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The opponent model: counts of how often each secret answer was given and how often the same
 * answer was possible, by decision and by the publicly visible state of the table.
 *
 * Coarser situations fill in for a situation seen too seldom. A player can be told to expect that
 * the others answer so (fp_player_expect ()), which measures how exploitable they are.
 */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpOpponentModel FpOpponentModel;

FpOpponentModel *fp_opponent_model_new (void);
void fp_opponent_model_free (FpOpponentModel *opponent_model);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpOpponentModel, fp_opponent_model_free)

/* fp_opponent_model_answer: answers the open decision of @engine with option @index. A secret
 * answer that others give at the same time is counted. */
void fp_opponent_model_answer (FpOpponentModel *opponent_model, FpEngine *engine, guint index);

/* fp_opponent_model_add: adds the counts of @more. */
void fp_opponent_model_add (FpOpponentModel *opponent_model, const FpOpponentModel *more);

/* fp_opponent_model_expect: puts the probability of each option of the open decision of @engine
 * into @odds (one per option; their sum is 1). The decision is secret and answered by others at the
 * same time. FALSE: no such decision was ever seen. */
gboolean fp_opponent_model_expect (const FpOpponentModel *opponent_model, FpEngine *engine, double *odds);

/* fp_opponent_model_expect_secret: puts the probability that @secret is each of the @n @values into
 * @odds. fp_opponent_model_expect_cards: does the same for the @n @cards that @seat may have laid
 * face down, in a zone where cards are chosen in secret. FALSE as above. */
gboolean fp_opponent_model_expect_secret (const FpOpponentModel *opponent_model, FpEngine *engine,
                                          const FpSecret *secret, const int16_t *values, guint n, double *odds);
gboolean fp_opponent_model_expect_cards (const FpOpponentModel *opponent_model, FpEngine *engine, uint8_t seat,
                                         const uint16_t *cards, guint n, double *odds);

/* fp_opponent_model_seen: returns the number of answers counted. */
uint64_t fp_opponent_model_seen (const FpOpponentModel *opponent_model);
