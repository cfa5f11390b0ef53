/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and engines of the small edition, for tests. */
#pragma once

#include "editions/mini/fp-mini.h"
#include "engine/runner/fp-engine.h"

/* mini_catalog: returns the cards of the small edition. Free with fp_catalog_free (). */
FpCatalog *mini_catalog (void);

/* mini_engine: returns an engine of @edition, which is the small one or a copy of it, with a state
 * of its own. It checks the invariants. Free both with mini_engine_free (). */
FpEngine *mini_engine (const FpEdition *edition, const FpCatalog *catalog);
void mini_engine_free (FpEngine *engine);

/* mini_answer: answers the pending decision at random. */
void mini_answer (FpEngine *engine, GRand *random);
