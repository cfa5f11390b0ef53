/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small table for tests: an edition of nothing but names, a few cards, two players. */
#include "text-table.h"
#include "editions/duel/duel-private.h"

static const char *const seat_ids[] = { "orange", "blue" };
static const FpRoleDef roles[] = { { "leader", 1 << 0 }, { "straggler", 1 << 1 } };

static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES,
  [STEP_SET_DIALS] = { .id = "set-dials", .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [STEP_RESOLVE_DESTINY] = { .id = "resolve-destiny", .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [STEP_CHOOSE_PLANS] = { .id = "choose-plans", .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [WHOLE_DUEL] = { .id = "duel", .kind = FP_PROCEDURE_WHOLE },
  [ACTION_DRAW] = { .id = "draw", .kind = FP_PROCEDURE_ACTION },
  [ACTION_DESTROY] = { .id = "destroy", .kind = FP_PROCEDURE_ACTION },
};

static const FpEncounterDef encounters[] = {
  [DUEL] = { .id = "duel", .at_place = TRUE },
  [CONTEST] = { .id = "contest" },
};

static const FpDecisionKind decisions[] = {
  [DECIDE_PLAIN] = { .what = NULL },      [DECIDE_MAY] = { .what = "may" },
  [DECIDE_OPTION] = { .what = "option" }, [DECIDE_PLAN] = { .what = "plan" },
  [DECIDE_READY] = { .what = "ready" },   [DECIDE_UNKNOWN] = { .what = "whistle" },
  [DECIDE_USE] = { .what = "use" },       [DECIDE_HOW_MANY] = { .what = "how-many" },
  [DECIDE_PICK] = { .what = "pick" },
};

static const FpQueryDef queries[] = {
  { .id = "clout", .about = FP_TYPE_PLAYERS, .gives = FP_TYPE_NUMBER },
  { .id = "advantage", .about = FP_TYPE_NOTHING, .gives = FP_TYPE_NUMBER },
};

static const FpVerb verbs[] = {
  [VERB_DRAW] = { .id = "draw", .amount_kind = FP_AMOUNT_CARDS },
  [VERB_RECOVER] = { .id = "recover", .amount_kind = FP_AMOUNT_SHIPS },
  [VERB_DESTROY] = { .id = "destroy", .amount_kind = FP_AMOUNT_SHIPS },
  [VERB_READY] = { .id = "ready", .amount_kind = FP_AMOUNT_CARDS, .things = "tactics" },
  [VERB_BEFRIEND] = { .id = "befriend", .amount_kind = FP_AMOUNT_CARDS, .things = "envoys" },
  [VERB_WIN_GAME] = { .id = "win-game" },
  [VERB_DISCOVER] = { .id = "discover", .attributes = FP_ATTRIBUTE_AS },
  [VERB_MOVE] = { .id = "move",
                  .amount_kind = FP_AMOUNT_CARDS,
                  .attributes =
                      FP_ATTRIBUTE_TO | FP_ATTRIBUTE_END | FP_ATTRIBUTE_FACE | FP_ATTRIBUTE_CHOOSER | FP_ATTRIBUTE_AS },
  [VERB_IGNORE] = { .id = "ignore", .amount_kind = FP_AMOUNT_CARDS, .attributes = FP_ATTRIBUTE_UNTIL },
  [VERB_BECOME] = { .id = "become", .attributes = FP_ATTRIBUTE_ROLE },
  [VERB_GO_TO] = { .id = "go-to", .attributes = FP_ATTRIBUTE_STEP },
  [VERB_WIN] = { .id = "win", .attributes = FP_ATTRIBUTE_WHO },
  [VERB_REVEAL] = { .id = "reveal", .amount_kind = FP_AMOUNT_CARDS, .attributes = FP_ATTRIBUTE_SECRET },
};

static const FpZoneDef zones[] = {
  { "hand", 0, FP_VISIBLE_TO_OWNER },
  { "envoys", FP_NOBODY, FP_VISIBLE_BY_CARD },
};

static const FpEndingDef endings[] = {
  [DUEL_ENDING_FIVE_PLANETS] = { "five-planets" },
  [DUEL_ENDING_NO_SHIPS] = { "no-ships" },
  [DUEL_ENDING_SPECIAL] = { "special", FP_ENDS_BY_CARD },
  [DUEL_ENDING_CONCEDED] = { "conceded", FP_ENDS_CONCEDED },
};

static const FpEdition edition = {
  .id = "stub",
  .most_seats = 2,
  .seat_ids = seat_ids,
  .texts = &duel_texts,
  .kinds = duel_kinds,
  .n_kinds = DUEL_N_KINDS,
  .word_lists = duel_word_lists,
  .n_word_lists = DUEL_WORDS_END - FP_WORD_LIST_OWN,
  .events = duel_events,
  .n_events = DUEL_EVENTS_END - FP_N_EVENTS,
  .causes = duel_causes,
  .n_causes = DUEL_CAUSES_END - FP_CAUSE_OWN,
  .procedures = procedures,
  .n_procedures = G_N_ELEMENTS (procedures),
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
  .encounters = encounters,
  .n_encounters = G_N_ELEMENTS (encounters),
  .decisions = decisions,
  .n_decisions = G_N_ELEMENTS (decisions),
  .queries = queries,
  .n_queries = G_N_ELEMENTS (queries),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .names = duel_names,
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .roles = roles,
  .n_roles = G_N_ELEMENTS (roles),
};

static const struct
{
  const char *id, *name;
  FpCardDef rest;
} definitions[N_CARDS] = {
  [CARD_PLAN] = { "plan-13", "The Sinister", { .kind = DUEL_KIND_PLAN, .value = 13 } },
  [CARD_MEGA] = { "mega",
                  "Mega Support",
                  { .kind = DUEL_KIND_REINFORCEMENT, .field = { [DUEL_FIELD_ADDS] = 12 }, .value = 12 } },
  [CARD_PARITY] = { "parity", "Evens", { .kind = DUEL_KIND_REINFORCEMENT, .value = -10 } },
  [CARD_TACTIC] = { "token",
                    NULL,
                    { .kind = DUEL_KIND_TACTIC,
                      .field = { [DUEL_FIELD_ICON] = DUEL_ICON_BLAST, DUEL_ICON_SHIELD, [DUEL_FIELD_HALF] = 4, 2 } } },
  [CARD_ENVOY] = { "cudgel",
                   "Cudgel",
                   { .kind = DUEL_KIND_ENVOY, .field = { [DUEL_FIELD_DECK] = DUEL_ENVOY_DECK_B } } },
  [CARD_PLANET] = { "p1",
                    "Tidewell",
                    { .kind = DUEL_KIND_PLANET, .field = { [DUEL_FIELD_SYMBOL] = DUEL_SYMBOL_BLUE } } },
  [CARD_DESTINY] = { "shipyard", "Vacant Shipyard", { .kind = DUEL_KIND_DISCOVERY } },
};

static void
add_cards (Table *table)
{
  for (guint i = 0; i < N_CARDS; i++)
    {
      FpCardDef def = definitions[i].rest;
      FpCard card = { .def = (uint16_t) i, .next = FP_NO_CARD, .prev = FP_NO_CARD, .holder = FP_NOBODY };

      def.set = g_strdup ("stub");
      def.id = g_strdup (definitions[i].id);
      def.name = g_strdup (definitions[i].name);
      def.text = i == CARD_DESTINY ? g_strdup ("Text.") : NULL;
      def.resolve = -1;
      g_assert_cmpint (fp_catalog_add_card (table->catalog, &def), ==, (int) i);
      card.zone = i == CARD_ENVOY ? 1 : 0;
      table->state->cards[i] = card;
    }
  table->state->head.n_cards = N_CARDS;
}

void
table_set_up (Table *table, gconstpointer data)
{
  table->catalog = fp_catalog_new (duel_kinds);
  table->catalog->edition = &edition;
  table->state = g_new0 (FpState, 1);
  table->engine = (FpEngine){ .state = table->state, .edition = &edition, .catalog = table->catalog };
  table->names = (FpTextNames){ { "Ada", "Ben" } };
  table->state->head.n_seats = 2;
  table->state->head.seats[1].person = 1;
  table->state->head.n_places = PLACE_PLANET + 1;
  for (guint i = 0; i <= PLACE_PLANET; i++)
    table->state->places[i].card = i == PLACE_PLANET ? CARD_PLANET : FP_NO_CARD;
  add_cards (table);
  /* To table_add () index 0 means “left out”. */
  table_number (table, 0);
  table_string (table, "");
}

void
table_tear_down (Table *table, gconstpointer data)
{
  fp_catalog_free (table->catalog);
  g_free (table->state);
}

int16_t
table_number (Table *table, int number)
{
  g_ptr_array_add (table->catalog->expressions, fp_expression_number (number));
  return (int16_t) (table->catalog->expressions->len - 1);
}

int16_t
table_string (Table *table, const char *string)
{
  g_ptr_array_add (table->catalog->strings, g_strdup (string));
  return (int16_t) (table->catalog->strings->len - 1);
}

int
table_add (Table *table, FpInstruction instruction)
{
  int16_t *const left_out[] = { &instruction.who,   &instruction.cond, &instruction.set,
                                &instruction.slot,  &instruction.id,   &instruction.number,
                                &instruction.label, &instruction.to,   &instruction.chooser };

  for (guint i = 0; i < G_N_ELEMENTS (left_out); i++)
    if (*left_out[i] == 0)
      *left_out[i] = -1;
  g_array_append_val (table->catalog->code, instruction);
  fp_catalog_grown (table->catalog);
  return (int) table->catalog->code->len - 1;
}

FpRule
table_rule (FpRuleKind kind)
{
  return (FpRule){
    .kind = (uint8_t) kind,
    .ability = -1,
    .of = -1,
    .who = -1,
    .ability_cond = -1,
    .cond = -1,
    .value = -1,
    .code = -1,
  };
}

int16_t
table_add_rule (Table *table, FpRule rule)
{
  g_array_append_val (table->catalog->rules, rule);
  fp_catalog_grown (table->catalog);
  return (int16_t) (table->catalog->rules->len - 1);
}

int16_t
table_expression (Table *table, const char *text, FpType type)
{
  static const FpVariable variables[] = { { .name = (char *) "foe", .type = FP_TYPE_PLAYERS },
                                          { .name = (char *) "saved", .type = FP_TYPE_NUMBER },
                                          { .name = (char *) "heap", .type = FP_TYPE_CARDS } };
  g_autoptr (GArray) bound = g_array_new (FALSE, FALSE, sizeof (FpVariable));
  const FpScope scope = { .edition = &edition, .variables = bound, .answers = TRUE, .that = ~0u, .so_far = TRUE };
  g_autoptr (FpExpressionError) error = NULL;
  FpExpression *expression;

  g_array_append_vals (bound, variables, G_N_ELEMENTS (variables));
  expression = fp_expression_parse (text, &scope, type, &error);
  if (expression == NULL)
    g_error ("“%s”: %s", text, error->message);
  g_ptr_array_add (table->catalog->expressions, expression);
  return (int16_t) (table->catalog->expressions->len - 1);
}

int
table_verb (Table *table, guint verb, int least, int most)
{
  FpInstruction instruction = { .op = FP_OP_VERB, .verb = (uint8_t) verb, .least = -1, .most = -1 };

  if (least >= 0)
    instruction.least = table_number (table, least);
  if (most >= 0)
    instruction.most = most == least ? instruction.least : table_number (table, most);
  return table_add (table, instruction);
}

void
assert_words (char *got, const char *wanted)
{
  g_assert_cmpstr (got, ==, wanted);
  g_free (got);
}

void
table_test (const char *path, void (*test) (Table *table, gconstpointer data))
{
  g_test_add (path, Table, NULL, table_set_up, test, table_tear_down);
}
