/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Complaints about one file, kept until somebody prints them. */
#include "markup/fp-problems.h"

enum
{
  LONGEST_MESSAGE = 400, /* characters; a message may quote a whole file */
};

struct _FpProblems
{
  char *file;
  GArray *list; /* of FpProblem; the first FP_PROBLEMS_MOST */
  guint more; /* further complaints, which are only counted */
};

static void
clear_problem (gpointer data)
{
  FpProblem *problem = data;

  g_free (problem->message);
}

FpProblems *
fp_problems_new (const char *file)
{
  FpProblems *self = g_new0 (FpProblems, 1);

  self->file = g_strdup (file);
  self->list = g_array_new (FALSE, FALSE, sizeof (FpProblem));
  g_array_set_clear_func (self->list, clear_problem);
  return self;
}

void
fp_problems_free (FpProblems *self)
{
  if (self == NULL)
    return;
  g_free (self->file);
  g_array_unref (self->list);
  g_free (self);
}

const char *
fp_problems_file (const FpProblems *self)
{
  return self->file;
}

void
fp_problems_add (FpProblems *self, FpLocation at, const char *format, ...)
{
  FpProblem problem = { .at = { MAX (at.line, 1), MAX (at.column, 1) } };
  g_autofree char *whole = NULL, *plain = NULL;
  va_list arguments;

  if (self->list->len >= FP_PROBLEMS_MOST)
    {
      self->more++;
      return;
    }
  va_start (arguments, format);
  whole = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  plain = fp_plain_text (whole, "");
  problem.message = fp_brief_text (plain, LONGEST_MESSAGE);
  g_array_append_val (self->list, problem);
}

guint
fp_problems_count (const FpProblems *self)
{
  return self->list->len + self->more;
}

const FpProblem *
fp_problems_get (const FpProblems *self, guint index)
{
  g_return_val_if_fail (index < self->list->len, NULL);
  return &g_array_index (self->list, FpProblem, index);
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const FpLocation *first = &((const FpProblem *) a)->at;
  const FpLocation *second = &((const FpProblem *) b)->at;

  if (first->line != second->line)
    return first->line < second->line ? -1 : 1;
  return (first->column > second->column) - (first->column < second->column);
}

void
fp_problems_sort (FpProblems *self)
{
  g_array_sort (self->list, compare_places);
}

void
fp_problems_print (const FpProblems *self, GString *out)
{
  g_autofree char *file = fp_plain_text (self->file, "");

  for (guint i = 0; i < self->list->len; i++)
    {
      const FpProblem *problem = fp_problems_get (self, i);

      g_string_append_printf (out, "%s:%d:%d: %s\n", file, problem->at.line, problem->at.column, problem->message);
    }
  if (self->more > 0)
    g_string_append_printf (out, "%s: … and %u more\n", file, self->more);
}
