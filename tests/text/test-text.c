/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences of events and the names in them that each viewer may read, decisions and options, names
 * of cards. */
#include "engine/program/fp-program.h"
#include "editions/duel/duel-private.h"
#include "engine/effects/fp-trigger-round.h"
#include "text-table.h"
#include "editions/duel/duel-events.h"
#include "editions/duel/duel-kinds.h"

static char *
event_text (const Table *table, const FpEvent *event, uint8_t viewer)
{
  return fp_text_event (&table->engine, event, viewer, &table->names);
}

/* An event without places or other players. */
static FpEvent
event_of (guint kind)
{
  return (FpEvent){ .kind = (uint8_t) kind, .other = FP_NOBODY, .from = FP_NO_PLACE, .to = FP_NO_PLACE, .count = 1 };
}

static void
test_cards (Table *table, gconstpointer data)
{
  assert_words (fp_text_card (table->catalog, CARD_PLAN), "The Sinister (13)");
  assert_words (fp_text_card (table->catalog, CARD_MEGA), "Mega Support (+12)");
  assert_words (fp_text_card (table->catalog, CARD_PARITY), "Evens");
  assert_words (fp_text_card (table->catalog, CARD_TACTIC), "blast 4 / shield 2");
  assert_words (fp_text_card (table->catalog, CARD_PLANET), "Tidewell (blue)");
  assert_words (fp_text_card_text (table->catalog, CARD_DESTINY), "Text.");
  assert_words (fp_text_card_text (table->catalog, CARD_PLAN), NULL);
  g_assert_cmpstr (fp_text_kind (table->engine.edition, "envoy"), ==, "envoy");
  g_assert_cmpstr (fp_text_role (table->engine.edition, 1), ==, "straggler");
  g_assert_cmpstr (fp_text_step (&table->engine, STEP_CHOOSE_PLANS, DUEL), ==, "Choose plans and tactics");
  g_assert_cmpstr (fp_text_step (&table->engine, STEP_CHOOSE_PLANS, CONTEST), ==, "Choose plans");
  g_assert_null (fp_text_step (&table->engine, FP_MACHINE_PROGRAM, 0));
}

/* A deck is called empty only if it is: otherwise the discard pile goes under it. A planet bar that
 * leaves no choice picks by itself. */
static void
test_decks_and_bars (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_DECK_RENEWED);

  event.count = 9;
  assert_words (event_text (table, &event, 1),
                "Ada's deck is empty. The discard pile (9 cards) is shuffled into a new deck.");
  event.value = 2;
  assert_words (event_text (table, &event, 1), "Ada shuffles the discard pile (9 cards) and puts it under the deck.");
  event.count = 1;
  assert_words (event_text (table, &event, 1), "Ada puts the discard pile (1 card) under the deck.");
  event.count = 9;
  event.seat = FP_NOBODY;
  assert_words (event_text (table, &event, 1), "The discard pile (9 cards) is shuffled and put under the deck.");
  event.value = 0;
  assert_words (event_text (table, &event, 1),
                "The deck is empty. The discard pile (9 cards) is shuffled into a new deck.");
  event = event_of (DUEL_EVENT_BAR_PICKED);
  event.from = PLACE_PLANET;
  assert_words (event_text (table, &event, 1), "The planet bar picks Tidewell (blue).");
}

/* Drawn cards are named to the player who draws them, and counted for others. */
static void
test_hidden_cards (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_CARDS_DRAWN);

  event.seen = 1;
  event.n_cards = 2;
  event.count = 3;
  event.cards[0] = CARD_PLAN;
  event.cards[1] = CARD_MEGA;
  assert_words (event_text (table, &event, 0), "Ada draws 3 cards: The Sinister (13), Mega Support (+12) and 1 more.");
  assert_words (event_text (table, &event, 1), "Ada draws 3 cards.");
  assert_words (event_text (table, &event, FP_NOBODY), "Ada draws 3 cards.");
  event.n_cards = 1;
  event.count = 1;
  assert_words (event_text (table, &event, 0), "Ada draws The Sinister (13).");
  assert_words (event_text (table, &event, 1), "Ada draws 1 card.");
  event.kind = DUEL_EVENT_PLAN_CHOSEN;
  assert_words (event_text (table, &event, 0), "Ada chooses a plan: The Sinister (13).");
  assert_words (event_text (table, &event, 1), "Ada chooses a plan.");
  event.kind = DUEL_EVENT_TACTIC_CHOSEN;
  event.cards[0] = CARD_TACTIC;
  event.value = 1;
  assert_words (event_text (table, &event, 0), "Ada chooses a tactic: shield 2.");
  assert_words (event_text (table, &event, 1), "Ada chooses a tactic.");
  event.kind = DUEL_EVENT_PLAN_REVEALED;
  event.seen = 3;
  event.cards[0] = CARD_MEGA;
  event.value = 24;
  assert_words (event_text (table, &event, FP_NOBODY), "Ada reveals a plan: Mega Support, worth 24.");
  event.seen = 1;
  event.kind = DUEL_EVENT_ENVOY_ALLIED;
  event.cards[0] = CARD_ENVOY;
  assert_words (event_text (table, &event, 0), "Cudgel becomes Ada's ally.");
  assert_words (event_text (table, &event, 1), "The face-down envoy of deck B becomes Ada's ally.");
}

static void
test_ships (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_SHIPS_SENT);

  event.count = 3;
  event.from = PLACE_SUPPLY;
  event.to = PLACE_PLANET;
  assert_words (event_text (table, &event, 1), "Ada sends 3 ships from supply to Tidewell (blue).");
  event.kind = FP_EVENT_SHIPS_DESTROYED;
  event.from = PLACE_PLANET;
  event.to = PLACE_WARP;
  event.count = 1;
  assert_words (event_text (table, &event, 1), "1 of Ada's ships at Tidewell (blue) is destroyed.");
  event.kind = FP_EVENT_SHIPS_RECOVERED;
  event.from = PLACE_WARP;
  assert_words (event_text (table, &event, 1), "Ada recovers 1 ship from the Warp.");
  /* ships of several places, and a place that two journeys share */
  event.kind = FP_EVENT_SHIPS_DESTROYED;
  event.from = FP_NO_PLACE;
  event.count = 4;
  event.n_journeys = 3;
  event.journeys[0] = (FpJourney){ PLACE_PLANET, PLACE_WARP, 2 };
  event.journeys[1] = (FpJourney){ PLACE_SUPPLY, PLACE_WARP, 1 };
  event.journeys[2] = (FpJourney){ PLACE_PLANET, PLACE_WARP, 1 };
  assert_words (event_text (table, &event, 1), "4 of Ada's ships (3 at Tidewell (blue), 1 in supply) are destroyed.");
  event.n_journeys = 0;
  table->state->cards[CARD_PLANET].face = DUEL_SYMBOL_GOLD;
  event.kind = FP_EVENT_PLANET_DISCOVERED;
  event.from = PLACE_PLANET;
  assert_words (event_text (table, &event, 1), "A planet is discovered: Tidewell (gold).");
}

static void
test_numbers (Table *table, gconstpointer data)
{
  FpEvent event = event_of (DUEL_EVENT_CLOUT_COUNTED);

  event.value = 14;
  assert_words (event_text (table, &event, 1), "Ada's clout is 14.");
  event.value = -3;
  assert_words (event_text (table, &event, 1), "Ada's clout is −3.");
  event.kind = DUEL_EVENT_ROLE_TAKEN;
  event.value = 0;
  assert_words (event_text (table, &event, 0), "Ada is the leader.");
  event.kind = FP_EVENT_CHOICE_MADE;
  event.value = 4;
  assert_words (event_text (table, &event, 0), "Ada chooses 4.");
  event.other = 1;
  assert_words (event_text (table, &event, 0), "Ada chooses Ben.");
  event.from = PLACE_PLANET;
  assert_words (event_text (table, &event, 0), "Ada chooses Tidewell (blue).");
}

static void
test_endings (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_GAME_ENDED);
  const FpEdition *duel = table->engine.edition;

  event.value = DUEL_ENDING_FIVE_PLANETS;
  event.other = 3;
  assert_words (event_text (table, &event, 0), "Ada and Ben win together with five planets each.");
  assert_words (fp_text_ending (duel, DUEL_ENDING_FIVE_PLANETS, 1, &table->names, 2, 0), "Ada wins with five planets.");
  assert_words (fp_text_ending (duel, DUEL_ENDING_NO_SHIPS, 0, &table->names, 2, 0),
                "Nobody wins: neither player has ships to send.");
  assert_words (fp_text_ending (duel, DUEL_ENDING_CONCEDED, 2, &table->names, 2, 0), "Ben wins: the opponent gave up.");
}

/* Gives the envoy an ability with one rule. */
static void
give_envoy_ability (Table *table)
{
  FpCardDef *def = &g_array_index (table->catalog->cards, FpCardDef, CARD_ENVOY);
  FpAbilityDef ability = { .id = g_strdup ("bash"), .name = g_strdup ("Bash"), .n_rules = 1 };
  FpAbilityRef ref = { CARD_ENVOY, 0 };
  FpRule rule = table_rule (FP_RULE_TRIGGER);

  rule.ability = 0;
  rule.code = (int16_t) table->catalog->code->len;
  table_verb (table, VERB_DRAW, 2, 2);
  ability.first_rule = (uint16_t) table_add_rule (table, rule);
  def->abilities = g_array_new (FALSE, TRUE, sizeof (FpAbilityDef));
  g_array_append_val (def->abilities, ability);
  g_array_append_val (table->catalog->abilities, ref);
}

/* The end speaks to the player who looks at it, and names the card that has brought it. */
static void
test_endings_to (Table *table, gconstpointer data)
{
  FpHead *head = &table->engine.state->head;
  FpEvent cause = event_of (FP_EVENT_ABILITY_REPLACED);

  give_envoy_ability (table);
  head->winners = 1;
  head->ending = DUEL_ENDING_NO_SHIPS;
  assert_words (fp_text_ending_to (&table->engine, &cause, 0, &table->names),
                "You win: your opponent has no ships to send!");
  assert_words (fp_text_ending_to (&table->engine, &cause, 1, &table->names),
                "You have no ships to send, so Ada wins.");
  assert_words (fp_text_ending_to (&table->engine, &cause, FP_NOBODY, &table->names),
                "Ada wins: the opponent has no ships to send.");
  head->ending = DUEL_ENDING_SPECIAL;
  assert_words (fp_text_ending_to (&table->engine, &cause, 0, &table->names),
                "You should lose, but Bash (Cudgel) turns defeat into victory: you win!");
  assert_words (fp_text_ending_to (&table->engine, NULL, 0, &table->names), "You win the game!");
  /* A card of the loser doesn't explain the end. */
  cause.seat = 1;
  assert_words (fp_text_ending_to (&table->engine, &cause, 1, &table->names), "Ada wins the game.");
  head->winners = 0;
  head->ending = FP_ENDING_NONE;
}

static void
test_abilities (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_ABILITY_USED);

  give_envoy_ability (table);
  event.seen = 0xff;
  event.n_cards = 1;
  event.cards[0] = CARD_ENVOY;
  assert_words (event_text (table, &event, 1), "Ada uses Bash (Cudgel).");
  event.seat = FP_NOBODY;
  assert_words (event_text (table, &event, 1), "Bash (Cudgel) is used.");
  event.value = -1;
  assert_words (event_text (table, &event, 1), "Cudgel is used.");
  event.seen = 1;
  assert_words (event_text (table, &event, 1), "The face-down envoy of deck B is used.");
  event.kind = FP_EVENT_ABILITY_STOPPED;
  event.seat = 0;
  event.value = 0;
  event.seen = 0xff;
  assert_words (event_text (table, &event, 1), "Ada's Bash (Cudgel) is cancelled.");
  event.kind = FP_EVENT_ABILITY_REPLACED;
  event.other = ACTION_DRAW;
  event.count = -1;
  assert_words (event_text (table, &event, 1), "Bash (Cudgel) works instead of drawing cards.");
  event.count = 0;
  assert_words (event_text (table, &event, 1), "Ada uses Bash (Cudgel) instead of drawing cards.");
  event.count = 1;
  assert_words (event_text (table, &event, 1), "Bash (Cudgel) keeps Ben from drawing cards.");
}

/* Everybody sees the destination of moved cards, and only some see the cards. */
static void
test_moved_cards (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_CARDS_MOVED);

  event.seen = 1;
  event.n_cards = 1;
  event.cards[0] = CARD_PLAN;
  assert_words (event_text (table, &event, 0), "Ada puts The Sinister (13) into their own hand.");
  assert_words (event_text (table, &event, 1), "Ada puts 1 card into their own hand.");
  event.seat = FP_NOBODY;
  assert_words (event_text (table, &event, 0), "Moved into Ada's hand: The Sinister (13).");
  assert_words (event_text (table, &event, 1), "Moved into Ada's hand: 1 card.");
  table->state->head.n_zones = 3;
  table->state->zones[2].under = CARD_ENVOY;
  table->state->cards[CARD_PLAN].zone = 2;
  event.seat = 0;
  assert_words (event_text (table, &event, 1), "Ada puts 1 card under the face-down envoy of deck B.");
  table->state->cards[CARD_ENVOY].flags = FP_CARD_FACE_UP;
  assert_words (event_text (table, &event, 1), "Ada puts 1 card under Cudgel.");
  event.kind = FP_EVENT_CARDS_LOOKED_AT;
  assert_words (event_text (table, &event, 0), "Ada looks at The Sinister (13).");
  assert_words (event_text (table, &event, 1), "Ada looks at 1 card.");
}

static void
test_secrets_and_words (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_SECRET_SHOWN);

  event.value = 7;
  assert_words (event_text (table, &event, 1), "Ada's secret choice was 7.");
  event.other = 1;
  assert_words (event_text (table, &event, 1), "Ada's secret choice was Ben.");
  event.seat = FP_NOBODY;
  assert_words (event_text (table, &event, 1), "The secret choice was Ben.");
  event = event_of (FP_EVENT_CHOICE_MADE);
  event.value = DUEL_ICON_SHIELD;
  event.to = DUEL_WORDS_ICON;
  assert_words (event_text (table, &event, 1), "Ada chooses shield.");
}

/* Each event has a sentence for every viewer, except those without one by design. */
static void
test_every_event (Table *table, gconstpointer data)
{
  for (guint kind = 0; kind < fp_event_n_listed (table->engine.edition); kind++)
    for (guint viewer = 0; viewer < 2; viewer++)
      {
        FpEvent event = event_of (kind);
        g_autofree char *text = NULL;

        event.other = 1;
        event.from = PLACE_PLANET;
        event.to = PLACE_WARP;
        event.n_cards = 1;
        event.seen = 3;
        event.cards[0] = CARD_TACTIC;
        event.value = kind == DUEL_EVENT_PRIZE_GIVEN || kind == FP_EVENT_LINE_STRUCK || kind == FP_EVENT_LINE_TAKEN ||
                              kind == FP_EVENT_CARD_IGNORED
                          ? -1
                          : 1;
        if (kind == FP_EVENT_STEP_BEGAN || kind == FP_EVENT_WENT_BACK)
          event.value = STEP_RESOLVE_DESTINY;
        text = event_text (table, &event, (uint8_t) viewer);
        if (kind == FP_EVENT_GAME_WON)
          {
            g_assert_null (text);
            continue;
          }
        g_test_message ("%s: %s", fp_event_id (table->engine.edition, kind), text);
        g_assert_nonnull (text);
        g_assert_null (strpbrk (text, "{}"));
        g_assert_null (strstr (text, "  "));
        g_assert_true (g_unichar_isupper (g_utf8_get_char (text)) || g_ascii_isdigit (*text));
      }
}

/* A declined line is named if there are words for it. */
static void
test_declined (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_DECLINED);

  event.value = (int16_t) table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 2 });
  assert_words (event_text (table, &event, 1), "Ada declines.");
  table_verb (table, VERB_RECOVER, 0, 3);
  assert_words (event_text (table, &event, 1), "Ada declines “Recover up to 3 ships”.");
}

static char *
decision_text (Table *table, guint kind, guint step, guint picked, guint least, guint most)
{
  FpDecision decision = { .kind = (uint8_t) kind,
                          .step = (uint16_t) step,
                          .picked = (uint8_t) picked,
                          .least = (uint8_t) least,
                          .most = (uint8_t) most };

  return fp_text_decision (&table->engine, &decision, &table->names);
}

static char *
stake_text (Table *table, guint kind, guint step)
{
  FpDecision decision = { .kind = (uint8_t) kind, .step = (uint16_t) step, .least = 1, .most = 1 };

  return fp_text_stake (&table->engine, &decision, &table->names);
}

static void
test_questions (Table *table, gconstpointer data)
{
  int may = table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 2 });

  g_assert_cmpint (may, ==, 0);
  table_verb (table, VERB_RECOVER, 0, 3);
  assert_words (decision_text (table, DECIDE_PLAIN, STEP_SET_DIALS, 0, 1, 1), "How many ships do you send?");
  assert_words (decision_text (table, DECIDE_PLAN, STEP_CHOOSE_PLANS, 0, 1, 1), "Choose a plan");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 1, 2, 2),
                "Choose a spent tactic to ready (1 more)");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 1, 0, 3),
                "Choose a spent tactic to ready (up to 2 more)");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 0, 1, 3),
                "Choose 1 to 3 spent tactics to ready");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 0, 2, 2), "Choose 2 spent tactics to ready");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 0, 0, 3),
                "Choose up to 3 spent tactics to ready");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 0, 1, 1), "Choose a spent tactic to ready");
  assert_words (decision_text (table, DECIDE_MAY, STEP_RESOLVE_DESTINY, 0, 1, 1), "Recover up to 3 ships?");
  assert_words (decision_text (table, DECIDE_MAY, STEP_SET_DIALS, 0, 1, 1), "Recover up to 3 ships?");
  assert_words (decision_text (table, DECIDE_UNKNOWN, STEP_RESOLVE_DESTINY, 0, 1, 1), "What do you do?");
  assert_words (stake_text (table, DECIDE_PLAN, STEP_CHOOSE_PLANS), "Its value counts toward your clout.");
  assert_words (stake_text (table, DECIDE_UNKNOWN, STEP_RESOLVE_DESTINY), NULL);
}

/* A question begins with the name if several people share the screen. */
static void
test_names_in_front (Table *table, gconstpointer data)
{
  table->names.shared = TRUE;
  assert_words (decision_text (table, DECIDE_PLAIN, STEP_SET_DIALS, 0, 1, 1), "Ada: how many ships do you send?");
  assert_words (decision_text (table, DECIDE_READY, STEP_RESOLVE_DESTINY, 1, 2, 2),
                "Ada: choose a spent tactic to ready (1 more)");
}

/* A phrase of more than eight words is no question: it stands in the line below. */
static void
test_long_phrases (Table *table, gconstpointer data)
{
  table_add (table,
             (FpInstruction){ .op = FP_OP_MAY,
                              .target = 1,
                              .label = table_string (table, "Give up your supply and all you hold for nothing") });
  assert_words (decision_text (table, DECIDE_MAY, STEP_SET_DIALS, 0, 1, 1), "Do this?");
  assert_words (stake_text (table, DECIDE_MAY, STEP_SET_DIALS), "Give up your supply and all you hold for nothing.");
}

/* A decision about a rule or a verb names it. */
static void
test_questions_of_programs (Table *table, gconstpointer data)
{
  FpDecision decision = { .kind = DECIDE_USE, .step = STEP_SET_DIALS, .least = 1, .most = 1 };

  give_envoy_ability (table);
  decision.arg[1] = CARD_ENVOY;
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Use Bash (Cudgel)?");
  assert_words (fp_text_stake (&table->engine, &decision, &table->names), "Draw 2 cards.");
  g_array_index (table->catalog->rules, FpRule, 0).ability = -1;
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Use the face-down envoy of deck B?");
  decision.kind = DECIDE_HOW_MANY;
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Draw 2 cards");
  decision.kind = DECIDE_PICK;
  table->state->head.n_frames = 2;
  table->state->head.pending.frame = 1;
  table->state->frames[0].procedure = FP_MACHINE_VERB;
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Draw 2 cards");
  table->state->frames[0].procedure = WHOLE_DUEL;
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Choose one");
}

/* A choice may have a question of its own. Secrecy is mentioned all the same. */
static void
test_own_questions (Table *table, gconstpointer data)
{
  int16_t label = table_string (table, "Who wins?");

  table_add (table, (FpInstruction){ .op = FP_OP_CHOOSE_LINE, .how = FP_HOW_ONE });
  assert_words (decision_text (table, DECIDE_OPTION, STEP_RESOLVE_DESTINY, 0, 1, 1), "Choose one");
  g_array_index (table->catalog->code, FpInstruction, 0).label = label;
  assert_words (decision_text (table, DECIDE_OPTION, STEP_RESOLVE_DESTINY, 0, 1, 1), "Who wins?");
  g_array_index (table->catalog->code, FpInstruction, 0).how = FP_HOW_KEPT;
  assert_words (decision_text (table, DECIDE_OPTION, STEP_RESOLVE_DESTINY, 0, 1, 1), "Who wins?");
  assert_words (stake_text (table, DECIDE_OPTION, STEP_RESOLVE_DESTINY),
                "Choose secretly. Nobody sees your choice yet.");
  g_array_index (table->catalog->code, FpInstruction, 0).how = FP_HOW_TOGETHER;
  assert_words (decision_text (table, DECIDE_OPTION, STEP_RESOLVE_DESTINY, 0, 1, 1), "Who wins?");
  assert_words (stake_text (table, DECIDE_OPTION, STEP_RESOLVE_DESTINY),
                "Choose secretly. Both choices are revealed together.");
}

/* A decision for an ability names the ability, unless the question does so already or a step within
 * the ability asks. */
static void
test_asker (Table *table, gconstpointer data)
{
  FpDecision decision = { .kind = DECIDE_READY, .step = STEP_RESOLVE_DESTINY, .least = 1, .most = 1 };
  FpResolveLocals *resolve = (FpResolveLocals *) (void *) table->state->frames[0].locals;
  FpProgramLocals *program = (FpProgramLocals *) (void *) table->state->frames[1].locals;

  give_envoy_ability (table);
  *resolve = (FpResolveLocals){ .rule = 0, .card = CARD_ENVOY };
  table->state->frames[0].procedure = FP_MACHINE_RESOLVE;
  table->state->frames[1].procedure = FP_MACHINE_VERB;
  table->state->head.n_frames = 2;
  table->state->head.pending.open = 1;
  table->state->head.pending.frame = 1;
  g_assert_cmpuint (fp_text_deciding_card (&table->engine), ==, CARD_ENVOY);
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Choose a spent tactic to ready");
  assert_words (fp_text_stake (&table->engine, &decision, &table->names), "For Bash (Cudgel).");
  decision.kind = DECIDE_USE;
  decision.arg[1] = CARD_ENVOY;
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Use Bash (Cudgel)?");
  decision.kind = DECIDE_READY;
  /* A destiny card resolved again is its own asker. */
  table->state->frames[1].procedure = FP_MACHINE_PROGRAM;
  program->card = CARD_ENVOY;
  g_assert_cmpuint (fp_text_deciding_card (&table->engine), ==, CARD_ENVOY);
  program->card = CARD_DESTINY;
  g_assert_cmpuint (fp_text_deciding_card (&table->engine), ==, FP_NO_CARD);
  table->state->frames[1].procedure = STEP_CHOOSE_PLANS;
  g_assert_cmpuint (fp_text_deciding_card (&table->engine), ==, FP_NO_CARD);
  assert_words (fp_text_decision (&table->engine, &decision, &table->names), "Choose a spent tactic to ready");
}

/* A card that decides is named, with its ability. */
static void
test_won_by_card (Table *table, gconstpointer data)
{
  FpResolveLocals *resolve = (FpResolveLocals *) (void *) table->state->frames[0].locals;
  FpEvent event = event_of (DUEL_EVENT_DUEL_WON);

  event.other = 1;
  assert_words (event_text (table, &event, 1), "Ada wins the duel against Ben.");
  give_envoy_ability (table);
  *resolve = (FpResolveLocals){ .rule = 0, .card = CARD_ENVOY };
  table->state->frames[0].procedure = FP_MACHINE_RESOLVE;
  table->state->frames[1].action = 1;
  table->state->head.n_frames = 2;
  table->state->actions[0] = (FpAction){ .source = CARD_ENVOY, .card = FP_NO_CARD };
  table->state->cards[CARD_ENVOY].flags |= FP_CARD_FACE_UP;
  assert_words (event_text (table, &event, 1), "Ada wins the duel against Ben by Bash (Cudgel).");
  resolve->card = CARD_PLAN;
  assert_words (event_text (table, &event, 1), "Ada wins the duel against Ben by Cudgel.");
}

/* A declined ability could reveal a player's cards, so only those who may see the card read of
 * it. */
static void
test_declining (Table *table, gconstpointer data)
{
  FpEvent event = event_of (FP_EVENT_DECLINED);

  give_envoy_ability (table);
  assert_words (event_text (table, &event, 1), "Ada declines.");
  event.n_cards = 1;
  event.cards[0] = CARD_ENVOY;
  event.seen = 1;
  event.value = 0;
  assert_words (event_text (table, &event, 0), "Ada doesn't use Bash (Cudgel).");
  assert_words (event_text (table, &event, 1), NULL);
  assert_words (event_text (table, &event, FP_NOBODY), NULL);
}

/* A card's text comes in paragraphs: the card's own text, then its abilities. */
static void
test_paragraphs (Table *table, gconstpointer data)
{
  FpTextParagraph piece;

  give_envoy_ability (table);
  g_assert_true (fp_text_card_paragraph (table->catalog, CARD_DESTINY, 0, &piece));
  g_assert_null (piece.name);
  assert_words (piece.text, "Text.");
  g_assert_null (piece.notes);
  g_assert_false (fp_text_card_paragraph (table->catalog, CARD_DESTINY, 1, &piece));
  g_assert_true (fp_text_card_paragraph (table->catalog, CARD_ENVOY, 0, &piece));
  assert_words (piece.name, "Bash");
  g_assert_null (piece.text);
  g_assert_false (fp_text_card_paragraph (table->catalog, CARD_ENVOY, 1, &piece));
  g_assert_false (fp_text_card_paragraph (table->catalog, CARD_PLAN, 0, &piece));
}

static char *
option_text (Table *table, guint kind, FpOptionKind option_kind, int value)
{
  FpDecision decision = { .kind = (uint8_t) kind, .least = 1, .most = 1 };
  FpOption option = { .kind = (uint8_t) option_kind, .number = 2, .value = (int16_t) value, .target = -1 };

  return fp_text_option (&table->engine, &decision, &option, &table->names);
}

static void
test_options (Table *table, gconstpointer data)
{
  int may = table_add (table, (FpInstruction){ .op = FP_OP_MAY, .target = 2 });

  table_verb (table, VERB_DRAW, 4, 4);
  assert_words (option_text (table, DECIDE_MAY, FP_OPTION_YES, 1), "Yes");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_YES, 1), "Yes");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_NUMBER, 3), "3");
  assert_words (option_text (table, DECIDE_OPTION, FP_OPTION_LINE, may), "Draw 4 cards");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_CARD, CARD_PLAN), "The Sinister (13)");
  assert_words (option_text (table, DECIDE_PLAN, FP_OPTION_CARD, CARD_PARITY), "Evens (as a plan: −10)");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_HALF, CARD_TACTIC * 2), "Blast 4 (other half: shield 2)");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_PLANET, PLACE_PLANET), "Tidewell (blue)");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_SEAT, 1), "Ben");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_CARD, CARD_ENVOY),
                "The face-down envoy of deck B, neutral");
  table->state->cards[CARD_ENVOY].holder = 1;
  table->state->cards[CARD_ENVOY].known = 1;
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_CARD, CARD_ENVOY), "Cudgel, Ben's ally");
  assert_words (option_text (table, DECIDE_PLAIN, FP_OPTION_PASS, -1), "Pass");
}

/* An ability in force as an option. */
static void
test_ability_option (Table *table, gconstpointer data)
{
  FpOption option = { .kind = FP_OPTION_ABILITY, .rule = 0, .target = CARD_ENVOY };
  FpDecision decision = { .kind = DECIDE_PLAIN };

  give_envoy_ability (table);
  assert_words (fp_text_option (&table->engine, &decision, &option, &table->names), "Bash (Cudgel)");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  table_test ("/text/cards", test_cards);
  table_test ("/text/decks-and-bars", test_decks_and_bars);
  table_test ("/text/hidden-cards", test_hidden_cards);
  table_test ("/text/ships", test_ships);
  table_test ("/text/numbers", test_numbers);
  table_test ("/text/endings", test_endings);
  table_test ("/text/endings-to", test_endings_to);
  table_test ("/text/every-event", test_every_event);
  table_test ("/text/declined", test_declined);
  table_test ("/text/questions", test_questions);
  table_test ("/text/names-in-front", test_names_in_front);
  table_test ("/text/long-phrases", test_long_phrases);
  table_test ("/text/options", test_options);
  table_test ("/text/abilities", test_abilities);
  table_test ("/text/moved-cards", test_moved_cards);
  table_test ("/text/secrets-and-words", test_secrets_and_words);
  table_test ("/text/questions-of-programs", test_questions_of_programs);
  table_test ("/text/own-questions", test_own_questions);
  table_test ("/text/asker", test_asker);
  table_test ("/text/won-by-card", test_won_by_card);
  table_test ("/text/declining", test_declining);
  table_test ("/text/paragraphs", test_paragraphs);
  table_test ("/text/ability-option", test_ability_option);
  return g_test_run ();
}
