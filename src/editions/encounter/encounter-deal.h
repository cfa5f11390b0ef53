/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals of the main players: terms, packages, talk, and carrying out (contracts, “Deals”).
 *
 * An offer is a list of terms (FpDealOffer). All offers of a talk stand in FpState.deal_terms, by
 * number. A speaker chooses one of a few packages, or composes an offer term by term. */
#pragma once

#include "editions/encounter/encounter.h"
#include "engine/runner/fp-deal-terms.h"

enum
{
  ENCOUNTER_MOST_PACKAGES = 24,
  ENCOUNTER_OFFERS_EACH = 3, /* ruling 23 */
  ENCOUNTER_MOST_ASKED = 12, /* cards of one term that a composed offer may name by number */
  ENCOUNTER_FIRST_OFFER = 100, /* answer of the first package, and of the first term */
};

/* A list of offers, or of single terms. */
typedef struct
{
  FpDealOffer offers[ENCOUNTER_MOST_PACKAGES];
  guint n;
} EncounterPackages;

/* Terms of one giver while they are listed. */
typedef struct
{
  FpEngine *e;
  uint8_t giver, taker;
  FpDealTerm *terms;
  guint n;
} EncounterTermList;

/* A kind of terms, by its number in FpEdition.deal_terms. */
struct _EncounterTermDef
{
  gboolean takes_cards; /* of the giver's hand */
  gboolean may_repeat; /* an offer may hold several with one giver */
  /* Returns TRUE if @term may stand in an offer, whose other player is @taker. NULL: always. */
  gboolean (*is_legal) (FpEngine *engine, const FpDealTerm *term, uint8_t taker);
  /* Adds the terms of kind @what that @list's giver may offer; with @own the giver is the speaker,
   * who sees its hand. */
  void (*list) (EncounterTermList *list, guint what, gboolean own);
  /* Begins what @term gives to @taker besides cards. Returns FALSE if there is nothing to begin.
   * NULL: there never is. */
  gboolean (*carry_out) (FpEngine *engine, const FpDealTerm *term, uint8_t taker);
};

/* encounter_may_give_colony: returns TRUE if @giver may give @taker a colony at @place.
 * encounter_most_freed: returns the ships that @giver may free for @taker.
 * encounter_lies_in_hands: returns TRUE if cards of @kind lie in hands.
 * encounter_find_named: returns an unmarked card of @hand with definition @def, FP_NO_CARD: none.
 * encounter_count_unmarked: returns the number of unmarked cards of @kind (0: any) in @hand. */
gboolean encounter_may_give_colony (const FpState *state, guint place, uint8_t giver, uint8_t taker);
int encounter_most_freed (FpEngine *engine, uint8_t giver, uint8_t taker);
uint16_t encounter_find_named (const FpState *state, uint16_t hand, uint16_t def);
int encounter_count_unmarked (const FpEngine *engine, uint16_t hand, guint kind);
gboolean encounter_lies_in_hands (const FpEngine *engine, guint kind);

/* EncounterBook.terms of an edition without kinds of its own. */
extern const EncounterTermDef encounter_terms[ENCOUNTER_N_TERMS];

/* encounter_add_term: adds @term of @list's giver.
 * encounter_take_colony_by, encounter_free_ships: EncounterTermDef.carry_out of two kinds. */
void encounter_add_term (EncounterTermList *list, FpDealTerm term);
gboolean encounter_take_colony_by (FpEngine *engine, const FpDealTerm *term, uint8_t taker);
gboolean encounter_free_ships (FpEngine *engine, const FpDealTerm *term, uint8_t taker);

/* --- Terms (encounter-deal-terms.c) --- */

/* encounter_offer_is_legal: returns TRUE if @offer's speaker may make it, by what that player
 * knows. */
gboolean encounter_offer_is_legal (FpEngine *engine, const FpDealOffer *offer);

/* encounter_can_accept: returns TRUE if the other main player can fulfil @offer. */
gboolean encounter_can_accept (FpEngine *engine, const FpDealOffer *offer);

/* encounter_mark_named: marks the cards of @seat that @offer names, those it names by value, and
 * all that it names with FP_MARK_FIRST. Returns FALSE, leaving marks, if there are too few. */
gboolean encounter_mark_named (FpEngine *engine, const FpDealOffer *offer, uint8_t seat);

/* encounter_is_marked: returns TRUE if @card goes to the other player. */
gboolean encounter_is_marked (const FpState *state, uint16_t card);

/* encounter_may_free: returns TRUE if @seat may free ships of its partner from the Warp. */
gboolean encounter_may_free (FpEngine *engine, uint8_t seat);

/* encounter_can_offer: returns TRUE if there are cards or colonies for an offer of @speaker. */
gboolean encounter_can_offer (const FpEngine *engine, uint8_t speaker);

/* encounter_list_terms: writes all terms that @speaker can put into offers (FP_MAX_OPTIONS), in
 * their order. Returns their number. */
guint encounter_list_terms (FpEngine *engine, uint8_t speaker, FpDealTerm *terms);

/* --- Packages (encounter-deal-packages.c) --- */

/* encounter_packages: writes the first packages, up to @most, that @speaker may offer as offer
 * number @number. They follow from what the speaker sees alone. */
void encounter_packages (FpEngine *engine, uint8_t speaker, guint number, guint most, EncounterPackages *packages);

/* --- Carrying out (encounter-deal-carry.c) --- */

/* Locals of the part encounter_carry_out: offer number @offer of @speaker happens. */
typedef struct
{
  uint8_t offer, speaker;
  uint8_t turn, term;
} EncounterCarryOut;

/* Locals of the part encounter_give_cards: @seat chooses the cards that it gives. */
typedef struct
{
  uint8_t offer, speaker;
  uint8_t seat, term;
  int16_t picked, last, card;
} EncounterGiveCards;

/* Locals of the part encounter_take_colony: @seat lands on @place with ships of its choice. */
typedef struct
{
  uint8_t seat, place;
} EncounterTakeColony;
