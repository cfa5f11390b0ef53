/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duel as a whole: random games with the invariants checked, and rules pages for every step. */
#include "editions/duel/duel-private.h"
#include "fixture/duel.h"

static void
play_game (FpEngine *engine, guint seed)
{
  FpRandom random;

  fp_random_seed (&random, seed + 1000);
  fp_engine_start (engine, 2, seed, seed % 8); /* all combinations of set-up options */
  for (guint answers = 0; !fp_engine_over (engine); answers++)
    {
      g_assert_cmpuint (answers, <, 5000);
      fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
    }
}

static void
test_random_games (void)
{
  FpEngine *engine = duel_engine ();

  engine->checking = TRUE;
  for (guint seed = 0; seed < 150; seed++)
    play_game (engine, seed);
  duel_engine_free (engine);
}

/* Checks the parts of the clout of @seat. Returns 1 if a rule has changed the plan's value, else
 * 0. */
static guint
check_clout (FpEngine *engine, uint8_t seat)
{
  FpTotalPart parts[FP_TOTAL_PARTS];
  guint n = engine->edition->table.parts (engine, seat, parts), others = 0;
  int sum = 0, printed = 0, value = 0, clouts[FP_MAX_SEATS];

  for (guint i = 0; i < n; i++)
    {
      sum += parts[i].value;
      others += parts[i].rule;
    }
  g_assert_cmpint (sum, ==, n > 0 ? duel_clout (engine, seat) : 0);
  duel_clouts (engine, clouts);
  g_assert_cmpint (duel_clout (engine, seat), ==, clouts[seat]);
  if (n == 0 || parts[0].card == FP_NO_CARD || duel_seat_zone (engine->state->cards[parts[0].card].zone) != DUEL_PLAN)
    return 0;
  value = duel_card_value (engine, parts[0].card);
  printed = duel_printed_value (engine, parts[0].card);
  if (value == printed)
    return 0;
  /* A changed value like “20 … 42” must name the rule that changes it. */
  g_assert_cmpint (parts[0].value, ==, printed);
  g_assert_cmpuint (others, >, 0);
  return 1;
}

/* A clout consists of printed numbers and of the changes that named rules make. */
static void
test_clout_parts (void)
{
  FpEngine *engine = duel_engine ();
  FpRandom random;
  guint changed = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, 0);
      while (!fp_engine_over (engine))
        {
          for (uint8_t seat = 0; seat < 2; seat++)
            changed += check_clout (engine, seat);
          fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
        }
    }
  g_assert_cmpuint (changed, >, 10);
  duel_engine_free (engine);
}

/* Every decision's rules page is its step's: EDITION-STEP (docs/design/contracts.md, “Ids”). */
static void
test_pages (void)
{
  const FpEdition *edition = duel_edition ();

  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].step)
      {
        g_autofree char *name = g_strdup_printf ("%s-%s.page", edition->id, edition->procedures[i].id);
        g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", name, NULL);

        g_test_message ("%s", name);
        g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
      }
}

/* No decision is asked outside a step, where it would have no page. */
static void
test_decisions_have_steps (void)
{
  FpEngine *engine = duel_engine ();
  FpCoverage *reach = g_new0 (FpCoverage, 1);

  engine->coverage = reach;
  for (guint seed = 0; seed < 100; seed++)
    play_game (engine, seed);
  FP_EACH_PROCEDURE (engine->edition, i)
    for (guint kind = 0; kind < engine->edition->n_decisions; kind++)
      g_assert_true (reach->decisions[i][kind] == 0 || engine->edition->procedures[i].step);
  g_free (reach);
  duel_engine_free (engine);
}

/* The next destiny card comes from the deck announced before the answer that led to it. Only a card
 * resolved in the middle of another can still change that. */
static void
test_next_deck (void)
{
  FpEngine *engine = duel_engine ();
  const FpEdition *edition = duel_edition ();
  FpRandom random;
  guint right = 0, wrong = 0;

  fp_random_seed (&random, 7);
  for (guint seed = 0; seed < 40; seed++)
    for (fp_engine_start (engine, 2, seed, 0); !fp_engine_over (engine);)
      {
        const FpState *s = engine->state;
        uint16_t deck = edition->table.next_deck (engine);
        int turns = edition->table.turns (s), count = s->zones[deck].count;

        fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
        if (edition->table.turns (s) != turns + 1 || count == 0 || fp_engine_over (engine))
          continue;
        *(s->zones[deck].count == count - 1 ? &right : &wrong) += 1;
      }
  g_test_message ("%u right, %u wrong", right, wrong);
  g_assert_cmpuint (right, >, 200);
  g_assert_cmpuint (wrong, <, right / 20);
  duel_engine_free (engine);
}

/* The engine's table of ranks is what a search through the steps gives. */
static void
test_step_ranks (void)
{
  FpEngine *engine = duel_engine ();
  guint n = 0;

  for (guint kind = 0; kind < engine->edition->n_encounters; kind++)
    for (guint procedure = 0; procedure <= FP_MAX_PROCEDURES; procedure++)
      {
        int rank = fp_engine_step_rank (engine, kind, procedure);

        g_assert_cmpint (rank, ==, fp_edition_step_rank (engine->edition, kind, procedure));
        n += rank >= 0;
      }
  g_assert_cmpuint (n, ==, 19); /* the steps of a duel and of a contest */
  duel_engine_free (engine);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/duel/random-games", test_random_games);
  g_test_add_func ("/duel/clout-parts", test_clout_parts);
  g_test_add_func ("/duel/pages", test_pages);
  g_test_add_func ("/duel/decisions-have-steps", test_decisions_have_steps);
  g_test_add_func ("/duel/next-deck", test_next_deck);
  g_test_add_func ("/duel/step-ranks", test_step_ranks);
  status = g_test_run ();
  duel_forget ();
  return status;
}
