/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Signed numbers, in languages of both writing directions. */
#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "fixture/home.h"
#include "text/fp-text.h"

static void
assert_text (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_left_to_right (void)
{
  assert_text (fp_text_number (31), "31");
  assert_text (fp_text_number (-7), "−7");
  assert_text (fp_text_signed (8), "+8");
  assert_text (fp_text_signed (-10), "−10");
}

/* Installs a translation that contains only its writing direction. */
static void
add_language (void)
{
  const char *const words = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
                            "msgctxt \"direction\"\nmsgid \"ltr\"\nmsgstr \"rtl\"\n";
  g_autofree char *source = home_path ("rtl.po"), *folder = home_path ("locale/ar/LC_MESSAGES");
  g_autofree char *target = g_build_filename (folder, GETTEXT_PACKAGE ".mo", NULL), *locales = home_path ("locale");
  const char *command[] = { "msgfmt", "-o", target, source, NULL };
  g_autoptr (GError) error = NULL;
  int status;
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, words, -1, &error));
  g_assert_true (
      g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error));
  g_assert_true (g_spawn_check_wait_status (status, &error));
  bindtextdomain (GETTEXT_PACKAGE, locales);
  g_setenv ("LANGUAGE", "ar", TRUE);
  setlocale (LC_ALL, "");
}

/* A signed number is isolated, or its sign would be shown behind it. */
static void
test_right_to_left (void)
{
  add_language ();
  assert_text (fp_text_number (31), "31");
  assert_text (fp_text_number (-7), "\u2068−7\u2069");
  assert_text (fp_text_signed (8), "\u2068+8\u2069");
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/signs/left-to-right", test_left_to_right);
  g_test_add_func ("/signs/right-to-left", test_right_to_left);
  int status = g_test_run ();
  home_end ();
  return status;
}
