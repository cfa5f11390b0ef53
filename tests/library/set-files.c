/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets written for a test. */
#include "set-files.h"

#include <glib/gstdio.h>

#include "editions/duel/fp-duel.h"

void
loaded_clear (Loaded *loaded)
{
  g_clear_pointer (&loaded->catalog, fp_catalog_free);
  g_clear_pointer (&loaded->problems, g_ptr_array_unref);
  g_clear_error (&loaded->error);
}

char *
set_text (const char *cards)
{
  return g_strdup_printf ("<set xmlns=\"https://fifthplanet.github.io/ns/set/2\" id=\"tiny\" edition=\"duel\" "
                          "version=\"1\">\n%s\n</set>\n",
                          cards);
}

static char *
file_in (const char *folder, guint number)
{
  g_autofree char *name = g_strdup_printf ("%u.xml", number);

  return g_build_filename (folder, name, NULL);
}

Loaded
load_texts_of (const FpEdition *edition, const char *const *texts)
{
  Loaded loaded = { .problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free) };
  g_autofree char *folder = g_dir_make_tmp ("fp-library-XXXXXX", NULL);
  guint n;

  g_assert_nonnull (folder);
  for (n = 0; texts[n] != NULL; n++)
    {
      g_autofree char *path = file_in (folder, n + 1);

      g_assert_true (g_file_set_contents (path, texts[n], -1, NULL));
    }
  loaded.catalog = fp_library_load (edition, (const char *const[]){ folder, NULL }, loaded.problems, &loaded.error);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = file_in (folder, i + 1);

      g_unlink (path);
    }
  g_rmdir (folder);
  return loaded;
}

Loaded
load_texts (const char *const *texts)
{
  return load_texts_of (fp_duel_edition (), texts);
}

Loaded
load_cards (const char *cards)
{
  g_autofree char *text = set_text (cards);

  return load_texts ((const char *const[]){ text, NULL });
}

char *
format_problems (const Loaded *loaded)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < loaded->problems->len; i++)
    {
      const FpProblems *problems = g_ptr_array_index (loaded->problems, i);
      g_autofree char *name = g_path_get_basename (fp_problems_file (problems));

      for (guint k = 0; k < MIN (fp_problems_count (problems), FP_PROBLEMS_MOST); k++)
        {
          const FpProblem *problem = fp_problems_get (problems, k);

          g_string_append_printf (all, "%s:%d:%d: %s\n", name, problem->at.line, problem->at.column, problem->message);
        }
    }
  return g_string_free (all, FALSE);
}

void
assert_loaded (const Loaded *loaded)
{
  g_autofree char *wrong = format_problems (loaded);

  g_assert_no_error (loaded->error);
  g_assert_cmpstr (wrong, ==, "");
  g_assert_nonnull (loaded->catalog);
}

const FpInstruction *
instruction_of (const Loaded *loaded, int index)
{
  return fp_catalog_instruction (loaded->catalog, index);
}

const char *
text_of (const Loaded *loaded, int index)
{
  const FpExpression *expression = fp_catalog_expression (loaded->catalog, index);

  return expression != NULL ? fp_expression_text (expression) : NULL;
}
