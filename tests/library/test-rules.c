/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Abilities: they become the rules and programs that fp-catalog.h and fp-program.h promise. */
#include "set-files.h"

#include "editions/duel/fp-duel.h"
#include "engine/program/fp-program.h"

/* ALIEN: an alien with @inside. ABILITY: an alien whose ability has the attributes @about and
 * @rules. */
#define ALIEN(inside) "<alien id='a' complexity='green'><name>A</name>" inside "</alien>"
#define ABILITY(about, rules) ALIEN ("<ability id='b'" about "><text>T</text>" rules "</ability>")

static const FpRule *
rule (const Loaded *loaded, guint index)
{
  return fp_catalog_rule (loaded->catalog, index);
}

static Loaded
load (const char *cards)
{
  Loaded loaded = load_cards (cards);

  assert_loaded (&loaded);
  return loaded;
}

static void
assert_ops (const Loaded *loaded, int first, const FpOp *ops, guint n)
{
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (instruction_of (loaded, first + (int) i)->op, ==, ops[i]);
}

#define ASSERT_OPS(loaded, first, ...) \
  assert_ops (loaded, first, (const FpOp[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const FpOp[]){ __VA_ARGS__ })))

static gboolean
listens_to (const FpRule *of, const char *moment)
{
  const FpEdition *edition = fp_duel_edition ();

  FP_EACH_PROCEDURE (edition, i)
    if (g_strcmp0 (edition->procedures[i].id, moment) == 0 && (of->actions[i / 64] >> i % 64 & 1) != 0)
      return TRUE;
  return FALSE;
}

static guint
n_moments (const FpRule *of)
{
  guint n = 0;

  for (guint i = 0; i < 128; i++)
    n += (of->actions[i / 64] >> i % 64 & 1) != 0;
  return n;
}

/* Attributes of an ability hold for all of its rules. */
static void
test_ability (void)
{
  g_auto (Loaded) loaded = load (ABILITY (" in='duel' role='leader' limit='destiny' if='me.supply > 3'",
                                          "<trigger after='reveal-plans draw' may='yes'><win/></trigger>"
                                          "<modify what='clout' add='1' at-most='9'/>"));
  const FpAbilityDef *ability = fp_catalog_ability (loaded.catalog, 0);
  const FpRule *first = rule (&loaded, 0), *second = rule (&loaded, 1);

  g_assert_cmpuint (loaded.catalog->abilities->len, ==, 1);
  g_assert_cmpuint (ability->first_rule, ==, 0);
  g_assert_cmpuint (ability->n_rules, ==, 3);
  g_assert_cmpuint (ability->limit, ==, FP_LIMIT_TURN);
  g_assert_cmpuint (ability->in, ==, 1 << fp_edition_encounter (fp_duel_edition (), "duel"));
  g_assert_cmpuint (first->kind, ==, FP_RULE_TRIGGER);
  g_assert_cmpuint (first->when, ==, FP_WHEN_AFTER);
  g_assert_cmpuint (first->may, ==, 1);
  g_assert_cmpuint (first->in, ==, 1 << fp_edition_encounter (fp_duel_edition (), "duel"));
  g_assert_cmpuint (first->role, ==, 1);
  g_assert_cmpint (first->ability, ==, 0);
  g_assert_cmpstr (text_of (&loaded, first->ability_cond), ==, "me.supply > 3");
  g_assert_true (listens_to (first, "reveal-plans") && listens_to (first, "draw"));
  g_assert_cmpuint (n_moments (first), ==, 2);
  g_assert_cmpuint (second->kind, ==, FP_RULE_MODIFY);
  g_assert_cmpint (second->of, ==, -1);
  g_assert_cmpint (second->role, ==, 1);
  ASSERT_OPS (&loaded, first->code, FP_OP_USE, FP_OP_VERB, FP_OP_END);
  g_assert_cmpint (instruction_of (&loaded, first->code)->target, ==, first->code + 2);
}

/* Leading choices come before the announcement, the price after it. */
static void
test_announcement (void)
{
  g_auto (Loaded) loaded = load (ABILITY ("", "<trigger before='encounter' silent='yes'><pay><draw cards='1'/></pay>"
                                              "<choose as='x' from='everyone'/><choose as='y' from='2 of hand'/>"
                                              "<draw who='x' cards='1'/><choose as='z' from='me.planets'/>"
                                              "<discard cards='y'/><duel at='z' advantage='1'/></trigger>"));
  const FpRule *only = rule (&loaded, 0);
  int first = only->code;

  g_assert_cmpuint (loaded.catalog->rules->len, ==, 1);
  g_assert_true (listens_to (only, "duel") && listens_to (only, "contest"));
  ASSERT_OPS (&loaded, first, FP_OP_CHOOSE_FROM, FP_OP_VERB, FP_OP_USE, FP_OP_PAY, FP_OP_VERB, FP_OP_VERB,
              FP_OP_CHOOSE_FROM, FP_OP_VERB, FP_OP_ENCOUNTER, FP_OP_END);
  g_assert_cmpuint (instruction_of (&loaded, first + 1)->verb, ==, FP_VERB_CHOOSE);
  g_assert_cmpuint (instruction_of (&loaded, first + 1)->binds_set, ==, 1);
  g_assert_cmpuint (instruction_of (&loaded, first + 2)->silent, ==, 1);
  g_assert_cmpint (instruction_of (&loaded, first + 3)->target, ==, first + 5);
  g_assert_cmpint (only->n_variables, ==, 3);
}

/* A rule of a lasting effect follows the program and shares its variables. */
static void
test_lasting_effects (void)
{
  g_auto (Loaded) loaded =
      load (ABILITY ("", "<trigger before='set-dials'><choose as='tip' from='everyone' secret='kept'/>"
                         "<trigger after='determine-winner' until='after duel'><reveal secret='tip'/>"
                         "<if cond='winner = tip'><draw cards='2' as='x'/><discard cards='x'/></if></trigger>"
                         "<modify what='clout' of='tip' add='1' times='2' until='before encounter'/>"
                         "<replace what='play-reinforcements'/></trigger>"
                         "<modify what='hand-limit' add='1'/>"));
  const FpRule *outer = rule (&loaded, 0), *created = rule (&loaded, 2), *lasting = rule (&loaded, 3);
  int first = outer->code;

  g_assert_cmpuint (fp_catalog_ability (loaded.catalog, 0)->n_rules, ==, 2);
  g_assert_cmpuint (loaded.catalog->rules->len, ==, 6);
  ASSERT_OPS (&loaded, first, FP_OP_CHOOSE_FROM, FP_OP_USE, FP_OP_CREATE_EFFECTS, FP_OP_CREATE_EFFECTS,
              FP_OP_CREATE_EFFECTS, FP_OP_END);
  g_assert_cmpuint (instruction_of (&loaded, first)->how, ==, FP_HOW_KEPT);
  g_assert_cmpint (instruction_of (&loaded, first + 2)->first_rule, ==, 2);
  g_assert_cmpint (instruction_of (&loaded, first + 3)->first_rule, ==, 3);
  g_assert_cmpint (instruction_of (&loaded, first + 3)->count, ==, 2);
  g_assert_cmpint (created->ability, ==, -1);
  g_assert_cmpuint (created->until, ==, 1);
  g_assert_cmpuint (created->until_when, ==, FP_WHEN_AFTER);
  g_assert_cmpint (created->n_variables, ==, 2);
  ASSERT_OPS (&loaded, created->code, FP_OP_VERB, FP_OP_UNLESS, FP_OP_VERB, FP_OP_VERB, FP_OP_END);
  g_assert_cmpint (instruction_of (&loaded, created->code)->slot, ==, 0);
  g_assert_cmpint (instruction_of (&loaded, created->code)->set, ==, -1);
  g_assert_cmpint (instruction_of (&loaded, created->code + 1)->target, ==, created->code + 4);
  g_assert_cmpuint (lasting->until_when, ==, FP_WHEN_BEFORE);
  g_assert_cmpuint (lasting->change, ==, FP_CHANGE_TIMES);
  g_assert_cmpint (rule (&loaded, 5)->code, ==, -1);
  g_assert_cmpuint (rule (&loaded, 5)->until, ==, 0);
}

static void
test_use (void)
{
  g_auto (Loaded) loaded =
      load (ABILITY (" used-at='determine-winner' limit='game' in='duel'", "<modify what='clout' add='1'/>"));
  const FpRule *used = rule (&loaded, 0);

  g_assert_cmpuint (fp_catalog_ability (loaded.catalog, 0)->n_rules, ==, 2);
  g_assert_cmpuint (used->kind, ==, FP_RULE_TRIGGER);
  g_assert_cmpuint (used->when, ==, FP_WHEN_BEFORE);
  g_assert_true (listens_to (used, "determine-winner"));
  ASSERT_OPS (&loaded, used->code, FP_OP_USE, FP_OP_END);
  g_assert_cmpint (instruction_of (&loaded, used->code)->target, ==, used->code + 1);
}

static void
test_replace (void)
{
  g_auto (Loaded) loaded = load (ABILITY ("", "<replace what='destroy' who='opponent' if='that.cause is blasts'>"
                                              "<move ships='some of that.ships' to='here' as='saved'/>"
                                              "<proceed count='that.count - saved' who='me'/></replace>"
                                              "<replace what='draw'><proceed cards='that.cards'/></replace>"));
  const FpRule *first = rule (&loaded, 0);
  const FpInstruction *proceed = instruction_of (&loaded, first->code + 2);

  g_assert_cmpuint (first->kind, ==, FP_RULE_REPLACE);
  g_assert_cmpstr (text_of (&loaded, first->who), ==, "opponent");
  g_assert_cmpint (rule (&loaded, 1)->who, ==, -1);
  ASSERT_OPS (&loaded, first->code, FP_OP_USE, FP_OP_VERB, FP_OP_PROCEED, FP_OP_END);
  g_assert_cmpuint (proceed[-1].binds_set, ==, 0);
  g_assert_cmpstr (text_of (&loaded, proceed->most), ==, "that.count - saved");
  g_assert_cmpstr (text_of (&loaded, proceed->who), ==, "me");
  g_assert_cmpint (proceed->set, ==, -1);
}

static void
test_counters (void)
{
  g_auto (Loaded) loaded =
      load (ALIEN ("<counter id='ticks' start='5' most='7'/><counter id='bangs' start='0' most='1'/>"
                   "<ability id='b'><text>T</text><trigger after='duel' if='bangs = 0'>"
                   "<assign name='ticks' to='ticks - 1'/><assign name='bangs' to='1'/></trigger>"
                   "<trigger whenever='ticks = 0'><win-game/></trigger></ability>"));
  const FpCardDef *card = fp_catalog_card (loaded.catalog, 0);
  const FpInstruction *count = instruction_of (&loaded, rule (&loaded, 0)->code + 1);

  g_assert_cmpuint (card->counters->len, ==, 2);
  g_assert_cmpint (g_array_index (card->counters, FpCounterDef, 0).start, ==, 5);
  g_assert_cmpint (g_array_index (card->counters, FpCounterDef, 1).most, ==, 1);
  g_assert_cmpuint (count->op, ==, FP_OP_COUNT);
  g_assert_cmpint (count[0].count, ==, 0);
  g_assert_cmpint (count[1].count, ==, 1);
  g_assert_cmpuint (rule (&loaded, 1)->when, ==, FP_WHEN_EVER);
  g_assert_cmpstr (text_of (&loaded, rule (&loaded, 1)->cond), ==, "ticks = 0");
  g_assert_cmpuint (n_moments (rule (&loaded, 1)), ==, 0);
}

static void
test_loops (void)
{
  g_auto (Loaded) loaded =
      load (ABILITY ("", "<trigger after='destiny'><foreach symbol='sign' from='symbols'>"
                         "<if cond='count(me.planets[symbol = sign]) >= 3'><win-game/></if></foreach>"
                         "<foreach card='c' from='hand'><reveal cards='c'/></foreach>"
                         "<repeat times='2'><discard cards='1'/></repeat></trigger>"));
  int first = rule (&loaded, 0)->code + 1;

  ASSERT_OPS (&loaded, first, FP_OP_FOREACH, FP_OP_UNLESS, FP_OP_VERB, FP_OP_AGAIN, FP_OP_FOREACH, FP_OP_VERB,
              FP_OP_AGAIN, FP_OP_REPEAT, FP_OP_VERB, FP_OP_AGAIN, FP_OP_END);
  g_assert_cmpuint (instruction_of (&loaded, first)->how, ==, FP_TYPE_WORD);
  g_assert_cmpint (instruction_of (&loaded, first)->target, ==, first + 4);
  g_assert_cmpint (instruction_of (&loaded, first + 3)->target, ==, first);
  g_assert_cmpuint (instruction_of (&loaded, first + 4)->how, ==, FP_TYPE_CARDS);
  g_assert_cmpstr (text_of (&loaded, instruction_of (&loaded, first + 7)->most), ==, "2");
  g_assert_cmpint (rule (&loaded, 0)->n_variables, ==, 3);
}

static void
test_verbs (void)
{
  g_auto (Loaded) loaded =
      load (ABILITY ("", "<trigger after='reveal-tactics'><move cards='2 of opponent.hand' chooser='chance' to='deck' "
                         "end='bottom' face='up' as='loot'/><discard cards='loot' chooser='opponent'/>"
                         "<become who='opponent' role='straggler'/><go-to step='set-dials'/>"
                         "<ignore cards='opponent.tactic' until='after duel'/>"
                         "<move cards='1 of halves(ready)' to='this'/><choose as='icon-named' from='icons'/>"
                         "<if cond='me.tactic.icon = icon-named'><win who='nobody'/></if></trigger>"));
  const FpInstruction *in = instruction_of (&loaded, rule (&loaded, 0)->code + 1);

  g_assert_cmpuint (in[0].by_chance, ==, 1);
  g_assert_cmpuint (in[0].word, ==, 2);
  g_assert_cmpuint (in[0].face, ==, 1);
  g_assert_cmpuint (in[0].binds_set, ==, 1);
  g_assert_cmpstr (text_of (&loaded, in[0].to), ==, "deck");
  g_assert_cmpstr (text_of (&loaded, in[1].chooser), ==, "opponent");
  g_assert_cmpuint (in[2].word, ==, 2);
  g_assert_cmpint (in[3].word, ==, fp_edition_step (fp_duel_edition (), "set-dials"));
  g_assert_cmpuint (in[4].until_when, ==, FP_WHEN_AFTER);
  g_assert_true (in[4].until_actions[0] != 0 || in[4].until_actions[1] != 0);
  g_assert_cmpuint (in[6].op, ==, FP_OP_CHOOSE_FROM);
}

/* The rules of a duel have no `me`, those of its prize have one. */
static void
test_encounter (void)
{
  g_auto (Loaded) loaded =
      load ("<event id='e' next='event'><name>E</name><text>T</text><program><contest>"
            "<trigger after='reveal-plans'><discard who='leader' cards='leader.plan'/><go-to step='choose-plans'/>"
            "</trigger><replace what='play-reinforcements'/>"
            "<prize for='winner'><move cards='2 of opponent.hand' chooser='chance' to='me.hand'/></prize>"
            "</contest></program></event>");
  const FpInstruction *contest = instruction_of (&loaded, 0);
  const FpRule *first = rule (&loaded, 0);

  g_assert_cmpuint (contest->op, ==, FP_OP_ENCOUNTER);
  g_assert_cmpint (contest->count, ==, 2);
  g_assert_cmpint (first->ability, ==, -1);
  g_assert_cmpint (first->code, ==, 5);
  ASSERT_OPS (&loaded, 0, FP_OP_ENCOUNTER, FP_OP_JUMP, FP_OP_VERB, FP_OP_END, FP_OP_END, FP_OP_VERB, FP_OP_VERB,
              FP_OP_END);
  g_assert_cmpint (rule (&loaded, 1)->code, ==, -1);
}

/* --- Sets --- */

#define SET(id, cards) \
  "<set xmlns='https://fifthplanet.github.io/ns/set/2' id='" id "' edition='duel' version='1'>" cards "</set>"
#define NAMING                                                       \
  "<event id='e' next='event'><name>E</name><text>T</text><program>" \
  "<if cond='any(named(old))'><win-game who='leader'/></if></program></event>"

static void
test_replaces (void)
{
  g_auto (Loaded) loaded =
      load_texts ((const char *const[]){ SET ("one", "<plan id='old' value='1'/>" NAMING),
                                         SET ("two", "<plan id='new' value='5' replaces='one:old'/>"), NULL });
  int found;

  assert_loaded (&loaded);
  found = fp_catalog_find (loaded.catalog, "two:new");
  g_assert_cmpuint (loaded.catalog->cards->len, ==, 2);
  g_assert_cmpint (found, >=, 0);
  g_assert_cmpint (fp_catalog_find (loaded.catalog, "one:old"), ==, found);
  g_assert_cmpint (fp_catalog_find (loaded.catalog, "old"), ==, found);
  g_assert_cmpstr (fp_catalog_card (loaded.catalog, (guint) found)->box, ==, "one");
  g_assert_cmpint (fp_catalog_card (loaded.catalog, (guint) found)->value, ==, 5);
}

/* A card that has moved to another set keeps its old id; what replaces the old one replaces it. */
static void
test_formerly (void)
{
  g_auto (Loaded) moved =
      load_texts ((const char *const[]){ SET ("one", "<plan id='other' value='1'/>" NAMING),
                                         SET ("two", "<plan id='new' value='5' formerly='one:old'/>"), NULL });
  g_auto (Loaded) replaced = load_texts ((const char *const[]){
      SET ("one", "<plan id='other' value='1'/>" NAMING), SET ("two", "<plan id='new' value='5' formerly='one:old'/>"),
      SET ("three", "<plan id='best' value='7' replaces='one:old'/>"), NULL });
  int found;

  assert_loaded (&moved);
  found = fp_catalog_find (moved.catalog, "two:new");
  g_assert_cmpint (found, >=, 0);
  g_assert_cmpint (fp_catalog_find (moved.catalog, "one:old"), ==, found);
  g_assert_cmpint (fp_catalog_find (moved.catalog, "old"), ==, found);
  g_assert_cmpstr (fp_catalog_card (moved.catalog, (guint) found)->box, ==, "two");
  assert_loaded (&replaced);
  g_assert_cmpint (fp_catalog_find (replaced.catalog, "two:new"), <, 0);
  found = fp_catalog_find (replaced.catalog, "three:best");
  g_assert_cmpint (fp_catalog_find (replaced.catalog, "one:old"), ==, found);
  g_assert_cmpstr (fp_catalog_card (replaced.catalog, (guint) found)->box, ==, "one");
}

static void
test_without (void)
{
  g_auto (Loaded) loaded = load (ABILITY ("", "<modify what='hand-limit' add='1'/>"));

  g_assert_false (fp_catalog_without (loaded.catalog, "a"));
  g_assert_false (fp_catalog_without (loaded.catalog, "a/c"));
  g_assert_false (fp_catalog_without (loaded.catalog, "c/b"));
  g_assert_cmpuint (fp_catalog_ability (loaded.catalog, 0)->n_rules, ==, 1);
  g_assert_true (fp_catalog_without (loaded.catalog, "tiny:a/b"));
  g_assert_cmpuint (fp_catalog_ability (loaded.catalog, 0)->n_rules, ==, 0);
}

/* --- Digest that decides if a save fits --- */

#define MANY                                                                                         \
  ALIEN ("<counter id='n' start='0' most='5'/><ability id='b' in='duel' role='leader' limit='game'>" \
         "<text>T</text><trigger after='draw' who='opponent' if='n = 0' may='yes'>"                  \
         "<choose as='x' from='everyone'/><assign name='n' to='n + 1'/>"                             \
         "<move cards='1 of hand' to='deck' end='top' face='down'/><become who='x' role='leader'/>"  \
         "<modify what='clout' of='x' add='1' until='after duel'/></trigger></ability>"              \
         "<ability id='c' used-at='set-dials'><text>U</text><modify what='hand-limit' add='1'/></ability>")

static uint64_t
digest_with (const char *find, const char *replacement)
{
  g_autoptr (GString) cards = g_string_new (MANY);
  g_auto (Loaded) loaded = { 0 };

  g_assert_cmpuint (g_string_replace (cards, find, replacement, 1), >, 0);
  loaded = load (cards->str);
  return g_array_index (loaded.catalog->sets, FpSetInfo, 0).programs;
}

static void
test_digest (void)
{
  static const char *const done[][2] = {
    { "most='5'", "most='6'" },
    { "start='0'", "start='1'" },
    { "in='duel'", "in='duel contest'" },
    { " role='leader' limit", " limit" },
    { "limit='game'", "limit='destiny'" },
    { "after='draw'", "when='draw'" },
    { "after='draw'", "after='discard'" },
    { "who='opponent'", "who='everyone'" },
    { "n = 0", "n = 1" },
    { " may='yes'", "" },
    { " may='yes'", " may='yes' silent='yes'" },
    { "n + 1", "n + 2" },
    { "to='deck'", "to='opponent.deck'" },
    { "end='top'", "end='bottom'" },
    { "face='down'", "face='up'" },
    { "who='x' role='leader'", "who='x' role='straggler'" },
    { "until='after duel'", "until='before duel'" },
    { "until='after duel'", "until='after destiny'" },
    { "set-dials", "check-ships" },
    { "id='c'", "id='d'" },
  };
  uint64_t before = digest_with ("<text>T</text>", "<text>Told otherwise</text><clarification>C</clarification>");

  g_assert_true (before == digest_with ("<name>A</name>", "<name>B</name>"));
  for (guint i = 0; i < G_N_ELEMENTS (done); i++)
    {
      g_test_message ("%s: %s", done[i][0], done[i][1]);
      g_assert_true (before != digest_with (done[i][0], done[i][1]));
    }
}

/* A rule is open to those who see all that it reads, at any moment. Plans lie face down at first,
 * and hands are hidden. */
static void
test_open (void)
{
  static const struct
  {
    const char *rule;
    guint open;
  } rules[] = {
    { "<modify what='clout' add='1'/>", FP_OPEN_TO_OWN | FP_OPEN_TO_OTHERS },
    { "<modify what='clout' add='count(me.hand)'/>", FP_OPEN_TO_OWN | FP_OPEN_TO_OTHERS },
    { "<modify what='clout' if='any(me.plan) and odd(me.plan.value)' add='1'/>", FP_OPEN_TO_OWN },
    { "<modify what='clout' of='everyone' if='any(it.plan) and odd(it.plan.value)' add='1'/>", 0 },
    { "<modify what='plan-choices' of='me' exclude='me.hand[value &gt; 9]'/>", FP_OPEN_TO_OWN },
    { "<modify what='plan-choices' of='me.opponent' exclude='me.opponent.hand[value &gt; 9]'/>", 0 },
    { "<modify what='value' of='me.plan' add='1'/>", FP_OPEN_TO_OWN | FP_OPEN_TO_OTHERS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *text =
          g_strconcat ("<alien id='a' complexity='green'><name>A</name><ability id='b'><text>T</text>", rules[i].rule,
                       "</ability></alien>", NULL);
      g_auto (Loaded) loaded = load (text);

      g_assert_cmpuint (rule (&loaded, 0)->open, ==, rules[i].open);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/rules/ability", test_ability);
  g_test_add_func ("/library/rules/announcement", test_announcement);
  g_test_add_func ("/library/rules/lasting-effects", test_lasting_effects);
  g_test_add_func ("/library/rules/use", test_use);
  g_test_add_func ("/library/rules/replace", test_replace);
  g_test_add_func ("/library/rules/counters", test_counters);
  g_test_add_func ("/library/rules/loops", test_loops);
  g_test_add_func ("/library/rules/verbs", test_verbs);
  g_test_add_func ("/library/rules/encounter", test_encounter);
  g_test_add_func ("/library/rules/replaces", test_replaces);
  g_test_add_func ("/library/rules/formerly", test_formerly);
  g_test_add_func ("/library/rules/without", test_without);
  g_test_add_func ("/library/rules/digest", test_digest);
  g_test_add_func ("/library/rules/open", test_open);
  return g_test_run ();
}
