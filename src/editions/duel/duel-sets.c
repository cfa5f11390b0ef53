/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables for authors of Duel's cards, used when sets are checked. */
#include "editions/duel/duel-private.h"

static const uint8_t kinds[DUEL_N_KINDS - 1] = {
  DUEL_KIND_ALIEN, DUEL_KIND_ENVOY,  DUEL_KIND_REINFORCEMENT, DUEL_KIND_DISCOVERY, DUEL_KIND_EVENT,  DUEL_KIND_REFRESH,
  DUEL_KIND_PLAN,  DUEL_KIND_TACTIC, DUEL_KIND_PLANET,        DUEL_KIND_OVERLAY,   DUEL_KIND_MODULE,
};

static const FpOpenedNames opened[] = {
  { DUEL_reveal_plans, "plan plans" },
  { DUEL_reveal_tactics, "tactic" },
};

static const FpMoveName moves[] = {
  { FALSE, NULL, "discards", "discard" },
  { FALSE, "deck", "hand", "draw" },
  { TRUE, "warp", "supply", "recover" },
  { TRUE, "ships-here ships", "supply", "retreat" },
  { TRUE, "ships-here ships supply", "warp", "destroy" },
};

/* Dials can be shown only between the step in which they are set and the one in which ships are
 * counted (docs/design/card-language.md 1.6). Otherwise a duel might never end. */
static const FpStepRange ranges[] = {
  { DUEL_Q_REVEAL_AT, DUEL_ENCOUNTER_DUEL, DUEL_reveal_dials, DUEL_check_ships, "dials can't be shown" },
};

/* Words of format 1. All cards are called cards since then. */
static const FpWordChange changes[] = {
  { .place = FP_WORD_ATTRIBUTE, .element = "reinforcement", .was = "plan", .now = "value" },
  { .place = FP_WORD_ATTRIBUTE, .element = "gain", .was = "reinforcements", .now = "cards" },
  { .place = FP_WORD_ATTRIBUTE, .element = "ready spend", .was = "tactics", .now = "cards" },
  { .place = FP_WORD_ATTRIBUTE, .element = "befriend estrange", .was = "envoys", .now = "cards" },
  { .place = FP_WORD_VALUE, .element = "ability", .attribute = "limit", .was = "turn", .now = "destiny" },
};

const FpEditionSets duel_sets = {
  .kinds = kinds,
  .opened = opened,
  .n_opened = G_N_ELEMENTS (opened),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .ranges = ranges,
  .n_ranges = G_N_ELEMENTS (ranges),
  .sheets_in_play = DUEL_choose_aliens,
  .roles_given = DUEL_determine_straggler,
  .query = DUEL_Q_CLOUT,
  .turn = DUEL_destiny,
  .changes = changes,
  .n_changes = G_N_ELEMENTS (changes),
};
