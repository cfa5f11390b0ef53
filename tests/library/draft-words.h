/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of editions for several players without their rules: cards can be checked against them
 * before there is such an edition. */
#pragma once

#include "engine/runner/fp-engine.h"

/* draft_words: returns an edition “draft” that has words and does nothing. */
const FpEdition *draft_words (void);
