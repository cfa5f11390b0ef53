/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sentences. Nobody translates them. */
#include "editions/common/fp-common-texts.h"
#include "editions/mini/mini.h"

static const FpMomentText moments[] = {
  { "deal", "Deal" },
  { "regroup", "Regroup" },
  { "meet", "Meet another player" },
  { "launch", "Launch ships" },
  { "alliance", "Ask for allies" },
  { "planning", "Plan a card" },
  { "reveal", "Reveal the cards" },
  { "turn", "Turn", "the turn" },
  { "encounter", "Encounter", "the encounter" },
  { "send", NULL, "sending ships", "you send ships", "{who} sends ships" },
  { "lose", NULL, "losing ships", "you lose ships", "{who} loses ships" },
  { "recover", NULL, "recovering ships", "you recover ships", "{who} recovers ships" },
  { "retreat", NULL, "retreating", "your ships retreat", "ships of {who} retreat" },
  { "land", NULL, "landing", "you land", "{who} lands" },
  { "ally", NULL, "joining a side", "you join a side", "{who} joins a side" },
  { "win", NULL, "winning the encounter", "you win the encounter", "{who} wins the encounter" },
  { NULL },
};

static const FpNameText zones[] = {
  { "discards", "onto the discard pile" },
  { "artifacts", "among {seat}'s artifacts" },
  { "card", "into the place of {seat}'s card" },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "lose", "lose {things} {set}" },
  { "recover", "recover {things} {set}" },
  { NULL },
};

static const FpQuestionText questions[] = {
  { "regroup", "artifact", "Which artifact does {seat} lay on the table?" },
  { "meet", "defense", "Whom does {seat} meet?" },
  { "launch", "ships", "How many ships does {seat} send?" },
  { "alliance", "side", "Whose ally is {seat}?" },
  { "alliance", "ships", "How many ships does {seat} send?" },
  { "planning", "card", "Which card does {seat} plan?" },
  { .pattern = NULL },
};

static const FpNameText seats[] = {
  { "red", "Red" },       { "blue", "Blue" },   { "purple", "Purple" },
  { "orange", "Orange" }, { "green", "Green" }, { "yellow", "Yellow" },
  { "black", "Black" },   { "white", "White" }, { NULL },
};

static const FpNameText colours[] = {
  { "red", "red" },       { "blue", "blue" },   { "purple", "purple" },
  { "orange", "orange" }, { "green", "green" }, { "yellow", "yellow" },
  { "black", "black" },   { "white", "white" }, { NULL },
};

static const FpNameText queries[] = {
  { "total", "total" },
  { NULL },
};

static const FpNameText figures[] = {
  { "encounters-won", "Encounters won" },
  { "ships-lost", "Ships lost" },
  { NULL },
};

static const FpEventText events[] = {
  { "artifact-laid", "{seat} lays {card} on the table." },
  { "met", "{seat} meets {other}." },
  { "encounter-began", "An encounter begins {at}: {seat} against {other}." },
  { "allied", "{seat} joins {other}." },
  { "card-planned", "{seat} has planned a card: {card}.", .hidden = "{seat} has planned a card." },
  { "card-revealed", "{seat}'s card is {name}, worth {value}." },
  { "total-counted", "The total of {seat}'s side is {value}." },
  { "encounter-won", "{seat}'s side wins the encounter against {other}." },
  { NULL },
};

const FpEditionTexts mini_texts = {
  .shared = &fp_common_texts,
  .moments = moments,
  .verbs = verbs,
  .questions = questions,
  .events = events,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_SEAT] = seats,
  .names[FP_TEXT_OF_COLOUR] = colours,
  .names[FP_TEXT_OF_QUERY] = queries,
  .names[FP_TEXT_OF_FIGURE] = figures,
};
