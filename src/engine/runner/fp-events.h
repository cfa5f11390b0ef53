/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events: everything that happens, as data for log, animation and statistics. Without a listener
 * events cost nothing. */
#pragma once

#include "engine/state/fp-types.h"

typedef struct _FpEdition FpEdition;

/* Events that games of every edition may have. An edition numbers its own from FP_N_EVENTS on
 * (FpEdition.events). The comments explain the fields; “cards” lists cards that a seat may see. */
typedef enum
{
  FP_EVENT_STEP_BEGAN, /* value: procedure */
  FP_EVENT_CARDS_DRAWN, /* seat draws count; cards seen by seat */
  FP_EVENT_DECK_RENEWED, /* count of the pile, value in the deck */
  FP_EVENT_HAND_FILLED, /* seat's empty hand is about to be filled up to the limit */
  FP_EVENT_CARDS_DISCARDED, /* seat discards count cards */
  FP_EVENT_PLANET_DISCOVERED, /* card, place from */
  FP_EVENT_PLANET_CHOSEN, /* seat chose place from */
  FP_EVENT_SHIPS_SENT, /* seat's count ships from place from to place to */
  FP_EVENT_SHIPS_DESTROYED, /* likewise, to the Warp */
  FP_EVENT_SHIPS_RECOVERED, /* likewise, to the supply */
  FP_EVENT_SHIPS_RETREATED, /* likewise, to the supply */
  FP_EVENT_NO_SHIPS, /* seat must send and can't (ruling 23) */
  FP_EVENT_PLANET_GAINED, /* seat controls place from */
  FP_EVENT_PLANET_LOST, /* seat no longer controls place from */
  FP_EVENT_LINE_STRUCK, /* seat strikes out line value (instruction) */
  FP_EVENT_LINE_TAKEN, /* seat takes line value (instruction) */
  FP_EVENT_CHOICE_MADE, /* seat chose value of set: a number, seat or planet */
  FP_EVENT_CHOICE_SEALED, /* seat has made a secret choice */
  FP_EVENT_DECLINED, /* seat declines FP_OP_MAY value, or ability value of card */
  FP_EVENT_ALIEN_TAKEN, /* seat plays with card */
  FP_EVENT_ABILITY_USED, /* ability value (catalog number) of seat's card */
  FP_EVENT_ABILITY_STOPPED, /* likewise: the use is cancelled */
  FP_EVENT_ABILITY_REPLACED, /* likewise: replaces action other (procedure) of seat count, or −1 */
  FP_EVENT_CARDS_MOVED, /* count cards moved by seat; cards seen by seen */
  FP_EVENT_CARDS_SHOWN, /* seat shows count cards; they stay where they are */
  FP_EVENT_CARDS_LOOKED_AT, /* seat looks at count cards, seen by seat */
  FP_EVENT_CARDS_SWAPPED, /* count cards swapped with value others; seen by seen */
  FP_EVENT_CARDS_SHUFFLED, /* count cards */
  FP_EVENT_CARDS_ARRANGED, /* seat has reordered count cards */
  FP_EVENT_CARD_IGNORED, /* card counts as blank from now on */
  FP_EVENT_CARD_COPIED, /* seat has the abilities of card too */
  FP_EVENT_CARD_RESOLVED_AGAIN, /* card */
  FP_EVENT_SHIPS_MOVED, /* seat's count ships from place from to place to */
  FP_EVENT_COUNTER_CHANGED, /* counter other of card is value */
  FP_EVENT_ALL_LOSE, /* nobody wins the encounter */
  FP_EVENT_WENT_BACK, /* the encounter goes on with step value (procedure) */
  FP_EVENT_GAME_LOST, /* seat loses the game */
  FP_EVENT_SECRET_SHOWN, /* seat's secret choice, as in CHOICE_MADE */
  FP_EVENT_OUT_OF_FUEL, /* program of card was stopped: too long */
  FP_EVENT_NOTHING_TO_CHOOSE, /* seat has no option; nothing happens */
  FP_EVENT_CONCEDED, /* seat gives up */
  FP_EVENT_GAME_WON, /* seat has won; value: an ending of the edition */
  FP_EVENT_GAME_ENDED, /* value: an ending of the edition; seats mask other of winners */
  FP_N_EVENTS
} FpEventKind;

enum
{
  FP_EVENT_MAX_CARDS = 8,
  FP_MAX_EVENTS = 160, /* of the machine and one edition */
  FP_NO_EVENT = UINT8_MAX, /* a log entry that is no event of the game */
};

/* Subjects of an event, for the log. */
enum
{
  FP_ABOUT_ENCOUNTER = 1 << 0,
  FP_ABOUT_SHIPS = 1 << 1, /* ships and planets */
  FP_ABOUT_CARDS = 1 << 2,
};

/* Meanings of an event's fields for readers that don't know the event. */
enum
{
  FP_TELLS_AMOUNT = 1 << 0, /* about @count things, else about one */
  FP_TELLS_OTHER = 1 << 1, /* about player @other as much as @seat */
  FP_TELLS_JOURNEY = 1 << 2, /* @seat's @count ships go from place @from to place @to */
  FP_TELLS_FACE = 1 << 3, /* the card is turned up where it lies */
  FP_TELLS_HALF = 1 << 4, /* likewise, and its half @value counts */
  FP_TELLS_NUMBER = 1 << 5, /* @seat shows the number @value */
  FP_TELLS_TOTAL = 1 << 6, /* @seat's total in the encounter is @value */
  FP_TELLS_BEGINNING = 1 << 7, /* an encounter begins */
  FP_TELLS_NEW_ROUND = 1 << 8, /* an encounter begins again */
  FP_TELLS_VICTORY = 1 << 9, /* @seat wins the encounter by its total */
  FP_TELLS_NO_VICTORY = 1 << 10, /* nobody wins the encounter */
  FP_TELLS_PRIZE = 1 << 11, /* string @value of the catalog names what @seat gains; −1: nothing */
  FP_TELLS_ODDITY = 1 << 12, /* doesn't happen between computer players in a normal game */
  FP_TELLS_TURN_CARD = 1 << 13, /* a turn begins with the card */
  FP_TELLS_TURN = 1 << 14, /* a turn begins; a game can begin there, too */
  FP_TELLS_HOLDER = 1 << 15, /* the card works for @seat from now on */
  FP_TELLS_PLAY = 1 << 16, /* @seat plays or uses the card, beside the steps of an encounter */
  FP_TELLS_STOP = 1 << 17, /* the card, or the use of it, is stopped */
  FP_TELLS_JOIN = 1 << 18, /* @seat joins the side of @other */
  FP_TELLS_DEAL = 1 << 19, /* @seat and @other agree on a deal */
  FP_TELLS_MOMENT = 1 << 20, /* something between players that is worth a look of its own */
};

/* The player for whom an event is good, as everybody sees it. */
typedef enum
{
  FP_GOOD_FOR_NOBODY, /* not decisive */
  FP_GOOD_FOR_ITS_SEAT,
  FP_GOOD_FOR_OTHERS,
  FP_GOOD_FOR_SOMEBODY,
} FpGoodFor;

/* The definition of an event. */
typedef struct
{
  const char *id; /* “ships-destroyed” */
  uint8_t about; /* FP_ABOUT_… */
  uint32_t tells; /* FP_TELLS_… */
  uint8_t good_for; /* FpGoodFor */
} FpEventDef;

/* Ships that go from one place to another. */
typedef struct
{
  uint8_t from, to; /* places */
  uint8_t count;
} FpJourney;

enum
{
  FP_MAX_JOURNEYS = FP_MAX_SPLITS, /* of an action */
  FP_EVENT_MAX_JOURNEYS = 16,
};

typedef struct
{
  uint8_t kind; /* FpEventKind, or one of the edition's own */
  uint8_t seat; /* affected seat, FP_NOBODY */
  uint8_t other; /* second seat, FP_NOBODY */
  FpSeats seen; /* seats that may see the identity of the cards */
  int16_t from; /* place, FP_NO_PLACE */
  int16_t to; /* place, FP_NO_PLACE */
  int16_t count; /* amount */
  int16_t value;
  uint16_t n_cards; /* listed below; at most count */
  uint16_t cards[FP_EVENT_MAX_CARDS]; /* instances */
  /* ships that leave several places (@from is FP_NO_PLACE) or go to several (@to is); 0: neither */
  uint8_t n_journeys;
  FpJourney journeys[FP_EVENT_MAX_JOURNEYS];
} FpEvent;

/* fp_event_def: returns the definition of event @kind in games of @edition, NULL for FP_NO_EVENT.
 * fp_event_tells: returns TRUE if it has one of the bits @tells (FP_TELLS_…). */
const FpEventDef *fp_event_def (const FpEdition *edition, guint kind);
gboolean fp_event_tells (const FpEdition *edition, guint kind, guint tells);

/* fp_event_id: returns the id of event @kind, such as “ships-destroyed”. fp_event_from_id: returns
 * the kind with @id, or −1. */
const char *fp_event_id (const FpEdition *edition, guint kind);
int fp_event_from_id (const FpEdition *edition, const char *id);

/* fp_event_listed: returns the event at index @i of a list of all events of @edition's games.
 * fp_event_n_listed: returns their number. */
guint fp_event_listed (const FpEdition *edition, guint i);
guint fp_event_n_listed (const FpEdition *edition);
