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
  { "deck", N_ ("into {seat}'s deck") },
  { "discard", N_ ("onto {seat}'s discard pile") },
  { "table", N_ ("onto the table") },
  { "removed", N_ ("out of the game") },
  { "box", N_ ("into the box") },
  { "copies", N_ ("among the copied cards") },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "draw", N_ ("draw {things} {set}"), "deck" },
  { "discard", N_ ("discard {things} {set} {to}") },
  { "reveal", N_ ("reveal {things} {set}") },
  { "look", N_ ("look at {things} {set}") },
  { "swap", N_ ("swap {things} {set} {with}") },
  { "shuffle", N_ ("shuffle {things} {set}") },
  { "arrange", N_ ("put {things} {set} in any order") },
  { "copy", N_ ("have the abilities of {things} {set} as well") },
  { "ignore", N_ ("treat {things} {set} as blank") },
  { "move", N_ ("move {things} {set} {to}") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { NULL, "discard", N_ ("Which card does {seat} discard?") },
  { .pattern = NULL },
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
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_QUERY] = queries,
};
