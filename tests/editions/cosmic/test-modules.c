/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All modules of the edition, by its list: while they are off, nothing of them is in a game; while
 * they are on, all is there. Each pair is possible, or refused for the right reason. */
#include "fixture/home.h"
#include "editions/cosmic/fp-cosmic.h"
#include "engine/runner/fp-actions.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/files/fp-user-sets.h"
#include "session/same-views.h"
#include "text/fp-text-table.h"
#include "text/fp-text.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  CHOICES = 90, /* of a game that is saved */
  COMPARED_SEATS = 4,
  COMPARED_GAMES = 2,
  COMPARED_ANSWERS = 300,
  EVERY = 7, /* answers between two compared positions */
};

static FpCatalogs *catalogs;

static const FpEdition *
usual (void)
{
  return fp_cosmic_edition ();
}

static uint64_t
option_of (guint module)
{
  return fp_setup_bit (usual ()->modules[module]->option);
}

/* Returns the cards of the variant with the modules among @options. */
static const FpCatalog *
cards_for (uint64_t options)
{
  const FpEdition *edition;
  const FpCatalog *catalog;

  g_assert_true (fp_catalogs_for (usual ()->id, options, &edition, &catalog, catalogs));
  g_assert_true (catalog->edition == edition);
  return catalog;
}

/* Returns @options with what its modules need, and with none if @n_seats can't play with them. */
static uint64_t
completed (uint64_t options, guint n_seats)
{
  FpModuleClash clash;

  while (!fp_modules_fit (usual (), n_seats, options, &clash))
    {
      if (clash.fault != FP_MODULE_NEEDS && clash.fault != FP_MODULE_NEEDS_ONE_OF)
        return 0;
      options |= clash.options & -clash.options;
    }
  return options;
}

/* Returns a game with @options after @choices random choices, or at its end. */
static FpSession *
play (uint64_t options, guint n_seats, uint64_t seed, guint choices)
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

/* Returns TRUE if @step stands in a list of steps of @edition. */
static gboolean
has_step (const FpEdition *edition, guint step)
{
  const FpStepList *lists[] = { &edition->setup, &edition->turn };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < lists[list]->n; i++)
      if (lists[list]->steps[i] == step)
        return TRUE;
  for (guint encounter = 1; encounter < edition->n_encounters; encounter++)
    if (fp_edition_step_rank (edition, encounter, step) >= 0)
      return TRUE;
  return FALSE;
}

/* --- Off and on --- */

static void
test_off (void)
{
  const FpEdition *edition = usual ();
  g_autoptr (FpEditionVariant) same = fp_edition_variant_new (edition, NULL, 0);
  const FpEdition *variant = fp_edition_variant_get (same);
  g_autoptr (FpSession) session = play (0, 5, 1, CHOICES);
  const FpState *state = fp_session_engine (session)->state;

  g_assert_true (cards_for (0)->edition == edition);
  g_assert_cmpuint (cards_for (0)->sets->len, ==, 1);
  g_assert_true (variant->zones == edition->zones && variant->encounters == edition->encounters);
  g_assert_true (variant->names == edition->names && variant->layout == edition->layout);
  g_assert_true (variant->rules.settle == edition->rules.settle && variant->rules.in_force == edition->rules.in_force);
  g_assert_true (variant->setup.steps == edition->setup.steps && variant->turn.steps == edition->turn.steps);
  g_assert_cmpuint (variant->encounter_numbers.n_numbers, ==, edition->encounter_numbers.n_numbers);
  g_assert_cmpuint (variant->positions.n_parts, ==, edition->positions.n_parts);
  g_assert_cmpuint (variant->positions.n_kept, ==, edition->positions.n_kept);
  for (guint module = 0; module < edition->n_modules; module++)
    {
      const FpModule *of = edition->modules[module];

      for (guint i = 0; i < of->n_steps; i++)
        {
          g_assert_false (has_step (edition, of->steps[i].procedure));
          g_assert_false (fp_has_listeners (state, of->steps[i].procedure));
        }
      for (guint card = 0; card < state->head.n_cards; card++)
        g_assert_cmpuint (of->kinds >> fp_engine_def (fp_session_engine (session), (uint16_t) card)->kind & 1, ==, 0);
    }
}

/* Returns the number of zones that the rows of @module are. */
static guint
zones_of (const FpModule *module)
{
  guint n = 0;

  for (guint i = 0; i < module->n_zones; i++)
    n += module->zones[i].owner == FP_OF_EACH_SEAT ? usual ()->most_seats : 1;
  return n;
}

static void
test_on (void)
{
  for (guint module = 0; module < usual ()->n_modules; module++)
    {
      const FpModule *of = usual ()->modules[module];
      g_autoptr (FpEditionVariant) alone = fp_edition_variant_new (usual (), NULL, UINT64_C (1) << module);
      const FpEdition *variant = fp_edition_variant_get (alone);

      g_assert_true (variant->usual == usual ());
      g_assert_cmphex (variant->on, ==, UINT64_C (1) << module);
      g_assert_cmpuint (variant->n_zones, ==, usual ()->n_zones + zones_of (of));
      g_assert_cmpuint (variant->encounter_numbers.n_numbers, ==,
                        usual ()->encounter_numbers.n_numbers + of->n_numbers);
      g_assert_cmpuint (variant->positions.n_parts, ==, usual ()->positions.n_parts + of->n_parts);
      for (guint i = 0; i < of->n_steps; i++)
        {
          g_assert_true (has_step (variant, of->steps[i].procedure));
          g_assert_cmpint (has_step (variant, of->steps[i].anchor), ==, of->steps[i].where != FP_STEP_INSTEAD);
        }
    }
}

/* Cards of the edition have the same programs in each variant. */
static void
test_programs (void)
{
  const FpSetInfo *without = find_set (cards_for (0), usual ()->id);

  for (guint module = 0; module < usual ()->n_modules; module++)
    g_assert_cmphex (find_set (cards_for (option_of (module)), usual ()->id)->programs, ==, without->programs);
}

/* --- Conditions --- */

/* Returns the fault of @module in a game of @n_seats with @options, as its conditions say. −1: it
 * has none. */
static int
fault_of (const FpModule *module, guint n_seats, uint64_t options)
{
  const FpModuleNeeds *needs = &module->needs;

  return n_seats < needs->least_seats                                       ? FP_MODULE_LEAST_SEATS
         : needs->most_seats > 0 && n_seats > needs->most_seats             ? FP_MODULE_MOST_SEATS
         : (needs->needs & options) != needs->needs                         ? FP_MODULE_NEEDS
         : needs->needs_one_of != 0 && (needs->needs_one_of & options) == 0 ? FP_MODULE_NEEDS_ONE_OF
         : (needs->excludes & options) != 0                                 ? FP_MODULE_EXCLUDES
                                                                            : -1;
}

/* The sentence about @clash names the module and what it clashes with. */
static void
check_words (const FpModuleClash *clash)
{
  g_autofree char *text = fp_text_module_clash (usual (), clash), *number = g_strdup_printf ("%u", clash->seats);

  g_assert_nonnull (strstr (text, fp_text_setup_option (usual (), clash->module->option)));
  if (clash->fault == FP_MODULE_LEAST_SEATS || clash->fault == FP_MODULE_MOST_SEATS)
    g_assert_nonnull (strstr (text, number));
  for (guint option = 0; option < usual ()->n_options; option++)
    g_assert_cmpint (clash->options >> option & 1, <=, strstr (text, fp_text_setup_option (usual (), option)) != NULL);
}

/* Checks a game of @n_seats with @module and the option of bit @other. Two modules exclude each
 * other if one of them says so. */
static void
check_pair (guint n_seats, guint module, uint64_t other)
{
  uint64_t options = option_of (module) | other;
  gboolean possible = TRUE;
  FpModuleClash clash;

  for (guint i = 0; i < usual ()->n_modules; i++)
    if ((options & option_of (i)) != 0)
      possible = possible && fault_of (usual ()->modules[i], n_seats, options) < 0;
  g_assert_cmpint (fp_modules_fit (usual (), n_seats, options, &clash), ==, possible);
  if (possible)
    return;
  g_assert_cmpint (fault_of (clash.module, n_seats, options), ==, (int) clash.fault);
  check_words (&clash);
}

static void
test_pairs (void)
{
  for (guint n_seats = usual ()->least_seats; n_seats <= usual ()->most_seats; n_seats++)
    for (guint module = 0; module < usual ()->n_modules; module++)
      for (guint option = 0; option < usual ()->n_options; option++)
        check_pair (n_seats, module, fp_setup_bit (option));
}

/* A few pairs by hand. */
static void
test_known_pairs (void)
{
  static const struct
  {
    const char *one, *other, *message;
  } cases[] = {
    { "no-flares", "freewheeling-flares", "“freewheeling flares” can't be played with “no flares”." },
    { "four-planets", "single-encounter", NULL },
    { "large-group", "no-flares", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      uint64_t options = fp_edition_option (usual (), cases[i].one) | fp_edition_option (usual (), cases[i].other);
      FpModuleClash clash;
      gboolean fit = fp_modules_fit (usual (), 5, options, &clash);
      g_autofree char *message = fit ? NULL : fp_text_module_clash (usual (), &clash);

      g_assert_cmpstr (message, ==, cases[i].message);
    }
}

/* --- Lists --- */

/* Each module has a name, a sentence and a known group. Each group has a module and a title. */
static void
test_words (void)
{
  uint64_t used = 0;

  for (guint module = 0; module < usual ()->n_modules; module++)
    {
      const FpModule *of = usual ()->modules[module];
      guint group = 0;

      /* The name of a single word may be the id. */
      if (strchr (of->id, '-') != NULL)
        g_assert_cmpstr (fp_text_setup_option (usual (), of->option), !=, of->id);
      g_assert_nonnull (fp_text_tip (usual (), of->id));
      while (g_strcmp0 (usual ()->module_groups[group], of->group) != 0)
        g_assert_nonnull (usual ()->module_groups[group++]);
      used |= UINT64_C (1) << group;
    }
  for (guint group = 0; usual ()->module_groups[group] != NULL; group++)
    g_assert_cmpstr (fp_text_module_group (usual (), usual ()->module_groups[group]), !=,
                     usual ()->module_groups[group]);
  g_assert_cmpuint (used, >, 1);
}

/* Each bundle is a game that can begin, with any number of players. */
static void
test_bundles (void)
{
  uint64_t large = fp_edition_option (usual (), "large-group"), four = fp_edition_option (usual (), "four-planets");

  for (guint n_seats = usual ()->least_seats; n_seats <= usual ()->most_seats; n_seats++)
    for (guint i = 0; i < usual ()->n_bundles; i++)
      {
        const FpBundle *bundle = &usual ()->bundles[i];
        uint64_t options = fp_bundle_options (usual (), bundle, n_seats);
        FpModuleClash clash;

        g_assert_true (fp_edition_bundle (usual (), bundle->id) == bundle);
        g_assert_true (fp_modules_fit (usual (), n_seats, options, &clash));
        g_assert_cmpint ((options & large) != 0, ==, n_seats >= 7);
        g_assert_cmphex (options & four, ==, 0);
        g_assert_cmphex (options & bundle->options, ==, bundle->options);
        g_assert_cmpstr (fp_text_bundle (usual (), bundle->id), !=, bundle->id);
        g_assert_nonnull (fp_text_tip (usual (), bundle->id));
      }
}

/* --- Games --- */

/* A game with @options is saved and opened like any other. */
static void
save_and_open (uint64_t options, guint n_seats)
{
  g_autofree char *path = home_path ("module.fifthplanet");
  g_autoptr (FpSession) session = play (options, n_seats, 1, CHOICES), opened = NULL;
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) how = { 0 };

  g_assert_true (fp_session_save (session, path, NULL));
  opened = fp_game_open (path, G_MAXUINT, catalogs, problems, &how);
  g_assert_nonnull (opened);
  g_assert_null (how.trouble);
  g_assert_cmphex (fp_session_setup (opened)->options, ==, options);
  g_assert_cmphex (fp_state_digest (fp_session_engine (opened)), ==, fp_state_digest (fp_session_engine (session)));
}

static void
test_games (void)
{
  static const guint seats[] = { 3, 5, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      for (guint module = 0; module < usual ()->n_modules; module++)
        {
          uint64_t options = completed (option_of (module), seats[i]);

          if (options != 0)
            save_and_open (options, seats[i]);
        }
      for (guint bundle = 0; bundle < usual ()->n_bundles; bundle++)
        save_and_open (fp_bundle_options (usual (), &usual ()->bundles[bundle], seats[i]), seats[i]);
    }
}

/* A game whose module this version doesn't have says which. */
static void
test_unknown (void)
{
  g_autofree char *path = home_path ("unknown.fifthplanet");
  g_autoptr (FpSession) session = play (fp_edition_option (usual (), "four-planets"), 3, 1, 4), opened = NULL;
  g_autofree char *text = fp_session_text (session, NULL);
  g_autoptr (GString) other = g_string_new (text);
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) how = { 0 };

  g_assert_cmpuint (g_string_replace (other, "<option id=\"four-planets\"", "<option id=\"six-planets\"", 0), ==, 1);
  g_assert_true (g_file_set_contents (path, other->str, -1, NULL));
  opened = fp_game_open (path, G_MAXUINT, catalogs, problems, &how);
  g_assert_cmpstr (how.trouble, ==, "This game uses the module “six-planets”, which this version does not have.");
}

/* --- Secrets --- */

/* Cards that a player can't know change neither its view nor what it is asked. */
static void
compare_views (uint64_t options)
{
  const FpCatalog *catalog = cards_for (options);
  FpEngine *engine = fp_engine_new (catalog->edition, catalog);
  SameViews *views;

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = engine->strict = TRUE;
  views = same_views_new (engine, 7);
  for (guint game = 0; game < COMPARED_GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);
      guint made = 0;

      fp_engine_start (engine, COMPARED_SEATS, game + 1, options);
      while (!fp_engine_over (engine) && made < COMPARED_ANSWERS)
        {
          if (made++ % EVERY == 0)
            same_views_check (views);
          fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
        }
    }
  same_views_free (views);
  g_aligned_free (engine->state);
  fp_engine_free (engine);
}

static void
test_hidden (void)
{
  for (guint module = 0; module < usual ()->n_modules; module++)
    {
      uint64_t options = completed (option_of (module), COMPARED_SEATS);

      if (options != 0)
        compare_views (options);
    }
}

/* --- A fan's set --- */

#define FAN                                                                                  \
  "<set xmlns='https://fifthplanet.github.io/ns/set/2' id='more-for-many' edition='cosmic' " \
  "module='large-group' version='1'><attack id='attack-33' value='33' copies='2'/></set>"

/* The set is read in games with its module, and only there. */
static void
test_fans_set (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autofree char *folder = fp_user_sets_dir (), *path = g_build_filename (folder, "more.xml", NULL);
  uint64_t large = fp_edition_option (usual (), "large-group");
  const FpEdition *edition;
  const FpCatalog *with, *without, *other;
  FpCatalogs *again;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, FAN, -1, NULL));
  again = fp_catalogs_new (NULL, problems, NULL);
  g_assert_true (fp_catalogs_for (usual ()->id, large, &edition, &with, again));
  g_assert_true (fp_catalogs_for (usual ()->id, 0, &edition, &without, again));
  g_assert_true (fp_catalogs_for (usual ()->id, fp_edition_option (usual (), "four-planets"), &edition, &other, again));
  g_assert_nonnull (find_set (with, "more-for-many"));
  g_assert_cmpint (fp_catalog_find (with, "more-for-many:attack-33"), >=, 0);
  g_assert_null (find_set (without, "more-for-many"));
  g_assert_null (find_set (other, "more-for-many"));
  fp_catalogs_free (again);
}

/* A fan's set with cards of a kind that belongs to a module. */
static const char fan_kind[] =
    "<set xmlns=\"https://fifthplanet.github.io/ns/set/2\" id=\"fan\" edition=\"cosmic\" module=\"technology\" "
    "version=\"1\"><name>Fan</name><tech id=\"tractor-beam\" cost=\"2\" origin=\"original\"><name>Tractor Beam</name>"
    "<ability id=\"pull\"><text>At the start of any encounter, discard this to draw a card.</text>"
    "<trigger before=\"regroup\" may=\"yes\"><pay><discard cards=\"this\"/></pay><draw cards=\"1\"/></trigger>"
    "</ability></tech></set>";

static void
test_fans_kind (void)
{
  g_autofree char *folder = home_path ("fifth-planet/sets"), *path = home_path ("fifth-planet/sets/fan.xml");
  g_autoptr (GPtrArray) broken = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpCatalogs *before = catalogs;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, fan_kind, -1, NULL));
  catalogs = fp_catalogs_new (broken, problems, NULL);
  g_assert_nonnull (catalogs);
  g_assert_cmpuint (broken->len, ==, 0);
  g_assert_null (find_set (cards_for (0), "fan"));
  g_assert_nonnull (find_set (cards_for (fp_edition_option (usual (), "technology")), "fan"));
  fp_catalogs_free (catalogs);
  catalogs = before;
  home_empty ();
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
  g_test_add_func ("/modules/pairs", test_pairs);
  g_test_add_func ("/modules/known-pairs", test_known_pairs);
  g_test_add_func ("/modules/words", test_words);
  g_test_add_func ("/modules/bundles", test_bundles);
  g_test_add_func ("/modules/games", test_games);
  g_test_add_func ("/modules/unknown", test_unknown);
  g_test_add_func ("/modules/hidden", test_hidden);
  g_test_add_func ("/modules/fans-set", test_fans_set);
  g_test_add_func ("/modules/fans-kind", test_fans_kind);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
