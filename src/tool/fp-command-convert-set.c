/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool convert-set: rewrites files of card sets of format 1 with the words of format
 * 2. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-file-replace.h"
#include "session/files/fp-session-file.h"
#include "session/files/fp-user-sets.h"
#include "tool/fp-tool.h"

/* Returns the files on which the set of @path may build: the shipped cards, unless the file is one
 * of them, and its sisters. */
static GPtrArray *
others_of (const char *path)
{
  GPtrArray *others = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) own = g_ptr_array_new ();
  g_ptr_array_add (own, (char *) path);
  g_autoptr (GPtrArray) sisters = fp_set_sisters (own);
  g_autofree char *id = fp_set_file_id (path);
  const FpEdition *edition = fp_set_file_edition (path);
  g_autofree char *folder = fp_data_dir (NULL);
  if (folder != NULL && g_strcmp0 (id, edition->id) != 0)
    g_ptr_array_add (others, g_build_filename (folder, "sets", edition->id, NULL));
  for (guint i = 0; i < sisters->len; i++)
    g_ptr_array_add (others, g_strdup (g_ptr_array_index (sisters, i)));
  g_ptr_array_add (others, NULL);
  return others;
}

static int
convert (const char *path)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GPtrArray) others = others_of (path);
  g_autoptr (GError) error = NULL;
  gboolean changed;
  g_autofree char *after = fp_library_convert (fp_set_file_edition (path), (const char *const *) others->pdata, path,
                                               &changed, problems, &error);
  if (error != NULL)
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  if (after == NULL)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      fp_problems_sort (problems);
      fp_problems_print (problems, text);
      fp_tool_report ("%s", g_strchomp (text->str));
      /* Translators: the name of a file. */
      return fp_tool_fail (FP_EXIT_FAULT, _ ("%s is left as it is"), path);
    }
  if (!changed)
    {
      /* Translators: the name of a file. */
      fp_tool_report (_ ("%s is of format 2 already"), path);
      return FP_EXIT_WELL;
    }
  if (!fp_file_replace (path, after, TRUE, NULL, NULL, &error))
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  return FP_EXIT_WELL;
}

static int
run (int argc, char **argv)
{
  g_auto (GStrv) paths = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status, worst = FP_EXIT_WELL;
  if (!fp_tool_options (&fp_command_convert_set, entries, 0, &argc, &argv, &status))
    return status;
  if (paths == NULL)
    return fp_tool_usage (&fp_command_convert_set, _ ("a file is missing"));
  for (guint i = 0; paths[i] != NULL; i++)
    {
      status = convert (paths[i]);
      worst = MAX (worst, status);
    }
  return worst;
}

const FpCommand fp_command_convert_set = {
  .name = "convert-set",
  .arguments = "FILE…",
  .summary = N_ ("Rewrite card sets of format 1 in format 2"),
  .about = N_ ("Replaces only the words that have changed and keeps comments and layout. A file with mistakes stays as "
               "it is, and its mistakes are listed."),
  .run = run,
};
