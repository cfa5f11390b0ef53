/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: a game between two turns, in the words of scenarios and saves
 * (docs/design/contracts.md, “Scenarios”).
 *
 *   <seat id role alien PLACE… limit>       with <hand> and other LISTs of the seat
 *   <system seat>                           with <planet>, where planets lie in systems of seats
 *   <planet id WORD red="3" blue="0"/>      in table order
 *   <ships at red="3"/>                     ships in a place that is no attribute of seats
 *   <encounter>                             a start within an encounter (fp-position-encounter.c)
 *   <KIND deck card ally face knows/>       a card of the kind that may be an ally, by its deck
 *   <under card face knows>                 cards under or on an alien, ally or planet in play
 *   <note card counter value/>              value of a counter of a card in play
 *   <note card used/>                       an ability, once a game, that has been used
 *   <pile id>                               a deck or pile of the table
 *   <seed generator>                        1 if left out; generator: the state of the generator
 *   <memory turn rows>                      the rest of a running game (fp-position-memory.c)
 *
 * At start="setup" a seat with an alien has chosen it already.
 *
 * Lists name cards top first. A card is taken from the place where an unnamed set-up would put it;
 * a seat's own cards come from that seat's deck first, and its tokens are its own. Cards that are
 * not named lie below, in the deck or pile where they belong, shuffled by the seed. With
 * rest="none" they are out of the game.
 *
 * Set-up shuffles. At start="setup" the named cards lie on top all the same
 * (fp_position_hold_decks ()).
 *
 * The edition says which attributes, lists, piles and places of ships there are. The seats that
 * play are the first ones of the edition, as many as have a <seat>, but not
 * fewer than it needs.
 *
 * Defaults: the role is the first one that no seat has, first seat first. Ships are in the places
 * as FpPositionPlace says. In systems, ships that are nowhere given are on the planets that aren't
 * given, in order, as many on each as the edition says. The ally is the top unnamed one of its
 * deck, neutral and face down, or none if all are named or out. A seat plays without alien. No
 * cards lie under a card; those that do lie face down, and the player of the upper card knows them.
 */
#pragma once

#include "engine/runner/fp-engine.h"
#include "markup/fp-markup.h"

/* fp_position_parts: returns the names of a position's elements in @edition, then those in @more,
 * both ended by NULL. Free with g_free (); the names are static. */
const char **fp_position_parts (const FpEdition *edition, const char *const *more);

/* fp_position_usual_start: returns the id of the usual starting point. */
const char *fp_position_usual_start (const FpEdition *edition);

/* fp_position_start_attributes: returns the names of the attributes that say where a position
 * starts, ended by NULL. Free the array alone. */
const char **fp_position_start_attributes (const FpEdition *edition);

/* fp_position_check_start: complains about these attributes of @parent. @catalog may be NULL. */
void fp_position_check_start (const FpElement *parent, const FpEdition *edition, const FpCatalog *catalog,
                              FpProblems *problems);

/* fp_position_check: complains about everything in @parent's elements that no game of @edition
 * could have: unknown elements of a position, attributes, seats, roles, piles, cards, numbers.
 * @catalog may be NULL: then cards are not looked up. Elements that are no part of a position are
 * passed over. */
void fp_position_check (const FpElement *parent, const FpEdition *edition, const FpCatalog *catalog,
                        FpProblems *problems);

/* fp_position_apply: makes @engine's state the position that @parent's elements describe, ready for
 * fp_engine_run (). @parent's attributes or its <encounter> say where it starts; they have been
 * checked. @options: set-up options, bit per option. FALSE with complaints added if it is
 * impossible; the state is then good for nothing. */
gboolean fp_position_apply (FpEngine *engine, const FpElement *parent, uint64_t options, FpProblems *problems);

/* fp_position_decks: returns the named cards of decks and piles of a position just set up at the
 * start of set-up. Free with g_array_unref (). */
GArray *fp_position_decks (const FpEngine *engine, const FpElement *parent);

/* fp_position_hold_decks: called after each step of set-up: puts the cards of @decks on top of
 * their decks again, in the position's order, if a shuffle has moved them. A deck from which one
 * was taken is dropped from @decks. */
void fp_position_hold_decks (FpState *state, GArray *decks);

/* fp_position_impossible: returns why no position can be written of @engine's state (static text),
 * NULL: one can. */
const char *fp_position_impossible (const FpEngine *engine);

/* fp_position_unheard: returns TRUE if no effect has fired before the step that begins now.
 * Otherwise it would fire again in a game that begins at the position.
 * fp_position_unanswered: returns TRUE if no effect answers the procedure that begins now. */
gboolean fp_position_unheard (const FpEngine *engine);
gboolean fp_position_unanswered (const FpEngine *engine);

/* fp_position_write: writes @engine's state into the open element of @writer, in the order of the
 * list above. Always complete: each list is whole, and each deck says rest="none" unless unnamed
 * cards own no row. With the seed
 * goes the state of the game's generator, so that later shuffles are the game's own. FALSE, with
 * nothing written, if it is not possible: @reason (static text) says why. */
gboolean fp_position_write (FpEngine *engine, FpWriter *writer, const char **reason);

/* fp_position_crowd: gives the seats aliens in turn, more than the rules allow, until @abilities of
 * them are in force. Returns their number. For measurements. */
guint fp_position_crowd (FpEngine *engine, guint abilities);

/* fp_position_deal_sheets: deals @copies of each of the first @sheets different sheets to the seats
 * in turn. @plain: only sheets whose programs neither create effects nor copy cards nor begin
 * encounters. For measurements. */
void fp_position_deal_sheets (FpEngine *engine, guint sheets, guint copies, gboolean plain);
