/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences of an answer after which no totals are made: two cards to negotiate. */
#include "players/fp-consequences.h"
#include "session/game/fp-catalogs.h"
#include "text/events/fp-text-result.h"

#include <string.h>

enum
{
  FOUND = 5, /* uses of the ability that are checked */
  SEATS = 2,
};

static const FpTextNames names = { { "Ada", "Bob", "Cy", "Dee" } };

/* Checks the option of making both cards negotiate, if it is open. */
static guint
check_decision (FpEngine *engine)
{
  const FpOptions *options = fp_engine_options (engine);
  guint found = 0;

  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      FpConsequence consequence;

      if (option->kind != FP_OPTION_ABILITY || option->value < 0 ||
          strcmp (fp_engine_def (engine, (uint16_t) option->target)->id, "empath") != 0)
        continue;
      g_autoptr (FpConsequences) consequences = fp_consequences_new (engine, engine->state->head.pending.seat);
      if (!fp_consequences_find (consequences, i, &consequence))
        continue; /* another seat is asked before */
      g_assert_true (consequence.without_totals);
      g_assert_cmpuint (consequence.fighting, ==, 0);
      found++;
    }
  return found;
}

static void
test_negotiates (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpCatalogs *catalogs = fp_catalogs_new (NULL, problems, NULL);
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpDecision decision;
  FpRandom random;
  guint found = 0;

  g_assert_true (fp_catalogs_find ("classic", &edition, &catalog, catalogs));
  FpEngine *engine = fp_engine_new (edition, catalog);
  fp_random_seed (&random, 3);
  fp_engine_use (engine, state);
  for (uint64_t seed = 1; seed < 500 && found < FOUND; seed++)
    {
      fp_engine_start (engine, SEATS, seed, 0);
      for (guint made = 0; made < 300 && fp_engine_decision (engine, &decision); made++)
        {
          found += check_decision (engine);
          fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
        }
    }
  g_assert_cmpuint (found, >=, FOUND);
  g_autofree char *text = fp_text_without_totals (engine, 0, &names);
  g_assert_cmpstr (text, ==, "Both negotiate: try to make a deal");
  fp_engine_free (engine);
  g_aligned_free (state);
  fp_catalogs_free (catalogs);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/without-totals/negotiates", test_negotiates);
  return g_test_run ();
}
