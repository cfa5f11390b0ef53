/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing cards from the hand, for editions that say so (FpEditionPlays).
 *
 * A card that is played leaves the hand for a zone on the table, where all see it. The action
 * `play` announces it and can be answered. If the play is replaced, or the card has been taken away
 * meanwhile, its program does not run. Afterwards a card that still lies there is put away. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fp_play_is_due: returns TRUE if @seat plays @card when using it: it lies in the seat's hand. */
gboolean fp_play_is_due (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_play_begin: @seat lays @card on the table. Returns TRUE if the action `play` was pushed, FALSE
 * if nobody waits for it. */
gboolean fp_play_begin (FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_play_lies: returns TRUE if the played @card of @seat still lies on the table. */
gboolean fp_play_lies (const FpEngine *engine, uint16_t card, uint8_t seat);

/* Locals of FpEditionPlays.putting_away: @seat has played @card, in vain if @stopped. */
typedef struct
{
  uint16_t card;
  uint8_t seat;
  uint8_t stopped;
  uint8_t zone; /* from which it was played, see FpEditionPlays.remembers_zone; else 0 */
  uint8_t pad;
} FpPutAwayLocals;

/* fp_play_put_away: the procedure of that part, for the table of an edition. A card that has gone
 * elsewhere, or stays, is left alone. The “after” round of the action that puts the card away comes
 * at once, so that a player who takes the card has it in the same moment. */
FpFlow fp_play_put_away (FpEngine *engine, FpFrame *frame);

/* fp_play_run: the procedure of the action, for the table of an edition. To play does nothing by
 * itself: the action exists to be answered. */
FpFlow fp_play_run (FpEngine *engine, FpFrame *frame);
