/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stub of an edition: tables of words, without rules. */
#include "draft-words.h"

#include "engine/program/fp-program.h"

enum
{
  CARDS = FP_THAT_CARDS | FP_THAT_COUNT,
  SHIPS = FP_THAT_SHIPS | FP_THAT_COUNT | FP_THAT_FROM | FP_THAT_TO,
  COUNT = FP_THAT_COUNT,
  ROLE = FP_THAT_ROLE,
  NOTHING = 0,
};

/* --- Moments --- */

/* clang-format off */
#define WHOLES(W) \
  W (game, "game") \
  W (turn, "turn") \
  W (encounter, "encounter") \
  W (any_time, "any-time")
#define STEPS(S) \
  S (choose_aliens, "choose-aliens") \
  S (deal_hands, "deal-hands") \
  S (start_turn, "start-turn") \
  S (regain_ship, "regain-ship") \
  S (receive_orders, "receive-orders") \
  S (gather_ships, "gather-ships") \
  S (point_mothership, "point-mothership") \
  S (offense_invites, "offense-invites") \
  S (defense_invites, "defense-invites") \
  S (allies_answer, "allies-answer") \
  S (play_cards, "play-cards") \
  S (reveal_cards, "reveal-cards") \
  S (play_reinforcements, "play-reinforcements") \
  S (determine_outcome, "determine-outcome") \
  S (make_deal, "make-deal") \
  S (settle_ships, "settle-ships") \
  S (claim_compensations, "claim-compensations") \
  S (claim_rewards, "claim-rewards") \
  S (discard_cards, "discard-cards") \
  S (second_encounter, "second-encounter") \
  S (end_turn, "end-turn")
#define ACTS(A) \
  A (play, "play", CARDS) \
  A (answer, "answer", NOTHING) \
  A (take_compensation, "take-compensation", COUNT) \
  A (take_reward, "take-reward", COUNT) \
  A (deal, "deal", NOTHING) \
  A (encounter_loss, "encounter-loss", SHIPS) \
  A (draw, "draw", CARDS) \
  A (discard, "discard", CARDS) \
  A (reveal, "reveal", CARDS) \
  A (look, "look", CARDS) \
  A (swap, "swap", CARDS) \
  A (shuffle, "shuffle", CARDS) \
  A (ignore, "ignore", CARDS) \
  A (zap, "zap", CARDS) \
  A (take, "take", CARDS) \
  A (draw_order, "draw-order", CARDS) \
  A (new_hand, "new-hand", NOTHING) \
  A (move, "move", CARDS | SHIPS) \
  A (send, "send", SHIPS) \
  A (recover, "recover", SHIPS) \
  A (warp, "warp", SHIPS) \
  A (return_home, "return", SHIPS) \
  A (remove_ships, "remove", SHIPS) \
  A (land, "land", SHIPS) \
  A (become, "become", ROLE) \
  A (win, "win", NOTHING) \
  A (win_game, "win-game", NOTHING) \
  A (go_to, "go-to", NOTHING) \
  A (end_encounter, "end-encounter", NOTHING) \
  A (encounter_after, "encounter-after", NOTHING)
/* clang-format on */

#define NUMBER_OF(name, ...) P_##name,
enum
{
  BEFORE = FP_N_MACHINE_PROCEDURES - 1,
  WHOLES (NUMBER_OF) STEPS (NUMBER_OF) ACTS (NUMBER_OF) N_PROCEDURES,
};

#define WHOLE_ROW(name, word) [P_##name] = { .id = word, .kind = FP_PROCEDURE_WHOLE },
#define STEP_ROW(name, word) [P_##name] = { .id = word, .step = TRUE, .kind = FP_PROCEDURE_STEP, .in = 1 << 1 },
#define ACT_ROW(name, word, knows) [P_##name] = { .id = word, .kind = FP_PROCEDURE_ACTION, .that = knows },
static const FpProcedureDef procedures[N_PROCEDURES] = { FP_MACHINE_PROCEDURES,
                                                         WHOLES (WHOLE_ROW) STEPS (STEP_ROW) ACTS (ACT_ROW) };

#define STEP_NUMBER(name, ...) P_##name,
static const uint8_t steps[] = { STEPS (STEP_NUMBER) };
static const FpEncounterDef encounters[] = {
  { NULL },
  { "encounter", P_encounter, TRUE, NULL, steps, G_N_ELEMENTS (steps), .n_sides = 2, .gives_roles = TRUE },
};

/* --- Kinds and lists of words --- */

static const char *const betters[] = { "higher", "lower" };
static const char *const complexities[] = { "green", "yellow", "red" };
static const FpWordListDef word_lists[] = { { "better", betters, G_N_ELEMENTS (betters) } };
static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpField marks_of_alien[] = {
  { .attribute = "complexity", .index = FP_MARK_COMPLEXITY, .list = &complexity, .optional = TRUE },
  { NULL },
};
static const FpField marks_of_attack[] = { { "value", FP_MARK_VALUE }, { NULL } };
static const FpKindDef kinds[] = {
  { NULL },
  { "alien", FP_KIND_HOST | FP_KIND_OWNED | FP_KIND_EARLY | FP_KIND_SHEET, NULL, marks_of_alien },
  { "attack", FP_KIND_IN_HAND | FP_KIND_WORTH, .marks = marks_of_attack,
    .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN },
  { "negotiate", FP_KIND_IN_HAND, .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN },
  { "artifact", FP_KIND_IN_HAND | FP_KIND_OWNED | FP_KIND_HOST },
  { "flare", FP_KIND_IN_HAND | FP_KIND_OWNED | FP_KIND_HOST },
  { "reinforcement", FP_KIND_IN_HAND },
};

/* --- Queries --- */

enum
{
  Q_KIND,
  Q_VALUE,
  Q_HAND_SIZE,
  Q_TOTAL = 9,
  N_QUERIES = 18,
};

static const FpQueryDef queries[N_QUERIES] = {
  { "kind", FP_TYPE_CARDS, FP_TYPE_WORD, FP_WORD_LIST_KIND },
  { "value", FP_TYPE_CARDS, FP_TYPE_NUMBER, 0 },
  { "hand-size", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  { "plays-open", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0 },
  { "ship-choices", FP_TYPE_PLAYERS, FP_TYPE_NUMBERS, 0 },
  { "join-choices", FP_TYPE_PLAYERS, FP_TYPE_PLAYERS, 0, .chosen = TRUE },
  { "card-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0 },
  { "play-from", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0, .chosen = TRUE },
  { "ship-value", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [Q_TOTAL] = { "total", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  { "reinforcement-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0, .chosen = TRUE },
  { "may-play", FP_TYPE_CARDS, FP_TYPE_YES_NO, 0 },
  { "better", FP_TYPE_NOTHING, FP_TYPE_WORD, FP_WORD_LIST_OWN },
  { "tie-goes-to", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },
  { "compensation", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  { "rewards", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  { "frees-ships", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0 },
  { "second-encounter", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .chosen = TRUE },
};

/* --- Verbs --- */

enum
{
  WHO = FP_ATTRIBUTE_WHO,
  AS = FP_ATTRIBUTE_AS,
};

#define OF_CARDS .amount_kind = FP_AMOUNT_CARDS, .set = FP_TYPE_CARDS
#define OF_SHIPS .amount_kind = FP_AMOUNT_SHIPS, .set = FP_TYPE_SHIPS
#define PLAIN .amount_kind = FP_AMOUNT_NONE
static const FpVerb verbs[] = {
  { "draw", P_draw, FP_AMOUNT_CARDS, .attributes = WHO | AS | FP_ATTRIBUTE_TO },
  { .id = "discard",
    .action = P_discard,
    OF_CARDS,
    .attributes = WHO | AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_CHOOSER | FP_ATTRIBUTE_OWNERS,
    .to = FP_TYPE_ZONE },
  { .id = "reveal", .action = P_reveal, OF_CARDS, .attributes = WHO | FP_ATTRIBUTE_SECRET | FP_ATTRIBUTE_CHOOSER },
  { .id = "look", .action = P_look, OF_CARDS, .needs_set = TRUE, .attributes = WHO | AS | FP_ATTRIBUTE_CHOOSER },
  { .id = "swap", .action = P_swap, OF_CARDS, .needs_set = TRUE, .attributes = FP_ATTRIBUTE_WITH },
  { .id = "shuffle", .action = P_shuffle, OF_CARDS, .needs_set = TRUE },
  { .id = "ignore", .action = P_ignore, OF_CARDS, .needs_set = TRUE, .attributes = FP_ATTRIBUTE_UNTIL },
  { .id = "zap", .action = P_zap, OF_CARDS, .needs_set = TRUE },
  { .id = "take", .action = P_take, OF_CARDS, .needs_set = TRUE, .attributes = WHO | FP_ATTRIBUTE_CHOOSER },
  { .id = "draw-order", .action = P_draw_order, PLAIN, .attributes = WHO },
  { .id = "new-hand", .action = P_new_hand, PLAIN, .attributes = WHO },
  { .id = "take-reward", .action = P_take_reward, .amount_kind = FP_AMOUNT_CARDS, .attributes = WHO },
  { .id = "move",
    .action = P_move,
    OF_CARDS,
    .needs_set = TRUE,
    .attributes = WHO | AS | FP_ATTRIBUTE_SHIPS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO | FP_ATTRIBUTE_END |
                  FP_ATTRIBUTE_FACE | FP_ATTRIBUTE_CHOOSER },
  { .id = "send", .action = P_send, OF_SHIPS, .attributes = WHO | AS },
  { .id = "recover", .action = P_recover, OF_SHIPS, .attributes = WHO | AS },
  { .id = "warp", .action = P_warp, OF_SHIPS, .attributes = WHO | AS | FP_ATTRIBUTE_CHOOSER },
  { .id = "return", .action = P_return_home, OF_SHIPS, .attributes = WHO | AS },
  { .id = "remove", .action = P_remove_ships, OF_SHIPS, .attributes = WHO },
  { .id = "land", .action = P_land, OF_SHIPS, .attributes = WHO | FP_ATTRIBUTE_TO, .to = FP_TYPE_PLANETS },
  { .id = "become", .action = P_become, PLAIN, .attributes = WHO | FP_ATTRIBUTE_ROLE },
  { .id = "win", .action = P_win, PLAIN, .attributes = WHO | FP_ATTRIBUTE_NOBODY },
  { .id = "win-game", .action = P_win_game, PLAIN, .attributes = WHO },
  { .id = "go-to", .action = P_go_to, PLAIN, .attributes = FP_ATTRIBUTE_STEP },
  { .id = "end-encounter", .action = P_end_encounter, PLAIN },
  { .id = "encounter-after", .action = P_encounter_after, PLAIN, .attributes = WHO },
};

/* --- Names --- */

enum
{
  Z_HAND,
  Z_CARD,
  Z_ASIDE,
  Z_ALIEN,
  Z_DECK,
  Z_OPEN,
  N_ZONES,
};

static const FpZoneDef zones[N_ZONES] = {
  [Z_HAND] = { "hand", 0, FP_VISIBLE_TO_OWNER },          [Z_CARD] = { "card", 0, FP_VISIBLE_TO_OWNER },
  [Z_ASIDE] = { "aside", 0, FP_VISIBLE_TO_NOBODY },       [Z_ALIEN] = { "alien", 0, FP_VISIBLE_TO_ALL },
  [Z_DECK] = { "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY }, [Z_OPEN] = { "discards", FP_NOBODY, FP_VISIBLE_TO_ALL },
};

static void
get_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = zone };
}

/* Cards are checked, never played. */
static void
get_nothing (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_NOTHING };
}

#define ALONE(word, type)                           \
  {                                                 \
    .name = word, .gives = type, .get = get_nothing \
  }
#define SEVERAL(word)                                                                   \
  {                                                                                     \
    .name = word, .gives = FP_TYPE_PLAYERS, .get = get_nothing, .many = FP_MANY_SEVERAL \
  }
#define ZONE(word, zone)                                              \
  {                                                                   \
    .name = word, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = zone \
  }
#define OF(thing, word, type)                                                                      \
  {                                                                                                \
    .name = word, .of = thing, .gives = type, .bare = thing == FP_TYPE_PLAYERS, .get = get_nothing \
  }
#define OWN_ZONE(word, zone)                                                                               \
  {                                                                                                        \
    .name = word, .of = FP_TYPE_PLAYERS, .bare = TRUE, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = zone \
  }
static const FpNameDef names[] = {
  ALONE ("offense", FP_TYPE_PLAYERS),
  ALONE ("defense", FP_TYPE_PLAYERS),
  ALONE ("opponent", FP_TYPE_PLAYERS),
  ALONE ("winner", FP_TYPE_PLAYERS),
  ALONE ("loser", FP_TYPE_PLAYERS),
  SEVERAL ("mains"),
  SEVERAL ("allies"),
  SEVERAL ("bystanders"),
  ALONE ("both-attack", FP_TYPE_YES_NO),
  ALONE ("failed", FP_TYPE_YES_NO),
  ALONE ("encounter-number", FP_TYPE_NUMBER),
  ALONE ("deck-values", FP_TYPE_NUMBERS),
  { .name = "planets", .gives = FP_TYPE_PLANETS, .get = get_nothing, .many = FP_MANY_SEVERAL },
  ZONE ("deck", Z_DECK),
  ZONE ("orders", Z_DECK),
  ZONE ("discards", Z_OPEN),
  ZONE ("unused-aliens", Z_OPEN),
  OWN_ZONE ("hand", Z_HAND),
  OWN_ZONE ("card", Z_CARD),
  OWN_ZONE ("aside", Z_ASIDE),
  OWN_ZONE ("alien", Z_ALIEN),
  OF (FP_TYPE_PLAYERS, "opponent", FP_TYPE_PLAYERS),
  OF (FP_TYPE_PLAYERS, "side", FP_TYPE_PLAYERS),
  OF (FP_TYPE_PLAYERS, "invited", FP_TYPE_PLAYERS),
  OF (FP_TYPE_PLAYERS, "won", FP_TYPE_YES_NO),
  OF (FP_TYPE_PLAYERS, "lost", FP_TYPE_YES_NO),
  OF (FP_TYPE_PLAYERS, "used", FP_TYPE_CARDS),
  OF (FP_TYPE_PLAYERS, "hand-size", FP_TYPE_NUMBER),
  OF (FP_TYPE_PLAYERS, "colonies", FP_TYPE_PLANETS),
  OF (FP_TYPE_PLAYERS, "warp", FP_TYPE_SHIPS),
  OF (FP_TYPE_PLAYERS, "ships-here", FP_TYPE_SHIPS),
  OF (FP_TYPE_PLAYERS, "colony-ships", FP_TYPE_SHIPS),
  OF (FP_TYPE_PLAYERS, "elsewhere", FP_TYPE_SHIPS),
  OF (FP_TYPE_CARDS, "encounter-card", FP_TYPE_YES_NO),
  OF (FP_TYPE_CARDS, "has-set-up", FP_TYPE_YES_NO),
  { .name = "value", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_nothing, .query = Q_VALUE + 1 },
  { .name = "kind",
    .of = FP_TYPE_CARDS,
    .gives = FP_TYPE_WORD,
    .words = FP_WORD_LIST_KIND,
    .get = get_nothing,
    .query = Q_KIND + 1 },
  OF (FP_TYPE_PLANETS, "cards", FP_TYPE_CARDS),
  { .name = NULL },
};

/* --- The edition --- */

static const uint8_t setup[] = { P_choose_aliens, P_deal_hands };
static const FpOpenedNames opened[] = { { P_reveal_cards, "card" } };
static const FpMoveName moves[] = { { FALSE, NULL, "discards", "discard" } };
static const FpEditionSets sets = {
  .opened = opened,
  .n_opened = G_N_ELEMENTS (opened),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .sheets_in_play = P_choose_aliens,
  .roles_given = P_deal_hands,
  .query = Q_TOTAL,
  .turn = P_turn,
};

static const char *const seat_ids[] = { "red", "blue", "yellow", "green", "purple", "orange", "black", "white" };
static const FpRoleDef roles[] = {
  { "main", 1 << 0 | 1 << 1 }, { "offense", 1 << 0 },   { "defense", 1 << 1 },
  { "ally", 1 << 2 },          { "bystander", 1 << 3 }, { "not-offense", 0xfe },
};

static const FpEdition edition = {
  .id = "draft",
  .least_seats = 2,
  .most_seats = G_N_ELEMENTS (seat_ids),
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = N_PROCEDURES,
  .kinds = kinds,
  .n_kinds = G_N_ELEMENTS (kinds),
  .word_lists = word_lists,
  .n_word_lists = G_N_ELEMENTS (word_lists),
  .encounters = encounters,
  .n_encounters = G_N_ELEMENTS (encounters),
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

const FpEdition *
draft_words (void)
{
  return &edition;
}
