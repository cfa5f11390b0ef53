/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Light play and features of the edition, in random games without and with a module. */
#include "editions/cosmic/cosmic.h"
#include "fixture/home.h"
#include "players/fp-networks.h"
#include "session/files/fp-user-sets.h"
#include "session/files/fp-game-file.h"

enum
{
  SEATS = 5,
  GAMES = 6,
  CHOICES = 600,
};

static FpCatalogs *catalogs;

/* Numbers of what random games met. */
typedef struct
{
  guint windows, losing, flares, techs;
} Met;

static FpSession *
begin (uint64_t options, uint64_t seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSession *session;
  FpSetup setup;

  g_assert_true (fp_catalogs_for ("cosmic", options, &edition, &catalog, catalogs));
  fp_setup_init (&setup, edition);
  setup.n_seats = SEATS;
  setup.seed = seed;
  setup.options = options;
  for (guint seat = 0; seat < SEATS; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], "random");
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* A pass weighs more than each card from the hand, and less than a power may. */
static void
check_window (const FpEngine *e, const FpPendingDecision *pending, const FpOptions *options, const guint *weights,
              Met *met)
{
  guint pass = weights[options->n - 1];

  g_assert_cmpint (options->option[options->n - 1].kind, ==, FP_OPTION_PASS);
  for (guint i = 0; i + 1 < options->n; i++)
    if (options->option[i].target >= 0 &&
        e->state->cards[options->option[i].target].zone == encounter_zone (pending->seat, ENCOUNTER_HAND))
      {
        g_assert_cmpuint (weights[i], <, pass);
        met->windows++;
      }
}

/* A side that is behind adds a reinforcement rather than none. */
static void
check_reinforcement (FpEngine *e, uint8_t seat, const FpOptions *options, const guint *weights, Met *met)
{
  uint8_t own = encounter_main (e->state, encounter_side_of (e->state, seat));
  int ahead = encounter_total (e, own) - encounter_total (e, encounter_opponent (e->state, own));

  if (options->n < 2 || ahead == 0)
    return;
  met->losing += ahead < 0;
  g_assert_true ((ahead > 0) == (weights[options->n - 1] > weights[0]));
}

static void
check_weights (FpEngine *e, Met *met)
{
  const FpOptions *options = fp_engine_options (e);
  const FpPendingDecision *pending = &e->state->head.pending;
  guint before[FP_MAX_OPTIONS], weights[FP_MAX_OPTIONS];

  e->edition->thinking.weigh (e, pending, options->option, options->n, before);
  memcpy (weights, before, sizeof weights);
  e->edition->thinking.refine (e, pending, options->option, options->n, weights);
  for (guint i = 0; i < options->n; i++)
    g_assert_true ((weights[i] == 0) == (before[i] == 0));
  if (pending->kind == FP_DECIDE_WINDOW)
    check_window (e, pending, options, weights, met);
  else if (pending->kind == COSMIC_DECIDE_REINFORCEMENT && encounter_side_of (e->state, pending->seat) != FP_NO_SIDE)
    check_reinforcement (e, pending->seat, options, weights, met);
}

/* Flares count as super or wild ones, and techs only where there are any. */
static void
check_features (FpEngine *e, const FpFeatures *features, gboolean techs, Met *met)
{
  int16_t figures[FP_MAX_FEATURES];

  FP_EACH_SEAT (e->state, seat)
    {
      int flares = 0;

      fp_features_measure (features, e, seat, figures);
      FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
        flares += fp_engine_def (e, card)->kind == COSMIC_KIND_FLARE;
      g_assert_cmpint (figures[COSMIC_SUPER_FLARES] + figures[COSMIC_WILD_FLARES], ==, flares);
      g_assert_true (techs || figures[COSMIC_RESEARCHED_TECHS] + figures[COSMIC_TECHS] == 0);
      met->flares += (guint) flares;
      met->techs += (guint) (figures[COSMIC_RESEARCHED_TECHS] + figures[COSMIC_TECHS]);
    }
}

static Met
play (uint64_t options)
{
  Met met = { 0 };

  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      FpSession *session = begin (options, seed);
      FpEngine *e = fp_session_engine (session);
      FpFeatures features;

      g_assert_true (fp_features_begin (&features, e->edition));
      for (guint i = 0; i < CHOICES && e->state->head.pending.open; i++)
        {
          check_weights (e, &met);
          check_features (e, &features, options != 0, &met);
          fp_session_play (session);
        }
      fp_session_free (session);
    }
  return met;
}

static void
test_usual (void)
{
  Met met = play (0);

  g_assert_cmpuint (met.windows, >, 0);
  g_assert_cmpuint (met.losing, >, 0);
  g_assert_cmpuint (met.flares, >, 0);
  g_assert_cmpuint (met.techs, ==, 0);
}

static void
test_module (void)
{
  g_assert_cmpuint (play (COSMIC_BIT (TECHNOLOGY)).techs, >, 0);
}

/* The network of the edition is for games of any number, with modules, too, and knows techs. */
static void
test_network (void)
{
  for (guint n_seats = 3; n_seats <= FP_MAX_SEATS; n_seats++)
    {
      FpSession *session = begin (n_seats % 2 == 0 ? COSMIC_BIT (TECHNOLOGY) : 0, n_seats);
      const FpEdition *edition = fp_session_engine (session)->edition;
      g_autoptr (FpNetwork) network = fp_networks_find (edition, n_seats);

      g_assert_nonnull (network);
      g_assert_cmpuint (network->n_seats, ==, n_seats);
      g_assert_cmpfloat (network->scale[COSMIC_TECH_COSTS] * network->weights[COSMIC_TECH_COSTS], >, 0);
      fp_session_free (session);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  int status;

  g_test_init (&argc, &argv, NULL);
  home_begin ();
  catalogs = fp_catalogs_new (NULL, problems, NULL);
  g_test_add_func ("/light-play/usual", test_usual);
  g_test_add_func ("/light-play/module", test_module);
  g_test_add_func ("/light-play/network", test_network);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
