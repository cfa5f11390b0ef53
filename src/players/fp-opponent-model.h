/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody tends to choose in secret: how often each answer was given, of how often it could have been, by the
 * question and by how the table looked to everybody.
 *
 * Where a situation has been seen too seldom, what is known of coarser ones fills in.  A player can be told to expect
 * that the others answer like that (fp_player_expect ()): this measures how well they can be read.
 */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpOpponentModel FpOpponentModel;

FpOpponentModel *fp_opponent_model_new (void);
void fp_opponent_model_free (FpOpponentModel *opponent_model);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpOpponentModel, fp_opponent_model_free)

/* fp_opponent_model_answer: answers the open question of @engine with option @index; if it was a secret one that others
 * answer at the same time, that is noted. */
void fp_opponent_model_answer (FpOpponentModel *opponent_model, FpEngine *engine, guint index);

/* fp_opponent_model_add: @more was seen, too. */
void fp_opponent_model_add (FpOpponentModel *opponent_model, const FpOpponentModel *more);

/* fp_opponent_model_expect: how likely who is asked gives each answer of the open question of @engine, which is secret
 * and answered by others at the same time, into @odds (as many as there are options; all together 1).  FALSE: no such
 * question was ever seen. */
gboolean fp_opponent_model_expect (const FpOpponentModel *opponent_model, FpEngine *engine, double *odds);

/* fp_opponent_model_expect_secret: likewise, how likely @secret is each of @values (@n of them).
 * fp_opponent_model_expect_cards: how likely the card that its holder @seat has secretly laid down in a zone where
 * cards are so chosen is each of @cards
 * (@n of them). */
gboolean fp_opponent_model_expect_secret (const FpOpponentModel *opponent_model, FpEngine *engine,
                                          const FpSecret *secret, const int16_t *values, guint n, double *odds);
gboolean fp_opponent_model_expect_cards (const FpOpponentModel *opponent_model, FpEngine *engine, uint8_t seat,
                                         const uint16_t *cards, guint n, double *odds);

/* fp_opponent_model_seen: how many answers were noted. */
uint64_t fp_opponent_model_seen (const FpOpponentModel *opponent_model);
