/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact search of the rest of an encounter: does an answer win it, whatever the others do?
 *
 * An answer wins if the seat can go on from it so that it wins the encounter against every reply of
 * every other player, and in every deal that the search was given. The seat answers alike where it
 * can't tell two positions apart, so it never knows a secret choice or the next card of a deck.
 * Deals differ in what the seat doesn't know: the cards that lie face down, the order of decks, and
 * chance. Their number is limited; all else is exact. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpProof FpProof;

typedef enum
{
  FP_PROOF_WINS,
  FP_PROOF_FAILS, /* the others have a line that answers it */
  FP_PROOF_TOO_LARGE, /* there are more positions than allowed */
} FpProofResult;

/* A line of play: answers from @deal on, of whoever is asked, until the encounter is over. */
typedef struct
{
  guint deal;
  GArray *answers; /* of guint: indices of options */
} FpProofLine;

/* fp_proof_new: returns a search for the open decision of @engine, whose edition and catalog must
 * outlive it. The seat that decides must win, in @n_deals deals of what it doesn't know, the
 * engine's own included. @most: answers that each option may cost. Free with fp_proof_free (). */
FpProof *fp_proof_new (FpEngine *engine, guint n_deals, guint most);
void fp_proof_free (FpProof *proof);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpProof, fp_proof_free)

/* fp_proof_try: searches option @option of the decision. */
FpProofResult fp_proof_try (FpProof *proof, guint option);

/* fp_proof_line: returns the line that answers the option tried last, if it fails; owned by
 * @proof. */
const FpProofLine *fp_proof_line (const FpProof *proof);

/* fp_proof_deal: returns the state of deal @deal with the decision open; 0: that of the engine. */
const FpState *fp_proof_deal (const FpProof *proof, guint deal);

/* fp_proof_spent, fp_proof_depth: return the number of answers of the option tried last, and the
 * largest number of answers of a line. */
guint fp_proof_spent (const FpProof *proof);
guint fp_proof_depth (const FpProof *proof);

/* fp_proof_open_hands: makes @seat know the hands of all players in @engine's state. */
void fp_proof_open_hands (FpEngine *engine, uint8_t seat);
