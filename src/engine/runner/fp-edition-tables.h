/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An edition's rows that everybody reads: zones, set-up options, figures, endings, campaigns, roles
 * and encounters. */
#pragma once

#include "engine/state/fp-state.h"

/* Visibility of the cards in a zone. */
typedef enum
{
  FP_VISIBLE_TO_NOBODY, /* face down: decks */
  FP_VISIBLE_TO_OWNER, /* hands */
  FP_VISIBLE_TO_ALL, /* open */
  FP_VISIBLE_BY_CARD, /* face up: to all; face down: to seats that know the card */
} FpVisibility;

/* The way in which positions describe the cards of a zone. */
typedef enum
{
  FP_LISTED_NEVER, /* cards lie there only during a step, so that no position can be written */
  FP_LISTED_CARDS, /* by their ids, completely */
  FP_LISTED_DECK, /* by their ids; unnamed cards that belong there lie below */
  FP_LISTED_DRAWN, /* by their ids: used cards that began turns, the last one on top */
  FP_LISTED_PLANETS, /* by <planet>; of a seat: in its <system>, where they always lie */
  FP_LISTED_ALLIES, /* by elements of their own */
  FP_LISTED_SHEET, /* by the attribute “alien” of <seat> */
  FP_LISTED_REMOVED, /* not at all: unnamed cards that rest="none" excludes */
  FP_LISTED_SILENT, /* not at all: cards that are always there, or no longer count */
} FpListed;

typedef struct
{
  const char *id; /* as in positions: “hand”, “past” */
  uint8_t owner; /* seat, FP_NOBODY: shared */
  uint8_t visibility; /* FpVisibility */
  uint8_t faces_up; /* cards that enter lie face up unless a card says otherwise */
  /* tokens without a chosen half; a choice stays its player's secret until the token moves */
  uint8_t both_halves;
  uint32_t kinds; /* kinds of cards that a position may put there, bit per kind; 0: its id is one */
  uint8_t chosen; /* face-down cards there are secret choices of the owner */
  uint8_t pile; /* an open pile: cards come to its top one by one */
  uint8_t listed; /* FpListed */
  /* in digests of states the zone counts by its id, not by its number, and only while cards lie
   * there: for zones of some games only, which others come before */
  uint8_t by_id;
} FpZoneDef;

/* The meanings of set-up options that shared code offers in its own words. */
typedef enum
{
  FP_SETUP_OWN, /* the edition's alone */
  FP_SETUP_FIRST_GAME, /* recommended cards for a first game, of one group of aliens */
  FP_SETUP_ALIENS_CHOSEN, /* openly; without such an option it is the usual way */
  FP_SETUP_ALIENS_DEALT, /* some to each player, who keeps one of them */
  FP_SETUP_NO_ALIENS,
  FP_SETUP_BOX_ONLY, /* cards of other sets stay out */
  FP_SETUP_ALIENS_RANDOM, /* one to each player; without such an option it is the usual way */
} FpSetupMeaning;

/* A set-up option. */
typedef struct
{
  const char *id; /* “first-game” */
  uint8_t meaning; /* FpSetupMeaning */
  uint8_t group; /* FP_SETUP_FIRST_GAME: number of the group of aliens, from 1 without gaps */
} FpSetupOption;

/* fp_setup_bit: returns the bit of the set-up option with index @option in FpHead.options. */
static inline uint64_t
fp_setup_bit (guint option)
{
  return (uint64_t) 1 << option;
}

/* Events of the edition's own that the engine emits. 0: none. */
typedef struct
{
  uint8_t picked; /* a choice that may end its program leaves only place @from */
  uint8_t nothing_left; /* such a choice leaves nothing, and ends its program */
  uint8_t played; /* seat plays a card from its hand, for FpEditionPlays */
  uint8_t stopped; /* other has cancelled that play of seat's card */
  uint8_t unveiled; /* seat shows its card, which lay veiled */
} FpEditionEvents;

/* The ways to count a figure. */
typedef enum
{
  FP_FIGURE_TIMES, /* number of events */
  FP_FIGURE_AMOUNT, /* sum of FpEvent.count */
  FP_FIGURE_HIGHEST, /* largest FpEvent.value; −1 without events */
} FpFigureHow;

enum
{
  FP_FIGURE_EVENTS = 4, /* most kinds of events of a figure */
  FP_MAX_FIGURES = 16,
};

/* A figure of a player, counted from events of its seat. */
typedef struct
{
  const char *id; /* “ships-lost” */
  FpFigureHow how;
  uint8_t events[FP_FIGURE_EVENTS]; /* @n_events kinds */
  guint n_events;
  uint8_t of_both; /* TRUE: counted for FpEvent.other, too */
} FpFigureDef;

/* Flags of endings. */
enum
{
  FP_ENDS_UNDECIDED = 1 << 0, /* the game goes on without end, or needs more room than there is */
  FP_ENDS_CONCEDED = 1 << 1, /* all others gave up */
  FP_ENDS_BY_STANDING = 1 << 2, /* the winners' standing (FpEditionTable) is as needed */
  FP_ENDS_BY_CARD = 1 << 3, /* a card or prize says who wins */
};

/* An ending of a game. Number 0 is FP_ENDING_NONE. Each edition has one that is undecided, and one
 * by which players give up. */
typedef struct
{
  const char *id; /* “no-ships” */
  uint8_t flags; /* FP_ENDS_… */
} FpEndingDef;

/* The consequence of giving up. */
typedef enum
{
  FP_CONCEDING_ENDS, /* all others win */
  FP_CONCEDING_GOES_ON, /* the others play on; whoever remains alone wins */
} FpConceding;

/* Points of campaigns: games in a row. */
typedef struct
{
  int alone, shared; /* of a winner */
  int near_standing, near; /* standing of a loser, and its points */
  int goal; /* points that end the campaign */
  /* set-up option by which the first seat begins; those of the other seats follow */
  uint8_t first_option;
  uint8_t (*turn_of) (const FpState *state); /* returns the seat whose turn it is */
  uint16_t (*hand) (uint8_t seat); /* returns the zone of @seat's hand */
} FpCampaignDef;

/* A role, or a word for several: “not-ally” means all roles but those of allies. */
typedef struct
{
  const char *id; /* as in the card language: “not-ally” */
  FpRoles mask; /* a seat with one of these roles has it */
} FpRoleDef;

/* Flags of outcomes. */
enum
{
  FP_OUTCOME_DECIDED = 1 << 0, /* the winners and the losers are known, who may be nobody */
  FP_OUTCOME_ALL_LOSE = 1 << 1, /* all players lose */
  FP_OUTCOME_SUCCESS = 1 << 2, /* success of the player whose turn it is, without a winner */
  FP_OUTCOME_SETTLED = 1 << 3, /* only the consequences follow */
};

/* An outcome of encounters. Number 0 is FP_OUTCOME_OPEN. */
typedef struct
{
  const char *id; /* “deal” */
  uint8_t flags; /* FP_OUTCOME_… */
} FpOutcomeDef;

/* A number that each seat has in an encounter. */
typedef struct
{
  const char *id; /* “sent” */
  uint8_t shown; /* index + 1 of the set of seats whose number is to be seen; 0: all are */
} FpSeatNumberDef;

enum
{
  FP_NOT_SHOWN = -1, /* a seat's number in views that isn't to be seen */
};

/* The meaning of what an edition keeps with each encounter. */
typedef struct
{
  const char *const *sets; /* FpEncounter.sets: “barred” */
  guint n_sets;
  const FpSeatNumberDef *of_seat; /* FpEncounter.of_seat */
  guint n_of_seat;
  const char *const *numbers; /* FpEncounter.numbers */
  guint n_numbers;
  guint first_row, n_rows; /* numbers that are rows of cards + 1, which views don't have */
} FpEncounterNumbers;

/* Steps in order. */
typedef struct
{
  const uint8_t *steps; /* @n procedures */
  guint n;
} FpStepList;

/* A kind of encounter, which cards may call. Number 0 is none. */
typedef struct
{
  const char *id; /* as in the card language */
  uint16_t procedure; /* gets an FpEncounterCall (fp-program.h) as its first locals */
  gboolean at_place; /* is about a place, and has a printed number */
  const char *number; /* the number's attribute in sets; NULL: it has none */
  const uint8_t *steps; /* its steps, in order */
  guint n_steps;
  guint n_sides; /* 0: each player is a side */
  gboolean gives_roles; /* seats have roles of their own in it */
} FpEncounterDef;
