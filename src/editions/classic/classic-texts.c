/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sentences of the edition, beside those of the encounter. */
#include "config.h"

#include "editions/classic/classic.h"
#include "editions/encounter/encounter-texts.h"

#include <glib/gi18n-lib.h>

static const FpMomentText moments[] = {
  { "prepare-orders", N_ ("Prepare the orders") },
  { "receive-orders", N_ ("Receive orders") },
  { "regain-ship", N_ ("Regain a ship") },
  { "gather-ships", N_ ("Gather ships") },
  { "point-mothership", N_ ("Point the mothership") },
  { NULL },
};

static const FpNameText zones[] = {
  { "orders", N_ ("into the pile of orders") },
  { "orders-discards", N_ ("onto the used orders") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { "receive-orders", "own-colour", N_ ("Your own colour: where do you go?"),
    .pass = NC_ ("answer", "Turn up another disc") },
  { "regain-ship", "colony", N_ ("Bring 1 ship back. To which colony?"),
    .pass = NC_ ("answer", "Leave it in the Warp") },
  { "gather-ships", "ships", N_ ("From which planets?"), .how_many = N_ ("How many ships do you send?") },
  { "point-mothership", "planet", N_ ("Which planet do you point at?") },
  { .pattern = NULL },
};

static const FpEventText events[] = {
  { "orders-turned", N_ ("The top disc is turned up: {name}.") },
  { "pointed", N_ ("{seat} attacks {other} at {place}.") },
  { NULL },
};

static const FpEndingText endings[] = {
  { "five-colonies", N_ ("{winners} wins with five foreign colonies."),
    N_ ("{winners} win together with five foreign colonies each."), .you = N_ ("You win with five foreign colonies!"),
    .lost = N_ ("{winners} wins with five foreign colonies."), .needed = 5 },
  { "five-colonies", N_ ("{winners} wins with four foreign colonies."),
    N_ ("{winners} win together with four foreign colonies each."), .you = N_ ("You win with four foreign colonies!"),
    .lost = N_ ("{winners} wins with four foreign colonies."), .needed = 4 },
  { "five-colonies", N_ ("{winners} wins by foreign colonies."), N_ ("{winners} win together by foreign colonies."),
    .you = N_ ("You win by foreign colonies!"), .lost = N_ ("{winners} wins by foreign colonies.") },
  { NULL },
};

static const FpNameText places[] = {
  { "gate", NC_ ("place", "the mothership") },
  { "gate/from", NC_ ("place", "from the mothership") },
  { "gate/to", NC_ ("place", "to the mothership") },
  { "gate/at", NC_ ("place", "in the mothership") },
  { "carriers", NC_ ("place", "the carriers") },
  { "carriers/from", NC_ ("place", "from the carriers") },
  { "carriers/to", NC_ ("place", "to the carriers") },
  { "carriers/at", NC_ ("place", "in the carriers") },
  { NULL },
};

static const FpNameText seats[] = {
  { "red", NC_ ("seat", "Red") },
  { "blue", NC_ ("seat", "Blue") },
  { "yellow", NC_ ("seat", "Yellow") },
  { "green", NC_ ("seat", "Green") },
  { NULL },
};

/* The colours of the seats inside a sentence. */
static const FpNameText colours[] = {
  { "red", NC_ ("colour", "red") },
  { "blue", NC_ ("colour", "blue") },
  { "yellow", NC_ ("colour", "yellow") },
  { "green", NC_ ("colour", "green") },
  { NULL },
};

static const FpKindText kinds[] = {
  { "orders", NC_ ("kind of card", "order"), NC_ ("kinds of cards", "Orders") },
  { NULL },
};

static const FpWordText words[] = {
  { "complexity", "complexity", "green", NC_ ("complexity", "green (simple)") },
  { "complexity", "complexity", "yellow", NC_ ("complexity", "yellow (medium)") },
  { "complexity", "complexity", "red", NC_ ("complexity", "red (hard)") },
  { "colour", "system", "", NC_ ("system", "none") },
  { "colour", "system", "red", NC_ ("system", "red") },
  { "colour", "system", "blue", NC_ ("system", "blue") },
  { "colour", "system", "yellow", NC_ ("system", "yellow") },
  { "colour", "system", "green", NC_ ("system", "green") },
  { NULL },
};

static const FpNameText tips[] = {
  { "classic", N_ ("Attack, invite allies, bargain. Five foreign colonies win, alone or together.") },
  { NULL },
};

static const FpNameText labels[] = {
  { "classic", N_ ("Classic") },
  { "gate", N_ ("Mothership") },
  { "carriers", N_ ("Carriers") },
  { "orders", N_ ("Orders") },
  { "orders-discards", N_ ("Used orders") },
  { NULL },
};

static const FpNameText groups[] = {
  { "turn", N_ ("turn {number}") },
  { NULL },
};

static const FpEditionTexts *const of_modules[] = CLASSIC_MODULE_TEXTS;

const FpEditionTexts classic_texts = {
  .parts = of_modules,
  .shared = &encounter_texts,
  .moments = moments,
  .questions = questions,
  .events = events,
  .endings = endings,
  .sentences = {
    [FP_SENTENCE_ONCE_AN_ENCOUNTER] = { N_ ("at most once in each encounter") },
    [FP_SENTENCE_ONCE_A_TURN] = { N_ ("at most once each turn") },
    [FP_SENTENCE_SINCE_STEP] = { N_ ("the step “{step}” of turn {turn}") },
    [FP_SENTENCE_IN_FORCE] = { N_ ("In force until this encounter is over.") },
    [FP_SENTENCE_IN_FORCE_SINCE] = { N_ ("In force since {since}, until this encounter is over.") },
    /* Translators: {aliens} are names of aliens. */
    [FP_SENTENCE_FIRST_GAME] = { N_ ("For new players: each is dealt one of {aliens}.") },
    [FP_SENTENCE_ENCOUNTER_RULE] = { N_ ("a rule of this encounter") },
    [FP_SENTENCE_TOTAL] = { N_ ("Total of {seat}'s side: {total}.") },
    [FP_SENTENCE_TOTAL_OF_PARTS] = { N_ ("Total of {seat}'s side: {total} ({parts}).") },
    [FP_SENTENCE_HIGHER_WINS] = { N_ ("The higher total wins.") },
    [FP_SENTENCE_LOWER_WINS] = { N_ ("The lower total wins.") },
    [FP_SENTENCE_FIGHTS_ALONE] = { N_ ("The other side negotiates: {seat} wins") },
    [FP_SENTENCE_NOBODY_FIGHTS] = { N_ ("Both negotiate: try to make a deal") },
    [FP_SENTENCE_NO_TIE] = { N_ ("Nobody wins a tie.") },
    [FP_SENTENCE_STANDING] = {
      FP_PLURAL ("{seat} has {count} foreign colony of the {needed} needed to win.", "{seat} has {count} foreign colonies of the {needed} needed to win.") },
    [FP_SENTENCE_AHEAD] = { N_ ("{seat} is ahead.") },
    [FP_SENTENCE_NOBODY_AHEAD] = { N_ ("Nobody is ahead.") },
    [FP_SENTENCE_NO_VICTORY] = { N_ ("An encounter ends without a winner.") },
    [FP_SENTENCE_HIGHEST_TOTAL] = { N_ ("{seat}'s side reaches a total of {value}, the highest of the game.") },
    /* Translators: {score} is how many foreign colonies both have: “3 : 2”. */
    [FP_SENTENCE_DRAWS_LEVEL] = { N_ ("{seat} draws level: {score} foreign colonies.") },
    [FP_SENTENCE_TAKES_FROM] = { N_ ("{seat} drives {other} from {place}: {score} foreign colonies.") },
    [FP_SENTENCE_LEADS] = { N_ ("{seat} takes the lead: {score} foreign colonies.") },
    [FP_SENTENCE_LEADS_WITH] = { N_ ("{seat} takes the lead with a colony on {place}: {score} foreign colonies.") },
    [FP_SENTENCE_FIRST] = { N_ ("{seat} has the first foreign colony, on {place}.") },
    [FP_SENTENCE_ONE_SHORT] = { N_ ("With a colony on {place} {seat} needs only one more.") },
    [FP_SENTENCE_LAST_NEEDED] = { N_ ("The colony on {place} is the one that {seat} needed to win.") },
  },
  .turn_word = "turn-began",
  .turn_lines = classic_turn_lines,
  .turn_number = encounter_turn_number,
  .standing_page = "winning",
  .kinds = kinds,
  .words = words,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_PLACE] = places,
  .names[FP_TEXT_OF_SEAT] = seats,
  .names[FP_TEXT_OF_COLOUR] = colours,
  .names[FP_TEXT_OF_LABEL] = labels,
  .names[FP_TEXT_OF_TIP] = tips,
  .names[FP_TEXT_OF_GROUP] = groups,
};
