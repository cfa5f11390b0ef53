/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of editions: an edition's own tables, those it shares, those of the machine. */
#include "text/fp-text-tables.h"

#include "editions/duel/fp-duel.h"
#include "engine/program/fp-program.h"
#include "text/fp-text-private.h"
#include "text/fp-text-table.h"
#include "text/why/fp-text-why-sections.h"

/* --- An edition in miniature, which means another thing by “draw”, “reveal” and “hand” --- */

static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES,
  { .id = "game" },
  { .id = "reveal", .step = TRUE },
  { .id = "draw", .kind = FP_PROCEDURE_ACTION },
  { .id = "shuffle", .kind = FP_PROCEDURE_ACTION },
  { .id = "wait", .step = TRUE },
};
static const FpQueryDef queries[] = { { .id = "kind" }, { .id = "first" }, { .id = "clout" } };
static const FpRoleDef roles[] = { { "offense", 1 << 0 }, { "bystander", 1 << 1 } };
static const char *const seat_ids[] = { "blue", "red" };

static const FpMomentText own_moments[] = {
  { "reveal", "Reveal bids" },
  { "draw", NULL, "drawing lots", "you draw lots", "{who} draws lots" },
  { NULL },
};
static const FpMomentText shared_moments[] = {
  { "draw", NULL, "drawing tiles", "you draw tiles", "{who} draws tiles" },
  { "shuffle", NULL, "shuffling tiles", "you shuffle tiles", "{who} shuffles tiles" },
  { "use", NULL, "using a power", "you use a power", "{who} uses a power" },
  { NULL },
};
static const FpNameText own_roles[] = { { "offense", "attacker" }, { NULL } };
static const FpNameText own_zones[] = { { "hand", "onto {seat}'s rack" }, { NULL } };
static const FpNameText shared_zones[] = { { "hand-1", "elsewhere" }, { "slot", "into the slot" }, { NULL } };
static const FpNameText own_queries[] = { { "kind", "suit" }, { NULL } };
static const FpVerbText own_verbs[] = { { "win-game", "take the crown" }, { NULL } };
static const FpQuestionText own_questions[] = {
  { "reveal", "choose", "Which bid, {seat}?" },
  { NULL, "pick", "Which tile, {seat}?" },
  { .pattern = NULL },
};
static const FpEventText own_events[] = {
  { "bid-made", "{seat} bids {value}.", .hidden = "" },
  { "prize-won", "{seat} wins nothing in the auction.", .encounter = "auction", .value = FP_EVENT_VALUE_NEGATIVE },
  { "prize-won", "{seat} wins nothing.", .value = FP_EVENT_VALUE_NEGATIVE },
  { "prize-won", "{seat} wins the {role}." },
  { "seat-left", "{seat} leaves the auction.", .encounter = "auction" },
  { "no-ships", "{seat} sails nowhere." },
  { NULL },
};
static const FpEventText shared_events[] = {
  { "bid-made", "Somebody bids." },
  { "seat-left", "{seat} leaves." },
  { NULL },
};
static const FpAmountText own_amounts[] = {
  { "tickets", "drawer", "find", FP_PLURAL ("{count} lost ticket", "{count} lost tickets") },
  { "tickets", NULL, NULL, FP_PLURAL ("{count} ticket", "{count} tickets") },
  { NULL },
};
static const FpEncounterText own_encounters[] = { { "auction", "hold an auction", .title = "This auction" }, { NULL } };
static const FpKindText own_kinds[] = { { "ticket", "ticket", "Tickets" }, { NULL } };
static const FpWordText own_words[] = { { "suit", "suit", "", "plain" },
                                        { "suit", "suit", "moons", "Moons" },
                                        { NULL } };
static const FpNameText own_figures[] = { { "bids", "Bids made" }, { NULL } };
static const FpEditionTexts shared = {
  .moments = shared_moments,
  .events = shared_events,
  .names[FP_TEXT_OF_ZONE] = shared_zones,
};
static const FpEditionTexts own = {
  .shared = &shared,
  .moments = own_moments,
  .verbs = own_verbs,
  .questions = own_questions,
  .events = own_events,
  .amounts = own_amounts,
  .encounters = own_encounters,
  .kinds = own_kinds,
  .words = own_words,
  .sentences[FP_SENTENCE_HIGHER_WINS] = { "The higher bid wins." },
  .names[FP_TEXT_OF_QUERY] = own_queries,
  .names[FP_TEXT_OF_ROLE] = own_roles,
  .names[FP_TEXT_OF_ZONE] = own_zones,
  .names[FP_TEXT_OF_FIGURE] = own_figures,
};
static const FpEventDef events[] = { { "bid-made" }, { "prize-won" }, { "seat-left" } };
static const FpFigureDef figures[] = { { "bids" }, { "sales" } };
static const FpEncounterDef encounters[] = { { .id = NULL }, { .id = "fair" }, { .id = "auction" } };
static const FpEdition edition = {
  .id = "tiny",
  .most_seats = 2,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = G_N_ELEMENTS (procedures),
  .queries = queries,
  .n_queries = G_N_ELEMENTS (queries),
  .roles = roles,
  .n_roles = G_N_ELEMENTS (roles),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .encounters = encounters,
  .n_encounters = G_N_ELEMENTS (encounters),
  .texts = &own,
};

/* --- Tests --- */

static guint
procedure_of (const char *id)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (procedures) && !g_str_equal (procedures[i].id, id))
    i++;
  return i;
}

static void
assert_moment (const FpEdition *of, const char *id, const char *expected)
{
  g_assert_cmpstr (fp_text_moment_name (of, procedure_of (id)), ==, expected);
}

static void
test_own_before_shared (void)
{
  assert_moment (&edition, "reveal", "Reveal bids");
  assert_moment (&edition, "draw", "drawing lots");
  g_assert_cmpstr (fp_text_verb_row (&edition, "win-game")->phrase, ==, "take the crown");
  g_assert_cmpstr (fp_text_zone_pattern (&edition, "hand"), ==, "onto {seat}'s rack");
}

static void
test_shared_before_machine (void)
{
  assert_moment (&edition, "shuffle", "shuffling tiles");
  assert_moment (&edition, "use", "using a power");
  g_assert_cmpstr (fp_text_zone_pattern (&edition, "slot"), ==, "into the slot");
}

/* A zone of just this id comes before one of a running encounter, even if its table is a later
 * one. */
static void
test_numbered_zones (void)
{
  g_assert_cmpstr (fp_text_zone_pattern (&edition, "slot-2"), ==, "into the slot");
  g_assert_cmpstr (fp_text_zone_pattern (&edition, "hand-2"), ==, "onto {seat}'s rack");
  g_assert_cmpstr (fp_text_zone_pattern (&edition, "hand-1"), ==, "elsewhere");
  g_assert_null (fp_text_zone_pattern (&edition, "slot-b"));
}

static void
test_machine_last (void)
{
  FpEdition bare = edition;

  bare.texts = NULL;
  assert_moment (&edition, "game", "the game");
  assert_moment (&bare, "game", "the game");
  assert_moment (&bare, "use", "using an ability");
  g_assert_cmpstr (fp_text_verb_row (&bare, "win-game")->phrase, ==, "win the game");
  g_assert_cmpstr (fp_text_name_of (&edition, FP_TEXT_OF_CAUSE, "ability"), ==, "an ability");
}

static void
test_questions (void)
{
  g_assert_cmpstr (fp_text_question (&edition, "reveal", "choose"), ==, "Which bid, {seat}?");
  g_assert_cmpstr (fp_text_question (&edition, "wait", "choose"), ==, "Choose one");
  g_assert_cmpstr (fp_text_question (&edition, "wait", "pick"), ==, "Which tile, {seat}?");
}

/* Words of another edition are no words of this one, and are reported as missing. Where a sentence
 * needs the thing all the same, its id stands for it. */
static void
test_unknown (void)
{
  g_assert_false (fp_text_has_moment (&edition, procedure_of ("wait")));
  assert_moment (&edition, "wait", "wait");
  g_assert_false (fp_text_has_verb (&edition, "befriend"));
  g_assert_true (fp_text_has_verb (fp_duel_edition (), "befriend"));
  g_assert_false (fp_text_has_zone (&edition, "planets"));
  g_assert_true (fp_text_has_zone (fp_duel_edition (), "planets"));
  g_assert_false (fp_text_has_decision (&edition, "keep-envoy"));
  g_assert_true (fp_text_has_decision (fp_duel_edition (), "keep-envoy"));
  g_assert_cmpstr (fp_text_role (&edition, 0), ==, "attacker");
  g_assert_cmpstr (fp_text_role (&edition, 1), ==, "bystander");
  g_assert_cmpstr (fp_text_colour (&edition, 1), ==, "red");
}

static void
test_queries (void)
{
  g_assert_cmpstr (fp_text_query (&edition, 0), ==, "suit");
  g_assert_cmpstr (fp_text_query (&edition, 1), ==, "who is asked first");
  g_assert_null (fp_text_query (&edition, 2));
}

static void
assert_event (const char *id, int value, const char *encounter, const char *expected)
{
  const FpEventText *row = fp_text_event_row (&edition, id, value, encounter);

  g_assert_cmpstr (row != NULL ? row->open : NULL, ==, expected);
}

/* The first row that fits is taken, of the edition's own rows before those it shares. */
static void
test_event_rows (void)
{
  assert_event ("bid-made", 0, NULL, "{seat} bids {value}.");
  assert_event ("prize-won", -1, "auction", "{seat} wins nothing in the auction.");
  assert_event ("prize-won", -1, "fair", "{seat} wins nothing.");
  assert_event ("prize-won", -1, NULL, "{seat} wins nothing.");
  assert_event ("prize-won", 0, "auction", "{seat} wins the {role}.");
  assert_event ("seat-left", 0, "auction", "{seat} leaves the auction.");
  assert_event ("seat-left", 0, NULL, "{seat} leaves.");
  assert_event ("no-such-event", 0, NULL, NULL);
}

static void
assert_sentence (const FpEngine *engine, const FpEvent *event, const char *expected)
{
  static const FpTextNames names = { { "Blue", "Red" } };
  g_autofree char *text = fp_text_event (engine, event, 1, &names);

  g_assert_cmpstr (text, ==, expected);
}

/* An edition's sentence about an event of the machine replaces that of the machine. Viewers who
 * don't see the cards read the sentence for them, which may be none. */
static void
test_event_sentences (void)
{
  g_autofree FpState *state = g_new0 (FpState, 1);
  const FpEngine engine = { .edition = &edition, .state = state };
  FpEvent event = { .kind = FP_EVENT_NO_SHIPS, .other = FP_NOBODY, .from = FP_NO_PLACE, .to = FP_NO_PLACE };

  state->head.n_seats = 2;
  assert_sentence (&engine, &event, "Blue sails nowhere.");
  event.kind = FP_EVENT_CONCEDED;
  assert_sentence (&engine, &event, "Blue gives up.");
  event.kind = FP_N_EVENTS;
  assert_sentence (&engine, &event, NULL);
  event.kind = FP_N_EVENTS + 1;
  assert_sentence (&engine, &event, "Blue wins the attacker.");
  event.value = -1;
  assert_sentence (&engine, &event, "Blue wins nothing.");
}

static void
test_amounts (void)
{
  g_assert_cmpstr (fp_text_amount (&edition, "tickets", "drawer", "sell", 2), ==, "{count} lost tickets");
  g_assert_cmpstr (fp_text_amount (&edition, "tickets", "", "find", 1), ==, "{count} lost ticket");
  g_assert_cmpstr (fp_text_amount (&edition, "tickets", "hat", "find", 1), ==, "{count} ticket");
  g_assert_cmpstr (fp_text_amount (&edition, "tickets", "", NULL, 2), ==, "{count} tickets");
  g_assert_cmpstr (fp_text_amount (&edition, "ships", "", "find", 2), ==, "{count} ships");
}

static void
test_kinds_and_words (void)
{
  g_assert_cmpstr (fp_text_kind (&edition, "ticket"), ==, "ticket");
  g_assert_cmpstr (fp_text_kinds (&edition, "ticket"), ==, "Tickets");
  g_assert_cmpstr (fp_text_kind (&edition, "tactic"), ==, "card");
  g_assert_cmpstr (fp_text_kind (fp_duel_edition (), "tactic"), ==, "tactic");
  g_assert_cmpstr (fp_text_own_word (&edition, "suit", "moons"), ==, "Moons");
  g_assert_cmpstr (fp_text_own_word (&edition, "suit", ""), ==, "plain");
  g_assert_null (fp_text_own_word (&edition, "icon", "blast"));
}

static void
test_sentences (void)
{
  g_assert_cmpstr (fp_text_sentence (&edition, FP_SENTENCE_HIGHER_WINS), ==, "The higher bid wins.");
  g_assert_cmpstr (fp_text_sentence (&edition, FP_SENTENCE_LOWER_WINS), ==, "The lower total wins.");
  g_assert_cmpstr (fp_text_encounter_row (&edition, "auction")->have, ==, "hold an auction");
  g_assert_cmpstr (fp_text_encounter_row (&edition, "fair")->have, ==, "have an encounter");
  g_assert_cmpstr (fp_text_sentence_for (&edition, FP_SENTENCE_STANDING, 1), ==,
                   "{seat} controls {count} planet of the {needed} needed to win.");
  for (guint i = 0; i < FP_N_SENTENCES; i++)
    g_assert_cmpstr (fp_text_sentence (&edition, (FpSentence) i), !=, "");
}

static void
assert_report (const FpEngine *engine, const FpView *view, const char *heading, const char *first, const char *second)
{
  g_autofree char *head = fp_text_encounter (engine->edition, &view->encounter, "isle");
  g_autofree char *one = fp_text_encounter_seat (engine, view, 0), *two = fp_text_encounter_seat (engine, view, 1);

  g_assert_cmpstr (head, ==, heading);
  g_assert_cmpstr (one, ==, first);
  g_assert_cmpstr (two, ==, second);
}

/* A report has only what the kind of encounter has: a contest is about no planet, and sends no
 * ships. */
static void
test_reports (void)
{
  const FpEngine tiny = { .edition = &edition }, duel = { .edition = fp_duel_edition () };
  g_autofree FpView *view = g_new0 (FpView, 1);

  g_assert_null (fp_text_encounter (&edition, &view->encounter, ""));
  view->encounter =
      (FpViewEncounter){ .kind = 1, .number = 4, .of_seat = { { 3, 2 }, { FP_NOT_SHOWN } }, .total = { 7, -2 } };
  assert_report (&tiny, view, "Encounter:", "total 7", "total -2");
  view->encounter.kind = (uint8_t) fp_edition_encounter (duel.edition, "duel");
  assert_report (&duel, view, "Duel at isle, ship advantage 4:", "dial 3, sent 2, clout 7", "clout -2");
  view->encounter.kind = (uint8_t) fp_edition_encounter (duel.edition, "contest");
  assert_report (&duel, view, "Contest:", "clout 7", "clout -2");
}

/* --- The standing in an encounter for three --- */

static FpSeats ties; /* winners of a tie */

static void
project (FpEngine *engine G_GNUC_UNUSED, FpProjectedResult *result_now)
{
  *result_now = (FpProjectedResult){ .ties = ties, .winner = FP_NOBODY };
}

static guint
no_parts (FpEngine *engine G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpTotalPart parts[FP_TOTAL_PARTS] G_GNUC_UNUSED)
{
  return 0;
}

static void
no_planets (const FpEngine *engine, int standings[FP_MAX_SEATS])
{
  FP_EACH_SEAT (engine->state, seat)
    standings[seat] = 0;
}

static int
four_planets (FpEngine *engine G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED)
{
  return 4;
}

/* Several players who share a tie are all named, and a tie without a winner is lost by all. */
static void
test_ties (void)
{
  static const FpTextNames names = { { "Blue", "Red", "Green" } };
  FpEdition three = edition;
  g_autofree FpState *state = g_new0 (FpState, 1);
  FpEngine engine = { .edition = &three, .state = state };
  static const char *const sentences[] = { "Nobody wins a tie: all lose.", "Red (bystander) wins ties.",
                                           "Blue, Red and Green win ties." };
  static const FpSeats winners[] = { 0, 1 << 1, 1 << 0 | 1 << 1 | 1 << 2 };

  three.table =
      (FpEditionTable){ .project = project, .parts = no_parts, .standings = no_planets, .needed = four_planets };
  state->head.n_seats = 3;
  state->head.n_encounters = 1;
  state->head.encounters[0] = (FpEncounter){ .kind = 2 };
  state->head.seats[1].role = 1;
  for (guint i = 0; i < G_N_ELEMENTS (winners); i++)
    {
      FpWhyWriter writer;

      ties = winners[i];
      fp_why_writer_init (&writer, &engine, NULL, FP_NOBODY, &names);
      fp_why_standing (&writer);
      g_assert_cmpstr (((const FpWhy *) writer.items->pdata[0])->title, ==, "This auction");
      g_assert_nonnull (strstr (((const FpWhy *) writer.items->pdata[0])->text, sentences[i]));
      g_ptr_array_unref (writer.items);
    }
}

static void
test_figures (void)
{
  g_assert_cmpstr (fp_text_figure (&edition, 0), ==, "Bids made");
  g_assert_cmpstr (fp_text_figure (&edition, 1), ==, "sales");
  g_assert_cmpstr (fp_text_figure (fp_duel_edition (), 0), ==, "Duels won");
}

static void
test_several_players (void)
{
  static const FpTextNames names = { { "Blue", "Red", "Green", "Gold" } };
  FpTextContext wording = { NULL, &names, FP_NOBODY };
  g_autofree char *none = fp_text_players (&wording, 0), *one = fp_text_players (&wording, 1 << 2);
  g_autofree char *two = fp_text_players (&wording, 1 << 0 | 1 << 3);
  g_autofree char *three = fp_text_players (&wording, 1 << 0 | 1 << 1 | 1 << 2);
  g_autofree char *ending = fp_text_ending (NULL, FP_ENDING_NONE, 1 << 0 | 1 << 1 | 1 << 2, &names, 4, 0);

  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (one, ==, "Green");
  g_assert_cmpstr (two, ==, "Blue and Gold");
  g_assert_cmpstr (three, ==, "Blue, Red and Green");
  g_assert_cmpstr (ending, ==, "Blue, Red and Green win the game together.");
}

static void
test_encounter_titles (void)
{
  g_autofree char *at = fp_text_encounter_title (fp_duel_edition (), 1, "Lull");
  g_autofree char *nowhere_yet = fp_text_encounter_title (fp_duel_edition (), 1, NULL);

  g_assert_cmpstr (at, ==, "Duel at Lull");
  g_assert_cmpstr (nowhere_yet, ==, "This duel");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/tables/own-before-shared", test_own_before_shared);
  g_test_add_func ("/text/tables/shared-before-machine", test_shared_before_machine);
  g_test_add_func ("/text/tables/numbered-zones", test_numbered_zones);
  g_test_add_func ("/text/tables/machine-last", test_machine_last);
  g_test_add_func ("/text/tables/questions", test_questions);
  g_test_add_func ("/text/tables/unknown", test_unknown);
  g_test_add_func ("/text/tables/queries", test_queries);
  g_test_add_func ("/text/tables/event-rows", test_event_rows);
  g_test_add_func ("/text/tables/event-sentences", test_event_sentences);
  g_test_add_func ("/text/tables/amounts", test_amounts);
  g_test_add_func ("/text/tables/kinds-and-words", test_kinds_and_words);
  g_test_add_func ("/text/tables/sentences", test_sentences);
  g_test_add_func ("/text/tables/reports", test_reports);
  g_test_add_func ("/text/tables/ties", test_ties);
  g_test_add_func ("/text/tables/figures", test_figures);
  g_test_add_func ("/text/tables/encounter-titles", test_encounter_titles);
  g_test_add_func ("/text/tables/several-players", test_several_players);
  return g_test_run ();
}
