/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sentences of the module. */
#include "config.h"

#include "editions/cosmic/modules/technology/technology-module.h"

#include <glib/gi18n-lib.h>

static const FpMomentText moments[] = {
  { "deal-techs", N_ ("Deal techs") },
  { "research", N_ ("Research") },
  { "acquire-tech", N_ ("Acquire a tech") },
  { "complete", NULL, N_ ("completing a tech"), N_ ("you complete a tech"), N_ ("{who} completes a tech") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { "deal-techs", "tech", N_ ("Which tech do you keep?") },
  { "research", "tech", N_ ("Which tech do you work on?") },
  { "research", "how", N_ ("What do you do with it?") },
  { "research", "ships", N_ ("From which planet does the ship come?") },
  { "acquire-tech", "tech", N_ ("Which tech do you keep?") },
  { .pattern = NULL },
};

static const FpEventText events[] = {
  { "techs-dealt", FP_PLURAL ("{seat} draws {count} tech.", "{seat} draws {count} techs.") },
  { "tech-kept", N_ ("{seat} keeps {card}."), .hidden = N_ ("{seat} keeps a tech.") },
  { "tech-completed", N_ ("{seat} completes {card}.") },
  { NULL },
};

static const FpWordText words[] = {
  { "tech-answer", "tech", "research", NC_ ("tech", "Add a ship") },
  { "tech-answer", "tech", "complete", NC_ ("tech", "Complete it") },
  { "tech-answer", "tech", "abandon", NC_ ("tech", "Abandon it") },
  { "tech-answer", "tech", "tech", NC_ ("tech", "Acquire a tech instead") },
  { NULL },
};

static const FpKindText kinds[] = {
  { "tech", NC_ ("kind of card", "tech"), NC_ ("kinds of cards", "Techs"), .hidden = NC_ ("hidden", "a tech") },
  { "token", NC_ ("kind of card", "token"), NC_ ("kinds of cards", "Tokens") },
  { NULL },
};

static const FpNameText zones[] = {
  { "tech-deck", N_ ("into the tech deck") },      { "tech-discards", N_ ("onto the tech discards") },
  { "tech-tokens", N_ ("beside the tech deck") },  { "research", N_ ("to {seat}'s techs under research") },
  { "techs", N_ ("to {seat}'s completed techs") }, { NULL },
};

static const FpNameText queries[] = {
  { "more-ships", N_ ("ships that may be sent besides") },
  { NULL },
};

static const FpNameText labels[] = {
  { "techs", N_ ("Techs") },         { "research", N_ ("Research") },
  { "tech-deck", N_ ("Tech deck") }, { "tech-discards", N_ ("Tech discards") },
  { "tech-token", N_ ("Token") },    { NULL },
};

static const FpTermText terms[] = {
  { "tech-deck", N_ ("the tech deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "tech-discards", N_ ("the tech discards"), .sort = FP_TERM_SET, .several = TRUE },
  { "tech-tokens", N_ ("the tokens beside the tech deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "home-system", N_ ("their system"), N_ ("your system"), N_ ("{whose}'s system"), FP_TERM_SET, .several = TRUE },
  { "planet-card", N_ ("its card"), NULL, N_ ("the card of {whose}"), FP_TERM_SET },
  { "cards-beside", N_ ("the cards beside it"), NULL, N_ ("the cards beside {whose}"), FP_TERM_SET, .several = TRUE },
  { "next", N_ ("the planet behind it"), NULL, N_ ("the planet behind {whose}"), FP_TERM_SET },
  { "any tech-discards", N_ ("there are tech discards"), .sort = FP_TERM_YES_NO },
  { "techs", N_ ("their completed techs"), N_ ("your completed techs"), N_ ("{whose}'s completed techs"), FP_TERM_SET,
    .several = TRUE },
  { "any techs", N_ ("they have a completed tech"), N_ ("you have a completed tech"),
    N_ ("{whose} has a completed tech"), FP_TERM_YES_NO },
  { "cost", N_ ("its cost"), NULL, N_ ("the cost of {whose}"), FP_TERM_NUMBER },
  { NULL },
};

static const FpTermText term_places[] = {
  { "tech-tokens", N_ ("the tokens beside the tech deck") },
  { "home-system", N_ ("their system"), N_ ("your system"), N_ ("{whose}'s system") },
  { "techs", N_ ("their completed techs"), N_ ("your completed techs"), N_ ("{whose}'s completed techs") },
  { NULL },
};

static const FpNameText names[] = { { "technology", N_ ("technology") }, { NULL } };

static const FpNameText tips[] = {
  { "technology", N_ ("Ships research techs: inventions that are used once, or for the rest of the game.") },
  { NULL },
};

static const FpTurnLineText turn_lines[] = {
  { "research", N_ ("Research"), .heading = TRUE, .option = "technology", .at = "regroup",
    .place = FP_TURN_LINE_BEFORE },
  { "work",
    N_ ("The offense may abandon techs. Then it puts 1 ship on a tech, or completes one that has enough ships."),
    .step = "research", .option = "technology", .at = "research" },
  { "acquire", N_ ("Instead of another encounter after a success, the offense may take a new tech."),
    .step = "acquire-tech", .option = "technology", .at = "second" },
  { NULL },
};

const FpEditionTexts cosmic_technology_texts = {
  .turn_lines = turn_lines,
  .moments = moments,
  .questions = questions,
  .events = events,
  .words = words,
  .kinds = kinds,
  .terms[FP_TERM_THING] = terms,
  .terms[FP_TERM_PLACE] = term_places,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_QUERY] = queries,
  .names[FP_TEXT_OF_LABEL] = labels,
  .names[FP_TEXT_OF_MODULE] = names,
  .names[FP_TEXT_OF_TIP] = tips,
};
