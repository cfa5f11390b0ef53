/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knowledge of each person about each card (docs/design/card-language.md 2.10). There are four
 * degrees: its exact place; its pool (a deck, or all that one player holds hidden); its player
 * (deck or held cards); nothing.
 *
 * Everybody knows open cards. A moving card lowers the knowledge of all cards for which it may be
 * mistaken, by one table. The recorded knowledge may be a little less than a perfect memory's,
 * never more. */
#pragma once

#include "engine/runner/fp-engine.h"

/* Degrees of knowledge, stored in the bits @known, @pooled and @owned of FpCard, one per person. */
typedef enum
{
  FP_KNOWS_NOTHING,
  FP_KNOWS_PLAYER, /* somewhere in the deck or the hidden cards of its player */
  FP_KNOWS_POOL, /* somewhere in its pool */
  FP_KNOWS_PLACE, /* exactly here */
} FpDegree;

/* Ways in which an unshown card leaves its place. */
typedef enum
{
  FP_WAY_FOLLOWED, /* everybody sees which card goes: off a deck, out of a row, the only one */
  FP_WAY_PICKED, /* only its owner sees which card goes: out of a hand */
  FP_WAY_MIXED, /* stays in its zone at an unseen place: shuffling, arranging */
  FP_N_WAYS,
} FpWay;

/* fp_knowledge_begin: notes the visibility of zones and collects those of players' hidden cards,
 * for fp_engine_new (). */
void fp_knowledge_begin (FpEngine *engine);

/* fp_zone_visibility: returns the visibility of the cards of @zone. Zones that the edition doesn't
 * have lie under cards. */
static inline FpVisibility
fp_zone_visibility (const FpEngine *engine, uint16_t zone)
{
  return (FpVisibility) engine->visibility[zone];
}

/* fp_zone_owners: returns the seats that see cards laid face down into @zone: the owner of a hand,
 * or of the zone under their card. */
static inline FpSeats
fp_zone_owners (const FpEngine *engine, uint16_t zone)
{
  const FpZone *row = &engine->state->zones[zone];

  if (row->owner == FP_NOBODY || (fp_zone_visibility (engine, zone) != FP_VISIBLE_TO_OWNER && row->under == FP_NO_CARD))
    return 0;
  return (FpSeats) (1 << row->owner);
}

/* fp_zone_held: returns TRUE if @zone is part of the hidden cards that its owner holds. All such
 * zones form one pool. */
static inline gboolean
fp_zone_held (const FpEngine *engine, uint16_t zone)
{
  return fp_zone_owners (engine, zone) != 0;
}

/* fp_card_degree: returns the degree by which @seat knows the place of @card. */
FpDegree fp_card_degree (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_seen: returns TRUE if @seat may see the face of @card: the card lies open, or the seat
 * knows it. */
gboolean fp_card_seen (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_face_seen: returns TRUE if @seat may see which half of a token counts: the token lies
 * open, or the seat laid it down. */
gboolean fp_card_face_seen (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_choosable: returns TRUE if @seat can tell @card from others in a choice: the seat sees
 * it, or it lies at a place of its own on the table, even face down. */
gboolean fp_card_choosable (const FpEngine *engine, uint16_t card, uint8_t seat);

/* fp_card_learned: makes @seat know @card. fp_card_shown: makes everybody know it. */
void fp_card_learned (FpEngine *engine, uint16_t card, uint8_t seat);
void fp_card_shown (FpEngine *engine, uint16_t card);

/* fp_card_known_to: makes exactly @seats know @card, and the others nothing. For set-up and
 * positions. */
void fp_card_known_to (FpState *state, uint16_t card, FpSeats seats);

/* fp_knowledge_presume: sets the knowledge for a position, which doesn't tell its history. Of
 * hidden cards everybody knows only that each player's own cards are among them, as the
 * components of the game tell. */
void fp_knowledge_presume (FpEngine *engine);

/* fp_knowledge_presumed: returns the degree by which @seat knows @card if nothing is said of the
 * history.
 * fp_card_known_as: makes @seats know @card by @degree, as a position says. */
FpDegree fp_knowledge_presumed (const FpEngine *engine, uint16_t card, uint8_t seat);
void fp_card_known_as (FpEngine *engine, uint16_t card, FpSeats seats, FpDegree degree);

/* fp_knowledge_settle: for positions at the start of set-up. Lowers the knowledge from the game's
 * components to what the place of each card allows. */
void fp_knowledge_settle (FpEngine *engine);

/* fp_knowledge_leaves: updates knowledge before @card goes from its zone to @zone. @open: face
 * up. */
void fp_knowledge_leaves (FpEngine *engine, uint16_t card, uint16_t zone, gboolean open);

/* fp_knowledge_arrived: updates knowledge after @card has moved. */
void fp_knowledge_arrived (FpEngine *engine, uint16_t card, gboolean open);

/* fp_knowledge_hands_over: makes @owner (FP_NOBODY: nobody) the owner of @zone, whose cards stay
 * where they lie. The owner sees these cards then. For others they have left the old owner's
 * pool. */
void fp_knowledge_hands_over (FpEngine *engine, uint16_t zone, uint8_t owner);

/* fp_knowledge_mixed: updates knowledge after @cards, of one zone, have traded places. Only @seats
 * could follow. */
void fp_knowledge_mixed (FpEngine *engine, const uint16_t *cards, guint n, FpSeats seats);

/* fp_knowledge_deduce: raises knowledge by deduction: where a place can hold only cards that a
 * person knows to be there, that person knows them. */
void fp_knowledge_deduce (FpEngine *engine);

/* fp_knowledge_check: returns NULL if each person knows each card by one degree, possible for its
 * place. Else returns the fault (static text). */
const char *fp_knowledge_check (const FpEngine *engine);
