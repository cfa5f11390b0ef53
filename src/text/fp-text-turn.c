/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on one page: the edition's rows, and those of the modules that are on. */
#include "text/fp-text-turn.h"

#include "engine/runner/fp-edition-texts.h"
#include "text/fp-text-private.h"

static void
free_line (gpointer data)
{
  g_free (((FpTurnLine *) data)->text);
  g_free (data);
}

static gboolean
is_there (const FpEdition *edition, guint n_seats, uint64_t options, const FpTurnLineText *row)
{
  if (n_seats < row->least_seats || (row->most_seats > 0 && n_seats > row->most_seats))
    return FALSE;
  return (row->option == NULL || (fp_edition_option (edition, row->option) & options) != 0) &&
         (row->unless == NULL || (fp_edition_option (edition, row->unless) & options) == 0);
}

/* Returns the index of the row called @id, or that of the end. */
static guint
find_row (const GPtrArray *rows, const char *id)
{
  guint i = 0;

  while (i < rows->len && strcmp (((const FpTurnLineText *) g_ptr_array_index (rows, i))->id, id) != 0)
    i++;
  return i;
}

/* Puts the module's row into @rows. Without the line that it stands at there is no place for it. */
static void
insert (GPtrArray *rows, const FpTurnLineText *row)
{
  guint at = find_row (rows, row->at);

  if (at == rows->len)
    return;
  if (row->place == FP_TURN_LINE_INSTEAD)
    g_ptr_array_remove_index (rows, at);
  else if (row->place == FP_TURN_LINE_BEHIND)
    for (at++; at < rows->len && g_strcmp0 (((const FpTurnLineText *) g_ptr_array_index (rows, at))->at, row->at) == 0;)
      at++;
  if (row->pattern != NULL)
    g_ptr_array_insert (rows, (int) at, (gpointer) row);
}

/* Returns the rows of the page, in their order. */
static GPtrArray *
list_rows (const FpEdition *edition, guint n_seats, uint64_t options)
{
  const FpEditionTexts *texts = edition->texts;
  GPtrArray *rows = g_ptr_array_new ();

  while (texts != NULL && texts->turn_lines == NULL)
    texts = texts->shared;
  for (const FpTurnLineText *row = texts != NULL ? texts->turn_lines : NULL; row != NULL && row->id != NULL; row++)
    if (is_there (edition, n_seats, options, row))
      g_ptr_array_add (rows, (gpointer) row);
  for (guint i = 0; texts != NULL && texts->parts != NULL && texts->parts[i] != NULL; i++)
    for (const FpTurnLineText *row = texts->parts[i]->turn_lines; row != NULL && row->id != NULL; row++)
      if (is_there (edition, n_seats, options, row))
        insert (rows, row);
  return rows;
}

/* Returns the number called @name, −1: there is none. */
static int
find_number (const FpEdition *edition, guint n_seats, const char *name)
{
  const FpEditionTexts *texts = edition->texts;

  while (texts != NULL && texts->turn_number == NULL)
    texts = texts->shared;
  return texts != NULL ? texts->turn_number (edition, n_seats, name) : -1;
}

/* Returns @pattern, translated, with its numbers. */
static char *
fill_numbers (const FpEdition *edition, guint n_seats, const char *pattern)
{
  GString *text = g_string_new (NULL);

  for (const char *p = pattern; *p != '\0';)
    {
      const char *end = *p == '{' ? strchr (p, '}') : NULL;
      g_autofree char *name = end != NULL ? g_strndup (p + 1, (gsize) (end - p - 1)) : NULL;
      int number = name != NULL ? find_number (edition, n_seats, name) : -1;

      if (number >= 0)
        g_string_append_printf (text, "%d", number);
      else
        g_string_append_c (text, *p);
      p = number >= 0 ? end + 1 : p + 1;
    }
  return g_string_free (text, FALSE);
}

GPtrArray *
fp_text_turn_lines (const FpEdition *edition, guint n_seats, uint64_t options)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (GPtrArray) rows = list_rows (edition, n_seats, options);

  for (guint i = 0; i < rows->len; i++)
    {
      const FpTurnLineText *row = g_ptr_array_index (rows, i);
      FpTurnLine *line = g_new0 (FpTurnLine, 1);

      line->text = fill_numbers (edition, n_seats, _ (row->pattern));
      line->heading = row->heading;
      line->step = row->step;
      g_ptr_array_add (lines, line);
    }
  return lines;
}
