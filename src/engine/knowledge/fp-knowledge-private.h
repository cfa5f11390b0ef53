/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The zones of a player that moving cards and deductions both go through. */
#pragma once

#include "engine/knowledge/fp-knowledge.h"

/* fp_knowledge_zones: collects the zones with hidden cards of @owner, of those that @which names.
 * Returns their number. */
guint fp_knowledge_zones (const FpEngine *engine, uint8_t owner, FpHidden which, uint16_t zones[FP_MAX_ZONES]);
