/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game being played: the window's only access to it.
 *
 * Properties and lists of immutable items hold what the viewer may see. After each change of the
 * game they are read again, and only the differences are exchanged. Hidden cards have no identity
 * here.
 *
 * The viewer is the only person of the game, or else the person who took a seat last. If another
 * person must decide, the table is hidden (“curtain”) until fp_game_take_seat ().
 *
 * Values, with an accessor each, are up to date when “changed” is emitted:
 * - question: FpDecisionItem, NULL once the game is over.
 * - encounter: FpEncounterItem or NULL.
 * - drawn: FpCardItem, the card that began the turn, or NULL.
 * - plays: GListModel of FpPlayItem, the plays of the encounter; the same list always.
 * - seats, planets, places, hand, shared, in_force, piles, log: GListModel of items; the same list
 *   always.
 * - viewer: seat, −1 if nobody.
 * - curtain: seat that must sit down, −1 if none.
 * - can_undo, can_redo, can_concede, over: booleans.
 * - ending: sentence, NULL until the game is over.
 * - status: sentence about the last event.
 * - turn: number of turns so far.
 * - undo_hint: reason why the last choice can't be undone, or NULL.
 * - path: the game's file, or NULL.
 * - trouble: reason why the last choices are not on disk, or NULL.
 * - notice: sentence about the new file if the game had to leave its file, or NULL.
 * - saving: TRUE while a save that a person asked for is running.
 *
 * Of these “question”, “trouble”, “notice” and “saving” are properties with notification. The last
 * three, and the path, change without “changed” as well.
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

/* fp_game_new: returns a new game with @setup and the cards of @catalog_model. Computer players
 * answer after @pace milliseconds, from the main loop (0: as soon as it is idle). The game has no
 * file until fp_game_keep () (fp-game-autosave.h). (transfer full) */
FpGame *fp_game_new (FpCatalogModel *catalog_model, const FpGameSetup *setup, guint pace);

/* fp_game_catalog: returns the cards that the game is played with; owned by the game. */
FpCatalogModel *fp_game_catalog (FpGame *self);

/* fp_game_modules: returns the ids of the modules that are on. Free with g_strfreev (). */
char **fp_game_modules (FpGame *self);

/* fp_game_edition: returns the number of the edition in the order of the program. */
guint fp_game_edition (FpGame *self);

/* fp_game_set_asks_forced_passes: with @asks, each of two persons must answer even if they can only
 * pass. The other person then learns nothing from the decision. The game's file does not record
 * this setting. */
void fp_game_set_asks_forced_passes (FpGame *self, gboolean asks);

/* fp_game_set_pace: sets the delay of the computer's answers, in milliseconds, from the next one
 * on. */
void fp_game_set_pace (FpGame *self, guint pace);

/* fp_game_setup: returns the set-up; owned by the game. */
const FpGameSetup *fp_game_setup (FpGame *self);

/* fp_game_answer: answers the pending decision with the option @index. Does nothing if the viewer
 * is not asked or has no such option, so a key pressed too late does no harm. */
void fp_game_answer (FpGame *self, guint index);

/* fp_game_choose: the same for the option @index of the decision shown (FpOptionFacts.index). If
 * several options are selected first (FpDecisionFacts.several), toggles the option and answers
 * nothing yet. Places of ships are answered once each ship has one. */
void fp_game_choose (FpGame *self, guint index);

/* fp_game_choose_usual: answers the pending decision and the rest of its group with the usual ships
 * (FP_USUAL_ID). Does nothing unless FpDecisionFacts.usual. */
void fp_game_choose_usual (FpGame *self);

/* fp_game_confirm: answers with the pending selection. Does nothing unless the selection is
 * complete. */
void fp_game_confirm (FpGame *self);

/* fp_game_put_back: clears the pending selection, or the places chosen for ships, if any; else the
 * wish to play a card (fp-game-passing.h). */
void fp_game_put_back (FpGame *self);

/* fp_game_take_seat: seats the person named on the curtain. Does nothing without a curtain. */
void fp_game_take_seat (FpGame *self);

/* fp_game_undo, fp_game_redo: undo and redo the last choice of a person, if any. */
void fp_game_undo (FpGame *self);
void fp_game_redo (FpGame *self);

/* fp_game_concede: the person who is asked concedes (ruling 61). Does nothing if no person is
 * asked. */
void fp_game_concede (FpGame *self);

/* The values above; owned by the game. */
GListModel *fp_game_seats (FpGame *self);
GListModel *fp_game_planets (FpGame *self);
GListModel *fp_game_places (FpGame *self);
GListModel *fp_game_hand (FpGame *self);
GListModel *fp_game_shared (FpGame *self);
GListModel *fp_game_in_force (FpGame *self);
GListModel *fp_game_piles (FpGame *self);
GListModel *fp_game_log (FpGame *self);
FpDecisionItem *fp_game_question (FpGame *self);
FpEncounterItem *fp_game_encounter (FpGame *self);
FpCardItem *fp_game_drawn (FpGame *self);
GListModel *fp_game_plays (FpGame *self);

/* fp_game_drawn_label, fp_game_shared_label: return the label above the card that began the turn
 * (“Orders”), and above the shared cards (“Allies”). NULL if the edition has no such cards.
 * Static. */
const char *fp_game_drawn_label (FpGame *self);
const char *fp_game_shared_label (FpGame *self);

/* fp_game_shared_spot: returns the spot (fp-move-item.h) of the shared cards, "" without any.
 * Static. */
const char *fp_game_shared_spot (FpGame *self);

/* fp_game_has_planets: returns TRUE if the edition is played with planets. */
gboolean fp_game_has_planets (FpGame *self);

/* fp_game_has_systems: returns TRUE if the planets of the edition lie in systems of the players. */
gboolean fp_game_has_systems (FpGame *self);

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
const char *fp_game_notice (FpGame *self);
gboolean fp_game_is_saving (FpGame *self);

/* fp_game_concede_can_be_undone: returns TRUE if conceding could be undone. */
gboolean fp_game_concede_can_be_undone (FpGame *self);

/* fp_game_players: returns the names of the players: “Ada – Computer”. Free with g_free (). */
char *fp_game_players (FpGame *self);

/* fp_game_campaign_number: returns the number of the game in its campaign, from 1. 0: none. */
guint fp_game_campaign_number (FpGame *self);

/* fp_game_turn_text: returns the number of turns so far, inside a sentence: “turn 7”. NULL: the
 * first turn has not begun. fp_game_format_turn: returns the turn number @turn that way. Free with
 * g_free (). */
char *fp_game_turn_text (FpGame *self);
char *fp_game_format_turn (FpGame *self, int turn);

/* fp_game_stage: returns the edition and the stage of the game: “NAME · turn 7”. Free with
 * g_free (). */
char *fp_game_stage (FpGame *self);

/* fp_game_seat: returns the player of @seat. (transfer full) */
FpSeatItem *fp_game_seat (FpGame *self, guint seat);

/* fp_game_card: returns the card with FpCardFacts.number @number as it is now. Returns NULL if
 * there is none, or the viewer may not see it now. (transfer full) */
FpCardItem *fp_game_card (FpGame *self, int number);

/* fp_game_log_cards: returns the cards and planets of the log line @item, a list of FpCardItem.
 * Cards that the viewer no longer sees are shown as printed. (transfer full) */
GListModel *fp_game_log_cards (FpGame *self, FpLogItem *item);

/* fp_game_near_seat: returns the seat drawn at the near side of the table: the viewer's. Behind the
 * curtain it is the one that must sit down. fp_game_seat_around: returns the seat that is @places
 * further around the table from there, as turns go. */
guint fp_game_near_seat (FpGame *self);
guint fp_game_seat_around (FpGame *self, guint places);
