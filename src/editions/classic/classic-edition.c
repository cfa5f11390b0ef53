/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the edition. */
#include "editions/classic/classic.h"
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
  ENCOUNTER_STEP_ROW (ENCOUNTER_regain_ship, "regain-ship", encounter_regain_ship, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_meet, "receive-orders", classic_receive_orders, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_gather_ships, "gather-ships", encounter_gather_ships, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_point, "point-mothership", encounter_point, IN_TURN),
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
  ENCOUNTER_regain_ship,         ENCOUNTER_meet,
  ENCOUNTER_gather_ships,        ENCOUNTER_point,
  ENCOUNTER_offense_invites,     ENCOUNTER_defense_invites,
  ENCOUNTER_allies_answer,       ENCOUNTER_play_cards,
  ENCOUNTER_reveal_cards,        ENCOUNTER_determine_outcome,
  ENCOUNTER_make_deal,           ENCOUNTER_settle_ships,
  ENCOUNTER_claim_compensations, ENCOUNTER_claim_rewards,
  ENCOUNTER_discard_cards,
};

static const FpEncounterDef encounters[ENCOUNTER_N_ENCOUNTERS] = {
  [ENCOUNTER_OF_TURN] = { "encounter", ENCOUNTER_encounter, TRUE, NULL, steps, G_N_ELEMENTS (steps),
                          .n_sides = ENCOUNTER_N_SIDES, .gives_roles = TRUE },
};

static const FpDecisionKind decisions[CLASSIC_N_DECISIONS] = {
  ENCOUNTER_DECISIONS,
  [CLASSIC_DECIDE_OWN_COLOUR] = { "own-colour", classic_own_colour_options, .pass = "draw" },
};

static const FpQueryDef queries[ENCOUNTER_N_QUERIES] = { ENCOUNTER_QUERIES };

/* --- Cards --- */

static const char *const seat_ids[] = { "red", "blue", "yellow", "green" };
static const char *const betters[] = { "higher", "lower" };
static const char *const rewards[] = { "card", "ship" };
static const char *const deals[] = { "compose", "offer", "accept", "refuse", "end" };
static const char *const complexities[] = { "green", "yellow", "red" };
static const char *const groups[] = { "1", "2", "3" };

static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpWordListDef group = { "first-game", groups, G_N_ELEMENTS (groups), .letters = TRUE };

#define AT(list) [ENCOUNTER_WORDS_##list - FP_WORD_LIST_OWN]
static const FpWordListDef word_lists[ENCOUNTER_WORDS_END - FP_WORD_LIST_OWN] = {
  AT (SEAT) = { "colour", seat_ids, G_N_ELEMENTS (seat_ids) },
  AT (BETTER) = { "better", betters, G_N_ELEMENTS (betters) },
  AT (REWARD) = { "reward", rewards, G_N_ELEMENTS (rewards) },
  AT (DEAL) = { "deal", deals, G_N_ELEMENTS (deals) },
};

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
  [ENCOUNTER_KIND_MEETING] = { "orders", FP_KIND_NEEDED, of_orders, .written = FP_WRITTEN_PLAIN },
};

static const FpZoneDef zones[CLASSIC_N_ZONES] = {
  ENCOUNTER_SHARED_ZONES ("orders", "orders-discards"),
  ENCOUNTER_ZONES_OF (0),
  ENCOUNTER_ZONES_OF (1),
  ENCOUNTER_ZONES_OF (2),
  ENCOUNTER_ZONES_OF (3),
};

static const FpNameDef names[] = { ENCOUNTER_NAMES, { .name = NULL } };

static const FpFigureDef figures[] = {
  { "encounters-won", FP_FIGURE_TIMES, { ENCOUNTER_EVENT_WON }, 1 },
  { "highest-total", FP_FIGURE_HIGHEST, { ENCOUNTER_EVENT_TOTAL_COUNTED }, 1 },
  { "times-allied", FP_FIGURE_TIMES, { ENCOUNTER_EVENT_ALLIED }, 1 },
  { "deals-made", FP_FIGURE_TIMES, { ENCOUNTER_EVENT_DEAL_MADE }, 1 },
  { "ships-lost", FP_FIGURE_AMOUNT, { FP_EVENT_SHIPS_DESTROYED }, 1 },
  { "cards-drawn", FP_FIGURE_AMOUNT, { FP_EVENT_CARDS_DRAWN }, 1 },
};

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
};

/* --- Table --- */

static gboolean
roles_taken (const FpState *s)
{
  return s->head.table[ENCOUNTER_TURNS] > 0;
}

static int
turns (const FpState *s)
{
  return s->head.table[ENCOUNTER_TURNS];
}

static uint16_t
subject (const FpState *s G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED)
{
  return FP_NO_CARD;
}

/* Zones behind the edition's own are under cards. */
static gboolean
may_lie (const FpCardDef *def, uint16_t zone)
{
  return zone < CLASSIC_N_ZONES ? encounter_may_lie (def, zone)
                                : def == NULL || (ENCOUNTER_HAND_CARDS >> def->kind & 1) != 0;
}

static const FpEdition edition = {
  .id = "classic",
  .version = 3,
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
  .events = encounter_events,
  .n_events = ENCOUNTER_EVENTS_END - FP_N_EVENTS,
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .encounters = encounters,
  .n_encounters = ENCOUNTER_N_ENCOUNTERS,
  .outcomes = encounter_outcomes,
  .n_outcomes = ENCOUNTER_N_OUTCOMES,
  .endings = encounter_endings,
  .n_endings = ENCOUNTER_N_ENDINGS,
  .conceding = FP_CONCEDING_GOES_ON,
  .campaign = &classic_campaign,
  .decisions = decisions,
  .n_decisions = CLASSIC_N_DECISIONS,
  .deal_terms = encounter_deal_terms,
  .n_deal_terms = ENCOUNTER_N_TERMS,
  .queries = queries,
  .n_queries = ENCOUNTER_N_QUERIES,
  .verbs = encounter_verbs,
  .n_verbs = ENCOUNTER_N_VERBS,
  .names = names,
  .zones = zones,
  .n_zones = CLASSIC_N_ZONES,
  .roles = encounter_roles,
  .n_roles = ENCOUNTER_N_ROLES,
  .options = options,
  .n_options = CLASSIC_N_OPTIONS,
  .ships = CLASSIC_SHIPS,
  .common = &encounter_common,
  .encounter = &classic_book,
  .texts = &classic_texts,
  .layout = &classic_layout,
  .sets = &classic_sets,
  .told.played = ENCOUNTER_EVENT_PLAYED,
  .plays = ENCOUNTER_PLAYS,
  .rules = {
    .begin = encounter_begin,
    .order = encounter_order_bystanders_first,
    .chooser = encounter_chooser,
    .settle = encounter_settle,
    .settles_by_presence = TRUE,
    .keeps_past = TRUE,
    .settling[0] = UINT64_C (1) << ENCOUNTER_Q_POWER_NEEDS | UINT64_C (1) << ENCOUNTER_Q_COLONIES_NEEDED,
    .in_force = encounter_in_force,
    .refill = fp_common_refill,
    .fill_hand = encounter_begin_fill_hand,
    .usual_place = encounter_usual_place,
    .check = encounter_check,
  },
  .table = {
    .roles_taken = roles_taken,
    .standings = encounter_standings,
    .needed = encounter_needed,
    .controllers = encounter_controllers,
    .totals = encounter_totals,
    .parts = encounter_total_parts,
    .project = encounter_project,
    .subject = subject,
    .turns = turns,
    .tally = encounter_tally,
    .destination = encounter_destination,
  },
  .thinking = { .quiet = ENCOUNTER_end_turn,
                .chance = classic_chance,
                .weigh = classic_weigh,
                .inclination = encounter_inclination,
                .features = classic_features,
                .n_features = CLASSIC_N_FEATURES,
                .measure = classic_measure },
  .hidden = { .back = encounter_back, .may_lie = may_lie },
  .encounter_numbers = ENCOUNTER_NUMBERS,
  .positions = {
    .places = encounter_position_places,
    .n_places = ENCOUNTER_N_POSITION_PLACES,
    .home_ships = 4,
    .starts = encounter_starts,
    .n_starts = ENCOUNTER_N_STARTS,
    .sides = encounter_sides,
    .n_sides = ENCOUNTER_N_SIDES,
    .start_at = encounter_start_at,
    .set_turns = encounter_set_turns,
    .kept = encounter_kept,
    .n_kept = ENCOUNTER_N_KEPT,
    .turn_of = encounter_turn_of,
  },
};

const FpEdition *
fp_classic_edition (void)
{
  return &edition;
}
