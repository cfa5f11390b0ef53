/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool simulate: many games between computer players. */
#include "config.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "session/game/fp-aliens.h"
#include "lab/fp-exploitability.h"
#include "markup/fp-regular-file.h"
#include "tool/fp-simulate-matrix.h"
#include "tool/fp-simulate-report.h"
#include "tool/fp-tool.h"

enum
{
  NETWORK_MOST_BYTES = 16 << 20,
};

/* The command line. */
typedef struct
{
  char *edition, *seats, *players, *games, *seed, *jobs, *threads, *aliens, *append, *network, *bundle;
  char **options;
  gboolean mirror, exploit, matrix, reach, cards, habits, tsv;
} FpArguments;

static void
clear_arguments (FpArguments *arguments)
{
  g_free (arguments->edition);
  g_free (arguments->seats);
  g_free (arguments->players);
  g_free (arguments->games);
  g_free (arguments->seed);
  g_free (arguments->jobs);
  g_free (arguments->threads);
  g_free (arguments->aliens);
  g_free (arguments->append);
  g_free (arguments->network);
  g_free (arguments->bundle);
  g_strfreev (arguments->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpArguments, clear_arguments)

static gboolean
read_number (const char *name, const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
  return fp_tool_option_number (&fp_command_simulate, name, text, least, most, number);
}

/* Parses “A,B” into the simulation: a player for each seat, the last one for all seats behind. */
static gboolean
read_players (FpSimulation *simulation, char **names)
{
  guint n = g_strv_length (names);
  if (n > simulation->n_seats)
    {
      /* Translators: the number of players that were named, and the greatest number: “--players
         names 5 players; at most 4 were expected”. */
      fp_tool_usage (&fp_command_simulate, _ ("--players names %u players; at most %u were expected"), n,
                     simulation->n_seats);
      return FALSE;
    }
  for (guint seat = 0; seat < simulation->n_seats; seat++)
    {
      g_autoptr (GError) error = NULL;
      simulation->players[seat] = g_strstrip (names[MIN (seat, n - 1)]);
      if (!fp_player_check (simulation->players[seat], &error))
        {
          fp_tool_usage (&fp_command_simulate, "--players: %s", error->message);
          return FALSE;
        }
    }
  return TRUE;
}

/* Sets the number of seats: that of --seats, else the edition's usual one, or more if --players
 * names more. */
static gboolean
read_seats (FpSimulation *simulation, const char *seats, guint n_players)
{
  const FpEdition *edition = simulation->edition;
  simulation->n_seats = MAX (fp_edition_usual_seats (edition), MIN (n_players, edition->most_seats));
  return fp_tool_seats (&fp_command_simulate, edition, seats, &simulation->n_seats);
}

static gboolean
read_options (FpSimulation *simulation, char **ids)
{
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      uint64_t bit = fp_tool_option (&fp_command_simulate, simulation->edition, ids[i]);
      if (bit == 0)
        return FALSE;
      simulation->options |= bit;
    }
  return TRUE;
}

/* Returns TRUE if @id names an alien; reports the known ones if not. */
static gboolean
check_alien (const FpSimulation *simulation, const char *id)
{
  g_autofree char *message = NULL;
  if (fp_aliens_check (simulation->catalog, id, &message))
    return TRUE;
  fp_tool_usage (&fp_command_simulate, "--aliens: %s", message);
  return FALSE;
}

/* Returns TRUE if the cards @a and @b differ; reports if not. */
static gboolean
check_different (const FpSimulation *simulation, const char *a, const char *b)
{
  if (fp_catalog_find (simulation->catalog, a) != fp_catalog_find (simulation->catalog, b))
    return TRUE;
  /* Translators: the id of an alien, such as “flux”. */
  fp_tool_usage (&fp_command_simulate, _ ("--aliens: there is only one \"%s\""), b);
  return FALSE;
}

/* Returns TRUE if the aliens @a and @b may be in one game; reports if not. */
static gboolean
check_together (const FpSimulation *simulation, const char *a, const char *b)
{
  if (!fp_catalog_apart (simulation->catalog, (guint) fp_catalog_find (simulation->catalog, a),
                         (guint) fp_catalog_find (simulation->catalog, b)))
    return TRUE;
  /* Translators: the ids of two aliens. */
  fp_tool_usage (&fp_command_simulate, _ ("--aliens: \"%s\" and \"%s\" are not played together"), a, b);
  return FALSE;
}

/* Returns TRUE if the alien @id may be in games of this kind; reports if not. */
static gboolean
check_dealt (const FpSimulation *simulation, const char *id)
{
  guint def = (guint) fp_catalog_find (simulation->catalog, id);
  g_autofree char *games = NULL;
  if (fp_edition_may_deal (simulation->edition, fp_catalog_card (simulation->catalog, def), simulation->n_seats,
                           simulation->options))
    return TRUE;
  games = fp_text_card_games (simulation->catalog, def);
  /* Translators: the id of an alien, and sentences such as “For 4 players or more.” */
  fp_tool_usage (&fp_command_simulate, _ ("--aliens: \"%s\" is not in this game. %s"), id, games);
  return FALSE;
}

/* Parses “X,Y” into the simulation, whose catalog is loaded; “any” leaves the choice to the player.
 */
static gboolean
read_aliens (FpSimulation *simulation, char **ids)
{
  guint n = g_strv_length (ids);
  if (n != simulation->n_seats)
    {
      /* Translators: the number of aliens that were named, and the wanted number. */
      fp_tool_usage (&fp_command_simulate, _ ("--aliens names %u aliens; %u were expected"), n, simulation->n_seats);
      return FALSE;
    }
  for (guint seat = 0; seat < simulation->n_seats; seat++)
    {
      if (g_str_equal (g_strstrip (ids[seat]), "any"))
        continue;
      if (!check_alien (simulation, ids[seat]) || !check_dealt (simulation, ids[seat]))
        return FALSE;
      for (guint other = 0; other < seat; other++)
        if (simulation->aliens[other] != NULL && (!check_different (simulation, simulation->aliens[other], ids[seat]) ||
                                                  !check_together (simulation, simulation->aliens[other], ids[seat])))
          return FALSE;
      simulation->aliens[seat] = ids[seat];
    }
  return TRUE;
}

/* Plays the aliens @ids (NULL: all) against each other. */
static int
play_matrix (FpSimulation *simulation, char **ids, const char *append)
{
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      if (!check_alien (simulation, g_strstrip (ids[i])))
        return FP_EXIT_USAGE;
      for (guint k = 0; k < i; k++)
        if (!check_different (simulation, ids[k], ids[i]))
          return FP_EXIT_USAGE;
    }
  return fp_simulate_matrix (simulation, (const char *const *) ids, append);
}

/* Reads the network in the file @path for games of @simulation. Returns NULL after a report, with
 * the exit code in *@status. */
static FpNetwork *
read_network (const FpSimulation *simulation, const char *path, int *status)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = fp_regular_file_read (path, NETWORK_MOST_BYTES, NULL, &error);
  FpNetwork *network = NULL;
  *status = text != NULL ? FP_EXIT_FAULT : FP_EXIT_SYSTEM;
  if (text == NULL)
    fp_tool_report ("%s", error->message);
  else if ((network = fp_network_read (text, simulation->edition, &error)) == NULL)
    fp_tool_report ("%s: %s", path, error->message);
  else if (!fp_network_take_seats (network, simulation->n_seats))
    {
      /* Translators: the path of a file, and a number of players. */
      fp_tool_report (_ ("%s: the network is for games of %u"), path, network->n_seats);
      g_clear_pointer (&network, fp_network_free);
    }
  return network;
}

/* Plays @simulation, which is set up but for the aliens, and prints the report. */
static int
play_and_report (FpSimulation *simulation, const FpArguments *arguments)
{
  int status;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (simulation->edition, &status);
  if (catalog == NULL)
    return status;
  simulation->catalog = catalog;
  simulation->plain[0] = g_strcmp0 (arguments->network, "none") == 0;
  g_autoptr (FpNetwork) network = arguments->network != NULL && !simulation->plain[0]
                                      ? read_network (simulation, arguments->network, &status)
                                      : NULL;
  if (arguments->network != NULL && network == NULL && !simulation->plain[0])
    return status;
  simulation->networks[0] = network;
  g_auto (GStrv) aliens = arguments->aliens != NULL ? g_strsplit (arguments->aliens, ",", -1) : NULL;
  if (isatty (STDERR_FILENO) == 1)
    simulation->progress = fp_tool_show_progress;
  if ((arguments->matrix || aliens != NULL) && !fp_match_ups_open (simulation))
    /* Translators: an option, “matrix” or “aliens”, that isn't translated. */
    return fp_tool_usage (&fp_command_simulate, _ ("--%s: with these set-up options nobody chooses an alien freely"),
                          arguments->matrix ? "matrix" : "aliens");
  if (arguments->matrix)
    return play_matrix (simulation, aliens, arguments->append);
  if (aliens != NULL && !read_aliens (simulation, aliens))
    return FP_EXIT_USAGE;
  if (arguments->exploit)
    {
      FpExploitabilityFigures figures;
      fp_exploitability (simulation, &figures);
      fp_simulate_clear_progress (simulation);
      fp_exploitability_report (simulation, &figures, arguments->tsv);
      return FP_EXIT_WELL;
    }
  g_autofree FpSimulationResult *result = g_new0 (FpSimulationResult, 1);
  fp_simulate (simulation, result);
  fp_simulate_clear_progress (simulation);
  fp_simulate_report (simulation, result, arguments->tsv);
  fp_simulation_clear (result);
  return FP_EXIT_WELL;
}

static gboolean
are_alike (const FpSimulation *simulation)
{
  for (guint seat = 1; seat < simulation->n_seats; seat++)
    if (!g_str_equal (simulation->players[0], simulation->players[seat]))
      return FALSE;
  return TRUE;
}

/* Reports options that exclude each other. */
static gboolean
check_kinds (const FpSimulation *simulation, const FpArguments *arguments)
{
  if (arguments->matrix + arguments->exploit + (arguments->reach || arguments->cards) > 1)
    fp_tool_usage (&fp_command_simulate, _ ("--matrix, --exploit and --reach or --cards exclude each other"));
  else if (arguments->append != NULL && !arguments->matrix)
    fp_tool_usage (&fp_command_simulate, _ ("--append goes with --matrix"));
  else if (arguments->exploit && simulation->deals < 2)
    fp_tool_usage (&fp_command_simulate, _ ("--exploit needs at least two deals, to read in one and play the other"));
  else if (arguments->matrix && !are_alike (simulation))
    fp_tool_usage (&fp_command_simulate, _ ("with --matrix all players are the same"));
  else
    return TRUE;
  return FALSE;
}

static int
simulate (const FpArguments *arguments)
{
  uint64_t jobs = g_get_num_processors (), threads = 1;
  FpSimulation simulation = { .deals = 1000,
                              .seed = 1,
                              .mirror = arguments->mirror,
                              .reach = arguments->reach,
                              .habits = arguments->habits,
                              .cards = arguments->cards };
  simulation.edition = fp_tool_edition (&fp_command_simulate, arguments->edition);
  if (simulation.edition == NULL)
    return FP_EXIT_USAGE;
  g_auto (GStrv) names = g_strsplit (arguments->players != NULL ? arguments->players : "random", ",", -1);
  if (!read_seats (&simulation, arguments->seats, g_strv_length (names)) || !read_players (&simulation, names) ||
      !read_options (&simulation, arguments->options) ||
      !fp_tool_bundle (&fp_command_simulate, simulation.edition, arguments->bundle, simulation.n_seats,
                       &simulation.options) ||
      !read_number ("games", arguments->games, 1, FP_SIMULATION_MAX_GAMES, &simulation.deals) ||
      !read_number ("seed", arguments->seed, 0, UINT64_MAX, &simulation.seed) ||
      !read_number ("jobs", arguments->jobs, 1, FP_SIMULATION_MAX_JOBS, &jobs) ||
      !read_number ("threads", arguments->threads, 1, FP_PLAYER_MOST_THREADS, &threads) ||
      !check_kinds (&simulation, arguments))
    return FP_EXIT_USAGE;
  g_autoptr (FpEditionVariant) variant = NULL;
  simulation.edition = fp_tool_variant (&fp_command_simulate, simulation.edition, NULL, simulation.n_seats,
                                        simulation.options, &variant);
  if (simulation.edition == NULL)
    return FP_EXIT_USAGE;
  simulation.threads = (guint) threads;
  simulation.jobs = (guint) MIN (jobs, FP_SIMULATION_MAX_JOBS);
  return play_and_report (&simulation, arguments);
}

static int
run (int argc, char **argv)
{
  g_auto (FpArguments) arguments = { 0 };
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &arguments.edition, N_ ("Play this edition"), "E" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &arguments.seats, N_ ("With so many players (as usual in the edition)"),
      "N" },
    { "players", 0, 0, G_OPTION_ARG_STRING, &arguments.players,
      N_ ("Players (random); the last one also plays the seats left over"), "A,B" },
    { "aliens", 0, 0, G_OPTION_ARG_STRING, &arguments.aliens, N_ ("With which aliens; any: as the player chooses"),
      "X,Y" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.options, N_ ("With this set-up option"), "ID" },
    { "bundle", 0, 0, G_OPTION_ARG_STRING, &arguments.bundle, N_ ("With this bundle of set-up options"), "ID" },
    { "games", 0, 0, G_OPTION_ARG_STRING, &arguments.games, N_ ("How many deals to play (1000)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &arguments.seed, N_ ("Seed of the series (1)"), "S" },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &arguments.jobs, N_ ("Threads (as many as processors)"), "J" },
    { "threads", 0, 0, G_OPTION_ARG_STRING, &arguments.threads, N_ ("Threads in which each player thinks (1)"), "T" },
    { "mirror", 0, 0, G_OPTION_ARG_NONE, &arguments.mirror, N_ ("Play each deal twice, with seats swapped"), NULL },
    { "matrix", 0, 0, G_OPTION_ARG_NONE, &arguments.matrix,
      N_ ("Play all aliens, or those of --aliens, against each other; write rows"), NULL },
    { "append", 0, 0, G_OPTION_ARG_FILENAME, &arguments.append,
      N_ ("With --matrix: keep the rows in this file, and go on there"), "FILE" },
    { "network", 0, 0, G_OPTION_ARG_FILENAME, &arguments.network,
      N_ ("A judges positions by this network of \"train\"; none: without one"), "FILE" },
    { "exploit", 0, 0, G_OPTION_ARG_NONE, &arguments.exploit, N_ ("Measure how well A can read the others"), NULL },
    { "habits", 0, 0, G_OPTION_ARG_NONE, &arguments.habits, N_ ("Count what shows a player's character"), NULL },
    { "reach", 0, 0, G_OPTION_ARG_NONE, &arguments.reach, N_ ("Count each step, decision, ability and event met"),
      NULL },
    { "cards", 0, 0, G_OPTION_ARG_NONE, &arguments.cards, N_ ("Count how often the player of each card wins"), NULL },
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &arguments.tsv, N_ ("Write tab-separated rows, in English"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_simulate, entries, 0, &argc, &argv, &status))
    return status;
  if (arguments.tsv || arguments.matrix)
    fp_tool_untranslated ();
  return simulate (&arguments);
}

const FpCommand fp_command_simulate = {
  .name = "simulate",
  .arguments =
      "[--edition E] [--seats N] [--players A,B] [--aliens X,Y] [--option ID]… [--bundle ID] [--games N] [--seed S] "
      "[--jobs J] [--threads T] "
      "[--mirror] [--network FILE] [--habits] [--reach] [--cards] [--exploit] [--matrix [--append FILE]] [--tsv]",
  .summary = N_ ("Play many games between computer players and count"),
  /* Translators: the words behind -- are options and aren't translated. */
  .about = N_ (
      "The same call gives the same figures, whatever --jobs and --threads. In rates of wins a shared win counts one "
      "half "
      "for each player; the numbers behind a rate are its interval of 95 in 100. With --mirror, A and B are the "
      "players in the order "
      "of --players, each with the alien in the same place of --aliens. A game of more than 200 turns "
      "is stopped and counted as stuck. With --exploit, A notes in half of the deals what the others choose in "
      "secret and plays the other half three times: as ever, looking for best answers without notes, and with them. "
      "With --matrix each "
      "pairing plays each deal twice; one of --aliens plays against all others, several against each other. "
      "With more than two players each alien plays each deal from every seat, and the others have any aliens. "
      "A comeback is a win of a player who was at least two planets behind. --cards prints how often players "
      "win who had a card on their side while not all had, who were ahead when the card was drawn, and who "
      "won its encounter. "
      "Where an edition deals aliens, --matrix and --aliens play with its option choose-aliens."),
  .run = run,
};
