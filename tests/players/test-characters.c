/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters of computer players, and what their habits do. Players at a table of four. */
#include "players/fp-habits.h"
#include "players/fp-player.h"
#include "session/game/fp-catalogs.h"

#include <string.h>

enum
{
  LEAST = 8, /* characters */
  N_SEATS = 4,
  MOST_SEATS = 5,
  ASKED = 12, /* decisions that are compared */
  APART = 5, /* decisions between them */
};

typedef struct
{
  const char *edition, *player;
  guint seats;
} Case;

/* Each file is complete, and its id is the name of a player. */
static void
test_files (void)
{
  guint n = 0;

  for (; fp_character_nth (n) != NULL; n++)
    {
      const char *id = fp_character_nth (n);
      g_autofree char *budgeted = g_strconcat (id, ":7", NULL);
      FpCharacter character;

      g_assert_true (fp_character_find (id, &character));
      g_assert_cmpstr (character.id, ==, id);
      g_assert_true (fp_player_thinks (character.level));
      g_assert_cmpuint (strlen (character.manners), >, strlen (character.gist));
      g_assert_true (fp_player_check (id, NULL));
      g_assert_true (fp_player_check (budgeted, NULL));
      g_assert_true (n == 0 || strcmp (fp_character_nth (n - 1), id) < 0);
    }
  g_assert_cmpuint (n, >=, LEAST);
  g_assert_false (fp_player_check ("nobody-at-all", NULL));
}

/* Risk bends the value, grudges count the best of the others, and without habits it is the chance.
 */
static void
test_values (void)
{
  const FpHabits none = { 0 }, bold = { .risk = 1 }, careful = { .risk = -1 }, grudge = { .grudges = 1 };
  g_autofree FpState *state = g_new0 (FpState, 1);
  FpPlayout playout = { .state = state, .seat = 1, .chance = 0.25, .shares = { 0.5, 0.25, 0.15, 0.1 } };
  double shares[2] = { 1, 0 };

  state->head.n_seats = N_SEATS;
  g_assert_cmpfloat (fp_habits_value (&none, &playout), ==, 0.25);
  g_assert_cmpfloat_with_epsilon (fp_habits_value (&bold, &playout), 0.0625, 1e-9);
  g_assert_cmpfloat_with_epsilon (fp_habits_value (&careful, &playout), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (fp_habits_value (&grudge, &playout), 1.0 / 3, 1e-9);
  playout.shares[0] = 0.2;
  g_assert_cmpfloat (fp_habits_value (&grudge, &playout), >, 1.0 / 3);
  fp_habits_mix (&none, shares, 2);
  g_assert_cmpfloat (shares[1], ==, 0);
  fp_habits_mix (&(const FpHabits){ .bluffs = 1 }, shares, 2);
  g_assert_cmpfloat (shares[1], >, 0);
  g_assert_cmpfloat_with_epsilon (shares[0] + shares[1], 1, 1e-9);
}

/* Asks @name for the open decision of @engine, in small steps if @slowly. */
static guint
answer_of (const char *name, FpEngine *engine, uint8_t seat, uint32_t made, gboolean slowly)
{
  g_autoptr (FpPlayer) player = fp_player_new (name, 5, seat, NULL);

  fp_player_ask (player, engine, made);
  while (fp_player_think (player, slowly ? 3 : G_MAXUINT))
    ;
  return fp_player_answer (player);
}

/* At bigger tables, too, a player gives the same answer again, and in a game that differs only in
 * what its seat can't know. */
static void
test_table (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  FpCatalogs *catalogs = fp_catalogs_new (NULL, problems, NULL);
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpState *real = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpState *other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpDecision decision;
  FpRandom random;
  guint asked = 0;

  g_assert_nonnull (catalogs);
  g_assert_true (fp_catalogs_find (test->edition, &edition, &catalog, catalogs));
  FpEngine *engine = fp_engine_new (edition, catalog);
  fp_random_seed (&random, 3);
  fp_engine_use (engine, real);
  fp_engine_start (engine, test->seats, 11, 0);
  for (uint32_t made = 0; asked < ASKED && fp_engine_decision (engine, &decision); made++)
    {
      guint n = fp_engine_options (engine)->n;

      if (n > 1 && made % APART == 0)
        {
          guint answer = answer_of (test->player, engine, decision.seat, made, FALSE);

          g_assert_cmpuint (answer, <, n);
          fp_determinize (engine, decision.seat, &random, other);
          fp_engine_use (engine, other);
          g_assert_cmpuint (answer_of (test->player, engine, decision.seat, made, TRUE), ==, answer);
          fp_engine_use (engine, real);
          asked++;
        }
      fp_engine_answer (engine, fp_random_below (&random, n));
    }
  g_assert_cmpuint (asked, ==, ASKED);
  fp_engine_free (engine);
  g_aligned_free (real);
  g_aligned_free (other);
  fp_catalogs_free (catalogs);
}

int
main (int argc, char **argv)
{
  static const Case cases[] = { { "classic", "regular:40", N_SEATS },
                                { "classic", "marrow:40", N_SEATS },
                                { "cosmic", "regular:40", MOST_SEATS },
                                { "cosmic", "tinder:40", N_SEATS } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/characters/files", test_files);
  g_test_add_func ("/characters/values", test_values);
  g_test_add_data_func ("/characters/four-seats/search", &cases[0], test_table);
  g_test_add_data_func ("/characters/four-seats/character", &cases[1], test_table);
  g_test_add_data_func ("/characters/combined/search", &cases[2], test_table);
  g_test_add_data_func ("/characters/combined/character", &cases[3], test_table);
  return g_test_run ();
}
