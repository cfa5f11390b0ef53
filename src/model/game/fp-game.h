/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game being played, for a window: the one door to all of it.
 *
 * What the viewer may see stands in properties and lists of items that never change; after each change of the game they
 * are read anew and only what differs is exchanged.  Hidden cards have no identity here.
 *
 * Who looks: with one person at the screen always that person; with several whoever took a seat last.  When another
 * person must answer the table is hidden (“curtain”) until fp_game_take_seat ().
 *
 * Properties (all readable): question (FpDecisionItem, NULL when over), encounter (FpEncounterItem, NULL: none),
 * destiny (FpCardItem, the past's top card, NULL: none), seats, planets, warp, hand, envoys, piles, log (GListModel of
 * items), viewer (seat, −1: nobody), curtain (seat that is to sit down, −1: none), can-undo, can-redo, can-concede,
 * over, ending (sentence, NULL: not over), status (what happened last), turn (destiny cards so far), undo-hint (why the
 * last choice can't be undone, NULL: it can), path (the file in which the game is kept, NULL: none), trouble (why what
 * was done last is not on disk, NULL: it is), saving (a person has asked for it, and the disk takes its time); past,
 * past-length, past-text (fp-game-history.h).
 */
#pragma once

#include <gio/gio.h>

#include "model/fp-catalog-model.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-encounter-item.h"
#include "model/game/fp-game-setup.h"
#include "model/items/fp-log-item.h"
#include "model/items/fp-decision-item.h"
#include "model/items/fp-seat-item.h"

#define FP_TYPE_GAME (fp_game_get_type ())
G_DECLARE_FINAL_TYPE (FpGame, fp_game, FP, GAME, GObject)

/* fp_game_new: a new game set up as in @setup with the cards of @box; computer players answer @pace milliseconds after
 * they are asked, from the main loop (0: as soon as it is idle).  It is kept in no file until fp_game_keep ()
 * (fp-game-autosave.h).  (transfer full) */
FpGame *fp_game_new (FpCatalogModel *box, const FpGameSetup *setup, guint pace);

/* fp_game_box: the cards it is played with. */
FpCatalogModel *fp_game_box (FpGame *self);

/* fp_game_set_asks_forced_passes: from now on, or no longer, each of two persons is asked even where they can only
 * pass, so that the other can't tell from whom is asked what they hold (Duel, ruling 37).  The game's file knows
 * nothing of it.
 */
void fp_game_set_asks_forced_passes (FpGame *self, gboolean asks);

/* fp_game_set_pace: from its next answer on the computer waits that many milliseconds. */
void fp_game_set_pace (FpGame *self, guint pace);

/* fp_game_setup: how it was set up; owned by the game. */
const FpGameSetup *fp_game_setup (FpGame *self);

/* fp_game_answer: answers the open question with the option @index.  Does nothing if the viewer isn't asked or has no
 * such option, so that a key pressed too late does no harm. */
void fp_game_answer (FpGame *self, guint index);

/* fp_game_choose: likewise with the option @index of the shown question (FpOptionFacts.index); where that is put
 * together first (FpDecisionFacts.several) it is chosen, or put back, and nothing is answered yet. */
void fp_game_choose (FpGame *self, guint index);

/* fp_game_confirm: answers with what is chosen; nothing unless that is complete. */
void fp_game_confirm (FpGame *self);

/* fp_game_put_back: nothing is chosen any more; nothing if nothing was. */
void fp_game_put_back (FpGame *self);

/* fp_game_take_seat: the person whom the curtain names sits down; does nothing without a curtain. */
void fp_game_take_seat (FpGame *self);

/* fp_game_undo, fp_game_redo: back to before, forward past, the last choice of a person; nothing if there is none. */
void fp_game_undo (FpGame *self);
void fp_game_redo (FpGame *self);

/* fp_game_concede: the asked person gives up (ruling 61); nothing if no person is asked. */
void fp_game_concede (FpGame *self);

/* The same as the properties; what is returned is owned by the game. */
GListModel *fp_game_seats (FpGame *self);
GListModel *fp_game_planets (FpGame *self);
GListModel *fp_game_warp (FpGame *self);
GListModel *fp_game_hand (FpGame *self);
GListModel *fp_game_envoys (FpGame *self);
GListModel *fp_game_piles (FpGame *self);
GListModel *fp_game_log (FpGame *self);
FpDecisionItem *fp_game_question (FpGame *self);
FpEncounterItem *fp_game_encounter (FpGame *self);
FpCardItem *fp_game_destiny (FpGame *self);
int fp_game_viewer (FpGame *self);
int fp_game_curtain (FpGame *self);
gboolean fp_game_can_undo (FpGame *self);
gboolean fp_game_can_redo (FpGame *self);
gboolean fp_game_can_concede (FpGame *self);
gboolean fp_game_over (FpGame *self);
const char *fp_game_ending (FpGame *self);
const char *fp_game_status (FpGame *self);
int fp_game_turn (FpGame *self);
const char *fp_game_undo_hint (FpGame *self);
const char *fp_game_path (FpGame *self);
const char *fp_game_trouble (FpGame *self);
gboolean fp_game_is_saving (FpGame *self);

/* fp_game_concede_can_be_undone: whether giving up could be taken back. */
gboolean fp_game_concede_can_be_undone (FpGame *self);

/* fp_game_players: “Ada – Computer”.  Free with g_free (). */
char *fp_game_players (FpGame *self);

/* fp_game_seat: the player of @seat.  (transfer full) */
FpSeatItem *fp_game_seat (FpGame *self, guint seat);

/* fp_game_card: the card of FpCardFacts.number @number as it is now; NULL: the viewer may not see it (any more), or
 * there is none.  (transfer full) */
FpCardItem *fp_game_card (FpGame *self, int number);

/* fp_game_log_cards: the cards and planets of the log's line @item, of FpCardItem, as they are now or, where the viewer
 * can't see them any more, as they are printed.  (transfer full) */
GListModel *fp_game_log_cards (FpGame *self, FpLogItem *item);

/* fp_game_near_seat, fp_game_far_seat: whose side of the table is drawn below and above: the viewer's and the other's;
 * behind the curtain, of who is to sit down. */
guint fp_game_near_seat (FpGame *self);
guint fp_game_far_seat (FpGame *self);
