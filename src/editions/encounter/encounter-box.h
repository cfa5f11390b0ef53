/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that own no row of the state as long as nobody has them (EncounterBook.boxed). */
#pragma once

#include "editions/encounter/encounter.h"

/* encounter_is_boxed: returns TRUE if cards of @kind own no row as long as nobody has them.
 * encounter_box_allowed: FpEditionHidden.box: writes the definitions of @kind that this game may
 * have, by number. Returns how many; 0: the kind isn't boxed.
 * encounter_box_list: likewise those that nobody has. */
gboolean encounter_is_boxed (const FpEngine *engine, guint kind);
guint encounter_box_allowed (const FpEngine *engine, guint kind, uint16_t defs[FP_MAX_CARDS]);
guint encounter_box_list (const FpEngine *engine, guint kind, uint16_t defs[FP_MAX_CARDS]);

/* encounter_box_bring: FpEditionRules.bring: returns the row of definition @def in the zone in
 * which it begins, and makes one if it has none. FP_NO_CARD: it isn't boxed, or lies elsewhere. */
uint16_t encounter_box_bring (FpEngine *engine, guint def);

/* encounter_box_open: brings all cards of @kind, face up, to be chosen from.
 * encounter_box_front: lets the first row beside @card, one of them, trade places with it. Returns
 * that row. So the rows that nobody has chosen are the last ones.
 * encounter_box_close: ends that, and lays down the reserve of @kind.
 * encounter_box_settle: lays it down anew if a known card has come back to it, or one has left.
 * encounter_box_match: FpEditionHidden.match: lets the cards own rows to which cards belong that a
 * program may look at, such as the aliens of flares in the reserve. */
void encounter_box_open (FpEngine *engine, guint kind);
uint16_t encounter_box_front (FpEngine *engine, uint16_t card);
void encounter_box_close (FpEngine *engine, guint kind);
void encounter_box_settle (FpEngine *engine);
void encounter_box_match (FpEngine *engine);
