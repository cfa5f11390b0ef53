/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that leave several places at once, or go to several. */
#include "engine/colonies.h"

#include "engine/knowledge/fp-determinize.h"
#include "engine/program/fp-destination.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-procedure.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

enum
{
  GAMES = 500, /* for each number of seats; FIFTH_PLANET_MINI_GAMES says another one */
  SHIPS = 12, /* of each seat */
  SENT = 4, /* most ships sent in a turn */
};

typedef struct
{
  FpCatalog *catalog;
  FpEngine *engine;
} Table;

static void
set_up (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  table->catalog = colonies_catalog ();
  table->engine = fp_engine_new (colonies_edition (), table->catalog);
  fp_engine_use (table->engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  table->engine->checking = table->engine->strict = TRUE;
}

static void
tear_down (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_aligned_free (table->engine->state);
  fp_engine_free (table->engine);
  fp_catalog_free (table->catalog);
}

/* Begins a game of @n_seats in which seat k has the alien @aliens[k]. */
static void
start (Table *table, guint n_seats, const char *const *aliens)
{
  FpState *s;

  fp_engine_start (table->engine, n_seats, 1, 0);
  s = table->engine->state;
  s->head.n_frames = s->head.n_splits = 0;
  s->head.pending = (FpPendingDecision){ .open = FALSE };
  s->head.table[0] = s->head.table[1] = 0;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      uint16_t card = s->zones[mini_zone (seat, MINI_ALIEN)].first;
      int def = fp_catalog_find (table->catalog, aliens[seat]);

      g_assert_cmpint (def, >=, 0);
      fp_move_card (table->engine, card, MINI_ALIENS, FP_TOP, FP_FACE_UP);
      s->cards[card].def = (uint16_t) def;
      fp_move_card (table->engine, card, mini_zone (seat, MINI_ALIEN), FP_TOP, FP_FACE_UP);
    }
}

/* Begins the game with @ships of the first seat in its colonies, and the others in the Warp. */
static void
run_with (Table *table, const uint8_t *ships)
{
  FpState *s = table->engine->state;

  for (guint i = 0; i < COLONIES_EACH; i++)
    s->places[colonies_place (0, i)].ships[0] = ships[i];
  s->places[MINI_WARP].ships[0] = (uint8_t) (SHIPS - ships[0] - ships[1] - ships[2] - ships[3]);
  fp_engine_push (table->engine, colonies_procedure ("war"));
  fp_engine_run (table->engine);
}

static void
answer (Table *table, const char *id)
{
  int option = fp_engine_find_option (table->engine, id);

  if (option < 0)
    g_error ("“%s” is no option", id);
  fp_engine_answer (table->engine, (guint) option);
}

/* Returns the id of the open decision with its seat. */
static const char *
asked (Table *table)
{
  static char buffer[64], id[48];
  FpDecision decision;

  if (!fp_engine_decision (table->engine, &decision))
    return "nothing";
  g_snprintf (buffer, sizeof buffer, "%s %s", table->engine->edition->seat_ids[decision.seat],
              fp_decision_id (table->engine, &decision, id, sizeof id));
  return buffer;
}

/* Returns the ships of @seat: in its colonies, at the gate and in the Warp. */
static const char *
ships (Table *table, uint8_t seat)
{
  static char buffer[64];
  const FpPlace *places = table->engine->state->places;

  g_snprintf (buffer, sizeof buffer, "%u %u %u %u gate %u warp %u", places[colonies_place (seat, 0)].ships[seat],
              places[colonies_place (seat, 1)].ships[seat], places[colonies_place (seat, 2)].ships[seat],
              places[colonies_place (seat, 3)].ships[seat], places[MINI_GATE].ships[seat],
              places[MINI_WARP].ships[seat]);
  return buffer;
}

static const char *const quiet[] = { "quiet", "calm", "idle" };

/* --- Each split exists once --- */

/* Returns the number of ways to take @n ships of the colonies with @ships: the coefficient of x^n
 * in the product of 1 + x + … + x^ships. */
static guint64
n_splits (const uint8_t *ships, guint n)
{
  guint64 ways[SHIPS + 1] = { 1 };

  for (guint i = 0; i < COLONIES_EACH; i++)
    for (guint k = SHIPS + 1; k-- > 0;)
      {
        guint64 sum = 0;

        for (guint taken = 0; taken <= MIN (k, ships[i]); taken++)
          sum += ways[k - taken];
        ways[k] = sum;
      }
  return ways[n];
}

/* Gives all answers to the open group, and notes the ships left in the colonies after each. */
static void
try_all (Table *table, GHashTable *seen, guint *endings)
{
  FpEngine *engine = table->engine;
  FpState *here = engine->state;
  guint group = here->head.pending.group, n = fp_engine_options (engine)->n;

  for (guint i = 0; i < n; i++)
    {
      FpState *copy = g_aligned_alloc (1, sizeof (FpState), _Alignof(FpState));

      fp_state_copy (copy, here);
      fp_engine_use (engine, copy);
      fp_engine_answer (engine, i);
      if (copy->head.pending.open && copy->head.pending.group == group)
        try_all (table, seen, endings);
      else
        {
          g_hash_table_add (seen, g_strdup (ships (table, 0)));
          ++*endings;
        }
      g_aligned_free (copy);
    }
  fp_engine_use (engine, here);
}

/* The number comes first, then the places in rising order, so that each split exists once: as many
 * as there are multisets. */
static void
test_each_split_once (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const uint8_t layouts[][COLONIES_EACH] = {
    { 4, 4, 4, 0 }, { 4, 4, 0, 4 }, { 1, 2, 3, 4 }, { 3, 3, 3, 3 }, { 2, 0, 0, 1 }, { 1, 1, 1, 1 }, { 6, 0, 0, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      guint64 expected = 0;
      guint endings = 0;

      start (table, 2, quiet);
      run_with (table, layouts[i]);
      g_assert_cmpstr (asked (table), ==, "red muster/ships");
      try_all (table, seen, &endings);
      for (guint n = 1; n <= SENT; n++)
        expected += n_splits (layouts[i], n);
      g_assert_cmpuint (g_hash_table_size (seen), ==, expected);
      g_assert_cmpuint (endings, ==, expected);
    }
  /* With enough ships everywhere these are the multisets of n out of k: C (n + k − 1, k − 1). */
  g_assert_cmpuint (n_splits (layouts[0], 4), ==, 15);
  g_assert_cmpuint (n_splits (layouts[3], 3), ==, 20);
}

/* --- Choosing --- */

static void
test_number_first (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  start (table, 2, quiet);
  run_with (table, (const uint8_t[]){ 3, 1, 0, 2 });
  g_assert_cmpstr (asked (table), ==, "red muster/ships");
  g_assert_cmpuint (fp_engine_options (table->engine)->n, ==, SENT);
  /* As a number, too: as many as leave no place empty. */
  g_assert_cmpint (fp_engine_find_option (table->engine, "usual"), ==, 2);
  answer (table, "3");
  answer (table, "red-1");
  g_assert_cmpint (fp_engine_find_option (table->engine, "red-3"), ==, -1);
  answer (table, "red-2");
  /* The places rise, and the last ship has only one place. */
  g_assert_cmpstr (asked (table), ==, "red settle-ships/home");
  g_assert_cmpstr (ships (table, 0), ==, "2 0 0 1 gate 2 warp 7");
  answer (table, "red-2");
  answer (table, "red-3");
  g_assert_cmpstr (ships (table, 0), ==, "2 1 1 1 gate 0 warp 7");
}

/* Usually ships leave the largest colonies, never the last ship, and go where there are fewest. */
static void
test_usual (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  start (table, 2, quiet);
  run_with (table, (const uint8_t[]){ 1, 4, 2, 3 });
  answer (table, "4");
  for (guint i = 0; g_str_equal (asked (table), "red muster/ships"); i++)
    answer (table, "usual");
  g_assert_cmpstr (asked (table), ==, "red settle-ships/home");
  g_assert_cmpstr (ships (table, 0), ==, "1 1 2 2 gate 3 warp 3");
  while (g_str_equal (asked (table), "red settle-ships/home"))
    answer (table, "usual");
  g_assert_cmpstr (ships (table, 0), ==, "3 2 2 2 gate 0 warp 3");
}

static void
test_one_place_is_not_asked (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  start (table, 2, quiet);
  run_with (table, (const uint8_t[]){ 0, 1, 0, 0 });
  g_assert_cmpstr (asked (table), ==, "blue muster/ships");
  g_assert_cmpstr (ships (table, 0), ==, "0 0 0 0 gate 0 warp 12");
}

/* The same decision asks for the number if the ships happen to stand in one place. */
static void
test_number_of_one_place (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "thief", "calm" };

  start (table, 2, aliens);
  for (guint i = 0; i < 3; i++)
    fp_move_ships (table->engine, 1, colonies_place (1, i), colonies_place (1, 3), SHIPS);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  answer (table, "1");
  answer (table, "red-1");
  g_assert_cmpstr (asked (table), ==, "blue muster/lose");
  answer (table, "5");
  g_assert_cmpstr (asked (table), ==, "blue muster/ships");
  g_assert_cmpstr (ships (table, 1), ==, "0 0 0 7 gate 0 warp 5");
}

/* Moves @n of blue's ships. Returns TRUE if the rules of the game have to react. */
static gboolean
dirties (Table *table, guint from, guint to, int n)
{
  FpHead *head = &table->engine->state->head;

  head->board_dirty = FALSE;
  fp_move_ships (table->engine, 1, (uint8_t) from, (uint8_t) to, n);
  return head->board_dirty;
}

/* With settling by presence only first and last ships at a place with a card count. */
static void
test_presence (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  const FpEdition *edition = table->engine->edition;
  FpEdition by_presence = *edition;

  start (table, 2, quiet);
  table->engine->state->places[colonies_place (1, 0)].card = 0;
  g_assert_true (dirties (table, colonies_place (1, 0), colonies_place (1, 1), 1));
  by_presence.rules.settles_by_presence = TRUE;
  table->engine->edition = &by_presence;
  g_assert_false (dirties (table, colonies_place (1, 0), colonies_place (1, 1), 1));
  g_assert_true (dirties (table, colonies_place (1, 0), MINI_SUPPLY, 1));
  g_assert_false (dirties (table, colonies_place (1, 0), colonies_place (1, 1), 1));
  g_assert_false (dirties (table, colonies_place (1, 1), MINI_SUPPLY, 2));
  g_assert_true (dirties (table, MINI_SUPPLY, colonies_place (1, 0), 2));
  g_assert_false (dirties (table, MINI_SUPPLY, colonies_place (1, 0), 1));
  table->engine->edition = edition;
}

/* --- Actions --- */

/* The loss of ships in three colonies is one action, and answered once. */
static void
test_one_loss (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "healer" };

  start (table, 2, aliens);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  answer (table, "1");
  answer (table, "red-1");
  g_assert_cmpstr (asked (table), ==, "red muster/lose");
  answer (table, "red-1");
  answer (table, "red-2");
  answer (table, "red-4");
  g_assert_cmpstr (asked (table), ==, "blue muster/lose");
  answer (table, "blue-1");
  answer (table, "blue-2");
  answer (table, "blue-2");
  g_assert_cmpstr (ships (table, 0), ==, "1 2 3 2 gate 1 warp 3");
  g_assert_cmpstr (ships (table, 1), ==, "2 1 3 3 gate 0 warp 3");
  g_assert_cmpstr (asked (table), ==, "blue muster/use");
  answer (table, "yes");
  g_assert_cmpstr (asked (table), ==, "blue muster/how-many");
  answer (table, "1");
  g_assert_cmpstr (asked (table), ==, "blue muster/home");
  answer (table, "blue-2");
  g_assert_cmpstr (ships (table, 1), ==, "2 2 3 3 gate 0 warp 2");
  /* the other player's loss, then that of the battle */
  g_assert_cmpstr (asked (table), ==, "blue muster/use");
  answer (table, "no");
  g_assert_cmpstr (asked (table), ==, "blue battle/use");
}

/* Plays with @aliens until blue chooses which of three ships on each planet are lost. */
static void
begin_losses (Table *table, const char *const *aliens)
{
  start (table, 2, aliens);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  answer (table, "1");
  answer (table, "red-1");
  while (g_str_equal (asked (table), "red muster/lose"))
    answer (table, "usual");
}

/* If a rule lowers the number, the player whose ships they are chooses which of them go. */
static void
test_fewer (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "shield" };
  FpDestination destination;

  begin_losses (table, aliens);
  answer (table, "blue-1");
  answer (table, "blue-2");
  answer (table, "blue-2");
  g_assert_cmpstr (asked (table), ==, "blue muster/lose");
  g_assert_true (fp_destination_find (table->engine, &fp_engine_options (table->engine)->option[0], &destination));
  g_assert_cmpint (destination.to, ==, MINI_WARP);
  g_assert_cmpint (destination.seat, ==, 1);
  answer (table, "blue-2");
  g_assert_cmpstr (ships (table, 1), ==, "3 1 3 3 gate 0 warp 2");
}

/* With all ships left in one place there is nothing to choose. */
static void
test_fewer_of_one_place (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "shield" };

  begin_losses (table, aliens);
  answer (table, "blue-2");
  answer (table, "blue-2");
  answer (table, "blue-2");
  g_assert_cmpstr (ships (table, 1), ==, "3 1 3 3 gate 0 warp 2");
}

/* A rule moves one of the ships away and lets the others be lost. */
static void
test_one_saved (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "ferry" };

  begin_losses (table, aliens);
  answer (table, "blue-1");
  answer (table, "blue-2");
  answer (table, "blue-2");
  g_assert_cmpstr (asked (table), ==, "blue muster/home");
  answer (table, "blue-1");
  answer (table, "blue-3");
  g_assert_cmpstr (ships (table, 1), ==, "2 1 4 3 gate 0 warp 2");
}

/* Rules read the ships of several places, and move some of them elsewhere. */
static void
test_that_ships (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "amoeba" };

  begin_losses (table, aliens);
  g_assert_cmpstr (asked (table), ==, "blue muster/lose");
  answer (table, "blue-1");
  answer (table, "blue-2");
  answer (table, "blue-2");
  g_assert_cmpstr (asked (table), ==, "blue muster/use");
  answer (table, "yes");
  g_assert_cmpstr (asked (table), ==, "blue muster/home");
  answer (table, "2");
  g_assert_cmpint (fp_engine_find_option (table->engine, "blue-3"), ==, -1);
  answer (table, "blue-1");
  /* then the targets */
  g_assert_cmpstr (asked (table), ==, "blue muster/home");
  answer (table, "blue-3");
  answer (table, "blue-4");
  g_assert_cmpstr (ships (table, 1), ==, "2 2 4 4 gate 0 warp 0");
}

/* All choose before anything happens. A loss that is replaced for one player happens to the others,
 * and nobody answers it. */
static void
test_at_once (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "amoeba", "healer" };

  start (table, 3, aliens);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  answer (table, "1");
  answer (table, "red-1");
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpstr (ships (table, 0), ==, "2 3 3 3 gate 1 warp 0");
      g_assert_cmpstr (ships (table, 1), ==, "3 3 3 3 gate 0 warp 0");
      for (guint i = 0; i < 3; i++)
        answer (table, "usual");
    }
  /* the replacement, before anybody has lost a ship */
  g_assert_cmpstr (asked (table), ==, "blue muster/use");
  g_assert_cmpstr (ships (table, 0), ==, "2 3 3 3 gate 1 warp 0");
  answer (table, "yes");
  answer (table, "1");
  answer (table, "blue-1");
  answer (table, "blue-4");
  /* then all losses, then the answers: red's loss and the own one */
  g_assert_cmpstr (ships (table, 1), ==, "2 3 3 4 gate 0 warp 0");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpstr (asked (table), ==, "purple muster/use");
      g_assert_cmpstr (ships (table, 0), ==, "2 2 2 2 gate 1 warp 3");
      g_assert_cmpstr (ships (table, 2), ==, "2 2 2 3 gate 0 warp 3");
      answer (table, "no");
    }
  g_assert_cmpstr (asked (table), ==, "purple battle/use");
}

/* Cards are chosen by all before any card is discarded. */
static void
test_discards_at_once (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "curse", "calm" };
  const FpZone *zones = table->engine->state->zones;

  start (table, 2, aliens);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  answer (table, "1");
  answer (table, "red-1");
  g_assert_cmpstr (asked (table), ==, "red muster/discard");
  answer (table, "stone");
  g_assert_cmpstr (asked (table), ==, "blue muster/discard");
  g_assert_cmpuint (zones[mini_zone (0, MINI_HAND_ZONE)].count, ==, 2);
  answer (table, "rock");
  g_assert_cmpuint (zones[mini_zone (0, MINI_HAND_ZONE)].count, ==, 1);
  g_assert_cmpuint (zones[mini_zone (1, MINI_HAND_ZONE)].count, ==, 1);
  g_assert_cmpuint (zones[MINI_DISCARDS].count, ==, 2);
}

/* A step lets all players choose, and what they chose happens at once. The result is the sum. */
static void
test_batch_of_a_step (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  start (table, 3, quiet);
  table->engine->state->head.options = COLONIES_WITH_TOLL;
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  answer (table, "1");
  answer (table, "red-1");
  g_assert_cmpstr (asked (table), ==, "red toll/lose");
  answer (table, "red-2");
  answer (table, "blue-1");
  g_assert_cmpstr (asked (table), ==, "purple toll/lose");
  g_assert_cmpstr (ships (table, 0), ==, "2 3 3 3 gate 0 warp 1");
  g_assert_cmpstr (ships (table, 1), ==, "3 3 3 3 gate 0 warp 0");
  answer (table, "purple-4");
  g_assert_cmpstr (ships (table, 0), ==, "2 2 3 3 gate 0 warp 2");
  g_assert_cmpstr (ships (table, 1), ==, "2 3 3 3 gate 0 warp 1");
  g_assert_cmpstr (ships (table, 2), ==, "3 3 3 2 gate 0 warp 1");
  g_assert_cmpint (table->engine->state->head.table[COLONIES_TOLL], ==, 3);
  g_assert_cmpstr (asked (table), ==, "blue muster/ships");
}

/* A person who moves ships by hand takes them off the places offered, or puts them there. */
static void
test_destinations (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const aliens[] = { "plague", "amoeba" };
  FpDestination destination;

  begin_losses (table, aliens);
  while (g_str_equal (asked (table), "blue muster/lose"))
    answer (table, "usual");
  answer (table, "yes");
  g_assert_false (fp_destination_find (table->engine, &fp_engine_options (table->engine)->option[0], &destination));
  answer (table, "1");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (fp_destination_find (table->engine, &fp_engine_options (table->engine)->option[1], &destination));
      g_assert_cmpuint (i == 0 ? destination.from : destination.to, ==, colonies_place (1, 1));
      g_assert_cmpuint (destination.seat, ==, 1);
      answer (table, "usual");
    }
}

/* --- The state --- */

/* Makes an action of red that takes @first and @second ships of two colonies. Returns the digest of
 * the state. */
static uint64_t
digest_with (Table *table, guint first, guint second)
{
  FpState *s = table->engine->state;
  FpAction *action;
  guint n;
  FpSplit *rows;
  uint64_t digest;

  fp_split_withdraw (s);
  fp_split_offer (table->engine, colonies_place (0, 2), FALSE, 3);
  fp_split_offer (table->engine, colonies_place (0, 1), FALSE, 3);
  rows = fp_split_offered (s, FALSE, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (rows[0].place, <, rows[1].place);
  rows[0].count = (uint8_t) first;
  rows[1].count = (uint8_t) second;
  action = fp_action_begin (table->engine, &(FpAction){ .procedure = (uint8_t) colonies_procedure ("perish"),
                                                        .from = FP_NO_PLACE,
                                                        .to = FP_NO_PLACE,
                                                        .count = (int16_t) (first + second),
                                                        .zone = -1,
                                                        .card = FP_NO_CARD,
                                                        .source = FP_NO_CARD,
                                                        .code = -1 });
  fp_split_attach (table->engine, action);
  digest = fp_state_digest (table->engine);
  s->head.n_frames--;
  fp_actions_drop (table->engine, s->head.n_actions - 1U);
  g_assert_cmpuint (s->head.n_splits, ==, 0);
  return digest;
}

/* The digest tells splits apart. Ships of a single place are told by the action alone. */
static void
test_digest (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  start (table, 2, quiet);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  g_assert_cmpuint (digest_with (table, 1, 2), ==, digest_with (table, 1, 2));
  g_assert_cmpuint (digest_with (table, 1, 2), !=, digest_with (table, 2, 1));
  g_assert_cmpuint (digest_with (table, 3, 0), !=, digest_with (table, 0, 3));
}

/* Fewer ships leave out the last places, more come from the first ones. */
static void
test_fit (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    int16_t count, then;
    uint8_t rows[2];
  } cases[] = { { 3, 3, { 1, 2 } }, { 2, 2, { 1, 1 } }, { 1, 1, { 1, 0 } }, { 5, 5, { 3, 2 } }, { 9, 6, { 3, 3 } } };
  FpState *s = table->engine->state;
  FpSplit *rows;
  guint n;

  start (table, 2, quiet);
  run_with (table, (const uint8_t[]){ 3, 3, 3, 3 });
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FpAction action = { .flags = FP_ACTION_FROM_SEVERAL, .count = cases[i].count };

      s->actions[s->head.n_actions] = action;
      s->splits[0] =
          (FpSplit){ .action = (uint8_t) (s->head.n_actions + 1), .place = colonies_place (0, 0), .count = 1 };
      s->splits[1] = s->splits[0];
      s->splits[1].place++;
      s->splits[1].count = 2;
      s->head.n_splits = 2;
      fp_split_fit (table->engine, &s->actions[s->head.n_actions]);
      rows = fp_split_rows (s, &s->actions[s->head.n_actions], FALSE, &n);
      g_assert_cmpuint (n, ==, 2);
      g_assert_cmpint (s->actions[s->head.n_actions].count, ==, cases[i].then);
      g_assert_cmpuint (rows[0].count, ==, cases[i].rows[0]);
      g_assert_cmpuint (rows[1].count, ==, cases[i].rows[1]);
      s->head.n_splits = 0;
    }
}

/* Gives the engine what @seat imagines the game to be. */
static void
imagine (FpEngine *engine, uint8_t seat, guint32 seed)
{
  FpState *imagined = g_aligned_alloc (1, sizeof (FpState), _Alignof(FpState));
  FpRandom random;

  fp_random_seed (&random, seed);
  fp_determinize (engine, seat, &random, imagined);
  fp_state_copy (engine->state, imagined);
  fp_engine_use (engine, engine->state);
  g_aligned_free (imagined);
}

/* Full tables: ships are conserved, nothing is dropped, and a game goes on from what the asked seat
 * can imagine in the middle of a selection. */
static void
test_games (Table *table, gconstpointer data)
{
  const char *given = g_getenv ("FIFTH_PLANET_MINI_GAMES");
  guint n = given == NULL ? GAMES : (guint) g_ascii_strtoull (given, NULL, 10), asked_places = 0;
  FpDecision decision;

  for (guint game = 1; game <= n; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game);

      for (fp_engine_start (table->engine, GPOINTER_TO_UINT (data), game, 0);
           fp_engine_decision (table->engine, &decision);)
        {
          asked_places += (decision.flags & FP_DECISION_PLACES) != 0 ? 1 : 0;
          if (decision.picked > 0 && g_rand_int_range (random, 0, 50) == 0)
            imagine (table->engine, decision.seat, game);
          fp_engine_answer (table->engine,
                            (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (table->engine)->n));
        }
      g_assert_cmpuint (table->engine->state->head.n_splits, ==, 0);
    }
  g_assert_cmpuint (table->engine->dropped, ==, 0);
  g_assert_cmpuint (asked_places, >, n);
}

int
main (int argc, char **argv)
{
  static const guint seats[] = { 2, 3, 5, 8 };

  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) g_test_add ("/ships/" name, Table, NULL, set_up, function, tear_down)
  ADD ("each-split-once", test_each_split_once);
  ADD ("number-first", test_number_first);
  ADD ("usual", test_usual);
  ADD ("one-place-is-not-asked", test_one_place_is_not_asked);
  ADD ("number-of-one-place", test_number_of_one_place);
  ADD ("presence", test_presence);
  ADD ("one-loss", test_one_loss);
  ADD ("fewer", test_fewer);
  ADD ("fewer-of-one-place", test_fewer_of_one_place);
  ADD ("one-saved", test_one_saved);
  ADD ("that-ships", test_that_ships);
  ADD ("at-once", test_at_once);
  ADD ("discards-at-once", test_discards_at_once);
  ADD ("batch-of-a-step", test_batch_of_a_step);
  ADD ("destinations", test_destinations);
  ADD ("digest", test_digest);
  ADD ("fit", test_fit);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *name = g_strdup_printf ("/ships/games-%u", seats[i]);

      g_test_add (name, Table, GUINT_TO_POINTER (seats[i]), set_up, test_games, tear_down);
    }
  return g_test_run ();
}
