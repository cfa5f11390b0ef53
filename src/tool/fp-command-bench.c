/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool bench: the speed of the engine. */
#include "config.h"

#include <glib/gi18n.h>

#include "book/fp-book-search.h"
#include "lab/fp-bench.h"
#include "lab/fp-series.h"
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
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* Returns the milliseconds from a key to its hits while a query is typed. */
static double
measure_typing (FpBookSearch *search)
{
  static const char question[] = "can i play a reinforcment on the opponents side";
  double values[5];
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      gint64 began = g_get_monotonic_time ();
      for (gsize typed = 1; typed <= strlen (question); typed++)
        {
          g_autofree char *start = g_strndup (question, typed);
          g_ptr_array_unref (fp_book_search_find (search, start, 20));
        }
      values[i] = (double) (g_get_monotonic_time () - began) / 1000 / (double) strlen (question);
    }
  qsort (values, G_N_ELEMENTS (values), sizeof values[0], compare);
  return values[G_N_ELEMENTS (values) / 2];
}

/* Measures how fast the rules book is indexed and searched. FALSE with @error on failure. */
static gboolean
print_rules (const FpCatalog *catalog, GError **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_auto (GStrv) folders = fp_book_folders ();
  gint64 began = g_get_monotonic_time ();
  g_autoptr (FpBook) book = fp_book_load ((const char *const *) folders, problems, error);
  g_autoptr (FpBookSearch) search = book != NULL ? fp_book_search_new (book, catalog, error) : NULL;
  if (search == NULL)
    return FALSE;
  fp_tool_print ("load-rules\t%.4f\tms\n", (double) (g_get_monotonic_time () - began) / 1000);
  fp_tool_print ("rules-search\t%.4f\tms\n", measure_typing (search));
  return TRUE;
}

/* Returns TRUE if @series is to be played: @wanted names it, or it is a usual one and @wanted is
 * “all”. */
static gboolean
is_wanted (const FpSeries *series, const char *wanted)
{
  return strcmp (wanted, "all") == 0 ? !series->extra : strcmp (wanted, series->name) == 0;
}

/* Plays the series called @wanted, “all”: all usual ones, and prints what came of each. */
static int
play_series (const FpEdition *edition, const FpCatalog *catalog, const char *wanted, gboolean chained)
{
  g_autoptr (GArray) list = fp_series_list (edition);
  gboolean found = FALSE;
  for (guint i = 0; i < list->len; i++)
    {
      const FpSeries *series = &g_array_index (list, FpSeries, i);
      if (!is_wanted (series, wanted))
        continue;
      FpSeriesResult result = fp_series_play (edition, catalog, series, chained);
      fp_tool_print ("%s/%s\t%016" G_GINT64_MODIFIER "x\t%u\t%.1f\t%.1f\t%u\n", edition->id, series->name,
                     (guint64) result.chain, result.decisions, result.effects, result.cards, result.dropped);
      found = TRUE;
    }
  if (found)
    return FP_EXIT_WELL;
  g_autoptr (GString) known = g_string_new ("all");
  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (known, ", %s", g_array_index (list, FpSeries, i).name);
  /* Translators: the words typed; the known names, with commas: “all, rules, text”. */
  return fp_tool_usage (&fp_command_bench, _ ("no series is called \"%s\"; there is: %s"), wanted, known->str);
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL, *series = NULL;
  gboolean unchained = FALSE;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Measure this edition"), "E" },
    { "series", 0, 0, G_OPTION_ARG_STRING, &series, N_ ("Play this series of games, or all"), "NAME" },
    { "unchained", 0, 0, G_OPTION_ARG_NONE, &unchained, N_ ("Leave out the hash over the games of a series"), NULL },
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
  if (series != NULL)
    return play_series (edition, catalog, series, !unchained);
  g_autoptr (GError) error = NULL;
  FpBenchFigure figures[FP_BENCH_FIGURES];
  if (!fp_bench_run (edition, catalog, figures, &error))
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  for (guint i = 0; i < FP_BENCH_FIGURES; i++)
    fp_tool_print ("%s\t%.*f\t%s\n", figures[i].name, figures[i].value < 100 ? 4 : 0, figures[i].value,
                   figures[i].unit);
  if (!print_rules (catalog, &error))
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  print_setting (catalog);
  return FP_EXIT_WELL;
}

const FpCommand fp_command_bench = {
  .name = "bench",
  .arguments = "[--edition E] [--series NAME [--unchained]]",
  .summary = N_ ("Measure how fast this machine plays"),
  .about = N_ ("Each line is a name, a value and a unit, separated by tabs; each value is the median of five "
               "measurements on one thread. With --series each line is a series of games: a hash over all its "
               "decisions and options, which is the same in any build that plays the same games, the number of "
               "decisions, and the means of effects in force and cards."),
  .run = run,
};
