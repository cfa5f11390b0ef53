/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Modules of the combined rules: while one is off, nothing of it is in the game; while it is on,
 * games are saved and opened, and hide what is hidden. */
#include "editions/cosmic/cosmic.h"
#include "engine/runner/fp-actions.h"
#include "fixture/home.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/same-views.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  GAMES = 3, /* for each number of seats */
  ANSWERS = 600, /* of each of these games */
  COMPARED_GAMES = 3,
  COMPARED_ANSWERS = 400,
  EVERY = 7, /* answers between two compared positions */
};

static FpCatalogs *catalogs;

static const FpEdition *
usual (void)
{
  return fp_cosmic_edition ();
}

/* Returns the cards of the variant with the modules among @options. */
static const FpCatalog *
cards_for (uint64_t options)
{
  const FpEdition *edition;
  const FpCatalog *catalog;

  g_assert_true (fp_catalogs_for ("cosmic", options, &edition, &catalog, catalogs));
  return catalog;
}

static FpSession *
begin (uint64_t options, guint n_seats, uint64_t seed)
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
  fp_setup_clear (&setup);
  return session;
}

/* Plays up to @answers random choices. */
static FpSession *
play (uint64_t options, guint n_seats, uint64_t seed, guint answers)
{
  FpSession *session = begin (options, n_seats, seed);

  for (guint i = 0; i < answers && fp_session_play (session); i++)
    g_assert_null (fp_state_check (fp_session_engine (session)));
  return session;
}

static gboolean
has_set (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    if (strcmp (g_array_index (catalog->sets, FpSetInfo, i).id, id) == 0)
      return TRUE;
  return FALSE;
}

/* --- Off --- */

/* Returns TRUE if @list has a step of @module. */
static gboolean
has_step (const FpModule *module, const uint8_t *list, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < module->n_steps; k++)
      if (list[i] == module->steps[k].procedure)
        return TRUE;
  return FALSE;
}

/* Asserts that a game on @engine has no zone, number, card or listener of @module. */
static void
check_absent (const FpEngine *engine, const FpModule *module)
{
  const FpState *state = engine->state;
  const FpEdition *edition = engine->edition;

  for (guint zone = 0; zone < edition->n_zones; zone++)
    for (guint i = 0; i < module->n_zones; i++)
      g_assert_cmpstr (edition->zones[zone].id, !=, module->zones[i].id);
  for (guint card = 0; card < state->head.n_cards; card++)
    g_assert_cmpuint (module->kinds >> fp_engine_def (engine, (uint16_t) card)->kind & 1, ==, 0);
  for (guint i = 0; i < module->n_steps; i++)
    g_assert_false (fp_has_listeners (state, module->steps[i].procedure));
  g_assert_false (has_step (module, edition->setup.steps, edition->setup.n));
  g_assert_false (has_step (module, edition->turn.steps, edition->turn.n));
  g_assert_false (has_step (module, edition->encounters[1].steps, edition->encounters[1].n_steps));
}

static void
test_off (gconstpointer data)
{
  const FpModule *module = usual ()->modules[GPOINTER_TO_UINT (data)];
  g_autoptr (FpSession) session = play (0, 5, 1, 200);
  const FpEngine *engine = fp_session_engine (session);

  g_assert_true (cards_for (0)->edition == usual ());
  g_assert_false (has_set (cards_for (0), module->id));
  g_assert_cmpuint (usual ()->n_zones, ==, COSMIC_N_ZONES);
  g_assert_cmpuint (usual ()->encounter_numbers.n_numbers, ==, COSMIC_N_NUMBERS);
  g_assert_cmpuint (engine->state->head.n_places, ==, ENCOUNTER_FIRST_PLANET + 5 * usual ()->encounter->planets);
  check_absent (engine, module);
}

/* Cards of the edition have the same programs in each variant. */
static void
test_programs (gconstpointer data)
{
  const FpModule *module = usual ()->modules[GPOINTER_TO_UINT (data)];
  const FpCatalog *without = cards_for (0), *with = cards_for (UINT64_C (1) << module->option);

  for (guint i = 0; i < without->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (without->sets, FpSetInfo, i);

      for (guint k = 0; k < with->sets->len; k++)
        if (strcmp (g_array_index (with->sets, FpSetInfo, k).id, set->id) == 0)
          g_assert_cmphex (g_array_index (with->sets, FpSetInfo, k).programs, ==, set->programs);
    }
}

/* --- On --- */

/* Games with the module are saved and opened like any other. */
static void
test_games (gconstpointer data)
{
  const FpModule *module = usual ()->modules[GPOINTER_TO_UINT (data)];
  uint64_t options = UINT64_C (1) << module->option;
  g_autofree char *path = home_path ("module.fifthplanet");
  const guint seats[] = { 3, 5, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    for (uint64_t seed = 1; seed <= GAMES; seed++)
      {
        g_autoptr (FpSession) session = play (options, seats[i], seed, ANSWERS), opened = NULL;
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

/* Cards that a player can't know change neither its view nor what it is asked. */
static void
test_hidden (gconstpointer data)
{
  const FpModule *module = usual ()->modules[GPOINTER_TO_UINT (data)];
  const FpCatalog *catalog = cards_for (UINT64_C (1) << module->option);
  FpEngine *engine = fp_engine_new (catalog->edition, catalog);
  SameViews *views;

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = engine->strict = TRUE;
  views = same_views_new (engine, 7);
  for (guint game = 0; game < COMPARED_GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);
      guint made = 0;

      fp_engine_start (engine, 4, game + 1, UINT64_C (1) << module->option);
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

/* --- A fan's set --- */

static const char fan[] =
    "<set xmlns=\"https://fifthplanet.github.io/ns/set/2\" id=\"fan\" edition=\"cosmic\" module=\"technology\" "
    "version=\"1\"><name>Fan</name><tech id=\"tractor-beam\" cost=\"2\" origin=\"original\"><name>Tractor Beam</name>"
    "<ability id=\"pull\"><text>At the start of any encounter, discard this to draw a card.</text>"
    "<trigger before=\"regroup\" may=\"yes\"><pay><discard cards=\"this\"/></pay><draw cards=\"1\"/></trigger>"
    "</ability></tech></set>";

/* A fan's set with the module is loaded only with it. */
static void
test_fan (void)
{
  g_autofree char *folder = home_path ("fifth-planet/sets"), *path = home_path ("fifth-planet/sets/fan.xml");
  g_autoptr (GPtrArray) broken = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpCatalogs *before = catalogs;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, fan, -1, NULL));
  catalogs = fp_catalogs_new (broken, problems, NULL);
  g_assert_nonnull (catalogs);
  g_assert_cmpuint (broken->len, ==, 0);
  g_assert_false (has_set (cards_for (0), "fan"));
  g_assert_true (has_set (cards_for (UINT64_C (1) << COSMIC_OPTION_TECHNOLOGY), "fan"));
  fp_catalogs_free (catalogs);
  catalogs = before;
  home_empty ();
}

static void
add (const char *what, guint module, void (*test) (gconstpointer data))
{
  g_autofree char *name = g_strdup_printf ("/modules/%s/%s", usual ()->modules[module]->id, what);

  g_test_add_data_func (name, GUINT_TO_POINTER (module), test);
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
  for (guint module = 0; module < usual ()->n_modules; module++)
    {
      add ("off", module, test_off);
      add ("programs", module, test_programs);
      add ("games", module, test_games);
      add ("hidden", module, test_hidden);
    }
  g_test_add_func ("/modules/fan", test_fan);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
