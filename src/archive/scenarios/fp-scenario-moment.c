/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a scenario up to its last answer. */
#include "archive/scenarios/fp-scenario-moment.h"

#include "archive/positions/fp-position.h"
#include "archive/scenarios/fp-scenario-private.h"

static const FpElement *
last_answer (const FpElement *scenario)
{
  const FpElement *last = NULL;
  for (guint i = 0; i < fp_element_n_children (scenario); i++)
    if (fp_element_is (fp_element_child_at (scenario, i), "answer"))
      last = fp_element_child_at (scenario, i);
  return last;
}

const FpElement *
fp_scenario_moment (const FpElement *scenario, const FpEdition *edition, const FpCatalog *catalog, FpState *state,
                    FpProblems *problems)
{
  const FpElement *last = last_answer (scenario);
  if (last == NULL)
    {
      fp_problems_add (problems, scenario->at, "no <answer>; expected the solution as the last one");
      return NULL;
    }
  g_autoptr (FpScenarioRun) run = fp_scenario_run_new (edition, catalog);
  FpEngine *engine = fp_scenario_engine (run);
  if (!fp_position_apply (engine, scenario, fp_scenario_options (scenario, edition), problems))
    return NULL;
  fp_engine_run (engine);
  for (guint i = 0; fp_element_child_at (scenario, i) != last && !fp_scenario_failed (run); i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);
      if (fp_element_is (element, "answer"))
        fp_scenario_answer (run, element);
    }
  if (fp_scenario_failed (run))
    {
      fp_problems_add (problems, scenario->at, "one of the answers before the last is not possible");
      return NULL;
    }
  fp_state_copy (state, engine->state);
  return last;
}

gboolean
fp_scenario_set_up (const FpElement *scenario, FpScenarioEdition find, gpointer data, const FpEdition **edition,
                    const FpCatalog **catalog, uint64_t *options)
{
  if (!fp_scenario_find (scenario, find, data, edition, catalog))
    return FALSE;
  *options = fp_scenario_options (scenario, *edition);
  return TRUE;
}
