/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions shared by the files of the presenter. */
#pragma once

#include "model/presenter/fp-presenter.h"
#include "session/game/fp-session-destinations.h"

/* Rows of the state's places (fp-state.h, FpPlace) before the planets. */
enum
{
  FP_PRESENTER_SUPPLY = 1,
  FP_PRESENTER_WARP = 2,
};

/* fp_presenter_zone: returns the zone @id of @owner (FP_NOBODY if shared). Returns NULL if the
 * edition has no such zone. */
const FpViewZone *fp_presenter_zone (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_count: returns the number of cards in that zone, 0 without the zone. */
int fp_presenter_count (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_spot_of_zone: returns the spot (fp-move-item.h) of a zone of the edition. Free with
 * g_free (). */
char *fp_presenter_spot_of_zone (const FpEdition *edition, uint16_t zone);

/* fp_presenter_option_spots: sets @from and @goes for @option of the pending decision, as in
 * FpOptionFacts. Free both with g_free (). */
void fp_presenter_option_spots (const FpPresenter *presenter, FpDestinations *destinations, const FpOption *option,
                                char **from, char **goes);

/* fp_presenter_option: returns the index of the option of @kind for @target. Returns −1 if there is
 * none, or if the viewer is not asked. */
int fp_presenter_option (const FpPresenter *presenter, FpOptionKind kind, int target);

/* fp_presenter_printed: returns the card @def as printed, without a game's state. (transfer
 * full) */
FpCardItem *fp_presenter_printed (const FpCatalog *catalog, guint def);

/* fp_presenter_card: returns an item for @card. Takes ownership of @note; NULL for the usual note
 * of such a card. (transfer full) */
FpCardItem *fp_presenter_card (const FpPresenter *presenter, const FpViewCard *card, char *note);

/* fp_presenter_token: the same for a tactic chosen by @owner. An open tactic, or the viewer's own,
 * shows only the half that counts. (transfer full) */
FpCardItem *fp_presenter_token (const FpPresenter *presenter, const FpViewCard *card, uint8_t owner);

/* fp_presenter_paragraphs: returns the text of the card @def, a list of FpParagraphItem, or NULL.
 * (transfer full) */
GListModel *fp_presenter_paragraphs (const FpCatalog *catalog, guint def);

/* fp_presenter_halves: returns the halves of the tactic @def, a list of FpTacticHalfItem. @face is
 * the half that counts, −1 for both. @card is its number if its halves may be options, else −1.
 * Returns NULL if @def is no tactic. (transfer full) */
GListModel *fp_presenter_halves (const FpPresenter *presenter, guint def, int face, int card);

/* fp_presenter_ships: returns the number of ships of @seat in row @place. */
int fp_presenter_ships (const FpPresenter *presenter, uint8_t place, uint8_t seat);

/* fp_presenter_fleets: returns each player's ships in row @place, of FpFleetItem. (transfer
 * full) */
GPtrArray *fp_presenter_fleets (const FpPresenter *presenter, uint8_t place);

/* fp_presenter_zone_cards: returns items for all cards of a zone, none if the cards aren't listed.
 * (transfer full) */
GPtrArray *fp_presenter_zone_cards (const FpPresenter *presenter, const char *id, uint8_t owner);
