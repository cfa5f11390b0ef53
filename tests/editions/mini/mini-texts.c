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
  { "play", NULL, "playing a card", "you play a card", "{who} plays a card" },
  { "zap", NULL, "being zapped", "you are zapped", "{who} is zapped" },
  { "lose-power", NULL, "losing the power", "you lose your power", "{who} loses the power" },
  { "regain-power", NULL, "regaining the power", "you regain your power", "{who} regains the power" },
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
  { "zap", "zap {set}" },
  { NULL },
};

static const FpQuestionText questions[] = {
  { "regroup", "artifact", "Lay an artifact on the table?" },
  { "meet", "defense", "Meet whom?" },
  { "launch", "ships", "How many ships do you send?" },
  { "alliance", "side", "Send ships to which side?" },
  { "planning", "card", "Choose a card" },
  { NULL, "lose", "Lose which ships?" },
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
  { "ships", "ships" },
  { "total", "total" },
  { "ally-ships", "ships of an ally" },
  { NULL },
};

static const FpNameText labels[] = {
  { "supply", "Supply" }, { "hand", "Hand" },   { "alien", "Aliens" },    { "artifacts", "Artifacts" },
  { "warp", "Warp" },     { "gate", "Gate" },   { "deck", "Deck" },       { "discards", "Discards" },
  { "card", "Card" },     { "total", "Total" }, { "planets", "Planets" }, { NULL },
};

static const FpNameText none[] = {
  { "card", "No card" },
  { NULL },
};

static const FpNameText encounter_titles[] = {
  { "encounter", "Encounter at {place}" },
  { NULL },
};

static const FpNameText table_places[] = {
  { "gate", "the gate" },
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
  { "played", "{seat} plays {card}." },
  { "zapped", "{other} zaps {card}." },
  { "power-lost", "{seat} loses the power of {card}." },
  { "power-regained", "{seat} regains the power of {card}." },
  { "encounter-won", "{seat}'s side wins the encounter against {other}." },
  { NULL },
};

static const FpAmountText amounts[] = {
  { "cards", "artifacts", NULL, "{count} artifact", "{count} artifacts" },
  { NULL },
};

static const FpEncounterText encounters[] = {
  { "encounter", "have an encounter", "encounter at {planet}", .title = "This encounter" },
  { NULL },
};

static const FpNameText in_encounters[] = {
  { "encounter", "in an encounter" },
  { NULL },
};

static const FpKindText kinds[] = {
  { "attack", "attack card", "Attack cards", .unnamed = "attack {value}" },
  { "artifact", "artifact", "Artifacts" },
  { "planet", "planet", "Planets" },
  { "trick", "trick", "Tricks" },
  { NULL },
};

static const FpWordText words[] = {
  { "complexity", "complexity", "green", "green (easy)" },
  { "complexity", "complexity", "yellow", "yellow (medium)" },
  { "complexity", "complexity", "red", "red (hard)" },
  { NULL },
};

static const FpTermText terms[] = {
  { "deck", "the cards of the deck", .sort = FP_TERM_SET },
  { "discards", "the cards of the discard pile", .sort = FP_TERM_SET },
  { "offenses", "the offense and its allies", .sort = FP_TERM_SET },
  { "defenses", "the defense and its allies", .sort = FP_TERM_SET },
  { "artifacts", "own artifacts", "your artifacts", "{whose}'s artifacts", FP_TERM_SET },
  { "card", "own card", "your card", "{whose}'s card", FP_TERM_SET },
  { "colony-ships", "own ships on planets", "your ships on planets", "{whose}'s ships on planets", FP_TERM_NUMBER },
  { "gate", "own ships at the gate", "your ships at the gate", "{whose}'s ships at the gate", FP_TERM_NUMBER },
  { "total", "own total", "your total", "{whose}'s total", FP_TERM_NUMBER },
  { NULL },
};

static const FpTermText places[] = {
  { "deck", "the deck" },
  { "discards", "the discard pile" },
  { "artifacts", "own artifacts", "your artifacts", "{whose}'s artifacts" },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { "crowd", "With {seats} players there are many allies.", .least_seats = 4 },
  { "launch", "Launch", .heading = TRUE },
  { "send", "Send 1 to {most} ships.", .step = "launch" },
  { "fight", "The higher total wins." },
  { NULL },
};

static int
turn_number (const FpEdition *edition G_GNUC_UNUSED, guint n_seats, const char *name)
{
  return strcmp (name, "seats") == 0 ? (int) n_seats : strcmp (name, "most") == 0 ? 4 : -1;
}

static const FpEditionTexts *const of_modules[] = MINI_MODULE_TEXTS;

const FpEditionTexts mini_texts = {
  .parts = of_modules,
  .turn_lines = turn_lines,
  .turn_number = turn_number,
  .shared = &fp_common_texts,
  .moments = moments,
  .verbs = verbs,
  .questions = questions,
  .events = events,
  .amounts = amounts,
  .encounters = encounters,
  .sentences = {
    [FP_SENTENCE_ONCE_AN_ENCOUNTER] = { "at most once in each encounter" },
    [FP_SENTENCE_ONCE_A_TURN] = { "at most once each turn" },
    [FP_SENTENCE_SINCE_STEP] = { "the step “{step}” of turn {turn}" },
    [FP_SENTENCE_IN_FORCE] = { "In force until this encounter is over." },
    [FP_SENTENCE_IN_FORCE_SINCE] = { "In force since {since}, until this encounter is over." },
    [FP_SENTENCE_ENCOUNTER_RULE] = { "a rule of this encounter" },
    [FP_SENTENCE_TOTAL] = { "Total of {seat}'s side: {total}." },
    [FP_SENTENCE_TOTAL_OF_PARTS] = { "Total of {seat}'s side: {total} ({parts})." },
    [FP_SENTENCE_HIGHER_WINS] = { "The higher total wins." },
    [FP_SENTENCE_LOWER_WINS] = { "The lower total wins." },
    [FP_SENTENCE_NO_TIE] = { "Nobody wins a tie." },
    [FP_SENTENCE_STANDING] = { "{seat} has ships on {count} planet of the {needed} needed to win.",
                               "{seat} has ships on {count} planets of the {needed} needed to win." },
    [FP_SENTENCE_AHEAD] = { "{seat} is ahead." },
    [FP_SENTENCE_NOBODY_AHEAD] = { "Nobody is ahead." },
    [FP_SENTENCE_NO_VICTORY] = { "An encounter ends without a winner." },
    [FP_SENTENCE_HIGHEST_TOTAL] = { "{seat}'s side reaches a total of {value}, the highest of the game." },
  },
  .kinds = kinds,
  .words = words,
  .terms[FP_TERM_THING] = terms,
  .terms[FP_TERM_PLACE] = places,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_SEAT] = seats,
  .names[FP_TEXT_OF_COLOUR] = colours,
  .names[FP_TEXT_OF_PLACE] = table_places,
  .names[FP_TEXT_OF_QUERY] = queries,
  .names[FP_TEXT_OF_FIGURE] = figures,
  .names[FP_TEXT_OF_ENCOUNTERS] = in_encounters,
  .names[FP_TEXT_OF_LABEL] = labels,
  .names[FP_TEXT_OF_NONE] = none,
  .names[FP_TEXT_OF_ENCOUNTER] = encounter_titles,
};
