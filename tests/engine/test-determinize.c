/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Determinizations: each agrees with everything that the viewer knows and depends on nothing else.
 * All that agree are equally likely. */
#include "fixture/duel.h"

#include "archive/positions/fp-position.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/state/fp-mutations.h"
#include "engine/knowledge/fp-view.h"
#include "editions/duel/duel-kinds.h"

#include <string.h>

enum
{
  POSITIONS = 5000, /* examined from either seat */
  CROWDED_POSITIONS = 1500,
  EVERY = 3, /* answers between two examined positions */
  CROWD = 20, /* abilities in force on a crowded table */
  DEALS = 20000,
  MOST_CELLS = 64,
};

typedef struct
{
  FpEngine *engine;
  FpState *real, *dealt, *again; /* the real game, and two that the viewer can't tell from it */
  FpView *real_view, *dealt_view;
  FpRandom random;
} Table;

static FpState *
new_state (void)
{
  return g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
}

static void
set_up (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  table->engine = duel_engine ();
  table->real = table->engine->state;
  table->dealt = new_state ();
  table->again = new_state ();
  table->real_view = g_new0 (FpView, 1);
  table->dealt_view = g_new0 (FpView, 1);
  fp_random_seed (&table->random, 7);
}

static void
tear_down (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  table->engine->state = table->real;
  g_aligned_free (table->dealt);
  g_aligned_free (table->again);
  g_free (table->real_view);
  g_free (table->dealt_view);
  duel_engine_free (table->engine);
}

static void
deal (Table *table, uint8_t viewer)
{
  fp_determinize (table->engine, viewer, &table->random, table->dealt);
}

/* --- Agreement --- */

/* Compares everything in two determinizations that is drawn, or depends on a draw. */
static void
assert_same_deal (const FpState *a, const FpState *b, uint8_t viewer)
{
  for (guint i = 0; i < a->head.n_cards; i++)
    {
      g_assert_cmpuint (a->cards[i].def, ==, b->cards[i].def);
      g_assert_cmpuint (a->cards[i].face, ==, b->cards[i].face);
      g_assert_cmphex (a->cards[i].marks, ==, b->cards[i].marks);
      g_assert_cmpuint (a->cards[i].pooled >> viewer & 1, ==, b->cards[i].pooled >> viewer & 1);
      g_assert_cmpuint (a->cards[i].owned >> viewer & 1, ==, b->cards[i].owned >> viewer & 1);
    }
  for (guint i = 0; i < a->head.n_secrets; i++)
    g_assert_cmpint (a->secrets[i].value, ==, b->secrets[i].value);
  g_assert_cmphex (a->head.random.state, ==, b->head.random.state);
}

/* A determinization of a determinization is the same: the viewer knows neither more nor less. */
static void
assert_independent (Table *table, uint8_t viewer, const FpRandom *before)
{
  FpRandom random = *before;

  fp_engine_use (table->engine, table->dealt);
  fp_determinize (table->engine, viewer, &random, table->again);
  assert_same_deal (table->dealt, table->again, viewer);
  fp_engine_use (table->engine, table->real);
}

/* Checks that the determinization looks the same to the viewer, offers the same options, and is a
 * legal state. Returns TRUE if anything in it differs from the real game. */
static gboolean
assert_agrees (Table *table, uint8_t viewer)
{
  FpRandom before = table->random;
  const char *wrong;
  uint64_t difference = fp_state_fingerprint (table->engine);
  guint options = fp_engine_options (table->engine)->n;

  deal (table, viewer);
  fp_view_make (table->engine, viewer, table->real_view);
  fp_engine_use (table->engine, table->dealt);
  fp_view_make (table->engine, viewer, table->dealt_view);
  wrong = fp_state_check (table->engine);
  if (table->real->head.pending.seat == viewer)
    g_assert_cmpuint (fp_engine_options (table->engine)->n, ==, options);
  if (wrong != NULL)
    {
      FpDecision decision;
      char id[64] = "";

      if (fp_engine_decision (table->engine, &decision))
        fp_decision_id (table->engine, &decision, id, sizeof id);
      g_error ("%s: seat %u at %s of seat %u", wrong, viewer, id, decision.seat);
    }
  g_assert_true (fp_view_same (table->real_view, table->dealt_view));
  assert_independent (table, viewer, &before);
  fp_engine_use (table->engine, table->dealt);
  difference ^= fp_state_fingerprint (table->engine);
  fp_engine_use (table->engine, table->real);
  return difference != 0;
}

/* Plays games with the set-up options @options, crowded with abilities or not. Returns the number
 * of positions in which the determinization differed from the game. */
static guint
count_changed_deals (Table *table, uint64_t options, gboolean crowded, guint most)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint positions = 0, changed = 0;

  for (uint64_t seed = 1; positions < most; seed++)
    {
      fp_engine_start (table->engine, 2, seed, options);
      if (crowded)
        fp_position_crowd (table->engine, CROWD);
      for (guint answers = 0; !fp_engine_over (table->engine) && positions < most; answers++)
        {
          if (answers % EVERY == 0)
            {
              FP_EACH_SEAT (table->real, viewer)
                changed += assert_agrees (table, viewer);
              positions++;
            }
          duel_random_answer (table->engine, rand);
        }
    }
  return changed;
}

static void
test_agreement (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (count_changed_deals (table, 0, FALSE, POSITIONS), >, POSITIONS / 2);
}

static void
test_dealt_aliens (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (count_changed_deals (table, DUEL_DEALT_ALIENS, FALSE, CROWDED_POSITIONS), >, CROWDED_POSITIONS / 2);
}

static void
test_crowded (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpuint (count_changed_deals (table, DUEL_NO_ALIENS, TRUE, CROWDED_POSITIONS), >, CROWDED_POSITIONS / 2);
}

/* --- Uniform distribution --- */

/* Chi-squared statistic of counts that should be equal. By chance alone it is about the number of
 * cells. */
static double
chi_squared (const guint *counts, guint cells, guint n)
{
  double expected = (double) n / cells, sum = 0;

  for (guint i = 0; i < cells; i++)
    sum += ((double) counts[i] - expected) * ((double) counts[i] - expected) / expected;
  return sum;
}

/* The bound fails by chance for fewer than one seed in ten thousand, and this seed is fixed. */
static void
assert_even (const guint *counts, guint cells, guint n)
{
  guint total = 0;
  double above = chi_squared (counts, cells, n) - cells;

  for (guint i = 0; i < cells; i++)
    total += counts[i];
  g_assert_cmpuint (total, ==, n);
  if (above > 0)
    g_assert_cmpfloat (above * above, <, 4.5 * 4.5 * 2 * cells);
}

/* A game in which blue's deck holds just @n plans, all different. Orange knows which plans, and
 * everything else lies open. */
static void
few_plans (Table *table, uint16_t *cards, guint n)
{
  FpState *s = table->real;
  uint16_t plans[FP_MAX_CARDS];
  const uint16_t hand = duel_find_zone ("hand", 1), deck = duel_find_zone ("deck", 1);
  guint n_plans, found = 0;

  fp_engine_start (table->engine, 2, 5, DUEL_NO_ALIENS);
  n_plans = fp_zone_list (s, hand, plans);
  n_plans += fp_zone_list (s, deck, plans + n_plans);
  for (guint i = 0; i < n_plans; i++)
    fp_move_card (table->engine, plans[i], duel_find_zone ("discard", 1), FP_TOP, FP_FACE_UP);
  for (guint i = 0; i < n_plans && found < n; i++)
    {
      gboolean fresh = fp_engine_def (table->engine, plans[i])->kind == DUEL_KIND_PLAN;

      for (guint k = 0; k < found; k++)
        fresh = fresh && s->cards[plans[i]].def != s->cards[cards[k]].def;
      if (fresh)
        cards[found++] = plans[i];
    }
  g_assert_cmpuint (found, ==, n);
  for (guint i = 0; i < n; i++)
    fp_move_card (table->engine, cards[i], deck, FP_TOP, FP_FACE_DOWN);
  fp_shuffle (table->engine, deck);
}

static void
draw_cards (Table *table, guint n)
{
  for (guint i = 0; i < n; i++)
    fp_move_card (table->engine, table->real->zones[duel_find_zone ("deck", 1)].first, duel_find_zone ("hand", 1),
                  FP_BOTTOM, FP_FACE_DOWN);
  fp_knowledge_deduce (table->engine);
}

/* Returns the index in @defs of the card at place @place of @zone. */
static guint
index_of_def (const FpState *state, uint16_t zone, guint place, const uint16_t *defs, guint n)
{
  uint16_t card = state->zones[zone].first;

  for (guint i = 0; i < place; i++)
    card = state->cards[card].next;
  for (guint i = 0; i < n; i++)
    if (state->cards[card].def == defs[i])
      return i;
  g_assert_not_reached ();
}

static void
defs_of (const Table *table, const uint16_t *cards, guint n, uint16_t *defs)
{
  for (guint i = 0; i < n; i++)
    defs[i] = table->real->cards[cards[i]].def;
}

/* A hand of two out of three possible cards: all six orders are equally likely. */
static void
test_hand (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t cards[3], defs[3];
  guint counts[9] = { 0 }, orders[6], n = 0;

  few_plans (table, cards, 3);
  defs_of (table, cards, 3, defs);
  draw_cards (table, 2);
  for (guint i = 0; i < DEALS; i++)
    {
      deal (table, 0);
      counts[3 * index_of_def (table->dealt, duel_find_zone ("hand", 1), 0, defs, 3) +
             index_of_def (table->dealt, duel_find_zone ("hand", 1), 1, defs, 3)]++;
    }
  for (guint i = 0; i < 9; i++)
    if (i / 3 != i % 3)
      orders[n++] = counts[i];
  assert_even (orders, 6, DEALS);
}

/* A plan is chosen unseen from a hand of four, one of them seen. The seen card is equally likely to
 * be the plan or one of the three left in the hand. */
static void
test_plan (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t cards[6], defs[6], hand = duel_find_zone ("hand", 1), plan = duel_find_zone ("plan", 1), seen;
  guint places[4] = { 0 }, plans[5] = { 0 }, others[5];

  few_plans (table, cards, 6);
  draw_cards (table, 4);
  seen = table->real->zones[hand].first;
  fp_card_learned (table->engine, seen, 0);
  fp_move_card (table->engine, seen, plan, FP_TOP, FP_FACE_DOWN);
  fp_knowledge_deduce (table->engine);
  defs_of (table, cards, 6, defs);
  for (guint i = 0; i < DEALS; i++)
    {
      guint found = 0;

      deal (table, 0);
      for (guint place = 0; place < 4; place++)
        {
          uint16_t zone = place < 3 ? hand : plan;
          uint16_t def = defs[index_of_def (table->dealt, zone, place % 3, defs, 6)];

          if (def == table->real->cards[seen].def)
            {
              places[place]++;
              found++;
            }
        }
      g_assert_cmpuint (found, ==, 1);
      for (guint k = 0, other = 0; k < 6; k++)
        if (cards[k] != seen)
          plans[other++] += defs[index_of_def (table->dealt, plan, 0, defs, 6)] == defs[k];
    }
  assert_even (places, 4, DEALS);
  for (guint i = 0; i < 5; i++)
    others[i] = plans[i];
  assert_even (others, 5, DEALS - places[3]);
}

/* A reinforcement gained unseen may be any of them, and each place of the deck holds one. */
static void
test_reinforcement (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  FpState *s = table->real;
  uint16_t cards[2] = { 0 }, deck = duel_find_zone ("reinforcements", FP_NOBODY), hand = duel_find_zone ("hand", 1),
           all[FP_MAX_CARDS];
  g_autofree guint *counts = g_new0 (guint, table->engine->catalog->cards->len);
  g_autofree guint *copies = g_new0 (guint, table->engine->catalog->cards->len);
  guint n, cells[MOST_CELLS], n_cells = 0;

  few_plans (table, cards, 2);
  draw_cards (table, 2);
  n = fp_zone_list (s, deck, all);
  for (guint i = 0; i < n; i++)
    copies[s->cards[all[i]].def]++;
  fp_move_card (table->engine, s->zones[deck].first, hand, FP_BOTTOM, FP_FACE_DOWN);
  for (guint i = 0; i < DEALS; i++)
    {
      deal (table, 0);
      counts[table->dealt->cards[table->dealt->zones[hand].last].def]++;
      FP_EACH_CARD (table->dealt, deck, card)
        g_assert_cmpint (fp_catalog_card (table->engine->catalog, table->dealt->cards[card].def)->kind, ==,
                         DUEL_KIND_REINFORCEMENT);
    }
  /* Counts a copy at a time, so that all cells are equally likely. */
  for (guint def = 0; def < table->engine->catalog->cards->len; def++)
    for (guint copy = 0; copy < copies[def]; copy++)
      cells[n_cells++] = counts[def] / copies[def];
  n = 0;
  for (guint i = 0; i < n_cells; i++)
    n += cells[i];
  assert_even (cells, n_cells, n);
}

/* A dial that isn't shown may have any value that could have been set. */
static void
test_dial (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  FpDecision decision;
  char id[64];
  guint counts[MOST_CELLS] = { 0 }, options;
  int first;

  fp_engine_start (table->engine, 2, 3, DUEL_NO_ALIENS);
  while (fp_engine_decision (table->engine, &decision) &&
         strcmp (fp_decision_id (table->engine, &decision, id, sizeof id), DUEL_SET_DIALS) != 0)
    fp_engine_answer (table->engine, 0);
  options = fp_engine_options (table->engine)->n;
  first = fp_engine_options (table->engine)->option[0].value;
  fp_engine_answer (table->engine, 1);
  g_assert_cmpuint (table->real->head.n_secrets, ==, 1);
  for (guint i = 0; i < DEALS; i++)
    {
      deal (table, decision.seat ^ 1);
      counts[table->dealt->secrets[0].value - first]++;
    }
  assert_even (counts, options, DEALS);
  deal (table, decision.seat);
  g_assert_cmpint (table->dealt->secrets[0].value, ==, table->real->secrets[0].value);
}

/* The same holds for a secret guess, and for values far apart. */
static void
test_kept (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  static const int16_t values[] = { -300, 2, 3, 7, 5000 };
  FpOptions *options = table->engine->options;
  guint counts[G_N_ELEMENTS (values)] = { 0 };

  fp_engine_start (table->engine, 2, 3, DUEL_NO_ALIENS);
  options->n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    options->option[options->n++] = (FpOption){ .kind = FP_OPTION_NUMBER, .value = values[i], .target = -1 };
  fp_secret_seal (table->engine, 1, 3, FP_TYPE_NUMBER);
  fp_engine_use (table->engine, table->real);
  for (guint i = 0; i < DEALS; i++)
    {
      gboolean found = FALSE;

      deal (table, 0);
      for (guint k = 0; k < G_N_ELEMENTS (values); k++)
        if (table->dealt->secrets[0].value == values[k])
          {
            counts[k]++;
            found = TRUE;
          }
      g_assert_true (found);
    }
  assert_even (counts, G_N_ELEMENTS (values), DEALS);
}

#define ADD(path, function) g_test_add (path, Table, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  ADD ("/determinize/agreement", test_agreement);
  ADD ("/determinize/dealt-aliens", test_dealt_aliens);
  ADD ("/determinize/crowded", test_crowded);
  ADD ("/determinize/hand", test_hand);
  ADD ("/determinize/plan", test_plan);
  ADD ("/determinize/reinforcement", test_reinforcement);
  ADD ("/determinize/dial", test_dial);
  ADD ("/determinize/kept", test_kept);
  result = g_test_run ();
  duel_forget ();
  return result;
}
