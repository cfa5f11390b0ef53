/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for training, part by part. The file begins with lines that say how its games are played,
 * so that positions of other games are never mixed with them. */
#include "lab/fp-training-games.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lab/fp-simulate.h"
#include "markup/fp-regular-file.h"

enum
{
  AT_ONCE = 64, /* games of a part */
  FILE_MOST_BYTES = 1 << 30,
};

/* The positions of one game while it is played. */
typedef struct
{
  GArray *rows; /* of FpTrainingPosition */
  GArray *figures; /* of int16_t */
} FpGamePositions;

/* A part of the games while it is played. */
typedef struct
{
  FpTrainingPositions *positions;
  uint64_t first; /* number of the part's first game */
  FpGamePositions games[AT_ONCE];
} FpPart;

static void
add_sets (GString *lines, const FpCatalog *catalog)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (catalog->sets, FpSetInfo, i);
      g_string_append_printf (lines, " %s:%016" G_GINT64_MODIFIER "x", set->id, (guint64) set->programs);
    }
}

/* Returns the first lines of the file. Free with g_free (). */
static char *
describe (const FpTrainingGames *series, const FpFeatures *features)
{
  GString *lines = g_string_new ("fifth-planet positions 1\n");
  g_string_append_printf (lines, "edition %s rules %d seats %u player %s seed %" G_GUINT64_FORMAT "\nsets",
                          series->edition->id, series->edition->version, series->n_seats, series->player,
                          (guint64) series->seed);
  add_sets (lines, series->kinds[0].catalog);
  for (guint i = 1; i < series->n_kinds; i++)
    {
      g_string_append_printf (lines, "\noption %s", series->kinds[i].id);
      add_sets (lines, series->kinds[i].catalog);
    }
  g_string_append (lines, "\nfeatures");
  for (guint i = 0; i < features->n; i++)
    {
      g_autofree char *id = fp_features_id (features, i);
      g_string_append_printf (lines, " %s", id);
    }
  g_string_append (lines, "\n");
  return g_string_free (lines, FALSE);
}

/* --- Playing --- */

/* Notes the position of a quiet moment. */
static void
note_position (const FpPart *part, FpGamePositions *game, FpEngine *engine, uint64_t number)
{
  const FpTrainingPositions *positions = part->positions;
  FpTrainingPosition row = { .game = (uint32_t) (part->first + number) };
  int16_t figures[FP_MAX_FEATURES];
  FP_EACH_SEAT (engine->state, seat)
    {
      row.chance[seat] = (float) engine->edition->thinking.chance (engine, seat);
      fp_features_measure (&positions->features, engine, seat, figures);
      g_array_append_vals (game->figures, figures, positions->features.n);
    }
  g_array_append_val (game->rows, row);
}

/* A game that nobody won has no positions. */
static void
watch (FpEngine *engine, uint64_t number, gboolean over, gpointer data)
{
  FpPart *part = data;
  FpGamePositions *game = &part->games[number];
  const FpHead *head = &engine->state->head;
  if (!over && !fp_engine_over (engine))
    note_position (part, game, engine, number);
  if (!over)
    return;
  if (!fp_engine_over (engine) || head->winners == 0)
    g_array_set_size (game->rows, 0);
  for (guint i = 0; i < game->rows->len; i++)
    g_array_index (game->rows, FpTrainingPosition, i).winners = head->winners;
}

/* Plays the next games and adds their positions. */
static void
play_part (const FpTrainingGames *series, FpTrainingPositions *positions)
{
  const guint each = positions->n_seats * positions->features.n;
  const FpTrainingKind *kind = &series->kinds[positions->games / AT_ONCE % series->n_kinds];
  FpPart part = { .positions = positions, .first = positions->games };
  FpSimulation simulation = {
    .edition = kind->edition,
    .options = kind->options,
    .catalog = kind->catalog,
    .n_seats = series->n_seats,
    .deals = MIN (series->games - part.first, AT_ONCE),
    .skip = part.first,
    .seed = series->seed,
    .jobs = series->jobs,
    .watch = watch,
    .watch_data = &part,
  };
  g_autofree FpSimulationResult *result = g_new0 (FpSimulationResult, 1);
  for (guint seat = 0; seat < series->n_seats; seat++)
    simulation.players[seat] = series->player;
  for (guint i = 0; i < simulation.deals; i++)
    part.games[i] = (FpGamePositions){ g_array_new (FALSE, FALSE, sizeof (FpTrainingPosition)),
                                       g_array_new (FALSE, FALSE, sizeof (int16_t)) };
  fp_simulate (&simulation, result);
  fp_simulation_clear (result);
  for (guint i = 0; i < simulation.deals; i++)
    {
      const FpGamePositions *game = &part.games[i];
      for (guint k = 0; k < game->rows->len; k++)
        fp_training_positions_add (positions, &g_array_index (game->rows, FpTrainingPosition, k),
                                   &g_array_index (game->figures, int16_t, k * each));
      g_array_unref (game->rows);
      g_array_unref (game->figures);
    }
  positions->games += simulation.deals;
}

/* --- The file --- */

static gboolean
fail (GError **error, int code, const char *path, const char *what)
{
  g_set_error (error, G_FILE_ERROR, code, "%s: %s", path, what);
  return FALSE;
}

static gboolean
append (const char *path, const char *text, GError **error)
{
  FILE *file = g_fopen (path, "ab");
  gboolean written = file != NULL && fputs (text, file) >= 0;
  int fault = errno;
  if (file != NULL && fclose (file) != 0)
    {
      written = FALSE;
      fault = errno;
    }
  return written || fail (error, (int) g_file_error_from_errno (fault), path, g_strerror (fault));
}

/* Reads the file at @path into @positions and cuts off what an interrupted run left behind the last
 * whole part. A file that doesn't exist, or with only a part of @head, is begun. */
static gboolean
read_file (const char *path, const char *head, FpTrainingPositions *positions, GError **error)
{
  g_autoptr (GError) fault = NULL;
  gsize length = 0;
  g_autofree char *text = fp_regular_file_read (path, FILE_MOST_BYTES, &length, &fault);
  if (text == NULL && !g_error_matches (fault, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (length > FILE_MOST_BYTES)
    return fail (error, G_FILE_ERROR_NOMEM, path, "the file is too large");
  if (text == NULL || (strlen (text) < strlen (head) && g_str_has_prefix (head, text)))
    return g_file_set_contents (path, head, -1, error);
  if (!g_str_has_prefix (text, head))
    return fail (error, G_FILE_ERROR_INVAL, path, "the positions are of other games");
  gssize good = fp_training_positions_read (positions, text + strlen (head));
  if (good < 0)
    return fail (error, G_FILE_ERROR_INVAL, path, "a line is no position");
  if (truncate (path, (off_t) strlen (head) + (off_t) good) != 0)
    return fail (error, (int) g_file_error_from_errno (errno), path, g_strerror (errno));
  return TRUE;
}

/* Leaves out games from number @games on. */
static void
leave_out (FpTrainingPositions *positions, uint64_t games)
{
  positions->games = games;
  guint n = positions->rows->len;
  while (n > 0 && g_array_index (positions->rows, FpTrainingPosition, n - 1).game >= games)
    n--;
  g_array_set_size (positions->rows, n);
  g_array_set_size (positions->figures, n * positions->n_seats * positions->features.n);
}

FpTrainingPositions *
fp_training_games_play (const FpTrainingGames *series, const char *path, GError **error)
{
  g_autoptr (FpTrainingPositions) positions = fp_training_positions_new (series->edition, series->n_seats);
  g_autofree char *head = describe (series, &positions->features);
  if (!read_file (path, head, positions, error))
    return NULL;
  while (positions->games < series->games)
    {
      guint before = positions->rows->len;
      g_autoptr (GString) text = g_string_new (NULL);
      if (series->progress != NULL)
        series->progress (positions->games, series->games, series->progress_data);
      play_part (series, positions);
      fp_training_positions_write (positions, before, text);
      if (!append (path, text->str, error))
        return NULL;
    }
  leave_out (positions, series->games);
  return g_steal_pointer (&positions);
}
