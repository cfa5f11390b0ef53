/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals of the 2000 edition: what is hidden stays hidden, packages, and steps back in mid-deal. */
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

#include "editions/encounter/encounter-deal.h"

#include "fixture/home.h"
#include "session/same-views.h"

enum
{
  N_SEATS = 4,
  GAMES = 12,
};

static FpCatalogs *catalogs;

/* Returns a game of four persons. */
static FpSession *
new_game (guint seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSession *session;
  FpSetup setup;

  g_assert_true (fp_catalogs_find ("classic", &edition, &catalog, catalogs));
  fp_setup_init (&setup, edition);
  setup.n_seats = N_SEATS;
  setup.seed = seed;
  setup.undo = FP_UNDO_FREE;
  for (guint seat = 0; seat < N_SEATS; seat++)
    fp_setup_set_seat (&setup, seat, edition->seat_ids[seat], "person");
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

static guint
kind_of_decision (FpSession *session)
{
  const FpPendingDecision *pending = &fp_session_engine (session)->state->head.pending;

  return pending->open ? pending->kind : 0;
}

/* Answers at random until somebody must make a decision of @kind. Returns FALSE if the game ends
 * before. */
static gboolean
play_to (FpSession *session, FpRandom *random, guint kind)
{
  while (!fp_session_over (session) && kind_of_decision (session) != kind)
    fp_session_answer (session, fp_random_below (random, fp_engine_options (fp_session_engine (session))->n));
  return !fp_session_over (session);
}

static gboolean
is_of_talk (guint kind)
{
  return kind >= ENCOUNTER_DECIDE_PROPOSE && kind <= ENCOUNTER_DECIDE_DEAL_SHIPS;
}

/* A player sees, is asked and may offer the same, whatever cards the others hold. */
static void
test_hidden (void)
{
  guint checked = 0;

  for (guint seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed);
      g_autoptr (SameViews) views = same_views_new (fp_session_engine (session), seed);
      FpRandom random;

      fp_random_seed (&random, seed);
      for (guint i = 0; i < 1500 && !fp_session_over (session); i++)
        {
          if (is_of_talk (kind_of_decision (session)))
            {
              same_views_check (views);
              checked++;
            }
          fp_session_answer (session, fp_random_below (&random, fp_engine_options (fp_session_engine (session))->n));
        }
    }
  g_test_message ("%u positions", checked);
  g_assert_cmpuint (checked, >, 50);
}

/* The first packages are those of all packages, whatever number of them is wanted. */
static void
check_first_packages (FpEngine *engine, const EncounterPackages *all)
{
  EncounterPackages first;

  for (guint most = 0; most <= all->n + 1; most++)
    {
      encounter_packages (engine, engine->state->head.pending.seat, 0, most, &first);
      g_assert_cmpuint (first.n, ==, MIN (most, all->n));
      for (guint i = 0; i < first.n; i++)
        g_assert_true (fp_deal_offer_same (&first.offers[i], &all->offers[i]));
    }
}

/* There are at most 24 packages, each legal, none twice; composing reaches each of them. */
static void
test_packages (void)
{
  for (guint seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed);
      FpEngine *engine = fp_session_engine (session);
      FpDealTerm terms[FP_MAX_OPTIONS];
      EncounterPackages packages;
      FpRandom random;
      guint n;

      fp_random_seed (&random, seed);
      if (!play_to (session, &random, ENCOUNTER_DECIDE_PROPOSE))
        continue;
      n = encounter_list_terms (engine, engine->state->head.pending.seat, terms);
      encounter_packages (engine, engine->state->head.pending.seat, 0, ENCOUNTER_MOST_PACKAGES, &packages);
      g_assert_cmpuint (packages.n, <=, ENCOUNTER_MOST_PACKAGES);
      g_assert_cmpuint (packages.n, >, 0);
      check_first_packages (engine, &packages);
      for (guint i = 0; i < packages.n; i++)
        {
          const FpDealOffer *offer = &packages.offers[i];

          g_assert_true (encounter_offer_is_legal (engine, offer));
          for (guint k = 0; k < i; k++)
            g_assert_false (fp_deal_offer_same (offer, &packages.offers[k]));
          for (guint k = 0; k < offer->n; k++)
            {
              gboolean listed = FALSE;

              for (guint m = 0; m < n; m++)
                listed = listed || (terms[m].giver == offer->terms[k].giver &&
                                    fp_deal_term_order (&terms[m], &offer->terms[k], offer->speaker) == 0);
              g_assert_true (listed);
            }
        }
    }
}

/* Returns the id of a legal offer that is no package: the last of all cards that can be named. */
static char *
unlisted_offer (FpEngine *engine)
{
  uint8_t seat = engine->state->head.pending.seat;
  FpDealTerm terms[FP_MAX_OPTIONS];
  guint n = encounter_list_terms (engine, seat, terms);
  FpDealOffer offer = { .speaker = seat };
  char id[FP_OPTION_ID_SIZE];

  for (guint i = 0; i < n && offer.n == 0; i++)
    if (terms[i].what == ENCOUNTER_TERM_CARD)
      fp_deal_offer_add (&offer, &terms[i]);
  return g_strdup (fp_deal_offer_id (engine, &offer, id, sizeof id));
}

/* An offer made by its id can be taken back and made again, and is in the saved game. */
static void
test_undo_and_save (void)
{
  g_autoptr (FpSession) session = new_game (2);
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) again = NULL;
  g_autofree char *path = home_path ("deal.fifthplanet");
  g_autofree char *id = NULL;
  FpRandom random;
  uint64_t before, after;

  fp_random_seed (&random, 2);
  g_assert_true (play_to (session, &random, ENCOUNTER_DECIDE_PROPOSE));
  id = unlisted_offer (fp_session_engine (session));
  before = fp_state_digest (fp_session_engine (session));
  g_assert_true (fp_session_answer_id (session, id, NULL));
  g_assert_cmpuint (kind_of_decision (session), ==, ENCOUNTER_DECIDE_ANSWER);
  after = fp_state_digest (fp_session_engine (session));
  g_assert_cmphex (before, !=, after);
  g_assert_true (fp_session_undo (session));
  g_assert_cmphex (fp_state_digest (fp_session_engine (session)), ==, before);
  g_assert_true (fp_session_redo (session));
  g_assert_cmphex (fp_state_digest (fp_session_engine (session)), ==, after);
  g_assert_true (fp_session_save (session, path, NULL));
  again = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  g_assert_nonnull (again);
  g_assert_cmpint (opened.extent, ==, FP_OPENED_WHOLE);
  g_assert_cmphex (fp_state_digest (fp_session_engine (again)), ==, after);
}

/* Computer players compose nothing, and a deal costs them at most twelve decisions. */
static void
test_weights (void)
{
  g_autoptr (FpSession) session = new_game (2);
  FpEngine *engine = fp_session_engine (session);
  const FpOptions *options;
  FpRandom random;
  guint masked = 0, weights[FP_MAX_OPTIONS];

  fp_random_seed (&random, 2);
  g_assert_true (play_to (session, &random, ENCOUNTER_DECIDE_PROPOSE));
  options = fp_engine_options (engine);
  engine->edition->thinking.weigh (engine, &engine->state->head.pending, options->option, options->n, weights);
  for (guint i = 0; i < options->n; i++)
    {
      guint weight = weights[i];

      if (options->option[i].kind == FP_OPTION_WORD && options->option[i].value == ENCOUNTER_DEAL_COMPOSE)
        {
          g_assert_cmpuint (weight, ==, 0);
          masked++;
        }
      else
        g_assert_cmpuint (weight, >, 0);
    }
  g_assert_cmpuint (masked, ==, 1);
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
  g_test_add_func ("/deals/hidden", test_hidden);
  g_test_add_func ("/deals/packages", test_packages);
  g_test_add_func ("/deals/undo-and-save", test_undo_and_save);
  g_test_add_func ("/deals/weights", test_weights);
  status = g_test_run ();
  fp_catalogs_free (catalogs);
  home_end ();
  return status;
}
