/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of an edition's table, for a window. The engine never reads these tables.
 *
 * Ids are those of the edition's zones, or its own words. They name labels (FP_TEXT_OF_LABEL in
 * fp-edition-texts.h) and spots between which things move (model/items/fp-move-item.h). Icons are
 * those of ui/icons/ without “fp-” and “-symbolic”. Without a table (NULL, 0 rows) there is nothing
 * of the kind. */
#pragma once

#include <glib.h>
#include <stdint.h>

struct _FpEngine;

/* The ways to count a figure of a seat. */
typedef enum
{
  FP_SEAT_FIGURE_CARDS, /* cards in the seat's zone @id */
  FP_SEAT_FIGURE_SHIPS, /* the seat's ships in the place @id */
  FP_SEAT_FIGURE_NUMBER, /* by @number */
} FpSeatFigureHow;

enum
{
  FP_SEAT_FIGURE_LIMITED = 1 << 0, /* stands beside the hand limit */
  FP_SEAT_FIGURE_KNOWN = 1 << 1, /* tells what the viewer knows of the seat's hidden cards */
  FP_SEAT_FIGURE_PILE = 1 << 2, /* opens the list of its cards */
};

/* A figure that is shown for each seat during the game. */
typedef struct
{
  const char *id;
  const char *icon;
  uint8_t how; /* FpSeatFigureHow */
  uint8_t flags; /* FP_SEAT_FIGURE_… */
  int (*number) (const struct _FpEngine *engine, uint8_t seat);
  /* largest number that is a danger to the seat, told by the tip “ID-low”; 0: none is */
  int low;
} FpSeatFigureDef;

enum
{
  FP_SEAT_CARD_ZONES = 4, /* most zones of a row of cards */
};

/* A row of cards before each seat. */
typedef struct
{
  const char *id;
  /* TRUE: all cards without their names, sorted, with the number of each zone. FALSE: the known
   * ones with name and state. */
  gboolean small;
  const char *zones[FP_SEAT_CARD_ZONES]; /* of the seat, ended by NULL if fewer */
  uint8_t dimmed; /* zones whose cards are not in use, bit per zone */
  gboolean if_any; /* small cards: there is no row where the viewer sees none of them */
} FpSeatCardsDef;

/* A place of ships that is no card. */
typedef struct
{
  const char *id;
  uint8_t place; /* row of the state's places */
  /* TRUE: each seat has its own, shown only as a figure. FALSE: it is one for all and is shown with
   * the ships of each seat. */
  gboolean of_seat;
  gboolean of_destroyed; /* TRUE if destroyed ships go there */
  const char *icon; /* whole picture, “warp” for fp-warp; NULL if @of_seat */
} FpTablePlaceDef;

/* A shared pile, a zone of the edition. */
typedef struct
{
  const char *id;
  const char *icon;
} FpTablePileDef;

/* The contents of a row of an encounter's side. */
typedef enum
{
  FP_SIDE_ROW_SHIPS, /* ships at the encounter's place, and the number set */
  FP_SIDE_ROW_CARDS, /* cards in the seat's slot @id of the encounter */
  FP_SIDE_ROW_PARTS, /* parts of the total, once it is counted */
} FpSideRowHow;

enum
{
  FP_SIDE_ROW_AT_PLACE = 1 << 0, /* only in encounters at a place */
  FP_SIDE_ROW_COUNTS = 1 << 1, /* a card face up here shows that the total is counted */
  FP_SIDE_ROW_UNCOUNTED = 1 << 2, /* only while the total is not counted */
  /* without cards it says so (FP_TEXT_OF_NONE) while the total is not counted */
  FP_SIDE_ROW_EMPTY = 1 << 3,
  FP_SIDE_ROW_UNDECIDED = 1 << 4, /* but only while nobody has won */
};

/* A row of each side of an encounter. */
typedef struct
{
  const char *id;
  const char *icon;
  uint8_t how; /* FpSideRowHow */
  uint8_t flags; /* FP_SIDE_ROW_… */
} FpSideRowDef;

/* Decisions whose options put a card on a side of the encounter. */
typedef struct
{
  const char *what; /* as in FpDecisionKind */
  /* TRUE: on any side, which is decided next. FALSE: the seat's own, or the option */
  gboolean anybody;
} FpSideChoiceDef;

/* A phase of an encounter: the steps from its first one up to the first one of the next phase. */
typedef struct
{
  const char *id; /* of its label */
  int first; /* procedure of its first step; −1: it comes before all steps of the encounter */
  uint32_t kinds; /* of cards that players of the encounter play in it by the rules, a mask */
  gboolean of_mains; /* TRUE: only main players do */
} FpTablePhaseDef;

/* Pieces beside planets: cards of some kinds that lie on a planet or under it, or what @number
 * counts. Each is a mark at a corner of the planet. */
typedef struct
{
  const char *id; /* of its label */
  const char *icon;
  uint32_t kinds; /* of cards, a mask; 0: @number counts */
  /* pieces of @seat, FP_NOBODY: of nobody, at @place, a row of the state's places */
  int (*number) (const struct _FpEngine *engine, uint8_t place, uint8_t seat);
  gboolean right; /* TRUE: at the right corner */
} FpTablePieceDef;

typedef struct _FpTableLayout
{
  const FpSeatFigureDef *figures;
  guint n_figures;
  const FpSeatCardsDef *cards;
  guint n_cards;
  const FpTablePlaceDef *places;
  guint n_places;
  const FpTablePileDef *piles;
  guint n_piles;
  const FpSideRowDef *side_rows;
  guint n_side_rows;
  const FpSideChoiceDef *side_choices;
  guint n_side_choices;
  const FpTablePhaseDef *phases; /* shown in place of the steps; NULL: each step is shown */
  guint n_phases;
  const FpTablePieceDef *pieces;
  guint n_pieces;
  const char *const *in_force; /* shared zones whose open cards are rules for everybody */
  guint n_in_force;
  /* a deck, and the pile that it is renewed from; of each seat or shared */
  const char *deck, *discards;
  const char *hand; /* zone of a seat's hand, NULL: players hold no cards */
  const char *laid_aside; /* zone of a seat's hand cards that are out of use, NULL: none */
  const char *shared; /* zone of open cards that are chosen one by one, NULL: there is none */
  const char *drawn; /* zone whose top card began the turn, NULL: none does */
  const char *reveal; /* step in which cards of an encounter are revealed, NULL: there is none */
  const char *drawn_label; /* id of the label above that card */
  /* id of the label of what brings a player nearer to the goal; NULL: “Standing” */
  const char *standing;
  /* TRUE: the first field of a planet is a word, which its picture follows (“planet-blue”). FALSE:
   * all planets look like “planet”. */
  gboolean planets_by_word;
  /* The first kinds in a list of all cards, ended by NULL: those that make one game differ from
   * another. The others follow in the order of their numbers. */
  const char *const *kinds;
} FpTableLayout;
