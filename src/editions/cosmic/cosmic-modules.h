/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition, and of the rows that they have in its tables. Rows stand
 * behind those of the edition and of the modules before, in every game: append only. */
#pragma once

/* Set-up options: the name of each one's number, and its id. Modules have numbers of these names,
 * COSMIC_MODULE_…, in this order. */
#define COSMIC_MODULE_OPTIONS(OPTION)           \
  OPTION (FOUR_PLANETS, "four-planets")         \
  OPTION (SINGLE_ENCOUNTER, "single-encounter") \
  OPTION (HIDDEN_POWERS, "hidden-powers")       \
  OPTION (ROTATING_POWERS, "rotating-powers") OPTION (COMBOS, "combos") OPTION (COMBO_FLARES, "combo-flares")

/* Steps: name of the number, id, function, encounters in which it is a step (0: none). */
#define COSMIC_MODULE_STEPS(STEP) STEP (draw_alien, "draw-alien", cosmic_draw_alien, 0)
/* Kinds of cards: name of the number, and the members of an FpKindDef. */
#define COSMIC_MODULE_KINDS(KIND) KIND (COMBO, "combo", .marks = cosmic_marks_of_combo)
/* Decisions: name of the number, and the members of an FpDecisionKind. */
#define COSMIC_MODULE_DECISIONS(DECISION) DECISION (DRAWN_ALIEN, "alien", cosmic_drawn_alien_options)
/* Queries: name of the number, and the members of an FpQueryDef. */
#define COSMIC_MODULE_QUERIES(QUERY)
/* Events: name of the number, and the members of an FpEventDef. */
#define COSMIC_MODULE_EVENTS(EVENT)                  \
  EVENT (COMBO_DRAWN, "combo-drawn", FP_ABOUT_CARDS) \
  EVENT (ALIEN_DRAWN, "alien-drawn", FP_ABOUT_CARDS) \
  EVENT (POWER_REVEALED, "power-revealed", FP_ABOUT_CARDS, FP_TELLS_FACE | FP_TELLS_PLAY)

/* Behind the types of tables. */
#define COSMIC_DECLARE_MODULES                                                                               \
  extern const FpModule cosmic_four_planets, cosmic_single_encounter;                                        \
  extern const FpModule cosmic_combos, cosmic_combo_flares, cosmic_rotating_powers, cosmic_hidden_powers;    \
  extern const FpEditionTexts cosmic_four_planets_texts, cosmic_single_encounter_texts;                      \
  extern const FpEditionTexts cosmic_combos_texts, cosmic_rotating_powers_texts, cosmic_hidden_powers_texts; \
  extern const FpField cosmic_marks_of_combo[];                                                              \
  void cosmic_drawn_alien_options (FpEngine *engine, const FpPendingDecision *pending, FpOptions *options);
#define COSMIC_MODULES                                                                                              \
  {                                                                                                                 \
    &cosmic_four_planets, &cosmic_single_encounter, &cosmic_hidden_powers, &cosmic_rotating_powers, &cosmic_combos, \
        &cosmic_combo_flares                                                                                        \
  }
#define COSMIC_MODULE_TEXTS                                                                                          \
  {                                                                                                                  \
    &cosmic_four_planets_texts, &cosmic_single_encounter_texts, &cosmic_combos_texts, &cosmic_rotating_powers_texts, \
        &cosmic_hidden_powers_texts, NULL                                                                            \
  }
