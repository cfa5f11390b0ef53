/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition, and of the rows that they have in its tables. Rows stand
 * behind those of the edition and of the modules before, in every game: append only. */
#pragma once

/* Set-up options: the name of each one's number, and its id. Modules have numbers of these names,
 * COSMIC_MODULE_…, in this order. */
#define COSMIC_MODULE_OPTIONS(OPTION)                 \
  OPTION (NO_FLARES, "no-flares")                     \
  OPTION (FREEWHEELING_FLARES, "freewheeling-flares") \
  OPTION (FOUR_PLANETS, "four-planets")               \
  OPTION (SINGLE_ENCOUNTER, "single-encounter")       \
  OPTION (LARGE_GROUP, "large-group")

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

/* Bundles (FpBundle). */
#define COSMIC_BUNDLES                                                                                                 \
  {                                                                                                                    \
    { "first-game", COSMIC_BIT (GREEN_ALIENS) | COSMIC_BIT (NO_FLARES) }, { "classic-evening", 0 },                    \
        { "everything", 0, TRUE, COSMIC_BIT (FOUR_PLANETS) | COSMIC_BIT (SINGLE_ENCOUNTER) | COSMIC_BIT (NO_FLARES) }, \
  }

/* Behind the types of tables. */
#define COSMIC_DECLARE_MODULES                                  \
  extern const FpModule cosmic_no_flares;                       \
  extern const FpModule cosmic_freewheeling_flares;             \
  extern const FpModule cosmic_four_planets;                    \
  extern const FpModule cosmic_single_encounter;                \
  extern const FpModule cosmic_large_group;                     \
  extern const FpEditionTexts cosmic_no_flares_texts;           \
  extern const FpEditionTexts cosmic_freewheeling_flares_texts; \
  extern const FpEditionTexts cosmic_four_planets_texts;        \
  extern const FpEditionTexts cosmic_single_encounter_texts;    \
  extern const FpEditionTexts cosmic_large_group_texts;
#define COSMIC_MODULES                                                                              \
  {                                                                                                 \
    &cosmic_no_flares, &cosmic_freewheeling_flares, &cosmic_four_planets, &cosmic_single_encounter, \
        &cosmic_large_group                                                                         \
  }
#define COSMIC_MODULE_TEXTS                                                                                       \
  {                                                                                                               \
    &cosmic_option_texts, &cosmic_no_flares_texts, &cosmic_freewheeling_flares_texts, &cosmic_four_planets_texts, \
        &cosmic_single_encounter_texts, &cosmic_large_group_texts, NULL                                           \
  }
