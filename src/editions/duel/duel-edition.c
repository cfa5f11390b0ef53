/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the edition: procedures, decisions, queries, roles, options and callbacks. */
#include "editions/duel/duel-private.h"
#include "editions/duel/fp-duel.h"

#define STEP_ROW(name, word, encounters)                               \
  [DUEL_##name] = { .id = word,                                        \
                    .run = duel_##name,                                \
                    .step = TRUE,                                      \
                    .kind = FP_PROCEDURE_STEP,                         \
                    .notes_answers = DUEL_##name == DUEL_draw_destiny, \
                    .in = encounters },
#define WHOLE_ROW(name, word) [DUEL_##name] = { .id = word, .run = duel_##name, .kind = FP_PROCEDURE_WHOLE },
#define ACTION_ROW(name, word, knows) \
  [DUEL_##name] = { .id = word, .run = duel_##name, .kind = FP_PROCEDURE_ACTION, .that = knows },
#define SHARED_ROW(name, word, knows, function) \
  [DUEL_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_ACTION, .that = knows },
#define PART_ROW(name, word) [DUEL_##name] = { .id = word, .run = duel_##name, .kind = FP_PROCEDURE_PART },
#define FUNCTION_PART(name, word, function) [DUEL_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_PART },
static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES, DUEL_PROCEDURES (STEP_ROW, WHOLE_ROW, ACTION_ROW, SHARED_ROW, PART_ROW, FUNCTION_PART)
};

static const FpFormerId former_ids[] = {
  { DUEL_begin_abilities, "set-up" }, { DUEL_turn_dial, "set-dial" },       { DUEL_turn_up_envoy, "reveal-envoy" },
  { DUEL_lay_plan, "choose-plan" },   { DUEL_lay_tactic, "choose-tactic" }, { DUEL_carry_out_tactic, "resolve-tactic" },
  { DUEL_discover, "discover" },
};

static const FpDecisionKind decisions[DUEL_N_DECISIONS] = {
  FP_PROGRAM_DECISIONS (duel_planet_options),
  [DUEL_DECIDE_ALIEN] = { NULL, duel_alien_options },
  [DUEL_DECIDE_DIAL] = { NULL, duel_dial_options },
  [DUEL_DECIDE_ENVOY] = { NULL, duel_envoy_options },
  [DUEL_DECIDE_PLAN] = { "plan", duel_plan_options, 1U << DUEL_KIND_PLAN | 1U << DUEL_KIND_REINFORCEMENT },
  [DUEL_DECIDE_TACTIC] = { "tactic", duel_tactic_options, 1U << DUEL_KIND_TACTIC },
  [DUEL_DECIDE_CARD] = { "card", duel_card_options, 1U << DUEL_KIND_REINFORCEMENT },
  [DUEL_DECIDE_SIDE] = { "side", duel_side_options },
  [DUEL_DECIDE_DISCARD] = { "discard", fp_selection_options },
  [DUEL_DECIDE_READY] = { "ready", fp_selection_options },
  [DUEL_DECIDE_SPEND] = { "spend", fp_selection_options },
  [DUEL_DECIDE_BEFRIEND] = { "befriend", duel_friend_options },
  [DUEL_DECIDE_ESTRANGE] = { "estrange", duel_friend_options },
  [DUEL_DECIDE_KEEP_ENVOY] = { "keep-envoy", duel_keep_options },
  [DUEL_DECIDE_FROM_PLANET] = { "from-planet", duel_from_planet_options },
};

static const FpQueryDef queries[DUEL_N_QUERIES] = {
  [DUEL_Q_KIND] = { "kind", FP_TYPE_CARDS, FP_TYPE_WORD, FP_WORD_LIST_KIND },
  [DUEL_Q_ICON] = { "icon", FP_TYPE_CARDS, FP_TYPE_WORD, DUEL_WORDS_ICON },
  [DUEL_Q_SYMBOL] = { "symbol", FP_TYPE_PLANETS, FP_TYPE_WORD, DUEL_WORDS_SYMBOL },
  [DUEL_Q_VALUE] = { "value", FP_TYPE_CARDS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_CONTROLLERS] = { "controllers", FP_TYPE_PLANETS, FP_TYPE_PLAYERS, 0 },
  [DUEL_Q_HAND_LIMIT] = { "hand-limit", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },
  [DUEL_Q_ENVOY_LIMIT] = { "envoy-limit", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },
  [DUEL_Q_PLANETS_NEEDED] = { "planets-needed", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_SEEN_BY] = { "seen-by", FP_TYPE_CARDS, FP_TYPE_PLAYERS, 0 },
  [DUEL_Q_PLAN_COUNT] = { "plan-count", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },
  [DUEL_Q_TACTIC_COUNT] = { "tactic-count", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },
  [DUEL_Q_PLAYS_OPEN] = { "plays-open", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .asks = TRUE },
  [DUEL_Q_FIRST] = { "first", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0, .asks = TRUE },
  [DUEL_Q_REVEAL_AT] = { "reveal-at", FP_TYPE_PLAYERS, FP_TYPE_WORD, FP_WORD_LIST_STEP, ".dial" },
  [DUEL_Q_REVEAL_CHOICES] = { "reveal-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0 },
  [DUEL_Q_MAY_SEND] = { "may-send", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .asks = TRUE },
  [DUEL_Q_SEND_FROM] = { "send-from", FP_TYPE_PLAYERS, FP_TYPE_SHIPS, 0, .asks = TRUE },
  [DUEL_Q_DIAL_CHOICES] = { "dial-choices", FP_TYPE_PLAYERS, FP_TYPE_NUMBERS, 0, .compulsory = TRUE },
  [DUEL_Q_SHIPS_SENT] = { "ships-sent", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },
  [DUEL_Q_RECOVER_FROM] = { "recover-from", FP_TYPE_PLAYERS, FP_TYPE_PLANETS, 0 },
  [DUEL_Q_TACTIC_CHOICES] = { "tactic-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0, .compulsory = TRUE },
  [DUEL_Q_STAYS_READY] = { "stays-ready", FP_TYPE_CARDS, FP_TYPE_YES_NO, 0 },
  [DUEL_Q_PLAN_CHOICES] = { "plan-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0, .compulsory = TRUE },
  [DUEL_Q_SHIP_VALUE] = { "ship-value", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_ADVANTAGE] = { "advantage", FP_TYPE_NOTHING, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_CLOUT] = { "clout", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_PLAY_CHOICES] = { "play-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0 },
  [DUEL_Q_BETTER] = { "better", FP_TYPE_NOTHING, FP_TYPE_WORD, DUEL_WORDS_BETTER },
  [DUEL_Q_TIE_GOES_TO] = { "tie-goes-to", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },
  [DUEL_Q_PRIZE_FOR] = { "prize-for", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },
  [DUEL_Q_NEXT_DECK] = { "next-deck", FP_TYPE_NOTHING, FP_TYPE_WORD, FP_WORD_LIST_KIND },
};

static const char *const seat_ids[] = { "orange", "blue" };
static const FpRoleDef roles[] = {
  [DUEL_LEADER] = { "leader", 1 << DUEL_LEADER }, [DUEL_STRAGGLER] = { "straggler", 1 << DUEL_STRAGGLER }
};
static const char *const seat_sets[] = { [DUEL_BARRED] = "barred", [DUEL_SHOWN] = "shown", [DUEL_HELD] = "held" };
static const FpSeatNumberDef seat_numbers[] = {
  [DUEL_DIAL] = { "dial", .shown = DUEL_SHOWN + 1 }, [DUEL_SENT] = { "sent" }
};
static const FpOutcomeDef outcomes[] = {
  [FP_OUTCOME_OPEN] = { "open" },
  [DUEL_OUTCOME_AGAIN] = { "again" },
  [DUEL_OUTCOME_DECIDED] = { "decided", FP_OUTCOME_DECIDED },
  [DUEL_OUTCOME_NOBODY] = { "nobody" },
  [DUEL_OUTCOME_ALL_LOSE] = { "all-lose", FP_OUTCOME_DECIDED | FP_OUTCOME_ALL_LOSE },
};
static const FpPositionAllies allies = { DUEL_KIND_ENVOY, DUEL_WORDS_DECK, "envoys-", DUEL_Q_ENVOY_LIMIT };
static const FpEndingDef endings[] = {
  [DUEL_ENDING_FIVE_PLANETS] = { "five-planets", FP_ENDS_BY_STANDING },
  [DUEL_ENDING_NO_SHIPS] = { "no-ships" },
  [DUEL_ENDING_SPECIAL] = { "special", FP_ENDS_BY_CARD },
  [DUEL_ENDING_CONCEDED] = { "conceded", FP_ENDS_CONCEDED },
  [DUEL_ENDING_UNDECIDED] = { "undecided", FP_ENDS_UNDECIDED },
};
static const FpSetupOption options[] = {
  { "first-game", FP_SETUP_FIRST_GAME, 1 },
  { "dealt-aliens", FP_SETUP_ALIENS_DEALT },
  { "no-aliens", FP_SETUP_NO_ALIENS },
  { "box-only", FP_SETUP_BOX_ONLY },
};

static void
fill_hand (FpEngine *e, uint8_t seat)
{
  fill_hand_locals *locals = fp_engine_push (e, DUEL_fill_hand);

  locals->seat = seat;
}

static int
turns (const FpState *s)
{
  return s->head.table[DUEL_TURNS];
}

static void
set_turns (FpState *s, int number)
{
  s->head.table[DUEL_TURNS] = (int16_t) number;
}

static const char *
secret_slot (uint8_t kind)
{
  return kind == DUEL_SECRET_TACTIC ? "tactic" : NULL;
}

static int
secret_number (uint8_t kind)
{
  return kind == DUEL_SECRET_DIAL ? DUEL_DIAL : -1;
}

/* Set-up (duel_setup ()). */
static const uint8_t setup[] = {
  DUEL_prepare_destiny,     DUEL_summon_envoys,      DUEL_choose_aliens,   DUEL_prepare_warp,
  DUEL_determine_straggler, DUEL_draw_opening_hands, DUEL_begin_abilities,
};

static const FpEdition edition = {
  .id = "duel",
  .version = 3,
  .least_seats = 2,
  .setup = { setup, G_N_ELEMENTS (setup) },
  .most_seats = 2,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = DUEL_N_PROCEDURES,
  .former_ids = former_ids,
  .n_former_ids = G_N_ELEMENTS (former_ids),
  .kinds = duel_kinds,
  .n_kinds = DUEL_N_KINDS,
  .word_lists = duel_word_lists,
  .n_word_lists = DUEL_WORDS_END - FP_WORD_LIST_OWN,
  .causes = duel_causes,
  .n_causes = DUEL_CAUSES_END - FP_CAUSE_OWN,
  .events = duel_events,
  .n_events = DUEL_EVENTS_END - FP_N_EVENTS,
  .event_order = duel_event_order,
  .told.picked = DUEL_EVENT_BAR_PICKED,
  .told.nothing_left = DUEL_EVENT_BAR_EMPTY,
  .figures = duel_figures,
  .n_figures = DUEL_N_FIGURES,
  .feats = duel_feats,
  .n_feats = DUEL_N_FEATS,
  .encounters = duel_encounters,
  .n_encounters = DUEL_N_ENCOUNTERS,
  .encounter_numbers.sets = seat_sets,
  .encounter_numbers.n_sets = G_N_ELEMENTS (seat_sets),
  .encounter_numbers.of_seat = seat_numbers,
  .encounter_numbers.n_of_seat = G_N_ELEMENTS (seat_numbers),
  .outcomes = outcomes,
  .n_outcomes = G_N_ELEMENTS (outcomes),
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
  .decisions = decisions,
  .n_decisions = DUEL_N_DECISIONS,
  .queries = queries,
  .n_queries = DUEL_N_QUERIES,
  .verbs = duel_verbs,
  .n_verbs = DUEL_N_VERBS,
  .names = duel_names,
  .zones = duel_zones,
  .n_zones = DUEL_N_ZONES,
  .roles = roles,
  .n_roles = G_N_ELEMENTS (roles),
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .ships = DUEL_SHIPS,
  .thinking.quiet = DUEL_check_victory,
  .thinking.chance = duel_chance,
  .thinking.weigh = duel_weigh,
  .thinking.features = duel_features,
  .thinking.n_features = DUEL_N_FEATURES,
  .thinking.measure = duel_measure,
  .hidden.back = duel_back,
  .hidden.may_lie = duel_may_lie,
  .hidden.secret_slot = secret_slot,
  .hidden.secret_number = secret_number,
  .positions.places = duel_position_places,
  .positions.n_places = DUEL_N_POSITION_PLACES,
  .positions.starts = duel_starts,
  .positions.number = "advantage",
  .positions.planet_word = "symbol",
  .positions.n_starts = DUEL_N_STARTS,
  .positions.allies = &allies,
  .positions.set_turns = set_turns,
  .positions.start_at = duel_start_at,
  .positions.set_role = duel_set_role,
  .copies = DUEL_COPIES,
  .common = &duel_common,
  .texts = &duel_texts,
  .layout = &duel_layout,
  .sets = &duel_sets,
  .rules.begin = duel_begin,
  .rules.order = duel_order,
  .rules.chooser = duel_chooser,
  .rules.settle = duel_settle,
  .rules.settling[DUEL_Q_SEEN_BY / 64] = (uint64_t) 1 << DUEL_Q_SEEN_BY % 64,
  .rules.in_force = duel_in_force,
  .rules.refill = fp_common_refill,
  .rules.fill_hand = fill_hand,
  .rules.usual_place = duel_usual_place,
  .rules.check = duel_check,
  .table.roles_taken = duel_roles_taken,
  .table.standings = duel_count_planets,
  .table.needed = duel_needed,
  .table.controllers = duel_controllers,
  .table.totals = duel_clouts,
  .table.parts = duel_clout_parts,
  .table.project = duel_project_result,
  .table.subject = duel_subject,
  .table.next_deck = duel_next_deck,
  .table.turns = turns,
  .table.destination = duel_destination,
};

const FpEdition *
fp_duel_edition (void)
{
  return &edition;
}
