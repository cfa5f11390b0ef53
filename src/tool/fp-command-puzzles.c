/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool puzzles: proves puzzles, and finds new ones in seeded games. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-session-file.h"
#include "session/puzzles/fp-puzzle.h"
#include "tool/fp-tool.h"

/* The command line. */
typedef struct
{
  char *edition, *seed, *games, *seats, *folder, *deals;
  char **paths;
  gboolean check, find;
} FpArguments;

enum
{
  MOST_TO_FIND = 4000, /* answers that the search of an option may cost here */
  FEW_DEALS = 6, /* while puzzles are looked for */
  MOST_CHOICES = 1500, /* choices of a game */
  LEAST_OPTIONS = 3,
  MOST_DEALS = 1000,
};

static void
clear_arguments (FpArguments *arguments)
{
  g_free (arguments->edition);
  g_free (arguments->seed);
  g_free (arguments->games);
  g_free (arguments->seats);
  g_free (arguments->folder);
  g_free (arguments->deals);
  g_strfreev (arguments->paths);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpArguments, clear_arguments)

/* Checking */

/* Prints a line about @puzzle. FALSE: it is not sound. */
static gboolean
print_proof (const char *path, const FpPuzzle *puzzle, guint n_deals)
{
  FpPuzzleProof proof;
  char id[FP_OPTION_ID_SIZE];
  fp_puzzle_prove (puzzle, n_deals, FP_PUZZLE_MOST, &proof);
  gboolean sound = fp_puzzle_is_sound (puzzle, &proof);
  const FpOption *option = &fp_engine_options (puzzle->engine)->option[puzzle->solution];
  fp_option_id (puzzle->engine, option, id, sizeof id);
  fp_tool_print ("%s\t%s\t%s\t%u\t%u\t%u\t%u\t%u\t%u\n", sound ? "proved" : "not-proved", path, id, proof.n_options,
                 proof.n_winning, proof.n_unproved, proof.depth, proof.tempting, proof.difficulty);
  if (proof.n_unproved > 0)
    /* Translators: a file; a number of answers. */
    fp_tool_report (_ ("%s: there are too many lines to prove %u of the answers"), path, proof.n_unproved);
  else if (proof.n_winning != 1)
    /* Translators: a file; a number of answers. */
    fp_tool_report (_ ("%s: %u answers win; expected exactly one"), path, proof.n_winning);
  else if (!sound)
    /* Translators: a file. */
    fp_tool_report (_ ("%s: another answer wins than the last one of the file"), path);
  return sound;
}

static int
check_files (const FpArguments *arguments, FpCatalogs *catalogs)
{
  int status = FP_EXIT_WELL;
  uint64_t n_deals = FP_PUZZLE_DEALS;
  if (!fp_tool_option_number (&fp_command_puzzles, "deals", arguments->deals, 1, MOST_DEALS, &n_deals))
    return FP_EXIT_USAGE;
  fp_tool_print ("result\tfile\tsolution\toptions\twinning\tunproved\tdepth\ttempting\tdifficulty\n");
  for (guint i = 0; arguments->paths != NULL && arguments->paths[i] != NULL; i++)
    {
      const char *path = arguments->paths[i];
      g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
      FpProblems *problems = fp_problems_new (path);
      g_autoptr (GError) error = NULL;
      g_ptr_array_add (all, problems);
      g_autoptr (FpPuzzle) puzzle = fp_puzzle_load (path, catalogs, problems, &error);
      fp_tool_print_problems (all);
      if (error != NULL)
        return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
      if (puzzle == NULL || !print_proof (path, puzzle, (guint) n_deals))
        status = FP_EXIT_FAULT;
    }
  return status;
}

/* Finding */

/* Returns TRUE if exactly one option of the open decision wins the encounter. Most options fail at
 * once, so two that win or one that costs too much end the search. */
static gboolean
has_one_winner (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpState *open = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (FpEngine) other = fp_engine_new (engine->edition, engine->catalog);
  guint winning = 0, n = fp_engine_options (engine)->n;
  fp_state_copy (open, engine->state);
  fp_engine_use (other, open);
  fp_proof_open_hands (other, fp_engine_asked (other));
  g_autoptr (FpProof) search = fp_proof_new (other, FEW_DEALS, MOST_TO_FIND);
  for (guint i = 0; i < n && winning < 2; i++)
    {
      FpProofResult result = fp_proof_try (search, i);
      winning = result == FP_PROOF_TOO_LARGE ? 2 : winning + (result == FP_PROOF_WINS);
    }
  g_aligned_free (open);
  return winning == 1;
}

/* Writes a puzzle of the open decision if it is a good one: the player “greedy” takes another
 * answer. */
static void
keep_puzzle (const FpArguments *arguments, FpSession *session, FpCatalogs *catalogs, guint64 seed)
{
  const char *reason = NULL;
  g_autofree char *id = g_strdup_printf ("%s-%u-%u", fp_session_engine (session)->edition->id, (guint) seed,
                                         fp_session_choices (session)->len);
  g_autofree char *text = fp_puzzle_make (session, catalogs, id, &reason);
  g_autoptr (FpProblems) problems = fp_problems_new (id);
  g_autoptr (FpPuzzle) puzzle = text != NULL ? fp_puzzle_parse (text, catalogs, problems) : NULL;
  FpPuzzleProof proof;
  if (puzzle == NULL)
    {
      fp_tool_report ("%s: %s", id, reason != NULL ? reason : "");
      return;
    }
  fp_puzzle_prove (puzzle, FP_PUZZLE_DEALS, FP_PUZZLE_MOST, &proof);
  FpDecision decision;
  char asked[128];
  fp_engine_decision (puzzle->engine, &decision);
  fp_tool_print ("%s\t%s\t%u\t%u\t%u\t%s\t%u\n", id, fp_decision_id (puzzle->engine, &decision, asked, sizeof asked),
                 proof.n_options, proof.depth, proof.tempting, proof.misleads ? "misleads" : "plain", proof.difficulty);
  if (!fp_puzzle_is_sound (puzzle, &proof) || arguments->folder == NULL)
    return;
  g_autofree char *name = g_strdup_printf ("%s.xml", id);
  g_autofree char *path = g_build_filename (arguments->folder, name, NULL);
  g_autoptr (GError) error = NULL;
  if (!g_file_set_contents (path, text, -1, &error))
    fp_tool_report ("%s", error->message);
}

static gboolean
is_candidate (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  return fp_engine_decision (engine, &decision) && decision.most == 1 && decision.picked == 0 &&
         fp_engine_encounter (engine) != NULL && fp_engine_options (engine)->n >= LEAST_OPTIONS;
}

static void
search_game (const FpArguments *arguments, const FpEdition *edition, FpCatalogs *catalogs, guint n_seats, guint64 seed)
{
  const FpEdition *found;
  const FpCatalog *catalog;
  FpSetup setup;
  fp_catalogs_find (edition->id, &found, &catalog, catalogs);
  fp_setup_init (&setup, found);
  setup.seed = seed;
  setup.n_seats = n_seats;
  for (guint seat = 0; seat < n_seats; seat++)
    fp_setup_set_seat (&setup, seat, NULL, "greedy:2");
  g_autoptr (FpSession) session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  for (guint i = 0; i < MOST_CHOICES && !fp_session_over (session); i++)
    {
      if (is_candidate (session) && has_one_winner (session))
        keep_puzzle (arguments, session, catalogs, seed);
      fp_session_play (session);
    }
}

static int
find_puzzles (const FpArguments *arguments, FpCatalogs *catalogs)
{
  const FpEdition *edition = fp_tool_edition (&fp_command_puzzles, arguments->edition);
  uint64_t seed = 1, games = 1;
  if (edition == NULL || !fp_tool_option_number (&fp_command_puzzles, "seed", arguments->seed, 0, G_MAXUINT, &seed) ||
      !fp_tool_option_number (&fp_command_puzzles, "games", arguments->games, 1, 1000000, &games))
    return FP_EXIT_USAGE;
  guint n_seats = edition->least_seats;
  if (!fp_tool_seats (&fp_command_puzzles, edition, arguments->seats, &n_seats))
    return FP_EXIT_USAGE;
  fp_tool_print ("id\tasked\toptions\tdepth\ttempting\tgreedy\tdifficulty\n");
  for (uint64_t i = 0; i < games; i++)
    search_game (arguments, edition, catalogs, n_seats, seed + i);
  return FP_EXIT_WELL;
}

static int
run (int argc, char **argv)
{
  g_auto (FpArguments) arguments = { 0 };
  const GOptionEntry entries[] = {
    { "check", 0, 0, G_OPTION_ARG_NONE, &arguments.check, N_ ("Prove that exactly one answer wins"), NULL },
    { "find", 0, 0, G_OPTION_ARG_NONE, &arguments.find, N_ ("Look for puzzles in seeded games"), NULL },
    { "deals", 0, 0, G_OPTION_ARG_STRING, &arguments.deals, N_ ("Prove it in so many deals of what is hidden"), "N" },
    { "edition", 0, 0, G_OPTION_ARG_STRING, &arguments.edition, N_ ("Edition of the games"), "ID" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &arguments.seats, N_ ("Number of players"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &arguments.seed, N_ ("Seed of the first game"), "N" },
    { "games", 0, 0, G_OPTION_ARG_STRING, &arguments.games, N_ ("Number of games"), "N" },
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &arguments.folder, N_ ("Write what is found to this folder"), "FOLDER" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments.paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_puzzles, entries, 0, &argc, &argv, &status))
    return status;
  if (arguments.check == arguments.find || arguments.find == (arguments.paths != NULL))
    return fp_tool_usage (&fp_command_puzzles, _ ("either --check with files or --find was expected"));
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  if (catalogs == NULL)
    return status;
  return arguments.check ? check_files (&arguments, catalogs) : find_puzzles (&arguments, catalogs);
}

const FpCommand fp_command_puzzles = {
  .name = "puzzles",
  .arguments = "--check [--deals N] FILE… | --find [--edition ID] [--seats N] [--seed N] [--games N] [--to FOLDER]",
  .summary = N_ ("Prove puzzles, or look for new ones"),
  .about = N_ ("A puzzle is a scenario whose last answer is the only one that wins the encounter."),
  .run = run,
};
