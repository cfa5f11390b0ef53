/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions as lines of numbers: game, winners, millionths of each chance, features seat by seat.
 * “games N” says that all games before number N are in. */
#include "lab/fp-training-positions.h"

#include <stdlib.h>
#include <string.h>

#define GAMES "games "

static const float millionths = 1e6F;

FpTrainingPositions *
fp_training_positions_new (const FpEdition *edition, guint n_seats)
{
  FpTrainingPositions *positions = g_new0 (FpTrainingPositions, 1);
  gboolean has_features = fp_features_begin (&positions->features, edition);
  g_assert (has_features);
  positions->n_seats = n_seats;
  positions->rows = g_array_new (FALSE, FALSE, sizeof (FpTrainingPosition));
  positions->figures = g_array_new (FALSE, FALSE, sizeof (int16_t));
  return positions;
}

void
fp_training_positions_free (FpTrainingPositions *positions)
{
  if (positions == NULL)
    return;
  g_array_unref (positions->rows);
  g_array_unref (positions->figures);
  g_free (positions);
}

const int16_t *
fp_training_positions_of (const FpTrainingPositions *positions, guint index)
{
  return &g_array_index (positions->figures, int16_t, index * positions->n_seats * positions->features.n);
}

void
fp_training_positions_add (FpTrainingPositions *positions, const FpTrainingPosition *row, const int16_t *figures)
{
  g_array_append_val (positions->rows, *row);
  g_array_append_vals (positions->figures, figures, positions->n_seats * positions->features.n);
}

void
fp_training_positions_write (const FpTrainingPositions *positions, guint first, GString *text)
{
  for (guint i = first; i < positions->rows->len; i++)
    {
      const FpTrainingPosition *row = &g_array_index (positions->rows, FpTrainingPosition, i);
      const int16_t *figures = fp_training_positions_of (positions, i);
      g_string_append_printf (text, "%u %u", row->game, (guint) row->winners);
      for (guint seat = 0; seat < positions->n_seats; seat++)
        g_string_append_printf (text, " %.0f", (double) (row->chance[seat] * millionths));
      for (guint k = 0; k < positions->n_seats * positions->features.n; k++)
        g_string_append_printf (text, " %d", figures[k]);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, GAMES "%" G_GUINT64_FORMAT "\n", (guint64) positions->games);
}

/* Takes a number from *@text. FALSE: there is none on the line. */
static gboolean
take (const char **text, long *number)
{
  char *end;
  if (**text == '\n' || **text == '\0')
    return FALSE;
  *number = strtol (*text, &end, 10);
  gboolean taken = end > *text && (*end == ' ' || *end == '\n');
  *text = end;
  return taken;
}

/* Reads the line at @text. Returns the text behind it, NULL: it is no position. */
static const char *
read_line (FpTrainingPositions *positions, const char *text)
{
  const guint n = positions->n_seats * positions->features.n;
  int16_t figures[FP_MAX_SEATS * FP_MAX_FEATURES];
  FpTrainingPosition row = { 0 };
  long number;
  if (!take (&text, &number))
    return NULL;
  row.game = (uint32_t) number;
  if (!take (&text, &number))
    return NULL;
  row.winners = (FpSeats) number;
  for (guint seat = 0; seat < positions->n_seats; seat++)
    {
      if (!take (&text, &number))
        return NULL;
      row.chance[seat] = (float) number / millionths;
    }
  for (guint i = 0; i < n; i++)
    {
      if (!take (&text, &number))
        return NULL;
      figures[i] = (int16_t) number;
    }
  if (*text != '\n')
    return NULL;
  fp_training_positions_add (positions, &row, figures);
  return text + 1;
}

/* Returns the text behind the last line that says how many games are in. */
static const char *
find_end (const char *text)
{
  const char *last = g_strrstr (text, "\n" GAMES), *end = last != NULL ? strchr (last + 1, '\n') : NULL;
  if (last == NULL || end != NULL)
    return end != NULL ? end + 1 : text;
  /* The last such line was cut off. */
  g_autofree char *before = g_strndup (text, (gsize) (last - text) + 1);
  return text + (find_end (before) - before);
}

gssize
fp_training_positions_read (FpTrainingPositions *positions, const char *text)
{
  const char *end = find_end (text), *line = text;
  while (line != NULL && line < end)
    if (g_str_has_prefix (line, GAMES))
      {
        positions->games = g_ascii_strtoull (line + strlen (GAMES), NULL, 10);
        line = strchr (line, '\n') + 1;
      }
    else
      line = read_line (positions, line);
  return line != NULL ? end - text : -1;
}
