/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: makes the model's items from views and texts. Only the presenter knows all
 * three. */
#pragma once

#include "model/items/fp-card-item.h"
#include "session/game/fp-deal-draft.h"
#include "model/game/fp-pending-selection.h"
#include "model/items/fp-encounter-item.h"
#include "model/items/fp-decision-item.h"
#include "session/game/fp-session.h"
#include "session/game/fp-session-ships.h"

/* A session as one viewer sees it. Valid until the session's next change. */
typedef struct
{
  FpSession *session;
  FpEngine *engine;
  const FpView *view;
  const FpTextNames *names;
  uint8_t viewer; /* seat, FP_NOBODY for a bystander */
  uint8_t asked; /* seat, FP_NOBODY once the game is over */
  FpDecision decision; /* valid unless asked is FP_NOBODY */
  gboolean halted; /* TRUE if the asked computer player is paused */
  gboolean passes; /* TRUE if the asked person passes without being asked */
  FpSession *wishes; /* knows what the viewer wants to play (fp-window-stops.h); NULL: nothing */
  const FpOptions *options; /* options if the viewer is asked, else NULL */
  FpPendingSelection *selection; /* source of the options; NULL if they are the engine's */
  FpShipDraft *ships; /* source of the options while places of ships are chosen, else NULL */
  FpDealDraft *deal; /* the deal on the table; NULL if there is none, or the viewer is not asked */
} FpPresenter;

/* fp_presenter_init: sets up @presenter for @session as @viewer sees it. */
void fp_presenter_init (FpPresenter *presenter, FpSession *session, uint8_t viewer);

/* The functions below return arrays of items. A part of the table that the edition does not have is
 * empty. (transfer full) */
GPtrArray *fp_presenter_seats (const FpPresenter *presenter); /* of FpSeatItem, all seats */
GPtrArray *fp_presenter_planets (const FpPresenter *presenter); /* of FpPlanetItem, in order */
GPtrArray *fp_presenter_places (const FpPresenter *presenter); /* of FpPlaceItem */
GPtrArray *fp_presenter_hand (const FpPresenter *presenter); /* of FpCardItem; own hand, if any */
GPtrArray *fp_presenter_open_hands (const FpPresenter *presenter); /* of FpCardItem, with owners */
GPtrArray *fp_presenter_shared (const FpPresenter *presenter); /* of FpCardItem: open, nobody's */
/* of FpCardItem: shared cards that are rules for everybody */
GPtrArray *fp_presenter_in_force (const FpPresenter *presenter);
GPtrArray *fp_presenter_piles (const FpPresenter *presenter); /* of FpPileItem */

/* The functions below return items. (transfer full) */
/* card that began the turn, or NULL */
FpCardItem *fp_presenter_drawn (const FpPresenter *presenter);
FpEncounterItem *fp_presenter_encounter (const FpPresenter *presenter); /* NULL if none */
FpDecisionItem *fp_presenter_question (const FpPresenter *presenter); /* NULL if the game is over */
/* in place of a question: the result that @result told */
FpDecisionItem *fp_presenter_result (const FpPresenter *presenter, const FpEvent *result);

/* fp_presenter_instance: returns an item for the card of number @card. Returns NULL if there is
 * none, or the viewer may not see the card. (transfer full) */
FpCardItem *fp_presenter_instance (const FpPresenter *presenter, int card);

/* fp_presenter_mention: returns an item for the card of number @card, which the viewer was told of.
 * A card out of sight is shown as printed. (transfer full) */
FpCardItem *fp_presenter_mention (const FpPresenter *presenter, int card);

/* fp_presenter_name: returns the name of the player of @seat. */
const char *fp_presenter_name (const FpPresenter *presenter, uint8_t seat);

/* fp_presenter_names: returns the names of @seats in one string, NULL for none. Free with
 * g_free (). */
char *fp_presenter_names (const FpPresenter *presenter, FpSeats seats);

/* fp_presenter_shape: returns a character for the colour of @seat, so that colour is never the only
 * mark: “▲”. Static. */
const char *fp_presenter_shape (const FpEdition *edition, uint8_t seat);

/* fp_presenter_colour: returns the id of the colour of @seat: “orange”. Static. */
const char *fp_presenter_colour (const FpPresenter *presenter, uint8_t seat);
