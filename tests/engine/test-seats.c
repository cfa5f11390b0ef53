/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Full tables: answers, room on the stack, and who chooses, in games of the small edition. */
#include "editions/mini/mini.h"
#include "editions/mini/mini-game.h"

#include "engine/knowledge/fp-view.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"

#include <string.h>

/* Returns an engine for a game of two that has begun. */
static FpEngine *
begin (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = mini_engine (edition, catalog);

  fp_engine_start (engine, 2, 1, 0);
  return engine;
}

/* A game that goes on for too long ends undecided. */
static void
test_most_answers (void)
{
  FpCatalog *catalog = mini_catalog ();
  FpEdition edition = *fp_mini_edition ();
  FpEngine *engine;
  g_autofree char *winners = NULL;
  guint made = 0;

  edition.most_answers = 10;
  engine = begin (&edition, catalog);
  for (; !fp_engine_over (engine); made++)
    fp_engine_answer (engine, 0);
  g_assert_cmpuint (made, ==, 10);
  g_assert_cmpint (engine->state->head.ending, ==, MINI_ENDING_UNDECIDED);
  winners = fp_engine_winner_ids (engine);
  g_assert_cmpstr (winners, ==, "undecided");
  g_assert_cmpuint (engine->dropped, ==, 0);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

static FpEngine *
begin_with_four (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = begin (edition, catalog);

  fp_engine_start (engine, 4, 1, 0);
  return engine;
}

/* If one gives up, all others win, or play on until one is left, as the edition says. */
static void
test_conceding (void)
{
  FpCatalog *catalog = mini_catalog ();
  FpEdition edition = *fp_mini_edition ();
  FpEngine *engine = begin_with_four (&edition, catalog);
  uint64_t digest;

  fp_engine_concede (engine, 2);
  g_assert_cmpuint (engine->state->head.ending, ==, MINI_ENDING_CONCEDED);
  g_assert_cmpuint (engine->state->head.winners, ==, 1 << 0 | 1 << 1 | 1 << 3);
  mini_engine_free (engine);
  edition.conceding = FP_CONCEDING_GOES_ON;
  engine = begin_with_four (&edition, catalog);
  digest = fp_state_digest (engine);
  fp_engine_concede (engine, 2);
  g_assert_cmpuint (fp_state_digest (engine), !=, digest);
  g_assert_false (fp_engine_over (engine));
  fp_engine_answer (engine, 0);
  fp_engine_concede (engine, 0);
  g_assert_false (fp_engine_over (engine));
  fp_engine_concede (engine, 1);
  g_assert_cmpuint (engine->state->head.ending, ==, MINI_ENDING_CONCEDED);
  g_assert_cmpuint (engine->state->head.winners, ==, 1 << 3);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

/* Each procedure of an edition is listed once, its own first and in their order. None isn't one. */
static void
test_procedures (void)
{
  const FpEdition *edition = fp_mini_edition ();
  FpEdition empty = *edition;
  guint n = 0, all = edition->n_procedures - 1;

  FP_EACH_PROCEDURE (edition, procedure)
    {
      g_assert_cmpuint (procedure, ==, (FP_N_MACHINE_PROCEDURES - 1 + n) % all + 1);
      n++;
    }
  g_assert_cmpuint (n, ==, all);
  g_assert_cmpstr (edition->procedures[FP_N_MACHINE_PROCEDURES].id, ==, "game");
  g_assert_cmpuint (fp_edition_step (edition, "program"), ==, FP_MACHINE_NONE);
  g_assert_cmpuint (fp_edition_step (edition, ""), ==, FP_MACHINE_NONE);
  g_assert_cmpuint (fp_edition_step (edition, "launch"), >=, FP_N_MACHINE_PROCEDURES);
  empty.n_procedures = 0;
  g_assert_cmpuint (fp_edition_next_procedure (&empty, FP_MACHINE_NONE), ==, FP_MACHINE_NONE);
}

/* An overflow ends the game undecided and is counted; a strict engine aborts. */
static void
test_overflow (void)
{
  FpCatalog *catalog = mini_catalog ();
  FpEngine *engine = begin (fp_mini_edition (), catalog);

  if (g_test_subprocess ())
    engine->strict = TRUE;
  while (engine->state->head.n_frames < FP_MAX_FRAMES)
    fp_engine_push (engine, FP_MACHINE_SELECTION);
  g_assert_false (fp_engine_over (engine));
  fp_engine_push (engine, FP_MACHINE_SELECTION);
  g_assert_cmpint (engine->state->head.ending, ==, MINI_ENDING_UNDECIDED);
  g_assert_cmpuint (engine->dropped, ==, 1);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
  if (g_test_subprocess ())
    return;
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*no room for another procedure*");
}

/* Nothing happens where there is nothing to choose. */
static void
test_no_options (void)
{
  FpCatalog *catalog = mini_catalog ();
  FpEngine *engine = begin (fp_mini_edition (), catalog);
  FpFrame *frame = &engine->state->frames[0];
  FpPendingDecision question = { .seat = 1, .kind = FP_DECIDE_PLANET, .slot = 3 };
  FpCoverage reach = { 0 };

  engine->coverage = &reach;
  g_assert_cmpint (fp_engine_request (engine, frame, &question), ==, FP_FLOW_CALL);
  g_assert_cmpint (frame->locals[3], ==, FP_NO_ANSWER);
  g_assert_cmpuint (reach.events[FP_EVENT_NOTHING_TO_CHOOSE], ==, 1);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

static uint8_t
last_seat (const FpState *state, const FpAction *action G_GNUC_UNUSED)
{
  return (uint8_t) (state->head.n_seats - 1);
}

/* Checks that @seat sees none of the cards that are offered: hidden ones come last, in an order
 * that their owner chooses. */
static void
assert_unseen (FpEngine *engine, uint8_t seat)
{
  const FpOptions *options = fp_engine_options (engine);

  for (guint i = 0; i < options->n; i++)
    g_assert_false (fp_view_sees (engine, seat, (uint16_t) options->option[i].target));
}

/* The edition says who chooses among several replacements. A window asks each seat about its own
 * instead, so here no procedure asks windows. */
static void
test_chooser (void)
{
  FpProcedureDef procedures[FP_MAX_PROCEDURES];
  FpCatalog *catalog = mini_catalog ();
  FpEdition edition = *fp_mini_edition ();
  FpEngine *engine;
  FpDecision decision;
  guint asked = 0;

  memcpy (procedures, edition.procedures, edition.n_procedures * sizeof *procedures);
  for (guint i = 0; i < edition.n_procedures; i++)
    procedures[i].window = FALSE;
  edition.procedures = procedures;
  edition.rules.chooser = last_seat;
  engine = begin (&edition, catalog);
  for (guint32 seed = 0; seed < 40; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);

      for (fp_engine_start (engine, 8, seed, 0); fp_engine_decision (engine, &decision);)
        {
          if (decision.kind == FP_DECIDE_INSTEAD)
            {
              if (decision.seat == 7)
                asked++;
              else
                assert_unseen (engine, 7);
            }
          mini_answer (engine, random);
        }
    }
  g_assert_cmpuint (asked, >, 0);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seats/conceding", test_conceding);
  g_test_add_func ("/seats/procedures", test_procedures);
  g_test_add_func ("/seats/most-answers", test_most_answers);
  g_test_add_func ("/seats/overflow", test_overflow);
  g_test_add_func ("/seats/no-options", test_no_options);
  g_test_add_func ("/seats/chooser", test_chooser);
  return g_test_run ();
}
