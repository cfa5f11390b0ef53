/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state as a value: copies, digests, invariants. */
#include "fixture/duel.h"

#include <string.h>

/* Plays on at random; stops after @answers (0: at the end). */
static void
play (FpEngine *engine, FpRandom *random, guint answers)
{
  for (guint i = 0; !fp_engine_over (engine) && (answers == 0 || i < answers); i++)
    fp_engine_answer (engine, fp_random_below (random, fp_engine_options (engine)->n));
}

/* Copied at a random moment, both finish alike. */
static void
test_copy (void)
{
  FpEngine *engine = duel_engine (), *other = duel_engine ();

  for (guint seed = 0; seed < 100; seed++)
    {
      FpRandom random, again;

      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, 0);
      play (engine, &random, 1 + fp_random_below (&random, 60));
      memset (other->state, 0x55, sizeof *other->state);
      fp_state_copy (other->state, engine->state);
      fp_engine_use (other, other->state);
      g_assert_cmphex (fp_state_digest (other), ==, fp_state_digest (engine));
      again = random;
      play (engine, &random, 0);
      play (other, &again, 0);
      g_assert_cmphex (fp_state_digest (other), ==, fp_state_digest (engine));
    }
  duel_engine_free (engine);
  duel_engine_free (other);
}

static void
test_same_seed (void)
{
  FpEngine *engine = duel_engine ();
  uint64_t digests[2];

  for (guint i = 0; i < 2; i++)
    {
      FpRandom random;

      fp_random_seed (&random, 5);
      fp_engine_start (engine, 2, 99, 0);
      play (engine, &random, 0);
      digests[i] = fp_state_digest (engine);
    }
  g_assert_cmphex (digests[0], ==, digests[1]);
  fp_engine_start (engine, 2, 100, 0);
  g_assert_cmphex (fp_state_digest (engine), !=, digests[0]);
  duel_engine_free (engine);
}

/* What the digest must see, one member each; @row a member of a table's first row that is in use. */
#define FIELD(member)                                                           \
  {                                                                             \
#member, G_STRUCT_OFFSET(FpState, member), sizeof((FpState *) NULL)->member \
  }
static const struct
{
  const char *name;
  gsize offset, size;
} fields[] = {
  FIELD (head.random.state),
  FIELD (head.random.stream),
  FIELD (head.n_seats),
  FIELD (head.ending),
  FIELD (head.winners),
  FIELD (head.options),
  FIELD (head.table[0]),
  FIELD (head.table[FP_MAX_TABLE - 1]),
  FIELD (head.ask.seat),
  FIELD (head.ask.kind),
  FIELD (head.ask.flags),
  FIELD (head.ask.frame),
  FIELD (head.ask.picked),
  FIELD (head.ask.least),
  FIELD (head.ask.most),
  FIELD (head.ask.arg[0]),
  FIELD (head.seats[0].person),
  FIELD (head.seats[0].colour),
  FIELD (head.seats[0].role),
  FIELD (head.seats[0].hand_limit),
  FIELD (head.seats[0].counts[0]),
  FIELD (head.encounters[0].kind),
  FIELD (head.encounters[0].place),
  FIELD (head.encounters[0].outcome),
  FIELD (head.encounters[0].winner),
  FIELD (head.encounters[0].loser),
  FIELD (head.encounters[0].round),
  FIELD (head.encounters[0].code),
  FIELD (head.encounters[0].advantage),
  FIELD (head.encounters[0].base),
  FIELD (head.encounters[0].dial[0]),
  FIELD (head.encounters[0].sent[0]),
  FIELD (head.encounters[0].barred),
  FIELD (head.encounters[0].shown),
  FIELD (head.encounters[0].held),
  FIELD (places[1].parent),
  FIELD (places[1].dispute),
  FIELD (places[1].ships[0]),
  FIELD (zones[0].owner),
  FIELD (cards[0].def),
  FIELD (cards[0].holder),
  FIELD (cards[0].flags),
  FIELD (cards[0].face),
  FIELD (cards[0].known),
  FIELD (cards[0].marks),
  FIELD (frames[0].procedure),
  FIELD (frames[0].stage),
  FIELD (frames[0].act),
  FIELD (frames[0].locals[0]),
  FIELD (secrets[0].kind),
  FIELD (secrets[0].owner),
  FIELD (secrets[0].known),
  FIELD (secrets[0].level),
  FIELD (secrets[0].value),
  FIELD (secrets[0].low),
  FIELD (secrets[0].high),
  FIELD (secrets[0].number),
  FIELD (variables[0]),
  FIELD (head.settled),
  FIELD (head.encounters[0].go_to),
  FIELD (head.encounters[0].jumps),
  FIELD (force[0].rule),
  FIELD (force[0].me),
  FIELD (force[0].kind),
  FIELD (force[0].level),
  FIELD (force[0].step),
  FIELD (force[0].held),
  FIELD (force[0].they),
  FIELD (force[0].spoken),
  FIELD (force[0].declined),
  FIELD (force[0].kept[0]),
  FIELD (acts[0].who),
  FIELD (acts[0].by),
  FIELD (acts[0].cause),
  FIELD (acts[0].flags),
  FIELD (acts[0].from),
  FIELD (acts[0].to),
  FIELD (acts[0].level),
  FIELD (acts[0].gather),
  FIELD (acts[0].word),
  FIELD (acts[0].count),
  FIELD (acts[0].zone),
  FIELD (acts[0].code),
  FIELD (notes[0].kind),
  FIELD (notes[0].index),
  FIELD (notes[0].limit),
  FIELD (notes[0].level),
  FIELD (notes[0].value),
};

/* What it must not see: how the game is stored, counters that only tell answers apart, and those that stop what goes on
 * for ever. */
static const struct
{
  const char *name;
  gsize offset, size;
} hidden[] = {
  FIELD (head.answers), FIELD (head.groups), FIELD (head.asked),   FIELD (head.hooked[0]),  FIELD (head.result),
  FIELD (head.fuel),    FIELD (head.idle),   FIELD (frames[0].at), FIELD (force[0].number),
};

/* A rule whose program has names. */
static guint
rule_with_names (const FpCatalog *catalog)
{
  guint rule = 0;

  while (fp_catalog_rule (catalog, rule)->n_variables == 0)
    rule++;
  return rule;
}

/* The second question of a first duel: one dial is set, so a secret and a program's variables are there. */
static void
test_digest_sees_fields (void)
{
  FpEngine *engine = duel_engine ();
  uint64_t digest;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  fp_engine_answer (engine, 0);
  g_assert_cmpuint (engine->state->head.n_secrets, ==, 1);
  g_assert_cmpuint (engine->state->head.n_variables, >, 0);
  engine->state->head.n_force = engine->state->head.n_acts = engine->state->head.n_notes = 1;
  engine->state->force[0] =
      (FpForce){ .rule = (uint16_t) rule_with_names (engine->catalog), .card = FP_NO_CARD, .kind = FP_FORCE_LAID };
  engine->state->acts[0] = (FpAct){ .card = FP_NO_CARD, .source = FP_NO_CARD };
  engine->state->notes[0] = (FpNote){ .card = FP_NO_CARD };
  engine->state->head.hooked[0] |= 1; /* somebody answers the act */
  digest = fp_state_digest (engine);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      uint8_t *byte = (uint8_t *) engine->state + fields[i].offset;

      g_test_message ("%s", fields[i].name);
      *byte ^= 1;
      g_assert_cmphex (fp_state_digest (engine), !=, digest);
      *byte ^= 1;
    }
  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    {
      uint8_t *byte = (uint8_t *) engine->state + hidden[i].offset;

      g_test_message ("%s", hidden[i].name);
      *byte ^= 1;
      g_assert_cmphex (fp_state_digest (engine), ==, digest);
      *byte ^= 1;
    }
  duel_engine_free (engine);
}

/* Each kind of damage is seen. */
static void
test_invariants (void)
{
  FpEngine *engine = duel_engine ();
  FpState *s = engine->state;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  g_assert_null (fp_state_check (engine));
  s->places[1].ships[0]++;
  g_assert_cmpstr (fp_state_check (engine), ==, "ships were lost or made");
  s->places[1].ships[0]--;
  s->cards[s->zones[0].first].zone++;
  g_assert_cmpstr (fp_state_check (engine), ==, "a card does not know where it lies");
  s->cards[s->zones[0].first].zone--;
  s->zones[0].count--;
  g_assert_cmpstr (fp_state_check (engine), ==, "a list of cards has a wrong end or count");
  s->zones[0].count++;
  s->head.ask.open = FALSE;
  g_assert_cmpstr (fp_state_check (engine), ==, "nobody is asked and the game is not over");
  s->head.ask.open = TRUE;
  s->head.seats[0].role = s->head.seats[1].role;
  g_assert_cmpstr (fp_state_check (engine), ==, "there must be one leader and one straggler");
  duel_engine_free (engine);
}

/* Capacities are for the biggest game; a Duel uses little of them. */
static void
test_size (void)
{
  FpEngine *engine = duel_engine ();

  g_assert_cmpuint (sizeof (FpState), <=, 32 * 1024);
  for (guint seed = 0; seed < 20; seed++)
    {
      FpRandom random;

      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, 0);
      while (!fp_engine_over (engine))
        {
          play (engine, &random, 1);
          g_assert_cmpuint (fp_state_used (engine->state), <, 6 * 1024);
        }
    }
  duel_engine_free (engine);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/state/copy", test_copy);
  g_test_add_func ("/state/same-seed", test_same_seed);
  g_test_add_func ("/state/digest-sees-fields", test_digest_sees_fields);
  g_test_add_func ("/state/invariants", test_invariants);
  g_test_add_func ("/state/size", test_size);
  status = g_test_run ();
  duel_forget ();
  return status;
}
