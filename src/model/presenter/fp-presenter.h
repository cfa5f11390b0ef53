/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the model's items of what a viewer may see: the only place where views, words and items meet. */
#pragma once

#include "model/items/fp-card-item.h"
#include "model/game/fp-pending-selection.h"
#include "model/items/fp-encounter-item.h"
#include "model/items/fp-decision-item.h"
#include "session/game/fp-session.h"

/* A session as one viewer sees it.  Good until the session's next change. */
typedef struct
{
  FpSession *session;
  FpEngine *engine;
  const FpView *view;
  const FpTextNames *names;
  uint8_t viewer; /* seat, FP_NOBODY: a bystander */
  uint8_t asked; /* seat, FP_NOBODY: the game is over */
  FpDecision decision; /* if somebody is asked */
  gboolean halted; /* who is asked is a computer player that doesn't think now */
  const FpOptions *options; /* if the viewer is asked, else NULL */
  FpPendingSelection *selection; /* whose options they are, NULL: the engine's */
} FpPresenter;

/* fp_presenter_init: @session as @viewer sees it. */
void fp_presenter_init (FpPresenter *presenter, FpSession *session, uint8_t viewer);

/* All below: arrays of items, to be owned by the caller.  A part of the table that the edition does not have is empty.
 */
GPtrArray *fp_presenter_seats (const FpPresenter *presenter); /* of FpSeatItem, all seats */
GPtrArray *fp_presenter_planets (const FpPresenter *presenter); /* of FpPlanetItem, as they lie */
GPtrArray *fp_presenter_warp (const FpPresenter *presenter); /* of FpFleetItem */
GPtrArray *
fp_presenter_hand (const FpPresenter *presenter); /* of FpCardItem: the viewer's hand; empty for a bystander */
GPtrArray *
fp_presenter_open_hands (const FpPresenter *presenter); /* of FpCardItem: all hands, with whose each card is */
GPtrArray *fp_presenter_envoys (const FpPresenter *presenter); /* of FpCardItem */
GPtrArray *fp_presenter_piles (const FpPresenter *presenter); /* of FpPileItem: what all draw from, and the past */
FpCardItem *fp_presenter_destiny (const FpPresenter *presenter); /* the past's top card; NULL: none.  (transfer full) */
FpEncounterItem *fp_presenter_encounter (const FpPresenter *presenter); /* NULL: none is fought.  (transfer full) */
FpDecisionItem *fp_presenter_question (const FpPresenter *presenter); /* NULL: the game is over.  (transfer full) */

/* fp_presenter_instance: an item of the card of number @card, NULL if the viewer may not see it or there is none.
 * (transfer full) */
FpCardItem *fp_presenter_instance (const FpPresenter *presenter, int card);

/* fp_presenter_mention: an item of the card of number @card, which the viewer has been told of: as it lies there if
 * they see it, else only what stands on it.  (transfer full) */
FpCardItem *fp_presenter_mention (const FpPresenter *presenter, int card);

/* fp_presenter_name: what the player of @seat is called. */
const char *fp_presenter_name (const FpPresenter *presenter, uint8_t seat);

/* fp_presenter_shape: one character for @seat, so that nothing is told by colour alone: “▲”.  Static. */
const char *fp_presenter_shape (uint8_t seat);

/* fp_presenter_colour: what the colour of @seat is called: “orange”.  Static. */
const char *fp_presenter_colour (const FpPresenter *presenter, uint8_t seat);
