/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Features: the numbers by which a learned judgement sees a seat's position at a quiet moment.
 *
 * The edition's own come first (FpEditionThinking.measure). Then come the rules in force of the
 * seat, counted by what they touch: the query that they modify, or the step or action that they
 * answer. Ids are hashed into a few classes, so rules of unknown cards count, too. */
#pragma once

#include "engine/runner/fp-engine.h"

enum
{
  FP_FEATURES_CLASSES = 8, /* of modified queries, and as many of answered procedures */
  FP_MAX_FEATURES = 96,
};

typedef struct
{
  const FpEdition *edition;
  guint n; /* number of features */
  uint8_t of_query[FP_MAX_QUERIES]; /* class by query */
  uint8_t of_procedure[FP_MAX_PROCEDURES]; /* class by procedure */
} FpFeatures;

/* fp_features_begin: fills in @features for @edition. FALSE: the edition has none. */
gboolean fp_features_begin (FpFeatures *features, const FpEdition *edition);

/* fp_features_id: returns the id of feature @index. Free with g_free (). */
char *fp_features_id (const FpFeatures *features, guint index);

/* fp_features_measure: puts the @features->n numbers of @seat in @engine's position into @figures.
 */
void fp_features_measure (const FpFeatures *features, FpEngine *engine, uint8_t seat, int16_t *figures);
