/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Encounters with sides, allies, several winners and roles for each level, in a small edition. */
#include "editions/mini/mini-game.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-view.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-encounter.h"

enum
{
  SEATS = 5,
  SIDES = 2,
};

enum
{
  BATTLE = 1, /* kinds of encounters */
  PARLEY, /* gives no roles */
  RACE, /* has no sides */
  N_ENCOUNTERS,
};

enum
{
  OFFENSE, /* roles */
  DEFENSE,
  ALLY_OF_OFFENSE,
  ALLY_OF_DEFENSE,
};

enum
{
  OUTCOME_WON = 1,
  OUTCOME_DEAL,
  OUTCOME_RUIN,
  N_OUTCOMES,
};

enum
{
  INVITED, /* sets of seats */
  COUNTED,
};

enum
{
  SENT, /* numbers of each seat */
  BID,
};

static const FpEncounterDef encounters[N_ENCOUNTERS] = {
  [BATTLE] = { "battle", FP_N_MACHINE_PROCEDURES, .n_sides = SIDES, .gives_roles = TRUE },
  [PARLEY] = { "parley", FP_N_MACHINE_PROCEDURES, .n_sides = SIDES },
  [RACE] = { "race", FP_N_MACHINE_PROCEDURES, .gives_roles = TRUE },
};

static const FpRoleDef roles[] = {
  { "offense", 1 << OFFENSE | 1 << ALLY_OF_OFFENSE },
  { "main", 1 << OFFENSE | 1 << DEFENSE },
  { "ally", 1 << ALLY_OF_OFFENSE | 1 << ALLY_OF_DEFENSE },
  { "not-ally", (FpRoles) ~(1 << ALLY_OF_OFFENSE | 1 << ALLY_OF_DEFENSE) },
};

static const FpOutcomeDef outcomes[N_OUTCOMES] = {
  [FP_OUTCOME_OPEN] = { "open" },
  [OUTCOME_WON] = { "won", FP_OUTCOME_DECIDED },
  [OUTCOME_DEAL] = { "deal", FP_OUTCOME_DECIDED },
  [OUTCOME_RUIN] = { "ruin", FP_OUTCOME_DECIDED | FP_OUTCOME_ALL_LOSE },
};

static const char *const sets[] = { [INVITED] = "invited", [COUNTED] = "counted" };
static const FpSeatNumberDef of_seat[] = { [SENT] = { "sent" }, [BID] = { "bid", .shown = COUNTED + 1 } };
static const char *const numbers[] = { "stakes" };

static void
have_nothing (const FpEngine *e, int standings[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    standings[seat] = 0;
}

static void
count_totals (FpEngine *e, int totals[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    totals[seat] = fp_state_encounter_const (e->state)->of_seat[seat][SENT];
}

/* A game of five that has begun. */
typedef struct
{
  FpCatalog *catalog;
  FpEdition edition;
  FpEngine *engine;
  FpState *s;
} Game;

static void
set_up (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  game->edition = *fp_mini_edition ();
  game->edition.encounters = encounters;
  game->edition.n_encounters = N_ENCOUNTERS;
  game->edition.outcomes = outcomes;
  game->edition.n_outcomes = N_OUTCOMES;
  game->edition.roles = roles;
  game->edition.n_roles = G_N_ELEMENTS (roles);
  game->edition.encounter_numbers = (FpEncounterNumbers){ .sets = sets,
                                                          .n_sets = G_N_ELEMENTS (sets),
                                                          .of_seat = of_seat,
                                                          .n_of_seat = G_N_ELEMENTS (of_seat),
                                                          .numbers = numbers,
                                                          .n_numbers = G_N_ELEMENTS (numbers) };
  game->edition.table.standings = have_nothing;
  game->edition.table.totals = count_totals;
  game->catalog = mini_catalog ();
  game->engine = mini_engine (&game->edition, game->catalog);
  game->s = game->engine->state;
  fp_engine_start (game->engine, SEATS, 1, 0);
  FP_EACH_SEAT (game->s, seat)
    game->s->head.seats[seat].role = FP_NO_ROLE;
}

static void
tear_down (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  mini_engine_free (game->engine);
  fp_catalog_free (game->catalog);
}

static FpEncounter *
begin (Game *game, guint kind)
{
  const FpEncounterCall call = { .place = FP_NO_PLACE, .code = -1, .base = -1, .card = (int16_t) FP_NO_CARD };

  return fp_encounter_begin (game->engine, kind, &call);
}

/* Begins a battle: @offense with @ally against @defense. */
static FpEncounter *
battle (Game *game, uint8_t offense, uint8_t ally, uint8_t defense)
{
  FpEncounter *encounter = begin (game, BATTLE);

  encounter->sides[0] = (FpSide){ (FpSeats) (1U << offense), (FpSeats) (1U << ally) };
  encounter->sides[1].mains = (FpSeats) (1U << defense);
  encounter->roles[offense] = 1 << OFFENSE;
  encounter->roles[ally] = 1 << ALLY_OF_OFFENSE;
  encounter->roles[defense] = 1 << DEFENSE;
  return encounter;
}

static FpSeats
with_role (const Game *game, const char *word)
{
  guint i = 0;

  while (!g_str_equal (roles[i].id, word))
    i++;
  return fp_encounter_with_role (game->engine, roles[i].mask);
}

static void
test_sides (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  const FpEncounter *encounter = battle (game, 1, 3, 4);

  g_assert_cmpuint (fp_encounter_n_sides (game->engine, encounter), ==, SIDES);
  g_assert_cmpuint (fp_encounter_side_of (game->engine, encounter, 1), ==, 0);
  g_assert_cmpuint (fp_encounter_side_of (game->engine, encounter, 3), ==, 0);
  g_assert_cmpuint (fp_encounter_side_of (game->engine, encounter, 4), ==, 1);
  g_assert_cmpuint (fp_encounter_side_of (game->engine, encounter, 0), ==, FP_NO_SIDE);
  fp_encounter_end (game->engine);
  encounter = begin (game, RACE);
  g_assert_cmpuint (fp_encounter_n_sides (game->engine, encounter), ==, SEATS);
  g_assert_cmpuint (fp_encounter_side_of (game->engine, encounter, 2), ==, 2);
  g_assert_cmpuint (fp_encounter_side (game->engine, encounter, 2).mains, ==, 1 << 2);
}

/* A nested encounter has roles of its own; those of the outer one come back. */
static void
test_roles (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  battle (game, 1, 3, 4);
  g_assert_cmpuint (with_role (game, "offense"), ==, 1 << 1 | 1 << 3);
  g_assert_cmpuint (with_role (game, "main"), ==, 1 << 1 | 1 << 4);
  g_assert_cmpuint (with_role (game, "ally"), ==, 1 << 3);
  g_assert_cmpuint (with_role (game, "not-ally"), ==, 1 << 1 | 1 << 4);
  battle (game, 3, 4, 1);
  g_assert_cmpuint (with_role (game, "main"), ==, 1 << 3 | 1 << 1);
  g_assert_cmpuint (with_role (game, "ally"), ==, 1 << 4);
  begin (game, PARLEY);
  g_assert_cmpuint (with_role (game, "ally"), ==, 1 << 4);
  fp_encounter_end (game->engine);
  fp_encounter_end (game->engine);
  g_assert_cmpuint (with_role (game, "main"), ==, 1 << 1 | 1 << 4);
  fp_encounter_end (game->engine);
  g_assert_cmpuint (with_role (game, "main"), ==, 0);
  game->s->head.seats[2].role = DEFENSE;
  g_assert_cmpuint (with_role (game, "main"), ==, 1 << 2);
}

/* A rule with roles in its header works for whoever has one of them now. */
static void
test_header (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpRule rule = { .kind = FP_RULE_MODIFY, .ability = -1, .cond = -1, .ability_cond = -1, .of = -1, .value = -1 };
  FpEffect effect = { .card = FP_NO_CARD, .rule = (uint16_t) game->catalog->rules->len };
  const FpTraceOutcome wanted[SEATS] = { FP_TRACE_ROLE, FP_TRACE_WORKED, FP_TRACE_ROLE, FP_TRACE_WORKED,
                                         FP_TRACE_WORKED };
  uint16_t scratch[FP_SCRATCH_ITEMS];

  rule.role = 1 << 1 | 1 << 2;
  rule.role_mask = roles[1].mask | roles[2].mask;
  g_array_append_val (game->catalog->rules, rule);
  battle (game, 1, 3, 4);
  for (uint8_t seat = 0; seat < SEATS; seat++)
    {
      FpContext context;

      effect.me = seat;
      fp_effect_context (game->engine, &effect, NULL, 0, -1, scratch, &context);
      g_assert_cmpint (fp_effect_evaluate (game->engine, &effect, &context), ==, wanted[seat]);
    }
  g_array_set_size (game->catalog->rules, effect.rule);
}

static void
test_outcomes (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpEncounter *encounter = battle (game, 1, 3, 4);

  g_assert_false (fp_encounter_is_decided (game->engine, encounter));
  fp_encounter_decide (game->engine, encounter, OUTCOME_WON, 1 << 1 | 1 << 3, 1 << 4);
  g_assert_true (fp_encounter_is_decided (game->engine, encounter));
  g_assert_cmpuint (encounter->winners, ==, 1 << 1 | 1 << 3);
  g_assert_cmpuint (fp_seats_only (encounter->winners), ==, FP_NOBODY);
  g_assert_cmpuint (fp_seats_only (encounter->losers), ==, 4);
  g_assert_null (fp_state_check (game->engine));
  fp_encounter_decide (game->engine, encounter, OUTCOME_DEAL, 0, 0);
  g_assert_true (fp_encounter_is_decided (game->engine, encounter));
  g_assert_cmpuint (encounter->winners | encounter->losers, ==, 0);
  fp_encounter_decide (game->engine, encounter, OUTCOME_RUIN, 1 << 1, 0);
  g_assert_cmpuint (encounter->winners, ==, 0);
  g_assert_cmpuint (encounter->losers, ==, (1 << SEATS) - 1);
  fp_encounter_decide (game->engine, encounter, FP_OUTCOME_OPEN, 1 << 1, 1 << 4);
  g_assert_false (fp_encounter_is_decided (game->engine, encounter));
  g_assert_cmpuint (encounter->winners | encounter->losers, ==, 0);
}

/* Nobody sees a number before its seat is among those whose numbers are shown. */
static void
test_view (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpEncounter *encounter = battle (game, 1, 3, 4);
  FpView *view = g_new0 (FpView, 1);

  encounter->of_seat[1][SENT] = 4;
  encounter->of_seat[1][BID] = encounter->of_seat[4][BID] = 7;
  encounter->numbers[0] = 300;
  encounter->sets[COUNTED] = 1 << 4;
  fp_view_make (game->engine, 1, view);
  g_assert_cmpuint (view->encounter.n_sides, ==, SIDES);
  g_assert_cmpuint (view->encounter.sides[0].allies, ==, 1 << 3);
  g_assert_cmpuint (view->encounter.roles[4], ==, 1 << DEFENSE);
  g_assert_cmpint (view->encounter.of_seat[1][SENT], ==, 4);
  g_assert_cmpint (view->encounter.of_seat[1][fp_edition_seat_number (&game->edition, "bid")], ==, FP_NOT_SHOWN);
  g_assert_cmpint (view->encounter.of_seat[4][BID], ==, 7);
  g_assert_cmpint (view->encounter.numbers[0], ==, 300);
  g_assert_cmpint (view->encounter.total[1], ==, 4);
  g_assert_cmpint (fp_edition_seat_number (&game->edition, "stakes"), ==, -1);
  g_free (view);
}

/* Two games that differ in anything of an encounter have different digests, and a copy has all. */
static void
test_digest (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpEncounter *encounter = battle (game, 1, 3, 4);
  const FpEncounter plain = *encounter;
  FpState *copy = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  uint64_t digests[10];
  guint n = 0;

  digests[n++] = fp_state_digest (game->engine);
  encounter->sides[0].allies |= 1 << 0;
  digests[n++] = fp_state_digest (game->engine);
  *encounter = plain;
  encounter->roles[0] = 1 << ALLY_OF_DEFENSE;
  digests[n++] = fp_state_digest (game->engine);
  *encounter = plain;
  encounter->of_seat[2][BID] = 1;
  digests[n++] = fp_state_digest (game->engine);
  *encounter = plain;
  encounter->numbers[0] = 1;
  digests[n++] = fp_state_digest (game->engine);
  *encounter = plain;
  fp_encounter_decide (game->engine, encounter, OUTCOME_WON, 1 << 1 | 1 << 3, 1 << 4);
  digests[n++] = fp_state_digest (game->engine);
  fp_encounter_decide (game->engine, encounter, OUTCOME_WON, 1 << 1 | 1 << 2, 1 << 4);
  digests[n++] = fp_state_digest (game->engine);
  fp_encounter_decide (game->engine, encounter, OUTCOME_WON, 1 << 4, 1 << 1 | 1 << 3);
  digests[n++] = fp_state_digest (game->engine);
  battle (game, 3, 4, 1);
  digests[n++] = fp_state_digest (game->engine);
  fp_state_copy (copy, game->s);
  fp_engine_use (game->engine, copy);
  g_assert_cmpuint (fp_state_digest (game->engine), ==, digests[n - 1]);
  fp_engine_use (game->engine, game->s);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < i; k++)
      g_assert_cmpuint (digests[i], !=, digests[k]);
  g_aligned_free (copy);
}

static void
assert_unsound (Game *game, const char *part)
{
  const char *wrong = fp_state_check (game->engine);

  g_assert_nonnull (wrong);
  g_assert_nonnull (strstr (wrong, part));
}

static void
test_invariants (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpEncounter *encounter = battle (game, 1, 3, 4);
  const FpEncounter plain = *encounter;

  g_assert_null (fp_state_check (game->engine));
  encounter->sides[1].allies = 1 << 3;
  assert_unsound (game, "two sides");
  *encounter = plain;
  encounter->winners = encounter->losers = 1 << 1;
  assert_unsound (game, "wins and loses");
  *encounter = plain;
  encounter->winners = 1 << SEATS;
  assert_unsound (game, "not in the game");
  *encounter = plain;
  encounter->outcome = N_OUTCOMES;
  assert_unsound (game, "outcome");
  *encounter = plain;
  encounter->kind = 0;
  assert_unsound (game, "no kind");
  *encounter = plain;
}

/* A set of cards has the marks of its cards, and what the head says about them. */
static void
test_card_sets (Game *game, gconstpointer data G_GNUC_UNUSED)
{
  FpState *s = game->engine->state;
  const guint first = 1, second = 3, bit = 1U << FP_MARK_SET;

  s->head.sets = 1;
  s->head.card_sets[0] = (FpCardSet){ .first = (uint16_t) first, .n = 2 };
  assert_unsound (game, "set of cards");
  s->cards[first].marks |= bit;
  s->cards[second].marks |= bit;
  g_assert_null (fp_state_check (game->engine));
  s->head.card_sets[0].first = 0;
  assert_unsound (game, "set of cards");
  s->head.card_sets[0].first = (uint16_t) first;
  s->head.sets = 0;
  assert_unsound (game, "set of cards");
}

#define TEST(path, function) g_test_add ("/encounters/" path, Game, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST ("sides", test_sides);
  TEST ("roles", test_roles);
  TEST ("header", test_header);
  TEST ("outcomes", test_outcomes);
  TEST ("view", test_view);
  TEST ("digest", test_digest);
  TEST ("invariants", test_invariants);
  TEST ("card-sets", test_card_sets);
  return g_test_run ();
}
