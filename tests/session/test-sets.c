/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card sets of the user: loaded, left out when broken, never in the way of the shipped ones. */
#include "fixture/home.h"
#include "session/files/fp-user-sets.h"
#include "session/game/fp-catalogs.h"

#include <glib/gstdio.h>
#include <string.h>

#define SET(id, cards) \
  "<set xmlns='https://fifthplanet.github.io/ns/set/2' id='" id "' edition='duel' version='1'>" cards "</set>"
#define PLANET(id) "<planet id='" id "' symbol='pink'><name>Rock</name></planet>"

static char *
user_file (const char *name)
{
  g_autofree char *folder = fp_user_sets_dir ();
  return g_build_filename (folder, name, NULL);
}

static void
put (const char *name, const char *text)
{
  g_autofree char *path = user_file (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;
  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
take_away (const char *name)
{
  g_autofree char *path = user_file (name);
  g_remove (path);
}

/* Returns all cards and adds the sets left out to @broken. */
static FpCatalog *
load (GPtrArray *broken)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_edition_load_all (fp_edition_nth (0), broken, problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (catalog);
  return catalog;
}

static void
test_none (void)
{
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (FpCatalog) catalog = load (broken);
  g_assert_cmpuint (broken->len, ==, 0);
  g_assert_cmpuint (catalog->sets->len, ==, 2);
}

static void
test_good_and_broken (void)
{
  put ("mine.xml", SET ("mine", PLANET ("rock")));
  put ("folder/a.xml", SET ("other", PLANET ("rock")));
  put ("broken.xml", SET ("broken", "<planett id='rock'/>"));
  put ("no-set.xml", "no XML at all");
  put ("notes.txt", "not looked at");
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (FpCatalog) catalog = load (broken);
  g_assert_cmpint (fp_catalog_find (catalog, "mine:rock"), >=, 0);
  g_assert_cmpint (fp_catalog_find (catalog, "other:rock"), >=, 0);
  g_assert_cmpint (fp_catalog_find (catalog, "duel:p1"), >=, 0);
  g_assert_cmpuint (catalog->sets->len, ==, 4);
  g_assert_cmpuint (broken->len, ==, 2);
  const FpBrokenSet *first = g_ptr_array_index (broken, 0), *second = g_ptr_array_index (broken, 1);
  g_assert_true (g_str_has_suffix (first->path, "broken.xml"));
  g_assert_nonnull (strstr (first->errors, "broken.xml:1:"));
  g_assert_nonnull (strstr (first->errors, "planett"));
  g_assert_true (g_str_has_suffix (second->path, "no-set.xml"));
  g_assert_nonnull (strstr (second->errors, "no-set.xml:1:"));
  take_away ("broken.xml");
  take_away ("no-set.xml");
  g_ptr_array_set_size (broken, 0);
  g_autoptr (FpCatalog) again = load (broken);
  g_assert_cmpuint (broken->len, ==, 0);
  g_assert_cmpuint (again->cards->len, ==, catalog->cards->len);
  take_away ("mine.xml");
  take_away ("folder/a.xml");
  take_away ("notes.txt");
}

/* A set with the id of a shipped one can't replace it. */
static void
test_same_cards (void)
{
  put ("duel.xml", SET ("duel", PLANET ("p1")));
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (FpCatalog) catalog = load (broken);
  g_assert_cmpuint (broken->len, ==, 1);
  g_assert_cmpuint (catalog->sets->len, ==, 2);
  take_away ("duel.xml");
}

static void
test_without (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (FpCatalogs) catalogs = fp_catalogs_new (NULL, problems, &error);
  g_autofree char *message = NULL;
  const FpEdition *edition;
  const FpCatalog *catalog;
  g_assert_no_error (error);
  g_assert_true (fp_catalogs_find ("duel", &edition, &catalog, catalogs));
  g_assert_cmpuint (catalog->abilities->len, >, 0);
  const FpAbilityRef *ref = &g_array_index (catalog->abilities, FpAbilityRef, 0);
  const FpCardDef *card = fp_catalog_card (catalog, ref->card);
  const FpAbilityDef *ability = fp_catalog_ability (catalog, 0);
  g_autofree char *id = g_strdup_printf ("%s:%s/%s", card->set, card->id, ability->id);
  g_autofree char *slip = g_strconcat (id, "x", NULL);
  g_assert_false (fp_catalogs_without (catalogs, slip, &message));
  g_assert_nonnull (strstr (message, id));
  g_assert_true (fp_catalogs_without (catalogs, id, &message));
  g_assert_cmpuint (ability->n_rules, ==, 0);
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sets/none", test_none);
  g_test_add_func ("/sets/good-and-broken", test_good_and_broken);
  g_test_add_func ("/sets/same-cards", test_same_cards);
  g_test_add_func ("/sets/without", test_without);
  int status = g_test_run ();
  home_end ();
  return status;
}
