/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of the table in a window. */
#include "editions/mini/mini.h"

static const FpSeatFigureDef figures[] = {
  { "supply", "ship", FP_SEAT_FIGURE_SHIPS },
  { "hand", "plan", FP_SEAT_FIGURE_CARDS, FP_SEAT_FIGURE_KNOWN },
};

static const FpSeatCardsDef cards[] = {
  { "alien", FALSE, { "alien" } },
  { "artifacts", FALSE, { "artifacts" } },
};

static const FpTablePlaceDef places[] = {
  { "supply", MINI_SUPPLY, .of_seat = TRUE },
  { "warp", MINI_WARP, .of_destroyed = TRUE, .icon = "warp" },
  { "gate", MINI_GATE, .icon = "warp" },
};

static const FpTablePileDef piles[] = { { "deck", "face-down" }, { "discards", "past" } };

static const FpSideRowDef side_rows[] = {
  { "card", "plan", FP_SIDE_ROW_CARDS, FP_SIDE_ROW_COUNTS | FP_SIDE_ROW_UNCOUNTED | FP_SIDE_ROW_EMPTY },
  { "total", NULL, FP_SIDE_ROW_PARTS },
};

static const FpSideChoiceDef side_choices[] = { { "card" } };

const FpTableLayout mini_layout = {
  .reveal = "reveal",
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
  .discards = "discards",
  .hand = "hand",
  .standing = "planets",
};
