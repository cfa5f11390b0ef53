/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembered answers to queries: when they hold, and what work they count. */
#include "engine/queries/fp-query-memory.h"

/* An engine that is about to evaluate, and a query about a card. */
typedef struct
{
  FpState state;
  FpEngine engine;
  FpQueryKey key;
} Fixture;

static const FpValue number = { .type = FP_TYPE_NUMBER, .number = 3 };

static Fixture *
fixture_new (void)
{
  uint16_t card = 7;
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  Fixture *f = g_new0 (Fixture, 1);

  f->engine.state = &f->state;
  f->engine.query_memory = fp_query_memory_new ();
  f->state.head.fuel = 100;
  fp_engine_begin_work (&f->engine);
  g_assert_true (fp_query_memory_key (&f->engine, 5, &about, &number, &f->key));
  return f;
}

static void
fixture_free (Fixture *f)
{
  g_free (f->engine.query_memory);
  g_free (f);
}

static gboolean
is_known (Fixture *f, const FpQueryKey *key)
{
  int32_t answer;

  return fp_query_memory_find (&f->engine, key, &answer);
}

static void
test_work (void)
{
  Fixture *f = fixture_new ();
  int32_t answer = 0;

  g_assert_false (is_known (f, &f->key));
  fp_query_memory_keep (&f->engine, &f->key, 11, 40);
  g_assert_true (fp_query_memory_find (&f->engine, &f->key, &answer));
  g_assert_cmpint (answer, ==, 11);
  g_assert_cmpuint (f->engine.work, ==, 40);
  f->engine.work = FP_MOST_WORK - 39;
  g_assert_false (is_known (f, &f->key));
  g_assert_cmpuint (f->engine.work, ==, FP_MOST_WORK - 39);
  fixture_free (f);
}

/* An answer that was cut short depends on the work before. */
static void
test_cut_short (void)
{
  Fixture *f = fixture_new ();

  f->engine.work = FP_MOST_WORK + 1;
  fp_query_memory_keep (&f->engine, &f->key, 11, 40);
  f->engine.work = 0;
  g_assert_false (is_known (f, &f->key));
  fixture_free (f);
}

static void
test_length (void)
{
  Fixture *f = fixture_new ();

  fp_query_memory_keep (&f->engine, &f->key, 11, 40);
  fp_engine_begin_work (&f->engine);
  fp_engine_end_work (&f->engine);
  g_assert_true (is_known (f, &f->key));
  fp_engine_use (&f->engine, &f->state);
  g_assert_false (is_known (f, &f->key));
  fp_query_memory_keep (&f->engine, &f->key, 11, 40);
  fp_engine_end_work (&f->engine);
  fp_engine_begin_work (&f->engine);
  g_assert_false (is_known (f, &f->key));
  fixture_free (f);
}

static void
test_other_queries (void)
{
  Fixture *f = fixture_new ();
  FpQueryKey others[] = { f->key, f->key, f->key, f->key, f->key, f->key };

  others[0].query++;
  others[1].type = FP_TYPE_PLAYERS;
  others[2].about++;
  others[3].plain++;
  others[4].eyes++;
  others[5].permitted++;
  fp_query_memory_keep (&f->engine, &f->key, 11, 1);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (is_known (f, &others[i]));
  g_assert_true (is_known (f, &f->key));
  fixture_free (f);
}

static void
test_not_remembered (void)
{
  uint16_t cards[] = { 7, 8 };
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = cards }, set = about;
  FpCoverage *coverage = g_new0 (FpCoverage, 1);
  uint64_t abilities = 0;
  Fixture *f = fixture_new ();

  g_assert_false (fp_query_memory_key (&f->engine, 5, &about, &set, &f->key));
  about.n_items = 2;
  g_assert_false (fp_query_memory_key (&f->engine, 5, &about, &number, &f->key));
  about.n_items = 1;
  f->engine.coverage = coverage;
  g_assert_true (fp_query_memory_key (&f->engine, 5, &about, &number, &f->key));
  coverage->abilities = &abilities;
  g_assert_false (fp_query_memory_key (&f->engine, 5, &about, &number, &f->key));
  coverage->abilities = NULL;
  fp_engine_end_work (&f->engine);
  g_assert_false (fp_query_memory_key (&f->engine, 5, &about, &number, &f->key));
  g_free (coverage);
  fixture_free (f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/query-memory/work", test_work);
  g_test_add_func ("/query-memory/cut-short", test_cut_short);
  g_test_add_func ("/query-memory/length", test_length);
  g_test_add_func ("/query-memory/other-queries", test_other_queries);
  g_test_add_func ("/query-memory/not-remembered", test_not_remembered);
  return g_test_run ();
}
