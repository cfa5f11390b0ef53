/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Full tables: games of two to eight players whose powers and hand cards answer each other. */
#include "engine/toy.h"

#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"

enum
{
  GAMES = 500, /* for each number of seats; FIFTH_PLANET_TOY_GAMES says another one */
  MOST_ANSWERS = 20000,
};

static guint
n_games (void)
{
  const char *given = g_getenv ("FIFTH_PLANET_TOY_GAMES");

  return given == NULL ? GAMES : (guint) g_ascii_strtoull (given, NULL, 10);
}

/* Plays a random game with the invariants checked. Returns its number of answers. */
static uint32_t
play (FpEngine *engine, guint n_seats, guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  FpDecision decision;
  uint32_t made = 0;

  fp_engine_start (engine, n_seats, seed, 0);
  for (; fp_engine_decision (engine, &decision) && made < MOST_ANSWERS; made++)
    fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
  return made;
}

/* Nothing that happens or comes into force is lost for lack of room. */
static void
test_full_tables (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data), over = 0;
  FpCatalog *catalog = toy_catalog ();
  FpEngine *engine = fp_engine_new (toy_edition (), catalog);
  guint64 answers = 0;

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = engine->strict = TRUE;
  for (guint game = 0; game < n_games (); game++)
    {
      answers += play (engine, n_seats, game + 1);
      over += fp_engine_over (engine) ? 1 : 0;
    }
  g_test_message ("%u seats: %u games, %u over, %" G_GUINT64_FORMAT " answers, %u dropped", n_seats, n_games (), over,
                  answers, engine->dropped);
  g_assert_cmpuint (engine->dropped, ==, 0);
  g_assert_cmpuint (over, ==, n_games ());
  g_aligned_free (engine->state);
  fp_engine_free (engine);
  fp_catalog_free (catalog);
}

/* Returns an engine for a toy game of two that has begun. */
static FpEngine *
begin (const FpEdition *edition, const FpCatalog *catalog)
{
  FpEngine *engine = fp_engine_new (edition, catalog);

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = TRUE;
  fp_engine_start (engine, 2, 1, 0);
  return engine;
}

static void
end (FpEngine *engine)
{
  g_aligned_free (engine->state);
  fp_engine_free (engine);
}

/* A game that goes on for too long ends undecided. */
static void
test_most_answers (void)
{
  FpCatalog *catalog = toy_catalog ();
  FpEdition edition = *toy_edition ();
  FpEngine *engine;
  g_autofree char *winners = NULL;
  guint made = 0;

  edition.most_answers = 10;
  engine = begin (&edition, catalog);
  for (; !fp_engine_over (engine); made++)
    fp_engine_answer (engine, 0);
  g_assert_cmpuint (made, ==, 10);
  g_assert_cmpint (engine->state->head.ending, ==, FP_ENDING_UNDECIDED);
  winners = fp_engine_winner_ids (engine);
  g_assert_cmpstr (winners, ==, "undecided");
  g_assert_cmpuint (engine->dropped, ==, 0);
  end (engine);
  fp_catalog_free (catalog);
}

/* Each procedure of an edition is listed once, its own first and in their order. None isn't one. */
static void
test_procedures (void)
{
  const FpEdition *edition = toy_edition ();
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
  g_assert_cmpuint (fp_edition_step (edition, "fight"), >=, FP_N_MACHINE_PROCEDURES);
  empty.n_procedures = 0;
  g_assert_cmpuint (fp_edition_next_procedure (&empty, FP_MACHINE_NONE), ==, FP_MACHINE_NONE);
}

/* An overflow ends the game undecided and is counted; a strict engine aborts. */
static void
test_overflow (void)
{
  FpCatalog *catalog = toy_catalog ();
  FpEngine *engine = begin (toy_edition (), catalog);

  if (g_test_subprocess ())
    engine->strict = TRUE;
  while (engine->state->head.n_frames < FP_MAX_FRAMES)
    fp_engine_push (engine, FP_MACHINE_SELECTION);
  g_assert_false (fp_engine_over (engine));
  fp_engine_push (engine, FP_MACHINE_SELECTION);
  g_assert_cmpint (engine->state->head.ending, ==, FP_ENDING_UNDECIDED);
  g_assert_cmpuint (engine->dropped, ==, 1);
  end (engine);
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
  FpCatalog *catalog = toy_catalog ();
  FpEngine *engine = begin (toy_edition (), catalog);
  FpFrame *frame = &engine->state->frames[0];
  FpPendingDecision question = { .seat = 1, .kind = FP_DECIDE_PLANET, .slot = 3 };
  FpCoverage reach = { 0 };

  engine->coverage = &reach;
  g_assert_cmpint (fp_engine_request (engine, frame, &question), ==, FP_FLOW_CALL);
  g_assert_cmpint (frame->locals[3], ==, FP_NO_ANSWER);
  g_assert_cmpuint (reach.events[FP_EVENT_NOTHING_TO_CHOOSE], ==, 1);
  end (engine);
  fp_catalog_free (catalog);
}

static uint8_t
last_seat (const FpState *state, const FpAction *action G_GNUC_UNUSED)
{
  return (uint8_t) (state->head.n_seats - 1);
}

/* The edition says who chooses among several replacements. */
static void
test_chooser (void)
{
  FpCatalog *catalog = toy_catalog ();
  FpEdition edition = *toy_edition ();
  FpEngine *engine;
  FpDecision decision;
  guint asked = 0;

  edition.rules.chooser = last_seat;
  engine = begin (&edition, catalog);
  for (guint32 seed = 0; seed < 40; seed++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (seed);

      for (fp_engine_start (engine, 8, seed, 0); fp_engine_decision (engine, &decision);)
        {
          if (decision.kind == FP_DECIDE_INSTEAD)
            {
              g_assert_cmpuint (decision.seat, ==, 7);
              asked++;
            }
          fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
        }
    }
  g_assert_cmpuint (asked, >, 0);
  end (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  static const guint seats[] = { 2, 3, 5, 8 };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *name = g_strdup_printf ("/seats/%u", seats[i]);

      g_test_add_data_func (name, GUINT_TO_POINTER (seats[i]), test_full_tables);
    }
  g_test_add_func ("/seats/most-answers", test_most_answers);
  g_test_add_func ("/seats/procedures", test_procedures);
  g_test_add_func ("/seats/overflow", test_overflow);
  g_test_add_func ("/seats/no-options", test_no_options);
  g_test_add_func ("/seats/chooser", test_chooser);
  return g_test_run ();
}
