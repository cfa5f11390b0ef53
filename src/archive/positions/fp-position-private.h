/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files that read and write positions. */
#pragma once

#include "archive/positions/fp-position.h"
#include "archive/fp-xml-validator.h"

enum
{
  FP_POSITION_MAX_DECKS = 8, /* of allies, numbered from 1 */
};

/* Stands for all zones of planets where a zone's id is wanted. */
#define FP_POSITION_PLANET "planet"

/* The starting point of all editions where set-up begins. */
#define FP_POSITION_SETUP "setup"

/* Input of the checks of a position. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog; /* may be NULL */
  const char **seats; /* those that play */
  FpProblems *problems;
} FpPositionCheck;

/* A list of cards of a position. */
typedef struct
{
  uint16_t zone;
  gboolean no_rest; /* the unnamed cards that belong here are out of the game */
  GArray *cards; /* of uint16_t, top first */
} FpPositionList;

/* Cards that lie under or on another one. */
typedef struct
{
  const FpElement *element;
  GArray *cards; /* of uint16_t, top first */
} FpPositionUnder;

/* A part of the encounter that has been read. */
typedef struct
{
  const FpPositionPart *part;
  const FpElement *element;
  uint8_t seat; /* among its values, FP_NOBODY: none */
  int values[FP_MAX_PART_VALUES];
} FpPositionPartRead;

/* A position being set up. */
typedef struct
{
  FpEngine *engine;
  FpState *state;
  FpProblems *problems;
  const FpElement *parent;
  uint16_t home[FP_MAX_CARDS]; /* the zone a card comes from */
  uint8_t named[FP_MAX_CARDS]; /* 1: the position says where the card lies */
  uint16_t ally[FP_POSITION_MAX_DECKS]; /* named ones by deck, FP_NO_CARD */
  uint16_t alien[FP_MAX_SEATS]; /* named aliens by seat, FP_NO_CARD */
  FpStart start; /* the starting point */
  gboolean setting_up; /* TRUE: the position is the start of set-up */
  GArray *lists; /* of FpPositionList */
  GArray *unders; /* of FpPositionUnder */
  GArray *parts; /* of FpPositionPartRead; NULL: none */
} FpPositionBuild;

/* fp_position_seats, fp_position_roles: ids, ended by NULL; free the array, not the ids. */
const char **fp_position_seats (const FpEdition *edition);
const char **fp_position_roles (const FpEdition *edition);

/* fp_position_cards: returns the ids of the cards in @catalog whose kind is in @kinds (bit per
 * kind), ended by NULL. Free the array alone. */
const char **fp_position_cards (const FpCatalog *catalog, guint kinds);

/* fp_position_generator: returns TRUE if @text is a random generator's state as positions write it,
 * put into @random. */
gboolean fp_position_generator (const char *text, FpRandom *random);

/* fp_position_zone: returns the number of the zone @id of @owner (FP_NOBODY: shared), −1: none. */
int fp_position_zone (const FpEdition *edition, const char *id, uint8_t owner);

/* fp_position_zone_listed: returns the first zone of @owner that positions describe in the way
 * @listed, −1: none. */
int fp_position_zone_listed (const FpEdition *edition, FpListed listed, uint8_t owner);

/* fp_position_is_listed: returns TRUE if positions list the ids of the cards in a zone: in a
 * <pile>, or in an element of a seat. */
gboolean fp_position_is_listed (const FpZoneDef *zone);

/* fp_position_lists: returns the ids of the lists of @owner: FP_NOBODY: the piles, else those of a
 * seat (“hand”, “deck” …). Ended by NULL. Free the array alone. */
const char **fp_position_lists (const FpEdition *edition, uint8_t owner);

/* fp_position_sides: returns the ids of the sides of an encounter, ended by NULL. Free the array
 * alone. fp_position_side: returns the number of the side called @id, which has been checked. */
const char **fp_position_sides (const FpEdition *edition);
uint8_t fp_position_side (const FpEdition *edition, const char *id);

/* fp_position_has_roles: returns TRUE if seats have roles between turns. */
gboolean fp_position_has_roles (const FpEdition *edition);

/* fp_position_has_systems: returns TRUE if planets lie in systems of the seats. */
gboolean fp_position_has_systems (const FpEdition *edition);

/* fp_position_count_seats: returns the number of <seat>s among @parent's elements.
 * fp_position_n_seats: returns the number of seats that the position in them has. */
guint fp_position_count_seats (const FpElement *parent);
guint fp_position_n_seats (const FpElement *parent, const FpEdition *edition);

/* fp_position_each_planet: calls @function for each <planet> of the position, with the seat of its
 * <system>, FP_NOBODY: none. */
void fp_position_each_planet (const FpElement *parent, const FpEdition *edition,
                              void (*function) (const FpElement *planet, uint8_t seat, gpointer data), gpointer data);

/* fp_position_token: returns TRUE if @id names the token @def by one of its halves.
 * Puts the number of a final “@n” into @nth, else 0. */
gboolean fp_position_token (const FpCardDef *def, const char *id, int *nth);

/* fp_position_kinds_with: returns the kinds of card with @flag (FP_KIND_…), bit per kind. */
guint fp_position_kinds_with (const FpEdition *edition, guint flag);

/* fp_position_kinds: returns the kinds of card that may lie in the zone @id, bit per kind. */
guint fp_position_kinds (const FpEdition *edition, const char *id);

/* fp_position_fits: returns TRUE if some card named @id may lie in the zone @zone; complains at @at
 * if not. */
gboolean fp_position_fits (const FpEdition *edition, const FpCatalog *catalog, const char *id, FpLocation at,
                           const char *zone, FpProblems *problems);

/* fp_position_named: returns TRUE if @id names the card instance @card: by its id, with or without
 * its set, by the id of the card it replaces, or by a half. */
gboolean fp_position_named (const FpEngine *engine, uint16_t card, const char *id);

/* fp_position_name: returns the name of @card in a position: its id, with its set if another set
 * has the same. Free with g_free (). */
char *fp_position_name (const FpEngine *engine, uint16_t card);

/* fp_position_by_chance: returns TRUE if only cards lie in @zone that nobody knows, and unnamed
 * ones own no row. */
gboolean fp_position_by_chance (const FpEngine *engine, uint16_t zone);

/* fp_position_bring: returns a new row of definition @def, FP_NO_CARD: definitions own all rows
 * that they may have. */
uint16_t fp_position_bring (FpPositionBuild *build, int def);

/* fp_position_take: marks the card that @id names as named and takes it out of its zone, for
 * @seat's list (FP_NOBODY: nobody's). FP_NO_CARD with a complaint at @at if there is none left. */
uint16_t fp_position_take (FpPositionBuild *build, const char *id, FpLocation at, uint8_t seat);

/* fp_position_read_lists: takes the cards of all lists of seats and piles. */
void fp_position_read_lists (FpPositionBuild *build);

/* fp_position_shuffle_rest: removes the cards that rest="none" excludes, and shuffles the decks. */
void fp_position_shuffle_rest (FpPositionBuild *build);

/* fp_position_lay_lists: puts the named cards on top of their lists. */
void fp_position_lay_lists (FpPositionBuild *build);

/* fp_position_is_ally: returns TRUE if @element describes a card that may be an ally.
 * fp_position_ally_pile: returns the id of the deck @word of such cards. Free with g_free (). */
gboolean fp_position_is_ally (const FpEdition *edition, const FpElement *element);
char *fp_position_ally_pile (const FpEdition *edition, const char *word);

/* fp_position_read_allies: takes the named allies out of their decks. */
void fp_position_read_allies (FpPositionBuild *build);

/* fp_position_lay_allies: puts one ally of each deck on the table. Called between shuffling and
 * laying lists. */
void fp_position_lay_allies (FpPositionBuild *build);

/* fp_position_read_aliens: takes the named aliens of the seats. */
void fp_position_read_aliens (FpPositionBuild *build);

/* fp_position_read_unders: takes the cards that lie under or on others. fp_position_lay_unders:
 * puts them there, once all others are in place. */
void fp_position_read_unders (FpPositionBuild *build);
void fp_position_lay_unders (FpPositionBuild *build);

/* fp_position_read_notes: sets counters and used-up limits. */
void fp_position_read_notes (FpPositionBuild *build);

/* fp_position_check_note: complains about a <note>. @def is its card, NULL: unknown. */
void fp_position_check_note (const FpElement *note, const FpCardDef *def, FpProblems *problems);

/* fp_position_write_cards: writes the cards under and on other cards, and card memory. */
void fp_position_write_cards (FpEngine *engine, FpWriter *writer);

/* <memory>. fp_position_check_memory: complains about its faults. fp_position_arrange_rows: gives
 * like cards its rows, once all cards are in place. fp_position_remember: sets knowledge and the
 * number of turns. fp_position_write_memory: writes the element. */
void fp_position_check_memory (const FpElement *memory, const FpEdition *edition, const char *const *seats,
                               FpProblems *problems);
void fp_position_arrange_rows (FpPositionBuild *build);
void fp_position_remember (FpPositionBuild *build);
void fp_position_write_memory (FpEngine *engine, FpWriter *writer);

/* fp_position_cannot_note: returns why a position can't express card memory or lasting effects,
 * NULL: it can. Static. */
const char *fp_position_cannot_note (const FpEngine *engine);

/* fp_position_seats_of: returns the seats named in @words, which have been checked. */
uint8_t fp_position_seats_of (const FpEdition *edition, const char *words);

/* fp_position_all_seats: returns all seats. */
static inline uint8_t
fp_position_all_seats (const FpState *state)
{
  return (uint8_t) ((1u << state->head.n_seats) - 1);
}

/* Starting points. fp_position_read_start: takes the cards that the start names and finds its
 * planet. fp_position_lay_start: lays those cards, once lists have been laid. fp_position_start:
 * puts the procedures on the stack that would be there. */
void fp_position_read_start (FpPositionBuild *build);
void fp_position_lay_start (FpPositionBuild *build);
void fp_position_start (FpPositionBuild *build);

/* fp_position_find_planet: returns the place of the planet that @id names: one of the position, or
 * one put on the table now. FP_NO_PLACE with a complaint: there is none. */
uint8_t fp_position_find_planet (FpPositionBuild *build, const FpAttribute *id);

/* <encounter>. fp_position_check_encounter: complains about its faults. fp_position_read_encounter:
 * puts it into the starting point and takes its cards. */
void fp_position_check_encounter (const FpElement *element, FpPositionCheck *check);
void fp_position_read_encounter (FpPositionBuild *build, const FpElement *element);

/* The edition's parts of an <encounter>. fp_position_find_part: returns the part that @element is,
 * NULL: it is none. fp_position_check_part: complains about the faults of child @index, which is
 * @part. fp_position_read_parts: takes the cards that they name. fp_position_lay_parts: lays these
 * cards in lists for now. fp_position_apply_parts: puts the parts into the encounter, which
 * runs. */
const FpPositionPart *fp_position_find_part (const FpEdition *edition, const FpElement *element);
void fp_position_check_part (const FpElement *encounter, guint index, const FpPositionPart *part,
                             FpPositionCheck *check);
void fp_position_read_parts (FpPositionBuild *build, const FpElement *encounter);
void fp_position_lay_parts (FpPositionBuild *build);
void fp_position_apply_parts (FpPositionBuild *build);

/* fp_position_check_word, fp_position_check_number: complain about an attribute; an absent one is
 * sound. fp_position_check_card: complains if the card @id can't lie in @zone. */
void fp_position_check_word (const FpElement *element, const char *name, const char *const *known, const char *what,
                             FpPositionCheck *check);
void fp_position_check_number (const FpElement *element, const char *name, int least, int most, FpPositionCheck *check);
void fp_position_check_card (const char *id, FpLocation at, const char *zone, FpPositionCheck *check);

/* fp_position_check_twice: complains if child @index of @parent repeats the value of @attribute of
 * an earlier one of its name. "": there may be one element. NULL: repetition is allowed. */
void fp_position_check_twice (const FpElement *parent, guint index, const char *attribute, FpProblems *problems);

/* fp_position_read_planets: puts the planets on the table and ships on them. */
void fp_position_read_planets (FpPositionBuild *build);

/* fp_position_clear_ships: takes all ships away, before those of the position are laid. */
void fp_position_clear_ships (FpPositionBuild *build);

/* fp_position_lay_ships: lays the ships of @seat that are neither on given planets nor on cards.
 * @element describes the seat, may be NULL. Complains if the numbers don't fit. */
void fp_position_lay_ships (FpPositionBuild *build, const FpElement *element, uint8_t seat);

/* fp_position_number: returns the number in the attribute @name, which has been checked, or
 * @otherwise. */
int fp_position_number (const FpElement *element, const char *name, int otherwise);

/* fp_position_write_ships: writes the ships in places that are no attributes of seats. */
void fp_position_write_ships (FpEngine *engine, FpWriter *writer);

/* fp_position_cannot_place: returns why a position can't express the places of ships, NULL: it can.
 * Static. */
const char *fp_position_cannot_place (const FpEngine *engine);

/* fp_position_read_seats: sets ships, roles, hand limits, aliens. */
void fp_position_read_seats (FpPositionBuild *build);

/* fp_position_place: returns the place of planet tile @card, FP_NO_PLACE: none. */
uint8_t fp_position_place (const FpState *state, uint16_t card);
