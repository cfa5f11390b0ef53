/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kinds of cards, the fields printed on them, and lists of words: an edition defines them in
 * tables. Numbers count from 1; 0 is no kind, no word. */
#pragma once

#include <glib.h>
#include <stdint.h>

enum
{
  FP_MAX_KINDS = 32, /* a bit of 32 for each */
  FP_MAX_FIELDS = 8,
};

/* Fields of a card with two halves: the word and the number of each half. */
enum
{
  FP_FIELD_HALF_WORD = 3, /* and the next one */
  FP_FIELD_HALF_NUMBER = 5, /* and the next one */
};

/* Flags of a kind. */
enum
{
  FP_KIND_EACH_SEAT = 1 << 0, /* each player gets the printed number of copies */
  FP_KIND_OWN_DECK = 1 << 1, /* each player has a like deck, so a hidden card's player is known */
  FP_KIND_TWO_HALVES = 1 << 2, /* one of two halves counts, FpCard.face */
  FP_KIND_PLACE = 1 << 3, /* ships lie on the card; FpCard.face may stand for its first field */
  FP_KIND_HOST = 1 << 4, /* other cards may lie under or on the card */
  FP_KIND_OWNED = 1 << 5, /* its abilities are some player's wherever the card works */
  FP_KIND_EARLY = 1 << 6, /* may work before the set-up is over */
  FP_KIND_BY_DECK = 1 << 7, /* while hidden, the card is offered by its kind and first field */
  FP_KIND_ALLY = 1 << 8, /* may stand with a player, its holder */
  FP_KIND_SHEET = 1 << 9, /* gives a player abilities; one is chosen or dealt in the set-up */
  FP_KIND_TURN = 1 << 10, /* begins a turn when drawn */
  FP_KIND_NEEDED = 1 << 11, /* a game can't do without one */
  FP_KIND_IN_HAND = 1 << 12, /* lies in hands and discard piles */
  FP_KIND_WORTH = 1 << 13, /* has no other name than what it is worth */
  FP_KIND_PARTS = 1 << 14, /* has the edition's parts (FpEditionSets.parts), one of which works */
  FP_KIND_UNSEEN = 1 << 15, /* its abilities may work while it lies face down before its player */
  FP_KIND_CHARACTER = FP_KIND_ALLY | FP_KIND_SHEET, /* any of these: has a portrait */
};

/* Flags of a kind's element in sets. */
enum
{
  FP_WRITTEN_UNNAMED = 1 << 0, /* needs no name */
  FP_WRITTEN_PLAIN = 1 << 1, /* has a text only if an ability carries it out */
};

/* A list of words of the edition, such as the icons. */
typedef struct
{
  const char *id; /* “icon” */
  const char *const *words; /* the first one is number 1 */
  guint n;
  gboolean chosen; /* `choose` may take one of its words */
  gboolean letters; /* letters, which are no help to somebody who has mistyped a word */
  gboolean looped; /* `foreach ID="…"` may go through its words */
} FpWordListDef;

/* A printed field: an attribute of the kind's element in a set. With two halves, an attribute of
 * the element of each half. */
typedef struct
{
  const char *attribute;
  uint8_t index; /* in FpCardDef.field; of a mark: FP_MARK_… */
  uint8_t words; /* number of its list of words; 0: a number, or no numbered list */
  const FpWordListDef *list; /* the list, NULL: a number, or not one of the edition's own */
  uint16_t kinds; /* a word that is a kind: FP_KIND_…, one of which the kind has */
  int16_t least, most; /* a number's range; 0 and 0: the widest */
  gboolean optional; /* may be left out */
  gboolean several; /* FP_MARK_FIRST_GAME, FP_MARK_NEEDS, FP_MARK_BARRED: may hold several words */
  gboolean cards; /* FP_MARK_APART, FP_MARK_LISTED: ids of cards */
  gboolean group; /* number of the group for a first game (FpSetupOption.group), 0: none */
  uint8_t of_kind; /* FP_MARK_CARD, FP_MARK_LISTED: kind of the cards that it names */
} FpField;

/* The word of FP_MARK_NEEDS for games with fewer players than there are colours. */
#define FP_UNUSED_COLOUR "unused-colour"

/* Printed members of FpCardDef itself, which a kind may have as marks. */
enum
{
  FP_MARK_VALUE,
  FP_MARK_COMPLEXITY,
  FP_MARK_FIRST_GAME,
  FP_MARK_APART, /* cards with which it is not dealt or chosen (FpCardDef.apart) */
  FP_MARK_CARD, /* the card to which it belongs */
  FP_MARK_LISTED, /* cards that it lists (FpCardDef.listed) */
  /* Games in which it is not dealt or chosen. The words of the first two are the ids of the
   * edition's set-up options in their order, then FP_UNUSED_COLOUR. */
  FP_MARK_NEEDS,
  FP_MARK_BARRED,
  FP_MARK_LEAST_SEATS,
  FP_MARK_MOST_SEATS,
};

enum
{
  FP_FIELD_LEAST = -999, /* widest range of a number */
  FP_FIELD_MOST = 999,
};

typedef struct
{
  const char *id; /* as in the card language, and the element in sets */
  uint16_t flags; /* FP_KIND_… */
  const FpField *fields; /* ended by a NULL attribute; NULL: none */
  const FpField *marks; /* likewise */
  uint8_t written; /* FP_WRITTEN_… */
  /* Of one player's rules that change the same answer, those of cards of lower kinds apply first.
   * So the last word is that of the highest kind. */
  uint8_t change_order;
} FpKindDef;
