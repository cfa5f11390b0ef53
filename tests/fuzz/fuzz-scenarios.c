/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios with any kind of mistake: checked, played, and continued from their positions at
 * random. */
#include "fuzz.h"

#include <string.h>

#include "archive/positions/fp-position.h"
#include "archive/scenarios/fp-scenario.h"

enum
{
  MOST_BYTES = 64 * 1024,
  MOST_ANSWERS = 80,
  MOST_SCENARIOS = 12, /* of a file that are continued from their positions */
};

/* From the report of a failed scenario. The quotation mark tells it from titles, which may have any
 * words. */
#define UNSOUND "\n  message: \"the state is unsound"

static FpCatalog *catalog;

void
fuzz_start (void)
{
  g_autofree char *shipped = fuzz_shipped ();

  catalog = fuzz_catalog (shipped, NULL);
}

void
fuzz_stop (void)
{
  g_clear_pointer (&catalog, fp_catalog_free);
}

static gboolean
find (const char *id, uint64_t options G_GNUC_UNUSED, const FpEdition **edition, const FpCatalog **cards,
      gpointer data G_GNUC_UNUSED)
{
  if (strcmp (id, fuzz_edition ()->id) != 0)
    return FALSE;
  *edition = fuzz_edition ();
  *cards = catalog;
  return TRUE;
}

static void
run_file (const char *path)
{
  const char *const paths[] = { path, NULL };
  g_autoptr (GString) messages = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint failed = 0;

  g_assert_true (fp_scenarios_run (paths, find, NULL, messages, &failed, &error));
  g_assert_true (g_utf8_validate (messages->str, -1, NULL));
  if (strstr (messages->str, UNSOUND) != NULL)
    g_error ("%s", messages->str);
}

static void
play_on (FpEngine *engine, const FpElement *scenario, uint64_t seed)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("scenario");

  if (!fp_position_apply (engine, scenario, 0, problems))
    {
      g_assert_cmpuint (fp_problems_count (problems), >, 0);
      return;
    }
  fp_engine_run (engine);
  g_assert_cmpstr (fp_state_check (engine), ==, NULL);
  fuzz_play (engine, seed, MOST_ANSWERS);
}

static void
play_all (const FpElement *root, uint64_t seed)
{
  FpEngine *engine = fuzz_engine (catalog);

  if (fp_element_is (root, "scenario"))
    play_on (engine, root, seed);
  for (guint i = 0; i < MIN (fp_element_n_children (root), (guint) MOST_SCENARIOS); i++)
    if (fp_element_is (fp_element_child_at (root, i), "scenario"))
      play_on (engine, fp_element_child_at (root, i), seed + i);
  fuzz_engine_free (engine);
}

gboolean
fuzz_one (const char *data, gsize length)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("scenarios");
  g_autoptr (FpDocument) document = NULL;
  g_autoptr (GString) messages = g_string_new (NULL);

  if (length > MOST_BYTES)
    return FALSE;
  document = fp_document_parse (data, length, "scenarios", problems);
  if (document == NULL)
    return FALSE;
  fp_scenario_check (fp_document_root (document), find, NULL, problems);
  fp_problems_print (problems, messages);
  run_file (fuzz_file (0, data, length));
  if (fp_problems_count (problems) > 0)
    return FALSE;
  play_all (fp_document_root (document), fuzz_seed (data, length));
  return TRUE;
}
