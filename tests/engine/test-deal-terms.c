/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers in deals: ids that spell their terms, options that are legal though not offered, and rows
 * of the state. In the small edition, which gets deals here. */
#include "editions/mini/mini.h"
#include "editions/mini/mini-game.h"

#include "engine/runner/fp-deal-terms.h"
#include "engine/runner/fp-procedure.h"

enum
{
  COLONY,
  CARD,
  KIND_OF_CARDS,
  RANDOM,
};

static const FpDealTermDef terms[] = {
  [COLONY] = { "colony", FP_DEAL_TERM_PLACE },
  [CARD] = { "card", FP_DEAL_TERM_CARD },
  [KIND_OF_CARDS] = { "kind", FP_DEAL_TERM_KIND },
  [RANDOM] = { "random", 0 },
};

/* Any offer of the asked player is legal. */
static int
find (FpEngine *engine, const char *id)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  FpDealOffer offer;

  if (!fp_deal_offer_read (engine, id, pending->seat, pending->seat == 0, &offer))
    return -1;
  return fp_options_add_offer (engine, &offer);
}

static void
get_offer (FpEngine *engine, const FpOption *option, FpDealOffer *offer)
{
  g_assert_cmpint (option->value, ==, FP_OFFER_ADDED);
  *offer = engine->added;
}

/* A game of two whose first decision takes offers. */
typedef struct
{
  FpCatalog *catalog;
  FpEdition edition;
  FpDecisionKind decisions[FP_MAX_DECISION_KINDS];
  FpEngine *engine;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  FpDecisionKind *kind;

  fixture->catalog = mini_catalog ();
  fixture->edition = *fp_mini_edition ();
  memcpy (fixture->decisions, fixture->edition.decisions, fixture->edition.n_decisions * sizeof (FpDecisionKind));
  fixture->edition.decisions = fixture->decisions;
  fixture->edition.deal_terms = terms;
  fixture->edition.n_deal_terms = G_N_ELEMENTS (terms);
  fixture->engine = mini_engine (&fixture->edition, fixture->catalog);
  fp_engine_start (fixture->engine, 2, 1, 0);
  kind = &fixture->decisions[fixture->engine->state->head.pending.kind];
  kind->find = find;
  kind->offer = get_offer;
  kind->id = fp_deal_option_id;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  mini_engine_free (fixture->engine);
  fp_catalog_free (fixture->catalog);
}

/* Returns the id of the first planet in play. */
static const char *
planet_id (const FpEngine *engine, char *buffer, gsize size)
{
  uint8_t place = 0;

  while (!fp_place_is_planet (engine, place))
    place++;
  return fp_place_id (engine, place, buffer, size);
}

/* Returns @text with @with in place of “%s”. */
static char *
put_in (const char *text, const char *with)
{
  g_auto (GStrv) parts = g_strsplit (text, "%s", 2);

  return g_strjoinv (with, parts);
}

/* Terms are put into one order; what is no term is refused. */
static void
test_ids (Fixture *fixture, gconstpointer data)
{
  static const char *const ids[][2] = {
    { "give.random.2", "give.random.2" },
    { "take.kind.attack.3+give.colony@%s", "give.colony@%s+take.kind.attack.3" },
    { "give.random.1+give.card.stone+give.card.stone",
      "give.card.mini-cards:stone+give.card.mini-cards:stone+give.random.1" },
    { "take.card.rock+take.colony@%s", "take.colony@%s+take.card.mini-cards:rock" },
  };
  static const char *const wrong[] = {
    "",
    "give",
    "give.",
    "random.1",
    "give.random",
    "give.random.0",
    "give.random.01",
    "give.random.-1",
    "give.random.1+",
    "+give.random.1",
    "give.random.100",
    "give.colony.ash",
    "give.colony@nowhere",
    "give.card.no-such-card",
    "give.kind.no-such-kind.1",
    "give.kind.attack",
    "sell.random.1",
    "give.random.1 ",
  };
  char id[FP_OPTION_ID_SIZE], planet[64];
  FpDealOffer offer;

  planet_id (fixture->engine, planet, sizeof planet);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *given = put_in (ids[i][0], planet);
      g_autofree char *expected = put_in (ids[i][1], planet);

      g_test_message ("%s", given);
      g_assert_true (fp_deal_offer_read (fixture->engine, given, 0, 1, &offer));
      g_assert_cmpstr (fp_deal_offer_id (fixture->engine, &offer, id, sizeof id), ==, expected);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s", wrong[i]);
      g_assert_false (fp_deal_offer_read (fixture->engine, wrong[i], 0, 1, &offer));
    }
}

/* An offer has at most FP_MAX_OFFER_TERMS terms. */
static void
test_too_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) id = g_string_new ("give.random.1");
  FpDealOffer offer;

  for (guint i = 1; i < FP_MAX_OFFER_TERMS; i++)
    g_string_append (id, "+give.random.1");
  g_assert_true (fp_deal_offer_read (fixture->engine, id->str, 0, 1, &offer));
  g_string_append (id, "+give.random.1");
  g_assert_false (fp_deal_offer_read (fixture->engine, id->str, 0, 1, &offer));
}

/* A legal id is an option until the answer. Another one takes its place. */
static void
test_added (Fixture *fixture, gconstpointer data)
{
  FpEngine *engine = fixture->engine;
  guint n = fp_engine_options (engine)->n;
  char id[FP_OPTION_ID_SIZE];

  g_assert_cmpint (fp_engine_find_option (engine, "give.random.0"), ==, -1);
  g_assert_cmpuint (fp_engine_options (engine)->n, ==, n);
  g_assert_cmpint (fp_engine_find_option (engine, "give.random.1"), ==, (int) n);
  g_assert_cmpint (fp_engine_find_option (engine, "take.random.2+give.random.1"), ==, (int) n);
  g_assert_cmpuint (fp_engine_options (engine)->n, ==, n + 1);
  g_assert_cmpstr (fp_option_id (engine, &fp_engine_options (engine)->option[n], id, sizeof id), ==,
                   "give.random.1+take.random.2");
  fp_engine_start (engine, 2, 1, 0);
  g_assert_cmpuint (fp_engine_options (engine)->n, ==, n);
}

/* Offers are kept by number, and equal ones are recognized. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  FpState *s = fixture->engine->state;
  FpDealOffer first, second, found;

  g_assert_true (fp_deal_offer_read (fixture->engine, "give.random.1+take.random.2", 0, 1, &first));
  g_assert_true (fp_deal_offer_read (fixture->engine, "give.random.2+take.random.1", 1, 0, &second));
  g_assert_true (fp_deal_offer_same (&first, &second)); /* both sides say the same in their words */
  g_assert_true (fp_deal_store (s, 0, &first));
  g_assert_true (fp_deal_offer_read (fixture->engine, "give.random.2", 1, 0, &second));
  g_assert_true (fp_deal_store (s, 1, &second));
  g_assert_cmpuint (s->head.n_deal_terms, ==, 3);
  fp_deal_stored (s, 0, 0, &found);
  g_assert_true (fp_deal_offer_same (&found, &first));
  g_assert_false (fp_deal_offer_same (&found, &second));
  g_assert_true (fp_deal_store (s, 0, &second));
  g_assert_cmpuint (s->head.n_deal_terms, ==, 2);
  for (guint i = 2; i < FP_MAX_DEAL_TERMS; i++)
    g_assert_true (fp_deal_store (s, i, &second));
  g_assert_false (fp_deal_store (s, FP_MAX_DEAL_TERMS, &second));
  s->head.n_deal_terms = 0;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  TEST ("/deal-terms/ids", test_ids);
  TEST ("/deal-terms/too-many", test_too_many);
  TEST ("/deal-terms/added", test_added);
  TEST ("/deal-terms/rows", test_rows);
  return g_test_run ();
}
