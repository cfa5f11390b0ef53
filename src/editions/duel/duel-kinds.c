/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kinds of cards, their fields, and lists of words. */
#include "editions/duel/duel-kinds.h"

static const char *const icons[] = { "blast", "shield", "recover" };
static const char *const symbols[] = { "blue", "pink", "green", "gold", "white" };
static const char *const decks[] = { "a", "b", "c" };
static const char *const betters[] = { "higher", "lower" };
static const char *const complexities[] = { "green", "yellow", "red" };
static const char *const yes[] = { "yes" };

static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpWordListDef first_game = { "first-game", yes, G_N_ELEMENTS (yes) };

#define AT(list) [DUEL_WORDS_##list - FP_WORD_LIST_OWN]
const FpWordListDef duel_word_lists[DUEL_WORDS_END - FP_WORD_LIST_OWN] = {
  AT (ICON) = { "icon", icons, G_N_ELEMENTS (icons), TRUE },
  AT (SYMBOL) = { "symbol", symbols, G_N_ELEMENTS (symbols), TRUE, .looped = TRUE },
  AT (DECK) = { "deck", decks, G_N_ELEMENTS (decks), .letters = TRUE },
  AT (BETTER) = { "better", betters, G_N_ELEMENTS (betters) },
};

static const FpField of_envoy[] = { { "deck", DUEL_FIELD_DECK, DUEL_WORDS_DECK, &duel_word_lists AT (DECK) },
                                    { NULL } };
static const FpField of_planet[] = { { "symbol", DUEL_FIELD_SYMBOL, DUEL_WORDS_SYMBOL, &duel_word_lists AT (SYMBOL) },
                                     { NULL } };
static const FpField of_destiny[] = { { "next", DUEL_FIELD_NEXT, FP_WORD_LIST_KIND, .kinds = FP_KIND_TURN }, { NULL } };
static const FpField of_reinforcement[] = { { "adds", DUEL_FIELD_ADDS }, { NULL } };
/* Of each half: elements of their own. */
static const FpField of_tactic[] = { { "icon", DUEL_FIELD_ICON, DUEL_WORDS_ICON, &duel_word_lists AT (ICON) },
                                     { "value", DUEL_FIELD_HALF, .least = 1, .most = 9 },
                                     { NULL } };

#define FIRST_GAME                                                                                \
  {                                                                                               \
    .attribute = "first-game", .index = FP_MARK_FIRST_GAME, .list = &first_game, .optional = TRUE \
  }
/* Every card that may be in a hand has a value as a plan (ruling 29). */
static const FpField marks_of_plan[] = { { "value", FP_MARK_VALUE }, { NULL } };
static const FpField marks_of_reinforcement[] = { { "value", FP_MARK_VALUE }, { NULL } };
static const FpField marks_of_alien[] = {
  FIRST_GAME,
  { .attribute = "complexity", .index = FP_MARK_COMPLEXITY, .list = &complexity },
  { NULL },
};
static const FpField marks_of_envoy[] = { FIRST_GAME, { NULL } };

/* Order of changes by one player's cards (ruling 35). The alien's come first. */
enum
{
  BY_ENVOY = 1,
  BY_TABLE, /* cards that lie open for all */
  BY_PLAYED, /* cards put into the duel by a player */
};

const FpKindDef duel_kinds[DUEL_N_KINDS] = {
  [DUEL_KIND_PLAN] = { "plan",
                       FP_KIND_EACH_SEAT | FP_KIND_OWN_DECK | FP_KIND_OWNED | FP_KIND_NEEDED | FP_KIND_IN_HAND |
                           FP_KIND_WORTH,
                       .marks = marks_of_plan, .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN,
                       .change_order = BY_PLAYED },
  [DUEL_KIND_REINFORCEMENT] = { "reinforcement", FP_KIND_IN_HAND, of_reinforcement, marks_of_reinforcement,
                                .change_order = BY_PLAYED },
  [DUEL_KIND_TACTIC] = { "tactic", FP_KIND_EACH_SEAT | FP_KIND_TWO_HALVES | FP_KIND_OWNED, of_tactic,
                         .written = FP_WRITTEN_UNNAMED | FP_WRITTEN_PLAIN, .change_order = BY_PLAYED },
  [DUEL_KIND_ALIEN] = { "alien", FP_KIND_HOST | FP_KIND_OWNED | FP_KIND_EARLY | FP_KIND_SHEET,
                        .marks = marks_of_alien },
  [DUEL_KIND_ENVOY] = { "envoy", FP_KIND_HOST | FP_KIND_OWNED | FP_KIND_BY_DECK | FP_KIND_ALLY, of_envoy,
                        marks_of_envoy, .change_order = BY_ENVOY },
  [DUEL_KIND_DISCOVERY] = { "discovery", FP_KIND_TURN | FP_KIND_NEEDED, of_destiny, .change_order = BY_TABLE },
  [DUEL_KIND_EVENT] = { "event", FP_KIND_TURN | FP_KIND_NEEDED, of_destiny, .change_order = BY_TABLE },
  [DUEL_KIND_REFRESH] = { "refresh", FP_KIND_TURN | FP_KIND_NEEDED, of_destiny, .change_order = BY_TABLE },
  [DUEL_KIND_PLANET] = { "planet", FP_KIND_PLACE | FP_KIND_HOST | FP_KIND_NEEDED, of_planet,
                         .written = FP_WRITTEN_PLAIN, .change_order = BY_TABLE },
  [DUEL_KIND_OVERLAY] = { "overlay", .change_order = BY_TABLE },
  [DUEL_KIND_MODULE] = { "module", FP_KIND_EARLY, .change_order = BY_TABLE },
};

const char *const duel_causes[DUEL_CAUSES_END - FP_CAUSE_OWN] = { "no-ships", "empty-hand", "blasts" };
