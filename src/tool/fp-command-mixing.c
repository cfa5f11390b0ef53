/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool mixing: entropy of the players' mixed strategies. */
#include "config.h"

#include <glib/gi18n.h>

#include "lab/fp-strategy-entropy.h"
#include "tool/fp-tool.h"

enum
{
  MOST_POSITIONS = 10000,
  MOST_SEARCHES = 1000,
  MOST_JOBS = 256,
};

/* The command line. */
typedef struct
{
  char *edition, *positions, *searches, *seed, *jobs;
  gboolean tsv;
} FpArguments;

static void
clear_arguments (FpArguments *arguments)
{
  g_free (arguments->edition);
  g_free (arguments->positions);
  g_free (arguments->searches);
  g_free (arguments->seed);
  g_free (arguments->jobs);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpArguments, clear_arguments)

/* Sums over the positions with the same kind of decision. */
typedef struct
{
  const char *id;
  guint positions;
  double options, bits, bits_seen, most;
} FpStrategyEntropySum;

static void
print_sum (const char *player, const FpStrategyEntropySum *sum)
{
  double n = sum->positions;
  fp_tool_print ("%s\t%s\t%u\t%.1f\t%.2f\t%.2f\t%.2f\n", player, sum->id, sum->positions, sum->options / n,
                 sum->bits / n, sum->bits_seen / n, sum->most / n);
}

/* Returns the part of a position's name that identifies the decision. */
static char *
question_of (const FpStrategyEntropyFigures *figures)
{
  const char *first = strchr (figures->name, '/') + 1;
  return g_strndup (first, (gsize) (strrchr (first, '/') - first));
}

/* Prints a row for each kind of decision, and one for all. */
static void
print_sums (const FpStrategyEntropy *mixing, const FpStrategyEntropyFigures *figures)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) sums = g_array_new (FALSE, TRUE, sizeof (FpStrategyEntropySum));
  FpStrategyEntropySum all = { .id = "all" };
  for (guint i = 0; i < mixing->positions; i++)
    {
      if (*figures[i].name == '\0')
        continue;
      char *id = question_of (&figures[i]);
      g_ptr_array_add (ids, id);
      guint at = 0;
      while (at < sums->len && !g_str_equal (g_array_index (sums, FpStrategyEntropySum, at).id, id))
        at++;
      if (at == sums->len)
        g_array_append_val (sums, ((FpStrategyEntropySum){ .id = id }));
      FpStrategyEntropySum *both[] = { &g_array_index (sums, FpStrategyEntropySum, at), &all };
      for (guint k = 0; k < G_N_ELEMENTS (both); k++)
        {
          both[k]->positions++;
          both[k]->options += figures[i].options;
          both[k]->bits += figures[i].bits;
          both[k]->bits_seen += figures[i].bits_seen;
          both[k]->most += figures[i].most;
        }
    }
  for (guint i = 0; i < sums->len; i++)
    print_sum (mixing->player, &g_array_index (sums, FpStrategyEntropySum, i));
  if (all.positions > 0)
    print_sum (mixing->player, &all);
}

static void
print_positions (const FpStrategyEntropy *mixing, const FpStrategyEntropyFigures *figures)
{
  for (guint i = 0; i < mixing->positions; i++)
    if (*figures[i].name != '\0')
      fp_tool_print ("%s\t%s\t1\t%u\t%.4f\t%.4f\t%.4f\n", mixing->player, figures[i].name, figures[i].options,
                     figures[i].bits, figures[i].bits_seen, figures[i].most);
}

static int
measure (FpStrategyEntropy *mixing, char **players, gboolean tsv)
{
  int status;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (mixing->edition, &status);
  if (catalog == NULL)
    return status;
  g_autofree FpStrategyEntropyFigures *figures = g_new0 (FpStrategyEntropyFigures, mixing->positions);
  mixing->catalog = catalog;
  fp_tool_print ("player\tquestion\tpositions\toptions\tbits\tbits-seen\tmost\n");
  for (guint i = 0; players[i] != NULL; i++)
    {
      mixing->player = players[i];
      fp_strategy_entropy_measure (mixing, figures);
      if (tsv)
        print_positions (mixing, figures);
      print_sums (mixing, figures);
    }
  return FP_EXIT_WELL;
}

static gboolean
read_number (const char *name, const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
  return fp_tool_option_number (&fp_command_mixing, name, text, least, most, number);
}

static int
run (int argc, char **argv)
{
  g_auto (FpArguments) arguments = { 0 };
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &arguments.edition, N_ ("Play this edition"), "E" },
    { "positions", 0, 0, G_OPTION_ARG_STRING, &arguments.positions, N_ ("How many positions to ask at (50)"), "N" },
    { "searches", 0, 0, G_OPTION_ARG_STRING, &arguments.searches, N_ ("How often to ask at each (8)"), "K" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &arguments.seed, N_ ("Seed of the series (1)"), "S" },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &arguments.jobs, N_ ("Threads (as many as processors)"), "J" },
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &arguments.tsv, N_ ("Write a row for each position, too"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_mixing, entries, -1, &argc, &argv, &status))
    return status;
  uint64_t positions = 50, searches = 8, jobs = MIN (g_get_num_processors (), MOST_JOBS);
  FpStrategyEntropy mixing = { .edition = fp_tool_edition (&fp_command_mixing, arguments.edition), .seed = 1 };
  if (mixing.edition == NULL || !read_number ("positions", arguments.positions, 1, MOST_POSITIONS, &positions) ||
      !read_number ("searches", arguments.searches, 1, MOST_SEARCHES, &searches) ||
      !read_number ("seed", arguments.seed, 0, UINT64_MAX, &mixing.seed) ||
      !read_number ("jobs", arguments.jobs, 1, MOST_JOBS, &jobs))
    return FP_EXIT_USAGE;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      if (!fp_player_check (argv[i], &error))
        return fp_tool_usage (&fp_command_mixing, "%s", error->message);
    }
  mixing.positions = (guint) positions;
  mixing.searches = (guint) searches;
  mixing.jobs = (guint) jobs;
  return measure (&mixing, argv + 1, arguments.tsv);
}

const FpCommand fp_command_mixing = {
  .name = "mixing",
  .arguments = "PLAYER… [--edition E] [--positions N] [--searches K] [--seed S] [--jobs J] [--tsv]",
  .summary = N_ ("Measure how well computer players hide secret choices"),
  .about =
      N_ ("Asks each PLAYER at positions of real games in which both choose in secret. Bits: the entropy of what it "
          "means to do; bits-seen: of what it does, over all times it was asked; most: how often it does what it "
          "does most, from 0 to 1."),
  .run = run,
};
