/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool record: prints the player's record. */
#include "config.h"

#include <glib/gi18n.h>

#include "record/fp-record.h"
#include "tool/fp-tool.h"

static int
run (int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autofree char *path = fp_record_path ();
  g_autoptr (GError) error = NULL;
  int status;
  if (!fp_tool_options (&fp_command_record, entries, 0, &argc, &argv, &status))
    return status;
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      fp_tool_report ("%s", _ ("You have no finished games in the record yet."));
      return FP_EXIT_WELL;
    }
  g_autoptr (FpRecord) record = fp_record_open (path, &error);
  g_autofree char *text = record != NULL ? fp_record_export (record, &error) : NULL;
  if (text == NULL)
    {
      fp_tool_report ("%s", error->message);
      return FP_EXIT_SYSTEM;
    }
  fp_tool_print ("%s", text);
  return FP_EXIT_WELL;
}

const FpCommand fp_command_record = {
  .name = "record",
  .arguments = "",
  .summary = N_ ("Print your finished games as comma-separated values"),
  .about = N_ ("The window counts them under “Your Record”."),
  .run = run,
};
