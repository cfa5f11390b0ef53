/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sections of the pages of modules are shown on the pages whose rules they change. */
#include <string.h>

#include "book/fp-book-changes.h"
#include "book/shipped-book.h"
#include "editions/classic/fp-classic.h"
#include "editions/cosmic/fp-cosmic.h"
#include "fixture/duel.h"
#include "fixture/home.h"

#define F "xmlns:f='https://fifthplanet.github.io/ns/book/1'"

/* Writes the page @name with @inside as its contents. */
static void
write_page (const char *name, const char *inside)
{
  g_autofree char *dir = home_path ("C");
  g_autofree char *file = g_strconcat (name, ".page", NULL);
  g_autofree char *path = g_build_filename (dir, file, NULL);
  g_autofree char *text = g_strdup_printf (
      "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"%s\">%s</page>", name, inside);
  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Returns the places of the changes of @page, separated by spaces. Free with g_free (). */
static char *
places_of (const FpBook *book, const char *page, const char *const *modules)
{
  g_autoptr (GArray) changes = fp_book_changes (book, page, modules);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < changes->len; i++)
    {
      g_autofree char *place = fp_book_change_place (&g_array_index (changes, FpBookChange, i));
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", place);
    }
  return g_strdup (text->str);
}

static void
assert_places (const FpBook *book, const char *page, const char *const *modules, const char *expected)
{
  g_autofree char *places = places_of (book, page, modules);
  g_assert_cmpstr (places, ==, expected);
}

static FpBook *
written_book (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autofree char *folder = home_path ("C");
  home_empty ();
  write_page ("tiny-rain", "<title>Rain</title><p>It rains.</p>"
                           "<section id='wet'><info><f:changes " F " pages='tiny-street tiny-roof'/></info>"
                           "<title>Wet</title><p>One</p><section id='very'><title>Very</title><p>Two</p></section>"
                           "</section><section id='dry'><title>Dry</title><p>Three</p></section>");
  write_page ("tiny-snow", "<title>Snow</title><section id='white'><info><f:changes " F " pages='tiny-roof'/></info>"
                           "<title>White</title><p>Four</p></section>");
  write_page ("tiny-roof", "<title>Roof</title>");
  write_page ("tiny-street", "<title>Street</title>");
  FpBook *book = fp_book_load ((const char *const[]){ folder, NULL }, problems, NULL);
  g_assert_nonnull (book);
  g_assert_cmpuint (problems->len, ==, 0);
  return book;
}

static void
test_written (void)
{
  static const char *const both[] = { "snow", "rain", NULL }, *const unknown[] = { "hail", NULL };
  g_autoptr (FpBook) book = written_book ();
  assert_places (book, "tiny-roof", both, "tiny-snow#white tiny-rain#wet");
  assert_places (book, "tiny-roof#part", both, "tiny-snow#white tiny-rain#wet");
  assert_places (book, "tiny-street", both, "tiny-rain#wet");
  assert_places (book, "tiny-street", unknown, "");
  assert_places (book, "tiny-street", NULL, "");
  assert_places (book, "other-street", both, "");
  g_autoptr (GArray) changes = fp_book_changes (book, "tiny-street", both);
  const FpBookChange *change = &g_array_index (changes, FpBookChange, 0);
  g_autofree char *title = fp_book_change_title (change);
  g_assert_cmpstr (title, ==, "With the module Rain: Wet");
  /* The section ends before “Dry”. */
  g_assert_cmpuint (change->end - change->first, ==, 3);
  g_assert_cmpstr (((const FpBlock *) g_ptr_array_index (change->module->blocks, change->first))->text, ==, "One");
}

/* Each module has a page, which changes some other one. */
static void
test_modules (gconstpointer data)
{
  const FpEdition *edition = data;
  g_autoptr (FpBook) book = shipped_book ();
  for (guint module = 0; module < edition->n_modules; module++)
    {
      const char *const one[] = { edition->modules[module]->id, NULL };
      guint changed = 0;
      g_test_message ("%s", one[0]);
      g_assert_nonnull (fp_book_governing (book, edition->id, one[0]));
      for (guint i = 0; i < fp_book_n_pages (book); i++)
        {
          g_autoptr (GArray) changes = fp_book_changes (book, fp_book_page (book, i)->id, one);
          changed += changes->len;
          for (guint k = 0; k < changes->len; k++)
            {
              g_autofree char *place = fp_book_change_place (&g_array_index (changes, FpBookChange, k));
              g_assert_nonnull (fp_book_section (book, place));
            }
        }
      g_assert_cmpuint (changed, >, 0);
    }
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/changes/written", test_written);
  g_test_add_data_func ("/book/changes/modules/duel", duel_edition (), test_modules);
  g_test_add_data_func ("/book/changes/modules/classic", fp_classic_edition (), test_modules);
  g_test_add_data_func ("/book/changes/modules/cosmic", fp_cosmic_edition (), test_modules);
  int status = g_test_run ();
  duel_forget ();
  home_end ();
  return status;
}
