/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The report of a scenario that fails, in TAP's YAML. */
#include "archive/scenarios/fp-scenario-private.h"

static void
append_quoted (GString *out, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "'", -1);
  g_autofree char *joined = g_strjoinv ("''", parts);

  g_string_append_printf (out, "'%s'", g_strdelimit (joined, "\r\n\t", ' '));
}

void
fp_scenario_append_block (GString *out, const char *file, FpLocation at, const char *message, const char *question,
                          GPtrArray *options)
{
  g_string_append (out, "  ---\n  file: ");
  append_quoted (out, file);
  g_string_append_printf (out, "\n  line: %d\n  message: ", at.line);
  append_quoted (out, message);
  if (question != NULL)
    {
      g_string_append (out, "\n  question: ");
      append_quoted (out, question);
    }
  g_string_append (out, "\n  options: [");
  for (guint i = 0; options != NULL && i < options->len; i++)
    {
      g_string_append (out, i > 0 ? ", " : "");
      append_quoted (out, g_ptr_array_index (options, i));
    }
  g_string_append (out, "]\n  ...\n");
}
