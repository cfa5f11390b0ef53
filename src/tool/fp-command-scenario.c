/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool scenario: plays scenarios and reports in TAP. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-session-file.h"
#include "tool/fp-tool.h"

/* Plays the files @paths (file system encoding); @without: abilities to remove, may be NULL. */
static int
play_files (const char *const *paths, const char *const *without)
{
  int status = FP_EXIT_WELL;
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  if (catalogs == NULL)
    return status;
  for (guint i = 0; without != NULL && without[i] != NULL; i++)
    {
      g_autofree char *message = NULL;
      if (!fp_catalogs_without (catalogs, without[i], &message))
        return fp_tool_usage (&fp_command_scenario, "--without: %s", message);
    }
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint failed = 0;
  if (!fp_scenarios_run (paths, fp_catalogs_for, catalogs, out, &failed, &error))
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  fp_tool_print ("%s", out->str);
  return failed > 0 ? FP_EXIT_FAULT : FP_EXIT_WELL;
}

static int
run (int argc, char **argv)
{
  g_auto (GStrv) paths = NULL, without = NULL;
  const GOptionEntry entries[] = {
    { "without", 0, 0, G_OPTION_ARG_STRING_ARRAY, &without, N_ ("Take this ability out"), "SET:CARD/ABILITY" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_scenario, entries, 0, &argc, &argv, &status))
    return status;
  if (paths == NULL)
    return fp_tool_usage (&fp_command_scenario, _ ("a file is missing"));
  return play_files ((const char *const *) paths, (const char *const *) without);
}

const FpCommand fp_command_scenario = {
  .name = "scenario",
  .arguments = "[--without SET:CARD/ABILITY]… FILE…",
  .summary = N_ ("Play scenarios and say which hold"),
  .about = N_ ("Prints TAP, the Test Anything Protocol. A scenario that no longer holds without an ability "
               "proves that the ability does something."),
  .run = run,
};
