/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the model's items of what a viewer may see: the only place where views, words and items meet. */
#pragma once

#include "model/fp-card-item.h"
#include "model/fp-draft.h"
#include "model/fp-encounter-item.h"
#include "model/fp-question-item.h"
#include "session/fp-session.h"

/* A session as one viewer sees it.  Good until the session's next change. */
typedef struct
{
  FpSession *session;
  FpEngine *engine;
  const FpView *view;
  const FpWordsNames *names;
  uint8_t viewer; /* seat, FP_NOBODY: a bystander */
  uint8_t asked; /* seat, FP_NOBODY: the game is over */
  FpDecision decision; /* if somebody is asked */
  gboolean halted; /* who is asked is a computer player that doesn't think now */
  const FpOptions *options; /* if the viewer is asked, else NULL */
  FpDraft *draft; /* whose options they are, NULL: the engine's */
} FpReader;

/* fp_reader_init: @session as @viewer sees it. */
void fp_reader_init (FpReader *reader, FpSession *session, uint8_t viewer);

/* All below: arrays of items, to be owned by the caller.  A part of the table that the edition does not have is empty.
 */
GPtrArray *fp_reader_seats (const FpReader *reader); /* of FpSeatItem, all seats */
GPtrArray *fp_reader_planets (const FpReader *reader); /* of FpPlanetItem, as they lie */
GPtrArray *fp_reader_warp (const FpReader *reader); /* of FpFleetItem */
GPtrArray *fp_reader_hand (const FpReader *reader); /* of FpCardItem: the viewer's hand; empty for a bystander */
GPtrArray *fp_reader_open_hands (const FpReader *reader); /* of FpCardItem: all hands, with whose each card is */
GPtrArray *fp_reader_envoys (const FpReader *reader); /* of FpCardItem */
GPtrArray *fp_reader_piles (const FpReader *reader); /* of FpPileItem: what all draw from, and the past */
FpCardItem *fp_reader_destiny (const FpReader *reader); /* the past's top card; NULL: none.  (transfer full) */
FpEncounterItem *fp_reader_encounter (const FpReader *reader); /* NULL: none is fought.  (transfer full) */
FpQuestionItem *fp_reader_question (const FpReader *reader); /* NULL: the game is over.  (transfer full) */

/* fp_reader_instance: an item of the card of number @card, NULL if the viewer may not see it or there is none.
 * (transfer full) */
FpCardItem *fp_reader_instance (const FpReader *reader, int card);

/* fp_reader_mention: an item of the card of number @card, which the viewer has been told of: as it lies there if they
 * see it, else only what stands on it.  (transfer full) */
FpCardItem *fp_reader_mention (const FpReader *reader, int card);

/* fp_reader_name: what the player of @seat is called. */
const char *fp_reader_name (const FpReader *reader, uint8_t seat);

/* fp_reader_shape: one character for @seat, so that nothing is told by colour alone: “▲”.  Static. */
const char *fp_reader_shape (uint8_t seat);

/* fp_reader_colour: what the colour of @seat is called: “orange”.  Static. */
const char *fp_reader_colour (const FpReader *reader, uint8_t seat);
