/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition. */
#pragma once

/* Set-up options: the name of each one's number, and its id. */
#define COSMIC_MODULE_OPTIONS(OPTION) \
  OPTION (FOUR_PLANETS, "four-planets") OPTION (SINGLE_ENCOUNTER, "single-encounter")

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
