/* SPDX-License-Identifier: GPL-3.0-or-later */
/* simulate --matrix.
 *
 * The file of --append begins with a line that says how its games are played, so that rows of other
 * games are never mixed with them, and with the names of the columns. A row is written by one call
 * when its games are over: whatever kills the program leaves whole rows and at most the beginning
 * of one, which is cut off when the table goes on.
 */
#include "tool/fp-simulate-matrix.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tool/fp-simulate-report.h"
#include "tool/fp-tool.h"

#define COLUMNS "alien\topponent\tgames\twon\tlost\tstuck\twins\tlow\thigh"

enum
{
  COLUMN_COUNT = 9,
};

/* The progress of a run. */
typedef struct
{
  FpSimulation *simulation;
  GArray *pairings; /* of FpPairing; those with games have been played */
  const char *path; /* NULL: none */
  int file; /* −1: none */
  uint64_t before; /* games of the pairings played so far */
  void (*progress) (uint64_t done, uint64_t games, gpointer data);
} FpMatrix;

/* Returns the first line of the file: how the games are played. */
static char *
describe (const FpMatrix *matrix)
{
  const FpSimulation *simulation = matrix->simulation;
  GString *line = g_string_new ("# simulate --matrix");
  g_string_append_printf (line, " edition=%s rules=%d", simulation->edition->id, simulation->edition->version);
  for (guint i = 0; i < simulation->catalog->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (simulation->catalog->sets, FpSetInfo, i);
      g_string_append_printf (line, " %s=%016" G_GINT64_MODIFIER "x", set->id, (guint64) set->programs);
    }
  for (guint i = 0; i < simulation->edition->n_options; i++)
    if (simulation->options >> i & 1)
      g_string_append_printf (line, " option=%s", simulation->edition->options[i].id);
  if (simulation->n_seats > 2)
    g_string_append_printf (line, " seats=%u", simulation->n_seats);
  g_string_append_printf (line, " player=%s games=%" G_GUINT64_FORMAT " seed=%" G_GUINT64_FORMAT,
                          simulation->players[0], (guint64) simulation->deals, (guint64) simulation->seed);
  return g_string_free (line, FALSE);
}

/* Returns the figures of a row. A shared win counts one half for each, so wins and losses needn't
 * be whole. */
static char *
figures_of (const FpPairing *pairing)
{
  double low, high;
  double rate = fp_simulation_rate (pairing->parts, pairing->games, &low, &high);
  return g_strdup_printf ("%" G_GUINT64_FORMAT "\t%.4f\t%.4f\t%" G_GUINT64_FORMAT "\t%.4f\t%.4f\t%.4f",
                          (guint64) pairing->games, (double) pairing->parts / FP_SIMULATION_PARTS,
                          (double) pairing->lost / FP_SIMULATION_PARTS, (guint64) pairing->stuck, rate, low, high);
}

/* Returns a row of the table. */
static char *
row_of (const FpMatrix *matrix, const FpPairing *pairing)
{
  g_autofree char *first = fp_match_ups_name (matrix->simulation->catalog, pairing->first);
  g_autofree char *second = fp_match_ups_name (matrix->simulation->catalog, pairing->second);
  g_autofree char *figures = figures_of (pairing);
  return g_strdup_printf ("%s\t%s\t%s\n", first, second, figures);
}

static int
cannot (const FpMatrix *matrix, int error)
{
  return fp_tool_fail (FP_EXIT_SYSTEM, "%s: %s", matrix->path, g_strerror (error));
}

static gboolean
append (const FpMatrix *matrix, const char *text)
{
  gsize length = strlen (text);
  if (matrix->file < 0)
    return TRUE;
  while (length > 0)
    {
      gssize written = write (matrix->file, text, length);
      if (written < 0)
        return FALSE;
      text += written;
      length -= (gsize) written;
    }
  return TRUE;
}

/* Parses a number of games won into @parts. */
static gboolean
take_parts (const char *field, uint64_t games, uint64_t *parts)
{
  char *end;
  double number = g_ascii_strtod (field, &end);
  if (end == field || *end != '\0' || !(number >= 0 && number <= (double) games))
    return FALSE;
  *parts = (uint64_t) (number * FP_SIMULATION_PARTS + 0.5);
  return TRUE;
}

/* Reads the figures of the row @line. FALSE: it is not of this table. */
static gboolean
take_row (FpMatrix *matrix, const char *line)
{
  g_auto (GStrv) field = g_strsplit (line, "\t", -1);
  FpPairing read = { 0 };
  uint64_t games = matrix->simulation->n_seats * matrix->simulation->deals;
  if (g_strv_length (field) != COLUMN_COUNT || !fp_tool_number (field[2], games, games, &read.games) ||
      !take_parts (field[3], games, &read.parts) || !take_parts (field[4], games, &read.lost) ||
      !fp_tool_number (field[5], 0, games, &read.stuck))
    return FALSE;
  for (guint i = 0; i < matrix->pairings->len; i++)
    {
      FpPairing *pairing = &g_array_index (matrix->pairings, FpPairing, i);
      g_autofree char *first = fp_match_ups_name (matrix->simulation->catalog, pairing->first);
      g_autofree char *second = fp_match_ups_name (matrix->simulation->catalog, pairing->second);
      if (!g_str_equal (first, field[0]) || !g_str_equal (second, field[1]))
        continue;
      read.first = pairing->first;
      read.second = pairing->second;
      *pairing = read;
    }
  /* Aliens that are not wanted this time are no fault. */
  return TRUE;
}

/* Reads the complete lines of the file's @text; a partial last line was being written and is cut
 * off. Returns the exit code. */
static int
take_text (FpMatrix *matrix, const char *text)
{
  g_autofree char *head = describe (matrix);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  /* the part behind the last line end is not a line */
  guint whole = MAX (g_strv_length (lines), 1) - 1;
  gsize length = 0;
  if (whole > 0 ? !g_str_equal (lines[0], head) : !g_str_has_prefix (head, text))
    /* Translators: the name of a file; the first line of the file, and the line that was
       expected. */
    return fp_tool_fail (FP_EXIT_USAGE, _ ("%s: its games are others:\n%s\ninstead of\n%s"), matrix->path, lines[0],
                         head);
  for (guint i = 0; i < whole; i++)
    {
      length += strlen (lines[i]) + 1;
      if (i == 1 ? !g_str_equal (lines[i], COLUMNS) : i > 1 && !take_row (matrix, lines[i]))
        /* Translators: the name of a file and the number of a line. */
        return fp_tool_fail (FP_EXIT_FAULT, _ ("%s:%u: that is no row of this table"), matrix->path, i + 1);
    }
  g_autofree char *both = g_strconcat (head, "\n" COLUMNS "\n", NULL);
  const char *missing = whole == 0 ? both : whole == 1 ? COLUMNS "\n" : "";
  return ftruncate (matrix->file, (off_t) length) == 0 && append (matrix, missing) ? FP_EXIT_WELL
                                                                                   : cannot (matrix, errno);
}

/* Opens the file and reads its rows. Returns the exit code. */
static int
open_file (FpMatrix *matrix)
{
  struct stat status;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  matrix->file = open (matrix->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (matrix->file < 0 || fstat (matrix->file, &status) != 0)
    return cannot (matrix, errno);
  if (!S_ISREG (status.st_mode))
    /* Translators: the name of a file. */
    return fp_tool_fail (FP_EXIT_SYSTEM, _ ("%s: rows can only be kept in a file"), matrix->path);
  if (flock (matrix->file, LOCK_EX | LOCK_NB) != 0)
    /* Translators: the name of a file. */
    return fp_tool_fail (FP_EXIT_SYSTEM, _ ("%s: another simulation is writing it"), matrix->path);
  if (!g_file_get_contents (matrix->path, &text, NULL, &error))
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  return take_text (matrix, text);
}

static void
show_progress (uint64_t done, uint64_t games, gpointer data)
{
  const FpMatrix *matrix = data;
  games = matrix->simulation->deals * matrix->simulation->n_seats;
  matrix->progress (matrix->before + done, matrix->pairings->len * games, NULL);
}

/* Prints each alien's figures over all its pairings. */
static void
print_aliens (const FpMatrix *matrix)
{
  const FpCatalog *catalog = matrix->simulation->catalog;
  for (guint def = 0; def < catalog->cards->len; def++)
    {
      FpPairing sum = { 0 };
      for (guint i = 0; i < matrix->pairings->len; i++)
        {
          const FpPairing *pairing = &g_array_index (matrix->pairings, FpPairing, i);
          gboolean first = pairing->first == def;
          if (!first && pairing->second != def)
            continue;
          sum.games += pairing->games;
          sum.stuck += pairing->stuck;
          sum.parts += first ? pairing->parts : pairing->lost;
          sum.lost += first ? pairing->lost : pairing->parts;
        }
      if (sum.games == 0)
        continue;
      g_autofree char *name = fp_match_ups_name (catalog, def);
      g_autofree char *figures = figures_of (&sum);
      fp_tool_print ("%s\t*\t%s\n", name, figures);
    }
}

static int
play (FpMatrix *matrix)
{
  FpSimulation *simulation = matrix->simulation;
  fp_tool_print (COLUMNS "\n");
  for (guint i = 0; i < matrix->pairings->len; i++)
    {
      FpPairing *pairing = &g_array_index (matrix->pairings, FpPairing, i);
      gboolean fresh = pairing->games == 0;
      if (fresh)
        fp_match_ups_play (simulation, pairing);
      matrix->before += pairing->games;
      g_autofree char *row = row_of (matrix, pairing);
      if (fresh && !append (matrix, row))
        return cannot (matrix, errno);
      fp_simulate_clear_progress (simulation);
      fp_tool_print ("%s", row);
      fflush (stdout);
    }
  if (simulation->n_seats == 2)
    print_aliens (matrix);
  return FP_EXIT_WELL;
}

int
fp_simulate_matrix (FpSimulation *simulation, const char *const *aliens, const char *append)
{
  FpMatrix matrix = { .simulation = simulation, .path = append, .file = -1, .progress = simulation->progress };
  g_autoptr (GArray) pairings = matrix.pairings = fp_match_ups_pairings (simulation, aliens);
  if (simulation->progress != NULL)
    {
      simulation->progress = show_progress;
      simulation->progress_data = &matrix;
    }
  if (pairings->len == 0)
    return fp_tool_usage (&fp_command_simulate,
                          _ ("--matrix: with these set-up options nobody chooses an alien freely"));
  int status = append != NULL ? open_file (&matrix) : FP_EXIT_WELL;
  if (status == FP_EXIT_WELL)
    status = play (&matrix);
  if (matrix.file >= 0)
    close (matrix.file);
  return status;
}
