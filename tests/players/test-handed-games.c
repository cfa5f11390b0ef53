/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers that hand the game to the partner: a computer player that thinks accepts none of them. */
#include "players/fp-player.h"
#include "session/game/fp-catalogs.h"

/* Aliens with an own way to win don't need a deal for it. */
static const char won_by[] = "colonies"; /* the end of the id of that ending */

enum
{
  CONTINUATIONS = 3, /* at random, to see if a game may be lost */
};

typedef struct
{
  const char *edition;
  guint seats;
  guint games; /* played at random, to meet such offers */
} Case;

typedef struct
{
  FpEngine *engine; /* plays on in copies */
  FpState *state;
  FpRandom random;
  FpPlayer *players[2]; /* those that are asked */
  guint offers, handing; /* offers met, those that hand over the game */
} Table;

/* Returns the option that accepts an offer, −1: the open decision has none. */
static int
accepting (FpEngine *engine)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  const FpOptions *options = fp_engine_options (engine);

  for (guint i = 0; i < options->n; i++)
    if (engine->edition->thinking.inclination (pending, &options->option[i]) == FP_INCLINATION_DEAL)
      return (int) i;
  return -1;
}

/* Returns TRUE if the game ends in this encounter or the @more next ones, without @seat among the
 * winners, once option @index is taken and @player plays all seats (NULL: at random). */
static gboolean
is_lost (Table *table, const FpEngine *engine, guint index, uint8_t seat, guint more, FpPlayer *player)
{
  FpEngine *copy = table->engine;
  guint last = engine->edition->table.tally (engine->state).encounters + more;
  FpDecision decision;

  fp_state_copy (table->state, engine->state);
  fp_engine_use (copy, table->state);
  fp_engine_answer (copy, index);
  for (uint32_t made = 0;
       copy->edition->table.tally (table->state).encounters <= last && fp_engine_decision (copy, &decision); made++)
    if (player == NULL)
      fp_engine_answer (copy, fp_random_below (&table->random, fp_engine_options (copy)->n));
    else
      {
        fp_player_begin (player, made, decision.seat);
        fp_engine_answer (copy, fp_player_choose (player, copy, made));
      }
  return fp_engine_over (copy) && !(table->state->head.winners >> seat & 1) &&
         g_str_has_suffix (fp_edition_ending_id (copy->edition, table->state->head.ending), won_by);
}

/* Returns TRUE if option @index loses the game for @seat and another option doesn't, not even in
 * the next encounter, as sensible players go on. At random, which is faster, colonies are lost by
 * chance. */
static gboolean
hands_over (Table *table, FpEngine *engine, guint index, uint8_t seat)
{
  gboolean may_lose = FALSE;
  guint n = fp_engine_options (engine)->n, saving = 0;

  for (guint i = 0; i < CONTINUATIONS && !may_lose; i++)
    may_lose = is_lost (table, engine, index, seat, 0, NULL);
  if (!may_lose || !is_lost (table, engine, index, seat, 0, table->players[0]))
    return FALSE;
  for (guint i = 0; i < n; i++)
    saving += i != index && !is_lost (table, engine, i, seat, 1, table->players[0]);
  return saving > 0;
}

static void
check_offer (Table *table, FpEngine *engine, uint32_t made, const FpDecision *decision)
{
  int accept = accepting (engine);

  if (accept < 0)
    return;
  table->offers++;
  if (!hands_over (table, engine, (guint) accept, decision->seat))
    return;
  table->handing++;
  for (guint i = 0; i < G_N_ELEMENTS (table->players); i++)
    {
      fp_player_begin (table->players[i], table->offers, decision->seat);
      g_assert_cmpuint (fp_player_choose (table->players[i], engine, made), !=, (guint) accept);
    }
}

static void
play_games (Table *table, const FpEdition *edition, const FpCatalog *catalog, const Case *test)
{
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpEngine *engine = fp_engine_new (edition, catalog);
  FpDecision decision;

  for (guint seed = 1; seed <= test->games; seed++)
    {
      fp_engine_use (engine, state);
      fp_engine_start (engine, test->seats, seed, 0);
      for (uint32_t made = 0; fp_engine_decision (engine, &decision); made++)
        {
          check_offer (table, engine, made, &decision);
          fp_engine_answer (engine, fp_random_below (&table->random, fp_engine_options (engine)->n));
        }
    }
  fp_engine_free (engine);
  g_aligned_free (state);
}

static void
test_handing (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpCatalogs *catalogs = fp_catalogs_new (NULL, problems, NULL);
  const FpEdition *edition;
  const FpCatalog *catalog;
  Table table = { .offers = 0 };

  g_assert_nonnull (catalogs);
  g_assert_true (fp_catalogs_find (test->edition, &edition, &catalog, catalogs));
  table.engine = fp_engine_new (edition, catalog);
  table.state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  table.players[0] = fp_player_new ("greedy:1", 1, 0, NULL);
  table.players[1] = fp_player_new ("regular:8", 1, 0, NULL);
  fp_random_seed (&table.random, 1);
  play_games (&table, edition, catalog, test);
  g_test_message ("%u offers, %u hand over the game", table.offers, table.handing);
  g_assert_cmpuint (table.handing, >, 2);
  for (guint i = 0; i < G_N_ELEMENTS (table.players); i++)
    fp_player_free (table.players[i]);
  fp_engine_free (table.engine);
  g_aligned_free (table.state);
  fp_catalogs_free (catalogs);
}

int
main (int argc, char **argv)
{
  static const Case classic = { "classic", 4, 500 }, cosmic = { "cosmic", 4, 300 }, five = { "cosmic", 5, 200 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/handed-games/classic", &classic, test_handing);
  g_test_add_data_func ("/handed-games/cosmic", &cosmic, test_handing);
  g_test_add_data_func ("/handed-games/five-seats", &five, test_handing);
  return g_test_run ();
}
