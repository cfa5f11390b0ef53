/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feeds all files of the corpus in the folder $FUZZ_CORPUS to a harness, one test each, against
 * regressions. Then changes them at random for $FUZZ_SECONDS (2), to look for more. An input at
 * which the program dies is left in the folder $FUZZ_FAULTS, and --seed repeats the run. */
#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  MOST_BYTES = 16 * 1024, /* of a changed input */
};

static void
test_file (gconstpointer path)
{
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  fuzz_one (data, length);
}

/* Changes some bytes: the part of libFuzzer, which has a function of this name. */
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed);

size_t
LLVMFuzzerMutate (uint8_t *data, size_t size, size_t most)
{
  gsize at = size > 0 ? (gsize) g_test_rand_int_range (0, (gint32) size) : 0;
  gsize n = MIN ((gsize) g_test_rand_int_range (1, 100), size - at);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0: /* cut */
      return at;
    case 1: /* zeros */
      memset (data + at, 0, n);
      return size;
    case 2: /* repeat */
      n = MIN (n, most - size);
      memmove (data + at + n, data + at, size - at);
      return size + n;
    default:
      for (gsize i = 0; i < MIN (n, 4); i++)
        data[at + i] = (uint8_t) g_test_rand_int_range (0, 256);
      return size;
    }
}

/* Returns a copy of the file @path, changed a few times. */
static char *
change (const char *path, gsize *length)
{
  g_autofree char *text = NULL;
  g_autofree uint8_t *data = g_new0 (uint8_t, MOST_BYTES);

  g_assert_true (g_file_get_contents (path, &text, length, NULL));
  *length = MIN (*length, MOST_BYTES);
  memcpy (data, text, *length);
  for (int i = g_test_rand_int_range (1, 6); i > 0; i--)
    *length = LLVMFuzzerCustomMutator (data, *length, MOST_BYTES, (unsigned) g_test_rand_int ());
  return (char *) g_steal_pointer (&data);
}

static void
test_changed (gconstpointer paths)
{
  const GPtrArray *all = paths;
  const char *seconds = g_getenv ("FUZZ_SECONDS"), *folder = g_getenv ("FUZZ_FAULTS");
  g_autofree char *program = g_path_get_basename (g_get_prgname ());
  g_autofree char *name = g_strconcat (program, "-fault", NULL);
  g_autofree char *fault = g_build_filename (folder != NULL ? folder : g_get_tmp_dir (), name, NULL);
  gint64 end = g_get_monotonic_time () + (seconds != NULL ? g_ascii_strtoll (seconds, NULL, 10) : 2) * G_USEC_PER_SEC;
  guint n = 0, good = 0;

  for (; g_get_monotonic_time () < end; n++)
    {
      gsize length;
      g_autofree char *data = change (all->pdata[g_test_rand_int_range (0, (gint32) all->len)], &length);

      g_assert_true (g_file_set_contents (fault, data, (gssize) length, NULL));
      good += fuzz_one (data, length);
    }
  g_unlink (fault);
  g_test_message ("%u inputs, %u without a mistake", n, good);
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
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (folder);
  names = list_names (folder);
  g_assert_cmpuint (names->len, >, 0);
  fuzz_start ();
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *test = g_strconcat ("/fuzz/", g_ptr_array_index (names, i), NULL);

      g_ptr_array_add (paths, g_build_filename (folder, g_ptr_array_index (names, i), NULL));
      g_test_add_data_func_full (test, g_build_filename (folder, g_ptr_array_index (names, i), NULL), test_file,
                                 g_free);
    }
  g_test_add_data_func ("/fuzz/changed", paths, test_changed);
  status = g_test_run ();
  fuzz_stop ();
  fuzz_remove_files ();
  return status;
}
