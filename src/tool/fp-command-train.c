/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool train: teaches a network to judge positions, from games of a player against
 * itself. FILE.games has the positions and FILE.epochs the state of the training, and with them an
 * interrupted run goes on. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "lab/fp-simulate.h"
#include "lab/fp-training-games.h"
#include "lab/fp-training.h"
#include "markup/fp-regular-file.h"
#include "session/files/fp-session-file.h"
#include "tool/fp-tool.h"

enum
{
  MOST_GAMES = 1000000,
  MOST_EPOCHS = 10000,
  STATE_MOST_BYTES = 64 << 20,
  FIRST_BYTES = 64, /* bytes in which a file says what it is */
};

static const double percent = 0.01;

/* The command line. */
typedef struct
{
  char *edition, *seats, *player, *games, *hidden, *epochs, *decay, *seed, *jobs;
  char **options;
} FpArguments;

static void
clear_arguments (FpArguments *arguments)
{
  g_free (arguments->edition);
  g_free (arguments->seats);
  g_free (arguments->player);
  g_free (arguments->games);
  g_free (arguments->hidden);
  g_free (arguments->epochs);
  g_free (arguments->decay);
  g_free (arguments->seed);
  g_free (arguments->jobs);
  g_strfreev (arguments->options);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpArguments, clear_arguments)

static gboolean
write_file (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;
  if (fp_session_write (path, text, TRUE, NULL, NULL, &error))
    return TRUE;
  fp_tool_report ("%s", error->message);
  return FALSE;
}

/* Returns TRUE if a training may write the file @path: there is none, it is empty, or it begins
 * with @words, as far as it goes. Else reports the reason. */
static gboolean
may_write (const char *path, const char *words)
{
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  g_autofree char *begin = fp_regular_file_read (path, FIRST_BYTES, &length, &error);
  if (begin == NULL && g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  if (begin != NULL && strncmp (begin, words, MIN (length, strlen (words))) == 0)
    return TRUE;
  if (begin == NULL)
    fp_tool_report ("%s", error->message);
  else
    /* Translators: the name of a file. */
    fp_tool_report (_ ("%s is another kind of file and is left as it is"), path);
  return FALSE;
}

/* Goes on to epoch number @epochs and keeps the state after each. */
static gboolean
run_epochs (FpTraining *training, guint epochs, const char *path)
{
  g_autofree char *before = fp_regular_file_read (path, STATE_MOST_BYTES, NULL, NULL);
  if (before != NULL)
    fp_training_restore (training, before);
  while (fp_training_epochs (training) < epochs)
    {
      double loss = fp_training_epoch (training);
      g_autofree char *state = fp_training_save (training);
      if (!write_file (path, state))
        return FALSE;
      /* Translators: the number of the epoch (of a training), and a figure. */
      fp_tool_report (_ ("epoch %u: log loss %.4f"), fp_training_epochs (training), loss);
    }
  return TRUE;
}

static int
train (const FpTrainingGames *series, const FpTrainingOptions *options, guint epochs, const char *path)
{
  g_autofree char *games = g_strconcat (path, ".games", NULL), *state = g_strconcat (path, ".epochs", NULL);
  g_autoptr (GError) error = NULL;
  if (!may_write (path, FP_NETWORK_BEGINS) || !may_write (state, FP_TRAINING_BEGINS))
    return FP_EXIT_SYSTEM;
  g_autoptr (FpTrainingPositions) positions = fp_training_games_play (series, games, &error);
  if (series->progress != NULL)
    fp_tool_report ("\r\033[K");
  if (positions == NULL)
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  g_autoptr (FpTraining) training = fp_training_new (positions, options);
  FpTrainingFigures figures;
  if (!run_epochs (training, epochs, state))
    return FP_EXIT_SYSTEM;
  g_autofree char *network = fp_network_write (fp_training_network (training));
  if (!write_file (path, network))
    return FP_EXIT_SYSTEM;
  fp_training_measure (training, &figures);
  fp_tool_print ("games\t%" G_GUINT64_FORMAT "\npositions\t%u\nheld-out\t%u\n", (guint64) series->games,
                 positions->rows->len, figures.positions);
  fp_tool_print ("even\t%.4f\nedition\t%.4f\nnetwork\t%.4f\n", figures.even, figures.edition, figures.network);
  return FP_EXIT_WELL;
}

static gboolean
read_number (const char *name, const char *text, uint64_t least, uint64_t most, uint64_t *number)
{
  return fp_tool_option_number (&fp_command_train, name, text, least, most, number);
}

/* Variants and catalogs that the games of a series borrow. */
typedef struct
{
  FpEditionVariant *variants[FP_TRAINING_MOST_KINDS];
  FpCatalog *catalogs[FP_TRAINING_MOST_KINDS];
} FpLent;

static void
clear_lent (FpLent *lent)
{
  for (guint i = 0; i < FP_TRAINING_MOST_KINDS; i++)
    {
      g_clear_pointer (&lent->catalogs[i], fp_catalog_free);
      g_clear_pointer (&lent->variants[i], fp_edition_variant_free);
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpLent, clear_lent)

/* Adds a kind of games to @series, with the set-up option @id unless that is NULL. */
static int
add_kind (FpTrainingGames *series, const char *id, FpLent *lent)
{
  guint i = series->n_kinds;
  FpTrainingKind *kind = &series->kinds[i];
  int status;
  if (i == FP_TRAINING_MOST_KINDS)
    return fp_tool_fail (FP_EXIT_USAGE, _ ("there are too many options"));
  kind->id = id;
  kind->edition = series->edition;
  kind->options = id != NULL ? fp_tool_option (&fp_command_train, series->edition, id) : 0;
  if (id != NULL && kind->options == 0)
    return FP_EXIT_USAGE;
  kind->edition =
      fp_tool_variant (&fp_command_train, series->edition, NULL, series->n_seats, kind->options, &lent->variants[i]);
  if (kind->edition == NULL)
    return FP_EXIT_USAGE;
  kind->catalog = lent->catalogs[i] = fp_tool_catalog (kind->edition, &status);
  if (kind->catalog == NULL)
    return status;
  series->n_kinds++;
  return FP_EXIT_WELL;
}

/* Reads the options into @series, @options and @epochs. */
static gboolean
read_arguments (const FpArguments *arguments, FpTrainingGames *series, FpTrainingOptions *options, uint64_t *epochs)
{
  uint64_t hidden = 16, decay = 10, jobs = MIN (g_get_num_processors (), FP_SIMULATION_MAX_JOBS);
  g_autoptr (GError) error = NULL;
  series->edition = fp_tool_edition (&fp_command_train, arguments->edition);
  if (series->edition == NULL)
    return FALSE;
  series->n_seats = fp_edition_usual_seats (series->edition);
  series->player = arguments->player != NULL ? arguments->player : "greedy:2";
  if (!fp_player_check (series->player, &error))
    fp_tool_usage (&fp_command_train, "--player: %s", error->message);
  else if (series->edition->thinking.measure == NULL)
    fp_tool_usage (&fp_command_train, _ ("in this edition no network can judge positions"));
  else if (fp_tool_seats (&fp_command_train, series->edition, arguments->seats, &series->n_seats) &&
           read_number ("games", arguments->games, 1, MOST_GAMES, &series->games) &&
           read_number ("hidden", arguments->hidden, 0, FP_NETWORK_MOST_HIDDEN, &hidden) &&
           read_number ("epochs", arguments->epochs, 1, MOST_EPOCHS, epochs) &&
           read_number ("decay", arguments->decay, 0, 100, &decay) &&
           read_number ("seed", arguments->seed, 0, UINT64_MAX, &series->seed) &&
           read_number ("jobs", arguments->jobs, 1, FP_SIMULATION_MAX_JOBS, &jobs))
    {
      *options = (FpTrainingOptions){ (guint) hidden, (double) decay * percent, series->seed };
      series->jobs = (guint) jobs;
      return TRUE;
    }
  return FALSE;
}

static int
run (int argc, char **argv)
{
  g_auto (FpArguments) arguments = { 0 };
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &arguments.edition, N_ ("Play this edition"), "E" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &arguments.seats, N_ ("With so many players (as usual in the edition)"),
      "N" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.options,
      N_ ("Play games with this set-up option in turn with those without"), "ID" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &arguments.player, N_ ("Who plays all seats (greedy:2)"), "P" },
    { "games", 0, 0, G_OPTION_ARG_STRING, &arguments.games, N_ ("How many games to learn from (2000)"), "N" },
    { "hidden", 0, 0, G_OPTION_ARG_STRING, &arguments.hidden, N_ ("Hidden units (16); 0: a linear judgement"), "H" },
    { "epochs", 0, 0, G_OPTION_ARG_STRING, &arguments.epochs, N_ ("How often to go through all positions (20)"), "K" },
    { "decay", 0, 0, G_OPTION_ARG_STRING, &arguments.decay,
      N_ ("How fast weights fade, in hundredths of the speed of learning (10)"), "D" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &arguments.seed, N_ ("Seed of the games and of the training (1)"), "S" },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &arguments.jobs, N_ ("Threads (as many as processors)"), "J" },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  uint64_t epochs = 20;
  FpTrainingGames series = { .games = 2000, .seed = 1 };
  FpTrainingOptions options;
  if (!fp_tool_options (&fp_command_train, entries, 1, &argc, &argv, &status))
    return status;
  g_auto (FpLent) lent = { 0 };
  if (!read_arguments (&arguments, &series, &options, &epochs))
    return FP_EXIT_USAGE;
  status = add_kind (&series, NULL, &lent);
  for (guint i = 0; status == FP_EXIT_WELL && arguments.options != NULL && arguments.options[i] != NULL; i++)
    status = add_kind (&series, arguments.options[i], &lent);
  if (status != FP_EXIT_WELL)
    return status;
  if (isatty (STDERR_FILENO) == 1)
    series.progress = fp_tool_show_progress;
  return train (&series, &options, (guint) epochs, argv[1]);
}

const FpCommand fp_command_train = {
  .name = "train",
  .arguments = "FILE [--edition E] [--seats N] [--option ID]… [--player P] [--games N] [--hidden H] [--epochs K] "
               "[--decay D] [--seed S] "
               "[--jobs J]",
  .summary = N_ ("Train a network that judges positions"),
  .about =
      N_ ("Lets P play against itself and trains a network on who wins from which position. FILE gets the network, "
          "for \"simulate --network\". FILE.games keeps the positions and FILE.epochs the state of the training: "
          "called again, an interrupted run goes on, and one with more games or epochs begins where the last one "
          "ended. With set-up options, 64 games each are played without one and with each of them in turn. The same "
          "call gives the same bytes, whatever --jobs. Log losses are those of the last fifth of "
          "the games, which nothing is learned from: of even chances, of the edition's own judgement, and of the "
          "network."),
  .run = run,
};
