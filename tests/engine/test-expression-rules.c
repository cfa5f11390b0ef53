/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions in rules and programs: the action, sets, secrets, counters and words, and the parts
 * of them that are hidden. The toy edition has two players, six cards and four places, so that
 * every number can be counted by hand. */
#include "engine/runner/fp-actions.h"
#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-state-inputs.h"
#include "engine/program/fp-program.h"
#include "engine/state/fp-mutations.h"
#include "editions/duel/duel-kinds.h"

#include <string.h>

enum
{
  OUTCOME_WON = 1,
  OUTCOME_LOST,
};

enum
{
  HAND_0,
  HAND_1,
  PILE, /* open */
  STACK, /* face down */
  SHELF, /* each card faces its own way */
  N_ZONES,
};

enum
{
  TOSS = FP_N_MACHINE_PROCEDURES,
  BOUT,
  LOSE,
  PIECE,
};

enum
{
  TEN, /* orange's hand */
  BLAST, /* two tokens in the pile, the second with the same half twice */
  TWICE,
  HIDDEN, /* blue's hand */
  ENVOY, /* on the shelf, orange's */
  BELOW, /* lies under the envoy */
  WORLD, /* a planet */
};

static const FpZoneDef zones[N_ZONES] = {
  [HAND_0] = { "hand", 0, FP_VISIBLE_TO_OWNER },        [HAND_1] = { "hand", 1, FP_VISIBLE_TO_OWNER },
  [PILE] = { "pile", FP_NOBODY, FP_VISIBLE_TO_ALL },    [STACK] = { "stack", FP_NOBODY, FP_VISIBLE_TO_NOBODY },
  [SHELF] = { "shelf", FP_NOBODY, FP_VISIBLE_BY_CARD },
};

static void
get_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = io->type == FP_TYPE_PLAYERS ? zone + io->number : zone };
}

/* In this edition the value falls as the printed value rises. A card without a printed value has
 * none. */
static void
get_value (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  int printed = fp_engine_def (c->engine, (uint16_t) io->number)->value;

  *io = (FpValue){ .type = printed > 0 ? FP_TYPE_NUMBER : FP_TYPE_NOTHING, .number = 100 - printed };
}

/* Deck a is the pile, deck b the stack. */
static void
get_envoy_deck (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  g_assert_cmpuint (io->n_items, ==, 1);
  g_assert_cmpint (io->items[0], ==, io->number);
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = io->number == DUEL_ENVOY_DECK_A ? PILE : STACK };
}

/* The words of the upper half, and of a deck. */
static void
get_icon (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpCard *card = &c->engine->state->cards[io->number];

  *io = (FpValue){ .type = FP_TYPE_WORD,
                   .number =
                       fp_engine_def (c->engine, (uint16_t) io->number)->field[DUEL_FIELD_ICON + (card->face & 1)] };
}

static void
get_deck (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = fp_engine_def (c->engine, (uint16_t) io->number)->field[DUEL_FIELD_DECK];
  io->type = io->number != 0 ? FP_TYPE_WORD : FP_TYPE_NOTHING;
}

static const FpNameDef names[] = {
  { .name = "icon", .of = FP_TYPE_CARDS, .gives = FP_TYPE_WORD, .words = DUEL_WORDS_ICON, .get = get_icon },
  { .name = "deck", .of = FP_TYPE_CARDS, .gives = FP_TYPE_WORD, .words = DUEL_WORDS_DECK, .get = get_deck },
  { .name = "icons", .gives = FP_TYPE_WORD, .words = DUEL_WORDS_ICON, .get = fp_get_words, .arg = DUEL_N_ICONS },
  { .name = "symbols", .gives = FP_TYPE_WORD, .words = DUEL_WORDS_SYMBOL, .get = fp_get_words, .arg = DUEL_N_SYMBOLS },
  { .name = "pile", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = PILE },
  { .name = "stack", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = STACK },
  { .name = "shelf", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = SHELF, .reads = FP_READS_ZONE },
  { .name = "hand",
    .of = FP_TYPE_PLAYERS,
    .gives = FP_TYPE_ZONE,
    .get = get_zone,
    .arg = HAND_0,
    .bare = TRUE,
    .reads = FP_READS_ZONE },
  { .name = "value", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_value, .query = 2 },
  { .name = "envoy-deck", .of = FP_TYPE_WORD, .gives = FP_TYPE_ZONE, .words = DUEL_WORDS_DECK, .get = get_envoy_deck },
  { .name = NULL },
};

static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES,
  [TOSS] = { .id = "toss", .kind = FP_PROCEDURE_STEP },
  [BOUT] = { .id = "bout", .kind = FP_PROCEDURE_WHOLE },
  [LOSE] = { .id = "lose", .kind = FP_PROCEDURE_ACTION },
  [PIECE] = { .id = "piece", .kind = FP_PROCEDURE_PART },
};

static const char *const seat_ids[] = { "orange", "blue" };
static const FpRoleDef roles[] = { { "leader", 1 << 0 }, { "straggler", 1 << 1 } };
static const FpOutcomeDef outcomes[] = { { "open" },
                                         [OUTCOME_WON] = { "won", FP_OUTCOME_DECIDED },
                                         [OUTCOME_LOST] = { "lost", FP_OUTCOME_DECIDED | FP_OUTCOME_ALL_LOSE } };

static const FpEdition edition = {
  .id = "toy",
  .least_seats = 2,
  .most_seats = 2,
  .seat_ids = seat_ids,
  .kinds = duel_kinds,
  .n_kinds = DUEL_N_KINDS,
  .word_lists = duel_word_lists,
  .n_word_lists = DUEL_WORDS_END - FP_WORD_LIST_OWN,
  .causes = duel_causes,
  .n_causes = DUEL_CAUSES_END - FP_CAUSE_OWN,
  .procedures = procedures,
  .n_procedures = G_N_ELEMENTS (procedures),
  .names = names,
  .zones = zones,
  .n_zones = N_ZONES,
  .outcomes = outcomes,
  .n_outcomes = G_N_ELEMENTS (outcomes),
  .roles = roles,
  .n_roles = G_N_ELEMENTS (roles),
};

/* A position, and the context in which expressions are evaluated. */
typedef struct
{
  FpCatalog *catalog;
  FpEngine *engine;
  FpScope scope;
  GArray *variables, *counters;
  int16_t bound[8];
  int action;
  uint8_t me;
} Toy;

static void
add_card (Toy *toy, const char *id, const FpCardDef *def, guint zone, uint8_t holder)
{
  FpState *s = toy->engine->state;
  uint16_t card = s->head.n_cards++;
  FpCardDef copy = *def;

  copy.id = g_strdup (id);
  copy.set = g_strdup ("toys");
  copy.name = g_strdup (id);
  copy.counters = def->counters != NULL ? g_array_ref (def->counters) : NULL;
  fp_catalog_add_card (toy->catalog, &copy);
  s->cards[card] = (FpCard){ .def = card, .holder = holder };
  fp_zone_add_bottom (s, (uint16_t) zone, card);
}

static void
make_places (FpState *s)
{
  s->head.n_places = 4;
  for (guint i = 0; i < 4; i++)
    s->places[i] = (FpPlace){ .card = i == 3 ? WORLD : FP_NO_CARD, .ships = { 5, 2 } };
  s->head.n_zones = N_ZONES;
  for (guint i = 0; i < N_ZONES; i++)
    s->zones[i] = (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = FP_NO_CARD, .owner = zones[i].owner };
}

static void
make_cards (Toy *toy)
{
  FpState *s = toy->engine->state;
  FpCounterDef ticks = { .id = g_strdup ("ticks"), .start = 3, .most = 9 };
  g_autoptr (GArray) counters = g_array_new (FALSE, TRUE, sizeof (FpCounterDef));

  g_array_append_val (counters, ticks);
  add_card (toy, "ten", &(FpCardDef){ .kind = DUEL_KIND_PLAN, .value = 10 }, HAND_0, FP_NOBODY);
  add_card (
      toy, "blast",
      &(FpCardDef){ .kind = DUEL_KIND_TACTIC, .field = { [DUEL_FIELD_ICON] = DUEL_ICON_BLAST, DUEL_ICON_SHIELD } },
      PILE, FP_NOBODY);
  add_card (toy, "twice",
            &(FpCardDef){ .kind = DUEL_KIND_TACTIC, .field = { [DUEL_FIELD_ICON] = DUEL_ICON_BLAST, DUEL_ICON_BLAST } },
            PILE, FP_NOBODY);
  add_card (toy, "hidden", &(FpCardDef){ .kind = DUEL_KIND_PLAN, .value = 30 }, HAND_1, FP_NOBODY);
  add_card (
      toy, "envoy",
      &(FpCardDef){ .kind = DUEL_KIND_ENVOY, .field = { [DUEL_FIELD_DECK] = DUEL_ENVOY_DECK_B }, .counters = counters },
      SHELF, 0);
  add_card (toy, "below", &(FpCardDef){ .kind = DUEL_KIND_PLAN, .value = 7 }, STACK, FP_NOBODY);
  add_card (toy, "world", &(FpCardDef){ .kind = DUEL_KIND_PLANET }, SHELF, FP_NOBODY);
  toy->counters = g_array_ref (counters);
  s->cards[BLAST].flags = FP_CARD_FACE_UP;
  s->cards[HIDDEN].known = 1;
}

static void
set_up (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  toy->catalog = fp_catalog_new (duel_kinds);
  toy->engine = fp_engine_new (&edition, toy->catalog);
  toy->engine->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  toy->engine->state->head.n_seats = 2;
  toy->engine->checking = TRUE;
  make_places (toy->engine->state);
  make_cards (toy);
  toy->variables = g_array_new (FALSE, TRUE, sizeof (FpVariable));
  for (guint i = 0; i < G_N_ELEMENTS (toy->bound); i++)
    toy->bound[i] = FP_VARIABLE_NOTHING;
  toy->action = -1;
  toy->me = 0;
  toy->scope = (FpScope){ .edition = &edition, .catalog = toy->catalog, .variables = toy->variables };
}

static void
tear_down (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < toy->variables->len; i++)
    g_free (g_array_index (toy->variables, FpVariable, i).name);
  g_array_unref (toy->variables);
  g_array_unref (toy->counters);
  g_aligned_free (toy->engine->state);
  fp_engine_free (toy->engine);
  fp_catalog_free (toy->catalog);
}

static void
bind (Toy *toy, const char *name, FpType type, guint words, gboolean kept)
{
  FpVariable variable = { .name = g_strdup (name), .type = type, .words = (uint8_t) words, .kept = kept };

  variable.slot = (int16_t) toy->variables->len;
  g_array_append_val (toy->variables, variable);
}

static FpExpression *
parse (Toy *toy, const char *text)
{
  FpExpressionError *error = NULL;
  FpExpression *expression = fp_expression_parse (text, &toy->scope, FP_TYPE_NOTHING, &error);

  g_test_message ("%s", text);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, NULL);
  return expression;
}

/* Returns a context for orange, with the envoy as the rule's card and a line about orange. */
static FpContext
context_of (const Toy *toy, uint16_t *scratch)
{
  FpContext context;

  fp_engine_context (toy->engine, scratch, FP_SCRATCH_ITEMS, &context);
  context.me = toy->me;
  context.they = 1;
  context.card = ENVOY;
  context.variables = toy->bound;
  context.action = toy->action;
  return context;
}

/* The quick ways to a truth and to players must agree with @value. */
static void
check_quick (const FpExpression *expression, const FpValue *value, FpContext *context)
{
  if (fp_expression_type (expression) == FP_TYPE_YES_NO)
    g_assert_cmpint (fp_expression_true (expression, context), ==, fp_value_true (value));
  if (fp_expression_type (expression) == FP_TYPE_PLAYERS)
    g_assert_cmpint (fp_expression_players (expression, context), ==,
                     value->type == FP_TYPE_PLAYERS ? value->number : 0);
}

/* Evaluates @text. Stores the type in @type and the items, as space-separated numbers, in @items,
 * unless NULL. */
static int
evaluate (Toy *toy, const char *text, FpType *type, char **items)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  g_autoptr (FpExpression) expression = parse (toy, text);
  FpContext context = context_of (toy, scratch);
  GString *list = g_string_new (NULL);
  FpValue value;

  fp_expression_eval (expression, &context, &value);
  check_quick (expression, &value, &context);
  fp_value_cards (&context, &value);
  for (guint i = 0; i < value.n_items; i++)
    g_string_append_printf (list, i > 0 ? " %d" : "%d", value.items[i]);
  if (type != NULL)
    *type = value.type;
  if (items != NULL)
    *items = g_string_free (list, FALSE);
  else
    g_string_free (list, TRUE);
  return fp_value_number (&context, &value);
}

static void
assert_number (Toy *toy, const char *text, int number)
{
  FpType type;

  g_assert_cmpint (evaluate (toy, text, &type, NULL), ==, number);
  g_assert_cmpint (type, !=, FP_TYPE_NOTHING);
}

static void
assert_items (Toy *toy, const char *text, const char *expected)
{
  g_autofree char *items = NULL;

  evaluate (toy, text, NULL, &items);
  g_assert_cmpstr (items, ==, expected);
}

static void
assert_nothing (Toy *toy, const char *text)
{
  FpType type;

  evaluate (toy, text, &type, NULL);
  g_assert_cmpint (type, ==, FP_TYPE_NOTHING);
}

static void
assert_mistake (Toy *toy, const char *text, guint offset, const char *words)
{
  g_autoptr (FpExpressionError) error = NULL;
  FpExpression *expression = fp_expression_parse (text, &toy->scope, FP_TYPE_NOTHING, &error);

  g_test_message ("%s", text);
  g_assert_null (expression);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, words));
  g_assert_cmpuint (error->offset, ==, offset);
}

static void
test_that (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  FpState *s = toy->engine->state;
  FpAction *action = &s->actions[0];

  toy->scope.answers = TRUE;
  toy->scope.that = 0x3f;
  assert_nothing (toy, "that.who");
  assert_nothing (toy, "that.cards.value");
  toy->action = 0;
  s->head.n_actions = 1;
  *action = (FpAction){ .procedure = LOSE,
                        .who = 1,
                        .by = FP_NOBODY,
                        .cause = BOUT,
                        .from = 3,
                        .to = 1,
                        .word = 2,
                        .count = 1,
                        .zone = -1,
                        .card = TEN,
                        .source = FP_NO_CARD };
  assert_number (toy, "that.who = opponent", TRUE);
  assert_number (toy, "that.by = nobody", TRUE);
  assert_number (toy, "that.by != me", TRUE);
  assert_number (toy, "that.cause is bout", TRUE);
  assert_number (toy, "that.cause is (no-ships, lose)", FALSE);
  assert_number (toy, "that.role is straggler", TRUE);
  assert_number (toy, "that.cards is plan", TRUE);
  assert_items (toy, "that.cards", "0");
  assert_number (toy, "that.count", 1);
  assert_items (toy, "that.from", "3");
  assert_nothing (toy, "that.to"); /* the action has no planet */
  assert_number (toy, "that.ships", 1);
  assert_number (toy, "that.ships - 1", 0);
  assert_number (toy, "named(world).ships", 5); /* ships of orange, the subject of the line */
  assert_nothing (toy, "named(ten).ships");
  action->count = 9;
  assert_number (toy, "that.ships", 2); /* at most the ships that are there */
  action->count = 0;
  assert_nothing (toy, "that.ships");
  action->cause = DUEL_CAUSE_NO_SHIPS;
  assert_number (toy, "that.cause is no-ships", TRUE);
  action->card = FP_NO_CARD;
  fp_action_add_card (toy->engine, action, BLAST);
  fp_action_add_card (toy->engine, action, TWICE);
  assert_items (toy, "that.cards[it.face-up]", "1");
}

static void
test_that_mistakes (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  assert_mistake (toy, "that.who", 0, "no “that”");
  toy->scope.answers = TRUE;
  toy->scope.that = FP_THAT_COUNT;
  assert_mistake (toy, "that.cards", 5, "“cards”");
  assert_mistake (toy, "1 + that", 4, "that.who");
  assert_mistake (toy, "that = that", 0, "that.who");
  assert_mistake (toy, "that.card", 5, "card");
  assert_mistake (toy, "that.cause is piece", 14, "piece");
  fp_expression_free (parse (toy, "that.count > 2"));
}

static void
test_sets_and_secrets (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  FpState *s = toy->engine->state;

  bind (toy, "some", FP_TYPE_CARDS, 0, FALSE);
  bind (toy, "bet", FP_TYPE_PLAYERS, 0, TRUE);
  bind (toy, "least", FP_TYPE_NUMBER, 0, FALSE);
  bind (toy, "unbound", FP_TYPE_NUMBER, 0, FALSE);
  s->cards[HIDDEN].marks = 1U << (FP_MARK_SET + 2);
  s->cards[TEN].marks = 1U << (FP_MARK_SET + 2) | 1U << FP_MARK_SET;
  s->head.card_sets[2] = (FpCardSet){ .first = TEN, .n = 2 };
  toy->bound[0] = FP_VARIABLE_SET + 2;
  toy->bound[1] = (int16_t) fp_secret_seal (toy->engine, 0, 2, FP_TYPE_NUMBER);
  toy->bound[2] = -30000; /* the lowest number is still a number */
  assert_items (toy, "some", "0 3");
  assert_number (toy, "count(some)", 2);
  assert_number (toy, "bet = opponent", TRUE);
  assert_number (toy, "least", -30000);
  assert_nothing (toy, "unbound");
  assert_number (toy, "unbound = unbound or 3 > unbound", FALSE);
  toy->bound[0] = ENVOY;
  assert_items (toy, "some", "4");
  s->head.n_secrets = 0;
  assert_nothing (toy, "bet");
}

static void
test_counters (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  assert_mistake (toy, "ticks", 0, "ticks");
  assert_number (toy, "named(envoy).ticks", 3);
  assert_number (toy, "(shelf + pile).ticks", 3);
  assert_nothing (toy, "named(ten).ticks");
  assert_mistake (toy, "named(envoy).tocks", 13, "tocks");
  toy->scope.counters = toy->counters;
  assert_number (toy, "ticks + 1", 4);
  fp_counter_set (toy->engine, ENVOY, 0, 8);
  assert_number (toy, "ticks", 8);
}

static void
test_players (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  FpHead *head = &toy->engine->state->head;

  assert_number (toy, "others = opponent", TRUE);
  assert_nothing (toy, "winner");
  head->n_encounters = 1;
  head->encounters[0] = (FpEncounter){ .outcome = OUTCOME_WON, .winners = 1 << 1, .losers = 1 << 0 };
  assert_number (toy, "winner = opponent and loser = me", TRUE);
  head->encounters[0] = (FpEncounter){ .outcome = OUTCOME_LOST, .losers = 3 };
  assert_number (toy, "winner = nobody and loser = everyone", TRUE);
  toy->me = FP_NOBODY;
  assert_number (toy, "they in others", FALSE);
  assert_number (toy, "count(others)", 1);
}

static void
test_cards (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  FpState *s = toy->engine->state;

  assert_items (toy, "this.under", "");
  assert_number (toy, "any(this.under)", FALSE);
  assert_number (toy, "this.under.value = 93", FALSE);
  fp_zone_remove (s, BELOW);
  fp_zone_add_top (s, (uint16_t) fp_zone_under (toy->engine, ENVOY, TRUE), BELOW);
  assert_items (toy, "this.under", "5");
  assert_number (toy, "this.under.value = 93", TRUE);
  assert_number (toy, "this.under.owner = me", TRUE);
  assert_number (toy, "named(hidden).owner = opponent", TRUE);
  assert_nothing (toy, "named(blast).owner");
  assert_items (toy, "named(toys:ten)", "0");
  assert_number (toy, "this.deck is b", TRUE);
  assert_nothing (toy, "named(ten).deck");
  assert_items (toy, "halves(pile)", "2 3 4");
  assert_items (toy, "halves(opponent.hand)", "");
  assert_mistake (toy, "named(boys:ten)", 6, "boys:ten");
}

/* Both use the edition's value, which here reverses the printed order. A card without a value is
 * neither the highest nor the lowest. */
static void
test_extremes (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  assert_items (toy, "highest(me.hand + opponent.hand + pile)", "0");
  assert_items (toy, "lowest(me.hand + opponent.hand + pile)", "3");
  assert_items (toy, "lowest(pile)", "");
  toy->scope.rank = 2;
  assert_mistake (toy, "lowest(pile)", 7, "lowest");
  assert_mistake (toy, "pile.value", 5, "value");
}

static void
test_words (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *steps = fp_word_list (&edition, FP_WORD_LIST_STEP);
  g_autofree char *causes = fp_word_list (&edition, FP_WORD_LIST_CAUSE);
  g_autofree char *icons = fp_word_list (&edition, DUEL_WORDS_ICON);
  g_autoptr (FpExpression) word = fp_expression_parse_word (&edition, "straggler", FP_WORD_LIST_ROLE, NULL);
  g_autoptr (FpExpressionError) error = NULL;

  g_assert_cmpstr (steps, ==, "toss bout");
  g_assert_cmpstr (causes, ==, "ability no-ships empty-hand blasts toss bout lose use");
  g_assert_cmpstr (icons, ==, "blast shield recover");
  g_assert_cmpint (fp_word_number (&edition, "bout", FP_WORD_LIST_STEP), ==, BOUT);
  g_assert_cmpint (fp_word_number (&edition, "lose", FP_WORD_LIST_STEP), ==, 0);
  g_assert_cmpint (fp_word_number (&edition, "lose", FP_WORD_LIST_CAUSE), ==, LOSE);
  g_assert_cmpint (fp_word_number (&edition, "blasts", FP_WORD_LIST_CAUSE), ==, DUEL_CAUSE_BLAST);
  g_assert_cmpint (fp_word_number (&edition, "lower", DUEL_WORDS_BETTER), ==, DUEL_BETTER_LOWER);
  g_assert_cmpuint (fp_expression_words (word), ==, FP_WORD_LIST_ROLE);
  g_assert_null (fp_expression_parse_word (&edition, "leader-to-be", FP_WORD_LIST_ROLE, &error));
  g_assert_nonnull (error);
  assert_items (toy, "symbols", "1 2 3 4 5");
  assert_items (toy, "icons", "1 2 3");
}

static void
test_word_functions (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  bind (toy, "gone", FP_TYPE_WORD, DUEL_WORDS_DECK, FALSE);
  bind (toy, "charge", FP_TYPE_WORD, DUEL_WORDS_ICON, FALSE);
  toy->bound[0] = DUEL_ENVOY_DECK_A;
  toy->bound[1] = DUEL_ICON_BLAST;
  assert_items (toy, "envoy-deck(a)", "1 2");
  assert_items (toy, "envoy-deck(b)", "5");
  assert_items (toy, "envoy-deck(gone)", "1 2");
  assert_items (toy, "envoy-deck(this.deck)", "5");
  assert_nothing (toy, "envoy-deck(named(ten).deck)");
  assert_number (toy, "named(blast).icon = charge", TRUE);
  assert_mistake (toy, "named(blast).icon = gone", 18, "different lists");
  assert_mistake (toy, "envoy-deck(charge)", 11, "another list");
  assert_mistake (toy, "envoy-deck(d)", 11, "“d”");
  assert_mistake (toy, "count(3)", 0, "a number");
}

static void
test_hidden (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *text;
    const char *hidden; /* name that hides the value, or NULL if all of it is open */
  } rows[] = {
    { "me.hand.value", NULL },
    { "any(hand[value > 3])", NULL },
    { "count(opponent.hand) = 1", NULL },
    { "any(others.hand)", NULL },
    { "any(opponent.hand[not known])", NULL },
    { "any(opponent.hand[known and value > 3])", NULL },
    { "opponent.hand[known][value > 3].value", NULL },
    { "count(top(2, stack))", NULL },
    { "pile.value + count(stack)", NULL },
    { "any(shelf[holder = me])", NULL },
    { "this.under.value", NULL },
    { "others[any(hand)]", NULL },
    { "any(that.cards[it in opponent.hand and it.face-up])", NULL },
    { "that.cards is plan", NULL },
    { "any(opponent.hand[value > 3])", "hand" },
    { "opponent.hand.value", "hand" },
    { "opponent.hand is plan", "hand" },
    { "others[any(hand[value > 3])]", "hand" },
    { "any(opponent.hand[known or value > 3])", "hand" },
    { "this in opponent.hand", "hand" },
    { "top(1, stack).value", "stack" },
    { "count(lowest(stack))", "stack" },
    { "any(shelf[kind is envoy])", "shelf" },
    { "(pile + stack).value", "stack" },
    { "envoy-deck(a).value", "envoy-deck" },
    { "named(ten).under.value", "under" },
    { "named(ten).owner = opponent", "named" },
    { "tip = 3", "tip" },
  };

  toy->scope.answers = TRUE;
  toy->scope.that = FP_THAT_CARDS;
  bind (toy, "bid", FP_TYPE_NUMBER, 0, FALSE);
  bind (toy, "tip", FP_TYPE_NUMBER, 0, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (FpExpression) expression = parse (toy, rows[i].text);

      g_assert_cmpstr (fp_expression_hidden_name (expression, 0), ==, rows[i].hidden);
      g_assert_cmpint (fp_expression_hidden (expression), ==, rows[i].hidden != NULL);
    }
}

static void
test_hidden_names (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (FpExpression) expression = parse (toy, "opponent.hand.value = stack.value + opponent.hand.value");

  g_assert_cmpstr (fp_expression_hidden_name (expression, 0), ==, "hand");
  g_assert_cmpstr (fp_expression_hidden_name (expression, 1), ==, "stack");
  g_assert_null (fp_expression_hidden_name (expression, 2));
}

/* The names by which a set to choose from shows cards that its chooser can't see. */
static void
test_sifting_names (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *text;
    guint chooser;
    const char *hidden; /* name that decides on the members, or NULL if the chooser sees all */
  } rows[] = {
    { "hand[value > 3]", FP_CHOOSER_THEY, NULL },
    { "hand[value > highest(hand).value]", FP_CHOOSER_THEY, NULL },
    { "opponent.hand", FP_CHOOSER_THEY, NULL },
    { "opponent.hand + hand", FP_CHOOSER_THEY, NULL },
    { "top(2, stack)", FP_CHOOSER_THEY, NULL },
    { "others[any(hand)]", FP_CHOOSER_THEY, NULL },
    { "pile[value > 3]", 0, NULL },
    { "opponent.hand[known and value > 3]", FP_CHOOSER_ME, NULL },
    { "opponent.hand[it in drawn]", FP_CHOOSER_THEY, NULL },
    { "1..count(opponent.hand)", FP_CHOOSER_THEY, NULL },
    { "hand[value > 3]", 0, "hand" },
    { "me.hand[value > 3]", FP_CHOOSER_THEY, "hand" },
    { "hand[value > highest(opponent.hand).value]", FP_CHOOSER_THEY, "hand" },
    { "opponent.hand[value > 3]", FP_CHOOSER_ME | FP_CHOOSER_THEY, "hand" },
    { "opponent.hand[known]", FP_CHOOSER_THEY, "hand" },
    { "highest(opponent.hand)", FP_CHOOSER_ME | FP_CHOOSER_THEY, "hand" },
    { "others[any(hand[value > 3])]", FP_CHOOSER_ME, "hand" },
    { "hand - highest(opponent.hand)", FP_CHOOSER_THEY, "hand" },
    { "opponent.hand - named(ten)", FP_CHOOSER_THEY, "hand" },
    { "named(ten) + stack", FP_CHOOSER_THEY, "stack" },
    { "top(stack.value, pile)", FP_CHOOSER_THEY, "stack" },
    { "1..count(stack[value > 3])", FP_CHOOSER_THEY, "stack" },
    { "hand[value > drawn.value]", FP_CHOOSER_THEY, "drawn" },
    { "hand[value > tip]", FP_CHOOSER_THEY, "tip" },
  };
  FpVariable drawn = { .name = g_strdup ("drawn"), .type = FP_TYPE_CARDS, .slot = 5, .many = TRUE, .own = TRUE };

  bind (toy, "tip", FP_TYPE_NUMBER, 0, TRUE);
  g_array_append_val (toy->variables, drawn);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (FpExpression) expression = parse (toy, rows[i].text);
      g_autoptr (GPtrArray) hidden = fp_expression_sifting_names (expression, &toy->scope, rows[i].chooser, 1);

      g_test_message ("%s", rows[i].text);
      g_assert_cmpstr (hidden != NULL ? g_ptr_array_index (hidden, 0) : NULL, ==, rows[i].hidden);
    }
}

static uint64_t
digest_of (Toy *toy, const char *text)
{
  g_autoptr (FpExpression) expression = parse (toy, text);

  return fp_expression_digest (expression, 1);
}

/* The digest follows the meaning of an expression, not its spelling. */
static void
test_digest (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  toy->scope.counters = toy->counters;
  toy->scope.answers = TRUE;
  toy->scope.that = FP_THAT_FROM | FP_THAT_TO | FP_THAT_COUNT;
  g_assert_cmpuint (digest_of (toy, "that.from"), !=, digest_of (toy, "that.to"));
  g_assert_cmpuint (digest_of (toy, "ticks"), !=, digest_of (toy, "that.count"));
  g_assert_cmpuint (digest_of (toy, "ticks"), !=, digest_of (toy, "0"));
  g_assert_cmpuint (digest_of (toy, "named(ten)"), !=, digest_of (toy, "named(blast)"));
  g_assert_cmpuint (digest_of (toy, "named(ten)"), ==, digest_of (toy, "named( toys:ten )"));
  g_assert_cmpuint (digest_of (toy, "halves(pile)"), !=, digest_of (toy, "highest(pile)"));
}

/* A name that doesn't say what it reads may read anything. */
static void
test_inputs (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  const uint64_t hands = fp_changed_zone (HAND_0) | fp_changed_zone (HAND_1);
  const struct
  {
    const char *text;
    uint64_t inputs;
  } rows[] = {
    { "1 + 2 < 4", 0 },
    { "ticks = 0", FP_CHANGED_MEMORY },
    { "count(opponent.hand) = 1", hands },
    { "any(me.hand[not known or printed = 20])", hands },
    { "ticks = 0 and any(me.hand)", FP_CHANGED_MEMORY | hands },
    { "any(me.hand[value = 20])", FP_CHANGED_OTHER },
    { "any(pile)", FP_CHANGED_OTHER },
    { "any(shelf)", fp_changed_zone (SHELF) },
    { "any(top(1, opponent.hand))", FP_CHANGED_OTHER },
  };

  toy->scope.counters = toy->counters;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (FpExpression) expression = parse (toy, rows[i].text);
      uint64_t inputs = fp_expression_inputs (expression, toy->engine);

      g_assert_cmphex (inputs & FP_CHANGED_OTHER, ==, rows[i].inputs & FP_CHANGED_OTHER);
      if (!(inputs & FP_CHANGED_OTHER))
        g_assert_cmphex (inputs, ==, rows[i].inputs);
    }
}

/* Each change of cards, or of what is remembered of them, leaves its mark. */
static void
test_changes (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  FpHead *head = &toy->engine->state->head;

  head->changed = 0;
  fp_zone_remove (toy->engine->state, HIDDEN);
  fp_zone_add_top (toy->engine->state, HAND_0, HIDDEN);
  g_assert_cmphex (head->changed, ==, fp_changed_zone (HAND_0) | fp_changed_zone (HAND_1));
  head->changed = 0;
  fp_turn_card (toy->engine, HIDDEN, FP_FACE_DOWN);
  g_assert_cmphex (head->changed, ==, fp_changed_zone (HAND_0));
  head->changed = 0;
  fp_card_known_to (toy->engine->state, HIDDEN, 1);
  g_assert_cmphex (head->changed, ==, fp_changed_zone (HAND_0));
  head->changed = 0;
  fp_counter_set (toy->engine, ENVOY, 0, 2);
  g_assert_cmphex (head->changed, ==, FP_CHANGED_MEMORY);
  head->changed = 0;
  fp_memory_end (toy->engine, 0);
  g_assert_cmphex (head->changed, ==, FP_CHANGED_MEMORY);
}

/* One look hides no change from another. */
static void
test_looks (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  FpHead *head = &toy->engine->state->head;

  g_assert_false (fp_card_inputs_same (toy->engine));
  /* No effect modifies the query. */
  head->looks[FP_LOOK_CARDS].effects = fp_effect_index (toy->engine)->signature;
  head->changed = fp_changed_zone (SHELF);
  fp_card_inputs_seen (toy->engine, 0, toy->engine->work_done);
  g_assert_cmphex (head->looks[FP_LOOK_STATE].missed & fp_changed_zone (SHELF), !=, 0);
  g_assert_true (fp_card_inputs_same (toy->engine));
  head->looks[FP_LOOK_CARDS].inputs = fp_changed_zone (SHELF);
  g_assert_true (fp_card_inputs_same (toy->engine));
  head->changed = fp_changed_zone (SHELF);
  g_assert_false (fp_card_inputs_same (toy->engine));
  head->changed = 0;
  g_assert_true (fp_card_inputs_same (toy->engine));
  fp_card_inputs_forget (toy->engine);
  g_assert_false (fp_card_inputs_same (toy->engine));
}

/* Each form of typed code, beside what its nodes give: “checking” compares them. */
static void
test_typed_code (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  bind (toy, "many", FP_TYPE_NUMBER, FP_WORD_LIST_NONE, FALSE);
  bind (toy, "none", FP_TYPE_NUMBER, FP_WORD_LIST_NONE, FALSE);
  bind (toy, "sure", FP_TYPE_YES_NO, FP_WORD_LIST_NONE, FALSE);
  bind (toy, "sign", FP_TYPE_WORD, DUEL_WORDS_ICON, FALSE);
  toy->bound[0] = 4;
  toy->bound[2] = 1;
  toy->bound[3] = DUEL_ICON_BLAST;
  toy->scope.counters = toy->counters;
  assert_number (toy, "ticks = 3 and many != 3 and 4 >= many and many < 5", TRUE);
  assert_number (toy, "none = 4 or none != 4 or none < 4 or 4 <= none", FALSE);
  assert_number (toy, "not (none = 4)", TRUE);
  assert_number (toy, "none + many - 1", 3);
  assert_number (toy, "sure and not (sure = no)", TRUE);
  assert_number (toy, "even(many) and odd(3) and prime(3) and not even(none) and not odd(none)", TRUE);
  assert_number (toy, "count(everyone) = 2 and any(others) and not any(nobody)", TRUE);
  assert_number (toy, "count(pile) + count(me.hand) + count(everyone.hand)", 5);
  assert_number (toy, "any(pile[printed > 5])", FALSE);
  assert_items (toy, "top(1, opponent.hand)", "3");
  assert_items (toy, "top(none, opponent.hand)", "");
  assert_number (toy, "named(ten).printed + named(hidden).printed", 40);
  assert_number (toy, "(pile + hand).printed", 10);
  assert_number (toy, "me in others or they in nobody", FALSE);
  assert_number (toy, "they in me and nobody in me", FALSE);
  assert_number (toy, "this.kind is envoy", TRUE);
  assert_number (toy, "sign is blast and not sign is shield", TRUE);
  toy->bound[3] = DUEL_ICON_BLAST + 64; /* no word: more than bits of a mask */
  assert_number (toy, "sign is blast", FALSE);
  assert_number (toy, "-many + 10", 6);
  assert_nothing (toy, "-none");
  assert_number (toy, "3 in 2..many and not 1 in 2..many and not none in 0..9", TRUE);
  assert_items (toy, "pile[it in shelf + pile]", "1 2");
  assert_items (toy, "(pile + hand)[not it in pile]", "0");
  assert_items (toy, "pile[it in top(0, pile)]", "");
  assert_number (toy, "count(everyone[any(hand)])", 2);
  assert_number (toy, "everyone[any(hand[printed = 30])] = opponent", TRUE);
  toy->me = FP_NOBODY;
  assert_nothing (toy, "me");
  assert_number (toy, "me = opponent or me in everyone or count(me) > 0", FALSE);
}

/* An evaluation that needs too much work gives nothing, as a whole. */
static void
test_too_much_work (Toy *toy, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  g_autoptr (FpExpression) four = parse (toy, "not (1 = 2)"), one = parse (toy, "me");
  FpContext context = context_of (toy, scratch);
  FpEngine *engine = toy->engine;
  FpValue value;

  engine->overworked = FP_NO_CARD;
  fp_engine_begin_work (engine);
  engine->work = engine->work_limit - 3;
  g_assert_true (fp_expression_true (four, &context));
  g_assert_cmpuint (engine->overworked, ==, FP_NO_CARD);
  engine->work = engine->work_limit - 2;
  g_assert_false (fp_expression_true (four, &context));
  g_assert_cmpuint (engine->overworked, ==, ENVOY);
  g_assert_cmpuint (fp_expression_players (one, &context), ==, 0);
  fp_expression_eval (one, &context, &value);
  g_assert_cmpuint (value.type, ==, FP_TYPE_NOTHING);
  fp_engine_end_work (engine);
  g_assert_cmpuint (fp_expression_players (one, &context), ==, 1);
}

#define ADD(path, function) g_test_add (path, Toy, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/expression-rules/that", test_that);
  ADD ("/expression-rules/that-mistakes", test_that_mistakes);
  ADD ("/expression-rules/sets-and-secrets", test_sets_and_secrets);
  ADD ("/expression-rules/counters", test_counters);
  ADD ("/expression-rules/players", test_players);
  ADD ("/expression-rules/cards", test_cards);
  ADD ("/expression-rules/extremes", test_extremes);
  ADD ("/expression-rules/words", test_words);
  ADD ("/expression-rules/word-functions", test_word_functions);
  ADD ("/expression-rules/hidden", test_hidden);
  ADD ("/expression-rules/hidden-names", test_hidden_names);
  ADD ("/expression-rules/sifting-names", test_sifting_names);
  ADD ("/expression-rules/digest", test_digest);
  ADD ("/expression-rules/inputs", test_inputs);
  ADD ("/expression-rules/looks", test_looks);
  ADD ("/expression-rules/changes", test_changes);
  ADD ("/expression-rules/typed-code", test_typed_code);
  ADD ("/expression-rules/too-much-work", test_too_much_work);
  return g_test_run ();
}
