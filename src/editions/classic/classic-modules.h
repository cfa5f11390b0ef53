/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of modules of the edition. */
#pragma once

/* Set-up options: the name of each one's number, and its id. */
#define CLASSIC_MODULE_OPTIONS(OPTION) OPTION (FOUR_PLANETS, "four-planets")

/* Behind the types of tables. */
#define CLASSIC_DECLARE_MODULES               \
  extern const FpModule classic_four_planets; \
  extern const FpEditionTexts classic_four_planets_texts;
#define CLASSIC_MODULES   \
  {                       \
    &classic_four_planets \
  }
#define CLASSIC_MODULE_TEXTS          \
  {                                   \
    &classic_four_planets_texts, NULL \
  }
