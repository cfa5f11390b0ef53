/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers to a query about several places at once. */
#pragma once

#include "engine/effects/fp-effects.h"

/* Places, and the answer about each. */
typedef struct
{
  guint n;
  uint16_t places[FP_MAX_PLACES];
  int32_t numbers[FP_MAX_PLACES];
} FpPlaceAnswers;

/* fp_query_places: changes @answers, which are those without a rule, to those to @query. The query
 * is about planets and gives players or a number. Each rule is looked at once, not once for each
 * place, unless a trace records or an evaluation runs. */
void fp_query_places (FpEngine *engine, guint query, FpPlaceAnswers *answers);
