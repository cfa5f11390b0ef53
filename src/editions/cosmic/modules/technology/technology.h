/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Technology (combined rules, p. 4, 10, 20 and 29): cards that ships research. Rows of the module
 * in the tables of the edition. */
#pragma once

/* Words of COSMIC_WORDS_TECH: what a player does with a tech, and what comes instead of an
 * encounter. */
enum
{
  TECHNOLOGY_RESEARCH = 1,
  TECHNOLOGY_COMPLETE,
  TECHNOLOGY_ABANDON,
  TECHNOLOGY_TECH,
};

/* Fields of techs (FpCardDef.field). */
enum
{
  TECHNOLOGY_COST, /* ships that complete it; 0: none do */
  TECHNOLOGY_HIDDEN, /* 1: it stays face down, and works while it is researched */
};

#define COSMIC_TECHNOLOGY_STEPS(STEP)                                      \
  STEP (deal_techs, "deal-techs", technology_deal_techs, 0)                \
  STEP (research, "research", technology_research, 1 << ENCOUNTER_OF_TURN) \
  STEP (acquire_tech, "acquire-tech", technology_acquire_tech, 0)
#define COSMIC_TECHNOLOGY_ACTS(ACT) ACT (complete, "complete", technology_complete, ENCOUNTER_THAT_CARDS)
#define COSMIC_TECHNOLOGY_PARTS(PART) PART (call_back, "call-back", technology_call_back)
#define COSMIC_TECHNOLOGY_KINDS(KIND)                                                                                \
  KIND (TECH, .id = "tech", .flags = FP_KIND_HOST | FP_KIND_OWNED | FP_KIND_UNSEEN, .fields = cosmic_fields_of_tech) \
  KIND (TOKEN, .id = "token", .marks = cosmic_marks_of_token, .written = FP_WRITTEN_PLAIN)
#define COSMIC_TECHNOLOGY_WORDS(LIST) \
  LIST (TECH, .id = "tech-answer", .words = cosmic_tech_answers, .n = TECHNOLOGY_TECH)
#define COSMIC_TECHNOLOGY_DECISIONS(DECISION)                  \
  DECISION (KEPT_TECH, "tech", technology_kept_options)        \
  DECISION (RESEARCHED, "tech", technology_researched_options) \
  DECISION (HOW, "how", technology_how_options)                \
  DECISION (RESEARCHER, "ships", fp_ship_selection_options)
#define COSMIC_TECHNOLOGY_QUERIES(QUERY) \
  QUERY (MORE_SHIPS, "more-ships", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0, .asks = TRUE)
#define COSMIC_TECHNOLOGY_EVENTS(EVENT)              \
  EVENT (TECHS_DEALT, "techs-dealt", FP_ABOUT_CARDS) \
  EVENT (TECH_KEPT, "tech-kept", FP_ABOUT_CARDS)     \
  EVENT (TECH_COMPLETED, "tech-completed", FP_ABOUT_CARDS)
/* Completed techs and their costs, techs that are researched, and useful ships on these. */
#define COSMIC_TECHNOLOGY_FEATURES(FEATURE) \
  FEATURE (TECHS, "techs")                  \
  FEATURE (TECH_COSTS, "tech-costs")        \
  FEATURE (RESEARCHED_TECHS, "researched")  \
  FEATURE (RESEARCH_SHIPS, "research-ships")

#define COSMIC_DECLARE_TECHNOLOGY                                                                              \
  extern const FpModule cosmic_technology;                                                                     \
  extern const FpEditionTexts cosmic_technology_texts;                                                         \
  extern const char *const cosmic_tech_answers[TECHNOLOGY_TECH];                                               \
  extern const FpField cosmic_fields_of_tech[], cosmic_marks_of_token[];                                       \
  void technology_kept_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);       \
  void technology_researched_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options); \
  void technology_how_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
