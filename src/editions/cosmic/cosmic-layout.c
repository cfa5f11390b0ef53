/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of the table. */
#include "editions/cosmic/cosmic.h"

static int
ships_in_warp (const FpEngine *e, uint8_t seat)
{
  return e->state->places[ENCOUNTER_WARP].ships[seat];
}

static const FpSeatFigureDef figures[] = {
  { "hand", "plan", FP_SEAT_FIGURE_CARDS, FP_SEAT_FIGURE_KNOWN },
  { "warp", "warp", FP_SEAT_FIGURE_NUMBER, 0, ships_in_warp },
};

static const FpSeatCardsDef cards[] = {
  { "alien", FALSE, { "alien" } },
  { "hoard", TRUE, { "hoard" }, .if_any = TRUE },
};

static const FpTablePlaceDef places[] = {
  { "warp", ENCOUNTER_WARP, .of_destroyed = TRUE, .icon = "warp" },
  { "gate", ENCOUNTER_GATE, .icon = "gate" },
  { "beside", ENCOUNTER_BESIDE, .icon = "carriers" },
};

static const FpTablePileDef piles[] = {
  { "deck", "face-down" },
  { "discards", "past" },
  { "destiny", "face-down" },
  { "destiny-discards", "past" },
};

static const FpSideRowDef side_rows[] = {
  { "ships", "ship", FP_SIDE_ROW_SHIPS, FP_SIDE_ROW_AT_PLACE },
  { "card", "plan", FP_SIDE_ROW_CARDS,
    FP_SIDE_ROW_COUNTS | FP_SIDE_ROW_UNCOUNTED | FP_SIDE_ROW_EMPTY | FP_SIDE_ROW_UNDECIDED },
  { "total", NULL, FP_SIDE_ROW_PARTS },
};

static const FpSideChoiceDef side_choices[] = { { "card" } };

/* The order of the rulebook (p. 9 to 19). */
static const FpTablePhaseDef phases[] = {
  { "phase-start", -1 },
  { "phase-regroup", ENCOUNTER_regroup },
  { "phase-destiny", ENCOUNTER_destiny },
  { "phase-launch", ENCOUNTER_aim },
  { "phase-alliance", ENCOUNTER_offense_invites },
  { "phase-planning", COSMIC_renew_hand, COSMIC_ENCOUNTER_KINDS, TRUE },
  { "phase-reveal", ENCOUNTER_reveal_cards, 1U << COSMIC_KIND_REINFORCEMENT },
  { "phase-resolution", ENCOUNTER_determine_outcome },
};

static const char *const kinds[] = { "alien", "flare", "artifact", NULL };

const FpTableLayout cosmic_layout = {
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
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
  .deck = "deck",
  .discards = "discards",
  .hand = "hand",
  .laid_aside = "aside",
  .drawn = "destiny-discards",
  .drawn_label = "destiny",
  .reveal = "reveal-cards",
  .standing = "colonies",
  .kinds = kinds,
};
