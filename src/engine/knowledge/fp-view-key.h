/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of views, for searches that meet the same position again. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_view_key: returns @hash with what @viewer (a seat; FP_NOBODY: a bystander) sees now mixed in.
 * The order of cards and what is known of unseen ones don't count. Equal views give equal keys, and
 * no view is made. */
uint64_t fp_view_key (FpEngine *engine, uint8_t viewer, uint64_t hash);
