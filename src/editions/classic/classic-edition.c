/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the edition. */
#include "editions/classic/classic.h"
#include "editions/encounter/encounter-events.h"
#include "editions/encounter/encounter-module.h"
#include "editions/encounter/encounter-verbs.h"
#include "editions/encounter/encounter-vocabulary.h"

/* --- Steps and decisions --- */

#define IN_TURN (1 << ENCOUNTER_OF_TURN)

static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES,
  FP_MACHINE_USE_IN_WINDOWS,
  ENCOUNTER_COMMON_PROCEDURES,
  ENCOUNTER_STEP_ROW (ENCOUNTER_find_first_player, "prepare-orders", classic_prepare_orders, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_choose_aliens, "choose-aliens", encounter_choose_aliens, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_deal_hands, "deal-hands", encounter_deal_hands, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_start_turn, "start-turn", encounter_start_turn, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_regroup, "regain-ship", encounter_regroup, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_destiny, "receive-orders", classic_receive_orders, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_launch_ships, "gather-ships", encounter_launch_ships, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_aim, "point-mothership", encounter_aim, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_offense_invites, "offense-invites", encounter_offense_invites, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_defense_invites, "defense-invites", encounter_defense_invites, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_allies_answer, "allies-answer", encounter_allies_answer, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_play_cards, "play-cards", encounter_play_cards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_reveal_cards, "reveal-cards", encounter_reveal_cards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_determine_outcome, "determine-outcome", encounter_determine_outcome, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_make_deal, "make-deal", encounter_make_deal, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_settle_ships, "settle-ships", encounter_settle_ships, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_claim_compensations, "claim-compensations", encounter_claim_compensations, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_claim_rewards, "claim-rewards", encounter_claim_rewards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_discard_cards, "discard-cards", encounter_discard_cards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_second_encounter, "second-encounter", encounter_second_encounter, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_end_turn, "end-turn", encounter_end_turn, 0),
};

/* The printed order (p. 6 to 9). */
static const uint8_t steps[] = {
  ENCOUNTER_regroup,
  ENCOUNTER_destiny,
  ENCOUNTER_launch_ships,
  ENCOUNTER_aim,
  ENCOUNTER_offense_invites,
  ENCOUNTER_defense_invites,
  ENCOUNTER_allies_answer,
  ENCOUNTER_play_cards,
  ENCOUNTER_reveal_cards,
  ENCOUNTER_determine_outcome,
  ENCOUNTER_make_deal,
  ENCOUNTER_settle_ships,
  ENCOUNTER_claim_compensations,
  ENCOUNTER_claim_rewards,
  ENCOUNTER_discard_cards,
};

/* Set-up (p. 4). */
static const uint8_t setup[] = { ENCOUNTER_find_first_player, ENCOUNTER_choose_aliens, ENCOUNTER_deal_hands };

static const uint8_t turn[] = { ENCOUNTER_start_turn };

static const FpEncounterDef encounters[ENCOUNTER_N_ENCOUNTERS] = {
  [ENCOUNTER_OF_TURN] = { "encounter", ENCOUNTER_encounter, TRUE, NULL, steps, G_N_ELEMENTS (steps),
                          .n_sides = ENCOUNTER_N_SIDES, .gives_roles = TRUE },
};

static const FpDecisionKind decisions[CLASSIC_N_DECISIONS] = {
  ENCOUNTER_DECISIONS (ENCOUNTER_ENCOUNTER_KINDS),
  [CLASSIC_DECIDE_OWN_COLOUR] = { "own-colour", encounter_own_colour_options, .pass = "draw" },
};

static const FpEventDef events[] = { ENCOUNTER_EVENTS ("orders-turned", "pointed") };

static const FpVerb verbs[] = { ENCOUNTER_VERBS (0) };

static const FpCommon common = ENCOUNTER_COMMON ();

static const FpQueryDef queries[ENCOUNTER_N_QUERIES] = { ENCOUNTER_QUERIES };

/* --- Cards --- */

static const char *const seat_ids[] = { "red", "blue", "yellow", "green" };
static const char *const complexities[] = { "green", "yellow", "red" };
static const char *const groups[] = { "1", "2", "3" };

static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpWordListDef group = { "first-game", groups, G_N_ELEMENTS (groups), .letters = TRUE };

static const FpWordListDef word_lists[ENCOUNTER_WORDS_END - FP_WORD_LIST_OWN] = { ENCOUNTER_WORD_LISTS (seat_ids) };

#define AT(list) [ENCOUNTER_WORDS_##list - FP_WORD_LIST_OWN]
static const FpField of_planet[] = {
  { "system", ENCOUNTER_FIELD_SEAT, ENCOUNTER_WORDS_SEAT, &word_lists AT (SEAT) },
  { NULL },
};
static const FpField of_orders[] = {
  { "colour", ENCOUNTER_FIELD_SEAT, ENCOUNTER_WORDS_SEAT, &word_lists AT (SEAT) },
  { NULL },
};
static const FpField of_alien[] = {
  { "first-game", CLASSIC_FIELD_GROUP, 0, &group, .optional = TRUE, .group = TRUE },
  { NULL },
};
static const FpField marks_of_attack[] = { { "value", FP_MARK_VALUE }, { NULL } };
static const FpField marks_of_alien[] = {
  { .attribute = "complexity", .index = FP_MARK_COMPLEXITY, .list = &complexity, .optional = TRUE },
  { .attribute = "without", .index = FP_MARK_APART, .optional = TRUE, .cards = TRUE },
  { NULL },
};

static const FpKindDef kinds[ENCOUNTER_N_KINDS] = {
  [ENCOUNTER_KIND_ALIEN] = { "alien", FP_KIND_HOST | FP_KIND_OWNED | FP_KIND_EARLY | FP_KIND_SHEET, of_alien,
                             marks_of_alien },
  [ENCOUNTER_KIND_ATTACK] = { "attack", FP_KIND_IN_HAND | FP_KIND_NEEDED | FP_KIND_WORTH, .marks = marks_of_attack,
                              .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN },
  [ENCOUNTER_KIND_NEGOTIATE] = { "negotiate", FP_KIND_IN_HAND | FP_KIND_NEEDED, .written = FP_WRITTEN_PLAIN },
  /* behind the alien (ruling 28) */
  [ENCOUNTER_KIND_ARTIFACT] = { "artifact", FP_KIND_IN_HAND | FP_KIND_OWNED, .change_order = 1 },
  [ENCOUNTER_KIND_PLANET] = { "planet", FP_KIND_PLACE | FP_KIND_NEEDED, of_planet, .written = FP_WRITTEN_PLAIN },
  [ENCOUNTER_KIND_DESTINY] = { "orders", FP_KIND_NEEDED, of_orders, .written = FP_WRITTEN_PLAIN },
};

static const FpZoneDef zones[CLASSIC_N_ZONES] = {
  ENCOUNTER_SHARED_ZONES ("orders", "orders-discards", ENCOUNTER_HAND_KINDS, ENCOUNTER_KIND_BIT (ARTIFACT)),
  ENCOUNTER_ZONES_OF (0, ENCOUNTER_HAND_KINDS),
  ENCOUNTER_ZONES_OF (1, ENCOUNTER_HAND_KINDS),
  ENCOUNTER_ZONES_OF (2, ENCOUNTER_HAND_KINDS),
  ENCOUNTER_ZONES_OF (3, ENCOUNTER_HAND_KINDS),
};

static const FpNameDef names[] = { ENCOUNTER_NAMES, { .name = NULL } };

static const FpFigureDef figures[] = { ENCOUNTER_FIGURES };

static const FpSetupOption options[CLASSIC_N_OPTIONS] = {
  [CLASSIC_OPTION_NO_ALIENS] = { "no-aliens", FP_SETUP_NO_ALIENS },
  [CLASSIC_OPTION_CHOOSE_ALIENS] = { "choose-aliens", FP_SETUP_ALIENS_CHOSEN },
  [CLASSIC_OPTION_TWO_ALIENS] = { "two-aliens", FP_SETUP_ALIENS_DEALT },
  [CLASSIC_OPTION_FIRST_GROUP] = { "group-1", FP_SETUP_FIRST_GAME, 1 },
  [CLASSIC_OPTION_FIRST_GROUP + 1] = { "group-2", FP_SETUP_FIRST_GAME, 2 },
  [CLASSIC_OPTION_FIRST_GROUP + 2] = { "group-3", FP_SETUP_FIRST_GAME, 3 },
  [CLASSIC_OPTION_FIRST_PLAYER] = { "first-red" },
  [CLASSIC_OPTION_FIRST_PLAYER + 1] = { "first-blue" },
  [CLASSIC_OPTION_FIRST_PLAYER + 2] = { "first-yellow" },
  [CLASSIC_OPTION_FIRST_PLAYER + 3] = { "first-green" },
#define MODULE_OPTION(name, id) [CLASSIC_OPTION_##name] = { id },
  CLASSIC_MODULE_OPTIONS (MODULE_OPTION)
};

static const FpModule *const modules[] = CLASSIC_MODULES;

/* --- Table --- */

static gboolean
may_lie (const FpCardDef *def, uint16_t zone)
{
  return encounter_may_lie (zones, CLASSIC_N_ZONES, ENCOUNTER_HAND_KINDS, def, zone);
}

static int
back (const FpCardDef *def)
{
  return encounter_back (ENCOUNTER_HAND_KINDS, def);
}

static const FpEndingDef endings[ENCOUNTER_N_ENDINGS] = { ENCOUNTER_ENDINGS ("five-colonies") };

static const FpOutcomeDef outcomes[ENCOUNTER_N_OUTCOMES] = {
  ENCOUNTER_OUTCOMES,
  [ENCOUNTER_OUTCOME_LANDED] = { "landed", FP_OUTCOME_SETTLED },
};

static const FpEdition edition = {
  .id = "classic",
  .version = 4,
  .least_seats = 2,
  .most_seats = CLASSIC_MOST_SEATS,
  .usual_seats = CLASSIC_MOST_SEATS,
  .most_answers = 100000,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = ENCOUNTER_N_PROCEDURES,
  .kinds = kinds,
  .n_kinds = ENCOUNTER_N_KINDS,
  .word_lists = word_lists,
  .n_word_lists = G_N_ELEMENTS (word_lists),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .feats = encounter_feats,
  .n_feats = ENCOUNTER_N_FEATS,
  .encounters = encounters,
  .n_encounters = ENCOUNTER_N_ENCOUNTERS,
  .outcomes = outcomes,
  .n_outcomes = ENCOUNTER_N_OUTCOMES,
  .endings = endings,
  .n_endings = ENCOUNTER_N_ENDINGS,
  .conceding = FP_CONCEDING_GOES_ON,
  .setup = { setup, G_N_ELEMENTS (setup) },
  .turn = { turn, G_N_ELEMENTS (turn) },
  .campaign = &classic_campaign,
  .decisions = decisions,
  .n_decisions = CLASSIC_N_DECISIONS,
  .deal_terms = encounter_deal_terms,
  .n_deal_terms = ENCOUNTER_N_TERMS,
  .queries = queries,
  .n_queries = ENCOUNTER_N_QUERIES,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .names = names,
  .zones = zones,
  .n_zones = CLASSIC_N_ZONES,
  .roles = encounter_roles,
  .n_roles = ENCOUNTER_N_ROLES,
  .options = options,
  .n_options = CLASSIC_N_OPTIONS,
  .ships = CLASSIC_SHIPS,
  .common = &common,
  .encounter = &classic_book,
  .modules = modules,
  .n_modules = G_N_ELEMENTS (modules),
  .complete = encounter_complete,
  .texts = &classic_texts,
  .layout = &classic_layout,
  .sets = &classic_sets,
  .told.played = ENCOUNTER_EVENT_PLAYED,
  .plays = ENCOUNTER_PLAYS (ENCOUNTER_KIND_BIT (ARTIFACT)),
  .rules = {
    .begin = encounter_begin,
    .order = encounter_order_bystanders_first,
    .chooser = encounter_chooser,
    .settle = encounter_settle,
    .settles_by_presence = TRUE,
    .keeps_past = TRUE,
    .settling[0] = UINT64_C (1) << ENCOUNTER_Q_POWER_NEEDS | UINT64_C (1) << ENCOUNTER_Q_COLONIES_NEEDED,
    .kept_by = { ENCOUNTER_Q_POWER_NEEDS + 1, ENCOUNTER_USUAL_POWER_NEEDS },
    .in_force = encounter_in_force,
    .refill = fp_common_refill,
    .fill_hand = encounter_begin_fill_hand,
    .usual_place = encounter_usual_place,
    .check = encounter_check,
  },
  .table = ENCOUNTER_TABLE,
  .thinking = ENCOUNTER_THINKING (.features = encounter_features, .n_features = ENCOUNTER_N_FEATURES,
                                  .measure = encounter_measure),
  .hidden = { .back = back, .may_lie = may_lie },
  .encounter_numbers = ENCOUNTER_NUMBERS,
  .positions = ENCOUNTER_POSITIONS (),
};

const FpEdition *
fp_classic_edition (void)
{
  return &edition;
}
