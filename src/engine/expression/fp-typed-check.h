/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A check for engines that check invariants (FpEngine.checking): typed code must give what the
 * nodes of the expression give, with the same work. */
#pragma once

#include "engine/expression/fp-expression-private.h"

typedef struct
{
  FpContext *context;
  guint scratch_used, work; /* when the evaluation began */
} FpTypedCheck;

/* fp_typed_check_begin: fills in @check before an evaluation in @context. */
FP_COLD void fp_typed_check_begin (FpTypedCheck *check, FpContext *context);

/* fp_typed_check_value, fp_typed_check_players, fp_typed_check_truth: evaluate the nodes of @x, and
 * abort if that gives something else than @value, @players or @holds. Cost no work. */
FP_COLD void fp_typed_check_value (const FpTypedCheck *check, const FpExpression *x, const FpValue *value);
FP_COLD void fp_typed_check_players (const FpTypedCheck *check, const FpExpression *x, int32_t players);
FP_COLD void fp_typed_check_truth (const FpTypedCheck *check, const FpExpression *x, gboolean holds);
