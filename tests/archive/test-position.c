/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: applied, written, refused. */
#include <string.h>

#include "archive/positions/fp-position.h"
#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"
#include "fixture/duel.h"
#include "fixture/position.h"

static int
zone_of (const FpEngine *engine, const char *id, uint8_t owner)
{
  for (guint i = 0; i < engine->edition->n_zones; i++)
    if (engine->edition->zones[i].owner == owner && strcmp (engine->edition->zones[i].id, id) == 0)
      return (int) i;
  g_assert_not_reached ();
}

/* Compares the ids of the cards in a zone, top first. */
static void
assert_zone (const FpEngine *engine, const char *id, uint8_t owner, const char *expected)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  FP_EACH_CARD (engine->state, zone_of (engine, id, owner), card)
    g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", fp_engine_def (engine, card)->id);
  g_assert_cmpstr (ids->str, ==, expected);
}

static void
assert_applies (FpEngine *engine, const char *text)
{
  g_autoptr (FpDocument) document = duel_parse (text);
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  g_autoptr (GString) messages = g_string_new (NULL);
  gboolean applied = fp_position_apply (engine, fp_document_root (document), 0, problems);

  fp_problems_print (problems, messages);
  g_assert_cmpstr (messages->str, ==, "");
  g_assert_true (applied);
}

/* Continues the game from the applied position. */
static void
assert_runs (FpEngine *engine)
{
  fp_engine_run (engine);
  g_assert_cmpstr (fp_state_check (engine), ==, NULL);
}

static void
assert_refused (const char *text, const char *expected)
{
  FpEngine *engine = duel_engine ();
  g_autoptr (FpDocument) document = duel_parse (text);
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  g_autoptr (GString) messages = g_string_new (NULL);

  g_assert_false (fp_position_apply (engine, fp_document_root (document), 0, problems));
  fp_problems_print (problems, messages);
  g_assert_cmpstr (messages->str, ==, expected);
  duel_engine_free (engine);
}

static void
test_apply (void)
{
  FpEngine *engine = duel_engine ();
  const FpState *state = engine->state;

  assert_applies (
      engine, "<position><seat id='orange' role='straggler' supply='3' limit='7'><hand>plan-31 plan-31 traitors</hand>"
              "<deck rest='none'>plan-4 plan-42</deck><discard>plan-5</discard><spent>blast-2@2 blast-4</spent></seat>"
              "<seat id='blue' warp='0'/>"
              "<planet id='p3' symbol='pink' orange='2' blue='1'/><planet id='duel:p1' blue='4'/>"
              "<envoy deck='b' card='chosen' ally='blue' face='up'/><envoy deck='a' card='cudgel' knows='orange'/>"
              "<pile id='discovery'>vacant-shipyard</pile><pile id='past'>photo-finish armistice</pile>"
              "<seed>77</seed></position>");
  assert_zone (engine, "hand", 0, "plan-31 plan-31 traitors");
  assert_zone (engine, "hand", 1, "");
  assert_zone (engine, "deck", 0, "plan-4 plan-42");
  assert_zone (engine, "discard", 0, "plan-5");
  assert_zone (engine, "spent", 0, "blast-2-shield-1 blast-4-shield-2");
  assert_zone (engine, "table", FP_NOBODY, "p3 p1");
  assert_zone (engine, "past", FP_NOBODY, "photo-finish armistice");
  g_assert_cmpint (state->places[1].ships[0], ==, 3);
  g_assert_cmpint (state->places[2].ships[0], ==, 15);
  g_assert_cmpint (state->places[1].ships[1], ==, 15);
  g_assert_cmpint (state->head.seats[0].hand_limit, ==, 7);
  g_assert_cmpstr (engine->edition->roles[state->head.seats[0].role].id, ==, "straggler");
  g_assert_cmpstr (engine->edition->roles[state->head.seats[1].role].id, ==, "leader");
  /* One of blue's plans went to orange's hand. The rest of blue's deck is untouched. */
  g_assert_cmpint (state->zones[zone_of (engine, "deck", 1)].count, ==, 16);
  g_assert_cmpint (state->zones[zone_of (engine, "envoys", FP_NOBODY)].count, ==, 3);
  g_assert_cmpstr (fp_engine_def (engine, state->zones[zone_of (engine, "discovery", FP_NOBODY)].first)->id, ==,
                   "vacant-shipyard");
  assert_runs (engine);
  duel_engine_free (engine);
}

static void
test_cards (void)
{
  FpEngine *engine = duel_engine (), *copy = duel_engine ();
  const FpState *state = engine->state;
  g_autofree char *text = NULL, *again = NULL;
  uint16_t alien, under;

  assert_applies (engine,
                  "<position><seat id='orange' alien='pitfall'><hand rest='none'>plan-31</hand></seat>"
                  "<seat id='blue' alien='duel:clockmaker'/><planet id='p2' blue='1'/>"
                  "<under card='pitfall'>plan-13 plan-4</under><under card='pitfall' knows='blue'>plan-42</under>"
                  "<under card='duel:pitfall' face='up'>plan-5</under>"
                  "<under card='p2' face='up'>warpplanet</under><under card='pitfall' blue='3'/>"
                  "<note card='clockmaker' counter='ticks' value='2'/>"
                  "<pile id='aliens'>swarm prime</pile></position>");
  assert_zone (engine, "alien", 0, "pitfall");
  assert_zone (engine, "alien", 1, "clockmaker");
  alien = state->zones[zone_of (engine, "alien", 0)].first;
  g_assert_true (state->cards[alien].flags & FP_CARD_FACE_UP);
  under = state->zones[fp_zone_under (engine, alien, FALSE)].first;
  g_assert_cmpstr (fp_engine_def (engine, under)->id, ==, "plan-13");
  g_assert_cmpuint (state->cards[under].known, ==, 1);
  g_assert_false (state->cards[under].flags & FP_CARD_FACE_UP);
  /* The holder of the card above knows what lies under it, even if only others are named. */
  under = state->cards[state->zones[fp_zone_under (engine, alien, FALSE)].last].prev;
  g_assert_cmpstr (fp_engine_def (engine, under)->id, ==, "plan-42");
  g_assert_cmpuint (state->cards[under].known, ==, 3);
  under = state->zones[fp_zone_under (engine, alien, FALSE)].last;
  g_assert_cmpstr (fp_engine_def (engine, under)->id, ==, "plan-5");
  g_assert_cmpuint (state->cards[under].known, ==, 3);
  g_assert_cmpint (fp_counter (engine, state->zones[zone_of (engine, "alien", 1)].first, 0), ==, 2);
  text = position_text (engine);
  g_assert_nonnull (strstr (text, "<under card=\"pitfall\" face=\"down\" knows=\"orange\">plan-13 plan-4</under>"));
  g_assert_nonnull (strstr (text, "<under card=\"pitfall\" face=\"up\">plan-5</under>"));
  g_assert_nonnull (strstr (text, "<under card=\"pitfall\" blue=\"3\"/>"));
  g_assert_nonnull (strstr (text, "supply=\"11\" warp=\"5\""));
  g_assert_nonnull (strstr (text, "<note card=\"clockmaker\" counter=\"ticks\" value=\"2\"/>"));
  g_assert_nonnull (strstr (text, "alien=\"clockmaker\""));
  assert_applies (copy, text);
  again = position_text (copy);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmphex (fp_state_digest (engine), ==, fp_state_digest (copy));
  assert_runs (engine);
  assert_runs (copy);
  duel_engine_free (engine);
  duel_engine_free (copy);
}

/* A position can't make players forget the cards that they hold. */
static void
test_held (void)
{
  FpEngine *engine = duel_engine ();
  uint16_t card;

  assert_applies (engine, "<position><seat id='orange'><hand rest='none'>plan-31</hand></seat>"
                          "<memory><known by='orange' in='orange.hand' how='nothing' at='1'/>"
                          "<known by='blue' in='orange.hand' how='place' at='1'/></memory></position>");
  card = engine->state->zones[zone_of (engine, "hand", 0)].first;
  g_assert_cmpuint (engine->state->cards[card].known, ==, 3);
  assert_runs (engine);
  duel_engine_free (engine);
}

static void
test_seed (void)
{
  FpEngine *one = duel_engine (), *other = duel_engine ();

  assert_applies (one, "<position><seed>5</seed></position>");
  assert_applies (other, "<position><seed>5</seed></position>");
  g_assert_cmpuint (fp_state_digest (one), ==, fp_state_digest (other));
  assert_applies (other, "<position><seed>6</seed></position>");
  g_assert_cmpuint (fp_state_digest (one), !=, fp_state_digest (other));
  duel_engine_free (one);
  duel_engine_free (other);
}

static void
test_round_trip (void)
{
  FpEngine *engine = duel_engine (), *copy = duel_engine ();
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint n = 0;

  for (guint game = 0; game < 40; game++)
    {
      fp_engine_start (engine, 2, game, 0);
      while (!fp_engine_over (engine))
        {
          g_autofree char *text = position_text (engine);
          g_autofree char *again = NULL;

          if (text != NULL)
            {
              assert_applies (copy, text);
              again = position_text (copy);
              g_assert_cmpstr (again, ==, text);
              assert_runs (copy);
              n++;
            }
          duel_random_answer (engine, random);
        }
    }
  g_test_message ("%u positions", n);
  g_assert_cmpuint (n, >, 10);
  duel_engine_free (engine);
  duel_engine_free (copy);
}

static void
test_refused (void)
{
  static const char *const bad[][2] = {
    { "<p><seat id='blau'/></p>", "f:1:14: unknown seat “blau”; expected one of orange, blue\n" },
    { "<p><seat id='bleu'/></p>", "f:1:14: unknown seat “bleu”; did you mean “blue”?\n" },
    { "<p><seat id='blue' rolle='x'/></p>", "f:1:20: unknown attribute of <seat> “rolle”; did you mean “role”?\n" },
    { "<p><seat id='blue' role='ledaer'/></p>", "f:1:26: unknown role “ledaer”; did you mean “leader”?\n" },
    { "<p><seat id='blue' role='leader'/><seat id='orange' role='leader'/></p>",
      "f:1:26: two seats with the role “leader”; expected one\n" },
    { "<p><seat id='blue' supply='-1'/></p>", "f:1:28: supply “-1”; expected a whole number from 0 to 20\n" },
    { "<p><seat id='blue' supply='16' warp='5'/></p>",
      "f:1:4: “blue” has 0 ships on planets, “supply” 16, “warp” 5; expected 20 in all\n" },
    { "<p>\n <planet id='p1' blue='18'/></p>",
      "f:1:1: “blue” has 18 ships on planets, “supply” -3, “warp” 5; expected 20 in all\n" },
    { "<p><seat id='blue'><hand>plan-42\n plan-24</hand></seat></p>",
      "f:2:2: unknown card “plan-24”; did you mean “plan-4”?\n" },
    { "<p><seat id='blue'><hand>plan-42 plan-42\nplan-42</hand></seat></p>",
      "f:2:1: no “plan-42” is left; each copy of it has been named before\n" },
    { "<p><seat id='blue'><ready>blast-4</ready><spent>blast-4</spent></seat></p>",
      "f:1:49: no “blast-4” is left; each copy of it has been named before\n" },
    { "<p><seat id='blue'><hand>p1</hand></seat></p>",
      "f:1:26: “p1” is a card of kind planet, which cannot lie in “hand”\n" },
    { "<p><seat id='blue'><hnad/></seat></p>", "f:1:20: unknown element in <seat> “hnad”; did you mean “hand”?\n" },
    { "<p><seat id='blue'><hand rest='all'/></seat></p>", "f:1:32: unknown value of rest “all”; expected none\n" },
    { "<p><seat id='blue'/><seat id='blue'/></p>", "f:1:21: a second <seat id=\"blue\">; one was given on line 1\n" },
    { "<p><planet id='p13'/></p>", "f:1:16: unknown card “p13”; did you mean “p1”?\n" },
    { "<p><planet id='p1' symbol='pnik'/></p>", "f:1:28: unknown symbol “pnik”; did you mean “pink”?\n" },
    { "<p><planet/></p>", "f:1:4: <planet> without the attribute “id”; it must have one\n" },
    { "<p><envoy deck='a' card='chosen'/></p>",
      "f:1:26: “chosen” is a card of kind envoy, which cannot lie in “envoys-a”\n" },
    { "<p><pile id='envoys-a' rest='none'/><envoy deck='a'/></p>", "f:1:37: no envoy is left in deck “a”\n" },
    { "<p><pile id='recovery'/></p>", "f:1:14: unknown pile “recovery”; did you mean “discovery”?\n" },
    { "<p><seed>-1</seed></p>", "f:1:10: seed “-1”; expected a whole number from 0 to 18446744073709551615\n" },
    { "<p><seed generator='12'>1</seed></p>",
      "f:1:21: generator “12”; expected what “replay --state” has written, 32 hexadecimal digits\n" },
    /* The stream is the second half of the generator, and must be odd. */
    { "<p><seed generator='00000000000000000000000000000002'>1</seed></p>",
      "f:1:21: generator “00000000000000000000000000000002”; expected what “replay --state” has written, 32 "
      "hexadecimal digits\n" },
    { "<p><seed>1</seed><seed>1</seed></p>", "f:1:18: a second <seed>; one was given on line 1\n" },
    { "<p><seat id='blue' alien='p1'/></p>", "f:1:27: “p1” is a card of kind planet, which cannot lie in “alien”\n" },
    { "<p><seat id='blue' alien='swarm'/><seat id='orange' alien='swarm'/></p>",
      "f:1:27: no “swarm” is left; each copy of it has been named before\n" },
    { "<p><under card='swarm'>plan-4</under></p>",
      "f:1:17: “swarm” is not in play; expected an alien of a seat, an ally or a planet of the position\n" },
    { "<p><under card='plan-4'>plan-4</under></p>",
      "f:1:17: “plan-4” is a card of kind plan; expected an alien, ally or planet\n" },
    { "<p><note card='clockmaker' counter='tick' value='2'/></p>",
      "f:1:37: unknown counter “tick”; did you mean “ticks”?\n" },
    { "<p><note card='clockmaker' counter='ticks' value='6'/></p>",
      "f:1:51: value “6”; expected a whole number from 0 to 5\n" },
    { "<p><note card='clockmaker' counter='ticks'/></p>",
      "f:1:4: <note> must have either “counter” and “value” or “used”\n" },
    { "<p start='duel' planet='p1'><seat id='orange' role='leader'/><envoy deck='a' card='masochist' ally='orange'/>"
      "<under card='masochist'>warpplanet</under></p>",
      "f:1:1: no game comes to this position: an overlay that lies on no planet\n" },
    { "<p start='setup'><under card='swarm'>plan-4</under></p>",
      "f:1:18: <under> at the start of set-up; nothing lies on the table yet\n" },
    { "<p start='setup'><planet id='p1'/></p>",
      "f:1:18: <planet> at the start of set-up; nothing lies on the table yet\n" },
    { "<p start='setup'><seat id='blue' role='leader'><hand/></seat></p>",
      "f:1:34: a role at the start of set-up; roles are found out in it\n"
      "f:1:48: <hand> at the start of set-up; only a deck can be given\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    assert_refused (bad[i][0], bad[i][1]);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archive/position/apply", test_apply);
  g_test_add_func ("/archive/position/cards", test_cards);
  g_test_add_func ("/archive/position/held", test_held);
  g_test_add_func ("/archive/position/seed", test_seed);
  g_test_add_func ("/archive/position/round-trip", test_round_trip);
  g_test_add_func ("/archive/position/refused", test_refused);
  status = g_test_run ();
  duel_forget ();
  return status;
}
