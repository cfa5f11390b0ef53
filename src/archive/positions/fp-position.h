/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: a game between two destiny cards, in the words of scenarios and saves
 * (docs/design/contracts.md).
 *
 *   <seat id role alien supply warp limit>  with <hand> <deck> <discard> <ready> <spent>
 *   <planet id symbol orange="3" blue="0"/> in table order
 *   <envoy deck card ally face knows/>      one for each envoy deck at most
 *   <under card face knows>                 cards under or on an alien, envoy or planet in play
 *   <note card counter value/>              value of a counter of a card in play
 *   <note card used/>                       a once-a-game ability that has been used
 *   <pile id>                               discovery, event, refresh, reinforcements, planets,
 *                                           past, envoys-…, aliens, box (overlays)
 *   <seed generator>                        1 if left out; generator: state of the random
 *                                           generator of a game that goes on
 *   <memory turn rows>                      more about such a game (fp-position-memory.c)
 *
 * At start="setup" a seat with an alien has chosen it already.
 *
 * Lists name cards top first. A card that has not been named yet is taken from where it would lie
 * after set-up. A seat's plans come from its own deck first, its tokens from that seat only.
 * Unnamed cards lie below, in the deck or pile where they belong, shuffled by the seed. With
 * rest="none" the unnamed cards that belong to that list are out of the game.
 *
 * Set-up shuffles. At start="setup" the named cards lie on top afterwards nevertheless
 * (fp_position_hold_decks ()).
 *
 * Defaults for parts that are left out:
 *
 *   role            the first one that no seat has, first seat first
 *   supply          the remaining ships of the player
 *   warp            5, or the ships that a given supply leaves; 0 at the start of set-up
 *   envoy           the top unnamed one of its deck, neutral and face down; none if the deck has none
 *   alien           none
 *   under           no cards; they lie face down, known to the player of the card above them
 */
#pragma once

#include "engine/runner/fp-engine.h"
#include "markup/fp-markup.h"

/* fp_position_parts: returns the names of the elements of a position, ended by NULL. */
const char *const *fp_position_parts (void);

/* fp_position_check: complains about everything in the elements of @parent that no game of @edition
 * could have: unknown elements, attributes, seats, roles, piles, cards, numbers. @catalog may be
 * NULL, then cards are not looked up. Elements that belong to no position are skipped. */
void fp_position_check (const FpElement *parent, const FpEdition *edition, const FpCatalog *catalog,
                        FpProblems *problems);

/* fp_position_apply: makes @engine's state the position that the elements of @parent describe,
 * ready for fp_engine_run (). Attributes of @parent give the start: start (“destiny” if left out,
 * “setup”, “duel”, “contest”), planet, advantage, card. The card is the destiny card of a duel or
 * contest; it goes to the past. @options has a bit per set-up option. Returns FALSE with complaints
 * if the position is impossible; the state is undefined then. */
gboolean fp_position_apply (FpEngine *engine, const FpElement *parent, uint32_t options, FpProblems *problems);

/* fp_position_decks: returns the named cards of the decks and piles of a position that has just
 * been set up at the start of set-up. Free with g_array_unref (). */
GArray *fp_position_decks (const FpEngine *engine, const FpElement *parent);

/* fp_position_hold_decks: puts the cards of @decks back on top of their decks, in the position's
 * order, if a shuffle has moved them. Call it after each step of set-up. A deck that has lost one
 * of these cards is removed from @decks. */
void fp_position_hold_decks (FpState *state, GArray *decks);

/* fp_position_impossible: returns the reason why @engine's state can't be written as a position
 * (static text), or NULL. */
const char *fp_position_impossible (const FpEngine *engine);

/* fp_position_unheard: returns TRUE if no trigger can have fired before the step that begins now.
 * One that has would fire again in a game that starts from the position. */
gboolean fp_position_unheard (const FpEngine *engine);

/* fp_position_write: writes @engine's state into the open element of @writer, in the order of the
 * list above. The position is always complete: each list is whole and each deck has rest="none".
 * The state of the game's generator is written with the seed, so later shuffles stay the same.
 * Returns FALSE with nothing written if that is impossible; @reason (static text) says why. */
gboolean fp_position_write (FpEngine *engine, FpWriter *writer, const char **reason);

/* fp_position_crowd: gives the seats aliens in turn, more than the rules allow, until @abilities of
 * them are in force. Returns the number that is in force. For benchmarks. */
guint fp_position_crowd (FpEngine *engine, guint abilities);
