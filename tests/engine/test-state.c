/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state as a value: copies, digests, invariants. */
#include "fixture/duel.h"

#include <string.h>

/* Plays on at random for @answers answers, or to the end if 0. */
static void
play (FpEngine *engine, FpRandom *random, guint answers)
{
  for (guint i = 0; !fp_engine_over (engine) && (answers == 0 || i < answers); i++)
    fp_engine_answer (engine, fp_random_below (random, fp_engine_options (engine)->n));
}

/* A game copied at a random moment ends like the original. */
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

/* Members that the digest covers, one each. @row is a member of a table's first row, which is in
 * use. */
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
  FIELD (head.pending.seat),
  FIELD (head.pending.kind),
  FIELD (head.pending.flags),
  FIELD (head.pending.frame),
  FIELD (head.pending.picked),
  FIELD (head.pending.least),
  FIELD (head.pending.most),
  FIELD (head.pending.arg[0]),
  FIELD (head.seats[0].person),
  FIELD (head.seats[0].colour),
  FIELD (head.seats[0].role),
  FIELD (head.seats[0].hand_limit),
  FIELD (head.seats[0].counts[0]),
  FIELD (head.seats[0].counts[FP_SEAT_COUNTS - 1]),
  FIELD (head.encounters[0].kind),
  FIELD (head.encounters[0].place),
  FIELD (head.encounters[0].outcome),
  FIELD (head.encounters[0].winners),
  FIELD (head.encounters[0].losers),
  FIELD (head.encounters[0].round),
  FIELD (head.encounters[0].code),
  FIELD (head.encounters[0].number),
  FIELD (head.encounters[0].base),
  FIELD (head.encounters[0].of_seat[0][0]),
  FIELD (head.encounters[0].of_seat[0][1]),
  FIELD (head.encounters[0].sets[0]),
  FIELD (head.encounters[0].sets[1]),
  FIELD (head.encounters[0].sets[2]),
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
  FIELD (frames[0].action),
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
  FIELD (head.state_triggers_on),
  FIELD (head.encounters[0].go_to),
  FIELD (head.encounters[0].jumps),
  FIELD (effects[0].rule),
  FIELD (effects[0].me),
  FIELD (effects[0].kind),
  FIELD (effects[0].level),
  FIELD (effects[0].step),
  FIELD (effects[0].held),
  FIELD (effects[0].they),
  FIELD (effects[0].kept[0]),
  FIELD (actions[0].who),
  FIELD (actions[0].by),
  FIELD (actions[0].cause),
  FIELD (actions[0].flags),
  FIELD (actions[0].from),
  FIELD (actions[0].to),
  FIELD (actions[0].level),
  FIELD (actions[0].after_frame),
  FIELD (actions[0].word),
  FIELD (actions[0].count),
  FIELD (actions[0].zone),
  FIELD (actions[0].code),
  FIELD (memory[0].kind),
  FIELD (memory[0].index),
  FIELD (memory[0].limit),
  FIELD (memory[0].level),
  FIELD (memory[0].value),
  FIELD (deal_terms[0].offer),
  FIELD (deal_terms[0].giver),
  FIELD (deal_terms[0].what),
  FIELD (deal_terms[0].count),
  FIELD (deal_terms[0].place),
  FIELD (deal_terms[0].kind),
  FIELD (deal_terms[0].def),
};

/* Members that the digest leaves out: storage details, counters that only tell answers apart, and
 * limits against endless games. */
static const struct
{
  const char *name;
  gsize offset, size;
} hidden[] = {
  FIELD (head.answers),
  FIELD (head.groups),
  FIELD (head.modified),
  FIELD (head.listened[0]),
  FIELD (head.result),
  FIELD (head.fuel),
  FIELD (head.turns_without_decision),
  FIELD (frames[0].at),
  FIELD (effects[0].number),
};

/* Returns a rule whose program has variables. */
static guint
rule_with_names (const FpCatalog *catalog)
{
  guint rule = 0;

  while (fp_catalog_rule (catalog, rule)->n_variables == 0)
    rule++;
  return rule;
}

/* The digest sees the members of effects that are bits of a word. It sees the offer only while the
 * effect is declined. */
static void
see_answers_of_effects (const FpEngine *engine, uint64_t digest)
{
  FpState *s = engine->state;
  FpEffect *row = &s->effects[0];

  s->offers[s->head.n_offers++] = (FpOffer){ .effect = row->number, .offer = 1, .action = 0 };
  g_assert_cmphex (fp_state_digest (engine), ==, digest);
  row->fired = 1;
  g_assert_cmphex (fp_state_digest (engine), !=, digest);
  row->fired = 0;
  row->declined = 1;
  g_assert_cmphex (fp_state_digest (engine), !=, digest);
  digest = fp_state_digest (engine);
  s->offers[0].offer = 2;
  g_assert_cmphex (fp_state_digest (engine), !=, digest);
  digest = fp_state_digest (engine);
  s->head.n_offers = 0;
  g_assert_cmphex (fp_state_digest (engine), !=, digest);
  row->declined = 0;
}

/* The digest sees which cards an action is about, and not the bit that marks them. */
static void
see_marked_cards (const FpEngine *engine)
{
  FpState *s = engine->state;
  uint64_t digest;

  s->actions[0].flags = FP_ACTION_MARKED;
  s->cards[0].marks |= 1U << FP_MARK_ACTION;
  digest = fp_state_digest (engine);
  s->cards[0].marks = 0;
  g_assert_cmphex (fp_state_digest (engine), !=, digest);
  s->actions[0].mark = 5;
  s->cards[0].marks = 1U << (FP_MARK_ACTION + 5);
  g_assert_cmphex (fp_state_digest (engine), ==, digest);
}

/* The second decision of a first duel: one dial is set, so there are a secret and variables. */
static void
test_digest_sees_fields (void)
{
  FpEngine *engine = duel_engine ();
  uint64_t digest;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  fp_engine_answer (engine, 0);
  g_assert_cmpuint (engine->state->head.n_secrets, ==, 1);
  g_assert_cmpuint (engine->state->head.n_variables, >, 0);
  engine->state->head.n_effects = engine->state->head.n_actions = engine->state->head.n_memories = 1;
  engine->state->head.n_deal_terms = 1;
  engine->state->effects[0] =
      (FpEffect){ .rule = (uint16_t) rule_with_names (engine->catalog), .card = FP_NO_CARD, .kind = FP_EFFECT_LASTING };
  engine->state->actions[0] = (FpAction){ .card = FP_NO_CARD, .source = FP_NO_CARD };
  engine->state->memory[0] = (FpMemory){ .card = FP_NO_CARD };
  engine->state->deal_terms[0] = (FpDealTerm){ .place = FP_NO_PLACE, .kind = 2 };
  engine->state->head.listened[0] |= 1; /* some rule listens to the action */
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
  see_answers_of_effects (engine, digest);
  see_marked_cards (engine);
  duel_engine_free (engine);
}

/* Each set-up option counts, whatever its number. */
static void
test_digest_sees_options (void)
{
  FpEngine *engine = duel_engine ();
  uint64_t digest;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  digest = fp_state_digest (engine);
  for (guint option = 0; option < FP_MAX_SETUP_OPTIONS; option++)
    {
      engine->state->head.options ^= fp_setup_bit (option);
      g_assert_cmphex (fp_state_digest (engine), !=, digest);
      engine->state->head.options ^= fp_setup_bit (option);
    }
  duel_engine_free (engine);
}

/* A copy has the seats of players only. */
static void
test_copied_seats (void)
{
  FpEngine *engine = duel_engine (), *other = duel_engine ();

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  memset (other->state, 0x55, sizeof *other->state);
  fp_state_copy (other->state, engine->state);
  g_assert_cmpmem (other->state->head.seats, 2 * sizeof (FpSeatRow), engine->state->head.seats, 2 * sizeof (FpSeatRow));
  g_assert_cmpuint (other->state->head.seats[2].person, ==, 0x55);
  engine->state->head.n_seats++;
  g_assert_cmpuint (fp_state_used (engine->state), ==, fp_state_used (other->state) + sizeof (FpSeatRow));
  engine->state->head.n_seats--;
  duel_engine_free (other);
  duel_engine_free (engine);
}

/* Each kind of damage is found. */
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
  s->head.pending.open = FALSE;
  g_assert_cmpstr (fp_state_check (engine), ==, "nobody is asked and the game is not over");
  s->head.pending.open = TRUE;
  s->head.seats[0].role = s->head.seats[1].role;
  g_assert_cmpstr (fp_state_check (engine), ==, "there must be one leader and one straggler");
  duel_engine_free (engine);
}

/* Capacities suit the biggest game. A Duel uses little of them; each card of its box takes
 * 18 bytes. */
static void
test_size (void)
{
  FpEngine *engine = duel_engine ();

  for (guint seed = 0; seed < 20; seed++)
    {
      FpRandom random;

      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, 0);
      while (!fp_engine_over (engine))
        {
          play (engine, &random, 1);
          g_assert_cmpuint (fp_state_used (engine->state), <, 7 * 1024);
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
  g_test_add_func ("/state/digest-sees-options", test_digest_sees_options);
  g_test_add_func ("/state/copied-seats", test_copied_seats);
  g_test_add_func ("/state/invariants", test_invariants);
  g_test_add_func ("/state/size", test_size);
  status = g_test_run ();
  duel_forget ();
  return status;
}
