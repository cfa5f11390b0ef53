/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that the encounter of a turn has in the tables of an edition, and their functions. */
#pragma once

#include "editions/common/fp-common.h"
#include "editions/encounter/encounter-numbers.h"
#include "editions/encounter/encounter-procedures.h"
#include "engine/runner/fp-deal-terms.h"

#define ENCOUNTER_KIND_BIT(kind) (1U << ENCOUNTER_KIND_##kind)

/* The kinds that every edition has in hands, and those of them that are encounter cards. */
#define ENCOUNTER_HAND_KINDS \
  (ENCOUNTER_KIND_BIT (ATTACK) | ENCOUNTER_KIND_BIT (NEGOTIATE) | ENCOUNTER_KIND_BIT (ARTIFACT))
#define ENCOUNTER_ENCOUNTER_KINDS (ENCOUNTER_KIND_BIT (ATTACK) | ENCOUNTER_KIND_BIT (NEGOTIATE))

/* FpEdition.plays. */
#define ENCOUNTER_PLAYS(played)                                                                                \
  {                                                                                                            \
    .procedure = ENCOUNTER_play, .putting_away = ENCOUNTER_put_away, .zone = ENCOUNTER_STAGE, .kinds = played, \
    .put_away = encounter_put_away                                                                             \
  }

enum
{
  ENCOUNTER_N_FEATS = 17, /* ten besides those of every edition */
};

extern const FpFeatDef encounter_feats[ENCOUNTER_N_FEATS];
extern const char *const encounter_seat_sets[ENCOUNTER_N_SETS];
extern const FpSeatNumberDef encounter_seat_numbers[ENCOUNTER_N_SEAT_NUMBERS];
extern const char *const encounter_own_numbers[ENCOUNTER_N_NUMBERS];
extern const FpRoleDef encounter_roles[ENCOUNTER_N_ROLES];

/* Rows of an edition's outcomes that every edition has but a landing, whose success differs. */
#define ENCOUNTER_OUTCOMES                                                                            \
  [FP_OUTCOME_OPEN] = { "open" }, [ENCOUNTER_OUTCOME_WON] = { "won", FP_OUTCOME_DECIDED },            \
  [ENCOUNTER_OUTCOME_TALKS] = { "talks" }, [ENCOUNTER_OUTCOME_DEAL] = { "deal", FP_OUTCOME_SUCCESS }, \
  [ENCOUNTER_OUTCOME_FAILED] = { "failed-deal" }, [ENCOUNTER_OUTCOME_OVER] = { "over", FP_OUTCOME_SETTLED }

/* Rows of an edition's endings. @colonies: the id of a victory by foreign colonies. */
#define ENCOUNTER_ENDINGS(colonies)                                \
  [ENCOUNTER_ENDING_COLONIES] = { colonies, FP_ENDS_BY_STANDING }, \
  [ENCOUNTER_ENDING_SPECIAL] = { "special", FP_ENDS_BY_CARD },     \
  [ENCOUNTER_ENDING_CONCEDED] = { "conceded", FP_ENDS_CONCEDED },  \
  [ENCOUNTER_ENDING_UNDECIDED] = { "undecided", FP_ENDS_UNDECIDED }

/* Rows of an edition's word lists that every edition has, in the order of their numbers. @seats is
 * the array of its colours. */
extern const char *const encounter_betters[2];
extern const char *const encounter_reward_words[2];
extern const char *const encounter_deal_words[5];
#define ENCOUNTER_WORD_LIST(id, words) \
  {                                    \
    id, words, G_N_ELEMENTS (words)    \
  }
#define ENCOUNTER_WORD_LISTS(seats)                                                         \
  ENCOUNTER_WORD_LIST ("colour", seats), ENCOUNTER_WORD_LIST ("better", encounter_betters), \
      ENCOUNTER_WORD_LIST ("reward", encounter_reward_words), ENCOUNTER_WORD_LIST ("deal", encounter_deal_words)

/* Rows of an edition's figures. */
#define ENCOUNTER_FIGURES                                                                   \
  { "encounters-won", FP_FIGURE_TIMES, { ENCOUNTER_EVENT_WON }, 1 },                        \
      { "highest-total", FP_FIGURE_HIGHEST, { ENCOUNTER_EVENT_TOTAL_COUNTED }, 1 },         \
      { "times-allied", FP_FIGURE_TIMES, { ENCOUNTER_EVENT_ALLIED }, 1 },                   \
      { "deals-made", FP_FIGURE_TIMES, { ENCOUNTER_EVENT_DEAL_MADE }, 1, .of_both = TRUE }, \
      { "ships-lost", FP_FIGURE_AMOUNT, { FP_EVENT_SHIPS_DESTROYED }, 1 },                  \
  {                                                                                         \
    "cards-drawn", FP_FIGURE_AMOUNT, { FP_EVENT_CARDS_DRAWN }, 1                            \
  }

/* FpEdition.table, .thinking, .positions; of the last two with more fields. */
#define ENCOUNTER_TABLE                                                                                         \
  {                                                                                                             \
    .roles_taken = encounter_roles_taken, .standings = encounter_standings, .needed = encounter_needed,         \
    .controllers = encounter_controllers, .totals = encounter_totals, .parts = encounter_total_parts,           \
    .powerless = encounter_powerless, .without_totals = encounter_without_totals, .project = encounter_project, \
    .subject = encounter_no_subject, .turns = encounter_turns, .tally = encounter_tally,                        \
    .destination = encounter_destination                                                                        \
  }
#define ENCOUNTER_THINKING(...)                                                        \
  {                                                                                    \
    .quiet = ENCOUNTER_end_turn, .chance = encounter_chance, .weigh = encounter_weigh, \
    .inclination = encounter_inclination, __VA_ARGS__                                  \
  }
#define ENCOUNTER_POSITIONS(...)                                                                    \
  {                                                                                                 \
    .places = encounter_position_places, .n_places = ENCOUNTER_N_POSITION_PLACES, .home_ships = 4,  \
    .starts = encounter_starts, .n_starts = ENCOUNTER_N_STARTS, .sides = encounter_sides,           \
    .n_sides = ENCOUNTER_N_SIDES, .start_at = encounter_start_at, .set_turns = encounter_set_turns, \
    .kept = encounter_kept, .n_kept = ENCOUNTER_N_KEPT, .turn_of = encounter_turn_of, __VA_ARGS__   \
  }

/* FpEdition.encounter_numbers. */
#define ENCOUNTER_NUMBERS                                                                                     \
  {                                                                                                           \
    .sets = encounter_seat_sets, .n_sets = ENCOUNTER_N_SETS, .of_seat = encounter_seat_numbers,               \
    .n_of_seat = ENCOUNTER_N_SEAT_NUMBERS, .numbers = encounter_own_numbers, .n_numbers = ENCOUNTER_N_NUMBERS \
  }

/* --- Options of decisions --- */

void encounter_alien_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_colony_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_planet_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_invited_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_side_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_card_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_reward_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_second_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

void encounter_propose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_compose_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_answer_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
void encounter_give_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);

/* encounter_option_offer: FpDecisionKind.offer. encounter_find_offer: FpDecisionKind.find.
 * encounter_weigh_deal: returns the weight of an option in a talk (FpEditionThinking.weigh). By it
 * players compose nothing term by term, and let no other player win alone.
 * encounter_inclination: FpEditionThinking.inclination. */
void encounter_option_offer (FpEngine *engine, const FpOption *option, FpDealOffer *offer);
int encounter_find_offer (FpEngine *engine, const char *id);
guint encounter_weigh_deal (FpEngine *engine, const FpPendingDecision *pending, const FpOption *option);
FpInclination encounter_inclination (const FpPendingDecision *pending, const FpOption *option);

extern const FpDealTermDef encounter_deal_terms[ENCOUNTER_N_TERMS];

/* Rows of an edition's decisions. */
/* @cards: the kinds of encounter cards. */
#define ENCOUNTER_DECISIONS(cards)                                                                                     \
  FP_PROGRAM_DECISIONS (fp_program_choose_options), [ENCOUNTER_DECIDE_ALIEN] = { NULL, encounter_alien_options },      \
                                                    [ENCOUNTER_DECIDE_COLONY] = { "colony", encounter_colony_options,  \
                                                                                  .pass = "none" },                    \
                                                    [ENCOUNTER_DECIDE_SHIPS] = { "ships", fp_ship_selection_options }, \
                                                    [ENCOUNTER_DECIDE_PLANET] = { "planet",                            \
                                                                                  encounter_planet_options },          \
                                                    [ENCOUNTER_DECIDE_INVITED] = { NULL, encounter_invited_options },  \
                                                    [ENCOUNTER_DECIDE_SIDE] = { "side", encounter_side_options,        \
                                                                                .pass = "neither" },                   \
                                                    [ENCOUNTER_DECIDE_CARD] = { "card", encounter_card_options,        \
                                                                                cards },                               \
                                                    [ENCOUNTER_DECIDE_LOSE] = { "lose", fp_ship_selection_options },   \
                                                    [ENCOUNTER_DECIDE_HOME] = { "home", fp_ship_selection_options },   \
                                                    [ENCOUNTER_DECIDE_REWARD] = { "reward",                            \
                                                                                  encounter_reward_options },          \
                                                    [ENCOUNTER_DECIDE_SECOND] = { NULL, encounter_second_options },    \
                                                    [ENCOUNTER_DECIDE_DISCARD] = { "discard", fp_selection_options },  \
                                                    ENCOUNTER_DEAL_DECISIONS

/* Rows of the decisions of a talk. */
#define ENCOUNTER_DEAL_DECISIONS                                                                \
  [ENCOUNTER_DECIDE_PROPOSE] = { "propose",                                                     \
                                 encounter_propose_options,                                     \
                                 .id = fp_deal_option_id,                                       \
                                 .find = encounter_find_offer,                                  \
                                 .offer = encounter_option_offer,                               \
                                 .ends = "end" },                                               \
  [ENCOUNTER_DECIDE_COMPOSE] = { "compose", encounter_compose_options, .id = fp_deal_option_id, \
                                 .offer = encounter_option_offer },                             \
  [ENCOUNTER_DECIDE_ANSWER] = { "answer", encounter_answer_options, .ends = "end" },            \
  [ENCOUNTER_DECIDE_GIVE] = { "give", encounter_give_options },                                 \
  [ENCOUNTER_DECIDE_DEAL_SHIPS] = { "ships", fp_ship_selection_options }

/* Rows of an edition's queries, events and zones. */
#define ENCOUNTER_QUERIES                                                                               \
  [ENCOUNTER_Q_KIND] = { "kind", FP_TYPE_CARDS, FP_TYPE_WORD, FP_WORD_LIST_KIND },                      \
  [ENCOUNTER_Q_VALUE] = { "value", FP_TYPE_CARDS, FP_TYPE_NUMBER, 0 },                                  \
  [ENCOUNTER_Q_POWER_NEEDS] = { "power-needs", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                    \
  [ENCOUNTER_Q_HAND_SIZE] = { "hand-size", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },          \
  [ENCOUNTER_Q_COLONIES_NEEDED] = { "colonies-needed", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },            \
  [ENCOUNTER_Q_SEEN_BY] = { "seen-by", FP_TYPE_CARDS, FP_TYPE_PLAYERS, 0 },                             \
  [ENCOUNTER_Q_PLAYS_OPEN] = { "plays-open", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .asks = TRUE },        \
  [ENCOUNTER_Q_TARGET_CHOICES] = { "target-choices", FP_TYPE_PLAYERS, FP_TYPE_PLANETS, 0 },             \
  [ENCOUNTER_Q_SHIP_CHOICES] = { "ship-choices", FP_TYPE_PLAYERS, FP_TYPE_NUMBERS, 0 },                 \
  [ENCOUNTER_Q_INVITE_CHOICES] = { "invite-choices", FP_TYPE_PLAYERS, FP_TYPE_PLAYERS, 0 },             \
  [ENCOUNTER_Q_JOIN_CHOICES] = { "join-choices", FP_TYPE_PLAYERS, FP_TYPE_PLAYERS, 0, .chosen = TRUE }, \
  [ENCOUNTER_Q_CARD_CHOICES] = { "card-choices", FP_TYPE_PLAYERS, FP_TYPE_CARDS, 0 },                   \
  [ENCOUNTER_Q_SHIP_VALUE] = { "ship-value", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                      \
  [ENCOUNTER_Q_TOTAL] = { "total", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },                                \
  [ENCOUNTER_Q_BETTER] = { "better", FP_TYPE_NOTHING, FP_TYPE_WORD, ENCOUNTER_WORDS_BETTER },           \
  [ENCOUNTER_Q_TIE_GOES_TO] = { "tie-goes-to", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },                   \
  [ENCOUNTER_Q_FAILURE_LOSS] = { "failure-loss", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },    \
  [ENCOUNTER_Q_COMPENSATION] = { "compensation", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },    \
  [ENCOUNTER_Q_REWARDS] = { "rewards", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE },              \
  [ENCOUNTER_Q_FREES_SHIPS] = { "frees-ships", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .asks = TRUE },      \
  [ENCOUNTER_Q_SECOND_ENCOUNTER] = { "second-encounter", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0, .asks = TRUE }

/* @hand: the kinds of cards in hands. @played: those that are played to the stage. */
#define ENCOUNTER_SHARED_ZONES(destiny, used_destiny, hand, played)                                                \
  [ENCOUNTER_DECK] = { "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = hand, .listed = FP_LISTED_DECK },  \
  [ENCOUNTER_DISCARDS] = { "discards",   FP_NOBODY,     FP_VISIBLE_TO_ALL,        TRUE,                            \
                           .pile = TRUE, .kinds = hand, .listed = FP_LISTED_CARDS },                               \
  [ENCOUNTER_DESTINY] = { destiny,                                                                                 \
                          FP_NOBODY,                                                                               \
                          FP_VISIBLE_TO_NOBODY,                                                                    \
                          FALSE,                                                                                   \
                          .kinds = ENCOUNTER_KIND_BIT (DESTINY),                                                   \
                          .listed = FP_LISTED_DECK },                                                              \
  [ENCOUNTER_DESTINY_DISCARDS] = { used_destiny,                                                                   \
                                   FP_NOBODY,                                                                      \
                                   FP_VISIBLE_TO_ALL,                                                              \
                                   TRUE,                                                                           \
                                   .pile = TRUE,                                                                   \
                                   .kinds = ENCOUNTER_KIND_BIT (DESTINY),                                          \
                                   .listed = FP_LISTED_CARDS },                                                    \
  [ENCOUNTER_ALIENS] = { "aliens",                                                                                 \
                         FP_NOBODY,                                                                                \
                         FP_VISIBLE_BY_CARD,                                                                       \
                         TRUE,                                                                                     \
                         .kinds = ENCOUNTER_KIND_BIT (ALIEN),                                                      \
                         .listed = FP_LISTED_DECK },                                                               \
  [ENCOUNTER_STAGE] = { "stage", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .kinds = played, .listed = FP_LISTED_NEVER }, \
  [ENCOUNTER_REMOVED] = { "removed", FP_NOBODY, FP_VISIBLE_BY_CARD, TRUE, .listed = FP_LISTED_REMOVED }
#define ENCOUNTER_ZONES_OF(seat, hand_kinds)                                                                       \
  { "hand", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = hand_kinds, .listed = FP_LISTED_CARDS },                    \
      { "alien", seat, FP_VISIBLE_BY_CARD, TRUE, .kinds = ENCOUNTER_KIND_BIT (ALIEN), .listed = FP_LISTED_SHEET }, \
      { "card", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = hand_kinds, .chosen = TRUE },                           \
      { "aside", seat, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = hand_kinds },                                         \
  {                                                                                                                \
    "system", seat, FP_VISIBLE_TO_ALL, TRUE, .kinds = ENCOUNTER_KIND_BIT (PLANET), .listed = FP_LISTED_PLANETS     \
  }

/* FpEdition.common, with more fields of the edition's own. */
enum
{
  ENCOUNTER_N_COMMON_SHIPS = 4,
};

extern const FpCommonShips encounter_common_ships[ENCOUNTER_N_COMMON_SHIPS];
gboolean encounter_card_may_lie (const FpEngine *engine, uint16_t card, uint16_t zone);
gboolean encounter_can_hold (const FpEngine *engine, uint8_t place);
void encounter_ships_moved (FpEngine *engine, const FpAction *action, int n);
void encounter_fell_short (FpEngine *engine, uint8_t seat);
void encounter_deck_renewed (FpEngine *engine);

#define ENCOUNTER_COMMON(...)                                                                                         \
  {                                                                                                                   \
    .zones.hand = { ENCOUNTER_FIRST_SEAT_ZONE + ENCOUNTER_HAND, ENCOUNTER_SEAT_ZONES },                               \
    .zones.deck = { ENCOUNTER_DECK, 0 }, .zones.discard = { ENCOUNTER_DISCARDS, 0 },                                  \
    .zones.removed = ENCOUNTER_REMOVED, .procedures.ignore = ENCOUNTER_ignore,                                        \
    .procedures.move_cards = ENCOUNTER_move_cards, .first_planet = ENCOUNTER_FIRST_PLANET,                            \
    .zapped = ENCOUNTER_EVENT_ZAPPED, .ships = encounter_common_ships, .n_ships = ENCOUNTER_N_COMMON_SHIPS,           \
    .seen_by = ENCOUNTER_Q_SEEN_BY, .may_lie = encounter_card_may_lie, .can_hold = encounter_can_hold,                \
    .ships_moved = encounter_ships_moved, .fell_short = encounter_fell_short, .deck_renewed = encounter_deck_renewed, \
    __VA_ARGS__                                                                                                       \
  }

/* --- Verbs (encounter-verbs.h) --- */

/* encounter_usual_place: FpEditionRules.usual_place. */
uint8_t encounter_usual_place (const FpEngine *engine, const FpVerb *verb, uint8_t seat);

/* --- Positions (encounter-positions.c) --- */

enum
{
  ENCOUNTER_N_POSITION_PLACES = 3,
  ENCOUNTER_N_STARTS = 2,
};

extern const FpPositionPlace encounter_position_places[ENCOUNTER_N_POSITION_PLACES];
extern const FpStartDef encounter_starts[ENCOUNTER_N_STARTS];
extern const char *const encounter_sides[ENCOUNTER_N_SIDES];
gboolean encounter_start_at (FpEngine *engine, const FpStart *start, const char **error);
extern const FpPositionNumber encounter_kept[ENCOUNTER_N_KEPT];
void encounter_set_turns (FpState *state, int turns);

/* encounter_is_behind: returns TRUE if @step comes behind @other in an encounter. */
gboolean encounter_is_behind (const FpEngine *engine, guint step, guint other);
uint8_t encounter_turn_of (const FpState *state);
