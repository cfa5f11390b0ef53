/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and engines of the small edition, for tests. */
#include "editions/mini/mini-game.h"

#include "fixture/catalog.h"

FpCatalog *
mini_catalog (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "editions", "mini", "sets", "mini", NULL);

  return catalog_load (fp_mini_edition (), (const char *const[]){ folder, NULL });
}

FpEngine *
mini_engine (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = fp_engine_new (edition, catalog);

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = TRUE;
  return engine;
}

void
mini_engine_free (FpEngine *engine)
{
  g_aligned_free (engine->state);
  fp_engine_free (engine);
}

void
mini_answer (FpEngine *engine, GRand *random)
{
  fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
}
