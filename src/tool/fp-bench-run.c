/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool bench: how fast the machine is. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/fp-bench.h"
#include "tool/fp-tool.h"

static void
print_setting (const FpCatalog *catalog)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (catalog->sets, FpSetInfo, i);
      fp_tool_print ("sets\t%s:%016" G_GINT64_MODIFIER "x\t\n", set->id, (guint64) set->programs);
    }
  guint abilities = 0;
  for (guint def = 0; def < catalog->cards->len; def++)
    {
      const GArray *of_card = fp_catalog_card (catalog, def)->abilities;
      abilities += of_card != NULL ? of_card->len : 0;
    }
  fp_tool_print ("abilities\t%u\t\n", abilities);
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Measure this edition"), "E" },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_bench, entries, 0, &argc, &argv, &status))
    return status;
  const FpEdition *edition = fp_tool_edition (&fp_command_bench, edition_id);
  if (edition == NULL)
    return FP_EXIT_USAGE;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (edition, &status);
  if (catalog == NULL)
    return status;
  g_autoptr (GError) error = NULL;
  FpBenchFigure figures[FP_BENCH_FIGURES];
  if (!fp_bench_run (edition, catalog, figures, &error))
    return fp_tool_fail (FP_EXIT_MACHINE, "%s", error->message);
  for (guint i = 0; i < FP_BENCH_FIGURES; i++)
    fp_tool_print ("%s\t%.*f\t%s\n", figures[i].name, figures[i].value < 100 ? 4 : 0, figures[i].value,
                   figures[i].unit);
  print_setting (catalog);
  return FP_EXIT_WELL;
}

const FpCommand fp_command_bench = {
  .name = "bench",
  .arguments = "[--edition E]",
  .summary = N_ ("Measure how fast this machine plays"),
  .about = N_ ("Each line is a name, a value and a unit, separated by tabs; each value is the median of five "
               "measurements on one thread."),
  .run = run,
};
