/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that the files of positions share. */
#pragma once

#include "archive/positions/fp-position.h"
#include "archive/fp-xml-validator.h"

/* Zones whose names do not appear in positions. */
#define FP_POSITION_TABLE "table" /* planets on the table */
#define FP_POSITION_ENVOYS "envoys" /* envoys in play */
#define FP_POSITION_REMOVED "removed" /* out of the game */
#define FP_POSITION_COPIES "copies" /* copies made by a card that have ended */
#define FP_POSITION_MODULES "modules" /* rules of the house, never moved */
#define FP_POSITION_ALIEN "alien" /* alien of a seat */

/* First three rows of places; planets follow. */
enum
{
  FP_POSITION_OUT,
  FP_POSITION_SUPPLY,
  FP_POSITION_WARP,
};

/* A list of cards in a position. */
typedef struct
{
  uint16_t zone;
  gboolean no_rest; /* TRUE if unnamed cards that belong here are out of the game */
  GArray *cards; /* of uint16_t, top first */
} FpPositionList;

/* Cards that lie under or on another one. */
typedef struct
{
  const FpElement *element;
  GArray *cards; /* of uint16_t, top first */
} FpPositionUnder;

/* A position being set up. */
typedef struct
{
  FpEngine *engine;
  FpState *state;
  FpProblems *problems;
  const FpElement *parent;
  uint16_t home[FP_MAX_CARDS]; /* zone a card comes from */
  uint8_t named[FP_MAX_CARDS]; /* 1 if the position gives the card's zone */
  uint16_t envoy[FP_N_ENVOY_DECKS]; /* named envoys by deck, or FP_NO_CARD */
  uint16_t alien[FP_MAX_SEATS]; /* named aliens by seat, or FP_NO_CARD */
  gboolean setting_up; /* TRUE at the start of set-up */
  GArray *lists; /* of FpPositionList */
  GArray *unders; /* of FpPositionUnder */
} FpPositionBuild;

/* fp_position_seats, fp_position_roles: return ids, ended by NULL. Free the array, not the ids. */
const char **fp_position_seats (const FpEdition *edition);
const char **fp_position_roles (const FpEdition *edition);

/* fp_position_cards: returns the ids of the cards in @catalog whose kind is in @kinds (bit per
 * kind), ended by NULL. Free the array, not the ids. */
const char **fp_position_cards (const FpCatalog *catalog, guint kinds);

/* fp_position_generator: returns TRUE and sets @random if @text is the state of a random generator
 * as a position writes it. */
gboolean fp_position_generator (const char *text, FpRandom *random);

/* fp_position_zone: returns the number of the zone @id of @owner (FP_NOBODY: shared), or −1. */
int fp_position_zone (const FpEdition *edition, const char *id, uint8_t owner);

/* fp_position_is_pile: returns TRUE if a position may list the shared zone @id (as <pile>).
 * fp_position_is_list: the same for a seat's zone @id (as an element with that name). */
gboolean fp_position_is_pile (const char *id);
gboolean fp_position_is_list (const char *id);

/* fp_position_piles: returns the ids of the piles of @edition, ended by NULL. Free the array, not
 * the ids. */
const char **fp_position_piles (const FpEdition *edition);

/* fp_position_list_names: returns “hand”, “deck” …, ended by NULL. */
const char *const *fp_position_list_names (void);

/* fp_position_token: returns TRUE if @id names the token @def by one of its halves (“blast-4”).
 * Sets @nth to the number after “@”, else to 0. */
gboolean fp_position_token (const FpCardDef *def, const char *id, int *nth);

/* fp_position_kinds: returns the kinds of cards that may lie in the zone @id, a bit per kind. */
guint fp_position_kinds (const char *id);

/* fp_position_fits: returns TRUE if a card that @id names may lie in the zone @zone, else
 * complains at @at. */
gboolean fp_position_fits (const FpCatalog *catalog, const char *id, FpLocation at, const char *zone,
                           FpProblems *problems);

/* fp_position_named: returns TRUE if @id names the card instance @card: the id of its
 * definition, with or without its set, or a half of a token. For a copy, the definition is that
 * of the copied card. */
gboolean fp_position_named (const FpEngine *engine, uint16_t card, const char *id);

/* fp_position_name: returns the name of @card in positions: its id, with its set if another set has
 * the same id. Free with g_free (). */
char *fp_position_name (const FpEngine *engine, uint16_t card);

/* fp_position_take: marks the card that @id names as named and removes it from its zone. @seat is
 * the seat whose list names it, or FP_NOBODY. Returns FP_NO_CARD with a complaint at @at if there
 * is none left. */
uint16_t fp_position_take (FpPositionBuild *build, const char *id, FpLocation at, uint8_t seat);

/* fp_position_read_lists: takes the cards of all lists of seats and piles. */
void fp_position_read_lists (FpPositionBuild *build);

/* fp_position_shuffle_rest: carries out rest="none" and shuffles the decks. */
void fp_position_shuffle_rest (FpPositionBuild *build);

/* fp_position_lay_lists: puts the named cards on top of their lists. */
void fp_position_lay_lists (FpPositionBuild *build);

/* fp_position_read_envoys: takes the named envoys out of their decks. */
void fp_position_read_envoys (FpPositionBuild *build);

/* fp_position_lay_envoys: puts one envoy of each deck into play. Call it after shuffling and before
 * fp_position_lay_lists (). */
void fp_position_lay_envoys (FpPositionBuild *build);

/* fp_position_read_aliens: takes the named aliens of the seats. */
void fp_position_read_aliens (FpPositionBuild *build);

/* fp_position_read_unders: takes the cards that lie under or on others. fp_position_lay_unders:
 * puts them there, once all other cards lie where they should. */
void fp_position_read_unders (FpPositionBuild *build);
void fp_position_lay_unders (FpPositionBuild *build);

/* fp_position_read_notes: sets counters and marks abilities as used. */
void fp_position_read_notes (FpPositionBuild *build);

/* fp_position_check_note: complains about problems of a <note>. @def is the card that has the note,
 * NULL if unknown. */
void fp_position_check_note (const FpElement *note, const FpCardDef *def, FpProblems *problems);

/* fp_position_write_cards: writes the cards under and on cards, and their memory. */
void fp_position_write_cards (FpEngine *engine, FpWriter *writer);

/* The part of a position that only a game that goes on needs (fp-position-memory.c):
 *
 * fp_position_check_memory: complains about problems of a <memory>.
 * fp_position_arrange_rows: gives like cards the rows in <memory>, once all cards lie where they
 * should.
 * fp_position_remember: sets the knowledge of the seats and the number of destiny cards drawn.
 * fp_position_write_memory: writes the <memory>.
 */
void fp_position_check_memory (const FpElement *memory, const FpEdition *edition, const char *const *seats,
                               FpProblems *problems);
void fp_position_arrange_rows (FpPositionBuild *build);
void fp_position_remember (FpPositionBuild *build);
void fp_position_write_memory (FpEngine *engine, FpWriter *writer);

/* fp_position_cannot_note: returns the reason why cards' memory and effects can't be written as a
 * position (static text), or NULL. */
const char *fp_position_cannot_note (const FpEngine *engine);

/* fp_position_seats_of: returns the seats that @words name. The words have passed
 * fp_position_check (). */
uint8_t fp_position_seats_of (const FpEdition *edition, const char *words);

/* fp_position_all_seats: returns all seats, a bit each. */
static inline uint8_t
fp_position_all_seats (const FpState *state)
{
  return (uint8_t) ((1u << state->head.n_seats) - 1);
}

/* fp_position_read_planets: puts the planets on the table and ships on them. */
void fp_position_read_planets (FpPositionBuild *build);

/* fp_position_read_seats: sets supplies, Warp, roles, hand limits and aliens. */
void fp_position_read_seats (FpPositionBuild *build);

/* fp_position_place: returns the place of planet tile @card, or FP_NO_PLACE. */
uint8_t fp_position_place (const FpState *state, uint16_t card);
