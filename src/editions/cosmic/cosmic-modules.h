/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition, and of the rows that they have in its tables. Rows stand
 * behind those of the edition and of the modules before, in every game: append only. */
#pragma once

#include "editions/cosmic/modules/technology/technology.h"
#include "editions/cosmic/modules/ways-to-aliens.h"

/* Set-up options: the name of each one's number, and its id. Modules have numbers of these names,
 * COSMIC_MODULE_…, in this order. */
#define COSMIC_MODULE_OPTIONS(OPTION)                 \
  OPTION (NO_FLARES, "no-flares")                     \
  OPTION (FREEWHEELING_FLARES, "freewheeling-flares") \
  OPTION (FOUR_PLANETS, "four-planets")               \
  OPTION (SINGLE_ENCOUNTER, "single-encounter")       \
  OPTION (HIDDEN_POWERS, "hidden-powers")             \
  OPTION (ROTATING_POWERS, "rotating-powers")         \
  OPTION (COMBOS, "combos")                           \
  OPTION (COMBO_FLARES, "combo-flares")               \
  OPTION (TECHNOLOGY, "technology")                   \
  OPTION (LARGE_GROUP, "large-group")                 \
  OPTION (INCURSION, "incursion")                     \
  OPTION (CONFLICT, "conflict")                       \
  OPTION (ALLIANCE, "alliance")

/* Steps: name of the number, id, function, encounters in which it is a step (0: none). */
#define COSMIC_MODULE_STEPS(STEP) \
  COSMIC_ALIENS_STEPS (STEP)      \
  COSMIC_TECHNOLOGY_STEPS (STEP)
/* Acts: name of the number, id, function, what is in `that`. */
#define COSMIC_MODULE_ACTS(ACT) COSMIC_TECHNOLOGY_ACTS (ACT)
/* Parts of procedures: name of the number, id, function. */
#define COSMIC_MODULE_PARTS(PART) COSMIC_TECHNOLOGY_PARTS (PART)
/* Kinds of cards: name of the number, and the members of an FpKindDef. */
#define COSMIC_MODULE_KINDS(KIND) \
  COSMIC_ALIENS_KINDS (KIND)      \
  COSMIC_TECHNOLOGY_KINDS (KIND)
/* Kinds of cards that may lie under other cards, a mask. */
#define COSMIC_MODULE_GUESTS (1U << COSMIC_KIND_TOKEN)
/* Lists of words: name of the number, and the members of an FpWordListDef. */
#define COSMIC_MODULE_WORDS(LIST) COSMIC_TECHNOLOGY_WORDS (LIST)
/* Decisions: name of the number, and the members of an FpDecisionKind. */
#define COSMIC_MODULE_DECISIONS(DECISION) \
  COSMIC_ALIENS_DECISIONS (DECISION)      \
  COSMIC_TECHNOLOGY_DECISIONS (DECISION)
/* Queries: name of the number, and the members of an FpQueryDef. */
#define COSMIC_MODULE_QUERIES(QUERY) COSMIC_TECHNOLOGY_QUERIES (QUERY)
/* Events: name of the number, and the members of an FpEventDef. */
#define COSMIC_MODULE_EVENTS(EVENT) \
  COSMIC_ALIENS_EVENTS (EVENT)      \
  COSMIC_TECHNOLOGY_EVENTS (EVENT)

/* Features of a position (EncounterModule.measure): name of the number, COSMIC_…, and its id. */
#define COSMIC_MODULE_FEATURES(FEATURE) COSMIC_TECHNOLOGY_FEATURES (FEATURE)

/* Bundles (FpBundle). */
#define COSMIC_BUNDLES                                                                                               \
  {                                                                                                                  \
    { "first-game", COSMIC_BIT (GREEN_ALIENS) | COSMIC_BIT (NO_FLARES) }, { "classic-evening", 0 },                  \
        { "everything", 0, TRUE,                                                                                     \
          COSMIC_BIT (FOUR_PLANETS) | COSMIC_BIT (SINGLE_ENCOUNTER) | COSMIC_BIT (NO_FLARES) | COSMIC_BIT (COMBOS) | \
              COSMIC_BIT (COMBO_FLARES) },                                                                           \
  }

/* Behind the types of tables. */
#define COSMIC_DECLARE_MODULES                                              \
  extern const FpModule cosmic_no_flares;                                   \
  extern const FpModule cosmic_freewheeling_flares;                         \
  extern const FpModule cosmic_four_planets;                                \
  extern const FpModule cosmic_single_encounter;                            \
  extern const FpModule cosmic_large_group;                                 \
  extern const FpModule cosmic_incursion, cosmic_conflict, cosmic_alliance; \
  extern const FpEditionTexts cosmic_no_flares_texts;                       \
  extern const FpEditionTexts cosmic_freewheeling_flares_texts;             \
  extern const FpEditionTexts cosmic_four_planets_texts;                    \
  extern const FpEditionTexts cosmic_single_encounter_texts;                \
  extern const FpEditionTexts cosmic_large_group_texts;                     \
  extern const FpEditionTexts cosmic_added_aliens_texts;                    \
  COSMIC_DECLARE_ALIENS                                                     \
  COSMIC_DECLARE_TECHNOLOGY
#define COSMIC_MODULES                                                                                            \
  {                                                                                                               \
    &cosmic_no_flares, &cosmic_freewheeling_flares, &cosmic_four_planets, &cosmic_single_encounter,               \
        &cosmic_hidden_powers, &cosmic_rotating_powers, &cosmic_combos, &cosmic_combo_flares, &cosmic_technology, \
        &cosmic_large_group, &cosmic_incursion, &cosmic_conflict, &cosmic_alliance                                \
  }
#define COSMIC_MODULE_TEXTS                                                                                           \
  {                                                                                                                   \
    &cosmic_option_texts, &cosmic_no_flares_texts, &cosmic_freewheeling_flares_texts, &cosmic_four_planets_texts,     \
        &cosmic_single_encounter_texts, &cosmic_combos_texts, &cosmic_rotating_powers_texts,                          \
        &cosmic_hidden_powers_texts, &cosmic_technology_texts, &cosmic_large_group_texts, &cosmic_added_aliens_texts, \
        NULL                                                                                                          \
  }
