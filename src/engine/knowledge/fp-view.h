/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Views: everything that a seat may see of a game. Windows, texts and players get a view, never the
 * state.
 *
 * A card that the seat may not see has no definition and no instance here, only its zone and
 * position. */
#pragma once

#include "engine/runner/fp-engine.h"

enum
{
  FP_UNSEEN_CARD = FP_NO_CARD - 1,
  FP_VIEW_POOLS = FP_MAX_ZONES + 2 * FP_MAX_SEATS,
};

/* A card as the viewer sees it. */
typedef struct
{
  uint16_t card; /* instance, FP_NO_CARD: hidden */
  uint16_t def; /* definition, FP_NO_CARD: hidden */
  uint8_t holder; /* ally, or player who played it, FP_NOBODY */
  uint8_t face_up; /* visible to everybody */
  uint8_t face; /* with two halves: the one that counts */
  uint8_t pad; /* 0: views are compared byte by byte */
} FpViewCard;

/* A zone: @count cards, the first at @first among the view's cards. A deck has only a count
 * (@listed 0), unless the viewer knows some of its cards. Among cards held by others the seen ones
 * come first, whatever their real order. */
typedef struct
{
  uint16_t first, count, listed;
  /* card on or under which these lie; FP_UNSEEN_CARD: hidden from the viewer; FP_NO_CARD: a zone of
   * the edition */
  uint16_t under;
} FpViewZone;

typedef struct
{
  uint16_t card, def; /* the planet's tile; FP_NO_CARD for supply and Warp */
  uint8_t word; /* of a planet: the first field of its card */
  uint8_t revealed; /* 1: lies on the table */
  uint8_t dispute; /* 1: is being fought over */
  FpSeats controllers; /* seats that control the planet now */
  uint8_t ships[FP_MAX_SEATS]; /* by seat */
} FpViewPlace;

typedef struct
{
  uint8_t role;
  uint8_t pad; /* 0 */
  int16_t standing; /* planets controlled */
  int16_t hand_limit;
} FpViewSeat;

typedef struct
{
  uint8_t kind; /* index into the edition's encounters, 0: none is running */
  uint8_t place;
  uint8_t round;
  uint8_t outcome; /* index into the edition's outcomes */
  FpSeats winners, losers; /* none until it is decided */
  int16_t number; /* as printed */
  uint16_t card; /* card that began it, FP_NO_CARD */
  FpSide sides[FP_MAX_SEATS]; /* @n_sides of them */
  FpRoles roles[FP_MAX_SEATS];
  int16_t numbers[FP_ENCOUNTER_NUMBERS]; /* of the edition (FpEncounterNumbers) */
  int16_t total[FP_MAX_SEATS]; /* counting open cards only */
  FpSeats sets[FP_SEAT_SETS]; /* of the edition */
  int8_t of_seat[FP_MAX_SEATS][FP_SEAT_NUMBERS]; /* of the edition; FP_NOT_SHOWN: not to be seen */
  uint8_t n_sides;
  uint8_t pad; /* 0 */
} FpViewEncounter;

/* Cards that the viewer knows to be among others, but not one by one: the definitions @first to
 * @first + @n − 1 of the view's @pooled, in rising order. */
typedef struct
{
  uint8_t owner; /* seat, FP_NOBODY: nobody's cards */
  uint8_t held; /* 1: among the owner's hidden held cards */
  /* this deck; FP_MAX_ZONES: not known to be in a deck, with @held 0: in the owner's deck or
   * held */
  uint16_t zone;
  uint16_t first, n;
} FpViewPool;

/* A secret number: of ships, a half of a card, a guess. */
typedef struct
{
  uint8_t kind; /* as in FpSecret */
  uint8_t owner; /* seat */
  uint8_t seen; /* 1: known to the viewer */
  uint8_t level; /* level of its encounter, 0: none */
  int16_t value; /* 0 unless @seen */
} FpViewSecret;

typedef struct
{
  uint8_t viewer; /* seat; FP_NOBODY: a bystander, who sees only what all see */
  uint8_t n_seats;
  uint8_t ending; /* index into the edition's endings */
  FpSeats winners;
  int16_t turns; /* turns so far */
  uint16_t n_zones, n_cards, n_places, n_pools, n_pooled, n_secrets;
  FpViewSeat seats[FP_MAX_SEATS];
  FpViewEncounter encounter;
  FpViewPlace places[FP_MAX_PLACES];
  FpViewZone zones[FP_MAX_ZONES];
  FpViewCard cards[FP_MAX_CARDS];
  FpViewSecret secrets[FP_MAX_SECRETS];
  FpViewPool pools[FP_VIEW_POOLS];
  uint16_t pooled[FP_MAX_CARDS];
} FpView;

/* fp_view_same: returns TRUE if two views are equal, byte by byte. */
gboolean fp_view_same (const FpView *a, const FpView *b);

/* fp_view_make: makes @view what @viewer (a seat; FP_NOBODY: a bystander) may see now. Once a game
 * is over, everybody sees all cards that are listed. */
void fp_view_make (FpEngine *engine, uint8_t viewer, FpView *view);

/* fp_view_sees: returns TRUE if @viewer (a seat; FP_NOBODY: a bystander) may see the identity of
 * @card now. */
gboolean fp_view_sees (const FpEngine *engine, uint8_t viewer, uint16_t card);

/* fp_view_secret_number: returns the value that @seat has chosen in secret for its number @number
 * in the encounter (FpEncounter.of_seat); −1 if there is none, or the viewer doesn't know it. */
int fp_view_secret_number (const FpEngine *engine, const FpView *view, uint8_t seat, int number);

/* fp_view_zone: returns the zone that the edition calls @id, of @owner (FP_NOBODY: shared). Never
 * NULL: a missing zone is a fatal error. */
const FpViewZone *fp_view_zone (const FpEngine *engine, const FpView *view, const char *id, uint8_t owner);
