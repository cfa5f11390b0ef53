/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition, and of the rows that they have in its tables. Rows stand
 * behind those of the edition and of the modules before, in every game: append only. */
#pragma once

/* Set-up options: the name of each one's number, and its id. Modules have numbers of these names,
 * COSMIC_MODULE_…, in this order. */
#define COSMIC_MODULE_OPTIONS(OPTION) \
  OPTION (FOUR_PLANETS, "four-planets") OPTION (SINGLE_ENCOUNTER, "single-encounter")

/* Steps: name of the number, id, function, encounters in which it is a step (0: none). */
#define COSMIC_MODULE_STEPS(STEP)
/* Kinds of cards: name of the number, and the members of an FpKindDef. */
#define COSMIC_MODULE_KINDS(KIND)
/* Decisions: name of the number, and the members of an FpDecisionKind. */
#define COSMIC_MODULE_DECISIONS(DECISION)
/* Queries: name of the number, and the members of an FpQueryDef. */
#define COSMIC_MODULE_QUERIES(QUERY)
/* Events: name of the number, and the members of an FpEventDef. */
#define COSMIC_MODULE_EVENTS(EVENT)

/* Behind the types of tables. */
#define COSMIC_DECLARE_MODULES                           \
  extern const FpModule cosmic_four_planets;             \
  extern const FpModule cosmic_single_encounter;         \
  extern const FpEditionTexts cosmic_four_planets_texts; \
  extern const FpEditionTexts cosmic_single_encounter_texts;
#define COSMIC_MODULES                             \
  {                                                \
    &cosmic_four_planets, &cosmic_single_encounter \
  }
#define COSMIC_MODULE_TEXTS                                          \
  {                                                                  \
    &cosmic_four_planets_texts, &cosmic_single_encounter_texts, NULL \
  }
