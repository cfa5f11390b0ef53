/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions shared by the files of the presenter. */
#pragma once

#include "text/fp-text-table.h"
#include "model/items/fp-planet-item.h"
#include "model/presenter/fp-presenter.h"
#include "session/game/fp-session-destinations.h"

/* fp_presenter_layout: returns what lies on the table of @edition, never NULL. Static. */
const FpTableLayout *fp_presenter_layout (const FpEdition *edition);

/* fp_presenter_place: returns the row of the place @id that is no card (fp-table-layout.h). Never
 * fails: an edition without that place is a mistake of its table. */
uint8_t fp_presenter_place (const FpEdition *edition, const char *id);

/* fp_presenter_zone: returns the zone @id of @owner (FP_NOBODY if shared). Returns NULL if the
 * edition has no such zone. */
const FpViewZone *fp_presenter_zone (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_hand_order: returns the numbers of the viewer's hand among the cards of the view, in
 * the order in which they are shown: by kind, those of a kind as they lie, or sorted. Free with
 * g_array_unref (). */
GArray *fp_presenter_hand_order (const FpPresenter *presenter);

/* fp_presenter_compare_small: compares two FpViewCard * of small cards before a player, which are
 * shown in the order of their kinds. fp_presenter_n_zones: returns the number of zones of a row of
 * such cards. */
int fp_presenter_compare_small (gconstpointer a, gconstpointer b);
guint fp_presenter_n_zones (const FpSeatCardsDef *def);

/* fp_presenter_position: returns the position of the card of number @number in the view as it is
 * shown: the viewer's hand and small cards are sorted. */
guint fp_presenter_position (const FpPresenter *presenter, guint number);

/* fp_presenter_count: returns the number of cards in that zone, 0 without the zone. */
int fp_presenter_count (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_spot_of_zone: returns the spot (fp-move-item.h) of a zone of the edition. Free with
 * g_free (). */
char *fp_presenter_spot_of_zone (const FpEdition *edition, uint16_t zone);

/* fp_presenter_spot_of_place: returns the spot of @seat's ships in row @place of the state,
 * which is no card. Returns NULL if the table does not show that place. Free with g_free (). */
char *fp_presenter_spot_of_place (const FpEdition *edition, int place, uint8_t seat);

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

/* fp_presenter_token: the same for a token chosen by @owner. An open token, or the viewer's own,
 * shows only the half that counts. (transfer full) */
FpCardItem *fp_presenter_token (const FpPresenter *presenter, const FpViewCard *card, uint8_t owner);

/* fp_presenter_portrait: returns the description of a character's portrait, "" if it has none; NULL
 * for other cards. Free with g_free (). */
char *fp_presenter_portrait (const FpCardDef *card);

/* fp_presenter_paragraphs: returns the text of the card @def, a list of FpParagraphItem, or NULL.
 * @engine, NULL outside a game, knows which parts of its card @card work. (transfer full) */
GListModel *fp_presenter_paragraphs (const FpCatalog *catalog, guint def, const FpEngine *engine, uint16_t card);

/* fp_presenter_halves: returns the halves of the card @def, a list of FpCardHalfItem. @face is
 * the half that counts, −1 for both. @card is its number if its halves may be options, else −1.
 * Returns NULL if @def has no halves. (transfer full) */
GListModel *fp_presenter_halves (const FpPresenter *presenter, guint def, int face, int card);

/* fp_presenter_sheets: returns the known cards before @seat whose names are shown, a list of
 * FpCardItem: first the alien. fp_presenter_sheet: returns the first of them, NULL: none. (transfer
 * full) */
GListModel *fp_presenter_sheets (const FpPresenter *presenter, uint8_t seat);
FpCardItem *fp_presenter_sheet (const FpPresenter *presenter, uint8_t seat);

/* fp_presenter_encounter_role: returns the role of @seat in the running encounter, NULL if it has
 * none. Static. */
const char *fp_presenter_encounter_role (const FpPresenter *presenter, uint8_t seat);

/* fp_presenter_encounter_role_row: returns the row of that role among the edition's, −1: none. */
int fp_presenter_encounter_role_row (const FpPresenter *presenter, uint8_t seat);

/* fp_presenter_planet: returns the planet in row @place, NULL if there is none. (transfer full) */
FpPlanetItem *fp_presenter_planet (const FpPresenter *presenter, uint8_t place);

/* The rail of an encounter, as in FpEncounterFacts. Free the lists with g_strfreev (). */
typedef struct
{
  char **names, **about, **yours;
  int now;
} FpRail;

/* fp_presenter_rail: returns the rail of the running encounter. */
FpRail fp_presenter_rail (const FpPresenter *presenter);

/* fp_presenter_when: returns why the viewer can't play @card of their hand now, and in which phase
 * they can; NULL: there are no phases, or the card is never played. Free with g_free (). */
char *fp_presenter_when (const FpPresenter *presenter, uint16_t card);

/* fp_presenter_pieces: returns the pieces beside the planet @tile in row @place, of
 * FpPieceItem. (transfer full) */
GListModel *fp_presenter_pieces (const FpPresenter *presenter, uint8_t place, FpCardItem *tile);

/* fp_presenter_ships: returns the number of ships of @seat in row @place, 0 for FP_NO_PLACE. */
int fp_presenter_ships (const FpPresenter *presenter, uint8_t place, uint8_t seat);

/* fp_presenter_fleets: returns each player's ships in row @place, of FpFleetItem. (transfer
 * full) */
GPtrArray *fp_presenter_fleets (const FpPresenter *presenter, uint8_t place);

/* fp_presenter_card_list: returns a list of FpCardItem for all cards of a zone, as the next one.
 * (transfer full) */
GListModel *fp_presenter_card_list (const FpPresenter *presenter, const char *id, uint8_t owner);

/* fp_presenter_zone_cards: returns items for all cards of a zone, none if the cards aren't listed.
 * (transfer full) */
GPtrArray *fp_presenter_zone_cards (const FpPresenter *presenter, const char *id, uint8_t owner);
