/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of two to eight players whose powers and hand cards answer each other, with invariants. */
#include "editions/mini/mini-game.h"

#include "engine/knowledge/fp-determinize.h"
#include "engine/program/fp-program.h"
#include "session/same-views.h"

enum
{
  GAMES = 500, /* for each number of seats; FIFTH_PLANET_MINI_GAMES says another one */
  MOST_A_TURN = 50, /* questions at any number of seats; 43 were counted with eight */
  MOST_USES = 25, /* questions about uses in a turn; 16 were counted with eight seats */
  COMPARED_GAMES = 12, /* for each number of seats */
  EVERY = 5, /* answers between two compared positions */
};

static guint
n_games (void)
{
  const char *given = g_getenv ("FIFTH_PLANET_MINI_GAMES");

  return given == NULL ? GAMES : (guint) g_ascii_strtoull (given, NULL, 10);
}

/* Questions of games: all of them, and those in a turn that are about the use of an ability or
 * card. */
typedef struct
{
  guint64 turns, questions, uses;
} Asked;

static void
note_question (Asked *asked, const FpEngine *engine)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  gboolean about_use = pending->kind == FP_DECIDE_WINDOW || pending->kind == FP_DECIDE_USE;

  asked->questions++;
  asked->uses += about_use && engine->edition->table.turns (engine->state) > 0;
}

/* Plays @n games. Each has winners. */
static void
play (FpEngine *engine, guint n_seats, guint n, Asked *asked)
{
  for (guint game = 0; game < n; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);

      for (fp_engine_start (engine, n_seats, game + 1, 0); !fp_engine_over (engine); mini_answer (engine, random))
        note_question (asked, engine);
      g_assert_cmpuint (engine->state->head.winners, !=, 0);
      asked->turns += (guint64) engine->edition->table.turns (engine->state);
    }
}

/* Plays @n games without windows: each ability is asked for by itself, and openly. */
static void
play_openly (const FpCatalog *catalog, guint n_seats, guint n, Asked *asked)
{
  FpProcedureDef procedures[FP_MAX_PROCEDURES];
  FpEdition open = *fp_mini_edition ();
  FpEngine *engine;

  memcpy (procedures, open.procedures, open.n_procedures * sizeof *procedures);
  for (guint i = 0; i < open.n_procedures; i++)
    procedures[i].window = FALSE;
  open.procedures = procedures;
  engine = mini_engine (&open, catalog);
  play (engine, n_seats, n, asked);
  mini_engine_free (engine);
}

static double
a_turn (const Asked *asked, guint64 n)
{
  return (double) n / (double) asked->turns;
}

/* Nothing that happens or comes into force is lost for lack of room, and each game has a winner. */
static void
test_games (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  FpCatalog *catalog = mini_catalog ();
  FpEngine *engine = mini_engine (fp_mini_edition (), catalog);
  Asked asked = { 0 }, openly = { 0 };

  engine->strict = TRUE;
  play (engine, n_seats, n_games (), &asked);
  play_openly (catalog, n_seats, n_games () / 10 + 1, &openly);
  g_test_message ("%u seats: %u games, %" G_GUINT64_FORMAT
                  " questions; a turn: %.1f, %.1f about uses; openly %.1f, %.1f",
                  n_seats, n_games (), asked.questions, a_turn (&asked, asked.questions), a_turn (&asked, asked.uses),
                  a_turn (&openly, openly.questions), a_turn (&openly, openly.uses));
  g_assert_cmpfloat (a_turn (&asked, asked.questions), <, MOST_A_TURN);
  g_assert_cmpfloat (a_turn (&asked, asked.uses), <, MOST_USES);
  g_assert_cmpuint (engine->dropped, ==, 0);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

/* Cards that a player can't know change neither its view nor what it is asked. Dealing them anew
 * makes a legal game. */
static void
test_hidden (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  FpCatalog *catalog = mini_catalog ();
  FpEngine *engine = mini_engine (fp_mini_edition (), catalog);
  SameViews *views = same_views_new (engine, 7);

  for (guint game = 0; game < COMPARED_GAMES; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);
      guint made = 0;

      for (fp_engine_start (engine, n_seats, game + 1, 0); !fp_engine_over (engine); mini_answer (engine, random))
        if (made++ % EVERY == 0)
          same_views_check (views);
    }
  same_views_free (views);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  static const guint seats[] = { 2, 3, 5, 8 };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *games = g_strdup_printf ("/mini/games/%u", seats[i]);
      g_autofree char *hidden = g_strdup_printf ("/mini/hidden/%u", seats[i]);

      g_test_add_data_func (games, GUINT_TO_POINTER (seats[i]), test_games);
      g_test_add_data_func (hidden, GUINT_TO_POINTER (seats[i]), test_hidden);
    }
  return g_test_run ();
}
