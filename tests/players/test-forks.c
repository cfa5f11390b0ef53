/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forks of a game in which two cards that a player can't know have traded definitions, and perhaps
 * their rows. The player's decision, “Why?”, a computer player's thoughts and its reasons are the
 * same in both. */
#include "archive/fp-window-stops.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/state/fp-card-rows.h"
#include "players/fp-player.h"
#include "session/game/fp-catalogs.h"
#include "session/hidden-trades.h"
#include "session/same-views.h"
#include "text/why/fp-text-why.h"

enum
{
  FORKS = 120, /* of one player in one edition */
  APART = 3, /* answers between two forks */
  MOST_TRIES = 200, /* to find two cards */
};

typedef struct
{
  const char *edition, *player;
  guint seats;
  const char *option; /* of the set-up, NULL: none */
} Case;

static const FpTextNames names = { { "Ada", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal" } };

/* Returns TRUE if windows ask whether the card is played. */
static gboolean
is_for_windows (const FpEngine *engine, uint16_t card)
{
  return fp_stops_asks_about (engine, engine->state->cards[card].def, FALSE);
}

/* Makes a fork in the engine's state, which @seat can't tell from the game. Returns FALSE if no two
 * cards are found. */
static gboolean
fork_game (FpEngine *engine, uint8_t seat, FpRandom *random)
{
  guint n = engine->state->head.n_cards;

  for (guint tries = 0; tries < MOST_TRIES; tries++)
    {
      uint16_t a = (uint16_t) fp_random_below (random, n), b = (uint16_t) fp_random_below (random, n);
      const uint16_t from[] = { a, b }, to[] = { b, a };

      if (!hidden_trades_may (engine, a, b, seat) || (tries < MOST_TRIES / 2 && !is_for_windows (engine, a)))
        continue;
      fp_determinize_trade (engine, seat, a, b);
      if (tries % 2 == 0)
        fp_card_rows_renumber (engine->state, from, to, 2);
      return TRUE;
    }
  return FALSE;
}

static void
add_why (FpEngine *engine, uint8_t seat, GString *text)
{
  g_autoptr (GPtrArray) items = fp_text_why (engine, NULL, seat, &names);

  for (guint i = 0; i < items->len; i++)
    {
      const FpWhy *item = g_ptr_array_index (items, i);

      g_string_append_printf (text, "%s | %s | %s\n", item->heading, item->title, item->text);
    }
}

/* Adds what a computer player thinks of each option, and why. */
static void
add_thoughts (FpEngine *engine, const char *name, uint8_t seat, uint32_t made, GString *text)
{
  g_autoptr (FpPlayer) player = fp_player_new (name, 5, seat, NULL);
  guint n;

  fp_player_use_threads (player, 2);
  fp_player_explain (player);
  g_string_append_printf (text, "answer %u\n", fp_player_choose (player, engine, made));
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  for (guint i = 0; i < n; i++)
    {
      FpEvent event = { 0 };
      double with = 0, without = 0;
      gboolean found = fp_player_reason (player, i, &event, &with, &without);

      g_string_append_printf (text, "%u: %u visits, %.12f, %.12f; %d of %d, %d: %.12f, %.12f\n", i, thoughts[i].visits,
                              thoughts[i].chance, thoughts[i].share, found ? event.kind : -1, found ? event.seat : -1,
                              found ? event.value : -1, with, without);
    }
}

/* Returns everything that @seat is told. */
static char *
told (FpEngine *engine, const char *player, uint8_t seat, uint32_t made)
{
  g_autofree char *decision = same_views_decision (engine, seat);
  GString *text = g_string_new (decision);

  add_why (engine, seat, text);
  add_thoughts (engine, player, seat, made, text);
  return g_string_free (text, FALSE);
}

/* Returns TRUE if a fork was made and compared. */
static gboolean
check_fork (FpEngine *engine, FpState *other, const Case *test, uint32_t made, FpRandom *random)
{
  FpState *real = engine->state;
  uint8_t seat = real->head.pending.seat;
  g_autofree char *before = NULL, *after = NULL;

  fp_state_copy (other, real);
  fp_engine_use (engine, other);
  gboolean forked = fork_game (engine, seat, random);
  if (forked)
    after = told (engine, test->player, seat, made);
  fp_engine_use (engine, real);
  if (!forked)
    return FALSE;
  before = told (engine, test->player, seat, made);
  g_assert_cmpstr (before, ==, after);
  return TRUE;
}

static void
test_forks (gconstpointer data)
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
  uint64_t options = 0;
  guint forks = 0;

  g_assert_true (fp_catalogs_find (test->edition, &edition, &catalog, catalogs));
  if (test->option != NULL)
    options = fp_edition_option (edition, test->option);
  g_assert_true (fp_catalogs_for (test->edition, options, &edition, &catalog, catalogs));
  FpEngine *engine = fp_engine_new (edition, catalog);
  fp_random_seed (&random, 7);
  for (uint64_t seed = 1; forks < FORKS; seed++)
    {
      fp_engine_use (engine, real);
      fp_engine_start (engine, test->seats, seed, options);
      for (uint32_t made = 0; forks < FORKS && fp_engine_decision (engine, &decision); made++)
        {
          guint n = fp_engine_options (engine)->n;

          if (n > 1 && made % APART == 0 && edition->table.turns (real) > 0)
            forks += check_fork (engine, other, test, made, &random);
          fp_engine_answer (engine, fp_random_below (&random, n));
        }
    }
  fp_engine_free (engine);
  g_aligned_free (real);
  g_aligned_free (other);
  fp_catalogs_free (catalogs);
}

int
main (int argc, char **argv)
{
  static const Case cases[] = {
    { "duel", "novice:40", 2 },
    { "duel", "expert:500", 2 },
    { "classic", "greedy:4", 3 },
    { "classic", "expert:500", 2 },
    { "classic", "marrow:100", 4 },
    { "cosmic", "greedy:4", 4 },
    { "cosmic", "expert:200", 3 },
    { "cosmic", "expert:200", 3, "hidden-powers" },
    { "cosmic", "marrow:70", 5 },
    { "cosmic", "novice:40", 4, "rotating-powers" },
    { "cosmic", "regular:70", 4, "technology" },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/forks/%s/%s/%u%s%s", cases[i].edition, cases[i].player, cases[i].seats,
                           cases[i].option != NULL ? "/" : "", cases[i].option != NULL ? cases[i].option : "");

      g_test_add_data_func (path, &cases[i], test_forks);
    }
  return g_test_run ();
}
