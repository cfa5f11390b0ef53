/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shipped cards and the Duel edition in words: nothing is left without any. */
#include "editions/duel/fp-duel.h"
#include "library/fp-library.h"
#include "words/fp-words.h"

static FpCatalog *
load (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "duel", NULL);
  const char *const paths[] = { folder, NULL };
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_library_load (fp_duel_edition (), paths, problems, &error);

  g_assert_no_error (error);
  g_assert_nonnull (catalog);
  return catalog;
}

/* A name that is the bare id means that the table of steps lacks it. */
static void
test_every_step (void)
{
  const FpEdition *edition = fp_duel_edition ();
  FpEngine engine = { .edition = edition };

  for (guint i = 0; i < edition->n_procedures; i++)
    {
      const char *name = fp_words_step (&engine, i);

      g_test_message ("%s: %s", edition->procedures[i].id, name);
      g_assert_cmpint (name != NULL, ==, edition->procedures[i].step != FALSE);
      g_assert_cmpstr (name, !=, edition->procedures[i].step ? edition->procedures[i].id : "");
    }
}

/* Every destiny card's program has words, with no pattern left open and no jump taken for a line. */
static void
test_every_program (void)
{
  g_autoptr (FpCatalog) catalog = load ();
  FpEngine engine = { .edition = fp_duel_edition (), .catalog = catalog };

  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const FpCardDef *def = fp_catalog_card (catalog, i);
      g_autofree char *name = fp_words_card (catalog, i);
      g_autofree char *text = fp_words_program (&engine, i);

      g_test_message ("%s\n%s\n", name, text);
      g_assert_cmpstr (name, !=, "");
      g_assert_null (strpbrk (text, "{}"));
      if (def->resolve >= 0)
        g_assert_cmpstr (text, !=, "");
    }
}

/* Each option of each choice has a label of its own or a first verb. */
static void
test_every_option (void)
{
  g_autoptr (FpCatalog) catalog = load ();
  FpEngine engine = { .edition = fp_duel_edition (), .catalog = catalog };
  FpDecision decision = { 0 };
  FpWordsNames names = { { "Ada", "Ben" } };

  for (guint i = 0; i < catalog->code->len; i++)
    {
      FpOption option = { .kind = FP_OPTION_LINE, .number = 1, .value = (int16_t) i };
      g_autofree char *label = NULL;

      if (fp_catalog_instruction (catalog, (int) i)->op != FP_OP_LINE)
        continue;
      label = fp_words_option (&engine, &decision, &option, &names);
      g_assert_cmpstr (label, !=, "Line 1");
      g_assert_null (strpbrk (label, "{}"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/sets/every-step", test_every_step);
  g_test_add_func ("/words/sets/every-program", test_every_program);
  g_test_add_func ("/words/sets/every-option", test_every_option);
  return g_test_run ();
}
