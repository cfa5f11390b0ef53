/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Modules: while they are off, nothing of them is in the game; while they are on, all is there. */
#include "fixture/home.h"
#include "editions/mini/mini.h"
#include "engine/runner/fp-actions.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/files/fp-user-sets.h"

#include <string.h>

static FpCatalogs *catalogs;

static const FpEdition *
usual (void)
{
  return fp_mini_edition ();
}

/* Returns the cards of the variant with the modules among @options. */
static const FpCatalog *
cards_for (uint64_t options)
{
  const FpEdition *edition;
  const FpCatalog *catalog;

  g_assert_true (fp_catalogs_for ("mini", options, &edition, &catalog, catalogs));
  g_assert_true (catalog->edition == edition);
  return catalog;
}

/* Returns a game with @options after @choices random choices, or at its end. */
static FpSession *
play (uint32_t options, guint n_seats, uint64_t seed, guint choices)
{
  const FpCatalog *catalog = cards_for (options);
  FpSession *session;
  FpSetup setup;

  fp_setup_init (&setup, catalog->edition);
  setup.n_seats = n_seats;
  setup.seed = seed;
  setup.options = options;
  for (guint seat = 0; seat < n_seats; seat++)
    fp_setup_set_seat (&setup, seat, catalog->edition->seat_ids[seat], "random");
  session = fp_session_new (&setup, catalog);
  for (guint i = 0; i < choices && fp_session_play (session); i++)
    g_assert_null (fp_state_check (fp_session_engine (session)));
  fp_setup_clear (&setup);
  return session;
}

/* Returns set @id of @catalog, NULL: it lacks it. */
static const FpSetInfo *
find_set (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    if (strcmp (g_array_index (catalog->sets, FpSetInfo, i).id, id) == 0)
      return &g_array_index (catalog->sets, FpSetInfo, i);
  return NULL;
}

static void
test_off (void)
{
  const FpEdition *edition = usual ();
  g_autoptr (FpEditionVariant) same = fp_edition_variant_new (edition, NULL, 0);
  const FpEdition *variant = fp_edition_variant_get (same);
  g_autoptr (FpSession) session = play (0, 3, 1, 60);
  const FpState *state = fp_session_engine (session)->state;

  g_assert_true (cards_for (0)->edition == edition);
  g_assert_null (find_set (cards_for (0), "mini-lanterns"));
  g_assert_true (variant->zones == edition->zones && variant->encounters == edition->encounters);
  g_assert_true (variant->names == edition->names && variant->layout == edition->layout);
  g_assert_true (variant->rules.settle == edition->rules.settle && variant->rules.in_force == edition->rules.in_force);
  g_assert_cmpuint (edition->n_zones, ==, MINI_N_ZONES);
  g_assert_cmpuint (edition->encounters[MINI_ENCOUNTER].n_steps, ==, 4);
  g_assert_cmpuint (edition->encounter_numbers.n_numbers, ==, 0);
  g_assert_cmpuint (edition->positions.n_parts + edition->positions.n_kept, ==, 0);
  g_assert_cmpuint (state->head.n_zones, >=, MINI_N_ZONES);
  g_assert_cmpint (state->head.table[MINI_LIGHTS], ==, 0);
  g_assert_false (fp_has_listeners (state, MINI_light));
  g_assert_false (fp_has_listeners (state, MINI_stand_alone));
  for (guint card = 0; card < state->head.n_cards; card++)
    g_assert_cmpuint (fp_engine_def (fp_session_engine (session), (uint16_t) card)->kind, !=, MINI_KIND_LANTERN);
}

static void
test_on (void)
{
  const FpEdition *edition = cards_for (1U << MINI_OPTION_LANTERNS)->edition;
  const FpEncounterDef *encounter = &edition->encounters[MINI_ENCOUNTER];

  g_assert_true (edition->usual == usual ());
  g_assert_true (cards_for (1U << MINI_OPTION_LANTERNS)->edition == edition);
  g_assert_cmpuint (edition->n_zones, ==, MINI_N_ZONES + 2 + FP_MAX_SEATS);
  g_assert_cmpstr (edition->zones[fp_module_zone (edition, MINI_MODULE_LANTERNS, 1, 3)].id, ==, "lit");
  g_assert_cmpuint (edition->zones[fp_module_zone (edition, MINI_MODULE_LANTERNS, 1, 3)].owner, ==, 3);
  g_assert_cmpuint (encounter->n_steps, ==, 5);
  g_assert_cmpint (fp_edition_step_rank (edition, MINI_ENCOUNTER, MINI_light), ==, 0);
  g_assert_cmpstr (edition->encounter_numbers.numbers[fp_module_number (edition, MINI_MODULE_LANTERNS, 0)], ==, "lit");
  g_assert_cmpuint (edition->layout->n_cards, ==, usual ()->layout->n_cards + 1);
  g_assert_cmpuint (edition->layout->n_figures, ==, usual ()->layout->n_figures + 1);
  g_assert_cmpuint (edition->layout->n_pieces, ==, usual ()->layout->n_pieces + 1);
  g_assert_cmpuint (edition->layout->n_in_force, ==, usual ()->layout->n_in_force + 1);
  g_assert_cmpstr (edition->positions.parts[0].id, ==, "lit");
  g_assert_cmpstr (edition->positions.kept[0].id, ==, "lights");
  g_assert_nonnull (find_set (cards_for (1U << MINI_OPTION_LANTERNS), "mini-lanterns"));
  edition = cards_for (1U << MINI_OPTION_SOLO)->edition;
  g_assert_cmpint (fp_edition_step_rank (edition, MINI_ENCOUNTER, MINI_alliance), <, 0);
  g_assert_cmpint (fp_edition_step_rank (edition, MINI_ENCOUNTER, MINI_stand_alone), ==, 1);
}

/* Cards of the edition have the same programs in each variant. */
static void
test_programs (void)
{
  const FpCatalog *without = cards_for (0), *with = cards_for (1U << MINI_OPTION_LANTERNS);

  for (guint i = 0; i < without->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (without->sets, FpSetInfo, i);

      g_assert_cmphex (find_set (with, set->id)->programs, ==, set->programs);
    }
}

/* Each pair of modules is possible or refused for the right reason. */
static void
test_conditions (void)
{
  static const struct
  {
    guint n_seats;
    uint64_t options;
    int fault; /* −1: none */
  } cases[] = {
    { 2, 0, -1 },
    { 6, 1U << MINI_OPTION_LANTERNS, -1 },
    { 7, 1U << MINI_OPTION_LANTERNS, FP_MODULE_MOST_SEATS },
    { 3, 1U << MINI_OPTION_SOLO, -1 },
    { 2, 1U << MINI_OPTION_SOLO, FP_MODULE_LEAST_SEATS },
    { 4, 1U << MINI_OPTION_SOLO | 1U << MINI_OPTION_LANTERNS, FP_MODULE_EXCLUDES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FpModuleClash clash;
      gboolean fit = fp_modules_fit (usual (), cases[i].n_seats, cases[i].options, &clash);

      g_assert_cmpint (fit ? -1 : (int) clash.fault, ==, cases[i].fault);
    }
}

/* Games with a module are saved and opened like any other. */
static void
test_games (gconstpointer data)
{
  guint option = GPOINTER_TO_UINT (data);
  g_autofree char *path = home_path ("module.fifthplanet");

  for (guint n_seats = 3; n_seats <= 6; n_seats++)
    for (uint64_t seed = 1; seed <= 5; seed++)
      {
        g_autoptr (FpSession) session = play (1U << option, n_seats, seed, 70), opened = NULL;
        g_autoptr (FpProblems) problems = fp_problems_new (path);
        g_auto (FpOpened) how = { 0 };

        g_assert_true (fp_session_save (session, path, NULL));
        opened = fp_game_open (path, G_MAXUINT, catalogs, problems, &how);
        g_assert_nonnull (opened);
        g_assert_null (how.trouble);
        g_assert_cmphex (fp_state_digest (fp_session_engine (opened)), ==,
                         fp_state_digest (fp_session_engine (session)));
      }
}

/* A file with modules that can't be played together is told. */
static void
test_clash (void)
{
  g_autofree char *path = home_path ("clash.fifthplanet");
  g_autoptr (FpSession) session = play (1U << MINI_OPTION_LANTERNS, 3, 1, 4), opened = NULL;
  g_autofree char *text = fp_session_text (session, NULL);
  g_autoptr (GString) both = g_string_new (text);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) how = { 0 };

  g_assert_cmpuint (
      g_string_replace (both, "<option id=\"lanterns\"", "<option id=\"solo\">yes</option><option id=\"lanterns\"", 0),
      ==, 1);
  g_assert_true (g_file_set_contents (path, both->str, -1, NULL));
  opened = fp_game_open (path, G_MAXUINT, catalogs, problems, &how);
  g_assert_nonnull (how.trouble);
  g_string_truncate (both, 0);
  fp_problems_print (problems, both);
  g_test_message ("%s", both->str);
  g_assert_nonnull (strstr (both->str, "“solo” can't be played with “lanterns”."));
}

#define LOST                                                                                  \
  "<set xmlns='https://fifthplanet.github.io/ns/set/2' id='lost' edition='mini' version='1'>" \
  "<lantern id='spark' origin='original'><name>Spark</name></lantern></set>"

/* A card of a kind that only the module has belongs in a set of the module. */
static void
test_lost_card (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autofree char *folder = fp_user_sets_dir (), *path = g_build_filename (folder, "lost.xml", NULL);
  FpCatalogs *again;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, LOST, -1, NULL));
  again = fp_catalogs_new (broken, problems, NULL);
  g_assert_cmpuint (broken->len, ==, 1);
  g_assert_nonnull (strstr (((FpBrokenSet *) g_ptr_array_index (broken, 0))->errors,
                            "<lantern> is a card of the module “lanterns”; expected it in a set with "
                            "module=\"lanterns\""));
  fp_catalogs_free (again);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  int status;

  g_test_init (&argc, &argv, NULL);
  home_begin ();
  catalogs = fp_catalogs_new (NULL, problems, NULL);
  g_assert_nonnull (catalogs);
  g_test_add_func ("/modules/off", test_off);
  g_test_add_func ("/modules/on", test_on);
  g_test_add_func ("/modules/programs", test_programs);
  g_test_add_func ("/modules/conditions", test_conditions);
  g_test_add_data_func ("/modules/games/lanterns", GUINT_TO_POINTER (MINI_OPTION_LANTERNS), test_games);
  g_test_add_data_func ("/modules/games/solo", GUINT_TO_POINTER (MINI_OPTION_SOLO), test_games);
  g_test_add_func ("/modules/clash", test_clash);
  g_test_add_func ("/modules/lost-card", test_lost_card);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
