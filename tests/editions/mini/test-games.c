/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of two to eight players whose powers and hand cards answer each other, with invariants. */
#include "editions/mini/mini-game.h"

#include "archive/fp-window-passes.h"
#include "editions/mini/mini.h"
#include "editions/mini/mini-raids.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/program/fp-program.h"
#include "session/same-views.h"

enum
{
  GAMES = 500, /* for each number of seats; FIFTH_PLANET_MINI_GAMES says another one */
  LARGE_TABLE = 8, /* seats at which windows must save a third of the questions */
  COMPARED_GAMES = 12, /* for each number of seats */
  EVERY = 5, /* answers between two compared positions */
};

static guint
n_games (void)
{
  const char *given = g_getenv ("FIFTH_PLANET_MINI_GAMES");

  return given == NULL ? GAMES : (guint) g_ascii_strtoull (given, NULL, 10);
}

/* Questions of games: all of them, and those about the use of an ability or card. */
typedef struct
{
  guint64 turns, questions, uses;
} Asked;

/* Players that answer at random. In a window they use something as often as they would say yes to
 * each offer by itself. Of two passes one is for all windows until the step @until begins next: in
 * the program's window there is a button for that. */
typedef struct
{
  GRand *random;
  guint until; /* FP_MACHINE_NONE: nobody passes ahead */
  FpWindowPasses passes;
} Players;

static void
on_event (const FpEngine *engine G_GNUC_UNUSED, const FpEvent *event, gpointer data)
{
  fp_window_passes_note (&((Players *) data)->passes, event);
}

static void
note_question (Asked *asked, const FpDecision *decision)
{
  asked->questions++;
  asked->uses += decision->kind == FP_DECIDE_WINDOW || decision->kind == FP_DECIDE_USE;
}

static void
answer_window (FpEngine *engine, Players *players, const FpDecision *decision)
{
  guint pass = fp_engine_options (engine)->n - 1, answer = pass;

  if (g_rand_boolean (players->random))
    answer = (guint) g_rand_int_range (players->random, 0, (gint32) pass);
  else if (players->until != FP_MACHINE_NONE && g_rand_boolean (players->random))
    players->passes.until[decision->seat] = (uint16_t) players->until;
  fp_engine_answer (engine, answer);
}

/* A pass that was said before is no question. */
static void
answer (FpEngine *engine, Players *players, Asked *asked)
{
  int passed = fp_window_passes_option (&players->passes, engine);
  FpDecision decision;

  if (passed >= 0)
    {
      fp_engine_answer (engine, (guint) passed);
      return;
    }
  fp_engine_decision (engine, &decision);
  note_question (asked, &decision);
  if (fp_window_is_asked (&decision))
    answer_window (engine, players, &decision);
  else
    mini_answer (engine, players->random);
}

/* Plays @n games. Each has winners. @until: the step until which players pass ahead. */
static void
play (const FpEdition *edition, const FpCatalog *catalog, guint n_seats, guint n, guint until, Asked *asked)
{
  FpEngine *engine = mini_engine (edition, catalog);

  engine->strict = TRUE;
  engine->listener = on_event;
  for (guint game = 0; game < n; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);
      Players players = { .random = random, .until = until };

      engine->listener_data = &players;
      for (fp_engine_start (engine, n_seats, game + 1, 0); !fp_engine_over (engine);)
        answer (engine, &players, asked);
      g_assert_cmpuint (engine->state->head.winners, !=, 0);
      asked->turns += (guint64) engine->edition->table.turns (engine->state);
    }
  g_assert_cmpuint (engine->dropped, ==, 0);
  mini_engine_free (engine);
}

/* Plays @n games without windows: each ability is asked for by itself, and openly. */
static void
play_openly (const FpCatalog *catalog, guint n_seats, guint n, Asked *asked)
{
  FpProcedureDef procedures[FP_MAX_PROCEDURES];
  FpEdition open = *fp_mini_edition ();

  memcpy (procedures, open.procedures, open.n_procedures * sizeof *procedures);
  for (guint i = 0; i < open.n_procedures; i++)
    procedures[i].window = FALSE;
  open.procedures = procedures;
  play (&open, catalog, n_seats, n, FP_MACHINE_NONE, asked);
}

static double
a_turn (const Asked *asked, guint64 n)
{
  return (double) n / (double) asked->turns;
}

/* Reports the questions of a turn: when players pass ahead, when they don't, and openly. */
static void
tell (const char *what, guint n_seats, const Asked *asked, const Asked *always, const Asked *openly)
{
  g_test_message ("%s, %u seats: a turn has %.1f questions, %.1f of them about uses; without passing ahead %.1f, %.1f; "
                  "openly %.1f, %.1f",
                  what, n_seats, a_turn (asked, asked->questions), a_turn (asked, asked->uses),
                  a_turn (always, always->questions), a_turn (always, always->uses), a_turn (openly, openly->questions),
                  a_turn (openly, openly->uses));
}

/* At a large table there must be a third fewer questions than openly. */
static void
assert_third_less (guint n_seats, const Asked *asked, const Asked *openly)
{
  if (n_seats >= LARGE_TABLE)
    g_assert_cmpfloat (a_turn (asked, asked->questions), <=, a_turn (openly, openly->questions) * 2 / 3);
}

/* Nothing that happens or comes into force is lost for lack of room, and each game has a winner. */
static void
test_games (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  FpCatalog *catalog = mini_catalog ();
  Asked asked = { 0 }, always = { 0 }, openly = { 0 };

  play (fp_mini_edition (), catalog, n_seats, n_games (), MINI_reveal, &asked);
  play (fp_mini_edition (), catalog, n_seats, n_games () / 2, FP_MACHINE_NONE, &always);
  play_openly (catalog, n_seats, n_games () / 2, &openly);
  tell ("encounters", n_seats, &asked, &always, &openly);
  assert_third_less (n_seats, &asked, &openly);
  fp_catalog_free (catalog);
}

/* The same with turns full of chain reactions. There windows save a third by themselves. */
static void
test_raids (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data), n = n_games () / 10 + 1;
  FpCatalog *catalog = mini_catalog ();
  MiniRaids raids, open;
  Asked asked = { 0 }, always = { 0 }, openly = { 0 };

  mini_raids_init (&raids, FALSE);
  mini_raids_init (&open, TRUE);
  play (&raids.edition, catalog, n_seats, n, MINI_planning, &asked);
  play (&raids.edition, catalog, n_seats, n, FP_MACHINE_NONE, &always);
  play (&open.edition, catalog, n_seats, n, FP_MACHINE_NONE, &openly);
  tell ("raids", n_seats, &asked, &always, &openly);
  assert_third_less (n_seats, &asked, &openly);
  assert_third_less (n_seats, &always, &openly);
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
      g_autofree char *raids = g_strdup_printf ("/mini/raids/%u", seats[i]);
      g_autofree char *hidden = g_strdup_printf ("/mini/hidden/%u", seats[i]);

      g_test_add_data_func (games, GUINT_TO_POINTER (seats[i]), test_games);
      g_test_add_data_func (raids, GUINT_TO_POINTER (seats[i]), test_raids);
      g_test_add_data_func (hidden, GUINT_TO_POINTER (seats[i]), test_hidden);
    }
  return g_test_run ();
}
