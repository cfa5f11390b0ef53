/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The speed of the engine: each figure is the median of five measurements of about a tenth of a
 * second. */
#pragma once

#include "session/game/fp-editions.h"

typedef struct
{
  const char *name; /* static */
  double value;
  const char *unit; /* static */
} FpBenchFigure;

enum
{
  /* copy-state, random-game, random-decision, view, load-sets, state-bytes,
   * random-decision-20-abilities, determinize, replay-save, playouts, search-depth, search-deepest,
   * greedy-playouts, random-encounter (turns if the edition counts no encounters) */
  FP_BENCH_FIGURES = 14,
};

/* fp_bench_run: measures all figures on one thread, without a listener. FALSE with @error if the
 * sets of @edition can't be read. @catalog holds the same sets, read before. */
gboolean fp_bench_run (const FpEdition *edition, const FpCatalog *catalog, FpBenchFigure figures[FP_BENCH_FIGURES],
                       GError **error);
