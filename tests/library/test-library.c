/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Good sets: the shipped ones load, and small ones become the instructions and rules that
 * fp-program.h promises. */
#include "set-files.h"

#include "editions/duel/fp-duel.h"
#include "editions/duel/duel-kinds.h"

#define TWO_CARDS                                                                    \
  "<plan id='plan-7' value='7' copies='2'/>\n"                                       \
  "<event id='e' next='refresh'><name>E</name><text>Some\n  text.</text><program>\n" \
  "<choose who='straggler' as='there' from='bar(blue, pink)'/>\n"                    \
  "<duel at='there' advantage='7' as='hero'>\n"                                      \
  "<modify what='clout' of='everyone' if='odd(so-far)' add='2' at-most='30'/>\n"     \
  "<modify what='may-send' of='there.controllers' to='no'/>\n"                       \
  "<prize for='loser'><name>P</name><recover ships='0..3'/></prize></duel>\n"        \
  "<draw who='hero' cards='2'/></program></event>"

/* A destiny card with @lines as its program; its first instruction is number 0. */
static Loaded
load_program (const char *lines)
{
  g_autofree char *card =
      g_strdup_printf ("<event id='e' next='event'><name>E</name><text>T</text><program>%s</program></event>", lines);
  Loaded loaded = load_cards (card);

  assert_loaded (&loaded);
  g_assert_cmpint (fp_catalog_card (loaded.catalog, 0)->resolve, ==, 0);
  return loaded;
}

static void
assert_ops (const Loaded *loaded, const FpOp *ops, guint n)
{
  g_assert_cmpuint (loaded->catalog->code->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (instruction_of (loaded, (int) i)->op, ==, ops[i]);
}

#define ASSERT_OPS(loaded, ...) \
  assert_ops (loaded, (const FpOp[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const FpOp[]){ __VA_ARGS__ })))

static void
test_shipped (void)
{
  static const guint expected[DUEL_N_KINDS] = {
    [DUEL_KIND_PLAN] = 17,    [DUEL_KIND_REINFORCEMENT] = 19, [DUEL_KIND_TACTIC] = 5,
    [DUEL_KIND_PLANET] = 12,  [DUEL_KIND_DISCOVERY] = 13,     [DUEL_KIND_EVENT] = 25,
    [DUEL_KIND_REFRESH] = 19, [DUEL_KIND_ALIEN] = 27,         [DUEL_KIND_ENVOY] = 18
  };
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "duel", NULL);
  g_auto (Loaded) loaded = { .problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free) };
  guint found[DUEL_N_KINDS] = { 0 };

  loaded.catalog =
      fp_library_load (fp_duel_edition (), (const char *const[]){ folder, NULL }, loaded.problems, &loaded.error);
  assert_loaded (&loaded);
  for (guint i = 0; i < loaded.catalog->cards->len; i++)
    if (strcmp (fp_catalog_card (loaded.catalog, i)->set, "duel") == 0)
      found[fp_catalog_card (loaded.catalog, i)->kind] += fp_catalog_card (loaded.catalog, i)->copies;
  for (guint i = 0; i < DUEL_N_KINDS; i++)
    if (i != DUEL_KIND_OVERLAY)
      g_assert_cmpuint (found[i], ==, expected[i]);
  g_assert_cmpuint (loaded.catalog->sets->len, ==, 2);
  g_assert_null (fp_library_missing (loaded.catalog, fp_duel_edition ()));
}

static void
test_cards (void)
{
  g_auto (Loaded) loaded =
      load_cards ("<reinforcement id='r' adds='-3' value='4' origin='original'><name>R</name></reinforcement>"
                  "<tactic id='t'><half icon='blast' value='4'/><half icon='recover' value='1'/></tactic>"
                  "<planet id='p' symbol='gold'><name>P</name><clarification>a\n b</clarification></planet>"
                  "<envoy id='v' deck='c'><name>V</name></envoy>" TWO_CARDS);
  const FpCardDef *def;

  assert_loaded (&loaded);
  def = fp_catalog_card (loaded.catalog, (guint) fp_catalog_find (loaded.catalog, "tiny:r"));
  g_assert_cmpint (def->value, ==, 4);
  g_assert_cmpint (def->field[DUEL_FIELD_ADDS], ==, -3);
  g_assert_cmpuint (def->origin, ==, FP_ORIGIN_ORIGINAL);
  g_assert_cmpint (def->resolve, ==, -1);
  def = fp_catalog_card (loaded.catalog, (guint) fp_catalog_find (loaded.catalog, "t"));
  g_assert_null (def->name);
  g_assert_cmpuint (def->field[DUEL_FIELD_ICON + 1], ==, DUEL_ICON_RECOVER);
  g_assert_cmpint (def->field[DUEL_FIELD_HALF], ==, 4);
  def = fp_catalog_card (loaded.catalog, (guint) fp_catalog_find (loaded.catalog, "p"));
  g_assert_cmpuint (def->field[DUEL_FIELD_SYMBOL], ==, DUEL_SYMBOL_GOLD);
  g_assert_cmpstr (g_ptr_array_index (def->clarifications, 0), ==, "a b");
  def = fp_catalog_card (loaded.catalog, (guint) fp_catalog_find (loaded.catalog, "v"));
  g_assert_cmpuint (def->field[DUEL_FIELD_DECK], ==, DUEL_ENVOY_DECK_C);
  def = fp_catalog_card (loaded.catalog, (guint) fp_catalog_find (loaded.catalog, "e"));
  g_assert_cmpuint (def->field[DUEL_FIELD_NEXT], ==, DUEL_KIND_REFRESH);
  g_assert_cmpstr (def->text, ==, "Some text.");
  g_assert_cmpstr (fp_library_missing (loaded.catalog, fp_duel_edition ()), ==, "discovery");
}

static void
test_encounter (void)
{
  g_auto (Loaded) loaded = load_cards (TWO_CARDS);
  const FpInstruction *duel;
  const FpRule *rule;

  assert_loaded (&loaded);
  ASSERT_OPS (&loaded, FP_OP_CHOOSE_FROM, FP_OP_ENCOUNTER, FP_OP_JUMP, FP_OP_VERB, FP_OP_END, FP_OP_VERB, FP_OP_END);
  g_assert_cmpint (instruction_of (&loaded, 0)->ends_if_empty, ==, 1);
  g_assert_cmpint (instruction_of (&loaded, 0)->slot, ==, 0);
  duel = instruction_of (&loaded, 1);
  g_assert_cmpstr (text_of (&loaded, duel->set), ==, "there");
  g_assert_cmpint (duel->prize, ==, 2);
  g_assert_cmpint (duel->target, ==, 3);
  g_assert_cmpint (duel->slot, ==, 1);
  g_assert_cmpint (duel->count, ==, 3);
  g_assert_cmpint (instruction_of (&loaded, 2)->target, ==, 5);
  g_assert_cmpstr (text_of (&loaded, instruction_of (&loaded, 3)->least), ==, "0");
  g_assert_cmpstr (text_of (&loaded, instruction_of (&loaded, 3)->most), ==, "3");
  rule = fp_catalog_rule (loaded.catalog, (guint) duel->first_rule);
  g_assert_cmpint (rule->query, ==, fp_edition_query (fp_duel_edition (), "clout"));
  g_assert_cmpint (rule->change, ==, FP_CHANGE_ADD);
  g_assert_cmpint (rule->so_far, ==, 1);
  g_assert_cmpint (rule[1].change, ==, FP_CHANGE_AT_MOST);
  g_assert_cmpint (rule[2].so_far, ==, 0);
  g_assert_cmpint (fp_expression_type (fp_catalog_expression (loaded.catalog, rule[2].value)), ==, FP_TYPE_YES_NO);
}

static void
test_if (void)
{
  g_auto (Loaded) loaded = load_program ("<if cond='1 = 1'><win-game who='leader'/><elseif cond='1 = 2'/>"
                                         "<else/><win-game who='straggler'/></if>");

  ASSERT_OPS (&loaded, FP_OP_UNLESS, FP_OP_VERB, FP_OP_JUMP, FP_OP_UNLESS, FP_OP_JUMP, FP_OP_VERB, FP_OP_END);
  g_assert_cmpint (instruction_of (&loaded, 0)->target, ==, 3);
  g_assert_cmpint (instruction_of (&loaded, 2)->target, ==, 6);
  g_assert_cmpint (instruction_of (&loaded, 3)->target, ==, 5);
  g_assert_cmpint (instruction_of (&loaded, 4)->target, ==, 6);
}

static void
test_each_and_may (void)
{
  g_auto (Loaded) loaded = load_program ("<choose who='leader' as='n' from='1..4'/>"
                                         "<each who='everyone'><may><label>L</label><draw cards='n'/></may></each>");

  ASSERT_OPS (&loaded, FP_OP_CHOOSE_FROM, FP_OP_EACH, FP_OP_MAY, FP_OP_VERB, FP_OP_NEXT, FP_OP_END);
  g_assert_cmpint (instruction_of (&loaded, 1)->slot, ==, 1);
  g_assert_cmpint (instruction_of (&loaded, 1)->target, ==, 5);
  g_assert_cmpint (instruction_of (&loaded, 2)->target, ==, 4);
  g_assert_cmpstr (fp_catalog_string (loaded.catalog, instruction_of (&loaded, 2)->label), ==, "L");
  g_assert_cmpint (instruction_of (&loaded, 4)->target, ==, 2);
  g_assert_cmpint (fp_catalog_card (loaded.catalog, 0)->n_variables, ==, 3);
}

static void
test_options (void)
{
  g_auto (Loaded) loaded = load_program ("<choose who='everyone' secret='together' as='deed'>"
                                         "<option id='shake'><label>S</label></option>"
                                         "<option id='stab' if='any(hand)'><draw cards='1'/></option></choose>"
                                         "<if cond='leader.deed is stab'><draw who='leader' cards='1'/></if>");
  const FpInstruction *choose;
  const FpInstruction *stab;

  ASSERT_OPS (&loaded, FP_OP_CHOOSE_LINE, FP_OP_LINE, FP_OP_JUMP, FP_OP_LINE, FP_OP_VERB, FP_OP_JUMP, FP_OP_UNLESS,
              FP_OP_VERB, FP_OP_END);
  choose = instruction_of (&loaded, 0);
  g_assert_cmpint (choose->how, ==, FP_HOW_TOGETHER);
  g_assert_cmpint (choose->count, ==, 2);
  g_assert_cmpint (choose->each, ==, 1);
  g_assert_cmpint (choose->target, ==, 6);
  g_assert_cmpstr (fp_catalog_string (loaded.catalog, choose->id), ==, "deed");
  g_assert_cmpint (instruction_of (&loaded, 1)->target, ==, 3);
  g_assert_cmpint (instruction_of (&loaded, 2)->target, ==, 6);
  stab = instruction_of (&loaded, 3);
  g_assert_cmpint (stab->target, ==, 6);
  g_assert_cmpstr (fp_catalog_string (loaded.catalog, stab->id), ==, "stab");
  g_assert_cmpstr (text_of (&loaded, stab->cond), ==, "any(hand)");
  g_assert_cmpint (stab->label, ==, -1);
  g_assert_cmpint (fp_catalog_card (loaded.catalog, 0)->n_variables, ==, (int) fp_duel_edition ()->most_seats);
}

/* “3”, “0..3”, “all of S”, “some of S”, a set alone. */
static void
test_amounts (void)
{
  g_auto (Loaded) loaded = load_program ("<each who='everyone'><discard cards='2 of hand'/>"
                                         "<discard cards='1..count(hand[value > 5]) of opponent.hand'/>"
                                         "<discard cards='all of hand'/><discard cards='some of hand'/>"
                                         "<discard cards='hand'/><recover ships='5 - 2'/></each>");
  const FpInstruction *in = instruction_of (&loaded, 1);

  g_assert_cmpint (in[0].least, ==, in[0].most);
  g_assert_cmpstr (text_of (&loaded, in[0].least), ==, "2");
  g_assert_cmpstr (text_of (&loaded, in[0].set), ==, "hand");
  g_assert_cmpstr (text_of (&loaded, in[1].most), ==, "count(hand[value > 5])");
  g_assert_cmpstr (text_of (&loaded, in[1].set), ==, "opponent.hand");
  g_assert_cmpint (in[2].all, ==, 1);
  g_assert_cmpint (in[2].least, ==, -1);
  g_assert_cmpstr (text_of (&loaded, in[3].least), ==, "1");
  g_assert_cmpint (in[3].most, ==, -1);
  g_assert_cmpint (in[4].all, ==, 1);
  g_assert_cmpstr (text_of (&loaded, in[4].set), ==, "hand");
  g_assert_cmpint (in[5].set, ==, -1);
  g_assert_cmpint (in[5].least, ==, in[5].most);
}

/* A card may name one that comes later or in another file. */
static void
test_named (void)
{
  g_autofree char *first = set_text ("<event id='e' next='event'><name>E</name><text>T</text><program>"
                                     "<if cond='any(named(late))'><win-game who='leader'/></if></program></event>");
  g_autofree char *second = set_text ("<plan id='late' value='1'/>");
  g_auto (Loaded) loaded = load_texts ((const char *const[]){ first, second, NULL });

  assert_loaded (&loaded);
  g_assert_cmpuint (loaded.catalog->sets->len, ==, 1);
  g_assert_cmpstr (g_array_index (loaded.catalog->sets, FpSetInfo, 0).version, ==, "1");
}

static uint64_t
digest_of (const char *cards)
{
  g_auto (Loaded) loaded = load_cards (cards);

  assert_loaded (&loaded);
  return g_array_index (loaded.catalog->sets, FpSetInfo, 0).programs;
}

static uint64_t
digest_with (const char *find, const char *replacement)
{
  g_autoptr (GString) cards = g_string_new (TWO_CARDS);

  g_assert_cmpuint (g_string_replace (cards, find, replacement, 0), >, 0);
  return digest_of (cards->str);
}

/* Texts may be corrected, but a change of a program must show in the digest
 * (docs/design/contracts.md, “Saves”). */
static void
test_digest (void)
{
  static const char *const text_only[][2] = {
    { "<name>E</name>", "<name>Renamed</name>" },
    { "Some\n  text.", "Another text." },
    { "<name>P</name>", "<name>Renamed</name>" },
    { "advantage='7'", "advantage=' 7 '" },
    { "hero", "victor" },
    { "<plan id='plan-7' value='7' copies='2'/>", "<plan id='plan-7' value='7' copies='2' origin='original'/>" },
  };
  static const char *const done[][2] = {
    { "advantage='7'", "advantage='8'" },
    { "value='7'", "value='8'" },
    { "copies='2'", "copies='3'" },
    { "next='refresh'", "next='event'" },
    { "0..3", "0..4" },
    { "for='loser'", "for='winner'" },
    { "add='2'", "times='2'" },
    { "add='2'", "add='3'" },
    { "odd(so-far)", "even(so-far)" },
    { "to='no'", "to='yes'" },
    { "blue, pink", "pink, blue" },
    { "<draw who='hero' cards='2'/>", "<gain who='hero' cards='2'/>" },
    { "id='plan-7'", "id='plan-8'" },
    { "what='clout'", "what='hand-limit'" },
    { "who='straggler'", "who='leader'" },
  };
  uint64_t before = digest_of (TWO_CARDS);

  g_assert_true (before == digest_of ("<!-- moved -->\n\n" TWO_CARDS));
  for (guint i = 0; i < G_N_ELEMENTS (text_only); i++)
    g_assert_true (before == digest_with (text_only[i][0], text_only[i][1]));
  for (guint i = 0; i < G_N_ELEMENTS (done); i++)
    g_assert_true (before != digest_with (done[i][0], done[i][1]));
}

/* Usual values need not be written, and mean the same if they are. */
static void
test_usual (void)
{
#define COUNTING(counter, filter, until)                                                                     \
  "<alien id='x' complexity='red'><name>X</name><counter id='n'" counter "/><ability id='a'><text>T</text>"  \
  "<trigger after='reveal-plans' if='n = 0 and any(me.hand[" filter " plan])'><assign name='n' to='n + 1'/>" \
  "<modify what='clout' of='me' add='1'" until "/></trigger></ability></alien>"
  uint64_t said = digest_of (COUNTING (" start='0' most='999'", "kind is", " until='after encounter'"));

  g_assert_true (said == digest_of (COUNTING ("", "kind is", " until='after encounter'")));
  g_assert_true (said == digest_of (COUNTING (" start='0' most='999'", "is", " until='after encounter'")));
  g_assert_true (said == digest_of (COUNTING (" start='0' most='999'", "kind is", "")));
  g_assert_true (said != digest_of (COUNTING (" start='0' most='999'", "kind is", " until='after destiny'")));
#undef COUNTING
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/shipped", test_shipped);
  g_test_add_func ("/library/cards", test_cards);
  g_test_add_func ("/library/encounter", test_encounter);
  g_test_add_func ("/library/if", test_if);
  g_test_add_func ("/library/each-and-may", test_each_and_may);
  g_test_add_func ("/library/options", test_options);
  g_test_add_func ("/library/amounts", test_amounts);
  g_test_add_func ("/library/named", test_named);
  g_test_add_func ("/library/digest", test_digest);
  g_test_add_func ("/library/usual", test_usual);
  return g_test_run ();
}
