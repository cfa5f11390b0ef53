/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations shared by the files of the edition. Pages are those of its handbook. */
#pragma once

#include "editions/classic/classic-modules.h"
#include "editions/classic/fp-classic.h"
#include "editions/encounter/encounter-course.h"
#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-table-layout.h"

enum
{
  CLASSIC_MOST_SEATS = 4,
  CLASSIC_SHIPS = 20, /* of each player */
  CLASSIC_GROUPS = 3, /* of aliens for new players */
};

/* Set-up options, numbers of bits. Without one, each player is dealt an alien. */
enum
{
  CLASSIC_OPTION_NO_ALIENS,
  CLASSIC_OPTION_CHOOSE_ALIENS,
  CLASSIC_OPTION_TWO_ALIENS,
  CLASSIC_OPTION_FIRST_GROUP, /* and the next ones */
  /* the first player, and the next ones, by seat */
  CLASSIC_OPTION_FIRST_PLAYER = CLASSIC_OPTION_FIRST_GROUP + CLASSIC_GROUPS,
  CLASSIC_LAST_FIRST_PLAYER = CLASSIC_OPTION_FIRST_PLAYER + CLASSIC_MOST_SEATS - 1,
#define CLASSIC_MODULE_OPTION(name, id) CLASSIC_OPTION_##name,
  CLASSIC_MODULE_OPTIONS (CLASSIC_MODULE_OPTION) CLASSIC_N_OPTIONS,
};

enum
{
  CLASSIC_N_ZONES = ENCOUNTER_FIRST_SEAT_ZONE + CLASSIC_MOST_SEATS * ENCOUNTER_SEAT_ZONES,
};

enum
{
  CLASSIC_DECIDE_OWN_COLOUR = ENCOUNTER_N_DECISIONS,
  CLASSIC_N_DECISIONS,
};

/* Fields of cards, behind those of the encounter. */
enum
{
  CLASSIC_FIELD_GROUP = ENCOUNTER_FIELD_SEAT + 1, /* alien: group for new players, 0: none */
};

extern const EncounterBook classic_book;
extern const FpEditionTexts classic_texts;
extern const FpTurnLineText classic_turn_lines[]; /* FpEditionTexts.turn_lines */
extern const FpTableLayout classic_layout;
extern const FpEditionSets classic_sets;
extern const FpCampaignDef classic_campaign;
CLASSIC_DECLARE_MODULES

/* --- Set-up (classic-setup.c) --- */

FpFlow classic_prepare_orders (FpEngine *e, FpFrame *f);

/* classic_may_take: EncounterBook.may_take. */
gboolean classic_may_take (const FpEngine *engine, guint def, gboolean late);

/* --- Orders (classic-orders.c) --- */

FpFlow classic_receive_orders (FpEngine *e, FpFrame *f);

/* classic_turn_orders: turns up the top disc. Returns its colour as a seat. FP_NOBODY: there are no
 * discs. */
uint8_t classic_turn_orders (FpEngine *engine, uint8_t seat);

/* classic_comes_up: EncounterBook.comes_up. classic_targets: EncounterBook.targets. */
int classic_comes_up (const FpEngine *engine, guint step);
guint classic_targets (FpEngine *engine, uint16_t *places);
