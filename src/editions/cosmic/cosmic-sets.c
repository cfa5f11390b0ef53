/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables for authors of cards, used when sets are checked. */
#include "editions/cosmic/cosmic.h"

static const uint8_t kinds[COSMIC_N_KINDS - 1] = { ENCOUNTER_KIND_ALIEN,
                                                   ENCOUNTER_KIND_ARTIFACT,
                                                   ENCOUNTER_KIND_ATTACK,
                                                   ENCOUNTER_KIND_NEGOTIATE,
                                                   COSMIC_KIND_MORPH,
                                                   COSMIC_KIND_REINFORCEMENT,
                                                   COSMIC_KIND_FLARE,
                                                   ENCOUNTER_KIND_DESTINY,
                                                   ENCOUNTER_KIND_PLANET,
#define MODULE_KIND(name, ...) COSMIC_KIND_##name,
                                                   COSMIC_MODULE_KINDS (MODULE_KIND) };

static const FpWordListDef halves = COSMIC_HALVES;

static const FpOpenedNames opened[] = { { ENCOUNTER_reveal_cards, "card" } };

static const FpMoveName moves[] = {
  { FALSE, NULL, "discards", "discard" },
  { FALSE, "deck", "hand", "draw" },
  { TRUE, "ships-here colony-ships", "warp", "warp" },
};

const FpEditionSets cosmic_sets = {
  .kinds = kinds,
  .opened = opened,
  .n_opened = G_N_ELEMENTS (opened),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .sheets_in_play = ENCOUNTER_choose_aliens,
  .roles_given = ENCOUNTER_deal_hands,
  .query = ENCOUNTER_Q_TOTAL,
  .parts = &halves,
  .turn = ENCOUNTER_turn,
};
