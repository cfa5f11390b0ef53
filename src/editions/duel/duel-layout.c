/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of Duel's table. */
#include "editions/duel/duel-private.h"
#include "engine/runner/fp-table-layout.h"

/* A dial can show up to four ships. */
enum
{
  LOW_SUPPLY = 4,
};

static const FpSeatFigureDef figures[] = {
  { "supply", "ship", FP_SEAT_FIGURE_SHIPS, .low = LOW_SUPPLY },
  { "hand", "plan", FP_SEAT_FIGURE_CARDS, FP_SEAT_FIGURE_LIMITED | FP_SEAT_FIGURE_KNOWN },
  { "deck", "face-down", FP_SEAT_FIGURE_CARDS, FP_SEAT_FIGURE_KNOWN },
  { "discard", "past", FP_SEAT_FIGURE_CARDS, FP_SEAT_FIGURE_PILE },
};

static const FpSeatCardsDef cards[] = {
  { "alien", FALSE, { "alien" } },
  { "tactics", TRUE, { "ready", "spent" }, .dimmed = 1 << 1 },
};

static const FpTablePlaceDef places[] = {
  { "supply", DUEL_SUPPLY, .of_seat = TRUE },
  { "warp", DUEL_WARP, .of_destroyed = TRUE, .icon = "warp" },
};

static const FpTablePileDef piles[] = {
  { "discovery", "discovery" }, { "event", "event" },     { "refresh", "refresh" },
  { "past", "past" },           { "planets", "planets" }, { "reinforcements", "reinforcements" },
};

static const FpSideRowDef side_rows[] = {
  { "ships", "ship", FP_SIDE_ROW_SHIPS, FP_SIDE_ROW_AT_PLACE },
  /* Once the tactic is resolved, it is spent and no longer here. */
  { "tactic", "tactic", FP_SIDE_ROW_CARDS, FP_SIDE_ROW_AT_PLACE | FP_SIDE_ROW_EMPTY | FP_SIDE_ROW_UNDECIDED },
  { "plan", "plan", FP_SIDE_ROW_CARDS, FP_SIDE_ROW_COUNTS | FP_SIDE_ROW_UNCOUNTED | FP_SIDE_ROW_EMPTY },
  { "beside", "reinforcement", FP_SIDE_ROW_CARDS, FP_SIDE_ROW_UNCOUNTED },
  { "clout", NULL, FP_SIDE_ROW_PARTS },
};

static const FpSideChoiceDef side_choices[] = {
  { "plan" },
  { "tactic" },
  { "card", .anybody = TRUE },
  { "side" },
};

static const char *const kinds[] = {
  "alien", "envoy",         "discovery", "event",  "refresh", "overlay",
  "plan",  "reinforcement", "tactic",    "planet", "module",  NULL,
};

const FpTableLayout duel_layout = {
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .cards = cards,
  .n_cards = G_N_ELEMENTS (cards),
  .places = places,
  .n_places = G_N_ELEMENTS (places),
  .piles = piles,
  .n_piles = G_N_ELEMENTS (piles),
  .side_rows = side_rows,
  .n_side_rows = G_N_ELEMENTS (side_rows),
  .side_choices = side_choices,
  .n_side_choices = G_N_ELEMENTS (side_choices),
  .deck = "deck",
  .discards = "discard",
  .hand = "hand",
  .shared = "envoys",
  .drawn = "past",
  .drawn_label = "destiny",
  .standing = "planets",
  .planets_by_word = TRUE,
  .kinds = kinds,
};
