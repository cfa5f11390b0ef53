/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Aliens that lie veiled: what a player sees and is asked does not depend on those of the others,
 * and silent passes come whoever has which. */
#include "engine/effects/fp-veiled.h"
#include "engine/program/fp-program.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-knowledge.h"
#include "session/game/fp-catalogs.h"
#include "session/same-views.h"

enum
{
  GAMES = 3,
  MOST_ANSWERS = 1500, /* of a game */
  APART = 7, /* answers between two looks */
  MOST_PASSES = 4000,
};

/* Set-up options, by their ids. */
typedef struct
{
  const char *ids[3];
  guint seats;
} Case;

typedef struct
{
  FpCatalogs *catalogs;
  FpEngine *engine;
  FpState *state;
  uint64_t options;
} Game;

static Game
new_game (const Case *test)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  Game game = { .catalogs = fp_catalogs_new (NULL, problems, NULL) };
  const FpEdition *edition;
  const FpCatalog *catalog;

  g_assert_true (fp_catalogs_find ("cosmic", &edition, &catalog, game.catalogs));
  for (guint i = 0; i < G_N_ELEMENTS (test->ids) && test->ids[i] != NULL; i++)
    game.options |= fp_edition_option (edition, test->ids[i]);
  g_assert_true (fp_catalogs_for ("cosmic", game.options, &edition, &catalog, game.catalogs));
  game.engine = fp_engine_new (edition, catalog);
  game.state = g_aligned_alloc0 (1, sizeof *game.state, _Alignof(FpState));
  fp_engine_use (game.engine, game.state);
  return game;
}

static void
end_game (Game *game)
{
  fp_engine_free (game->engine);
  g_aligned_free (game->state);
  fp_catalogs_free (game->catalogs);
}

/* Returns the seats with veiled aliens. */
static FpSeats
veiled (const FpEngine *engine)
{
  FpSeats seats = 0;

  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if (fp_card_is_veiled (engine->state, card))
      seats = (FpSeats) (seats | 1U << engine->state->zones[engine->state->cards[card].zone].owner);
  return seats;
}

/* Random games, in which each seat's view is compared with that of a game that the seat can't tell
 * from it. */
static void
test_views (gconstpointer data)
{
  const Case *test = data;
  Game game = new_game (test);
  FpDecision decision;
  FpRandom random;
  guint looks = 0;

  fp_random_seed (&random, 11);
  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (SameViews) views = same_views_new (game.engine, seed);

      fp_engine_start (game.engine, test->seats, seed, game.options);
      for (guint made = 0; made < MOST_ANSWERS && fp_engine_decision (game.engine, &decision); made++)
        {
          if (made % APART == 0 && veiled (game.engine) != 0)
            {
              same_views_check (views);
              looks++;
            }
          fp_engine_answer (game.engine, fp_random_below (&random, fp_engine_options (game.engine)->n));
        }
    }
  g_assert_cmpuint (looks, >, 20);
  end_game (&game);
}

/* --- Times at which players pass --- */

/* The seats that passed or could have been asked, in order. */
typedef struct
{
  guint8 seats[MOST_PASSES];
  guint n;
} Passes;

static void
note_pass (FpEngine *engine G_GNUC_UNUSED, const FpPendingDecision *pending, const FpOption *pass G_GNUC_UNUSED,
           gpointer data)
{
  Passes *passes = data;

  g_assert_cmpuint (passes->n, <, MOST_PASSES);
  passes->seats[passes->n++] = pending->seat;
}

/* Plays on from the engine's state to the end of the encounter: everybody passes in windows, and
 * answers anything else in the first way. */
static void
pass_on (FpEngine *engine, Passes *passes)
{
  guint encounters = engine->edition->table.tally (engine->state).encounters;
  FpDecision decision;

  passes->n = 0;
  engine->forced = note_pass;
  engine->forced_data = passes;
  while (fp_engine_decision (engine, &decision))
    {
      gboolean window = engine->state->head.pending.kind == FP_DECIDE_WINDOW;

      if (window)
        note_pass (engine, &engine->state->head.pending, NULL, passes);
      if (engine->edition->table.tally (engine->state).encounters != encounters)
        break;
      fp_engine_answer (engine, window ? fp_engine_options (engine)->n - 1 : 0);
    }
  engine->forced = NULL;
}

/* Makes @other a game in which the veiled alien of @seat is another one. Returns FALSE if there is
 * none. */
static gboolean
exchange (FpEngine *engine, uint8_t seat, FpState *other)
{
  uint16_t mine = FP_NO_CARD;

  fp_state_copy (other, engine->state);
  fp_engine_use (engine, other);
  for (uint16_t card = 0; card < other->head.n_cards; card++)
    if (fp_card_is_veiled (other, card) && other->zones[other->cards[card].zone].owner == seat)
      mine = card;
  for (uint16_t card = 0; mine != FP_NO_CARD && card < other->head.n_cards; card++)
    if (fp_engine_def (engine, card)->kind == fp_engine_def (engine, mine)->kind && card != mine &&
        (other->cards[card].flags & (FP_CARD_FACE_UP | FP_CARD_VEILED)) == 0 &&
        other->zones[other->cards[card].zone].owner == FP_NOBODY)
      {
        fp_determinize_trade (engine, (uint8_t) ((seat + 1) % other->head.n_seats), mine, card);
        return TRUE;
      }
  return FALSE;
}

/* The seats that pass, and the moments, are the same with another alien. */
static void
test_passes (void)
{
  static const Case test = { { "hidden-powers" }, 3 };
  Game game = new_game (&test);
  FpState *other = g_aligned_alloc0 (1, sizeof *other, _Alignof(FpState));
  FpState *start = g_aligned_alloc0 (1, sizeof *start, _Alignof(FpState));
  g_autofree Passes *here = g_new0 (Passes, 1), *there = g_new0 (Passes, 1);
  FpDecision decision;
  FpRandom random;
  guint compared = 0, n;

  fp_random_seed (&random, 3);
  for (uint64_t seed = 1; seed <= 40; seed++)
    {
      fp_engine_use (game.engine, game.state);
      fp_engine_start (game.engine, test.seats, seed, game.options);
      for (guint made = 0; made < 40 && fp_engine_decision (game.engine, &decision); made++)
        fp_engine_answer (game.engine, fp_random_below (&random, fp_engine_options (game.engine)->n));
      if ((veiled (game.engine) >> 1 & 1) == 0 || game.state->head.pending.seat == 1)
        continue;
      fp_state_copy (start, game.state);
      if (!exchange (game.engine, 1, other))
        continue;
      pass_on (game.engine, there);
      fp_engine_use (game.engine, start);
      pass_on (game.engine, here);
      n = MIN (here->n, there->n);
      g_assert_cmpmem (here->seats, n, there->seats, n);
      compared += n;
    }
  g_assert_cmpuint (compared, >, 200);
  g_aligned_free (other);
  g_aligned_free (start);
  end_game (&game);
}

int
main (int argc, char **argv)
{
  static const Case cases[] = {
    { { "hidden-powers" }, 3 },
    { { "hidden-powers", "random-aliens" }, 8 },
    { { "hidden-powers", "rotating-powers" }, 5 },
    { { "hidden-powers", "combos", "combo-flares" }, 4 },
    { { "hidden-powers", "rotating-powers", "combos" }, 4 },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hidden-powers/views/%u", i);

      g_test_add_data_func (path, &cases[i], test_views);
    }
  g_test_add_func ("/hidden-powers/passes", test_passes);
  return g_test_run ();
}
