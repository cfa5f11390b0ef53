/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences of events, and who may read what in them; questions and answers; names of cards. */
#include "words-table.h"

static char *
told (const Table *table, const FpEvent *event, uint8_t viewer)
{
  return fp_words_event (&table->engine, event, viewer, &table->names);
}

/* An event with no place and nobody in it. */
static FpEvent
event_of (FpEventKind kind)
{
  return (FpEvent){ .kind = (uint8_t) kind, .other = FP_NOBODY, .from = FP_NO_PLACE, .to = FP_NO_PLACE, .count = 1 };
}

static void
test_cards (Table *table, gconstpointer data)
{
  assert_words (fp_words_card (table->catalog, CARD_PLAN), "The Sinister (13)");
  assert_words (fp_words_card (table->catalog, CARD_MEGA), "Mega Support (+12)");
  assert_words (fp_words_card (table->catalog, CARD_PARITY), "Evens");
  assert_words (fp_words_card (table->catalog, CARD_TACTIC), "blast 4 / shield 2");
  assert_words (fp_words_card (table->catalog, CARD_PLANET), "Tidewell (blue)");
  assert_words (fp_words_card_text (table->catalog, CARD_DESTINY), "Text.");
  assert_words (fp_words_card_text (table->catalog, CARD_PLAN), NULL);
  g_assert_cmpstr (fp_words_kind (FP_KIND_ENVOY), ==, "envoy");
  g_assert_cmpstr (fp_words_role (table->engine.edition, 1), ==, "straggler");
  g_assert_cmpstr (fp_words_step (&table->engine, STEP_CHOOSE_PLANS), ==, "Choose plans and tactics");
  g_assert_null (fp_words_step (&table->engine, NO_STEP));
}

/* Drawn cards are named to who draws them, counted to the others. */
static void
test_hidden_cards (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_CARDS_DRAWN);

  event.seen = 1;
  event.n_cards = 2;
  event.count = 3;
  event.cards[0] = CARD_PLAN;
  event.cards[1] = CARD_MEGA;
  assert_words (told (table, &event, 0), "Ada draws 3 cards: The Sinister (13), Mega Support (+12) and 1 more.");
  assert_words (told (table, &event, 1), "Ada draws 3 cards.");
  assert_words (told (table, &event, FP_NOBODY), "Ada draws 3 cards.");
  event.n_cards = 1;
  event.count = 1;
  assert_words (told (table, &event, 0), "Ada draws 1 card: The Sinister (13).");
  assert_words (told (table, &event, 1), "Ada draws 1 card.");
  event.kind = FP_EVENT_PLAN_CHOSEN;
  assert_words (told (table, &event, 0), "Ada has chosen a plan: The Sinister (13).");
  assert_words (told (table, &event, 1), "Ada has chosen a plan.");
  event.kind = FP_EVENT_TACTIC_CHOSEN;
  event.cards[0] = CARD_TACTIC;
  event.value = 1;
  assert_words (told (table, &event, 0), "Ada has chosen a tactic: shield 2.");
  assert_words (told (table, &event, 1), "Ada has chosen a tactic.");
  event.kind = FP_EVENT_PLAN_REVEALED;
  event.seen = 3;
  event.cards[0] = CARD_MEGA;
  event.value = 24;
  assert_words (told (table, &event, FP_NOBODY), "Ada's plan is Mega Support, worth 24.");
  event.seen = 1;
  event.kind = FP_EVENT_ENVOY_ALLIED;
  event.cards[0] = CARD_ENVOY;
  assert_words (told (table, &event, 0), "Cudgel becomes Ada's ally.");
  assert_words (told (table, &event, 1), "The face-down envoy of deck B becomes Ada's ally.");
}

static void
test_ships (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_SHIPS_SENT);

  event.count = 3;
  event.from = PLACE_SUPPLY;
  event.to = PLACE_PLANET;
  assert_words (told (table, &event, 1), "Ada sends 3 ships from supply to Tidewell (blue).");
  event.kind = FP_EVENT_SHIPS_DESTROYED;
  event.from = PLACE_PLANET;
  event.to = PLACE_WARP;
  event.count = 1;
  assert_words (told (table, &event, 1), "Ada loses 1 ship on Tidewell (blue) to the Warp.");
  event.kind = FP_EVENT_SHIPS_RECOVERED;
  event.from = PLACE_WARP;
  assert_words (told (table, &event, 1), "Ada recovers 1 ship from the Warp.");
  table->state->cards[CARD_PLANET].face = FP_SYMBOL_GOLD;
  event.kind = FP_EVENT_PLANET_DISCOVERED;
  event.from = PLACE_PLANET;
  assert_words (told (table, &event, 1), "A planet is discovered: Tidewell (gold).");
}

static void
test_numbers (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_CLOUT_COUNTED);

  event.value = 14;
  assert_words (told (table, &event, 1), "Ada's clout is 14.");
  event.value = -3;
  assert_words (told (table, &event, 1), "Ada's clout is −3.");
  event.kind = FP_EVENT_ROLE_TAKEN;
  event.value = 0;
  assert_words (told (table, &event, 0), "Ada is the leader.");
  event.kind = FP_EVENT_CHOICE_MADE;
  event.value = 4;
  assert_words (told (table, &event, 0), "Ada chooses: 4.");
  event.other = 1;
  assert_words (told (table, &event, 0), "Ada chooses: Ben.");
  event.from = PLACE_PLANET;
  assert_words (told (table, &event, 0), "Ada chooses: Tidewell (blue).");
}

static void
test_endings (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_GAME_ENDED);

  event.value = FP_ENDING_FIVE_PLANETS;
  event.other = 3;
  assert_words (told (table, &event, 0), "Ada and Ben win together with five planets each.");
  assert_words (fp_words_ending (FP_ENDING_FIVE_PLANETS, 1, &table->names, 2), "Ada wins with five planets.");
  assert_words (fp_words_ending (FP_ENDING_NO_SHIPS, 0, &table->names, 2),
                "Nobody wins: no player has a ship to send.");
  assert_words (fp_words_ending (FP_ENDING_CONCEDED, 2, &table->names, 2), "Ben wins: the opponent gave up.");
}

/* Each event has a sentence, whoever looks, but those that are silent on purpose. */
static void
test_every_event (Table *table, gconstpointer data)
{
  for (int kind = 0; kind < FP_N_EVENTS; kind++)
    for (guint viewer = 0; viewer < 2; viewer++)
      {
        FpEvent event = event_of ((FpEventKind) kind);
        g_autofree char *text = NULL;

        event.other = 1;
        event.from = PLACE_PLANET;
        event.to = PLACE_WARP;
        event.n_cards = 1;
        event.seen = 3;
        event.cards[0] = CARD_TACTIC;
        event.value =
            kind == FP_EVENT_PRIZE_GIVEN || kind == FP_EVENT_LINE_STRUCK || kind == FP_EVENT_LINE_TAKEN ? -1 : 1;
        text = told (table, &event, (uint8_t) viewer);
        if (kind == FP_EVENT_GAME_WON)
          {
            g_assert_null (text);
            continue;
          }
        g_test_message ("%s: %s", fp_event_id ((FpEventKind) kind), text);
        g_assert_nonnull (text);
        g_assert_null (strpbrk (text, "{}"));
        g_assert_null (strstr (text, "  "));
        g_assert_true (g_unichar_isupper (g_utf8_get_char (text)));
      }
}

static char *
asked (Table *table, guint kind, guint step, guint picked, guint least, guint most)
{
  FpDecision decision = { .kind = (uint8_t) kind,
                          .step = (uint16_t) step,
                          .picked = (uint8_t) picked,
                          .least = (uint8_t) least,
                          .most = (uint8_t) most };

  return fp_words_question (&table->engine, &decision, &table->names);
}

static void
test_questions (Table *table, gconstpointer data)
{
  int may = table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 2 });

  g_assert_cmpint (may, ==, 0);
  table_verb (table, VERB_RECOVER, 0, 3);
  assert_words (asked (table, ASK_PLAIN, STEP_SET_DIALS, 0, 1, 1), "How many ships will Ada's dial show?");
  assert_words (asked (table, ASK_PLAN, STEP_CHOOSE_PLANS, 0, 1, 1), "Which plan does Ada choose?");
  assert_words (asked (table, ASK_READY, STEP_RESOLVE_DESTINY, 1, 2, 2), "Which spent tactic does Ada ready? (1 more)");
  assert_words (asked (table, ASK_READY, STEP_RESOLVE_DESTINY, 1, 0, 3),
                "Which spent tactic does Ada ready? (up to 2 more)");
  assert_words (asked (table, ASK_READY, STEP_RESOLVE_DESTINY, 0, 1, 3),
                "Which spent tactic does Ada ready? (1 to 3 more)");
  assert_words (asked (table, ASK_MAY, STEP_RESOLVE_DESTINY, 0, 1, 1),
                "Ada may do this: recover up to 3 ships. Is it done?");
  assert_words (asked (table, ASK_UNHEARD_OF, STEP_RESOLVE_DESTINY, 0, 1, 1), "What does Ada do?");
}

static char *
answer (Table *table, guint kind, FpOptionKind option_kind, int value)
{
  FpDecision decision = { .kind = (uint8_t) kind, .least = 1, .most = 1 };
  FpOption option = { .kind = (uint8_t) option_kind, .number = 2, .value = (int16_t) value, .target = -1 };

  return fp_words_option (&table->engine, &decision, &option, &table->names);
}

static void
test_options (Table *table, gconstpointer data)
{
  int may = table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 2 });

  table_verb (table, VERB_DRAW, 4, 4);
  assert_words (answer (table, ASK_MAY, FP_OPTION_YES, 1), "Yes: draw 4 cards");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_YES, 1), "Yes");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_NUMBER, 3), "3");
  assert_words (answer (table, ASK_OPTION, FP_OPTION_LINE, may), "Draw 4 cards");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_CARD, CARD_PLAN), "The Sinister (13)");
  assert_words (answer (table, ASK_PLAN, FP_OPTION_CARD, CARD_PARITY), "Evens (as a plan: −10)");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_HALF, CARD_TACTIC * 2), "Blast 4 (other half: shield 2)");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_PLANET, PLACE_PLANET), "Tidewell (blue)");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_SEAT, 1), "Ben");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_CARD, CARD_ENVOY), "The face-down envoy of deck B, neutral");
  table->state->cards[CARD_ENVOY].holder = 1;
  table->state->cards[CARD_ENVOY].known = 1;
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_CARD, CARD_ENVOY), "Cudgel, ally of Ben");
  assert_words (answer (table, ASK_PLAIN, FP_OPTION_PASS, -1), "Pass");
}

static void
add (const char *path, void (*test) (Table *table, gconstpointer data))
{
  g_test_add (path, Table, NULL, table_set_up, test, table_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/words/cards", test_cards);
  add ("/words/hidden-cards", test_hidden_cards);
  add ("/words/ships", test_ships);
  add ("/words/numbers", test_numbers);
  add ("/words/endings", test_endings);
  add ("/words/every-event", test_every_event);
  add ("/words/questions", test_questions);
  add ("/words/options", test_options);
  return g_test_run ();
}
