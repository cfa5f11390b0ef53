/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the reader share. */
#pragma once

#include "model/presenter/fp-presenter.h"
#include "session/game/fp-session-destinations.h"

/* Rows of the state's places (fp-state.h, FpPlace); behind them are the planets. */
enum
{
  FP_PRESENTER_SUPPLY = 1,
  FP_PRESENTER_WARP = 2,
};

/* fp_presenter_zone: the zone called @id of @owner (FP_NOBODY: shared), NULL: this edition has none. */
const FpViewZone *fp_presenter_zone (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_count: cards in that zone, 0 without one. */
int fp_presenter_count (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_spot_of_zone: the spot (fp-move-item.h) of one of the edition's zones.  Free with g_free (). */
char *fp_presenter_spot_of_zone (const FpEdition *edition, uint16_t zone);

/* fp_presenter_ways: where @option, one of the open question's, comes from and goes to, as in FpOptionFacts; free both
 * with g_free (). */
void fp_presenter_ways (const FpPresenter *presenter, FpDestinations *destinations, const FpOption *option, char **from,
                        char **goes);

/* fp_presenter_option: index of the option that is about @target and of @kind; −1: none, or the viewer is not asked. */
int fp_presenter_option (const FpPresenter *presenter, FpOptionKind kind, int target);

/* fp_presenter_printed: the card @def as it is printed: no game, no state.  (transfer full) */
FpCardItem *fp_presenter_printed (const FpCatalog *catalog, guint def);

/* fp_presenter_card: an item of @card; @note is taken over, NULL: what is said of its kind.  (transfer full) */
FpCardItem *fp_presenter_card (const FpPresenter *presenter, const FpViewCard *card, char *note);

/* fp_presenter_token: likewise of a tactic that @owner has laid down: of one that lies open, or is the viewer's, only
 * the half that counts. */
FpCardItem *fp_presenter_token (const FpPresenter *presenter, const FpViewCard *card, uint8_t owner);

/* fp_presenter_paragraphs: of FpParagraphItem, the text of the definition @def; NULL: none.  (transfer full) */
GListModel *fp_presenter_paragraphs (const FpCatalog *catalog, guint def);

/* fp_presenter_halves: of FpTacticHalfItem, what the tactic @def can do; @face: the half that counts, −1: both do;
 * @card: its number, if its halves may be options, else −1; NULL: it is no tactic.  (transfer full) */
GListModel *fp_presenter_halves (const FpPresenter *presenter, guint def, int face, int card);

/* fp_presenter_fleets: of FpFleetItem, each player's ships in the place of row @place.  (transfer full) */
GPtrArray *fp_presenter_fleets (const FpPresenter *presenter, uint8_t place);

/* fp_presenter_zone_cards: items of all cards of a zone (none if it isn't listed).  (transfer full) */
GPtrArray *fp_presenter_zone_cards (const FpPresenter *presenter, const char *id, uint8_t owner);
