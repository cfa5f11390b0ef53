/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sentences for what editions share. */
#include "config.h"

#include "editions/common/fp-common-texts.h"

#include <glib/gi18n-lib.h>

static const FpMomentText moments[] = {
  { "draw", NULL, N_ ("drawing cards"), N_ ("you draw cards"), N_ ("{who} draws cards") },
  { "discard", NULL, N_ ("discarding cards"), N_ ("you discard cards"), N_ ("{who} discards cards") },
  { "play", NULL, N_ ("playing a card"), N_ ("you play a card"), N_ ("{who} plays a card") },
  { "reveal", NULL, N_ ("revealing cards"), N_ ("you reveal cards"), N_ ("{who} reveals cards") },
  { "look", NULL, N_ ("looking at cards"), N_ ("you look at cards"), N_ ("{who} looks at cards") },
  { "swap", NULL, N_ ("swapping cards"), N_ ("you swap cards"), N_ ("{who} swaps cards") },
  { "shuffle", NULL, N_ ("shuffling cards"), N_ ("you shuffle cards"), N_ ("{who} shuffles cards") },
  { "arrange", NULL, N_ ("arranging cards"), N_ ("you put cards in order"), N_ ("{who} puts cards in order") },
  { "move", NULL, N_ ("moving cards or ships"), N_ ("you move cards or ships"), N_ ("{who} moves cards or ships") },
  { "move-cards", NULL, N_ ("moving cards"), N_ ("you move cards"), N_ ("{who} moves cards") },
  { "move-ships", NULL, N_ ("moving ships"), N_ ("you move ships"), N_ ("{who} moves ships") },
  { "copy", NULL, N_ ("copying abilities"), N_ ("you copy abilities"), N_ ("{who} copies abilities") },
  { "ignore", NULL, N_ ("ignoring cards"), N_ ("you ignore cards"), N_ ("{who} ignores cards") },
  { NULL },
};

static const FpNameText zones[] = {
  { "hand", N_ ("into {seat}'s hand") },
  { "hand/own", N_ ("into their own hand") },
  { "deck", N_ ("into {seat}'s deck") },
  { "deck/own", N_ ("into their own deck") },
  { "discard", N_ ("onto {seat}'s discard pile") },
  { "discard/own", N_ ("onto their own discard pile") },
  { "table", N_ ("onto the table") },
  { "removed", N_ ("out of the game") },
  { "box", N_ ("into the box") },
  { "copies", N_ ("among the copied cards") },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "draw", N_ ("draw {things} {set} {to}"), "deck" },
  { "discard", N_ ("discard {things} {set} {to}") },
  { "reveal", N_ ("reveal {things} {set}") },
  { "look", N_ ("look at {things} {set}") },
  { "swap", N_ ("swap {things} {set} {with}") },
  { "shuffle", N_ ("shuffle {things} {set}") },
  { "arrange", N_ ("put {things} {set} in any order") },
  { "copy", N_ ("also have the abilities of {things} {set}") },
  { "ignore", N_ ("treat {things} {set} as blank") },
  { "move", N_ ("move {things} {set} {to}") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { NULL, "discard", N_ ("Choose a card to discard"),
    .several = FP_PLURAL ("Choose {count} card to discard", "Choose {count} cards to discard") },
  { .pattern = NULL },
};

/* Names of the card language, for things and for places. */
static const FpTermText terms[] = {
  { "removed", N_ ("the cards removed from the game"), .sort = FP_TERM_SET, .several = TRUE },
  { "unused-overlays", N_ ("the cards in the box"), .sort = FP_TERM_SET, .several = TRUE },
  { "unused-aliens", N_ ("the aliens nobody plays"), .sort = FP_TERM_SET, .several = TRUE },
  /* Translators: next come things of a player: “their”; “your”; another's. */
  { "hand", N_ ("the cards in their hand"), N_ ("the cards in your hand"), N_ ("the cards in {whose}'s hand"),
    FP_TERM_SET, .several = TRUE },
  { "deck", N_ ("the cards of their deck"), N_ ("the cards of your deck"), N_ ("the cards of {whose}'s deck"),
    FP_TERM_SET, .several = TRUE },
  { "discards", N_ ("the cards of their discard pile"), N_ ("the cards of your discard pile"),
    N_ ("the cards of {whose}'s discard pile"), FP_TERM_SET, .several = TRUE },
  { "any hand", N_ ("they have a card in hand"), N_ ("you have a card in hand"), N_ ("{whose} has a card in hand"),
    FP_TERM_YES_NO },
  { "not any hand", N_ ("their hand is empty"), N_ ("your hand is empty"), N_ ("{whose}'s hand is empty"),
    FP_TERM_YES_NO },
  { "any discards", N_ ("they have a discard"), N_ ("you have a discard"), N_ ("{whose} has a discard"),
    FP_TERM_YES_NO },
  { "any alien", N_ ("they have an alien"), N_ ("you have an alien"), N_ ("{whose} has an alien"), FP_TERM_YES_NO },
  { "alien", N_ ("their alien"), N_ ("your alien"), N_ ("{whose}'s alien"), FP_TERM_SET },
  { "planets", N_ ("their planets"), N_ ("your planets"), N_ ("{whose}'s planets"), FP_TERM_SET, .several = TRUE },
  { "any supply", N_ ("they have ships in supply"), N_ ("you have ships in supply"), N_ ("{whose} has ships in supply"),
    FP_TERM_YES_NO },
  { "supply", N_ ("the ships in their supply"), N_ ("the ships in your supply"), N_ ("the ships in {whose}'s supply"),
    FP_TERM_NUMBER, .several = TRUE },
  { "any warp", N_ ("they have ships in the Warp"), N_ ("you have ships in the Warp"),
    N_ ("{whose} has ships in the Warp"), FP_TERM_YES_NO },
  { "warp", N_ ("their ships in the Warp"), N_ ("your ships in the Warp"), N_ ("{whose}'s ships in the Warp"),
    FP_TERM_NUMBER, .several = TRUE },
  { "ships-on-planets", N_ ("the number of their ships on planets"), N_ ("the number of your ships on planets"),
    N_ ("the number of {whose}'s ships on planets"), FP_TERM_NUMBER },
  { "hand-limit", N_ ("their hand limit"), N_ ("your hand limit"), N_ ("{whose}'s hand limit"), FP_TERM_NUMBER },
  /* Translators: next come things of a card or planet. {whose} is like “your alien”. */
  { "value", N_ ("its value"), NULL, N_ ("the value of {whose}"), FP_TERM_NUMBER },
  { "planet", N_ ("the planet on which it lies"), NULL, N_ ("the planet on which {whose} lies"), FP_TERM_SET },
  { "controllers", N_ ("its controllers"), NULL, N_ ("the controllers of {whose}"), FP_TERM_SET, .several = TRUE },
  { NULL },
};

static const FpTermText places[] = {
  { "removed", N_ ("the cards removed from the game") },
  { "unused-overlays", N_ ("the box") },
  { "unused-aliens", N_ ("the aliens nobody plays") },
  { "hand", N_ ("their hand"), N_ ("your hand"), N_ ("{whose}'s hand") },
  { "deck", N_ ("their deck"), N_ ("your deck"), N_ ("{whose}'s deck") },
  { "discards", N_ ("their discard pile"), N_ ("your discard pile"), N_ ("{whose}'s discard pile") },
  { "alien", N_ ("their alien's place"), N_ ("your alien's place"), N_ ("{whose}'s alien's place") },
  { "supply", N_ ("their supply"), N_ ("your supply"), N_ ("{whose}'s supply") },
  { "warp", N_ ("the Warp"), N_ ("your ships in the Warp"), N_ ("{whose}'s ships in the Warp") },
  { NULL },
};

static const FpKindText kinds[] = {
  { "alien", NC_ ("kind of card", "alien"), NC_ ("kinds of cards", "Aliens") },
  { NULL },
};

static const FpNameText queries[] = {
  { "value", N_ ("value of the card") },
  { "hand-limit", N_ ("hand limit") },
  { "seen-by", N_ ("who may look at the card") },
  { NULL },
};

const FpEditionTexts fp_common_texts = {
  .moments = moments,
  .verbs = verbs,
  .questions = questions,
  .kinds = kinds,
  .terms[FP_TERM_THING] = terms,
  .terms[FP_TERM_PLACE] = places,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_QUERY] = queries,
};
