/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each person knows of each card (card-language.md 2.10): that it lies exactly here; that it is somewhere in its
 * pool (a deck, or all that one player holds hidden); that it is somewhere among its player's cards (the deck or what
 * they hold); or nothing.
 *
 * What lies open everybody knows.  What happens to a card lowers what is known of those with which it may have been
 * mistaken, by one table; knowledge may be a little less than a perfect memory's, never more.
 */
#pragma once

#include "engine/runner/fp-engine.h"

/* How well a person knows where a card is.  FpCard has a bit for each person in @known, @pooled or @owned. */
typedef enum
{
  FP_KNOWS_NOTHING,
  FP_KNOWS_PLAYER, /* it is somewhere in the deck or the hidden cards of the player who has it */
  FP_KNOWS_POOL, /* it is somewhere in its pool */
  FP_KNOWS_PLACE, /* it lies exactly here */
} FpDegree;

/* How a card that isn't shown leaves its place. */
typedef enum
{
  FP_WAY_FOLLOWED, /* everybody sees which of those that lie there goes: off a deck, out of a row, the only one */
  FP_WAY_PICKED, /* only its owner sees which: out of a hand */
  FP_WAY_MIXED, /* it stays in its zone, and nobody else sees where: shuffling, arranging */
  FP_N_WAYS,
} FpWay;

/* fp_knowledge_begin: finds out where players' hidden cards lie, for fp_engine_new (). */
void fp_knowledge_begin (FpEngine *engine);

/* fp_zone_visibility: who may see the cards of @zone. */
FpVisibility fp_zone_visibility (const FpEngine *engine, uint16_t zone);

/* fp_zone_owners: who may see what is laid face down into @zone: the owner of a hand, and of what lies under a card of
 * theirs. */
FpSeats fp_zone_owners (const FpEngine *engine, uint16_t zone);

/* fp_zone_held: whether @zone is part of what its owner holds hidden; that is one pool with the owner's others. */
gboolean fp_zone_held (const FpEngine *engine, uint16_t zone);

/* fp_card_degree: how well @seat knows where @card is. */
FpDegree fp_card_degree (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_seen: whether @seat may see the face of @card: it lies open, or the seat knows what it is. */
gboolean fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_face_seen: whether @seat may see which half of a token counts: it lies open, or it is the seat that laid it
 * down. */
gboolean fp_card_face_seen (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_choosable: whether @seat can tell @card from others when it must choose: it sees it, or sees it lie at a
 * place of its own on the table, face down as it may be. */
gboolean fp_card_choosable (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_learned: @seat gets to know what @card is.  fp_card_shown: everybody does. */
void fp_card_learned (FpEngine *engine, uint16_t card, uint8_t seat);
void fp_card_shown (FpEngine *engine, uint16_t card);

/* fp_card_known_to: exactly @seats know what @card is, the others nothing of it: for set-up and positions. */
void fp_card_known_to (FpState *state, uint16_t card, FpSeats seats);

/* fp_knowledge_presume: for positions, which say nothing of what was: of what lies hidden everybody knows what the box
 * tells, that each player's plans are somewhere among that player's cards. */
void fp_knowledge_presume (FpEngine *engine);

/* fp_knowledge_presumed: how well @seat knows where @card is if nothing is said of what was.  fp_card_known_as: @seats
 * know it by @degree, as a position says. */
FpDegree fp_knowledge_presumed (const FpEngine *engine, uint16_t card, uint8_t seat);
void fp_card_known_as (FpState *state, uint16_t card, FpSeats seats, FpDegree degree);

/* fp_knowledge_settle: for positions at the start of set-up: what the box tells of a card goes as far as the place
 * where the position has put it. */
void fp_knowledge_settle (FpEngine *engine);

/* fp_knowledge_leaves: @card is about to go from its zone to @zone, @open or not. */
void fp_knowledge_leaves (FpEngine *engine, uint16_t card, uint16_t zone, gboolean open);

/* fp_knowledge_arrived: it has. */
void fp_knowledge_arrived (FpEngine *engine, uint16_t card, gboolean open);

/* fp_knowledge_hands_over: @zone, whose cards stay where they lie, becomes @owner's (FP_NOBODY: nobody's), who sees
 * them then; for all others they have left the pool of who had them. */
void fp_knowledge_hands_over (FpEngine *engine, uint16_t zone, uint8_t owner);

/* fp_knowledge_mixed: the @cards, which lie in one zone, have changed places; only @seats could follow. */
void fp_knowledge_mixed (FpEngine *engine, const uint16_t *cards, guint n, FpSeats seats);

/* fp_knowledge_deduce: where a place can hold only cards that a person knows to be there, that person knows them. */
void fp_knowledge_deduce (FpEngine *engine);

/* fp_knowledge_check: NULL if each person knows each card by one degree, which its place can have, else what is wrong
 * (static text). */
const char *fp_knowledge_check (const FpEngine *engine);
