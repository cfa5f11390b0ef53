/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the reader share. */
#pragma once

#include "model/fp-reader.h"
#include "session/fp-session-goals.h"

/* Rows of the state's places (fp-state.h, FpPlace); behind them are the planets. */
enum
{
  FP_READER_SUPPLY = 1,
  FP_READER_WARP = 2,
};

/* fp_reader_zone: the zone called @id of @owner (FP_NOBODY: shared), NULL: this edition has none. */
const FpViewZone *fp_reader_zone (const FpReader *reader, const char *id, uint8_t owner);

/* fp_reader_count: cards in that zone, 0 without one. */
int fp_reader_count (const FpReader *reader, const char *id, uint8_t owner);

/* fp_reader_spot_of_zone: the spot (fp-move-item.h) of one of the edition's zones.  Free with g_free (). */
char *fp_reader_spot_of_zone (const FpEdition *edition, uint16_t zone);

/* fp_reader_ways: where @option, one of the open question's, comes from and goes to, as in FpOptionFacts; free both
 * with g_free (). */
void fp_reader_ways (const FpReader *reader, FpGoals *goals, const FpOption *option, char **from, char **goes);

/* fp_reader_option: index of the option that is about @target and of @kind; −1: none, or the viewer is not asked. */
int fp_reader_option (const FpReader *reader, FpOptionKind kind, int target);

/* fp_reader_printed: the card @def as it is printed: no game, no state.  (transfer full) */
FpCardItem *fp_reader_printed (const FpCatalog *catalog, guint def);

/* fp_reader_card: an item of @card; @note is taken over, NULL: what is said of its kind.  (transfer full) */
FpCardItem *fp_reader_card (const FpReader *reader, const FpViewCard *card, char *note);

/* fp_reader_token: likewise of a tactic that @owner has laid down: of one that lies open, or is the viewer's, only the
 * half that counts. */
FpCardItem *fp_reader_token (const FpReader *reader, const FpViewCard *card, uint8_t owner);

/* fp_reader_paragraphs: of FpParagraphItem, the text of the definition @def; NULL: none.  (transfer full) */
GListModel *fp_reader_paragraphs (const FpCatalog *catalog, guint def);

/* fp_reader_halves: of FpHalfItem, what the tactic @def can do; @face: the half that counts, −1: both do; @card: its
 * number, if its halves may be options, else −1; NULL: it is no tactic.  (transfer full) */
GListModel *fp_reader_halves (const FpReader *reader, guint def, int face, int card);

/* fp_reader_fleets: of FpFleetItem, each player's ships in the place of row @place.  (transfer full) */
GPtrArray *fp_reader_fleets (const FpReader *reader, uint8_t place);

/* fp_reader_zone_cards: items of all cards of a zone (none if it isn't listed).  (transfer full) */
GPtrArray *fp_reader_zone_cards (const FpReader *reader, const char *id, uint8_t owner);
