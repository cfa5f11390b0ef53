/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the edition. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-events.h"
#include "editions/encounter/encounter-module.h"

/* --- Steps and decisions --- */

#define IN_TURN (1 << ENCOUNTER_OF_TURN)

static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES,
  FP_MACHINE_USE_IN_WINDOWS,
  ENCOUNTER_COMMON_PROCEDURES,
  ENCOUNTER_STEP_ROW (ENCOUNTER_find_first_player, "find-first-player", cosmic_find_first_player, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_choose_aliens, "choose-aliens", encounter_choose_aliens, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_deal_hands, "deal-hands", encounter_deal_hands, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_start_turn, "start-turn", encounter_start_turn, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_regroup, "regroup", encounter_regroup, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_destiny, "destiny", cosmic_destiny, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_launch_ships, "launch-ships", encounter_launch_ships, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_aim, "aim-gate", encounter_aim, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_offense_invites, "offense-invites", encounter_offense_invites, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_defense_invites, "defense-invites", encounter_defense_invites, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_allies_answer, "allies-answer", encounter_allies_answer, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_play_cards, "play-cards", encounter_play_cards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_reveal_cards, "reveal-cards", cosmic_reveal_cards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_determine_outcome, "determine-outcome", encounter_determine_outcome, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_make_deal, "make-deal", encounter_make_deal, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_settle_ships, "settle-ships", encounter_settle_ships, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_claim_compensations, "claim-compensations", encounter_claim_compensations, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_claim_rewards, "claim-rewards", encounter_claim_rewards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_discard_cards, "discard-cards", cosmic_discard_cards, IN_TURN),
  ENCOUNTER_STEP_ROW (ENCOUNTER_second_encounter, "second-encounter", encounter_second_encounter, 0),
  ENCOUNTER_STEP_ROW (ENCOUNTER_end_turn, "end-turn", encounter_end_turn, 0),
  ENCOUNTER_ACT_ROW (ENCOUNTER_reveal, "reveal", cosmic_reveal, ENCOUNTER_THAT_CARDS),
  ENCOUNTER_STEP_ROW (COSMIC_prepare_deck, "prepare-deck", cosmic_prepare_deck, 0),
  ENCOUNTER_STEP_ROW (COSMIC_renew_hand, "renew-hand", cosmic_renew_hand, IN_TURN),
  ENCOUNTER_STEP_ROW (COSMIC_play_reinforcements, "play-reinforcements", cosmic_play_reinforcements, IN_TURN),
  ENCOUNTER_ACT_ROW (COSMIC_draw_destiny, "draw-destiny", cosmic_draw_destiny, ENCOUNTER_THAT_CARDS),
  ENCOUNTER_ACT_ROW (COSMIC_deal, "deal", cosmic_deal, 0),
  ENCOUNTER_ACT_ROW (COSMIC_quake, "quake", cosmic_quake, 0),
  ENCOUNTER_ACT_ROW (COSMIC_forfeit, "forfeit", cosmic_forfeit, ENCOUNTER_THAT_SHIPS),
  ENCOUNTER_ACT_ROW (COSMIC_meet, "meet", cosmic_meet, FP_THAT_TO),
  ENCOUNTER_ACT_ROW (COSMIC_remove, "remove", cosmic_remove, ENCOUNTER_THAT_SHIPS),
  ENCOUNTER_ACT_ROW (COSMIC_end_encounter, "end-encounter", cosmic_end_encounter, 0),
  ENCOUNTER_ACT_ROW (COSMIC_gain_colony, "gain-colony", cosmic_gain_colony, FP_THAT_TO),
  ENCOUNTER_ACT_ROW (COSMIC_lose_colony, "lose-colony", cosmic_lose_colony, FP_THAT_FROM),
  ENCOUNTER_PART_ROW (COSMIC_colonies_changed, "colonies-changed", cosmic_colonies_changed),
  ENCOUNTER_ACT_ROW (COSMIC_reshuffle, "reshuffle", cosmic_reshuffle, 0),
  ENCOUNTER_ACT_ROW (COSMIC_next_encounter, "next-encounter", cosmic_next_encounter, 0),
  ENCOUNTER_PART_ROW (COSMIC_interlude, "interlude", cosmic_interlude),
#define MODULE_STEP(name, id, function, encounters) ENCOUNTER_STEP_ROW (COSMIC_##name, id, function, encounters),
  COSMIC_MODULE_STEPS (MODULE_STEP)
#define MODULE_ACT(name, id, function, knows) ENCOUNTER_ACT_ROW (COSMIC_##name, id, function, knows),
      COSMIC_MODULE_ACTS (MODULE_ACT)
#define MODULE_PART(name, id, function) ENCOUNTER_PART_ROW (COSMIC_##name, id, function),
          COSMIC_MODULE_PARTS (MODULE_PART)
};

/* The printed order (p. 9 to 19). */
static const uint8_t steps[] = {
  ENCOUNTER_regroup,       ENCOUNTER_destiny,          ENCOUNTER_aim,
  ENCOUNTER_launch_ships,  ENCOUNTER_offense_invites,  ENCOUNTER_defense_invites,
  ENCOUNTER_allies_answer, COSMIC_renew_hand,          ENCOUNTER_play_cards,
  ENCOUNTER_reveal_cards,  COSMIC_play_reinforcements, ENCOUNTER_determine_outcome,
  ENCOUNTER_make_deal,     ENCOUNTER_settle_ships,     ENCOUNTER_claim_compensations,
  ENCOUNTER_claim_rewards, ENCOUNTER_discard_cards,
};

/* Set-up (p. 3 to 5). */
static const uint8_t setup[] = {
  ENCOUNTER_choose_aliens,
  COSMIC_prepare_deck,
  ENCOUNTER_deal_hands,
  ENCOUNTER_find_first_player,
};

static const uint8_t turn[] = { ENCOUNTER_start_turn };

static const FpEncounterDef encounters[ENCOUNTER_N_ENCOUNTERS] = {
  [ENCOUNTER_OF_TURN] = { "encounter", ENCOUNTER_encounter, TRUE, NULL, steps, G_N_ELEMENTS (steps),
                          .n_sides = ENCOUNTER_N_SIDES, .gives_roles = TRUE },
};

static const FpDecisionKind decisions[COSMIC_N_DECISIONS] = {
  ENCOUNTER_DECISIONS (COSMIC_ENCOUNTER_KINDS),
  [COSMIC_DECIDE_OWN_COLOUR] = { "own-colour", encounter_own_colour_options, .pass = "draw" },
  [COSMIC_DECIDE_DEFENSE] = { "defense", cosmic_defense_options },
  [COSMIC_DECIDE_REINFORCEMENT] = { "card", cosmic_reinforcement_options, 1U << COSMIC_KIND_REINFORCEMENT,
                                    .pass = "pass" },
  [COSMIC_DECIDE_REINFORCED] = { "side", cosmic_reinforced_options },
#define MODULE_DECISION(name, ...) [COSMIC_DECIDE_##name] = { __VA_ARGS__ },
  COSMIC_MODULE_DECISIONS (MODULE_DECISION)
};

static const FpEventDef events[] = { ENCOUNTER_EVENTS ("destiny-drawn", "gate-aimed"),
                                     { "first-player", FP_ABOUT_CARDS },
                                     { "defense-chosen", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
                                     { "reinforced", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_PLAY },
                                     { "morphed", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
                                     { "both-lost", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_NO_VICTORY },
                                     { "reward-taken", FP_ABOUT_ENCOUNTER },
                                     { "card-stopped", FP_ABOUT_CARDS, FP_TELLS_OTHER | FP_TELLS_STOP },
                                     { "quake", FP_ABOUT_CARDS },
                                     { "encounter-granted", FP_ABOUT_ENCOUNTER },
                                     { "flares-added", FP_ABOUT_CARDS },
                                     { "flare-returned", FP_ABOUT_CARDS },
#define MODULE_EVENT(name, ...) { __VA_ARGS__ },
                                     COSMIC_MODULE_EVENTS (MODULE_EVENT) };

static const FpQueryDef queries[COSMIC_N_QUERIES] = {
  ENCOUNTER_QUERIES,
  [ENCOUNTER_Q_SECOND_ENCOUNTER] = { "second-encounter", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .chosen = TRUE,
                                     .asks = TRUE },
  [COSMIC_Q_REGROUP_SHIPS] = { "regroup-ships", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },
  [COSMIC_Q_HOME_SHIPS] = { "home-ships", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [COSMIC_Q_REINFORCEMENT_CHOICES] = { "reinforcement-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0, .chosen = TRUE },
#define MODULE_QUERY(name, ...) [COSMIC_Q_##name] = { __VA_ARGS__ },
  COSMIC_MODULE_QUERIES (MODULE_QUERY)
};

/* --- Cards --- */

static const char *const seat_ids[] = { "red", "blue", "yellow", "green", "purple", "orange", "black", "white" };
static const char *const complexities[] = { "green", "yellow", "red" };
static const char *const shown[] = { "wild", "most-cards", "most-colonies", "fewest-in-warp" };

/* Games in which an alien can be: with a set-up option, or with a colour that nobody plays. */
static const char *const games[] = {
  "no-aliens",
  "random-aliens",
  "choose-aliens",
  "green-aliens",
  "yellow-aliens",
#define OPTION_WORD(name, id) id,
  COSMIC_MODULE_OPTIONS (OPTION_WORD) FP_UNUSED_COLOUR,
};
_Static_assert(G_N_ELEMENTS (games) == COSMIC_N_OPTIONS + 1, "the words are the options, and one more");

static const FpWordListDef needed = { "needs", games, COSMIC_N_OPTIONS + 1 };
static const FpWordListDef barred = { "barred-by", games, COSMIC_N_OPTIONS };
static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpWordListDef shows = { "shows", shown, G_N_ELEMENTS (shown) };

static const FpWordListDef word_lists[COSMIC_N_WORD_LISTS] = {
  ENCOUNTER_WORD_LISTS (seat_ids), [FP_FIRST_WORD_LISTS] = COSMIC_HALVES,
#define MODULE_WORDS(name, ...) { __VA_ARGS__ },
  COSMIC_MODULE_WORDS (MODULE_WORDS)
};

#define AT(list) [ENCOUNTER_WORDS_##list - FP_WORD_LIST_OWN]
static const FpField of_planet[] = {
  { "system", ENCOUNTER_FIELD_SEAT, ENCOUNTER_WORDS_SEAT, &word_lists AT (SEAT), .optional = TRUE },
  { NULL },
};
static const FpField of_destiny[] = {
  { "colour", ENCOUNTER_FIELD_SEAT, ENCOUNTER_WORDS_SEAT, &word_lists AT (SEAT), .optional = TRUE },
  { "shows", COSMIC_FIELD_SHOWS, 0, &shows, .optional = TRUE },
  { "hazard", COSMIC_FIELD_HAZARD, .least = 0, .most = 1, .optional = TRUE },
  { NULL },
};
static const FpField marks_of_attack[] = { { "value", FP_MARK_VALUE }, { NULL } };
static const FpField marks_of_reinforcement[] = { { "adds", FP_MARK_VALUE }, { NULL } };
static const FpField marks_of_alien[] = {
  { .attribute = "complexity", .index = FP_MARK_COMPLEXITY, .list = &complexity, .optional = TRUE },
  { .attribute = "without", .index = FP_MARK_APART, .optional = TRUE, .cards = TRUE },
  { .attribute = "needs", .index = FP_MARK_NEEDS, .list = &needed, .optional = TRUE, .several = TRUE },
  { .attribute = "barred-by", .index = FP_MARK_BARRED, .list = &barred, .optional = TRUE, .several = TRUE },
  { .attribute = "least-players",
    .index = FP_MARK_LEAST_SEATS,
    .least = COSMIC_LEAST_SEATS,
    .most = COSMIC_MOST_SEATS,
    .optional = TRUE },
  { .attribute = "most-players",
    .index = FP_MARK_MOST_SEATS,
    .least = COSMIC_LEAST_SEATS,
    .most = COSMIC_MOST_SEATS,
    .optional = TRUE },
  { NULL },
};

static const FpField marks_of_flare[] = {
  { .attribute = "alien", .index = FP_MARK_CARD, .of_kind = ENCOUNTER_KIND_ALIEN },
  { NULL },
};

static const FpKindDef kinds[COSMIC_N_KINDS] = {
  [ENCOUNTER_KIND_ALIEN] = { "alien", FP_KIND_HOST | FP_KIND_OWNED | FP_KIND_EARLY | FP_KIND_SHEET,
                             .marks = marks_of_alien },
  [ENCOUNTER_KIND_ATTACK] = { "attack", FP_KIND_IN_HAND | FP_KIND_NEEDED | FP_KIND_WORTH, .marks = marks_of_attack,
                              .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN },
  [ENCOUNTER_KIND_NEGOTIATE] = { "negotiate", FP_KIND_IN_HAND | FP_KIND_NEEDED, .written = FP_WRITTEN_PLAIN },
  [ENCOUNTER_KIND_ARTIFACT] = { "artifact", FP_KIND_IN_HAND | FP_KIND_OWNED },
  [ENCOUNTER_KIND_PLANET] = { "planet", FP_KIND_HOST | FP_KIND_PLACE | FP_KIND_NEEDED, of_planet,
                              .written = FP_WRITTEN_PLAIN },
  [ENCOUNTER_KIND_DESTINY] = { "destiny", FP_KIND_NEEDED, of_destiny, .written = FP_WRITTEN_PLAIN },
  [COSMIC_KIND_MORPH] = { "morph", FP_KIND_IN_HAND, .written = FP_WRITTEN_PLAIN },
  [COSMIC_KIND_REINFORCEMENT] = { "reinforcement", FP_KIND_IN_HAND | FP_KIND_WORTH, .marks = marks_of_reinforcement,
                                  .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN },
  [COSMIC_KIND_FLARE] = { "flare", FP_KIND_IN_HAND | FP_KIND_OWNED | FP_KIND_PARTS, .marks = marks_of_flare },
#define MODULE_KIND(name, ...) [COSMIC_KIND_##name] = { __VA_ARGS__ },
  COSMIC_MODULE_KINDS (MODULE_KIND)
};

#define REINFORCEMENTS(id)                                                                        \
  {                                                                                               \
    id, FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .kinds = COSMIC_HAND_KINDS, .listed = FP_LISTED_NEVER \
  }

#define HOARD(seat)                                                                                  \
  {                                                                                                  \
    "hoard", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = COSMIC_HAND_KINDS, .listed = FP_LISTED_CARDS \
  }

static const FpZoneDef zones[COSMIC_N_ZONES] = {
  ENCOUNTER_SHARED_ZONES ("destiny", "destiny-discards", COSMIC_HAND_KINDS, COSMIC_PLAYED_KINDS),
  ENCOUNTER_ZONES_OF (0, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (1, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (2, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (3, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (4, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (5, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (6, COSMIC_HAND_KINDS),
  ENCOUNTER_ZONES_OF (7, COSMIC_HAND_KINDS),
  REINFORCEMENTS ("reinforcements-offense"),
  REINFORCEMENTS ("reinforcements-defense"),
  HOARD (0),
  HOARD (1),
  HOARD (2),
  HOARD (3),
  HOARD (4),
  HOARD (5),
  HOARD (6),
  HOARD (7),
  [COSMIC_FLARES] = { "flares", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = 1U << COSMIC_KIND_FLARE,
                      .listed = FP_LISTED_DECK },
};

static const FpFigureDef figures[] = { ENCOUNTER_FIGURES };

static const FpSetupOption options[COSMIC_N_OPTIONS] = {
  [COSMIC_OPTION_NO_ALIENS] = { "no-aliens", FP_SETUP_NO_ALIENS },
  [COSMIC_OPTION_RANDOM_ALIENS] = { "random-aliens", FP_SETUP_ALIENS_RANDOM },
  [COSMIC_OPTION_CHOOSE_ALIENS] = { "choose-aliens", FP_SETUP_ALIENS_CHOSEN },
  [COSMIC_OPTION_GREEN_ALIENS] = { "green-aliens", FP_SETUP_FIRST_GAME, 1 },
  [COSMIC_OPTION_YELLOW_ALIENS] = { "yellow-aliens", FP_SETUP_FIRST_GAME, 2 },
#define MODULE_OPTION(name, id) [COSMIC_OPTION_##name] = { id },
  COSMIC_MODULE_OPTIONS (MODULE_OPTION)
};

static const FpModule *const modules[] = COSMIC_MODULES;

/* --- Table --- */

#define COSMIC_NUMBERS                                                                               \
  {                                                                                                  \
    .sets = encounter_seat_sets, .n_sets = ENCOUNTER_N_SETS, .of_seat = encounter_seat_numbers,      \
    .n_of_seat = ENCOUNTER_N_SEAT_NUMBERS, .numbers = cosmic_numbers, .n_numbers = COSMIC_N_NUMBERS, \
    .first_row = COSMIC_USED, .n_rows = ENCOUNTER_N_SIDES                                            \
  }

static gboolean
may_lie (const FpCardDef *def, uint16_t zone)
{
  gboolean guest = def != NULL && (COSMIC_GUEST_KINDS >> def->kind & 1) != 0 && zone >= COSMIC_N_ZONES;

  return guest || encounter_may_lie (zones, COSMIC_N_ZONES, COSMIC_HAND_KINDS, def, zone);
}

static int
back (const FpCardDef *def)
{
  return encounter_back (COSMIC_HAND_KINDS, def);
}

static const FpEndingDef endings[ENCOUNTER_N_ENDINGS] = { ENCOUNTER_ENDINGS ("colonies") };

static const FpOutcomeDef outcomes[COSMIC_N_OUTCOMES] = {
  ENCOUNTER_OUTCOMES,
  [ENCOUNTER_OUTCOME_LANDED] = { "landed", FP_OUTCOME_SETTLED | FP_OUTCOME_SUCCESS },
  [COSMIC_OUTCOME_BOTH_LOST] = { "both-lost", FP_OUTCOME_DECIDED | FP_OUTCOME_SETTLED },
  [COSMIC_OUTCOME_GRANTED] = { "granted", FP_OUTCOME_SETTLED | FP_OUTCOME_SUCCESS },
};

static const FpEdition edition = {
  .id = "cosmic",
  .version = 2,
  .least_seats = COSMIC_LEAST_SEATS,
  .most_seats = COSMIC_MOST_SEATS,
  .usual_seats = COSMIC_USUAL_SEATS,
  .most_answers = 100000,
  .changes_by_time = TRUE,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = COSMIC_N_PROCEDURES,
  .kinds = kinds,
  .n_kinds = COSMIC_N_KINDS,
  .word_lists = word_lists,
  .n_word_lists = G_N_ELEMENTS (word_lists),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .encounters = encounters,
  .n_encounters = ENCOUNTER_N_ENCOUNTERS,
  .outcomes = outcomes,
  .n_outcomes = COSMIC_N_OUTCOMES,
  .endings = endings,
  .n_endings = ENCOUNTER_N_ENDINGS,
  .conceding = FP_CONCEDING_GOES_ON,
  .setup = { setup, G_N_ELEMENTS (setup) },
  .turn = { turn, G_N_ELEMENTS (turn) },
  .modules = modules,
  .n_modules = G_N_ELEMENTS (modules),
  .module_groups = cosmic_module_groups,
  .bundles = cosmic_bundles,
  .n_bundles = COSMIC_N_BUNDLES,
  .complete = encounter_complete,
  .decisions = decisions,
  .n_decisions = COSMIC_N_DECISIONS,
  .deal_terms = encounter_deal_terms,
  .n_deal_terms = ENCOUNTER_N_TERMS,
  .queries = queries,
  .n_queries = COSMIC_N_QUERIES,
  .verbs = cosmic_verbs,
  .n_verbs = COSMIC_N_VERBS,
  .names = cosmic_names,
  .zones = zones,
  .n_zones = COSMIC_N_ZONES,
  .roles = encounter_roles,
  .n_roles = ENCOUNTER_N_ROLES,
  .options = options,
  .n_options = COSMIC_N_OPTIONS,
  .ships = COSMIC_SHIPS,
  .common = &cosmic_common,
  .encounter = &cosmic_book,
  .texts = &cosmic_texts,
  .layout = &cosmic_layout,
  .sets = &cosmic_sets,
  .told.played = ENCOUNTER_EVENT_PLAYED,
  .told.stopped = COSMIC_EVENT_CARD_STOPPED,
  .told.unveiled = COSMIC_EVENT_POWER_REVEALED,
  .plays = {
    .procedure = ENCOUNTER_play,
    .putting_away = ENCOUNTER_put_away,
    .zone = ENCOUNTER_STAGE,
    .kinds = COSMIC_PLAYED_KINDS,
    .remembers_zone = TRUE,
    .counted = 1U << COSMIC_KIND_FLARE,
    .may = cosmic_may_play,
    .put_away = cosmic_put_away,
  },
  .rules = {
    .begin = encounter_begin,
    .order = encounter_order_mains_first,
    .chooser = cosmic_chooser,
    .settle = cosmic_settle,
    .settles_by_presence = TRUE,
    .settling[0] = UINT64_C (1) << ENCOUNTER_Q_POWER_NEEDS | UINT64_C (1) << ENCOUNTER_Q_COLONIES_NEEDED,
    .kept_by = { ENCOUNTER_Q_POWER_NEEDS + 1, ENCOUNTER_USUAL_POWER_NEEDS },
    .in_force = cosmic_in_force,
    .refill = fp_common_refill,
    .fill_hand = encounter_begin_fill_hand,
    .usual_place = encounter_usual_place,
    .check = encounter_check,
    .keeps_past = TRUE,
    .any_time = ENCOUNTER_any_time,
    .may_turn_up = encounter_may_turn_up,
  },
  .table = ENCOUNTER_TABLE,
  .thinking = ENCOUNTER_THINKING (.refine = cosmic_refine, .features = cosmic_features, .n_features = COSMIC_N_FEATURES,
                                  .measure = cosmic_measure),
  .hidden = { .back = back, .may_lie = may_lie },
  .encounter_numbers = COSMIC_NUMBERS,
  .positions = ENCOUNTER_POSITIONS (.names_seats = TRUE, .may_have_more = cosmic_may_have_more, .more = ENCOUNTER_MORE_SHIPS, .parts = cosmic_parts, .n_parts = COSMIC_N_PARTS),
};

const FpEdition *
fp_cosmic_edition (void)
{
  return &edition;
}
