/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of an edition with kinds of cards, fields, words, encounters and verbs of its own, which
 * only its tables name. */
#include "set-files.h"

#include "engine/program/fp-program.h"
#include "engine/runner/fp-engine.h"

enum
{
  GAME = FP_N_MACHINE_PROCEDURES,
  DEAL,
  HUNT,
  STALK,
  POUNCE,
  TAKE,
  DROP,
  PAY,
  MOVE,
  N_PROCEDURES,
};

enum
{
  KIND_NONE,
  KIND_BEAST,
  KIND_RELIC,
  KIND_SPIRIT, /* belongs to a beast, in two parts */
  N_KINDS,
};

enum
{
  HUNT_ENCOUNTER = 1,
  N_ENCOUNTERS,
};

enum
{
  HAND,
  LAIR,
  PILE,
  N_ZONES,
};

enum
{
  FIELD_STRENGTH,
  FIELD_ELEMENT,
  FIELD_AGE,
};

enum
{
  QUERY_HOUR,
  QUERY_FIERCE,
  N_QUERIES,
};

/* --- Tables --- */

static const char *const elements[] = { "fire", "water", "air" };
static const FpWordListDef word_lists[] = {
  { "element", elements, G_N_ELEMENTS (elements), .chosen = TRUE, .looped = TRUE },
};

static const FpField of_beast[] = {
  { "strength", FIELD_STRENGTH, .least = 1, .most = 12 },
  { "element", FIELD_ELEMENT, FP_WORD_LIST_OWN, &word_lists[0] },
  { NULL },
};
static const char *const groups[] = { "1", "2", "herd" };
static const FpWordListDef first_game = { "first-game", groups, G_N_ELEMENTS (groups) };
static const FpField marks_of_beast[] = {
  { "price", FP_MARK_VALUE, .optional = TRUE },
  { "first-game", FP_MARK_FIRST_GAME, .list = &first_game, .optional = TRUE, .several = TRUE },
  { NULL },
};
static const FpField of_relic[] = { { "age", FIELD_AGE }, { NULL } };

static const FpField marks_of_spirit[] = { { "beast", FP_MARK_CARD, .of_kind = KIND_BEAST }, { NULL } };

static const FpKindDef kinds[N_KINDS] = {
  [KIND_BEAST] = { "beast", FP_KIND_OWNED | FP_KIND_IN_HAND, of_beast, marks_of_beast },
  [KIND_RELIC] = { "relic", FP_KIND_EARLY, of_relic, .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN },
  [KIND_SPIRIT] = { "spirit", FP_KIND_OWNED | FP_KIND_IN_HAND | FP_KIND_PARTS, .marks = marks_of_spirit,
                    .written = FP_WRITTEN_UNNAMED },
};

#define IN_HUNT 1 << HUNT_ENCOUNTER
static const FpProcedureDef procedures[N_PROCEDURES] = {
  FP_MACHINE_PROCEDURES,
  [GAME] = { .id = "game", .kind = FP_PROCEDURE_WHOLE },
  [DEAL] = { .id = "deal", .kind = FP_PROCEDURE_STEP },
  [HUNT] = { .id = "hunt", .kind = FP_PROCEDURE_WHOLE },
  [STALK] = { .id = "stalk", .kind = FP_PROCEDURE_STEP, .in = IN_HUNT },
  [POUNCE] = { .id = "pounce", .kind = FP_PROCEDURE_STEP, .in = IN_HUNT },
  [TAKE] = { .id = "take", .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_CARDS },
  [DROP] = { .id = "drop", .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_CARDS },
  [PAY] = { .id = "bribe", .kind = FP_PROCEDURE_ACTION },
  [MOVE] = { .id = "move", .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_CARDS },
};

static const uint8_t steps[] = { STALK, POUNCE };
static const FpEncounterDef encounters[N_ENCOUNTERS] = {
  [HUNT_ENCOUNTER] = { "hunt", HUNT, FALSE, "noise", steps, G_N_ELEMENTS (steps) },
};

static const FpQueryDef queries[N_QUERIES] = {
  [QUERY_HOUR] = { "hour", FP_TYPE_PLAYERS, FP_TYPE_WORD, FP_WORD_LIST_STEP },
  [QUERY_FIERCE] = { "fierce", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
};

#define OF_CARDS .amount_kind = FP_AMOUNT_CARDS, .set = FP_TYPE_CARDS
static const FpVerb verbs[] = {
  { .id = "take", .action = TAKE, OF_CARDS, .attributes = FP_ATTRIBUTE_WHO },
  { .id = "drop", .action = DROP, OF_CARDS, .attributes = FP_ATTRIBUTE_WHO },
  { .id = "bribe",
    .action = PAY,
    .amount_kind = FP_AMOUNT_CARDS,
    .example = "lair",
    .needs_set = TRUE,
    .set = FP_TYPE_CARDS,
    .attributes = FP_ATTRIBUTE_WHO },
  { .id = "move",
    .action = MOVE,
    OF_CARDS,
    .needs_set = TRUE,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO },
};

static void
get_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  io->type = FP_TYPE_ZONE;
  io->number = zone;
}

static void
get_strength (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = fp_engine_def (c->engine, (uint16_t) io->number)->field[FIELD_STRENGTH];
  io->type = FP_TYPE_NUMBER;
}

static const FpNameDef names[] = {
  { .name = "hand", .of = FP_TYPE_PLAYERS, .bare = TRUE, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = HAND },
  { .name = "lair", .of = FP_TYPE_PLAYERS, .bare = TRUE, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = LAIR },
  { .name = "pile", .of = FP_TYPE_PLAYERS, .bare = TRUE, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = PILE },
  { .name = "beasts", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = PILE, .ends_if_empty = TRUE },
  { .name = "elements",
    .gives = FP_TYPE_WORD,
    .words = FP_WORD_LIST_OWN,
    .get = fp_get_words,
    .arg = G_N_ELEMENTS (elements) + 1 },
  { .name = "strength", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_strength },
  { .name = NULL },
};

static const FpZoneDef zones[N_ZONES] = {
  [HAND] = { "hand", 0, FP_VISIBLE_TO_OWNER },
  [LAIR] = { "lair", 0, FP_VISIBLE_TO_OWNER },
  [PILE] = { "pile", FP_NOBODY, FP_VISIBLE_TO_ALL },
};

static const FpOpenedNames opened[] = { { STALK, "lair" } };
static const FpMoveName moves[] = { { FALSE, "hand", "pile", "drop" } };
static const FpStepRange ranges[] = { { QUERY_HOUR, HUNT_ENCOUNTER, POUNCE, POUNCE, "no hour strikes" } };
static const uint8_t setup[] = { DEAL };
static const char *const times[] = { "day", "night" };
static const FpWordListDef parts = { "time", times, G_N_ELEMENTS (times) };
static const uint8_t order[] = { KIND_RELIC, KIND_BEAST, KIND_SPIRIT };
static const FpEditionSets sets = {
  .kinds = order,
  .opened = opened,
  .n_opened = G_N_ELEMENTS (opened),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .ranges = ranges,
  .n_ranges = G_N_ELEMENTS (ranges),
  .sheets_in_play = DEAL,
  .roles_given = DEAL,
  .query = QUERY_FIERCE,
  .parts = &parts,
};

static const char *const seat_ids[] = { "red", "green", "violet" };
static const FpRoleDef roles[] = { { "hunter", 1 << 0 }, { "beater", 1 << 1 | 1 << 2 }, { "not-hunter", 0xfffe } };

static const FpEdition edition = {
  .id = "wild",
  .least_seats = 3,
  .most_seats = 3,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = N_PROCEDURES,
  .kinds = kinds,
  .n_kinds = N_KINDS,
  .word_lists = word_lists,
  .n_word_lists = G_N_ELEMENTS (word_lists),
  .encounters = encounters,
  .n_encounters = N_ENCOUNTERS,
  .queries = queries,
  .n_queries = N_QUERIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .names = names,
  .zones = zones,
  .n_zones = N_ZONES,
  .roles = roles,
  .n_roles = G_N_ELEMENTS (roles),
  .sets = &sets,
  .setup = { setup, G_N_ELEMENTS (setup) },
};

/* --- Sets --- */

#define BEAST(inside) "<beast id='ant' strength='3' element='water'><name>Ant</name>" inside "</beast>"
#define ABILITY(attributes, rule) "<ability id='bite'" attributes "><text>Bites.</text>" rule "</ability>"
/* Reads what “lair” hides until the step “stalk” is over. */
#define IF_STRONG(when) \
  "<trigger " when "='stalk' if='any (opponent.lair[strength = 3])' may='yes'><take cards='1'/></trigger>"
#define PROGRAM(lines) BEAST (ABILITY ("", "<trigger after='hunt'>" lines "</trigger>"))

static Loaded
load (const char *cards)
{
  g_autofree char *text = g_strdup_printf ("<set xmlns='https://fifthplanet.github.io/ns/set/2' id='wild' "
                                           "edition='wild' version='1'>%s</set>",
                                           cards);

  return load_texts_of (&edition, (const char *const[]){ text, NULL });
}

static void
test_fields (void)
{
  g_auto (Loaded) loaded = load ("<relic id='cup' age='-40' copies='3'/>"
                                 "<beast id='ant' strength='3' element='water' price='7' first-game='herd 1'>"
                                 "<name>Ant</name></beast>"
                                 "<beast id='bee' strength='12' element='fire'><name>Bee</name></beast>");
  const FpCardDef *cup, *ant, *bee;

  assert_loaded (&loaded);
  cup = fp_catalog_card (loaded.catalog, 0);
  ant = fp_catalog_card (loaded.catalog, 1);
  bee = fp_catalog_card (loaded.catalog, 2);
  g_assert_cmpint (cup->kind, ==, KIND_RELIC);
  g_assert_cmpint (cup->field[FIELD_AGE], ==, -40);
  g_assert_cmpint (cup->copies, ==, 3);
  g_assert_cmpint (ant->kind, ==, KIND_BEAST);
  g_assert_cmpint (ant->field[FIELD_STRENGTH], ==, 3);
  g_assert_cmpint (ant->field[FIELD_ELEMENT], ==, 2);
  g_assert_cmpint (ant->value, ==, 7);
  g_assert_cmpstr (fp_card_word (ant, "element"), ==, "water");
  g_assert_cmpint (bee->value, ==, 0);
  g_assert_cmpint (ant->first_game, ==, 1 << 0 | 1 << 2);
  g_assert_cmpint (bee->first_game, ==, 0);
  g_assert_cmpint (ant->complexity, ==, 0);
  g_assert_cmpint (bee->field[FIELD_STRENGTH], ==, 12);
}

/* A field, a word of its list, a role and an encounter mean what the tables say. */
static void
test_ability (void)
{
  g_auto (Loaded) loaded = load (BEAST (ABILITY (" in='hunt' role='hunter beater'",
                                                 "<trigger before='pounce' if='count (me.hand) = 2'>"
                                                 "<choose as='one' from='elements'/>"
                                                 "<foreach element='each' from='elements'><if cond='each = one'/>"
                                                 "<hunt noise='count (me.hand)'/></foreach></trigger>"
                                                 "<modify what='fierce' add='2'/>")));
  const FpRule *trigger, *modify;
  const FpInstruction *in;

  assert_loaded (&loaded);
  trigger = fp_catalog_rule (loaded.catalog, 0);
  modify = fp_catalog_rule (loaded.catalog, 1);
  g_assert_cmpint (trigger->in, ==, 1 << HUNT_ENCOUNTER);
  g_assert_cmpint (trigger->role, ==, 1 << 0 | 1 << 1);
  g_assert_cmpint (trigger->role_mask, ==, 1 << 0 | 1 << 1 | 1 << 2);
  g_assert_true (trigger->actions[0] == 1ULL << POUNCE);
  g_assert_cmpint (modify->query, ==, QUERY_FIERCE);
  in = instruction_of (&loaded, trigger->code);
  while (in->op != FP_OP_ENCOUNTER && in->op != FP_OP_END)
    in++;
  g_assert_cmpint (in->encounter, ==, HUNT_ENCOUNTER);
  g_assert_cmpint (in->set, ==, -1);
  g_assert_cmpstr (text_of (&loaded, in->number), ==, "count (me.hand)");
}

static void
test_opened (void)
{
  g_auto (Loaded) loaded = load (BEAST (ABILITY ("", IF_STRONG ("after"))));

  assert_loaded (&loaded);
}

/* An empty choice from a set that the tables name ends the program. */
static void
test_choices (void)
{
  g_auto (Loaded) loaded = load (PROGRAM ("<choose as='a' from='beasts'/><choose as='b' from='hand'/>"
                                          "<if cond='a = b'/><take cards='1'/>"));

  assert_loaded (&loaded);
  g_assert_cmpint (instruction_of (&loaded, 0)->ends_if_empty, ==, 1);
  g_assert_cmpint (instruction_of (&loaded, 1)->ends_if_empty, ==, 0);
}

#define RULE "<given name='prey' to='1'/><trigger after='hunt'><take cards='prey'/></trigger>"
#define HUNTER(rule) BEAST (ABILITY ("", rule))
#define SPIRIT(time, rule) "<spirit id='owl' beast='wild:ant'>" ABILITY (time, rule) "</spirit>"
#define NIGHT(rule) SPIRIT (" time='night'", rule)
#define STARTS(inside) "<trigger after='stalk'><start ability='bite'>" inside "</start></trigger>"

/* A card that belongs to another one says in which part its abilities stand, and starts an ability
 * of the other card, which may be compiled later. */
static void
test_belongings (void)
{
  g_auto (Loaded) loaded = load (NIGHT (STARTS ("<with name='prey' to='2'/>")) HUNTER (RULE));
  const FpCardDef *owl, *ant;
  const FpInstruction *start, *with;
  const FpRule *rule;

  assert_loaded (&loaded);
  owl = fp_catalog_card (loaded.catalog, 0);
  ant = fp_catalog_card (loaded.catalog, 1);
  g_assert_cmpint (owl->belongs_to, ==, 2);
  g_assert_true (ant->has_belongings);
  g_assert_false (owl->has_belongings);
  g_assert_cmpint (g_array_index (owl->abilities, FpAbilityDef, 0).where, ==, FP_N_WHERES + 1);
  rule = fp_catalog_rule (loaded.catalog, g_array_index (owl->abilities, FpAbilityDef, 0).first_rule);
  with = instruction_of (&loaded, rule->code + 1);
  start = instruction_of (&loaded, rule->code + 2);
  g_assert_cmpint (with->op, ==, FP_OP_WITH);
  g_assert_cmpint (start->op, ==, FP_OP_START);
  g_assert_cmpint (start->first_rule, ==, g_array_index (ant->abilities, FpAbilityDef, 0).first_rule);
  g_assert_cmpint (rule->starts, ==, start->first_rule + 1);
  g_assert_cmpint (instruction_of (&loaded, with->target)->op, ==, FP_OP_GIVEN);
}

/* Each mistake is found, and the nearest word or all words of this edition are named. */
static void
test_words (void)
{
  static const struct
  {
    const char *cards, *complaint;
  } wrong[] = {
    { "<envoy id='ant'><name>A</name></envoy>",
      "unknown element <envoy>; expected <name>, <relic>, <beast> or <spirit>" },
    { "<beast id='a' strength='1' element='fire' first-game='1 3'><name>A</name></beast>",
      "“3” can't stand in “first-game”; expected “1”, “2” or “herd”" },
    { "<relic id='cup' age='1' aeg='2'/>", "unknown attribute “aeg” of <relic>; did you mean “age”?" },
    { "<relic id='cup' age='1' deck='a'/>",
      "unknown attribute “deck” of <relic>; expected “id”, “origin”, “copies”, “replaces”, “formerly” or “age”" },
    { "<relic id='cup' age='1'><text>T</text></relic>",
      "<relic> has a text but nothing that does what it says; expected no <text>" },
    { "<beast id='a' strenght='1' element='fire'><name>A</name></beast>",
      "unknown attribute “strenght” of <beast>; did you mean “strength”?" },
    { "<beast id='a' strength='13' element='fire'><name>A</name></beast>",
      "“strength” is out of range: 13; expected 1 to 12" },
    { "<beast id='a' strength='1' element='fir'><name>A</name></beast>",
      "“fir” can't stand in “element”; did you mean “fire”?" },
    { BEAST (ABILITY (" in='duel'", "<modify what='fierce' add='1'/>")),
      "“duel” can't stand in “in”; expected “hunt”" },
    { BEAST (ABILITY ("", "<modify what='' add='1'/>")),
      "“what” is empty; expected what is modified, such as “fierce”" },
    { BEAST (ABILITY ("", "<trigger after='deal'><take cards='1'/></trigger>")),
      "this card is not in play yet when that comes; expected a moment of the game" },
    { BEAST (ABILITY ("", "<modify what='hour' to='stalk'/>")),
      "no hour strikes at “stalk”; expected a step from “pounce” to “pounce”" },
    { BEAST (ABILITY ("", IF_STRONG ("before"))),
      "who is asked would show what “lair” hides; expected a condition on what that player can see" },
    { PROGRAM ("<move cards='1 of hand' to='pile'/>"), "there is a word for this <move>; write <drop>" },
    { PROGRAM ("<bribe cards='1'/>"), "“1” doesn't say of what; expected an amount such as “1 of lair”" },
    { PROGRAM ("<bribe beasts='1 of lair'/>"), "unknown attribute “beasts” of <bribe>; expected “who” or “cards”" },
    { PROGRAM ("<contest/>"), "unknown element <contest>; expected " },
    { PROGRAM ("<foreach from='elements'><take cards='1'/></foreach>"),
      "<foreach> doesn't say of what; expected card=\"…\", planet=\"…\" or element=\"…\"" },
    { NIGHT (RULE), "there is no card “wild:ant”; expected SET:CARD of a set that is loaded too" },
    { HUNTER (RULE) "<spirit id='owl' beast='wild:owl'>" ABILITY (" time='day'", RULE) "</spirit>",
      "“wild:owl” is a card of another kind: <spirit>; expected <beast>" },
    { HUNTER (RULE) SPIRIT ("", RULE),
      "<ability> doesn't say in which part of the card it stands; expected time=\"…\"" },
    { HUNTER (RULE) SPIRIT (" time='noon'", RULE), "“noon” can't stand in “time”; expected “day” or “night”" },
    { HUNTER (RULE) SPIRIT (" time='day' where='hand'", RULE), "“where” can't stand beside “time”" },
    { BEAST (ABILITY (" time='day'", RULE)), "this card has no parts; expected no “time”" },
    { HUNTER (RULE) NIGHT ("<trigger after='stalk'><start ability='byte'/></trigger>"),
      "“ant” has no ability “byte”; expected one of its abilities" },
    { HUNTER (RULE) NIGHT (STARTS ("<with name='pray' to='2'/>")),
      "the ability gives no name “pray”; expected one that is <given> there" },
    { HUNTER (RULE) NIGHT (STARTS ("<with name='prey' to='me'/>")),
      "“prey” holds another kind of thing there; expected the same kind" },
    { HUNTER (RULE) NIGHT ("<replace what='take'><start ability='bite'/></replace>"),
      "the ability “bite” can't be started here; expected one that is one <replace>" },
    { HUNTER (RULE "<trigger after='stalk'><take cards='prey'/></trigger>"),
      "an ability with <given> is started as a whole; expected one <trigger> or <replace>" },
    { BEAST (ABILITY ("", STARTS (""))), "this card belongs to no other one" },
    { PROGRAM ("<foreach symbol='s' from='elements'><take cards='1'/></foreach>"),
      "unknown attribute “symbol” of <foreach>; expected “card”, “planet”, “element” or “from”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_auto (Loaded) loaded = load (wrong[i].cards);
      g_autofree char *problems = format_problems (&loaded);

      g_test_message ("%s\n%s", wrong[i].cards, problems);
      g_assert_null (loaded.catalog);
      g_assert_nonnull (strstr (problems, wrong[i].complaint));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/other-edition/fields", test_fields);
  g_test_add_func ("/library/other-edition/ability", test_ability);
  g_test_add_func ("/library/other-edition/opened", test_opened);
  g_test_add_func ("/library/other-edition/choices", test_choices);
  g_test_add_func ("/library/other-edition/belongings", test_belongings);
  g_test_add_func ("/library/other-edition/words", test_words);
  return g_test_run ();
}
