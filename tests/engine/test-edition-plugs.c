/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields of editions that say how the machine works, with copies of the small edition. */
#include "editions/mini/mini.h"
#include "editions/mini/mini-game.h"
#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-effects.h"
#include "fixture/catalog.h"

typedef struct
{
  FpEdition edition;
  FpZoneDef zones[MINI_N_ZONES];
  FpCatalog *catalog;
  FpEngine *engine;
} Table;

static void
set_up (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "engine", "plugs.xml", NULL);
  g_autofree char *mini = g_test_build_filename (G_TEST_DIST, "editions", "mini", "sets", "mini", NULL);

  table->edition = *fp_mini_edition ();
  memcpy (table->zones, mini_zones, sizeof table->zones);
  table->edition.zones = table->zones;
  table->catalog = catalog_load (fp_mini_edition (), (const char *const[]){ mini, path, NULL });
}

static void
begin (Table *table)
{
  table->engine = mini_engine (&table->edition, table->catalog);
  fp_engine_start (table->engine, 2, 1, 0);
}

static void
tear_down (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  mini_engine_free (table->engine);
  fp_catalog_free (table->catalog);
}

/* --- Changes by time --- */

/* Brings the rule of the alien @id into force for the first seat. */
static void
bring (Table *table, const char *id)
{
  int def = fp_catalog_find (table->catalog, id);
  const FpEffect about = { .card = FP_NO_CARD, .me = 0, .kind = FP_EFFECT_LASTING };

  g_assert_cmpint (def, >=, 0);
  fp_effect_create (
      table->engine,
      g_array_index (fp_catalog_card (table->catalog, (guint) def)->abilities, FpAbilityDef, 0).first_rule, &about);
}

/* Returns a total of 10, changed by @first and then @second. */
static int
total (Table *table, const char *first, const char *second)
{
  table->engine->state->head.n_effects = 0;
  fp_effect_index_renew (table->engine);
  bring (table, first);
  bring (table, second);
  return fp_query_player (table->engine, MINI_Q_TOTAL, 0, 10);
}

static void
test_by_kind (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  begin (table);
  g_assert_cmpint (total (table, "adder", "doubler"), ==, 25);
  g_assert_cmpint (total (table, "doubler", "adder"), ==, 25);
}

static void
test_by_time (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  FpEffect *effects, first;
  uint64_t digest;

  table->edition.changes_by_time = TRUE;
  begin (table);
  g_assert_cmpint (total (table, "adder", "doubler"), ==, 30);
  g_assert_cmpint (total (table, "doubler", "adder"), ==, 25);
  effects = table->engine->state->effects;
  digest = fp_state_digest (table->engine);
  /* the time counts, not the row */
  first = effects[0];
  effects[0].since = effects[1].since;
  effects[1].since = first.since;
  fp_effect_index_changed (table->engine);
  g_assert_cmpint (fp_query_player (table->engine, MINI_Q_TOTAL, 0, 10), ==, 30);
  g_assert_cmphex (fp_state_digest (table->engine), !=, digest);
  /* times are numbered anew when there are no more */
  effects[0].since = UINT16_MAX;
  bring (table, "adder");
  g_assert_cmpint (fp_query_player (table->engine, MINI_Q_TOTAL, 0, 10), ==, 35);
  g_assert_cmpuint (effects[2].since, ==, 2);
}

/* --- Cards that are played --- */

static guint n_played;
static gboolean remembered;

static gboolean
put_away (FpEngine *engine, uint16_t card, uint8_t seat, int zone, gboolean stopped)
{
  g_assert_cmpint (zone, ==, remembered ? mini_zone (seat, MINI_HAND_ZONE) : -1);
  n_played++;
  return mini_put_away (engine, card, seat, zone, stopped);
}

static void
test_zone (Table *table, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  n_played = 0;
  remembered = table->edition.plays.remembers_zone = data != NULL;
  table->edition.plays.put_away = put_away;
  for (begin (table); !fp_engine_over (table->engine);)
    mini_answer (table->engine, random);
  g_assert_cmpuint (n_played, >, 0);
}

/* --- Cards of the game --- */

static gboolean
is_artifact (const FpEdition *edition G_GNUC_UNUSED, const FpCardDef *def)
{
  return def->kind == MINI_KIND_ARTIFACT;
}

static gboolean
hands_listen (const Table *table, guint procedure)
{
  return (table->engine->hands_listen[FP_LISTENS_BEFORE][procedure / 64] >> procedure % 64 & 1) != 0;
}

/* Hands are presumed to hold only cards that the game has. */
static void
test_cards (Table *table, gconstpointer data)
{
  guint launch = fp_edition_step (&table->edition, "launch");

  table->edition.has_card = data != NULL ? is_artifact : NULL;
  begin (table);
  g_assert_cmpint (hands_listen (table, launch), ==, data == NULL);
}

/* --- Zones that count by id --- */

/* Exchanges the numbers of two shared zones that have no cards of players. */
static void
exchange (Table *table, guint a, guint b)
{
  FpState *s = table->engine->state;
  FpZone zone = s->zones[a];
  FpZoneDef def = table->zones[a];

  s->zones[a] = s->zones[b];
  s->zones[b] = zone;
  table->zones[a] = table->zones[b];
  table->zones[b] = def;
}

static void
test_by_id (Table *table, gconstpointer data)
{
  const uint8_t by_id = data != NULL;
  uint64_t digest;

  begin (table);
  table->zones[MINI_ALIENS].by_id = table->zones[MINI_STAGE].by_id = by_id;
  digest = fp_state_digest (table->engine);
  exchange (table, MINI_ALIENS, MINI_STAGE);
  g_assert_cmpint (fp_state_digest (table->engine) == digest, ==, by_id);
  /* the id of an empty zone doesn't count, that of another one does */
  table->zones[MINI_ALIENS].id = "something";
  g_assert_cmpint (fp_state_digest (table->engine) == digest, ==, by_id);
  table->zones[MINI_STAGE].id = "something";
  g_assert_cmphex (fp_state_digest (table->engine), !=, digest);
}

#define ADD(path, data, test) g_test_add (path, Table, data, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/edition-plugs/changes-by-kind", NULL, test_by_kind);
  ADD ("/edition-plugs/changes-by-time", NULL, test_by_time);
  ADD ("/edition-plugs/zone-remembered", "", test_zone);
  ADD ("/edition-plugs/zone-forgotten", NULL, test_zone);
  ADD ("/edition-plugs/all-cards", NULL, test_cards);
  ADD ("/edition-plugs/some-cards", "", test_cards);
  ADD ("/edition-plugs/zones-by-number", NULL, test_by_id);
  ADD ("/edition-plugs/zones-by-id", "", test_by_id);
  return g_test_run ();
}
