/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feeds all files of the corpus in the folder $FUZZ_CORPUS to a harness, one test each, against
 * regressions. */
#include "fuzz.h"

#include <string.h>

static void
test_file (gconstpointer path)
{
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  fuzz_one (data, length);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("FUZZ_CORPUS");
  g_autoptr (GPtrArray) names = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (folder);
  names = list_names (folder);
  g_assert_cmpuint (names->len, >, 0);
  fuzz_start ();
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *test = g_strconcat ("/fuzz/", g_ptr_array_index (names, i), NULL);

      g_test_add_data_func_full (test, g_build_filename (folder, g_ptr_array_index (names, i), NULL), test_file,
                                 g_free);
    }
  status = g_test_run ();
  fuzz_stop ();
  fuzz_remove_files ();
  return status;
}
