/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of the table. */
#include "editions/classic/classic.h"

static int
ships_in_warp (const FpEngine *e, uint8_t seat)
{
  return e->state->places[ENCOUNTER_WARP].ships[seat];
}

static const FpSeatFigureDef figures[] = {
  { "hand", "plan", FP_SEAT_FIGURE_CARDS, FP_SEAT_FIGURE_KNOWN },
  { "warp", "warp", FP_SEAT_FIGURE_NUMBER, 0, ships_in_warp },
};

static const FpSeatCardsDef cards[] = { { "alien", FALSE, { "alien" } } };

static const FpTablePlaceDef places[] = {
  { "warp", ENCOUNTER_WARP, .of_destroyed = TRUE, .icon = "warp" },
  { "gate", ENCOUNTER_GATE, .icon = "gate" },
  { "carriers", ENCOUNTER_BESIDE, .icon = "carriers" },
};

static const FpTablePileDef piles[] = {
  { "deck", "face-down" },
  { "discards", "past" },
  { "orders", "face-down" },
  { "orders-discards", "past" },
};

static const FpSideRowDef side_rows[] = {
  { "ships", "ship", FP_SIDE_ROW_SHIPS, FP_SIDE_ROW_AT_PLACE },
  { "card", "plan", FP_SIDE_ROW_CARDS,
    FP_SIDE_ROW_COUNTS | FP_SIDE_ROW_UNCOUNTED | FP_SIDE_ROW_EMPTY | FP_SIDE_ROW_UNDECIDED },
  { "total", NULL, FP_SIDE_ROW_PARTS },
};

static const FpSideChoiceDef side_choices[] = { { "card" } };

static const char *const kinds[] = { "alien", "artifact", NULL };

const FpTableLayout classic_layout = {
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
  .laid_aside = "aside",
  .reveal = "reveal-cards",
  .standing = "colonies",
  .kinds = kinds,
};
