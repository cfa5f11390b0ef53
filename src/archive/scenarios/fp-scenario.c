/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files of scenarios, plays all of them, reports in TAP. */
#include "archive/scenarios/fp-scenario-private.h"

#include <string.h>

/* A parsed file. */
typedef struct
{
  const char *path;
  FpDocument *document; /* NULL: at fault, see problems */
  FpProblems *problems;
} File;

static void
clear_file (gpointer data)
{
  File *file = data;

  fp_document_free (file->document);
  fp_problems_free (file->problems);
}

/* Returns the number of scenarios of @root: itself or its children. */
static guint
n_scenarios (const FpElement *root)
{
  return fp_element_is (root, "scenario") ? 1 : fp_element_n_children (root);
}

static const FpElement *
scenario_at (const FpElement *root, guint index)
{
  return fp_element_is (root, "scenario") ? root : fp_element_child_at (root, index);
}

/* Reads all files, so that the number of tests can be the first line. */
static GArray *
load_files (const char *const *paths, GError **error)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (File));

  g_array_set_clear_func (files, clear_file);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      File file = { .path = paths[i], .problems = fp_problems_new (paths[i]) };
      GError *local = NULL;

      file.document = fp_document_load (paths[i], FP_SCENARIO_MAX_BYTES, file.problems, &local);
      g_array_append_val (files, file);
      if (local != NULL)
        {
          g_propagate_error (error, local);
          return NULL;
        }
      if (file.document != NULL)
        fp_scenario_check_root (fp_document_root (file.document), file.problems);
    }
  return g_steal_pointer (&files);
}

/* Returns TRUE if the file holds scenarios. */
static gboolean
is_sound (const File *file)
{
  return fp_problems_count (file->problems) == 0;
}

static void
append_problem (GString *out, const char *file, FpProblems *problems)
{
  guint more = fp_problems_count (problems) - 1;
  g_autofree char *message = NULL;
  const FpProblem *first;

  fp_problems_sort (problems);
  first = fp_problems_get (problems, 0);
  message = more > 0 ? g_strdup_printf ("%s (and %u more)", first->message, more) : g_strdup (first->message);
  fp_scenario_append_block (out, file, first->at, message, NULL, NULL);
}

/* Plays one scenario if it is valid, and appends its line. */
static gboolean
run_one (const char *path, const FpElement *scenario, guint number, FpScenarioEdition find, gpointer data, GString *out)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GString) block = g_string_new (NULL);
  const FpEdition *edition = NULL;
  const FpCatalog *catalog = NULL;
  const char *id = fp_element_get (scenario, "id");
  const char *title = fp_element_get (scenario, "title");
  g_autofree char *name = NULL;
  gboolean passed;

  fp_scenario_check_one (scenario, find, data, problems);
  passed = fp_problems_count (problems) == 0;
  if (!passed)
    append_problem (block, path, problems);
  else if (fp_scenario_find (scenario, find, data, &edition, &catalog))
    passed = fp_scenario_play (path, scenario, edition, catalog, block);
  name = g_strdup_printf ("%s %s", id != NULL ? id : "", title != NULL ? title : "");
  /* Text of the file must not look like lines or directives of TAP. */
  g_strdelimit (name, "#\n\r\t", ' ');
  g_string_append_printf (out, "%s %u - %s#%s\n%s", passed ? "ok" : "not ok", number, path, name, block->str);
  return passed;
}

gboolean
fp_scenarios_run (const char *const *paths, FpScenarioEdition find, gpointer data, GString *out, guint *failed,
                  GError **error)
{
  g_autoptr (GArray) files = load_files (paths, error);
  guint total = 0, number = 0;

  *failed = 0;
  if (files == NULL)
    return FALSE;
  for (guint i = 0; i < files->len; i++)
    {
      const File *file = &g_array_index (files, File, i);

      total += is_sound (file) ? n_scenarios (fp_document_root (file->document)) : 1;
    }
  g_string_append_printf (out, "1..%u\n", total);
  for (guint i = 0; i < files->len; i++)
    {
      const File *file = &g_array_index (files, File, i);

      if (!is_sound (file))
        {
          g_string_append_printf (out, "not ok %u - %s\n", ++number, file->path);
          append_problem (out, file->path, file->problems);
          (*failed)++;
          continue;
        }
      for (guint k = 0; k < n_scenarios (fp_document_root (file->document)); k++)
        if (!run_one (file->path, scenario_at (fp_document_root (file->document), k), ++number, find, data, out))
          (*failed)++;
    }
  return TRUE;
}

/* Complains about one scenario; about its position only if everything else is valid, as setting it
 * up needs that. */
static void
check_whole (const FpElement *scenario, FpScenarioEdition find, gpointer data, FpProblems *problems)
{
  guint before = fp_problems_count (problems);
  const FpEdition *edition = NULL;
  const FpCatalog *catalog = NULL;

  fp_scenario_check_one (scenario, find, data, problems);
  if (fp_problems_count (problems) == before && fp_scenario_find (scenario, find, data, &edition, &catalog))
    fp_scenario_try_position (scenario, edition, catalog, problems);
}

void
fp_scenario_check (const FpElement *root, FpScenarioEdition find, gpointer data, FpProblems *problems)
{
  fp_scenario_check_root (root, problems);
  for (guint i = 0; i < n_scenarios (root); i++)
    if (fp_element_is (scenario_at (root, i), "scenario"))
      check_whole (scenario_at (root, i), find, data, problems);
  fp_problems_sort (problems);
}

gboolean
fp_scenario_check_file (const char *path, FpScenarioEdition find, gpointer data, FpProblems *problems, GError **error)
{
  g_autoptr (FpDocument) document = fp_document_load (path, FP_SCENARIO_MAX_BYTES, problems, error);

  if (document == NULL)
    return FALSE;
  fp_scenario_check (fp_document_root (document), find, data, problems);
  return fp_problems_count (problems) == 0;
}
